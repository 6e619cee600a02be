//! Keeps the game on the board in the browser, and brings it back.

use leptos::prelude::*;

use super::platform::storage::{self, StorageError};
use super::state::{Notice, NoticeKind, Page};
use crate::engine::game::NewGame;
use crate::engine::{Game, Size};
use crate::i18n::{Key, Language, text};
use crate::saved::{self, RestoreError};

const KEY: &str = "hoshi.game";
/// Where what could not be read is set aside, with a number behind it.
const ASIDE: &str = "hoshi.aside.";

/// What was found in the browser.
pub struct Found {
    pub game: Game,
    pub notice: Option<Notice>,
}

/// Brings back the game that was left, or makes a new one. What cannot be read is set aside.
pub fn find(language: Language) -> Found {
    let Some(kept) = storage::read(KEY) else {
        return Found { game: fresh(), notice: None };
    };
    match saved::restore(&kept) {
        Ok(game) => Found { game, notice: None },
        Err(error) => Found { game: fresh(), notice: Some(set_aside(&kept, error, language)) },
    }
}

fn fresh() -> Game {
    let size = Size::square(9).unwrap_or(Size::FULL);
    // An even game has no handicap that could fail to fit.
    Game::new(NewGame::even(size)).unwrap_or_else(|_| Game::from_record(crate::engine::Record::new(size)))
}

/// Moves what is kept under a key and cannot be read to where nothing overwrites it; the new key, if
/// the browser let it.
pub fn put_aside(from: &str, kept: &str) -> Option<String> {
    let free = (1..1000).map(|number| format!("{ASIDE}{number}")).find(|key| storage::read(key).is_none());
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
            page.game.track();
            return;
        }
        let result = storage::write(KEY, &page.game.with(saved::save)).err();
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

fn text_of(page: Page, key: Key) -> String {
    text(page.language_now(), key).to_owned()
}
