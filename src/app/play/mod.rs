//! The screen on which a game is played, counted and looked through.

pub mod bowl;
pub mod count;
pub(super) mod panel;
pub(super) mod seat;
pub(super) mod walk;

use std::sync::Arc;

use leptos::ev;
use leptos::prelude::*;

use super::board::{Goban, Wish, cell_id, stone_ref};
use super::platform::motion::{self, Flight};
use super::state::Page;
use crate::engine::{Action, Color, Event, NodeId, Point};
use crate::goban::{BuildOptions, action_at, build};
use crate::i18n::{Message, words};

/// A captured chain sets out stone by stone, this far apart.
const FLIGHT_STEP_MS: f64 = 35.0;

/// The game on the board, with the two seats and the panel.
#[component]
pub fn PlayScreen() -> impl IntoView {
    let page = Page::get();
    let model = Memo::new(move |_| {
        let options = BuildOptions {
            capabilities: page.capabilities.get(),
            last_move: page.settings.with(|settings| settings.last_move),
        };
        Arc::new(count::model(page).unwrap_or_else(|| page.game.with(|game| build(game, options))))
    });
    let label = Signal::derive(move || {
        let size = model.with(|model| model.size);
        page.say(&Message::BoardLabel { width: size.width().into(), height: size.height().into() })
    });
    let describe = Callback::new(move |point: Point| {
        let language = page.language();
        count::describe(page, point)
            .unwrap_or_else(|| page.game.with_untracked(|game| words::point(language, game, point)))
    });
    let on_wish = Callback::new(move |wish| carry_out(page, wish));
    fly_captures(page);
    let keys = window_event_listener(ev::keydown, move |event| walk::global_key(page, &event));
    on_cleanup(move || keys.remove());
    view! {
        <main class="table" data-phase=move || model.with(|model| model.phase) data-stage=move || count::stage_name(page)>
            <seat::Seat color=Color::White/>
            <div class="board-place">
                <Goban
                    model=model
                    coordinates=Signal::derive(move || page.settings.with(|settings| settings.coordinates))
                    highlight=page.highlight
                    label
                    describe
                    on_wish
                    on_aim=Callback::new(move |point| page.aimed.set(Some(point)))
                    on_grab=Callback::new(move |point| count::grab(page, point))
                />
            </div>
            <seat::Seat color=Color::Black/>
            <panel::Panel/>
        </main>
    }
}

/// Does what the visitor wants with the board.
pub(super) fn carry_out(page: Page, wish: Wish) {
    if count::carry_out(page, wish) {
        return;
    }
    match wish {
        Wish::Touch(point) => {
            page.aimed.set(Some(point));
            let action =
                page.game.with_untracked(|game| action_at(game, page.capabilities.get_untracked(), point));
            if let Some(action) = action {
                page.act(action);
            }
        }
        Wish::Pass => page.act(Action::Pass),
        Wish::Back => step(page, Action::Back),
        Wish::Forward => step(page, Action::Forward),
        Wish::ToStart => page.act(Action::GoTo(NodeId::ROOT)),
        Wish::ToEnd => {
            if let Some(end) = page.game.with_untracked(|game| game.line().last().copied()) {
                page.act(Action::GoTo(end));
            }
        }
    }
}

/// A step that is not there is no fault of the visitor's: nothing is said.
fn step(page: Page, action: Action) {
    let possible = page.game.with_untracked(|game| match action {
        Action::Back => game.can_go_back(),
        _ => game.can_go_forward(),
    });
    if possible {
        page.act(action);
    }
}

/// Captured stones fly into the lid, as part of the move that took them.
pub(super) fn fly_captures(page: Page) {
    Effect::new(move |_| {
        let Some(Event::Moved { mv, captured, .. }) = page.happened.get() else { return };
        let ground = page.site.ground;
        let Some(lid) = ground.find(&format!("lid-{}", mv.color)) else { return };
        let flights =
            captured.iter().take(motion::CAPTURE_STONES).enumerate().filter_map(|(number, &point)| {
                Some(Flight {
                    drawing: stone_ref(mv.color.opponent(), point),
                    from: ground.find(&cell_id(point))?,
                    to: lid.clone(),
                    delay_ms: number as f64 * FLIGHT_STEP_MS,
                })
            });
        motion::fly(ground, flights.collect(), motion::CAPTURE_MS, |_| ());
    });
}
