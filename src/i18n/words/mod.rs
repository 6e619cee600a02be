//! Engine values in words.
//!
//! | module | says |
//! |---|---|
//! | `outcome` | how a game ended |
//! | `refusal` | why a move or another action is not possible |
//! | `game` | whose turn it is, and what has just happened |
//! | `board` | what is on a point, whose it is and why |
//! | `course` | what happens in a count over the board |
//! | `file_name` | what the file of a record is called |
//! | `lesson` | what a lesson brings along |
//! | `record` | what is wrong with a file |
//! | `rules` | rule systems and new games |

mod board;
mod course;
mod file_name;
mod game;
mod lesson;
mod outcome;
mod record;
mod refusal;
mod rules;

pub use board::{point, points_list, reason, unsettled};
pub use course::{
    course_now, course_point, course_reason, rectangle_sides, slip, stage_about, stage_do, stage_title,
};
pub use file_name::file_name;
pub use game::{event, lately, move_number, passed, repeated, status, suggested};
pub use lesson::lesson_text;
pub use outcome::{outcome, outcome_named};
pub use record::{read_error, read_warning};
pub use refusal::{illegal, refusal};
pub use rules::{new_game_error, preset_about, preset_name, rules_name, scoring_about, scoring_name};

use super::{Key, Language, Message, Number, format, text};
use crate::engine::{Color, HalfPoints};

/// The side's name: "Black".
#[must_use]
pub fn color(language: Language, color: Color) -> &'static str {
    text(language, if color == Color::Black { Key::ColorBlack } else { Key::ColorWhite })
}

/// The side with the player's name: "Black (Jana)"; only "Black" where no name is known.
#[must_use]
pub fn player(language: Language, side: Color, name: &str) -> String {
    match name.trim() {
        "" => color(language, side).to_owned(),
        name => format(language, &Message::ColorNamed { color: side, name }),
    }
}

/// A number as the language writes it: "6,5", "−3".
#[must_use]
pub fn number(language: Language, value: HalfPoints) -> String {
    Number::from(value).to_text(language)
}

/// Points with their noun: "6,5 bodu", "1 point".
#[must_use]
pub fn points(language: Language, value: HalfPoints) -> String {
    format(language, &Message::CommonPoints { count: value.into() })
}
