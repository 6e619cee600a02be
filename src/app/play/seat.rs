//! A player's side of the board: name, bowl, lid.

use leptos::prelude::*;

use super::bowl::{Bowl, Lid};
use crate::app::state::Page;
use crate::engine::{Color, Phase};
use crate::i18n::{Message, words};

/// A name of more letters is set smaller.
const LONG_NAME: usize = 16;

/// The seat of one side; `bowl` where there is room for one.
#[component]
pub fn Seat(color: Color, #[prop(default = true)] bowl: bool) -> impl IntoView {
    let page = Page::get();
    let name = move || {
        page.game.with(|game| {
            let info = &game.record().info;
            match info.names[color].trim() {
                "" => words::color(page.language(), color).to_owned(),
                name => name.to_owned(),
            }
        })
    };
    // Where the name says nothing else, the side is the name.
    let side = move || {
        let named = page.game.with(|game| !game.record().info.names[color].trim().is_empty());
        named.then(|| words::color(page.language(), color))
    };
    let rank = move || page.game.with(|game| game.record().info.ranks[color].clone());
    let komi = move || {
        let komi = page.game.with(|game| game.record().info.komi);
        (color == Color::White && komi.0 != 0).then(|| page.say(&Message::SeatKomi { points: komi.into() }))
    };
    let is_to_move = move || {
        page.game.with(|game| match game.phase() {
            Phase::Handicap { .. } => color == Color::Black,
            Phase::Play => game.position().to_play() == color,
            _ => false,
        })
    };
    view! {
        <section
            // Not a landmark: a page may have many boards.
            role="group"
            class=format!("seat seat-{color}")
            class:to-move=is_to_move
            aria-label=move || words::color(page.language(), color)
        >
            {bowl.then(|| view! { <Bowl color/> })}
            <div class="seat-who">
                <p class="seat-name" class:long=move || LONG_NAME < name().chars().count() title=name>{name}</p>
                <p class="seat-more">
                    <span class="seat-color">{side}</span>
                    <span class="seat-rank">{rank}</span>
                    <span class="seat-komi">{komi}</span>
                </p>
            </div>
            <Lid color/>
        </section>
    }
}
