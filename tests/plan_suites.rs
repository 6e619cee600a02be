//! The count over the board, simulated on games whose dead stones are given.

mod common;

use common::plan::{check_plan, territory_regions};
use common::{position, rows, suite};
use hoshi::engine::counting::plan::Tally;
use hoshi::engine::counting::{Plan, Terms};
use hoshi::engine::{Board, Color, HalfPoints, PerColor, Position, Preset};
use serde_json::Value;

fn terms(case: &Value) -> Terms {
    let prisoners = |key: &str| case[key].as_u64().expect("a number of prisoners") as u32;
    Terms {
        prisoners: PerColor { black: prisoners("captures_black"), white: prisoners("captures_white") },
        komi: HalfPoints((case["komi"].as_f64().expect("a komi") * 2.0).round() as i32),
        handicap_stones: 0,
    }
}

fn plan(case: &Value, rules: Preset) -> (Board, Plan) {
    let (board, dead) = position(&rows(&case["board"]));
    let at = Position::from_board(board.clone(), Color::Black);
    let plan = Plan::new(&at, &dead, &rules.rules(), &terms(case));
    (board, plan)
}

const SUITES: [&str; 3] = ["kgs_scored_games", "nngs_games", "gnugo_regression"];

#[test]
fn physical_count_equals_arithmetic() {
    for name in SUITES {
        for case in suite(name).unwrap_or_default() {
            for rules in [Preset::Czech, Preset::Japanese, Preset::Chinese, Preset::Aga] {
                let (board, plan) = plan(&case, rules);
                check_plan(&board, &rules.rules(), &plan);
            }
        }
    }
}

#[test]
fn free_points_form_few_rectangles() {
    let (mut few, mut all) = (0, 0);
    for name in SUITES {
        for (index, case) in suite(name).unwrap_or_default().iter().enumerate() {
            let (_, plan) = plan(case, Preset::Japanese);
            let Tally::Territory(tally) = plan.tally() else { panic!("a count by territory") };
            let is_few = Color::BOTH.into_iter().all(|color| {
                let rectangles: usize = tally.regions[color].iter().map(|r| r.rectangles.len()).sum();
                let allowed = territory_regions(&plan, color) + 4;
                if rectangles > allowed {
                    println!("{name} {index}: {color} has {rectangles} rectangles, {allowed} allowed");
                }
                rectangles <= allowed
            });
            few += usize::from(is_few);
            all += 1;
        }
    }
    println!("few rectangles: {few}/{all}");
    assert!(few * 10 >= all * 9, "{few}/{all}");
}
