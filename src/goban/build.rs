//! From a game to what is drawn of it.

use std::collections::BTreeSet;

use super::{Capabilities, Ground, Model, PointModel};
use crate::engine::counting::{Reason, Verdict};
use crate::engine::{Board, Color, Game, Phase, Point, Vertex};

/// What the visitor wants to see.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BuildOptions {
    pub capabilities: Capabilities,
    pub last_move: bool,
}

/// What to draw of a game at its cursor.
#[must_use]
pub fn build(game: &Game, options: BuildOptions) -> Model {
    let position = game.position();
    let board = position.board();
    let size = board.size();
    let mut points = points_of(board);
    if let Some(ko) = position.ko() {
        points[size.index(ko)].ko = true;
    }
    for mark in &game.record().node(game.cursor()).marks {
        if size.contains(mark.at) {
            points[size.index(mark.at)].shape = Some(mark.shape.clone());
        }
    }
    let phase = game.phase();
    if let Phase::Counting(agreement) = phase {
        for &stone in &agreement.unsure {
            points[size.index(stone)].unsure = true;
        }
    }
    if let Some(dead) = phase.marked_dead() {
        show_ground(&mut points, game, dead);
    }
    if options.last_move
        && let Some(Vertex::Point(last)) = game.last_move().map(|mv| mv.vertex)
        && size.contains(last)
    {
        points[size.index(last)].last = true;
    }
    Model {
        size,
        to_play: to_play(game),
        phase: phase.name(),
        stone_in_hand: options.capabilities.stone_in_hand(game),
        hand_follows_ground: false,
        points,
        blocks: Vec::new(),
    }
}

/// The points of a board, by [`Size::index`](crate::engine::Size::index), with their stones and the
/// liberties of these.
pub(super) fn points_of(board: &Board) -> Vec<PointModel> {
    let size = board.size();
    let mut points: Vec<PointModel> =
        size.points().map(|point| PointModel { stone: board.get(point), ..PointModel::default() }).collect();
    for (member, _) in board.chains() {
        let liberties = board.liberties(member).len().try_into().unwrap_or(u16::MAX);
        for stone in board.chain(member) {
            points[size.index(stone)].liberties = liberties;
        }
    }
    points
}

/// Whose turn it is; while handicap stones are placed, Black's.
fn to_play(game: &Game) -> Color {
    match game.phase() {
        Phase::Handicap { .. } => Color::Black,
        _ => game.position().to_play(),
    }
}

fn show_ground(points: &mut [PointModel], game: &Game, dead: &BTreeSet<Point>) {
    let size = game.record().size();
    let assessment = game.count(dead).assessment;
    for (point, verdict) in assessment.verdicts() {
        let model = &mut points[size.index(point)];
        model.dead = model.stone.is_some() && dead.contains(&point);
        model.ground = ground(verdict, model);
    }
}

pub(super) fn ground(verdict: Verdict, model: &PointModel) -> Ground {
    if model.stone.is_some() && !model.dead {
        return Ground::Unsaid;
    }
    match (verdict.owner, verdict.reason) {
        (Some(color), _) => Ground::Territory(color),
        (None, Reason::Seki | Reason::FalseEye) => Ground::Nobodys,
        (None, _) => Ground::Dame,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::game::NewGame;
    use crate::engine::{Action, Size};

    const OPTIONS: BuildOptions = BuildOptions { capabilities: Capabilities::ALL, last_move: true };

    fn at(name: &str) -> Point {
        name.parse().unwrap()
    }

    fn game_of(moves: &str) -> Game {
        let mut game = Game::new(NewGame::even(Size::square(5).unwrap())).unwrap();
        for name in moves.split_whitespace() {
            let action = if name == "pass" { Action::Pass } else { Action::Play(at(name)) };
            game.apply(action).unwrap();
        }
        game
    }

    /// The points whose look (or what `aspect` takes of them) differs after more moves.
    fn changed<T: PartialEq>(before: &str, after: &str, aspect: fn(&PointModel) -> T) -> Vec<Point> {
        let (before, after) = (build(&game_of(before), OPTIONS), build(&game_of(after), OPTIONS));
        let aspect_of = |model: &Model, point| model.point(point).map(aspect);
        before.size.points().filter(|&point| aspect_of(&before, point) != aspect_of(&after, point)).collect()
    }

    #[test]
    fn a_move_redraws_its_own_point_and_the_last_mark_only() {
        assert_eq!(changed("C3 C4", "C3 C4 D4", PointModel::drawn), [at("C4"), at("D4")]);
    }

    #[test]
    fn a_move_is_told_at_every_stone_whose_liberties_it_takes() {
        let all = changed("C3 C4 B3 E1", "C3 C4 B3 E1 A1 D3", PointModel::clone);
        assert_eq!(all, [at("A1"), at("E1"), at("B3"), at("C3"), at("D3")]);
        let ko = "B1 E1 A2 D2 B3 C1 C2 C3 pass B2";
        assert_eq!(changed(ko, &format!("{ko} E5 E4"), |point| point.ko), [at("C2")]);
    }

    #[test]
    fn the_count_shows_ground_and_dead_stones() {
        // A wall of Black on the left of White's wall, and a white stone lost inside.
        let mut game = game_of("B1 C1 B2 C2 B3 C3 B4 C4 B5 C5 pass A3 pass pass");
        let model = build(&game, OPTIONS);
        assert_eq!(model.phase, "counting");
        assert_eq!(model.point(at("E1")).unwrap().ground, Ground::Territory(Color::White));
        game.apply(Action::ToggleDead(at("A3"))).unwrap();
        let model = build(&game, OPTIONS);
        assert!(model.point(at("A3")).unwrap().dead);
        assert_eq!(model.point(at("A3")).unwrap().ground, Ground::Territory(Color::Black));
        assert_eq!(model.stone_in_hand, None);
    }
}
