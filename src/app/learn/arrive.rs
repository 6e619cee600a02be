//! Where the keyboard goes on when a page has been turned.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use super::state::Learn;
use crate::app::platform;

/// Called by what has just come onto the screen: if the focus went with what was there before, it
/// goes to the place that carries `data-arrive`. Not on the first screen of a visit.
pub fn arrive(learn: Learn) {
    if !learn.moved.get_value() {
        return;
    }
    request_animation_frame(move || {
        let document = platform::document();
        if document.active_element().is_some_and(|active| active.tag_name() != "BODY") {
            return;
        }
        let place = document.query_selector("[data-arrive]").ok().flatten();
        if let Some(place) = place.and_then(|place| place.dyn_into::<HtmlElement>().ok()) {
            // It fails only for an element that cannot be focused, and then nothing is lost.
            let _ = place.focus();
            platform::window().scroll_to_with_x_and_y(0.0, 0.0);
        }
    });
}
