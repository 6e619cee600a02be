//! A dispute that is played out: what the trial says, and what it leaves alone.

use std::collections::BTreeSet;

use hoshi::engine::counting::Tried;
use hoshi::engine::game::NewGame;
use hoshi::engine::rules::Suicide;
use hoshi::engine::{Action, Color, Event, Game, Phase, Point, Refusal, Size};

fn at(name: &str) -> Point {
    name.parse().expect("a point")
}

fn points(names: &str) -> BTreeSet<Point> {
    names.split_whitespace().map(at).collect()
}

fn play(game: &mut Game, moves: &str) {
    for name in moves.split_whitespace() {
        let action = if name == "pass" { Action::Pass } else { Action::Play(at(name)) };
        game.apply(action).unwrap_or_else(|refusal| panic!("{name}: {refusal}"));
    }
}

/// The game of a newcomer, with C2, C7 and H5 dead in it.
const GAME: &str = "E5 F5 E6 F6 E4 F4 E7 F7 E3 F3 E8 F8 E2 G2 E1 F1 E9 G9 H5 C7 C6 A1 A2 H6 B1 C2 pass pass";

fn counted(moves: &str, dead: &str) -> Game {
    let mut game = Game::new(NewGame::even(Size::square(9).expect("a size"))).expect("a game");
    play(&mut game, moves);
    game.mark(&points(dead)).expect("a count");
    game
}

/// Plays on after the count, and tells what was tried.
fn tried(game: &Game, moves: &str) -> (Game, Tried) {
    let dead = game.phase().marked_dead().cloned().expect("a count");
    let mut tried = game.clone();
    let asker = game.position().to_play().opponent();
    tried.apply(Action::Resume(asker)).expect("a count");
    let base = tried.ply();
    play(&mut tried, moves);
    let seen = tried.tried_since(base, &dead);
    (tried, seen)
}

#[test]
fn a_pointless_move_brings_no_dead_stone_to_life() {
    let game = counted(GAME, "C2 C7 H5");
    for moves in ["C8", "pass C8", "pass H7", "H7 pass D2"] {
        let (_, seen) = tried(&game, moves);
        assert!(seen.so_far(Suicide::Forbidden).is_empty(), "{moves}");
    }
}

#[test]
fn untouched_groups_keep_their_marks_whatever_is_suggested() {
    let game = counted(GAME, "C2 C7 H5");
    let (_, seen) = tried(&game, "C8 pass pass");
    assert!(seen.is_touched(at("C7")) && !seen.is_touched(at("C2")) && !seen.is_touched(at("H5")));
    assert_eq!(seen.marks(&points("")), points("C2 H5"), "what was played about is as it is suggested");
    assert_eq!(seen.marks(&points("C7 E1")), points("C2 C7 H5"), "E1 was not played about");
    let verdict = seen.ended(&seen.marks(&points("")));
    assert_eq!((verdict.survived, verdict.died), (points("C7"), points("")));
    assert!(seen.ended(&points("C2 C7 H5")).is_empty());
}

#[test]
fn what_was_captured_is_dead_whatever_stands_there_later() {
    let game = counted("C3 A1 pass pass", "");
    // Black takes A1, and White plays there again.
    let (_, seen) = tried(&game, "A2 pass B1 pass pass");
    assert_eq!(seen.captured, points("A1"));
    assert_eq!(seen.so_far(Suicide::Forbidden).died, points("A1"));
    let marked = seen.so_far(Suicide::Forbidden).applied_to(&points("C3"));
    assert_eq!(marked, points("A1 C3"));
}

#[test]
fn two_eyes_need_no_passes_to_be_alive() {
    // White lives in the corner before anybody passes.
    let game = counted("C4 A3 D4 B3 D3 C3 D2 C2 D1 C1 pass pass", "A3 B3 C3 C2 C1");
    let (_, seen) = tried(&game, "pass B2");
    assert!(!seen.played.is_empty());
    let verdict = seen.so_far(Suicide::Forbidden);
    assert!(verdict.survived.is_empty(), "one eye as yet");
    let (_, seen) = tried(&game, "pass B2 pass A2");
    assert!(seen.so_far(Suicide::Forbidden).survived.is_empty());
    let (_, seen) = tried(&game, "pass B2 pass B1");
    assert!(seen.so_far(Suicide::Forbidden).survived.is_empty(), "A1 and A2 are one eye");
    let (_, seen) = tried(&game, "pass B2 pass A1");
    assert_eq!(seen.so_far(Suicide::Forbidden).survived, points("A3 B3 C3 C2 C1"));
}

#[test]
fn passes_after_a_result_open_the_marking_again() {
    for rewind in [1, 2] {
        let mut game = counted(GAME, "C2 C7 H5");
        for color in Color::BOTH {
            game.apply(Action::Accept(color)).expect("a count");
        }
        assert!(matches!(game.phase(), Phase::Finished(_)));
        for _ in 0..rewind {
            game.apply(Action::Back).expect("a step");
        }
        for pass in 1..=rewind {
            let event = game.apply(Action::Pass).expect("a pass");
            assert_eq!(event == Event::CountBegan, pass == rewind);
        }
        let Phase::Counting(agreement) = game.phase() else { panic!("{:?}", game.phase()) };
        assert_eq!(agreement.dead, points("C2 C7 H5"), "the marks are there again");
        assert!(!agreement.accepted.black && !agreement.accepted.white);
        assert_eq!(game.record().info.outcome, None);
    }
}

#[test]
fn passes_after_one_acceptance_ask_both_again() {
    let mut game = counted(GAME, "C2");
    game.apply(Action::Accept(Color::White)).expect("a count");
    game.apply(Action::Back).expect("a step");
    game.apply(Action::Pass).expect("a pass");
    let Phase::Counting(agreement) = game.phase() else { panic!("a count") };
    assert!(!agreement.accepted.white);
}

#[test]
fn an_acceptance_can_be_withdrawn_and_the_marks_stay() {
    let mut game = counted(GAME, "C2");
    game.apply(Action::Accept(Color::White)).expect("a count");
    assert_eq!(game.apply(Action::Withdraw(Color::White)), Ok(Event::Withdrawn(Color::White)));
    let Phase::Counting(agreement) = game.phase() else { panic!("a count") };
    assert!(!agreement.accepted.white && agreement.dead == points("C2"));
    let mut playing = Game::new(NewGame::even(Size::FULL)).expect("a game");
    assert_eq!(playing.apply(Action::Withdraw(Color::White)), Err(Refusal::WrongPhase));
}

#[test]
fn what_no_play_can_capture_is_not_marked_dead() {
    let mut game = counted("A2 J9 B2 J8 B1 J7 C3 J6 C2 J5 C1 J4 D1 H1 pass pass", "");
    let before = game.phase().marked_dead().cloned();
    let mut alive = counted("A2 J9 B2 J8 B1 J7 C2 J6 C1 J5 D2 J4 E1 H5 E2 H6 pass pass", "");
    let stones = match alive.apply(Action::ToggleDead(at("B1"))) {
        Err(Refusal::CertainlyAlive { stones }) => stones,
        other => panic!("{other:?}"),
    };
    assert!(stones.contains(&at("A2")));
    // One eye is not life.
    assert!(game.apply(Action::ToggleDead(at("B1"))).is_ok());
    assert_ne!(game.phase().marked_dead().cloned(), before);
}
