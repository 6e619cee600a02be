//! The example of the Czech rule book, to practise the count on: by territory as it is there, or by
//! area.

use leptos::prelude::*;

use crate::app::platform::{busy, storage};
use crate::app::reading::{self, Given, Unread};
use crate::app::state::{NoticeKind, Page};
use crate::engine::rules::Scoring;
use crate::engine::{Game, Preset, RulesName};
use crate::i18n::Key;

const SAMPLE: &str = include_str!("../../../../public/samples/czech-rule-book-13.sgf");

/// Where the visitor's own game waits meanwhile.
const OWN: &str = "hoshi.own";

/// Whether a game is the sample, by its own name for its event.
fn is_sample(game: &Game) -> bool {
    let event = &game.record().info.event;
    !event.is_empty() && SAMPLE.contains(&format!("EV[{event}]"))
}

/// Puts the visitor's own game where it waits; tells whether it does.
fn keep_own(page: Page) -> bool {
    // One that waits already must not be lost.
    storage::read(OWN).is_none() && storage::write(OWN, &super::kept_now(page)).is_ok()
}

async fn open(page: Page, scoring: Scoring) -> Result<(), Unread> {
    let mut read = reading::read(Given::Text(SAMPLE.to_owned())).await?;
    let Some(mut record) = read.records.pop() else { return Ok(()) };
    if scoring == Scoring::Area {
        record.info.rules = RulesName::Known(Preset::Chinese);
    }
    let sample = Game::opened(record);
    if page.game.with_untracked(is_sample) || keep_own(page) {
        page.put(sample);
    } else {
        page.replace(sample);
    }
    Ok(())
}

async fn back(page: Page) -> Result<(), Unread> {
    let Some(text) = storage::read(OWN) else { return Ok(()) };
    let own = reading::restore(text).await?;
    storage::remove(OWN);
    let Ok(own) = own else { return Ok(()) };
    if page.game.with_untracked(is_sample) {
        page.put(own.game.clone());
        super::take_up(page, own);
    } else {
        page.replace(own);
    }
    Ok(())
}

/// Goes to the sample, or back from it; what cannot be fetched for that is missed aloud.
async fn go(page: Page, to: Option<Scoring>) {
    let gone = match to {
        Some(scoring) => open(page, scoring).await,
        None => back(page).await,
    };
    if let Err(unread) = gone {
        page.notify(NoticeKind::Trouble, unread.said(page.language_now()));
    }
}

/// By what the sample on the board is counted, where it is the sample (tracked).
fn scoring_here(page: Page) -> Option<Scoring> {
    page.game.with(|game| is_sample(game).then(|| game.rules().scoring))
}

/// That this is the sample, and the way back to the visitor's own game.
#[component]
pub fn SampleName() -> impl IntoView {
    let page = Page::get();
    // Whenever another game comes onto the board, another one may wait.
    let waits = Memo::new(move |_| {
        page.game.track();
        page.site.ground.is_body() && storage::read(OWN).is_some()
    });
    let here = Memo::new(move |_| scoring_here(page));
    let name = move || {
        here.get().map(|scoring| {
            let key = match scoring {
                Scoring::Territory => Key::SampleHere,
                Scoring::Area => Key::SampleHereArea,
            };
            view! { <p data-sample-name="">{page.t(key)}</p> }
        })
    };
    let way_back = move || {
        waits.get().then(|| {
            view! {
                <button type="button" class="button small" data-sample="back" on:click=move |_| busy::spawn(go(page, None))>
                    {move || page.t(Key::SampleBack)}
                </button>
            }
        })
    };
    move || {
        (here.get().is_some() || waits.get()).then(|| {
            view! { <div class="sample-name">{name}{way_back}</div> }
        })
    }
}

/// The ways to the sample: by territory and by area. In it, the other one.
#[component]
pub fn Sample() -> impl IntoView {
    let page = Page::get();
    // In somebody else's page there is no place to put the visitor's own game meanwhile.
    page.site.ground.is_body().then(|| view! { <Ways/> })
}

#[component]
fn Ways() -> impl IntoView {
    let page = Page::get();
    let here = Memo::new(move |_| scoring_here(page));
    let way = move |scoring: Scoring| {
        let (key, name) = match scoring {
            Scoring::Territory => (Key::ResultByTerritory, "territory"),
            Scoring::Area => (Key::ResultByArea, "area"),
        };
        move || {
            (here.get() != Some(scoring)).then(|| {
                view! {
                    <button type="button" class="button quiet" data-sample=name on:click=move |_| busy::spawn(go(page, Some(scoring)))>
                        {move || page.t(key)}
                    </button>
                }
            })
        }
    };
    view! {
        <section class="sample">
            <h2 class="minor">{move || page.t(Key::SamplePractise)}</h2>
            {[Scoring::Territory, Scoring::Area].map(way)}
        </section>
    }
}
