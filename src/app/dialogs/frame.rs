//! What every dialog is framed by: the browser's own modal dialog, a title, a way out.

use leptos::html;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use crate::app::close_button::CloseButton;
use crate::app::platform;
use crate::app::site::Site;
use crate::i18n::Key;

/// What has the focus as a dialog opens.
fn opener() -> Option<HtmlElement> {
    platform::active_element().and_then(|active| active.dyn_into().ok())
}

/// A modal dialog. Escape, the cross and a click beside it close it.
#[component]
pub fn Frame(title: Key, name: &'static str, children: Children) -> impl IntoView {
    let site = Site::get();
    let node = NodeRef::<html::Dialog>::new();
    // A dialog that is taken away does not give the focus back, as one that is closed would.
    let opener = StoredValue::new_local(opener());
    on_cleanup(move || {
        let opener = opener.try_get_value().flatten();
        request_animation_frame(move || {
            if let Some(opener) = opener {
                let _ = opener.focus();
            }
        });
    });
    Effect::new(move |_| {
        if let Some(dialog) = node.get() {
            // It fails only for a dialog that is open already.
            let _ = dialog.show_modal();
        }
    });
    let beside = move |event: web_sys::MouseEvent| {
        let inside = node.get_untracked().is_none_or(|dialog| {
            let frame = dialog.get_bounding_client_rect();
            let (x, y) = (f64::from(event.client_x()), f64::from(event.client_y()));
            // Keyboard clicks have no place.
            event.detail() == 0
                || (frame.left()..=frame.right()).contains(&x) && (frame.top()..=frame.bottom()).contains(&y)
        });
        if !inside {
            site.dialog.set(None);
        }
    };
    view! {
        <dialog
            node_ref=node
            class=format!("dialog dialog-{name}")
            aria-labelledby=format!("dialog-{name}")
            on:close=move |_| site.dialog.set(None)
            on:mousedown=beside
        >
            <header class="dialog-head">
                <h2 id=format!("dialog-{name}")>{move || site.t(title)}</h2>
                <CloseButton on_close=move || site.dialog.set(None)/>
            </header>
            {children()}
        </dialog>
    }
}
