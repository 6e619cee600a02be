//! A game as it is put away and taken up again: exactly where it was left.
//!
//! The record is kept as SGF, so that even where this program can no longer read what it once
//! wrote, a person (or another program) still can.

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::engine::Game;
use crate::engine::counting::course::Progress;
use crate::engine::game::{Ending, Left};
use crate::sgf;

/// The version that is written. Raise it when the shape of [`Saved`] changes, and say in
/// [`restore`] how the older ones are read.
const VERSION: u32 = 1;

#[derive(Serialize, Deserialize)]
struct Saved {
    version: u32,
    /// The record, with all its variations.
    sgf: String,
    /// From here on as in [`Left`].
    line: Vec<u32>,
    ply: usize,
    endings: Vec<(Vec<u32>, Ending)>,
    handicap_to_place: u8,
    /// Older texts do not have this, nor the next.
    #[serde(default)]
    handicap_by_hand: bool,
    #[serde(default)]
    recorded_at: Option<Vec<u32>>,
    /// Where the count over the board at the cursor stands. Older texts have none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    course: Option<Progress>,
}

/// What is put away and taken up again.
#[derive(Clone, Debug)]
pub struct Kept {
    pub game: Game,
    /// How far the count over the board has got, if one is under way.
    pub course: Option<Progress>,
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

/// A game, and the count over the board if one is under way, as text to be read by [`restore`].
#[must_use]
pub fn save(game: &Game, course: Option<Progress>) -> String {
    let Left { line, ply, endings, handicap_to_place, handicap_by_hand, recorded_at } = game.left();
    let saved = Saved {
        version: VERSION,
        sgf: sgf::write(game.record()),
        line,
        ply,
        endings,
        handicap_to_place,
        handicap_by_hand,
        recorded_at,
        course,
    };
    serde_json::to_string(&saved).unwrap_or_default()
}

/// What [`save`] wrote.
///
/// # Errors
/// [`RestoreError`] for anything else.
pub fn restore(text: &str) -> Result<Kept, RestoreError> {
    let damaged = |_| RestoreError::Damaged;
    let Stamp { version } = serde_json::from_str(text).map_err(damaged)?;
    if version != VERSION {
        return Err(RestoreError::OtherVersion(version));
    }
    let Saved { sgf, line, ply, endings, handicap_to_place, handicap_by_hand, recorded_at, course, .. } =
        serde_json::from_str(text).map_err(damaged)?;
    let left = Left { line, ply, endings, handicap_to_place, handicap_by_hand, recorded_at };
    let collection = sgf::read_text(&sgf).map_err(|_| RestoreError::Damaged)?;
    let record = collection.records.into_iter().next().ok_or(RestoreError::Damaged)?;
    let game = Game::restore(record, left).ok_or(RestoreError::Damaged)?;
    Ok(Kept { game, course })
}
