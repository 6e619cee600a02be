//! KataGo's tests of board areas (`cpp/tests/testboardarea.cpp`), with each flag said in our words:
//!
//! - none: unconditionally alive chains and the area that is theirs for certain;
//! - *safe big territories*: also empty areas bordered by unconditionally alive stones alone;
//! - *unsafe big territories*: also empty areas that one colour alone reaches;
//! - *non pass alive stones*: also all other stones that are not dead for certain;
//! - *suicide*: of several stones, allowed or not.
//!
//! Not covered, since it is something else: the group tax of the `groupTaxScoring` tests (no rule
//! system here takes it), and the `IndependentLife` areas, which are KataGo's rule of thumb that an
//! area next to dame or with a stone in atari is seki. Ours is finer; of the latter tests we hold
//! that what is safe by that rule is no seki by ours.

mod common;

use std::collections::BTreeSet;

use common::{at, picture, position, rows, stone, suite};
use hoshi::engine::counting::{UnconditionalLife, assess};
use hoshi::engine::rules::{Scoring, SekiPoints, Suicide};
use hoshi::engine::{Board, Color, Point, Preset, Rules};
use serde_json::Value;

#[derive(Clone, Copy)]
struct Flags {
    safe_big: bool,
    unsafe_big: bool,
    stones: bool,
    suicide: Suicide,
}

/// Whether a flag in a line such as `Safe big territories 1 Suicide 0` is set.
fn is_set(line: &str, flag: &str) -> bool {
    line.contains(&format!("{flag} 1"))
}

fn suicide(line: &str) -> Suicide {
    if is_set(line, "Suicide") { Suicide::MultiStone } else { Suicide::Forbidden }
}

fn flags(line: &str) -> Flags {
    Flags {
        safe_big: is_set(line, "Safe big territories"),
        unsafe_big: is_set(line, "Unsafe big territories"),
        stones: is_set(line, "Non pass alive stones"),
        suicide: suicide(line),
    }
}

/// The board in a case, which may have coordinates around it.
fn board(case: &Value) -> Board {
    let is_stone = |c: &char| ".xXoO".contains(*c);
    let lines = rows(&case["rows"]);
    let has_coordinates = lines[0].contains('A');
    let plain: Vec<String> = lines
        .iter()
        .skip(usize::from(has_coordinates))
        .map(|line| line.chars().filter(is_stone).collect())
        .collect();
    position(&plain).0
}

/// All points of the empty area a point is in, and the stones around it.
fn empty_area(board: &Board, start: Point) -> (BTreeSet<Point>, BTreeSet<Point>) {
    let (mut area, mut border, mut next) = (BTreeSet::from([start]), BTreeSet::new(), vec![start]);
    while let Some(point) = next.pop() {
        for neighbour in board.size().neighbours(point) {
            if board.get(neighbour).is_some() {
                border.insert(neighbour);
            } else if area.insert(neighbour) {
                next.push(neighbour);
            }
        }
    }
    (area, border)
}

fn owner(board: &Board, life: &UnconditionalLife, point: Point, flags: Flags) -> Option<Color> {
    if let Some(certain) = life.owner(point) {
        return Some(certain);
    }
    if board.get(point).is_some() {
        return board.get(point).filter(|_| flags.stones);
    }
    let (_, border) = empty_area(board, point);
    let colors: BTreeSet<Color> = border.iter().filter_map(|&stone| board.get(stone)).collect();
    let color = colors.first().copied().filter(|_| colors.len() == 1);
    let safe = flags.safe_big && border.iter().all(|&stone| life.is_alive(stone));
    color.filter(|_| safe || flags.unsafe_big)
}

fn letter(color: Option<Color>) -> char {
    match color {
        None => '.',
        Some(Color::Black) => 'X',
        Some(Color::White) => 'O',
    }
}

fn areas(board: &Board, flags: Flags) -> String {
    let life = UnconditionalLife::of(board, flags.suicide);
    picture(board.size(), |point| letter(owner(board, &life, point, flags)))
}

#[test]
fn areas_agree_under_all_flags() {
    let Some(cases) = suite("katago") else { return };
    let mut count = 0;
    for case in cases.iter().filter(|case| case["kind"] == "printAreas") {
        let sections = case["sections"].as_array().expect("sections");
        // Several boards share a list of sections: eight flag combinations for each in turn.
        let boards = case["boards"].as_array().expect("boards");
        let per_board = sections.len() / boards.len();
        for (index, section) in sections.iter().enumerate() {
            let board = board(&boards[index / per_board]);
            let line = section["flags"].as_str().expect("flags");
            let mut expected = rows(&section["rows"]);
            expected.truncate(usize::from(board.size().height()));
            assert_eq!(areas(&board, flags(line)), expected.join("\n"), "{} {line}", case["name"]);
            count += 1;
        }
    }
    println!("{count} of {count} areas agree");
    assert!(count > 0);
}

#[test]
fn areas_without_group_tax_agree() {
    let Some(cases) = suite("katago") else { return };
    for case in cases.iter().filter(|case| case["kind"] == "other") {
        let unsafe_big = case["name"].as_str().expect("a name").contains("unsafe territories on");
        let flags = Flags { safe_big: true, unsafe_big, stones: true, suicide: Suicide::Forbidden };
        let board = board(&case["boards"][0]);
        let text = case["expected_raw"][0].as_str().expect("a text");
        let without_tax = text.split("Group tax").next().unwrap_or_default();
        let expected: Vec<String> = without_tax
            .lines()
            .filter(|line| line.contains('0'))
            .map(|line| {
                let letter = |value: &str| match value {
                    "100" => 'O',
                    "-100" => 'X',
                    _ => '.',
                };
                line.split_whitespace().map(letter).collect()
            })
            .collect();
        assert_eq!(areas(&board, flags), expected.join("\n"), "{}", case["name"]);
    }
}

#[test]
fn what_touches_no_dame_is_no_seki() {
    let Some(cases) = suite("katago") else { return };
    let rules = Rules { scoring: Scoring::Territory, seki: SekiPoints::None, ..Preset::Japanese.rules() };
    for case in cases.iter().filter(|case| case["kind"] == "printIndependentLifeAreas") {
        let board = board(&case["boards"][0]);
        for section in case["sections"].as_array().expect("sections") {
            let line = section["flags"].as_str().expect("flags");
            if is_set(line, "Keep Territories") || is_set(line, "Keep Stones") {
                continue;
            }
            let dead = UnconditionalLife::of(&board, suicide(line)).dead_stones(&board);
            let assessment = assess(&board, &dead, &rules);
            let safe = rows(&section["rows"]);
            let seki = |point: Point| at(&safe, point) != '.' && assessment.is_seki(point);
            let picture =
                picture(board.size(), |point| if seki(point) { 'S' } else { stone(&board, &dead, point) });
            assert!(!board.size().points().any(seki), "{} {line}\n{picture}", case["name"]);
        }
    }
}
