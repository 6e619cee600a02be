//! The crate goban, under its Japanese rules: suicide and ko are checked, superko is not.

use goban::rules::game::Game;
use goban::rules::{GobanSizes, JAPANESE, Move};
use hoshi::engine::Point;

fn new(side: u8) -> Game {
    Game::new(GobanSizes::Custom(usize::from(side), usize::from(side)), JAPANESE)
}

pub fn replay(side: u8, games: &[Vec<Point>]) {
    for line in games {
        let mut game = new(side);
        for point in line {
            game.try_play(Move::Play(point.row, point.column)).expect("a legal move");
        }
    }
}

pub fn perft(side: u8, length: usize) -> u64 {
    count(&new(side), length)
}

fn count(game: &Game, length: usize) -> u64 {
    let legal = game.legals();
    if length == 1 {
        return legal.count() as u64;
    }
    legal
        .map(|(row, column)| {
            let mut next = game.clone();
            next.play(Move::Play(row, column));
            count(&next, length - 1)
        })
        .sum()
}
