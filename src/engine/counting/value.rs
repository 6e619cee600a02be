//! What an eye space is worth: no eye, one, or two.

use super::eye::Eyes;
use super::grid::{Grid, NONE};
use super::space::Space;
use crate::engine::Board;

/// The value of each eye, 0 to 2, when its owner answers every attack.
///
/// `is_false` as found by [`false_points`](super::falsity::false_points) without values. Right for
/// positions where play has ended; for others, an estimate that favours the owner.
///
/// Source: the published method of lightvector/goscorer (2024).
pub(super) fn eye_values(board: &Board, grid: &Grid, eyes: &Eyes, is_false: &[bool]) -> Vec<u8> {
    let mut scratch = vec![NONE; grid.len()];
    let value = |eye| value(&Space::new(board, grid, eye, is_false, &mut scratch));
    eyes.eyes.iter().map(value).collect()
}

fn value(space: &Space) -> u8 {
    // The quick tests first.
    let two =
        has_room(space) || splits_in_two(space) || pair_splits_in_two(space) || capture_makes_two(space);
    let one = || {
        let closable = space.points.iter().any(|point| point.moves_to_close <= 1);
        closable || space.count(|point| point.is_enemy) >= 5
    };
    if two { 2 } else { u8::from(one()) }
}

/// Whether the space is so large, or holds so many dead stones, that two eyes are in it anyway.
fn has_room(space: &Space) -> bool {
    let prisoners = space.count(|point| point.is_enemy);
    let weak = space.count(|point| point.moves_to_close >= 1);
    let very_weak = space.count(|point| point.moves_to_close >= 2);
    let in_the_way = space.count(|point| point.is_enemy && point.ways >= 2);
    let wide = |ways| space.count(|point| point.is_empty && point.ways >= ways);
    prisoners >= 8 || space.points.len() >= 6 + weak + very_weak + in_the_way || wide(3) + wide(4) >= 6
}

/// Whether one move divides the space into pieces of which two can be closed off.
fn splits_in_two(space: &Space) -> bool {
    let whole = space.pieces(|_| true).len();
    space.points.iter().enumerate().any(|(index, point)| {
        if !point.is_playable || (whole < 2 && point.ways < 2) {
            return false;
        }
        // The dividing move itself closes off a single throw-in next to it.
        let moves = u32::from(point.enemy_false == 1);
        let pieces = space.pieces(|other| other != index);
        let is_closed = |piece: &&Vec<usize>| piece.iter().any(|&p| space.points[p].moves_to_close <= moves);
        pieces.iter().filter(is_closed).count() >= 2
    })
}

/// Whether the owner gets one of two neighbouring points in the middle of the space and with it,
/// whichever it is, two pieces that can be closed off.
fn pair_splits_in_two(space: &Space) -> bool {
    let in_the_middle = |index: usize| {
        let point = &space.points[index];
        point.moves_to_close <= 1 && point.ways >= 3
    };
    let first = |index: usize| {
        let point = &space.points[index];
        in_the_middle(index) && point.is_playable && !point.on_edge
    };
    let second = |index: usize| {
        let point = &space.points[index];
        in_the_middle(index) && (point.is_empty || point.empty_within > 1)
    };
    (0..space.points.len())
        .filter(|&a| first(a))
        .any(|a| space.points[a].within().any(|b| second(b) && pair_divides(space, a, b)))
}

fn pair_divides(space: &Space, a: usize, b: usize) -> bool {
    let closed_points =
        |piece: Vec<usize>| piece.iter().filter(|&&p| space.points[p].moves_to_close == 0).count();
    let pieces: Vec<usize> = space.pieces(|p| p != a && p != b).into_iter().map(closed_points).collect();
    let single = pieces.iter().filter(|&&closed| closed >= 1).count();
    let double = pieces.iter().filter(|&&closed| closed >= 2).count();
    let needed = if space.points[b].is_empty { 1 } else { 2 };
    single >= 2 && double >= needed
}

/// Whether the space that is left when the dead stones are taken still makes two eyes.
///
/// The shape taken is the dead stones and the points that the owner cannot play on, of which the
/// opponent may leave one out.
fn capture_makes_two(space: &Space) -> bool {
    if space.points.iter().all(|point| !point.is_enemy) {
        return false;
    }
    let shape: Vec<bool> = space.points.iter().map(|point| point.is_enemy || !point.is_playable).collect();
    let may_stay_out = (0..shape.len()).filter(|&index| shape[index] && !space.points[index].is_enemy);
    std::iter::once(None)
        .chain(may_stay_out.map(Some))
        .all(|left_out| shape_makes_two(space, |index| shape[index] && Some(index) != left_out))
}

fn shape_makes_two(space: &Space, member: impl Fn(usize) -> bool) -> bool {
    let members: Vec<usize> = (0..space.points.len()).filter(|&index| member(index)).collect();
    let pieces = space.pieces(&member).len();
    let is_bottleneck = |index: usize| space.pieces(|other| other != index && member(other)).len() > pieces;
    let ways = |index: usize| space.points[index].within().filter(|&other| member(other)).count();
    let vital = members.iter().filter(|&&index| ways(index) >= 3 || is_bottleneck(index)).count();
    // Seven points are enough in any shape.
    let large = usize::from(members.len() >= 7);
    pieces + (vital + large) / 2 >= 2 + space.throw_ins
}
