//! A board in somebody else's page: mounted into a place, told what to show, and taken away again.
//!
//! `embed/` has the custom element that owns one of these, and the page of the frame.

mod beginning;
mod details;
mod exercise;
mod listener;
mod problem;
mod screen;

use std::cell::Cell;
use std::sync::Arc;

use leptos::mount::{UnmountHandle, mount_to};
use leptos::prelude::*;
use wasm_bindgen::JsValue;
use web_sys::HtmlElement;

use super::platform::ground::Ground;
pub use super::platform::judge::start_by as judge_by;
use super::settings::{self, Settings};
use super::site::Site;
use super::state::Page;
use crate::embed::{Options, Start, Theme, go};
use crate::engine::{Action, Color, Game, Point, Record};
use crate::goban::action_at;
use crate::i18n::{Key, text};
use crate::sgf;
use beginning::{attribute, tell_faults};
use exercise::Exercise;

pub use beginning::Beginning;
pub use listener::Listener;

/// A board in its place. Dropping it takes it away, with all that it listens to.
pub struct Board {
    _handle: UnmountHandle<AnyViewState>,
    _owner: Owner,
    state: State,
    listener: Listener,
}

/// What the parts of one embedded board share.
#[derive(Clone, Copy)]
struct State {
    page: Page,
    options: RwSignal<Options>,
    /// What is asked of the visitor, in the modes that ask.
    exercise: RwSignal<Option<Arc<dyn Exercise>>>,
    /// The record as it was given, to begin with again.
    record: StoredValue<Option<Record>>,
}

thread_local! {
    /// Who hears when the program fails.
    static FAILURE: Cell<Option<js_sys::Function>> = const { Cell::new(None) };
}

/// From now on `listener` hears when the program fails.
pub fn watch(listener: js_sys::Function) {
    FAILURE.set(Some(listener));
    std::panic::set_hook(Box::new(|failure| {
        web_sys::console::error_1(&failure.to_string().into());
        if let Some(listener) = FAILURE.take() {
            // There is nobody left to tell when this fails too.
            let _ = listener.call0(&JsValue::UNDEFINED);
        }
    }));
}

type AnyViewState = <AnyView as Render>::State;

impl Board {
    /// Puts a board into `place`. `listener` hears what happens, as `(name, detail)`.
    #[must_use]
    pub fn mount(place: HtmlElement, beginning: Beginning, listener: js_sys::Function) -> Board {
        let listener = Listener::new(listener);
        let Beginning { options, record, game, exercise } = beginning;
        let owner = Owner::new();
        let state = owner.with(|| {
            let site = Site::provide_embedded(settings_of(&options), Ground::place(place.clone()));
            let page = Page::provide(game, site);
            let state = State {
                page,
                options: RwSignal::new(options),
                exercise: RwSignal::new(exercise),
                record: StoredValue::new(record),
            };
            state.permit();
            state
        });
        let hears = listener.clone();
        let view = move || {
            state.page.site.follow_language();
            listener::listen(state, hears);
            view! { <screen::Screen state/> }.into_any()
        };
        let handle = owner.with(|| mount_to(place, view));
        Board { _handle: handle, _owner: owner, state, listener }
    }

    /// Begins anew, with other attributes and another record.
    pub fn begin(&self, beginning: Beginning) {
        let Beginning { options: now, record: given, game, exercise: asked } = beginning;
        let State { page, options, exercise, record } = self.state;
        page.settings.set(settings_of(&now));
        options.set(now);
        record.set_value(given);
        exercise.set(asked);
        self.state.permit();
        page.put(game);
    }

    /// Shows the same game by other attributes. Answers whether they ask for another game, for
    /// which the board has to [`begin`](Board::begin) anew.
    pub fn show(&self, attributes: &JsValue) -> bool {
        let has_record = self.state.record.with_value(Option::is_some);
        let (options, faults) = Options::read(|name| attribute(attributes, name), has_record);
        tell_faults(&self.listener, &faults);
        let before = self.state.options.get_untracked();
        if before.kind != options.kind {
            return false;
        }
        let State { page, options: shown, .. } = self.state;
        page.settings.set(settings_of(&options));
        let moved = options.start.filter(|_| options.start != before.start);
        shown.set(options);
        self.state.permit();
        if let Some(to) = moved {
            self.go(to);
        }
        true
    }

