//! What holds of the count on any board.

mod common;

use std::collections::BTreeSet;

use common::play::{Dice, RandomGame};
use hoshi::engine::counting::{
    Reason, Terms, UnconditionalLife, assess, count, toggle_group, unsettled, whole_chains,
};
use hoshi::engine::rules::Suicide;
use hoshi::engine::{Board, Color, HalfPoints, PerColor, Point, Preset, Size};
use proptest::prelude::*;

/// Any board at all, chains without liberties included, and any marks, off the board included.
fn any_position(longest_side: u8) -> impl Strategy<Value = (Board, BTreeSet<Point>)> {
    (1..=longest_side, 1..=longest_side).prop_flat_map(|(width, height)| {
        let size = Size::new(width, height).unwrap();
        let stones = prop::collection::vec(
            prop_oneof![Just(None), Just(None), Just(Some(Color::Black)), Just(Some(Color::White))],
            size.area(),
        );
        let marks = prop::collection::btree_set((0..=width, 0..=height), 0..8);
        (stones, marks).prop_map(move |(stones, marks)| {
            let mut board = Board::new(size);
            for (point, stone) in size.points().zip(stones) {
                board.set(point, stone);
            }
            (board, marks.into_iter().map(|(column, row)| Point::new(column, row)).collect())
        })
    })
}

/// A board as it may come up: from a random game, with a few chains marked.
fn played_position() -> impl Strategy<Value = (Board, BTreeSet<Point>)> {
    (any::<u64>(), 1..=13u8, 1..=13u8, 0..400usize, 0..6usize).prop_map(
        |(seed, width, height, length, marks)| {
            let mut dice = Dice::new(seed);
            let size = Size::new(width, height).unwrap();
            let board = RandomGame::play(size, length, &mut dice).board;
            let dead = (0..marks).map(|_| size.point(dice.roll(size.area()))).collect();
            (board, dead)
        },
    )
}

/// One of the eight symmetries: bit 0 mirrors columns, bit 1 rows, bit 2 swaps the two.
fn turned(size: Size, point: Point, turn: u8) -> Point {
    let column = if turn & 1 == 0 { point.column } else { size.width() - 1 - point.column };
    let row = if turn & 2 == 0 { point.row } else { size.height() - 1 - point.row };
    if turn & 4 == 0 { Point::new(column, row) } else { Point::new(row, column) }
}

fn turned_board(board: &Board, turn: u8) -> Board {
    let size = board.size();
    let turned_size = if turn & 4 == 0 { size } else { Size::new(size.height(), size.width()).unwrap() };
    let mut result = Board::new(turned_size);
    for (point, color) in board.stones() {
        result.set(turned(size, point, turn), Some(color));
    }
    result
}

fn swapped(board: &Board) -> Board {
    let mut result = Board::new(board.size());
    for (point, color) in board.stones() {
        result.set(point, Some(color.opponent()));
    }
    result
}

