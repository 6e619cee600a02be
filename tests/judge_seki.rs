//! The judge of dead stones must leave stones in seki alone, however the board is turned.

use std::collections::BTreeSet;

use hoshi::bot::{Judge, PlayoutJudge, Suggestion};
use hoshi::engine::{Board, Color, Point, Position, Size};

/// A diagram; capitals are the stones it is about.
struct Diagram {
    name: &'static str,
    rows: &'static str,
}

/// Neither side can take the stones in capitals.
const SEKIS: [Diagram; 8] = [
    // Whoever plays on E1 or E2 loses: White five stones, Black four. As the first figure of the
    // Czech rule book describes it.
    Diagram {
        name: "two common liberties",
        rows: "
            . . . . x o . . .
            . . . . x o . . .
            . . . . x o . . .
            . . . . x o . . .
            . . . x x o . . .
            . . x x x o o . .
            . . x O O X o . .
            . x x O . X o o .
            . x O O . X X o .",
    },
    // White loses five stones by C1 or E1, Black six by E1 or G1. As the second figure.
    Diagram {
        name: "an eye each and one common liberty",
        rows: "
            . . . . x o . . .
            . . . . x o . . .
            . . . . x o . . .
            . . . . x o . . .
            . . . x x o . . .
            x x x x o o . . .
            x x x x o o o o o
            x O O O X X X X o
            x O . O . X . X o",
    },
    Diagram {
        name: "six stones inside",
        rows: "
            . . . . . . . . .
            . . . . . . . . .
            . . x . . . x . .
            . . . . . . . . .
            . . . . . . . . .
            . x x x x x x x .
            x x O O O O O x x
            x O O X X X O O x
            x O . X X X . O x",
    },
    Diagram {
        name: "three in a straight five",
        rows: "
            . . . . . . .
            . . . . . . .
            . . o . o . .
            . . . . . . .
            o o o o o o o
            X X X X X X o
            . O O O . X o",
    },
    Diagram {
        name: "an eye each and two common liberties",
        rows: "
            . . . . x o . . .
            . . . . x o . . .
            . . . . x o . . .
            . . . . x o . . .
            x x x x x o o o o
            x O O O O X X X o
            x O . O . X . X o
            x O O O . X X X o
            x x x O X X o o o",
    },
    Diagram {
        name: "two sekis on one board",
        rows: "
            x O . O . X . X o
            x O O O X X X X o
            x x x x o o o o o
            x x x x o o . . .
            . . . x x o . . .
            . . x x x o o . .
            . . x O O X o . .
            . x x O . X o o .
            . x O O . X X o .",
    },
    Diagram {
        name: "on a small board",
        rows: "
            . . . x o . .
            . . . x o . .
            . . x x o . .
            . x x x o o .
            . x O O X o .
            x x O . X o o
            x O O . X X o",
    },
    Diagram {
        name: "on the largest usual board",
        rows: "
            . . . . . . . . . x o . . . . . . . .
            . . . . . . . . . x o . . . . . . . .
            . . . . . . . . . x o . . . . . . . .
            . . . x . . . . . x o . . . . o . . .
            . . . . . . . . . x o . . . . . . . .
            . . . . . . . . . x o . . . . . . . .
            . . . . . . . . . x o . . . . . . . .
            . . . . . . . . . x o . . . . . . . .
            . . . . . . . . . x o . . . . . . . .
            . . . x . . . . . x o . . . . o . . .
            . . . . . . . . . x o . . . . . . . .
            . . . . . . . . . x o . . . . . . . .
            . . . . . . . . . x o . . . . . . . .
            . . . . . . . . . x o . . . . . . . .
            . . . x . . . . x x o . . . . o . . .
            . . . . . . . x x x o o . . . . . . .
            . . . . . . . x O O X o . . . . . . .
            . . . . . . x x O . X o o . . . . . .
            . . . . . . x O O . X X o . . . . . .",
    },
];

