//! The end of play under every preset: passes, dead stones, open kos, resumption, seki.

mod common;

use common::rules::{accept, at, forbidden, game, new_game, played, points};
use hoshi::engine::rules::{DeadStones, OpenKos, Resumes};
use hoshi::engine::{
    Action, Color, Event, Game, HalfPoints, Margin, Outcome, Preset, Refusal, RulesName, Size,
};
use hoshi::sgf;

/// Black owns the left, White the right; a white stone is dead at A1.
const DIVIDED: &str = "
    . x . o .
    . x . o .
    . x . o .
    . x . o .
    o x . o .";

fn phase(game: &Game) -> &'static str {
    game.phase().name()
}

fn black_wins_by(points: i32) -> Outcome {
    Outcome::Win { winner: Color::Black, by: Margin::Points(HalfPoints::points(points)) }
}

/// Czech illustrated rules §8, Russian "Завершение партии", Romanian §11, Japanese §9.1, Tromp–Taylor
/// rule 8.
#[test]
fn two_passes_end_play() {
    for preset in Preset::ALL {
        let mut game = new_game(preset, Size::FULL, 0);
        assert_eq!(
            played(&mut game, "pass D4 pass"),
            Event::Moved {
                mv: game.last_move().expect("a pass"),
                captured: Vec::new(),
                ended: None,
                cycle: None
            }
        );
        assert_eq!(phase(&game), "play", "a move between: {preset}");
        // White passes last, so that this is the end under AGA rule 9 too.
        played(&mut game, "D16");
        let mut after = game.clone();
        assert_eq!(played(&mut after, "pass pass"), Event::CountBegan, "{preset}");
        assert_eq!(phase(&after), "counting");
    }
}

/// AGA rules 7 and 9: each pass hands over a stone, and White passes last, if need be a third time.
#[test]
fn under_aga_rules_white_passes_last() {
    for preset in Preset::ALL {
        let mut game = game(preset, DIVIDED, Color::White);
        played(&mut game, "pass pass");
        if preset == Preset::Aga {
            assert_eq!(phase(&game), "play");
            assert_eq!(game.position().to_play(), Color::White);
            assert_eq!(played(&mut game, "pass"), Event::CountBegan);
            let prisoners = game.position().prisoners();
            assert_eq!((prisoners.black, prisoners.white), (2, 1));
        } else {
            assert_eq!(phase(&game), "counting", "{preset}");
            assert_eq!(game.position().prisoners(), Default::default(), "{preset}");
        }
    }
}

/// AGA rule 12: both ways of counting come to the same, thanks to the pass stones.
#[test]
fn under_aga_rules_both_counts_agree() {
    for moves in ["C1 C2 C3 C4 C5 pass pass", "C1 C2 C3 C4 pass pass", "C1 pass C2 C3 C4 C5 pass pass"] {
        // As many stones of each colour on the board as in a game from its start.
        let mut game = game(Preset::Aga, &DIVIDED.replace("o x", ". x"), Color::Black);
        played(&mut game, moves);
        if phase(&game) == "play" {
            played(&mut game, "pass");
        }
        assert_eq!(phase(&game), "counting", "{moves}");
        let count = game.count(&Default::default());
        assert_eq!(count.area.black_lead(), count.territory.black_lead(), "{moves}");
    }
}

/// Czech illustrated rules §8, Russian "Завершение партии", Romanian §7: dead stones leave the board
/// by agreement and are prisoners. Tromp–Taylor: what stands is alive.
#[test]
fn dead_stones_leave_the_board_by_agreement_but_under_tromp_taylor() {
    for preset in Preset::ALL {
        let mut game = game(preset, DIVIDED, Color::Black);
        played(&mut game, "pass pass");
        let marked = game.apply(Action::ToggleDead(at("A1")));
        let outcome = if preset == Preset::TrompTaylor {
            assert_eq!(preset.rules().end.dead_stones, DeadStones::MustBeCaptured);
            assert_eq!(marked, Err(Refusal::WrongPhase));
            // Black's points at the left are touched by White: 5 stones against 6 and 5 points.
            Outcome::Win { winner: Color::White, by: Margin::Points(HalfPoints::points(6)) }
        } else {
            assert_eq!(marked, Ok(Event::Marked { chain: points("A1"), dead: true }), "{preset}");
            // Territory: 5 and a prisoner against 5. Area: 10 against 10.
            match TERRITORY.contains(&preset) {
                true => black_wins_by(1),
                false => Outcome::Draw,
            }
        };
        assert_eq!(accept(&mut game), Ok(Event::Ended(outcome)), "{preset}");
        assert_eq!(game.record().info.outcome, Some(outcome));
    }
}

const TERRITORY: [Preset; 5] =
    [Preset::Czech, Preset::Russian, Preset::Romanian, Preset::Japanese, Preset::Korean];

/// A mark changed after one side has accepted asks both again.
#[test]
fn a_count_needs_both_to_accept_the_same_marks() {
    for preset in Preset::ALL.into_iter().filter(|&preset| preset != Preset::TrompTaylor) {
        let mut game = game(preset, DIVIDED, Color::Black);
        played(&mut game, "pass pass");
        game.apply(Action::Accept(Color::Black)).expect("a count");
        game.apply(Action::ToggleDead(at("A1"))).expect("a stone");
        assert_eq!(game.apply(Action::Accept(Color::White)), Ok(Event::Accepted(Color::White)));
        assert_eq!(phase(&game), "counting", "{preset}");
    }
}

