//! Saying a message: its parts with the values put in.

use super::pattern::{Case, ChoiceBy, Part, parse};
use super::{Language, Number};
use crate::engine::Color;

/// A value for a place in a message.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Value<'a> {
    Text(&'a str),
    Number(Number),
    Color(Color),
}

/// Fills a pattern with values by name. A pattern that cannot be read is shown as it is, and a
/// place without a value stays empty; the build lets neither through.
#[must_use]
pub fn fill(language: Language, pattern: &str, values: &[(&str, Value<'_>)]) -> String {
    let Ok(parts) = parse(pattern) else { return pattern.to_owned() };
    let mut out = String::with_capacity(pattern.len());
    Filler { language, values }.parts(&parts, None, &mut out);
    out
}

struct Filler<'f> {
    language: Language,
    values: &'f [(&'f str, Value<'f>)],
}

impl<'f> Filler<'f> {
    /// `counted` is the number of the plural around the parts.
    fn parts(&self, parts: &[Part<'_>], counted: Option<Value<'f>>, out: &mut String) {
        for part in parts {
            match part {
                Part::Text(text) => out.push_str(text),
                Part::Argument { name, .. } => self.value(self.get(name), out),
                Part::Hash => self.value(counted, out),
                Part::Choice { name, by, cases } => {
                    let value = self.get(name);
                    let counted = if *by == ChoiceBy::Plural { value } else { counted };
                    if let Some(case) = value.and_then(|value| self.choose(value, cases)) {
                        self.parts(&case.parts, counted, out);
                    }
                }
            }
        }
    }

    fn get(&self, name: &str) -> Option<Value<'f>> {
        self.values.iter().find(|(known, _)| *known == name).map(|&(_, value)| value)
    }

    fn value(&self, value: Option<Value<'_>>, out: &mut String) {
        match value {
            Some(Value::Text(text)) => out.push_str(text),
            Some(Value::Number(number)) => out.push_str(&number.to_text(self.language)),
            Some(Value::Color(color)) => out.push_str(color.name()),
            None => {}
        }
    }

    /// An exact number comes before its plural category, and `other` is for the rest.
    fn choose<'p, 'm>(&self, value: Value<'_>, cases: &'p [Case<'m>]) -> Option<&'p Case<'m>> {
        let named = |selector: &str| cases.iter().find(|case| case.selector == selector);
        let exactly = |number: Number| {
            cases.iter().find(|case| {
                let whole = case.selector.strip_prefix('=').and_then(|digits| digits.parse().ok());
                whole.is_some_and(|whole: i32| number.is(whole))
            })
        };
        let found = match value {
            Value::Text(text) => named(text),
            Value::Color(color) => named(color.name()),
            Value::Number(number) => {
                exactly(number).or_else(|| named(number.plural(self.language).keyword()))
            }
        };
        found.or_else(|| named("other"))
    }
}
