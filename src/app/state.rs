//! The page's one state, and the one way to change the game in it.

use std::rc::Rc;
use std::sync::Arc;

use leptos::prelude::*;

use super::play::count::{self, CountState};
use super::settings::Settings;
use super::site::Site;
pub use super::site::{Dialog, Notice, NoticeKind};
use crate::engine::{Action, Event, Game, IllegalMove, Point, Record, Refusal};
use crate::goban::Capabilities;
use crate::i18n::{Key, Language, Message, words};
use crate::saved::Kept;

/// Points to point at, after a refusal.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Highlight {
    pub points: Vec<Point>,
    /// The point that was tried.
    pub tried: Option<Point>,
}

/// What is heard of a game, while it happens.
pub enum Heard<'a> {
    /// An event, the game after it, and whether the record has grown by it.
    Event(&'a Game, &'a Event, bool),
    /// Something was refused; why, in words.
    Refused(&'a str),
}

pub type Hearer = Rc<dyn Fn(Heard<'_>)>;

/// The state of the page, as every component finds it in the context.
#[derive(Clone, Copy)]
pub struct Page {
    pub site: Site,
    pub game: RwSignal<Game>,
    /// The site's own, as are `notice` and `dialog`.
    pub settings: RwSignal<Settings>,
    pub capabilities: RwSignal<Capabilities>,
    /// Hears of everything that happens in the game, while it happens.
    pub hearer: StoredValue<Option<Hearer>, LocalStorage>,
    /// The last thing that happened in the game.
    pub happened: RwSignal<Option<Event>>,
    pub notice: RwSignal<Option<Notice>>,
    pub highlight: RwSignal<Highlight>,
    /// The point that the visitor last pointed at.
    pub aimed: RwSignal<Option<Point>>,
    pub dialog: RwSignal<Option<Dialog>>,
    /// The game that another one took the place of.
    pub previous: RwSignal<Option<Kept>>,
    /// The games of an opened file, while the visitor has to choose one.
    pub choice: RwSignal<Vec<Record>>,
    /// The count over the board, and what belongs to it.
    pub count: CountState,
}

impl Page {
    /// Makes the state and puts it into the context.
    pub fn provide(game: Game, site: Site) -> Page {
        let page = Page {
            site,
            game: RwSignal::new(game),
            settings: site.settings,
            capabilities: RwSignal::new(Capabilities::ALL),
            hearer: StoredValue::new_local(None),
            happened: RwSignal::new(None),
            notice: site.notice,
            highlight: RwSignal::new(Highlight::default()),
            aimed: RwSignal::new(None),
            dialog: site.dialog,
            previous: RwSignal::new(None),
            choice: RwSignal::new(Vec::new()),
            count: CountState::new(),
        };
        provide_context(page);
        page
    }

    /// The state from the context.
    ///
    /// # Panics
    /// Outside of the page's component tree.
    pub fn get() -> Page {
        expect_context()
    }

    /// [`Site::language`].
    pub fn language(self) -> Language {
        self.site.language()
    }

    /// [`Site::language_now`].
    pub fn language_now(self) -> Language {
        self.site.language_now()
    }

    /// [`Site::t`].
    pub fn t(self, key: Key) -> &'static str {
        self.site.t(key)
    }

    /// [`Site::say`].
    pub fn say(self, message: &Message<'_>) -> String {
        self.site.say(message)
    }

    /// [`Site::notify`].
    pub fn notify(self, kind: NoticeKind, text: String) {
        self.site.notify(kind, text);
    }

    /// Does something in the game; a refusal becomes a notice and shows itself on the board.
    pub fn act(self, action: Action) {
        if !self.capabilities.get_untracked().allows(action) {
            return;
        }
        let mut outcome = None;
        let known = self.game.with_untracked(|game| game.record().len());
        self.game.maybe_update(|game| {
            let applied = game.apply(action);
            let changed = applied.is_ok();
            outcome = Some(applied);
            changed
        });
        match outcome {
            Some(Ok(event)) => {
                self.forget_refusal();
                if matches!(event, Event::CountBegan | Event::Ended(_) | Event::Resumed { .. }) {
                    // What was asked about before is not asked about now.
                    self.aimed.set(None);
                }
                self.count.notice(self, &event);
                self.tell(&event, known);
                self.happened.set(Some(event));
            }
            Some(Err(refusal)) => self.refuse(action, &refusal),
            None => {}
        }
    }

    fn tell(self, event: &Event, known: usize) {
        // Signals tell of the last of several events alone. The game is a copy: whoever hears of it
        // may act in turn.
        if let Some(hearer) = self.hearer.get_value() {
            let game = self.game.get_untracked();
            hearer(Heard::Event(&game, event, game.record().len() > known));
        }
    }

    /// Puts another game on the board.
    pub fn put(self, game: Game) {
        self.highlight.set(Highlight::default());
        self.notice.set(None);
        self.happened.set(None);
        self.aimed.set(None);
        self.count.forget(self);
        self.game.set(game);
    }

    /// Puts another game on the board; the one that lay there can be brought back.
    pub fn replace(self, kept: impl Into<Kept>) {
        let kept = kept.into();
        let before = count::kept_game(self);
        self.put(kept.game.clone());
        count::take_up(self, kept);
        if before.game.record().is_empty() {
            return;
        }
        self.previous.set(Some(before));
        let (said, label) = (Key::PreviousKept, Key::PreviousBringBack);
        let act = Arc::new(move || self.bring_back());
        self.notify(NoticeKind::Offer { said, label, act }, String::new());
    }

    /// Puts the game back on the board that another one took the place of, and keeps that instead.
    pub fn bring_back(self) {
        if let Some(game) = self.previous.get_untracked() {
            self.previous.set(None);
            self.dialog.set(None);
            self.replace(game);
        }
    }

    /// Adds lines to what is being said.
    pub fn tell_more(self, lines: Vec<String>) {
        let mut notice =
            self.notice.get_untracked().unwrap_or(Notice { text: String::new(), kind: NoticeKind::Done });
        for line in lines {
            if !notice.text.is_empty() {
                notice.text.push('\n');
            }
            notice.text.push_str(&line);
        }
        self.notice.set(Some(notice));
    }

    fn refuse(self, action: Action, refusal: &Refusal) {
        let language = self.language_now();
        let text = self.game.with_untracked(|game| words::refusal(language, refusal, game));
        if let Some(hearer) = self.hearer.get_value() {
            hearer(Heard::Refused(&text));
        }
        self.notify(NoticeKind::Refused, text);
        let tried = match action {
            Action::Play(point) | Action::ToggleDead(point) => Some(point),
            _ => None,
        };
        let points = match refusal {
            Refusal::Illegal(IllegalMove::Suicide { chain }) => chain.clone(),
            Refusal::Illegal(IllegalMove::Ko { taker }) => vec![*taker],
            Refusal::OpenKos { points } | Refusal::CertainlyAlive { stones: points } => points.clone(),
            _ => Vec::new(),
        };
        self.highlight.set(Highlight { points, tried });
    }

    /// What was refused is no longer in the way.
    pub fn forget_refusal(self) {
        if self.highlight.with_untracked(|highlight| *highlight != Highlight::default()) {
            self.highlight.set(Highlight::default());
        }
        let refused =
            |notice: &Option<Notice>| matches!(notice, Some(Notice { kind: NoticeKind::Refused, .. }));
        if self.notice.with_untracked(refused) {
            self.notice.set(None);
        }
    }
}
