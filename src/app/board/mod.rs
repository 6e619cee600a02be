//! The goban on the page: draws a [`Model`] as SVG and tells what the visitor wants with it.

mod blocks;
mod cells;
mod decorations;
mod loupe;
mod mould;
mod overlay;
mod pointer;
mod signs;
mod stones;
mod wood;

use std::sync::Arc;

use leptos::prelude::*;
use leptos::svg;

use crate::app::platform::zoom;
use crate::app::state::Highlight;
use crate::engine::{Point, Size};
use crate::goban::{Geometry, KeyMeaning, Model, Region, Signs, key_meaning, key_meaning_without_cursor};

pub use cells::cell_id;
pub use stones::{StoneDefs, stone_ref};

/// What the visitor wants with the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wish {
    /// A point was touched.
    Touch(Point),
    Pass,
    Back,
    Forward,
    ToStart,
    ToEnd,
}

/// Where the visitor is pointing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Aim {
    point: Point,
    /// By a finger, which hides what is under it.
    finger: bool,
}

/// What a point says to a screen reader.
pub type Describe = Callback<Point, String>;

/// What the parts of one drawn board share.
#[derive(Clone, Copy)]
struct Drawing {
    size: Size,
    geometry: Geometry,
    aim: RwSignal<Option<Aim>>,
    /// The keyboard's cursor, while it shows.
    cursor: RwSignal<Option<Point>>,
}

/// A goban. `describe` names a point for screen readers and may read signals; `label` names the
/// board; `on_aim` hears which point the visitor points at, by pointer or by cursor. `region` is the
/// part that is shown, `signs` lie over it.
#[component]
pub fn Goban(
    #[prop(into)] model: Signal<Arc<Model>>,
    #[prop(into)] coordinates: Signal<bool>,
    #[prop(into)] highlight: Signal<Highlight>,
    #[prop(into)] label: Signal<String>,
    describe: Describe,
    on_wish: Callback<Wish>,
    on_aim: Callback<Point>,
    /// A pointer came down on a point; or it has left the board.
    #[prop(optional)]
    on_grab: Option<Callback<Option<Point>>>,
    /// The part of the board to show; all of it where nothing is said.
    #[prop(optional, into)]
    region: Signal<Option<Region>>,
    #[prop(optional)] signs: Option<Signal<Signs>>,
    /// Whether the wheel walks the record. In somebody else's page it has to scroll.
    #[prop(default = true)]
    wheel: bool,
) -> impl IntoView {
    // Another size, part or margin makes another drawing; everything else changes in place.
    let frame = Memo::new(move |_| {
        let size = model.with(|model| model.size);
        let region = region.get().map_or(Region::whole(size), |region| region.within(size));
        (size, region, coordinates.get())
    });
    move || {
        let (size, region, coordinates) = frame.get();
        let drawing = Drawing {
            size,
            geometry: Geometry::new(region, coordinates),
            aim: RwSignal::new(None),
            cursor: RwSignal::new(None),
        };
        // Of another point alone: whoever has not moved since does not point at it anew.
        let aimed =
            Memo::new(move |_| drawing.aim.get().map(|aim| aim.point).or_else(|| drawing.cursor.get()));
        Effect::new(move |_| {
            if let Some(point) = aimed.get() {
                on_aim.run(point);
            }
        });
        view! { <Drawn drawing model highlight label describe on_wish on_grab coordinates signs wheel/> }
    }
}

#[component]
fn Drawn(
    drawing: Drawing,
    model: Signal<Arc<Model>>,
    highlight: Signal<Highlight>,
    label: Signal<String>,
    describe: Describe,
    on_wish: Callback<Wish>,
    on_grab: Option<Callback<Option<Point>>>,
    coordinates: bool,
    signs: Option<Signal<Signs>>,
    wheel: bool,
) -> impl IntoView {
    let Drawing { size, geometry, aim, cursor } = drawing;
    let region = geometry.region();
    let node = NodeRef::<svg::Svg>::new();
    let keeps = StoredValue::new(region.middle());
    // Where the pointer touched last, the arrows go on.
    let on_wish = Callback::new(move |wish| {
        if let Wish::Touch(point) = wish {
            keeps.set_value(point);
        }
        on_wish.run(wish);
    });
    let zoomed = zoom::is_pinched();
    let pointer = pointer::Pointer::new(node, drawing, on_wish, on_grab);
    let name = if size.width() == size.height() {
        size.width().to_string()
    } else {
        format!("{}x{}", size.width(), size.height())
    };

    let on_key = move |event: web_sys::KeyboardEvent| {
        if event.ctrl_key() || event.meta_key() || event.alt_key() {
            return;
        }
        let shows = cursor.with_untracked(Option::is_some);
        let meaning_of = if shows { key_meaning } else { key_meaning_without_cursor };
        let Some(meaning) = meaning_of(&event.key(), keeps.get_value(), size) else { return };
        event.prevent_default();
        event.stop_propagation();
        match meaning {
            KeyMeaning::Cursor(point) => {
                keeps.set_value(region.nearest(point));
                cursor.set(Some(keeps.get_value()));
            }
            KeyMeaning::Touch => on_wish.run(Wish::Touch(keeps.get_value())),
            KeyMeaning::Pass => on_wish.run(Wish::Pass),
            KeyMeaning::Back => on_wish.run(Wish::Back),
            KeyMeaning::Forward => on_wish.run(Wish::Forward),
            KeyMeaning::ToStart => on_wish.run(Wish::ToStart),
            KeyMeaning::ToEnd => on_wish.run(Wish::ToEnd),
        }
    };
    let on_focus = move |_| {
        let seen = node.get_untracked().is_some_and(|svg| svg.matches(":focus-visible").unwrap_or(true));
        if seen {
            cursor.set(Some(keeps.get_value()));
        }
    };
    view! {
        <div
            class="goban"
            class:small=size.area() <= 100
            style=("--ratio", format!("{:.4}", geometry.width() / geometry.height()))
        >
            <svg
                node_ref=node
                class="goban-board"
                id="goban"
                viewBox=format!("0 0 {:.1} {:.1}", geometry.width(), geometry.height())
                tabindex="0"
                role="grid"
                aria-label=label
                aria-activedescendant=move || cursor.get().map(cells::cell_id)
                data-size=name
                data-pinched=move || zoomed.get().then_some("")
                data-to-play=move || model.with(|model| model.to_play.name())
                data-phase=move || model.with(|model| model.phase)
                data-hand=move || model.with(|model| model.stone_in_hand.map(|color| color.name()))
                on:pointerdown=move |event| pointer.down(&event)
                on:pointermove=move |event| pointer.moved(&event)
                on:pointerup=move |event| pointer.up(&event)
                on:pointercancel=move |_| pointer.leave()
                on:pointerleave=move |_| pointer.leave()
                on:wheel=move |event| if wheel { pointer.wheel(&event) }
                on:contextmenu=move |event| if aim.get_untracked().is_some_and(|aim| aim.finger) { event.prevent_default() }
                on:keydown=on_key
                on:focus=on_focus
                on:blur=move |_| cursor.set(None)
            >
                <g id="goban-drawing">
                    {wood::wood(drawing, coordinates)}
                    {cells::cells(drawing, model, describe)}
                    {blocks::blocks(drawing, model)}
                    {signs.map(|signs| signs::signs(drawing, signs))}
                    {overlay::overlay(drawing, model, highlight)}
                </g>
            </svg>
            {loupe::loupe(drawing)}
        </div>
    }
}
