//! Barriers: empty points where one colour's shape keeps the other out although a gap is left.
//!
//! A bamboo joint or a hanging connection is as good as a wall, so reach stops there. Without
//! this, one gap that nobody bothered to close would turn a whole territory into dame.
//!
//! Source of the shapes: the published method of lightvector/goscorer (2024).

use std::sync::LazyLock;

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

/// A shape in one of its eight positions, or what is found around a cell: which of the eight cells
/// of [`Grid::ring`] are what, one bit each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
struct Ring {
    own: u8,
    own_or_open: u8,
    edge: u8,
}

impl Ring {
    fn around(grid: &Grid, cell: usize, owner: Color) -> Ring {
        let mut ring = Ring::default();
        for (bit, side) in grid.ring(cell).into_iter().enumerate() {
            match grid.at(side) {
                Cell::Edge => ring.edge |= 1 << bit,
                Cell::Empty => ring.own_or_open |= 1 << bit,
                Cell::Dead(color) if color != owner => ring.own_or_open |= 1 << bit,
                Cell::Alive(color) if color == owner => {
                    ring.own |= 1 << bit;
                    ring.own_or_open |= 1 << bit;
                }
                Cell::Alive(_) | Cell::Dead(_) => {}
            }
        }
        ring
    }

    /// Whether all that this shape asks for is `there`.
    fn fits(self, there: Ring) -> bool {
        self.own & !there.own == 0
            && self.own_or_open & !there.own_or_open == 0
            && self.edge & !there.edge == 0
    }

    /// A shape as it is drawn in [`SHAPES`], mirrored if `mirror`, then turned by so many right
    /// angles.
    fn of(shape: &[&str; 3], mirror: bool, turns: usize) -> Ring {
        // The places of the ring in the drawing: from the top, clockwise.
        const PLACES: [(usize, usize); 8] = [(0, 1), (0, 2), (1, 2), (2, 2), (2, 1), (2, 0), (1, 0), (0, 0)];
        let mut ring = Ring::default();
        for (bit, (row, column)) in PLACES.into_iter().enumerate() {
            let bit = if mirror { (8 - bit) % 8 } else { bit };
            let bit = 1 << ((bit + 2 * turns) % 8);
            match shape[row].as_bytes()[column] {
                b'p' => ring.own |= bit,
                b'e' => ring.own_or_open |= bit,
                b'x' => ring.edge |= bit,
                _ => {}
            }
        }
        ring
    }
}

static PLACED: LazyLock<Vec<Ring>> = LazyLock::new(|| {
    let placed = |shape| [false, true].map(|mirror| [0, 1, 2, 3].map(|turns| Ring::of(shape, mirror, turns)));
    let mut shapes: Vec<Ring> = SHAPES.iter().flat_map(placed).flatten().collect();
    shapes.sort_unstable();
    shapes.dedup();
    shapes
});

/// For each colour, whether a cell is a barrier of its.
pub(super) fn barriers(grid: &Grid) -> PerColor<Vec<bool>> {
    let shapes = &*PLACED;
    PerColor::from_fn(|owner| {
        let mut found = vec![false; grid.len()];
        for cell in grid.board_cells().filter(|&cell| grid.at(cell) == Cell::Empty) {
            let there = Ring::around(grid, cell, owner);
            found[cell] = there.own != 0 && shapes.iter().any(|shape| shape.fits(there));
        }
        found
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shapes_turn_into_each_other() {
        // Three of the six are their own mirror images.
        assert_eq!(PLACED.len(), 3 * 8 + 3 * 4);
    }
}
