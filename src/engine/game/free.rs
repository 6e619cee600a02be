//! Moves as Go programs tell them to each other: of either colour at any time, whatever the phase of
//! the game, and taken back without a trace. The page has no use for these; it changes a game by
//! [`Game::apply`] alone.

use super::Game;
use crate::engine::{Color, IllegalMove, Move, NodeId, Point, Vertex};

impl Game {
    /// Whether `color` may play on a point, be it its turn or not. A ko is over for a player who
    /// moves twice in a row.
    ///
    /// # Errors
    /// The rule that forbids it, superko included.
    pub fn check_for(&self, color: Color, point: Point) -> Result<(), IllegalMove> {
        let mut next = self.position().clone().with_to_play(color);
        next.play(point, self.rules.suicide)?;
        match self.history.forbidding(&next, color, self.rules.ko) {
            Some(ply) if self.position_at(ply).board() == next.board() => {
                Err(IllegalMove::Repetition { ply })
            }
            _ => Ok(()),
        }
    }

    /// Makes a move of either colour. Neither passes nor cycles end anything.
    ///
    /// # Errors
    /// The rule that forbids it, and the game is unchanged.
    pub fn play_freely(&mut self, mv: Move) -> Result<(), IllegalMove> {
        if let Vertex::Point(point) = mv.vertex {
            self.check_for(mv.color, point)?;
        }
        self.extend(mv);
        Ok(())
    }

    /// Takes back the last move, with the setups and comments after it, and forgets them. Does
    /// nothing unless there is a move after the root, and the record one line that ends at the
    /// cursor.
    ///
    /// Tells whether a move was taken back.
    pub fn take_back(&mut self) -> bool {
        let is_move = |&id: &NodeId| self.record.node(id).mv.is_some();
        let Some(ply) = self.line.iter().skip(1).rposition(is_move) else { return false };
        if self.ply() + 1 != self.record.len() {
            return false;
        }
        self.rewind(ply);
        for id in self.line.drain(ply + 1..).rev() {
            self.endings.remove(&id);
            self.record.remove_last();
        }
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::game::NewGame;
    use crate::engine::{Preset, Record, RulesName, Size};

    fn game(rules: Preset, moves: &str) -> Game {
        let mut game = Game::new(NewGame { rules, ..NewGame::even(Size::square(5).unwrap()) }).unwrap();
        for (index, name) in moves.split_whitespace().enumerate() {
            game.play_freely(Move { color: Color::BOTH[index % 2], vertex: Vertex::Point(at(name)) })
                .unwrap();
        }
        game
    }

    fn at(name: &str) -> Point {
        name.parse().unwrap()
    }

    /// Black has just taken a ko at B1.
    const KO: &str = "B2 C2 A1 D1 C1 B1";

    #[test]
    fn a_ko_forbids_only_the_other_side() {
        let mut game = game(Preset::Japanese, KO);
        assert!(matches!(game.check_for(Color::Black, at("C1")), Err(IllegalMove::Ko { .. })));
        assert_eq!(game.check_for(Color::White, at("C1")), Ok(()));
        game.play_freely(Move { color: Color::White, vertex: Vertex::Point(at("E5")) }).unwrap();
        assert_eq!(game.check_for(Color::Black, at("C1")), Ok(()));
    }

    #[test]
    fn superko_holds_out_of_turn() {
        let mut game = game(Preset::Chinese, KO);
        game.play_freely(Move { color: Color::White, vertex: Vertex::Pass }).unwrap();
        assert!(matches!(game.check_for(Color::Black, at("C1")), Err(IllegalMove::Repetition { .. })));
    }

    #[test]
    fn taking_back_leaves_the_game_as_it_was() {
        let before = game(Preset::Japanese, KO);
        let mut after = before.clone();
        for vertex in [Vertex::Pass, Vertex::Pass, Vertex::Point(at("E5"))] {
            after.play_freely(Move { color: Color::White, vertex }).unwrap();
        }
        for _ in 0..3 {
            assert!(after.take_back());
        }
        assert_eq!(after.record(), before.record());
        assert_eq!(after.position(), before.position());
        assert!(matches!(after.check_for(Color::Black, at("C1")), Err(IllegalMove::Ko { .. })));
    }

    #[test]
    fn nothing_is_taken_back_from_a_record_with_other_lines() {
        let mut record = Record::new(Size::square(5).unwrap());
        record.info.rules = RulesName::Known(Preset::Japanese);
        for name in ["A1", "B1"] {
            record.child_by_move(NodeId::ROOT, Move { color: Color::Black, vertex: Vertex::Point(at(name)) });
        }
        let mut game = Game::from_record(record);
        game.forward().unwrap();
        assert!(!game.take_back());
    }
}
