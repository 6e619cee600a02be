//! Whole games whose result is known: the dead stones are given, the rest is ours to find.

mod common;

use std::collections::BTreeSet;

use common::{position, rows, suite};
use hoshi::engine::counting::{Terms, UnsettledKind, count, unsettled};
use hoshi::engine::{Board, Color, HalfPoints, PerColor, Point, Preset};
use serde_json::Value;

/// The result of a case as records write it, as in `B+3.5`.
fn result(case: &Value) -> String {
    let (board, dead) = position(&rows(&case["board"]));
    result_of(case, &board, &dead)
}

/// The result of a case with another board.
fn result_of(case: &Value, board: &Board, dead: &BTreeSet<Point>) -> String {
    let prisoners = |key: &str| case[key].as_u64().expect("a number of prisoners") as u32;
    let komi = case["komi"].as_f64().expect("a komi");
    let terms = Terms {
        prisoners: PerColor { black: prisoners("captures_black"), white: prisoners("captures_white") },
        komi: HalfPoints((komi * 2.0).round() as i32),
        handicap_stones: 0,
    };
    let account = count(board, dead, &Preset::Japanese.rules(), &terms).account;
    match account.winner() {
        None => "0".to_owned(),
        Some(color) => {
            let letter = if color == Color::Black { "B" } else { "W" };
            format!("{letter}+{}", account.black_lead().abs())
        }
    }
}

/// The one game whose record we do not get from the position as it is, and why.
///
/// When both passed, White's corner was open at A15 (two points, which the record gives White), and
/// White had still to connect at F11 once Black would play the dame G10 (a point, which the record
/// does not give). Both are matters of moves not played. No rule on the position covers the first:
/// in `nngs_gnugo-3.3.16-rcde05` an area of White's is open in the very same shape, at J1, and that
/// record gives White nothing for it. So we count neither corner, say where the border is open,
/// and get the record's result when the moves are played.
const OPEN: &str = "nando_meijin27_g4";

/// Counts all games of a suite; `label` tells a case from its fellows.
fn all_agree(name: &str, label: impl Fn(&Value) -> String) {
    let Some(mut cases) = suite(name) else { return };
    cases.retain(|case| !label(case).contains(OPEN));
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

#[test]
fn the_game_left_open_gets_its_result_when_the_missing_moves_are_played() {
    let Some(cases) = suite("kgs_scored_games") else { return };
    let case = cases.iter().find(|case| case["sgf"].to_string().contains(OPEN)).expect("the game");
    let (mut board, dead) = position(&rows(&case["board"]));
    let point = |name: &str| -> Point { name.parse().unwrap() };

    let found = unsettled(&board, &dead);
    let says = |kind, name| found.iter().any(|u| u.kind == kind && u.moves.contains(&point(name)));
    assert!(says(UnsettledKind::OpenBorder, "A15") && says(UnsettledKind::Shortage, "F11"));
    assert_eq!(result_of(case, &board, &dead), "B+1.5");

    for (color, name) in [(Color::White, "A15"), (Color::Black, "G10"), (Color::White, "F11")] {
        board.place(color, point(name)).unwrap();
    }
    assert_eq!(result_of(case, &board, &dead), "B+0.5");
    assert_eq!(case["expected"], "B+0.5");
}
