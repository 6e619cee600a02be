//! Keeps the game on the board in the browser, and brings it back.

use std::sync::Arc;

use leptos::ev;
use leptos::prelude::*;
use leptos::task::spawn_local;

use super::later::Missing;
use super::platform::storage::{self, StorageError};
use super::platform::{self, aside};
use super::play::count;
use super::reading;
use super::state::{Notice, NoticeKind, Page};
use crate::engine::game::NewGame;
use crate::engine::{Game, GameInfo, Size};
use crate::i18n::{Key, Language, text};
use crate::saved::{self, Kept, RestoreError};

const KEY: &str = "hoshi.game";
/// The game that another one took the place of.
const PREVIOUS: &str = "hoshi.previous";

/// What was found in the browser.
pub struct Found {
    pub kept: Kept,
    pub notice: Option<Notice>,
    /// The game that another one had taken the place of.
    pub previous: Option<Kept>,
}

/// Brings back the game that was left, or makes a new one. What cannot be read is set aside.
///
/// # Errors
/// There is something to bring back, and what reads it could not be fetched: all stays as it is.
pub async fn find(language: Language) -> Result<Found, Missing> {
    let previous = match storage::read(PREVIOUS) {
        Some(text) => reading::restore(text).await?.ok(),
        None => None,
    };
    let Some(text) = storage::read(KEY) else {
        return Ok(Found { kept: fresh().into(), notice: still_aside(language).await?, previous });
    };
    let (kept, notice) = match reading::restore(text.clone()).await? {
        Ok(kept) if kept.repaired => {
            let notice = set_aside(&text, Key::StorageRepaired, language);
            // At worst it is not kept as yet: the next change keeps it.
            let _ = storage::write(KEY, &saved::save(&kept.game, kept.course.clone()));
            (Kept { trial: None, ..kept }, Some(notice))
        }
        Ok(kept) => (kept, still_aside(language).await?),
        Err(error) => (fresh().into(), Some(set_aside(&text, said_of(error), language))),
    };
    Ok(Found { kept, notice, previous })
}

fn fresh() -> Game {
    let size = Size::square(9).unwrap_or(Size::FULL);
    // An even game has no handicap that could fail to fit.
    let new = NewGame { date: platform::today(), ..NewGame::even(size) };
    Game::new(new).unwrap_or_else(|_| Game::from_record(crate::engine::Record::new(size)))
}

/// What an earlier visit set aside waits until the visitor deletes it.
async fn still_aside(language: Language) -> Result<Option<Notice>, Missing> {
    let Some((key, data)) = aside::keys().find_map(|key| storage::read(&key).map(|data| (key, data))) else {
        return Ok(None);
    };
    let error = reading::restore(data.clone()).await?.err().unwrap_or(RestoreError::Damaged);
    let kind = NoticeKind::SetAside { key: Some(key), data };
    Ok(Some(Notice { text: text(language, said_of(error)).to_owned(), kind }))
}

fn said_of(error: RestoreError) -> Key {
    match error {
        RestoreError::OtherVersion(_) => Key::StorageSetAside,
        RestoreError::Damaged => Key::StorageDamaged,
    }
}

fn set_aside(kept: &str, said: Key, language: Language) -> Notice {
    let key = aside::put(KEY, kept);
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
    Effect::new(move |before: Option<()>| {
        if before.is_none() {
            // It has just been read.
            page.previous.track();
            return;
        }
        match page.previous.with(|previous| previous.as_ref().map(saved::save_kept)) {
            // The game on the board comes first; when the storage is full, this one is only in memory.
            Some(text) => drop(storage::write(PREVIOUS, &text)),
            None => storage::remove(PREVIOUS),
        }
    });
}

/// Whether a game of another tab is this one, but not as it is here.
fn went_on(page: Page, there: &Kept, text: &str) -> bool {
    let here = &count::kept_game(page);
    let first = |kept: &Kept| kept.game.line().get(1).map(|&node| kept.game.record().node(node).mv);
    // The result comes with the end.
    let info = |kept: &Kept| GameInfo { outcome: None, ..kept.game.record().info.clone() };
    let begun_alike = first(here).is_some() && first(here) == first(there) && info(here) == info(there);
    // Other marks, or another place in the count. Who only walks through the record counts nothing.
    let is_counted_otherwise = || here.game.ply() == there.game.ply() && text != count::kept_now(page);
    begun_alike && (here.game.record() != there.game.record() || is_counted_otherwise())
}

/// Says so when another tab goes on with the same game, and offers to show it.
pub fn watch_other_tabs(page: Page) {
    let watch = window_event_listener(ev::storage, move |event| {
        if let (Some(KEY), Some(text)) = (event.key().as_deref(), event.new_value()) {
            spawn_local(offer_other(page, text));
        }
    });
    on_cleanup(move || watch.remove());
}

/// Offers what another tab has kept, if it is this game and went on.
async fn offer_other(page: Page, text: String) {
    // What cannot be read here is shown to the tab that kept it.
    let Ok(Ok(kept)) = reading::restore(text.clone()).await else { return };
    if !went_on(page, &kept, &text) {
        return;
    }
    let act = Arc::new(move || page.replace(kept.clone()));
    let (said, label) = (Key::StorageOtherTab, Key::StorageLoadOther);
    page.notify(NoticeKind::Offer { said, label, act }, String::new());
}

fn text_of(page: Page, key: Key) -> String {
    text(page.language_now(), key).to_owned()
}
