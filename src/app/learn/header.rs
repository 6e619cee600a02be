//! The bar of the lessons.

use leptos::prelude::*;

use super::state::Learn;
use crate::app::bar::{Bar, Languages, Menu, MenuItem};
use crate::app::platform;
use crate::app::site::{Dialog, NoticeKind};
use crate::i18n::{Key, LearnKey, text};
use crate::lessons::Route;

#[component]
pub fn Header() -> impl IntoView {
    let learn = Learn::get();
    let dialog = move |name, key, which| MenuItem::new(name, key, move || learn.site.dialog.set(Some(which)));
    let items = vec![
        MenuItem::new("own", LearnKey::LearnOwn, move || learn.go(&Route::Open)),
        MenuItem::new("embed", Key::MenuEmbed, move || {
            platform::go(&embed_address(&learn.route.get_untracked()))
        }),
        MenuItem::new("forget", LearnKey::LearnForget, move || forget(learn)),
        dialog("settings", Key::MenuSettings, Dialog::Settings),
        dialog("help", Key::MenuHelp, Dialog::Help),
        dialog("about", Key::MenuAbout, Dialog::About),
    ];
    view! {
        <Bar home="./index.html">
            <a class="button" data-menu="contents" href=Route::Contents.to_string()>
                {move || learn.t(LearnKey::LearnContents)}
            </a>
            <Languages/>
            <Menu items/>
        </Bar>
    }
}

/// Where the lines for the page that is read are made.
fn embed_address(route: &Route) -> String {
    match route {
        Route::Page { .. } => {
            format!("embed-this.html?lesson={}", route.to_string().trim_start_matches("#/"))
        }
        _ => "embed-this.html?mode=lesson".to_owned(),
    }
}

fn forget(learn: Learn) {
    learn.forget();
    let said = text(learn.site.language_now(), LearnKey::LearnForgotten).to_owned();
    learn.site.notify(NoticeKind::Done, said);
    learn.go(&Route::Contents);
}
