//! Asks before a game is given up.

use leptos::prelude::*;

use super::frame::Frame;
use crate::app::state::Page;
use crate::engine::Action;
use crate::i18n::{Key, Message};

/// The side to move gives the game up, after a second thought.
#[component]
pub fn ResignDialog() -> impl IntoView {
    let page = Page::get();
    let color = move || page.game.with(|game| game.position().to_play());
    view! {
        <Frame title=Key::PlayResign name="resign">
            <p class="dialog-lead">{move || page.say(&Message::PlayResignTitle { color: color() })}</p>
            <p>{move || page.say(&Message::PlayResignText { color: color() })}</p>
            <div class="dialog-foot">
                <button type="button" class="button" on:click=move |_| page.dialog.set(None)>
                    {move || page.t(Key::CommonCancel)}
                </button>
                <button type="button" class="button primary" data-confirm="resign" on:click=move |_| {
                    page.dialog.set(None);
                    page.act(Action::Resign(page.game.with_untracked(|game| game.position().to_play())));
                }>
                    {move || page.t(Key::PlayResign)}
                </button>
            </div>
        </Frame>
    }
}
