//! The languages of the page: every text it shows, and engine values in words.
//!
//! The texts are in `messages/`, one JSON file a language, as ICU MessageFormat. `build.rs` checks
//! them against each other and makes of each text without places a [`Key`], and of each text with
//! places a variant of [`Message`] with a field a place; so a missing text or value does not compile.
//!
//! A new text goes into every file. A new language is a file, a variant of [`Language`] with its
//! plurals in [`Number::plural`], and its tag in `build.rs`.
//!
//! ```
//! use hoshi::engine::{Color, HalfPoints, Margin, Outcome};
//! use hoshi::i18n::{Key, Language, Message, format, text, words};
//!
//! let language = Language::pick(&["cs-CZ", "en"]);
//! assert_eq!(text(language, Key::NewGameTitle), "Nová partie");
//! let message = Message::CommonStones { count: 3.into() };
//! assert_eq!(format(language, &message), "3 kameny");
//! let outcome = Outcome::Win { winner: Color::White, by: Margin::Points(HalfPoints(7)) };
//! assert_eq!(words::outcome(language, &outcome), "Bílý zvítězil o 3,5 bodu");
//! ```

mod format;
mod language;
mod number;
pub mod pattern;
pub mod words;

pub use format::{Value, fill};
pub use language::Language;
pub use messages::{Key, Message};
pub use number::{Number, Plural};

/// What `build.rs` makes of the files in `messages/`.
mod messages {
    use super::{Language, Number, Value, fill, pattern};
    use crate::engine::Color;

    include!(concat!(env!("OUT_DIR"), "/messages.rs"));
}

/// The texts of one language, in the order of [`Key`] and of [`Message`]. The page finds texts
/// through [`catalogue`] alone, so that a language could also be fetched.
struct Catalogue {
    texts: &'static [&'static str],
    patterns: &'static [&'static str],
}

fn catalogue(language: Language) -> &'static Catalogue {
    &messages::CATALOGUES[language as usize]
}

/// A text without places.
#[must_use]
pub fn text(language: Language, key: Key) -> &'static str {
    catalogue(language).texts.get(key as usize).copied().unwrap_or_default()
}

/// A text with its places filled.
#[must_use]
pub fn format(language: Language, message: &Message<'_>) -> String {
    message.say(language)
}

fn pattern(index: usize, language: Language) -> &'static str {
    catalogue(language).patterns.get(index).copied().unwrap_or_default()
}
