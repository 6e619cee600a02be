//! What should still be played before the count.

use std::collections::BTreeSet;

use super::grid::{Cell, Grid};
use super::survey::Survey;
use super::{Reason, toggle_group, whole_chains};
use crate::engine::{Board, Color, Point};

/// The smallest area worth a warning: where a move would gain a single point, players may have left
/// it on purpose, and often did.
const SMALLEST_LEAK: usize = 2;

/// So many stones at most may be forgotten when the dead are marked.
const FEW_STONES: usize = 4;
/// The other side surrounds each of them with so many stones at least.
const WALL_FOR_A_STONE: usize = 4;

/// What kind of thing is unsettled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum UnsettledKind {
    /// The border of an area is open: the opponent could still come in.
    OpenBorder,
    /// A chain that counts as alive can be taken with the next move.
    Atari,
    /// A chain will be in atari as soon as the opponent fills its last neutral point, and its owner
    /// will then have to fill a point of territory (手入れ, *teire*).
    Shortage,
    /// The area around these few stones would be the other side's if they were dead, which are not
    /// marked so. They are `color`'s.
    Doubtful,
    /// A wide area has not been played out: nobody's yet, and no single move settles it.
    OpenArea,
}

/// Something to settle before the count.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unsettled {
    pub kind: UnsettledKind,
    /// Whose area or chain it is; of an open area, who has more stones next to it (Black if equal).
    pub color: Color,
    /// The area, or the stones of the chain; sorted.
    pub points: Vec<Point>,
    /// Where a move would settle it; sorted. None for an open area.
    pub moves: Vec<Point>,
}

/// What both players may have overlooked when they passed. `dead` as in [`assess`](super::assess).
#[must_use]
pub fn unsettled(board: &Board, dead: &BTreeSet<Point>) -> Vec<Unsettled> {
    let dead = whole_chains(board, dead);
    let survey = Survey::new(board, Grid::new(board, &dead));
    let grid = &survey.grid;
    let doubts = in_doubt(board, &dead, &survey);
    // Where stones are in doubt, they are the question, and not the border.
    let sides =
        doubts.iter().flat_map(|doubt| &doubt.points).flat_map(|&stone| grid.around(grid.cell(stone)));
    let asked: BTreeSet<usize> = sides.collect();
    let open = grid.components(|cell| grid.at(cell).is_open(), |_, _| true);
    let areas = open.iter().filter(|area| area.iter().all(|cell| !asked.contains(cell)));
    let short: Vec<Unsettled> = short_of_liberties(board, &survey, &dead).collect();
    let is_told = |doubt: &Unsettled| short.iter().any(|chain| doubt.points.contains(&chain.points[0]));
    let mut found: Vec<Unsettled> = doubts.into_iter().filter(|doubt| !is_told(doubt)).collect();
    found.extend(areas.filter_map(|area| open_border(&survey, area)));
    found.extend(short);
    found
}

/// Stones without two eyes, few enough to be forgotten: without them the room around them would be the
/// other side's alone.
fn in_doubt(board: &Board, dead: &BTreeSet<Point>, survey: &Survey) -> Vec<Unsettled> {
    let mut seen = BTreeSet::new();
    let mut found = Vec::new();
    for (stone, color) in board.chains() {
        let cell = survey.grid.cell(stone);
        let is_one = !dead.contains(&stone) && survey.is_seki(cell) && board.chain(stone).len() <= FEW_STONES;
        if !is_one || seen.contains(&stone) {
            continue;
        }
        let all = toggle_group(board, dead, stone);
        let points: Vec<Point> = all.difference(dead).copied().collect();
        seen.extend(points.iter().copied());
        if points.len() <= FEW_STONES && is_room_of_others(board, &all, stone, color, points.len()) {
            found.push(Unsettled { kind: UnsettledKind::Doubtful, color, points, moves: Vec::new() });
        }
    }
    found
}

