//! Whether what a page asks for can be asked on its board.

use std::collections::BTreeSet;

use super::Check;
use crate::engine::{Color, Game, Point};
use crate::lessons::goal::{Goal, Quantity, Wanted};
use crate::lessons::keys::all_tries;
use crate::lessons::notation::Points;
use crate::lessons::page::Page;
use crate::lessons::solver::MAX_AREA;
use crate::lessons::told::told;

/// The largest number that can be typed as an answer.
const LARGEST_NUMBER: i32 = 9999;

impl Check {
    pub(super) fn goal(&mut self, page: &Page, game: &Game) {
        let (reader, opponent) = (page.to_play, page.to_play.opponent());
        match &page.goal {
            Goal::Look => {}
            Goal::Count { of, tries, points, shows } => {
                let size = game.position().board().size();
                self.quantity(of, game);
                self.on_board("/goal/count/points", points, size);
                self.shown_line("/goal/count/shows", shows, game);
                for (index, guess) in tries.iter().enumerate() {
                    self.on_board(&format!("/goal/count/tries/{index}/points"), &guess.points, size);
                }
            }
            Goal::Play { tries } => {
                if !all_tries(tries).iter().any(|t| t.right) {
                    self.fault("/goal", told!("no try is right; add \"right\": true to one that ends well"));
                }
            }
            Goal::Capture { stones, .. } => self.side("/goal/capture/stones", stones, game, opponent),
            Goal::Save { stones, area, .. } => self.life("/goal/save", stones, area, game, reader),
            Goal::Live { stones, area, .. } => self.life("/goal/live", stones, area, game, reader),
            Goal::Kill { stones, area, .. } => self.life("/goal/kill", stones, area, game, opponent),
            Goal::Mark { wanted, tries } => {
                self.wanted(wanted, game);
                for (index, tap) in tries.iter().enumerate() {
                    let size = game.position().board().size();
                    self.on_board(&format!("/goal/mark/tries/{index}"), &tap.at, size);
                    self.on_board(&format!("/goal/mark/tries/{index}/points"), &tap.points, size);
                }
            }
            Goal::Choose { options, right, shows, points } => {
                self.options(options, right);
                self.points_of_options(options, points, game.position().board().size());
                self.shown_lines(options, shows, game);
            }
            Goal::FirstCapture { stones } => self.first_capture(*stones, game),
            Goal::Fill { stones, area, .. } => self.fill(*stones, area, game),
            Goal::Arrange { from, to } => self.arrange(from, to, game),
        }
        self.tries(page, game);
    }

    /// A question of life and death.
    fn life(&mut self, below: &str, stones: &Points, area: &Points, game: &Game, side: Color) {
        self.side(&format!("{below}/stones"), stones, game, side);
        let board = game.position().board();
        let below = format!("{below}/area");
        self.on_board(&below, area, board.size());
        let liberties: Vec<Point> = stones.iter().flat_map(|stone| board.liberties(stone)).collect();
        if !liberties.is_empty() && !liberties.iter().any(|&liberty| area.contains(liberty)) {
            let message =
                told!("the area has no liberty of these stones; name the points where it is decided");
            self.fault(&below, message);
        }
        self.is_small(&below, area);
    }

    /// Whether an area is small enough to be searched.
    pub(super) fn is_small(&mut self, below: &str, area: &Points) -> bool {
        let points = area.0.len();
        if points > MAX_AREA {
            let message =
                told!("the area is too large ({0} points; up to {1}); name fewer", points, MAX_AREA);
            self.fault(below, message);
        }
        points <= MAX_AREA
    }

    fn wanted(&mut self, wanted: &Wanted, game: &Game) {
        let below = "/goal/mark/wanted";
        let size = game.position().board().size();
        match wanted {
            Wanted::Points(points) => self.on_board(below, points, size),
            Wanted::LibertiesOf(stones) | Wanted::Chains(stones) => self.stones(below, stones, game),
            Wanted::Dame(dead) if !dead.is_empty() => self.stones(below, dead, game),
            Wanted::Dame(_) | Wanted::ForbiddenFor(_) | Wanted::Stars => {}
        }
    }

    fn quantity(&mut self, of: &Quantity, game: &Game) {
        match of {
            Quantity::LibertiesOf(stones) | Quantity::StonesOf(stones) => {
                self.stones("/goal/count/of", stones, game);
            }
            Quantity::Number(number) if !(0..=LARGEST_NUMBER).contains(number) => {
                let message =
                    told!("nobody can answer {0}; a number is from 0 to {1}", number, LARGEST_NUMBER);
                self.fault("/goal/count/of", message);
            }
            Quantity::Number(_) | Quantity::TerritoryOf(_) => {}
        }
    }

    fn options(&mut self, options: &[String], right: &String) {
        let below = "/goal/choose/options";
        if options.len() < 2 {
            self.fault(below, told!("there is nothing to choose; give at least two options"));
        }
        let mut seen = BTreeSet::new();
        if let Some(twice) = options.iter().find(|&option| !seen.insert(option)) {
            self.fault(below, told!("\"{0}\" stands there twice; remove one", twice));
        }
        if !options.contains(right) {
            self.fault("/goal/choose/right", told!("\"{0}\" is not among the options", right));
        }
    }

    /// A board has room for so many captures in a game that ends.
    fn first_capture(&mut self, stones: u32, game: &Game) {
        let size = game.position().board().size();
        let most = u32::from(size.width()) * u32::from(size.height()) / 4;
        if stones == 0 {
            self.fault("/goal", told!("a game is won by at least 1 stone"));
        } else if stones > most {
            let message =
                told!("nobody can capture {0} stones on a board of {1}; at most {2}", stones, size, most);
            self.fault("/goal/first_capture", message);
        }
    }

    fn fill(&mut self, stones: u32, area: &Points, game: &Game) {
        let board = game.position().board();
        self.on_board("/goal/fill/area", area, board.size());
        let room = area.iter().filter(|&point| board.is_empty(point)).count();
        if stones == 0 {
            self.fault("/goal/fill", told!("there is nothing to put; give at least 1 stone"));
        } else if room < stones as usize {
            self.fault("/goal/fill", told!("{0} stones do not fit on {1} empty points", stones, room));
        }
    }

    fn arrange(&mut self, from: &Points, to: &Points, game: &Game) {
        self.stones("/goal/arrange/from", from, game);
        self.empty("/goal/arrange/to", to, game);
        if from.0.len() != to.0.len() {
            self.fault("/goal/arrange", told!("\"from\" and \"to\" need the same number of points"));
        }
    }
}
