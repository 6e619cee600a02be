//! Drawings that many boards of a page have alike, made once and copied.
//!
//! Copying a whole drawing is one call of the browser; making it takes some thousand.

use std::cell::RefCell;
use std::rc::Rc;

use wasm_bindgen::JsValue;
use web_sys::{Element, Node};

use crate::app::platform;
use crate::engine::Size;
use crate::goban::Geometry;

const SVG: &str = "http://www.w3.org/2000/svg";
/// So many drawings are kept; a page rarely has more kinds of boards.
const MOST: usize = 12;

/// What drawings have to have in common, so that one may be a copy of the other.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Mould {
    Wood(Size, Geometry),
    Points(Size, Geometry),
}

/// A drawing, and what is told of its parts in their order.
type Made = (Node, Rc<[String]>);

thread_local! {
    static MADE: RefCell<Vec<(Mould, Made)>> = const { RefCell::new(Vec::new()) };
}

/// Puts a drawing into `place`, alone, of which nothing is told; `draw` writes it as SVG. Where it cannot be
/// drawn, the place stays empty: what can be played without it still can.
pub(super) fn cast_text(place: &Element, mould: Mould, draw: impl FnOnce() -> String) {
    let _ = cast(place, mould, |drawing| {
        let group = made("g", &[])?;
        group.set_inner_html(&draw());
        while let Some(part) = group.first_child() {
            drawing.append_child(&part)?;
        }
        Ok(Vec::new())
    });
}

/// Puts a drawing into `place`, alone. `make` draws it where there is none like it yet, and answers
/// with what it tells of the parts; so does this, of the copy.
///
/// # Errors
/// What the browser says, or `make`.
pub(super) fn cast(
    place: &Element,
    mould: Mould,
    make: impl FnOnce(&Node) -> Result<Vec<String>, JsValue>,
) -> Result<Rc<[String]>, JsValue> {
    place.set_text_content(None);
    let known =
        MADE.with_borrow(|made| made.iter().find(|(of, _)| *of == mould).map(|(_, made)| made.clone()));
    let (node, told) = match known {
        Some(made) => made,
        None => {
            let node: Node = platform::document().create_document_fragment().into();
            let made: Made = (node.clone(), make(&node)?.into());
            MADE.with_borrow_mut(|known| {
                known.truncate(MOST - 1);
                known.insert(0, (mould, made.clone()));
            });
            made
        }
    };
    place.append_child(&node.clone_node_with_deep(true)?)?;
    Ok(told)
}

/// An element of a drawing.
///
/// # Errors
/// What the browser says.
pub(super) fn made(name: &str, attributes: &[(&str, &str)]) -> Result<Element, JsValue> {
    let element = platform::document().create_element_ns(Some(SVG), name)?;
    for (name, value) in attributes {
        element.set_attribute(name, value)?;
    }
    Ok(element)
}
