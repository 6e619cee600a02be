//! How the two sides of a playout choose their moves.

use super::board::{Cell, Content, FastBoard};
use super::pattern;
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
    if let Some(cell) = vital_point(board, color, last) {
        return Some(cell);
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
                && collect_liberties(board, color, liberty, &mut [0; 2]) >= 2
            {
                return Some(liberty);
            }
        }
    }
    shaped_answer(board, color, last, random)
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

/// The point that makes one eye of the small space of the opponent's that its last move bounds.
fn vital_point(board: &FastBoard, color: Color, last: Cell) -> Option<Cell> {
    board.beside(last).into_iter().filter(|&beside| board.is_empty(beside)).find_map(|start| {
        let mut space = [0; 6];
        let space = enclosed_space(board, color.opponent(), start, &mut space)?;
        let degree = |&cell: &Cell| board.beside(cell).iter().filter(|beside| space.contains(beside)).count();
        let vital = space.iter().copied().max_by_key(degree)?;
        (space.len() >= 3 && has_vital_point(board, space) && makes_sense(board, color, vital))
            .then_some(vital)
    })
}

/// The empty cells connected with `start`, if they fit and only `color` and the edge bound them.
fn enclosed_space<'a>(
    board: &FastBoard,
    color: Color,
    start: Cell,
    space: &'a mut [Cell],
) -> Option<&'a [Cell]> {
    let mut len = 1;
    let mut next = 0;
    space[0] = start;
    while next < len {
        for beside in board.beside(space[next]) {
            match board.get(beside) {
                Content::Empty if !space[..len].contains(&beside) => {
                    *space.get_mut(len)? = beside;
                    len += 1;
                }
                Content::Stone(other) if other != color => return None,
                _ => {}
            }
        }
        next += 1;
    }
    Some(&space[..len])
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

/// Whether a shape of empty cells is one eye when the opponent moves first in it.
fn has_vital_point(board: &FastBoard, shape: &[Cell]) -> bool {
    let degree = |&cell: &Cell| board.beside(cell).iter().filter(|beside| shape.contains(beside)).count();
    let most = shape.iter().map(degree).max().unwrap_or(0);
    let edges = shape.iter().map(degree).sum::<usize>() / 2;
    match shape.len() {
        0..=3 => true,
        4 => most == 3 || edges == 4,
        5 => most == 4 || edges == 5,
        6 => most == 4 && edges == 6,
        _ => false,
    }
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
fn collect_liberties(board: &FastBoard, color: Color, cell: Cell, found: &mut [Cell]) -> usize {
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
