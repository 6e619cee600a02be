//! A step of the count: which stones go from where to where, and what for.

use crate::engine::{Color, Point};

/// Where a stone can be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Place {
    Point(Point),
    /// The bowl of a colour, with the stones that are not in the game.
    Bowl(Color),
    /// The lid with the prisoners that a side has taken.
    Lid(Color),
    /// Beside the board, in heaps of ten.
    Heap,
}

/// A stone that goes from one place to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Change {
    pub color: Color,
    pub from: Place,
    pub to: Place,
}

impl Change {
    /// The change that undoes this one.
    #[must_use]
    pub fn reversed(self) -> Change {
        Change { from: self.to, to: self.from, ..self }
    }
}

/// Why a side has to play inside its own area before the count.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Protection {
    /// The dame filled just before has put this chain in atari.
    Atari { chain: Vec<Point> },
    /// The point is a false eye: these stones are not connected without it.
    FalseEye { stones: Vec<Point> },
}

/// What a step is for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StepKind {
    /// A neutral point is filled from the bowl; they are numbered from 1.
    Dame { color: Color, number: u32 },
    /// A move that filling the dame makes necessary.
    Protect { color: Color, reason: Protection },
    /// A dead chain leaves the board; `color` is its own.
    Lift { color: Color },
    /// A prisoner of `color` is put into the territory of `color`.
    Prisoner { color: Color },
    /// A stone of `color` is moved within its area, to give the free points a better shape.
    Rearrange { color: Color },
    /// The free points of a region of `color` are counted: the one of that number in the tally.
    CountRegion { color: Color, region: usize },
    /// By area: a territory of `color` is filled from its bowl.
    Fill { color: Color },
    /// By area: ten stones of `color`, or the last ones, go onto a heap; heaps are numbered from 1.
    Gather { color: Color, heap: u32 },
    /// The result is announced.
    Result,
}

/// A step: a few changes that belong together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    pub kind: StepKind,
    pub changes: Vec<Change>,
}
