//! What the page has to say: the visible notice, and the voice for screen readers.

use leptos::prelude::*;

use super::close_button::CloseButton;
use super::platform::{files, storage};
use super::play::count;
use super::state::{Notice, NoticeKind, Page};
use crate::i18n::{Key, words};

/// The notice in force. Its place is there before it, so that nothing jumps.
#[component]
pub fn Notices() -> impl IntoView {
    let page = Page::get();
    view! {
        <div class="notice-place" role="alert">
            {move || page.notice.get().map(|notice| view! { <Shown notice/> })}
        </div>
    }
}

#[component]
fn Shown(notice: Notice) -> impl IntoView {
    let page = Page::get();
    let kind = match &notice.kind {
        NoticeKind::Done => "done",
        NoticeKind::Refused => "refused",
        NoticeKind::Trouble | NoticeKind::SetAside { .. } => "trouble",
    };
    let rescue = match notice.kind {
        NoticeKind::SetAside { key, data } => Some(view! { <Rescue key data/> }),
        _ => None,
    };
    view! {
        <div class=format!("notice {kind}") data-notice=kind>
            <p>{notice.text}</p>
            {rescue}
            <CloseButton class="small" on_close=move || page.notice.set(None)/>
        </div>
    }
}

/// What can be done with data that was set aside.
#[component]
fn Rescue(key: Option<String>, data: String) -> impl IntoView {
    let page = Page::get();
    let discard = key.map(|key| {
        view! {
            <button type="button" class="button small quiet" on:click=move |_| {
                storage::remove(&key);
                page.notice.set(None);
            }>
                {move || page.t(Key::StorageDiscard)}
            </button>
        }
    });
    view! {
        <button type="button" class="button small" on:click=move |_| {
            if files::download("hoshi-data.json", "application/json", &data).is_err() {
                page.notify(NoticeKind::Trouble, page.t(Key::StorageUnavailable).to_owned());
            }
        }>
            {move || page.t(Key::StorageDownload)}
        </button>
        {discard}
    }
}

/// Tells screen readers what happens in the game.
#[component]
pub fn Voice() -> impl IntoView {
    let page = Page::get();
    let said = move || {
        if let Some(said) = count::spoken(page) {
            return Some(said);
        }
        page.happened.with(|event| {
            let language = page.language_now();
            event.as_ref().map(|event| page.game.with_untracked(|game| words::event(language, event, game)))
        })
    };
    view! { <p class="unseen" role="status" data-said="">{said}</p> }
}
