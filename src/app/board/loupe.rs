//! A magnified view of what a finger hides.

use leptos::prelude::*;

use super::Drawing;
use crate::goban::CELL_WIDTH;

/// How much of the board the view shows, in columns.
const SPAN_CELLS: f64 = 4.4;

/// Shows the surroundings of the point under a finger, above the board's other half.
pub(super) fn loupe(drawing: Drawing) -> impl IntoView {
    let Drawing { geometry, aim, .. } = drawing;
    move || {
        let point = aim.get().filter(|aim| aim.finger)?.point;
        let (x, y) = (geometry.x(point.column), geometry.y(point.row));
        let span = SPAN_CELLS * CELL_WIDTH;
        let view_box = format!("{:.1} {:.1} {span:.1} {span:.1}", x - span / 2.0, y - span / 2.0);
        // Never under the finger: on the far side of the board from it.
        let side = if y > geometry.height() / 2.0 { "loupe at-top" } else { "loupe at-bottom" };
        let end = if x > geometry.width() / 2.0 { "left" } else { "right" };
        Some(view! {
            <svg class=format!("{side} {end}") viewBox=view_box aria-hidden="true">
                <use href="#goban-drawing"/>
            </svg>
        })
    }
}
