//! The files of the course, fetched when they are first wanted and kept for the visit.

use std::collections::HashMap;
use std::sync::Arc;

use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::app::platform::net;
use crate::i18n::Language;
use crate::lessons::{Chapter, Course, Texts};

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

type Files = HashMap<String, ArcRwSignal<Loaded<String>>>;

/// The texts of all files that were asked for; each is a signal of its own.
#[derive(Clone, Copy)]
pub struct Library {
    files: StoredValue<Files>,
}

impl Library {
    pub fn new() -> Library {
        Library { files: StoredValue::new(Files::new()) }
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
        self.read(&format!("texts/{language}/{file}"), |json| serde_json::from_str(json).ok())
    }

    /// Asks anew for everything that could not be fetched.
    pub fn retry(self) {
        for (name, file) in self.files.get_value() {
            if file.get_untracked() == Loaded::Failed {
                file.set(Loaded::Coming);
                ask_for(name, file);
            }
        }
    }

    fn read<T>(self, name: &str, read: impl Fn(&str) -> Option<T>) -> Loaded<T> {
        let known = self.files.with_value(|files| files.get(name).cloned());
        let file = known.unwrap_or_else(|| {
            let file = ArcRwSignal::new(Loaded::Coming);
            self.files.update_value(|files| _ = files.insert(name.to_owned(), file.clone()));
            ask_for(name.to_owned(), file.clone());
            file
        });
        match file.get() {
            Loaded::There(text) => read(&text).map_or(Loaded::Failed, |file| Loaded::There(Arc::new(file))),
            Loaded::Failed => Loaded::Failed,
            Loaded::Coming => Loaded::Coming,
        }
    }
}

fn ask_for(name: String, file: ArcRwSignal<Loaded<String>>) {
    spawn_local(async move {
        let fetched = net::fetch(&format!("{FOLDER}/{name}"), MOST_BYTES).await.ok();
        let text = fetched.and_then(|bytes| String::from_utf8(bytes).ok());
        // A network's page of its own is not the file, which may come later.
        let text = text.filter(|text| text.trim_start().starts_with('{'));
        file.set(text.map_or(Loaded::Failed, |text| Loaded::There(Arc::new(text))));
    });
}
