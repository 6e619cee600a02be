//! A lesson or a problem of the reader's own: from an address or from a file.

use std::sync::Arc;

use leptos::prelude::*;
use leptos::task::spawn_local;
use web_sys::File;

use super::state::Learn;
use crate::app::platform::files::{self, BrowserDecoder};
use crate::app::platform::net::{self, FetchError};
use crate::i18n::{Key, Language, LearnKey, text, words};
use crate::lessons::check::{Fault, check};
use crate::lessons::{Chapter, Route, Texts, problem};
use crate::sgf::{self, ReadError};

/// The largest lesson or problem file, in bytes.
const MOST_BYTES: usize = 512 << 10;

/// What the reader has opened.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Own {
    /// Where it came from; empty for a file.
    pub source: String,
    pub found: Found,
}

#[derive(Clone, Debug, Default, PartialEq)]
pub enum Found {
    #[default]
    Nothing,
    Coming,
    Lesson(Arc<Chapter>),
    Trouble(Trouble),
}

/// Why a lesson cannot be shown.
#[derive(Clone, Debug, PartialEq)]
pub enum Trouble {
    Unreachable,
    Unreadable,
    TooLarge,
    /// A record without a problem.
    NoMoves,
    Record(ReadError),
    /// What the checker says to the lesson.
    Faults(Vec<Fault>),
}

impl Trouble {
    /// The trouble in a sentence.
    pub fn text(&self, language: Language) -> String {
        match self {
            Trouble::Unreachable => text(language, LearnKey::LearnOpenUnreachable).to_owned(),
            Trouble::Unreadable => text(language, Key::ReadFailed).to_owned(),
            Trouble::TooLarge => text(language, LearnKey::LearnOpenTooLarge).to_owned(),
            Trouble::NoMoves => text(language, LearnKey::LearnOpenNoMoves).to_owned(),
            Trouble::Record(error) => words::read_error(language, error),
            Trouble::Faults(_) => text(language, LearnKey::LearnOpenFaults).to_owned(),
        }
    }
}

/// The texts of a lesson that brings its own: in the language in use, else in one that it has.
pub fn texts_of(chapter: &Chapter, language: Language) -> Arc<Texts> {
    let texts = &chapter.texts;
    let found = texts.get(language.tag()).or_else(|| texts.get("en")).or_else(|| texts.values().next());
    Arc::new(found.cloned().unwrap_or_default())
}

/// Fetches the lesson of an address, if it is not there already.
pub fn fetch(learn: Learn, source: String) {
    if learn.own.with_untracked(|own| own.source == source && own.found != Found::Nothing) {
        return;
    }
    learn.own.set(Own { source: source.clone(), found: Found::Coming });
    spawn_local(async move {
        let found = match net::fetch(&source, MOST_BYTES).await {
            Ok(bytes) => read(&bytes),
            Err(FetchError::TooLarge) => Found::Trouble(Trouble::TooLarge),
            Err(FetchError::Unreachable) => Found::Trouble(Trouble::Unreachable),
        };
        // The reader may have gone elsewhere meanwhile.
        if learn.own.with_untracked(|own| own.source == source) {
            learn.own.set(Own { source, found });
        }
    });
}

/// Opens a file that the reader chose or dropped.
pub fn open(learn: Learn, file: File) {
    if file.size() > MOST_BYTES as f64 {
        return show(learn, Found::Trouble(Trouble::TooLarge));
    }
    spawn_local(async move {
        let bytes = files::bytes(&file).await;
        show(learn, bytes.map_or(Found::Trouble(Trouble::Unreadable), |bytes| read(&bytes)));
    });
}

fn show(learn: Learn, found: Found) {
    let route = match found {
        Found::Lesson(_) => Route::File { number: 1 },
        _ => Route::Open,
    };
    learn.own.set(Own { source: String::new(), found });
    learn.go(&route);
    learn.route.set(route);
}

/// A lesson, or the problems of a record.
fn read(bytes: &[u8]) -> Found {
    let start = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes).trim_ascii_start();
    if start.starts_with(b"(") {
        return read_problems(bytes);
    }
    let Ok(json) = std::str::from_utf8(start) else {
        return Found::Trouble(Trouble::Unreadable);
    };
    match (check(json), Chapter::from_json(json)) {
        (faults, Ok(chapter)) if faults.is_empty() => Found::Lesson(Arc::new(chapter)),
        (faults, _) => Found::Trouble(Trouble::Faults(faults)),
    }
}

fn read_problems(bytes: &[u8]) -> Found {
    let records = match sgf::read_with(bytes, &BrowserDecoder) {
        Ok(collection) => collection.records,
        Err(error) => return Found::Trouble(Trouble::Record(error)),
    };
    let numbered = records.iter().zip(1..);
    let pages: Vec<_> =
        numbered.filter_map(|(record, number): (_, u32)| problem(record, &number.to_string())).collect();
    if pages.is_empty() {
        return Found::Trouble(Trouble::NoMoves);
    }
    Found::Lesson(Arc::new(Chapter { id: "problem".to_owned(), pages, ..Chapter::default() }))
}
