//! How a game ended, as people say it.

use crate::engine::{Margin, Outcome, PerColor};
use crate::i18n::{Key, Language, Message, format, text};

/// The result: "Black wins by 3.5 points".
#[must_use]
pub fn outcome(language: Language, outcome: &Outcome) -> String {
    let Outcome::Win { winner: color, by } = *outcome else {
        let key = if *outcome == Outcome::Draw { Key::OutcomeDraw } else { Key::OutcomeNoResult };
        return text(language, key).to_owned();
    };
    let message = match by {
        Margin::Points(points) => Message::OutcomePoints { color, points: points.into() },
        Margin::Resignation => Message::OutcomeResignation { color },
        Margin::Time => Message::OutcomeTime { color },
        Margin::Forfeit => Message::OutcomeForfeit { color },
        Margin::Unknown => Message::OutcomeUnknown { color },
    };
    format(language, &message)
}

/// The result with the winner's name where it is known: "Black wins by 3.5 points (Jana)".
#[must_use]
pub fn outcome_named(language: Language, result: &Outcome, names: &PerColor<String>) -> String {
    let said = outcome(language, result);
    match result {
        Outcome::Win { winner, .. } if !names[*winner].trim().is_empty() => {
            format(language, &Message::OutcomeNamed { outcome: &said, name: names[*winner].trim() })
        }
        _ => said,
    }
}
