//! Files that the visitor brings: chosen by a button, or dropped on the page.

use leptos::ev;
use leptos::prelude::*;
use web_sys::{DataTransfer, File};

use super::site::Site;
use crate::i18n::Key;

/// The button that chooses a file. `accept` is the list of kinds for the browser, `hint` says where
/// else one may be put, `name` is for tests.
#[component]
pub fn FileChoice(
    accept: &'static str,
    name: &'static str,
    #[prop(into)] hint: Signal<&'static str>,
    on_file: Callback<File>,
) -> impl IntoView {
    let site = Site::get();
    view! {
        <label class="drop">
            <span class="button primary">{move || site.t(Key::FileChoose)}</span>
            <span class="soft">{hint}</span>
            <input
                class="unseen"
                type="file"
                accept=accept
                data-open=name
                on:change:target=move |event| {
                    if let Some(file) = event.target().files().and_then(|files| files.get(0)) {
                        on_file.run(file);
                    }
                    // The same file can then be chosen again.
                    event.target().set_value("");
                }
            />
        </label>
    }
}

/// Lets something be dropped anywhere on the page, until the owner is gone.
pub fn take_drops(on_drop: impl Fn(DataTransfer) + 'static) {
    let over = window_event_listener(ev::dragover, |event| event.prevent_default());
    let drop = window_event_listener(ev::drop, move |event| {
        event.prevent_default();
        if let Some(transfer) = event.data_transfer() {
            on_drop(transfer);
        }
    });
    on_cleanup(move || {
        over.remove();
        drop.remove();
    });
}
