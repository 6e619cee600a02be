//! Problems in SGF: what they ask, which lines are right, and what is no problem.

use hoshi::engine::Color;
use hoshi::lessons::{Answer, Page, ProblemError, ReplyKind, Session, Stage, Text, problem};

fn read(sgf: &str) -> Result<Page, ProblemError> {
    problem(&hoshi::sgf::read_text(sgf).unwrap().records[0], "problem")
}

fn session(sgf: &str) -> Session {
    Session::new(read(sgf).unwrap(), 0).unwrap()
}

fn play(session: &mut Session, point: &str) -> (ReplyKind, Option<Text>) {
    let reply = session.answer(&Answer::Point(point.parse().unwrap()));
    (reply.kind, reply.text)
}

fn plain(text: &str) -> Option<Text> {
    Some(Text::Plain(text.to_owned()))
}

#[test]
fn a_line_is_right_where_a_comment_says_so() {
    let sgf = "(;SZ[5]AB[aa]AW[ab][cc]PL[W]C[Take the stone.](;W[bb]C[Too far.];B[ba])(;W[ba]C[RIGHT]))";
    let mut session = session(sgf);
    assert_eq!(session.page().intro.as_deref(), Some("Take the stone."));
    assert_eq!(play(&mut session, "B4"), (ReplyKind::Wrong, plain("Too far.")));
    assert_eq!(session.stage(), Stage::Failed);
    assert_eq!(play(&mut session, "B5"), (ReplyKind::Right, Some(Text::Common("problem.right"))));
}

#[test]
fn without_comments_the_main_line_is_right() {
    let sgf = "(;SZ[5]AW[ba][bb]AB[aa](;B[ab];W[ac];B[bc])(;B[cc]))";
    let mut session = session(sgf);
    assert_eq!(play(&mut session, "A4").0, ReplyKind::Continue);
    assert_eq!(play(&mut session, "E1").0, ReplyKind::Wrong);
    session.retry();
    assert_eq!(play(&mut session, "B3").0, ReplyKind::Right);
}

#[test]
fn only_a_word_by_itself_says_that_a_line_is_right() {
    for (comment, is_right) in [
        ("RIGHT", true),
        ("Well done. RIGHT!", true),
        ("Correct!", true),
        ("CORRECT", true),
        ("Incorrect", false),
        ("INCORRECT", false),
        ("That is not RIGHT at all", false),
        ("This isn't RIGHT", false),
        ("COPYRIGHT 2020", false),
        ("All right", false),
        ("This is not correct", false),
    ] {
        let mut session = session(&format!("(;SZ[5](;B[aa]C[{comment}])(;B[cc]C[RIGHT]))"));
        let expected = if is_right { ReplyKind::Right } else { ReplyKind::Wrong };
        assert_eq!(play(&mut session, "A5").0, expected, "{comment}");
    }
}

#[test]
fn words_of_the_convention_are_not_said() {
    let sgf = "(;SZ[5](;B[aa]C[RIGHT: well done.])(;B[bb]C[FORCE])(;B[dd]C[Not this one. NOTTHIS]))";
    assert_eq!(play(&mut session(sgf), "A5"), (ReplyKind::Right, plain("well done.")));
    assert_eq!(play(&mut session(sgf), "B4"), (ReplyKind::Wrong, Some(Text::Common("problem.wrong"))));
    assert_eq!(play(&mut session(sgf), "D2"), (ReplyKind::Aside, plain("Not this one.")));
}

#[test]
fn a_move_that_is_not_looked_for_is_no_mistake() {
    let sgf = "(;SZ[5](;B[aa]C[RIGHT])(;B[bb]C[NOTTHIS])(;B[cc];W[dd]C[NOTTHIS])(;B[ee]C[NOTTHIS];W[dd];B[cc]C[RIGHT]))";
    let mut session = session(sgf);
    assert_eq!(play(&mut session, "B4"), (ReplyKind::Aside, Some(Text::Common("problem.aside"))));
    assert_eq!(session.stage(), Stage::Failed);
    assert_eq!(play(&mut session, "C3").0, ReplyKind::Aside);
    assert_eq!(session.done().wrong_tries, 0);
    assert_eq!(play(&mut session, "E1").0, ReplyKind::Continue, "something right follows it");
    assert_eq!(play(&mut session, "C3").0, ReplyKind::Right);
}

