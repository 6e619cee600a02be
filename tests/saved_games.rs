//! A game that is put away comes back exactly as it was left.

use hoshi::engine::game::{Handicap, NewGame};
use hoshi::engine::rules::HandicapPlacement;
use hoshi::engine::{Action, Color, Game, NodeId, PerColor, Phase, Point, Preset, Size};
use hoshi::engine::{HalfPoints, Margin, Outcome};
use hoshi::saved::{RestoreError, restore, save, save_trial};
use proptest::prelude::*;

fn assert_same(left: &Game, right: &Game) {
    assert_eq!(left.record(), right.record());
    assert_eq!(left.rules(), right.rules());
    assert_eq!(left.position(), right.position());
    assert_eq!(left.line().len(), right.line().len());
    assert_eq!(left.ply(), right.ply());
    assert_eq!(left.phase(), right.phase());
    assert_eq!(left.endings().len(), right.endings().len());
    assert_eq!(left.can_go_back(), right.can_go_back());
    assert_eq!(left.can_go_forward(), right.can_go_forward());
}

fn any_action(choice: (u8, u8, u8), size: Size) -> Action {
    let (kind, a, b) = choice;
    let point = Point::new(a % size.width(), b % size.height());
    let color = if a.is_multiple_of(2) { Color::Black } else { Color::White };
    match kind % 24 {
        0..=11 => Action::Play(point),
        12..=14 => Action::Pass,
        15 => Action::Resign(color),
        16 | 17 => Action::Back,
        18 => Action::Forward,
        19 => Action::GoTo(NodeId::ROOT),
        20 | 21 => Action::ToggleDead(point),
        22 => Action::Accept(color),
        _ => Action::Resume(color),
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(128))]

    #[test]
    fn a_game_comes_back_as_it_was_at_any_moment(
        side in 2u8..=9,
        preset in prop::sample::select(Preset::ALL.to_vec()),
        stones in 0u8..4,
        name in "\\PC{0,12}",
        choices in prop::collection::vec(any::<(u8, u8, u8)>(), 0..120),
    ) {
        let size = Size::square(side).expect("a size");
        let placement = HandicapPlacement::Free;
        let stones = stones.min(u8::try_from(size.area() - 1).unwrap_or(3));
        let names = PerColor { black: name.trim().to_owned(), white: "]\\[;".to_owned() };
        let new = NewGame { rules: preset, handicap: Handicap { stones, placement }, names, ..NewGame::even(size) };
        let mut game = Game::new(new).expect("a game");
        assert_same(&restore(&save(&game, None)).expect("its own text").game, &game);
        for choice in choices {
            // Refused actions leave the game as it was, which must come back too.
            let _ = game.apply(any_action(choice, size));
            let back = restore(&save(&game, None)).expect("its own text").game;
            assert_same(&back, &game);
        }
    }

    #[test]
    fn damaged_texts_are_refused_without_harm(cut in any::<prop::sample::Index>(), junk in any::<u8>()) {
        let mut game = Game::new(NewGame::even(Size::square(9).expect("a size"))).expect("a game");
        for action in [Action::Play(Point::new(2, 2)), Action::Pass, Action::Pass] {
            game.apply(action).expect("legal");
        }
        let mut text = save(&game, None).into_bytes();
        let at = cut.index(text.len());
        text[at] = junk;
        if let Ok(text) = String::from_utf8(text) {
            // Whether it can still be read depends on where it was hit; it must not do harm.
            if let Ok(kept) = restore(&text) {
                let _ = save(&kept.game, kept.course);
            }
        }
    }
}

#[test]
fn other_versions_are_told_from_damage() {
    assert_eq!(restore("{\"version\":9}").err(), Some(RestoreError::OtherVersion(9)));
    assert_eq!(restore("{\"version\":1}").err(), Some(RestoreError::Damaged));
    assert_eq!(restore("").err(), Some(RestoreError::Damaged));
}

#[test]
fn the_middle_of_a_count_comes_back() {
    let mut game = Game::new(NewGame::even(Size::square(5).expect("a size"))).expect("a game");
    let actions = [
        Action::Play(Point::new(2, 2)),
        Action::Pass,
        Action::Pass,
        Action::ToggleDead(Point::new(2, 2)),
        Action::Accept(Color::White),
    ];
    for action in actions {
        game.apply(action).expect("possible");
    }
    let back = restore(&save(&game, None)).expect("its own text").game;
    let Phase::Counting(agreement) = back.phase() else { panic!("a count") };
    assert!(agreement.accepted.white && !agreement.accepted.black);
    assert!(agreement.dead.contains(&Point::new(2, 2)));
}

