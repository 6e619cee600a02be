//! The example of the Czech rule book, to practise the count on.

use leptos::prelude::*;

use crate::app::platform::{busy, storage};
use crate::app::reading::{self, Given, Unread};
use crate::app::state::{NoticeKind, Page};
use crate::engine::Game;
use crate::i18n::Key;

const SAMPLE: &str = include_str!("../../../../public/samples/czech-rule-book-13.sgf");

/// Where the visitor's own game waits meanwhile.
const OWN: &str = "hoshi.own";

async fn open(page: Page, own: RwSignal<bool>) -> Result<(), Unread> {
    let mut sample = reading::read(Given::Text(SAMPLE.to_owned())).await?;
    // A sample opened over the sample must not lose the game that waits already.
    let to_keep = !own.get_untracked() && page.game.with_untracked(|game| !game.record().is_empty());
    if to_keep {
        own.set(storage::write(OWN, &super::kept_now(page)).is_ok());
    }
    if let Some(record) = sample.records.pop() {
        page.put(Game::opened(record));
    }
    Ok(())
}

async fn back(page: Page, own: RwSignal<bool>) -> Result<(), Unread> {
    if let Some(text) = storage::read(OWN)
        && let Ok(kept) = reading::restore(text).await?
    {
        page.put(kept.game.clone());
        super::take_up(page, kept);
    }
    storage::remove(OWN);
    own.set(false);
    Ok(())
}

/// Goes to the sample, or back from it; what cannot be fetched for that is missed aloud.
async fn go(page: Page, own: RwSignal<bool>) {
    let gone = if own.get_untracked() { back(page, own).await } else { open(page, own).await };
    if let Err(unread) = gone {
        page.notify(NoticeKind::Trouble, unread.said(page.language_now()));
    }
}

/// The way to the sample, or back from it. In the midst of a count only the way back is offered.
#[component]
pub fn Sample(#[prop(optional)] only_back: bool) -> impl IntoView {
    let page = Page::get();
    // In somebody else's page there is no place to put the visitor's own game meanwhile.
    page.site.ground.is_body().then(|| view! { <Way only_back/> })
}

#[component]
fn Way(only_back: bool) -> impl IntoView {
    let page = Page::get();
    let own = RwSignal::new(storage::read(OWN).is_some());
    view! {
        <button type="button" class="button quiet sample" hidden=move || only_back && !own.get() data-sample=move || if own.get() { "back" } else { "open" } on:click=move |_| busy::spawn(go(page, own))>
            {move || page.t(if own.get() { Key::SampleBack } else { Key::SampleOpen })}
        </button>
    }
}
