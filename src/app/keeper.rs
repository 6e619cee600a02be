//! Keeps the game on the board in the browser, and brings it back.

use leptos::prelude::*;

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
        return Found { game: fresh(), course: None, notice: None };
    };
    match saved::restore(&kept) {
        Ok(kept) => Found { game: kept.game, course: kept.course, notice: None },
        Err(error) => Found { game: fresh(), course: None, notice: Some(set_aside(&kept, error, language)) },
    }
}

fn fresh() -> Game {
    let size = Size::square(9).unwrap_or(Size::FULL);
    // An even game has no handicap that could fail to fit.
    Game::new(NewGame::even(size)).unwrap_or_else(|_| Game::from_record(crate::engine::Record::new(size)))
}

fn set_aside(kept: &str, error: RestoreError, language: Language) -> Notice {
    let free = (1..1000).map(|number| format!("{ASIDE}{number}")).find(|key| storage::read(key).is_none());
    let key = free.filter(|key| storage::write(key, kept).is_ok());
    let message = match error {
        RestoreError::OtherVersion(_) => Key::StorageSetAside,
        RestoreError::Damaged => Key::StorageDamaged,
    };
    if key.is_some() {
        storage::remove(KEY);
    }
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

fn text_of(page: Page, key: Key) -> String {
    text(page.language_now(), key).to_owned()
}