#[test]
fn good_and_bad_moves_tell_right_lines_where_no_comment_does() {
    let sgf = "(;SZ[5](;B[aa];W[bb];B[cc])(;B[ee]TE[1];W[dd];B[ab])(;B[ea]TE[1];W[dd];B[ac]BM[1]))";
    let mut good = session(sgf);
    assert_eq!(play(&mut good, "E1").0, ReplyKind::Continue);
    assert_eq!(play(&mut good, "A4").0, ReplyKind::Right);
    let mut other = session(sgf);
    play(&mut other, "A5");
    assert_eq!(play(&mut other, "C3").0, ReplyKind::Wrong);
    let mut bad = session(sgf);
    play(&mut bad, "E5");
    assert_eq!(play(&mut bad, "A3").0, ReplyKind::Wrong);
    assert_eq!(read("(;SZ[5](;B[aa]BM[1])(;B[bb]))"), Err(ProblemError::NoRightLine));
}

#[test]
fn a_problem_is_solved_at_the_first_node_that_says_so() {
    let sgf = "(;SZ[5];B[aa]C[RIGHT];W[bb];B[cc])";
    let mut session = session(sgf);
    assert_eq!(play(&mut session, "A5").0, ReplyKind::Right);
    assert_eq!(session.stage(), Stage::Solved);
}

#[test]
fn every_reply_gets_its_turn_and_none_leads_nowhere() {
    let sgf = "(;SZ[5];B[aa](;W[bb];B[cc]C[RIGHT])(;W[dd];B[ee]C[RIGHT])(;W[ea];B[eb]))";
    let mut session = session(sgf);
    let mut seen = Vec::new();
    for _ in 0..4 {
        let reply = session.answer(&Answer::Point("A5".parse().unwrap()));
        assert_eq!(reply.kind, ReplyKind::Continue);
        seen.push(reply.moves[1].vertex.to_string());
        let answer = session.right_answer().unwrap();
        assert_eq!(session.answer(&answer).kind, ReplyKind::Right, "after {seen:?}");
        session.reset();
    }
    assert_eq!(seen, ["B4", "D2", "B4", "D2"]);
}

#[test]
fn a_comment_chooses_among_replies() {
    let sgf = "(;SZ[5];B[aa](;W[bb];B[cc]C[RIGHT])(;W[dd];B[ee]C[RIGHT CHOICE]))";
    let mut session = session(sgf);
    for _ in 0..3 {
        let reply = session.answer(&Answer::Point("A5".parse().unwrap()));
        assert_eq!(reply.moves[1].vertex.to_string(), "D2");
        session.reset();
    }
}

#[test]
fn stones_set_up_before_the_first_move_belong_to_the_position() {
    let page = read("(;SZ[5]AB[aa]C[First];AW[bb]PL[W]C[Then];W[ab]C[RIGHT])").unwrap();
    assert_eq!(page.board.as_deref().map(|rows| (&*rows[0], &*rows[1])), Some(("x....", ".o...")));
    assert_eq!((page.intro.as_deref(), page.to_play), (Some("First\nThen"), Color::White));
    let through_a_comment = "(;SZ[5];B[aa];C[Now White];W[bb];B[cc]C[RIGHT])";
    assert_eq!(play(&mut session(through_a_comment), "A5").0, ReplyKind::Continue);
}

#[test]
fn what_cannot_be_played_is_no_problem() {
    let at = |name: &str| hoshi::engine::Vertex::Point(name.parse().unwrap());
    assert_eq!(read("(;SZ[9];B[ee];AW[aa][bb];B[dd]C[RIGHT])"), Err(ProblemError::SetupAmongMoves));
    assert_eq!(read("(;SZ[9]AB[ee];W[ee]C[RIGHT])"), Err(ProblemError::Impossible(at("E5"))));
    assert_eq!(read("(;SZ[9];B[ee];B[dd]C[RIGHT])"), Err(ProblemError::OutOfTurn(at("D6"))));
    assert_eq!(read("(;SZ[9](;B[ee]C[RIGHT])(;W[dd]))"), Err(ProblemError::OutOfTurn(at("D6"))));
    assert_eq!(read("(;SZ[9]AB[ee])"), Err(ProblemError::NoMoves));
    assert_eq!(read("(;SZ[9](;B[ee])(;B[dd]C[NOT RIGHT]))").map(|_| ()), Ok(()));
    let full: String =
        (0..19u8).flat_map(|y| (0..19u8).map(move |x| (x, y))).fold(String::new(), |all, (x, y)| {
            format!("{all}[{}{}]", char::from(b'a' + x), char::from(b'a' + y))
        });
    let full = read(&format!("(;SZ[19]AB{full};W[aa])"));
    assert!(matches!(full, Err(ProblemError::NoLiberty(_))), "{full:?}");
}

#[test]
fn a_very_deep_record_is_no_problem_and_does_no_harm() {
    let moves: String = (0..30_000).map(|ply| if ply % 2 == 0 { ";B[]" } else { ";W[]" }).collect();
    assert_eq!(read(&format!("(;SZ[9]{moves})")), Err(ProblemError::TooLong));
    let comments = ";C[x]".repeat(30_000);
    assert!(read(&format!("(;SZ[9]{comments};B[aa])")).is_ok());
}
