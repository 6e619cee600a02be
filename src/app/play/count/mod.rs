//! The count, as people do it over the board, and the result it ends in.
//!
//! | module | is |
//! |---|---|
//! | `marking` | dead stones, the running account, both sides' agreement |
//! | `judge` | the suggestion that is marked beforehand |
//! | `trial` | the sandbox in which a dispute is played out |
//! | `course` | what carries the count out: by hand, step by step, by itself |
//! | `panel` | the course's panel; `tally` is what it ends in |
//! | `flight`, `drag` | stones on their way, by themselves or in a hand |
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
mod judge;
mod marking;
mod panel;
mod result;
pub mod sample;
mod tally;
mod trial;
mod why;

use leptos::prelude::*;

use super::Wish;
use crate::app::state::Page;
use crate::engine::counting::course::Progress;
use crate::engine::counting::{Account, Count, Course};
use crate::engine::{Event, Game, PerColor, Phase, Point};
use crate::goban::{Model, build_course};
use crate::i18n::{Key, Message, words};

pub use drag::drag_from;
pub use judge::suggest;
pub use marking::{CountPanel, Totals};
pub use panel::CoursePanel;
pub use result::ResultPanel;
pub use trial::{Trial, TrialPanel};

/// What a page knows about its count besides the game.
#[derive(Clone, Copy)]
pub struct CountState {
    /// The count over the board, while it is carried out.
    pub course: RwSignal<Option<Course>>,
    /// The number of steps after which the count stops going on by itself.
    pub playing: RwSignal<Option<usize>>,
    timer: StoredValue<Option<TimeoutHandle>>,
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
            trial: RwSignal::new(None),
            judging: RwSignal::new(false),
        }
    }

    /// Forgets the count of the game that leaves the board.
    pub fn forget(self, page: Page) {
        course::pause(page);
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

/// Takes up the count over the board where it was left.
pub fn resume(page: Page, progress: Option<Progress>) {
    let course = progress.and_then(|progress| {
        let plan = page.game.with_untracked(course::plan_of)?;
        Some(Course::resume(plan, &progress))
    });
    if course.is_some() {
        page.count.course.set(course);
    }
}

/// What to put away: the game itself, never the one of a sandbox, and where the count stands.
/// Tracked, but not while the count goes on by itself: it stops soon.
pub fn kept<T>(page: Page, save: impl FnOnce(&Game, Option<Progress>) -> T) -> Option<T> {
    if page.count.playing.get().is_some() {
        return None;
    }
    let progress = page.count.course.with(|course| course.as_ref().map(Course::progress));
    Some(page.count.trial.with(|trial| match trial {
        Some(trial) => save(&trial.real, None),
        None => page.game.with(|game| save(game, progress)),
    }))
}

/// The players' game, whatever is tried out over it at this moment (not tracked).
pub fn real_game(page: Page) -> Game {
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
        (_, true) => {
            let color = page.game.with(|game| game.position().to_play());
            format!("{}. {}", page.t(Key::TrialTitle), page.say(&Message::StatusToPlay { color }))
        }
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

/// A pointer came down on a point: a stone that is to be moved is in the hand from now on.
pub fn grab(page: Page, point: Point) {
    page.count.course.maybe_update(|course| course.as_mut().is_some_and(|course| course.grab(point)));
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
