//! Long cycles under every preset: triple ko, eternal life, and what comes back a third time.

mod common;

use common::rules::{forbidden, game, play, played};
use hoshi::engine::rules::LongCycle;
use hoshi::engine::{Action, Color, Event, Game, IllegalMove, Outcome, Phase, Preset, Refusal};

/// Three kos that have nothing to do with each other: Black can take the first and the third, White
/// the second.
const TRIPLE_KO: &str = "
    . x o .
    x o . o
    . x o .
    x . x o
    . x o .
    x o . o
    . x o .";
/// Takes all three and takes all three back; no move takes back what the last one took.
const ROUND: &str = "C6 B4 C2 B6 C4 B2";

/// A cycle of four moves, two of which take two stones: Black gives two, White takes them and thereby
/// stands in atari with two. Found by search; the way eternal life goes round.
const ETERNAL_LIFE: &str = "
    x . . o
    o o x x
    . x . o";
const ETERNAL_ROUND: &str = "A1 C1 B1 D1";

const CYCLES: [(&str, &str); 2] = [(TRIPLE_KO, ROUND), (ETERNAL_LIFE, ETERNAL_ROUND)];

fn cycles() -> impl Iterator<Item = (Preset, &'static str, &'static str)> {
    Preset::ALL.into_iter().flat_map(|preset| CYCLES.map(|(picture, round)| (preset, picture, round)))
}

/// How a game ended by itself, and the ply that it says came back.
fn end(game: &Game) -> Option<(Outcome, Option<usize>)> {
    match game.phase() {
        Phase::Finished(finish) => Some((finish.outcome, finish.repeats_ply)),
        _ => None,
    }
}

/// Czech textbook, "Ko": such a game is a draw. Japanese §12 and Korean: no result. Romanian §10: only
/// the third occurrence annuls the game. Elsewhere superko refuses the move that closes the circle:
/// Russian "Правило ко", Chinese §6, AGA rule 6, New Zealand, Tromp–Taylor rule 6.
#[test]
fn the_move_that_closes_a_cycle_ends_the_game_or_is_refused() {
    for (preset, picture, round) in cycles() {
        let mut game = game(preset, picture, Color::Black);
        let (before, last) = round.rsplit_once(' ').expect("several moves");
        played(&mut game, before);
        let (outcome, ply) = match preset.rules().long_cycle {
            LongCycle::Draw => (Some(Outcome::Draw), Some(0)),
            LongCycle::NoResult => (Some(Outcome::NoResult), Some(0)),
            LongCycle::AnnulledAtThird => (None, None),
            LongCycle::Ignore => {
                let refused = Refusal::Illegal(IllegalMove::Repetition { ply: 0 });
                assert_eq!(play(&mut game, last), Err(refused), "{preset}");
                assert_eq!(game.phase().name(), "play");
                continue;
            }
            LongCycle::OfferDraw => panic!("no preset offers a draw"),
        };
        let Event::Moved { ended, cycle, .. } = played(&mut game, last) else { panic!("a move") };
        assert_eq!((ended, cycle), (outcome, ply), "{preset}");
        assert_eq!(end(&game), outcome.map(|outcome| (outcome, ply)), "{preset}");
        assert_eq!(game.record().info.outcome, outcome, "{preset}");
    }
}

#[test]
fn the_presets_treat_cycles_as_their_texts_say() {
    let of = |preset: Preset| preset.rules().long_cycle;
    assert_eq!(of(Preset::Czech), LongCycle::Draw);
    assert_eq!(of(Preset::Japanese), LongCycle::NoResult);
    assert_eq!(of(Preset::Korean), LongCycle::NoResult);
    assert_eq!(of(Preset::Romanian), LongCycle::AnnulledAtThird);
}

/// Romanian §10: the position at the start, after one round and after two.
#[test]
fn the_third_occurrence_annuls_a_romanian_game() {
    for (picture, round) in CYCLES {
        let mut game = game(Preset::Romanian, picture, Color::Black);
        played(&mut game, round);
        assert_eq!(end(&game), None);
        played(&mut game, round);
        assert_eq!(end(&game), Some((Outcome::NoResult, Some(0))));
    }
}

