//! The corners of the Go Text Protocol, one transcript each: a command, then `=` or `?` with what
//! is to follow.

mod common;

use common::gtp::{answers, send, split};

/// Runs a transcript: lines that begin with `=` or `?` are the answers to the lines before.
fn holds(transcript: &str) {
    let lines: Vec<&str> = transcript.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
    let (expected, commands): (Vec<&str>, Vec<&str>) =
        lines.into_iter().partition(|line| line.starts_with(['=', '?']));
    let found = answers(&commands.join("\n"));
    for ((command, expected), found) in commands.iter().zip(&expected).zip(&found) {
        assert_eq!(found, expected, "{command}");
    }
    assert_eq!(found.len(), expected.len(), "{found:?}");
}

#[test]
fn the_program_says_what_it_is() {
    holds(
        "
        protocol_version
        = 2
        name
        = Hoshi
        known_command play
        = true
        known_command genmove_cleanup
        = false
        known_command
        ? syntax error
        name me
        ? syntax error
        genmovee b
        ? unknown command
        quit
        =
        ",
    );
}

#[test]
fn every_listed_command_is_known() {
    let listed = answers("list_commands").remove(0);
    let names: Vec<&str> = listed.trim_start_matches("= ").lines().collect();
    assert!(names.contains(&"hoshi-territory") && names.contains(&"quit"));
    for name in &names {
        assert_eq!(answers(&format!("known_command {name}")), ["= true"], "{name}");
    }
}

#[test]
fn ids_are_given_back() {
    holds(
        "
        1 name
        =1 Hoshi
        007 boardsize 9
        =7
        0 play b Z1
        ?0 invalid vertex
        2147483647 komi x
        ?2147483647 syntax error
        2147483648 name
        ? unknown command
        -1 name
        ? unknown command
        12
        ?12 unknown command
        99 quit
        =99
        ",
    );
}

#[test]
fn comments_blank_lines_tabs_and_control_characters_are_as_nothing() {
    let output = send(b"# a comment\r\n\r\n \t \n\t5\tname\t# why\r\nn\x07ame\x7f\x00\n#quit\n6 name#");
    assert_eq!(output.stdout, b"=5 Hoshi\n\n= Hoshi\n\n=6 Hoshi\n\n");
}

#[test]
fn the_input_may_end_anywhere() {
    for (input, expected) in [
        ("", ""),
        ("name", "= Hoshi\n\n"),
        ("\n\n", ""),
        ("name\n#", "= Hoshi\n\n"),
        ("quit\nname\n", "=\n\n"),
        ("quit now", "=\n\n"),
    ] {
        let output = send(input.as_bytes());
        assert_eq!(String::from_utf8_lossy(&output.stdout), expected, "{input:?}");
        assert!(output.status.success(), "{input:?}");
    }
}

#[test]
fn sizes_from_1_to_52_are_accepted() {
    holds(
        "
        boardsize 0
        ? unacceptable size
        boardsize 53
        ? unacceptable size
        boardsize -9
        ? unacceptable size
        boardsize 300
        ? unacceptable size
        boardsize
        ? syntax error
        boardsize nine
        ? syntax error
        boardsize 9 9
        ? syntax error
        boardsize 1
        =
        play b A1
        ? illegal move: suicide
        boardsize 52
        =
        play b AA1
        =
        play w bb52
        =
        play w BC52
        ? invalid vertex
        rectangular_boardsize 3 2
        =
        all_legal w
        = A1 B1 C1 A2 B2 C2
        rectangular_boardsize 3
        ? syntax error
        rectangular_boardsize 3 53
        ? unacceptable size
        ",
    );
}

#[test]
fn colours_and_vertices_are_read_in_any_case() {
    holds(
        "
        play B d4
        =
        play wHiTe Q16
        =
        play w PASS
        =
        play black Pass
        =
        play red D5
        ? syntax error
        play b I5
        ? invalid vertex
        play b U1
        ? invalid vertex
        play b D0
        ? invalid vertex
        play b resign
        ? invalid vertex
        play b
        ? syntax error
        play b D5 D6
        ? syntax error
        play b D4
        ? illegal move: occupied
        ",
    );
}

