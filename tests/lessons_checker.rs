//! The checker: what is wrong with a lesson is told with its line and the cure.

use hoshi::lessons::check::check;
use hoshi::lessons::{Answer, ReplyKind, Session, Stage, Text, problem};

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
    check(lesson).into_iter().map(|fault| (fault.line, fault.message)).collect()
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

fn session(sgf: &str) -> Session {
    let games = hoshi::sgf::read_text(sgf).unwrap();
    Session::new(problem(&games.records[0], "problem").unwrap(), 0).unwrap()
}

fn play(session: &mut Session, point: &str) -> (ReplyKind, Option<Text>) {
    let reply = session.answer(&Answer::Point(point.parse().unwrap()));
    (reply.kind, reply.text)
}

#[test]
fn an_sgf_problem_is_right_where_a_comment_says_so() {
    let sgf = "(;SZ[5]AB[aa]AW[ab][cc]PL[W]C[Take the stone.](;W[bb]C[Too far.];B[ba])(;W[ba]C[RIGHT]))";
    let mut session = session(sgf);
    assert_eq!(session.page().intro.as_deref(), Some("Take the stone."));
    let (kind, text) = play(&mut session, "B4");
    assert_eq!((kind, text), (ReplyKind::Wrong, Some(Text::Plain("Too far.".to_owned()))));
    assert_eq!(session.stage(), Stage::Failed);
    assert_eq!(play(&mut session, "B5").0, ReplyKind::Right);
}

#[test]
fn an_sgf_problem_without_comments_is_right_on_its_main_line() {
    let sgf = "(;SZ[5]AW[ba][bb]AB[aa](;B[ab];W[ac];B[bc])(;B[cc]))";
    let mut session = session(sgf);
    assert_eq!(play(&mut session, "A4").0, ReplyKind::Continue);
    assert_eq!(play(&mut session, "E1").0, ReplyKind::Wrong);
    session.retry();
    assert_eq!(play(&mut session, "B3").0, ReplyKind::Right);
}

#[test]
fn incorrect_is_not_correct() {
    let sgf = "(;SZ[5](;B[aa]C[Incorrect])(;B[cc]C[Correct!]))";
    let mut session = session(sgf);
    assert_eq!(play(&mut session, "A5").0, ReplyKind::Wrong);
    assert_eq!(play(&mut session, "C3").0, ReplyKind::Right);
}

#[test]
fn a_very_deep_sgf_problem_opens() {
    let moves: String = (0..30_000).map(|ply| if ply % 2 == 0 { ";B[aa]" } else { ";W[bb]" }).collect();
    let games = hoshi::sgf::read_text(&format!("(;SZ[9]{moves})")).unwrap();
    assert!(problem(&games.records[0], "deep").is_some());
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
