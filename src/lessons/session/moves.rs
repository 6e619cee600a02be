//! Answers that are moves.

use super::{Session, moves_since};
use crate::engine::{Action, Move, NodeId, Point, Refusal, Vertex};
use crate::lessons::answer::{Answer, MarkKind, Numbers, Reply, ReplyKind};
use crate::lessons::goal::{Goal, Try};
use crate::lessons::notation::Line;
use crate::lessons::opponent;
use crate::lessons::page::action;
use crate::lessons::solver::{Question, TooLarge};

/// How many moves of a refutation are shown where the page has none of its own.
const REFUTATION_MOVES: usize = 5;

/// What the rules of a goal say to a move that the page has no words for.
enum Verdict {
    Right,
    /// With the moves that show why.
    Wrong(Vec<Vertex>),
    /// The area has too many possibilities to try them.
    Unknown,
}

impl Session {
    pub(super) fn make_move(&mut self, answer: &Answer) -> Reply {
        let vertex = match answer {
            Answer::Point(point) => Vertex::Point(*point),
            _ => Vertex::Pass,
        };
        let known = self.known(vertex);
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

    /// The try of a move at this step. Where several have it, each with another reply of the
    /// opponent, it is the next one each time that the page is started anew.
    fn known(&self, vertex: Vertex) -> Option<usize> {
        let has = |(index, t): (usize, &Try)| t.at.0.contains(&vertex).then_some(index);
        let all: Vec<usize> = self.tries().iter().enumerate().filter_map(has).collect();
        let turn = usize::try_from(self.seed).unwrap_or_default();
        (!all.is_empty()).then(|| all[turn % all.len()])
    }

    /// The try that stands for all wrong moves without one of their own.
    fn others(&self) -> Option<Try> {
        self.tries().iter().find(|t| t.others).cloned()
    }

    /// Plays moves one after the other; tells whether all of them could be played.
    pub(super) fn play_on(&mut self, line: &Line) -> bool {
        line.0.iter().all(|&vertex| self.game.apply(action(vertex)).is_ok())
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
        self.play_on(&found.line);
        let kind = match (found.next.is_empty(), found.right) {
            (false, _) => ReplyKind::Continue,
            (true, true) => ReplyKind::Right,
            (true, false) if found.aside => ReplyKind::Aside,
            (true, false) => ReplyKind::Wrong,
        };
        if kind == ReplyKind::Continue {
            self.steps.push(index);
        }
        let default = match kind {
            ReplyKind::Right => Some("right"),
            ReplyKind::Wrong => Some("wrong"),
            ReplyKind::Aside => Some(if self.page.plain_texts { "aside" } else { "wrong" }),
            _ => None,
        };
        let text = found.say.as_deref().or(default).map(|say| self.key(say));
        Reply::new(kind, text)
    }

    /// Answers a move that the page has no words for, by the rules of the goal.
    fn judge(&mut self) -> Reply {
        match self.verdict() {
            Verdict::Right => Reply::new(ReplyKind::Right, Some(self.key("right"))),
            Verdict::Wrong(line) if !line.is_empty() => {
                self.play_on(&Line(line.into_iter().take(REFUTATION_MOVES).collect()));
                Reply::new(ReplyKind::Wrong, Some(self.key("wrong")))
            }
            Verdict::Wrong(_) | Verdict::Unknown => self.refute(),
        }
    }

    /// Answers a wrong move by what the page has for all of them.
    fn refute(&mut self) -> Reply {
        let wrong = self.key("wrong");
        let Some(others) = self.others() else { return Reply::new(ReplyKind::Wrong, Some(wrong)) };
        let after_move = self.game.cursor();
        if !self.play_on(&others.line) {
            let _ = self.game.apply(Action::GoTo(after_move));
            return Reply::new(ReplyKind::Wrong, Some(wrong));
        }
        let kind = if others.aside { ReplyKind::Aside } else { ReplyKind::Wrong };
        Reply::new(kind, Some(others.say.as_deref().map_or(wrong, |say| self.key(say))))
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
                    Err(TooLarge) => Verdict::Unknown,
                }
            }
            Goal::Kill { stones, area, .. } => {
                let question = Question { stones, area };
                match question.capture(position) {
                    Ok(Some(_)) => Verdict::Right,
                    Ok(None) => match question.saving_move(position) {
                        Ok(saving) => Verdict::Wrong(saving.into_iter().collect()),
                        Err(TooLarge) => Verdict::Wrong(Vec::new()),
                    },
                    Err(TooLarge) => Verdict::Unknown,
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

    /// All moves that are right at this moment, as far as the page knows them; of a page that lets
    /// stones be put, the points where they may go.
    #[must_use]
    pub fn right_moves(&self) -> Vec<Vertex> {
        let named = self.tries().iter().filter(|t| t.leads_to_right());
        let mut all: Vec<Vertex> = named.flat_map(|t| t.at.0.iter().copied()).collect();
        let board = self.position().board();
        let searched = match &self.page.goal {
            Goal::Save { area, .. } | Goal::Live { area, .. } | Goal::Kill { area, .. } => area.0.clone(),
            Goal::Capture { stones, .. } => stones.iter().flat_map(|p| board.liberties(p)).collect(),
            Goal::Fill { area, .. } => {
                let board = self.board();
                return area.iter().filter(|&p| board.is_empty(p)).map(Vertex::Point).collect();
            }
            _ => return all,
        };
        for point in searched.into_iter().filter(|&point| self.known(Vertex::Point(point)).is_none()) {
            if matches!(self.verdict_after(point), Some(Verdict::Right)) {
                all.push(Vertex::Point(point));
            }
        }
        all
    }

    pub(super) fn right_move(&self) -> Option<Answer> {
        let answer = |vertex: &Vertex| match vertex {
            Vertex::Point(point) => Answer::Point(*point),
            Vertex::Pass => Answer::Pass,
        };
        if let Some(t) = self.tries().iter().find(|t| t.leads_to_right()) {
            return t.at.0.first().map(answer);
        }
        let board = self.position().board();
        let area = match &self.page.goal {
            Goal::Save { area, .. } | Goal::Live { area, .. } | Goal::Kill { area, .. } => area.0.clone(),
            Goal::Capture { stones, .. } => stones.iter().flat_map(|p| board.liberties(p)).collect(),
            _ => return None,
        };
        for point in area.into_iter().filter(|&point| self.known(Vertex::Point(point)).is_none()) {
            match self.verdict_after(point) {
                Some(Verdict::Right) => return Some(Answer::Point(point)),
                Some(Verdict::Unknown) => return None,
                Some(Verdict::Wrong(_)) | None => {}
            }
        }
        None
    }

    /// Whether every move within the area that the page has no words for can be judged.
    #[must_use]
    pub fn can_judge(&self) -> bool {
        let (Goal::Save { area, .. } | Goal::Live { area, .. } | Goal::Kill { area, .. }) = &self.page.goal
        else {
            return true;
        };
        let mut points = area.iter().filter(|&point| self.known(Vertex::Point(point)).is_none());
        !points.any(|point| matches!(self.verdict_after(point), Some(Verdict::Unknown)))
    }

    /// What the rules of the goal say to a move, if it is possible.
    fn verdict_after(&self, point: Point) -> Option<Verdict> {
        let mut trial = self.clone();
        trial.game.apply(Action::Play(point)).ok()?;
        Some(trial.verdict())
    }

    /// The moves made since the page was opened.
    #[must_use]
    pub fn moves(&self) -> Vec<Move> {
        let before = self.page.before.0.len();
        debug_assert_eq!(self.game.line().first(), Some(&NodeId::ROOT));
        moves_since(&self.game, before)
    }
}
