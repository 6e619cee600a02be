//! Drawings that many boards of a page have alike, made once and copied.
//!
//! Copying a whole drawing is one call of the browser; making it takes some thousand.

use std::cell::RefCell;

use wasm_bindgen::JsValue;
use web_sys::{Element, Node};

use crate::app::platform;
use crate::engine::Size;
use crate::goban::Geometry;

/// So many drawings are kept; a page rarely has more kinds of boards.
const MOST: usize = 12;

/// What drawings have to have in common, so that one may be a copy of the other.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Mould {
    /// The drawings that stones refer to.
    Stones,
    Wood(Size, Geometry),
    Points(Size, Geometry),
}

thread_local! {
    static MADE: RefCell<Vec<(Mould, Node)>> = const { RefCell::new(Vec::new()) };
}

/// Puts a drawing into `place`, alone. `make` draws it where there is none like it yet.
///
/// # Errors
/// What the browser says, or `make`.
pub(super) fn cast(
    place: &Element,
    mould: Mould,
    make: impl FnOnce(&Node) -> Result<(), JsValue>,
) -> Result<(), JsValue> {
    place.set_text_content(None);
    let known =
        MADE.with_borrow(|made| made.iter().find(|(of, _)| *of == mould).map(|(_, node)| node.clone()));
    let node = match known {
        Some(node) => node,
        None => {
            let node: Node = platform::document().create_document_fragment().into();
            make(&node)?;
            MADE.with_borrow_mut(|made| {
                made.truncate(MOST - 1);
                made.insert(0, (mould, node.clone()));
            });
            node
        }
    };
    place.append_child(&node.clone_node_with_deep(true)?)?;
    Ok(())
}
