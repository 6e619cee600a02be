//! The corners of the Go Text Protocol itself: lines, ids, answers, sizes.

mod common;

use common::gtp::{answers, holds, send, split};

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
