//! Thin wrappers over what the browser offers.

pub mod aside;
pub mod busy;
pub mod clipboard;
pub mod files;
pub mod ground;
pub mod judge;
pub mod motion;
pub mod net;
pub mod storage;
pub mod zoom;

use web_sys::{Document, Element, FocusOptions, HtmlElement, Window};

/// The window. The page runs nowhere else.
///
/// # Panics
/// Outside of a page, where nothing of this floor runs.
pub fn window() -> Window {
    leptos::prelude::window()
}

/// The document.
///
/// # Panics
/// As [`window`].
pub fn document() -> Document {
    leptos::prelude::document()
}

/// What has the focus, also within a board of somebody else's page.
pub fn active_element() -> Option<Element> {
    let mut active = document().active_element()?;
    while let Some(inner) = active.shadow_root().and_then(|root| root.active_element()) {
        active = inner;
    }
    Some(active)
}

/// Leaves for another page of this site.
pub fn go(page: &str) {
    // A browser that will not leave stays, and shows that itself.
    let _ = window().location().assign(page);
}

/// The day where the visitor is, as `2026-05-01`.
pub fn today() -> String {
    let now = js_sys::Date::new_0();
    format!("{:04}-{:02}-{:02}", now.get_full_year(), now.get_month() + 1, now.get_date())
}

/// The visitor's languages, most wanted first.
pub fn languages() -> Vec<String> {
    window().navigator().languages().iter().filter_map(|tag| tag.as_string()).collect()
}

/// Moves the keyboard to an element, and leaves the page where it is scrolled to.
pub fn focus(element: &HtmlElement) {
    let options = FocusOptions::new();
    options.set_prevent_scroll(true);
    // It fails only for an element that cannot be focused, and then nothing is lost.
    let _ = element.focus_with_options(&options);
}
