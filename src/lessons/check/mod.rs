//! What is wrong with a lesson file, with the line it stands on and what to do about it.

mod lines;
mod moves;

use std::collections::BTreeSet;
use std::fmt;

pub use lines::Lines;

use super::chapter::Chapter;
use super::goal::{Goal, Wanted};
use super::notation::Points;
use super::page::Page;
use super::session::Session;
use crate::engine::{Color, Game, Size};

/// Something wrong in a lesson file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// Counted from 1.
    pub line: usize,
    /// What is wrong, and the cure.
    pub message: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.message)
    }
}

/// Checks a lesson file: that it can be read, that its positions and moves are possible, that each
/// page can be solved, and that what it claims is true. Texts are checked where the file has them.
#[must_use]
pub fn check(json: &str) -> Vec<Fault> {
    let chapter = match Chapter::from_json(json) {
        Ok(chapter) => chapter,
        Err(error) => {
            return vec![Fault { line: error.line().max(1), message: readable(&error) }];
        }
    };
    let mut check = Check { lines: Lines::of(json), faults: Vec::new(), path: String::new() };
    check.chapter(&chapter);
    check.faults
}

/// What the reader of the JSON says, with a cure for the commonest slips.
fn readable(error: &serde_json::Error) -> String {
    let text = error.to_string();
    let text = text.split(" at line ").next().unwrap_or_default();
    let cure = match error.classify() {
        serde_json::error::Category::Eof => "; a bracket, brace or quote is not closed before the end",
        serde_json::error::Category::Syntax if text.contains("trailing comma") => "; remove the last comma",
        serde_json::error::Category::Syntax => {
            "; look for a missing comma, colon or quote here or just above"
        }
        _ if text.contains("unknown field") || text.contains("unknown variant") => "; correct the spelling",
        _ if text.contains("missing field") => "; add it inside these braces",
        _ => "",
    };
    format!("{text}{cure}")
}

struct Check {
    lines: Lines,
    faults: Vec<Fault>,
    /// Where the check is at, to find the line.
    path: String,
}

impl Check {
    fn fault(&mut self, below: &str, message: impl Into<String>) {
        let line = self.lines.line(&format!("{}{below}", self.path));
        self.faults.push(Fault { line, message: message.into() });
    }

    fn chapter(&mut self, chapter: &Chapter) {
        if !is_id(&chapter.id) {
            self.fault("/id", "the id may have small letters a–z, digits and hyphens only");
        }
        if chapter.pages.is_empty() {
            self.fault("/pages", "a lesson needs at least one page");
        }
        let mut ids = BTreeSet::new();
        for (index, page) in chapter.pages.iter().enumerate() {
            self.path = format!("/pages/{index}");
            if !is_id(&page.id) {
                self.fault("/id", "the id may have small letters a–z, digits and hyphens only");
            }
            if !ids.insert(&page.id) {
                self.fault("/id", format!("there is a page {:?} already; choose another id", page.id));
            }
            self.page(page);
        }
        self.path.clear();
        self.texts(chapter);
    }

    fn page(&mut self, page: &Page) {
        let game = match page.start() {
            Ok(game) => game,
            Err(error) => {
                let below = if page.board.is_some() { "/board" } else { "" };
                return self.fault(below, format!("page {:?}: {error}", page.id));
            }
        };
        let before = self.faults.len();
        self.shapes(page, game.position().board().size());
        self.goal(page, &game);
        for (index, claim) in page.claims.iter().enumerate() {
            if let Err(truth) = claim.prove(&game, page.prisoners) {
                self.fault(&format!("/claims/{index}"), format!("the claim is not true: {truth}"));
            }
        }
        if self.faults.len() == before {
            self.solve(page);
        }
    }

    fn shapes(&mut self, page: &Page, size: Size) {
        let shapes = &page.shapes;
        let sets = [
            ("circle", &shapes.circle),
            ("triangle", &shapes.triangle),
            ("square", &shapes.square),
            ("cross", &shapes.cross),
        ];
        for (name, points) in sets {
            self.on_board(&format!("/shapes/{name}"), points, size);
        }
        let labels = Points(shapes.labels.keys().copied().collect());
        self.on_board("/shapes/labels", &labels, size);
        let arrows = Points(shapes.arrows.iter().flat_map(|arrow| [arrow.from, arrow.to]).collect());
        self.on_board("/shapes/arrows", &arrows, size);
        if let Some(view) = page.view {
            self.on_board("/view", &Points([view.from, view.to].into()), size);
        }
    }

