//! Records in and out: open, paste, drop, save, copy.

use std::sync::Arc;

use leptos::prelude::*;
use leptos::task::spawn_local;
use web_sys::{DataTransfer, File};

use super::platform::{busy, clipboard, files};
use super::reading::{self, Given, Unread};
use super::state::{Dialog, NoticeKind, Page};
use crate::engine::{Game, Record, RulesName};
use crate::i18n::{Key, Language, Message, format, text, words};
use crate::sgf::{self, Collection, ReadError, Warning};

/// Opens a file that the visitor chose or dropped.
pub fn open_file(page: Page, file: File) {
    let language = page.language_now();
    if file.size() > sgf::MAX_BYTES as f64 {
        return refuse(page, language, &ReadError::TooLarge.into());
    }
    busy::spawn(async move {
        match files::bytes(&file).await {
            Ok(bytes) => match reading::read(Given::Bytes(bytes)).await {
                Ok(collection) => take(page, collection),
                Err(unread) => refuse(page, language, &unread),
            },
            Err(_) => page.notify(NoticeKind::Trouble, text(language, Key::ReadFailed).to_owned()),
        }
    });
}

/// Opens a text that the visitor pasted.
///
/// # Errors
/// [`Unread`]; nothing has been said of it.
pub async fn open_text(page: Page, text: String) -> Result<(), Unread> {
    reading::read(Given::Text(text)).await.map(|collection| take(page, collection))
}

/// Opens what was dropped on the page or pasted into it, if it is a file or a text.
pub fn open_transfer(page: Page, transfer: &DataTransfer) -> bool {
    if let Some(file) = transfer.files().and_then(|files| files.get(0)) {
        open_file(page, file);
        return true;
    }
    match transfer.get_data("text/plain") {
        Ok(text) if may_be_a_record(&text) => {
            busy::spawn(async move {
                if let Err(unread) = open_text(page, text).await {
                    tell_refused(page, page.language_now(), &unread);
                }
            });
            true
        }
        _ => false,
    }
}

/// Whether a text that nobody asked for looks as if it were meant to be opened.
fn may_be_a_record(text: &str) -> bool {
    let text = text.trim_start_matches(|c: char| c.is_whitespace() || c == '\u{feff}');
    text.starts_with(['(', ';']) || text.contains("(;")
}

/// How many oddities of a file are told, before the rest is only counted.
const ODDITIES_TOLD: usize = 3;

fn take(page: Page, collection: Collection) {
    if page.dialog.get_untracked() == Some(Dialog::NewGame) {
        return offer(page, collection);
    }
    open(page, collection);
}

/// What is typed into a form is not to be lost: the records wait until they are asked for.
fn offer(page: Page, collection: Collection) {
    let act = Arc::new(move || open(page, collection.clone()));
    let (said, label) = (Key::FileWaits, Key::FileOpenWaiting);
    page.notify(NoticeKind::Offer { said, label, act }, String::new());
}

fn open(page: Page, mut collection: Collection) {
    if collection.records.len() == 1
        && let Some(record) = collection.records.pop()
    {
        show_with(page, record, &collection.warnings);
        return;
    }
    page.choice.set(collection.records);
    // Opening the dialog anew would forget the choice again.
    if page.dialog.get_untracked() != Some(Dialog::Open) {
        page.dialog.set(Some(Dialog::Open));
    }
}

/// Puts a record on the board, at its end, and says what is odd about it.
pub fn show(page: Page, record: Record) {
    show_with(page, record, &[]);
}

fn show_with(page: Page, record: Record, warnings: &[Warning]) {
    let language = page.language_now();
    let game = Game::opened(record);
    let told = oddities(language, &game, warnings);
    page.replace(game);
    page.choice.set(Vec::new());
    page.dialog.set(None);
    if !told.is_empty() {
        page.tell_more(told);
    }
}

/// What is odd about a record and its file, a line each.
fn oddities(language: Language, game: &Game, warnings: &[Warning]) -> Vec<String> {
    let mut told = Vec::new();
    if let RulesName::Other(name) = &game.record().info.rules {
        let rules = words::preset_name(language, crate::engine::Preset::default());
        told.push(format(language, &Message::ReadUnknownRules { name, rules }));
    }
    let irregular = game.irregular_moves().len();
    if irregular > 0 {
        told.push(format(language, &Message::RecordIrregular { count: irregular.into() }));
    }
    if warnings.len() > ODDITIES_TOLD {
        told.push(format(language, &Message::ReadWarnings { count: warnings.len().into() }));
    }
    told.extend(warnings.iter().take(ODDITIES_TOLD).map(|warning| words::read_warning(language, warning)));
    told
}

fn refuse(page: Page, language: Language, unread: &Unread) {
    if page.dialog.get_untracked() == Some(Dialog::Open) {
        page.dialog.set(None);
    }
    tell_refused(page, language, unread);
}

fn tell_refused(page: Page, language: Language, unread: &Unread) {
    let kept = text(language, Key::ReadKept);
    let said = unread.said(language);
    page.notify(NoticeKind::Trouble, format!("{said} {kept}"));
}

/// Hands the visitor the record as a file.
pub fn save(page: Page) {
    let language = page.language_now();
    let (name, sgf) = page
        .game
        .with_untracked(|game| (words::file_name(language, game.record()), sgf::write(game.record())));
    let notice = match files::download(&name, "application/x-go-sgf", &sgf) {
        Ok(()) => (NoticeKind::Done, format(language, &Message::FileSaved { name: &name })),
        Err(_) => (NoticeKind::Trouble, text(language, Key::StorageUnavailable).to_owned()),
    };
    page.notify(notice.0, notice.1);
}

/// Puts the record into the clipboard.
pub fn copy(page: Page) {
    let language = page.language_now();
    let sgf = page.game.with_untracked(|game| sgf::write(game.record()));
    spawn_local(async move {
        let (kind, key) = match clipboard::write(&sgf).await {
            Ok(()) => (NoticeKind::Done, Key::FileCopied),
            Err(_) => (NoticeKind::Trouble, Key::FileCopyFailed),
        };
        page.notify(kind, text(language, key).to_owned());
    });
}
