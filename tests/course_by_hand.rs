//! Counting by hand: in another order, in other places, and wrongly.

mod common;

use std::collections::{BTreeSet, HashSet};

use common::plan::check_plan;
use hoshi::engine::counting::course::{Hand, Handled, Lying, Slip, Stage};
use hoshi::engine::counting::plan::{Place, StepKind, Tally};
use hoshi::engine::counting::{Course, Plan, Terms};
use hoshi::engine::{Action, Board, Color, Game, PerColor, Point, Position, Preset};
use hoshi::sgf;
use proptest::prelude::*;

fn point(name: &str) -> Point {
    name.parse().expect("a point")
}

fn points(names: &str) -> BTreeSet<Point> {
    names.split_whitespace().map(point).collect()
}

fn course(diagram: &str, dead: &str, rules: Preset, terms: &Terms) -> Course {
    let board = Board::from_diagram(diagram).expect("a board");
    let position = Position::from_board(board, Color::Black);
    Course::new(Plan::new(&position, &points(dead), &rules.rules(), terms))
}

fn touch(course: &mut Course, name: &str) -> Result<Handled, Slip> {
    course.handle(Hand::Touch(point(name)))
}

const WALLS: &str = "
    . . x . o . .
    . o x . o . .
    . . x . o . .
    . . x . o . .
    . . x . o . .";

fn walls(prisoners: PerColor<u32>) -> Course {
    course(WALLS, "B4", Preset::Czech, &Terms { prisoners, ..Terms::default() })
}

/// The sample game of the page, counted.
fn sample() -> Course {
    let text = include_str!("../public/samples/czech-rule-book-13.sgf");
    let mut game = Game::from_record(sgf::read_text(text).expect("a record").records.remove(0));
    let end = *game.line().last().expect("a line");
    game.apply(Action::GoTo(end)).expect("the end");
    let board = game.position().board().clone();
    let wire = hoshi::bot::wire::answer(&hoshi::bot::wire::question(game.position())).expect("an answer");
    let dead = hoshi::bot::wire::read_answer(&wire).expect("an answer").dead;
    let plan = game.plan(&dead);
    check_plan(&board, game.rules(), &plan);
    Course::new(plan)
}

#[test]
fn dame_may_be_filled_in_any_order_and_keep_their_turns() {
    let mut course = walls(PerColor::default());
    assert_eq!(course.stage(), Stage::Dame);
    for (name, color) in [("D5", Color::Black), ("D1", Color::White), ("D3", Color::Black)] {
        assert_eq!(touch(&mut course, name), Ok(Handled::Done));
        assert_eq!(course.table().board().get(point(name)), Some(color));
    }
    assert_eq!(course.done(), 3);
}

#[test]
fn what_is_not_neutral_is_not_filled() {
    let mut course = walls(PerColor::default());
    assert_eq!(touch(&mut course, "A1"), Err(Slip::NotNeutral));
    assert_eq!(touch(&mut course, "C1"), Err(Slip::Occupied));
    assert_eq!(course.done(), 0);
}

#[test]
fn a_protective_move_comes_before_the_next_dame() {
    let weak = "
        . . x x o o o .
        . . x x o o o .
        . . x . x . o .
        . . x x o o o .
        . . x x o o o .";
    let mut course = course(weak, "", Preset::Japanese, &Terms::default());
    assert_eq!(touch(&mut course, "F3"), Ok(Handled::Done));
    let first = Slip::ProtectFirst { color: Color::Black, point: point("D3") };
    assert_eq!(touch(&mut course, "A1"), Err(first));
    assert_eq!(touch(&mut course, "D3"), Ok(Handled::Done));
}

#[test]
fn common_liberties_of_a_seki_are_not_filled() {
    let seki = "
        . . . . x . o . .
        . . . . x . o . .
        . . . . x o o . .
        . . . . x o . . .
        . . . x x o . . .
        . . x x x o o . .
        . . x o o x o . .
        . x x o . x o o .
        . x o o . x x o .";
    let mut course = course(seki, "", Preset::Czech, &Terms::default());
    assert_eq!(course.stage(), Stage::Dame);
    for name in ["E1", "E2"] {
        assert_eq!(touch(&mut course, name), Err(Slip::StaysOpen));
    }
    course.go_to(usize::MAX);
    assert!(course.table().board().is_empty(point("E1")) && course.table().board().is_empty(point("E2")));
}

#[test]
fn only_dead_stones_are_taken_off() {
    let mut course = walls(PerColor::default());
    course.go_to(5);
    assert_eq!(course.stage(), Stage::Dead);
    assert_eq!(touch(&mut course, "C3"), Err(Slip::Alive));
    assert_eq!(touch(&mut course, "A1"), Err(Slip::NoStone));
    assert_eq!(touch(&mut course, "B4"), Ok(Handled::Done));
    assert_eq!(course.table().lids(), PerColor { black: 1, white: 0 });
}

