//! The judge of dead stones against finished games whose dead stones are known.

mod common;

use std::collections::BTreeSet;
use std::time::Instant;

use hoshi::bot::{Judge, PlayoutJudge};
use hoshi::engine::{Board, Color, Point, Position, Size};
use serde_json::Value;

const SEED: u64 = 1;

/// A finished game and the stones that are dead in it.
struct Case {
    name: String,
    board: Board,
    dead: BTreeSet<Point>,
}

/// How a suite of cases went.
#[derive(Default)]
struct Tally {
    right: usize,
    all: usize,
    /// Cases in which the judge would not decide about some stone.
    unsure: usize,
    slowest_ms: f64,
    total_ms: f64,
}

fn cases(suite: &str, dead: &str) -> Vec<Case> {
    let cases = common::suite(suite).unwrap_or_default();
    let read = |(index, case): (usize, &Value)| {
        let (board, _) = common::position(&common::rows(&case["board"]));
        let points = case[dead].as_array().expect("points");
        let dead = points.iter().map(|xy| point(board.size(), xy)).collect();
        Case { name: format!("{suite} {index}"), board, dead }
    };
    cases.iter().enumerate().map(read).collect()
}

/// A point given as column and row from the top left corner.
fn point(size: Size, xy: &Value) -> Point {
    let at = |index: usize| u8::try_from(xy[index].as_u64().expect("a number")).expect("a line");
    Point::new(at(0), size.height() - 1 - at(1))
}

fn names<'a>(points: impl IntoIterator<Item = &'a Point>) -> String {
    points.into_iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

/// Asks for a suggestion in each case and prints how often the dead stones are exactly right.
fn judge(suite: &str, cases: &[Case]) -> Tally {
    let mut tally = Tally { all: cases.len(), ..Tally::default() };
    for case in cases {
        let start = Instant::now();
        let position = Position::from_board(case.board.clone(), Color::Black);
        let suggestion = PlayoutJudge::new(position, SEED).judge();
        let took_ms = start.elapsed().as_secs_f64() * 1000.0;
        tally.slowest_ms = tally.slowest_ms.max(took_ms);
        tally.total_ms += took_ms;
        tally.unsure += usize::from(!suggestion.unsure.is_empty());
        if suggestion.dead == case.dead {
            tally.right += 1;
        } else {
            let missed = names(case.dead.difference(&suggestion.dead));
            let wrong = names(suggestion.dead.difference(&case.dead));
            println!("{}: missed [{missed}], wrongly dead [{wrong}]", case.name);
        }
    }
    let mean_ms = tally.total_ms / cases.len().max(1) as f64;
    println!(
        "{suite}: dead stones exactly right in {}/{}, unsure of a stone in {}, mean {mean_ms:.0} ms, slowest {:.0} ms",
        tally.right, tally.all, tally.unsure, tally.slowest_ms
    );
    tally
}

/// Asserts that at least `percent` of a suite is right.
fn assert_right(suite: &str, dead: &str, percent: usize) {
    let tally = judge(suite, &cases(suite, dead));
    assert!(tally.right * 100 >= tally.all * percent, "{suite}: {}/{}", tally.right, tally.all);
}

#[test]
fn dead_stones_of_scored_games() {
    assert_right("kgs_scored_games", "dead", 95);
}

#[test]
fn dead_stones_of_gnugo_regression() {
    assert_right("gnugo_regression", "gnugo_dead", 85);
}

#[test]
fn dead_stones_of_nngs_games() {
    assert_right("nngs_games", "gnugo_dead", 90);
}

/// These games come with the owner of each point rather than a list of the dead.
#[test]
fn dead_stones_of_ogs_games() {
    let Some(folder) = common::suite_path("ogs_autoscore") else { return };
    let mut paths: Vec<_> =
        std::fs::read_dir(folder).expect("a folder").flatten().map(|e| e.path()).collect();
    paths.retain(|path| path.extension().is_some_and(|extension| extension == "json"));
    paths.sort();
    let read = |path: &std::path::PathBuf| {
        let text = std::fs::read_to_string(path).expect("a readable case");
        let case: Value = serde_json::from_str(&text).expect("JSON");
        let stones = common::rows(&case["board"]);
        let stones: Vec<String> =
            stones.iter().map(|row| row.to_lowercase().replace('b', "x").replace('w', "o")).collect();
        let owners = common::rows(&case["correct_ownership"]);
        let (board, _) = common::position(&stones);
        let foreign = |&(point, color): &(Point, Color)| {
            let owner = common::at(&owners, point);
            owner == if color == Color::Black { 'W' } else { 'B' }
        };
        let dead = board.stones().filter(foreign).map(|(point, _)| point).collect();
        Case { name: path.file_stem().unwrap_or_default().to_string_lossy().into_owned(), board, dead }
    };
    judge("ogs_autoscore", &paths.iter().map(read).collect::<Vec<_>>());
}

#[test]
fn equal_seeds_give_equal_judgements() {
    let board = Board::from_diagram("....\n.xo.\n.xo.\no...").expect("a board");
    let judged = || {
        let mut judge = PlayoutJudge::new(Position::from_board(board.clone(), Color::Black), 7);
        (judge.judge(), judge.ownership())
    };
    assert_eq!(judged(), judged());
}
