//! A board in somebody else's page: mounted into a place, told what to show, and taken away again.
//!
//! `embed/` has the custom element that owns one of these, and the page of the frame.

mod details;
mod listener;
mod problem;
mod screen;

use std::cell::Cell;
use std::fmt::Display;

use js_sys::{Reflect, Uint8Array};
use leptos::mount::{UnmountHandle, mount_to};
use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::HtmlElement;

use super::platform::files::BrowserDecoder;
pub use super::platform::judge::start_by as judge_by;
use super::platform::{self, ground::Ground};
use super::settings::{self, Settings};
use super::site::Site;
use super::state::Page;
use crate::embed::{Fault, Mode, Options, Start, Theme, go, start};
use crate::engine::{Action, Color, Game, Point, Record};
use crate::goban::action_at;
use crate::i18n::{Key, Language, text, words};
use crate::lessons::{self, Session, Texts};
use crate::sgf;
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
    /// The problem being solved, in that mode.
    session: RwSignal<Option<Session>>,
    /// What the problem has said to the last answer.
    said: RwSignal<String>,
    /// The stone taken up, where stones are moved.
    lifted: RwSignal<Option<Point>>,
    /// The texts of a lesson.
    texts: StoredValue<Texts>,
    /// The record as it was given, to begin with again.
    record: StoredValue<Option<Record>>,
}