#[test]
fn prisoners_go_into_the_territory_of_their_own_colour() {
    let mut course = walls(PerColor { black: 2, white: 1 });
    course.go_to(6);
    assert_eq!(course.stage(), Stage::Prisoners);
    assert_eq!(touch(&mut course, "C3"), Err(Slip::Occupied));
    assert_eq!(touch(&mut course, "A1"), Ok(Handled::Done));
    assert_eq!(course.table().board().get(point("A1")), Some(Color::Black));
    assert_eq!(touch(&mut course, "A2"), Err(Slip::NoneLeft { color: Color::Black }));
    for name in ["F3", "G3", "F5"] {
        assert_eq!(touch(&mut course, name), Ok(Handled::Done));
        assert_eq!(course.table().board().get(point(name)), Some(Color::White));
    }
    assert_ne!(course.stage(), Stage::Prisoners);
}

#[test]
fn a_stone_that_is_not_moved_stays_for_a_reason() {
    let mut course = sample();
    while course.stage() != Stage::Rearrange {
        course.forward();
    }
    assert_eq!(touch(&mut course, "B8"), Err(Slip::HoldsBorder));
    let carried = Hand::Carry { from: point("B8"), to: point("A13") };
    assert_eq!(course.handle(carried), Err(Slip::HoldsBorder));
    let board = course.table().board().clone();
    let inner = |&(stone, color): &(Point, Color)| {
        board.size().neighbours(stone).all(|beside| board.get(beside) == Some(color))
    };
    let (stone, _) = board.stones().find(inner).expect("a stone among its own");
    assert_eq!(course.handle(Hand::Touch(stone)), Err(Slip::Stays));
}

#[test]
fn a_dead_stone_may_be_dragged_off_the_board() {
    let mut course = walls(PerColor::default());
    course.go_to(5);
    let alive = Hand::Carry { from: point("C3"), to: point("A1") };
    assert_eq!(course.handle(alive), Err(Slip::Alive));
    let dead = Hand::Carry { from: point("B4"), to: point("D3") };
    assert_eq!(course.handle(dead), Ok(Handled::Done));
    assert_eq!(course.table().lids(), PerColor { black: 1, white: 0 });
}

#[test]
fn a_prisoner_that_was_put_down_is_taken_back() {
    let mut course = walls(PerColor { black: 2, white: 2 });
    course.go_to(6);
    let planned = course.steps().to_vec();
    let end = course.plan().table_after(usize::MAX);
    let lids = course.table().lids();
    for name in ["A1", "G3", "F4"] {
        assert_eq!(touch(&mut course, name), Ok(Handled::Done));
    }
    // Not the last one that was put.
    assert_eq!(touch(&mut course, "G3"), Ok(Handled::TakenBack));
    assert_eq!(touch(&mut course, "A1"), Ok(Handled::TakenBack));
    assert_eq!(course.stage(), Stage::Prisoners);
    assert_eq!(course.done(), 7);
    assert!(course.table().board().is_empty(point("A1")) && course.table().board().is_empty(point("G3")));
    assert_eq!(touch(&mut course, "F4"), Ok(Handled::TakenBack));
    assert_eq!(course.table().lids(), lids);
    assert_eq!(course.steps().len(), planned.len(), "nothing is left of it to be tidied up");
    assert_eq!(touch(&mut course, "C3"), Err(Slip::Occupied), "a living stone is no prisoner");
    let resumed = Course::resume(course.plan().clone(), &course.progress());
    assert_eq!((resumed.table(), resumed.steps()), (course.table(), course.steps()));
    course.go_to(usize::MAX);
    assert_eq!(course.table().board(), end.board());
}

#[test]
fn marked_stones_are_moved_and_no_others() {
    let mut course = sample();
    let index = course.steps().iter().position(|s| matches!(s.kind, StepKind::Rearrange { .. }));
    course.go_to(index.expect("a stone to move"));
    let step = course.next().expect("a step").clone();
    let (Place::Point(from), Place::Point(to)) = (step.changes[0].from, step.changes[0].to) else {
        panic!("from point to point")
    };
    let moved: Vec<Place> = course.steps().iter().filter_map(|s| s.changes.first().map(|c| c.from)).collect();
    let board = course.table().board().clone();
    let idle = board.stones().find(|&(p, _)| !moved.contains(&Place::Point(p))).expect("a stone").0;
    assert!(matches!(course.handle(Hand::Touch(idle)), Err(Slip::Stays | Slip::HoldsBorder)));
    assert!(matches!(course.handle(Hand::Carry { from: idle, to }), Err(Slip::Stays | Slip::HoldsBorder)));
    assert_eq!(course.handle(Hand::Touch(to)), Err(Slip::NoStone));
    assert_eq!(course.handle(Hand::Touch(from)), Ok(Handled::Held));
    assert_eq!(course.held(), Some(from));
    assert_eq!(course.handle(Hand::Touch(to)), Ok(Handled::Done));
    assert_eq!(course.table().board().get(to), board.get(from));
    assert_eq!(course.back().map(|step| step.kind.clone()), Some(step.kind));
    assert_eq!(course.handle(Hand::Carry { from, to }), Ok(Handled::Done));
}

