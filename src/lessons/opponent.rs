//! The small opponent of the game "who captures first": a few rules that a beginner can see through.
//!
//! It stands here and not with the computer player, since it is a part of a lesson: it plays by the
//! words that the lesson has just taught (capture, save, atari), looks one move ahead, and may be
//! beaten. It keeps no state: the same position and seed give the same move.

use crate::engine::rules::Suicide;
use crate::engine::{Color, Point, Position};

/// The move of the side to play; `None` to pass, when nothing sensible is left.
#[must_use]
pub fn choose(position: &Position, seed: u64) -> Option<Point> {
    let board = position.board();
    let legal = board.size().points().filter(|&point| position.check(point, Suicide::Forbidden).is_ok());
    let rated = legal.filter_map(|point| Some((rate(position, point)?, noise(seed, point), point)));
    rated.max().map(|(_, _, point)| point)
}

/// How urgent a move is, by the first rule that it fulfils; `None` for moves it never makes.
fn rate(position: &Position, point: Point) -> Option<i32> {
    let color = position.to_play();
    let board = position.board();
    let captured = board.would_capture(color, point).len();
    if captured > 0 {
        return Some(1000 + count(captured));
    }
    let mut next = position.clone();
    next.play(point, Suicide::Forbidden).ok()?;
    let liberties = next.board().liberties(point).len();
    if liberties < 2 {
        return None;
    }
    let near = |wanted: Color| board.size().neighbours(point).filter(move |&p| board.get(p) == Some(wanted));
    let saved: usize = near(color).filter(|&p| board.atari(p).is_some()).map(|p| board.chain_len(p)).sum();
    if saved > 0 {
        return Some(800 + count(saved));
    }
    if let Some(threat) = near(color.opponent()).filter_map(|p| threat(&next, p)).max() {
        return Some(threat);
    }
    if near(color).any(|p| board.liberties(p).len() == 2) && liberties > 2 {
        return Some(300 + count(liberties));
    }
    let fills_own_eye = board.size().neighbours(point).all(|p| board.get(p) == Some(color));
    if fills_own_eye { None } else { Some(place(position, point) + count(liberties)) }
}

/// What is gained on the opponent's chain by the move just made: the fewer liberties it is left
/// with, the more.
fn threat(next: &Position, chain: Point) -> Option<i32> {
    let board = next.board();
    match board.liberties(chain).len() {
        1 => {
            // Better where the chain cannot run: count what it would have after the only escape.
            let mut escape = next.clone();
            let exit = board.atari(chain)?;
            let after = match escape.play(exit, Suicide::Forbidden) {
                Ok(_) => escape.board().liberties(chain).len(),
                Err(_) => 0,
            };
            Some(500 + if after < 2 { 90 } else { 20 - count(after) } + count(board.chain_len(chain)))
        }
        2 => Some(400 + count(board.chain_len(chain))),
        _ => None,
    }
}

/// Far from everything, the middle is better than the edge, and near the stones better than far.
fn place(position: &Position, point: Point) -> i32 {
    let size = position.board().size();
    let edge = |at: u8, side: u8| at.min(side - 1 - at).min(3);
    let height = edge(point.column, size.width()) + edge(point.row, size.height());
    let distance = |p: Point| p.column.abs_diff(point.column) + p.row.abs_diff(point.row);
    let nearest = position.board().stones().map(|(p, _)| distance(p)).min().unwrap_or(0);
    10 * i32::from(height) - 5 * i32::from(nearest)
}

fn count(number: usize) -> i32 {
    i32::try_from(number).unwrap_or(i32::MAX / 4)
}

/// A fixed random-looking number for a point (SplitMix64), to choose among equals.
fn noise(seed: u64, point: Point) -> u64 {
    let place = u64::from(point.column) * 256 + u64::from(point.row);
    let mut z = seed.wrapping_add((place + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15));
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Board, Size};

    fn moves(diagram: &str, color: Color) -> Vec<String> {
        let position = Position::from_board(Board::from_diagram(diagram).unwrap(), color);
        (0..20).filter_map(|seed| choose(&position, seed)).map(|point| point.to_string()).collect()
    }

    #[test]
    fn it_captures_before_it_saves() {
        let moves = moves(
            ". . . . .
             . . . . .
             . x . . x
             x o . x o
             . x . . x",
            Color::Black,
        );
        assert!(moves.iter().all(|name| name == "C2"), "{moves:?}");
    }

    #[test]
    fn it_saves_its_stone_in_atari() {
        let moves = moves(
            ". . . . .
             . x . . .
             x o . . .
             . x . . .
             . . . . .",
            Color::White,
        );
        assert!(moves.iter().all(|name| name == "C3"), "{moves:?}");
    }

    #[test]
    fn every_game_it_plays_with_itself_is_legal_and_ends() {
        for seed in 0..50 {
            let mut position = Position::new(Size::square(7).unwrap());
            let mut passes = 0;
            for ply in 0..400 {
                match choose(&position, seed * 1000 + ply) {
                    Some(point) => {
                        position.play(point, Suicide::Forbidden).unwrap();
                        passes = 0;
                    }
                    None => {
                        position.pass();
                        passes += 1;
                    }
                }
                if passes == 2 || position.prisoners().black + position.prisoners().white > 0 {
                    break;
                }
            }
            assert!(passes == 2 || position.prisoners().black + position.prisoners().white > 0);
        }
    }
}
