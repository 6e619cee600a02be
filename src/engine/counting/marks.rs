//! Marking stones as dead.

use std::collections::BTreeSet;

use super::UnconditionalLife;
use super::grid::{Cell, Grid};
use super::survey::Survey;
use crate::engine::rules::Suicide;
use crate::engine::{Board, Color, Point};

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

/// The dead stones after a player points at a stone: its chain, and with it the chains that live
/// and die with it, become dead if the stone was alive, and alive if it was dead.
///
/// What lives and dies together depends on the stones alone, not on the marks, so pointing at any
/// stone of the same group again undoes it, unless only some of the group was marked before. At an
/// empty point or off the board nothing changes but that `dead` becomes [`whole_chains`].
#[must_use]
pub fn toggle_group(board: &Board, dead: &BTreeSet<Point>, point: Point) -> BTreeSet<Point> {
    let dead = whole_chains(board, dead);
    let Some(color) = board.get(point) else { return dead };
    let group = fellows(board, point, color);
    if dead.contains(&point) { &dead - &group } else { &dead | &group }
}

/// The stones that live and die with the stone on a point.
///
/// For stones with two eyes: the chains that share an eye, one after another. Such stones are
/// seldom dead, and dame must not link one side of the board to the other. For the rest: all
/// stones of the colour, also without two eyes, that are reached through empty points and each
/// other, so that one click marks all invaders of a territory.
fn fellows(board: &Board, point: Point, color: Color) -> BTreeSet<Point> {
    let certain = UnconditionalLife::of(board, Suicide::Forbidden).dead_stones(board);
    let survey = Survey::new(board, Grid::new(board, &certain));
    let grid = &survey.grid;
    let start = grid.cell(point);
    let own = |cell: usize| matches!(grid.at(cell), Cell::Alive(c) | Cell::Dead(c) if c == color);
    let is_weak = |cell: usize| matches!(grid.at(cell), Cell::Dead(_)) || survey.is_seki(cell);
    let is_open = |cell: usize| grid.at(cell).is_open();
    let together = if is_weak(start) {
        grid.components(|cell| if own(cell) { is_weak(cell) } else { is_open(cell) }, |_, _| true)
    } else {
        let has_eye = |cell: usize| is_open(cell) && survey.is_eye_of(cell, color);
        grid.components(|cell| if own(cell) { !is_weak(cell) } else { has_eye(cell) }, |_, _| true)
    };
    let part = together.cells(usize::from(together.label(start)));
    part.iter().filter(|&&cell| own(cell)).map(|&cell| grid.point(cell)).collect()
}
