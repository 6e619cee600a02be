//! Whatever comes in, every line gets its one answer and the process ends in peace.

mod common;

use std::fmt::Write;

use common::gtp::{answers, send};

/// Numbers without a pattern (xorshift), so that a failure can be repeated.
struct Noise(u64);

impl Noise {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    fn below(&mut self, bound: usize) -> usize {
        (self.next() % bound as u64) as usize
    }
}

/// Checks that an output is nothing but answers, each with one sign and one empty line.
fn is_well_formed(output: &[u8]) -> usize {
    let text = std::str::from_utf8(output).expect("the answers are UTF-8");
    let answers: Vec<&str> = text.split_terminator("\n\n").collect();
    for answer in &answers {
        assert!(answer.starts_with(['=', '?']), "{answer:?}");
    }
    assert!(text.is_empty() || text.ends_with("\n\n"));
    answers.len()
}

#[test]
fn random_bytes_are_answered() {
    let mut noise = Noise(0x9E37_79B9_7F4A_7C15);
    for round in 0..20 {
        let bytes: Vec<u8> = (0..20_000).map(|_| noise.next() as u8).collect();
        let output = send(&bytes);
        assert!(output.status.success(), "round {round}");
        is_well_formed(&output.stdout);
    }
}

/// Words that make sense, in an order that does not.
#[test]
fn random_commands_are_answered() {
    let listed = answers("list_commands").remove(0);
    let commands: Vec<&str> = listed.trim_start_matches("= ").lines().collect();
    let words = [
        "b",
        "w",
        "B",
        "white",
        "pass",
        "PASS",
        "A1",
        "b2",
        "C3",
        "d4",
        "J9",
        "AA1",
        "Z99",
        "I1",
        "0",
        "1",
        "2",
        "3",
        "5",
        "9",
        "19",
        "52",
        "53",
        "-1",
        "6.5",
        "1e9",
        "czech",
        "tromp-taylor",
        "aga",
        "dead",
        "alive",
        "seki",
        "\u{fffd}",
        "č",
        "\"",
        "\t",
        "#",
        "99999999999999999999",
    ];
    let mut noise = Noise(42);
    for round in 0..20 {
        let mut script = String::new();
        let mut count = 0;
        while count < 2000 {
            let command = commands[noise.below(commands.len())];
            // No files: only their arguments are for a random test.
            if ["quit", "loadsgf", "printsgf"].contains(&command) {
                continue;
            }
            let command = if noise.below(3) > 0 { "play" } else { command };
            script.push_str(command);
            for _ in 0..noise.below(6) {
                write!(script, " {}", words[noise.below(words.len())]).unwrap();
            }
            script.push('\n');
            count += 1;
        }
        let output = send(script.as_bytes());
        assert!(output.status.success(), "round {round}");
        assert_eq!(is_well_formed(&output.stdout), count);
    }
}

#[test]
fn lines_of_megabytes_are_answered_once() {
    let long = "x".repeat(5 << 20);
    let digits = "7".repeat(5 << 20);
    let spaces = " ".repeat(5 << 20);
    let comment = format!("name #{long}");
    let points = "b A1 ".repeat(1 << 20);
    let script =
        format!("{long}\n{digits} name\n{spaces}\n{comment}\n3 set_position {points}\nname\nplay b {long}");
    let output = send(script.as_bytes());
    assert!(output.status.success());
    let text = String::from_utf8(output.stdout).unwrap();
    let answers: Vec<&str> = text.split_terminator("\n\n").collect();
    let expected =
        ["? syntax error", "? syntax error", "= Hoshi", "?3 syntax error", "= Hoshi", "? syntax error"];
    assert_eq!(answers, expected);
}

#[test]
fn a_game_of_the_largest_length_is_the_end_of_it() {
    let passes = "play b pass\n".repeat(50_000);
    let output = send(format!("{passes}undo\nplay w A1\nfinal_score\n").as_bytes());
    let text = String::from_utf8(output.stdout).unwrap();
    let answers: Vec<&str> = text.split_terminator("\n\n").collect();
    assert_eq!(answers[49_998], "=");
    assert_eq!(&answers[49_999..50_002], ["? game too long", "=", "="]);
}
