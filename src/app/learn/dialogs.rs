//! The dialogs of the lessons.

use leptos::prelude::*;
use leptos::wasm_split::wasm_split;

use crate::app::dialogs::{AboutDialog, Frame, KeyTable, SettingsDialog};
use crate::app::later::{Shown, later};
use crate::app::site::{Dialog, Site};
use crate::i18n::{Key, LearnKey};

#[component]
pub fn Dialogs() -> impl IntoView {
    let site = Site::get();
    move || site.dialog.get().map(|dialog| later(move || shown(dialog)))
}

#[wasm_split(dialogs, wasm_split_path = leptos::wasm_split, fallible)]
fn shown(dialog: Dialog) -> Shown {
    Ok(match dialog {
        Dialog::Settings => view! { <SettingsDialog/> }.into_any(),
        Dialog::Help => view! { <HelpDialog/> }.into_any(),
        Dialog::About => view! { <AboutDialog/> }.into_any(),
        // Of the page on which games are played.
        Dialog::NewGame | Dialog::Open | Dialog::GameInfo | Dialog::Resign => ().into_any(),
    })
}

#[component]
fn HelpDialog() -> impl IntoView {
    let site = Site::get();
    let named = move |key: Key| view! { <kbd>{move || site.t(key)}</kbd> }.into_any();
    let sign = move |sign: &'static str| view! { <kbd>{sign}</kbd> }.into_any();
    let row = move |keys: Vec<AnyView>, key: LearnKey| (keys, Signal::derive(move || site.t(key)));
    let common = move |keys: Vec<AnyView>, key: Key| (keys, Signal::derive(move || site.t(key)));
    let rows = vec![
        common(vec![sign("Tab")], Key::HelpTab),
        common(vec![named(Key::HelpKeyArrows)], Key::HelpArrows),
        row(vec![named(Key::HelpKeyEnter), named(Key::HelpKeySpace)], LearnKey::LearnHelpAnswer),
        common(vec![sign("P")], Key::HelpPass),
        row(vec![sign("←"), sign("→"), sign("Page ↑"), sign("Page ↓")], LearnKey::LearnHelpTurn),
        row(vec![sign("H")], LearnKey::LearnHelpHint),
        common(vec![sign("?")], Key::HelpTitle),
        common(vec![sign("Esc")], Key::HelpEscape),
    ];
    view! { <Frame title=Key::HelpTitle name="help"><KeyTable rows/></Frame> }
}
