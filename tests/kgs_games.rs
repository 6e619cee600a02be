//! Games of real servers, replayed: every move is legal, and the last position is the known one.

mod common;

use std::path::Path;

use common::{suite_json, suite_path};
use hoshi::engine::{Action, Board, Color, Game, Margin, Outcome, PerColor, Record, Vertex};
use hoshi::sgf;
use serde_json::Value;

/// Walks the main line to its end, asking before each stone whether it is legal.
fn replay(record: Record, name: &str) -> Game {
    let mut game = Game::from_record(record);
    for ply in 1..game.line().len() {
        if let Some(mv) = game.record().node(game.line()[ply]).mv
            && let Vertex::Point(point) = mv.vertex
        {
            assert_eq!(game.position().to_play(), mv.color, "{name}: turn at ply {ply}");
            assert_eq!(game.check(point), Ok(()), "{name}: {point} at ply {ply}");
        }
        game.apply(Action::Forward).expect("a step along the line");
    }
    game
}

/// The board of a case, on which `b` and `w` are stones that are dead.
fn board_of(case: &Value) -> Board {
    let rows: Vec<&str> = case["board"].as_array().expect("rows").iter().filter_map(Value::as_str).collect();
    Board::from_diagram(&rows.join("\n").replace('b', "x").replace('w', "o")).expect("a diagram")
}

fn prisoners_of(case: &Value) -> PerColor<u32> {
    let count = |key: &str| case[key].as_u64().expect("a number of prisoners") as u32;
    PerColor { black: count("captures_black"), white: count("captures_white") }
}

/// The result of a counted game, as in `B+3.5`.
fn result_of(record: &Record) -> Option<String> {
    match record.info.outcome? {
        Outcome::Win { winner, by: Margin::Points(points) } => {
            let letter = if winner == Color::Black { 'B' } else { 'W' };
            Some(format!("{letter}+{points}"))
        }
        Outcome::Draw => Some("0".to_owned()),
        _ => None,
    }
}

fn replay_suite(suite: &str) {
    let Some(cases) = suite_json(&format!("{suite}/cases.json")) else { return };
    for case in cases.as_array().expect("a list of cases") {
        let name = case["sgf"].as_str().expect("a file name");
        let path = suite_path(suite).expect("the suite").join(Path::new(name));
        let bytes = std::fs::read(path).expect("a readable file");
        let mut collection = sgf::read(&bytes).expect(name);
        let game = replay(collection.records.remove(0), name);
        assert_eq!(game.position().board(), &board_of(case), "{name}");
        assert_eq!(game.position().prisoners(), prisoners_of(case), "{name}");
        let komi = case["komi"].as_f64().expect("a komi");
        assert_eq!(f64::from(game.record().info.komi.0) / 2.0, komi, "{name}");
        assert_eq!(result_of(game.record()), case["expected"].as_str().map(str::to_owned), "{name}");
    }
}

#[test]
fn games_scored_on_kgs_replay_to_their_last_position() {
    replay_suite("kgs_scored_games");
}

#[test]
fn games_scored_on_nngs_replay_to_their_last_position() {
    replay_suite("nngs_games");
}
