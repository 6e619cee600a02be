//! Invariants of the engine under random play.

use std::collections::{BTreeMap, BTreeSet};

use hoshi::engine::game::NewGame;
use hoshi::engine::{Action, Board, Color, Game, NodeId, Point, Preset, Size, Vertex};
use proptest::prelude::*;

/// What a run of a random player is told: how to choose each next action.
fn choices() -> impl Strategy<Value = Vec<u16>> {
    prop::collection::vec(any::<u16>(), 1..400)
}

fn sizes() -> impl Strategy<Value = Size> {
    (1u8..=9, 1u8..=9).prop_map(|(width, height)| Size::new(width, height).expect("a size"))
}

fn presets() -> impl Strategy<Value = Preset> {
    prop::sample::select(Preset::ALL.to_vec())
}

fn new_game(size: Size, rules: Preset) -> Game {
    Game::new(NewGame { rules, ..NewGame::even(size) }).expect("a game")
}

/// Plays a random legal move, or passes where there is none and now and then; resumes after passes.
fn step(game: &mut Game, choice: u16) {
    let size = game.record().size();
    let legal: Vec<Point> = size.points().filter(|&point| game.check(point).is_ok()).collect();
    let pass = choice.is_multiple_of(29) || legal.is_empty();
    let action = if pass { Action::Pass } else { Action::Play(legal[usize::from(choice) % legal.len()]) };
    if game.apply(action).is_err() {
        game.apply(Action::Resume(Color::Black)).expect("a game that goes on");
    }
}

/// Chains by flood fill, as (stones, liberties).
fn flood_fill(board: &Board, from: Point) -> (BTreeSet<Point>, BTreeSet<Point>) {
    let color = board.get(from);
    let (mut stones, mut liberties, mut todo) = (BTreeSet::from([from]), BTreeSet::new(), vec![from]);
    while let Some(point) = todo.pop() {
        for next in board.size().neighbours(point) {
            if board.get(next).is_none() {
                liberties.insert(next);
            } else if board.get(next) == color && stones.insert(next) {
                todo.push(next);
            }
        }
    }
    (stones, liberties)
}

fn assert_chains_are_true(board: &Board) {
    for (point, _) in board.stones() {
        let (stones, liberties) = flood_fill(board, point);
        assert_eq!(board.chain(point), stones.iter().copied().collect::<Vec<_>>());
        assert_eq!(board.liberties(point), liberties.iter().copied().collect::<Vec<_>>());
        assert_eq!(board.chain_len(point), stones.len());
        let only = (liberties.len() == 1).then(|| *liberties.first().expect("one"));
        assert_eq!(board.atari(point), only);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    #[test]
    fn chains_and_liberties_equal_a_flood_fill(size in sizes(), rules in presets(), choices in choices()) {
        let mut game = new_game(size, rules);
        for choice in choices {
            step(&mut game, choice);
            assert_chains_are_true(game.position().board());
        }
    }

    #[test]
    fn every_chain_has_a_liberty_after_every_move(size in sizes(), rules in presets(), choices in choices()) {
        let mut game = new_game(size, rules);
        for choice in choices {
            step(&mut game, choice);
            let board = game.position().board();
            prop_assert!(board.stones().all(|(point, _)| !board.liberties(point).is_empty()));
        }
    }

    #[test]
    fn stones_and_prisoners_are_the_stones_played(size in sizes(), rules in presets(), choices in choices()) {
        let mut game = new_game(size, rules);
        for choice in choices {
            step(&mut game, choice);
        }
        let mut played: BTreeMap<Color, usize> = BTreeMap::new();
        for &id in &game.line()[..=game.ply()] {
            if let Some(mv) = game.record().node(id).mv
                && (mv.vertex != Vertex::Pass || game.rules().end.pass_stones)
            {
                *played.entry(mv.color).or_default() += 1;
            }
        }
        for color in Color::BOTH {
            let on_board = game.position().board().stones().filter(|&(_, stone)| stone == color).count();
            let taken = game.position().prisoners()[color.opponent()] as usize;
            prop_assert_eq!(on_board + taken, played.get(&color).copied().unwrap_or(0));
        }
    }

    #[test]
    fn undo_restores_the_position_exactly(size in sizes(), rules in presets(), choices in choices()) {
        let mut game = new_game(size, rules);
        let mut positions = vec![game.position().clone()];
        for choice in choices {
            step(&mut game, choice);
            positions.truncate(game.ply());
            positions.push(game.position().clone());
        }
        for position in positions.iter().rev().skip(1) {
            game.apply(Action::Back).expect("a step back");
            prop_assert_eq!(game.position(), position);
            assert_chains_are_true(game.position().board());
        }
        for position in positions.iter().skip(1) {
            game.apply(Action::Forward).expect("a step forward");
            prop_assert_eq!(game.position(), position);
        }
        for (ply, position) in positions.iter().enumerate() {
            prop_assert_eq!(&game.position_at(ply), position);
        }
    }

    #[test]
    fn a_refused_action_changes_nothing(size in sizes(), rules in presets(), choices in choices()) {
        let mut game = new_game(size, rules);
        for choice in choices {
            step(&mut game, choice);
            let (position, ply, len) = (game.position().clone(), game.ply(), game.record().len());
            for point in size.points() {
                if game.check(point).is_err() {
                    prop_assert!(game.apply(Action::Play(point)).is_err());
                }
            }
            prop_assert!(game.apply(Action::Play(Point::new(60, 60))).is_err());
            prop_assert_eq!((game.position(), game.ply(), game.record().len()), (&position, ply, len));
        }
    }

    #[test]
    fn setting_and_clearing_stones_keeps_chains_true(size in sizes(), changes in prop::collection::vec((any::<u16>(), 0u8..3), 1..200)) {
        let mut board = Board::new(size);
        for (place, stone) in changes {
            let point = size.point(usize::from(place) % size.area());
            board.set(point, [None, Some(Color::Black), Some(Color::White)][usize::from(stone)]);
            assert_chains_are_true(&board);
        }
        let copy = Board::from_diagram(&board.to_string()).expect("its own diagram");
        prop_assert_eq!(&copy, &board);
        prop_assert_eq!(copy.hash(), board.hash());
    }

    #[test]
    fn a_position_under_superko_never_comes_back(size in sizes(), choices in choices()) {
        let mut game = new_game(size, Preset::TrompTaylor);
        for choice in choices {
            step(&mut game, choice);
        }
        let mut seen = vec![Board::new(size)];
        for ply in 1..=game.ply() {
            let placed = game.record().node(game.line()[ply]).mv.is_some_and(|mv| mv.vertex != Vertex::Pass);
            if placed {
                let board = game.position_at(ply).board().clone();
                prop_assert!(!seen.contains(&board));
                seen.push(board);
            }
        }
    }
}

#[test]
fn the_root_is_where_every_game_begins() {
    let game = new_game(Size::FULL, Preset::Czech);
    assert_eq!(game.cursor(), NodeId::ROOT);
    assert_eq!(game.position().to_play(), Color::Black);
}
