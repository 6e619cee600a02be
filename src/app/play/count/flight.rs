//! Stones on their way between board, lids, bowls and heaps.

use leptos::prelude::request_animation_frame;
use web_sys::Element;

use crate::app::board::{cell_id, stone_ref};
use crate::app::platform::ground::Ground;
use crate::app::platform::motion::{self, Flight};
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
    let changes = step.changes.iter().take(FLIGHTS).enumerate();
    let flights: Vec<Flight> = changes
        .filter_map(|(number, &change)| {
            let change = if forward { change } else { change.reversed() };
            let (from, to) = (element(ground, change.from, step)?, element(ground, change.to, step)?);
            Some(Flight { drawing: drawing(change), from, to, delay_ms: number as f64 * APART_MS })
        })
        .collect();
    let places: Vec<Element> = flights.iter().map(|flight| flight.to.clone()).collect();
    motion::fly(ground, flights, FLIGHT_MS, |place| hide_stone(place, false));
    // They are there with the next frame, and must not be seen before they have come.
    request_animation_frame(move || places.iter().for_each(|place| hide_stone(place, true)));
}

fn hide_stone(place: &Element, is_hidden: bool) {
    if let Ok(Some(stone)) = place.query_selector(":scope > .stone") {
        motion::hide(&stone, is_hidden);
    }
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
