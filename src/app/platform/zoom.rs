//! How much of the page the window shows.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::VisualViewport;

/// Browsers round the scale of a page that is as large as it was made.
const PINCHED_FROM: f64 = 1.05;

fn viewport() -> Option<VisualViewport> {
    super::window().visual_viewport()
}

fn scale() -> f64 {
    viewport().map_or(1.0, |viewport| viewport.scale())
}

/// Whether the visitor has pinched the page larger, until the owner is gone.
pub fn is_pinched() -> ReadSignal<bool> {
    let (pinched, set_pinched) = signal(scale() > PINCHED_FROM);
    let Some(viewport) = viewport() else { return pinched };
    let changed = Closure::<dyn Fn()>::new(move || {
        let now = scale() > PINCHED_FROM;
        if set_pinched.try_update_untracked(|was| std::mem::replace(was, now) != now) == Some(true) {
            set_pinched.notify();
        }
    });
    let listener = StoredValue::new_local((viewport, changed));
    listener.with_value(|(viewport, changed)| {
        // Without it the page is as if it were never pinched.
        let _ = viewport.add_event_listener_with_callback("resize", changed.as_ref().unchecked_ref());
    });
    on_cleanup(move || {
        let _ = listener.try_with_value(|(viewport, changed)| {
            viewport.remove_event_listener_with_callback("resize", changed.as_ref().unchecked_ref())
        });
    });
    pinched
}

/// Whether there is more of the page than the window shows.
pub fn can_scroll() -> bool {
    let root = super::document().document_element();
    scale() > PINCHED_FROM || root.is_some_and(|root| root.scroll_height() > root.client_height() + 1)
}
