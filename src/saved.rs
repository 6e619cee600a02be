//! A game as it is put away and taken up again: exactly where it was left.
//!
//! The record is kept as SGF, so that even where this program can no longer read what it once
//! wrote, a person (or another program) still can.

use serde::de::IgnoredAny;
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::engine::counting::course::Progress;
use crate::engine::game::{Ending, Left};
use crate::engine::{Action, Game, Phase, Record};
use crate::sgf;

/// The version that is written. Raise it when the shape of [`Saved`] changes, and say in
/// [`restore`] how the older ones are read.
const VERSION: u32 = 1;

#[derive(Serialize)]
struct Saved {
    version: u32,
    /// The record, with all its variations.
    sgf: String,
    /// From here on as in [`Left`].
    line: Vec<u32>,
    ply: usize,
    endings: Vec<(Vec<u32>, Ending)>,
    handicap_to_place: u8,
    handicap_by_hand: bool,
    recorded_at: Option<Vec<u32>>,
    /// Where the count over the board at the cursor stands.
    #[serde(skip_serializing_if = "Option::is_none")]
    course: Option<Progress>,
    /// What is tried out over the game: the ply it began at, and a game as text of its own.
    #[serde(skip_serializing_if = "Option::is_none")]
    trial: Option<(usize, String)>,
}

/// [`Saved`] as it is found: what the game can do without may be missing or damaged.
#[derive(Deserialize)]
struct Found {
    sgf: String,
    line: Vec<u32>,
    ply: usize,
    endings: Vec<(Vec<u32>, Tolerant<Ending>)>,
    handicap_to_place: u8,
    /// Older texts do not have this, nor what follows.
    #[serde(default)]
    handicap_by_hand: bool,
    #[serde(default)]
    recorded_at: Option<Vec<u32>>,
    #[serde(default)]
    course: Option<Tolerant<Progress>>,
    #[serde(default)]
    trial: Option<Tolerant<(usize, String)>>,
}

/// Something that may be damaged without harm to the rest.
#[derive(Deserialize)]
#[serde(untagged)]
enum Tolerant<T> {
    Whole(T),
    Damaged(IgnoredAny),
}

impl<T> Tolerant<T> {
    /// The whole of it; a damaged one is noted.
    fn whole(self, repaired: &mut bool) -> Option<T> {
        match self {
            Tolerant::Whole(whole) => Some(whole),
            Tolerant::Damaged(_) => {
                *repaired = true;
                None
            }
        }
    }
}

#[derive(Deserialize)]
struct RecordOnly {
    sgf: String,
}

/// What is put away and taken up again.
#[derive(Clone, Debug)]
pub struct Kept {
    pub game: Game,
    /// How far the count over the board has got, if one is under way.
    pub course: Option<Progress>,
    /// What is tried out over the game, if anything is.
    pub trial: Option<KeptTrial>,
    /// Whether something could not be read, and was left out.
    pub repaired: bool,
}

/// A game in which something is tried out.
#[derive(Clone, Debug)]
pub struct KeptTrial {
    pub game: Game,
    /// The ply from which on the trial is played.
    pub base: usize,
}

impl From<Game> for Kept {
    fn from(game: Game) -> Kept {
        Kept { game, course: None, trial: None, repaired: false }
    }
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
    write(game, course, None)
}

/// A game over which something is tried out from a ply of `tried` on.
#[must_use]
pub fn save_trial(game: &Game, base: usize, tried: &Game) -> String {
    write(game, None, Some((base, save(tried, None))))
}

/// All that is to be brought back, as text.
#[must_use]
pub fn save_kept(kept: &Kept) -> String {
    match &kept.trial {
        Some(trial) => save_trial(&kept.game, trial.base, &trial.game),
        None => save(&kept.game, kept.course.clone()),
    }
}

fn write(game: &Game, course: Option<Progress>, trial: Option<(usize, String)>) -> String {
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
        trial,
    };
    serde_json::to_string(&saved).unwrap_or_default()
}

/// What [`save`] or [`save_trial`] wrote. Where only the record can be read, the game is at its end;
/// a result that its own count does not come to is put right.
///
/// # Errors
/// [`RestoreError`] where not even the record can be read.
pub fn restore(text: &str) -> Result<Kept, RestoreError> {
    let Stamp { version } = serde_json::from_str(text).map_err(|_| RestoreError::Damaged)?;
    if version != VERSION {
        return Err(RestoreError::OtherVersion(version));
    }
    let mut kept = serde_json::from_str(text).ok().and_then(whole).or_else(|| record_only(text));
    if let Some(kept) = &mut kept {
        kept.repaired |= kept.game.correct_results();
    }
    kept.ok_or(RestoreError::Damaged)
}

fn whole(found: Found) -> Option<Kept> {
    let mut repaired = false;
    let endings = found.endings.into_iter();
    let endings = endings.filter_map(|(node, ending)| Some((node, ending.whole(&mut repaired)?))).collect();
    let left = Left {
        line: found.line,
        ply: found.ply,
        endings,
        handicap_to_place: found.handicap_to_place,
        handicap_by_hand: found.handicap_by_hand,
        recorded_at: found.recorded_at,
    };
    let game = Game::restore(record(&found.sgf)?, left)?;
    // A count that was not agreed on is not carried out.
    let agreed = matches!(game.phase(), Phase::Finished(finish) if finish.count.is_some());
    // A damaged one begins again.
    let course =
        found.course.map(|course| course.whole(&mut repaired).unwrap_or_default()).filter(|_| agreed);
    let trial = found.trial.and_then(|trial| trial.whole(&mut repaired)).and_then(|(base, text)| {
        let game = restore(&text).ok().map(|kept| kept.game).filter(|game| base <= game.ply());
        repaired |= game.is_none();
        Some(KeptTrial { game: game?, base })
    });
    Some(Kept { game, course, trial, repaired })
}

fn record_only(text: &str) -> Option<Kept> {
    let RecordOnly { sgf } = serde_json::from_str(text).ok()?;
    let mut game = Game::from_record(record(&sgf)?);
    if let Some(&end) = game.line().last() {
        // The end of a game's own line is always there to go to.
        let _ = game.apply(Action::GoTo(end));
    }
    Some(Kept { repaired: true, ..game.into() })
}

fn record(sgf: &str) -> Option<Record> {
    sgf::read_text(sgf).ok()?.records.into_iter().next()
}
