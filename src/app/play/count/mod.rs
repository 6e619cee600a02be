//! The count, as people do it over the board, and the result it ends in.
//!
//! | module | is |
//! |---|---|
//! | `marking` | dead stones, the running account, both sides' agreement |
//! | `judge` | the suggestion that is marked beforehand |
//! | `trial` | the sandbox in which a dispute is played out |
//! | `course` | what carries the count out: by hand, step by step, by itself |
//! | `panel` | the course's panel; `tally` is what it ends in |
//! | `heaps` | the stones counted by area, ten by ten |
//! | `flight`, `drag` | stones on their way, by themselves or in a hand |
//! | `view` | keeps the board on the screen when a part begins |
//! | `result` | the result and both accounts |
//! | `sample` | the example of the Czech rule book |
//!
//! All of it takes its game from the context's [`Page`], so that a lesson or an embedded board can
//! show it as well: [`CountState`] in the page, [`model`], [`describe`], [`carry_out`] and [`grab`]
//! for the board, and the panels.

mod account;
mod course;
mod drag;
mod flight;
mod heaps;
mod judge;
mod marking;
mod panel;
mod result;
pub mod sample;
mod tally;
mod trial;
mod view;
mod why;

use leptos::prelude::*;

use super::Wish;
use crate::app::state::Page;
use crate::engine::counting::course::Slip;
use crate::engine::counting::{Account, Count, Course};
use crate::engine::{Event, Game, PerColor, Phase, Point};
use crate::goban::{Model, build_course};
use crate::i18n::{Key, Message, words};
use crate::saved::{self, Kept, KeptTrial};

pub use drag::drag_from;
pub use judge::suggest;
pub use marking::{CountPanel, Totals};
pub use panel::CoursePanel;
pub use result::ResultPanel;
pub use trial::{Trial, TrialPanel};
pub use view::keep_in_view;

/// What a page knows about its count besides the game.
#[derive(Clone, Copy)]
pub struct CountState {
    /// The count over the board, while it is carried out.
    pub course: RwSignal<Option<Course>>,
    /// The number of steps after which the count stops going on by itself.
    pub playing: RwSignal<Option<usize>>,
    timer: StoredValue<Option<TimeoutHandle>>,
    /// What a hand has just done wrong.
    pub slip: RwSignal<Option<Slip>>,
    /// Whether a pointer is down on a stone that it has picked up, and was called off since.
    drag: StoredValue<Drag>,
    /// The sandbox, while a dispute is played out in it.
    pub trial: RwSignal<Option<Trial>>,
    /// Whether the judge is thinking.
    pub judging: RwSignal<bool>,
}

impl CountState {
    /// Nothing is counted.
    pub fn new() -> CountState {
        CountState {
            course: RwSignal::new(None),
            playing: RwSignal::new(None),
            timer: StoredValue::new(None),
            slip: RwSignal::new(None),
            drag: StoredValue::new(Drag::None),
            trial: RwSignal::new(None),
            judging: RwSignal::new(false),
        }
    }

    /// Forgets the count of the game that leaves the board.
    pub fn forget(self, page: Page) {
        course::pause(page);
        course::settle(page);
        if self.course.with_untracked(Option::is_some) {
            self.course.set(None);
        }
        trial::forget(page);
    }

    /// Notices what happened in the game: the second acceptance begins the count over the board.
    pub fn notice(self, page: Page, event: &Event) {
        if matches!(event, Event::Ended(_)) {
            course::begin(page);
        }
    }
}

/// A stone of the board under a pointer that is down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Drag {
    None,
    /// It was picked up.
    Under,
    /// It was not: where the pointer goes up on a free point, that was a stone to be carried there.
    From(Point),
    /// It was laid back: where the pointer goes up does not matter.
    CalledOff,
}

/// Takes up what goes on over the game that lies on the board: the count, or a trial.
pub fn take_up(page: Page, kept: Kept) {
    if let Some(tried) = kept.trial {
        return trial::take_up(page, kept.game, tried);
    }
    let course = kept.course.and_then(|progress| {
        let plan = page.game.with_untracked(course::plan_of)?;
        Some(Course::resume(plan, &progress))
    });
    if course.is_some() {
        page.count.course.set(course);
    }
}

/// What to put away: the game itself, where its count stands, and what is tried out over it.
/// Tracked; `None` while the count goes on by itself: it stops soon.
pub fn kept(page: Page) -> Option<String> {
    if page.count.playing.get().is_some() {
        return None;
    }
    page.count.course.track();
    page.count.trial.track();
    page.game.track();
    Some(kept_now(page))
}

/// What to put away at this moment (not tracked).
pub fn kept_now(page: Page) -> String {
    let progress = page.count.course.with_untracked(|course| course.as_ref().map(Course::progress));
    // Nothing is copied for it: it is done after every move.
    page.count.trial.with_untracked(|trial| {
        page.game.with_untracked(|game| match trial {
            Some(trial) => saved::save_trial(&trial.real, trial.base, game),
            None => saved::save(game, progress),
        })
    })
}

