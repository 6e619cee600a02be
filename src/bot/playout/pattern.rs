//! Familiar shapes of the stones around an empty point, where the last move makes a reply likely.
//!
//! Source: S. Gelly, Y. Wang, R. Munos, O. Teytaud, *Modification of UCT with Patterns in
//! Monte-Carlo Go*, INRIA RR-6062, 2006, section 3.2.

use std::sync::LazyLock;

use super::board::{Cell, Content, FastBoard};
use crate::engine::Color;

/// The shapes, three rows each with the point to play in the middle: `x` and `o` the two colours
/// either way round, `X` anything but `x`, `O` anything but `o`, `.` empty, `#` beyond the edge,
/// `?` anything. Turned and mirrored they count as well.
const SHAPES: [&str; 12] = [
    // Hane.
    "xox ... ???",
    "xo. ... ?.?",
    "xo? x.. ?.?",
    // Cut and connection.
    "xo? o.O ?O?",
    "xo? o.x ???",
    "?x? o.o XXX",
    // At the edge.
    "x.? o.? ###",
    "ox? X.O ###",
    "?x? O.o ###",
    "?xo ?.? ###",
    "?xo x.o ###",
    "ox? O.X ???",
];

/// Which of the 4⁸ surroundings of a point make a shape.
static KNOWN: LazyLock<Vec<bool>> = LazyLock::new(|| {
    let mut known = vec![false; 1 << 16];
    for shape in SHAPES {
        let squares: Vec<char> = shape.chars().filter(|c| *c != ' ').collect();
        for turn in 0..8 {
            for swapped in [false, true] {
                fill(&mut known, &turned(&squares, turn), swapped, 0, 0);
            }
        }
    }
    known
});

/// Whether the stones around an empty cell make a familiar shape.
pub fn matches(board: &FastBoard, cell: Cell) -> bool {
    let [a, b, c, d] = board.beside(cell);
    let [e, f, g, h] = board.corners(cell);
    let around = [e, a, f, b, c, g, d, h];
    let code = around.into_iter().fold(0, |code, cell| code << 2 | digit(board.get(cell)));
    KNOWN[code]
}

fn digit(content: Content) -> usize {
    match content {
        Content::Empty => 0,
        Content::Stone(Color::Black) => 1,
        Content::Stone(Color::White) => 2,
        Content::Border => 3,
    }
}

/// The squares around the middle of a shape, row by row, after one of the eight symmetries.
fn turned(squares: &[char], turn: usize) -> Vec<char> {
    let at = |row: usize, column: usize| {
        let (row, column) = if turn & 1 > 0 { (column, row) } else { (row, column) };
        let row = if turn & 2 > 0 { 2 - row } else { row };
        let column = if turn & 4 > 0 { 2 - column } else { column };
        squares[row * 3 + column]
    };
    (0..9).filter(|&index| index != 4).map(|index| at(index / 3, index % 3)).collect()
}

/// Marks every surrounding that fits the squares from `index` on, given the code of those before.
fn fill(known: &mut [bool], squares: &[char], swapped: bool, index: usize, code: usize) {
    let Some(&square) = squares.get(index) else {
        known[code] = true;
        return;
    };
    let (x, o) = if swapped { (2, 1) } else { (1, 2) };
    for digit in 0..4 {
        let fits = match square {
            'x' => digit == x,
            'o' => digit == o,
            'X' => digit != x && digit != 3,
            'O' => digit != o && digit != 3,
            '.' => digit == 0,
            '#' => digit == 3,
            _ => true,
        };
        if fits {
            fill(known, squares, swapped, index + 1, code << 2 | digit);
        }
    }
}
