//! How the two sides of a playout choose their moves.

use super::board::{Cell, FastBoard};
use super::eye_space::vital_point;
use super::pattern;
use super::random::Random;
use super::sense::{collect_liberties, makes_sense};
use crate::engine::Color;

/// Plays a board to its end: until both sides have no move they want, or for so long that a cycle
/// of kos must be going on.
pub fn play_out(board: &mut FastBoard, first: Color, random: &mut Random) {
    let limit = 3 * board.cell_count();
    let mut color = first;
    let mut last = None;
    let mut passed = false;
    for _ in 0..limit {
        match choose(board, color, last, random) {
            Some(cell) => {
                board.play(color, cell);
                last = Some(cell);
                passed = false;
            }
            None if passed => break,
            None => {
                board.pass();
                last = None;
                passed = true;
            }
        }
        color = color.opponent();
    }
}

/// A move for `color`: an answer to the last move where it asks for one, else any that makes sense.
fn choose(board: &mut FastBoard, color: Color, last: Option<Cell>, random: &mut Random) -> Option<Cell> {
    if let Some(last) = last
        && let Some(cell) = answer(board, color, last, random)
    {
        return Some(cell);
    }
    let mut left = board.open().len();
    while left > 0 {
        let index = random.below(left);
        let cell = usize::from(board.open()[index]);
        if makes_sense(board, color, cell) {
            return Some(cell);
        }
        left -= 1;
        board.swap_open(index, left);
    }
    None
}

/// How often, in a hundred moves, a side looks at what the last move did before it plays at random.
const ATTENTION_PERCENT: u32 = 90;

/// What the last move calls for: taking it, killing, rescuing, or answering its shape.
fn answer(board: &FastBoard, color: Color, last: Cell, random: &mut Random) -> Option<Cell> {
    if !random.chance(ATTENTION_PERCENT) {
        return None;
    }
    let capture = board.atari(last).filter(|&liberty| board.is_playable(color, liberty));
    capture
        .or_else(|| vital_point(board, color, last))
        .or_else(|| rescue(board, color, last))
        .or_else(|| shaped_answer(board, color, last, random))
}

/// Saves a chain that the last move put in atari, by taking what surrounds it or by extending it.
fn rescue(board: &FastBoard, color: Color, last: Cell) -> Option<Cell> {
    let in_danger = board.beside(last).into_iter().filter(|&beside| board.is(beside, color));
    in_danger.filter_map(|chain| Some((chain, board.atari(chain)?))).find_map(|(chain, liberty)| {
        let extends = || {
            let gained = collect_liberties(board, color, liberty, &mut [0; 2]) >= 2;
            (gained && board.is_playable(color, liberty)).then_some(liberty)
        };
        capture_around(board, color, chain).or_else(extends)
    })
}

/// Where a chain of `color` in atari can take one that surrounds it.
fn capture_around(board: &FastBoard, color: Color, chain: Cell) -> Option<Cell> {
    board.stones(chain).flat_map(|stone| board.beside(stone)).find_map(|beside| {
        let liberty = board.is(beside, color.opponent()).then(|| board.atari(beside)).flatten()?;
        board.is_playable(color, liberty).then_some(liberty)
    })
}

/// A move beside the last one where the stones around make a familiar shape.
fn shaped_answer(board: &FastBoard, color: Color, last: Cell, random: &mut Random) -> Option<Cell> {
    let mut found = [0; 8];
    let mut count = 0;
    for cell in board.beside(last).into_iter().chain(board.corners(last)) {
        if board.is_empty(cell)
            && !board.is_settled(cell)
            && pattern::matches(board, cell)
            && makes_sense(board, color, cell)
        {
            found[count] = cell;
            count += 1;
        }
    }
    (count > 0).then(|| found[random.below(count)])
}
