//! A problem to be solved on an embedded board.

use leptos::prelude::*;

use super::State;
use crate::app::state::Highlight;
use crate::embed::Mode;
use crate::engine::NodeId;
use crate::goban::{BuildOptions, Capabilities, Model, build};
use crate::i18n::{Key, Message, words};
use crate::lessons::{Answer, ReplyKind, Session, Stage, Text};

/// What to draw of a problem: its game, with the signs of its record where it begins.
pub fn model(state: State, session: &Session) -> Model {
    let may = Capabilities { play: session.stage() == Stage::Asking && !readonly(state), ..Capabilities::NONE };
    let game = session.game();
    let mut model = build(game, BuildOptions { capabilities: may, last_move: true });
    if game.ply() == 0 {
        state.record.with_value(|record| {
            let marks = record.iter().flat_map(|record| &record.node(NodeId::ROOT).marks);
            for mark in marks.filter(|mark| model.size.contains(mark.at)) {
                model.points[model.size.index(mark.at)].shape = Some(mark.shape.clone());
            }
        });
    }
    model
}

fn readonly(state: State) -> bool {
    state.options.with_untracked(|options| options.readonly)
}

/// Answers a problem, and says how the answer fares.
pub fn answer(state: State, answer: &Answer) {
    if readonly(state) {
        return;
    }
    let mut reply = None;
    state.session.update(|session| reply = session.as_mut().map(|session| session.answer(answer)));
    let Some(reply) = reply else { return };
    let language = state.page.language_now();
    let refused = match &reply.kind {
        ReplyKind::Refused(illegal) => state.with_game(|game| words::illegal(language, illegal, game)),
        _ => String::new(),
    };
    let said = match &reply.text {
        Some(Text::Plain(text)) => text.clone(),
        _ => refused,
    };
    let points = reply.marks.iter().map(|mark| mark.at).collect();
    state.page.highlight.set(Highlight { points, tried: None });
    state.said.set(said);
}

/// Takes back what was wrong.
pub fn retry(state: State) {
    change(state, Session::retry);
}

/// Starts the problem anew.
pub fn reset(state: State) {
    change(state, Session::reset);
}

fn change(state: State, change: fn(&mut Session)) {
    state.session.update(|session| session.iter_mut().for_each(change));
    state.page.highlight.set(Highlight::default());
    state.said.set(String::new());
}

fn hint(state: State) {
    let mut points = Vec::new();
    state.session.update(|session| {
        if let Some(session) = session {
            // The first hint is a text, which problems in records do not have.
            let hints = [session.hint(), session.hint()];
            points = hints[1].marks.iter().map(|mark| mark.at).collect();
        }
    });
    state.said.set(String::new());
    state.page.highlight.set(Highlight { points, tried: None });
}

/// What is asked, what was said to the last answer, and the ways on.
#[component]
pub fn Panel(state: State) -> impl IntoView {
    let page = state.page;
    debug_assert!(state.options.with_untracked(|options| options.kind.mode == Mode::Problem));
    let stage = Memo::new(move |_| {
        state.session.with(|session| session.as_ref().map_or(Stage::Asking, Session::stage))
    });
    let task = move || {
        state.session.with(|session| {
            let session = session.as_ref()?;
            Some(page.say(&Message::StatusToPlay { color: session.page().to_play }))
        })
    };
    let intro = move || {
        state.session.with(|session| session.as_ref().and_then(|session| session.page().intro.clone()))
    };
    let verdict = move || match stage.get() {
        Stage::Asking => None,
        Stage::Failed => Some(page.t(Key::ProblemWrong)),
        Stage::Solved => Some(page.t(Key::ProblemSolved)),
    };
    let stage_name = move || match stage.get() {
        Stage::Asking => "asking",
        Stage::Failed => "failed",
        Stage::Solved => "solved",
    };
    let button = move |key: Key, act: fn(State)| {
        view! {
            <button type="button" class="button" on:click=move |_| act(state)>{move || page.t(key)}</button>
        }
    };
    view! {
        <div class="problem" data-stage=stage_name>
            <p class="status">{task}</p>
            {move || intro().map(|text| view! { <p class="comment" tabindex="0">{text}</p> })}
            <div role="status">
                {move || verdict().map(|text| view! { <p class="verdict">{text}</p> })}
                {move || {
                    let said = state.said.get();
                    (!said.is_empty()).then(|| view! { <p class="problem-said">{said}</p> })
                }}
            </div>
            <div class="actions">
                {move || match stage.get() {
                    Stage::Asking => view! { {button(Key::ProblemHint, hint)} }.into_any(),
                    Stage::Failed => view! { {button(Key::CommonTryAgain, retry)} }.into_any(),
                    Stage::Solved => view! { {button(Key::ProblemAgain, reset)} }.into_any(),
                }}
            </div>
        </div>
    }
}
