//! The page of the lessons: a program of its own, so that who plays does not load it.

mod answers;
mod arrive;
mod board;
mod booklet;
mod contents;
mod dialogs;
mod header;
mod lesson;
mod library;
mod open;
mod own;
mod places;
mod screen;
mod state;
mod summary;
mod waiting;
mod words;

use leptos::ev;
use leptos::prelude::*;
use leptos::wasm_split::wasm_split;

use super::board::StoneDefs;
use super::file_choice::take_drops;
use super::later::{Shown, screen_later};
use super::notices::Voice;
use super::settings::Settings;
use super::site::{Dialog, Site};
use super::{crash, platform};
use crate::i18n::{LearnKey, LearnMessage};
use crate::lessons::Route;
use library::Files;
use state::Learn;

/// Puts the page into the document's body.
pub async fn begin() {
    crash::watch();
    let (settings, route) = (Settings::load(), here());
    let files = Files::ahead(&route, settings.language()).await;
    mount_to_body(move || view! { <App settings route files/> });
}

#[component]
fn App(settings: Settings, route: Route, files: Files) -> impl IntoView {
    let site = Site::provide(settings);
    let learn = Learn::provide(site, route, files);
    let moved = window_event_listener(ev::hashchange, move |_| {
        site.notice.set(None);
        site.dialog.set(None);
        learn.moved.set_value(true);
        // What could not be fetched then may be there now.
        learn.library.retry();
        if learn.route.get_untracked() != here() {
            learn.route.set(here());
        }
    });
    on_cleanup(move || moved.remove());
    help_by_key(site);
    learn.watch_other_tabs();
    open_drops(learn);
    show_title(learn);
    view! {
        <StoneDefs/>
        <header::Header/>
        <Screen/>
        <Voice/>
        <dialogs::Dialogs/>
    }
}

/// `?` shows the keys, wherever it is no letter of a text.
fn help_by_key(site: Site) {
    let keys = window_event_listener(ev::keydown, move |event| {
        let used = event.ctrl_key() || event.meta_key() || event.alt_key() || event.default_prevented();
        if event.key() == "?" && !used && !screen::in_use(&event) {
            event.prevent_default();
            site.dialog.set(Some(Dialog::Help));
        }
    });
    on_cleanup(move || keys.remove());
}

fn here() -> Route {
    Route::of(&platform::window().location().hash().unwrap_or_default())
}

#[component]
fn Screen() -> impl IntoView {
    let learn = Learn::get();
    move || match learn.route.get() {
        Route::Contents => view! { <contents::Contents/> }.into_any(),
        Route::Page { chapter, page } => view! { <places::CoursePage chapter page/> }.into_any(),
        route @ (Route::Summary | Route::Booklet | Route::Open) => {
            screen_later(move || beside(route.clone()))
        }
        Route::Own { source, number } => {
            own::fetch(learn, source.clone());
            view! { <places::OwnPage source number/> }.into_any()
        }
        Route::File { number } => {
            own::take_up(learn);
            view! { <places::OwnPage source=String::new() number/> }.into_any()
        }
    }
}

/// What stands beside the course.
#[wasm_split(beside, wasm_split_path = leptos::wasm_split, fallible)]
fn beside(route: Route) -> Shown {
    Ok(match route {
        Route::Summary => view! { <summary::Summary/> }.into_any(),
        Route::Booklet => view! { <booklet::Booklet/> }.into_any(),
        _ => view! { <open::OpenScreen/> }.into_any(),
    })
}

fn show_title(learn: Learn) {
    Effect::new(move |_| {
        let title = match learn.route.get() {
            Route::Page { chapter, .. } => learn.common(&format!("chapter.{chapter}")),
            Route::Summary => learn.t(LearnKey::LearnSummary).to_owned(),
            Route::Booklet => learn.t(LearnKey::LearnBooklet).to_owned(),
            Route::Open => learn.t(LearnKey::LearnOwn).to_owned(),
            Route::Own { .. } | Route::File { .. } => own::title(learn),
            Route::Contents => String::new(),
        };
        let title = if title.is_empty() { learn.t(LearnKey::LearnTitle).to_owned() } else { title };
        platform::document().set_title(&learn.say(&LearnMessage::LearnDocTitle { title: &title }));
    });
}

/// A lesson or a problem may be dropped anywhere on the page.
fn open_drops(learn: Learn) {
    take_drops(move |transfer| {
        if let Some(file) = transfer.files().and_then(|files| files.get(0)) {
            own::open(learn, file);
        }
    });
}