/// Romanian §10: "consecutivă sau la distanță". Passes between do not matter, and a pass, which leaves
/// the board as it is, is not another occurrence.
#[test]
fn the_third_occurrence_counts_with_passes_between() {
    let mut game = game(Preset::Romanian, SENDING_TWO, Color::Black);
    played(&mut game, "A1 C1 B1 pass");
    assert_eq!(end(&game), None, "twice, and a pass");
    played(&mut game, "A1 C1 B1");
    assert_eq!(end(&game), Some((Outcome::NoResult, Some(0))));
}

/// See `rules_ko.rs`.
const SENDING_TWO: &str = "
    . . . . .
    . . . . .
    . . . . .
    o o x . .
    . x . x .";

/// Romanian §10 speaks of the board alone: other boards may lie between, and other kos.
#[test]
fn the_third_occurrence_counts_at_a_distance() {
    let mut game = game(Preset::Romanian, SENDING_TWO, Color::Black);
    played(&mut game, "A1 C1 B1");
    played(&mut game, "pass A1 C1");
    assert_eq!(end(&game), None);
    played(&mut game, "pass pass");
    game.apply(Action::Resume(Color::White)).expect("a count");
    assert_eq!(game.position().to_play(), Color::Black);
    played(&mut game, "B1");
    assert_eq!(end(&game), Some((Outcome::NoResult, Some(0))), "the third time, after passes and a count");
}

/// Whoever passes could have left the cycle (Japanese §12 speaks of a game that repeats itself).
#[test]
fn a_cycle_that_a_pass_interrupts_ends_nothing() {
    for preset in [Preset::Czech, Preset::Japanese, Preset::Korean] {
        let mut game = game(preset, TRIPLE_KO, Color::Black);
        played(&mut game, "C6 B4 C2 pass pass");
        assert_eq!(game.phase().name(), "counting");
        game.apply(Action::Resume(Color::Black)).expect("a count");
        played(&mut game, "B6 C4 B2");
        assert_eq!(end(&game), None, "{preset}");
        played(&mut game, "C6 B4 C2");
        assert!(end(&game).is_some(), "{preset}: a whole round since the count");
    }
}

/// A repeated position names the latest ply at which it stood, so that a page can show it.
#[test]
fn the_repeated_position_can_be_shown() {
    for (preset, picture, round) in cycles() {
        let mut game = game(preset, picture, Color::Black);
        let before = game.position().board().clone();
        let _ = play(&mut game, round);
        assert_eq!(game.position_at(0).board(), &before, "{preset}");
        if let Phase::Finished(finish) = game.phase() {
            let ply = finish.repeats_ply.expect("a repeated position");
            assert_eq!(game.position_at(ply).board(), game.position().board(), "{preset}");
        }
    }
}

/// Ended by a cycle, a game can be taken up again: Japanese §12 leaves the end to the players.
#[test]
fn the_players_may_play_on_after_a_cycle() {
    for preset in [Preset::Czech, Preset::Japanese, Preset::Korean] {
        let mut game = game(preset, TRIPLE_KO, Color::Black);
        played(&mut game, ROUND);
        game.apply(Action::Resume(Color::White)).expect("a finished game");
        assert_eq!(game.record().info.outcome, None, "{preset}");
        assert_eq!(forbidden(&game, "A1"), None, "{preset}");
        played(&mut game, "A1");
        assert_eq!(game.phase().name(), "play");
    }
}

/// A double ko by itself can be taken to and fro, but only by moves elsewhere between: simple ko stops
/// neither side, and the stones never come back without a move that stays.
#[test]
fn a_double_ko_gives_no_cycle_without_passes() {
    let double_ko = "
        . x o . .
        x o . o .
        . x o . .
        x . x o .
        . x o . .";
    for preset in Preset::ALL {
        let mut game = game(preset, double_ko, Color::Black);
        played(&mut game, "C4 B2");
        assert!(forbidden(&game, "C2").is_some(), "{preset}: just taken");
        played(&mut game, "E1 B4 C2");
        assert_eq!(end(&game), None, "{preset}: E1 stays");
    }
}
