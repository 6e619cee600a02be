//! The page: the only floor that knows Leptos and the browser.

mod board;
mod close_button;
mod crash;
mod dialogs;
pub mod embed;
mod header;
mod keeper;
mod notices;
mod platform;
mod play;
mod records;
mod settings;
mod state;

use leptos::ev;
use leptos::prelude::*;

use crate::i18n::{Message, words};
use settings::Settings;
use state::{NoticeKind, Page};

/// Puts the page into the document's body.
pub fn mount() {
    crash::watch();
    mount_to_body(App);
}

#[component]
fn App() -> impl IntoView {
    let settings = Settings::load();
    let found = keeper::find(settings.language());
    let page = Page::provide(found.game, settings);
    if let Some(notice) = found.notice {
        page.notice.set(Some(notice));
    }
    keeper::keep(page);
    keep_settings(page);
    show_on_document(page);
    take_drops(page);
    view! {
        <board::StoneDefs/>
        <header::Header/>
        <play::PlayScreen/>
        <notices::Voice/>
        <dialogs::Dialogs/>
    }
}

fn keep_settings(page: Page) {
    Effect::new(move |before: Option<Settings>| {
        let settings = page.settings.get();
        if before.is_some_and(|before| before != settings) {
            settings.store();
        }
        settings
    });
}

/// Language, theme and title are the document's.
fn show_on_document(page: Page) {
    Effect::new(move |_| {
        let Some(root) = platform::document().document_element() else { return };
        let theme = page.settings.with(|settings| settings.theme);
        let attributes = [("lang", page.language().tag()), ("data-theme", theme.name())];
        for (name, value) in attributes {
            // Setting these two on the root element cannot fail.
            let _ = root.set_attribute(name, value);
        }
    });
    Effect::new(move |_| {
        let status = page.game.with(|game| words::status(page.language(), game));
        platform::document().set_title(&page.say(&Message::AppTitle { status: &status }));
    });
}

/// A record may be dropped anywhere on the page, or pasted where nothing else takes a paste.
fn take_drops(page: Page) {
    let over = window_event_listener(ev::dragover, |event| event.prevent_default());
    let drop = window_event_listener(ev::drop, move |event| {
        event.prevent_default();
        if let Some(transfer) = event.data_transfer()
            && !records::open_transfer(page, &transfer)
        {
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
    on_cleanup(move || {
        over.remove();
        drop.remove();
        paste.remove();
    });
}
