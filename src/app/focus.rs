//! Where the keyboard goes on when what it stood on has gone.

use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use super::platform;
use super::state::Page;

/// Watches the changes that take buttons away (phase, dialog, notice): where the focus went with
/// one, it goes on in the panel, from where the next button is one step away.
pub fn keep_in_panel(page: Page) {
    let last = StoredValue::new_local(None::<HtmlElement>);
    let watch = window_event_listener(ev::focusin, move |event| {
        last.set_value(event.target().and_then(|target| target.dyn_into().ok()));
    });
    on_cleanup(move || watch.remove());
    Effect::new(move |before: Option<()>| {
        page.game.track();
        page.dialog.track();
        page.notice.track();
        page.count.course.track();
        page.count.trial.track();
        if before.is_some() {
            request_animation_frame(move || go_on(last));
        }
    });
}

fn go_on(last: StoredValue<Option<HtmlElement>, LocalStorage>) {
    let Some(last) = last.get_value() else { return };
    let document = platform::document();
    // A button that was switched off while it had the focus loses it a moment later.
    let nowhere = document
        .active_element()
        .is_none_or(|active| active.tag_name() == "BODY" || active.has_attribute("disabled"));
    if !nowhere {
        return;
    }
    let usable = last.is_connected() && !last.has_attribute("disabled") && last.offset_parent().is_some();
    let place = if usable {
        Some(last)
    } else {
        document.get_element_by_id("panel").and_then(|panel| panel.dyn_into().ok())
    };
    if let Some(place) = place {
        platform::focus(&place);
    }
}
