//! Marking stones as dead.

use std::collections::BTreeSet;

use crate::engine::{Board, Point};

/// All stones of the chains that have a marked stone. Marks on empty points and off the board are
/// passed over.
#[must_use]
pub fn whole_chains(board: &Board, marks: &BTreeSet<Point>) -> BTreeSet<Point> {
    let mut whole = BTreeSet::new();
    for &mark in marks {
        if !whole.contains(&mark) {
            whole.extend(board.chain(mark));
        }
    }
    whole
}

/// The dead stones after a player points at a stone: its chain and the chains that live and die
/// with it are marked, or unmarked if the stone was marked. Pointing at it again undoes it.
#[must_use]
pub fn toggle_group(board: &Board, dead: &BTreeSet<Point>, point: Point) -> BTreeSet<Point> {
    let mut dead = whole_chains(board, dead);
    let chain = board.chain(point);
    if dead.contains(&point) {
        for stone in chain {
            dead.remove(&stone);
        }
    } else {
        dead.extend(chain);
    }
    dead
}
