//! Prisoners that a hand puts into territory, and takes back.

use super::hand::{set_source, set_target, source, swap_targets, target};
use super::{Course, Slip};
use crate::engine::counting::plan::{Change, Place, Step, StepKind};
use crate::engine::{Color, Point};

impl Course {
    pub(super) fn put_prisoner(&mut self, point: Point) -> Result<(), Slip> {
        if !self.table.board().is_empty(point) {
            return Err(Slip::Occupied);
        }
        let owner = self.plan.count().assessment.get(point).and_then(|verdict| verdict.owner);
        let color = owner.ok_or(Slip::NotTerritory)?;
        let of_color = |step: &Step| step.kind == StepKind::Prisoner { color };
        if let Some(index) = self.find(|step| of_color(step) && target(step) == Some(point)) {
            self.bring(index);
            return Ok(());
        }
        // As good a place as any: when the stones are moved, the plan's places are filled after all.
        let to_come = (self.done..self.stage_range().end).filter(|&i| of_color(&self.steps[i]));
        let distance = |p: Point| p.row.abs_diff(point.row) + p.column.abs_diff(point.column);
        let index = to_come.min_by_key(|&i| target(&self.steps[i]).map(distance));
        let index = index.ok_or(Slip::NoneLeft { color })?;
        let Some(planned) = target(&self.steps[index]) else { return Err(Slip::NotTerritory) };
        set_target(&mut self.steps[index], point);
        self.move_later(color, point, planned);
        self.bring(index);
        Ok(())
    }

    /// A prisoner lies on `here` instead of `planned`: stones are moved so that the end is the same.
    /// No stone is moved twice, so that the moves can be made in any order.
    fn move_later(&mut self, color: Color, here: Point, planned: Point) {
        let kind = StepKind::Rearrange { color };
        let find = |holds: &dyn Fn(&Step) -> bool| {
            self.steps.iter().position(|step| step.kind == kind && holds(step))
        };
        let leaves = find(&|step| source(step) == Some(planned));
        let comes = find(&|step| target(step) == Some(here));
        match (leaves, comes) {
            // It would have gone on from there: now it goes on from here.
            (Some(leaves), None) => set_source(&mut self.steps[leaves], here),
            // Another stone was to come here: that goes where this one is missing.
            (None, Some(comes)) => set_target(&mut self.steps[comes], planned),
            // Both: that goes where this one would have gone.
            (Some(leaves), Some(comes)) => {
                swap_targets(&mut self.steps, leaves, comes);
                self.steps.remove(leaves);
            }
            (None, None) => {
                let change = Change { color, from: Place::Point(here), to: Place::Point(planned) };
                self.steps.insert(self.stage_range().end, Step { kind, changes: vec![change] });
            }
        }
    }

    /// Takes a prisoner that was put on a point in this part of the count back into its lid: it is the
    /// next one then. Tells whether there was one.
    pub(super) fn take_back_prisoner(&mut self, point: Point) -> bool {
        let range = self.stage_range().start..self.done;
        let is_it = |&index: &usize| {
            let step = &self.steps[index];
            matches!(step.kind, StepKind::Prisoner { .. }) && target(step) == Some(point)
        };
        let Some(index) = range.rev().find(is_it) else { return false };
        let done = self.done;
        // Each lies on a point of its own: their order does not matter.
        self.steps[index..done].rotate_left(1);
        self.back();
        self.forget_move_later(point);
        true
    }

    /// The next prisoner does not lie on `here` after all: what was to go on from there later need not.
    fn forget_move_later(&mut self, here: Point) {
        let is_from_here =
            |step: &Step| matches!(step.kind, StepKind::Rearrange { .. }) && source(step) == Some(here);
        let Some(index) = self.steps.iter().position(is_from_here) else { return };
        if let Some(planned) = target(&self.steps[index]) {
            self.steps.remove(index);
            let done = self.done;
            set_target(&mut self.steps[done], planned);
        }
    }
}
