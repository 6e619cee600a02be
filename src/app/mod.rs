//! The page: the only floor that knows Leptos and the browser.

// Each page is built without the parts of the others.
#![cfg_attr(
    not(all(feature = "game", feature = "learn", feature = "embed")),
    allow(dead_code, unused_imports)
)]

mod bar;
mod board;
mod close_button;
mod crash;
mod dialogs;
#[cfg(feature = "embed")]
pub mod embed;
mod file_choice;
mod focus;
#[cfg(feature = "game")]
mod header;
#[cfg(feature = "game")]
mod keeper;
mod later;
#[cfg(feature = "learn")]
pub mod learn;
mod notices;
mod platform;
mod play;
mod reading;
mod records;
mod settings;
mod site;
mod state;

use leptos::ev;
use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::i18n::{Message, words};
use settings::Settings;
use site::Site;
use state::{NoticeKind, Page};

/// Puts the page into the document's body, with the game that was left there last.
///
/// # Errors
/// [`later::Missing`]: what brings that game back could not be fetched.
#[cfg(feature = "game")]
pub async fn begin() -> Result<(), later::Missing> {
    crash::watch();
    let settings = Settings::load();
    let found = keeper::find(settings.language()).await?;
    mount_to_body(move || app(settings, found));
    Ok(())
}

#[cfg(feature = "game")]
fn app(settings: Settings, found: keeper::Found) -> impl IntoView {
    let site = Site::provide(settings);
    let page = Page::provide(found.kept.game.clone(), site);
    page.previous.set(found.previous);
    play::count::take_up(page, found.kept);
    if let Some(notice) = found.notice {
        page.notice.set(Some(notice));
    }
    keeper::keep(page);
    keeper::keep_what_is_played(page);
    keeper::keep_previous(page);
    keeper::watch_other_tabs(page);
    let _ = focus::keep_in_panel(page);
    play::count::suggest(page, || true);
    play::count::keep_in_view(page);
    show_title(page);
    speak(page);
    take_records(page);
    load_ahead(page);
    view! {
        <board::StoneDefs/>
        <header::Header/>
        <play::PlayScreen/>
        <notices::Voice/>
        <dialogs::Dialogs/>
    }
}

fn show_title(page: Page) {
    Effect::new(move |_| {
        let status = play::count::status(page);
        platform::document().set_title(&page.say(&Message::AppTitle { status: &status }));
    });
}

/// Screen readers are told what happens in the game.
fn speak(page: Page) {
    Effect::new(move |_| {
        let language = page.language_now();
        let said = page.happened.with(|event| {
            event.as_ref().map(|event| page.game.with_untracked(|game| words::event(language, event, game)))
        });
        let said = play::count::spoken(page).or(said);
        page.site.voice.set(said.unwrap_or_default());
    });
}

/// Whoever plays will want the rest of the program too: it comes while they think about their next
/// move, and then needs no connection any more.
#[cfg(feature = "game")]
fn load_ahead(page: Page) {
    let begun = Memo::new(move |_| page.game.with(|game| !game.record().is_empty()));
    Effect::new(move |_| {
        if begun.get() {
            spawn_local(async {
                // What does not come now is fetched when it is wanted, and missed aloud then.
                let _ = reading::load().await;
                let _ = dialogs::load().await;
                let _ = play::panel::load_count().await;
            });
        }
    });
}

/// A record may be dropped anywhere on the page, or pasted where nothing else takes a paste.
fn take_records(page: Page) {
    file_choice::take_drops(move |transfer| {
        if !records::open_transfer(page, &transfer) {
            let text = crate::i18n::text(page.language_now(), crate::i18n::Key::ReadNotSgf);
            page.notify(NoticeKind::Trouble, text.to_owned());
        }
    });
    let paste = window_event_listener(ev::paste, move |event| {
        use wasm_bindgen::JsCast;
        let in_field = event
            .target()
            .and_then(|target| target.dyn_into::<web_sys::Element>().ok())
            .is_some_and(|element| element.closest("input, textarea").ok().flatten().is_some());
        if !in_field && let Some(transfer) = event.clipboard_data() {
            records::open_transfer(page, &transfer);
        }
    });
    on_cleanup(move || paste.remove());
}
