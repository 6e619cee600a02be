//! What stands at the end of a line of play: a count under way, or a result.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use crate::engine::{Outcome, PerColor, Point};

/// Who has marked the dead stones of a count so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum MarkedBy {
    /// Nobody yet: a suggestion is welcome.
    #[default]
    Nobody,
    /// The marks are those that were suggested.
    Suggestion,
    /// The players have marked or accepted something: no suggestion is wanted any more.
    Players,
}

/// The state of a count: which stones are marked dead, and who agrees.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Agreement {
    pub dead: BTreeSet<Point>,
    pub accepted: PerColor<bool>,
    #[serde(default)]
    pub marked_by: MarkedBy,
    /// Stones about which the suggestion would not decide, and nobody else has.
    #[serde(default)]
    pub unsure: BTreeSet<Point>,
}

/// A finished game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Finish {
    pub outcome: Outcome,
    /// The marks that both sides accepted, where the game was counted.
    pub count: Option<Agreement>,
    /// The ply whose position came back, where that ended the game.
    pub repeats_ply: Option<usize>,
}

/// What the end of a line holds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    Counting(Agreement),
    Finished(Finish),
}

/// Where a game stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase<'a> {
    /// Black places handicap stones; so many are still to come.
    Handicap {
        remaining: u8,
    },
    Play,
    Counting(&'a Agreement),
    Finished(&'a Finish),
}

impl<'a> Phase<'a> {
    /// The stones marked dead, in a count or in the result of one; `None` where nothing is counted.
    #[must_use]
    pub fn marked_dead(self) -> Option<&'a BTreeSet<Point>> {
        match self {
            Phase::Counting(agreement) => Some(&agreement.dead),
            Phase::Finished(finish) => finish.count.as_ref().map(|agreement| &agreement.dead),
            Phase::Play | Phase::Handicap { .. } => None,
        }
    }

    /// `"handicap"`, `"play"`, `"counting"` or `"finished"`.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Phase::Handicap { .. } => "handicap",
            Phase::Play => "play",
            Phase::Counting(_) => "counting",
            Phase::Finished(_) => "finished",
        }
    }
}
