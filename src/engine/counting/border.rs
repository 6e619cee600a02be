//! What should still be played before the count.

use std::collections::BTreeSet;

use super::grid::{Cell, Grid};
use super::survey::Survey;
use super::{Reason, whole_chains};
use crate::engine::{Board, Color, Point};

/// The smallest area worth a warning: where a move would gain a single point, players may have left
/// it on purpose, and often did.
const SMALLEST_LEAK: usize = 2;

/// What kind of thing is unsettled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum UnsettledKind {
    /// The border of an area is open: the opponent could still come in.
    OpenBorder,
    /// A chain that counts as alive can be taken with the next move.
    Atari,
    /// A chain will be in atari when the neutral points are filled, and its owner will have to
    /// fill a point of territory (手入れ, *teire*).
    Shortage,
}

/// Something to settle before the count.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unsettled {
    pub kind: UnsettledKind,
    /// Whose area or chain it is.
    pub color: Color,
    /// The area that leaks, or the stones of the chain; sorted.
    pub points: Vec<Point>,
    /// Where a move would settle it; sorted.
    pub moves: Vec<Point>,
}

/// What both players may have overlooked when they passed. `dead` as in [`assess`](super::assess).
#[must_use]
pub fn unsettled(board: &Board, dead: &BTreeSet<Point>) -> Vec<Unsettled> {
    let dead = whole_chains(board, dead);
    let survey = Survey::new(board, Grid::new(board, &dead));
    let mut found = open_borders(&survey);
    found.extend(short_of_liberties(board, &survey, &dead));
    found
}

/// Chains that live but are in atari, or will be when the dame are filled.
fn short_of_liberties<'a>(
    board: &'a Board,
    survey: &'a Survey,
    dead: &'a BTreeSet<Point>,
) -> impl Iterator<Item = Unsettled> + 'a {
    let reason = |point: Point| survey.reason(survey.grid.cell(point));
    let living = board.chains().into_iter().filter(|(point, _)| !dead.contains(point));
    living.filter_map(move |(point, color)| {
        let (kind, liberty) = match board.atari(point) {
            Some(liberty) => (UnsettledKind::Atari, liberty),
            None => {
                let liberties = board.liberties(point);
                let mut own = liberties.into_iter().filter(|&liberty| reason(liberty) != Reason::Dame);
                let last = own.next().filter(|_| own.next().is_none())?;
                let costs_a_point = reason(last) == Reason::Territory;
                (UnsettledKind::Shortage, Some(last).filter(|_| costs_a_point)?)
            }
        };
        Some(Unsettled { kind, color, points: board.chain(point), moves: vec![liberty] })
    })
}

/// Areas that leak, each for the colour that would get more of it.
fn open_borders(survey: &Survey) -> Vec<Unsettled> {
    let grid = &survey.grid;
    let open = grid.components(|cell| grid.at(cell).is_open(), |_, _| true);
    let mut found = Vec::new();
    for area in open.iter().filter(|area| area.iter().any(|&cell| survey.strict_owner(cell).is_none())) {
        let sides = Color::BOTH.map(|color| leak(survey, area, color));
        let larger = sides.into_iter().flatten().max_by_key(|leak| (leak.points.len(), leak.color));
        found.extend(larger.filter(|leak| leak.points.len() >= SMALLEST_LEAK));
    }
    found
}

/// What one colour could close off in an area that both reach, and with which moves.
fn leak(survey: &Survey, area: &[usize], color: Color) -> Option<Unsettled> {
    let grid = &survey.grid;
    let mut inside = BTreeSet::new();
    let mut moves = BTreeSet::new();
    for &cell in area {
        if survey.is_eye_of(cell, color) {
            inside.insert(cell);
        }
        if survey.is_barrier_of(cell, color)
            && grid.around(cell).iter().any(|&side| survey.is_eye_of(side, color))
        {
            moves.insert(cell);
        }
        if grid.at(cell) == Cell::Empty && may_divide(grid, cell) {
            let closed = closed_by(grid, area, cell, color);
            if closed.len() >= SMALLEST_LEAK {
                inside.extend(closed);
                moves.insert(cell);
            }
        }
    }
    let named = |cells: &BTreeSet<usize>| {
        let mut points: Vec<Point> = cells.iter().map(|&cell| grid.point(cell)).collect();
        points.sort_unstable();
        points
    };
    (!inside.is_empty()).then(|| Unsettled {
        kind: UnsettledKind::OpenBorder,
        color,
        points: named(&inside),
        moves: named(&moves),
    })
}

/// Whether a stone on a cell could cut its surroundings in two: its open neighbours are not all
/// connected through the eight cells around it.
fn may_divide(grid: &Grid, cell: usize) -> bool {
    let stride = grid.stride();
    let ring = [
        cell + stride,
        cell + stride + 1,
        cell + 1,
        cell - stride + 1,
        cell - stride,
        cell - stride - 1,
        cell - 1,
        cell + stride - 1,
    ];
    let is_open = |place: usize| grid.at(ring[place % 8]).is_open();
    // Runs of open cells along the ring that hold a direct neighbour (an even place).
    let starts = (0..8).filter(|&place| {
        let begins = is_open(place) && !is_open(place + 7);
        let mut run = (place..place + 8).take_while(|&p| is_open(p));
        begins && run.any(|p| p % 2 == 0)
    });
    starts.count() >= 2
}

/// The cells of an area that only one colour would reach after a move of its on a cell.
fn closed_by(grid: &Grid, area: &[usize], stone: usize, color: Color) -> Vec<usize> {
    let mut seen = BTreeSet::from([stone]);
    let mut closed = Vec::new();
    for start in grid.around(stone) {
        if !grid.at(start).is_open() || !seen.insert(start) {
            continue;
        }
        let mut part = vec![start];
        let mut leaks = false;
        let mut next = 0;
        while let Some(&cell) = part.get(next) {
            next += 1;
            for side in grid.around(cell) {
                if grid.at(side).is_open() && seen.insert(side) {
                    part.push(side);
                }
                leaks |= grid.at(side) == Cell::Alive(color.opponent());
            }
        }
        if !leaks && part.len() < area.len() {
            closed.extend(part);
        }
    }
    closed
}
