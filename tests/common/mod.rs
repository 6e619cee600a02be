//! What the integration tests share.
#![allow(dead_code, reason = "each test file uses a part")]

pub mod gtp;
pub mod perft;
pub mod plan;
pub mod play;
pub mod rules;

use std::collections::BTreeSet;
use std::path::PathBuf;

use hoshi::engine::{Board, Color, Point, Size};
use serde_json::Value;

/// A file of the suites that may stand beside the project; prints why where there are none.
pub fn suite_path(path: &str) -> Option<PathBuf> {
    let full = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../shared/suites").join(path);
    if full.exists() {
        Some(full)
    } else {
        eprintln!("skipped: the shared suite {path} is not beside this checkout");
        None
    }
}

/// A JSON file of the suites.
pub fn suite_json(path: &str) -> Option<Value> {
    let text = std::fs::read_to_string(suite_path(path)?).expect("a readable suite");
    Some(serde_json::from_str(&text).expect("JSON"))
}

/// Reads `9x9`.
pub fn size_of(text: &str) -> (u8, u8) {
    let (width, height) = text.split_once('x').expect("width x height");
    (width.parse().expect("a width"), height.parse().expect("a height"))
}

/// The cases of a suite, or `None` where the suite is not at hand.
pub fn suite(name: &str) -> Option<Vec<Value>> {
    let cases = suite_json(&format!("{name}/cases.json"))?;
    Some(cases.as_array().expect("a suite is a list of cases").clone())
}

/// The lines of a picture in a case, the top row first.
pub fn rows(value: &Value) -> Vec<String> {
    let lines = value.as_array().expect("a picture is a list of rows");
    lines.iter().map(|line| line.as_str().expect("a row is a text").to_owned()).collect()
}

/// The character of a picture at a point.
pub fn at(rows: &[String], point: Point) -> char {
    let row = &rows[rows.len() - 1 - usize::from(point.row)];
    char::from(row.as_bytes()[usize::from(point.column)])
}

/// A board and its dead stones: `x` and `o` live, `b` and `w` are dead.
pub fn position(rows: &[String]) -> (Board, BTreeSet<Point>) {
    let size = Size::new(rows[0].len() as u8, rows.len() as u8).expect("a board of a playable size");
    let mut board = Board::new(size);
    let mut dead = BTreeSet::new();
    for point in size.points() {
        let (stone, is_dead) = match at(rows, point) {
            'x' | 'X' => (Some(Color::Black), false),
            'o' | 'O' => (Some(Color::White), false),
            'b' => (Some(Color::Black), true),
            'w' => (Some(Color::White), true),
            _ => (None, false),
        };
        board.set(point, stone);
        if is_dead {
            dead.insert(point);
        }
    }
    (board, dead)
}

/// A picture of a board: what `draw` says for each point.
pub fn picture(size: Size, draw: impl Fn(Point) -> char) -> String {
    let row = |row: u8| (0..size.width()).map(|column| draw(Point::new(column, row))).collect::<String>();
    (0..size.height()).rev().map(row).collect::<Vec<String>>().join("\n")
}

/// The character of a stone in the pictures.
pub fn stone(board: &Board, dead: &BTreeSet<Point>, point: Point) -> char {
    match (board.get(point), dead.contains(&point)) {
        (None, _) => '.',
        (Some(Color::Black), false) => 'x',
        (Some(Color::White), false) => 'o',
        (Some(Color::Black), true) => 'b',
        (Some(Color::White), true) => 'w',
    }
}
