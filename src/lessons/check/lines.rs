//! On which line of a JSON text each of its values begins.

use std::collections::HashMap;
use std::ops::Range;

/// The lines of the values of a JSON text, by path: `/pages/0/goal`.
#[derive(Clone, Debug, Default)]
pub struct Lines {
    by_path: HashMap<String, Value>,
}

#[derive(Clone, Debug, Default)]
struct Value {
    line: usize,
    /// Where it stands in the text, in bytes.
    range: Range<usize>,
    /// The names of its members, or their numbers, in order.
    members: Vec<String>,
}

impl Lines {
    /// Reads the lines of a text that is JSON; of any other text, as far as it goes.
    #[must_use]
    pub fn of(json: &str) -> Lines {
        let rest = json.char_indices().peekable();
        let mut reader = Reader { rest, end: json.len(), line: 1, lines: Lines::default() };
        reader.value(&mut String::new());
        reader.lines
    }

    /// The line of a value, or of the nearest value around it.
    #[must_use]
    pub fn line(&self, path: &str) -> usize {
        let mut path = path;
        loop {
            if let Some(value) = self.by_path.get(path) {
                return value.line;
            }
            match path.rfind('/') {
                Some(end) => path = &path[..end],
                None => return 1,
            }
        }
    }

    /// The names of a value's members, or their numbers, in order.
    #[must_use]
    pub fn members(&self, path: &str) -> Vec<String> {
        self.by_path.get(path).map(|value| value.members.clone()).unwrap_or_default()
    }

    /// A value as it is written in the text of which these are the lines.
    #[must_use]
    pub fn slice<'t>(&self, json: &'t str, path: &str) -> &'t str {
        self.by_path.get(path).and_then(|value| json.get(value.range.clone())).unwrap_or_default()
    }
}

struct Reader<'t> {
    rest: std::iter::Peekable<std::str::CharIndices<'t>>,
    /// The length of the text, in bytes.
    end: usize,
    line: usize,
    lines: Lines,
}

impl Reader<'_> {
    fn next(&mut self) -> Option<char> {
        let next = self.rest.next().map(|(_, next)| next);
        self.line += usize::from(next == Some('\n'));
        next
    }

    fn peek(&mut self) -> Option<char> {
        while self.rest.peek().is_some_and(|(_, c)| c.is_whitespace()) {
            self.next();
        }
        self.rest.peek().map(|&(_, c)| c)
    }

    fn at(&mut self) -> usize {
        self.rest.peek().map_or(self.end, |&(at, _)| at)
    }

    fn value(&mut self, path: &mut String) {
        let first = self.peek();
        let (line, from) = (self.line, self.at());
        // It has its line even where it does not end.
        self.lines.by_path.insert(path.clone(), Value { line, ..Value::default() });
        let members = match first {
            Some('{') => self.members(path, '}', |reader, _| {
                let key = reader.string();
                reader.peek();
                reader.next();
                key
            }),
            Some('[') => self.members(path, ']', |_, index| index.to_string()),
            Some('"') => {
                self.string();
                Vec::new()
            }
            _ => {
                let goes_on = |c: char| !matches!(c, ',' | ']' | '}') && !c.is_whitespace();
                while self.rest.peek().is_some_and(|&(_, c)| goes_on(c)) {
                    self.next();
                }
                Vec::new()
            }
        };
        let range = from..self.at();
        self.lines.by_path.insert(path.clone(), Value { line, range, members });
    }

    fn members(
        &mut self,
        path: &mut String,
        close: char,
        name: impl Fn(&mut Self, usize) -> String,
    ) -> Vec<String> {
        self.next();
        let mut index = 0;
        let mut members = Vec::new();
        loop {
            match self.peek() {
                None => return members,
                Some(c) if c == close => {
                    self.next();
                    return members;
                }
                // Closed by what opened nothing: there is no more to read.
                Some('}' | ']') => return members,
                Some(',') => {
                    self.next();
                }
                Some(_) => {
                    let len = path.len();
                    let name = name(self, index);
                    path.push('/');
                    path.push_str(&name);
                    self.value(path);
                    path.truncate(len);
                    members.push(name);
                    index += 1;
                }
            }
        }
    }

    /// A string without its quotes; escapes stay as they are.
    fn string(&mut self) -> String {
        let mut text = String::new();
        self.next();
        while let Some(c) = self.next() {
            match c {
                '"' => break,
                '\\' => text.extend(self.next()),
                _ => text.push(c),
            }
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_found_by_path() {
        let lines = Lines::of("{\n \"a\": [1,\n  {\"b\": \"x,\\\"}\"}],\n \"c\": 2}");
        assert_eq!(lines.line("/a/0"), 2);
        assert_eq!(lines.line("/a/1/b"), 3);
        assert_eq!(lines.line("/a/1/none/at/all"), 3);
        assert_eq!(lines.line("/c"), 4);
        assert_eq!(lines.line("/d"), 1);
    }

    #[test]
    fn what_is_no_json_ends_all_the_same() {
        for json in ["[ }", "{ ]", "[[}, 1]", "{\"a\" 1 ] 2", "[1 2 }"] {
            assert_eq!(Lines::of(json).line(""), 1);
        }
    }

    #[test]
    fn values_are_as_they_are_written() {
        let json = "{ \"á\": [1, {\"b\": \"x\"} ], \"c\": -2.5 }";
        let lines = Lines::of(json);
        assert_eq!(
            (lines.members(""), lines.members("/á/1")),
            (vec!["á".into(), "c".into()], vec!["b".into()])
        );
        assert_eq!(lines.slice(json, "/á"), "[1, {\"b\": \"x\"} ]");
        assert_eq!((lines.slice(json, "/á/1/b"), lines.slice(json, "/c")), ("\"x\"", "-2.5"));
    }
}
