//! What the right answers are.

use std::collections::BTreeSet;

use super::{Session, Stage, int};
use crate::engine::Point;
use crate::engine::handicap::star_points;
use crate::lessons::answer::Answer;
use crate::lessons::claim::{dame, forbidden_points};
use crate::lessons::goal::{Goal, Quantity, Wanted};

/// More answers than any page asks for.
const MOST_ANSWERS: usize = 400;

impl Session {
    /// An answer that is right at this moment: the next step to the goal. `None` when nothing is
    /// asked, or when the page cannot tell (a game against the opponent).
    #[must_use]
    pub fn right_answer(&self) -> Option<Answer> {
        match &self.page.goal {
            Goal::Look | Goal::FirstCapture { .. } => None,
            Goal::Choose { right, .. } => Some(Answer::Choice(right.clone())),
            Goal::Count { of, .. } => Some(Answer::Count(self.quantity(of))),
            Goal::Mark { wanted, .. } => {
                let next = self.wanted(wanted).difference(&self.found).next().copied();
                next.map(Answer::Point)
            }
            Goal::Fill { area, .. } => {
                let board = self.board();
                area.iter().find(|&point| board.is_empty(point)).map(Answer::Point)
            }
            Goal::Arrange { from, to } => {
                let from = from.iter().find(|point| !self.left.contains(point))?;
                let to = to.iter().find(|point| !self.found.contains(point))?;
                Some(Answer::Slide { from, to })
            }
            _ => self.right_move(),
        }
    }

    /// Gives right answers from here on to the goal, as far as the page can tell them, and answers with
    /// them.
    pub fn solve(&mut self) -> Vec<Answer> {
        let mut answers = Vec::new();
        while self.stage() != Stage::Solved && answers.len() < MOST_ANSWERS {
            let Some(answer) = self.right_answer() else { break };
            self.answer(&answer);
            answers.push(answer);
        }
        answers
    }

    /// All points that a page wants marked.
    #[must_use]
    pub fn wanted(&self, wanted: &Wanted) -> BTreeSet<Point> {
        let board = self.game.position().board();
        match wanted {
            Wanted::Points(points) => points.0.clone(),
            Wanted::LibertiesOf(chains) => chains.iter().flat_map(|p| board.liberties(p)).collect(),
            Wanted::ForbiddenFor(color) => forbidden_points(&self.game, *color),
            Wanted::Stars => star_points(board.size()).into_iter().collect(),
            Wanted::Chains(stones) => stones.iter().flat_map(|p| board.chain(p)).collect(),
            Wanted::Dame(dead) => dame(&self.game, dead),
        }
    }

    pub(super) fn quantity(&self, of: &Quantity) -> i32 {
        match of {
            Quantity::Number(number) => *number,
            Quantity::TerritoryOf(color) => {
                let territory = self.game.count(&BTreeSet::new()).territory;
                int(territory.items[*color].territory as usize)
            }
            Quantity::LibertiesOf(_) | Quantity::StonesOf(_) => int(self.counted(of).len()),
        }
    }

    /// The points that a quantity counts; none where it is a mere number.
    pub(super) fn counted(&self, of: &Quantity) -> BTreeSet<Point> {
        let board = self.game.position().board();
        match of {
            Quantity::Number(_) => BTreeSet::new(),
            Quantity::LibertiesOf(chains) => chains.iter().flat_map(|p| board.liberties(p)).collect(),
            Quantity::StonesOf(chains) => chains.iter().flat_map(|p| board.chain(p)).collect(),
            Quantity::TerritoryOf(color) => {
                let count = self.game.count(&BTreeSet::new());
                let verdicts = count.assessment.verdicts();
                let own = verdicts
                    .filter(|(point, verdict)| verdict.owner == Some(*color) && board.is_empty(*point));
                own.map(|(point, _)| point).collect()
            }
        }
    }
}
