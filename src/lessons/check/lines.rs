//! On which line of a JSON text each of its values begins.

use std::collections::HashMap;

/// The lines of the values of a JSON text, by path: `/pages/0/goal`.
#[derive(Clone, Debug, Default)]
pub struct Lines {
    by_path: HashMap<String, usize>,
}

impl Lines {
    /// Reads the lines of a text that is JSON; of any other text, as far as it goes.
    #[must_use]
    pub fn of(json: &str) -> Lines {
        let mut reader = Reader { rest: json.chars().peekable(), line: 1, lines: Lines::default() };
        reader.value(&mut String::new());
        reader.lines
    }

    /// The line of a value, or of the nearest value around it.
    #[must_use]
    pub fn line(&self, path: &str) -> usize {
        let mut path = path;
        loop {
            if let Some(&line) = self.by_path.get(path) {
                return line;
            }
            match path.rfind('/') {
                Some(end) => path = &path[..end],
                None => return 1,
            }
        }
    }
}

struct Reader<'t> {
    rest: std::iter::Peekable<std::str::Chars<'t>>,
    line: usize,
    lines: Lines,
}

impl Reader<'_> {
    fn next(&mut self) -> Option<char> {
        let next = self.rest.next();
        self.line += usize::from(next == Some('\n'));
        next
    }

    fn peek(&mut self) -> Option<char> {
        while self.rest.peek().is_some_and(|c| c.is_whitespace()) {
            self.next();
        }
        self.rest.peek().copied()
    }

    fn value(&mut self, path: &mut String) {
        let first = self.peek();
        self.lines.by_path.insert(path.clone(), self.line);
        match first {
            Some('{') => self.members(path, '}', |reader, _| {
                let key = reader.string();
                reader.peek();
                reader.next();
                key
            }),
            Some('[') => self.members(path, ']', |_, index| index.to_string()),
            Some('"') => {
                self.string();
            }
            _ => {
                while self.rest.peek().is_some_and(|c| !matches!(c, ',' | ']' | '}') && !c.is_whitespace()) {
                    self.next();
                }
            }
        }
    }

    fn members(&mut self, path: &mut String, close: char, name: impl Fn(&mut Self, usize) -> String) {
        self.next();
        let mut index = 0;
        loop {
            match self.peek() {
                None => return,
                Some(c) if c == close => {
                    self.next();
                    return;
                }
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
}
