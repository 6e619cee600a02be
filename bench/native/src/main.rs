//! Makes random games, plays them with this project's engine and with the crate goban, and prints
//! the games and the rates as JSON, for `compare.mjs` to go on with.

mod goban_side;
mod hoshi_side;
#[path = "../../../tests/common/play.rs"]
#[allow(dead_code, reason = "the tests use the rest")]
mod play;

use std::time::{Duration, Instant};

use hoshi::engine::{Point, Size};
use play::{Dice, RandomGame};
use serde_json::json;

const SEED: u64 = 2026;
const GAMES: usize = 20;
/// (side, moves): the positions after so many moves are counted.
const PERFTS: [(u8, usize); 2] = [(5, 4), (9, 3)];
const ROUNDS: usize = 5;
const ROUND: Duration = Duration::from_millis(400);

fn main() {
    let boards = [9, 19].map(|side| {
        let size = Size::square(side).expect("a size");
        let mut dice = Dice::new(SEED + u64::from(side));
        let games: Vec<Vec<Point>> =
            (0..GAMES).map(|_| RandomGame::play(size, 3 * size.area(), &mut dice).line).collect();
        let moves: usize = games.iter().map(Vec::len).sum();
        let rates = json!({
            "position": rate(moves, || hoshi_side::replay_positions(size, &games)),
            "game": rate(moves, || hoshi_side::replay_games(size, &games)),
            "goban": rate(moves, || goban_side::replay(side, &games)),
        });
        let games: Vec<Vec<[u8; 2]>> =
            games.iter().map(|line| line.iter().map(|p| [p.column, p.row]).collect()).collect();
        json!({ "side": side, "moves": moves, "games": games, "rates": rates })
    });
    let perfts = PERFTS.map(|(side, length)| {
        let leaves = hoshi_side::perft(side, length);
        assert_eq!(goban_side::perft(side, length), leaves, "both count the same");
        let rates = json!({
            "position": rate(leaves as usize, || hoshi_side::perft(side, length)),
            "goban": rate(leaves as usize, || goban_side::perft(side, length)),
        });
        json!({ "side": side, "length": length, "leaves": leaves, "rates": rates })
    });
    println!("{}", json!({ "boards": boards, "perfts": perfts }));
}

/// Things a second in the best of some rounds.
fn rate<T>(things: usize, mut work: impl FnMut() -> T) -> f64 {
    let mut best = 0.0f64;
    for _ in 0..ROUNDS {
        let start = Instant::now();
        let mut done = 0;
        while start.elapsed() < ROUND {
            std::hint::black_box(work());
            done += things;
        }
        best = best.max(done as f64 / start.elapsed().as_secs_f64());
    }
    best
}
