//! A page being done: answers in, replies out.

mod moves;
mod points;
mod right;

use std::collections::BTreeSet;

use super::answer::{Answer, MarkKind, Reply, ReplyKind, ReplyMark, Text};
use super::goal::{Goal, Try};
use super::page::{Page, StartError};
use super::progress::Done;
use crate::engine::{Action, Board, Color, Game, Move, NodeId, PerColor, Point, Position};

/// Where a session stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// Something is asked.
    Asking,
    /// The last answer was wrong, or beside the question; the board may show why. The next answer
    /// starts again.
    Failed,
    /// The goal is reached.
    Solved,
}

/// A hint: first its text, then the place on the board too.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hint {
    /// A page need not have this text. Where it has none, ask for the next hint.
    pub text: Option<Text>,
    pub marks: Vec<ReplyMark>,
}

/// A page being done by a reader.
#[derive(Clone, Debug)]
pub struct Session {
    page: Page,
    game: Game,
    /// Which continuation of each step of the sequence the reader has come through.
    steps: Vec<usize>,
    /// Where the game stood before the last answer.
    before_answer: NodeId,
    /// The points marked, and the stones put or moved, so far.
    found: BTreeSet<Point>,
    /// Points that stones were moved away from.
    left: BTreeSet<Point>,
    stage: Stage,
    seed: u64,
    wrong_tries: u32,
    hints: u32,
}

impl Session {
    /// Opens a page. `seed` makes the small opponent's choices, where there is one.
    ///
    /// # Errors
    /// [`StartError`] when the page has no position that could be on a board.
    pub fn new(page: Page, seed: u64) -> Result<Session, StartError> {
        let game = page.start()?;
        let before_answer = game.cursor();
        let stage = if page.goal == Goal::Look { Stage::Solved } else { Stage::Asking };
        Ok(Session {
            page,
            game,
            steps: Vec::new(),
            before_answer,
            found: BTreeSet::new(),
            left: BTreeSet::new(),
            stage,
            seed,
            wrong_tries: 0,
            hints: 0,
        })
    }

    #[must_use]
    pub fn page(&self) -> &Page {
        &self.page
    }

    /// The game as it stands, with the replies and refutations that were made.
    #[must_use]
    pub fn game(&self) -> &Game {
        &self.game
    }

    #[must_use]
    pub fn stage(&self) -> Stage {
        self.stage
    }

    /// The board to show: that of the game, with the stones that were put and moved.
    #[must_use]
    pub fn board(&self) -> Board {
        let mut board = self.game.position().board().clone();
        match &self.page.goal {
            Goal::Fill { color, .. } => {
                for &point in &self.found {
                    board.set(point, Some(*color));
                }
            }
            Goal::Arrange { from, .. } => {
                let color = from.iter().find_map(|point| self.game.position().board().get(point));
                for &point in &self.left {
                    board.set(point, None);
                }
                for &point in &self.found {
                    board.set(point, color);
                }
            }
            _ => {}
        }
        board
    }

    /// The prisoners of each side after `ply` moves, less those that were put into territory.
    #[must_use]
    pub fn prisoners_at(&self, ply: usize) -> PerColor<u32> {
        let taken = self.game.position_at(ply.min(self.game.ply())).prisoners();
        let mut all = PerColor::from_fn(|color| self.page.prisoners[color] + taken[color]);
        if let Goal::Fill { color, .. } = &self.page.goal {
            let put = u32::try_from(self.found.len()).unwrap_or(u32::MAX);
            let owner = color.opponent();
            all[owner] = all[owner].saturating_sub(put);
        }
        all
    }

    /// The points that were rightly marked, and the stones that were put or moved.
    #[must_use]
    pub fn found(&self) -> &BTreeSet<Point> {
        &self.found
    }

    /// How the page went so far, to note once it is solved.
    #[must_use]
    pub fn done(&self) -> Done {
        Done { wrong_tries: self.wrong_tries, hint: self.hints > 0 }
    }

