//! Barriers: empty points where one colour's shape keeps the other out although a gap is left.
//!
//! A bamboo joint or a hanging connection is as good as a wall, so reach stops there. Without
//! this, one gap that nobody bothered to close would turn a whole territory into dame.
//!
//! Source of the shapes: the published method of lightvector/goscorer (2024).

use super::grid::{Cell, Grid};
use crate::engine::{Color, PerColor};

/// The shapes, each to be turned and mirrored in all eight ways, and each within one step of `@`:
/// `@` the barrier, an empty point; `p` a living stone of its owner; `e` empty, a living stone of
/// its owner or a dead one of the opponent; `x` beyond the edge; `?` anything.
const SHAPES: [[&str; 3]; 6] = [
    ["?pp", "?@e", "?pe"],
    ["ep?", "e@e", "ep?"],
    ["pee", "e@p", "pee"],
    ["?e?", "p@p", "xxx"],
    ["?pp", "?@e", "?xx"],
    ["ep?", "e@e", "xxx"],
];

/// What a shape asks of one cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Need {
    Own,
    OwnOrOpen,
    Edge,
}

impl Need {
    fn of(character: u8) -> Option<Need> {
        match character {
            b'p' => Some(Need::Own),
            b'e' => Some(Need::OwnOrOpen),
            b'x' => Some(Need::Edge),
            _ => None,
        }
    }

    fn is_met(self, cell: Cell, owner: Color) -> bool {
        match self {
            Need::Own => cell == Cell::Alive(owner),
            Need::OwnOrOpen => {
                matches!(cell, Cell::Empty)
                    || cell == Cell::Alive(owner)
                    || cell == Cell::Dead(owner.opponent())
            }
            Need::Edge => cell == Cell::Edge,
        }
    }
}

/// A shape in one of its eight positions: steps from `@` in cells, and what is needed there.
type Placed = Vec<(isize, Need)>;

/// For each colour, whether a cell is a barrier of its.
pub(super) fn barriers(grid: &Grid) -> PerColor<Vec<bool>> {
    let shapes = placed_shapes(grid.stride() as isize);
    let fits = |cell: usize, owner: Color| {
        shapes.iter().any(|shape| {
            shape.iter().all(|&(step, need)| need.is_met(grid.at(cell.wrapping_add_signed(step)), owner))
        })
    };
    PerColor::from_fn(|owner| {
        let mut found = vec![false; grid.len()];
        for cell in grid.board_cells() {
            // Every shape has a stone of the owner right next to the barrier.
            let near = |&side: &usize| grid.at(side) == Cell::Alive(owner);
            found[cell] =
                grid.at(cell) == Cell::Empty && grid.around(cell).iter().any(near) && fits(cell, owner);
        }
        found
    })
}

fn placed_shapes(stride: isize) -> Vec<Placed> {
    let mut shapes: Vec<Placed> =
        SHAPES.iter().flat_map(|shape| (0..8).map(move |turn| place(shape, turn, stride))).collect();
    shapes.sort();
    shapes.dedup();
    shapes
}

/// Turns a shape: bit 0 of `turn` mirrors columns, bit 1 mirrors rows, bit 2 swaps them.
fn place(shape: &[&str; 3], turn: u8, stride: isize) -> Placed {
    let mut needs: Placed = (-1..=1)
        .zip(shape)
        .flat_map(|(row, line): (isize, _)| (-1..=1).zip(line.bytes()).map(move |(c, b)| (row, c, b)))
        .filter_map(|(row, column, byte): (isize, isize, u8)| {
            let column = if turn & 1 == 0 { column } else { -column };
            let row = if turn & 2 == 0 { row } else { -row };
            let (row, column) = if turn & 4 == 0 { (row, column) } else { (column, row) };
            Some((row * stride + column, Need::of(byte)?))
        })
        .collect();
    // Stones first: they are the rarest, so most shapes are ruled out at the first cell.
    needs.sort_by_key(|&(step, need)| (need, step));
    needs
}
