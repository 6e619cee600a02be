//! A stone dragged from a bowl or a lid onto the board.

use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{HtmlElement, PointerEvent};

use crate::app::platform;
use crate::app::play::{Wish, carry_out};
use crate::app::state::Page;
use crate::engine::counting::plan::{Place, StepKind};
use crate::engine::{Color, Point};

/// A pointer came down on a bowl or a lid: if the count wants a stone from there, it follows the
/// pointer to the board.
pub fn drag_from(page: Page, place: Place, event: &PointerEvent) {
    let Some(color) = wanted(page, place).filter(|_| event.is_primary() && event.button() == 0) else {
        return;
    };
    event.prevent_default();
    let Some(stone) = stone(color) else { return };
    follow(&stone, event);
    let moving = {
        let stone = stone.clone();
        window_event_listener(ev::pointermove, move |event| follow(&stone, &event))
    };
    let end = StoredValue::new(Vec::<WindowListenerHandle>::new());
    let finish = move |drop: Option<Point>| {
        stone.remove();
        // Taken out first: a listener may not be removed while it is borrowed.
        end.try_update_value(std::mem::take).into_iter().flatten().for_each(WindowListenerHandle::remove);
        if let Some(point) = drop {
            carry_out(page, Wish::Touch(point));
        }
    };
    let up = {
        let finish = finish.clone();
        window_event_listener(ev::pointerup, move |event| finish(point_under(&event)))
    };
    let lost = {
        let finish = finish.clone();
        window_event_listener(ev::pointercancel, move |_| finish(None))
    };
    let called_off = window_event_listener(ev::keydown, move |event| {
        if event.key() == "Escape" {
            finish(None);
        }
    });
    end.set_value(vec![moving, up, lost, called_off]);
}

/// The colour of the stone that the count wants from a bowl or a lid.
fn wanted(page: Page, place: Place) -> Option<Color> {
    page.count.course.with_untracked(|course| {
        let course = course.as_ref()?;
        let next = course.next()?;
        let from_here = |step: &&crate::engine::counting::plan::Step| {
            let by_hand = matches!(
                step.kind,
                StepKind::Dame { .. } | StepKind::Protect { .. } | StepKind::Prisoner { .. }
            );
            by_hand && step.changes.first().is_some_and(|change| change.from == place)
        };
        let in_stage = &course.steps()[course.done()..course.stage_range().end];
        let step = match next.kind {
            // Of the prisoners, either side's may come next.
            StepKind::Prisoner { .. } => in_stage.iter().find(from_here),
            _ => Some(next).filter(from_here),
        };
        step?.changes.first().map(|change| change.color)
    })
}

/// A loose stone as large as those on the board.
fn stone(color: Color) -> Option<HtmlElement> {
    let document = platform::document();
    let size = document.query_selector(".cell-hit").ok()??.get_bounding_client_rect().width();
    let stone: HtmlElement = document.create_element("div").ok()?.dyn_into().ok()?;
    stone.set_class_name(&format!("flying stone-{color}"));
    stone.set_attribute("aria-hidden", "true").ok()?;
    for side in ["width", "height"] {
        stone.style().set_property(side, &format!("{size}px")).ok()?;
    }
    document.body()?.append_child(&stone).ok()?;
    Some(stone)
}

fn follow(stone: &HtmlElement, event: &PointerEvent) {
    let half = f64::from(stone.offset_width()) / 2.0;
    // Under a finger nothing can be seen: the stone goes a little ahead of it.
    let lift = if event.pointer_type() == "touch" { 2.0 * half } else { 0.0 };
    for (side, at) in
        [("left", f64::from(event.client_x()) - half), ("top", f64::from(event.client_y()) - half - lift)]
    {
        // A style that cannot be set leaves the stone where it is; it is still put down right.
        let _ = stone.style().set_property(side, &format!("{at}px"));
    }
}

/// The point of the board where the stone is let go.
fn point_under(event: &PointerEvent) -> Option<Point> {
    let document = platform::document();
    let lift = if event.pointer_type() == "touch" {
        document.query_selector(".cell-hit").ok()??.get_bounding_client_rect().width()
    } else {
        0.0
    };
    let (x, y) = (event.client_x() as f32, event.client_y() as f32 - lift as f32);
    let cell = document.element_from_point(x, y)?.closest("[data-point]").ok()??;
    cell.get_attribute("data-point")?.parse().ok()
}
