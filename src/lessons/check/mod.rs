//! What is wrong with a lesson file, with the line it stands on and what to do about it.

mod apart;
mod board;
mod goals;
mod lines;
mod moves;
mod wording;

use std::collections::BTreeSet;
use std::fmt;

use apart::{Apart, apart};
pub use lines::Lines;

use super::chapter::Chapter;
use super::goal::Goal;
use super::page::Page;
use super::session::Session;
use super::told::{Told, told};

/// Something wrong in a lesson file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// Counted from 1.
    pub line: usize,
    /// What is wrong, and the cure.
    pub what: Told,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.what.text())
    }
}

/// Checks a lesson file: that it can be read, that its positions and moves are possible, that each
/// page can be solved, and that what it claims is true. Texts are checked where the file has them.
#[must_use]
pub fn check(json: &str) -> Vec<Fault> {
    let mut check = Check { lines: Lines::of(json), faults: Vec::new(), path: String::new() };
    match Chapter::from_json(json) {
        Ok(chapter) => check.chapter(&chapter),
        Err(error) if error.is_data() && json.trim_start().starts_with('{') => {
            let Apart { faults, pages } = apart(json, &check.lines, &error);
            check.faults = faults;
            let id: Option<String> = serde_json::from_str(check.lines.slice(json, "/id")).ok();
            check.id(id.as_deref().unwrap_or("a"));
            check.pages(pages.iter().map(|(index, page)| (*index, page)));
        }
        Err(error) => check.faults.push(Fault { line: error.line().max(1), what: wording::of(json, &error) }),
    }
    check.faults.sort_by_key(|fault| fault.line);
    check.faults
}

struct Check {
    lines: Lines,
    faults: Vec<Fault>,
    /// Where the check is at, to find the line.
    path: String,
}

impl Check {
    fn fault(&mut self, below: &str, what: Told) {
        let line = self.lines.line(&format!("{}{below}", self.path));
        self.faults.push(Fault { line, what });
    }

    fn chapter(&mut self, chapter: &Chapter) {
        self.id(&chapter.id);
        if chapter.pages.is_empty() {
            self.fault("/pages", told!("a lesson needs at least one page"));
        }
        self.pages(chapter.pages.iter().enumerate());
        self.texts(chapter);
    }

    fn pages<'p>(&mut self, pages: impl Iterator<Item = (usize, &'p Page)>) {
        let mut ids = BTreeSet::new();
        for (index, page) in pages {
            self.path = format!("/pages/{index}");
            self.id(&page.id);
            if !ids.insert(&page.id) {
                self.fault("/id", told!("there is a page \"{0}\" already; choose another id", page.id));
            }
            self.page(page);
        }
        self.path.clear();
    }

    fn id(&mut self, id: &str) {
        if !is_id(id) {
            self.fault("/id", told!("the id may have small letters a–z, digits and hyphens only"));
        }
    }

    fn page(&mut self, page: &Page) {
        let game = match page.start() {
            Ok(game) => game,
            Err(error) => {
                let below = if page.board.is_some() { "/board" } else { "" };
                return self.fault(below, told!("page \"{0}\": {1}", page.id, Told::english(error)));
            }
        };
        let before = self.faults.len();
        self.start(page);
        self.shapes(page, game.position().board().size());
        self.goal(page, &game);
        for (index, claim) in page.claims.iter().enumerate() {
            let below = format!("/claims/{index}");
            if claim.areas().into_iter().any(|area| !self.is_small(&below, area)) {
                continue;
            }
            if let Err(truth) = claim.prove(&game, page.prisoners) {
                self.fault(&below, told!("the claim is not true: {0}", truth));
            }
        }
        if self.faults.len() == before {
            self.solve(page);
        }
    }

    /// Whether the page's own right answers lead to its end.
    fn solve(&mut self, page: &Page) {
        let Ok(mut session) = Session::new(page.clone(), 0) else { return };
        if matches!(page.goal, Goal::Look | Goal::FirstCapture { .. }) {
            return;
        }
        if !session.can_judge() {
            return self.fault("/goal", told!("the area is too open to try everything; name fewer points"));
        }
        session.solve();
        if session.stage() != super::session::Stage::Solved {
            let message = told!("page \"{0}\" cannot be solved: no answer reaches its goal", page.id);
            self.fault("/goal", message);
        }
    }

    fn texts(&mut self, chapter: &Chapter) {
        for (language, texts) in &chapter.texts {
            let mut known: BTreeSet<String> = [super::keys::TITLE.to_owned()].into();
            for page in &chapter.pages {
                let keys = page.text_keys();
                for key in keys.needed.iter().filter(|key| !texts.contains_key(*key)) {
                    let message = told!("the text \"{0}\" is missing in \"{1}\"; add it", key, language);
                    self.fault(&format!("/texts/{language}"), message);
                }
                known.extend(keys.needed);
                known.extend(keys.allowed);
            }
            for key in texts.keys().filter(|key| !known.contains(*key)) {
                let message = told!("no page asks for the text \"{0}\"; correct its name or remove it", key);
                self.fault(&format!("/texts/{language}/{key}"), message);
            }
        }
    }
}

fn is_id(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-')
}