/// The players' game, where its count stands and what is tried out over it, to be brought back (not
/// tracked).
pub fn kept_game(page: Page) -> Kept {
    let course = page.count.course.with_untracked(|course| course.as_ref().map(Course::progress));
    let tried = |trial: &Trial| KeptTrial { game: page.game.get_untracked(), base: trial.base };
    let trial = page.count.trial.with_untracked(|trial| trial.as_ref().map(tried));
    Kept { course, trial, ..real_game(page).into() }
}

/// The players' game, whatever is tried out over it at this moment (not tracked).
fn real_game(page: Page) -> Game {
    page.count.trial.with_untracked(|trial| match trial {
        Some(trial) => trial.real.clone(),
        None => page.game.get_untracked(),
    })
}

/// The count over the board, as the board shows it; `None` where none is carried out.
pub fn model(page: Page) -> Option<Model> {
    page.count.course.with(|course| page.game.with(|game| Some(build_course(game, course.as_ref()?))))
}

/// A point in words while the count is carried out.
pub fn describe(page: Page, point: Point) -> Option<String> {
    let language = page.language();
    page.count.course.with_untracked(|course| Some(words::course_point(language, course.as_ref()?, point)))
}

/// What the page says of where the game stands. A count that is carried out does not give the
/// result away.
pub fn status(page: Page) -> String {
    let (counting, trying) = (is_carried_out(page), page.count.trial.with(Option::is_some));
    match (counting, trying) {
        (true, _) => page.t(Key::CountTitle).to_owned(),
        (_, true) => page.game.with(|game| match game.phase() {
            Phase::Play => format!("{}. {}", page.t(Key::TrialTitle), words::status(page.language(), game)),
            _ => page.t(Key::TrialTitle).to_owned(),
        }),
        _ => page.game.with(|game| words::status(page.language(), game)),
    }
}

/// What a screen reader is told of the count over the board, besides the game's events.
pub fn spoken(page: Page) -> Option<String> {
    let language = page.language();
    let playing = page.count.playing.get().is_some();
    page.count.course.with(|course| {
        let course = course.as_ref()?;
        Some(if course.is_over() {
            page.game.with_untracked(|game| match game.phase() {
                Phase::Finished(finish) => words::outcome(language, &finish.outcome),
                _ => String::new(),
            })
        } else if playing {
            words::stage_title(language, course.stage()).to_owned()
        } else {
            words::course_now(language, course)
        })
    })
}

/// Whether a count over the board is under way (tracked).
pub fn is_carried_out(page: Page) -> bool {
    page.count.course.with(|course| course.as_ref().is_some_and(|course| !course.is_over()))
}

/// The name of the part of the count that is under way; `"trial"` in a sandbox.
pub fn stage_name(page: Page) -> Option<&'static str> {
    if page.count.trial.with(Option::is_some) {
        return Some("trial");
    }
    page.count.course.with(|course| course.as_ref().map(|course| course.stage().name()))
}

/// What lies in the lids while the count is carried out.
pub fn lids(page: Page) -> Option<PerColor<u32>> {
    page.count.course.with(|course| course.as_ref().map(|course| course.table().lids()))
}

/// Carries a wish out where a count or a sandbox gives it another meaning; tells whether it did.
pub fn carry_out(page: Page, wish: Wish) -> bool {
    if page.count.course.with_untracked(Option::is_some) {
        course::carry_out(page, wish);
        return true;
    }
    page.count.trial.with_untracked(Option::is_some) && trial::carry_out(page, wish)
}

/// A pointer came down on a point: a stone that is to be moved is in the hand from now on. Or it has
/// left the board, and nothing is under it.
pub fn grab(page: Page, point: Option<Point>) {
    let mut drag = Drag::None;
    page.count.course.maybe_update(|course| {
        let (Some(course), Some(point)) = (course, point) else { return false };
        let is_new = course.held().is_none();
        let held = course.grab(point);
        drag = match held {
            true => Drag::Under,
            false if is_new && !course.table().board().is_empty(point) => Drag::From(point),
            false => Drag::None,
        };
        held
    });
    page.count.drag.set_value(drag);
}

/// The count with the stones marked dead; `None` where nothing is counted. Made once a change of the
/// game, whatever the panel asks of it.
fn counted(page: Page) -> Memo<Option<Count>> {
    Memo::new(move |_| page.game.with(|game| game.phase().marked_dead().map(|dead| game.count(dead))))
}

/// One of the accounts of a count.
fn account_of(count: Memo<Option<Count>>, of: fn(&Count) -> Account) -> Signal<Option<Account>> {
    Signal::derive(move || count.with(|count| count.as_ref().map(of)))
}

/// Who leads, in words.
fn lead(page: Page, account: Signal<Option<Account>>) -> String {
    let Some(account) = account.get() else { return String::new() };
    match account.winner() {
        Some(color) => page.say(&Message::CountAhead { color, points: account.black_lead().abs().into() }),
        None => page.t(Key::CountEqual).to_owned(),
    }
}
