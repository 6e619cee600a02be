//! Small eye spaces and the points that decide whether they are one eye or two.

use super::board::{Cell, Content, FastBoard};
use super::sense::makes_sense;
use crate::engine::Color;

/// The point that makes one eye of the small space of the opponent's that its last move bounds.
pub fn vital_point(board: &FastBoard, color: Color, last: Cell) -> Option<Cell> {
    board.beside(last).into_iter().filter(|&beside| board.is_empty(beside)).find_map(|start| {
        let mut space = [0; 6];
        let space = enclosed_space(board, color.opponent(), start, &mut space)?;
        let degree = |&cell: &Cell| board.beside(cell).iter().filter(|beside| space.contains(beside)).count();
        let vital = space.iter().copied().max_by_key(degree)?;
        (space.len() >= 3 && has_vital_point(board, space) && makes_sense(board, color, vital))
            .then_some(vital)
    })
}

/// The empty cells connected with `start`, if they fit and only `color` and the edge bound them.
fn enclosed_space<'a>(
    board: &FastBoard,
    color: Color,
    start: Cell,
    space: &'a mut [Cell],
) -> Option<&'a [Cell]> {
    let mut len = 1;
    let mut next = 0;
    space[0] = start;
    while next < len {
        for beside in board.beside(space[next]) {
            match board.get(beside) {
                Content::Empty if !space[..len].contains(&beside) => {
                    *space.get_mut(len)? = beside;
                    len += 1;
                }
                Content::Stone(other) if other != color => return None,
                _ => {}
            }
        }
        next += 1;
    }
    Some(&space[..len])
}

/// Whether a shape of empty cells is one eye when the opponent moves first in it: up to three
/// points, the four in a T or a square, the bulky and the crossed five, and the rabbity six. A
/// number of points, of neighbouring pairs and the most neighbours of a point tell them apart.
pub fn has_vital_point(board: &FastBoard, shape: &[Cell]) -> bool {
    let degree = |&cell: &Cell| board.beside(cell).iter().filter(|beside| shape.contains(beside)).count();
    let most = shape.iter().map(degree).max().unwrap_or(0);
    let edges = shape.iter().map(degree).sum::<usize>() / 2;
    match shape.len() {
        0..=3 => true,
        4 => most == 3 || edges == 4,
        5 => most == 4 || edges == 5,
        6 => most == 4 && edges == 6,
        _ => false,
    }
}
