//! Reading and checking a reader's own lessons: a part of the program that loads when one is opened.

use std::sync::Arc;

use leptos::wasm_split::wasm_split;

use super::{Found, Trouble};
use crate::app::later::Missing;
use crate::engine::Record;
use crate::i18n::Language;
use crate::i18n::lesson_texts::{TextCheck, check_lesson};
use crate::lessons::check::Fault;
use crate::lessons::told::told;
use crate::lessons::{Chapter, ProblemError, problem};

/// What was found; outside of it stands that the part could not be fetched.
type Read = Result<Found, Missing>;

/// The texts of a lesson in a language, from a file beside it.
pub struct TextFile {
    pub language: Language,
    /// Where it lies, seen from the lesson.
    pub name: String,
    pub json: String,
}

/// A lesson from the bytes of its file.
///
/// # Errors
/// [`Read`].
#[wasm_split(own, wasm_split_path = leptos::wasm_split, fallible)]
pub fn read_lesson(bytes: Vec<u8>) -> Read {
    let Ok(json) = std::str::from_utf8(bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(&bytes)) else {
        return Ok(Found::Trouble(Trouble::Unreadable));
    };
    Ok(match (check_lesson(json), Chapter::from_json(json)) {
        (faults, Ok(chapter)) if faults.is_empty() => Found::Lesson(Arc::new(chapter)),
        (faults, _) => Found::Trouble(Trouble::Faults(faults)),
    })
}

/// A lesson with texts that stand beside it.
///
/// # Errors
/// [`Read`].
#[wasm_split(own, wasm_split_path = leptos::wasm_split, fallible)]
pub fn add_texts(mut chapter: Chapter, files: Vec<TextFile>) -> Read {
    let keys = chapter.text_keys();
    let mut check = TextCheck::default();
    let mut faults = Vec::new();
    for TextFile { language, name, json } in files {
        let found = check.file(language.tag(), &json, &keys).unwrap_or_else(|faults| faults);
        faults.extend(
            found.into_iter().map(|Fault { line, what }| Fault { line, what: told!("{0}: {1}", name, what) }),
        );
        chapter.texts.insert(language.tag().to_owned(), serde_json::from_str(&json).unwrap_or_default());
    }
    if !faults.is_empty() {
        return Ok(Found::Trouble(Trouble::Faults(faults)));
    }
    Ok(if chapter.lacks_texts() { Found::no_texts() } else { Found::Lesson(Arc::new(chapter)) })
}

/// The problems among records, as pages of a lesson.
///
/// # Errors
/// [`Read`].
#[wasm_split(own, wasm_split_path = leptos::wasm_split, fallible)]
pub fn find_problems(records: Vec<Record>) -> Read {
    let numbered = records.iter().enumerate().map(|(index, record)| (record, index + 1));
    let mut trouble = ProblemError::NoMoves;
    let mut pages = Vec::new();
    // What is no problem is left out, and told if nothing else is there.
    for (record, number) in numbered.rev() {
        match problem(record, &number.to_string()) {
            Ok(page) => pages.push(page),
            Err(error) => trouble = error,
        }
    }
    if pages.is_empty() {
        return Ok(Found::Trouble(Trouble::Problem(trouble)));
    }
    pages.reverse();
    Ok(Found::Lesson(Arc::new(Chapter { id: "problem".to_owned(), pages, ..Chapter::default() })))
}
