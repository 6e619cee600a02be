//! The suites with known answers, put to the built engine through its pipes.

mod common;

use common::gtp::successes;
use common::{rows, suite, suite_json, suite_path};
use serde_json::Value;

/// Commands for one process, and where in the answers the interesting ones are.
#[derive(Default)]
struct Script {
    commands: Vec<String>,
}

impl Script {
    /// Adds a command and tells which answer will be its own.
    fn say(&mut self, command: impl Into<String>) -> usize {
        self.commands.push(command.into());
        self.commands.len() - 1
    }
}

/// The name of a point from its column and row, counted from the top left.
fn name(column: usize, row: usize, height: usize) -> String {
    let row = height - 1 - row;
    hoshi::engine::Point::new(column as u8, row as u8).to_string()
}

fn text<'a>(value: &'a Value, key: &str) -> &'a str {
    value[key].as_str().unwrap_or_else(|| panic!("{key} is a text"))
}

/// Sequences of `length` moves, asked for by `all_legal` and walked by `play` and `undo`: one more
/// process for each length, with a line of play for each sequence that is one shorter.
fn perft(size: &str, rules: &str, length: usize) -> u64 {
    let (width, height) = common::size_of(size);
    let start = [format!("hoshi-rules {rules}"), format!("rectangular_boardsize {width} {height}")];
    let mut lines: Vec<Vec<String>> = vec![Vec::new()];
    for depth in 1..=length {
        let color = ["b", "w"][(depth - 1) % 2];
        let mut script = Script { commands: start.to_vec() };
        let mut played: &[String] = &[];
        let mut asked = Vec::new();
        for line in &lines {
            let common = played.iter().zip(line).take_while(|(a, b)| a == b).count();
            for _ in common..played.len() {
                script.say("undo");
            }
            for (index, vertex) in line.iter().enumerate().skip(common) {
                script.say(format!("play {} {vertex}", ["b", "w"][index % 2]));
            }
            asked.push(script.say(format!("all_legal {color}")));
            played = line;
        }
        let answers = successes(&script.commands);
        lines = std::iter::zip(&lines, asked)
            .flat_map(|(line, answer)| {
                let vertices = answers[answer].split_whitespace();
                vertices.map(|vertex| [line.as_slice(), &[vertex.to_owned()]].concat())
            })
            .collect();
    }
    lines.len() as u64
}

#[test]
fn move_sequences_are_as_many_as_published() {
    let Some(suite) = suite_json("perft/perft.json") else { return };
    let suites = [("plain", "japanese"), ("positional_superko_no_suicide", "chinese")];
    let mut compared = 0;
    for (key, rules) in suites {
        for (board, counts) in suite[key].as_object().expect("boards") {
            let (width, height) = common::size_of(board.split('_').next().unwrap_or(board));
            let area = u64::from(width) * u64::from(height);
            // An empty board has as many first moves as points, unless it has one: where the suite
            // says otherwise, it is wrong. And no preset has simple ko with suicide.
            let is_sound = area == 1 || counts[0].as_u64() == Some(area);
            if !is_sound || board.contains('_') {
                continue;
            }
            for (length, count) in (1..).zip(counts.as_array().expect("counts")) {
                let count = count.as_u64().expect("a count");
                if count <= 20_000 {
                    assert_eq!(perft(board, rules, length), count, "{key} {board}, {length}");
                    compared += 1;
                }
            }
        }
    }
    assert!(compared >= 30, "compared only {compared}");
}

