//! The pointer on the board: one set of listeners for all points.

use leptos::prelude::*;
use leptos::svg;
use wasm_bindgen::JsCast;
use web_sys::{PointerEvent, SvgGraphicsElement, WheelEvent};

use super::{Aim, Drawing, Wish};
use crate::app::platform::zoom;
use crate::engine::Point;
use crate::goban::{Hit, Touch, settle};

/// A finger that stayed this long has seen the stone under it.
const HELD_MS: f64 = 220.0;
/// The wheel turns a step at most this often.
const WHEEL_PAUSE_MS: f64 = 60.0;

/// A pointer that is down.
#[derive(Clone, Copy)]
struct Press {
    pointer: i32,
    since_ms: f64,
    slid: bool,
}

#[derive(Clone, Copy)]
pub(super) struct Pointer {
    node: NodeRef<svg::Svg>,
    drawing: Drawing,
    on_wish: Callback<Wish>,
    on_grab: Option<Callback<Option<Point>>>,
    press: StoredValue<Option<Press>>,
    wheeled_ms: StoredValue<f64>,
}

impl Pointer {
    pub(super) fn new(
        node: NodeRef<svg::Svg>,
        drawing: Drawing,
        on_wish: Callback<Wish>,
        on_grab: Option<Callback<Option<Point>>>,
    ) -> Pointer {
        let (press, wheeled_ms) = (StoredValue::new(None), StoredValue::new(0.0));
        Pointer { node, drawing, on_wish, on_grab, press, wheeled_ms }
    }

    pub(super) fn down(self, event: &PointerEvent) {
        if event.button() != 0 || !event.is_primary() {
            return self.leave();
        }
        self.drawing.cursor.set(None);
        let press = Press { pointer: event.pointer_id(), since_ms: event.time_stamp(), slid: false };
        self.press.set_value(Some(press));
        self.aim(event);
        if let (Some(on_grab), Some(hit)) = (self.on_grab, self.hit(event)) {
            on_grab.run(Some(hit.point));
        }
    }

    pub(super) fn moved(self, event: &PointerEvent) {
        let pressed = self.press.get_value().is_some_and(|press| press.pointer == event.pointer_id());
        if !pressed && is_finger(event) {
            return;
        }
        let before = self.drawing.aim.get_untracked().map(|aim| aim.point);
        self.aim(event);
        let now = self.drawing.aim.get_untracked().map(|aim| aim.point);
        if pressed && before != now {
            self.press.update_value(|press| {
                if let Some(press) = press {
                    press.slid = true;
                }
            });
        }
    }

    pub(super) fn up(self, event: &PointerEvent) {
        let Some(press) = self.press.get_value().filter(|press| press.pointer == event.pointer_id()) else {
            return;
        };
        self.press.set_value(None);
        let touch = if !is_finger(event) {
            Touch::Hover
        } else if press.slid || event.time_stamp() - press.since_ms >= HELD_MS {
            Touch::Held
        } else {
            Touch::Tap
        };
        let point = settle(self.hit(event), touch);
        if is_finger(event) {
            self.drawing.aim.set(None);
        }
        if let Some(point) = point {
            self.on_wish.run(Wish::Touch(point));
        }
    }

    pub(super) fn leave(self) {
        self.press.set_value(None);
        self.drawing.aim.set(None);
        if let Some(on_grab) = self.on_grab {
            on_grab.run(None);
        }
    }

    pub(super) fn wheel(self, event: &WheelEvent) {
        // Where there is something to scroll, the wheel scrolls.
        if event.ctrl_key() || event.delta_y() == 0.0 || zoom::can_scroll() {
            return;
        }
        event.prevent_default();
        if event.time_stamp() - self.wheeled_ms.get_value() < WHEEL_PAUSE_MS {
            return;
        }
        self.wheeled_ms.set_value(event.time_stamp());
        self.on_wish.run(if event.delta_y() > 0.0 { Wish::Forward } else { Wish::Back });
    }

    fn aim(self, event: &PointerEvent) {
        let finger = is_finger(event);
        let aim = self.hit(event).map(|hit| Aim { point: hit.point, finger });
        if self.drawing.aim.get_untracked() != aim {
            self.drawing.aim.set(aim);
        }
    }

    /// The point under the pointer, by the inverse of the drawing's screen matrix.
    fn hit(self, event: &PointerEvent) -> Option<Hit> {
        let svg = self.node.get_untracked()?;
        let graphics: &SvgGraphicsElement = svg.unchecked_ref();
        let inverse = graphics.get_screen_ctm()?.inverse().ok()?;
        let (x, y) = (event.client_x() as f32, event.client_y() as f32);
        let along_x = inverse.a() * x + inverse.c() * y + inverse.e();
        let along_y = inverse.b() * x + inverse.d() * y + inverse.f();
        self.drawing.geometry.nearest(along_x.into(), along_y.into())
    }
}

fn is_finger(event: &PointerEvent) -> bool {
    event.pointer_type() == "touch"
}