    /// Takes an answer. A page that is solved takes none any more, but that its other choices may be
    /// tried, to see why they are wrong: it stays solved.
    pub fn answer(&mut self, answer: &Answer) -> Reply {
        match (self.stage, answer) {
            (Stage::Solved, Answer::Choice(choice)) => {
                self.retry();
                return self.choose(choice);
            }
            (Stage::Solved, _) => return Reply::ignored(),
            (Stage::Failed, _) => self.retry(),
            (Stage::Asking, _) => {}
        }
        let reply = match (&self.page.goal, answer) {
            (Goal::Choose { .. }, Answer::Choice(choice)) => self.choose(choice),
            (Goal::Count { .. }, Answer::Count(number)) => self.count(*number),
            (Goal::Mark { .. }, Answer::Point(point)) => self.tap(*point),
            (Goal::Mark { .. } | Goal::Count { .. }, Answer::Marks(marks)) => self.marks(marks),
            (Goal::Fill { .. }, Answer::Point(point)) => self.fill(*point),
            (Goal::Arrange { .. }, Answer::Slide { from, to }) => self.slide(*from, *to),
            (goal, Answer::Point(_) | Answer::Pass) if goal.asks_for_moves() => self.make_move(answer),
            _ => Reply::ignored(),
        };
        match reply.kind {
            ReplyKind::Right => self.stage = Stage::Solved,
            ReplyKind::Wrong => {
                self.wrong_tries += 1;
                self.stage = Stage::Failed;
            }
            ReplyKind::Aside => self.stage = Stage::Failed,
            ReplyKind::Refused(_) => self.wrong_tries += 1,
            ReplyKind::Continue | ReplyKind::Ignored => {}
        }
        reply
    }

    /// Takes back what was wrong: the last move and what came of it. A lost game against the small
    /// opponent begins anew. Points that were rightly marked stay marked. Of a choice, what it showed
    /// is taken back even where it was right.
    pub fn retry(&mut self) {
        match (self.stage, &self.page.goal) {
            (Stage::Failed, _) => self.stage = Stage::Asking,
            (Stage::Solved, Goal::Choose { .. }) => {}
            _ => return,
        }
        let lost_game = matches!(self.page.goal, Goal::FirstCapture { .. });
        if lost_game || self.game.apply(Action::GoTo(self.before_answer)).is_err() {
            self.restart();
        }
    }

    /// Starts the page anew.
    pub fn reset(&mut self) {
        self.restart();
        self.found.clear();
        self.left.clear();
        self.stage = if self.page.goal == Goal::Look { Stage::Solved } else { Stage::Asking };
    }

    fn restart(&mut self) {
        // The page started once, so it starts again.
        if let Ok(game) = self.page.start() {
            self.game = game;
        }
        self.before_answer = self.game.cursor();
        self.steps.clear();
        self.seed = self.seed.wrapping_add(1);
    }

    /// The next hint: the page's text, and from the second time on the place.
    pub fn hint(&mut self) -> Hint {
        self.retry();
        self.hints += 1;
        let text = (!self.page.plain_texts).then(|| self.key("hint"));
        let place = match self.right_answer() {
            Some(Answer::Point(point)) => vec![point],
            Some(Answer::Slide { from, to }) => vec![from, to],
            _ => Vec::new(),
        };
        let show = if self.hints > 1 { place } else { Vec::new() };
        let marks = show.into_iter().map(|at| ReplyMark { at, kind: MarkKind::Look }).collect();
        Hint { text, marks }
    }

    fn position(&self) -> &Position {
        self.game.position()
    }

    fn learner(&self) -> Color {
        self.page.to_play
    }

    fn key(&self, name: &str) -> Text {
        if self.page.plain_texts {
            return match name {
                "right" => Text::Common("problem.right"),
                "wrong" => Text::Common("problem.wrong"),
                "aside" => Text::Common("problem.aside"),
                _ => Text::Plain(name.to_owned()),
            };
        }
        Text::Key(format!("{}.{name}", self.page.id))
    }
}

impl Goal {
    /// Whether the goal is reached by moves.
    #[must_use]
    pub fn asks_for_moves(&self) -> bool {
        matches!(
            self,
            Goal::Play { .. }
                | Goal::Capture { .. }
                | Goal::Save { .. }
                | Goal::Live { .. }
                | Goal::Kill { .. }
                | Goal::FirstCapture { .. }
        )
    }

    /// The moves that the page has something to say to, at the first step.
    #[must_use]
    pub fn tries(&self) -> &[Try] {
        match self {
            Goal::Play { tries }
            | Goal::Capture { tries, .. }
            | Goal::Save { tries, .. }
            | Goal::Live { tries, .. }
            | Goal::Kill { tries, .. } => tries,
            _ => &[],
        }
    }
}

/// The moves that a game has made since it stood at `ply`.
fn moves_since(game: &Game, ply: usize) -> Vec<Move> {
    let steps = &game.line()[ply + 1..=game.ply()];
    steps.iter().filter_map(|&node| game.record().node(node).mv).collect()
}

fn int(number: usize) -> i32 {
    i32::try_from(number).unwrap_or(i32::MAX)
}
