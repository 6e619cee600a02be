//! A stone dragged from a bowl or a lid onto the board.

use leptos::ev;
use leptos::prelude::*;
use web_sys::{Element, HtmlElement, PointerEvent};

use crate::app::board::stone_ref;
use crate::app::platform::{ground::Ground, motion};
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
    let ground = page.site.ground;
    let Some(stone) = stone(ground, color) else { return };
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
        window_event_listener(ev::pointerup, move |event| finish(point_under(ground, &event)))
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
fn stone(ground: Ground, color: Color) -> Option<HtmlElement> {
    motion::loose(ground, stone_ref(color, Point::new(0, 0)), cell_width(ground)?).ok()
}

fn cell_width(ground: Ground) -> Option<f64> {
    Some(ground.query(".cell-hit")?.get_bounding_client_rect().width())
}

fn follow(stone: &HtmlElement, event: &PointerEvent) {
    let half = f64::from(stone.offset_width()) / 2.0;
    // Under a finger nothing can be seen: the stone goes a little ahead of it.
    let lift = if event.pointer_type() == "touch" { 2.0 * half } else { 0.0 };
    let (left, top) = (f64::from(event.client_x()) - half, f64::from(event.client_y()) - half - lift);
    // A style that cannot be set leaves the stone where it is; it is still put down right.
    let _ = motion::lay(stone, left, top);
}

/// The point of the board where the stone is let go.
fn point_under(ground: Ground, event: &PointerEvent) -> Option<Point> {
    let lift = if event.pointer_type() == "touch" { cell_width(ground)? } else { 0.0 };
    let (x, y) = (f64::from(event.client_x()), f64::from(event.client_y()) - lift);
    // Not the element under the pointer: a document does not look into the trees of its boards.
    let is_under = |cell: &Element| {
        let rect = cell.get_bounding_client_rect();
        (rect.left()..rect.right()).contains(&x) && (rect.top()..rect.bottom()).contains(&y)
    };
    let cell = ground.all(".cell-hit").into_iter().find(is_under)?.closest("[data-point]").ok()??;
    cell.get_attribute("data-point")?.parse().ok()
}
