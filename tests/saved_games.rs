//! A game that is put away comes back exactly as it was left.

use hoshi::engine::game::{Handicap, NewGame};
use hoshi::engine::rules::HandicapPlacement;
use hoshi::engine::{Action, Color, Game, NodeId, PerColor, Phase, Point, Preset, Size};
use hoshi::saved::{RestoreError, restore, save};
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
