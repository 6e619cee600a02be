//! A chapter: the file that a teacher writes; and the list of chapters of a course.

use std::collections::BTreeMap;

use serde::Deserialize;

use super::page::Page;

/// The texts of one language, by key.
pub type Texts = BTreeMap<String, String>;

/// A lesson file.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Chapter {
    /// Where the format is described, for editors that look at it.
    #[serde(rename = "$schema", default)]
    pub schema: Option<String>,
    /// Stable, as [`Page::id`].
    pub id: String,
    pub pages: Vec<Page>,
    /// The texts by language tag, where they do not stand in files of their own.
    #[serde(default)]
    pub texts: BTreeMap<String, Texts>,
}

impl Chapter {
    /// Reads a lesson file.
    ///
    /// # Errors
    /// What is wrong with it, with its line and column.
    pub fn from_json(text: &str) -> Result<Chapter, serde_json::Error> {
        serde_json::from_str(text)
    }

    /// Whether it needs texts that do not stand in it.
    #[must_use]
    pub fn lacks_texts(&self) -> bool {
        self.texts.is_empty() && !self.pages.iter().all(|page| page.plain_texts)
    }

    /// The page of an id.
    #[must_use]
    pub fn page(&self, id: &str) -> Option<&Page> {
        self.pages.iter().find(|page| page.id == id)
    }
}

/// The list of a course's chapters, so that a table of contents and progress need no chapter.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Course {
    pub chapters: Vec<ChapterEntry>,
}

/// A chapter as the course lists it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ChapterEntry {
    /// The chapter's id; its title is the text `chapter.{id}` of the course.
    pub id: String,
    /// The chapter's file, beside the list; its texts are in `texts/{language}/{file}`.
    pub file: String,
    /// The ids of its pages, in order.
    pub pages: Vec<String>,
}

impl Course {
    /// Reads a list of chapters.
    ///
    /// # Errors
    /// What is wrong with it, with its line and column.
    pub fn from_json(text: &str) -> Result<Course, serde_json::Error> {
        serde_json::from_str(text)
    }
}
