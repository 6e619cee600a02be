//! What a reader has done of a course.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

/// The version of the stored form.
const VERSION: u32 = 1;

/// What a reader has done, by page: kept between visits.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Progress {
    version: u32,
    /// By `{chapter}/{page}`.
    done: BTreeMap<String, Done>,
    /// The page that was open last, as `{chapter}/{page}`.
    #[serde(default)]
    last: Option<String>,
}

/// How a page went.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Done {
    /// Wrong tries before the right answer, the best time it was answered.
    pub wrong_tries: u32,
    /// Whether a hint was taken that time.
    pub hint: bool,
}

impl Default for Progress {
    fn default() -> Progress {
        Progress { version: VERSION, done: BTreeMap::new(), last: None }
    }
}

impl Progress {
    /// Reads what [`Progress::to_json`] has written; `None` for anything else.
    #[must_use]
    pub fn from_json(text: &str) -> Option<Progress> {
        serde_json::from_str(text).ok().filter(|progress: &Progress| progress.version == VERSION)
    }

    #[must_use]
    pub fn to_json(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }

    /// Takes in what is kept of the same reader, as by another tab. Of the page that was open last,
    /// this one's own counts, if it has one.
    pub fn merge(&mut self, other: Progress) {
        for (path, done) in other.done {
            self.note(path, done);
        }
        self.last = self.last.take().or(other.last);
    }

    /// Notes that a page has been done; the better of two times counts.
    pub fn note_done(&mut self, chapter: &str, page: &str, done: Done) {
        self.note(path(chapter, page), done);
    }

    fn note(&mut self, path: String, done: Done) {
        let entry = self.done.entry(path).or_insert(done);
        if (done.hint, done.wrong_tries) < (entry.hint, entry.wrong_tries) {
            *entry = done;
        }
    }

    /// How a page went, if it has been done.
    #[must_use]
    pub fn done(&self, chapter: &str, page: &str) -> Option<Done> {
        self.done.get(&path(chapter, page)).copied()
    }

    /// How many of these pages have been done.
    #[must_use]
    pub fn done_of<'p>(&self, chapter: &str, pages: impl IntoIterator<Item = &'p str>) -> usize {
        pages.into_iter().filter(|page| self.done(chapter, page).is_some()).count()
    }

    /// Notes the page that is open.
    pub fn note_open(&mut self, chapter: &str, page: &str) {
        self.last = Some(path(chapter, page));
    }

    /// The page that was open last: chapter and page.
    #[must_use]
    pub fn last(&self) -> Option<(&str, &str)> {
        self.last.as_deref()?.split_once('/')
    }
}

fn path(chapter: &str, page: &str) -> String {
    format!("{chapter}/{page}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn progress_reads_back_and_keeps_the_best_time() {
        let mut progress = Progress::default();
        progress.note_done("ko", "take", Done { wrong_tries: 2, hint: false });
        progress.note_done("ko", "take", Done { wrong_tries: 0, hint: true });
        progress.note_done("ko", "take", Done { wrong_tries: 1, hint: false });
        progress.note_open("ko", "take");
        let again = Progress::from_json(&progress.to_json()).unwrap();
        assert_eq!(again, progress);
        assert_eq!(again.done("ko", "take"), Some(Done { wrong_tries: 1, hint: false }));
        assert_eq!(again.last(), Some(("ko", "take")));
        assert_eq!(again.done_of("ko", ["take", "retake"]), 1);
    }

    #[test]
    fn progress_of_two_tabs_is_that_of_both() {
        let done = |wrong_tries| Done { wrong_tries, hint: false };
        let (mut here, mut there) = (Progress::default(), Progress::default());
        here.note_done("ko", "take", done(2));
        here.note_open("ko", "take");
        there.note_done("ko", "take", done(0));
        there.note_done("ko", "retake", done(1));
        there.note_open("ko", "retake");
        here.merge(there);
        assert_eq!(here.done("ko", "take"), Some(done(0)));
        assert_eq!(here.done("ko", "retake"), Some(done(1)));
        assert_eq!(here.last(), Some(("ko", "take")));
    }

    #[test]
    fn foreign_text_is_no_progress() {
        for text in ["", "{}", "[]", r#"{"version":99,"done":{}}"#] {
            assert_eq!(Progress::from_json(text), None, "{text}");
        }
    }
}