/// The figures of the rule book: Black has 17 prisoners and White 11; White's free points are 19,
/// Black's 22 in two areas; Black wins by 3.
#[test]
fn the_sample_counts_as_the_rule_book_says() {
    let mut course = sample();
    let lifted = course.steps().iter().rposition(|s| matches!(s.kind, StepKind::Lift { .. })).expect("dead");
    course.go_to(lifted + 1);
    assert_eq!(course.table().lids(), PerColor { black: 17, white: 11 });
    course.go_to(usize::MAX);
    assert!(course.is_over());
    assert_eq!(course.counted(), PerColor { black: 22, white: 19 });
    let Tally::Territory(tally) = course.plan().tally() else { panic!("territory") };
    assert_eq!(tally.regions.black.len(), 2);
    assert_eq!(course.plan().tally().black_lead().to_string(), "3");
}

#[test]
fn area_counts_are_done_by_hand_too() {
    let mut course = course(WALLS, "B4", Preset::Chinese, &Terms::default());
    assert_eq!(course.stage(), Stage::Dead);
    assert_eq!(touch(&mut course, "B4"), Ok(Handled::Done));
    assert_eq!(course.stage(), Stage::Fill);
    assert_eq!(touch(&mut course, "G1"), Err(Slip::NotFilled { color: Color::Black }));
    assert_eq!(touch(&mut course, "D1"), Err(Slip::NotTerritory));
    assert_eq!(touch(&mut course, "C1"), Err(Slip::Occupied), "a stone stands there");
    assert_eq!(touch(&mut course, "A1"), Ok(Handled::Done));
    assert_eq!(course.lying(point("A1")), Some(Lying::Filling(Color::Black)));
    assert_eq!(course.stage(), Stage::Gather);
    assert_eq!(touch(&mut course, "E1"), Err(Slip::NotCounted));
    assert_eq!(touch(&mut course, "C1"), Ok(Handled::Done));
    assert_eq!(course.table().heaps().black, 10);
    assert_eq!(touch(&mut course, "C1"), Err(Slip::NoStone));
    assert_eq!(course.lying(point("C1")), Some(Lying::Gathered(Color::Black)));
}

#[test]
fn what_lies_on_a_point_is_told_of_the_table_as_it_is() {
    let mut course = walls(PerColor { black: 0, white: 1 });
    let lying = |course: &Course, name: &str| course.lying(point(name));
    assert_eq!(lying(&course, "B4"), Some(Lying::Dead(Color::White)));
    assert_eq!(lying(&course, "C1"), Some(Lying::Living(Color::Black)));
    assert_eq!(lying(&course, "D3").and_then(Lying::owner), None);
    course.go_to(5);
    assert!(matches!(lying(&course, "D3"), Some(Lying::Filler(_))));
    course.go_to(6);
    assert!(matches!(lying(&course, "B4"), Some(Lying::Lifted(_))));
    assert_eq!(lying(&course, "B4").and_then(Lying::owner), Some(Color::Black));
    assert_eq!(touch(&mut course, "A2"), Ok(Handled::Done));
    assert_eq!(lying(&course, "A2"), Some(Lying::Prisoner(Color::Black)));
    assert_eq!(course.lying(Point::new(20, 20)), None);
}

/// Neither while the sample is tidied up nor before does a point change hands.
#[test]
fn a_vacated_point_stays_its_sides_and_refuses_the_other_side() {
    let mut course = sample();
    let free = |course: &Course| {
        Color::BOTH.map(|color| course.all_lying().filter(|(_, lying)| lying.owner() == Some(color)).count())
    };
    while course.stage() != Stage::Rearrange {
        course.forward();
    }
    let before = free(&course);
    assert_eq!(before, [22, 19]);
    let moved = course.next().expect("a stone to move").changes[0];
    let Place::Point(from) = moved.from else { panic!("from a point") };
    let of_other = course.all_lying().find(|(_, lying)| lying.owner() == Some(moved.color.opponent()));
    let others = of_other.expect("the other side's territory").0;
    let owner = moved.color.opponent();
    assert_eq!(course.handle(Hand::Carry { from, to: others }), Err(Slip::OthersTerritory { owner }));
    let stays = |stone: Point| {
        !course.steps().iter().any(|step| step.changes.iter().any(|c| c.from == Place::Point(stone)))
    };
    let idle = course.all_lying().find(|&(p, l)| matches!(l, Lying::Living(_)) && stays(p));
    let idle = idle.expect("a stone that stays").0;
    course.handle(Hand::Touch(from)).expect("it is to be moved");
    assert_eq!(course.handle(Hand::Touch(idle)), Err(Slip::Occupied), "with a stone in the hand");
    course.forward();
    assert_eq!(course.lying(from), Some(Lying::Vacated(moved.color)));
    while course.stage() == Stage::Rearrange {
        assert_eq!(free(&course), before);
        course.forward();
    }
    assert_eq!(free(&course), before);
}

