//! What is wrong with a lesson, as a sentence that can be put into another language.

use std::borrow::Cow;
use std::fmt::Display;

use super::chapter::Texts;

/// A pattern with fewer letters is not looked for in texts that come from elsewhere.
const LEAST_LETTERS: usize = 6;

/// A sentence. In English it is its pattern, which is also its name in the catalogue of another
/// language; `{0}`, `{1}` … are the places of what is given with it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told {
    pattern: Cow<'static, str>,
    with: Vec<Given>,
}

/// What stands in a place of a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Given {
    /// A name or a number, the same in every language.
    Text(String),
    Told(Told),
}

/// Makes a [`Told`] of a pattern and what goes into its places.
macro_rules! told {
    ($pattern:literal $(, $with:expr)* $(,)?) => {
        $crate::lessons::told::Told::new($pattern, vec![$($crate::lessons::told::Put::put(&$with)),*])
    };
}
pub(crate) use told;

/// What can stand in a place of a sentence.
pub trait Put {
    fn put(&self) -> Given;
}

impl<T: Display> Put for T {
    fn put(&self) -> Given {
        Given::Text(self.to_string())
    }
}

impl Put for Told {
    fn put(&self) -> Given {
        Given::Told(self.clone())
    }
}

impl Told {
    #[must_use]
    pub fn new(pattern: &'static str, with: Vec<Given>) -> Told {
        Told { pattern: pattern.into(), with }
    }

    /// A sentence or a word that comes in English from elsewhere, as what an error of the engine says.
    /// It is found in a catalogue by what it says.
    #[must_use]
    pub fn english(text: impl Display) -> Told {
        Told { pattern: text.to_string().into(), with: Vec::new() }
    }

    /// The sentence in English.
    #[must_use]
    pub fn text(&self) -> String {
        self.translated(&Texts::new())
    }

    /// The sentence in the language of a catalogue; in English what is not in it.
    #[must_use]
    pub fn translated(&self, catalogue: &Texts) -> String {
        if let Some(pattern) = catalogue.get(&*self.pattern) {
            return self.fill(pattern, catalogue);
        }
        let found = catalogue.iter().filter(|_| self.with.is_empty()).find_map(|(pattern, other)| {
            let with = read(pattern, &self.pattern)?;
            let with = with.into_iter().map(|text| Given::Told(Told::english(text))).collect();
            Some(Told { pattern: Cow::Borrowed(""), with }.fill(other, catalogue))
        });
        found.unwrap_or_else(|| self.fill(&self.pattern, catalogue))
    }

    /// Whether all of it is in a catalogue.
    #[must_use]
    pub fn is_in(&self, catalogue: &Texts) -> bool {
        let known = catalogue.contains_key(&*self.pattern)
            || self.with.is_empty() && catalogue.keys().any(|pattern| read(pattern, &self.pattern).is_some());
        known && self.with.iter().all(|given| !matches!(given, Given::Told(told) if !told.is_in(catalogue)))
    }

    fn fill(&self, pattern: &str, catalogue: &Texts) -> String {
        let mut out = String::new();
        for piece in pieces(pattern) {
            match piece {
                Piece::Text(text) => out.push_str(text),
                Piece::Place(number) => match self.with.get(number) {
                    Some(Given::Text(text)) => out.push_str(text),
                    Some(Given::Told(told)) => out.push_str(&told.translated(catalogue)),
                    None => {}
                },
            }
        }
        out
    }
}

enum Piece<'p> {
    Text(&'p str),
    Place(usize),
}

/// A pattern apart. A brace that begins no place is a brace.
fn pieces(pattern: &str) -> Vec<Piece<'_>> {
    let mut found = Vec::new();
    let (mut rest, mut from) = (pattern, 0);
    while let Some(at) = rest[from..].find('{').map(|at| at + from) {
        let digit = rest.as_bytes().get(at + 1).filter(|digit| digit.is_ascii_digit());
        match digit.filter(|_| rest.as_bytes().get(at + 2) == Some(&b'}')) {
            Some(digit) => {
                found.push(Piece::Text(&rest[..at]));
                found.push(Piece::Place(usize::from(digit - b'0')));
                (rest, from) = (&rest[at + 3..], 0);
            }
            None => from = at + 1,
        }
    }
    found.push(Piece::Text(rest));
    found
}

/// What stands in the places of a pattern where a text has its form.
fn read(pattern: &str, text: &str) -> Option<Vec<String>> {
    let mut with = Vec::new();
    let (mut rest, mut open) = (text, None);
    for piece in pieces(pattern) {
        match (piece, open) {
            (Piece::Place(number), _) => open = Some(number),
            (Piece::Text(text), None) => rest = rest.strip_prefix(text)?,
            (Piece::Text(text), Some(number)) => {
                let end = if text.is_empty() { rest.len() } else { rest.find(text)? };
                with.resize(with.len().max(number + 1), String::new());
                rest[..end].clone_into(&mut with[number]);
                rest = &rest[end + text.len()..];
                open = None;
            }
        }
    }
    // Little but places has every form.
    let letters = pattern.chars().filter(|letter| letter.is_alphabetic()).count();
    (rest.is_empty() && !with.is_empty() && letters >= LEAST_LETTERS).then_some(with)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn catalogue() -> Texts {
        let all = [
            ("{0} on {1}: {2}", "{1} {0}: {2}"),
            ("row {0} holds {1}", "{1} v řadě {0}"),
            ("black", "černý"),
            ("there is {{0}}", "je tu {{0}}"),
        ];
        all.map(|(pattern, text)| (pattern.to_owned(), text.to_owned())).into()
    }

    #[test]
    fn a_sentence_is_put_into_another_language_with_all_that_stands_in_it() {
        let told = told!("{0} on {1}: {2}", Told::english("black"), "D4", Told::english("row 3 holds x"));
        assert_eq!(told.text(), "black on D4: row 3 holds x");
        assert_eq!(told.translated(&catalogue()), "D4 černý: x v řadě 3");
        assert!(told.is_in(&catalogue()));
        assert!(!told!("{0} on {1}: {2}", 1, 2, Told::english("else")).is_in(&catalogue()));
    }

    #[test]
    fn what_no_catalogue_has_stays_english_and_braces_stay_braces() {
        assert_eq!(told!("no {0} { {1} }", 1, "two").translated(&catalogue()), "no 1 { two }");
        assert_eq!(told!("there is {{0}}", "x").translated(&catalogue()), "je tu {x}");
    }
}
