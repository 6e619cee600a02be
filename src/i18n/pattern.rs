//! Reading one message in ICU MessageFormat.
//!
//! `build.rs` compiles this file too, so that what the build accepts is what the page can say.
//!
//! Source: ICU, class `MessageFormat`. Covered: `{name}`, `{name, number}`, `plural` with `#` and
//! `=1`, `select`, nesting, and apostrophes as ICU reads them by default (`''`, `'{'`).

use std::fmt;

/// How deep messages may nest.
const MAX_DEPTH: u8 = 8;

/// A piece of a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Part<'m> {
    Text(&'m str),
    /// `{name}` and `{name, number}`.
    Argument {
        name: &'m str,
        number: bool,
    },
    /// `#`: the number of the plural around it.
    Hash,
    Choice {
        name: &'m str,
        by: ChoiceBy,
        cases: Vec<Case<'m>>,
    },
}

/// What a choice looks at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChoiceBy {
    Plural,
    Select,
}

/// One alternative of a choice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Case<'m> {
    /// `one`, `other`, `=1`, `black` …
    pub selector: &'m str,
    pub parts: Vec<Part<'m>>,
}

/// What is wrong with a message, and where it went wrong: what is left of it from there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PatternError {
    pub expected: &'static str,
    pub before: String,
}

impl fmt::Display for PatternError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "expected {} before \"{}\"", self.expected, self.before)
    }
}

/// Reads a message.
///
/// # Errors
/// [`PatternError`] where it is not the MessageFormat described above.
pub fn parse(message: &str) -> Result<Vec<Part<'_>>, PatternError> {
    let mut reader = Reader { rest: message };
    let parts = reader.parts(0, false)?;
    if reader.rest.is_empty() { Ok(parts) } else { Err(reader.expected("the end")) }
}

struct Reader<'m> {
    rest: &'m str,
}

impl<'m> Reader<'m> {
    fn expected(&self, expected: &'static str) -> PatternError {
        PatternError { expected, before: self.rest.chars().take(20).collect() }
    }

    /// The parts up to the end, or up to the brace that closes a case.
    fn parts(&mut self, depth: u8, in_plural: bool) -> Result<Vec<Part<'m>>, PatternError> {
        if depth > MAX_DEPTH {
            return Err(self.expected("less nesting"));
        }
        let special = |c: char| matches!(c, '{' | '}' | '\'') || (in_plural && c == '#');
        let mut parts = Vec::new();
        loop {
            let text = self.take(self.rest.find(special).unwrap_or(self.rest.len()));
            if !text.is_empty() {
                parts.push(Part::Text(text));
            }
            match self.rest.chars().next() {
                Some('{') => {
                    self.take(1);
                    parts.push(self.argument(depth, in_plural)?);
                }
                Some('\'') => self.apostrophe(special, &mut parts),
                Some('#') => {
                    self.take(1);
                    parts.push(Part::Hash);
                }
                _ => return Ok(parts),
            }
        }
    }

    /// An apostrophe quotes only if something that needs it follows; two are one.
    fn apostrophe(&mut self, special: impl Fn(char) -> bool, parts: &mut Vec<Part<'m>>) {
        let mark = self.take(1);
        if !self.rest.starts_with(special) {
            parts.push(Part::Text(mark));
            return;
        }
        if self.rest.starts_with('\'') {
            parts.push(Part::Text(self.take(1)));
            return;
        }
        loop {
            parts.push(Part::Text(self.take(self.rest.find('\'').unwrap_or(self.rest.len()))));
            self.take(1);
            if !self.rest.starts_with('\'') {
                return;
            }
            parts.push(Part::Text(self.take(1)));
        }
    }

    /// What follows an opening brace, with the closing one.
    fn argument(&mut self, depth: u8, in_plural: bool) -> Result<Part<'m>, PatternError> {
        let name = self.word("a name")?;
        if self.skip('}') {
            return Ok(Part::Argument { name, number: false });
        }
        self.expect(',', "a comma or a closing brace")?;
        let by = match self.word("a kind of argument")? {
            "number" => {
                self.expect('}', "a closing brace")?;
                return Ok(Part::Argument { name, number: true });
            }
            "plural" => ChoiceBy::Plural,
            "select" => ChoiceBy::Select,
            _ => return Err(self.expected("one of number, plural, select")),
        };
        self.expect(',', "a comma")?;
        let mut cases = Vec::new();
        while !self.skip('}') {
            let selector = self.word("a selector or a closing brace")?;
            self.expect('{', "an opening brace")?;
            let parts = self.parts(depth + 1, in_plural || by == ChoiceBy::Plural)?;
            if !self.rest.starts_with('}') {
                return Err(self.expected("a closing brace"));
            }
            self.take(1);
            cases.push(Case { selector, parts });
        }
        Ok(Part::Choice { name, by, cases })
    }

    fn word(&mut self, expected: &'static str) -> Result<&'m str, PatternError> {
        self.rest = self.rest.trim_start();
        let is_word = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '=');
        let len = self.rest.find(|c| !is_word(c)).unwrap_or(self.rest.len());
        if len == 0 { Err(self.expected(expected)) } else { Ok(self.take(len)) }
    }

    fn skip(&mut self, sign: char) -> bool {
        self.rest = self.rest.trim_start();
        let found = self.rest.starts_with(sign);
        if found {
            self.take(sign.len_utf8());
        }
        found
    }

    fn expect(&mut self, sign: char, expected: &'static str) -> Result<(), PatternError> {
        if self.skip(sign) { Ok(()) } else { Err(self.expected(expected)) }
    }

    /// The next `len` bytes (fewer at the end), a character boundary.
    fn take(&mut self, len: usize) -> &'m str {
        let (taken, rest) = self.rest.split_at_checked(len).unwrap_or((self.rest, ""));
        self.rest = rest;
        taken
    }
}