#[test]
fn either_colour_plays_at_any_time_and_undo_forgets() {
    holds(
        "
        boardsize 5
        =
        undo
        ? cannot undo
        play w C3
        =
        play w C4
        =
        play b pass
        =
        play b pass
        =
        play b pass
        =
        play b C2
        =
        undo
        =
        undo
        =
        play w D3
        =
        undo
        =
        undo
        =
        undo
        =
        undo
        =
        undo
        =
        undo
        ? cannot undo
        ",
    );
}

#[test]
fn ko_and_suicide_are_those_of_the_player() {
    holds(
        "
        boardsize 5
        =
        set_position b B2 b A1 w C2 w D1 w B1
        =
        play b C1
        =
        captures black
        = 1
        is_legal w B1
        = 0
        play w B1
        ? illegal move: ko
        is_legal b B1
        = 1
        play w E5
        =
        play b E4
        =
        play w B1
        =
        captures w
        = 1
        play b C1
        ? illegal move: ko
        undo
        =
        play b B1
        =
        set_position w A2 w B1 w B2
        =
        play b A1
        ? illegal move: suicide
        is_legal b pass
        = 1
        ",
    );
}

/// Plays `moves` after `set_up` on 5×5 under each rule system, and looks at the last answer.
fn last_answers(set_up: &str, moves: &str, expected: [(&str, &str); 10]) {
    for (rules, expected) in expected {
        let found = answers(&format!("boardsize 5\nhoshi-rules {rules}\n{set_up}\n{moves}"));
        assert_eq!(found.last().map(String::as_str), Some(expected), "{rules}");
        assert!(found.iter().rev().skip(1).all(|answer| answer == "="), "{rules}: {found:?}");
    }
}

const LEGAL: &str = "=";
const SUPERKO: &str = "? illegal move: superko";

/// A ko taken, a pass each, the ko retaken: the position of the start with the same side to move.
#[test]
fn every_superko_forbids_a_position_with_the_same_side_to_move() {
    last_answers(
        "set_position b B2 b A1 w C2 w D1 w B1",
        "play b C1\nplay w pass\nplay b pass\nplay w B1",
        [
            ("czech", LEGAL),
            ("romanian", LEGAL),
            ("japanese", LEGAL),
            ("korean", LEGAL),
            ("russian", SUPERKO),
            ("chinese", SUPERKO),
            ("tromp-taylor", SUPERKO),
            ("aga", SUPERKO),
            ("ing", SUPERKO),
            ("new-zealand", SUPERKO),
        ],
    );
}

/// White sends two stones and returns one, which brings back the start with the other side to move.
#[test]
fn only_positional_superko_forbids_to_send_two_and_return_one() {
    last_answers(
        "set_position b A2 b B2 w B1 w C2 w D1",
        "play w A1\nplay b C1\nplay w B1",
        [
            ("czech", LEGAL),
            ("romanian", LEGAL),
            ("japanese", LEGAL),
            ("korean", LEGAL),
            ("russian", SUPERKO),
            ("chinese", SUPERKO),
            ("tromp-taylor", SUPERKO),
            ("aga", LEGAL),
            ("ing", LEGAL),
            ("new-zealand", LEGAL),
        ],
    );
}

/// The same where Black has played the last stone of the start and plays again at once.
#[test]
fn superko_asks_who_really_moved() {
    last_answers(
        "set_position b B2 w C2 w D1 w B1",
        "play b A1\nplay b C1\nplay w pass\nplay b pass\nplay w B1",
        [
            ("czech", LEGAL),
            ("romanian", LEGAL),
            ("japanese", LEGAL),
            ("korean", LEGAL),
            ("russian", SUPERKO),
            ("chinese", SUPERKO),
            ("tromp-taylor", SUPERKO),
            ("aga", SUPERKO),
            ("ing", SUPERKO),
            ("new-zealand", SUPERKO),
        ],
    );
}

