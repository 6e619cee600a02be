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
    /// Chains of two stones and more may be given up (New Zealand, Ing, Tromp–Taylor); the opponent
    /// has the prisoners. A single stone never: it would leave the board as it was, which positional
    /// superko forbids, and elsewhere be no more than a pass.
    MultiStone,
}

/// Which earlier positions a move may not bring back. Every superko forbids what [`Ko::Simple`] does.
///
/// Source of the names: Sensei's Library, *Superko*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ko {
    /// The position before the opponent's last move, when that took exactly one stone (Japanese rules
    /// 1989, §6; Czech illustrated rules, §6).
    Simple,
    /// Any earlier position of the stones (Tromp–Taylor, rule 6; Chinese rules 2002, §6).
    PositionalSuperko,
    /// Any earlier position of the stones with the same side to move (AGA, rule 6; New Zealand).
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
    /// Czech textbook, "Ko".
    Draw,
    /// The game ends without a result (無勝負; Japanese rules 1989, §12).
    NoResult,
    /// The third occurrence of the position annuls the game, whatever came between and whoever is to
    /// move (Romanian rules, §10).
    AnnulledAtThird,
}

/// What counts as a player's points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Scoring {
    /// Surrounded empty points, and prisoners (Czech illustrated rules, §8; Japanese rules 1989, §10).
    Territory,
    /// Surrounded empty points, and own stones on the board (AGA, rule 12; Tromp–Taylor, rule 9).
    Area,
}

/// Whether points surrounded inside a seki count: not under territory rules (Czech illustrated rules,
/// §7; Romanian, §8; Japanese 1989, §8), but under area rules, which know no exception.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SekiPoints {
    None,
    Count,
}

/// The komi proposed for a new game. Players and records may set any other. (None in friendly and
/// handicap games: Czech illustrated rules, §2.)
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
    /// Who makes the first move after the stones are placed: White but under Ing's rules (Russian
    /// rules, "Начальная позиция").
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

/// What White gets under area scoring for the stones that Black had on the board at the start: under
/// territory scoring they would be worth nothing.
///
/// Source: British Go Association, *Comparison of some go rules*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum HandicapCompensation {
    None,
    /// A point a stone (Chinese).
    PerStone,
    /// A point for each stone after the first (AGA, rule 4).
    PerStoneAfterFirst,
}

/// How play ends and is taken up again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct EndOfPlay {
    /// How many passes in a row end play: 2, or more where the rules say so.
    pub passes: u8,
    /// Whether a pass hands the opponent a prisoner (AGA, rule 7).
    pub pass_stones: bool,
    /// Whether White makes the last pass, so that with pass stones both have moved equally often (AGA,
    /// rule 9).
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
    /// The players agree which are dead, and these leave the board (Romanian rules, §7).
    Agreed,
    /// Whatever stands on the board when play ends counts as alive (Tromp–Taylor).
    MustBeCaptured,
}

/// Whether a ko may be left open at the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum OpenKos {
    MayStay,
    /// Every ko is connected or taken before the count (Romanian rules, §10).
    MustBeClosed,
}

/// Who moves first when play is resumed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Resumes {
    /// The opponent of the player who asked for it (Japanese rules 1989, §9.3).
    OpponentOfAsker,
    /// The player whose turn it would be: the opponent of who passed last (AGA, rule 10). Also where
    /// the rules leave it to the players (New Zealand) or say nothing (Chinese).
    TurnGoesOn,
}

/// What is done with neutral points before the count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DameFilling {
    /// They are filled in turn after play has ended, and are worth nothing (Czech illustrated rules,
    /// §8).
    AfterPlay,
    /// They are played for as moves of the game, since each is worth a point or play goes on until
    /// nothing is left.
    DuringPlay,
}
