//! Texts that lessons bring along.

use crate::i18n::{Language, Value, fill};
use crate::lessons::Numbers;

/// A text of a lesson with its numbers filled in.
#[must_use]
pub fn lesson_text(language: Language, text: &str, numbers: Numbers) -> String {
    let Numbers { count, left, given } = numbers;
    let places = [("count", count), ("left", left), ("given", given)];
    fill(language, text, &places.map(|(name, number)| (name, Value::Number(number.into()))))
}
