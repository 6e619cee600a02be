//! The dialogs of the page.

mod about;
mod frame;
mod game_info;
mod help;
mod new_game;
mod new_game_form;
mod open;
pub(super) mod resign;
mod settings;
mod work_out;

use leptos::prelude::*;
use leptos::wasm_split::wasm_split;

use super::later::{Shown, later};
use super::state::{Dialog, Page};
pub use about::AboutDialog;
pub use frame::Frame;
pub use help::KeyTable;
pub use settings::SettingsDialog;

/// The dialog that is open, if any.
#[cfg(feature = "game")]
#[component]
pub fn Dialogs() -> impl IntoView {
    let page = Page::get();
    move || page.dialog.get().map(|dialog| later(move || shown(dialog)))
}

#[cfg(feature = "game")]
#[wasm_split(dialogs, wasm_split_path = leptos::wasm_split, fallible, preload(load))]
pub(super) fn shown(dialog: Dialog) -> Shown {
    Ok(match dialog {
        Dialog::NewGame => view! { <new_game::NewGameDialog/> }.into_any(),
        Dialog::Open => view! { <open::OpenDialog/> }.into_any(),
        Dialog::Settings => view! { <settings::SettingsDialog/> }.into_any(),
        Dialog::Resign => view! { <resign::ResignDialog/> }.into_any(),
        Dialog::GameInfo => view! { <game_info::GameInfoDialog/> }.into_any(),
        Dialog::Help => view! { <help::HelpDialog/> }.into_any(),
        Dialog::About => view! { <about::AboutDialog/> }.into_any(),
    })
}