#[test]
fn suicide_of_several_stones_is_legal_where_the_rules_say_so() {
    holds(
        "
        boardsize 5
        =
        set_position b A1 w C1 w B2 w A2
        =
        play b B1
        ? illegal move: suicide
        hoshi-rules new-zealand
        =
        play b B1
        =
        captures w
        = 2
        is_legal b A1
        = 1
        play b A1
        =
        ",
    );
}

#[test]
fn handicap_stones_need_an_empty_board() {
    holds(
        "
        fixed_handicap 3
        = D4 Q16 D16
        undo
        ? cannot undo
        fixed_handicap 3
        ? board not empty
        place_free_handicap 3
        ? board not empty
        set_free_handicap D4 D5
        ? board not empty
        clear_board
        =
        fixed_handicap 1
        ? invalid number of stones
        fixed_handicap 10
        ? invalid number of stones
        fixed_handicap
        ? syntax error
        place_free_handicap 1
        ? invalid number of stones
        place_free_handicap 361
        ? invalid number of stones
        set_free_handicap D4
        ? bad vertex list
        set_free_handicap D4 D4
        ? bad vertex list
        set_free_handicap D4 pass
        ? invalid vertex
        set_free_handicap D4 e5
        =
        play w D4
        ? illegal move: occupied
        boardsize 6
        =
        fixed_handicap 2
        ? invalid number of stones
        boardsize 2
        =
        set_free_handicap A1 A2 B1 B2
        ? bad vertex list
        ",
    );
}

#[test]
fn set_position_replaces_the_game() {
    holds(
        "
        boardsize 5
        =
        play b C3
        =
        set_position
        =
        undo
        ? cannot undo
        is_legal b C3
        = 1
        set_position B A1 W B2
        =
        play b B2
        ? illegal move: occupied
        set_position b A1 w A1
        ? invalid position
        set_position b A1 b A1
        ? invalid position
        set_position b A1 w B1 w A2
        ? invalid position
        set_position b
        ? syntax error
        set_position A1 b
        ? syntax error
        set_position b pass
        ? invalid vertex
        set_position b F1
        ? invalid vertex
        play b A1
        ? illegal move: occupied
        ",
    );
}

/// Black's corner is three points with a dead stone inside; White has the rest but the border.
const COUNTED: &str = "
        boardsize 5
        =
        komi 0.5
        =
        set_position b A3 b B3 b C3 b D3 b E3 w A2 w B2 w C2 w D2 w E2 w B5
        =
        ";

#[test]
fn the_score_counts_marks_prisoners_and_komi() {
    holds(&format!(
        "{COUNTED}
        final_score
        = W+5.5
        final_status_list dead
        =
        hoshi-mark_dead B5
        =
        final_status_list dead
        = B5
        final_score
        = B+5.5
        komi -2
        =
        final_score
        = B+8
        hoshi-rules chinese
        =
        final_score
        = B+7
        hoshi-mark_dead
        =
        final_status_list dead
        =
        hoshi-mark_dead C5
        ? no stone on that vertex
        hoshi-mark_dead pass
        ? invalid vertex
        hoshi-mark_dead B5
        =
        play w pass
        =
        final_status_list dead
        =
        final_status_list asleep
        ? syntax error
        final_status_list
        ? syntax error
        "
    ));
}

#[test]
fn territory_is_capitals() {
    let commands: String =
        COUNTED.lines().filter(|line| !line.trim().starts_with('=')).collect::<Vec<_>>().join("\n");
    let found = answers(&format!(
        "{commands}\nhoshi-territory\nhoshi-mark_dead B5\nhoshi-territory\nhoshi-rules chinese\nhoshi-territory"
    ));
    assert_eq!(found[3], "= .o...\n.....\nxxxxx\nooooo\nOOOOO");
    let counted = "= XXXXX\nXXXXX\nxxxxx\nooooo\nOOOOO";
    assert_eq!(found[5], counted);
    assert_eq!(found[7], counted);
}

