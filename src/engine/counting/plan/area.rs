//! The count by area: one side's stones, in heaps of ten, against half the board.

use super::script::Script;
use super::{AreaTally, Change, Place, StepKind, Tally};
use crate::engine::counting::{Count, Reason};
use crate::engine::{Color, PerColor, Point};

/// Stones in a heap.
const HEAP: usize = 10;

/// Whose stones are counted. Either would do; it is customary to take Black's.
const COUNTED: Color = Color::Black;

/// Writes the count by area.
pub(super) fn plan(script: &mut Script, count: &Count) -> Tally {
    script.lift(count.assessment.dead().iter().copied(), Place::Bowl);
    fill(script, count);
    let stones = gather(script);
    script.push(StepKind::Result, Vec::new());
    let owned = count.assessment.verdicts().filter(|(_, verdict)| verdict.owner.is_some()).count();
    let board = count.assessment.size().area();
    let items = &count.account.items;
    Tally::Area(AreaTally {
        color: COUNTED,
        stones,
        neutral: (board - owned) as u32,
        board: board as u32,
        komi: PerColor::from_fn(|color| items[color].komi),
        compensation: PerColor::from_fn(|color| items[color].compensation),
    })
}

/// Fills the counted side's territory from its bowl, one connected piece a step.
fn fill(script: &mut Script, count: &Count) {
    let size = count.assessment.size();
    let is_territory = |point: Point| {
        count.assessment.get(point).is_some_and(|v| v.owner == Some(COUNTED) && v.reason != Reason::Stone)
    };
    let mut seen = vec![false; size.area()];
    for start in size.points() {
        if !is_territory(start) || std::mem::replace(&mut seen[size.index(start)], true) {
            continue;
        }
        let mut piece = vec![start];
        let mut next = 0;
        while let Some(&point) = piece.get(next) {
            next += 1;
            for beside in size.neighbours(point) {
                if is_territory(beside) && !std::mem::replace(&mut seen[size.index(beside)], true) {
                    piece.push(beside);
                }
            }
        }
        let place = |point| Change { color: COUNTED, from: Place::Bowl(COUNTED), to: Place::Point(point) };
        script.push(StepKind::Fill { color: COUNTED }, piece.into_iter().map(place).collect());
    }
}

/// Takes the counted side's stones off the board ten by ten; their number.
fn gather(script: &mut Script) -> u32 {
    let mut stones: Vec<Point> =
        script.board().stones().filter(|&(_, color)| color == COUNTED).map(|(point, _)| point).collect();
    // Back and forth over the rows, so that a heap comes from one place.
    stones.sort_by_key(|p| (p.row, if p.row.is_multiple_of(2) { p.column } else { u8::MAX - p.column }));
    for (index, heap) in stones.chunks(HEAP).enumerate() {
        let take = |&point: &Point| Change { color: COUNTED, from: Place::Point(point), to: Place::Heap };
        let kind = StepKind::Gather { color: COUNTED, heap: index as u32 + 1 };
        script.push(kind, heap.iter().map(take).collect());
    }
    stones.len() as u32
}
