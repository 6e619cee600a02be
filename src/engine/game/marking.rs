//! Marking dead stones: by the players, by a suggestion, by what a trial has shown.

use std::collections::BTreeSet;

use super::{Agreement, Ending, Event, Game, MarkedBy, Refusal};
use crate::engine::Point;
use crate::engine::counting::{toggle_group, whole_chains};
use crate::engine::rules::DeadStones;

impl Agreement {
    /// Whoever accepts the marks makes them the players' own, suggested or not.
    pub(super) fn accept_marks(&mut self) {
        self.marked_by = MarkedBy::Players;
    }

    fn set(&mut self, dead: BTreeSet<Point>, marked_by: MarkedBy) {
        self.dead = dead;
        self.marked_by = marked_by;
        self.accepted = Default::default();
    }
}

impl Game {
    pub(super) fn agreement_mut(&mut self) -> Result<&mut Agreement, Refusal> {
        let cursor = self.cursor();
        match self.endings.get_mut(&cursor) {
            Some(Ending::Counting(agreement)) => Ok(agreement),
            _ => Err(Refusal::WrongPhase),
        }
    }

    fn check_marking(&self) -> Result<(), Refusal> {
        match self.rules.end.dead_stones {
            DeadStones::Agreed => Ok(()),
            DeadStones::MustBeCaptured => Err(Refusal::WrongPhase),
        }
    }

    /// Marks the stone's group, all that lives and dies together, dead or alive again.
    pub(super) fn toggle_dead(&mut self, point: Point) -> Result<Event, Refusal> {
        self.check_marking()?;
        let board = self.position().board().clone();
        let agreement = self.agreement_mut()?;
        if board.is_empty(point) {
            return Err(Refusal::NoStone);
        }
        let dead = toggle_group(&board, &agreement.dead, point);
        let stones: Vec<Point> = dead.symmetric_difference(&agreement.dead).copied().collect();
        let decided = dead.contains(&point);
        agreement.unsure.retain(|stone| !stones.contains(stone));
        // Of a group in doubt, a touch on the living part settles the rest as well.
        let chain = board.chain(point);
        agreement.unsure.retain(|stone| !chain.contains(stone));
        agreement.set(dead, MarkedBy::Players);
        Ok(Event::Marked { chain: stones, dead: decided })
    }

    /// Marks what a judge takes for dead, and notes what it will not decide. Only where nobody has
    /// marked or accepted anything yet: a suggestion never overrides the players.
    ///
    /// # Errors
    /// [`Refusal::WrongPhase`] where no suggestion is wanted.
    pub fn suggest(&mut self, dead: &BTreeSet<Point>, unsure: &BTreeSet<Point>) -> Result<Event, Refusal> {
        self.check_marking()?;
        let board = self.position().board().clone();
        let agreement = self.agreement_mut()?;
        if agreement.marked_by != MarkedBy::Nobody {
            return Err(Refusal::WrongPhase);
        }
        let dead = whole_chains(&board, dead);
        agreement.unsure = &whole_chains(&board, unsure) - &dead;
        let event = Event::Suggested { dead: dead.len(), unsure: agreement.unsure.len() };
        agreement.set(dead, MarkedBy::Suggestion);
        Ok(event)
    }

    /// Marks just these chains dead, for the players.
    ///
    /// # Errors
    /// [`Refusal::WrongPhase`] where nothing can be marked.
    pub fn mark(&mut self, dead: &BTreeSet<Point>) -> Result<(), Refusal> {
        self.check_marking()?;
        let dead = whole_chains(self.position().board(), dead);
        let agreement = self.agreement_mut()?;
        agreement.unsure.retain(|stone| !dead.contains(stone));
        agreement.set(dead, MarkedBy::Players);
        Ok(())
    }

    /// Whether a suggestion of dead stones is welcome at the cursor.
    #[must_use]
    pub fn wants_suggestion(&self) -> bool {
        let unmarked =
            |ending: &Ending| matches!(ending, Ending::Counting(a) if a.marked_by == MarkedBy::Nobody);
        self.check_marking().is_ok() && self.endings.get(&self.cursor()).is_some_and(unmarked)
    }
}
