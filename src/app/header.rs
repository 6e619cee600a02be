//! The bar of the page on which games are played.

use leptos::prelude::*;

use super::bar::{Bar, Languages, Menu, MenuItem};
use super::platform;
use super::records;
use super::state::{Dialog, Page};
use crate::i18n::Key;

/// What can be done with games, the way to the lessons, and the language.
#[component]
pub fn Header() -> impl IntoView {
    let page = Page::get();
    let dialog = move |name, key, which| MenuItem::new(name, key, move || page.dialog.set(Some(which)));
    let items = vec![
        dialog("open", Key::MenuOpen, Dialog::Open),
        MenuItem::new("save", Key::MenuSave, move || records::save(page)),
        MenuItem::new("copy", Key::MenuCopy, move || records::copy(page)),
        dialog("info", Key::MenuGameInfo, Dialog::GameInfo),
        dialog("settings", Key::MenuSettings, Dialog::Settings),
        MenuItem::new("embed", Key::MenuEmbed, || platform::go("embed-this.html")),
        dialog("help", Key::MenuHelp, Dialog::Help),
        dialog("about", Key::MenuAbout, Dialog::About),
    ];
    view! {
        <Bar home="#/">
            <button type="button" class="button" data-menu="new" on:click=move |_| page.dialog.set(Some(Dialog::NewGame))>
                {move || page.t(Key::MenuNewGame)}
            </button>
            <a class="button to-lessons" data-menu="lessons" href="./learn.html">
                <svg viewBox="0 0 24 24" aria-hidden="true">
                    <path class="stroke" d="M12 6c-2-1.6-5-2-9-2v14c4 0 7 .4 9 2 2-1.6 5-2 9-2V4c-4 0-7 .4-9 2zM12 6v14"/>
                </svg>
                <span>{move || page.t(Key::MenuLessons)}</span>
            </a>
            <Languages/>
            <Menu items/>
        </Bar>
    }
}
