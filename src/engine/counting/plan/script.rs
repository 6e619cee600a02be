//! Steps as they are written, with the table they have led to.

use super::{Change, Place, Step, StepKind, Table};
use crate::engine::{Board, Color, Point};

/// A plan in the making.
pub(super) struct Script {
    table: Table,
    steps: Vec<Step>,
}

impl Script {
    pub fn new(table: Table) -> Script {
        Script { table, steps: Vec::new() }
    }

    pub fn board(&self) -> &Board {
        self.table.board()
    }

    /// The prisoners in a side's lid.
    pub fn lid(&self, captor: Color) -> u32 {
        self.table.lids()[captor]
    }

    pub fn into_steps(self) -> Vec<Step> {
        self.steps
    }

    /// Adds a step that moves stones.
    pub fn push(&mut self, kind: StepKind, changes: Vec<Change>) {
        let step = Step { kind, changes };
        self.table.apply(&step);
        self.steps.push(step);
    }

    /// Adds a step that puts a stone from its bowl on a point.
    pub fn place(&mut self, kind: StepKind, color: Color, point: Point) {
        self.push(kind, vec![Change { color, from: Place::Bowl(color), to: Place::Point(point) }]);
    }

    /// Adds a step for each dead chain: it goes where `place` says for its colour.
    pub fn lift(&mut self, dead: impl IntoIterator<Item = Point>, place: impl Fn(Color) -> Place) {
        for point in dead {
            // A chain lifted before has left its points empty.
            let Some(color) = self.board().get(point) else { continue };
            let leave = |stone| Change { color, from: Place::Point(stone), to: place(color) };
            let changes = self.board().chain(point).into_iter().map(leave).collect();
            self.push(StepKind::Lift { color }, changes);
        }
    }
}