/// What a board begins with.
struct Beginning {
    options: Options,
    record: Option<Record>,
    game: Game,
    session: Option<Session>,
    texts: Texts,
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
    /// Puts a board into `place`. `attributes` is an object of texts, `record` a text, an array of
    /// bytes, or nothing; `listener` hears what happens, as `(name, detail)`.
    ///
    /// # Errors
    /// An error object with `code` and `message` when there is nothing to show.
    pub fn mount(
        place: HtmlElement,
        attributes: &JsValue,
        record: &JsValue,
        listener: js_sys::Function,
    ) -> Result<Board, JsValue> {
        let listener = Listener::new(listener);
        let beginning = Beginning::read(attributes, record, &listener)?;
        let owner = Owner::new();
        let state = owner.with(|| {
            let site = Site::provide_embedded(settings_of(&beginning.options), Ground::place(place.clone()));
            let page = Page::provide(beginning.game, site);
            let state = State {
                page,
                options: RwSignal::new(beginning.options),
                session: RwSignal::new(beginning.session),
                said: RwSignal::new(String::new()),
                lifted: RwSignal::new(None),
                texts: StoredValue::new(beginning.texts),
                record: StoredValue::new(beginning.record),
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
        Ok(Board { _handle: handle, _owner: owner, state, listener })
    }

    /// Begins anew, with other attributes and another record.
    ///
    /// # Errors
    /// As [`Board::mount`]; the board stays as it was.
    pub fn begin(&self, attributes: &JsValue, record: &JsValue) -> Result<(), JsValue> {
        let beginning = Beginning::read(attributes, record, &self.listener)?;
        let State { page, options, session, said, lifted, texts, record } = self.state;
        said.set(String::new());
        lifted.set(None);
        texts.set_value(beginning.texts);
        page.settings.set(settings_of(&beginning.options));
        options.set(beginning.options);
        record.set_value(beginning.record);
        session.set(beginning.session);
        self.state.permit();
        page.put(beginning.game);
        Ok(())
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
        let State { page, session, options, .. } = self.state;
        let answers = session.with_untracked(Option::is_some) && !options.with_untracked(|o| o.readonly);
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
        // A problem is not walked through: its solution stands in its record.
        if self.state.session.with_untracked(Option::is_some) {
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
        if self.options.with_untracked(|options| options.kind.mode == Mode::Lesson) {
            return problem::reset(self);
        }
        let beginning = Beginning::of(self.options.get_untracked(), self.record.get_value());
        // It began once, so it begins again.
        if let Ok(Beginning { game, session, .. }) = beginning {
            self.said.set(String::new());
            self.lifted.set(None);
            self.session.set(session);
            self.page.put(game);
        }
    }

    fn with_game<T>(self, read: impl FnOnce(&Game) -> T) -> T {
        self.session.with_untracked(|session| match session {
            Some(session) => read(session.game()),
            None => self.page.game.with_untracked(read),
        })
    }

    /// A touch of a point, by whoever may. Answers whether anything has changed.
    fn touch(self, point: Point) -> bool {
        self.changes(|| {
            if self.session.with_untracked(Option::is_some) {
                return problem::touch(self, point);
            }
            let may = self.page.capabilities.get_untracked();
            if let Some(action) = self.page.game.with_untracked(|game| action_at(game, may, point)) {
                self.page.act(action);
            }
        })
    }

    fn pass(self) -> bool {
        self.changes(|| {
            if self.session.with_untracked(Option::is_some) {
                return problem::answer(self, &lessons::Answer::Pass);
            }
            self.page.act(Action::Pass);
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

impl Beginning {
    fn read(attributes: &JsValue, record: &JsValue, listener: &Listener) -> Result<Beginning, JsValue> {
        let has_record = !record.is_undefined() && !record.is_null();
        let (options, faults) = Options::read(|name| attribute(attributes, name), has_record);
        tell_faults(listener, &faults);
        let language = options.language.unwrap_or_else(|| Language::pick(&platform::languages()));
        if options.kind.mode == Mode::Lesson {
            return Beginning::of_lesson(options, record);
        }
        let record = read_record(record)
            .map_err(|error| details::error("record", &words::read_error(language, &error)))?;
        Beginning::of(options, record)
    }

    fn of(options: Options, record: Option<Record>) -> Result<Beginning, JsValue> {
        let problem = match options.kind.mode {
            Mode::Problem => record.as_ref().map(|record| lessons::problem(record, "embedded")),
            _ => None,
        };
        let no_problem = |error: &dyn Display| details::error("no-problem", &error.to_string());
        let session = match (options.kind.mode, problem) {
            (Mode::Problem, None) => return Err(details::error("no-problem", "")),
            (_, Some(problem)) => {
                let page = problem.map_err(|error| no_problem(&error))?;
                Some(Session::new(page, 0).map_err(|error| no_problem(&error))?)
            }
            (_, None) => None,
        };
        let game = start(&options, record.clone())
            .map_err(|error| details::error("attribute", &error.to_string()))?;
        Ok(Beginning { options, record, game, session, texts: Texts::new() })
    }

    /// A page of a lesson: an object with `page` and `texts`, each as JSON.
    fn of_lesson(options: Options, given: &JsValue) -> Result<Beginning, JsValue> {
        let part = |name: &str| attribute(given, name).unwrap_or_default();
        let broken = |message: String| details::error("lesson", &message);
        let page: lessons::Page =
            serde_json::from_str(&part("page")).map_err(|error| broken(error.to_string()))?;
        let texts = serde_json::from_str(&part("texts")).map_err(|error| broken(error.to_string()))?;
        let session = Session::new(page, 1).map_err(|error| broken(error.to_string()))?;
        let game = session.game().clone();
        Ok(Beginning { options, record: None, game, session: Some(session), texts })
    }
}

/// The first game of a text or of bytes in whatever charset.
fn read_record(given: &JsValue) -> Result<Option<Record>, sgf::ReadError> {
    let collection = if let Some(text) = given.as_string() {
        sgf::read_text(&text)?
    } else if let Some(bytes) = given.dyn_ref::<Uint8Array>() {
        sgf::read_with(&bytes.to_vec(), &BrowserDecoder)?
    } else {
        return Ok(None);
    };
    Ok(collection.records.into_iter().next())
}

fn attribute(attributes: &JsValue, name: &str) -> Option<String> {
    Reflect::get(attributes, &name.into()).ok()?.as_string()
}

fn tell_faults(listener: &Listener, faults: &[Fault]) {
    for Fault { attribute, wanted } in faults {
        let message = format!("{attribute}: {wanted}");
        listener.tell("hoshi-error", &details::error("attribute", &message));
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
