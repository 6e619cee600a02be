//! Whole games whose result is known: the dead stones are given, the rest is ours to find.

mod common;

use common::{position, rows, suite};
use hoshi::engine::counting::{Terms, count};
use hoshi::engine::{Color, HalfPoints, PerColor, Preset};
use serde_json::Value;

/// The result of a case as records write it, as in `B+3.5`.
fn result(case: &Value) -> String {
    let (board, dead) = position(&rows(&case["board"]));
    let prisoners = |key: &str| case[key].as_u64().expect("a number of prisoners") as u32;
    let komi = case["komi"].as_f64().expect("a komi");
    let terms = Terms {
        prisoners: PerColor { black: prisoners("captures_black"), white: prisoners("captures_white") },
        komi: HalfPoints((komi * 2.0).round() as i32),
        handicap_stones: 0,
    };
    let account = count(&board, &dead, &Preset::Japanese.rules(), &terms).account;
    match account.winner() {
        None => "0".to_owned(),
        Some(color) => {
            let letter = if color == Color::Black { "B" } else { "W" };
            format!("{letter}+{}", account.black_lead().abs())
        }
    }
}

/// Counts all games of a suite; `name` tells a case from its fellows.
fn all_agree(name: &str, label: impl Fn(&Value) -> String) {
    let Some(cases) = suite(name) else { return };
    let mut wrong = Vec::new();
    for case in &cases {
        let (found, expected) = (result(case), case["expected"].as_str().expect("a result"));
        if found != expected {
            wrong.push(format!("{}: {expected} expected, {found} found", label(case)));
        }
    }
    println!("{name}: {} of {} results agree", cases.len() - wrong.len(), cases.len());
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn scored_games_get_the_result_of_their_record() {
    all_agree("kgs_scored_games", |case| case["sgf"].to_string());
}

#[test]
fn server_games_get_the_result_of_their_record() {
    all_agree("nngs_games", |case| case["file"].to_string());
}

#[test]
fn regression_positions_get_the_expected_result() {
    all_agree("gnugo_regression", |case| format!("{} {}", case["tst"], case["id"]));
}
