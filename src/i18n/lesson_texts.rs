//! Whether the texts of a lesson fit it and each other, in every language.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;

use super::Language;
use super::pattern::{ChoiceBy, Part, parse};
use crate::lessons::check::{Fault, Lines, check};
use crate::lessons::told::{Told, told};
use crate::lessons::{TITLE, TextKeys, Texts};

/// The places that a text of a lesson may have.
const PLACES: [&str; 3] = ["count", "left", "given"];
/// How long a text, a task, and an option or a title may be, in letters.
const LONGEST: usize = 270;
const LONGEST_TASK: usize = 120;
const LONGEST_OPTION: usize = 60;

/// Checks a lesson file with the texts that stand in it; faults are in the order of lines.
#[must_use]
pub fn check_lesson(json: &str) -> Vec<Fault> {
    let mut faults = check(json);
    let lines = Lines::of(json);
    // They are looked at even where something else in the lesson cannot be read.
    let all: BTreeMap<String, BTreeMap<String, Value>> =
        serde_json::from_str(lines.slice(json, "/texts")).unwrap_or_default();
    let text = |(key, text): (&String, &Value)| Some((key.clone(), text.as_str()?.to_owned()));
    let mut texts = TextCheck::default();
    for (language, of) in &all {
        let line = |key: &str| lines.line(&format!("/texts/{language}/{key}"));
        faults.extend(texts.language(language, &of.iter().filter_map(text).collect(), &line));
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
            let what = told!("this is no file of texts, by name: {0}", Told::english(&error));
            vec![Fault { line: error.line().max(1), what }]
        })?;
        let lines = Lines::of(json);
        let mut faults = Vec::new();
        for key in keys.needed.iter().filter(|key| !texts.contains_key(*key)) {
            faults.push(Fault { line: 1, what: told!("the text \"{0}\" is missing; add it", key) });
        }
        let line = |key: &str| lines.line(&format!("/{key}"));
        for key in texts.keys().filter(|key| !keys.needed.contains(*key) && !keys.allowed.contains(*key)) {
            let what = told!("nothing asks for the text \"{0}\"; correct its name or remove it", key);
            faults.push(Fault { line: line(key), what });
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
            let mut fault = |what: Told| faults.push(Fault { line: line(key), what });
            let parts = match parse(message) {
                Ok(parts) => parts,
                Err(error) => {
                    fault(told!("the text \"{0}\" cannot be read: {1}", key, Told::english(error)));
                    continue;
                }
            };
            if message.trim().is_empty() {
                fault(told!("the text \"{0}\" is empty; write it or remove it", key));
            }
            let (letters, most) = (length(&parts), longest(key));
            if letters > most {
                fault(told!("the text \"{0}\" has {1} letters; at most {2} have room", key, letters, most));
            }
            let mut found = BTreeSet::new();
            look_through(&parts, language, &mut found, &mut |what| fault(told!("\"{0}\": {1}", key, what)));
            match self.places.get(key) {
                Some(known) if *known != found => fault(told!(
                    "the text \"{0}\" has the places {1}, in another language {2}; make them equal",
                    key,
                    listed(&found),
                    listed(known)
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
    if key == TITLE {
        return LONGEST_OPTION;
    }
    match key.split('.').nth(1) {
        Some("task" | "print") => LONGEST_TASK,
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
    fault: &mut impl FnMut(Told),
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
                    fault(told!("the form \"{0}\" is missing; add it", missing));
                }
                for case in cases {
                    look_through(&case.parts, language, places, fault);
                }
            }
        }
    }
}

/// Places by name, as they are written.
fn listed(places: &BTreeSet<String>) -> String {
    let all: Vec<String> = places.iter().map(|name| format!("{{{name}}}")).collect();
    if all.is_empty() { "–".to_owned() } else { all.join(" ") }
}

fn place(name: &str, places: &mut BTreeSet<String>, fault: &mut impl FnMut(Told)) {
    if !PLACES.contains(&name) {
        fault(told!("there is no place {{0}}; there are {count}, {left} and {given}", name));
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
