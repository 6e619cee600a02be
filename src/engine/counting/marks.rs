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

/// The largest room that stones may share and be dead all the same.
const LARGEST_DEAD_SHAPE: usize = 7;

/// Invaders of a territory have so many stones of the other side around them for each of their own.
const WALL_FOR_AN_INVADER: usize = 2;

/// The stones that live and die with the stone on a point. One touch must not sweep away half a board,
/// so what is far apart goes together only where that is plain.
///
/// For stones with two eyes: the chains that share an eye, one after another, but for those at a wide
/// territory, by which a chain lives alone. Dame do not link one side of the board to the other. For
/// the rest: the chains that have a liberty in common, one after another; and where they all stand in a
/// territory of the other side, all of them, so that one touch marks its invaders.
fn fellows(board: &Board, point: Point, color: Color) -> BTreeSet<Point> {
    let certain = UnconditionalLife::of(board, Suicide::Forbidden).dead_stones(board);
    // What has come into a territory does not take the eyes from those whose it is.
    let dead = &certain | &invaders(&Survey::new(board, Grid::new(board, &certain)));
    let survey = Survey::new(board, Grid::new(board, &dead));
    let grid = &survey.grid;
    let start = grid.cell(point);
    let own = |cell: usize| matches!(grid.at(cell), Cell::Alive(c) | Cell::Dead(c) if c == color);
    let is_weak = |cell: usize| matches!(grid.at(cell), Cell::Dead(_)) || survey.is_seki(cell);
    let is_open = |cell: usize| grid.at(cell).is_open();
    let together = if !is_weak(start) {
        let is_eye = |cell: usize| is_open(cell) && survey.is_eye_of(cell, color);
        let eyes = grid.components(is_eye, |_, _| true);
        let room = |cell: usize| eyes.cells(usize::from(eyes.label(cell)));
        let is_wide = |cell: usize| is_eye(cell) && room(cell).len() > LARGEST_DEAD_SHAPE;
        let lives_by_itself = |stone: usize| {
            own(stone)
                && board.liberties(grid.point(stone)).into_iter().any(|liberty| is_wide(grid.cell(liberty)))
        };
        let mut links = vec![false; grid.len()];
        for room in eyes.iter() {
            let is_link = !room.iter().flat_map(|&cell| grid.around(cell)).any(lives_by_itself);
            room.iter().for_each(|&cell| links[cell] = is_link);
        }
        grid.components(|cell| if own(cell) { !is_weak(cell) } else { links[cell] }, |_, _| true)
    } else {
        let is_room = |cell: usize| if own(cell) { is_weak(cell) } else { is_open(cell) };
        let rooms = grid.components(is_room, |_, _| true);
        if are_invaders(grid, rooms.cells(usize::from(rooms.label(start))), color) {
            rooms
        } else {
            grid.components(is_room, |a, b| own(a) || own(b))
        }
    };
    let part = together.cells(usize::from(together.label(start)));
    part.iter().filter(|&&cell| own(cell)).map(|&cell| grid.point(cell)).collect()
}

/// All stones that have come into a territory of the other side.
fn invaders(survey: &Survey) -> BTreeSet<Point> {
    let grid = &survey.grid;
    let mut invaders = BTreeSet::new();
    for color in Color::BOTH {
        let own = |cell: usize| matches!(grid.at(cell), Cell::Alive(c) | Cell::Dead(c) if c == color);
        let is_weak = |cell: usize| matches!(grid.at(cell), Cell::Dead(_)) || survey.is_seki(cell);
        let is_room = |cell: usize| if own(cell) { is_weak(cell) } else { grid.at(cell).is_open() };
        let rooms = grid.components(is_room, |_, _| true);
        for room in rooms.iter().filter(|room| are_invaders(grid, room, color)) {
            invaders.extend(room.iter().filter(|&&cell| own(cell)).map(|&cell| grid.point(cell)));
        }
    }
    invaders
}

/// Whether all stones of a colour in a room are few, with none but the other side's around them.
fn are_invaders(grid: &Grid, room: &[usize], color: Color) -> bool {
    let is_own = |cell: usize| matches!(grid.at(cell), Cell::Alive(c) | Cell::Dead(c) if c == color);
    let mut seen = vec![false; grid.len()];
    room.iter().for_each(|&cell| seen[cell] = true);
    let mut walls = 0;
    for side in room.iter().flat_map(|&cell| grid.around(cell)) {
        if std::mem::replace(&mut seen[side], true) {
            continue;
        }
        if is_own(side) {
            return false;
        }
        walls += usize::from(grid.at(side) == Cell::Alive(color.opponent()));
    }
    let stones = room.iter().filter(|&&cell| is_own(cell)).count();
    stones * WALL_FOR_AN_INVADER <= walls
}
