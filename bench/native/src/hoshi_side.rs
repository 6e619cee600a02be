//! This project's engine.

use hoshi::engine::game::NewGame;
use hoshi::engine::rules::Suicide;
use hoshi::engine::{Action, Game, Point, Position, Preset, Size};

/// Legality with suicide and ko; no history.
pub fn replay_positions(size: Size, games: &[Vec<Point>]) {
    for line in games {
        let mut position = Position::new(size);
        for &point in line {
            position.play(point, Suicide::Forbidden).expect("a legal move");
        }
    }
}

/// As the page plays: with a record, undo, and cycles.
pub fn replay_games(size: Size, games: &[Vec<Point>]) {
    for line in games {
        let new = NewGame { rules: Preset::Japanese, ..NewGame::even(size) };
        let mut game = Game::new(new).expect("a game");
        for &point in line {
            game.apply(Action::Play(point)).expect("a legal move");
        }
    }
}

/// Sequences of so many moves from the empty board.
pub fn perft(side: u8, length: usize) -> u64 {
    count(&Position::new(Size::square(side).expect("a size")), length)
}

fn count(position: &Position, length: usize) -> u64 {
    let points = position.board().size().points();
    let legal = points.filter(|&point| position.check(point, Suicide::Forbidden).is_ok());
    if length == 1 {
        return legal.count() as u64;
    }
    legal
        .map(|point| {
            let mut next = position.clone();
            next.play(point, Suicide::Forbidden).expect("a legal move");
            count(&next, length - 1)
        })
        .sum()
}
