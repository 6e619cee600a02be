//! Which moves are worth thinking of: no own eyes filled, no stones thrown away.

use super::board::{Cell, Content, FastBoard};
use super::eye_space::has_vital_point;
use crate::engine::Color;

/// Whether `color` may play on an empty cell and would not harm itself by it.
pub fn makes_sense(board: &FastBoard, color: Color, cell: Cell) -> bool {
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
    if board.captures(color, cell) {
        return false;
    }
    let mut found = [0; 8];
    if collect_liberties(board, color, cell, &mut found[..2]) >= 2 {
        return false;
    }
    let joined: u32 = 1 + joined_chains(board, color, cell).map(|chain| board.chain_len(chain)).sum::<u32>();
    joined > 1 && !(joined <= 6 && is_nakade(board, color, cell, found[0]))
}

/// Whether a stone on a cell makes a shape that leaves the opponent one eye when it is taken, as
/// the opponent has to do at once: the chain and those around it share their last liberty.
fn is_nakade(board: &FastBoard, color: Color, cell: Cell, last_liberty: Cell) -> bool {
    let mut shape = [0; 6];
    let mut len = 1;
    shape[0] = cell;
    for chain in joined_chains(board, color, cell) {
        for stone in board.stones(chain) {
            shape[len] = stone;
            len += 1;
        }
    }
    let shape = &shape[..len];
    let shares = shape.iter().flat_map(|&stone| board.beside(stone)).any(|beside| {
        board.is(beside, color.opponent()) && {
            let mut found = [0; 3];
            let count = chain_liberties(board, beside, &mut found);
            count == 2 && found[..2].contains(&cell) && found[..2].contains(&last_liberty)
        }
    });
    shares && has_vital_point(board, shape)
}

/// The liberties of the chain of the stone on a cell, as many as `found` holds; their number.
fn chain_liberties(board: &FastBoard, stone: Cell, found: &mut [Cell]) -> usize {
    let mut count = 0;
    for liberty in board.stones(stone).flat_map(|stone| board.beside(stone)) {
        if board.is_empty(liberty) && !found[..count].contains(&liberty) {
            found[count] = liberty;
            count += 1;
            if count == found.len() {
                break;
            }
        }
    }
    count
}

/// The chains of `color` beside a cell, each once.
fn joined_chains(board: &FastBoard, color: Color, cell: Cell) -> impl Iterator<Item = Cell> + '_ {
    let beside = board.beside(cell);
    let chain = move |index: usize| board.is(beside[index], color).then(|| board.chain(beside[index]));
    (0..4).filter_map(move |index| chain(index).filter(|&c| (0..index).all(|other| chain(other) != Some(c))))
}

/// Liberties that the chain of a stone of `color` put on an empty cell would have, captures left
/// out, as many as `found` holds; their number.
pub fn collect_liberties(board: &FastBoard, color: Color, cell: Cell, found: &mut [Cell]) -> usize {
    let mut count = 0;
    let enough = found.len();
    let mut note = |liberty: Cell| {
        if board.is_empty(liberty) && liberty != cell && !found[..count].contains(&liberty) {
            found[count] = liberty;
            count += 1;
        }
        count == enough
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
