//! What a page asks of its reader.

use std::collections::BTreeMap;

use serde::Deserialize;

use super::notation::{Line, Points};
use crate::engine::Color;

/// What a page asks for.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Goal {
    /// Nothing: look and go on.
    #[default]
    Look,
    /// Play one of the right moves, or a whole sequence.
    Play { tries: Vec<Try> },
    /// Take all of these stones with one move.
    Capture {
        stones: Points,
        #[serde(default)]
        tries: Vec<Try>,
    },
    /// Play so that none of these stones can be captured. Any move that does it is right: moves
    /// within `area` are searched.
    Save {
        stones: Points,
        area: Points,
        #[serde(default)]
        tries: Vec<Try>,
    },
    /// As [`Goal::Save`], by making two eyes or a seki.
    Live {
        stones: Points,
        area: Points,
        #[serde(default)]
        tries: Vec<Try>,
    },
    /// Play so that one of these stones will be captured whatever the opponent does.
    Kill {
        stones: Points,
        area: Points,
        #[serde(default)]
        tries: Vec<Try>,
    },
    /// Tap all points of a kind.
    Mark {
        wanted: Wanted,
        #[serde(default)]
        tries: Vec<Tap>,
    },
    /// Tell a number.
    Count {
        of: Quantity,
        #[serde(default)]
        tries: Vec<Guess>,
        /// What a wrong number marks on the board; where nothing is said, what is counted.
        #[serde(default)]
        points: Points,
        /// The moves that show what is counted, once a number is given.
        #[serde(default)]
        shows: Line,
    },
    /// Choose an answer; the texts are `option.…` and `reply.…`.
    Choose {
        options: Vec<String>,
        right: String,
        /// The moves that show on the board what comes of an answer, by its name; each is a [`Line`]
        /// as it is written (a map of texts is in the program anyway, one of lines costs 1 kB).
        #[serde(default)]
        shows: BTreeMap<String, String>,
        /// The points that an answer is about, by its name: marked once it is given. Written as
        /// [`Points`] are, for the same reason.
        #[serde(default)]
        points: BTreeMap<String, String>,
    },
    /// Play against the page; whoever captures so many stones first has won.
    FirstCapture { stones: u32 },
    /// Put so many stones of a colour on points of an area, as prisoners are put into territory.
    Fill { color: Color, stones: u32, area: Points },
    /// Move stones from some points to others, as territories are put in order for the count.
    Arrange { from: Points, to: Points },
}

/// A move that a page has something to say to.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Try {
    /// The move; several have the same answer.
    #[serde(default)]
    pub at: Line,
    /// Whether it stands for all wrong moves that no other try names, instead of `at`. Where its
    /// `line` cannot be played, the page's general reply is said.
    #[serde(default)]
    pub others: bool,
    /// Whether it reaches the goal.
    #[serde(default)]
    pub right: bool,
    /// Whether it is no mistake, but not what the page asks for either: it is taken back.
    #[serde(default)]
    pub aside: bool,
    /// Whether the rules refuse it, so that the board stays as it is.
    #[serde(default)]
    pub refused: bool,
    /// Which of the page's texts answers it.
    pub say: Option<String>,
    /// The moves that follow by themselves, the opponent's first: a reply or a refutation.
    #[serde(default)]
    pub line: Line,
    /// What the reader may try next, where the sequence goes on.
    #[serde(default)]
    pub next: Vec<Try>,
}

impl Try {
    /// Whether it reaches the goal, or a sequence that does follows it.
    #[must_use]
    pub fn leads_to_right(&self) -> bool {
        (self.right && self.next.is_empty()) || self.next.iter().any(Try::leads_to_right)
    }
}

/// A wrong point to tap that a page has something to say to.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tap {
    pub at: Points,
    pub say: String,
    /// The points that it speaks of, to mark on the board.
    #[serde(default)]
    pub points: Points,
}

/// A wrong number that a page has something to say to.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Guess {
    pub number: i32,
    pub say: String,
    /// The points that it speaks of, to mark on the board instead of the page's own.
    #[serde(default)]
    pub points: Points,
}

/// Which points are to be tapped.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Wanted {
    Points(Points),
    /// The liberties of the chains on these points.
    LibertiesOf(Points),
    /// The empty points where this side may not play.
    ForbiddenFor(Color),
    /// The star points of the board.
    Stars,
    /// The chains on these points; a tap on one stone is a tap on its chain.
    Chains(Points),
    /// The neutral points (dame), once the stones named here are taken off as dead.
    Dame(Points),
}

/// What is counted.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Quantity {
    LibertiesOf(Points),
    /// Stones of the chains on these points.
    StonesOf(Points),
    /// Empty points that only this side reaches.
    TerritoryOf(Color),
    /// A number that the page's claims or the text before speak for.
    Number(i32),
}
