//! What can be wrong with a file: so much that there is no game in it, or less.

use thiserror::Error;

use crate::engine::HalfPoints;

/// Why a file cannot be opened.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ReadError {
    #[error("the file is empty")]
    Empty,
    #[error("there is no game record in the file")]
    NotSgf,
    /// SGF numbers the games it is used for; Go is 1.
    #[error("the file holds a record of another game than Go (number {game})")]
    NotGo { game: u32 },
    /// As the file spells its size.
    #[error("the board is too large: {size}")]
    BoardTooLarge { size: String },
    /// More than [`MAX_BYTES`](super::MAX_BYTES), or as much once it is unfolded.
    #[error("the file is too large")]
    TooLarge,
}

/// Something odd in a file, which could be read nevertheless.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Warning {
    /// Counted from 1.
    pub line: usize,
    pub kind: WarningKind,
}

/// What is odd, and how it was taken.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum WarningKind {
    /// The file does not say its charset, or not truly, and `label` was the best guess.
    #[error("the charset was guessed to be {label}")]
    CharsetGuessed { label: String },
    #[error("no charset is called {label:?}")]
    CharsetUnknown { label: String },
    /// Some bytes are nothing in the charset and became U+FFFD.
    #[error("some characters could not be read")]
    TextDamaged,
    /// Something that is no SGF was passed over.
    #[error("text outside of the record was passed over")]
    StrayText,
    #[error("a node without its semicolon")]
    MissingSemicolon,
    #[error("the file ends in the middle of a game tree")]
    TreeUnclosed,
    #[error("the file ends in the middle of a value")]
    ValueUnclosed,
    /// The tree was left out of the collection.
    #[error("a record of another game than Go was left out")]
    NotGo { game: u32 },
    /// The tree was left out of the collection.
    #[error("a record on a board of {size} was left out")]
    BoardTooLarge { size: String },
    /// Hundredths of points, or 子, as some servers write it.
    #[error("komi {written:?} was taken for {komi}")]
    KomiTaken { written: String, komi: HalfPoints },
    /// The value was passed over.
    #[error("{ident}[{value}] makes no sense")]
    BadValue { ident: String, value: String },
    /// The value was passed over.
    #[error("{ident}[{value}] is outside of the board")]
    OutsideBoard { ident: String, value: String },
    /// The values were put together, or the first was taken where there can be only one.
    #[error("{ident} came more than once in a node")]
    Repeated { ident: String },
    /// Each got a node of its own: setup before moves, moves in the order of the file.
    #[error("a node with several moves, or with a move and a setup")]
    Mixed,
    /// The stated handicap is not the number of black stones at the start.
    #[error("a handicap of {stated}, but {placed} stones")]
    HandicapDiffers { stated: u8, placed: usize },
}

/// How many warnings are kept; what is wrong with a file is clear after so many.
const MAX_WARNINGS: usize = 200;

/// The warnings about a text, which knows its lines.
pub(super) struct Warnings<'t> {
    text: &'t str,
    list: Vec<Warning>,
    /// The line of an offset already asked for; the next is usually not far.
    known: (usize, usize),
    /// How many there were, with those that were not kept.
    pub count: usize,
}

impl<'t> Warnings<'t> {
    pub fn of(text: &'t str) -> Self {
        Warnings { text, list: Vec::new(), known: (0, 1), count: 0 }
    }

    /// Notes what is odd at `offset` bytes into the text.
    pub fn add(&mut self, offset: usize, kind: WarningKind) {
        self.count += 1;
        if self.list.len() < MAX_WARNINGS {
            let line = self.line(offset);
            self.list.push(Warning { line, kind });
        }
    }

    fn line(&mut self, offset: usize) -> usize {
        let offset = offset.min(self.text.len());
        let (from, line) = if self.known.0 <= offset { self.known } else { (0, 1) };
        let passed = &self.text.as_bytes()[from..offset];
        let line = line + passed.iter().filter(|&&byte| byte == b'\n').count();
        self.known = (offset, line);
        line
    }

    /// In the order of the text.
    pub fn into_list(mut self) -> Vec<Warning> {
        self.list.sort_by_key(|warning| warning.line);
        self.list
    }
}
