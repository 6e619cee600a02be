//! Whether the moves that a page names are possible.

use std::collections::BTreeMap;

use super::Check;
use crate::engine::{Game, Phase, Point, Size, Vertex};
use crate::lessons::goal::{Goal, Try};
use crate::lessons::notation::Line;
use crate::lessons::page::{Page, action};
use crate::lessons::told::{Told, told};

impl Check {
    pub(super) fn tries(&mut self, page: &Page, game: &Game) {
        let kind = match &page.goal {
            Goal::Play { .. } => "play",
            Goal::Capture { .. } => "capture",
            Goal::Save { .. } => "save",
            Goal::Live { .. } => "live",
            Goal::Kill { .. } => "kill",
            _ => return,
        };
        self.tree(&format!("/goal/{kind}/tries"), page.goal.tries(), game);
    }

    fn tree(&mut self, below: &str, tries: &[Try], game: &Game) {
        let mut seen: Vec<Vertex> = Vec::new();
        for (index, t) in tries.iter().enumerate() {
            let below = format!("{below}/{index}");
            self.combination(&below, t);
            if t.others {
                self.others(&below, t, tries, game);
            }
            for &vertex in &t.at.0 {
                if seen.contains(&vertex) {
                    let message = told!("{0} stands in an earlier try too, which wins; remove one", vertex);
                    self.fault(&format!("{below}/at"), message);
                }
                seen.push(vertex);
                self.one_try(&below, t, vertex, game);
            }
        }
    }

    /// Whether what a try says of itself goes together.
    fn combination(&mut self, below: &str, t: &Try) {
        if t.others {
            if !t.at.0.is_empty() || t.right || t.refused || !t.next.is_empty() {
                let message =
                    told!("\"others\" stands alone; leave \"at\", \"right\", \"refused\" and \"next\" out");
                self.fault(&format!("{below}/others"), message);
            }
        } else if t.at.0.is_empty() {
            self.fault(
                &format!("{below}/at"),
                told!("name a move, as in \"at\": \"D4\", or add \"others\": true"),
            );
        }
        if t.aside && (t.right || t.refused || !t.next.is_empty()) {
            let message = told!("\"aside\" is taken back; leave \"right\", \"refused\" and \"next\" out");
            self.fault(&format!("{below}/aside"), message);
        }
    }

    /// Whether the line that answers all other moves can follow one of them at least.
    fn others(&mut self, below: &str, t: &Try, tries: &[Try], game: &Game) {
        if tries.iter().filter(|t| t.others).count() > 1 {
            self.fault(&format!("{below}/others"), told!("leave one try for the others"));
        }
        let follows = |&point: &Point| {
            let vertex = Vertex::Point(point);
            let is_named = tries.iter().any(|t| t.at.0.contains(&vertex));
            let mut game = game.clone();
            let is_played = !is_named && game.apply(action(vertex)).is_ok();
            is_played && t.line.0.iter().all(|&reply| game.apply(action(reply)).is_ok())
        };
        let points: Vec<Point> = game.position().board().size().points().collect();
        if !points.iter().any(follows) {
            let message = told!("the line follows no move; correct the line");
            self.fault(&format!("{below}/line"), message);
        }
    }

    /// Whether the moves that show what comes of an answer are possible, and belong to an answer.
    pub(super) fn shown_lines(&mut self, options: &[String], shows: &BTreeMap<String, String>, game: &Game) {
        for (option, line) in shows {
            let below = format!("/goal/choose/shows/{option}");
            if !options.contains(option) {
                self.fault(&below, told!("\"{0}\" is not among the options", option));
            }
            match line.parse() {
                Ok(line) => self.shown_line(&below, &line, game),
                Err(error) => self.fault(&below, Told::english(error)),
            }
        }
    }

    /// Whether moves that show something can be made one after the other.
    pub(super) fn shown_line(&mut self, below: &str, line: &Line, game: &Game) {
        let mut game = game.clone();
        for &vertex in &line.0 {
            if let Err(refusal) = game.apply(action(vertex)) {
                let message = told!(
                    "{0} is not possible here: {1}; choose another move",
                    vertex,
                    Told::english(refusal)
                );
                return self.fault(below, message);
            }
        }
    }

    /// Whether the points that answers are about can be marked, and belong to an answer.
    pub(super) fn points_of_options(
        &mut self,
        options: &[String],
        points: &BTreeMap<String, String>,
        size: Size,
    ) {
        for (option, points) in points {
            let below = format!("/goal/choose/points/{option}");
            if !options.contains(option) {
                self.fault(&below, told!("\"{0}\" is not among the options", option));
            }
            match points.parse() {
                Ok(points) => self.on_board(&below, &points, size),
                Err(error) => self.fault(&below, Told::english(error)),
            }
        }
    }

    fn one_try(&mut self, below: &str, t: &Try, vertex: Vertex, game: &Game) {
        let mut game = game.clone();
        match (game.apply(action(vertex)), t.refused) {
            (Ok(_), false) => {}
            (Ok(_), true) => {
                let message = told!("{0} is allowed here; remove \"refused\"", vertex);
                return self.fault(&format!("{below}/refused"), message);
            }
            (Err(_), true) => return,
            (Err(refusal), false) => {
                let message = told!(
                    "{0} is not possible here: {1}; choose another move, or add \"refused\": true",
                    vertex,
                    Told::english(refusal)
                );
                return self.fault(&format!("{below}/at"), message);
            }
        }
        for &reply in &t.line.0 {
            if let Err(refusal) = game.apply(action(reply)) {
                let message =
                    told!("after {0}, {1} is not possible: {2}", vertex, reply, Told::english(refusal));
                return self.fault(&format!("{below}/line"), message);
            }
        }
        if t.next.is_empty() {
            return;
        }
        if t.line.0.len().is_multiple_of(2) {
            let message =
                told!("before \"next\" the opponent has to reply: give \"line\" an odd number of moves");
            self.fault(&format!("{below}/line"), message);
        }
        if matches!(game.phase(), Phase::Play) {
            self.tree(&format!("{below}/next"), &t.next, &game);
        }
    }
}
