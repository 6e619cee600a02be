//! Whose a point is, and why; and what both sides may have overlooked when they passed.

use leptos::prelude::*;

use crate::app::state::{Highlight, Page};
use crate::engine::counting::{Count, unsettled};
use crate::i18n::{Key, words};

/// The answer to "why is this (not) mine?" for the point that the visitor points at.
#[component]
pub fn Why(count: Memo<Option<Count>>) -> impl IntoView {
    let page = Page::get();
    let answer = Memo::new(move |_| {
        let point = page.aimed.get()?;
        let verdict = count.with(|count| count.as_ref()?.assessment.get(point))?;
        let stone = page.game.with(|game| game.position().board().get(point));
        Some((point, words::reason(page.language(), verdict, stone)))
    });
    view! {
        <p class="why" data-why=move || answer.get().map(|(point, _)| point.to_string())>
            {move || answer.get().map(|(point, reason)| view! { <b>{point.to_string()}</b>" "{reason} })}
        </p>
    }
}

/// Open borders and stones in atari: a list, each of which can be shown on the board.
#[component]
pub fn Overlooked() -> impl IntoView {
    let page = Page::get();
    let found = Memo::new(move |_| {
        page.game.with(|game| {
            let dead = game.phase().marked_dead();
            dead.map(|dead| unsettled(game.position().board(), dead)).unwrap_or_default()
        })
    });
    let items = move || {
        found
            .get()
            .into_iter()
            .map(|item| {
                let said = words::unsettled(page.language(), &item);
                let points = if item.moves.is_empty() { item.points } else { item.moves };
                let show = move |_| {
                    page.highlight.set(Highlight { points: points.clone(), tried: None });
                };
                view! { <li><button type="button" class="menu-item" on:click=show>{said}</button></li> }
            })
            .collect_view()
    };
    move || {
        found.with(|found| !found.is_empty()).then(|| {
            view! {
                <section class="overlooked">
                    <h2 class="minor">{move || page.t(Key::CountUnsettled)}</h2>
                    <ul>{items}</ul>
                </section>
            }
        })
    }
}
