//! The steps of the count over the board, on positions made for each.

mod common;

use std::collections::BTreeSet;

use common::plan::check_plan;
use hoshi::engine::counting::plan::{Place, Protection, StepKind, Tally, TerritoryTally};
use hoshi::engine::counting::{Plan, Terms};
use hoshi::engine::{Board, Color, HalfPoints, PerColor, Point, Position, Preset};

fn point(name: &str) -> Point {
    name.parse().expect("a point")
}

fn points(names: &str) -> BTreeSet<Point> {
    names.split_whitespace().map(point).collect()
}

/// Plans and checks a count; Black has the move.
fn plan(diagram: &str, dead: &str, rules: Preset, terms: &Terms) -> Plan {
    plan_from(Color::Black, diagram, dead, rules, terms)
}

fn plan_from(first: Color, diagram: &str, dead: &str, rules: Preset, terms: &Terms) -> Plan {
    let board = Board::from_diagram(diagram).expect("a board");
    let plan = Plan::new(&Position::from_board(board.clone(), first), &points(dead), &rules.rules(), terms);
    check_plan(&board, &rules.rules(), &plan);
    plan
}

/// Where the stones of a step go, and what the step is for.
fn steps(plan: &Plan) -> Vec<(StepKind, Vec<Place>)> {
    let goals = |changes: &[hoshi::engine::counting::plan::Change]| changes.iter().map(|c| c.to).collect();
    plan.steps().iter().map(|step| (step.kind.clone(), goals(&step.changes))).collect()
}

fn territory(plan: &Plan) -> &TerritoryTally {
    match plan.tally() {
        Tally::Territory(tally) => tally,
        Tally::Area(_) => panic!("a count by territory"),
    }
}

const WALLS: &str = "
    . . x . o . .
    . . x . o . .
    . . x . o . .
    . . x . o . .
    . . x . o . .";

#[test]
fn dame_are_filled_in_turn_from_the_side_to_move() {
    for first in Color::BOTH {
        let plan = plan_from(first, WALLS, "", Preset::Japanese, &Terms::default());
        let dame: Vec<(Color, u32)> = plan
            .steps()
            .iter()
            .filter_map(|step| match step.kind {
                StepKind::Dame { color, number } => Some((color, number)),
                _ => None,
            })
            .collect();
        let second = first.opponent();
        assert_eq!(dame, [(first, 1), (second, 2), (first, 3), (second, 4), (first, 5)]);
        assert!(plan.left_open().is_empty());
    }
}

/// White's stone on F3 leaves E3 one liberty, and Black's own would leave it no better.
const WEAK: &str = "
    . . x x o o o .
    . . x x o o o .
    . . x . x . o .
    . . x x o o o .
    . . x x o o o .";

#[test]
fn a_chain_that_a_dame_puts_in_atari_is_protected_at_once() {
    let plan = plan(WEAK, "", Preset::Japanese, &Terms::default());
    let reason = Protection::Atari { chain: vec![point("E3")] };
    assert_eq!(
        steps(&plan)[..2],
        [
            (StepKind::Dame { color: Color::White, number: 1 }, vec![Place::Point(point("F3"))]),
            (StepKind::Protect { color: Color::Black, reason }, vec![Place::Point(point("D3"))]),
        ]
    );
}

/// Black fills E4 and keeps the point D3; White does not get the chance to ask for it.
#[test]
fn a_dame_that_would_cost_a_point_is_filled_by_the_side_that_it_would_cost() {
    let board = "
        . . x x o o . .
        . . x x . o . .
        . . x . x o . .
        . . x x o o . .
        . . x x o o . .";
    let plan = plan_from(Color::White, board, "", Preset::Japanese, &Terms::default());
    let first = StepKind::Dame { color: Color::Black, number: 1 };
    assert_eq!(steps(&plan)[0], (first, vec![Place::Point(point("E4"))]));
}

#[test]
fn a_false_eye_is_connected_before_the_count() {
    let board = "
        . . x x o o .
        . . x x o o .
        . . x . x o .
        . . x x o o .
        . . x x o o .";
    let plan = plan(board, "", Preset::Japanese, &Terms::default());
    let reason = Protection::FalseEye { stones: vec![point("D2"), point("C3"), point("E3"), point("D4")] };
    let connected = StepKind::Protect { color: Color::Black, reason };
    assert_eq!(steps(&plan)[0], (connected, vec![Place::Point(point("D3"))]));
}

