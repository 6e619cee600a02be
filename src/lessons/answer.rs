//! What a reader does on a page, and what the page says to it.

use std::collections::BTreeSet;

use crate::engine::{IllegalMove, Move, Point};

/// Something that the reader does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// A tap on a point: a move, a mark or a stone to put, as the page asks.
    Point(Point),
    Pass,
    /// One of the answers to choose from, by its name in the lesson.
    Choice(String),
    /// All marks at once.
    Marks(BTreeSet<Point>),
    Count(i32),
    /// A stone moved from one point to another.
    Slide {
        from: Point,
        to: Point,
    },
}

/// How an answer fares.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReplyKind {
    /// The goal is reached.
    Right,
    /// It is not, and will not be this way. The board shows what comes of it until the next answer
    /// or [`Session::retry`](super::Session::retry).
    Wrong,
    /// It is no mistake, but not what the page asks for. The board shows it until the next answer or
    /// [`Session::retry`](super::Session::retry).
    Aside,
    /// So far so good; there is more to do.
    Continue,
    /// The rules do not allow the move; the board is as it was.
    Refused(IllegalMove),
    /// The page does not ask for this kind of answer, or asks for nothing any more.
    Ignored,
}

/// A text to show, which stands in a file of texts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Text {
    /// A key in the chapter's texts.
    Key(String),
    /// A key in the texts that all chapters share (`index.json`).
    Common(&'static str),
    /// The text itself, as from a problem in SGF.
    Plain(String),
}

/// Numbers for the places of a text: `{count}`, `{left}` and `{given}`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Numbers {
    /// How many there are: of liberties, stones taken, points to mark.
    pub count: i32,
    /// How many are still to be found or done.
    pub left: i32,
    /// The number that the reader gave.
    pub given: i32,
}

/// What a mark tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum MarkKind {
    /// Rightly marked.
    Found,
    /// Wrongly marked.
    Extra,
    /// Should have been marked.
    Missed,
    /// A place to look at: a hint, or the stones a refusal is about.
    Look,
}

/// A mark that comes with a reply.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ReplyMark {
    pub at: Point,
    pub kind: MarkKind,
}

/// What the page says to an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reply {
    pub kind: ReplyKind,
    pub text: Option<Text>,
    pub numbers: Numbers,
    /// The moves made on the board since the answer, the reader's own first: what came of it.
    pub moves: Vec<Move>,
    pub marks: Vec<ReplyMark>,
}

impl Reply {
    pub(super) fn new(kind: ReplyKind, text: Option<Text>) -> Reply {
        Reply { kind, text, numbers: Numbers::default(), moves: Vec::new(), marks: Vec::new() }
    }

    pub(super) fn ignored() -> Reply {
        Reply::new(ReplyKind::Ignored, None)
    }

    pub(super) fn with_moves(self, moves: Vec<Move>) -> Reply {
        Reply { moves, ..self }
    }

    pub(super) fn with_numbers(self, numbers: Numbers) -> Reply {
        Reply { numbers, ..self }
    }

    pub(super) fn with_marks(self, kind: MarkKind, points: impl IntoIterator<Item = Point>) -> Reply {
        let mut marks = self.marks;
        marks.extend(points.into_iter().map(|at| ReplyMark { at, kind }));
        Reply { marks, ..self }
    }
}
