//! Games under a preset from a given position, and moves by name.

use hoshi::engine::game::{Handicap, NewGame};
use hoshi::engine::{
    Action, Board, Color, Event, Game, IllegalMove, NodeId, Point, Preset, Record, Refusal, RulesName, Size,
};

pub fn at(name: &str) -> Point {
    name.parse().expect("the name of a point")
}

pub fn points(names: &str) -> Vec<Point> {
    let mut points: Vec<Point> = names.split_whitespace().map(at).collect();
    points.sort_unstable();
    points
}

/// A game that starts from a picture, without komi.
pub fn game(rules: Preset, picture: &str, to_play: Color) -> Game {
    let board = Board::from_diagram(picture).expect("a picture of a board");
    let mut record = Record::new(board.size());
    record.info.rules = RulesName::Known(rules);
    let setup = &mut record.node_mut(NodeId::ROOT).setup;
    let of = |color| board.stones().filter(move |&(_, stone)| stone == color).map(|(point, _)| point);
    setup.black = of(Color::Black).collect();
    setup.white = of(Color::White).collect();
    setup.to_play = Some(to_play);
    Game::from_record(record)
}

/// A new game with the komi and the way of handicap that the rules propose.
pub fn new_game(rules: Preset, size: Size, stones: u8) -> Game {
    let axes = rules.rules();
    let komi = if stones > 0 { axes.komi.handicap } else { axes.komi.even };
    let handicap = Handicap { stones, placement: axes.handicap.placement };
    Game::new(NewGame { rules, komi, handicap, ..NewGame::even(size) }).expect("a game")
}

/// Makes moves, `pass` among them, and tells what came of the last.
pub fn play(game: &mut Game, moves: &str) -> Result<Event, Refusal> {
    let mut last = Err(Refusal::NoSuchStep);
    for name in moves.split_whitespace() {
        let action = if name == "pass" { Action::Pass } else { Action::Play(at(name)) };
        last = Ok(game.apply(action)?);
    }
    last
}

/// Makes moves that the rules allow.
pub fn played(game: &mut Game, moves: &str) -> Event {
    play(game, moves).unwrap_or_else(|refusal| panic!("{moves}: {refusal}"))
}

/// Why the side to move may not play on a point.
pub fn forbidden(game: &Game, point: &str) -> Option<IllegalMove> {
    game.check(at(point)).err()
}

/// Both sides accept the count as it is marked.
pub fn accept(game: &mut Game) -> Result<Event, Refusal> {
    game.apply(Action::Accept(Color::Black))?;
    game.apply(Action::Accept(Color::White))
}
