//! What playing a position on has shown about its dead stones.

use std::collections::BTreeSet;

use super::{UnconditionalLife, whole_chains};
use crate::engine::rules::Suicide;
use crate::engine::{Board, Point};

/// A position that was played on to try something out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tried {
    /// The position that the trial began from.
    pub position: Board,
    /// Its stones that are marked dead: whole chains.
    pub dead: BTreeSet<Point>,
    /// Its stones that have been captured since, whatever stands there now.
    pub captured: BTreeSet<Point>,
    /// Where stones have been played since.
    pub played: BTreeSet<Point>,
    /// The position that the trial has come to.
    pub after: Board,
}

/// What a trial says of the chains of the position that it began from. Whole chains.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Verdict {
    /// Stones that were thought alive, and are dead.
    pub died: BTreeSet<Point>,
    /// Stones that were marked dead, and live.
    pub survived: BTreeSet<Point>,
}

impl Tried {
    /// What is certain while the trial goes on: what was captured is dead, and what no play can
    /// capture any more is alive, if the trial was about it.
    #[must_use]
    pub fn so_far(&self, suicide: Suicide) -> Verdict {
        if self.played.is_empty() {
            return Verdict::default();
        }
        let life = UnconditionalLife::of(&self.after, suicide);
        self.verdict(|stone| if self.is_touched(stone) && life.is_alive(stone) { Some(false) } else { None })
    }

    /// What the trial says once both sides have passed in it, with these stones of its last position
    /// dead.
    #[must_use]
    pub fn ended(&self, dead_after: &BTreeSet<Point>) -> Verdict {
        let dead_after = whole_chains(&self.after, dead_after);
        self.verdict(|stone| Some(dead_after.contains(&stone)))
    }

    /// Which stones are dead at the end of the trial, if nobody says otherwise: of what it was
    /// played about, those that a judge of its last position takes for dead; the rest as it was
    /// marked before. `suggested` are stones of that last position.
    #[must_use]
    pub fn marks(&self, suggested: &BTreeSet<Point>) -> BTreeSet<Point> {
        let mut marks = whole_chains(&self.after, suggested);
        for stone in self.standing().filter(|&stone| !self.is_touched(stone)) {
            if self.dead.contains(&stone) {
                marks.insert(stone);
            } else {
                marks.remove(&stone);
            }
        }
        marks
    }

    /// Whether the trial was about the stone: a stone was played beside its chain, or joined it.
    #[must_use]
    pub fn is_touched(&self, stone: Point) -> bool {
        let size = self.after.size();
        let beside = |member: Point| size.neighbours(member).any(|p| self.played.contains(&p));
        self.after.chain(stone).into_iter().any(|member| self.played.contains(&member) || beside(member))
    }

    /// The stones of the first position that still stand.
    fn standing(&self) -> impl Iterator<Item = Point> + '_ {
        self.position.stones().map(|(stone, _)| stone).filter(|stone| !self.captured.contains(stone))
    }

    /// Compares with the marks that were: `is_dead` tells of a stone that still stands what is
    /// known.
    fn verdict(&self, is_dead: impl Fn(Point) -> Option<bool>) -> Verdict {
        let mut verdict = Verdict::default();
        for (start, _) in self.position.chains() {
            let is_dead = if self.captured.contains(&start) { Some(true) } else { is_dead(start) };
            match (is_dead, self.dead.contains(&start)) {
                (Some(true), false) => verdict.died.extend(self.position.chain(start)),
                (Some(false), true) => verdict.survived.extend(self.position.chain(start)),
                _ => {}
            }
        }
        verdict
    }
}

impl Verdict {
    /// Whether the trial has shown nothing new.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.died.is_empty() && self.survived.is_empty()
    }

    /// The marking with the verdict brought into it.
    #[must_use]
    pub fn applied_to(&self, dead: &BTreeSet<Point>) -> BTreeSet<Point> {
        &(dead | &self.died) - &self.survived
    }
}
