//! Rule systems and new games in words.

use crate::engine::game::NewGameError;
use crate::engine::rules::Scoring;
use crate::engine::{Preset, RulesName};
use crate::i18n::{Key, Language, Message, format, text};

/// The name of a rule system.
#[must_use]
pub fn preset_name(language: Language, preset: Preset) -> &'static str {
    text(language, preset_keys(preset).0)
}

/// What a rule system is like, in a sentence or two.
#[must_use]
pub fn preset_about(language: Language, preset: Preset) -> &'static str {
    text(language, preset_keys(preset).1)
}

/// The rule system that a record names; an unknown one as the record spells it.
#[must_use]
pub fn rules_name(language: Language, rules: &RulesName) -> &str {
    match rules {
        RulesName::Known(preset) => preset_name(language, *preset),
        RulesName::Unstated => text(language, Key::RulesUnstated),
        RulesName::Other(name) => name,
    }
}

fn preset_keys(preset: Preset) -> (Key, Key) {
    match preset {
        Preset::Czech => (Key::RulesCzechName, Key::RulesCzechAbout),
        Preset::Russian => (Key::RulesRussianName, Key::RulesRussianAbout),
        Preset::Romanian => (Key::RulesRomanianName, Key::RulesRomanianAbout),
        Preset::Japanese => (Key::RulesJapaneseName, Key::RulesJapaneseAbout),
        Preset::Korean => (Key::RulesKoreanName, Key::RulesKoreanAbout),
        Preset::Chinese => (Key::RulesChineseName, Key::RulesChineseAbout),
        Preset::Aga => (Key::RulesAgaName, Key::RulesAgaAbout),
        Preset::Ing => (Key::RulesIngName, Key::RulesIngAbout),
        Preset::NewZealand => (Key::RulesNewZealandName, Key::RulesNewZealandAbout),
        Preset::TrompTaylor => (Key::RulesTrompTaylorName, Key::RulesTrompTaylorAbout),
    }
}

/// The name of a way of scoring.
#[must_use]
pub fn scoring_name(language: Language, scoring: Scoring) -> &'static str {
    match scoring {
        Scoring::Territory => text(language, Key::RulesScoringTerritory),
        Scoring::Area => text(language, Key::RulesScoringArea),
    }
}

/// What a way of scoring counts.
#[must_use]
pub fn scoring_about(language: Language, scoring: Scoring) -> &'static str {
    match scoring {
        Scoring::Territory => text(language, Key::RulesScoringTerritoryAbout),
        Scoring::Area => text(language, Key::RulesScoringAreaAbout),
    }
}

/// Why a game cannot begin with this handicap.
#[must_use]
pub fn new_game_error(language: Language, error: NewGameError) -> String {
    let message = match error {
        NewGameError::NoFixedHandicap(stones) => Message::NewGameNoFixed { count: stones.into() },
        NewGameError::TooManyStones(stones) => Message::NewGameTooMany { count: stones.into() },
    };
    format(language, &message)
}
