//! Whether the texts of a lesson fit it and each other, in every language.

use std::collections::{BTreeMap, BTreeSet};

use super::Language;
use super::pattern::{ChoiceBy, Part, parse};
use crate::lessons::check::{Fault, Lines, check};
use crate::lessons::{Chapter, TextKeys, Texts};

/// The places that a text of a lesson may have.
const PLACES: [&str; 3] = ["count", "left", "given"];
/// How long a text, a task and an option may be, in letters.
const LONGEST: usize = 270;
const LONGEST_TASK: usize = 120;
const LONGEST_OPTION: usize = 60;

/// Checks a lesson file with the texts that stand in it; faults are in the order of lines.
#[must_use]
pub fn check_lesson(json: &str) -> Vec<Fault> {
    let mut faults = check(json);
    if let Ok(chapter) = Chapter::from_json(json) {
        let lines = Lines::of(json);
        let mut texts = TextCheck::default();
        for (language, of) in &chapter.texts {
            let line = |key: &str| lines.line(&format!("/texts/{language}/{key}"));
            faults.extend(texts.language(language, of, &line));
        }
    }
    faults.sort_by_key(|fault| fault.line);
    faults
}

/// The check of one language after the other.
#[derive(Clone, Debug, Default)]
pub struct TextCheck {
    /// The places of each text, as the languages before have them.
    places: BTreeMap<String, BTreeSet<String>>,
}

impl TextCheck {
    /// Checks a file of texts; what is wrong, in the order of lines.
    ///
    /// # Errors
    /// The faults of a file that is none.
    pub fn file(&mut self, language: &str, json: &str, keys: &TextKeys) -> Result<Vec<Fault>, Vec<Fault>> {
        let texts: Texts = serde_json::from_str(json).map_err(|error| {
            let message = format!("this is no file of texts, by name: {error}");
            vec![Fault { line: error.line().max(1), message }]
        })?;
        let lines = Lines::of(json);
        let mut faults = Vec::new();
        for key in keys.needed.iter().filter(|key| !texts.contains_key(*key)) {
            faults.push(Fault { line: 1, message: format!("the text {key:?} is missing; add it") });
        }
        let line = |key: &str| lines.line(&format!("/{key}"));
        for key in texts.keys().filter(|key| !keys.needed.contains(*key) && !keys.allowed.contains(*key)) {
            let message = format!("nothing asks for the text {key:?}; correct its name or remove it");
            faults.push(Fault { line: line(key), message });
        }
        faults.extend(self.language(language, &texts, &line));
        faults.sort_by_key(|fault| fault.line);
        Ok(faults)
    }

    /// Checks the texts of one language: their form, their length, their plurals, and that they
    /// have the same places as in the languages before.
    fn language(&mut self, language: &str, texts: &Texts, line: &impl Fn(&str) -> usize) -> Vec<Fault> {
        let mut faults = Vec::new();
        for (key, message) in texts {
            let mut fault = |message: String| faults.push(Fault { line: line(key), message });
            let parts = match parse(message) {
                Ok(parts) => parts,
                Err(error) => {
                    fault(format!("the text {key:?} cannot be read: {error}"));
                    continue;
                }
            };
            if message.trim().is_empty() {
                fault(format!("the text {key:?} is empty; write it or remove it"));
            }
            let (letters, most) = (length(&parts), longest(key));
            if letters > most {
                fault(format!("the text {key:?} has {letters} letters; at most {most} have room"));
            }
            let mut found = BTreeSet::new();
            look_through(&parts, language, &mut found, &mut |message| fault(format!("{key:?}: {message}")));
            match self.places.get(key) {
                Some(known) if *known != found => fault(format!(
                    "the text {key:?} has the places {found:?}, in another language {known:?}; make them equal"
                )),
                Some(_) => {}
                None => {
                    self.places.insert(key.clone(), found);
                }
            }
        }
        faults
    }
}

/// How long a text may be, by the part of its page that it is.
fn longest(key: &str) -> usize {
    match key.split('.').nth(1) {
        Some("task") => LONGEST_TASK,
        Some("option") => LONGEST_OPTION,
        _ => LONGEST,
    }
}

/// How long a text is at most, in letters.
fn length(parts: &[Part<'_>]) -> usize {
    let of = |part: &Part<'_>| match part {
        Part::Text(text) => text.chars().count(),
        Part::Hash | Part::Argument { .. } => 2,
        Part::Choice { cases, .. } => cases.iter().map(|case| length(&case.parts)).max().unwrap_or(0),
    };
    parts.iter().map(of).sum()
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
