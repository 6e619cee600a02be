//! What a hand does to a count: which step it means, and whether that can be right.

use serde::{Deserialize, Serialize};

use super::{Course, Lying, Slip, Stage};
use crate::engine::counting::plan::{Place, Protection, Step, StepKind, Tally};
use crate::engine::{Board, Point};

/// What a hand does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Hand {
    /// Touches a point, as whoever puts a stone there or takes one away.
    Touch(Point),
    /// Carries a stone from one point to another.
    Carry { from: Point, to: Point },
}

/// What came of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Handled {
    /// The step that is now the last one was done.
    Done,
    /// A stone was picked up.
    Held,
    /// The step that is now the next one was undone.
    TakenBack,
    /// There is nothing to do by hand.
    Nothing,
}

impl Course {
    /// Does what a hand means.
    ///
    /// # Errors
    /// [`Slip`], and the count is as it was, but that a stone held is laid back.
    pub fn handle(&mut self, hand: Hand) -> Result<Handled, Slip> {
        let on_board = |point: Point| self.table.board().size().contains(point);
        if !matches!(hand, Hand::Touch(a) if on_board(a))
            && !matches!(hand, Hand::Carry { from, to } if on_board(from) && on_board(to))
        {
            return Ok(Handled::Nothing);
        }
        let held = self.held.take();
        let before = (self.done, self.steps.len());
        let expected = self.next().cloned();
        match (self.stage(), hand) {
            (Stage::Result, _) => return Ok(Handled::Nothing),
            (Stage::Rearrange, Hand::Touch(point)) => match held {
                Some(from) if self.table.board().is_empty(point) => self.carry(from, point)?,
                Some(_) if self.find_moved(point).is_err() => return Err(Slip::Occupied),
                _ => return self.pick_up(point),
            },
            (Stage::Rearrange, Hand::Carry { from, to }) => self.carry(from, to)?,
            (Stage::Prisoners, Hand::Touch(point)) if self.take_back_prisoner(point) => {
                self.hands.push((before.0, hand));
                return Ok(Handled::TakenBack);
            }
            // Where a stone that leaves the board is let go does not matter.
            (stage @ (Stage::Dead | Stage::Gather), Hand::Carry { from, .. }) => self.touch(stage, from)?,
            // Carrying a stone along the board means where it is put down.
            (stage, Hand::Touch(point) | Hand::Carry { to: point, .. }) => self.touch(stage, point)?,
        }
        if self.steps.get(self.done) != expected.as_ref() || self.steps.len() != before.1 {
            let hand = match (hand, held) {
                (Hand::Touch(to), Some(from)) => Hand::Carry { from, to },
                _ => hand,
            };
            self.hands.push((before.0, hand));
        }
        self.forward();
        Ok(Handled::Done)
    }

    /// Makes the step that a touch means the next one.
    fn touch(&mut self, stage: Stage, point: Point) -> Result<(), Slip> {
        match stage {
            Stage::Dame => self.fill_dame(point),
            Stage::Dead => {
                let found = self.find(|step| step.changes.iter().any(|c| c.from == Place::Point(point)));
                let wrong = if self.table.board().is_empty(point) { Slip::NoStone } else { Slip::Alive };
                self.bring(found.ok_or(wrong)?);
                Ok(())
            }
            Stage::Prisoners => self.put_prisoner(point),
            Stage::Count => {
                let found = self.find_region(point).ok_or_else(|| self.taken_or(point, Slip::NotFree))?;
                self.bring(found);
                Ok(())
            }
            Stage::Fill => {
                let found = self.find(|step| step.changes.iter().any(|c| c.to == Place::Point(point)));
                self.bring(found.ok_or_else(|| self.why_not_filled(point))?);
                Ok(())
            }
            Stage::Gather => {
                let found = self.find(|step| step.changes.iter().any(|c| c.from == Place::Point(point)));
                let wrong = if self.table.board().is_empty(point) { Slip::NoStone } else { Slip::NotCounted };
                let (done, found) = (self.done, found.ok_or(wrong)?);
                // Heaps keep their numbers.
                let changes = std::mem::take(&mut self.steps[found].changes);
                let changes = std::mem::replace(&mut self.steps[done].changes, changes);
                if found != done {
                    self.steps[found].changes = changes;
                }
                Ok(())
            }
            Stage::Rearrange | Stage::Result => Ok(()),
        }
    }

    /// What is wrong with a point: a stone stands there, or else `slip`.
    fn taken_or(&self, point: Point, slip: Slip) -> Slip {
        if self.table.board().is_empty(point) { slip } else { Slip::Occupied }
    }

    fn why_not_filled(&self, point: Point) -> Slip {
        let of_other = self.lying(point).and_then(Lying::owner);
        let slip = of_other.map_or(Slip::NotTerritory, |other| Slip::NotFilled { color: other.opponent() });
        self.taken_or(point, slip)
    }

    /// The first step to come of the present stage for which something holds.
    pub(super) fn find(&self, holds: impl Fn(&Step) -> bool) -> Option<usize> {
        (self.done..self.stage_range().end).find(|&index| holds(&self.steps[index]))
    }

    /// Makes a step of the present stage the next one.
    pub(super) fn bring(&mut self, index: usize) {
        let done = self.done;
        self.steps[done..=index].rotate_right(1);
    }

