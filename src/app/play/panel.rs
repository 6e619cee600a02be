//! The panel beside the board: what is to be done, and the means to do it.

use leptos::prelude::*;
use leptos::wasm_split::wasm_split;

use super::{count, walk};
use crate::app::later::{Shown, later};
use crate::app::notices::Notices;
use crate::app::state::{Dialog, Page};
use crate::engine::{Action, Phase};
use crate::i18n::{Key, Message, words};

/// Status, notices, and what belongs to the phase of the game.
#[component]
pub fn Panel() -> impl IntoView {
    let page = Page::get();
    let status = move || count::status(page);
    // Below it: how to begin, then always the last thing that happened.
    let lately = move || {
        let language = page.language();
        page.game.with(|game| match (game.record().is_empty(), game.phase()) {
            (true, Phase::Play) if game.record().info.handicap > 0 => {
                page.say(&Message::NewGameFirstMove { color: game.position().to_play() })
            }
            (true, Phase::Play) => page.t(Key::AppFirstVisit).to_owned(),
            (_, Phase::Play) => words::lately(language, game),
            _ => String::new(),
        })
    };
    view! {
        <aside class="panel" id="panel" tabindex="-1">
            // Where it is seen, the sheets say: where what comes and goes moves no button and covers none.
            <Notices/>
            <div class="panel-head">
                <p class="status">{status}</p>
                <p class="hint">{lately}</p>
                <Recorded/>
            </div>
            <PhaseActions/>
            <walk::Walk/>
        </aside>
    }
}

/// The result that an opened record tells, where it tells it of the position shown.
#[component]
pub fn Recorded() -> impl IntoView {
    let page = Page::get();
    move || {
        let outcome = page.game.with(|game| game.recorded_outcome())?;
        let said = words::outcome(page.language(), &outcome);
        Some(view! { <p class="recorded" data-recorded="">{page.t(Key::GameInfoResult)}": "{said}</p> })
    }
}

/// What can be done in the phase of the game.
#[component]
pub fn PhaseActions() -> impl IntoView {
    let page = Page::get();
    let phase = Memo::new(move |_| match count::stage_name(page) {
        Some("trial") => "trial",
        _ if count::is_carried_out(page) => "course",
        _ => page.game.with(|game| game.phase().name()),
    });
    move || match phase.get() {
        #[cfg(feature = "count")]
        phase @ ("trial" | "course" | "counting" | "finished") => later(move || count_panel(phase)),
        _ => view! { <PlayActions/> }.into_any(),
    }
}

#[cfg(feature = "count")]
#[wasm_split(count, wasm_split_path = leptos::wasm_split, fallible, preload(load_count))]
pub fn count_panel(phase: &'static str) -> Shown {
    Ok(match phase {
        "trial" => view! { <count::TrialPanel/> }.into_any(),
        "course" => view! { <count::CoursePanel/> }.into_any(),
        "counting" => view! { <count::CountPanel/> }.into_any(),
        _ => view! { <count::ResultPanel/> }.into_any(),
    })
}

/// Pass, undo, redo, resign.
#[component]
fn PlayActions() -> impl IntoView {
    let page = Page::get();
    let in_play = move || page.game.with(|game| matches!(game.phase(), Phase::Play));
    view! {
        <div class="actions">
            <button type="button" class="button" disabled=move || !in_play() on:click=move |_| page.act(Action::Pass)>
                {move || page.t(Key::PlayPass)}
            </button>
            <button
                type="button"
                class="button"
                disabled=move || !page.game.with(|game| game.can_go_back())
                on:click=move |_| page.act(Action::Back)
            >
                {move || page.t(Key::PlayUndo)}
            </button>
            <button
                type="button"
                class="button"
                disabled=move || !page.game.with(|game| game.can_go_forward())
                on:click=move |_| page.act(Action::Forward)
            >
                {move || page.t(Key::PlayRedo)}
            </button>
            <button type="button" class="button" disabled=move || !in_play() on:click=move |_| page.dialog.set(Some(Dialog::Resign))>
                {move || page.t(Key::PlayResign)}
            </button>
        </div>
    }
}
