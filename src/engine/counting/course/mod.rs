//! A count over the board as it is carried out: by hand, step by step, or all by itself.
//!
//! [`Course`] is a [`Plan`] with a place in it. Whoever counts by hand may do things in another
//! order, or put a prisoner where the plan would not: what does no harm is taken into the steps, and
//! the count ends the same. What cannot be right is a [`Slip`], which says why.

mod hand;
mod lying;
mod prisoners;
mod slip;
mod stage;

use serde::{Deserialize, Serialize};

pub use hand::{Hand, Handled};
pub use lying::Lying;
pub use slip::Slip;
pub use stage::Stage;

use super::Plan;
use super::plan::{Step, StepKind, Table, Tally};
use crate::engine::{Color, PerColor, Point};

/// How far a count has got, and what was done by hand otherwise than planned: enough to take it up
/// again ([`Course::resume`]).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Progress {
    /// Number of steps done.
    pub done: usize,
    /// Each with the number of steps that were done before it.
    pub hands: Vec<(usize, Hand)>,
}

/// More neutral points than these are filled in one go.
const MANY_DAME: usize = 60;

/// A count under way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Course {
    plan: Plan,
    steps: Vec<Step>,
    hands: Vec<(usize, Hand)>,
    done: usize,
    table: Table,
    /// A stone that was picked up and not yet put down.
    held: Option<Point>,
}

impl Course {
    /// A count at its beginning.
    #[must_use]
    pub fn new(plan: Plan) -> Course {
        let (steps, table) = (plan.steps().to_vec(), plan.table_after(0));
        Course { plan, steps, hands: Vec::new(), done: 0, table, held: None }
    }

    /// A count where it was left. What no longer fits is passed over.
    #[must_use]
    pub fn resume(plan: Plan, progress: &Progress) -> Course {
        let mut course = Course::new(plan);
        for &(done, hand) in &progress.hands {
            course.go_to(done);
            // What went through once goes through again; a damaged list must do no harm.
            let _ = course.handle(hand);
        }
        course.go_to(progress.done);
        course
    }

    #[must_use]
    pub fn progress(&self) -> Progress {
        Progress { done: self.done, hands: self.hands.clone() }
    }

    #[must_use]
    pub fn plan(&self) -> &Plan {
        &self.plan
    }

    /// All steps, in the order in which they are or will be done.
    #[must_use]
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// Number of steps done.
    #[must_use]
    pub fn done(&self) -> usize {
        self.done
    }

    /// The board, the lids and the heaps as they are now.
    #[must_use]
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// The stone that was picked up.
    #[must_use]
    pub fn held(&self) -> Option<Point> {
        self.held
    }

    /// The step to be done next.
    #[must_use]
    pub fn next(&self) -> Option<&Step> {
        self.steps.get(self.done)
    }

    /// Whether all is done, the result announced.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.done >= self.steps.len()
    }

    /// Does the next step, which is then the last one done.
    pub fn forward(&mut self) -> Option<&Step> {
        self.held = None;
        let step = self.steps.get(self.done)?;
        self.table.apply(step);
        self.done += 1;
        Some(step)
    }

    /// Undoes the last step.
    pub fn back(&mut self) -> Option<&Step> {
        self.held = None;
        let done = self.done.checked_sub(1)?;
        let step = self.steps.get(done)?;
        self.table.undo(step);
        self.done = done;
        Some(step)
    }

    /// To where so many steps are done, or all of them.
    pub fn go_to(&mut self, done: usize) {
        while self.done > done && self.back().is_some() {}
        while self.done < done && self.forward().is_some() {}
    }

    /// What part of the count comes next; the result at the end.
    #[must_use]
    pub fn stage(&self) -> Stage {
        self.next().map_or(Stage::Result, |step| Stage::of(&step.kind))
    }

    /// The steps of the present stage, done and to come, as a range of [`Course::steps`].
    #[must_use]
    pub fn stage_range(&self) -> std::ops::Range<usize> {
        self.range_of(self.stage())
    }

    /// The steps of a stage before and after the present place.
    fn range_of(&self, stage: Stage) -> std::ops::Range<usize> {
        let is_of = |step: &Step| Stage::of(&step.kind) == stage;
        let before = self.steps[..self.done].iter().rev().take_while(|step| is_of(step)).count();
        let after = self.steps[self.done..].iter().take_while(|step| is_of(step)).count();
        self.done - before..self.done + after
    }

    /// Number of steps that are one to those who look on: 1, but of a great many neutral points all
    /// that are left, or all that are filled.
    #[must_use]
    pub fn stride(&self, forward: bool) -> usize {
        let dame = self.range_of(Stage::Dame);
        match forward {
            _ if dame.len() <= MANY_DAME => 1,
            true => (dame.end - self.done).max(1),
            false => (self.done - dame.start).max(1),
        }
    }

    /// The number of the present stage, from 1, and how many there are. Tidying up is counted even
    /// where nothing has to be moved: a hand may yet put a prisoner where it has to be.
    #[must_use]
    pub fn stage_number(&self) -> (usize, usize) {
        let (mut number, mut all) = (0, 0);
        let mut before = None;
        for (index, step) in self.steps.iter().enumerate() {
            let stage = Stage::of(&step.kind);
            if before != Some(stage) {
                let tidying_left_out = before == Some(Stage::Prisoners) && stage != Stage::Rearrange;
                all += if tidying_left_out { 2 } else { 1 };
            }
            before = Some(stage);
            if index <= self.done {
                number = all;
            }
        }
        (number, all)
    }

    /// A stone that was picked up is laid back.
    pub fn lay_back(&mut self) {
        self.held = None;
    }

    /// The points of each side's regions that have been counted off so far.
    #[must_use]
    pub fn counted(&self) -> PerColor<u32> {
        let mut counted = PerColor::default();
        for step in &self.steps[..self.done] {
            if let StepKind::CountRegion { color, region } = step.kind {
                counted[color] += self.region_points(color, region);
            }
        }
        counted
    }

    /// Whether a region of the tally has been counted off.
    #[must_use]
    pub fn is_counted(&self, color: Color, region: usize) -> bool {
        self.steps[..self.done].iter().any(|step| step.kind == StepKind::CountRegion { color, region })
    }

    fn region_points(&self, color: Color, region: usize) -> u32 {
        match self.plan.tally() {
            Tally::Territory(tally) => tally.regions[color].get(region).map_or(0, |region| region.points()),
            Tally::Area(_) => 0,
        }
    }
}