#[test]
fn common_liberties_of_a_seki_stay_open() {
    let seki = "
        . . . . x o . . .
        . . . . x o . . .
        . . . . x o . . .
        . . . . x o . . .
        . . . x x o . . .
        . . x x x o o . .
        . . x o o x o . .
        . x x o . x o o .
        . x o o . x x o .";
    let plan = plan(seki, "", Preset::Czech, &Terms::default());
    assert_eq!(*plan.left_open(), points("E1 E2"));
    assert_eq!(plan.board_after(usize::MAX).get(point("E1")), None);
}

/// The second figure of the rule book: each side has an eye, neither has a point there.
#[test]
fn eyes_in_a_seki_are_no_points() {
    let seki = "
        . . . . x o . . .
        . . . . x o . . .
        . . . . x o . . .
        . . . . x o . . .
        . . . x x o . . .
        x x x x o o . . .
        x x x x o o o o o
        x o o o x x x x o
        x o . o . x . x o";
    let plan = plan(seki, "", Preset::Czech, &Terms::default());
    assert_eq!(territory(&plan).free_points(Color::Black), 19);
    assert_eq!(territory(&plan).free_points(Color::White), 18);
}

#[test]
fn each_dead_chain_leaves_in_one_step() {
    let board = "
        . o . . o .
        . . x x . .
        . . . . . .
        x x x x x x
        o o o o o o
        . . . . . .";
    let plan = plan(board, "B6 E6", Preset::Japanese, &Terms::default());
    let lifted = |kind: &StepKind| *kind == StepKind::Lift { color: Color::White };
    let flights: Vec<_> = steps(&plan).into_iter().filter(|(kind, _)| lifted(kind)).collect();
    assert_eq!(flights.len(), 2);
    assert!(flights.iter().all(|(_, goals)| goals[..] == [Place::Lid(Color::Black)]));
}

#[test]
fn prisoners_that_do_not_fit_are_added_at_the_end() {
    let terms = Terms { prisoners: PerColor { black: 13, white: 2 }, ..Terms::default() };
    let plan = plan(WALLS, "", Preset::Japanese, &terms);
    let tally = territory(&plan);
    assert_eq!(tally.free_points(Color::White), 0);
    assert_eq!(tally.left_over, PerColor { black: 3, white: 0 });
    assert_eq!(tally.free_points(Color::Black), 8);
    assert_eq!(plan.tally().black_lead(), HalfPoints::points(11));
}

#[test]
fn the_count_by_area_gathers_one_side_in_tens() {
    let terms = Terms { komi: HalfPoints(15), ..Terms::default() };
    let plan = plan(WALLS, "", Preset::Chinese, &terms);
    let Tally::Area(tally) = plan.tally() else { panic!("a count by area") };
    assert_eq!((tally.stones, tally.neutral, tally.board), (15, 5, 35));
    assert_eq!(tally.counted(), tally.half_board());
    assert_eq!(plan.tally().black_lead(), HalfPoints(-15));
    let heaps: Vec<usize> = plan
        .steps()
        .iter()
        .filter(|step| matches!(step.kind, StepKind::Gather { .. }))
        .map(|step| step.changes.len())
        .collect();
    assert_eq!(heaps, [10, 5]);
}

#[test]
fn steps_come_in_the_order_of_the_table() {
    let terms = Terms { prisoners: PerColor { black: 3, white: 4 }, ..Terms::default() };
    let plan = plan(WALLS, "", Preset::Japanese, &terms);
    let stage = |kind: &StepKind| match kind {
        StepKind::Dame { .. } | StepKind::Protect { .. } => 0,
        StepKind::Lift { .. } => 1,
        StepKind::Prisoner { .. } => 2,
        StepKind::Rearrange { .. } => 3,
        StepKind::CountRegion { .. } => 4,
        _ => 5,
    };
    assert!(plan.steps().is_sorted_by_key(|step| stage(&step.kind)));
}
