use super::super::random::Random;
use super::FastBoard;
use crate::engine::rules::Suicide;
use crate::engine::{Board, Point, Position, Size};

/// Plays at random on both boards and compares them after every move.
#[test]
fn the_fast_board_plays_like_the_engine() {
    for (seed, side) in [(1, 2), (2, 3), (3, 5), (4, 9), (5, 19)] {
        let size = Size::square(side).unwrap();
        let mut random = Random::new(seed);
        let mut position = Position::new(size);
        let mut fast = FastBoard::new(position.board());
        for _ in 0..1000 {
            let color = position.to_play();
            let legal = |&point: &Point| position.check(point, Suicide::Forbidden).is_ok();
            let moves: Vec<Point> = size.points().filter(legal).collect();
            for point in size.points().filter(|&point| position.board().is_empty(point)) {
                assert_eq!(fast.is_forbidden(color, fast.cell(point)), !moves.contains(&point));
            }
            if moves.is_empty() || random.below(50) == 0 {
                position.pass();
                fast.pass();
                continue;
            }
            let point = moves[random.below(moves.len())];
            position.play(point, Suicide::Forbidden).unwrap();
            fast.play(color, fast.cell(point));
            assert_same(&fast, position.board());
        }
    }
}

fn assert_same(fast: &FastBoard, board: &Board) {
    let mut empty = 0;
    for point in board.size().points() {
        let cell = fast.cell(point);
        match board.get(point) {
            None => {
                assert!(fast.is_empty(cell));
                empty += 1;
            }
            Some(color) => {
                assert!(fast.is(cell, color));
                assert_eq!(fast.chain_len(cell) as usize, board.chain_len(point));
                assert_eq!(fast.atari(cell), board.atari(point).map(|liberty| fast.cell(liberty)));
            }
        }
    }
    assert_eq!(fast.open().len(), empty);
}
