//! The reading of records: a part of the program that loads when the first one is opened.

use leptos::wasm_split::{SplitLoaderError, wasm_split};

use super::platform::files::BrowserDecoder;
use crate::i18n::{Key, Language, text, words};
use crate::sgf::{self, Collection, ReadError};

/// A record as it comes: from a field or an attribute, or from a file in whatever charset.
pub enum Given {
    Text(String),
    Bytes(Vec<u8>),
}

/// Why there is no record.
pub enum Unread {
    /// The part could not be fetched.
    Missing,
    Refused(ReadError),
}

impl From<SplitLoaderError> for Unread {
    fn from(_: SplitLoaderError) -> Unread {
        Unread::Missing
    }
}

impl From<ReadError> for Unread {
    fn from(error: ReadError) -> Unread {
        Unread::Refused(error)
    }
}

impl Unread {
    /// What is the matter, in words.
    pub fn said(&self, language: Language) -> String {
        match self {
            Unread::Missing => text(language, Key::ErrorPartMissing).to_owned(),
            Unread::Refused(error) => words::read_error(language, error),
        }
    }
}

/// The games of a file or a text.
///
/// # Errors
/// [`Unread`].
#[wasm_split(records, wasm_split_path = leptos::wasm_split, fallible, preload(load))]
pub fn read(given: Given) -> Result<Collection, Unread> {
    Ok(match given {
        Given::Text(text) => sgf::read_text(&text)?,
        Given::Bytes(bytes) => sgf::read_with(&bytes, &BrowserDecoder)?,
    })
}
