//! Named rule systems.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::{
    DameFilling, DeadStones, EndOfPlay, HandicapCompensation, HandicapPlacement, HandicapRules, Ko,
    KomiDefaults, LongCycle, OpenKos, Resumes, Rules, Scoring, SekiPoints, Suicide,
};
use crate::engine::{Color, HalfPoints};

/// A rule system that has a name.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Preset {
    /// The Czech illustrated rules and the Czech textbook: the Japanese way of counting, komi 6.5,
    /// and a draw when a cycle such as a triple ko goes on.
    #[default]
    /// The Czech illustrated rules and the Czech textbook, which follow the Japanese way of counting:
    /// no suicide (§4, §5), simple ko (§6), nothing in seki (§7), komi 6.5 in even games only (§2);
    /// a cycle such as a triple ko is a draw (textbook, "Ko").
    Czech,
    /// The Russian rules ("Порядок игры"): no earlier position may come back; White moves first after
    /// a handicap ("Начальная позиция"). Komi is not named there and taken from the Czech rules.
    Russian,
    /// Gheorghe Păun's articles: nothing in seki (§8), komi 5.5 (§9), retaking a ko only after a move
    /// elsewhere, the third occurrence of a whole-board position annuls the game, every ko is closed
    /// before the count (§10).
    Romanian,
    /// The Japanese rules of 1989: ko (§6), seki (§8), resumption (§9.3), no result (§12; there the
    /// players have to agree to it, here the game ends and can be taken up again).
    Japanese,
    /// The rules of the Korean Baduk Association (2016), which count as the Japanese do. Their word
    /// for a game that repeats itself, 무승부, is the Japanese 無勝負: no result.
    Korean,
    /// The rules of the Chinese Weiqi Association of 2002: area counting, no whole-board repetition
    /// (§6). Handicap stones go anywhere, and White gets a point for each (BGA, *Comparison of some
    /// go rules*). Referees may annul a triple ko all the same (§20), which is not done here.
    Chinese,
    /// The rules of the American Go Association (1991, komi since 2004): komi 7.5, or 0.5 with a
    /// handicap (rule 3); a point for White for each handicap stone after the first (rule 4);
    /// situational superko (rule 6); pass stones (rule 7); White passes last (rule 9); the opponent
    /// of who passed last moves on in a dispute (rule 10).
    Aga,
    /// Ing's rules (SST 1991 and 1996), with situational superko in the place of their fighting and
    /// disturbing kos. Suicide is allowed. Black places the handicap stones anywhere and then also
    /// makes the first move. The komi of 8 with ties for Black is given as 7.5. The rules do not speak
    /// of compensation for a handicap, so there is none.
    Ing,
    /// The rules of the New Zealand Go Society: a play may leave own stones without liberties, and
    /// may not bring back the board as it was after any earlier move of the same player; komi 7, none
    /// with a handicap, for which White passes, so that Black places the stones anywhere.
    NewZealand,
    /// Tromp–Taylor, the logical rules: positional superko, suicide, and whatever stands on the board
    /// at the end is alive. They name neither komi nor handicap; these are as usual elsewhere.
    TrompTaylor,
}

/// The territory rules that the others are described against.
const TERRITORY: Rules = Rules {
    suicide: Suicide::Forbidden,
    ko: Ko::Simple,
    long_cycle: LongCycle::NoResult,
    scoring: Scoring::Territory,
    seki: SekiPoints::None,
    komi: KomiDefaults { even: HalfPoints(13), handicap: HalfPoints::ZERO, friendly: HalfPoints::ZERO },
    handicap: HandicapRules {
        placement: HandicapPlacement::Fixed,
        first_to_move: Color::White,
        compensation: HandicapCompensation::None,
    },
    end: EndOfPlay {
        passes: 2,
        pass_stones: false,
        white_passes_last: false,
        resumes: Resumes::OpponentOfAsker,
        dead_stones: DeadStones::Agreed,
        open_kos: OpenKos::MayStay,
    },
    dame: DameFilling::AfterPlay,
};

/// The area rules that the others are described against.
const AREA: Rules = Rules {
    ko: Ko::PositionalSuperko,
    long_cycle: LongCycle::Ignore,
    scoring: Scoring::Area,
    seki: SekiPoints::Count,
    komi: KomiDefaults { even: HalfPoints(15), handicap: HalfPoints::ZERO, friendly: HalfPoints::ZERO },
    end: EndOfPlay { resumes: Resumes::TurnGoesOn, ..TERRITORY.end },
    dame: DameFilling::DuringPlay,
    ..TERRITORY
};

