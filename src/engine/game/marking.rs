//! Marking dead stones: by the players, by a suggestion, by what a trial has shown.

use std::collections::BTreeSet;

use super::{Agreement, Ending, Event, Game, MarkedBy, Refusal};
use crate::engine::counting::{Tried, UnconditionalLife, toggle_group, whole_chains};
use crate::engine::rules::DeadStones;
use crate::engine::{Point, Vertex};

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

    /// Marks the stone's group, all that lives and dies together, dead or alive again. What no play
    /// can capture is never marked dead.
    pub(super) fn toggle_dead(&mut self, point: Point) -> Result<Event, Refusal> {
        self.check_marking()?;
        let (board, suicide) = (self.position().board().clone(), self.rules.suicide);
        let agreement = self.agreement_mut()?;
        if board.is_empty(point) {
            return Err(Refusal::NoStone);
        }
        let mut dead = toggle_group(&board, &agreement.dead, point);
        if dead.contains(&point) {
            let life = UnconditionalLife::of(&board, suicide);
            if life.is_alive(point) {
                return Err(Refusal::CertainlyAlive { stones: board.chain(point) });
            }
            dead.retain(|&stone| !life.is_alive(stone) || agreement.dead.contains(&stone));
        }
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

    /// What has been played since a ply of the line, where these stones were marked dead, as a trial.
    #[must_use]
    pub fn tried_since(&self, ply: usize, dead: &BTreeSet<Point>) -> Tried {
        let position = self.position_at(ply).board().clone();
        let dead = whole_chains(&position, dead);
        let (mut captured, mut played) = (BTreeSet::new(), BTreeSet::new());
        for ply in ply + 1..=self.ply() {
            if let Some(Vertex::Point(point)) = self.record.node(self.line[ply]).mv.map(|mv| mv.vertex) {
                played.insert(point);
            }
            let now = self.position_at(ply);
            let gone = position.stones().filter(|&(stone, color)| now.board().get(stone) != Some(color));
            captured.extend(gone.map(|(stone, _)| stone));
        }
        Tried { position, dead, captured, played, after: self.position().board().clone() }
    }

    /// Whether a suggestion of dead stones is welcome at the cursor.
    #[must_use]
    pub fn wants_suggestion(&self) -> bool {
        let unmarked =
            |ending: &Ending| matches!(ending, Ending::Counting(a) if a.marked_by == MarkedBy::Nobody);
        self.check_marking().is_ok() && self.endings.get(&self.cursor()).is_some_and(unmarked)
    }
}
