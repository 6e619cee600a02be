//! A lesson or a problem of the reader's own: from an address or from a file.

mod reading;

use std::sync::Arc;

use leptos::prelude::*;
use leptos::task::spawn_local;
use web_sys::File;

use super::state::Learn;
use crate::app::later::Missing;
use crate::app::platform::files;
use crate::app::platform::net::{self, FetchError};
use crate::app::platform::storage;
use crate::app::reading::{self as records, Given, Unread};
use crate::i18n::{Key, Language, LearnKey, LearnMessage, format, text, words};
use crate::lessons::check::Fault;
use crate::lessons::told::told;
use crate::lessons::{Chapter, Done, ProblemError, Progress, Route, TITLE, Texts};
use crate::sgf::ReadError;
use reading::TextFile;

/// The largest lesson or problem file, in bytes.
const MOST_BYTES: usize = 512 << 10;
/// Where this tab keeps the file that was opened last, over a reload.
const KEPT: &str = "hoshi.lesson";
/// Where this tab keeps what was done of it: the address (none for a file), a line break, the progress.
const DONE: &str = "hoshi.lesson.done";

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

impl Found {
    fn no_texts() -> Found {
        let what =
            told!("the lesson has no texts; add \"texts\", or texts/en/NAME.json beside it on a server");
        Found::Trouble(Trouble::Faults(vec![Fault { line: 1, what }]))
    }
}

impl From<Missing> for Found {
    fn from(_: Missing) -> Found {
        Found::Trouble(Trouble::Missing)
    }
}

/// Why a lesson cannot be shown.
#[derive(Clone, Debug, PartialEq)]
pub enum Trouble {
    /// What reads a reader's own lessons could not be fetched.
    Missing,
    Unreachable,
    /// The server's answer, as an HTTP status.
    Status(u16),
    NoAddress,
    Unreadable,
    TooLarge,
    /// A record without a problem.
    Problem(ProblemError),
    Record(ReadError),
    /// What the checker says to the lesson.
    Faults(Vec<Fault>),
}

impl Trouble {
    /// The trouble in a sentence.
    pub fn text(&self, language: Language) -> String {
        match self {
            Trouble::Missing => text(language, Key::ErrorPartMissing).to_owned(),
            Trouble::Unreachable => text(language, LearnKey::LearnOpenUnreachable).to_owned(),
            Trouble::Unreadable => text(language, Key::ReadFailed).to_owned(),
            Trouble::TooLarge => text(language, LearnKey::LearnOpenTooLarge).to_owned(),
            Trouble::Status(status) => {
                format(language, &LearnMessage::LearnOpenNotThere { status: &status.to_string() })
            }
            Trouble::NoAddress => text(language, LearnKey::LearnOpenNoAddress).to_owned(),
            Trouble::Problem(error) => no_problem(language, error),
            Trouble::Record(error) => words::read_error(language, error),
            Trouble::Faults(_) => text(language, LearnKey::LearnOpenFaults).to_owned(),
        }
    }
}

/// Why a record is no problem.
fn no_problem(language: Language, error: &ProblemError) -> String {
    let plain = |key: LearnKey| text(language, key).to_owned();
    match error {
        ProblemError::NoMoves => plain(LearnKey::LearnOpenNoMoves),
        ProblemError::NoRightLine => plain(LearnKey::LearnProblemNoRight),
        ProblemError::SetupAmongMoves => plain(LearnKey::LearnProblemSetup),
        ProblemError::TooLong => plain(LearnKey::LearnProblemLong),
        ProblemError::NoPosition => plain(LearnKey::LearnNotShown),
        ProblemError::NoLiberty(point) => {
            format(language, &LearnMessage::LearnProblemNoLiberty { point: &point.to_string() })
        }
        ProblemError::Impossible(vertex) => {
            format(language, &LearnMessage::LearnProblemImpossible { vertex: &vertex.to_string() })
        }
        ProblemError::OutOfTurn(vertex) => {
            format(language, &LearnMessage::LearnProblemTurn { vertex: &vertex.to_string() })
        }
    }
}

/// The texts of a lesson that brings its own: in the language in use, else in one that it has.
pub fn texts_of(chapter: &Chapter, language: Language) -> Arc<Texts> {
    let texts = &chapter.texts;
    let found = texts.get(language.tag()).or_else(|| texts.get("en")).or_else(|| texts.values().next());
    Arc::new(found.cloned().unwrap_or_default())
}

/// The name of the lesson that is open, in the language in use (tracked).
pub fn title(learn: Learn) -> String {
    let named = learn.own.with(|own| match &own.found {
        Found::Lesson(chapter) => texts_of(chapter, learn.site.language()).get(TITLE).cloned(),
        _ => None,
    });
    named.unwrap_or_else(|| learn.t(LearnKey::LearnOwn).to_owned())
}

/// Notes that a page of the lesson that is open has been done.
pub fn note_done(learn: Learn, chapter: &str, page: &str, done: Done) {
    learn.own_done.update(|progress| progress.note_done(chapter, page, done));
    let source = learn.own.with_untracked(|own| own.source.clone());
    let json = learn.own_done.with_untracked(Progress::to_json);
    // Where nothing can be kept, it is known until the page is left.
    let _ = storage::keep_in_tab(DONE, &format!("{source}\n{json}"));
}

