//! The true points of an eye, and what is next to each.

use super::eye::Eye;
use super::grid::{Cell, Grid, NONE};
use crate::engine::Board;

/// As many moves as nobody will ever get: the place cannot be closed.
const NEVER: u32 = 1000;

/// A true point of an eye.
#[derive(Clone, Debug)]
pub(super) struct EyePoint {
    pub cell: usize,
    /// The first `ways` are the neighbours that are true points of the same eye, by their place in
    /// [`Space::points`].
    within: [u16; 4],
    /// Number of neighbours that are true points of the same eye.
    pub ways: usize,
    pub is_empty: bool,
    /// Whether a stone of the opponent is here (a dead one).
    pub is_enemy: bool,
    /// Whether the owner can put a stone here.
    pub is_playable: bool,
    pub on_edge: bool,
    /// Empty points among `within`.
    pub empty_within: usize,
    /// Enemy stones on false points next to this one.
    pub enemy_false: usize,
    /// Moves the owner needs to close this point off from what is not the eye.
    pub moves_to_close: u32,
    /// Empty false points next to this one.
    empty_false: usize,
    /// Whether an enemy stone here has come in, or can, through false points, so that the owner
    /// cannot close it off.
    is_poke: bool,
}

impl EyePoint {
    /// The neighbours that are true points of the same eye, by their place in [`Space::points`].
    pub fn within(&self) -> impl Iterator<Item = usize> {
        self.within[..self.ways].iter().map(|&index| usize::from(index))
    }
}

/// The true points of one eye.
#[derive(Clone, Debug)]
pub(super) struct Space {
    pub points: Vec<EyePoint>,
    /// Enemy stones on false points of the eye.
    pub throw_ins: usize,
}

impl Space {
    /// `place` is scratch: [`NONE`] for each cell, before and after.
    pub fn new(board: &Board, grid: &Grid, eye: &Eye, is_false: &[bool], place: &mut [u16]) -> Space {
        let enemy = Cell::Dead(eye.color.opponent());
        let (cells, false_cells): (Vec<usize>, Vec<usize>) =
            eye.cells.iter().partition(|&&cell| !is_false[cell]);
        for (index, &cell) in cells.iter().enumerate() {
            place[cell] = index as u16;
        }
        let mut points: Vec<EyePoint> =
            cells.iter().map(|&cell| eye_point(board, grid, eye, cell, is_false, place)).collect();
        for index in 0..points.len() {
            let moves = grid.around(points[index].cell).map(|side| {
                let point = points.get(usize::from(place[side]));
                moves_at(grid.at(side), enemy, is_false[side], point)
            });
            points[index].moves_to_close = moves.iter().sum();
        }
        for &cell in &cells {
            place[cell] = NONE;
        }
        let throw_ins = false_cells.iter().filter(|&&cell| grid.at(cell) == enemy).count();
        Space { points, throw_ins }
    }

    /// Number of points for which `holds`.
    pub fn count(&self, holds: impl Fn(&EyePoint) -> bool) -> usize {
        self.points.iter().filter(|point| holds(point)).count()
    }

    /// The connected pieces of the points for which `member` holds, by their place.
    pub fn pieces(&self, member: impl Fn(usize) -> bool) -> Vec<Vec<usize>> {
        let mut seen = vec![false; self.points.len()];
        let mut pieces = Vec::new();
        for start in 0..self.points.len() {
            if !member(start) || std::mem::replace(&mut seen[start], true) {
                continue;
            }
            let mut piece = vec![start];
            let mut next = 0;
            while let Some(&index) = piece.get(next) {
                next += 1;
                for neighbour in self.points[index].within() {
                    if member(neighbour) && !std::mem::replace(&mut seen[neighbour], true) {
                        piece.push(neighbour);
                    }
                }
            }
            pieces.push(piece);
        }
        pieces
    }
}

fn eye_point(
    board: &Board,
    grid: &Grid,
    eye: &Eye,
    cell: usize,
    is_false: &[bool],
    place: &[u16],
) -> EyePoint {
    let enemy = Cell::Dead(eye.color.opponent());
    let around = grid.around(cell);
    let is_within = |side: usize| place[side] != NONE;
    let count = |what: Cell, is_there: &dyn Fn(usize) -> bool| {
        around.iter().filter(|&&side| grid.at(side) == what && is_there(side)).count()
    };
    let (mut within, mut ways) = ([0; 4], 0);
    for index in around.map(|side| place[side]).into_iter().filter(|&index| index != NONE) {
        within[ways] = index;
        ways += 1;
    }
    let empty_false = count(Cell::Empty, &|side| is_false[side]);
    let enemy_false = count(enemy, &|side| is_false[side]);
    let is_empty = grid.at(cell) == Cell::Empty;
    let is_enemy = grid.at(cell) == enemy;
    EyePoint {
        cell,
        within,
        ways,
        is_empty,
        is_enemy,
        is_playable: is_empty && around.iter().any(|&side| gives_room(board, grid, eye, side)),
        on_edge: around.iter().any(|&side| grid.at(side) == Cell::Edge),
        empty_within: count(Cell::Empty, &is_within),
        empty_false,
        enemy_false,
        // With two false points at hand, one of them is left for the enemy.
        is_poke: is_enemy && (enemy_false > 0 || empty_false >= 2),
        moves_to_close: 0,
    }
}

/// Whether a stone of the eye's owner next to this cell would have a liberty here or get one by
/// capture. (The owner's chains are taken to have other liberties, or they would not live.)
fn gives_room(board: &Board, grid: &Grid, eye: &Eye, cell: usize) -> bool {
    match grid.at(cell) {
        Cell::Edge => false,
        Cell::Empty => true,
        Cell::Alive(color) | Cell::Dead(color) => {
            color == eye.color || board.atari(grid.point(cell)).is_some()
        }
    }
}

/// Moves needed to close off one side, which is a point of the same eye if `point` is given.
fn moves_at(side: Cell, enemy: Cell, is_false: bool, point: Option<&EyePoint>) -> u32 {
    match point {
        Some(point) if point.is_poke => NEVER,
        Some(point) if point.is_empty => u32::from(point.enemy_false > 0),
        Some(point) if point.is_enemy => u32::from(point.empty_false > 0),
        Some(_) => 0,
        None if side == Cell::Empty => 1,
        None if side == enemy && is_false => NEVER,
        None => 0,
    }
}
