//! Movement on the page, and whether the visitor wants any.

use js_sys::{Array, Object, Reflect};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{DomRect, Element, HtmlElement, SvgElement};

use super::ground::Ground;
use crate::goban::CELL_WIDTH;

/// How long a captured stone flies into the lid.
pub const CAPTURE_MS: f64 = 420.0;
/// So many stones of a capture fly; the others are just gone.
pub const CAPTURE_STONES: usize = 24;

/// Whether the visitor has asked for less motion.
pub fn is_reduced() -> bool {
    let query = super::window().match_media("(prefers-reduced-motion: reduce)");
    query.ok().flatten().is_some_and(|query| query.matches())
}

/// A stone on its way from one element's place to another's.
pub struct Flight {
    /// The reference to what it looks like.
    pub drawing: &'static str,
    pub from: Element,
    pub to: Element,
    /// Lets several set out one after the other.
    pub delay_ms: f64,
}

/// Moves stones, and takes each away where it lands; `landed` hears of it then. Does nothing under
/// reduced motion.
pub fn fly(
    ground: Ground,
    flights: Vec<Flight>,
    duration_ms: f64,
    landed: impl Fn(&Element) + Copy + 'static,
) {
    if is_reduced() {
        return;
    }
    // All are measured before anything is added: the page is laid out once.
    let places =
        |flight: &Flight| (flight.from.get_bounding_client_rect(), flight.to.get_bounding_client_rect());
    let measured: Vec<_> = flights.into_iter().map(|flight| (places(&flight), flight)).collect();
    for ((start, end), flight) in measured {
        // What cannot be shown moving is left out: the page says the same without it.
        let _ = set_out(ground, flight, &start, &end, duration_ms, landed);
    }
}

/// A loose stone as wide as a point of the board, to be laid over the page by its place in the window.
/// It looks as `drawing` refers to.
///
/// # Errors
/// What the browser says.
pub fn loose(ground: Ground, drawing: &str, size_px: f64) -> Result<HtmlElement, JsValue> {
    let loose: HtmlElement = super::document().create_element("div")?.unchecked_into();
    loose.set_class_name("flying");
    loose.set_attribute("aria-hidden", "true")?;
    let style = loose.style();
    for (property, value) in [("left", 0.0), ("top", 0.0), ("width", size_px), ("height", size_px)] {
        style.set_property(property, &format!("{value}px"))?;
    }
    let within = |name: &str, attribute: &str, value: &str| {
        let element = super::document().create_element_ns(Some("http://www.w3.org/2000/svg"), name)?;
        element.set_attribute(attribute, value).map(|()| element)
    };
    let half = CELL_WIDTH / 2.0;
    let svg = within("svg", "viewBox", &format!("{} {} {CELL_WIDTH} {CELL_WIDTH}", -half, -half))?;
    svg.append_child(&*within("use", "href", drawing)?)?;
    loose.append_child(&svg)?;
    ground.add(&loose);
    if !ground.is_body() {
        // In somebody else's page a place in the window may count from something else than the window.
        let at = loose.get_bounding_client_rect();
        style.set_property("margin", &format!("{}px 0 0 {}px", -at.top(), -at.left()))?;
    }
    Ok(loose)
}

/// Lays a loose stone somewhere in the window, in pixels.
///
/// # Errors
/// What the browser says.
pub fn lay(loose: &HtmlElement, left_px: f64, top_px: f64) -> Result<(), JsValue> {
    loose.style().set_property("left", &format!("{left_px}px"))?;
    loose.style().set_property("top", &format!("{top_px}px"))
}

fn set_out(
    ground: Ground,
    flight: Flight,
    start: &DomRect,
    end: &DomRect,
    duration_ms: f64,
    landed: impl Fn(&Element) + 'static,
) -> Result<(), JsValue> {
    let Flight { drawing, to, delay_ms, .. } = flight;
    // As large as a stone on the board, which is at the narrower end.
    let to_board = end.width() < start.width();
    let home = if to_board { end } else { start };
    let size_px = home.width();
    let flyer = loose(ground, drawing, size_px)?;
    lay(&flyer, home.left(), home.top() + (home.height() - size_px) / 2.0)?;

    let middle = |rect: &DomRect| (rect.left() + rect.width() / 2.0, rect.top() + rect.height() / 2.0);
    let other = if to_board { start } else { end };
    let ((x0, y0), (x1, y1)) = (middle(home), middle(other));
    let is_point = other.width() < 1.5 * size_px;
    let shrink = if is_point { 1.0 } else { (other.width() * 0.2 / size_px).clamp(0.3, 1.0) };
    let away = format!("translate({}px, {}px) scale({shrink})", x1 - x0, y1 - y0);
    let (first, last) = if to_board { (&*away, "none") } else { ("none", &*away) };
    let frames = Array::of2(&keyframe("transform", first)?.into(), &keyframe("transform", last)?.into());
    let animation = animate(&flyer, &frames, delay_ms, duration_ms)?;
    let end = Closure::once_into_js(move || {
        flyer.remove();
        landed(&to);
    });
    animation.set_onfinish(Some(end.unchecked_ref()));
    Ok(())
}

/// Hides part of a drawing, or shows it again. Its place is kept.
pub fn hide(part: &Element, is_hidden: bool) {
    let Some(part) = part.dyn_ref::<SvgElement>() else { return };
    // At worst it is seen too soon.
    let _ = match is_hidden {
        true => part.style().set_property("visibility", "hidden"),
        false => part.style().remove_property("visibility").map(|_| ()),
    };
}

fn animate(
    element: &Element,
    frames: &Array,
    delay_ms: f64,
    duration_ms: f64,
) -> Result<web_sys::Animation, JsValue> {
    let timing = Object::new();
    for (key, value) in [
        ("duration", JsValue::from(duration_ms)),
        ("delay", JsValue::from(delay_ms)),
        ("easing", JsValue::from("cubic-bezier(.4, 0, .2, 1)")),
        ("fill", JsValue::from("both")),
    ] {
        Reflect::set(&timing, &key.into(), &value)?;
    }
    let animate: js_sys::Function = Reflect::get(element, &"animate".into())?.dyn_into()?;
    Ok(animate.call2(element, frames, &timing)?.unchecked_into())
}

fn keyframe(property: &str, value: &str) -> Result<Object, JsValue> {
    let frame = Object::new();
    Reflect::set(&frame, &property.into(), &value.into())?;
    Ok(frame)
}
