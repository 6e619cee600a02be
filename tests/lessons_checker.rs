//! The checker: what is wrong with a lesson is told with its line and the cure.

use std::time::{Duration, Instant};

use hoshi::i18n::lesson_texts::check_lesson;
use hoshi::lessons::check::check;

/// A lesson as the guide teaches to write it.
const LESSON: &str = r#"{
  "id": "my-lesson",
  "pages": [
    {
      "id": "first",
      "board": [
        ".....",
        ".....",
        ".....",
        "o....",
        "x...."
      ],
      "to_play": "white",
      "goal": {
        "capture": { "stones": "A1", "tries": [{ "at": "B2", "say": "diagonal" }] }
      },
      "claims": [{ "liberties": { "of": "A1", "are": 1 } }]
    }
  ],
  "texts": {
    "en": {
      "first.text": "The black stone has one liberty.",
      "first.task": "Take it.",
      "first.right": "Well done.",
      "first.wrong": "Not there.",
      "first.diagonal": "That is diagonal."
    }
  }
}"#;

fn faults(lesson: &str) -> Vec<(usize, String)> {
    check_lesson(lesson).into_iter().map(|fault| (fault.line, fault.what.text())).collect()
}

fn only_fault(from: &str, to: &str) -> (usize, String) {
    assert!(LESSON.contains(from), "{from}");
    let found = faults(&LESSON.replace(from, to));
    assert_eq!(found.len(), 1, "{found:?}");
    found[0].clone()
}

#[test]
fn a_good_lesson_has_no_faults() {
    assert_eq!(faults(LESSON), []);
}

#[test]
fn a_misspelt_word_is_told_with_its_line_and_what_it_could_be() {
    let (line, message) = only_fault("\"to_play\"", "\"toplay\"");
    assert_eq!(line, 13);
    assert!(message.contains("toplay") && message.contains("to_play"), "{message}");
}

#[test]
fn a_missing_comma_is_told_with_its_line() {
    let (line, message) = only_fault("\"to_play\": \"white\",", "\"to_play\": \"white\"");
    assert!((13..=14).contains(&line), "{line}");
    assert!(message.contains("comma"), "{message}");
}

#[test]
fn an_impossible_move_is_told_with_its_line() {
    let (line, message) = only_fault("\"at\": \"B2\"", "\"at\": \"A2\"");
    assert_eq!(line, 15);
    assert!(message.contains("A2") && message.contains("choose another"), "{message}");
}

#[test]
fn a_false_claim_is_told_with_the_truth() {
    let (line, message) = only_fault("\"are\": 1", "\"are\": 2");
    assert_eq!(line, 17);
    assert!(message.contains("1, not 2"), "{message}");
}

#[test]
fn a_missing_text_is_told() {
    let (line, message) = only_fault("      \"first.wrong\": \"Not there.\",\n", "");
    assert_eq!(line, 21);
    assert!(message.contains("first.wrong"), "{message}");
}

#[test]
fn a_ragged_board_and_a_stone_without_liberties_are_told_at_the_board() {
    let (line, message) = only_fault("\"o....\"", "\"o...\"");
    assert_eq!(line, 6);
    assert!(message.contains("row 4"), "{message}");
    let (line, message) = only_fault("\"x....\"", "\"xo...\"");
    assert_eq!(line, 6);
    assert!(message.contains("no liberty"), "{message}");
}

#[test]
fn two_mistakes_are_two_clear_faults_and_then_it_works() {
    let broken = LESSON.replace("\"are\": 1", "\"are\": 3").replace("\"at\": \"B2\"", "\"at\": \"F9\"");
    let found = faults(&broken);
    assert_eq!(found.iter().map(|(line, _)| *line).collect::<Vec<_>>(), [15, 17], "{found:?}");
    assert_eq!(faults(LESSON), []);
}