impl Preset {
    /// Every preset, the default first.
    pub const ALL: [Preset; 10] = [
        Preset::Czech,
        Preset::Russian,
        Preset::Romanian,
        Preset::Japanese,
        Preset::Korean,
        Preset::Chinese,
        Preset::Aga,
        Preset::Ing,
        Preset::NewZealand,
        Preset::TrompTaylor,
    ];

    /// The preset's answers on every axis.
    #[must_use]
    pub const fn rules(self) -> Rules {
        match self {
            Preset::Czech => Rules { long_cycle: LongCycle::Draw, ..TERRITORY },
            Preset::Russian => {
                Rules { ko: Ko::PositionalSuperko, long_cycle: LongCycle::Ignore, ..TERRITORY }
            }
            Preset::Romanian => Rules {
                long_cycle: LongCycle::AnnulledAtThird,
                komi: KomiDefaults { even: HalfPoints(11), ..TERRITORY.komi },
                end: EndOfPlay { open_kos: OpenKos::MustBeClosed, ..TERRITORY.end },
                ..TERRITORY
            },
            Preset::Japanese | Preset::Korean => TERRITORY,
            Preset::Chinese => Rules {
                handicap: HandicapRules {
                    placement: HandicapPlacement::Free,
                    compensation: HandicapCompensation::PerStone,
                    ..TERRITORY.handicap
                },
                ..AREA
            },
            Preset::Aga => Rules {
                ko: Ko::SituationalSuperko,
                komi: KomiDefaults { handicap: HalfPoints(1), ..AREA.komi },
                handicap: HandicapRules {
                    compensation: HandicapCompensation::PerStoneAfterFirst,
                    ..TERRITORY.handicap
                },
                end: EndOfPlay { pass_stones: true, white_passes_last: true, ..AREA.end },
                ..AREA
            },
            Preset::Ing => Rules {
                suicide: Suicide::MultiStone,
                ko: Ko::SituationalSuperko,
                handicap: HandicapRules {
                    placement: HandicapPlacement::Free,
                    first_to_move: Color::Black,
                    compensation: HandicapCompensation::None,
                },
                ..AREA
            },
            Preset::NewZealand => Rules {
                suicide: Suicide::MultiStone,
                ko: Ko::SituationalSuperko,
                komi: KomiDefaults { even: HalfPoints(14), ..AREA.komi },
                handicap: HandicapRules { placement: HandicapPlacement::Free, ..TERRITORY.handicap },
                ..AREA
            },
            Preset::TrompTaylor => Rules {
                suicide: Suicide::MultiStone,
                handicap: HandicapRules { placement: HandicapPlacement::Free, ..TERRITORY.handicap },
                end: EndOfPlay { dead_stones: DeadStones::MustBeCaptured, ..AREA.end },
                ..AREA
            },
        }
    }

    /// The preset with exactly these rules, if there is one; of several, the first in [`Preset::ALL`].
    #[must_use]
    pub fn of(rules: &Rules) -> Option<Preset> {
        Preset::ALL.into_iter().find(|preset| preset.rules() == *rules)
    }

    /// A short name for links, storage and GTP, as in `new-zealand`.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Preset::Czech => "czech",
            Preset::Russian => "russian",
            Preset::Romanian => "romanian",
            Preset::Japanese => "japanese",
            Preset::Korean => "korean",
            Preset::Chinese => "chinese",
            Preset::Aga => "aga",
            Preset::Ing => "ing",
            Preset::NewZealand => "new-zealand",
            Preset::TrompTaylor => "tromp-taylor",
        }
    }
}

impl fmt::Display for Preset {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

/// Why a text names no preset.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("no rule system of that name")]
pub struct ParsePresetError;

impl FromStr for Preset {
    type Err = ParsePresetError;

    /// Reads an [`id`](Preset::id); case does not matter, and `_` or a space serve for `-`.
    ///
    /// # Errors
    /// [`ParsePresetError`] for anything else.
    fn from_str(text: &str) -> Result<Preset, ParsePresetError> {
        let id = text.trim().to_ascii_lowercase().replace(['_', ' '], "-");
        Preset::ALL.into_iter().find(|preset| preset.id() == id).ok_or(ParsePresetError)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn preset_names_read_back() {
        for preset in Preset::ALL {
            assert_eq!(preset.id().parse(), Ok(preset));
        }
        assert_eq!("New Zealand".parse(), Ok(Preset::NewZealand));
        assert_eq!("none".parse::<Preset>(), Err(ParsePresetError));
    }
}
