//! The example of the Czech rule book, to practise the count on.

use leptos::prelude::*;

use crate::app::platform::storage;
use crate::app::state::Page;
use crate::engine::Game;
use crate::i18n::Key;
use crate::{saved, sgf};

const SAMPLE: &str = include_str!("../../../../public/samples/czech-rule-book-13.sgf");

/// Where the visitor's own game waits meanwhile.
const OWN: &str = "hoshi.own";

fn open(page: Page, own: RwSignal<bool>) {
    // A sample opened over the sample must not lose the game that waits already.
    let to_keep = !own.get_untracked() && page.game.with_untracked(|game| !game.record().is_empty());
    if to_keep {
        own.set(storage::write(OWN, &super::kept_now(page)).is_ok());
    }
    let sample = sgf::read_text(SAMPLE).ok().and_then(|mut collection| collection.records.pop());
    if let Some(record) = sample {
        page.put(Game::opened(record));
    }
}

fn back(page: Page, own: RwSignal<bool>) {
    let kept = storage::read(OWN).and_then(|text| saved::restore(&text).ok());
    if let Some(kept) = kept {
        page.put(kept.game.clone());
        super::take_up(page, kept);
    }
    storage::remove(OWN);
    own.set(false);
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
    let go = move |_| if own.get_untracked() { back(page, own) } else { open(page, own) };
    view! {
        <button type="button" class="button quiet sample" hidden=move || only_back && !own.get() data-sample=move || if own.get() { "back" } else { "open" } on:click=go>
            {move || page.t(if own.get() { Key::SampleBack } else { Key::SampleOpen })}
        </button>
    }
}
