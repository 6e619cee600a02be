//! Stones on their way between board, lids, bowls and heaps.

use leptos::prelude::request_animation_frame;
use web_sys::Element;

use crate::app::board::{cell_id, stone_ref};
use crate::app::platform::{ground::Ground, motion};
use crate::engine::Point;
use crate::engine::counting::plan::{Change, Place, Step, StepKind};

const FLIGHT_MS: f64 = 260.0;
/// A step moves many stones at once; so many are seen flying.
const FLIGHTS: usize = 16;
const APART_MS: f64 = 25.0;

/// Shows the stones of a step flying, there or back.
pub(super) fn fly_step(ground: Ground, step: &Step, forward: bool) {
    if motion::is_reduced() {
        return;
    }
    let mut hidden = Vec::new();
    for (number, &change) in step.changes.iter().take(FLIGHTS).enumerate() {
        let change = if forward { change } else { change.reversed() };
        let Change { from, to, .. } = change;
        if let (Some(from), Some(to)) = (element(ground, from, step), element(ground, to, step)) {
            let delay_ms = number as f64 * APART_MS;
            motion::fly(ground, drawing(change), &from, &to, delay_ms, FLIGHT_MS);
            hidden.push((to, delay_ms + FLIGHT_MS));
        }
    }
    // They are there with the next frame, and must not be seen before they have come.
    request_animation_frame(move || {
        for (to, duration_ms) in hidden {
            if let Ok(Some(stone)) = to.query_selector(":scope > .stone") {
                motion::hide_for(&stone, duration_ms);
            }
        }
    });
}

/// What the stone looks like on its point of the board.
fn drawing(change: Change) -> &'static str {
    let on_board = [change.to, change.from].into_iter().find_map(|place| match place {
        Place::Point(point) => Some(point),
        _ => None,
    });
    stone_ref(change.color, on_board.unwrap_or(Point::new(0, 0)))
}

fn element(ground: Ground, place: Place, step: &Step) -> Option<Element> {
    let id = match place {
        Place::Point(point) => cell_id(point),
        Place::Bowl(color) => format!("bowl-{color}"),
        Place::Lid(captor) => format!("lid-{captor}"),
        Place::Heap => match step.kind {
            StepKind::Gather { heap, .. } => format!("heap-{heap}"),
            _ => return None,
        },
    };
    ground.find(&id)
}