    /// The mode's name, as the attribute spells it.
    pub fn mode(&self) -> &'static str {
        self.state.options.with_untracked(|options| options.kind.mode.name())
    }

    /// Begins the same game anew.
    pub fn restart(&self) {
        self.state.restart();
    }

    /// Plays on a point, if the visitor could. Answers whether anything has changed.
    pub fn play(&self, point: &str) -> bool {
        let on_board = |point: &Point| self.state.with_game(|game| game.record().size().contains(*point));
        let Some(point) = point.parse::<Point>().ok().filter(on_board) else {
            return self.refuse(Key::EmbedNoPoint);
        };
        self.state.touch(point) || (!self.takes_moves() && self.refuse(Key::EmbedNoMoves))
    }

    /// Passes, if the visitor could. Answers whether anything has changed.
    pub fn pass(&self) -> bool {
        self.state.pass() || (!self.takes_moves() && self.refuse(Key::EmbedNoMoves))
    }

    /// Goes to a move of the line: after so many moves, or to its end where the number is larger.
    pub fn goto(&self, number: u32) {
        self.go(Start::At(usize::try_from(number).unwrap_or(usize::MAX)));
    }

    /// The record on the board, as SGF.
    pub fn to_sgf(&self) -> String {
        self.state.with_game(|game| sgf::write(game.record()))
    }

    /// What stands on the board, as `hoshi-position` tells it.
    pub fn position(&self) -> JsValue {
        self.state.with_game(details::position)
    }

    /// Whether the visitor may play; a move against the rules is refused on the board itself.
    fn takes_moves(&self) -> bool {
        let State { page, exercise, options, .. } = self.state;
        let answers = exercise.with_untracked(Option::is_some) && !options.with_untracked(|o| o.readonly);
        answers || page.capabilities.get_untracked().play
    }

    /// Tells the program that asked for a move why there is none. Answers that nothing has changed.
    fn refuse(&self, why: Key) -> bool {
        let message = text(self.state.page.language_now(), why);
        self.listener.tell("hoshi-error", &details::error("refused", message));
        false
    }

    fn go(&self, to: Start) {
        let page = self.state.page;
        // An exercise is not walked through: a problem's solution stands in its record.
        if self.state.exercise.with_untracked(Option::is_some) {
            return;
        }
        page.game.update(|game| go(game, to));
    }
}

impl State {
    /// The visitor may do what the attributes say.
    fn permit(self) {
        let may = self.options.with_untracked(|options| options.kind.mode.capabilities(options.readonly));
        if self.page.capabilities.get_untracked() != may {
            self.page.capabilities.set(may);
        }
    }

    fn restart(self) {
        self.page.dialog.set(None);
        if let Some(exercise) = self.exercise.get_untracked() {
            return exercise.reset(self);
        }
        // It began once, so it begins again.
        if let Ok(beginning) = Beginning::of(self.options.get_untracked(), self.record.get_value()) {
            self.page.put(beginning.game);
        }
    }

    fn with_game<T>(self, read: impl FnOnce(&Game) -> T) -> T {
        self.page.game.with_untracked(read)
    }

    /// A touch of a point, by whoever may. Answers whether anything has changed.
    fn touch(self, point: Point) -> bool {
        self.changes(|| {
            if let Some(exercise) = self.exercise.get_untracked() {
                return exercise.touch(self, point);
            }
            let may = self.page.capabilities.get_untracked();
            if let Some(action) = self.page.game.with_untracked(|game| action_at(game, may, point)) {
                self.page.act(action);
            }
        })
    }

    fn pass(self) -> bool {
        self.changes(|| match self.exercise.get_untracked() {
            Some(exercise) => exercise.pass(self),
            None => self.page.act(Action::Pass),
        })
    }

    fn changes(self, act: impl FnOnce()) -> bool {
        let seen = |game: &Game| {
            let marked = game.phase().marked_dead().map(std::collections::BTreeSet::len);
            (game.record().len(), game.cursor(), game.handicap_to_place(), game.phase().name(), marked)
        };
        let before = self.with_game(seen);
        act();
        self.with_game(seen) != before
    }
}

fn settings_of(options: &Options) -> Settings {
    Settings {
        language: options.language,
        theme: match options.theme {
            Theme::Auto => settings::Theme::System,
            Theme::Light => settings::Theme::Light,
            Theme::Dark => settings::Theme::Dark,
        },
        coordinates: options.coordinates,
        ..Settings::default()
    }
}

/// The side to move on the board.
fn to_play(game: &Game) -> Color {
    game.position().to_play()
}
