//! The board as text.

use super::session::Session;
use crate::engine::counting::{Assessment, Reason};
use crate::engine::handicap::star_points;
use crate::engine::{Board, Color, Point, Size, column_name};

/// The board with its coordinates, the top row first, then the prisoners and what is agreed on.
pub fn board(session: &Session) -> String {
    let board = session.board();
    let size = board.size();
    let stars = star_points(size);
    let columns = row_of(size, "", (0..size.width()).map(column_name));
    let rows = (0..size.height()).rev().map(|row| {
        let signs = (0..size.width()).map(|column| {
            let point = Point::new(column, row);
            let empty = if stars.contains(&point) { "+" } else { "." };
            board.get(point).map_or(empty, stone).to_owned()
        });
        let number = (row + 1).to_string();
        format!("{} {number}", row_of(size, &number, signs))
    });
    let prisoners = session.game().position().prisoners();
    let taken = |color| format!("{color} ({}) has taken {}", stone(color), prisoners[color]);
    let komi = session.game().record().info.komi;
    let agreed = format!("rules {}, komi {komi}", session.rules());
    let lines = std::iter::once(columns.clone()).chain(rows).chain([
        columns,
        taken(Color::Black),
        taken(Color::White),
        agreed,
    ]);
    // The answer begins on the line after its sign, so that the rows stand under each other.
    lines.map(|line| format!("\n{line}")).collect()
}

fn stone(color: Color) -> &'static str {
    match color {
        Color::Black => "X",
        Color::White => "O",
    }
}

fn row_of(size: Size, number: &str, signs: impl Iterator<Item = String>) -> String {
    let cell = column_name(size.width() - 1).len() + 1;
    let signs: String = signs.map(|sign| format!("{sign:>cell$}")).collect();
    format!("{number:>2}{signs}")
}

/// Who has which point, row by row from the top; the characters are explained in the module's
/// documentation.
pub fn territory(board: &Board, assessment: &Assessment) -> String {
    let size = board.size();
    let sign = |point: Point| {
        let scored = assessment.get(point).filter(|verdict| verdict.reason != Reason::Stone);
        match (scored.and_then(|verdict| verdict.owner), board.get(point)) {
            (Some(Color::Black), _) => 'X',
            (Some(Color::White), _) => 'O',
            (None, Some(Color::Black)) => 'x',
            (None, Some(Color::White)) => 'o',
            (None, None) => '.',
        }
    };
    let row = |row| (0..size.width()).map(|column| sign(Point::new(column, row))).collect::<String>();
    (0..size.height()).rev().map(row).collect::<Vec<_>>().join("\n")
}
