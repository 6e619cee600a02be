//! A game as it is put away and taken up again: exactly where it was left.
//!
//! The record is kept as SGF, so that even where this program can no longer read what it once
//! wrote, a person (or another program) still can.

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::engine::Game;
use crate::engine::game::Left;
use crate::sgf;

/// The version that is written. Raise it when the shape of [`Saved`] changes, and say in
/// [`restore`] how the older ones are read.
const VERSION: u32 = 1;

#[derive(Serialize, Deserialize)]
struct Saved {
    version: u32,
    /// The record, with all its variations.
    sgf: String,
    #[serde(flatten)]
    left: Left,
}

#[derive(Deserialize)]
struct Stamp {
    version: u32,
}

/// Why something that was put away cannot be taken up again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum RestoreError {
    #[error("it was written by another version (format {0})")]
    OtherVersion(u32),
    #[error("it is damaged")]
    Damaged,
}

/// The game as text, to be read by [`restore`].
#[must_use]
pub fn save(game: &Game) -> String {
    let saved = Saved { version: VERSION, sgf: sgf::write(game.record()), left: game.left() };
    serde_json::to_string(&saved).unwrap_or_default()
}

/// The game that [`save`] wrote.
///
/// # Errors
/// [`RestoreError`] for anything else.
pub fn restore(text: &str) -> Result<Game, RestoreError> {
    let damaged = |_| RestoreError::Damaged;
    let Stamp { version } = serde_json::from_str(text).map_err(damaged)?;
    if version != VERSION {
        return Err(RestoreError::OtherVersion(version));
    }
    let saved: Saved = serde_json::from_str(text).map_err(damaged)?;
    let collection = sgf::read_text(&saved.sgf).map_err(|_| RestoreError::Damaged)?;
    let record = collection.records.into_iter().next().ok_or(RestoreError::Damaged)?;
    Game::restore(record, saved.left).ok_or(RestoreError::Damaged)
}
