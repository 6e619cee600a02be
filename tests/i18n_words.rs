//! Engine values in words.

use std::collections::BTreeSet;

use hoshi::engine::counting::{Reason, Verdict};
use hoshi::engine::game::{Handicap, NewGame};
use hoshi::engine::rules::{HandicapPlacement, Scoring};
use hoshi::engine::{
    Action, Color, Game, HalfPoints, IllegalMove, Margin, Outcome, PerColor, Point, Preset, RulesName, Size,
};
use hoshi::i18n::{Language, words};

fn game(side: u8) -> Game {
    Game::new(NewGame::even(Size::square(side).unwrap())).unwrap()
}

fn at(name: &str) -> Point {
    name.parse().unwrap()
}

/// Plays points by name (`pass` too) and tells the last event in a language.
fn play(language: Language, game: &mut Game, moves: &str) -> String {
    let mut told = String::new();
    for name in moves.split(' ') {
        let action = if name == "pass" { Action::Pass } else { Action::Play(at(name)) };
        let event = game.apply(action).unwrap_or_else(|refusal| panic!("{name}: {refusal}"));
        told = words::event(language, &event, game);
    }
    told
}

fn refused(language: Language, game: &mut Game, name: &str) -> String {
    let refusal = game.apply(Action::Play(at(name))).unwrap_err();
    words::refusal(language, &refusal, game)
}

fn by(winner: Color, halves: i32) -> Outcome {
    Outcome::Win { winner, by: Margin::Points(HalfPoints(halves)) }
}

/// Wins by 1, 2, 5, 0.5, 3.5, 21 and 101 points.
#[test]
fn a_win_by_points_is_said_as_players_say_it() {
    let margins = [2, 4, 10, 1, 7, 42, 202];
    let expected = [
        (
            Language::Cs,
            "Černý zvítězil o ",
            ["1 bod", "2 body", "5 bodů", "0,5 bodu", "3,5 bodu", "21 bodů", "101 bodů"],
        ),
        (
            Language::En,
            "Black wins by ",
            ["1 point", "2 points", "5 points", "0.5 points", "3.5 points", "21 points", "101 points"],
        ),
        (
            Language::Ru,
            "Чёрные выиграли с перевесом в ",
            ["1 очко", "2 очка", "5 очков", "0,5 очка", "3,5 очка", "21 очко", "101 очко"],
        ),
        (
            Language::Ro,
            "Negrul câștigă cu ",
            ["1 punct", "2 puncte", "5 puncte", "0,5 puncte", "3,5 puncte", "21 de puncte", "101 puncte"],
        ),
    ];
    for (language, start, points) in expected {
        for (halves, points) in margins.into_iter().zip(points) {
            assert_eq!(words::outcome(language, &by(Color::Black, halves)), format!("{start}{points}"));
        }
    }
    assert_eq!(words::outcome(Language::Cs, &by(Color::White, 7)), "Bílý zvítězil o 3,5 bodu");
}

fn all_outcomes() -> Vec<Outcome> {
    let margins =
        [Margin::Points(HalfPoints(13)), Margin::Resignation, Margin::Time, Margin::Forfeit, Margin::Unknown];
    let wins = Color::BOTH.into_iter().flat_map(|winner| margins.map(|by| Outcome::Win { winner, by }));
    wins.chain([Outcome::Draw, Outcome::NoResult]).collect()
}

#[test]
fn no_two_outcomes_are_said_alike() {
    for language in Language::ALL {
        let outcomes = all_outcomes();
        let said: BTreeSet<String> =
            outcomes.iter().map(|outcome| words::outcome(language, outcome)).collect();
        assert_eq!(said.len(), outcomes.len(), "{language} {said:?}");
    }
}

#[test]
fn the_winner_is_named_where_the_name_is_known() {
    let names = PerColor { black: "  ".to_owned(), white: "Jana {name}".to_owned() };
    let named = |winner| words::outcome_named(Language::En, &by(winner, 7), &names);
    assert_eq!(named(Color::White), "White wins by 3.5 points (Jana {name})");
    assert_eq!(named(Color::Black), "Black wins by 3.5 points");
    assert_eq!(words::outcome_named(Language::Ro, &Outcome::Draw, &names), "Remiză (jigo)");
    assert_eq!(words::player(Language::Ru, Color::White, " Иван "), "Белые (Иван)");
    assert_eq!(words::player(Language::Cs, Color::Black, ""), "Černý");
}

