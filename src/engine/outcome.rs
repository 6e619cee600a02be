//! How a game ended.

use serde::{Deserialize, Serialize};

use super::{Color, HalfPoints};

/// The result of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Outcome {
    Win {
        winner: Color,
        by: Margin,
    },
    Draw,
    /// The game does not count: a long cycle under rules that annul it, or suspended for good.
    NoResult,
}

impl Outcome {
    /// The outcome of a count in which Black leads by `lead` (negative: White).
    #[must_use]
    pub fn of_lead(lead: HalfPoints) -> Outcome {
        let winner = match lead.0 {
            0 => return Outcome::Draw,
            1.. => Color::Black,
            _ => Color::White,
        };
        Outcome::Win { winner, by: Margin::Points(lead.abs()) }
    }
}

/// What a win was won by.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Margin {
    Points(HalfPoints),
    Resignation,
    Time,
    Forfeit,
    /// The record does not say.
    Unknown,
}