#[test]
fn komi_is_in_half_points() {
    holds(
        "
        boardsize 5
        =
        komi 6.5
        =
        final_score
        = W+6.5
        komi -7
        =
        final_score
        = B+7
        komi 0
        =
        final_score
        = 0
        komi 1e1
        =
        final_score
        = W+10
        komi 6.25
        ? unacceptable komi
        komi 1e300
        ? unacceptable komi
        komi nan
        ? syntax error
        komi inf
        ? syntax error
        komi
        ? syntax error
        komi 5 5
        ? syntax error
        clear_board
        =
        final_score
        = W+10
        ",
    );
}

#[test]
fn area_rules_compensate_for_handicap() {
    holds(
        "
        hoshi-rules chinese
        =
        komi 0
        =
        fixed_handicap 2
        = D4 Q16
        final_score
        = B+359
        hoshi-rules aga
        =
        final_score
        = B+360
        hoshi-rules Tromp_Taylor
        =
        hoshi-rules
        = tromp-taylor
        final_score
        = B+361
        hoshi-rules bridge
        ? unknown rules
        ",
    );
}

#[test]
fn the_board_is_shown_with_its_coordinates() {
    let commands =
        "boardsize 5\nplay b B2\nplay w E5\nshowboard\nrectangular_boardsize 26 1\nplay b AA1\nshowboard";
    let found = answers(commands);
    let small = "=\u{20}
   A B C D E
 5 . . . . O 5
 4 . . . . . 4
 3 . . + . . 3
 2 . X . . . 2
 1 . . . . . 1
   A B C D E
black (X) has taken 0
white (O) has taken 0
rules czech, komi 6.5";
    assert_eq!(found[3], small);
    let wide: Vec<&str> = found[6].lines().collect();
    assert_eq!(wide[1].len(), 2 + 26 * 3);
    assert!(wide[1].ends_with("  Y  Z AA") && wide[2].ends_with("  .  .  X 1"));
}

#[test]
fn files_that_are_none_cannot_be_loaded() {
    holds(
        "
        loadsgf
        ? syntax error
        loadsgf /nowhere/at all.sgf
        ? cannot load file
        loadsgf /
        ? cannot load file
        loadsgf \"unclosed
        ? syntax error
        printsgf /nowhere/at/all.sgf
        ? cannot save file
        play b D4
        =
        ",
    );
}

#[test]
fn each_answer_comes_before_the_next_command() {
    use std::io::{BufRead, BufReader, Write};
    use std::process::{Command, Stdio};

    let mut process = Command::new(env!("CARGO_BIN_EXE_hoshi-gtp"))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = process.stdin.take().unwrap();
    let mut stdout = BufReader::new(process.stdout.take().unwrap());
    for id in 0..3 {
        writeln!(stdin, "{id} name").unwrap();
        let mut answer = String::new();
        while !answer.ends_with("\n\n") {
            stdout.read_line(&mut answer).unwrap();
        }
        assert_eq!(split(&answer), [format!("={id} Hoshi")]);
    }
    drop(stdin);
    assert!(process.wait().unwrap().success());
}

#[test]
fn a_printed_game_is_loaded_as_it_was() {
    let file = std::env::temp_dir().join(format!("hoshi gtp {}.sgf", std::process::id()));
    let file = file.display();
    let play = "boardsize 9\nkomi 5.5\nhoshi-rules aga\nfixed_handicap 2\nplay w E5\nplay b pass\nplay w C5\nshowboard";
    let found = answers(&format!(
        "{play}\nprintsgf {file}\nboardsize 5\nhoshi-rules japanese\nloadsgf {file}\nshowboard\n\
         loadsgf {file} 3\nshowboard\nloadsgf \"{file}\" 2\nundo\nundo\nloadsgf {file} 1\nundo\nprintsgf"
    ));
    std::fs::remove_file(file.to_string()).unwrap();
    assert_eq!(found[11], "=");
    assert_eq!(found[12], found[7]);
    assert!(found[7].contains("O") && !found[14].contains(" 5 . . O"));
    assert_eq!(found[15..18], ["=", "=", "? cannot undo"]);
    assert_eq!(found[18..20], ["=", "? cannot undo"]);
    assert!(found[20].starts_with("= (;"));
}
