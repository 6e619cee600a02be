//! The game "who captures first": it can be won and lost, and starts anew.

use hoshi::engine::{Color, Point};
use hoshi::lessons::opponent::choose;
use hoshi::lessons::{Answer, Chapter, Page, ReplyKind, Session, Stage};

fn page(id: &str) -> Page {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/public/lessons/04-capturing.json");
    let chapter = Chapter::from_json(&std::fs::read_to_string(path).unwrap()).unwrap();
    chapter.page(id).unwrap().clone()
}

/// A reader that plays like the opponent itself.
fn play_out(session: &mut Session, seed: u64) -> ReplyKind {
    for ply in 0..300 {
        let answer = match choose(session.game().position(), seed.wrapping_add(ply)) {
            Some(point) => Answer::Point(point),
            None => Answer::Pass,
        };
        let reply = session.answer(&answer);
        if reply.kind != ReplyKind::Continue {
            return reply.kind;
        }
    }
    panic!("the game does not end");
}

#[test]
fn the_game_is_won_by_some_and_lost_by_some() {
    for id in ["first-capture", "first-three"] {
        let results: Vec<ReplyKind> = (0..60)
            .map(|seed| play_out(&mut Session::new(page(id), seed).unwrap(), seed * 7919 + 13))
            .collect();
        let won = results.iter().filter(|kind| **kind == ReplyKind::Right).count();
        assert!(won >= 6, "{id}: {won} of 60 won");
        assert!(results.iter().all(|kind| matches!(kind, ReplyKind::Right | ReplyKind::Wrong)), "{id}");
    }
}

#[test]
fn the_opponent_takes_what_is_left_in_atari() {
    let mut session = Session::new(page("first-capture"), 1).unwrap();
    let kinds: Vec<ReplyKind> = ["A1", "A7", "G1", "G7", "A4"]
        .iter()
        .map(|name| session.answer(&Answer::Point(name.parse().unwrap())).kind)
        .collect();
    assert!(kinds.contains(&ReplyKind::Wrong), "{kinds:?}");
}

#[test]
fn a_lost_game_begins_anew_and_the_reader_is_black() {
    let mut session = Session::new(page("first-three"), 5).unwrap();
    assert_eq!(session.game().position().to_play(), Color::Black);
    session.answer(&Answer::Point(Point::new(0, 0)));
    session.reset();
    assert!(session.moves().is_empty());
    assert_eq!(session.stage(), Stage::Asking);
}
