//! What an answer that is not given on the board shows there.

use std::collections::BTreeSet;

use hoshi::lessons::{Answer, Chapter, Goal, MarkKind, Page, Reply, ReplyKind, Session, Stage};

fn course_page(path: &str) -> Page {
    let (chapter, page) = path.split_once('/').unwrap();
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("public/lessons");
    let read = |file: &str| std::fs::read_to_string(folder.join(file)).unwrap();
    let course = hoshi::lessons::Course::from_json(&read("index.json")).unwrap();
    let entry = course.chapters.into_iter().find(|entry| entry.id == chapter).unwrap();
    Chapter::from_json(&read(&entry.file)).unwrap().page(page).unwrap().clone()
}

fn page(members: &str) -> Page {
    let board = r#""board":[".....",".....",".....","o....","x...."]"#;
    let json = format!(r#"{{"id":"a","pages":[{{"id":"b",{board},{members}}}]}}"#);
    Chapter::from_json(&json).unwrap().pages.remove(0)
}

fn session(page: Page) -> Session {
    Session::new(page, 0).unwrap()
}

fn at(reply: &Reply, kind: MarkKind) -> BTreeSet<String> {
    reply.marks.iter().filter(|mark| mark.kind == kind).map(|mark| mark.at.to_string()).collect()
}

fn names(points: &str) -> BTreeSet<String> {
    points.split_whitespace().map(str::to_owned).collect()
}

/// The wrong answers of a page that is not answered on its board.
fn wrong_answers(page: &Page) -> Vec<Answer> {
    match &page.goal {
        Goal::Choose { options, right, .. } => {
            options.iter().filter(|option| *option != right).cloned().map(Answer::Choice).collect()
        }
        Goal::Count { tries, .. } => {
            [999].into_iter().chain(tries.iter().map(|guess| guess.number)).map(Answer::Count).collect()
        }
        _ => Vec::new(),
    }
}

#[test]
fn a_wrong_choice_or_number_about_the_board_shows_something_on_it() {
    for path in [
        "board/stay",
        "board/aim",
        "board/thirteen",
        "liberties/one-stone",
        "liberties/two-stones",
        "liberties/lines-only",
        "liberties/weakest",
        "capturing/edge-trap",
        "suicide/own-group",
        "suicide/own-eye",
        "exception/legal-or-not",
        "ko/which-threat",
        "life/one-eye",
        "life/square",
        "life/false-eye",
        "life/big-eye",
        "life/no-moves",
        "seki/first-white",
        "seki/why",
        "seki/no-points",
        "end/black-prisoners",
        "end/where",
        "end/count-black",
        "end/count-white",
        "other-rules/area",
        "other-endings/jigo",
    ] {
        let page = course_page(path);
        let wrong = wrong_answers(&page);
        assert!(!wrong.is_empty(), "{path}");
        for answer in wrong {
            let reply = session(page.clone()).answer(&answer);
            assert_eq!(reply.kind, ReplyKind::Wrong, "{path}: {answer:?}");
            assert!(!reply.marks.is_empty() || !reply.moves.is_empty(), "{path}: {answer:?} shows nothing");
        }
    }
}

#[test]
fn a_wrong_number_marks_what_is_counted_and_a_right_one_confirms_it() {
    let mut counting = session(page(r#""goal":{"count":{"of":{"liberties_of":"A2"}}}"#));
    let reply = counting.answer(&Answer::Count(3));
    assert_eq!(at(&reply, MarkKind::Look), names("A3 B2"));
    let reply = counting.answer(&Answer::Count(2));
    assert_eq!((reply.kind.clone(), at(&reply, MarkKind::Found)), (ReplyKind::Right, names("A3 B2")));
    // White has 19 points.
    let reply = session(course_page("end/count-white")).answer(&Answer::Count(20));
    assert_eq!(at(&reply, MarkKind::Look).len(), 19);
}

#[test]
fn a_number_marks_the_points_that_are_named_for_it() {
    let goal = r#""goal":{"count":{"of":{"number":2},"points":"A3 B2",
        "tries":[{"number":1,"say":"one","points":"B2"}],"shows":"E5"}}"#;
    let mut counting = session(page(goal));
    let reply = counting.answer(&Answer::Count(1));
    assert_eq!((at(&reply, MarkKind::Look), reply.moves.len()), (names("B2"), 1));
    let reply = counting.answer(&Answer::Count(7));
    assert_eq!((at(&reply, MarkKind::Look), reply.moves.len()), (names("A3 B2"), 1));
    counting.retry();
    assert!(counting.moves().is_empty(), "what was shown is taken back");
}

#[test]
fn a_wrong_tap_marks_what_its_reply_speaks_of() {
    let goal = r#""goal":{"mark":{"wanted":{"points":"E5"},
        "tries":[{"at":"A2","say":"alive","points":"A3 B2"}]}}"#;
    let reply = session(page(goal)).answer(&Answer::Point("A2".parse().unwrap()));
    assert_eq!(at(&reply, MarkKind::Extra), names("A2"));
    assert_eq!(at(&reply, MarkKind::Look), names("A3 B2"));
}