/// The stones in capitals are dead, and only those.
const NO_SEKIS: [Diagram; 4] = [
    Diagram {
        name: "an eye against none",
        rows: "
            . . . . x o . . .
            . . . . x o . . .
            . . . . x o . . .
            . . . . x o . . .
            x x x x x o o o o
            x O O O O x x x o
            x O O O . x . x o
            x O O O . x x x o
            x x x O x x o o o",
    },
    Diagram {
        name: "two in a straight four",
        rows: "
            . . . . . . .
            . . . . . . .
            . . o . o . .
            . . . . . . .
            o o o o o o .
            X X X X X o .
            . o o . X o .",
    },
    Diagram {
        name: "four in a bulky five",
        rows: "
            . . . . . . .
            . . . . . . .
            . . o . o . .
            o o o o o o .
            X X X X X o .
            o o . X X o .
            o o . X . o .",
    },
    Diagram {
        name: "one stone in a territory",
        rows: "
            . . . x o . .
            . O . x o . .
            . . x x o . .
            . . x o o . .
            . . x o . X .
            . x x o . . .
            . . x o . . .",
    },
];

#[derive(Clone, Copy, Debug)]
struct Turn {
    transpose: bool,
    flip: bool,
    mirror: bool,
    swap: bool,
}

fn turns() -> impl Iterator<Item = Turn> {
    (0..16).map(|bits: u8| Turn {
        transpose: bits & 1 > 0,
        flip: bits & 2 > 0,
        mirror: bits & 4 > 0,
        swap: bits & 8 > 0,
    })
}

impl Turn {
    fn point(self, size: Size, point: Point) -> Point {
        let column = if self.mirror { size.width() - 1 - point.column } else { point.column };
        let row = if self.flip { size.height() - 1 - point.row } else { point.row };
        if self.transpose { Point::new(row, column) } else { Point::new(column, row) }
    }

    fn board(self, board: &Board) -> Board {
        let mut turned = Board::new(board.size());
        for (point, color) in board.stones() {
            let color = if self.swap { color.opponent() } else { color };
            turned.set(self.point(board.size(), point), Some(color));
        }
        turned
    }
}

fn capitals(diagram: &Diagram, size: Size) -> BTreeSet<Point> {
    let signs = diagram.rows.lines().rev().flat_map(str::chars).filter(|sign| !sign.is_whitespace());
    size.points().zip(signs).filter(|(_, sign)| sign.is_uppercase()).map(|(point, _)| point).collect()
}

/// Asks the judge about every turn of a diagram; `verify` gets its suggestion and the capitals.
fn judge_all(diagrams: &[Diagram], verify: impl Fn(&str, &Suggestion, &BTreeSet<Point>)) {
    for diagram in diagrams {
        let board = Board::from_diagram(diagram.rows).expect("a board");
        let stones = capitals(diagram, board.size());
        for turn in turns() {
            for to_play in Color::BOTH {
                let position = Position::from_board(turn.board(&board), to_play);
                let mut judge = PlayoutJudge::new(position, 1);
                let stones = stones.iter().map(|&point| turn.point(board.size(), point)).collect();
                let suggestion = judge.judge();
                verify(&format!("{}, {turn:?}", diagram.name), &suggestion, &stones);
            }
        }
    }
}

#[test]
fn stones_in_seki_are_not_called_dead() {
    judge_all(&SEKIS, |name, suggestion, stones| {
        assert!(suggestion.dead.is_empty(), "{name}: {:?}", suggestion.dead);
        assert!(suggestion.unsure.is_empty(), "{name}: {:?}", suggestion.unsure);
        assert!(stones.is_subset(&suggestion.seki), "{name}: {:?}", suggestion.seki);
    });
}

#[test]
fn stones_that_only_look_like_seki_are_dead() {
    judge_all(&NO_SEKIS, |name, suggestion, stones| assert_eq!(suggestion.dead, *stones, "{name}"));
}