/// Takes up what was done of a lesson that this tab had open before.
fn take_up_done(learn: Learn, source: &str) {
    let kept = storage::of_tab(DONE).unwrap_or_default();
    let kept = kept.split_once('\n').filter(|(of, _)| *of == source);
    let progress = kept.and_then(|(_, json)| Progress::from_json(json));
    learn.own_done.set(progress.unwrap_or_default());
}

/// Fetches the lesson of an address, if it is not there already.
pub fn fetch(learn: Learn, source: String) {
    if learn
        .own
        .with_untracked(|own| own.source == source && matches!(own.found, Found::Coming | Found::Lesson(_)))
    {
        return;
    }
    take_up_done(learn, &source);
    learn.own.set(Own { source: source.clone(), found: Found::Coming });
    spawn_local(async move {
        let found = match net::fetch(&source, MOST_BYTES).await {
            Ok(bytes) => with_texts(read(bytes).await, &source).await,
            Err(FetchError::TooLarge) => Found::Trouble(Trouble::TooLarge),
            Err(FetchError::Unreachable) => Found::Trouble(Trouble::Unreachable),
            Err(FetchError::NoAddress) => Found::Trouble(Trouble::NoAddress),
            Err(FetchError::Status(status)) => Found::Trouble(Trouble::Status(status)),
        };
        // The reader may have gone elsewhere meanwhile.
        if learn.own.with_untracked(|own| own.source == source) {
            learn.own.set(Own { source, found });
        }
    });
}

/// A lesson with the texts that stand beside it, in whatever languages there are.
async fn with_texts(found: Found, source: &str) -> Found {
    let Found::Lesson(chapter) = &found else { return found };
    if !chapter.lacks_texts() {
        return found;
    }
    let path = source.split(['?', '#']).next().unwrap_or_default();
    let (folder, name) = path.rsplit_once('/').map_or(("", path), |(folder, name)| (folder, name));
    let folder = if path.contains('/') { format!("{folder}/") } else { String::new() };
    let mut files = Vec::new();
    for language in Language::ALL {
        let file = format!("texts/{language}/{name}");
        if let Ok(bytes) = net::fetch(&format!("{folder}{file}"), MOST_BYTES).await {
            files.push(TextFile { language, name: file, json: String::from_utf8_lossy(&bytes).into_owned() });
        }
    }
    reading::add_texts(Chapter::clone(chapter), files).await.unwrap_or_else(Found::from)
}

/// Opens a file that the reader chose or dropped.
pub fn open(learn: Learn, file: File) {
    if file.size() > MOST_BYTES as f64 {
        return show(learn, Found::Trouble(Trouble::TooLarge));
    }
    spawn_local(async move {
        let Ok(bytes) = files::bytes(&file).await else {
            return show(learn, Found::Trouble(Trouble::Unreadable));
        };
        // In whatever charset it is: one letter a byte.
        let kept: String = bytes.iter().copied().map(char::from).collect();
        let found = of_itself(read(bytes).await);
        if matches!(found, Found::Lesson(_)) {
            // Where nothing can be kept, the page says after a reload that the file is no longer there.
            let _ = storage::keep_in_tab(KEPT, &kept);
            let _ = storage::keep_in_tab(DONE, "");
            learn.own_done.set(Progress::default());
        }
        show(learn, found);
    });
}

/// Takes up the file that this tab had opened before it was loaded anew.
pub fn take_up(learn: Learn) {
    let is_open =
        learn.own.with_untracked(|own| own.source.is_empty() && matches!(own.found, Found::Lesson(_)));
    if is_open {
        return;
    }
    let kept = storage::of_tab(KEPT).unwrap_or_default();
    let bytes: Option<Vec<u8>> = kept.chars().map(|letter| u8::try_from(letter).ok()).collect();
    let Some(bytes) = bytes.filter(|bytes| !bytes.is_empty()) else {
        return learn.own.set(Own::default());
    };
    take_up_done(learn, "");
    learn.own.set(Own { source: String::new(), found: Found::Coming });
    spawn_local(async move {
        let found = of_itself(read(bytes).await);
        // The reader may have opened something else meanwhile.
        if learn.own.with_untracked(|own| own.source.is_empty() && own.found == Found::Coming) {
            learn.own.set(Own { source: String::new(), found });
        }
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
async fn read(bytes: Vec<u8>) -> Found {
    let start = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(&bytes).trim_ascii_start();
    if !start.starts_with(b"(") {
        return reading::read_lesson(bytes).await.unwrap_or_else(Found::from);
    }
    match records::read(Given::Bytes(bytes)).await {
        Ok(collection) => reading::find_problems(collection.records).await.unwrap_or_else(Found::from),
        Err(Unread::Refused(error)) => Found::Trouble(Trouble::Record(error)),
        Err(Unread::Missing) => Missing.into(),
    }
}

/// A lesson from a file, which has nothing beside it.
fn of_itself(found: Found) -> Found {
    match found {
        Found::Lesson(chapter) if chapter.lacks_texts() => Found::no_texts(),
        found => found,
    }
}
