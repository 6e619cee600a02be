//! Ko under every preset: what may not be taken back at once, and when it may.

mod common;

use common::rules::{at, forbidden, game, play, played, points};
use hoshi::engine::rules::{Ko, Suicide};
use hoshi::engine::{Action, Color, Event, IllegalMove, Preset, Refusal};

/// Black takes a ko at C3; the rest of the board is for threats.
const KO: &str = "
    . . . . . .
    . x o . . .
    x o . o . .
    . x o . . .
    . . . . . .";

const SIMPLE_KO: [Preset; 4] = [Preset::Czech, Preset::Romanian, Preset::Japanese, Preset::Korean];
const POSITIONAL: [Preset; 3] = [Preset::Russian, Preset::Chinese, Preset::TrompTaylor];
const SITUATIONAL: [Preset; 3] = [Preset::Aga, Preset::Ing, Preset::NewZealand];

#[test]
fn the_presets_have_the_kos_of_their_texts() {
    let with = |ko: Ko| Preset::ALL.into_iter().filter(|preset| preset.rules().ko == ko).collect::<Vec<_>>();
    assert_eq!(with(Ko::Simple), SIMPLE_KO);
    assert_eq!(with(Ko::PositionalSuperko), POSITIONAL);
    assert_eq!(with(Ko::SituationalSuperko), SITUATIONAL);
}

/// Czech illustrated rules §6, Czech textbook "Ko", Russian "Правило ко", Romanian §10, Japanese §6,
/// AGA rule 6, and as a special case of every superko.
#[test]
fn a_ko_is_retaken_only_after_a_move_elsewhere() {
    for preset in Preset::ALL {
        let mut game = game(preset, KO, Color::Black);
        let Event::Moved { captured, .. } = played(&mut game, "C3") else { panic!("a move") };
        assert_eq!(captured, points("B3"), "{preset}");
        let taker = at("C3");
        assert_eq!(forbidden(&game, "B3"), Some(IllegalMove::Ko { taker }), "{preset}");
        played(&mut game, "F5 F1");
        assert_eq!(forbidden(&game, "B3"), None, "{preset}: after a threat and its answer");
        played(&mut game, "B3");
        let taker = at("B3");
        assert_eq!(forbidden(&game, "C3"), Some(IllegalMove::Ko { taker }), "{preset}: the other side too");
    }
}

/// Czech illustrated rules §6 ("Toto není kó"), Japanese §6: a ko is about single stones. White takes
/// two, and Black may take back one of them at once.
#[test]
fn taking_back_after_two_stones_is_no_ko() {
    let picture = "
        . . . . .
        o o x . .
        x x . x .";
    for preset in Preset::ALL {
        let mut game = game(preset, picture, Color::White);
        let Event::Moved { captured, .. } = played(&mut game, "C1") else { panic!("a move") };
        assert_eq!(captured.len(), 2, "{preset}");
        let Event::Moved { captured, .. } = played(&mut game, "B1") else { panic!("a move") };
        assert_eq!(captured, points("C1"), "{preset}");
    }
}

/// A pass is no move elsewhere for the one who may not retake, but the ban is over with it. Under
/// superko a pass changes nothing on the board, so the retaking still brings back a position.
#[test]
fn after_two_passes_and_resumption_only_superko_forbids_the_retaking() {
    for preset in Preset::ALL {
        let mut game = game(preset, KO, Color::Black);
        played(&mut game, "C3 pass pass");
        if preset == Preset::Aga {
            assert_eq!(game.phase().name(), "play", "White has to pass last");
            played(&mut game, "pass");
            // Black is to move then; White's next turn comes after a third pass.
            game.apply(Action::Resume(Color::Black)).expect("the count is under way");
            played(&mut game, "pass");
        } else {
            game.apply(Action::Resume(Color::Black)).expect("the count is under way");
        }
        assert_eq!(game.position().to_play(), Color::White, "{preset}");
        let expected = match preset.rules().ko {
            Ko::Simple => None,
            _ => Some(IllegalMove::Repetition { ply: 0 }),
        };
        assert_eq!(forbidden(&game, "B3"), expected, "{preset}");
    }
}

/// Black sends two stones (A1), White takes both (C1), Black takes one (B1): the board is as before,
/// with the other side to move.
const SENDING_TWO: &str = "
    . . . . .
    . . . . .
    . . . . .
    o o x . .
    . x . x .";

/// The position that tells positional from situational superko. Sources: Tromp–Taylor rule 6, Chinese
/// §6, Russian "Правило ко" against AGA rule 6 and New Zealand.
#[test]
fn returning_one_is_forbidden_under_positional_superko_alone() {
    for preset in Preset::ALL {
        let mut game = game(preset, SENDING_TWO, Color::Black);
        played(&mut game, "A1");
        let Event::Moved { captured, .. } = played(&mut game, "C1") else { panic!("a move") };
        assert_eq!(captured.len(), 2, "{preset}");
        assert_eq!(game.position().ko(), None, "two stones are no ko: {preset}");
        let expected = POSITIONAL.contains(&preset).then_some(IllegalMove::Repetition { ply: 0 });
        assert_eq!(forbidden(&game, "B1"), expected, "{preset}");
    }
}

