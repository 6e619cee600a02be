//! A player's bowl of stones, and its lid with the prisoners.

use leptos::prelude::*;

use super::count::{self, drag_from};
use crate::app::board::stone_ref;
use crate::app::site::Site;
use crate::app::state::Page;
use crate::engine::counting::plan::Place;
use crate::engine::{Color, Point};
use crate::goban::{STONE_RADIUS, lid_layout};
use crate::i18n::Message;

/// The radius of bowl and lid in their drawings.
const RADIUS: f64 = 50.0;

/// Where the stones in an open bowl lie: a fixed heap.
const HEAP: [(f64, f64); 12] = [
    (-17.0, -14.0),
    (4.0, -20.0),
    (20.0, -8.0),
    (-24.0, 6.0),
    (-4.0, 2.0),
    (15.0, 12.0),
    (-13.0, 20.0),
    (5.0, 24.0),
    (-8.0, -8.0),
    (10.0, -4.0),
    (24.0, 4.0),
    (0.0, 12.0),
];

/// The bowl, open, full of its owner's stones.
#[component]
pub fn Bowl(color: Color) -> impl IntoView {
    let page = Page::get();
    let stones =
        HEAP.iter().zip(0..).map(|(&(x, y), number)| stone(color, number, x, y, 10.0)).collect_view();
    view! {
        <svg
            class="bowl"
            id=format!("bowl-{color}")
            viewBox="-54 -54 108 108"
            aria-hidden="true"
            on:pointerdown=move |event| drag_from(page, Place::Bowl(color), &event)
        >
            <circle class="bowl-shade" r="50" cx="2" cy="3"/>
            <circle r="50" fill="url(#bowl-wood)"/>
            <circle r="39" fill="url(#bowl-inside)"/>
            {stones}
            <circle class="bowl-lip" r="39.5"/>
        </svg>
    }
}

/// The lid, turned over, with the stones that `color` has taken, each of them, and their number.
#[component]
pub fn Lid(color: Color) -> impl IntoView {
    let page = Page::get();
    let count = Memo::new(move |_| {
        // Dead stones stand on the board until the count over it takes them off.
        count::lids(page).unwrap_or_else(|| page.game.with(|game| game.position().prisoners()))[color]
    });
    let grab = Callback::new(move |event| drag_from(page, Place::Lid(color), &event));
    view! { <LidOf color count grab/> }
}

/// A lid with so many prisoners that `color` has taken; `grab` hears of a pointer that comes down.
#[component]
pub fn LidOf(
    color: Color,
    count: Memo<u32>,
    #[prop(optional)] grab: Option<Callback<web_sys::PointerEvent>>,
) -> impl IntoView {
    let site = Site::get();
    let stones = move || {
        lid_layout(count.get())
            .into_iter()
            .zip((0..=u8::MAX).cycle())
            .map(|(lies, number)| {
                stone(color.opponent(), number, lies.x * 44.0, lies.y * 44.0, lies.radius * 44.0)
            })
            .collect_view()
    };
    view! {
        <div
            class="lid"
            id=format!("lid-{color}")
            role="img"
            data-prisoners=move || count.get()
            on:pointerdown=move |event| if let Some(grab) = grab { grab.run(event) }
            aria-label=move || site.say(&Message::BoardPrisonersOf { color, count: count.get().into() })
        >
            <svg viewBox="-54 -54 108 108" aria-hidden="true">
                <circle class="bowl-shade" r="50" cx="2" cy="3"/>
                <circle r=RADIUS fill="url(#bowl-wood)"/>
                <circle r="44" fill="url(#lid-inside)"/>
                {stones}
            </svg>
            <span class="lid-count" aria-hidden="true">{count}</span>
        </div>
    }
}

fn stone(color: Color, number: u8, x: f64, y: f64, radius: f64) -> impl IntoView {
    let scale = radius / STONE_RADIUS;
    let drawing = stone_ref(color, Point::new(number, 0));
    view! { <use href=drawing transform=format!("translate({x:.1} {y:.1}) scale({scale:.3})")/> }
}
