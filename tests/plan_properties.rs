//! What holds of the count over the board on any board.

mod common;

use std::collections::BTreeSet;

use common::plan::check_plan;
use common::play::{Dice, RandomGame};
use hoshi::engine::counting::{Plan, Terms};
use hoshi::engine::{Board, Color, HalfPoints, PerColor, Point, Position, Preset, Size};
use proptest::prelude::*;

fn presets() -> impl Strategy<Value = Preset> {
    prop::sample::select(Preset::ALL.to_vec())
}

fn check(board: &Board, dead: &BTreeSet<Point>, preset: Preset, terms: &Terms) {
    for to_play in Color::BOTH {
        let position = Position::from_board(board.clone(), to_play);
        let rules = preset.rules();
        check_plan(board, &rules, &Plan::new(&position, dead, &rules, terms));
    }
}

fn terms() -> impl Strategy<Value = Terms> {
    (0..40u32, 0..40u32, -20..20i32, 0..10u32).prop_map(|(black, white, komi, handicap_stones)| Terms {
        prisoners: PerColor { black, white },
        komi: HalfPoints(komi),
        handicap_stones,
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(192))]

    /// Games played at random to the end, with a few chains marked.
    #[test]
    fn physical_count_equals_arithmetic_after_random_games(
        seed in any::<u64>(),
        (width, height) in (1..=13u8, 1..=13u8),
        marks in 0..6usize,
        preset in presets(),
        terms in terms(),
    ) {
        let mut dice = Dice::new(seed);
        let size = Size::new(width, height).expect("a size");
        let game = RandomGame::play(size, 600, &mut dice);
        let dead = (0..marks).map(|_| size.point(dice.roll(size.area()))).collect();
        check(&game.board, &dead, preset, &Terms { prisoners: game.prisoners, ..terms });
    }

    /// Games broken off anywhere.
    #[test]
    fn physical_count_equals_arithmetic_wherever_play_ends(
        seed in any::<u64>(),
        (width, height) in (1..=13u8, 1..=13u8),
        length in 0..200usize,
        marks in 0..6usize,
        preset in presets(),
        terms in terms(),
    ) {
        let mut dice = Dice::new(seed);
        let size = Size::new(width, height).expect("a size");
        let game = RandomGame::play(size, length, &mut dice);
        let dead = (0..marks).map(|_| size.point(dice.roll(size.area()))).collect();
        check(&game.board, &dead, preset, &terms);
    }

    /// Any stones at all, chains without liberties included.
    #[test]
    fn physical_count_equals_arithmetic_on_any_board(
        stones in prop::collection::vec(prop_oneof![Just(None), Just(Some(Color::Black)), Just(Some(Color::White))], 81),
        (width, height) in (1..=9u8, 1..=9u8),
        marks in prop::collection::btree_set((0..=9u8, 0..=9u8), 0..8),
        preset in presets(),
        terms in terms(),
    ) {
        let size = Size::new(width, height).expect("a size");
        let mut board = Board::new(size);
        for (point, stone) in size.points().zip(stones) {
            board.set(point, stone);
        }
        let dead = marks.into_iter().map(|(column, row)| Point::new(column, row)).collect();
        check(&board, &dead, preset, &terms);
    }
}