#[test]
fn moves_are_told_with_what_they_capture() {
    let mut board = game(5);
    assert_eq!(play(Language::En, &mut board, "B1"), "Black B1");
    assert_eq!(play(Language::En, &mut board, "A1 E5 B2 A2"), "Black A2, captures 1");
    let expected = [
        (Language::Cs, "Bílý C1", "Černý pasuje"),
        (Language::En, "White C1", "Black passes"),
        (Language::Ru, "Белые C1", "Чёрные пасуют"),
        (Language::Ro, "Alb C1", "Negrul spune pas"),
    ];
    for (language, white, pass) in expected {
        let mut board = board.clone();
        assert_eq!(play(language, &mut board, "C1"), white);
        assert_eq!(play(language, &mut board, "pass"), pass);
    }
}

#[test]
fn each_refusal_names_its_rule() {
    for language in Language::ALL {
        let mut board = game(5);
        // White stands in the corner's two liberties; Black may not play A1.
        play(language, &mut board, "E5 A2 E4 B1");
        let suicide = refused(language, &mut board, "A1");
        let occupied = refused(language, &mut board, "E5");
        let off_board = refused(language, &mut board, "T19");

        let mut board = game(5);
        play(language, &mut board, "B1 C1 A2 D2 B3 C3 C2 B2");
        let ko = refused(language, &mut board, "C2");
        let repetition = words::illegal(language, &IllegalMove::Repetition { ply: 3 }, &board);
        assert!(repetition.contains('3'), "{repetition}");
        let start = words::illegal(language, &IllegalMove::Repetition { ply: 0 }, &board);
        assert!(!start.contains('0'), "{start}");
        // A ply that is not there is no reason to fall over.
        let _ = words::illegal(language, &IllegalMove::Repetition { ply: usize::MAX }, &board);

        let said = BTreeSet::from([suicide, occupied, off_board, ko, repetition, start]);
        assert_eq!(said.len(), 6, "{said:?}");
    }
    let mut board = game(5);
    play(Language::Cs, &mut board, "B1 C1 A2 D2 B3 C3 C2 B2");
    assert!(refused(Language::Cs, &mut board, "C2").starts_with("Kó"));
    assert!(refused(Language::Cs, &mut board, "B2").contains("bílý"));
}

#[test]
fn a_point_is_told_with_stone_liberties_and_place() {
    let mut board = game(9);
    play(Language::En, &mut board, "E5 C3");
    let told = |name: &str| words::point(Language::En, &board, at(name));
    assert_eq!(told("E5"), "E5, black stone, 4 liberties, star point");
    assert_eq!(told("C3"), "C3, white stone, 4 liberties, last move, star point");
    assert_eq!(told("D4"), "D4, empty");
    assert_eq!(
        words::point(Language::Cs, &board, at("C3")),
        "C3, bílý kámen, 4 svobody, poslední tah, hvězda"
    );
    assert_eq!(words::point(Language::Ro, &board, at("D4")), "D4, intersecție liberă");
    // Nowhere on the board, but nothing to fall over.
    let _ = words::point(Language::En, &board, at("T19"));
}

#[test]
fn a_point_closed_by_ko_and_a_dead_stone_are_told() {
    let mut board = game(5);
    play(Language::En, &mut board, "B1 C1 A2 D2 B3 C3 C2 B2");
    assert_eq!(words::point(Language::En, &board, at("C2")), "C2, empty, closed by ko");
    play(Language::En, &mut board, "pass pass");
    board.apply(Action::ToggleDead(at("B2"))).unwrap();
    assert!(words::point(Language::En, &board, at("B2")).contains("marked dead"));
}