/// A game of one black wall, counted: Black has it all.
fn counted() -> Game {
    let mut game = Game::new(NewGame::even(Size::square(5).expect("a size"))).expect("a game");
    let accept = Color::BOTH.map(Action::Accept);
    let actions = [Action::Play(Point::new(2, 2)), Action::Pass, Action::Pass, accept[0], accept[1]];
    for action in actions {
        game.apply(action).expect("possible");
    }
    game
}

#[test]
fn damage_to_the_count_does_not_take_the_game_away() {
    let whole = save(&counted(), Some(hoshi::engine::counting::course::Progress::default()));
    for (damage, phase) in [
        (["\"course\":{\"done\":0", "\"course\":{\"done\":\"x\""], "finished"),
        (["\"hands\":[]", "\"hands\":[[1,{\"touch\":\"Z99\"}]]"], "finished"),
        (["\"accepted\":{\"black\":true", "\"accepted\":{\"black\":7"], "counting"),
        (["\"marked_by\":\"players\"", "\"marked_by\":\"ghosts\""], "counting"),
        (["\"unsure\":[]", "\"unsure\":[\"Z99\"]"], "counting"),
        (["\"dead\":[]", "\"dead\":3"], "counting"),
        (["\"line\":[", "\"line\":[9,"], "counting"),
        (["\"ply\":3", "\"ply\":300"], "counting"),
    ] {
        let damaged = whole.replacen(damage[0], damage[1], 1);
        assert_ne!(damaged, whole, "{damage:?}");
        let kept = restore(&damaged).unwrap_or_else(|error| panic!("{damage:?}: {error}"));
        assert!(kept.repaired, "{damage:?}");
        assert_eq!(kept.game.phase().name(), phase, "{damage:?}");
        assert_eq!(kept.game.position(), counted().position(), "{damage:?}");
        // A count that was agreed on begins again.
        assert_eq!(kept.course.is_some(), phase == "finished", "{damage:?}");
    }
    assert!(!restore(&whole).expect("its own text").repaired);
}

#[test]
fn a_result_is_what_its_own_count_comes_to() {
    let mut game = counted();
    let truth = game.record().info.outcome.expect("a result");
    let text = save(&game, None);
    for (from, to) in [("KM[6.5]", "KM[30.5]"), ("\"winner\":\"black\"", "\"winner\":\"white\"")] {
        let tampered = text.replace(from, to);
        assert_ne!(tampered, text, "{from}");
        let kept = restore(&tampered).expect("a game");
        assert!(kept.repaired);
        let Phase::Finished(finish) = kept.game.phase() else { panic!("a result") };
        let dead = &finish.count.as_ref().expect("a count").dead;
        assert_eq!(finish.outcome, Outcome::of_lead(kept.game.count(dead).account.black_lead()));
        assert_eq!(kept.game.record().info.outcome, Some(finish.outcome));
        assert_eq!(finish.outcome == truth, from.starts_with('"'));
    }
    // Points that nobody has counted are no result.
    game.apply(Action::Resume(Color::Black)).expect("a count");
    game.apply(Action::Resign(Color::White)).expect("a count");
    let text = save(&game, None).replace("\"resignation\"", "{\"points\":9}");
    let points = Margin::Points(HalfPoints(9));
    let kept = restore(&text).expect("a game");
    assert_ne!(kept.game.record().info.outcome, Some(Outcome::Win { winner: Color::Black, by: points }));
    assert!(kept.repaired, "{text}");
}

#[test]
fn what_is_tried_out_comes_back_and_the_game_below_it() {
    let mut real = Game::new(NewGame::even(Size::square(5).expect("a size"))).expect("a game");
    for action in [Action::Play(Point::new(2, 2)), Action::Pass, Action::Pass] {
        real.apply(action).expect("possible");
    }
    let mut tried = real.clone();
    tried.apply(Action::Resume(Color::White)).expect("a count");
    let base = tried.ply();
    tried.apply(Action::Play(Point::new(0, 0))).expect("legal");
    let text = save_trial(&real, base, &tried);
    let kept = restore(&text).expect("its own text");
    assert_same(&kept.game, &real);
    let trial = kept.trial.expect("a trial");
    assert_eq!(trial.base, base);
    assert_same(&trial.game, &tried);
    let damaged = text.replace("\"trial\":[", "\"trial\":[[],");
    let kept = restore(&damaged).expect("the game below");
    assert!(kept.trial.is_none() && kept.repaired);
    assert_same(&kept.game, &real);
}
