//! What is pointed out before the count, and what is marked with one click.

mod common;

use std::collections::BTreeSet;

use common::{position, rows, suite};
use hoshi::engine::counting::{Unsettled, UnsettledKind, toggle_group, unsettled};
use hoshi::engine::{Board, Color, Point};

fn points(names: &str) -> Vec<Point> {
    let mut points: Vec<Point> = names.split_whitespace().map(|name| name.parse().unwrap()).collect();
    points.sort_unstable();
    points
}

fn found(diagram: &str) -> Vec<Unsettled> {
    unsettled(&Board::from_diagram(diagram).unwrap(), &BTreeSet::new())
}

#[test]
fn nothing_is_said_of_a_finished_board() {
    assert_eq!(found(". x . o . .\nx x . o o o\n. x . o . ."), []);
}

#[test]
fn a_gap_in_a_border_is_pointed_out() {
    let found = found(
        ". . o x . x
         . . o x x x
         . o o x . x
         . . x x x x
         x x x . x .",
    );
    let [leak] = &found[..] else { panic!("{found:?}") };
    assert_eq!((leak.kind, leak.color), (UnsettledKind::OpenBorder, Color::White));
    assert!(points("A4 A5 B4 B5").iter().all(|point| leak.points.contains(point)), "{leak:?}");
    assert!(leak.moves.contains(&"A3".parse().unwrap()), "{leak:?}");
}

/// The border is closed but for a lone stone: that is the question.
#[test]
fn a_lone_stone_that_is_not_marked_is_asked_about() {
    let diagram = ". . . . x o . . .
         . . . . x o . x .
         . . . . x o . . .
         . . . . x o . . .
         . . . . x o . . .";
    let [doubtful] = &found(diagram)[..] else { panic!("{:?}", found(diagram)) };
    assert_eq!((doubtful.kind, doubtful.color), (UnsettledKind::Doubtful, Color::Black));
    assert_eq!(doubtful.points, points("H4"));
    let board = Board::from_diagram(diagram).unwrap();
    assert_eq!(unsettled(&board, &points("H4").into_iter().collect()), []);
}

#[test]
fn a_stone_in_atari_is_pointed_out() {
    let found = found(
        ". x x o .
         x . x o o
         x x x o .
         o o o x o
         . o . . o",
    );
    let black: Vec<&Unsettled> = found.iter().filter(|u| u.color == Color::Black).collect();
    let [atari] = &black[..] else { panic!("{found:?}") };
    assert_eq!(atari.kind, UnsettledKind::Atari);
    assert_eq!((&atari.points, &atari.moves), (&points("D2"), &points("D1")));
}

#[test]
fn an_unplayed_board_is_an_open_area() {
    let found = found(
        ". . . . . . .
         . . x . o . .
         . . . . . . .
         . . x . o . .
         . . . . . . .
         . . x . . . .
         . . . . . . .",
    );
    assert_eq!(
        found.iter().map(|u| (u.kind, u.color)).collect::<Vec<_>>(),
        [(UnsettledKind::OpenArea, Color::Black)]
    );
}

#[test]
fn finished_games_seldom_raise_an_alarm() {
    let (mut games, mut open, mut atari, mut shortage, mut doubtful) = (0, 0, 0, 0, 0);
    for name in ["kgs_scored_games", "nngs_games", "gnugo_regression"] {
        for case in suite(name).unwrap_or_default() {
            let (board, dead) = position(&rows(&case["board"]));
            let kinds: BTreeSet<UnsettledKind> =
                unsettled(&board, &dead).into_iter().map(|unsettled| unsettled.kind).collect();
            let borders = [UnsettledKind::OpenBorder, UnsettledKind::OpenArea];
            games += 1;
            open += usize::from(borders.iter().any(|kind| kinds.contains(kind)));
            atari += usize::from(kinds.contains(&UnsettledKind::Atari));
            shortage += usize::from(kinds.contains(&UnsettledKind::Shortage));
            doubtful += usize::from(kinds.contains(&UnsettledKind::Doubtful));
        }
    }
    println!(
        "of {games} games, {open} with an open border, {atari} with an atari, {shortage} short, {doubtful} in doubt"
    );
    // Each of these is real: the borders are open, and the stones in atari, all single ones that
    // the record takes as alive, can be taken.
    assert!(open * 40 <= games && atari * 8 <= games && shortage * 40 <= games);
}

fn toggled(board: &Board, name: &str) -> Vec<Point> {
    toggle_group(board, &BTreeSet::new(), name.parse().unwrap()).into_iter().collect()
}

#[test]
fn one_click_marks_all_invaders_of_a_territory() {
    let board = Board::from_diagram(
        ". x . o . . . x
         x x . o . x . .
         . x . o . . x .
         x x . o o o o o
         . x . o . o . .",
    )
    .unwrap();
    assert_eq!(toggled(&board, "F4"), points("F4 G3 H5"));
    assert_eq!(toggled(&board, "H5"), points("F4 G3 H5"));
    let black = toggled(&board, "A4");
    assert!(black.contains(&"B1".parse().unwrap()) && !black.contains(&"F4".parse().unwrap()));
}

/// A touch on a living stone in the corner does not sweep its whole side away.
#[test]
fn a_wide_territory_links_nobody() {
    let board = Board::from_diagram(
        ". . . x . o . . .
         . . . x . o . . .
         . x . x . o . o .
         . . . x . o . . .
         x . . x . o . . o
         . . . x . o . . .
         . x . x . o . . .
         . . . x . o . . .
         . x . x . o o o o",
    )
    .unwrap();
    assert_eq!(toggled(&board, "B1"), points("B1"));
    assert_eq!(toggled(&board, "D1").len(), 9);
}

/// Where no border is closed, what is far away does not go along.
#[test]
fn an_open_board_links_only_what_hangs_together() {
    let board = Board::from_diagram(
        ". . . . . . . . .
         . . x . . . x . .
         . . . . . . . . .
         . . . o . o . . .
         . . . . . . . . .
         . . x . o . x . .
         . x . . . . . . .
         . . . . . . . o .
         . . . . . . . . .",
    )
    .unwrap();
    assert_eq!(toggled(&board, "C8"), points("C8"));
    assert_eq!(toggled(&board, "B3"), points("B3 C4"));
}

#[test]
fn dame_do_not_link_groups_with_two_eyes() {
    let board = Board::from_diagram(
        ". x . x . . . x . x .
         x x x x . o . x x x x
         . x . x . o . x . x .
         x x x x . o . x x x x",
    )
    .unwrap();
    let left = toggled(&board, "A3");
    assert!(left.contains(&"D1".parse().unwrap()) && !left.contains(&"K3".parse().unwrap()));
}
