//! The files of the course, fetched when they are first wanted and kept for the visit.

use std::collections::HashMap;
use std::sync::Arc;

use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

use crate::app::platform::net;
use crate::i18n::Language;
use crate::lessons::{Chapter, ChapterEntry, Course, Route, Texts};

/// Where the course is, seen from the page.
const FOLDER: &str = "lessons";
/// The list of the chapters, and the texts that all of them share.
pub const INDEX: &str = "index.json";
/// The largest file that a course may have, in bytes.
const MOST_BYTES: usize = 1 << 20;

/// A file of the course, as far as it has come.
#[derive(Clone, Debug, PartialEq)]
pub enum Loaded<T> {
    Coming,
    Failed,
    There(Arc<T>),
}

impl<T> Loaded<T> {
    pub fn there(self) -> Option<Arc<T>> {
        match self {
            Loaded::There(file) => Some(file),
            Loaded::Coming | Loaded::Failed => None,
        }
    }
}

/// The texts of the files that were asked for, by their names.
#[derive(Default)]
pub struct Files(HashMap<String, ArcRwSignal<Loaded<String>>>);

impl Files {
    /// Asks for what a screen will want, so that it comes while the page is put up. Waits for the list
    /// of the chapters alone, which the document has asked for before the program was there, and only
    /// where it says what else is wanted.
    pub async fn ahead(route: &Route, language: Language) -> Files {
        let mut files = Files::default();
        let Route::Page { chapter, .. } = route else { return files };
        let index = fetch(INDEX).await;
        files.0.insert(INDEX.to_owned(), ArcRwSignal::new(index.clone()));
        let course = index.there().and_then(|json| Course::from_json(&json).ok());
        let entry = course.and_then(|course| course.chapters.into_iter().find(|entry| entry.id == *chapter));
        if let Some(ChapterEntry { file, .. }) = entry {
            for name in [texts_name(language, &file), texts_name(language, INDEX), file] {
                files.ask_for(name);
            }
        }
        files
    }

    fn ask_for(&mut self, name: String) -> ArcRwSignal<Loaded<String>> {
        let file = ArcRwSignal::new(Loaded::Coming);
        self.0.insert(name.clone(), file.clone());
        fill(name, file.clone());
        file
    }
}

/// The files of the course; each is a signal of its own.
#[derive(Clone, Copy)]
pub struct Library {
    files: StoredValue<Files>,
}

impl Library {
    /// A library that has `files` already, or will have.
    pub fn new(files: Files) -> Library {
        Library { files: StoredValue::new(files) }
    }

    /// The list of the chapters (tracked, as are the others).
    pub fn course(self) -> Loaded<Course> {
        self.read(INDEX, |json| Course::from_json(json).ok())
    }

    /// A chapter, by its file.
    pub fn chapter(self, file: &str) -> Loaded<Chapter> {
        self.read(file, |json| Chapter::from_json(json).ok())
    }

    /// The texts of a chapter, or of the course, by its file.
    pub fn texts(self, language: Language, file: &str) -> Loaded<Texts> {
        self.read(&texts_name(language, file), |json| serde_json::from_str(json).ok())
    }

    /// Asks anew for everything that could not be fetched.
    pub fn retry(self) {
        let failed = self.files.with_value(|files| {
            let failed = files.0.iter().filter(|(_, file)| file.get_untracked() == Loaded::Failed);
            failed.map(|(name, file)| (name.clone(), file.clone())).collect::<Vec<_>>()
        });
        for (name, file) in failed {
            file.set(Loaded::Coming);
            fill(name, file);
        }
    }

    fn read<T>(self, name: &str, read: impl Fn(&str) -> Option<T>) -> Loaded<T> {
        let known = self.files.with_value(|files| files.0.get(name).cloned());
        let ask = || self.files.try_update_value(|files| files.ask_for(name.to_owned()));
        let Some(file) = known.or_else(ask) else { return Loaded::Coming };
        match file.get() {
            Loaded::There(text) => read(&text).map_or(Loaded::Failed, |file| Loaded::There(Arc::new(file))),
            Loaded::Failed => Loaded::Failed,
            Loaded::Coming => Loaded::Coming,
        }
    }
}

fn texts_name(language: Language, file: &str) -> String {
    format!("texts/{language}/{file}")
}

/// Puts a file into its signal as soon as it comes. Leptos, which would do it too, is not there yet
/// when the first files are asked for.
fn fill(name: String, file: ArcRwSignal<Loaded<String>>) {
    spawn_local(async move { file.set(fetch(&name).await) });
}

async fn fetch(name: &str) -> Loaded<String> {
    let fetched = net::fetch(&format!("{FOLDER}/{name}"), MOST_BYTES).await.ok();
    let text = fetched.and_then(|bytes| String::from_utf8(bytes).ok());
    // A network's page of its own is not the file, which may come later.
    let text = text.filter(|text| text.trim_start().starts_with('{'));
    text.map_or(Loaded::Failed, |text| Loaded::There(Arc::new(text)))
}
