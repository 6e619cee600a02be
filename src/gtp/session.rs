//! What the commands of a session work on: one game, and the stones marked as dead.

use std::collections::BTreeSet;

use super::Failure;
use crate::bot::{Judge, PlayoutJudge, Suggestion};
use crate::engine::counting::{Count, whole_chains};
use crate::engine::game::NewGame;
use crate::engine::{
    Action, Board, Color, Game, HalfPoints, Move, NodeId, Point, Position, Preset, Record, RulesName, Setup,
    Size,
};

const JUDGE_SEED: u64 = 1;

/// The longest game, in nodes of its record: far more than any real game has, so that a session
/// stays within some hundred megabytes on the largest board.
const MAX_NODES: usize = 50_000;

/// A game that is one line of moves, with the cursor at its end, under rules that have a name.
pub struct Session {
    game: Game,
    /// Whole chains; `None` until somebody has said which, and again whenever the board changes.
    dead: Option<BTreeSet<Point>>,
    /// Whether the other side has said goodbye.
    pub is_over: bool,
}

impl Session {
    /// An empty 19×19 board.
    pub fn new() -> Session {
        let NewGame { size, rules, komi, .. } = NewGame::even(Size::FULL);
        let game = Game::from_record(record(size, rules, komi));
        Session { game, dead: None, is_over: false }
    }

    pub fn game(&self) -> &Game {
        &self.game
    }

    pub fn board(&self) -> &Board {
        self.game.position().board()
    }

    pub fn size(&self) -> Size {
        self.board().size()
    }

    pub fn rules(&self) -> Preset {
        self.game.record().info.rules.preset()
    }

    /// The count of the board as it stands, with the marked stones dead.
    pub fn count(&self) -> Count {
        self.game.count(self.dead.as_ref().unwrap_or(&BTreeSet::new()))
    }

    /// The count of the board as it is marked or, where nobody has marked it, as the judge would.
    pub fn judged_count(&self) -> Count {
        match &self.dead {
            Some(dead) => self.game.count(dead),
            None => self.game.count(&self.judge().dead),
        }
    }

    /// What the judge says of the board. Equal boards are judged alike.
    pub fn judge(&self) -> Suggestion {
        PlayoutJudge::new(self.game.position().clone(), JUDGE_SEED).judge()
    }

    /// A new game with the same rules and komi.
    pub fn begin(&mut self, size: Size) {
        self.replace(self.new_record(size));
    }

    /// A new game from handicap stones, if the board is empty.
    pub fn begin_with_handicap(&mut self, stones: Vec<Point>) -> Result<(), Failure> {
        if self.board().stones().next().is_some() {
            return Err(Failure::BoardNotEmpty);
        }
        let mut record = self.new_record(self.size());
        record.info.handicap = u8::try_from(stones.len()).map_err(|_| Failure::HandicapNumber)?;
        let to_play = Some(self.game.rules().handicap.first_to_move);
        record.node_mut(NodeId::ROOT).setup = Setup { black: stones, to_play, ..Setup::default() };
        self.replace(record);
        Ok(())
    }

    /// A new game from a position.
    pub fn begin_from(&mut self, setup: Setup) -> Result<(), Failure> {
        let mut position = Position::new(self.size());
        position.set_up(&setup);
        let board = position.board();
        let stones_named = setup.black.len() + setup.white.len();
        let is_breathless = |&(point, _): &(Point, Color)| board.liberties(point).is_empty();
        if stones_named != board.stones().count() || board.chains().iter().any(is_breathless) {
            return Err(Failure::Position);
        }
        let mut record = self.new_record(self.size());
        record.node_mut(NodeId::ROOT).setup = setup;
        self.replace(record);
        Ok(())
    }

    /// The main line of a recorded game before its move number `before` (from 1), or to its end.
    pub fn load(&mut self, source: &Record, before: usize) -> Result<(), Failure> {
        let main_line = source.main_line(NodeId::ROOT);
        let mut moves = 0;
        let is_before = |&id: &NodeId| {
            let is_move = source.node(id).mv.is_some();
            moves += usize::from(is_move);
            !is_move || moves < before
        };
        let last = main_line.into_iter().take_while(is_before).last();
        let mut record = source.line_to(last.unwrap_or(NodeId::ROOT));
        if last.is_none() {
            record.node_mut(NodeId::ROOT).mv = None;
        }
        if record.len() > MAX_NODES {
            return Err(Failure::Load);
        }
        // From here the game may go on in another way.
        record.info.outcome = None;
        if !matches!(record.info.rules, RulesName::Known(_)) {
            record.info.rules = RulesName::Known(self.rules());
        }
        self.replace(record);
        Ok(())
    }

    pub fn set_komi(&mut self, komi: HalfPoints) {
        self.change(|record| record.info.komi = komi);
    }

    pub fn set_rules(&mut self, rules: Preset) {
        self.change(|record| record.info.rules = RulesName::Known(rules));
    }

    pub fn play(&mut self, mv: Move) -> Result<(), Failure> {
        if self.game.record().len() >= MAX_NODES {
            return Err(Failure::TooLong);
        }
        self.game.play_freely(mv).map_err(Failure::IllegalMove)?;
        self.dead = None;
        Ok(())
    }

    pub fn undo(&mut self) -> Result<(), Failure> {
        if !self.game.take_back() {
            return Err(Failure::Undo);
        }
        self.dead = None;
        Ok(())
    }

    /// Marks the chains on these points as dead, besides those that are.
    pub fn mark_dead(&mut self, points: Vec<Point>) -> Result<(), Failure> {
        if points.iter().any(|&point| self.board().is_empty(point)) {
            return Err(Failure::NoStone);
        }
        let mut dead = self.dead.take().unwrap_or_default();
        dead.extend(points);
        self.dead = Some(whole_chains(self.board(), &dead));
        Ok(())
    }

    /// Says that no stone is dead.
    pub fn clear_dead(&mut self) {
        self.dead = Some(BTreeSet::new());
    }

    fn new_record(&self, size: Size) -> Record {
        record(size, self.rules(), self.game.record().info.komi)
    }

    /// Changes what the record says beside its moves. The marks stay.
    fn change(&mut self, change: impl FnOnce(&mut Record)) {
        let mut record = self.game.record().clone();
        change(&mut record);
        self.game = at_the_end(record);
    }

    fn replace(&mut self, record: Record) {
        self.game = at_the_end(record);
        self.dead = None;
    }
}

fn record(size: Size, rules: Preset, komi: HalfPoints) -> Record {
    let mut record = Record::new(size);
    record.info.rules = RulesName::Known(rules);
    record.info.komi = komi;
    record
}

/// The game of a record that is one line.
fn at_the_end(record: Record) -> Game {
    let mut game = Game::from_record(record);
    if let Some(&last) = game.line().last() {
        // Never refused: the line leads there.
        let _ = game.apply(Action::GoTo(last));
    }
    game
}
