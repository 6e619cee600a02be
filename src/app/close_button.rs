//! The cross that closes what it stands in.

use leptos::prelude::*;

use super::site::Site;
use crate::i18n::Key;

/// A button with a cross; `class` is added to its own.
#[component]
pub fn CloseButton(
    #[prop(optional)] class: &'static str,
    on_close: impl Fn() + Copy + Send + 'static,
) -> impl IntoView {
    let site = Site::get();
    view! {
        <button
            type="button"
            class=format!("button icon {class}")
            aria-label=move || site.t(Key::CommonClose)
            on:click=move |_| on_close()
        >
            <svg viewBox="0 0 24 24" aria-hidden="true"><path class="stroke" d="M6 6l12 12M6 18L18 6"/></svg>
        </button>
    }
}
