//! The files of texts that stand beside a lesson or a course.

use std::path::{Path, PathBuf};

use hoshi::i18n::Language;
use hoshi::i18n::lesson_texts::TextCheck;
use hoshi::lessons::check::Fault;
use hoshi::lessons::told::Told;
use hoshi::lessons::{Chapter, Course, TextKeys};

/// Checks the texts beside a lesson that has none in it. Returns each file with its faults.
pub fn check(lesson: &Path, chapter: &Chapter) -> Vec<(PathBuf, Vec<Fault>)> {
    if chapter.texts.is_empty() { files_beside(lesson, &chapter.text_keys()) } else { Vec::new() }
}

/// Checks the texts that the chapters of a course share.
pub fn check_course(list: &Path, course: &Course) -> Vec<(PathBuf, Vec<Fault>)> {
    let shared = ["more", "number", "problem.right", "problem.wrong", "problem.aside"].map(str::to_owned);
    let titles = course.chapters.iter().map(|entry| format!("chapter.{}", entry.id));
    let needed = shared.into_iter().chain(titles).collect();
    let allowed = (1..=13).map(|rule| format!("rule.{rule}")).collect();
    files_beside(list, &TextKeys { needed, allowed })
}

fn files_beside(lesson: &Path, keys: &TextKeys) -> Vec<(PathBuf, Vec<Fault>)> {
    let (Some(folder), Some(name)) = (lesson.parent(), lesson.file_name()) else { return Vec::new() };
    let mut check = TextCheck::default();
    let mut one = |language: Language| {
        let file = folder.join("texts").join(language.tag()).join(name);
        let faults = match std::fs::read_to_string(&file) {
            Ok(json) => check.file(language.tag(), &json, keys).unwrap_or_else(|faults| faults),
            Err(_) => {
                let what = Told::english(
                    "there are no texts in this language; add the file, or \"texts\" to the lesson",
                );
                vec![Fault { line: 1, what }]
            }
        };
        (file, faults)
    };
    Language::ALL.into_iter().map(&mut one).collect()
}
