//! What a page stands on.

use leptos::prelude::*;
use web_sys::{Element, HtmlElement};

/// The element that a page is drawn in: the body of its own document, or the place of a board in
/// somebody else's. Nothing outside of it is the page's business.
#[derive(Clone, Copy)]
pub struct Ground(StoredValue<Option<HtmlElement>, LocalStorage>);

impl Ground {
    /// The document's body.
    pub fn body() -> Ground {
        Ground(StoredValue::new_local(super::document().body()))
    }

    /// A place in somebody else's document.
    pub fn place(place: HtmlElement) -> Ground {
        Ground(StoredValue::new_local(Some(place)))
    }

    /// Whether the document is the page's own, with all that the browser keeps for it.
    pub fn is_body(self) -> bool {
        let is_body = |place: &Option<HtmlElement>| *place == super::document().body();
        self.0.try_with_value(is_body).unwrap_or(false)
    }

    /// The first element that a selector fits; none once the page is gone.
    pub fn query(self, selector: &str) -> Option<Element> {
        let found = self.0.try_with_value(|place| place.as_ref()?.query_selector(selector).ok());
        found.flatten().flatten()
    }

    /// The element with that id.
    pub fn find(self, id: &str) -> Option<Element> {
        self.query(&format!("#{id}"))
    }

    /// Every element that a selector fits.
    pub fn all(self, selector: &str) -> Vec<Element> {
        use wasm_bindgen::JsCast;
        let list = self.0.try_with_value(|place| place.as_ref()?.query_selector_all(selector).ok());
        let Some(list) = list.flatten() else { return Vec::new() };
        (0..list.length()).filter_map(|index| list.item(index)?.dyn_into().ok()).collect()
    }

    /// Whether an element is on it.
    pub fn contains(self, element: &Element) -> bool {
        let contains =
            |place: &Option<HtmlElement>| place.as_ref().is_some_and(|place| place.contains(Some(element)));
        self.0.try_with_value(contains).unwrap_or(false)
    }

    /// Puts a loose element on it, above all others.
    pub fn add(self, element: &Element) {
        // Without a ground there is nothing to be seen on it.
        self.0.try_with_value(|place| place.as_ref().map(|place| place.append_child(element).is_ok()));
    }
}