/// Japanese §9.3: the opponent of who asks moves first. AGA rule 10: the opponent of who passed last.
#[test]
fn play_is_resumed_by_whom_the_rules_say() {
    for preset in Preset::ALL {
        for asker in Color::BOTH {
            let mut game = game(preset, DIVIDED, Color::Black);
            played(&mut game, "pass pass");
            let to_play = match preset.rules().end.resumes {
                Resumes::OpponentOfAsker => asker.opponent(),
                Resumes::TurnGoesOn => Color::Black,
            };
            assert_eq!(preset.rules().end.resumes == Resumes::OpponentOfAsker, TERRITORY.contains(&preset));
            assert_eq!(game.apply(Action::Resume(asker)), Ok(Event::Resumed { to_play }), "{preset}");
            assert_eq!(game.position().to_play(), to_play);
            assert_eq!(phase(&game), "play");
            // One pass does not end it again: passes before the count do not count twice.
            played(&mut game, "pass");
            assert_eq!(phase(&game), "play", "{preset}");
        }
    }
}

/// Czech illustrated rules §8 and the Russian ones: whoever likes may give up at any time.
#[test]
fn resigning_and_losing_on_time_end_the_game_at_any_time() {
    for preset in Preset::ALL {
        let new = || game(preset, DIVIDED, Color::Black);
        let mut resigned = new();
        resigned.apply(Action::Resign(Color::White)).expect("play");
        let by = |by| Some(Outcome::Win { winner: Color::Black, by });
        assert_eq!(resigned.record().info.outcome, by(Margin::Resignation), "{preset}");
        let mut late = new();
        played(&mut late, "pass pass");
        late.apply(Action::LoseOnTime(Color::White)).expect("a count");
        assert_eq!(late.record().info.outcome, by(Margin::Time), "{preset}");
        assert_eq!(late.apply(Action::Pass), Err(Refusal::WrongPhase));
    }
}

/// Each side has one eye, and whoever plays between them loses all.
const SEKI: &str = "
    . x . o .
    x x . o o";

/// Czech illustrated rules §7, Romanian §8, Japanese §8: points in seki are nobody's. Under area
/// scoring eyes in seki count like any others.
#[test]
fn eyes_in_seki_count_under_area_scoring_alone() {
    for preset in Preset::ALL {
        let game = game(preset, SEKI, Color::Black);
        let items = game.count(&Default::default()).account.items;
        for color in Color::BOTH {
            let (territory, stones) = if TERRITORY.contains(&preset) { (0, 0) } else { (1, 3) };
            assert_eq!((items[color].territory, items[color].stones), (territory, stones), "{preset}");
        }
    }
}

/// Two living sides with a ko open between them: Black can take C3, White connect at D3.
const OPEN_KO: &str = "
    . x x o o .
    x . x o . o
    x x o . o o
    . x x o o .
    x . x o . o";

/// Romanian §10: "În finalul partidei, toate ko-urile trebuie închise".
#[test]
fn romanian_rules_want_every_ko_closed_before_the_count() {
    for preset in Preset::ALL {
        let mut game = game(preset, OPEN_KO, Color::Black);
        played(&mut game, "pass pass");
        if preset == Preset::Romanian {
            assert_eq!(preset.rules().end.open_kos, OpenKos::MustBeClosed);
            let refused = Refusal::OpenKos { points: points("D3") };
            assert_eq!(game.apply(Action::Accept(Color::White)), Err(refused));
            game.apply(Action::Resume(Color::Black)).expect("a count");
            played(&mut game, "D3 pass pass");
        }
        assert!(matches!(accept(&mut game), Ok(Event::Ended(_))), "{preset}");
    }
}

/// A ko among dead stones is over with them, and one that holds a seki together cannot be closed.
#[test]
fn a_ko_of_dead_stones_or_in_seki_need_not_be_closed() {
    let game_with_ko = game(Preset::Romanian, OPEN_KO, Color::Black);
    assert_eq!(game_with_ko.kos_to_close(&Default::default()), points("D3"));
    let stones = game_with_ko.position().board().stones();
    let white = stones.filter(|&(_, color)| color == Color::White).map(|(point, _)| point).collect();
    assert!(game_with_ko.kos_to_close(&white).is_empty());

    let double_ko_seki = game(Preset::Romanian, DOUBLE_KO_SEKI, Color::Black);
    assert!(double_ko_seki.kos_to_close(&Default::default()).is_empty());
}

/// Both groups live by a neutral point and by the two kos, one for each: when one is taken, the other
/// side takes the other, and whoever closes a ko fills a liberty of his own.
const DOUBLE_KO_SEKI: &str = "
    x o . o
    x x o o
    x . o o
    x x o o
    x . x o";

#[test]
fn resumed_play_lets_the_other_side_retake_a_ko_under_romanian_rules() {
    let mut game = game(Preset::Romanian, OPEN_KO, Color::Black);
    played(&mut game, "D3");
    assert!(forbidden(&game, "C3").is_some());
    played(&mut game, "pass pass");
    game.apply(Action::Resume(Color::Black)).expect("a count");
    assert_eq!(forbidden(&game, "C3"), None);
}

#[test]
fn records_keep_the_preset_in_their_property_ru() {
    for preset in Preset::ALL {
        let game = new_game(preset, Size::FULL, 0);
        let text = sgf::write(game.record());
        let read = sgf::read_text(&text).expect("a record").records.remove(0);
        assert_eq!(read.info.rules, RulesName::Known(preset), "{text}");
        assert_eq!(Game::from_record(read).rules(), &preset.rules());
    }
}
