//! What a page says about its board, as data that the engine proves.

mod proof;

use serde::{Deserialize, Deserializer};

use super::notation::{Line, Points};
use crate::engine::{Color, HalfPoints, PerColor};

pub use proof::{dame, forbidden_points};

/// A statement about the position of a page.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Claim {
    /// The chain on each of the points has so many liberties.
    Liberties { of: Points, are: usize },
    /// The chain on each of the points has so many stones.
    Stones { of: Points, are: usize },
    /// The points belong to one chain.
    Connected(Points),
    /// A side may not play on any of the points, for this reason.
    Forbidden { by: Color, at: Points, because: Ban },
    /// A side may play on each of the points.
    Allowed { by: Color, at: Points },
    /// All points where a side may not play are these.
    AllForbidden { by: Color, at: Points },
    /// A stone of a side on the point takes so many stones.
    Takes { by: Color, at: Points, stones: usize },
    /// None of the stones can be captured by play within the area, even if the attacker begins.
    Alive { stones: Points, area: Points },
    /// One of the stones can be captured within the area, even if the defender begins.
    Dead { stones: Points, area: Points },
    /// Who begins decides over life and death.
    Unsettled { stones: Points, area: Points },
    /// If a side plays on any of the points, the opponent takes so many stones with the next move.
    Loses { by: Color, at: Points, stones: usize },
    /// The territory of the sides, these stones being dead: points, without prisoners.
    Territory {
        #[serde(default)]
        dead: Points,
        black: u32,
        white: u32,
    },
    /// The account of the count, prisoners and komi included, in points.
    Score {
        #[serde(default)]
        dead: Points,
        #[serde(default, deserialize_with = "points")]
        komi: HalfPoints,
        #[serde(deserialize_with = "points")]
        black: HalfPoints,
        #[serde(deserialize_with = "points")]
        white: HalfPoints,
    },
    /// The same by area: stones and territory.
    AreaScore {
        #[serde(default)]
        dead: Points,
        #[serde(deserialize_with = "points")]
        black: HalfPoints,
        #[serde(deserialize_with = "points")]
        white: HalfPoints,
    },
    /// The neutral points, these stones being dead.
    Dame {
        #[serde(default)]
        dead: Points,
        at: Points,
    },
    /// Prisoners taken so far.
    Prisoners(PerColor<u32>),
    /// The side to move.
    ToPlay(Color),
    /// The board has these star points.
    Stars(Points),
    /// So many handicap stones go to these points of the board.
    Handicap { stones: u8, at: Points },
    /// Players of these grades play with so many handicap stones.
    HandicapByGrades { a: String, b: String, stones: u8 },
    /// Who has lost the last game by so many points gets so many handicap stones.
    HandicapByLoss { points: u16, stones: u8 },
    /// Komi proposed by the page's rules for an even game, in points.
    Komi(#[serde(deserialize_with = "points")] HalfPoints),
    /// After these moves, the claims hold.
    After { moves: Line, claims: Vec<Claim> },
    /// These moves bring the present board back.
    ComesBack(Line),
    /// These moves end the game like that.
    Ends { moves: Line, outcome: End },
}

impl Claim {
    /// The areas that have to be searched to prove it.
    #[must_use]
    pub fn areas(&self) -> Vec<&Points> {
        match self {
            Claim::Alive { area, .. } | Claim::Dead { area, .. } | Claim::Unsettled { area, .. } => {
                vec![area]
            }
            Claim::After { claims, .. } => claims.iter().flat_map(Claim::areas).collect(),
            _ => Vec::new(),
        }
    }
}

/// Why a move is forbidden.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ban {
    Occupied,
    Suicide,
    Ko,
    Repetition,
}

/// How moves end a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum End {
    Counting,
    Draw,
    NoResult,
}

/// Reads points as people write them: `6.5`.
fn points<'de, D: Deserializer<'de>>(deserializer: D) -> Result<HalfPoints, D::Error> {
    f64::deserialize(deserializer)?.to_string().parse().map_err(serde::de::Error::custom)
}
