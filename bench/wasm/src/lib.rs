//! Functions that Node calls by their numbers: no bindings, only integers.

#[path = "../../../tests/common/play.rs"]
#[allow(dead_code, reason = "the tests use the rest")]
mod play;

use std::cell::RefCell;
use std::collections::BTreeSet;

use hoshi::engine::counting::{self, Terms, UnconditionalLife};
use hoshi::engine::rules::Suicide;
use hoshi::engine::{Board, Preset, Size};
use play::{Dice, RandomGame};

thread_local! {
    static BOARD: RefCell<Option<Board>> = const { RefCell::new(None) };
}

/// Puts the position after at most `moves` random moves on the 19×19 board. Tells the stones on it.
#[unsafe(no_mangle)]
pub extern "C" fn prepare(moves: u32, seed: u32) -> u32 {
    let board = RandomGame::play(Size::FULL, moves as usize, &mut Dice::new(seed.into())).board;
    let stones = board.stones().count() as u32;
    BOARD.with_borrow_mut(|place| *place = Some(board));
    stones
}

/// Counts the position so often. Tells Black's lead in half points, so that the work cannot be left
/// out.
#[unsafe(no_mangle)]
pub extern "C" fn count(times: u32) -> i32 {
    let rules = Preset::Japanese.rules();
    repeat(times, |board| {
        counting::count(board, &BTreeSet::new(), &rules, &Terms::default()).account.black_lead().0
    })
}

/// Looks for unconditional life so often. Tells the stones that have it.
#[unsafe(no_mangle)]
pub extern "C" fn life(times: u32) -> i32 {
    repeat(times, |board| {
        let life = UnconditionalLife::of(board, Suicide::Forbidden);
        life.dead_stones(board).len() as i32
    })
}

/// Looks so often for what is unsettled. Tells how many things are.
#[unsafe(no_mangle)]
pub extern "C" fn unsettled(times: u32) -> i32 {
    repeat(times, |board| counting::unsettled(board, &BTreeSet::new()).len() as i32)
}

fn repeat(times: u32, work: impl Fn(&Board) -> i32) -> i32 {
    BOARD.with_borrow(|board| {
        let Some(board) = board else { return 0 };
        (0..times).fold(0, |_, _| work(std::hint::black_box(board)))
    })
}