#[test]
fn a_white_stone_where_a_black_one_is_looked_for_is_told_apart() {
    let mut looking = session(course_page("capturing/find-atari"));
    let reply = looking.answer(&Answer::Point("C7".parse().unwrap()));
    assert_eq!(reply.text, Some(hoshi::lessons::Text::Key("find-atari.white".to_owned())));
}

#[test]
fn once_a_page_is_solved_its_other_choices_may_be_tried_and_it_stays_solved() {
    let goal = r#""to_play":"white","goal":{"choose":{"options":["safe","taken"],"right":"taken",
        "shows":{"safe":"E5","taken":"B1"}}}"#;
    let mut choosing = session(page(goal));
    let corner = "A1".parse().unwrap();
    let choice = |name: &str| Answer::Choice(name.to_owned());
    assert_eq!(choosing.answer(&choice("taken")).kind, ReplyKind::Right);
    assert!(choosing.board().is_empty(corner));
    let reply = choosing.answer(&choice("safe"));
    assert_eq!((reply.kind, reply.moves.len()), (ReplyKind::Wrong, 1));
    assert_eq!((choosing.stage(), choosing.done().wrong_tries), (Stage::Solved, 0));
    assert!(!choosing.board().is_empty(corner), "what the right answer showed is taken back");
    assert_eq!(choosing.answer(&choice("taken")).kind, ReplyKind::Right);
    choosing.reset();
    assert_eq!(choosing.stage(), Stage::Asking);
}

#[test]
fn a_page_goes_on_with_the_board_that_the_reader_has_left() {
    let fill =
        r#""prisoners":{"black":5,"white":1},"goal":{"fill":{"color":"black","stones":1,"area":"C3:E5"}}"#;
    let mut filling = session(page(fill));
    let next = page(r#""continues":true"#);
    assert_eq!(next.clone().after(Some(&filling)), next, "not solved yet");
    filling.answer(&Answer::Point("D4".parse().unwrap()));
    let going_on = session(next.clone().after(Some(&filling)));
    assert_eq!(going_on.board(), filling.board());
    assert!(!going_on.board().is_empty("D4".parse().unwrap()));
    assert_eq!((going_on.prisoners_at(0).black, going_on.prisoners_at(0).white), (5, 0));
    assert_eq!(next.clone().after(None), next);
}

#[test]
fn the_lids_are_those_of_the_move_that_is_shown() {
    let mut taking = session(page(r#""to_play":"white","goal":{"capture":{"stones":"A1"}}"#));
    let before = taking.game().ply();
    taking.answer(&Answer::Point("B1".parse().unwrap()));
    assert_eq!(taking.prisoners_at(before).white, 0);
    assert_eq!(taking.prisoners_at(taking.game().ply()).white, 1);
}