/// Whether the room around a stone that is dead with `stones` in all is the other side's alone, and well
/// surrounded.
fn is_room_of_others(
    board: &Board,
    dead: &BTreeSet<Point>,
    stone: Point,
    color: Color,
    stones: usize,
) -> bool {
    let survey = Survey::new(board, Grid::new(board, dead));
    let (grid, other) = (&survey.grid, color.opponent());
    let rooms = grid.components(|cell| grid.at(cell).is_open(), |_, _| true);
    let room = rooms.cells(usize::from(rooms.label(grid.cell(stone))));
    let around: BTreeSet<usize> = room.iter().flat_map(|&cell| grid.around(cell)).collect();
    let walls = around.into_iter().filter(|&cell| grid.at(cell) == Cell::Alive(other)).count();
    stones * WALL_FOR_A_STONE <= walls && room.iter().all(|&cell| survey.strict_owner(cell) == Some(other))
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
        let moves = board.liberties(point);
        let kind = match moves[..] {
            [_] => UnsettledKind::Atari,
            // With more dame, the owner has time to connect at one of them.
            [a, b] => match (reason(a), reason(b)) {
                (Reason::Dame, Reason::Territory) | (Reason::Territory, Reason::Dame) => {
                    UnsettledKind::Shortage
                }
                _ => return None,
            },
            _ => return None,
        };
        Some(Unsettled { kind, color, points: board.chain(point), moves })
    })
}

/// What is open about an area, if both colours reach it and should not.
fn open_border(survey: &Survey, area: &[usize]) -> Option<Unsettled> {
    if area.iter().all(|&cell| survey.strict_owner(cell).is_some()) {
        return None;
    }
    if area.iter().any(|&cell| is_wide(survey, cell)) {
        return Some(open_area(survey, area));
    }
    let sides = Color::BOTH.map(|color| leak(survey, area, color));
    let larger = sides.into_iter().flatten().max_by_key(|leak| (leak.points.len(), leak.color));
    larger.filter(|leak| leak.points.len() >= SMALLEST_LEAK)
}

/// Whether a cell and all four around it are dame: after play has ended, dame are narrow. (In the 132
/// games of the tests there is no such place, but for one game whose players forgot a border.)
fn is_wide(survey: &Survey, cell: usize) -> bool {
    let is_dame = |cell: usize| survey.grid.at(cell).is_open() && survey.reason(cell) == Reason::Dame;
    is_dame(cell) && survey.grid.around(cell).into_iter().all(is_dame)
}

fn open_area(survey: &Survey, area: &[usize]) -> Unsettled {
    let grid = &survey.grid;
    let stones = |color: Color| {
        let sides = area.iter().flat_map(|&cell| grid.around(cell));
        sides.filter(|&side| grid.at(side) == Cell::Alive(color)).collect::<BTreeSet<_>>().len()
    };
    let color = if stones(Color::White) > stones(Color::Black) { Color::White } else { Color::Black };
    let points = named(grid, area.iter().copied());
    Unsettled { kind: UnsettledKind::OpenArea, color, points, moves: Vec::new() }
}

/// What one colour could close off in an area that both reach, and with which moves: its barriers,
/// and the single moves that gain most.
fn leak(survey: &Survey, area: &[usize], color: Color) -> Option<Unsettled> {
    let grid = &survey.grid;
    let is_inside = |cell: usize| survey.is_eye_of(cell, color);
    let mut inside: BTreeSet<usize> = area.iter().copied().filter(|&cell| is_inside(cell)).collect();
    let is_gap = |&cell: &usize| {
        survey.is_barrier_of(cell, color) && !is_inside(cell) && grid.around(cell).into_iter().any(is_inside)
    };
    let mut moves: BTreeSet<usize> = area.iter().copied().filter(is_gap).collect();
    let dividing = area.iter().filter(|&&cell| grid.at(cell) == Cell::Empty && may_divide(grid, cell));
    let gains: Vec<(usize, Vec<usize>)> =
        dividing.map(|&cell| (cell, closed_by(grid, area, cell, color))).collect();
    let most = gains.iter().map(|(_, closed)| closed.len()).max().unwrap_or(0).max(SMALLEST_LEAK);
    for (cell, closed) in gains.into_iter().filter(|(_, closed)| closed.len() == most) {
        moves.insert(cell);
        inside.extend(closed);
    }
    (!inside.is_empty()).then(|| Unsettled {
        kind: UnsettledKind::OpenBorder,
        color,
        points: named(grid, inside),
        moves: named(grid, moves),
    })
}

fn named(grid: &Grid, cells: impl IntoIterator<Item = usize>) -> Vec<Point> {
    let mut points: Vec<Point> = cells.into_iter().map(|cell| grid.point(cell)).collect();
    points.sort_unstable();
    points
}

/// Whether a stone on a cell could cut its surroundings in two: its open neighbours are not all
/// connected through the eight cells around it.
fn may_divide(grid: &Grid, cell: usize) -> bool {
    let ring = grid.ring(cell);
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
