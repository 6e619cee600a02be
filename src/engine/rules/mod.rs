//! What may differ from one rule system to another, each question an axis of its own.
//!
//! The engine asks an axis, never the name of a preset.

mod preset;

pub use preset::Preset;

use serde::{Deserialize, Serialize};

use super::{Color, HalfPoints};

/// A rule system: an answer on every axis.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Rules {
    pub suicide: Suicide,
    pub ko: Ko,
    pub long_cycle: LongCycle,
    pub scoring: Scoring,
    pub seki: SekiPoints,
    pub komi: KomiDefaults,
    pub handicap: HandicapRules,
    pub end: EndOfPlay,
    pub dame: DameFilling,
}

/// Whether a player may leave an own chain without liberties.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Suicide {
    Forbidden,
    /// Chains of two stones and more may be given up. (A single stone never: that is a pass which
    /// costs a prisoner under territory scoring and repeats the position under any superko.)
    MultiStone,
}

/// Which earlier positions a move may not bring back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ko {
    /// The position before the opponent's last move, when that took exactly one stone.
    Simple,
    /// Any earlier position of the stones.
    PositionalSuperko,
    /// Any earlier position of the stones with the same side to move.
    SituationalSuperko,
    /// Any earlier position of the stones that the same player made by placing a stone.
    NaturalSituationalSuperko,
}

/// What happens when a whole-board position comes back with the same side to move, where
/// [`Ko`] does not forbid it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LongCycle {
    Ignore,
    /// The players are told and may agree on a draw.
    OfferDraw,
    Draw,
    /// The game ends without a result (Japanese 無勝負).
    NoResult,
    /// The third occurrence of the position annuls the game.
    AnnulledAtThird,
}

/// What counts as a player's points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Scoring {
    /// Surrounded empty points, and prisoners.
    Territory,
    /// Surrounded empty points, and own stones on the board.
    Area,
}

/// Whether points surrounded inside a seki count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SekiPoints {
    None,
    Count,
}

/// The komi proposed for a new game. Players and records may set any other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct KomiDefaults {
    /// Between equals.
    pub even: HalfPoints,
    /// With handicap stones.
    pub handicap: HalfPoints,
    /// Among friends who do not care.
    pub friendly: HalfPoints,
}

/// How handicap stones are given.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct HandicapRules {
    pub placement: HandicapPlacement,
    /// Who makes the first move after the stones are placed.
    pub first_to_move: Color,
    pub compensation: HandicapCompensation,
}

/// Where handicap stones go.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum HandicapPlacement {
    /// On the star points, in the customary order.
    Fixed,
    /// Where Black likes.
    Free,
}

/// What White gets under area scoring for the stones that Black had on the board at the start.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum HandicapCompensation {
    None,
    /// A point a stone.
    PerStone,
    /// A point for each stone after the first.
    PerStoneAfterFirst,
}

/// How play ends and is taken up again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct EndOfPlay {
    /// How many passes in a row end play: 2, or more where the rules say so.
    pub passes: u8,
    /// Whether a pass hands the opponent a prisoner.
    pub pass_stones: bool,
    /// Whether White makes the last pass (so that with pass stones both have moved equally often).
    pub white_passes_last: bool,
    /// Who moves first when play is resumed after a disagreement.
    pub resumes: Resumes,
    pub dead_stones: DeadStones,
    pub open_kos: OpenKos,
}

/// What happens to stones that could not escape capture if play went on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DeadStones {
    /// The players agree which are dead, and these leave the board.
    Agreed,
    /// Whatever stands on the board when play ends counts as alive.
    MustBeCaptured,
}

/// Whether a ko may be left open at the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum OpenKos {
    MayStay,
    /// Every ko is connected or taken before the count.
    MustBeClosed,
}

/// Who moves first when play is resumed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Resumes {
    /// The opponent of the player who asked for it.
    OpponentOfAsker,
    /// The player whose turn it would be: the opponent of who passed last.
    TurnGoesOn,
}

/// What is done with neutral points before the count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DameFilling {
    /// They are filled in turn after play has ended, and are worth nothing.
    AfterPlay,
    /// They are played for as moves of the game, since each is worth a point or play goes on until
    /// nothing is left.
    DuringPlay,
}