/// Loads the games of a suite, marks what is dead, asks for captures and the score. Tells how many
/// games there are and how many scores are right; captures must be.
fn counted_games(games: &str, dead_key: &str) -> Option<(usize, usize)> {
    let cases = suite(games)?;
    let mut script = Script::default();
    let mut asked = Vec::new();
    for case in &cases {
        let file = suite_path(&format!("{games}/{}", text(case, "sgf")))?;
        script.say("hoshi-rules japanese");
        script.say(format!("loadsgf {}", file.display()));
        script.say(format!("komi {}", case["komi"]));
        let height = rows(&case["board"]).len();
        let points = case[dead_key].as_array().expect("points").iter().map(|point| {
            let at = |index: usize| point[index].as_u64().expect("a coordinate") as usize;
            name(at(0), at(1), height)
        });
        script.say(format!("hoshi-mark_dead {}", points.collect::<Vec<_>>().join(" ")));
        let captures = [script.say("captures b"), script.say("captures w")];
        asked.push((captures, script.say("final_score")));
    }
    let answers = successes(&script.commands);
    let mut right = 0;
    for (case, (captures, score)) in cases.iter().zip(asked) {
        let (file, score, expected) = (text(case, "sgf"), &answers[score], text(case, "expected"));
        let recorded = ["captures_black", "captures_white"].map(|key| case[key].to_string());
        assert_eq!(captures.map(|answer| answers[answer].clone()), recorded, "{file}");
        if score == expected {
            right += 1;
        } else {
            eprintln!("{file}: {score} instead of {expected}");
        }
    }
    eprintln!("{games}: {right} of {}", cases.len());
    Some((right, cases.len()))
}

#[test]
fn games_counted_on_servers_come_out_as_they_did() {
    let Some((right, all)) = counted_games("kgs_scored_games", "dead") else { return };
    // The marks of one game, a title match, are of a board on which the neutral points had been
    // filled; its record ends before that.
    assert!(right + 1 >= all, "{right} of {all}");
}

#[test]
fn games_with_results_come_out_as_recorded() {
    for games in ["nngs_games", "gnugo_regression"] {
        let Some((right, all)) = counted_games(games, "gnugo_dead") else { return };
        assert_eq!(right, all, "{games}");
    }
}

/// A territory map of the suite in the characters of `hoshi-territory`.
fn as_answered(map: &Value) -> String {
    let sign = |c: char| match c {
        'z' => 'X',
        'a' => 'O',
        'b' => 'x',
        'w' => 'o',
        other => other,
    };
    rows(map).iter().map(|row| row.chars().map(sign).collect::<String>()).collect::<Vec<_>>().join("\n")
}

fn as_score(points: &Value) -> String {
    let of = |key: &str| points[key].as_i64().expect("points");
    match of("black") - of("white") {
        0 => "0".to_owned(),
        lead if lead > 0 => format!("B+{lead}"),
        lead => format!("W+{}", -lead),
    }
}

#[test]
fn boards_with_seki_and_false_eyes_are_counted_as_published() {
    let Some(cases) = suite("goscorer") else { return };
    let mut script = Script::default();
    let mut asked = Vec::new();
    script.say("komi 0");
    for case in &cases {
        let board = rows(&case["board"]);
        script.say(format!("rectangular_boardsize {} {}", board[0].len(), board.len()));
        let points = board.iter().enumerate().flat_map(|(row, line)| {
            let height = board.len();
            line.chars().enumerate().map(move |(column, c)| (name(column, row, height), c))
        });
        let color = |c| match c {
            'x' | 'b' => Some("b"),
            'o' | 'w' => Some("w"),
            _ => None,
        };
        let stones = points.clone().filter_map(|(name, c)| Some(format!(" {} {name}", color(c)?)));
        script.say(format!("set_position{}", stones.collect::<String>()));
        let dead = points.filter(|&(_, c)| matches!(c, 'b' | 'w')).map(|(name, _)| format!(" {name}"));
        script.say(format!("hoshi-mark_dead{}", dead.collect::<String>()));
        script.say("hoshi-rules japanese");
        let territory = [script.say("hoshi-territory"), script.say("final_score")];
        script.say("hoshi-rules chinese");
        asked.push((territory, script.say("final_score")));
    }
    let answers = successes(&script.commands);
    let mut right = [0; 3];
    for (case, ([map, by_territory], by_area)) in cases.iter().zip(asked) {
        let expected = [
            as_answered(&case["sections"]["TERRITORY"]),
            as_score(&case["score_territory_no_captures_no_komi"]),
            as_score(&case["score_area_no_komi"]),
        ];
        for (index, (answer, expected)) in [map, by_territory, by_area].into_iter().zip(expected).enumerate()
        {
            if answers[answer] == expected {
                right[index] += 1;
            } else {
                eprintln!("{}:\n{}\ninstead of\n{expected}", text(case, "name"), answers[answer]);
            }
        }
    }
    eprintln!("goscorer: maps, scores by territory, scores by area: {right:?} of {}", cases.len());
    assert_eq!(right, [cases.len(); 3]);
}
