//! Counting by trying everything.

use hoshi::engine::rules::{Ko, Suicide};
use hoshi::engine::{Board, Color, Position, Size};

/// Move sequences of a length from the empty board, Black first, no passes, simple ko.
pub fn moves(width: u8, height: u8, length: usize, suicide: Suicide) -> u64 {
    count(&Position::new(Size::new(width, height).expect("a size")), length, suicide)
}

fn count(position: &Position, length: usize, suicide: Suicide) -> u64 {
    let legal = position.board().size().points().filter(|&point| position.check(point, suicide).is_ok());
    if length == 1 {
        return legal.count() as u64;
    }
    legal
        .map(|point| {
            let mut next = position.clone();
            next.play(point, suicide).expect("a legal move");
            count(&next, length - 1, suicide)
        })
        .sum()
}

/// The same where no earlier position may come back.
pub fn moves_with_superko(width: u8, height: u8, length: usize, ko: Ko) -> u64 {
    assert_eq!(ko, Ko::PositionalSuperko);
    let start = Position::new(Size::new(width, height).expect("a size"));
    count_new(&mut vec![start], length)
}

fn count_new(line: &mut Vec<Position>, length: usize) -> u64 {
    if length == 0 {
        return 1;
    }
    let position = line.last().expect("the start").clone();
    let mut found = 0;
    for point in position.board().size().points() {
        let mut next = position.clone();
        // Superko replaces simple ko, and forbids all that it forbids.
        let played = next.play(point, Suicide::Forbidden).is_ok();
        if played && line.iter().all(|earlier| earlier.board() != next.board()) {
            line.push(next);
            found += count_new(line, length - 1);
            line.pop();
        }
    }
    found
}

/// Boards of a size on which every chain has a liberty.
pub fn legal_positions(width: u8, height: u8) -> usize {
    let size = Size::new(width, height).expect("a size");
    (0..3usize.pow(size.area() as u32))
        .filter(|&number| {
            let mut board = Board::new(size);
            let mut rest = number;
            for point in size.points() {
                let stone = [None, Some(Color::Black), Some(Color::White)][rest % 3];
                board.set(point, stone);
                rest /= 3;
            }
            board.stones().all(|(point, _)| !board.liberties(point).is_empty())
        })
        .count()
}
