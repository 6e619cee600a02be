//! Keeps the game on the board in the browser, and brings it back.

use std::sync::Arc;

use leptos::ev;
use leptos::prelude::*;

use super::platform;
use super::platform::storage::{self, StorageError};
use super::play::count;
use super::state::{Notice, NoticeKind, Page};
use crate::engine::counting::course::Progress;
use crate::engine::game::NewGame;
use crate::engine::{Game, Size};
use crate::i18n::{Key, Language, text};
use crate::saved::{self, RestoreError};

const KEY: &str = "hoshi.game";
/// Where what could not be read is set aside, with a number behind it.
const ASIDE: &str = "hoshi.aside.";
/// So many at most.
const ASIDE_MAX: u32 = 99;
/// The game that another one took the place of.
const PREVIOUS: &str = "hoshi.previous";

/// What was found in the browser.
pub struct Found {
    pub game: Game,
    /// How far the count over the board had got.
    pub course: Option<Progress>,
    pub notice: Option<Notice>,
}

/// Brings back the game that was left, or makes a new one. What cannot be read is set aside.
pub fn find(language: Language) -> Found {
    let Some(kept) = storage::read(KEY) else {
        return Found { game: fresh(), course: None, notice: still_aside(language) };
    };
    match saved::restore(&kept) {
        Ok(kept) => Found { game: kept.game, course: kept.course, notice: still_aside(language) },
        Err(error) => Found { game: fresh(), course: None, notice: Some(set_aside(&kept, error, language)) },
    }
}

fn fresh() -> Game {
    let size = Size::square(9).unwrap_or(Size::FULL);
    // An even game has no handicap that could fail to fit.
    let new = NewGame { date: platform::today(), ..NewGame::even(size) };
    Game::new(new).unwrap_or_else(|_| Game::from_record(crate::engine::Record::new(size)))
}

/// What an earlier visit set aside waits until the visitor deletes it.
fn still_aside(language: Language) -> Option<Notice> {
    let (key, data) = aside().find_map(|key| storage::read(&key).map(|data| (key, data)))?;
    let kind = NoticeKind::SetAside { key: Some(key), data };
    Some(Notice { text: text(language, Key::StorageSetAside).to_owned(), kind })
}

/// The keys of what is set aside.
fn aside() -> impl Iterator<Item = String> {
    (1..=ASIDE_MAX).map(|number| format!("{ASIDE}{number}"))
}

/// Moves what is kept under a key and cannot be read to where nothing overwrites it; the new key, if
/// the browser let it.
pub fn put_aside(from: &str, kept: &str) -> Option<String> {
    let free = aside().find(|key| storage::read(key).is_none());
    let key = free.filter(|key| storage::write(key, kept).is_ok());
    if key.is_some() {
        storage::remove(from);
    }
    key
}

fn set_aside(kept: &str, error: RestoreError, language: Language) -> Notice {
    let key = put_aside(KEY, kept);
    let message = match error {
        RestoreError::OtherVersion(_) => Key::StorageSetAside,
        RestoreError::Damaged => Key::StorageDamaged,
    };
    let kind = NoticeKind::SetAside { key, data: kept.to_owned() };
    Notice { text: text(language, message).to_owned(), kind }
}

/// Keeps the game after every change of it, and says so once when that fails.
pub fn keep(page: Page) {
    let failed = StoredValue::new(None::<StorageError>);
    Effect::new(move |before: Option<()>| {
        if before.is_none() {
            // The game has just been brought back, or is empty; from now on its changes count.
            let _ = count::kept(page, |_, _| ());
            return;
        }
        let Some(text) = count::kept(page, saved::save) else { return };
        let result = storage::write(KEY, &text).err();
        if result.is_some() && failed.get_value() != result {
            let key = match result {
                Some(StorageError::Full) => Key::StorageFull,
                _ => Key::StorageUnavailable,
            };
            page.notify(NoticeKind::Trouble, text_of(page, key));
        }
        failed.set_value(result);
    });
}

/// Keeps the game that was replaced, so that a reload does not lose it.
pub fn keep_previous(page: Page) {
    page.previous
        .set(storage::read(PREVIOUS).and_then(|text| saved::restore(&text).ok()).map(|kept| kept.game));
    Effect::new(move |before: Option<()>| {
        if before.is_none() {
            // It has just been read.
            page.previous.track();
            return;
        }
        match page.previous.with(|game| game.as_ref().map(|game| saved::save(game, None))) {
            // The game on the board comes first; when the storage is full, this one is only in memory.
            Some(text) => drop(storage::write(PREVIOUS, &text)),
            None => storage::remove(PREVIOUS),
        }
    });
}

/// Whether a game of another tab is this one, but not as it is here.
fn went_on(here: &Game, there: &Game) -> bool {
    let first = |game: &Game| game.line().get(1).map(|&node| game.record().node(node).mv);
    let begun_alike = here.record().info == there.record().info && first(here) == first(there);
    begun_alike && first(here).is_some() && here.record() != there.record()
}

/// Says so when another tab goes on with the same game, and offers to show it.
pub fn watch_other_tabs(page: Page) {
    let watch = window_event_listener(ev::storage, move |event| {
        let (Some(KEY), Some(text)) = (event.key().as_deref(), event.new_value()) else { return };
        let Ok(kept) = saved::restore(&text) else { return };
        if !went_on(&count::real_game(page), &kept.game) {
            return;
        }
        let act = Arc::new(move || {
            page.replace(kept.game.clone());
            count::resume(page, kept.course.clone());
        });
        let (said, label) = (Key::StorageOtherTab, Key::StorageLoadOther);
        page.notify(NoticeKind::Offer { said, label, act }, String::new());
    });
    on_cleanup(move || watch.remove());
}

fn text_of(page: Page, key: Key) -> String {
    text(page.language_now(), key).to_owned()
}
