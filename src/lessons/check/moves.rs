//! Whether the moves that a page names are possible.

use super::Check;
use crate::engine::{Game, Phase, Vertex};
use crate::lessons::goal::{Goal, Try};
use crate::lessons::page::{Page, action};

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
            if t.at.0.is_empty() {
                self.fault(&format!("{below}/at"), "name a move, as in \"at\": \"D4\"");
            }
            for &vertex in &t.at.0 {
                if seen.contains(&vertex) {
                    let message = format!("{vertex} stands in an earlier try too, which wins; remove one");
                    self.fault(&format!("{below}/at"), message);
                }
                seen.push(vertex);
                self.one_try(&below, t, vertex, game);
            }
        }
    }

    fn one_try(&mut self, below: &str, t: &Try, vertex: Vertex, game: &Game) {
        let mut game = game.clone();
        match (game.apply(action(vertex)), t.refused) {
            (Ok(_), false) => {}
            (Ok(_), true) => {
                let message = format!("{vertex} is allowed here; remove \"refused\"");
                return self.fault(&format!("{below}/refused"), message);
            }
            (Err(_), true) => return,
            (Err(refusal), false) => {
                let message = format!(
                    "{vertex} is not possible here: {refusal}; choose another move, or add \"refused\": true"
                );
                return self.fault(&format!("{below}/at"), message);
            }
        }
        for &reply in &t.line.0 {
            if let Err(refusal) = game.apply(action(reply)) {
                let message = format!("after {vertex}, {reply} is not possible: {refusal}");
                return self.fault(&format!("{below}/line"), message);
            }
        }
        if t.next.is_empty() {
            return;
        }
        if t.line.0.len().is_multiple_of(2) {
            let message = "before \"next\" the opponent has to reply: give \"line\" an odd number of moves";
            self.fault(&format!("{below}/line"), message);
        }
        if matches!(game.phase(), Phase::Play) {
            self.tree(&format!("{below}/next"), &t.next, &game);
        }
    }
}
