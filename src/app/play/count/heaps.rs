//! The stones that are counted by area, ten by ten, as they lie beside a board.

use leptos::prelude::*;

use crate::app::board::stone_ref;
use crate::app::state::Page;
use crate::engine::counting::course::Stage;
use crate::engine::counting::plan::Tally;
use crate::engine::{Color, Point};

/// Stones in a heap.
const HEAP: u32 = 10;
/// A heap lies in rows of five.
const ROW: u32 = 5;

/// The heaps, from when they are made on; those still to come are outlined.
#[component]
pub fn Heaps() -> impl IntoView {
    let page = Page::get();
    // Whose stones, how many in all and how many by now.
    let heaped = Memo::new(move |_| {
        page.count.course.with(|course| {
            let course = course.as_ref().filter(|c| matches!(c.stage(), Stage::Gather | Stage::Result))?;
            let Tally::Area(tally) = course.plan().tally() else { return None };
            Some((tally.color, tally.stones, course.table().heaps()[tally.color]))
        })
    });
    move || {
        heaped.get().map(|(color, all, by_now)| {
            let heaps = (0..all.div_ceil(HEAP)).map(|number| {
                let stones = by_now.saturating_sub(number * HEAP).min(HEAP);
                heap(color, number + 1, stones)
            });
            view! { <div class="heaps" data-heaps=by_now aria-hidden="true">{heaps.collect_view()}</div> }
        })
    }
}

fn heap(color: Color, number: u32, stones: u32) -> impl IntoView {
    let stone = |place: u32| {
        let (x, y) = (place % ROW * 24 + 14, place / ROW * 24 + 14);
        let drawing = stone_ref(color, Point::new((place % ROW) as u8, (place / ROW) as u8));
        view! { <use href=drawing transform=format!("translate({x} {y})")/> }
    };
    view! {
        <svg class="heap" id=format!("heap-{number}") viewBox="0 0 124 52">
            <rect class="heap-place" x="1" y="1" width="122" height="50" rx="8"/>
            {(0..stones).map(stone).collect_view()}
        </svg>
    }
}
