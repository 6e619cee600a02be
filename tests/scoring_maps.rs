//! Point by point: the maps of lightvector/goscorer's tests, where territory is hardest.

mod common;

use std::collections::BTreeSet;

use common::{at, picture, position, rows, stone, suite};
use hoshi::engine::counting::{Assessment, Reason, Terms, assess, count};
use hoshi::engine::{Board, Color, HalfPoints, Point, Preset};
use serde_json::Value;

/// Compares one kind of map over the whole suite; `draw` makes a map's character for a point.
fn compare(section: &str, draw: impl Fn(&Assessment, &Board, &BTreeSet<Point>, Point) -> Option<char>) {
    let Some(cases) = suite("goscorer") else { return };
    let mut wrong = Vec::new();
    for case in &cases {
        let (board, dead) = position(&rows(&case["board"]));
        let assessment = assess(&board, &dead, &Preset::Japanese.rules());
        let expected = rows(&case["sections"][section]);
        let ours = |point| draw(&assessment, &board, &dead, point).unwrap_or(at(&expected, point));
        if board.size().points().any(|point| ours(point) != at(&expected, point)) {
            let ours = picture(board.size(), ours);
            wrong.push(format!("{}\nexpected\n{}\nfound\n{ours}", case["name"], expected.join("\n")));
        }
    }
    println!("{section}: {} of {} maps agree", cases.len() - wrong.len(), cases.len());
    assert!(wrong.is_empty(), "{}", wrong.join("\n\n"));
}

fn owned(color: Color) -> char {
    if color == Color::Black { 'z' } else { 'a' }
}

#[test]
fn territory_maps_agree() {
    compare("TERRITORY", |assessment, board, dead, point| {
        Some(assessment.get(point)?.owner.map_or(stone(board, dead, point), owned))
    });
}

#[test]
fn dame_agree() {
    compare("DAME", |assessment, board, dead, point| {
        let is_dame = assessment.get(point)?.reason == Reason::Dame;
        Some(if is_dame { '1' } else { stone(board, dead, point) })
    });
}

#[test]
fn false_eyes_agree() {
    compare("FALSE EYES", |assessment, board, dead, point| {
        Some(if assessment.is_false_eye(point) { 'F' } else { stone(board, dead, point) })
    });
}

#[test]
fn eyes_to_fill_agree_outside_seki() {
    compare("UNSCORABLE FALSE EYES", |assessment, board, dead, point| {
        if assessment.is_seki(point) {
            return None;
        }
        let to_fill = assessment.get(point)?.reason == Reason::FalseEye;
        Some(if to_fill { 'F' } else { stone(board, dead, point) })
    });
}

#[test]
fn eye_values_agree() {
    compare("EYEVALUE", |assessment, board, dead, point| {
        Some(match assessment.eye_value(point) {
            0 => stone(board, dead, point),
            1 => '1',
            _ => '2',
        })
    });
}

#[test]
fn seki_agrees() {
    compare("SEKI", |assessment, board, dead, point| {
        if !assessment.is_seki(point) {
            return Some('.');
        }
        // Whose seki a point is the assessment does not say, and the maps only by letter.
        let alive = stone(board, dead, point);
        (alive == 'x' || alive == 'o').then_some(alive)
    });
}

fn points(value: &Value) -> HalfPoints {
    HalfPoints::points(value.as_i64().expect("whole points") as i32)
}

#[test]
fn scores_agree_both_ways() {
    let Some(cases) = suite("goscorer") else { return };
    for case in &cases {
        let (board, dead) = position(&rows(&case["board"]));
        let count = count(&board, &dead, &Preset::Japanese.rules(), &Terms::default());
        for color in Color::BOTH {
            let territory = &case["score_territory_no_captures_no_komi"][color.name()];
            let area = &case["score_area_no_komi"][color.name()];
            assert_eq!(count.territory.total(color), points(territory), "{}", case["name"]);
            assert_eq!(count.area.total(color), points(area), "{} by area", case["name"]);
        }
    }
}
