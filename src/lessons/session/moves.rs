//! Answers that are moves.

use super::{Session, moves_since};
use crate::engine::{Action, Move, NodeId, Point, Refusal, Vertex};
use crate::lessons::answer::{Answer, MarkKind, Numbers, Reply, ReplyKind};
use crate::lessons::goal::{Goal, Try};
use crate::lessons::opponent;
use crate::lessons::page::action;
use crate::lessons::solver::Question;

/// How many moves of a refutation are shown where the page has none of its own.
const REFUTATION_MOVES: usize = 5;

/// What the rules of a goal say to a move that the page has no words for.
enum Verdict {
    Right,
    /// With the moves that show why.
    Wrong(Vec<Vertex>),
}

impl Session {
    pub(super) fn make_move(&mut self, answer: &Answer) -> Reply {
        let vertex = match answer {
            Answer::Point(point) => Vertex::Point(*point),
            _ => Vertex::Pass,
        };
        let known = self.tries().iter().position(|t| t.at.0.contains(&vertex));
        let found = known.map(|index| self.tries()[index].clone());
        let ply = self.game.ply();
        let learner = self.position().to_play();
        self.before_answer = self.game.cursor();
        match self.game.apply(action(vertex)) {
            Ok(_) => {}
            Err(Refusal::Illegal(illegal)) => return self.refuse(illegal, found.as_ref()),
            Err(_) => return Reply::ignored(),
        }
        let taken = self.position().prisoners()[learner] as usize;
        let reply = match (known, found) {
            (Some(index), Some(found)) => self.follow(index, &found),
            _ if matches!(self.page.goal, Goal::FirstCapture { .. }) => self.opponent_turn(),
            _ => self.judge(),
        };
        let count = taken.saturating_sub(self.prisoners_before(ply, learner));
        let numbers = Numbers { count: super::int(count), ..reply.numbers };
        reply.with_numbers(numbers).with_moves(moves_since(&self.game, ply))
    }

    fn prisoners_before(&self, ply: usize, learner: crate::engine::Color) -> usize {
        self.game.position_at(ply).prisoners()[learner] as usize
    }

    /// The rules do not allow the move; that may be what the page wants to show.
    fn refuse(&mut self, illegal: crate::engine::IllegalMove, found: Option<&Try>) -> Reply {
        let stones = match &illegal {
            crate::engine::IllegalMove::Suicide { chain } => chain.clone(),
            crate::engine::IllegalMove::Ko { taker } => vec![*taker],
            _ => Vec::new(),
        };
        let right = found.is_some_and(|t| t.right);
        let say = found.and_then(|t| t.say.as_deref());
        let kind = if right { ReplyKind::Right } else { ReplyKind::Refused(illegal) };
        let text = say.or(right.then_some("right")).map(|say| self.key(say));
        Reply::new(kind, text).with_marks(MarkKind::Look, stones)
    }

    /// Answers a move that the page has words for.
    fn follow(&mut self, index: usize, found: &Try) -> Reply {
        for &vertex in &found.line.0 {
            if self.game.apply(action(vertex)).is_err() {
                break;
            }
        }
        let kind = match (found.next.is_empty(), found.right) {
            (false, _) => ReplyKind::Continue,
            (true, true) => ReplyKind::Right,
            (true, false) => ReplyKind::Wrong,
        };
        if kind == ReplyKind::Continue {
            self.steps.push(index);
        }
        let default = match kind {
            ReplyKind::Right => Some("right"),
            ReplyKind::Wrong => Some("wrong"),
            _ => None,
        };
        let text = found.say.as_deref().or(default).map(|say| self.key(say));
        Reply::new(kind, text)
    }

    /// Answers a move that the page has no words for, by the rules of the goal.
    fn judge(&mut self) -> Reply {
        match self.verdict() {
            Verdict::Right => Reply::new(ReplyKind::Right, Some(self.key("right"))),
            Verdict::Wrong(line) => {
                for vertex in line.into_iter().take(REFUTATION_MOVES) {
                    if self.game.apply(action(vertex)).is_err() {
                        break;
                    }
                }
                Reply::new(ReplyKind::Wrong, Some(self.key("wrong")))
            }
        }
    }

