//! What the reader of JSON says, in the words of a teacher, with the cure.

use serde_json::error::Category;

use crate::lessons::told::{Told, told};

/// What is wrong with a text that is no lesson, without the line.
pub(super) fn of(json: &str, error: &serde_json::Error) -> Told {
    if !json.trim_start_matches('\u{feff}').trim_start().starts_with('{') {
        return told!("this is no lesson file; a lesson begins with { and has \"id\" and \"pages\"");
    }
    let text = error.to_string();
    let text = text.split(" at line ").next().unwrap_or_default();
    let is_json = serde_json::from_str::<serde::de::IgnoredAny>(json).is_ok();
    let what = Told::english(plain(text));
    match error.classify() {
        Category::Eof => told!("{0}; a bracket, brace or quote is not closed before the end", what),
        // JSON as it should be, but no such thing is wanted here: a kind that is not one word or
        // one name with its value.
        Category::Syntax if is_json => one_kind(),
        Category::Syntax if text.contains("trailing comma") => told!("{0}; remove the last comma", what),
        Category::Syntax => {
            told!("{0}; look for a missing comma, colon or quote here or just above", what)
        }
        _ if text.contains("unknown field") || text.contains("unknown variant") => {
            told!("{0}; correct the spelling", what)
        }
        _ if text.contains("missing field") => told!("{0}; add it inside these braces", what),
        _ if text.contains("expected string or map") => one_kind(),
        _ => what,
    }
}

fn one_kind() -> Told {
    told!(
        "exactly one kind is wanted here: a name in quotes, as in \"look\", or one name with its value in braces, as in { \"capture\": { \"stones\": \"A1\" } }"
    )
}

/// The names of types, as a teacher would call them.
fn plain(text: &str) -> String {
    let Some((found, expected)) = text.split_once(", expected ") else { return text.to_owned() };
    let wanted = match expected.split_whitespace().next().unwrap_or_default() {
        "struct" | "map" => "names and values in braces { }",
        "a" if expected.starts_with("a sequence") => "a list in brackets [ ]",
        "a" if expected.starts_with("a map") => "names and values in braces { }",
        "a" if expected.starts_with("a string") => "a text in quotes",
        "a" if expected.starts_with("a boolean") => "true or false",
        "string" => "a text in quotes",
        "u8" => "a whole number from 0 to 255",
        "u16" | "u32" | "usize" => "a whole number, not below 0",
        "i32" => "a whole number",
        "f64" => "a number",
        _ => return text.to_owned(),
    };
    let found = found.replace("sequence", "a list").replace("map", "braces");
    format!("{found}, expected {wanted}")
}
