//! The interface of a judge of positions, and the judge that plays games out at random.

use super::playout::Playouts;
use super::{Ownership, Suggestion};
use crate::engine::Position;

/// How far a judge has got.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// Playouts, or whatever the judge counts, that are done.
    pub done: u32,
    /// How many it means to do.
    pub of: u32,
}

impl Progress {
    /// Whether the judgement is complete.
    #[must_use]
    pub fn is_complete(self) -> bool {
        self.done >= self.of
    }
}

/// Someone who says which stones of a finished position are dead.
///
/// A judge works in slices, so that whoever runs it can stop between two of them; it can be asked
/// for its opinion at any time.
pub trait Judge {
    /// Thinks on for about `playouts` more units of work, less where it is complete before.
    fn step(&mut self, playouts: u32) -> Progress;

    /// Whose each point will be.
    fn ownership(&self) -> Ownership;

    /// Which stones are dead.
    fn suggestion(&self) -> Suggestion;

    /// Thinks to the end and says which stones are dead.
    fn judge(&mut self) -> Suggestion {
        while !self.step(64).is_complete() {}
        self.suggestion()
    }
}

/// Judges by unconditional life where that decides, and by random playouts elsewhere.
#[derive(Clone, Debug)]
pub struct PlayoutJudge {
    position: Position,
    playouts: Playouts,
    planned: u32,
}

impl PlayoutJudge {
    /// How many playouts a judgement takes unless told otherwise.
    pub const PLAYOUTS: u32 = 256;

    /// A judge of a position after the last pass. Equal positions and seeds give equal judgements.
    #[must_use]
    pub fn new(position: Position, seed: u64) -> PlayoutJudge {
        PlayoutJudge::with_playouts(position, seed, PlayoutJudge::PLAYOUTS)
    }

    /// The same with a number of playouts of one's own.
    #[must_use]
    pub fn with_playouts(position: Position, seed: u64, planned: u32) -> PlayoutJudge {
        PlayoutJudge { playouts: Playouts::new(&position, seed), position, planned }
    }
}

impl Judge for PlayoutJudge {
    fn step(&mut self, playouts: u32) -> Progress {
        let left = self.planned.saturating_sub(self.playouts.done());
        self.playouts.run(playouts.min(left));
        Progress { done: self.playouts.done(), of: self.planned }
    }

    fn ownership(&self) -> Ownership {
        self.playouts.ownership()
    }

    fn suggestion(&self) -> Suggestion {
        Suggestion::of(self.position.board(), &self.ownership())
    }
}
