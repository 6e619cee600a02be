//! Kos that both sides left open when they passed.

use std::collections::BTreeSet;

use super::grid::Grid;
use super::survey::Survey;
use super::whole_chains;
use crate::engine::rules::Suicide;
use crate::engine::{Board, Color, Point, Position};

/// The points where a ko stands open among the living stones: one side could take a single stone
/// there, the other close the ko. Sorted; `dead` as in [`assess`](super::assess).
///
/// A ko that keeps a group alive in seki (as in a double-ko seki) is not open in this sense: whoever
/// closed it would lose the group, so nobody can be asked to.
#[must_use]
pub fn open_kos(board: &Board, dead: &BTreeSet<Point>) -> Vec<Point> {
    let dead = whole_chains(board, dead);
    let survey = Survey::new(board, Grid::new(board, &dead));
    let mut living = board.clone();
    for &stone in &dead {
        living.set(stone, None);
    }
    let in_play = |&(_, stone): &(Point, Point)| !survey.is_seki(survey.grid.cell(stone));
    let mut points: Vec<Point> = living
        .size()
        .points()
        .flat_map(|point| Color::BOTH.map(|color| (point, ko_stone(&living, color, point))))
        .filter_map(|(point, stone)| Some((point, stone?)))
        .filter(in_play)
        .map(|(point, _)| point)
        .collect();
    points.sort_unstable();
    points
}

/// The stone that `color` would take on a point, if that made a ko.
fn ko_stone(board: &Board, color: Color, point: Point) -> Option<Point> {
    if !board.is_empty(point) {
        return None;
    }
    let [stone] = board.would_capture(color, point)[..] else { return None };
    let mut position = Position::from_board(board.clone(), color);
    position.play(point, Suicide::Forbidden).ok()?;
    position.ko().filter(|&ko| ko == stone)
}
