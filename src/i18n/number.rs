//! Numbers in words' company: how they are written, and which plural they take.

use super::Language;
use crate::engine::HalfPoints;

/// A number in a message: whole, or with a half.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Number(HalfPoints);

impl From<HalfPoints> for Number {
    fn from(value: HalfPoints) -> Number {
        Number(value)
    }
}

impl From<i32> for Number {
    fn from(value: i32) -> Number {
        Number(HalfPoints::points(value))
    }
}

macro_rules! from_whole {
    ($($whole:ty)*) => {$(
        impl From<$whole> for Number {
            fn from(value: $whole) -> Number {
                Number::from(i32::try_from(value).unwrap_or(i32::MAX))
            }
        }
    )*};
}
from_whole!(u8 u16 u32 usize);

impl Number {
    /// The number as the language writes it: a decimal comma (a point in English), a real minus
    /// sign, no grouping.
    #[must_use]
    pub fn to_text(self, language: Language) -> String {
        let text = self.0.to_string().replace('-', "\u{2212}");
        if language == Language::En { text } else { text.replace('.', ",") }
    }

    /// Whether it is exactly this whole number.
    #[must_use]
    pub fn is(self, whole: i32) -> bool {
        self.0 == HalfPoints::points(whole)
    }

    /// The plural that the number takes in a language.
    ///
    /// Source: Unicode CLDR, *Language Plural Rules* (cardinal). A number with a half has one
    /// visible decimal (v = 1), a whole one has none.
    #[must_use]
    pub fn plural(self, language: Language) -> Plural {
        let whole = self.0.abs().whole();
        let decimal = self.0.has_half();
        let (ones, tens) = (whole % 10, whole % 100);
        match language {
            Language::En if whole == 1 && !decimal => Plural::One,
            Language::En => Plural::Other,
            Language::Cs => match whole {
                _ if decimal => Plural::Many,
                1 => Plural::One,
                2..=4 => Plural::Few,
                _ => Plural::Other,
            },
            Language::Ru => match (ones, tens) {
                _ if decimal => Plural::Other,
                (1, _) if tens != 11 => Plural::One,
                (2..=4, _) if !(12..=14).contains(&tens) => Plural::Few,
                _ => Plural::Many,
            },
            Language::Ro => match whole {
                1 if !decimal => Plural::One,
                _ if decimal || whole == 0 || (1..=19).contains(&tens) => Plural::Few,
                _ => Plural::Other,
            },
        }
    }
}

/// A plural category, by CLDR's names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Plural {
    One,
    Few,
    Many,
    Other,
}

impl Plural {
    /// The category's name in a message.
    #[must_use]
    pub const fn keyword(self) -> &'static str {
        match self {
            Plural::One => "one",
            Plural::Few => "few",
            Plural::Many => "many",
            Plural::Other => "other",
        }
    }
}
