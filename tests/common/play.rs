//! Random play, the same at each run.

#![allow(dead_code, reason = "each test file uses a part")]

use hoshi::engine::{Board, Color, PerColor, Point, Size};

/// Pseudo-random numbers (xorshift64*).
pub struct Dice(u64);

impl Dice {
    pub fn new(seed: u64) -> Dice {
        Dice(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1)
    }

    /// A number from 0 to `below` − 1.
    pub fn roll(&mut self, below: usize) -> usize {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        (self.0.wrapping_mul(0x2545_F491_4F6C_DD1D) >> 33) as usize % below
    }
}

/// A game of random moves.
pub struct RandomGame {
    pub board: Board,
    /// Stones each side has taken.
    pub prisoners: PerColor<u32>,
    /// Moves each side has made; no pass among them.
    pub moves: PerColor<u32>,
    /// The moves in turn, Black's first.
    pub line: Vec<Point>,
}

impl RandomGame {
    /// Plays in turn, Black first, until a side has no move but to fill an own eye, or `longest`
    /// moves were made.
    pub fn play(size: Size, longest: usize, dice: &mut Dice) -> RandomGame {
        let mut game = RandomGame {
            board: Board::new(size),
            prisoners: PerColor::default(),
            moves: PerColor::default(),
            line: Vec::new(),
        };
        let mut color = Color::Black;
        let mut ko = None;
        for _ in 0..longest {
            let choices: Vec<Point> = size
                .points()
                .filter(|&p| game.board.is_empty(p) && Some(p) != ko)
                .filter(|&p| !game.board.would_be_suicide(color, p) && !is_eye(&game.board, color, p))
                .collect();
            if choices.is_empty() {
                break;
            }
            let point = choices[dice.roll(choices.len())];
            let placed = game.board.place(color, point).expect("the point is empty");
            ko = match placed.captured[..] {
                [taken] if game.board.chain_len(point) == 1 => Some(taken),
                _ => None,
            };
            game.prisoners[color] += placed.captured.len() as u32;
            game.moves[color] += 1;
            game.line.push(point);
            color = color.opponent();
        }
        game
    }
}

/// Whether a point has own stones all around and the chains are held together by the corners.
fn is_eye(board: &Board, color: Color, point: Point) -> bool {
    let size = board.size();
    let own = |p: Point| board.get(p) == Some(color);
    if !size.neighbours(point).all(own) {
        return false;
    }
    let steps = [(-1, -1), (-1, 1), (1, -1), (1, 1)];
    let corners: Vec<Point> = steps
        .iter()
        .filter_map(|&(dx, dy)| {
            let column = point.column.checked_add_signed(dx)?;
            let row = point.row.checked_add_signed(dy)?;
            Some(Point::new(column, row)).filter(|&p| size.contains(p))
        })
        .collect();
    let enemies = corners.iter().filter(|&&p| board.get(p) == Some(color.opponent())).count();
    enemies == 0 || (corners.len() == 4 && enemies == 1)
}
