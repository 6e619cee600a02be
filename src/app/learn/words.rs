//! The texts of a lesson, in the language in use.

use std::sync::Arc;

use crate::i18n::{Language, words};
use crate::lessons::{Numbers, Text, Texts};

/// The texts of a chapter and those of the course, all of one language.
#[derive(Clone, Debug, PartialEq)]
pub struct Words {
    pub language: Language,
    pub chapter: Arc<Texts>,
    pub course: Arc<Texts>,
}

impl Words {
    /// A text of the chapter, if there is one of that key.
    pub fn get(&self, key: &str) -> Option<String> {
        self.chapter.get(key).map(|text| self.fill(text, Numbers::default()))
    }

    /// What a reply says, if the chapter has the text.
    pub fn say(&self, text: &Text, numbers: Numbers) -> Option<String> {
        match text {
            Text::Key(key) => self.chapter.get(key).map(|text| self.fill(text, numbers)),
            Text::Common(key) => self.course.get(*key).map(|text| self.fill(text, numbers)),
            Text::Plain(text) => Some(text.clone()),
        }
    }

    fn fill(&self, text: &str, numbers: Numbers) -> String {
        words::lesson_text(self.language, text, numbers)
    }
}
