//! Keeps the game on the board in the browser, and brings it back.

use std::sync::Arc;

use leptos::ev;
use leptos::prelude::*;

use super::platform;
use super::platform::storage::{self, StorageError};
use super::play::count;
use super::state::{Notice, NoticeKind, Page};
use crate::engine::game::NewGame;
use crate::engine::{Game, Size};
use crate::i18n::{Key, Language, text};
use crate::saved::{self, Kept, RestoreError};

const KEY: &str = "hoshi.game";
/// Where what could not be read is set aside, with a number behind it.
const ASIDE: &str = "hoshi.aside.";
/// So many at most; then the oldest goes.
const ASIDE_MAX: u32 = 9;
/// The game that another one took the place of.
const PREVIOUS: &str = "hoshi.previous";

/// What was found in the browser.
pub struct Found {
    pub kept: Kept,
    pub notice: Option<Notice>,
}

/// Brings back the game that was left, or makes a new one. What cannot be read is set aside.
pub fn find(language: Language) -> Found {
    let Some(text) = storage::read(KEY) else {
        return Found { kept: fresh().into(), notice: still_aside(language) };
    };
    match saved::restore(&text) {
        Ok(kept) if kept.repaired => {
            let notice = set_aside(&text, Key::StorageRepaired, language);
            // At worst it is not kept as yet: the next change keeps it.
            let _ = storage::write(KEY, &saved::save(&kept.game, kept.course.clone()));
            Found { kept: Kept { trial: None, ..kept }, notice: Some(notice) }
        }
        Ok(kept) => Found { kept, notice: still_aside(language) },
        Err(error) => {
            let notice = set_aside(&text, said_of(error), language);
            Found { kept: fresh().into(), notice: Some(notice) }
        }
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
    let error = saved::restore(&data).err().unwrap_or(RestoreError::Damaged);
    let kind = NoticeKind::SetAside { key: Some(key), data };
    Some(Notice { text: text(language, said_of(error)).to_owned(), kind })
}

fn said_of(error: RestoreError) -> Key {
    match error {
        RestoreError::OtherVersion(_) => Key::StorageSetAside,
        RestoreError::Damaged => Key::StorageDamaged,
    }
}

/// The keys of what is set aside.
fn aside() -> impl Iterator<Item = String> {
    (1..=ASIDE_MAX).map(|number| format!("{ASIDE}{number}"))
}

/// Moves what is kept under a key and cannot be read to where nothing overwrites it; the new key, if
/// the browser let it. The same text is not set aside twice.
pub fn put_aside(from: &str, kept: &str) -> Option<String> {
    let known = aside().find(|key| storage::read(key).as_deref() == Some(kept));
    let key = known.or_else(|| aside().find(|key| storage::read(key).is_none()).or_else(drop_oldest));
    let key = key.filter(|key| storage::write(key, kept).is_ok());
    if key.is_some() {
        storage::remove(from);
    }
    key
}

/// Makes room among what is set aside: the others move up. The last key, which is free then.
fn drop_oldest() -> Option<String> {
    let keys: Vec<String> = aside().collect();
    for pair in keys.windows(2) {
        let moved = storage::read(&pair[1]).map(|text| storage::write(&pair[0], &text));
        if !matches!(moved, Some(Ok(()))) {
            return None;
        }
    }
    keys.last().cloned()
}

fn set_aside(kept: &str, said: Key, language: Language) -> Notice {
    let key = put_aside(KEY, kept);
    let kind = NoticeKind::SetAside { key, data: kept.to_owned() };
    Notice { text: text(language, said).to_owned(), kind }
}

/// Keeps the game after every change of it, and says so once when that fails.
pub fn keep(page: Page) {
    let failed = StoredValue::new(None::<StorageError>);
    Effect::new(move |before: Option<()>| {
        if before.is_none() {
            // The game has just been brought back, or is empty; from now on its changes count.
            let _ = count::kept(page);
            return;
        }
        let Some(text) = count::kept(page) else { return };
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

/// While the count goes on by itself nothing is kept until it stops: or until the page goes.
pub fn keep_what_is_played(page: Page) {
    let keep = move || {
        if page.count.playing.with_untracked(Option::is_some) {
            // There is nobody left to tell that it could not be kept.
            let _ = storage::write(KEY, &count::kept_now(page));
        }
    };
    let goes = window_event_listener(ev::pagehide, move |_| keep());
    on_cleanup(move || goes.remove());
}

/// Keeps the game that was replaced, so that a reload does not lose it.
pub fn keep_previous(page: Page) {
    page.previous.set(storage::read(PREVIOUS).and_then(|text| saved::restore(&text).ok()));
    Effect::new(move |before: Option<()>| {
        if before.is_none() {
            // It has just been read.
            page.previous.track();
            return;
        }
        let kept = |kept: &Kept| saved::save(&kept.game, kept.course.clone());
        match page.previous.with(|previous| previous.as_ref().map(kept)) {
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
        let act = Arc::new(move || page.replace(kept.clone()));
        let (said, label) = (Key::StorageOtherTab, Key::StorageLoadOther);
        page.notify(NoticeKind::Offer { said, label, act }, String::new());
    });
    on_cleanup(move || watch.remove());
}

fn text_of(page: Page, key: Key) -> String {
    text(page.language_now(), key).to_owned()
}
