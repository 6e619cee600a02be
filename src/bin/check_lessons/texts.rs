//! Whether the texts of a lesson fit it and each other, in every language.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use hoshi::i18n::Language;
use hoshi::i18n::pattern::{ChoiceBy, Part, parse};
use hoshi::lessons::check::{Fault, Lines};
use hoshi::lessons::{Chapter, Course, Texts};

/// The places that a text of a lesson may have.
const PLACES: [&str; 3] = ["count", "left", "given"];

/// Checks the texts of a lesson: those in the lesson file itself, or else those of
/// `texts/{language}/` beside it. Returns each file with its faults.
pub fn check(lesson: &Path, json: &str, chapter: &Chapter) -> Vec<(PathBuf, Vec<Fault>)> {
    if !chapter.texts.is_empty() {
        let mut places = BTreeMap::new();
        let lines = Lines::of(json);
        let mut faults = Vec::new();
        for (language, texts) in &chapter.texts {
            let line = |key: &str| lines.line(&format!("/texts/{language}/{key}"));
            messages(language, texts, &line, &mut places, &mut faults);
        }
        return vec![(lesson.to_owned(), faults)];
    }
    let (mut needed, mut allowed) = (BTreeSet::new(), BTreeSet::new());
    for keys in chapter.pages.iter().map(|page| page.text_keys()) {
        needed.extend(keys.needed);
        allowed.extend(keys.allowed);
    }
    files_beside(lesson, &needed, &allowed)
}

/// Checks the texts that the chapters of a course share.
pub fn check_course(list: &Path, course: &Course) -> Vec<(PathBuf, Vec<Fault>)> {
    let mut needed: BTreeSet<String> = ["more", "problem.right", "problem.wrong"].map(str::to_owned).into();
    needed.extend(course.chapters.iter().map(|entry| format!("chapter.{}", entry.id)));
    let rules = (1..=13).map(|rule| format!("rule.{rule}")).collect();
    files_beside(list, &needed, &rules)
}

fn files_beside(
    lesson: &Path,
    needed: &BTreeSet<String>,
    allowed: &BTreeSet<String>,
) -> Vec<(PathBuf, Vec<Fault>)> {
    let (Some(folder), Some(name)) = (lesson.parent(), lesson.file_name()) else { return Vec::new() };
    let mut places = BTreeMap::new();
    let files =
        Language::ALL.map(|language| (language, folder.join("texts").join(language.tag()).join(name)));
    files.into_iter().map(|(language, file)| one_file(language, file, needed, allowed, &mut places)).collect()
}

fn one_file(
    language: Language,
    file: PathBuf,
    needed: &BTreeSet<String>,
    allowed: &BTreeSet<String>,
    places: &mut BTreeMap<String, BTreeSet<String>>,
) -> (PathBuf, Vec<Fault>) {
    let whole = |message: String| vec![Fault { line: 1, message }];
    let json = match std::fs::read_to_string(&file) {
        Ok(json) => json,
        Err(_) => {
            let message = "there are no texts in this language; add the file, or \"texts\" to the lesson";
            return (file, whole(message.to_owned()));
        }
    };
    let texts: Texts = match serde_json::from_str(&json) {
        Ok(texts) => texts,
        Err(error) => return (file, vec![Fault { line: error.line().max(1), message: error.to_string() }]),
    };
    let lines = Lines::of(&json);
    let mut faults = Vec::new();
    for key in needed.iter().filter(|key| !texts.contains_key(*key)) {
        faults.push(Fault { line: 1, message: format!("the text {key:?} is missing; add it") });
    }
    let line = |key: &str| lines.line(&format!("/{key}"));
    for key in texts.keys().filter(|key| !needed.contains(*key) && !allowed.contains(*key)) {
        let message = format!("nothing asks for the text {key:?}; correct its name or remove it");
        faults.push(Fault { line: line(key), message });
    }
    messages(language.tag(), &texts, &line, places, &mut faults);
    (file, faults)
}

/// Checks the messages of one language: their form, their plurals, and that they have the same
/// places as in the languages before.
pub fn messages(
    language: &str,
    texts: &Texts,
    line: &impl Fn(&str) -> usize,
    places: &mut BTreeMap<String, BTreeSet<String>>,
    faults: &mut Vec<Fault>,
) {
    for (key, message) in texts {
        let mut fault = |message: String| faults.push(Fault { line: line(key), message });
        let parts = match parse(message) {
            Ok(parts) => parts,
            Err(error) => {
                fault(format!("the text {key:?} cannot be read: {error}"));
                continue;
            }
        };
        let mut found = BTreeSet::new();
        look_through(&parts, language, &mut found, &mut |message| fault(format!("{key:?}: {message}")));
        match places.get(key) {
            Some(known) if *known != found => fault(format!(
                "the text {key:?} has the places {found:?}, in another language {known:?}; make them equal"
            )),
            Some(_) => {}
            None => {
                places.insert(key.clone(), found);
            }
        }
    }
}

fn look_through(
    parts: &[Part<'_>],
    language: &str,
    places: &mut BTreeSet<String>,
    fault: &mut impl FnMut(String),
) {
    for part in parts {
        match part {
            Part::Text(_) | Part::Hash => {}
            Part::Argument { name, .. } => place(name, places, fault),
            Part::Choice { name, by, cases } => {
                place(name, places, fault);
                let has = |selector: &str| cases.iter().any(|case| case.selector == selector);
                let needed = if *by == ChoiceBy::Plural { plurals(language) } else { &["other"] };
                for missing in needed.iter().filter(|selector| !has(selector)) {
                    fault(format!("the form {missing:?} is missing; add it"));
                }
                for case in cases {
                    look_through(&case.parts, language, places, fault);
                }
            }
        }
    }
}

fn place(name: &str, places: &mut BTreeSet<String>, fault: &mut impl FnMut(String)) {
    if !PLACES.contains(&name) {
        fault(format!("there is no place {{{name}}}; there are {{count}}, {{left}} and {{given}}"));
    }
    places.insert(name.to_owned());
}

/// The plural forms of a language.
///
/// Source: Unicode CLDR, *Language Plural Rules* (cardinal).
fn plurals(language: &str) -> &'static [&'static str] {
    match Language::from_tag(language) {
        Some(Language::Cs | Language::Ru) => &["one", "few", "many", "other"],
        Some(Language::Ro) => &["one", "few", "other"],
        Some(Language::En) => &["one", "other"],
        None => &["other"],
    }
}