/// AGA rule 6, New Zealand: the same player may not make the position a second time.
#[test]
fn sending_two_a_second_time_is_forbidden_under_situational_superko() {
    for preset in SITUATIONAL {
        let mut game = game(preset, SENDING_TWO, Color::Black);
        played(&mut game, "A1 C1 B1 pass");
        assert_eq!(forbidden(&game, "A1"), Some(IllegalMove::Repetition { ply: 1 }), "{preset}");
    }
}

/// Under simple ko the sender loses a stone each time round, and nothing stops it: no side is forced,
/// since one of them passes. Romanian §10 annuls at the third occurrence, passes between or not.
#[test]
fn sending_two_goes_on_under_simple_ko() {
    for preset in SIMPLE_KO {
        let mut game = game(preset, SENDING_TWO, Color::Black);
        played(&mut game, "A1 C1 B1 pass A1 C1");
        let event = played(&mut game, "B1");
        let Event::Moved { ended, .. } = event else { panic!("a move") };
        assert_eq!(ended.is_some(), preset == Preset::Romanian, "{preset}");
        let prisoners = game.position().prisoners();
        assert_eq!((prisoners.black, prisoners.white), (2, 4), "{preset}");
    }
}

/// Black's suicide of two stones at B1.
const TWO_STONES: &str = "
    . . . . .
    . . . . .
    . . . . .
    o o . . .
    x . o . .";

const SUICIDE_ALLOWED: [Preset; 3] = [Preset::Ing, Preset::NewZealand, Preset::TrompTaylor];

/// Forbidden: Czech illustrated rules §4, Russian "Порядок игры", Romanian's closing words, Japanese
/// §4, Chinese §5, AGA rule 5. Allowed: New Zealand ("any of that player's own stones"), Ing,
/// Tromp–Taylor rule 7.
#[test]
fn suicide_of_several_stones_is_as_the_rules_say_and_gives_prisoners_to_the_opponent() {
    for preset in Preset::ALL {
        let mut game = game(preset, TWO_STONES, Color::Black);
        if SUICIDE_ALLOWED.contains(&preset) {
            assert_eq!(preset.rules().suicide, Suicide::MultiStone);
            played(&mut game, "B1");
            assert_eq!(game.position().board().get(at("A1")), None);
            let prisoners = game.position().prisoners();
            assert_eq!((prisoners.black, prisoners.white), (0, 2), "{preset}");
            assert_eq!(game.position().to_play(), Color::White);
        } else {
            let chain = points("A1 B1");
            assert_eq!(forbidden(&game, "B1"), Some(IllegalMove::Suicide { chain }), "{preset}");
        }
    }
}

#[test]
fn suicide_of_a_single_stone_is_forbidden_everywhere() {
    for preset in Preset::ALL {
        let game = game(preset, ". o .\no . o\n. o .", Color::Black);
        for point in ["A1", "B2", "C3"] {
            let chain = points(point);
            assert_eq!(forbidden(&game, point), Some(IllegalMove::Suicide { chain }), "{preset}");
        }
    }
}

/// Czech illustrated rules §5, Russian "Порядок игры", Japanese §5.
#[test]
fn capture_comes_before_suicide() {
    for preset in Preset::ALL {
        let mut game = game(preset, ". o x\no o x\nx x .", Color::Black);
        let Event::Moved { captured, .. } = played(&mut game, "A3") else { panic!("a move") };
        assert_eq!(captured, points("B3 A2 B2"), "{preset}");
    }
}

/// New Zealand ("a play so that the resulting board position does not repeat"), Tromp–Taylor rule 6:
/// a suicide that gives up what was played a move ago brings back the board of before.
#[test]
fn superko_holds_for_suicide_too() {
    let without_a1 = TWO_STONES.replace("x . o", ". . o");
    for preset in SUICIDE_ALLOWED {
        let mut game = game(preset, &without_a1, Color::Black);
        played(&mut game, "A1 pass");
        if preset.rules().ko == Ko::PositionalSuperko {
            assert_eq!(forbidden(&game, "B1"), Some(IllegalMove::Repetition { ply: 0 }), "{preset}");
        } else {
            // Now White is to move; at the start Black was. The next round would repeat ply 1.
            played(&mut game, "B1 pass");
            assert_eq!(forbidden(&game, "A1"), Some(IllegalMove::Repetition { ply: 1 }), "{preset}");
        }
    }
}

#[test]
fn an_occupied_point_and_one_off_the_board_are_refused_as_such() {
    let mut game = game(Preset::Czech, KO, Color::Black);
    assert_eq!(play(&mut game, "B3"), Err(Refusal::Illegal(IllegalMove::Occupied { by: Color::White })));
    assert_eq!(play(&mut game, "T19"), Err(Refusal::Illegal(IllegalMove::OffBoard)));
}