#[test]
fn the_status_says_what_is_next() {
    let say = |game: &Game| Language::ALL.map(|language| words::status(language, game));
    let mut board = game(9);
    assert_eq!(say(&board), ["Na tahu je černý", "Black to play", "Ход чёрных", "Negrul la mutare"]);
    play(Language::En, &mut board, "pass");
    assert_eq!(say(&board)[1], "White to play");
    assert_eq!(words::lately(Language::En, &board), "Black passed. Another pass ends play.");
    play(Language::En, &mut board, "pass");
    assert_eq!(say(&board), ["Počítání", "Counting", "Подсчёт", "Numărătoare"]);
    board.apply(Action::Resign(Color::Black)).unwrap();
    assert_eq!(say(&board)[1], "Game over. White wins by resignation");
}

#[test]
fn handicap_stones_to_come_are_counted() {
    let handicap = Handicap { stones: 3, placement: HandicapPlacement::Free };
    let mut board = Game::new(NewGame { handicap, ..NewGame::even(Size::FULL) }).unwrap();
    assert_eq!(words::status(Language::En, &board), "Black: place 3 more handicap stones");
    assert_eq!(words::status(Language::Cs, &board), "Černý položí ještě 3 kameny");
    assert_eq!(play(Language::En, &mut board, "D4 Q16"), "Handicap stone Q16, 1 more to place");
    assert_eq!(play(Language::En, &mut board, "Q4"), "Handicap stone Q4, all placed");
    assert_eq!(words::status(Language::En, &board), "White to play");
}

#[test]
fn walking_tells_the_move_number() {
    let mut board = game(9);
    play(Language::En, &mut board, "E5 C3 G7");
    let mut walk = |action| {
        let event = board.apply(action).unwrap();
        words::event(Language::En, &event, &board)
    };
    assert_eq!(walk(Action::Back), "Move 2 of 3: White C3");
    walk(Action::Back);
    assert_eq!(walk(Action::Back), "Start of the game");
}

#[test]
fn each_reason_of_the_count_is_told_apart() {
    use Reason::{Dame, DeadStone, FalseEye, OpenBorder, Seki, Stone, Territory};
    for language in Language::ALL {
        let mut said = BTreeSet::new();
        let verdicts = [
            (Stone, None, Some(Color::Black)),
            (Stone, Some(Color::Black), Some(Color::Black)),
            (DeadStone, Some(Color::Black), Some(Color::White)),
            (Territory, Some(Color::Black), None),
            (Territory, Some(Color::White), None),
            (Dame, None, None),
            (Seki, None, None),
            (Seki, Some(Color::White), None),
            (FalseEye, None, None),
            (OpenBorder, None, None),
        ];
        for (reason, owner, stone) in verdicts {
            said.insert(words::reason(language, Verdict { owner, reason }, stone));
        }
        assert_eq!(said.len(), verdicts.len(), "{language}");
    }
}

#[test]
fn each_preset_has_a_name_and_a_description_that_is_true() {
    for language in Language::ALL {
        let mut said = BTreeSet::new();
        for preset in Preset::ALL {
            let (name, about) = (words::preset_name(language, preset), words::preset_about(language, preset));
            said.extend([name, about]);
            let komi = preset.rules().komi.even;
            let tells_komi = about.contains(&*format!(" {}", words::number(language, komi)));
            let tells_a_number = about.contains(|c: char| c.is_ascii_digit());
            assert_eq!(tells_a_number, tells_komi, "{language} {preset}: {about}");
            if preset.rules().scoring == Scoring::Territory {
                assert!(tells_komi || komi == HalfPoints(13), "{language} {preset}");
            }
        }
        assert_eq!(said.len(), 2 * Preset::ALL.len(), "{language}");
    }
}

#[test]
fn unknown_rules_are_named_as_the_record_spells_them() {
    let name = |rules: &RulesName| words::rules_name(Language::Cs, rules).to_owned();
    assert_eq!(name(&RulesName::Known(Preset::Japanese)), "Japonská");
    assert_eq!(name(&RulesName::Other("Klub {x}".to_owned())), "Klub {x}");
    assert_eq!(name(&RulesName::Unstated), "neuvedena");
}

#[test]
fn long_lists_of_points_are_cut() {
    let points: Vec<Point> = Size::square(9).unwrap().points().collect();
    assert_eq!(words::points_list(Language::En, &points[..2]), "A1, B1");
    let all = words::points_list(Language::En, &points);
    assert_eq!(all, "A1, B1, C1, D1, E1, F1 and 75 more", "a full stop may follow");
}
