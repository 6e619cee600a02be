//! Random games from a position to the end, and what stands there then.

mod board;
mod eye_space;
mod pattern;
mod policy;
mod random;
mod sense;

use super::Ownership;
use crate::engine::counting::UnconditionalLife;
use crate::engine::rules::Suicide;
use crate::engine::{Color, Position, Size};
use board::FastBoard;
use random::Random;

/// Random games from one position, and a tally of who had which point at their ends.
#[derive(Clone, Debug)]
pub struct Playouts {
    size: Size,
    start: FastBoard,
    first_to_move: Color,
    life: UnconditionalLife,
    random: Random,
    /// For each cell of the padded board: games in which it was Black's, less those in which it was
    /// White's.
    tally: Vec<i32>,
    done: u32,
    scratch: FastBoard,
}

impl Playouts {
    /// Playouts from a position. Equal positions and seeds give equal games.
    #[must_use]
    pub fn new(position: &Position, seed: u64) -> Playouts {
        let life = UnconditionalLife::of(position.board(), Suicide::Forbidden);
        let mut start = FastBoard::new(position.board());
        for point in position.board().size().points().filter(|&point| life.owner(point).is_some()) {
            start.settle(point);
        }
        Playouts {
            size: position.board().size(),
            tally: vec![0; start.cell_count()],
            scratch: start.clone(),
            start,
            first_to_move: position.to_play(),
            life,
            random: Random::new(seed),
            done: 0,
        }
    }

    /// How many games have been played.
    #[must_use]
    pub fn done(&self) -> u32 {
        self.done
    }

    /// Plays `games` more games; the side that begins changes from game to game.
    pub fn run(&mut self, games: u32) {
        for _ in 0..games {
            let first =
                if self.done.is_multiple_of(2) { self.first_to_move } else { self.first_to_move.opponent() };
            self.scratch.clone_from(&self.start);
            policy::play_out(&mut self.scratch, first, &mut self.random);
            self.scratch.add_owners(&mut self.tally);
            self.done += 1;
        }
    }

    /// The mean over the games played; what is settled for certain is so whatever they say.
    #[must_use]
    pub fn ownership(&self) -> Ownership {
        let mut ownership = Ownership::unknown(self.size);
        for point in self.size.points() {
            let value = match self.life.owner(point) {
                Some(Color::Black) => 1.0,
                Some(Color::White) => -1.0,
                None => self.tally[self.start.cell(point)] as f32 / self.done.max(1) as f32,
            };
            ownership.set(point, value);
        }
        ownership
    }
}
