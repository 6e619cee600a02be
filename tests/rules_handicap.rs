//! Handicap and komi under every preset.

mod common;

use std::collections::BTreeSet;

use common::rules::{at, new_game, played};
use hoshi::engine::game::{Handicap, NewGame};
use hoshi::engine::handicap::fixed_handicap;
use hoshi::engine::rules::{HandicapPlacement, Scoring};
use hoshi::engine::{Action, Color, Event, Game, HalfPoints, NodeId, Phase, Preset, Refusal, Size};

const TERRITORY: [Preset; 5] =
    [Preset::Czech, Preset::Russian, Preset::Romanian, Preset::Japanese, Preset::Korean];

/// Czech illustrated rules §2 (6.5; none in friendly and handicap games), Romanian §9 (5.5), AGA rule
/// 3 (7.5, half a point with a handicap), New Zealand (7, none with a handicap), Ing (8 with ties for
/// Black).
#[test]
fn komi_is_proposed_as_the_rules_name_it() {
    for preset in Preset::ALL {
        let komi = preset.rules().komi;
        let even = match preset {
            Preset::Czech | Preset::Russian | Preset::Japanese | Preset::Korean => "6.5",
            Preset::Romanian => "5.5",
            Preset::NewZealand => "7",
            Preset::Chinese | Preset::Aga | Preset::Ing | Preset::TrompTaylor => "7.5",
        };
        assert_eq!(komi.even.to_string(), even, "{preset}");
        assert_eq!(komi.friendly, HalfPoints::ZERO, "{preset}");
        let handicap = if preset == Preset::Aga { "0.5" } else { "0" };
        assert_eq!(komi.handicap.to_string(), handicap, "{preset}");
    }
}

/// Czech illustrated rules §2 and Russian "Начальная позиция": White moves first after a handicap,
/// under Ing's rules Black.
#[test]
fn after_the_handicap_white_moves_first_but_under_ing_rules() {
    for preset in Preset::ALL {
        for placement in [HandicapPlacement::Fixed, HandicapPlacement::Free] {
            for stones in 0..=9 {
                let handicap = Handicap { stones, placement };
                let new = NewGame { rules: preset, handicap, ..NewGame::even(Size::FULL) };
                let mut game = Game::new(new).expect("a game");
                place_by_hand(&mut game);
                assert_eq!(game.position().board().stones().count(), usize::from(stones), "{preset}");
                let first = if stones == 0 || preset == Preset::Ing { Color::Black } else { Color::White };
                assert_eq!(game.position().to_play(), first, "{preset}, {placement:?}, {stones} stones");
                assert_eq!(game.phase(), Phase::Play);
            }
        }
    }
}

/// Places all handicap stones that are to be placed by hand, along the first rows.
fn place_by_hand(game: &mut Game) {
    let mut free = game.record().size().points();
    while let Phase::Handicap { remaining } = game.phase() {
        let point = free.next().expect("a point");
        let event = game.apply(Action::Play(point)).expect("a free point");
        assert_eq!(event, Event::HandicapPlaced { point, remaining: remaining - 1 });
    }
}

/// Free: Chinese, Ing ("Free placement of handicap stones"), New Zealand (White passes), Tromp–Taylor.
/// Fixed: the others; the order on the board is that of the Czech illustrated rules, §2.
#[test]
fn handicap_stones_go_where_the_rules_let_them() {
    let free = [Preset::Chinese, Preset::Ing, Preset::NewZealand, Preset::TrompTaylor];
    for preset in Preset::ALL {
        let game = new_game(preset, Size::FULL, 4);
        if free.contains(&preset) {
            assert_eq!(game.phase(), Phase::Handicap { remaining: 4 }, "{preset}");
            assert_eq!(game.position().board().stones().count(), 0);
        } else {
            let expected = fixed_handicap(Size::FULL, 4).expect("four stars");
            assert_eq!(game.record().node(NodeId::ROOT).setup.black, expected, "{preset}");
        }
    }
}

#[test]
fn while_black_places_the_handicap_nobody_passes() {
    let mut game = new_game(Preset::Chinese, Size::FULL, 2);
    assert_eq!(game.apply(Action::Pass), Err(Refusal::WrongPhase));
    played(&mut game, "D4");
    assert!(game.apply(Action::Play(at("D4"))).is_err(), "occupied");
    assert_eq!(game.phase(), Phase::Handicap { remaining: 1 });
}

/// Chinese: a point a stone; AGA rule 4: a point for each after the first; nobody else compensates,
/// under territory scoring there is nothing to compensate.
#[test]
fn the_account_has_the_compensation_for_the_handicap() {
    for preset in Preset::ALL {
        for stones in [0, 1, 2, 9] {
            let mut game = new_game(preset, Size::FULL, stones);
            place_by_hand(&mut game);
            let account = game.count(&BTreeSet::new()).account;
            let expected = match preset {
                Preset::Chinese => i32::from(stones),
                Preset::Aga => i32::from(stones.saturating_sub(1)),
                _ => 0,
            };
            let items = account.items.white;
            assert_eq!(items.compensation, HalfPoints::points(expected), "{preset}, {stones} stones");
            let komi = preset.rules().komi;
            assert_eq!(items.komi, if stones > 0 { komi.handicap } else { komi.even }, "{preset}");
            assert_eq!(account.items.black.compensation, HalfPoints::ZERO);
        }
        let scoring = if TERRITORY.contains(&preset) { Scoring::Territory } else { Scoring::Area };
        assert_eq!(preset.rules().scoring, scoring, "{preset}");
    }
}
