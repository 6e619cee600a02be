//! The count over the Go Text Protocol: marks, komi, rules, territory.

mod common;

use common::gtp::{answers, holds};

/// Black has the top two rows, with a white stone in them; White has the bottom row.
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
        = B5
        hoshi-mark_dead
        =
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
        = B5
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

/// The first figure of the Czech rule book: neither side can take the other, and the judge says so.
#[test]
fn the_judge_tells_dead_stones_and_seki() {
    let position = "
        . . . . x o . . .
        . . . . x o . X .
        . . . . x o . . .
        . . . . x o . . .
        . . . x x o . . .
        . . x x x o o . .
        . . x o o x o . .
        . x x o . x o o .
        . x o o . x x o .";
    let board = hoshi::engine::Board::from_diagram(position).expect("a board");
    let stones: String = board.stones().map(|(point, color)| format!(" {} {point}", color.name())).collect();
    let found = answers(&format!(
        "boardsize 9\nset_position{stones}\nhoshi-judge\nfinal_status_list dead\nfinal_status_list seki\n\
         final_status_list alive\nhoshi-mark_dead\nfinal_status_list dead\nhoshi-judge now"
    ));
    assert_eq!(found[2], "= dead H8\nseki C1 D1 D2 D3 E3 F1 F2 F3 G1\nunsure");
    assert_eq!(found[3], "= H8");
    let chains = |answer: &str| -> std::collections::BTreeSet<String> {
        answer.trim_start_matches("= ").split_whitespace().map(str::to_owned).collect()
    };
    assert_eq!(chains(&found[4]), chains("F1 G1 F2 F3 C1 D1 D2 D3 E3"));
    assert!(chains(&found[5]).contains("E9") && chains(&found[5]).is_disjoint(&chains(&found[4])));
    assert_eq!(found[7], "=");
    assert_eq!(found[8], "? syntax error");
}
