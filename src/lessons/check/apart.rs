//! What is wrong with a lesson that cannot be read as a whole: its parts are read one by one, so that
//! one mistake does not hide the others.

use serde::de::DeserializeOwned;

use super::{Fault, Lines, wording};
use crate::lessons::chapter::Chapter;
use crate::lessons::page::Page;

/// A lesson taken apart.
#[derive(Default)]
pub(super) struct Apart {
    pub faults: Vec<Fault>,
    /// The pages that can be read, each with its place among all.
    pub pages: Vec<(usize, Page)>,
}

struct Source<'t> {
    json: &'t str,
    lines: &'t Lines,
}

/// Takes a lesson apart that is JSON, but that is no lesson for this reason.
pub(super) fn apart(json: &str, lines: &Lines, error: &serde_json::Error) -> Apart {
    let source = Source { json, lines };
    let mut found = Apart::default();
    for name in lines.members("") {
        match &*name {
            "pages" => source.pages(&mut found),
            "texts" => source.texts(&mut found),
            "id" => source.read::<Chapter>("/id", r#"{"pages":[],"id":"#, "}", &mut found),
            _ => {
                let before = format!(r#"{{"id":"a","pages":[],{}:"#, quoted(&name));
                source.read::<Chapter>(&format!("/{name}"), &before, "}", &mut found);
            }
        }
    }
    if found.faults.is_empty() {
        // Something is missing, or is there twice.
        found.faults.push(Fault { line: error.line().max(1), what: wording::of(json, error) });
    }
    found
}

impl Source<'_> {
    fn pages(&self, found: &mut Apart) {
        for (index, _) in self.lines.members("/pages").into_iter().enumerate() {
            let path = format!("/pages/{index}");
            let text = self.lines.slice(self.json, &path);
            match serde_json::from_str::<Page>(text) {
                Ok(page) => found.pages.push((index, page)),
                Err(error) => {
                    let before = found.faults.len();
                    self.page(&path, found);
                    if found.faults.len() == before {
                        found.faults.push(self.fault(&path, text, &error));
                    }
                }
            }
        }
    }

    /// Each member of a page by itself.
    fn page(&self, path: &str, found: &mut Apart) {
        for name in self.lines.members(path) {
            let below = format!("{path}/{name}");
            match &*name {
                "id" => self.read::<Page>(&below, r#"{"id":"#, "}", found),
                "claims" if !self.lines.members(&below).is_empty() => {
                    for (index, _) in self.lines.members(&below).into_iter().enumerate() {
                        self.read::<Page>(
                            &format!("{below}/{index}"),
                            r#"{"id":"a","claims":["#,
                            "]}",
                            found,
                        );
                    }
                }
                _ => self.read::<Page>(&below, &format!(r#"{{"id":"a",{}:"#, quoted(&name)), "}", found),
            }
        }
    }

    fn texts(&self, found: &mut Apart) {
        let mut is_read_apart = false;
        for language in self.lines.members("/texts") {
            for key in self.lines.members(&format!("/texts/{language}")) {
                is_read_apart = true;
                self.read::<Chapter>(
                    &format!("/texts/{language}/{key}"),
                    r#"{"id":"a","pages":[],"texts":{"a":{"a":"#,
                    "}}}",
                    found,
                );
            }
        }
        if !is_read_apart {
            self.read::<Chapter>("/texts", r#"{"id":"a","pages":[],"texts":"#, "}", found);
        }
    }

    /// Reads a value in a frame that is right but for it.
    fn read<T: DeserializeOwned>(&self, path: &str, before: &str, after: &str, found: &mut Apart) {
        let text = format!("{before}{}{after}", self.lines.slice(self.json, path));
        if let Err(error) = serde_json::from_str::<T>(&text) {
            found.faults.push(self.fault(path, &text, &error));
        }
    }

    fn fault(&self, path: &str, text: &str, error: &serde_json::Error) -> Fault {
        let line = self.lines.line(path) + error.line().max(1) - 1;
        Fault { line, what: wording::of(text, error) }
    }
}

fn quoted(name: &str) -> String {
    serde_json::to_string(name).unwrap_or_default()
}
