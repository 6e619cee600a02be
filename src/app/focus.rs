//! Where the keyboard goes on when what it stood on has gone.

use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use super::platform::{self, ground::Ground};
use super::state::Page;

/// Watches the changes that take buttons away (phase, dialog, notice): where the focus went with
/// one, it goes on in the panel, from where the next button is one step away. Answers with what has
/// to hear where the focus goes within a board of somebody else's page: the window does not.
pub fn keep_in_panel(page: Page) -> impl Fn(&web_sys::FocusEvent) + Copy + 'static {
    let ground = page.site.ground;
    let last = StoredValue::new_local(None::<HtmlElement>);
    // Within a board of somebody else's page, only the path tells what it was.
    let target = |event: &web_sys::Event| event.composed_path().get(0).dyn_into::<HtmlElement>().ok();
    let hear = move |event: &web_sys::FocusEvent| {
        last.set_value(target(event).filter(|target| ground.contains(target)));
    };
    let focused = window_event_listener(ev::focusin, move |event| hear(&event));
    // Whoever turns to something else on that page is not called back.
    let pressed = window_event_listener(ev::pointerdown, move |event| {
        if target(&event).is_some_and(|target| !ground.contains(&target)) {
            last.set_value(None);
        }
    });
    on_cleanup(move || {
        focused.remove();
        pressed.remove();
    });
    Effect::new(move |before: Option<()>| {
        page.game.track();
        page.dialog.track();
        page.notice.track();
        page.count.course.track();
        page.count.trial.track();
        if before.is_some() {
            request_animation_frame(move || go_on(ground, last));
        }
    });
    hear
}

fn go_on(ground: Ground, last: StoredValue<Option<HtmlElement>, LocalStorage>) {
    let Some(last) = last.try_get_value().flatten() else { return };
    // A button that was switched off while it had the focus loses it a moment later.
    let nowhere = platform::active_element()
        .is_none_or(|active| active.tag_name() == "BODY" || active.has_attribute("disabled"));
    if !nowhere {
        return;
    }
    let usable = last.is_connected() && !last.has_attribute("disabled") && last.offset_parent().is_some();
    let place =
        if usable { Some(last) } else { ground.find("panel").and_then(|panel| panel.dyn_into().ok()) };
    if let Some(place) = place {
        platform::focus(&place);
    }
}
