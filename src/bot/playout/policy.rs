//! How the two sides of a playout choose their moves.

use super::board::{Cell, Content, FastBoard};
use super::random::Random;
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

/// Captures the stone just played, or saves a chain that it put in atari.
fn answer(board: &FastBoard, color: Color, last: Cell, random: &mut Random) -> Option<Cell> {
    if !random.chance(90) {
        return None;
    }
    if let Some(liberty) = board.atari(last)
        && !board.is_settled(liberty)
        && !board.is_forbidden(color, liberty)
    {
        return Some(liberty);
    }
    for beside in board.beside(last) {
        if board.is(beside, color)
            && let Some(liberty) = board.atari(beside)
        {
            if let Some(cell) = capture_around(board, beside) {
                return Some(cell);
            }
            if !board.is_settled(liberty)
                && !board.is_forbidden(color, liberty)
                && liberties_after(board, color, liberty, 2) >= 2
            {
                return Some(liberty);
            }
        }
    }
    None
}

/// Where a chain in atari can take one that surrounds it.
fn capture_around(board: &FastBoard, chain: Cell) -> Option<Cell> {
    let Content::Stone(color) = board.get(chain) else { return None };
    board.stones(chain).flat_map(|stone| board.beside(stone)).find_map(|beside| {
        let liberty = board.is(beside, color.opponent()).then(|| board.atari(beside)).flatten()?;
        (!board.is_settled(liberty) && !board.is_forbidden(color, liberty)).then_some(liberty)
    })
}

fn makes_sense(board: &FastBoard, color: Color, cell: Cell) -> bool {
    !board.is_forbidden(color, cell) && !is_eye(board, color, cell) && !is_bad_self_atari(board, color, cell)
}

/// Whether an empty cell is an eye of `color` that the opponent cannot make false: own stones on
/// all sides, and either of one chain or with enough corners held.
fn is_eye(board: &FastBoard, color: Color, cell: Cell) -> bool {
    let mut chain = None;
    let mut one_chain = true;
    for beside in board.beside(cell) {
        match board.get(beside) {
            Content::Border => {}
            Content::Stone(own) if own == color => {
                one_chain &= chain.is_none_or(|chain| chain == board.chain(beside));
                chain = Some(board.chain(beside));
            }
            Content::Stone(_) | Content::Empty => return false,
        }
    }
    one_chain || !is_false(board, color, cell)
}

fn is_false(board: &FastBoard, color: Color, cell: Cell) -> bool {
    let (mut lost, mut edge) = (0, false);
    for corner in board.corners(cell) {
        lost += u32::from(board.is(corner, color.opponent()));
        edge |= board.get(corner) == Content::Border;
    }
    lost + u32::from(edge) >= 2
}

/// Whether a stone on an empty cell would leave its chain with one liberty, for nothing.
fn is_bad_self_atari(board: &FastBoard, color: Color, cell: Cell) -> bool {
    if board.captures(color, cell) || liberties_after(board, color, cell, 2) >= 2 {
        return false;
    }
    let joined: u32 = 1 + joined_chains(board, color, cell).map(|chain| board.chain_len(chain)).sum::<u32>();
    joined > 2
}

/// The chains of `color` beside a cell, each once.
fn joined_chains(board: &FastBoard, color: Color, cell: Cell) -> impl Iterator<Item = Cell> + '_ {
    let beside = board.beside(cell);
    let chain = move |index: usize| board.is(beside[index], color).then(|| board.chain(beside[index]));
    (0..4).filter_map(move |index| chain(index).filter(|&c| (0..index).all(|other| chain(other) != Some(c))))
}

/// Liberties of the chain of a stone of `color` put on an empty cell, captures left out; counted
/// no further than `enough` (at most 8).
fn liberties_after(board: &FastBoard, color: Color, cell: Cell, enough: usize) -> usize {
    let mut found = [0; 8];
    let mut count = 0;
    let mut note = |liberty: Cell| {
        if board.is_empty(liberty) && liberty != cell && !found[..count].contains(&liberty) {
            found[count] = liberty;
            count += 1;
        }
        count >= enough
    };
    if board.beside(cell).into_iter().any(&mut note) {
        return enough;
    }
    for chain in joined_chains(board, color, cell) {
        if board.stones(chain).flat_map(|stone| board.beside(stone)).any(&mut note) {
            return enough;
        }
    }
    count
}
