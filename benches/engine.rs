//! How fast the engine is. `cargo bench --no-default-features --bench engine`; a name after it picks
//! some (`-- scoring`). Beside other programs: `bench/README.md`.

#[path = "../tests/common/perft.rs"]
#[allow(dead_code, reason = "the tests use the rest")]
mod perft;
#[path = "../tests/common/play.rs"]
mod play;

use std::collections::BTreeSet;
use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use hoshi::engine::counting::{self, UnconditionalLife, assess};
use hoshi::engine::game::NewGame;
use hoshi::engine::rules::Suicide;
use hoshi::engine::{
    Action, Board, Color, Game, Move, NodeId, Point, Position, Preset, Record, Size, Vertex,
};
use hoshi::sgf;
use play::{Dice, RandomGame};

const SIDES: [u8; 2] = [9, 19];
/// Every board of so few points, and how many of them are legal (Tromp and Farnebäck 2007, table 1).
const LEGAL_3X3: usize = 12675;

fn square(side: u8) -> Size {
    Size::square(side).expect("a size")
}

/// A game of random moves until there is none but filling own eyes.
fn random_game(side: u8) -> RandomGame {
    let size = square(side);
    RandomGame::play(size, 3 * size.area(), &mut Dice::new(u64::from(side)))
}

fn replay_positions(size: Size, line: &[Point]) -> Position {
    let mut position = Position::new(size);
    for &point in line {
        position.play(point, Suicide::Forbidden).expect("a legal move");
    }
    position
}

fn replay_game(size: Size, line: &[Point], rules: Preset) -> Game {
    let mut game = Game::new(NewGame { rules, ..NewGame::even(size) }).expect("a game");
    for &point in line {
        game.apply(Action::Play(point)).expect("a legal move");
    }
    game
}

/// The elements are moves: with legality and ko; with record, superko and cycles; chosen at random
/// among the legal ones.
fn moves(c: &mut Criterion) {
    for side in SIDES {
        let size = square(side);
        let line = random_game(side).line;
        let mut group = c.benchmark_group(format!("moves {size}"));
        group.throughput(Throughput::Elements(line.len() as u64));
        group.bench_function("position", |b| b.iter(|| replay_positions(size, black_box(&line))));
        for rules in [Preset::Japanese, Preset::TrompTaylor] {
            group.bench_function(format!("game, {rules}"), |b| {
                b.iter(|| replay_game(size, black_box(&line), rules));
            });
        }
        group.bench_function("random game", |b| b.iter(|| random_game(side)));
    }
}

/// The elements are leaves.
fn perfts(c: &mut Criterion) {
    let mut group = c.benchmark_group("perft");
    group.sample_size(10);
    for (side, length, leaves) in [(5, 4, 303_424), (9, 3, 511_920)] {
        group.throughput(Throughput::Elements(leaves));
        group.bench_function(format!("{}, {length} moves", square(side)), |b| {
            b.iter(|| assert_eq!(perft::moves(side, side, length, Suicide::Forbidden), leaves));
        });
    }
    group.throughput(Throughput::Elements(LEGAL_3X3 as u64));
    group.bench_function("legal positions 3×3", |b| {
        b.iter(|| assert_eq!(perft::legal_positions(3, 3), LEGAL_3X3));
    });
}

/// One step back; and from the end of a game to its start and forward again.
fn undo(c: &mut Criterion) {
    let line = random_game(19).line;
    let game = replay_game(Size::FULL, &line, Preset::Japanese);
    let mut group = c.benchmark_group("undo 19×19");
    group.bench_function("back and forward", |b| {
        let mut game = game.clone();
        b.iter(|| {
            game.apply(Action::Back).expect("a step");
            game.apply(Action::Forward).expect("a step");
        });
    });
    group.throughput(Throughput::Elements(line.len() as u64));
    group.bench_function("to the start and through all moves", |b| {
        let mut game = game.clone();
        let end = game.cursor();
        b.iter(|| {
            game.apply(Action::GoTo(NodeId::ROOT)).expect("the root");
            game.apply(Action::GoTo(end)).expect("the end");
        });
    });
    group.finish();
}

/// A board with much left open, and one on which nothing is.
fn boards() -> [(&'static str, Board); 2] {
    let full = random_game(19).board;
    let open = RandomGame::play(Size::FULL, 200, &mut Dice::new(7)).board;
    [("200 moves", open), ("played out", full)]
}

fn scoring(c: &mut Criterion) {
    let none = BTreeSet::new();
    let terms = counting::Terms::default();
    for (name, board) in boards() {
        let mut group = c.benchmark_group(format!("scoring 19×19, {name}"));
        for rules in [Preset::Japanese, Preset::Chinese] {
            let axes = rules.rules();
            group.bench_function(format!("assess, {rules}"), |b| b.iter(|| assess(&board, &none, &axes)));
        }
        let rules = Preset::Japanese.rules();
        group.bench_function("count", |b| b.iter(|| counting::count(&board, &none, &rules, &terms)));
        group.bench_function("unsettled", |b| b.iter(|| counting::unsettled(&board, &none)));
        group.bench_function("open kos", |b| b.iter(|| counting::open_kos(&board, &none)));
        group.bench_function("unconditional life", |b| {
            b.iter(|| UnconditionalLife::of(&board, Suicide::Forbidden));
        });
        group.finish();
    }
}

/// A record of several thousand moves: random games as variations of each other.
fn large_record() -> Record {
    let mut record = Record::new(Size::FULL);
    let mut dice = Dice::new(3);
    for _ in 0..50 {
        let game = RandomGame::play(Size::FULL, 300, &mut dice);
        let mut node = NodeId::ROOT;
        for (ply, point) in game.line.into_iter().enumerate() {
            let mv = Move { color: Color::BOTH[ply % 2], vertex: Vertex::Point(point) };
            node = record.child_by_move(node, mv);
            record.node_mut(node).comment = format!("Move {ply}: why [here]?");
        }
    }
    record
}

/// The bytes are those of the file.
fn records(c: &mut Criterion) {
    let record = large_record();
    let text = sgf::write(&record);
    let mut group = c.benchmark_group(format!("SGF, {} nodes", record.len()));
    group.throughput(Throughput::Bytes(text.len() as u64));
    group.sample_size(20);
    group.bench_function("read", |b| b.iter(|| sgf::read(black_box(text.as_bytes())).expect("a record")));
    group.bench_function("write", |b| b.iter(|| sgf::write(black_box(&record))));
    group.finish();
}

criterion_group!(benches, moves, perfts, undo, scoring, records);
criterion_main!(benches);