/// Everything said of a position, under territory and area rules.
fn check_symmetry(board: &Board, dead: &BTreeSet<Point>) {
    let size = board.size();
    let dead: BTreeSet<Point> = dead.iter().copied().filter(|&point| size.contains(point)).collect();
    for rules in [Preset::Japanese.rules(), Preset::Chinese.rules()] {
        let plain = assess(board, &dead, &rules);
        for turn in 1..8 {
            let dead: BTreeSet<Point> = dead.iter().map(|&point| turned(size, point, turn)).collect();
            let other = assess(&turned_board(board, turn), &dead, &rules);
            for (point, verdict) in plain.verdicts() {
                assert_eq!(other.get(turned(size, point, turn)), Some(verdict), "{turn}\n{board}");
            }
        }
        let other = assess(&swapped(board), &dead, &rules);
        for (point, verdict) in plain.verdicts() {
            let mirrored = other.get(point).unwrap();
            assert_eq!(mirrored.owner.map(Color::opponent), verdict.owner, "{point}\n{board}");
            assert_eq!(mirrored.reason, verdict.reason, "{point}\n{board}");
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn no_board_and_no_marks_make_it_panic((board, dead) in any_position(20)) {
        for rules in Preset::ALL.map(Preset::rules) {
            let count = count(&board, &dead, &rules, &Terms::default());
            let owned = count.assessment.verdicts().filter(|(_, v)| v.owner.is_some()).count();
            let items = Color::BOTH.map(|color| count.account.items[color].territory + count.account.items[color].stones);
            prop_assert_eq!(owned as u32, items[0] + items[1]);
        }
        let _ = unsettled(&board, &dead);
        for suicide in [Suicide::Forbidden, Suicide::MultiStone] {
            let _ = UnconditionalLife::of(&board, suicide).dead_stones(&board);
        }
    }

    #[test]
    fn verdicts_turn_with_the_board((board, dead) in played_position()) {
        check_symmetry(&board, &dead);
    }

    #[test]
    fn verdicts_turn_with_any_board((board, dead) in any_position(9)) {
        check_symmetry(&board, &dead);
    }

    #[test]
    fn marking_a_group_twice_changes_nothing((board, picks) in played_position()) {
        let mut dead = BTreeSet::new();
        for &pick in &picks {
            let marked = toggle_group(&board, &dead, pick);
            prop_assert_eq!(&whole_chains(&board, &marked), &marked);
            prop_assert_eq!(&toggle_group(&board, &marked, pick), &dead);
            prop_assert_eq!(marked == dead, board.get(pick).is_none());
            dead = marked;
        }
    }

    #[test]
    fn unconditional_life_turns_with_the_board((board, _) in played_position(), turn in 1..8u8) {
        let life = UnconditionalLife::of(&board, Suicide::Forbidden);
        let other = UnconditionalLife::of(&turned_board(&board, turn), Suicide::Forbidden);
        for point in board.size().points() {
            let there = turned(board.size(), point, turn);
            prop_assert_eq!(life.owner(point), other.owner(there));
            prop_assert_eq!(life.is_alive(point), other.is_alive(there));
        }
    }
}

#[test]
fn the_largest_boards_are_counted_without_panic() {
    for seed in 0..6 {
        let mut dice = Dice::new(seed);
        let size = Size::square(52).unwrap();
        let board = RandomGame::play(size, 600 * (seed as usize + 1), &mut dice).board;
        let dead = (0..9).map(|_| size.point(dice.roll(size.area()))).collect();
        let _ = count(&board, &dead, &Preset::Czech.rules(), &Terms::default());
        let _ = unsettled(&board, &dead);
    }
}

/// Both ways count the same but for who made more moves: with own stones on the board as points,
/// each move is a point, and a stone taken is a point for the other either way.
#[test]
fn area_and_territory_differ_by_the_odd_move() {
    let mut checked = 0;
    for seed in 0..3000 {
        let mut dice = Dice::new(seed);
        let size = Size::new(5 + dice.roll(5) as u8, 5 + dice.roll(5) as u8).unwrap();
        let game = RandomGame::play(size, 4 * size.area(), &mut dice);
        let dead = UnconditionalLife::of(&game.board, Suicide::Forbidden).dead_stones(&game.board);
        let terms = Terms { prisoners: game.prisoners, ..Terms::default() };
        let count = count(&game.board, &dead, &Preset::Japanese.rules(), &terms);
        let in_order = |reason| matches!(reason, Reason::Stone | Reason::Territory | Reason::DeadStone);
        if !count
            .assessment
            .verdicts()
            .all(|(point, v)| in_order(v.reason) && !count.assessment.is_seki(point))
        {
            continue;
        }
        checked += 1;
        let odd = HalfPoints::points(game.moves.black as i32 - game.moves.white as i32);
        assert!(odd == HalfPoints::ZERO || odd == HalfPoints::points(1));
        assert_eq!(count.area.black_lead() - count.territory.black_lead(), odd, "{}", game.board);
    }
    println!("{checked} games ended without dame, seki or eyes to fill");
    assert!(checked >= 100);
}

#[test]
fn every_column_of_the_account_adds_up() {
    for seed in 0..300 {
        let mut dice = Dice::new(seed);
        let game = RandomGame::play(Size::square(9).unwrap(), 40 + dice.roll(120), &mut dice);
        let dead = (0..3).map(|_| game.board.size().point(dice.roll(81))).collect();
        let terms = Terms { prisoners: game.prisoners, komi: HalfPoints(13), handicap_stones: 2 };
        for preset in Preset::ALL {
            let count = count(&game.board, &dead, &preset.rules(), &terms);
            for account in [count.territory, count.area] {
                let totals = PerColor::from_fn(|color| {
                    let items = account.items[color];
                    let whole = items.territory + items.stones + items.dead_stones + items.prisoners;
                    HalfPoints::points(whole as i32) + items.komi + items.compensation
                });
                assert_eq!(account.black_lead(), totals.black - totals.white, "{preset}");
            }
        }
    }
}
