//! Keeps the board on the screen when another part of the game begins.

use leptos::prelude::*;
use web_sys::Element;

use crate::app::platform;
use crate::app::state::Page;

/// When a phase, a count over the board, a trial or another game begins, the panel shows its top. Where
/// the board, or the buttons that lead on, are partly off the screen, the table comes to its top: there
/// is something to do on it.
pub fn keep_in_view(page: Page) {
    let part = Memo::new(move |_| {
        let (phase, size) = page.game.with(|game| (game.phase().name(), game.record().size()));
        (phase, size, super::is_carried_out(page), page.count.trial.with(Option::is_some))
    });
    Effect::new(move |before: Option<()>| {
        let (phase, ..) = part.get();
        if before.is_some() || phase != "play" {
            request_animation_frame(show);
        }
    });
}

fn show() {
    let found = |selector| platform::document().query_selector(selector).ok().flatten();
    if let Some(panel) = found("#panel") {
        panel.set_scroll_top(0);
    }
    let (board, way_on) = (found("#goban"), found(".count-sides, .course-more"));
    if ![&board, &way_on].into_iter().flatten().all(is_whole)
        && let Some(table) = found(".table")
    {
        table.scroll_into_view();
    }
}

/// Whether all of an element's height is on the screen.
fn is_whole(element: &Element) -> bool {
    let place = element.get_bounding_client_rect();
    let height = platform::window().inner_height().ok().and_then(|height| height.as_f64());
    place.top() >= 0.0 && height.is_some_and(|height| place.bottom() <= height)
}
