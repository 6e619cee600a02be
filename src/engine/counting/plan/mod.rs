//! The count as people do it over the board, as a list of steps that can be walked both ways.
//!
//! By territory: the dame are filled, the dead stones go into the captors' lids, the prisoners go
//! back into the territory of their own colour, and stones are moved until what is left free is
//! rectangles that can be counted at a glance. By area: the dead stones go back into the bowls, one
//! side's territory is filled from its bowl, and all its stones are gathered in heaps of ten.
//!
//! - [`Plan`] has the steps, and the [`Table`] after each;
//! - [`Tally`] is what is counted off at the end; it comes to the same as the arithmetic
//!   [`Account`](super::Account).

mod area;
mod dame;
mod layout;
mod script;
mod step;
mod table;
mod tally;
mod territory;

use std::collections::BTreeSet;

pub use layout::Rectangle;
pub use step::{Change, Place, Protection, Step, StepKind};
pub use table::Table;
pub use tally::{AreaTally, Region, Tally, TerritoryTally};

use super::{Count, Terms, count};
use crate::engine::rules::{Rules, Scoring};
use crate::engine::{Board, Point, Position};
use script::Script;

/// A finished game's count, step by step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    start: Table,
    steps: Vec<Step>,
    tally: Tally,
    left_open: BTreeSet<Point>,
    count: Count,
}

impl Plan {
    /// Plans the count of a position under its rules. The side to move fills the first dame; of the
    /// prisoners those of `terms` count; `dead` as in [`assess`](super::assess).
    #[must_use]
    pub fn new(position: &Position, dead: &BTreeSet<Point>, rules: &Rules, terms: &Terms) -> Plan {
        let board = position.board();
        let count = count(board, dead, rules, terms);
        let start = Table::new(board.clone(), terms.prisoners);
        let mut script = Script::new(start.clone());
        let (tally, left_open) = match rules.scoring {
            Scoring::Territory => territory::plan(&mut script, position.to_play(), &count, rules),
            Scoring::Area => (area::plan(&mut script, &count), BTreeSet::new()),
        };
        Plan { start, steps: script.into_steps(), tally, left_open, count }
    }

    #[must_use]
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// The board, the lids and the heaps after so many steps; after all of them for any more.
    #[must_use]
    pub fn table_after(&self, steps: usize) -> Table {
        let mut table = self.start.clone();
        for step in self.steps.iter().take(steps) {
            table.apply(step);
        }
        table
    }

    /// The board after so many steps.
    #[must_use]
    pub fn board_after(&self, steps: usize) -> Board {
        self.table_after(steps).board().clone()
    }

    /// What is counted off when all the steps are done.
    #[must_use]
    pub fn tally(&self) -> &Tally {
        &self.tally
    }

    /// The arithmetic count of the same game.
    #[must_use]
    pub fn count(&self) -> &Count {
        &self.count
    }

    /// Neutral points that stay empty: filling them would take or give stones, as in a seki.
    #[must_use]
    pub fn left_open(&self) -> &BTreeSet<Point> {
        &self.left_open
    }
}
