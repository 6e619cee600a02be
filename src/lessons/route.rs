//! Where a reader is in the lessons, as the address says it behind `#`.

use std::fmt;

/// A screen of the lessons.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Route {
    /// The table of contents.
    #[default]
    Contents,
    /// A page of the course; `page` is its id, or its number from 1.
    Page { chapter: String, page: String },
    /// The thirteen short rules.
    Summary,
    /// The course as a booklet for print.
    Booklet,
    /// Where the reader opens a lesson of their own.
    Open,
    /// A lesson or a problem from an address; `number` from 1.
    Own { source: String, number: usize },
    /// A lesson or a problem that was opened as a file; `number` from 1.
    File { number: usize },
}

impl Route {
    /// The route of an address's fragment, with or without `#`; whatever is no route is the contents.
    #[must_use]
    pub fn of(fragment: &str) -> Route {
        let path = fragment.trim_start_matches('#').trim_start_matches('/');
        let (path, query) = path.split_once('?').unwrap_or((path, ""));
        // Ids have small letters; who writes an address by hand may not.
        let part = |part: &str| decode(part).to_ascii_lowercase();
        let mut parts = path.split('/').filter(|part| !part.is_empty()).map(part);
        let (first, second) = (parts.next().unwrap_or_default(), parts.next());
        let number = || second.as_deref().and_then(|part| part.parse().ok()).unwrap_or(1).max(1);
        match &*first {
            "" => Route::Contents,
            "summary" => Route::Summary,
            "booklet" => Route::Booklet,
            "file" => Route::File { number: number() },
            "open" => match value(query, "src").filter(|source| !source.is_empty()) {
                Some(source) => Route::Own { source, number: number() },
                None => Route::Open,
            },
            _ => Route::Page { page: second.unwrap_or_else(|| "1".to_owned()), chapter: first },
        }
    }
}

impl fmt::Display for Route {
    /// The fragment, with its `#`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Route::Contents => f.write_str("#/"),
            Route::Page { chapter, page } => write!(f, "#/{}/{}", encode(chapter), encode(page)),
            Route::Summary => f.write_str("#/summary"),
            Route::Booklet => f.write_str("#/booklet"),
            Route::Open => f.write_str("#/open"),
            Route::Own { source, number } => write!(f, "#/open/{number}?src={}", encode(source)),
            Route::File { number } => write!(f, "#/file/{number}"),
        }
    }
}

fn value(query: &str, name: &str) -> Option<String> {
    query
        .split('&')
        .filter_map(|pair| pair.split_once('='))
        .find(|(key, _)| *key == name)
        .map(|(_, v)| decode(v))
}

/// Undoes percent encoding; what is none stays as it is.
fn decode(text: &str) -> String {
    let bytes = text.as_bytes();
    let mut out = Vec::with_capacity(bytes.len());
    let mut at = 0;
    while let Some(&byte) = bytes.get(at) {
        let code = bytes.get(at + 1..at + 3).and_then(|digits| std::str::from_utf8(digits).ok());
        match code.filter(|_| byte == b'%').and_then(|code| u8::from_str_radix(code, 16).ok()) {
            Some(decoded) => {
                out.push(decoded);
                at += 3;
            }
            None => {
                out.push(byte);
                at += 1;
            }
        }
    }
    String::from_utf8_lossy(&out).into_owned()
}

/// Percent encoding of everything that could mean something else in a fragment.
fn encode(text: &str) -> String {
    text.bytes()
        .map(|byte| match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'.' | b'_' | b'~' | b':' | b'/' => {
                char::from(byte).to_string()
            }
            _ => format!("%{byte:02X}"),
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_route_reads_back() {
        for route in [
            Route::Contents,
            Route::Page { chapter: "ko".into(), page: "take".into() },
            Route::Summary,
            Route::Booklet,
            Route::Open,
            Route::Own { source: "https://klub.example/úlohy/a b.sgf?x=1&y=2#z%".into(), number: 3 },
            Route::File { number: 12 },
        ] {
            assert_eq!(Route::of(&route.to_string()), route);
        }
    }

    #[test]
    fn links_written_by_hand_are_understood() {
        let page = |page: &str| Route::Page { chapter: "ko".into(), page: page.into() };
        assert_eq!(Route::of("#/ko"), page("1"));
        assert_eq!(Route::of("#/ko/2/"), page("2"));
        assert_eq!(Route::of("#/KO/2"), page("2"));
        assert_eq!(Route::of("#/Summary"), Route::Summary);
        assert_eq!(Route::of(""), Route::Contents);
        assert_eq!(Route::of("#/open?src="), Route::Open);
        let own = Route::Own { source: "https://a.example/b.sgf".into(), number: 1 };
        assert_eq!(Route::of("#/open?src=https://a.example/b.sgf"), own);
        assert_eq!(Route::of("#/file/0"), Route::File { number: 1 });
        assert_eq!(Route::of("#/%"), Route::Page { chapter: "%".into(), page: "1".into() });
    }
}
