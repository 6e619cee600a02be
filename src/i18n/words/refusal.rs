//! Why something is not possible.

use super::{move_number, points_list};
use crate::engine::rules::DeadStones;
use crate::engine::{Game, IllegalMove, Phase, Refusal};
use crate::i18n::{Key, Language, Message, format, text};

/// Which rule forbids a move in a game, and why.
#[must_use]
pub fn illegal(language: Language, illegal: &IllegalMove, game: &Game) -> String {
    match illegal {
        IllegalMove::OffBoard => text(language, Key::IllegalOffBoard).to_owned(),
        IllegalMove::Occupied { by } => format(language, &Message::IllegalOccupied { color: *by }),
        IllegalMove::Suicide { chain } => {
            format(language, &Message::IllegalSuicide { count: chain.len().into() })
        }
        IllegalMove::Ko { .. } => text(language, Key::IllegalKo).to_owned(),
        IllegalMove::Repetition { ply } => match move_number(game, *ply) {
            0 => text(language, Key::IllegalRepetitionStart).to_owned(),
            number => format(language, &Message::IllegalRepetition { number: number.into() }),
        },
    }
}

/// Why a game did not carry out an action.
#[must_use]
pub fn refusal(language: Language, refusal: &Refusal, game: &Game) -> String {
    let key = match refusal {
        Refusal::Illegal(rule) => return illegal(language, rule, game),
        Refusal::WrongPhase => match game.phase() {
            Phase::Finished(_) => Key::RefusalFinished,
            Phase::Counting(_) if game.rules().end.dead_stones == DeadStones::MustBeCaptured => {
                Key::RefusalNoMarking
            }
            _ => Key::RefusalWrongPhase,
        },
        Refusal::NoSuchStep => Key::RefusalNoSuchStep,
        Refusal::NoStone => Key::RefusalNoStone,
        Refusal::CertainlyAlive { .. } => Key::CountCertainlyAlive,
        Refusal::OpenKos { points } => {
            return format(language, &Message::RefusalOpenKos { points: &points_list(language, points) });
        }
    };
    text(language, key).to_owned()
}