    fn fill_dame(&mut self, point: Point) -> Result<(), Slip> {
        let Some(next) = self.next() else { return Ok(()) };
        if !self.table.board().is_empty(point) {
            return Err(Slip::Occupied);
        }
        if let StepKind::Protect { color, .. } = next.kind {
            return match target(next) {
                Some(there) if there != point => Err(Slip::ProtectFirst { color, point: there }),
                _ => Ok(()),
            };
        }
        let Some(index) = self.find(|step| target(step) == Some(point)) else {
            let stays = self.plan.left_open().contains(&point);
            return Err(if stays { Slip::StaysOpen } else { Slip::NotNeutral });
        };
        let StepKind::Dame { number, .. } = self.steps[index].kind else {
            return Err(Slip::NotNeutral);
        };
        if index != self.done && !self.swap_is_harmless(index) {
            return Err(Slip::NotYet { number });
        }
        self.swap_targets(index);
        Ok(())
    }

    /// The next step and another one exchange their points; whose turn it is stays.
    fn swap_targets(&mut self, index: usize) {
        swap_targets(&mut self.steps, self.done, index);
    }

    /// Whether a neutral point can be filled now instead of the next one, the next one in its turn.
    fn swap_is_harmless(&self, index: usize) -> bool {
        let is_answer = |step: Option<&Step>| {
            step.is_some_and(|s| matches!(s.kind, StepKind::Protect { reason: Protection::Atari { .. }, .. }))
        };
        let run = self.done..index + 1;
        if run.clone().any(|i| is_answer(self.steps.get(i))) || is_answer(self.steps.get(index + 1)) {
            return false;
        }
        let mut steps = self.steps[run].to_vec();
        let last = steps.len() - 1;
        swap_targets(&mut steps, 0, last);
        let mut board = self.table.board().clone();
        steps.iter().all(|step| self.is_quiet(&mut board, step))
    }

    /// Plays a step that fills a point, and tells whether it leaves all living chains beside it two
    /// liberties.
    fn is_quiet(&self, board: &mut Board, step: &Step) -> bool {
        let (Some(point), Some(change)) = (target(step), step.changes.first()) else { return true };
        if !board.would_capture(change.color, point).is_empty() {
            return false;
        }
        board.set(point, Some(change.color));
        let dead = self.plan.count().assessment.dead();
        let around = board.size().neighbours(point).filter(|beside| !dead.contains(beside));
        around
            .chain([point])
            .filter(|&stone| board.get(stone).is_some())
            .all(|stone| board.liberties(stone).len() >= 2)
    }

    fn pick_up(&mut self, point: Point) -> Result<Handled, Slip> {
        self.find_moved(point)?;
        self.held = Some(point);
        Ok(Handled::Held)
    }

    /// Picks up the stone on a point, if it is one that is to be moved; tells whether it is.
    pub fn grab(&mut self, point: Point) -> bool {
        self.stage() == Stage::Rearrange && self.pick_up(point).is_ok()
    }

    /// The step that moves the stone on a point.
    fn find_moved(&self, point: Point) -> Result<usize, Slip> {
        let found = self.find(|step| step.changes.iter().any(|c| c.from == Place::Point(point)));
        found.ok_or_else(|| self.why_not_moved(point))
    }

    /// Why no stone is moved away from a point.
    fn why_not_moved(&self, point: Point) -> Slip {
        let Some(color) = self.table.board().get(point) else { return Slip::NoStone };
        let is_own = |beside: Point| match self.table.board().get(beside) {
            Some(other) => other == color,
            None => self.lying(beside).and_then(Lying::owner) == Some(color),
        };
        let is_border = !self.table.board().size().neighbours(point).all(is_own);
        if is_border { Slip::HoldsBorder } else { Slip::Stays }
    }

    fn carry(&mut self, from: Point, to: Point) -> Result<(), Slip> {
        let index = self.find_moved(from)?;
        if !self.table.board().is_empty(to) {
            return Err(Slip::Occupied);
        }
        let kind = self.steps[index].kind.clone();
        let Some(other) = self.find(|step| step.kind == kind && target(step) == Some(to)) else {
            return Err(match self.lying(to).and_then(Lying::owner) {
                Some(owner) if Some(owner) == self.table.board().get(from) => Slip::StaysFree,
                Some(owner) => Slip::OthersTerritory { owner },
                None => Slip::NotTerritory,
            });
        };
        swap_targets(&mut self.steps, index, other);
        self.bring(index);
        Ok(())
    }

    fn find_region(&self, point: Point) -> Option<usize> {
        let Tally::Territory(tally) = self.plan.tally() else { return None };
        self.find(|step| {
            let StepKind::CountRegion { color, region } = step.kind else { return false };
            let region = tally.regions[color].get(region);
            region.is_some_and(|region| region.rectangles.iter().any(|r| r.contains(point)))
        })
    }
}

/// Where the stone of a step comes from, if it comes from a point.
pub(super) fn source(step: &Step) -> Option<Point> {
    match step.changes.first()?.from {
        Place::Point(point) => Some(point),
        _ => None,
    }
}

/// Where the stone of a step goes, if it goes onto a point.
pub(super) fn target(step: &Step) -> Option<Point> {
    match step.changes.first()?.to {
        Place::Point(point) => Some(point),
        _ => None,
    }
}

pub(super) fn set_target(step: &mut Step, point: Point) {
    if let Some(change) = step.changes.first_mut() {
        change.to = Place::Point(point);
    }
}

pub(super) fn set_source(step: &mut Step, point: Point) {
    if let Some(change) = step.changes.first_mut() {
        change.from = Place::Point(point);
    }
}

pub(super) fn swap_targets(steps: &mut [Step], one: usize, other: usize) {
    if let (Some(a), Some(b)) = (target(&steps[one]), target(&steps[other])) {
        set_target(&mut steps[one], b);
        set_target(&mut steps[other], a);
    }
}
