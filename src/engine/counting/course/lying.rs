//! What lies on a point while a count is carried out, and how it came there.

use super::Course;
use crate::engine::counting::Verdict;
use crate::engine::counting::plan::{Change, Place, StepKind};
use crate::engine::{Color, Point};

/// What lies on a point of the board as it is now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lying {
    /// A stone that was played here and lives.
    Living(Color),
    /// A dead stone that has not left yet.
    Dead(Color),
    /// A stone that has filled a neutral point, or protects since one was filled.
    Filler(Color),
    Prisoner(Color),
    /// A stone that was moved here, to give the free points a better shape.
    Moved(Color),
    /// By area: a stone that fills its own territory.
    Filling(Color),
    /// Empty since the end of play.
    Empty(Verdict),
    /// Empty since a dead stone left.
    Lifted(Verdict),
    /// Free since a stone of this colour was moved away.
    Vacated(Color),
    /// Empty since the stone went onto a heap.
    Gathered(Color),
}

impl Lying {
    /// Whose the point is, if nothing lies on it.
    #[must_use]
    pub fn owner(self) -> Option<Color> {
        match self {
            Lying::Empty(verdict) | Lying::Lifted(verdict) => verdict.owner,
            Lying::Vacated(color) => Some(color),
            _ => None,
        }
    }
}

impl Course {
    /// What lies on a point now; `None` off the board.
    #[must_use]
    pub fn lying(&self, point: Point) -> Option<Lying> {
        let here = Place::Point(point);
        let mut changes = self.changes_done().rev();
        let last = changes.find(|(_, change)| change.from == here || change.to == here);
        match last {
            Some((kind, change)) => Some(self.since(kind, change, point)),
            None => self.untouched(point),
        }
    }

    /// What lies on each point now, row by row from A1.
    pub fn all_lying(&self) -> impl Iterator<Item = (Point, Lying)> + '_ {
        let size = self.table.board().size();
        let mut last = vec![None; size.area()];
        for (kind, change) in self.changes_done() {
            for place in [change.from, change.to] {
                if let Place::Point(point) = place {
                    last[size.index(point)] = Some((kind, change));
                }
            }
        }
        size.points().filter_map(move |point| match last[size.index(point)] {
            Some((kind, change)) => Some((point, self.since(kind, change, point))),
            None => Some((point, self.untouched(point)?)),
        })
    }

    fn changes_done(&self) -> impl DoubleEndedIterator<Item = (&StepKind, &Change)> {
        self.steps[..self.done].iter().flat_map(|step| step.changes.iter().map(|change| (&step.kind, change)))
    }

    /// A point that no step has touched yet.
    fn untouched(&self, point: Point) -> Option<Lying> {
        let assessment = &self.plan.count().assessment;
        let verdict = assessment.get(point)?;
        Some(match self.table.board().get(point) {
            Some(color) if assessment.dead().contains(&point) => Lying::Dead(color),
            Some(color) => Lying::Living(color),
            None => Lying::Empty(verdict),
        })
    }

    /// A point after the last change that touched it.
    fn since(&self, kind: &StepKind, change: &Change, point: Point) -> Lying {
        let color = change.color;
        let comes = change.to == Place::Point(point);
        match kind {
            StepKind::Prisoner { .. } => Lying::Prisoner(color),
            StepKind::Rearrange { .. } if comes => Lying::Moved(color),
            StepKind::Rearrange { .. } => Lying::Vacated(color),
            StepKind::Fill { .. } => Lying::Filling(color),
            StepKind::Gather { .. } => Lying::Gathered(color),
            StepKind::Lift { .. } => match self.plan.count().assessment.get(point) {
                Some(verdict) => Lying::Lifted(verdict),
                None => Lying::Gathered(color),
            },
            _ => Lying::Filler(color),
        }
    }
}