/// Written by the guide alone: a page to play and one to choose, with what it says of `others`,
/// `aside` and `shows`.
const CLUB: &str = r#"{
  "id": "club-night",
  "pages": [
    {
      "id": "ladder",
      "board": [
        ".....",
        "..x..",
        ".xo..",
        "..x..",
        "....."
      ],
      "shapes": { "circle": "C3" },
      "goal": {
        "play": {
          "tries": [
            { "at": "D3", "right": true },
            { "at": "E3", "aside": true, "say": "near" },
            { "others": true, "line": "D3", "say": "away" }
          ]
        }
      },
      "claims": [{ "liberties": { "of": "C3", "are": 1 } }]
    },
    {
      "id": "corner",
      "board": [
        ".....",
        ".....",
        ".....",
        "o....",
        "x...."
      ],
      "to_play": "white",
      "goal": {
        "choose": {
          "options": ["safe", "taken"],
          "right": "taken",
          "shows": { "safe": "B1", "taken": "B1" }
        }
      }
    }
  ],
  "texts": {
    "en": {
      "ladder.text": "The white stone is in atari.",
      "ladder.task": "Take it.",
      "ladder.right": "Taken.",
      "ladder.wrong": "Not there.",
      "ladder.near": "That net works too, but take it now.",
      "ladder.away": "White got away.",
      "corner.text": "White to move.",
      "corner.task": "What about the black stone?",
      "corner.option.safe": "It is safe",
      "corner.option.taken": "It is taken",
      "corner.reply.safe": "Look: its last liberty is B1.",
      "corner.reply.taken": "Yes."
    }
  }
}"#;

#[test]
fn a_lesson_written_by_the_guide_gets_two_clear_faults_for_two_mistakes_and_then_works() {
    assert_eq!(faults(CLUB), []);
    let broken =
        CLUB.replace(r#""line": "D3""#, r#""line": "C2""#).replace(r#"{ "safe": "B1""#, r#"{ "save": "B1""#);
    let line = |part: &str| broken.lines().position(|line| line.contains(part)).unwrap() + 1;
    let found = faults(&broken);
    assert_eq!(
        found.iter().map(|(line, _)| *line).collect::<Vec<_>>(),
        [line("others"), line("\"save\"")],
        "{found:?}"
    );
    assert!(found[0].1.contains("correct the line"), "{found:?}");
    assert!(found[1].1.contains("\"save\" is not among the options"), "{found:?}");
}

#[test]
fn own_stones_cannot_be_captured() {
    let (line, message) = only_fault("\"stones\": \"A1\"", "\"stones\": \"A2\"");
    assert_eq!(line, 15);
    assert!(message.contains("A2 should be black"), "{message}");
}

#[test]
fn a_page_that_nobody_can_solve_is_told() {
    let broken = LESSON.replace("\"o....\"", "\".....\"").replace("\"are\": 1", "\"are\": 2");
    let found = faults(&broken);
    assert_eq!(found.len(), 1, "{found:?}");
    assert!(found[0].0 == 14 && found[0].1.contains("cannot be solved"), "{found:?}");
}

#[test]
fn no_text_makes_the_checker_panic() {
    for end in 0..LESSON.len() {
        assert!(!check(&LESSON[..end]).is_empty(), "{end}");
    }
    for at in (0..LESSON.len()).step_by(3) {
        let mut bytes = LESSON.as_bytes().to_vec();
        bytes[at] = b'9';
        drop(check(&String::from_utf8_lossy(&bytes)));
    }
}

/// A page on the board of the lesson, with these members besides.
fn page(members: &str) -> String {
    format!(
        r#"{{"id":"a","pages":[
        {{"id":"b","board":[".....",".....",".....","o....","x...."],
        {members}
        }}]}}"#
    )
}

fn told(members: &str, part: &str) {
    let found = faults(&page(members));
    assert!(found.iter().any(|(line, message)| *line == 3 && message.contains(part)), "{members}: {found:?}");
}