    /// Judges the position after the reader's move.
    fn verdict(&self) -> Verdict {
        let position = self.position();
        match &self.page.goal {
            Goal::Capture { stones, .. } => {
                let gone = stones.iter().all(|stone| position.board().get(stone).is_none());
                if gone { Verdict::Right } else { Verdict::Wrong(Vec::new()) }
            }
            Goal::Save { stones, area, .. } | Goal::Live { stones, area, .. } => {
                match (Question { stones, area }).capture(position) {
                    Ok(None) => Verdict::Right,
                    Ok(Some(line)) => Verdict::Wrong(line),
                    Err(_) => Verdict::Wrong(Vec::new()),
                }
            }
            Goal::Kill { stones, area, .. } => {
                let question = Question { stones, area };
                match (question.capture(position), question.saving_move(position)) {
                    (Ok(Some(_)), _) => Verdict::Right,
                    (_, Ok(Some(saving))) => Verdict::Wrong(vec![saving]),
                    _ => Verdict::Wrong(Vec::new()),
                }
            }
            _ => Verdict::Wrong(Vec::new()),
        }
    }

    fn opponent_turn(&mut self) -> Reply {
        let Goal::FirstCapture { stones } = self.page.goal else { return Reply::ignored() };
        let learner = self.learner();
        if self.position().prisoners()[learner] >= stones {
            return Reply::new(ReplyKind::Right, Some(self.key("right")));
        }
        let seed = self.seed.wrapping_mul(1009).wrapping_add(self.game.ply() as u64);
        let reply = opponent::choose(self.position(), seed).map_or(Action::Pass, Action::Play);
        if self.game.apply(reply).is_err() {
            return Reply::ignored();
        }
        if self.position().prisoners()[learner.opponent()] >= stones {
            return Reply::new(ReplyKind::Wrong, Some(self.key("wrong")));
        }
        let counting = !matches!(self.game.phase(), crate::engine::Phase::Play);
        let kind = if counting { ReplyKind::Wrong } else { ReplyKind::Continue };
        Reply::new(kind, None)
    }

    /// The tries at the step that the reader has come to.
    fn tries(&self) -> &[Try] {
        let mut tries = self.page.goal.tries();
        for &step in &self.steps {
            tries = tries.get(step).map_or(&[], |t| &t.next);
        }
        tries
    }

    pub(super) fn right_move(&self) -> Option<Answer> {
        let answer = |vertex: &Vertex| match vertex {
            Vertex::Point(point) => Answer::Point(*point),
            Vertex::Pass => Answer::Pass,
        };
        if let Some(t) = self.tries().iter().find(|t| leads_to_right(t)) {
            return t.at.0.first().map(answer);
        }
        let board = self.position().board();
        let area = match &self.page.goal {
            Goal::Save { area, .. } | Goal::Live { area, .. } | Goal::Kill { area, .. } => area.0.clone(),
            Goal::Capture { stones, .. } => stones.iter().flat_map(|p| board.liberties(p)).collect(),
            _ => return None,
        };
        let is_right = |point: &Point| {
            let said = self.tries().iter().any(|t| t.at.0.contains(&Vertex::Point(*point)));
            let mut trial = self.clone();
            !said
                && trial.game.apply(Action::Play(*point)).is_ok()
                && matches!(trial.verdict(), Verdict::Right)
        };
        area.into_iter().find(is_right).map(Answer::Point)
    }

    /// The moves made since the page was opened.
    #[must_use]
    pub fn moves(&self) -> Vec<Move> {
        let before = self.page.before.0.len();
        debug_assert_eq!(self.game.line().first(), Some(&NodeId::ROOT));
        moves_since(&self.game, before)
    }
}

/// Whether a try reaches the goal, or a sequence that does follows it.
fn leads_to_right(t: &Try) -> bool {
    (t.right && t.next.is_empty()) || t.next.iter().any(leads_to_right)
}
