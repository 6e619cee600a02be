//! What lies on the table: the board, the bowls and their lids.

use super::{Change, Place, Step};
use crate::engine::{Board, Color, PerColor};

/// The board with the prisoners in the lids and the stones put aside.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    board: Board,
    lids: PerColor<u32>,
    heaps: PerColor<u32>,
    /// How many stones of each colour have come out of its bowl, less those put back.
    from_bowls: PerColor<i32>,
}

impl Table {
    pub(super) fn new(board: Board, prisoners: PerColor<u32>) -> Table {
        Table { board, lids: prisoners, heaps: PerColor::default(), from_bowls: PerColor::default() }
    }

    #[must_use]
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The number of prisoners in each side's lid: stones of the other colour.
    #[must_use]
    pub fn lids(&self) -> PerColor<u32> {
        self.lids
    }

    /// The number of stones of each colour gathered beside the board.
    #[must_use]
    pub fn heaps(&self) -> PerColor<u32> {
        self.heaps
    }

    /// How many stones of a colour are on the table outside its bowl, less those that came out of
    /// the bowl during the count: no step changes it.
    #[must_use]
    pub fn stones_in_game(&self, color: Color) -> i64 {
        let on_board = self.board.stones().filter(|&(_, other)| other == color).count() as i64;
        let aside = i64::from(self.lids[color.opponent()]) + i64::from(self.heaps[color]);
        on_board + aside - i64::from(self.from_bowls[color])
    }

    /// Does a step.
    pub fn apply(&mut self, step: &Step) {
        for &change in &step.changes {
            self.carry(change);
        }
    }

    /// Undoes the step that was done last.
    pub fn undo(&mut self, step: &Step) {
        for &change in step.changes.iter().rev() {
            self.carry(change.reversed());
        }
    }

    fn carry(&mut self, change: Change) {
        let Change { color, from, to } = change;
        match from {
            Place::Point(point) => self.board.set(point, None),
            Place::Bowl(_) => self.from_bowls[color] += 1,
            Place::Lid(captor) => self.lids[captor] = self.lids[captor].saturating_sub(1),
            Place::Heap => self.heaps[color] = self.heaps[color].saturating_sub(1),
        }
        match to {
            Place::Point(point) => self.board.set(point, Some(color)),
            Place::Bowl(_) => self.from_bowls[color] -= 1,
            Place::Lid(captor) => self.lids[captor] += 1,
            Place::Heap => self.heaps[color] += 1,
        }
    }
}
