//! The game that an embedded board begins with.

use thiserror::Error;

use crate::engine::game::{Handicap, NewGame, NewGameError};
use crate::engine::rules::HandicapPlacement;
use crate::engine::{Action, Game, NodeId, Phase, Preset, Record, RulesName, Size};

use super::{Kind, Mode, Options, Start};

/// Why there is no game to begin with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum StartError {
    #[error(transparent)]
    NewGame(#[from] NewGameError),
}

/// More passes than any rules ask for before a count.
const PASSES: usize = 8;

/// The game of a board: the record, or a new game where there is none, with the cursor where the
/// board begins.
///
/// # Errors
/// [`StartError`] when the handicap does not fit the board.
pub fn start(options: &Options, record: Option<Record>) -> Result<Game, StartError> {
    let kind = &options.kind;
    let mut game = match record {
        Some(record) => Game::from_record(with_said(record, kind)),
        None => new_game(kind)?,
    };
    go(&mut game, options.start.unwrap_or_else(|| usual_start(kind.mode)));
    if kind.mode == Mode::Count {
        end_play(&mut game);
    }
    Ok(game)
}

/// Puts the cursor somewhere on the line that is walked; beyond its end, at its end.
pub fn go(game: &mut Game, to: Start) {
    let node = match to {
        Start::End => game.line().last().copied(),
        Start::At(0) => Some(NodeId::ROOT),
        Start::At(number) => {
            let mut moves = 0;
            let reached = game.line().iter().find(|&&node| {
                moves += usize::from(game.record().node(node).mv.is_some());
                moves == number
            });
            reached.or(game.line().last()).copied()
        }
    };
    if let Some(node) = node {
        // A game whose handicap is still being placed has nowhere to go, and stays where it is.
        let _ = game.apply(Action::GoTo(node));
    }
}

fn usual_start(mode: Mode) -> Start {
    match mode {
        Mode::Record | Mode::Problem | Mode::Lesson => Start::At(0),
        Mode::Play | Mode::Count | Mode::Diagram => Start::End,
    }
}

/// A record with what the attributes say against it.
fn with_said(mut record: Record, kind: &Kind) -> Record {
    if let Some(komi) = kind.komi {
        record.info.komi = komi;
    }
    if let Some(rules) = kind.rules {
        record.info.rules = RulesName::Known(rules);
    }
    if kind.first_player.is_some() {
        record.node_mut(NodeId::ROOT).setup.to_play = kind.first_player;
    }
    record
}

fn new_game(kind: &Kind) -> Result<Game, StartError> {
    let rules = kind.rules.unwrap_or_default();
    let usual = rules.rules().komi;
    let game = Game::new(NewGame {
        komi: kind.komi.unwrap_or(if kind.handicap > 0 { usual.handicap } else { usual.even }),
        rules,
        handicap: handicap(kind.handicap, rules, kind.size),
        ..NewGame::even(kind.size)
    })?;
    if kind.first_player.is_none() || game.handicap_to_place() > 0 {
        return Ok(game);
    }
    Ok(Game::from_record(with_said(game.record().clone(), kind)))
}

/// The stones go where the rules have them; on boards without customary points, where Black likes.
fn handicap(stones: u8, rules: Preset, size: Size) -> Handicap {
    let fits = crate::engine::handicap::fixed_handicap(size, stones).is_some();
    let placement = if fits { rules.rules().handicap.placement } else { HandicapPlacement::Free };
    Handicap { stones, placement }
}

/// Both pass until the count begins, where the record has not come to it.
fn end_play(game: &mut Game) {
    for _ in 0..PASSES {
        if !matches!(game.phase(), Phase::Play) || game.apply(Action::Pass).is_err() {
            return;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Color, HalfPoints};

    fn options(attributes: &[(&str, &str)]) -> Options {
        let of = |name: &str| {
            let found = attributes.iter().find(|(known, _)| *known == name);
            found.map(|(_, value)| (*value).to_owned())
        };
        Options::read(of, true).0
    }

    fn record(sgf: &str) -> Option<Record> {
        crate::sgf::read_text(sgf).unwrap().records.pop()
    }

    #[test]
    fn a_board_begins_at_the_move_that_was_asked_for() {
        let sgf = "(;SZ[9]C[a];B[cc];C[no move];W[gg];B[cg])";
        for (to, ply) in [("0", 0), ("1", 1), ("2", 3), ("3", 4), ("99", 4), ("end", 4)] {
            assert_eq!(start(&options(&[("move", to)]), record(sgf)).unwrap().ply(), ply, "{to}");
        }
        for (mode, ply) in [("record", 0), ("play", 4), ("diagram", 4)] {
            assert_eq!(start(&options(&[("mode", mode)]), record(sgf)).unwrap().ply(), ply, "{mode}");
        }
    }

    #[test]
    fn a_count_begins_with_the_count_under_every_rules() {
        for preset in Preset::ALL {
            let options = options(&[("mode", "count"), ("rules", &preset.to_string())]);
            let game = start(&options, record("(;SZ[9];B[cc];W[gg])")).unwrap();
            assert_eq!(game.phase().name(), "counting", "{preset}");
        }
    }

    #[test]
    fn what_the_attributes_say_goes_before_the_record() {
        let said = [("komi", "0.5"), ("rules", "chinese"), ("first-player", "white")];
        let game = start(&options(&said), record("(;SZ[9]KM[6.5]RU[Japanese])")).unwrap();
        let info = &game.record().info;
        assert_eq!((info.komi, &info.rules), (HalfPoints(1), &RulesName::Known(Preset::Chinese)));
        assert_eq!(game.position().to_play(), Color::White);
    }

    #[test]
    fn a_new_game_has_its_handicap_and_its_first_player() {
        let said = [("mode", "play"), ("size", "9"), ("handicap", "3"), ("first-player", "black")];
        let game = start(&options(&said), None).unwrap();
        assert_eq!(game.record().node(NodeId::ROOT).setup.black.len(), 3);
        assert_eq!(game.position().to_play(), Color::Black);
        let free = start(&options(&[("size", "5"), ("handicap", "4")]), None).unwrap();
        assert_eq!(free.phase().name(), "handicap");
        assert!(start(&options(&[("size", "2"), ("handicap", "9")]), None).is_err());
    }
}
