//! What a record says of a count: who got which points, and so which stones were dead.

mod common;

use std::collections::BTreeSet;

use common::{suite, suite_path};
use hoshi::engine::game::NewGame;
use hoshi::engine::rules::DeadStones;
use hoshi::engine::{Action, Color, Game, NodeId, Outcome, Phase, Point, Preset, RulesName, Size};
use hoshi::{saved, sgf};

/// A wall each, and a white stone lost behind Black's.
const MOVES: &str = "B1 C1 B2 C2 B3 C3 B4 C4 B5 C5 pass A3 pass pass";
/// The same as another program writes it, with the marks of its own in a node after the passes.
const FOREIGN: &str =
    "(;FF[3]SZ[5]KM[0.5]RE[W+9.5];B[be];W[ce];B[bd];W[cd];B[bc];W[cc];B[bb];W[cb];B[ba];W[ca];
    B[tt];W[ac];B[tt];W[tt];TB[aa:ae]TW[da:ee])";

fn played() -> Game {
    let mut game = Game::new(NewGame::even(Size::square(5).unwrap())).unwrap();
    for name in MOVES.split_whitespace() {
        let action = if name == "pass" { Action::Pass } else { Action::Play(name.parse().unwrap()) };
        game.apply(action).unwrap();
    }
    game
}

fn counted() -> Game {
    let mut game = played();
    game.apply(Action::ToggleDead("A3".parse().unwrap())).unwrap();
    for color in Color::BOTH {
        game.apply(Action::Accept(color)).unwrap();
    }
    game
}

fn opened(text: &str) -> Game {
    Game::opened(sgf::read_text(text).unwrap().records.remove(0))
}

fn dead(game: &Game) -> Vec<String> {
    game.phase().marked_dead().into_iter().flatten().map(Point::to_string).collect()
}

fn outcome(game: &Game) -> Option<String> {
    match game.phase() {
        Phase::Finished(finish) => Some(sgf::write_outcome(&finish.outcome)),
        _ => None,
    }
}

#[test]
fn a_counted_game_is_saved_with_its_territory() {
    let written = sgf::write(counted().record());
    let (before, marked) = written.split_once("TB[").expect("black territory");
    assert!(before.trim_end().ends_with(";W[]"), "on the last node: {written}");
    let (black, white) = marked.split_once("TW[").expect("white territory");
    assert!(black.contains("ac"), "the point under a dead stone is its captor's: {written}");
    assert_eq!((black.matches(']').count(), white.matches(']').count()), (5, 10), "{written}");
    assert!(!sgf::write(played().record()).contains("TB["), "nothing is agreed before the count");
}

#[test]
fn an_opened_count_is_the_count_that_was_saved() {
    let game = counted();
    let again = opened(&sgf::write(game.record()));
    assert_eq!(again.phase(), game.phase());
    let kept = saved::restore(&saved::save(&again, None)).unwrap().game;
    assert_eq!(kept.phase(), game.phase());
}

#[test]
fn counting_again_forgets_the_territory_until_it_is_agreed_anew() {
    let mut game = counted();
    game.apply(Action::Resume(Color::Black)).unwrap();
    assert!(!sgf::write(game.record()).contains("TB["));
    game.apply(Action::ToggleDead("A3".parse().unwrap())).unwrap();
    for color in Color::BOTH {
        game.apply(Action::Accept(color)).unwrap();
    }
    assert!(dead(&opened(&sgf::write(game.record()))).is_empty());
}

#[test]
fn marks_of_another_program_are_taken_and_its_result_stays_as_recorded() {
    let mut game = opened(FOREIGN);
    assert_eq!((dead(&game), outcome(&game).as_deref()), (vec!["A3".to_owned()], Some("W+9.5")));
    game.apply(Action::Back).unwrap();
    game.apply(Action::Back).unwrap();
    assert!(matches!(game.phase(), Phase::Play));
    assert!(!game.wants_suggestion());
}

#[test]
fn a_count_without_a_result_waits_for_consent() {
    let game = opened(&FOREIGN.replace("RE[W+9.5]", ""));
    assert!(matches!(game.phase(), Phase::Counting(_)));
    assert_eq!(dead(&game), ["A3"]);
    assert!(!game.wants_suggestion(), "somebody has marked already");
}

#[test]
fn nothing_is_inferred_where_the_game_was_not_counted() {
    for changed in [
        FOREIGN.replace("W+9.5", "W+R"),
        FOREIGN.replace("W+9.5", "Void"),
        FOREIGN.replace("B[tt];W[tt];TB", "B[tt];W[dd];TB"),
        FOREIGN.replace("TB[aa:ae]TW[da:ee]", "C[no marks]"),
    ] {
        let game = opened(&changed);
        assert!(dead(&game).is_empty(), "{changed}");
        assert!(!matches!(game.phase(), Phase::Finished(finish) if finish.count.is_some()), "{changed}");
    }
}

#[test]
fn marks_tell_of_the_dead_wherever_the_rules_let_stones_be_dead() {
    for preset in Preset::ALL {
        let mut record = counted().record().clone();
        record.info.rules = RulesName::Known(preset);
        let again = Game::opened(record);
        let may_be_dead = preset.rules().end.dead_stones == DeadStones::Agreed;
        let expected: &[&str] = if may_be_dead { &["A3"] } else { &[] };
        assert_eq!(dead(&again), expected, "{preset}");
    }
}

#[test]
fn the_dead_stones_of_known_games_are_inferred_from_their_marks() {
    let Some(cases) = suite("kgs_scored_games") else { return };
    let mut seen = 0;
    for case in &cases {
        let name = case["sgf"].as_str().unwrap();
        let Some(path) = suite_path(&format!("kgs_scored_games/{name}")) else { return };
        let text = std::fs::read(path).unwrap();
        if !String::from_utf8_lossy(&text).contains("TB[") {
            continue;
        }
        let game = Game::opened(sgf::read(&text).unwrap().records.remove(0));
        let Phase::Finished(finish) = game.phase() else { panic!("{name}: {}", game.phase().name()) };
        assert_eq!(sgf::write_outcome(&finish.outcome), case["expected"].as_str().unwrap(), "{name}");
        let height = game.record().size().height();
        let point = |at: &serde_json::Value| {
            let number = |index: usize| at[index].as_u64().unwrap() as u8;
            Point::new(number(0), height - 1 - number(1))
        };
        let expected: BTreeSet<Point> = case["dead"].as_array().unwrap().iter().map(point).collect();
        assert_eq!(finish.count.as_ref().unwrap().dead, expected, "{name}");
        seen += 1;
    }
    println!("dead stones inferred in {seen} games");
    assert!(seen >= 38, "{seen}");
}

#[test]
fn a_line_that_goes_on_after_the_count_is_not_counted_at_its_end() {
    let mut record = counted().record().clone();
    let end = *record.main_line(NodeId::ROOT).last().unwrap();
    let child = record.add_child(end);
    record.node_mut(child).comment = "what now?".into();
    assert_eq!(dead(&Game::opened(record.clone())), ["A3"], "a node without a move changes nothing");
    record.node_mut(child).mv = Some(hoshi::engine::Move {
        color: Color::Black,
        vertex: hoshi::engine::Vertex::Point("E5".parse().unwrap()),
    });
    let game = Game::opened(record);
    assert!(matches!(game.phase(), Phase::Play));
    assert!(matches!(game.recorded_outcome(), Some(Outcome::Win { .. })));
}