    fn on_board(&mut self, below: &str, points: &Points, size: Size) {
        if let Some(point) = points.outside(size) {
            self.fault(below, format!("{point} is not on this board, which has {size} lines"));
        }
    }

    fn goal(&mut self, page: &Page, game: &Game) {
        let size = game.position().board().size();
        let (reader, opponent) = (page.to_play, page.to_play.opponent());
        match &page.goal {
            Goal::Look | Goal::Count { .. } => {}
            Goal::Play { tries } => {
                if !super::keys::all_tries(tries).iter().any(|t| t.right) {
                    self.fault("/goal", "no try is right; add \"right\": true to one that ends well");
                }
            }
            Goal::Capture { stones, .. } => self.side("/goal/capture/stones", stones, game, opponent),
            Goal::Save { stones, area, .. } => {
                self.side("/goal/save/stones", stones, game, reader);
                self.on_board("/goal/save/area", area, size);
            }
            Goal::Live { stones, area, .. } => {
                self.side("/goal/live/stones", stones, game, reader);
                self.on_board("/goal/live/area", area, size);
            }
            Goal::Kill { stones, area, .. } => {
                self.side("/goal/kill/stones", stones, game, opponent);
                self.on_board("/goal/kill/area", area, size);
            }
            Goal::Mark { wanted, tries } => {
                if let Wanted::Points(points) = wanted {
                    self.on_board("/goal/mark/wanted", points, size);
                }
                for (index, tap) in tries.iter().enumerate() {
                    self.on_board(&format!("/goal/mark/tries/{index}"), &tap.at, size);
                }
            }
            Goal::Choose { options, right } => {
                if !options.contains(right) {
                    self.fault("/goal/choose/right", format!("{right:?} is not among the options"));
                }
            }
            Goal::FirstCapture { stones } => {
                if *stones == 0 {
                    self.fault("/goal", "a game is won by at least 1 stone");
                }
            }
            Goal::Fill { stones, area, .. } => {
                let board = game.position().board();
                let room = area.iter().filter(|&point| board.is_empty(point)).count();
                if room < *stones as usize {
                    self.fault("/goal/fill", format!("{stones} stones do not fit on {room} empty points"));
                }
            }
            Goal::Arrange { from, to } => {
                self.stones("/goal/arrange/from", from, game);
                if from.0.len() != to.0.len() {
                    let message = "\"from\" and \"to\" need the same number of points";
                    self.fault("/goal/arrange", message);
                }
            }
        }
        self.tries(page, game);
    }

    /// Whether stones stand there, and all of one side.
    fn side(&mut self, below: &str, stones: &Points, game: &Game, side: Color) {
        self.stones(below, stones, game);
        let board = game.position().board();
        if let Some(point) = stones.iter().find(|&point| board.get(point) == Some(side.opponent())) {
            self.fault(
                below,
                format!("the stone on {point} should be {side}; name another, or change \"to_play\""),
            );
        }
    }

    fn stones(&mut self, below: &str, stones: &Points, game: &Game) {
        let board = game.position().board();
        if stones.is_empty() {
            self.fault(below, "name at least one stone");
        } else if let Some(point) = stones.iter().find(|&point| board.get(point).is_none()) {
            self.fault(below, format!("no stone stands on {point}; name points that have one"));
        }
    }

    /// Whether the page's own right answers lead to its end.
    fn solve(&mut self, page: &Page) {
        let Ok(mut session) = Session::new(page.clone(), 0) else { return };
        if matches!(page.goal, Goal::Look | Goal::FirstCapture { .. }) {
            return;
        }
        for _ in 0..400 {
            let Some(answer) = session.right_answer() else { break };
            session.answer(&answer);
            if session.stage() == super::session::Stage::Solved {
                return;
            }
        }
        let message = format!("page {:?} cannot be solved: no answer reaches its goal", page.id);
        self.fault("/goal", message);
    }

    fn texts(&mut self, chapter: &Chapter) {
        for (language, texts) in &chapter.texts {
            let mut known = BTreeSet::new();
            for page in &chapter.pages {
                let keys = page.text_keys();
                for key in keys.needed.iter().filter(|key| !texts.contains_key(*key)) {
                    let message = format!("the text {key:?} is missing in {language:?}; add it");
                    self.fault(&format!("/texts/{language}"), message);
                }
                known.extend(keys.needed);
                known.extend(keys.allowed);
            }
            for key in texts.keys().filter(|key| !known.contains(*key)) {
                let message = format!("no page asks for the text {key:?}; correct its name or remove it");
                self.fault(&format!("/texts/{language}/{key}"), message);
            }
        }
    }
}

fn is_id(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-')
}
