//! Walking the record: buttons, keys, variations and comments.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};

use super::{Wish, carry_out};
use crate::app::state::Page;
use crate::engine::{Action, Game, Move, NodeId, Vertex};
use crate::i18n::{Key, Message, words};

/// The arrows below the board, where the record goes on, and what it says.
#[component]
pub fn Walk() -> impl IntoView {
    let page = Page::get();
    let at = move || {
        page.game.with(|game| {
            let total = words::move_number(game, game.line().len() - 1);
            match words::move_number(game, game.ply()) {
                0 => page.t(Key::RecordStart).to_owned(),
                current => page.say(&Message::RecordMoveOf { current: current.into(), total: total.into() }),
            }
        })
    };
    let back = move || !page.game.with(|game| game.ply() > 0);
    let forward = move || !page.game.with(Game::can_go_forward);
    let arrow = move |wish, key, icon: &'static str, disabled: Signal<bool>| {
        view! {
            <button
                type="button"
                class="button icon"
                aria-label=move || page.t(key)
                title=move || page.t(key)
                disabled=disabled
                on:click=move |_| carry_out(page, wish)
            >
                <svg viewBox="0 0 24 24" aria-hidden="true"><path d=icon/></svg>
            </button>
        }
    };
    let back = Signal::derive(back);
    let forward = Signal::derive(forward);
    let is_shown = move || page.game.with(|game| !game.record().is_empty());
    view! {
        <section class="walk" class:gone=move || !is_shown()>
            <div class="walk-arrows">
                {arrow(Wish::ToStart, Key::PlayFirst, "M6 5v14M19 5l-9 7 9 7z", back)}
                {arrow(Wish::Back, Key::PlayPrevious, "M16 5l-9 7 9 7z", back)}
                <p class="walk-at">{at}</p>
                {arrow(Wish::Forward, Key::PlayNext, "M8 5l9 7-9 7z", forward)}
                {arrow(Wish::ToEnd, Key::PlayLast, "M18 5v14M5 5l9 7-9 7z", forward)}
            </div>
            <Variations/>
            <Comment/>
        </section>
    }
}

/// The continuations where there are several, the walked one marked.
#[component]
fn Variations() -> impl IntoView {
    let page = Page::get();
    let branches = Memo::new(move |_| {
        page.game.with(|game| {
            let children = game.record().node(game.cursor()).children();
            let ahead = game.line().get(game.ply() + 1).copied();
            let known =
                children.iter().map(|&child| (child, game.record().node(child).mv, Some(child) == ahead));
            if children.len() > 1 { known.collect::<Vec<_>>() } else { Vec::new() }
        })
    });
    move || {
        let branches = branches.get();
        (!branches.is_empty()).then(|| {
            view! {
                <div class="variations" role="group" aria-label=move || page.t(Key::RecordVariations)>
                    <span>{move || page.t(Key::RecordVariations)}</span>
                    {branches
                        .into_iter()
                        .map(|(child, mv, walked)| view! { <Branch child mv walked/> })
                        .collect_view()}
                </div>
            }
        })
    }
}

#[component]
fn Branch(child: NodeId, mv: Option<Move>, walked: bool) -> impl IntoView {
    let page = Page::get();
    let name = move || match mv.map(|mv| mv.vertex) {
        Some(Vertex::Point(point)) => point.to_string(),
        Some(Vertex::Pass) => page.t(Key::PlayPass).to_owned(),
        None => "…".to_owned(),
    };
    let class = mv.map_or(String::new(), |mv| format!(" of-{}", mv.color));
    view! {
        <button
            type="button"
            class=format!("button small branch{class}")
            aria-pressed=walked.to_string()
            on:click=move |_| page.act(Action::GoTo(child))
        >
            {name}
        </button>
    }
}

#[component]
fn Comment() -> impl IntoView {
    let page = Page::get();
    let comment =
        Memo::new(move |_| page.game.with(|game| game.record().node(game.cursor()).comment.clone()));
    move || (!comment.with(String::is_empty)).then(|| view! { <p class="comment" tabindex="0">{comment}</p> })
}

/// Arrow keys walk the game from anywhere that does not use them itself; Ctrl+Z (Cmd+Z) takes a step
/// back from the board too, and with Shift forward.
pub fn global_key(page: Page, event: &KeyboardEvent) {
    let used = event.default_prevented() || event.alt_key();
    let with_control = event.ctrl_key() || event.meta_key();
    let is_taken = |by: &str| {
        let element = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        element.is_some_and(|element| element.closest(by).ok().flatten().is_some())
    };
    if used || page.dialog.get_untracked().is_some() || is_taken("input, select, textarea, dialog") {
        return;
    }
    let wish = match (with_control, event.key().as_str()) {
        (true, "z" | "Z") if event.shift_key() => Wish::Forward,
        (true, "z" | "Z") => Wish::Back,
        (true, _) => return,
        // The board has its own.
        _ if is_taken("[role=grid]") => return,
        (_, "ArrowLeft") => Wish::Back,
        (_, "ArrowRight") => Wish::Forward,
        (_, "Home") => Wish::ToStart,
        (_, "End") => Wish::ToEnd,
        _ => return,
    };
    event.prevent_default();
    carry_out(page, wish);
}
