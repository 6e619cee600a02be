//! Tells the element what happens on its board.

use std::rc::Rc;

use js_sys::Function;
use leptos::prelude::*;
use wasm_bindgen::JsValue;

use super::{State, details};
use crate::app::state::{Heard, NoticeKind};
use crate::engine::{Action, Event, Game, NodeId, Phase};

/// Whoever hears of a board: a function of a name and a detail.
#[derive(Clone)]
pub struct Listener(Function);

impl Listener {
    #[must_use]
    pub fn new(function: Function) -> Listener {
        Listener(function)
    }

    /// Tells something.
    pub fn tell(&self, name: &str, detail: &JsValue) {
        // A fault in somebody else's listener is theirs, and shows on their console.
        let _ = self.0.call2(&JsValue::UNDEFINED, &name.into(), detail);
    }
}

/// What makes a position another one.
type Seen = (NodeId, &'static str, usize, usize, crate::engine::Size);

fn seen(game: &Game) -> Seen {
    let stones = game.position().board().stones().count();
    let marked = game.phase().marked_dead().map_or(0, std::collections::BTreeSet::len);
    (game.cursor(), game.phase().name(), stones, marked, game.record().size())
}

/// The moves that a problem has put on its board, as events: the visitor's, and what answers it.
pub fn answered(state: State, before: usize) {
    let Some(hearer) = state.page.hearer.get_value() else { return };
    let mut game = state.page.game.get_untracked();
    let now = game.ply();
    for _ in before..now {
        // The moves are there, so they can be walked back and forth.
        let _ = game.apply(Action::Back);
    }
    for _ in before..now {
        if let Ok(event) = game.apply(Action::Forward) {
            hearer(Heard::Event(&game, &event, true));
        }
    }
}

/// From now on the listener hears of moves, positions, results, solutions and refusals.
pub fn listen(state: State, listener: Listener) {
    let listener = StoredValue::new_local(listener);
    let tell =
        move |name: &str, detail: JsValue| listener.with_value(|listener| listener.tell(name, &detail));
    let page = state.page;

    page.hearer.set_value(Some(Rc::new(move |heard| match heard {
        Heard::Event(game, Event::Moved { mv, captured, .. }, new) => {
            tell("hoshi-move", details::moved(game, *mv, captured, new));
        }
        Heard::Event(game, Event::CountBegan, new) => {
            if let Some(mv) = game.last_move() {
                tell("hoshi-move", details::moved(game, mv, &[], new));
            }
        }
        Heard::Event(..) => {}
        Heard::Refused(why) => tell("hoshi-error", details::error("refused", why)),
    })));

    let position = Memo::new(move |_| page.game.with(seen));
    Effect::new(move |before: Option<Seen>| {
        let now = position.get();
        if before.is_some_and(|before| before != now) {
            tell("hoshi-position", state.with_game(details::position));
        }
        now
    });

    let outcome = Memo::new(move |_| {
        page.game.with(|game| match game.phase() {
            Phase::Finished(finish) => Some(finish.outcome),
            _ => None,
        })
    });
    Effect::new(move |before: Option<_>| {
        let now = outcome.get();
        if before.is_some()
            && let Some(outcome) = now
        {
            tell("hoshi-result", details::result(&outcome));
        }
        now
    });

    let solved = Memo::new(move |_| state.exercise.with(|exercise| exercise.as_ref()?.solved()));
    Effect::new(move |_| {
        if let Some((wrong_tries, hint)) = solved.get() {
            tell("hoshi-solved", details::solved(wrong_tries, hint));
        }
    });

    Effect::new(move |_| {
        if let Some(notice) = page.notice.get()
            && matches!(notice.kind, NoticeKind::Trouble)
        {
            tell("hoshi-error", details::error("refused", &notice.text));
        }
    });
}
