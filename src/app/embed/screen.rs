//! The board in its place, with as much around it as its mode needs.

use std::sync::Arc;

use leptos::prelude::*;

use super::State;
use super::exercise::Exercise;
use crate::app::board::{Goban, StoneDefs, Wish};
use crate::app::dialogs::resign::ResignDialog;
use crate::app::notices::{Notices, Voice};
use crate::app::play::panel::{PhaseActions, Recorded};
use crate::app::play::seat::Seat;
use crate::app::play::walk::Walk;
use crate::app::play::{carry_out, count, fly_captures};
use crate::app::state::{Dialog, Page};
use crate::embed::Mode;
use crate::engine::{Color, Point};
use crate::goban::{BuildOptions, Model, Region, build};
use crate::i18n::{Message, words};

/// All of one embedded board.
#[component]
pub fn Screen(state: State) -> impl IntoView {
    let mode = Memo::new(move |_| state.options.with(|options| options.kind.mode));
    let controls = Memo::new(move |_| state.options.with(|options| options.controls));
    restart_when_asked(state);
    fly_captures(state.page);
    count::suggest(state.page, move || matches!(mode.get(), Mode::Play | Mode::Count));
    crate::app::speak(state.page);
    let hear = crate::app::focus::keep_in_panel(state.page);
    view! {
        <StoneDefs/>
        <div
            class="embed"
            data-mode=move || mode.get().name()
            data-controls=move || controls.get().to_string()
            lang=move || state.page.language().tag()
            on:focusin=move |event| hear(&event)
        >
            <Seats state color=Color::White/>
            <div class="embed-board"><Board state/></div>
            <Seats state color=Color::Black/>
            {move || controls.get().then(|| panel(state, mode.get(), state.exercise.get()))}
        </div>
        <Voice/>
        {move || (state.page.dialog.get() == Some(Dialog::Resign)).then(|| view! { <ResignDialog/> })}
    }
}

/// The result's "new game" begins the same game anew: there is no dialog to choose another.
fn restart_when_asked(state: State) {
    let dialog = state.page.dialog;
    Effect::new(move |_| {
        if dialog.get() == Some(Dialog::NewGame) {
            dialog.set(None);
            state.restart();
        }
    });
}

/// A side of the board, where there are players.
#[component]
fn Seats(state: State, color: Color) -> impl IntoView {
    let is_shown = Memo::new(move |_| {
        state.options.with(|options| {
            options.controls && matches!(options.kind.mode, Mode::Play | Mode::Record | Mode::Count)
        })
    });
    move || is_shown.get().then(|| view! { <Seat color bowl=false/> })
}

#[component]
fn Board(state: State) -> impl IntoView {
    let page = state.page;
    let model = Memo::new(move |_| {
        let options = BuildOptions { capabilities: page.capabilities.get(), last_move: true };
        let asked = state.exercise.get().map(|exercise| exercise.model(state));
        let shown = asked.or_else(|| count::model(page));
        Arc::new(shown.unwrap_or_else(|| page.game.with(|game| build(game, options))))
    });
    let label = Signal::derive(move || {
        let size = model.with(|model: &Arc<Model>| model.size);
        page.say(&Message::BoardLabel { width: size.width().into(), height: size.height().into() })
    });
    let describe = Callback::new(move |point: Point| {
        let language = page.language();
        count::describe(page, point)
            .unwrap_or_else(|| state.with_game(|game| words::point(language, game, point)))
    });
    let on_wish = Callback::new(move |wish| {
        let Some(exercise) = state.exercise.get_untracked() else { return carry_out(page, wish) };
        match wish {
            Wish::Touch(point) => _ = state.touch(point),
            Wish::Pass => _ = state.pass(),
            Wish::Back => exercise.retry(state),
            Wish::ToStart => exercise.reset(state),
            Wish::Forward | Wish::ToEnd => {}
        }
    });
    view! {
        <Goban
            model=model
            coordinates=Signal::derive(move || page.settings.with(|settings| settings.coordinates))
            highlight=page.highlight
            label
            describe
            on_wish
            on_aim=Callback::new(move |point| page.aimed.set(Some(point)))
            on_grab=Callback::new(move |point| count::grab(page, point))
            region=Signal::derive(move || region(state))
            wheel=false
        />
    }
}

/// The part of the board to show: as the attribute has it, else as the page of a lesson has it.
fn region(state: State) -> Option<Region> {
    let said = state.options.with(|options| options.region);
    said.or_else(|| state.exercise.with(|exercise| exercise.as_ref().map(|exercise| exercise.region())))
}

fn panel(state: State, mode: Mode, exercise: Option<Arc<dyn Exercise>>) -> Option<AnyView> {
    // An exercise says itself what is to be done.
    let status = exercise.is_none().then(|| view! { <Status/> });
    let inside = match (mode, exercise) {
        (Mode::Diagram, _) => return None,
        (_, Some(exercise)) => exercise.panel(state),
        (Mode::Play | Mode::Count, None) => view! { <Phases/><Walk/> }.into_any(),
        (_, None) => view! { <Walk/> }.into_any(),
    };
    Some(
        view! { <div class="panel embed-panel" id="panel" tabindex="-1">{status}<Notices/>{inside}</div> }
            .into_any(),
    )
}

/// Whose turn it is, or what the record says.
#[component]
fn Status() -> impl IntoView {
    let page = Page::get();
    let status = move || count::status(page);
    // Not every move, but that a second pass ends the game.
    let passed = move || {
        let said = page.game.with(|game| words::passed(page.language(), game))?;
        Some(view! { <p>{said}</p> })
    };
    view! { <div class="panel-head"><p class="status">{status}</p>{passed}<Recorded/></div> }
}

/// What can be done in the phase of the game, by those who may.
#[component]
fn Phases() -> impl IntoView {
    let page = Page::get();
    let may = Memo::new(move |_| page.capabilities.with(|capabilities| capabilities.play));
    let counting = Memo::new(move |_| page.game.with(|game| game.phase().name() == "counting"));
    move || match (may.get(), counting.get()) {
        (true, _) => Some(view! { <PhaseActions/> }.into_any()),
        (false, true) => Some(view! { <count::Totals/> }.into_any()),
        (false, false) => None,
    }
}
