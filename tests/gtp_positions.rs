//! Positions over the Go Text Protocol: handicap, set-up stones, files, and how they are shown.

mod common;

use common::gtp::{answers, holds};

#[test]
fn handicap_stones_need_an_empty_board() {
    holds(
        "
        fixed_handicap 3
        = D4 Q4 Q16
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
