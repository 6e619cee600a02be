//! The page: the only floor that knows Leptos and the browser.

use leptos::prelude::*;

/// Puts the page into the document's body.
pub fn mount() {
    mount_to_body(|| view! { <main><h1>"Hoshi"</h1></main> });
}
