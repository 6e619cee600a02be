//! What the reader of JSON says, in the words of a teacher, with the cure.

use serde_json::error::Category;

/// What is wrong with a text that is no lesson, without the line.
pub(super) fn of(json: &str, error: &serde_json::Error) -> String {
    if !json.trim_start_matches('\u{feff}').trim_start().starts_with('{') {
        return "this is no lesson file; a lesson begins with { and has \"id\" and \"pages\"".to_owned();
    }
    let text = error.to_string();
    let text = text.split(" at line ").next().unwrap_or_default();
    let is_json = serde_json::from_str::<serde::de::IgnoredAny>(json).is_ok();
    let cure = match error.classify() {
        Category::Eof => "; a bracket, brace or quote is not closed before the end",
        // JSON as it should be, but no such thing is wanted here: a kind that is not one word or
        // one name with its value.
        Category::Syntax if is_json => return ONE_KIND.to_owned(),
        Category::Syntax if text.contains("trailing comma") => "; remove the last comma",
        Category::Syntax => "; look for a missing comma, colon or quote here or just above",
        _ if text.contains("unknown field") || text.contains("unknown variant") => "; correct the spelling",
        _ if text.contains("missing field") => "; add it inside these braces",
        _ if text.contains("expected string or map") => return ONE_KIND.to_owned(),
        _ => "",
    };
    format!("{}{cure}", plain(text))
}

const ONE_KIND: &str = "exactly one kind is wanted here: a name in quotes, as in \"look\", or one \
    name with its value in braces, as in { \"capture\": { \"stones\": \"A1\" } }";

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
