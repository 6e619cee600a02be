//! Unconditionally alive means that no play of the opponent can take the chain.

mod common;

use common::play::{Dice, RandomGame};
use hoshi::engine::counting::UnconditionalLife;
use hoshi::engine::rules::Suicide;
use hoshi::engine::{Board, Color, Point, Size};

/// A board and its unconditionally alive stones.
type Living = (Board, Vec<(Point, Color)>);

/// Positions from random games that have something unconditionally alive.
fn positions(suicide: Suicide, count: usize) -> Vec<Living> {
    (0..)
        .map(|seed| {
            let mut dice = Dice::new(seed);
            let size = Size::new(4 + dice.roll(4) as u8, 4 + dice.roll(4) as u8).unwrap();
            let length = size.area() * (2 + dice.roll(3)) / 2;
            let board = RandomGame::play(size, length, &mut dice).board;
            let life = UnconditionalLife::of(&board, suicide);
            let alive = board.stones().filter(|&(point, _)| life.is_alive(point)).collect();
            (board, alive)
        })
        .filter(|(_, alive): &Living| !alive.is_empty())
        .take(count)
        .collect()
}

/// Lets one side play at random while the other passes.
fn play_on(board: &mut Board, color: Color, suicide: Suicide, dice: &mut Dice) {
    let size = board.size();
    for _ in 0..2 * size.area() {
        let point = size.point(dice.roll(size.area()));
        let forbidden = board.would_be_suicide(color, point)
            && (suicide == Suicide::Forbidden || size.neighbours(point).all(|p| board.get(p) != Some(color)));
        if board.is_empty(point) && !forbidden {
            board.place(color, point).unwrap();
        }
    }
}

fn survive(suicide: Suicide) {
    let mut dice = Dice::new(7);
    for (board, alive) in positions(suicide, 12) {
        for color in Color::BOTH {
            let own: Vec<Point> = alive.iter().filter(|&&(_, c)| c == color).map(|&(p, _)| p).collect();
            for _ in 0..if own.is_empty() { 0 } else { 10_000 } {
                let mut later = board.clone();
                play_on(&mut later, color.opponent(), suicide, &mut dice);
                let stays = own.iter().all(|&point| later.get(point) == Some(color));
                assert!(stays, "{board}\n\nlater\n\n{later}");
            }
        }
    }
}

#[test]
fn unconditionally_alive_chains_stay_in_ten_thousand_continuations() {
    survive(Suicide::Forbidden);
}

#[test]
fn unconditionally_alive_chains_stay_where_suicide_is_allowed() {
    survive(Suicide::MultiStone);
}
