//! What must hold of every count over the board.

use std::collections::BTreeSet;

use hoshi::engine::counting::plan::{Place, StepKind, Table, Tally};
use hoshi::engine::counting::{Plan, Reason};
use hoshi::engine::rules::{Rules, Scoring};
use hoshi::engine::{Board, Color, Point};

/// Checks the steps of a plan one by one, and that it ends as the arithmetic does.
pub fn check_plan(board: &Board, rules: &Rules, plan: &Plan) {
    let start = plan.table_after(0);
    assert_eq!(start.board(), board);
    let mut table = start.clone();
    let stones = Color::BOTH.map(|color| table.stones_in_game(color));
    for step in plan.steps() {
        let before = table.clone();
        for change in &step.changes {
            assert!(has(&before, change.color, change.from), "{change:?} has nothing to take\n{board}");
            if let Place::Point(point) = change.to {
                assert!(before.board().is_empty(point), "{change:?} goes to a taken point\n{board}");
            }
        }
        table.apply(step);
        assert_eq!(Color::BOTH.map(|color| table.stones_in_game(color)), stones, "{step:?}");
        let mut back = table.clone();
        back.undo(step);
        assert_eq!(back, before, "{step:?} cannot be undone");
        check_step(&before, &table, &step.kind);
    }
    assert_eq!(table, plan.table_after(plan.steps().len()));
    assert_eq!(
        plan.tally().black_lead(),
        plan.count().account.black_lead(),
        "{board}\n{:?}\n{:?}",
        plan.tally(),
        plan.count().account
    );
    if rules.scoring == Scoring::Territory {
        check_free_points(plan, &table);
    }
}

fn has(table: &Table, color: Color, place: Place) -> bool {
    match place {
        Place::Point(point) => table.board().get(point) == Some(color),
        Place::Bowl(bowl) => bowl == color,
        Place::Lid(captor) => captor == color.opponent() && table.lids()[captor] > 0,
        Place::Heap => table.heaps()[color] > 0,
    }
}

fn check_step(before: &Table, after: &Table, kind: &StepKind) {
    let free_points =
        |table: &Table| table.board().size().points().filter(|&p| table.board().is_empty(p)).count();
    match kind {
        StepKind::Dame { .. } | StepKind::Protect { .. } => {
            assert_eq!(free_points(before), free_points(after) + 1);
            // Whatever was filled, no living chain has been taken.
            for (point, _) in after.board().chains() {
                let had_none =
                    before.board().get(point).is_some() && before.board().liberties(point).is_empty();
                assert!(had_none || !after.board().liberties(point).is_empty());
            }
        }
        StepKind::Lift { .. } => assert!(after.board().stones().count() < before.board().stones().count()),
        StepKind::Rearrange { .. } => assert_eq!(free_points(before), free_points(after)),
        _ => {}
    }
}

/// The free points that are counted are free, and what was counted is what there is: each side has
/// as many as its territory less the prisoners put in.
fn check_free_points(plan: &Plan, end: &Table) {
    let Tally::Territory(tally) = plan.tally() else { panic!("a count by territory") };
    let size = end.board().size();
    let mut counted = BTreeSet::new();
    for color in Color::BOTH {
        let rectangles = tally.regions[color].iter().flat_map(|region| &region.rectangles);
        for rectangle in rectangles {
            for point in size.points().filter(|&point| rectangle.contains(point)) {
                assert!(end.board().is_empty(point), "{point} is counted but not free");
                assert!(counted.insert(point), "{point} is counted twice");
                let rival = |p: Point| end.board().get(p) == Some(color.opponent());
                assert!(!size.neighbours(point).any(rival), "{point} is counted beside a rival");
            }
        }
        let put_in = plan.steps().iter().filter(|step| step.kind == StepKind::Prisoner { color }).count();
        let territory = plan.count().account.items[color].territory as usize;
        assert_eq!(tally.free_points(color) as usize, territory - put_in);
    }
    // What is free and not counted is nobody's.
    let neutral = |point: Point| {
        plan.count()
            .assessment
            .get(point)
            .is_some_and(|verdict| verdict.owner.is_none() && verdict.reason != Reason::Stone)
    };
    for point in size.points().filter(|&p| end.board().is_empty(p) && !counted.contains(&p)) {
        assert!(neutral(point), "{point} is free and not counted");
    }
}

/// Number of connected pieces of a side's territory.
pub fn territory_regions(plan: &Plan, color: Color) -> usize {
    let assessment = &plan.count().assessment;
    let owns = |&point: &Point| assessment.get(point).is_some_and(|v| v.owner == Some(color));
    let mut left: BTreeSet<Point> = assessment.size().points().filter(owns).collect();
    let mut regions = 0;
    while let Some(start) = left.pop_first() {
        regions += 1;
        let mut todo = vec![start];
        while let Some(point) = todo.pop() {
            todo.extend(assessment.size().neighbours(point).filter(|beside| left.remove(beside)));
        }
    }
    regions
}
