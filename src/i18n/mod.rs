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

pub mod ascii;
mod format;
mod language;
pub mod lesson_texts;
mod number;
pub mod pattern;
pub mod words;

pub use format::{Value, fill};
pub use language::Language;
pub use messages::{Key, LearnKey, LearnMessage, Message};
pub use number::{Number, Plural};

/// What `build.rs` makes of the files in `messages/`.
mod messages {
    use super::{Catalogue, Filled, Language, Number, Plain, Value, fill};
    use crate::engine::Color;

    include!(concat!(env!("OUT_DIR"), "/messages.rs"));
}

/// A text without places: a [`Key`], or that of another area of the page. Each area has tables of
/// its own, and a program carries only those that it says something of.
pub trait Plain: Copy {
    fn text(self, language: Language) -> &'static str;
}

/// A text with what goes into its places: a [`Message`], or that of another area.
pub trait Filled {
    fn say(&self, language: Language) -> String;
}

/// The texts of one language and area, in the order of the keys and of the messages.
struct Catalogue {
    texts: &'static [&'static str],
    patterns: &'static [&'static str],
}

impl Catalogue {
    fn text(&self, index: usize) -> &'static str {
        self.texts.get(index).copied().unwrap_or_default()
    }

    fn pattern(&self, index: usize) -> &'static str {
        self.patterns.get(index).copied().unwrap_or_default()
    }
}

/// A text without places.
#[must_use]
pub fn text(language: Language, key: impl Plain) -> &'static str {
    key.text(language)
}

/// A text with its places filled.
#[must_use]
pub fn format(language: Language, message: &impl Filled) -> String {
    message.say(language)
}
