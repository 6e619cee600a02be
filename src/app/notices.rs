//! What the page has to say: the visible notice, and the voice for screen readers.

use leptos::prelude::*;

use super::close_button::CloseButton;
use super::platform::{files, storage};
use super::site::{Notice, NoticeKind, Site};
use crate::i18n::Key;

/// The notice in force. Its place is there before it, so that nothing jumps.
#[component]
pub fn Notices() -> impl IntoView {
    let site = Site::get();
    view! {
        <div class="notice-place" role="alert">
            {move || site.notice.get().map(|notice| view! { <Shown notice/> })}
        </div>
    }
}

#[component]
fn Shown(notice: Notice) -> impl IntoView {
    let site = Site::get();
    let kind = match &notice.kind {
        NoticeKind::Done | NoticeKind::Offer { .. } => "done",
        NoticeKind::Refused => "refused",
        NoticeKind::Trouble | NoticeKind::SetAside { .. } => "trouble",
    };
    let said = match &notice.kind {
        NoticeKind::Offer { said, .. } => Some(*said),
        _ => None,
    };
    let rescue = match notice.kind {
        NoticeKind::SetAside { key, data } => Some(view! { <Rescue key data/> }.into_any()),
        NoticeKind::Offer { label, act, .. } => Some(
            view! {
                <button type="button" class="button small" data-offer="" on:click=move |_| act()>
                    {move || site.t(label)}
                </button>
            }
            .into_any(),
        ),
        _ => None,
    };
    view! {
        <div class=format!("notice {kind}") data-notice=kind>
            <p>
                {move || said.map(|said| site.t(said))}
                {(said.is_some() && !notice.text.is_empty()).then_some("\n")}
                {notice.text.clone()}
            </p>
            {rescue}
            <CloseButton class="small" on_close=move || site.notice.set(None)/>
        </div>
    }
}

/// What can be done with data that was set aside.
#[component]
fn Rescue(key: Option<String>, data: String) -> impl IntoView {
    let site = Site::get();
    let sure = RwSignal::new(false);
    let discard = key.map(|key| {
        view! {
            <button type="button" class="button small quiet" data-discard="" on:click=move |_| {
                if sure.get_untracked() {
                    storage::remove(&key);
                    site.notice.set(None);
                }
                sure.set(true);
            }>
                {move || site.t(if sure.get() { Key::StorageDiscardSure } else { Key::StorageDiscard })}
            </button>
        }
    });
    view! {
        <button type="button" class="button small" on:click=move |_| {
            if files::download("hoshi-data.json", "application/json", &data).is_err() {
                site.notify(NoticeKind::Trouble, site.t(Key::StorageUnavailable).to_owned());
            }
        }>
            {move || site.t(Key::StorageDownload)}
        </button>
        {discard}
    }
}

/// Tells screen readers what the page has to say to them.
#[component]
pub fn Voice() -> impl IntoView {
    let site = Site::get();
    view! { <p class="unseen" role="status" data-said="">{site.voice}</p> }
}
