//! Moves over the Go Text Protocol: who may play where, and what is taken back.

mod common;

use common::gtp::{answers, holds};
use hoshi::engine::Preset;

#[test]
fn colours_and_vertices_are_read_in_any_case() {
    holds(
        "
        play B d4
        =
        play wHiTe Q16
        =
        play w PASS
        =
        play black Pass
        =
        play red D5
        ? syntax error
        play b I5
        ? invalid vertex
        play b U1
        ? invalid vertex
        play b D0
        ? invalid vertex
        play b resign
        ? invalid vertex
        play b
        ? syntax error
        play b D5 D6
        ? syntax error
        play b D4
        ? illegal move: occupied
        ",
    );
}

#[test]
fn either_colour_plays_at_any_time_and_undo_forgets() {
    holds(
        "
        boardsize 5
        =
        undo
        ? cannot undo
        play w C3
        =
        play w C4
        =
        play b pass
        =
        play b pass
        =
        play b pass
        =
        play b C2
        =
        undo
        =
        undo
        =
        play w D3
        =
        undo
        =
        undo
        =
        undo
        =
        undo
        =
        undo
        =
        undo
        ? cannot undo
        ",
    );
}

#[test]
fn ko_and_suicide_are_those_of_the_player() {
    holds(
        "
        boardsize 5
        =
        set_position b B2 b A1 w C2 w D1 w B1
        =
        play b C1
        =
        captures black
        = 1
        is_legal w B1
        = 0
        play w B1
        ? illegal move: ko
        is_legal b B1
        = 1
        play w E5
        =
        play b E4
        =
        play w B1
        =
        captures w
        = 1
        play b C1
        ? illegal move: ko
        undo
        =
        play b B1
        =
        set_position w A2 w B1 w B2
        =
        play b A1
        ? illegal move: suicide
        is_legal b pass
        = 1
        ",
    );
}

/// Plays `moves` after `set_up` on 5×5 under every rule system. The last must be forbidden by the
/// superko of those `forbidding`, and all else legal.
fn superko_is_that_of(forbidding: &[Preset], set_up: &str, moves: &str) {
    for rules in Preset::ALL {
        let found = answers(&format!("boardsize 5\nhoshi-rules {rules}\n{set_up}\n{moves}"));
        let (last, before) = found.split_last().expect("answers");
        let expected = if forbidding.contains(&rules) { "? illegal move: superko" } else { "=" };
        assert_eq!(last, expected, "{rules}");
        assert!(before.iter().all(|answer| answer == "="), "{rules}: {before:?}");
    }
}

const POSITIONAL: [Preset; 3] = [Preset::Russian, Preset::Chinese, Preset::TrompTaylor];
const SITUATIONAL: [Preset; 3] = [Preset::Aga, Preset::Ing, Preset::NewZealand];

/// A ko taken, a pass each, the ko retaken: the position of the start with the same side to move.
#[test]
fn every_superko_forbids_a_position_with_the_same_side_to_move() {
    superko_is_that_of(
        &[POSITIONAL, SITUATIONAL].concat(),
        "set_position b B2 b A1 w C2 w D1 w B1",
        "play b C1\nplay w pass\nplay b pass\nplay w B1",
    );
}

/// White sends two stones and returns one, which brings back the start with the other side to move.
#[test]
fn only_positional_superko_forbids_to_send_two_and_return_one() {
    superko_is_that_of(
        &POSITIONAL,
        "set_position b A2 b B2 w B1 w C2 w D1",
        "play w A1\nplay b C1\nplay w B1",
    );
}

/// The ko again, where Black has played the last stone before it and plays again at once.
#[test]
fn superko_asks_who_really_moved() {
    superko_is_that_of(
        &[POSITIONAL, SITUATIONAL].concat(),
        "set_position b B2 w C2 w D1 w B1",
        "play b A1\nplay b C1\nplay w pass\nplay b pass\nplay w B1",
    );
}

#[test]
fn suicide_of_several_stones_is_legal_where_the_rules_say_so() {
    holds(
        "
        boardsize 5
        =
        set_position b A1 w C1 w B2 w A2
        =
        play b B1
        ? illegal move: suicide
        hoshi-rules new-zealand
        =
        play b B1
        =
        captures w
        = 2
        is_legal b A1
        = 1
        play b A1
        =
        ",
    );
}