#[test]
fn what_cannot_be_asked_is_told() {
    told(r#""goal":{"first_capture":{"stones":1000}}"#, "at most 6");
    told(r#""goal":{"count":{"of":{"number":-5}}}"#, "from 0 to 9999");
    told(r#""goal":{"count":{"of":{"liberties_of":"C3"}}}"#, "no stone stands on C3");
    told(r#""goal":{"count":{"of":{"stones_of":"C9"}}}"#, "no stone stands on C9");
    told(r#""goal":{"mark":{"wanted":{"liberties_of":"C3"}}}"#, "no stone stands on C3");
    told(r#""goal":{"mark":{"wanted":{"chains":"C9"}}}"#, "no stone stands on C9");
    told(r#""goal":{"arrange":{"from":"A1","to":"A1"}}"#, "a stone stands on A1");
    told(r#""goal":{"arrange":{"from":"A1","to":"A2"}}"#, "a stone stands on A2");
    told(r#""goal":{"arrange":{"from":"A1","to":"F9"}}"#, "F9 is not on this board");
    told(r#""goal":{"fill":{"color":"white","stones":0,"area":"C3"}}"#, "at least 1");
    told(r#""goal":{"fill":{"color":"white","stones":1,"area":"C3 C9"}}"#, "C9 is not on this board");
    told(r#""goal":{"save":{"stones":"A1","area":"D4:E5"}}"#, "no liberty of these stones");
    told(r#""goal":{"choose":{"options":["yes"],"right":"yes"}}"#, "at least two");
    told(r#""goal":{"choose":{"options":["yes","no","yes"],"right":"yes"}}"#, "twice");
    told(r#""shapes":{"arrows":["A1>A1"]}"#, "to itself");
    told(r#""shapes":{"labels":{"C3":"long"}}"#, "1 to 3 letters");
    told(r#""prisoners":{"black":1000000000,"white":0}"#, "at most 500");
    let one_point = r#"{"id":"a","pages":[{"id":"b","size":1,"goal":{"first_capture":{"stones":1}}}]}"#;
    assert!(faults(one_point)[0].1.contains("at most 0"), "{:?}", faults(one_point));
}

#[test]
fn tries_that_contradict_themselves_are_told() {
    let play = |tries: &str| format!(r#""goal":{{"play":{{"tries":[{{"at":"C3","right":true}},{tries}]}}}}"#);
    told(&play(r#"{"say":"x"}"#), "name a move");
    told(&play(r#"{"others":true,"at":"D4"}"#), "leave \"at\"");
    told(&play(r#"{"others":true,"right":true}"#), "leave \"at\"");
    told(&play(r#"{"others":true},{"others":true}"#), "leave one");
    told(&play(r#"{"others":true,"line":"A1"}"#), "correct the line");
    told(&play(r#"{"at":"D4","aside":true,"right":true}"#), "taken back");
    let shows = |shows: &str| {
        format!(r#""goal":{{"choose":{{"options":["yes","no"],"right":"no","shows":{{{shows}}}}}}}"#)
    };
    told(&shows(r#""perhaps":"C3""#), "not among the options");
    told(&shows(r#""yes":"A1""#), "A1 is not possible here");
}

#[test]
fn one_try_answers_all_other_moves_and_shows_why() {
    use hoshi::engine::Vertex;
    use hoshi::lessons::{Answer, Chapter, ReplyKind, Session, Text};
    let goal = r#""goal":{"play":{"tries":[{"at":"B1","right":true},{"at":"E5","aside":true,"say":"later"},
        {"others":true,"line":"B1","say":"late"}]}}"#;
    let chapter = Chapter::from_json(&page(goal)).unwrap();
    let mut session = Session::new(chapter.pages[0].clone(), 0).unwrap();
    let mut play = |name: &str| {
        let reply = session.answer(&Answer::Point(name.parse().unwrap()));
        let moves: Vec<String> = reply.moves.iter().map(|mv| mv.vertex.to_string()).collect();
        (reply.kind, reply.text, moves.join(" "))
    };
    let key = |key: &str| Some(Text::Key(format!("b.{key}")));
    assert_eq!(play("D4"), (ReplyKind::Wrong, key("late"), "D4 B1".to_owned()));
    assert_eq!(play("E5"), (ReplyKind::Aside, key("later"), "E5".to_owned()));
    assert_eq!(play("B1"), (ReplyKind::Right, key("right"), "B1".to_owned()));
    // The second try, the only one that is wrong.
    assert_eq!(session.done().wrong_tries, 1);
    assert_eq!(session.board().get("B1".parse().unwrap()), Some(hoshi::engine::Color::Black));
    assert_eq!(session.moves().len(), 1);
    assert!(matches!(session.moves()[0].vertex, Vertex::Point(_)));
}

#[test]
fn an_answer_shows_what_comes_of_it_and_is_taken_back() {
    use hoshi::lessons::{Answer, Chapter, ReplyKind, Session};
    let goal = r#""to_play":"white","goal":{"choose":{"options":["safe","taken"],"right":"taken",
        "shows":{"safe":"B1","taken":"B1"}}}"#;
    let chapter = Chapter::from_json(&page(goal)).unwrap();
    let mut session = Session::new(chapter.pages[0].clone(), 0).unwrap();
    let corner = "A1".parse().unwrap();
    for (choice, kind) in [("safe", ReplyKind::Wrong), ("taken", ReplyKind::Right)] {
        let reply = session.answer(&Answer::Choice(choice.to_owned()));
        assert_eq!((reply.kind, reply.moves.len()), (kind, 1));
        assert_eq!(session.board().get(corner), None, "the stone is taken");
        session.retry();
    }
    session.reset();
    assert!(session.board().get(corner).is_some());
}

#[test]
fn a_broken_sgf_text_in_a_page_is_told() {
    for (sgf, part) in [("(;SZ[5]AB[zz])", "outside of the board"), ("(;SZ[5]AB[aa]", "in the middle")] {
        let lesson = format!(r#"{{"id":"a","pages":[{{"id":"b","sgf":"{sgf}"}}]}}"#);
        let found = faults(&lesson);
        assert!(found.iter().any(|(_, message)| message.contains(part)), "{sgf}: {found:?}");
    }
}

#[test]
fn no_area_keeps_the_checker_busy() {
    let begun = Instant::now();
    told(r#""goal":{"save":{"stones":"A1","area":"A1:E5"}}"#, "too large (25 points; up to 12)");
    told(r#""goal":{"kill":{"stones":"A2","area":"A1:E5"}}"#, "too large");
    told(r#""claims":[{"alive":{"stones":"A1","area":"A1:E5"}}]"#, "too large");
    told(
        r#""claims":[{"after":{"moves":"C3","claims":[{"alive":{"stones":"A1","area":"A1:E5"}}]}}]"#,
        "large",
    );
    // Within the limit, but too open to be searched.
    told(r#""to_play":"white","goal":{"save":{"stones":"A2","area":"A3:D5"}}"#, "too open");
    assert!(begun.elapsed() < Duration::from_secs(20), "{:?}", begun.elapsed());
}

#[test]
fn texts_that_do_not_read_or_fit_are_told_at_their_line() {
    let long = "x".repeat(400);
    for (text, part) in [
        ("{left, plural, one {#}}", "other"),
        ("a {b", "cannot be read"),
        ("a {b} c", "no place {b}"),
        ("  ", "empty"),
        (&*long, "at most 270"),
    ] {
        let (line, message) = only_fault("Well done.", text);
        assert!(line == 24 && message.contains(part), "{text}: {line}: {message}");
    }
    let (line, message) = only_fault("Take it.", &"y".repeat(121));
    assert!(line == 23 && message.contains("at most 120"), "{message}");
}

#[test]
fn faults_come_in_the_order_of_lines() {
    let broken = LESSON
        .replace("Well done.", "a {b")
        .replace("\"are\": 1", "\"are\": 3")
        .replace("      \"first.wrong\": \"Not there.\",\n", "");
    let lines: Vec<usize> = faults(&broken).into_iter().map(|(line, _)| line).collect();
    assert_eq!(lines.len(), 3);
    assert!(lines.is_sorted(), "{lines:?}");
}

#[test]
fn what_is_no_lesson_is_told_in_the_words_of_a_teacher() {
    for text in ["<!DOCTYPE html>\n<title>No</title>", "[]", "7", "(;SZ[9])", ""] {
        let found = faults(text);
        assert!(found[0].1.contains("no lesson file"), "{text}: {found:?}");
    }
    for goal in ["{}", "5", r#"{"look":null,"play":{"tries":[]}}"#, "[]"] {
        let found = faults(&page(&format!(r#""goal":{goal}"#)));
        assert!(found[0].1.contains("exactly one kind"), "{goal}: {found:?}");
    }
    for (members, part) in [
        (r#""size":-1"#, "a whole number from 0 to 255"),
        (r#""shapes":5"#, "names and values in braces"),
        (r#""view":5"#, "a text in quotes"),
        (r#""claims":{}"#, "a list in brackets"),
        (r#""prisoners":{"black":"x","white":0}"#, "a whole number, not below 0"),
    ] {
        let found = faults(&page(members));
        assert!(found[0].1.contains(part), "{members}: {found:?}");
    }
    let words = ["struct", "u8", "u32", "enum", "sequence", "elements"];
    for members in [r#""size":-1"#, r#""goal":5"#, r#""shapes":"x""#, r#""prisoners":7"#, r#""board":5"#] {
        let message = faults(&page(members)).remove(0).1;
        assert!(!words.iter().any(|word| message.contains(word)), "{members}: {message}");
    }
}

#[test]
fn the_lesson_of_the_guide_is_a_good_lesson() {
    let guide = include_str!("../docs/write-your-own-lesson.md");
    let lesson = guide.split("```json\n").nth(1).and_then(|rest| rest.split("```").next()).unwrap();
    assert_eq!(faults(lesson), []);
}

/// What the schema names, the reader of lessons knows.
#[test]
fn the_schema_knows_what_the_program_knows() {
    let schema = include_str!("../public/lessons/schema.json");
    let schema: serde_json::Value = serde_json::from_str(schema).unwrap();
    let kinds = |name: &str| -> Vec<String> {
        let all = schema["$defs"][name]["oneOf"].as_array().unwrap();
        all.iter().filter_map(|kind| kind["required"][0].as_str()).map(str::to_owned).collect()
    };
    for (name, start) in [("goal", r#""goal":"#), ("claim", r#""claims":["#)] {
        let found = kinds(name);
        assert!(found.len() >= 11);
        for kind in found {
            let lesson = format!("{{\"id\":\"a\",\"pages\":[{{\"id\":\"b\",\"size\":5,{start}{{\"{kind}\":");
            let told = faults(&lesson);
            assert!(told[0].1.contains("EOF"), "{kind}: {told:?}");
        }
    }
    let fields = schema["$defs"]["page"]["properties"].as_object().unwrap().keys();
    let lesson = |field: &str| format!("{{\"id\":\"a\",\"pages\":[{{\"{field}\":");
    for field in fields {
        assert!(faults(&lesson(field))[0].1.contains("EOF"), "{field}");
    }
    let (_, unknown) = &faults(&lesson("none"))[0];
    let known = unknown.matches('`').count() / 2 - 1;
    assert_eq!(known, schema["$defs"]["page"]["properties"].as_object().unwrap().len(), "{unknown}");
}
