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
            <Languages/>
            <Menu items/>
        </Bar>
    }
}
