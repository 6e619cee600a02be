//! The positions along the line of play: what came when, and what has been there before.

use crate::engine::rules::Ko;
use crate::engine::{Color, Node, Placement, Position, Vertex};

/// A whole position is kept every so many plies; the rest are played again from there.
const KEYFRAME_PLIES: usize = 32;

/// What repetition rules ask about a position: the stones, who is to move, who made it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Trace {
    stones: u64,
    to_play: Color,
    /// Who made the position by placing a stone; `None` after a pass or a setup.
    placed_by: Option<Color>,
}

/// The positions from the start of a game to the present one. A *ply* is a step of the line:
/// ply 0 is the root, and each node after it is one more.
#[derive(Clone, Debug)]
pub(super) struct History {
    traces: Vec<Trace>,
    keyframes: Vec<Position>,
    current: Position,
}

/// Brings a position from one node's parent to the node, and tells what the node's move took.
pub(super) fn advance(position: &mut Position, node: &Node, pass_stones: bool) -> Placement {
    position.set_up(&node.setup);
    let Some(mv) = node.mv else { return Placement::default() };
    if pass_stones && mv.vertex == Vertex::Pass {
        position.add_prisoner(mv.color.opponent());
    }
    position.execute(mv)
}

impl History {
    pub(super) fn new(start: Position) -> History {
        let trace = Trace { stones: start.board().hash(), to_play: start.to_play(), placed_by: None };
        History { traces: vec![trace], keyframes: vec![start.clone()], current: start }
    }

    pub(super) fn current(&self) -> &Position {
        &self.current
    }

    pub(super) fn ply(&self) -> usize {
        self.traces.len() - 1
    }

    /// Goes on to a node, and tells what its move took.
    pub(super) fn push(&mut self, node: &Node, pass_stones: bool) -> Placement {
        // Whoever moves had the move, whatever was expected: records and programs may say so.
        if let (Some(mv), true, Some(trace)) = (node.mv, node.setup.is_empty(), self.traces.last_mut()) {
            trace.to_play = mv.color;
        }
        let placement = advance(&mut self.current, node, pass_stones);
        let placed_by = node.mv.filter(|mv| mv.vertex != Vertex::Pass).map(|mv| mv.color);
        self.traces.push(Trace {
            stones: self.current.board().hash(),
            to_play: self.current.to_play(),
            placed_by,
        });
        if self.ply().is_multiple_of(KEYFRAME_PLIES) {
            self.keyframes.push(self.current.clone());
        }
        placement
    }

    /// Goes back to an earlier ply; `nodes` is the line from the root.
    pub(super) fn rewind<'a>(&mut self, ply: usize, nodes: impl Fn(usize) -> &'a Node, pass_stones: bool) {
        self.current = self.position_at(ply, nodes, pass_stones);
        self.traces.truncate(ply + 1);
        self.keyframes.truncate(ply / KEYFRAME_PLIES + 1);
    }

    /// The position at a ply up to the present one.
    pub(super) fn position_at<'a>(
        &self,
        ply: usize,
        nodes: impl Fn(usize) -> &'a Node,
        pass_stones: bool,
    ) -> Position {
        let keyframe = (ply / KEYFRAME_PLIES).min(self.keyframes.len() - 1);
        let mut position = self.keyframes[keyframe].clone();
        for step in keyframe * KEYFRAME_PLIES + 1..=ply.min(self.ply()) {
            advance(&mut position, nodes(step), pass_stones);
        }
        position
    }

    /// The latest ply whose position, by the given rule, may not come back as `next`, which a stone
    /// of `color` would make. The caller makes sure that the boards are really equal.
    pub(super) fn forbidding(&self, next: &Position, color: Color, ko: Ko) -> Option<usize> {
        let stones = next.board().hash();
        self.traces.iter().rposition(|trace| {
            trace.stones == stones
                && match ko {
                    Ko::Simple => false,
                    Ko::PositionalSuperko => true,
                    Ko::SituationalSuperko => trace.to_play == next.to_play(),
                    Ko::NaturalSituationalSuperko => trace.placed_by == Some(color),
                }
        })
    }

    /// The latest earlier ply with the stones and the turn of the present one, where every step
    /// since was a stone: a cycle that neither side could leave by passing.
    pub(super) fn cycle(&self) -> Option<usize> {
        let (last, earlier) = self.traces.split_last()?;
        last.placed_by?;
        let found = earlier.iter().rposition(|t| t.stones == last.stones && t.to_play == last.to_play)?;
        let forced = self.traces[found + 1..].iter().all(|trace| trace.placed_by.is_some());
        forced.then_some(found)
    }

    /// The earlier plies at which a stone made the whole board look as it does now (or at which the
    /// game began so), latest first; empty unless a stone made the present position.
    pub(super) fn occurrences(&self) -> Vec<usize> {
        let Some((last, earlier)) = self.traces.split_last() else { return Vec::new() };
        if last.placed_by.is_none() {
            return Vec::new();
        }
        let same = |&(ply, trace): &(usize, &Trace)| {
            trace.stones == last.stones && (ply == 0 || trace.placed_by.is_some())
        };
        earlier.iter().enumerate().rev().filter(same).map(|(ply, _)| ply).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::game::Game;
    use crate::engine::{Action, Board, IllegalMove, NodeId, Point, Preset, Record, RulesName};

    /// Three kos, of which Black can take the first and the third and White the second; and a point
    /// at the left for another black stone.
    const TRIPLE_KO: &str = "
        . x o .
        x o . o
        . x o .
        x . x o
        . x o .
        x o . o
        . x o .";

    /// Black makes the position, White passes, and six moves later White would bring it back.
    fn round(ko: Ko) -> Result<(), IllegalMove> {
        let board = Board::from_diagram(TRIPLE_KO).unwrap();
        let mut record = Record::new(board.size());
        record.info.rules = RulesName::Known(Preset::TrompTaylor);
        let setup = &mut record.node_mut(NodeId::ROOT).setup;
        for (point, color) in board.stones() {
            if color == Color::Black { setup.black.push(point) } else { setup.white.push(point) }
        }
        let mut game = Game::from_record(record);
        game.rules.ko = ko;
        let at = |name: &str| name.parse::<Point>().unwrap();
        game.apply(Action::Play(at("A1"))).unwrap();
        game.apply(Action::Pass).unwrap();
        for name in ["C6", "B4", "C2", "B6", "C4"] {
            game.apply(Action::Play(at(name))).unwrap();
        }
        game.check(at("B2"))
    }

    /// The position stood after Black's move and after White's pass, but White never made it.
    #[test]
    fn natural_situational_superko_forbids_only_what_the_player_made_with_a_stone() {
        assert_eq!(round(Ko::PositionalSuperko), Err(IllegalMove::Repetition { ply: 2 }));
        assert_eq!(round(Ko::SituationalSuperko), Err(IllegalMove::Repetition { ply: 2 }));
        assert_eq!(round(Ko::NaturalSituationalSuperko), Ok(()));
        assert_eq!(round(Ko::Simple), Ok(()));
    }
}
