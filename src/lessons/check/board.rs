//! Whether what a page shows is on its board, and what it begins with can be.

use super::Check;
use crate::engine::{Color, Game, Size};
use crate::lessons::notation::Points;
use crate::lessons::page::Page;
use crate::lessons::told::{Told, told};

/// More prisoners than any game has.
const MOST_PRISONERS: u32 = 500;
/// The longest label, in letters: more has no room on a point.
const LONGEST_LABEL: usize = 3;

impl Check {
    /// What is odd about the record of a page, and the number of its prisoners.
    pub(super) fn start(&mut self, page: &Page) {
        for color in Color::BOTH {
            let count = page.prisoners[color];
            if count > MOST_PRISONERS {
                let message = told!("{0} prisoners are too many; at most {1} a side", count, MOST_PRISONERS);
                self.fault(&format!("/prisoners/{color}"), message);
            }
        }
        let Some(Ok(record)) = page.sgf.as_deref().map(crate::sgf::read_text) else { return };
        for warning in record.warnings {
            self.fault("/sgf", told!("the SGF text: {0}; correct it", Told::english(warning.kind)));
        }
    }

    pub(super) fn shapes(&mut self, page: &Page, size: Size) {
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
        for (point, label) in &shapes.labels {
            if label.is_empty() || label.chars().count() > LONGEST_LABEL {
                let message = told!("the label \"{0}\" should have 1 to {1} letters", label, LONGEST_LABEL);
                self.fault(&format!("/shapes/labels/{point}"), message);
            }
        }
        for (index, arrow) in shapes.arrows.iter().enumerate() {
            let below = format!("/shapes/arrows/{index}");
            self.on_board(&below, &Points([arrow.from, arrow.to].into()), size);
            if arrow.from == arrow.to {
                self.fault(&below, told!("the arrow leads from {0} to itself; name two points", arrow.from));
            }
        }
        if let Some(view) = page.view {
            self.on_board("/view", &Points([view.from, view.to].into()), size);
        }
    }

    pub(super) fn on_board(&mut self, below: &str, points: &Points, size: Size) {
        if let Some(point) = points.outside(size) {
            self.fault(below, told!("{0} is not on this board, which has {1} lines", point, size));
        }
    }

    /// Whether stones stand there, and all of one side.
    pub(super) fn side(&mut self, below: &str, stones: &Points, game: &Game, side: Color) {
        self.stones(below, stones, game);
        let board = game.position().board();
        if let Some(point) = stones.iter().find(|&point| board.get(point) == Some(side.opponent())) {
            self.fault(
                below,
                told!(
                    "the stone on {0} should be {1}; name another, or change \"to_play\"",
                    point,
                    Told::english(side)
                ),
            );
        }
    }

    pub(super) fn stones(&mut self, below: &str, stones: &Points, game: &Game) {
        let board = game.position().board();
        if stones.is_empty() {
            self.fault(below, told!("name at least one stone"));
        } else if let Some(point) = stones.iter().find(|&point| board.get(point).is_none()) {
            self.fault(below, told!("no stone stands on {0}; name points that have one", point));
        }
    }

    /// Whether the points are on the board and empty.
    pub(super) fn empty(&mut self, below: &str, points: &Points, game: &Game) {
        let board = game.position().board();
        self.on_board(below, points, board.size());
        if let Some(point) = points.iter().find(|&point| board.get(point).is_some()) {
            self.fault(below, told!("a stone stands on {0}; name empty points", point));
        }
    }
}
