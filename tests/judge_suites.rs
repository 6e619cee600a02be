//! The judge of dead stones against finished games whose dead stones are known.

mod common;

use std::collections::BTreeSet;
use std::time::Instant;

use hoshi::bot::{Judge, PlayoutJudge};
use hoshi::engine::{Board, Color, Point, Position, Size};
use serde_json::Value;

struct Case {
    name: String,
    board: Board,
    dead: BTreeSet<Point>,
}

fn cases(path: &str, dead: &str) -> Vec<Case> {
    let Some(json) = common::suite_json(path) else { return Vec::new() };
    let list = json.as_array().expect("a list of cases");
    list.iter().enumerate().map(|(index, case)| read(index, case, dead)).collect()
}

fn read(index: usize, case: &Value, dead: &str) -> Case {
    let rows: Vec<&str> = case["board"].as_array().expect("rows").iter().filter_map(Value::as_str).collect();
    let text = rows.join("\n").replace('b', "x").replace('w', "o");
    let board = Board::from_diagram(&text).expect("a board");
    let dead = case[dead].as_array().expect("points").iter().map(|xy| point(board.size(), xy)).collect();
    let name = ["sgf", "file"].iter().find_map(|&key| case[key].as_str()).unwrap_or("");
    Case { name: format!("{index} {name}"), board, dead }
}

fn point(size: Size, xy: &Value) -> Point {
    let at = |index: usize| u8::try_from(xy[index].as_u64().expect("a number")).expect("a line");
    Point::new(at(0), size.height() - 1 - at(1))
}

fn show(points: impl IntoIterator<Item = Point>) -> String {
    points.into_iter().map(|p| p.to_string()).collect::<Vec<_>>().join(" ")
}

fn score(path: &str, key: &str) -> (usize, usize) {
    let cases = cases(path, key);
    let mut right = 0;
    let mut slowest = 0.0f64;
    let mut total = 0.0;
    let (mut brier, mut chains) = (0.0, 0.0);
    for case in &cases {
        let start = Instant::now();
        let position = Position::from_board(case.board.clone(), Color::Black);
        let mut judge = PlayoutJudge::new(position, 1);
        let suggestion = judge.judge();
        let own = judge.ownership();
        for (p, color) in case.board.chains() {
            let truth = if case.dead.contains(&p) { color.opponent() } else { color };
            let v = own.of_chain(&case.board, p);
            if std::env::var("DIST").is_ok() && v.abs() < 0.6 {
                println!(
                    "D {} {} {p} v {v:.2} {} size {}",
                    path,
                    case.name,
                    if case.dead.contains(&p) { "dead" } else { "alive" },
                    case.board.chain_len(p)
                );
            }
            let miss = (1.0 - own.of(truth, p)) / 2.0;
            brier += miss * miss;
            chains += 1.0;
        }
        total += start.elapsed().as_secs_f64();
        slowest = slowest.max(start.elapsed().as_secs_f64());
        if suggestion.dead == case.dead {
            right += 1;
            if !suggestion.unsure.is_empty() || !suggestion.seki.is_empty() {
                println!(
                    "right {} unsure {} seki {}",
                    case.name,
                    show(suggestion.unsure.iter().copied()),
                    show(suggestion.seki.iter().copied())
                );
            }
        } else {
            let missed = case.dead.difference(&suggestion.dead).copied();
            let wrong = suggestion.dead.difference(&case.dead).copied();
            println!(
                "{}: missed {} | wrong {} | unsure {}",
                case.name,
                show(missed),
                show(wrong),
                show(suggestion.unsure.iter().copied())
            );
            if std::env::var("SHOW").is_err() {
                continue;
            }
            let own = judge.ownership();
            let mut text = String::new();
            for row in (0..case.board.size().height()).rev() {
                text += &format!("{:2} ", row + 1);
                for column in 0..case.board.size().width() {
                    let p = Point::new(column, row);
                    let stone = match (case.board.get(p), case.dead.contains(&p)) {
                        (None, _) => '.',
                        (Some(Color::Black), false) => 'x',
                        (Some(Color::Black), true) => 'b',
                        (Some(Color::White), false) => 'o',
                        (Some(Color::White), true) => 'w',
                    };
                    text += &format!(" {stone}{:+3.0}", own.get(p) * 99.0);
                }
                text += "\n";
            }
            println!("{text}");
        }
    }
    println!(
        "{path}: {right}/{}, slowest {:.0} ms, mean {:.0} ms, brier {:.5}",
        cases.len(),
        slowest * 1000.0,
        total * 1000.0 / cases.len() as f64,
        brier / chains
    );
    (right, cases.len())
}

#[test]
fn scored_games() {
    score("kgs_scored_games/cases.json", "dead");
    score("gnugo_regression/cases.json", "gnugo_dead");
    score("nngs_games/cases.json", "gnugo_dead");
}
