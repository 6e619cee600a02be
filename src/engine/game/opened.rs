//! A count that a record tells of: the points that each side got, and so which stones were dead.

use std::collections::BTreeSet;

use super::{Agreement, Ending, Finish, Game, MarkedBy};
use crate::engine::counting::{Assessment, Reason, whole_chains};
use crate::engine::rules::DeadStones;
use crate::engine::{Board, Color, Margin, NodeId, Outcome, PerColor, Point, Record, Vertex};

/// A count needs two passes before it, whatever program wrote the record.
const PASSES: usize = 2;

impl Game {
    /// A record as it is opened: with the cursor at the end of its main line. Where the game was
    /// counted there, its result and its dead stones are those of the record.
    #[must_use]
    pub fn opened(record: Record) -> Game {
        let mut game = Game::from_record(record);
        if let Some(&end) = game.line().last() {
            // The end of a game's own line is always there to go to.
            let _ = game.go_to(end);
            game.take_recorded_count();
        }
        game
    }

    fn take_recorded_count(&mut self) {
        let Some(last) = self.line.iter().rev().find(|&&id| !self.record.node(id).territory.is_empty())
        else {
            return;
        };
        let end = self.cursor();
        let is_at_the_end = self.record.main_line(*last).iter().skip(1).all(|&id| self.is_aside(id));
        if !is_at_the_end || self.passes_at_the_end() < PASSES {
            return;
        }
        let mut agreement = Agreement {
            dead: match self.rules.end.dead_stones {
                DeadStones::Agreed => dead_by(&self.record.node(*last).territory, self.position().board()),
                DeadStones::MustBeCaptured => BTreeSet::new(),
            },
            marked_by: MarkedBy::Players,
            ..Agreement::default()
        };
        let ending = match self.record.info.outcome {
            None => Ending::Counting(agreement),
            Some(outcome @ (Outcome::Draw | Outcome::Win { by: Margin::Points(_), .. })) => {
                agreement.accepted = PerColor::from_fn(|_| true);
                Ending::Finished(Finish { outcome, count: Some(agreement), repeats_ply: None })
            }
            Some(_) => return,
        };
        self.endings.insert(end, ending);
    }

    /// Whether a node changes nothing on the board: a place for comments and marks.
    fn is_aside(&self, id: NodeId) -> bool {
        let node = self.record.node(id);
        node.mv.is_none() && node.setup.is_empty()
    }

    fn passes_at_the_end(&self) -> usize {
        let moves = self.line.iter().rev().filter(|&&id| !self.is_aside(id));
        let passes = moves.take_while(|&&id| {
            let node = self.record.node(id);
            node.setup.is_empty() && node.mv.is_some_and(|mv| mv.vertex == Vertex::Pass)
        });
        passes.count()
    }
}

/// The stones on the other side's points, with all that hangs together with them.
fn dead_by(territory: &[(Point, Color)], board: &Board) -> BTreeSet<Point> {
    let lost = territory.iter().filter(|&&(point, color)| board.get(point) == Some(color.opponent()));
    whole_chains(board, &lost.map(|&(point, _)| point).collect())
}

/// Whose each empty point and each dead stone's point is, Black's first. A dead stone is named even
/// where its point is nobody's, so that it can be told by its mark.
pub(super) fn territory(assessment: &Assessment, board: &Board) -> Vec<(Point, Color)> {
    let owned = assessment.verdicts().filter_map(|(point, verdict)| match verdict.reason {
        Reason::Stone => None,
        _ if assessment.dead().contains(&point) => Some((point, board.get(point)?.opponent())),
        _ => Some((point, verdict.owner?)),
    });
    let mut territory: Vec<(Point, Color)> = owned.collect();
    territory.sort_by_key(|&(_, color)| color == Color::White);
    territory
}