#[test]
fn the_number_of_parts_never_changes_on_the_way() {
    for mut touched in [None, Some("A5")] {
        let mut course = walls(PerColor { black: 0, white: 1 });
        let (mut before, all) = course.stage_number();
        while !course.is_over() {
            if course.stage() == Stage::Prisoners
                && let Some(name) = touched.take()
            {
                touch(&mut course, name).expect("Black's territory");
            } else {
                course.forward();
            }
            let (number, of) = course.stage_number();
            assert_eq!(of, all);
            assert!((before..=all).contains(&number), "{number} after {before}");
            before = number;
        }
        assert_eq!(before, all);
    }
}

#[test]
fn hands_off_the_board_do_no_harm() {
    let mut course = sample();
    let off = Point::new(30, 30);
    for hand in [
        Hand::Touch(off),
        Hand::Carry { from: off, to: point("A1") },
        Hand::Carry { from: point("A1"), to: off },
    ] {
        assert_eq!(course.handle(hand), Ok(Handled::Nothing));
    }
}

/// Whether the moves that tidy up can be made in any order.
fn no_stone_is_moved_twice(course: &Course) -> bool {
    let moves = course.steps().iter().filter(|step| matches!(step.kind, StepKind::Rearrange { .. }));
    let mut seen: HashSet<Place> = HashSet::new();
    moves.flat_map(|step| [step.changes[0].from, step.changes[0].to]).all(|place| seen.insert(place))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(256))]

    /// Whatever hands do, forwards and backwards, stones are conserved, the count ends with the
    /// same points, and it can be taken up again where it was left.
    #[test]
    fn hands_never_change_the_result(touches in prop::collection::vec((0u8..13, 0u8..13, 0u8..8), 0..160)) {
        let mut course = sample();
        let stones = Color::BOTH.map(|color| course.table().stones_in_game(color));
        let plan = course.plan().clone();
        for (column, row, kind) in touches {
            let to = Point::new(column, row);
            match kind {
                0 => { course.back(); }
                1 | 2 => { course.forward(); }
                3 => {
                    let from = course.next().and_then(|step| match step.changes.first()?.from {
                        Place::Point(from) => Some(from),
                        _ => None,
                    });
                    let _ = course.handle(Hand::Carry { from: from.unwrap_or(to), to });
                }
                _ => { let _ = course.handle(Hand::Touch(to)); }
            }
            prop_assert_eq!(Color::BOTH.map(|color| course.table().stones_in_game(color)), stones);
            prop_assert!(no_stone_is_moved_twice(&course), "{:?}", course.steps());
        }
        let resumed = Course::resume(plan.clone(), &course.progress());
        prop_assert_eq!(resumed.table(), course.table());
        prop_assert_eq!(resumed.steps(), course.steps());
        course.go_to(usize::MAX);
        // Who has filled which dame may differ, nothing else.
        let end = plan.table_after(usize::MAX);
        for point in end.board().size().points() {
            prop_assert_eq!(course.table().board().is_empty(point), end.board().is_empty(point), "{}", point);
        }
        prop_assert_eq!(course.table().lids(), end.lids());
        prop_assert_eq!(course.counted(), PerColor { black: 22, white: 19 });
    }
}

#[test]
fn a_great_many_neutral_points_are_filled_in_one_go_and_few_one_by_one() {
    let empty = vec![". ".repeat(9); 9].join("\n");
    let mut many = course(&empty, "", Preset::Czech, &Terms::default());
    let all = many.stage_range().len();
    assert!(all > 60, "{all}");
    assert_eq!((many.stride(true), many.stride(false)), (all, 1));
    many.go_to(10);
    assert_eq!((many.stride(true), many.stride(false)), (all - 10, 10));
    many.go_to(all);
    assert_eq!((many.stage(), many.stride(true), many.stride(false)), (Stage::Result, 1, all));
    assert_eq!(walls(PerColor::default()).stride(true), 1);
}
