//! How a game begins: new, from a record, or from where it was left.

use std::collections::BTreeMap;

use thiserror::Error;

use super::history::{History, advance};
use super::{Ending, Event, Game, Refusal};
use crate::engine::handicap::fixed_handicap;
use crate::engine::rules::HandicapPlacement;
use crate::engine::{
    HalfPoints, IllegalMove, Move, NodeId, PerColor, Point, Position, Preset, Record, RulesName, Size, Vertex,
};

/// The stones that Black gets before the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Handicap {
    /// Number of stones.
    pub stones: u8,
    pub placement: HandicapPlacement,
}

impl Handicap {
    pub const NONE: Handicap = Handicap { stones: 0, placement: HandicapPlacement::Fixed };
}

/// What a new game is to be like.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewGame {
    pub size: Size,
    pub rules: Preset,
    pub komi: HalfPoints,
    pub handicap: Handicap,
    pub names: PerColor<String>,
    pub ranks: PerColor<String>,
    /// The day on which it begins, as `2026-05-01`; empty where it is not known.
    pub date: String,
}

impl NewGame {
    /// An even game by the default rules.
    #[must_use]
    pub fn even(size: Size) -> NewGame {
        let rules = Preset::default();
        NewGame {
            size,
            rules,
            komi: rules.rules().komi.even,
            handicap: Handicap::NONE,
            names: PerColor::default(),
            ranks: PerColor::default(),
            date: String::new(),
        }
    }
}

/// Why a game cannot begin like that.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum NewGameError {
    #[error("this board has no customary points for {0} handicap stones")]
    NoFixedHandicap(u8),
    #[error("the board has too few points for {0} handicap stones")]
    TooManyStones(u8),
}

/// Where a game was left, in terms that any copy of its record can follow (see [`Record::turns`]).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Left {
    /// Leads to the end of the line that was walked.
    pub line: Vec<u32>,
    /// Where on it the cursor stood.
    pub ply: usize,
    pub endings: Vec<(Vec<u32>, Ending)>,
    pub handicap_to_place: u8,
    /// Whether Black placed handicap stones by hand.
    pub handicap_by_hand: bool,
    /// The end of the line that the record's result belongs to.
    pub recorded_at: Option<Vec<u32>>,
}

impl Game {
    /// A new game.
    ///
    /// # Errors
    /// [`NewGameError`] when the handicap does not fit the board.
    pub fn new(new: NewGame) -> Result<Game, NewGameError> {
        let Handicap { stones, placement } = new.handicap;
        if usize::from(stones) >= new.size.area() && stones > 0 {
            return Err(NewGameError::TooManyStones(stones));
        }
        let mut record = Record::new(new.size);
        record.info.names = new.names;
        record.info.ranks = new.ranks;
        record.info.date = new.date;
        record.info.komi = new.komi;
        record.info.handicap = stones;
        record.info.rules = RulesName::Known(new.rules);
        let root = record.node_mut(NodeId::ROOT);
        if placement == HandicapPlacement::Fixed {
            root.setup.black =
                fixed_handicap(new.size, stones).ok_or(NewGameError::NoFixedHandicap(stones))?;
        }
        if stones > 0 {
            root.setup.to_play = Some(new.rules.rules().handicap.first_to_move);
        }
        let mut game = Game::from_record(record);
        if placement == HandicapPlacement::Free {
            game.handicap_to_place = stones;
            game.handicap_by_hand = stones > 0;
        }
        Ok(game)
    }

    /// A recorded game, with the cursor at its start.
    #[must_use]
    pub fn from_record(record: Record) -> Game {
        let rules = record.info.rules.preset().rules();
        let line = record.main_line(NodeId::ROOT);
        let history = History::new(start_of(&record, rules.end.pass_stones));
        let recorded_at = line.last().copied().filter(|_| record.info.outcome.is_some());
        Game {
            rules,
            record,
            line,
            history,
            endings: BTreeMap::new(),
            handicap_to_place: 0,
            handicap_by_hand: false,
            recorded_at,
        }
    }

    /// The same game as it was left; `None` when that cannot be.
    #[must_use]
    pub fn restore(record: Record, left: Left) -> Option<Game> {
        let mut game = Game::from_record(record);
        let leaf = game.record.follow(&left.line)?;
        for (turns, ending) in left.endings {
            game.endings.insert(game.record.follow(&turns)?, ending);
        }
        if let Some(turns) = left.recorded_at {
            game.recorded_at = Some(game.record.follow(&turns)?);
        }
        let line = game.record.path(leaf);
        let &node = line.get(left.ply)?;
        game.go_to(leaf).ok()?;
        game.go_to(node).ok()?;
        let placed = game.record.node(NodeId::ROOT).setup.black.len();
        let fits = placed + usize::from(left.handicap_to_place) < game.record.size().area();
        if left.handicap_to_place > 0 && (!fits || game.record.len() > 1) {
            return None;
        }
        game.handicap_to_place = left.handicap_to_place;
        game.handicap_by_hand = left.handicap_by_hand || left.handicap_to_place > 0;
        Some(game)
    }

    /// Where the game stands, beside its record: what [`Game::restore`] wants to know.
    #[must_use]
    pub fn left(&self) -> Left {
        let turns = |&node: &NodeId| self.record.turns(node);
        Left {
            line: self.line.last().map(turns).unwrap_or_default(),
            ply: self.ply(),
            endings: self.endings.iter().map(|(node, ending)| (turns(node), ending.clone())).collect(),
            handicap_to_place: self.handicap_to_place,
            handicap_by_hand: self.handicap_by_hand,
            recorded_at: self.recorded_at.as_ref().map(turns),
        }
    }

    /// Handicap stones that Black has still to place.
    #[must_use]
    pub fn handicap_to_place(&self) -> u8 {
        self.handicap_to_place
    }

    /// The moves of the line being walked that its rules forbid, with their plies. Records are
    /// shown as they are; this says what is odd about them.
    #[must_use]
    pub fn irregular_moves(&self) -> Vec<(usize, IllegalMove)> {
        let mut game = Game::from_record(self.record.clone());
        let mut found = Vec::new();
        for (ply, &id) in self.line.iter().enumerate().skip(1) {
            if let Some(Move { color, vertex: Vertex::Point(point) }) = game.record.node(id).mv
                && game.position().to_play() == color
                && let Err(illegal) = game.check(point)
            {
                found.push((ply, illegal));
            }
            game.step_into(id);
        }
        found
    }

    pub(super) fn place_handicap(&mut self, point: Point) -> Result<Event, Refusal> {
        self.position().check(point, self.rules.suicide).map_err(Refusal::Illegal)?;
        self.record.node_mut(NodeId::ROOT).setup.black.push(point);
        self.handicap_to_place -= 1;
        self.start_again();
        Ok(Event::HandicapPlaced { point, remaining: self.handicap_to_place })
    }

    /// Whether the last handicap stone was placed by hand and nothing has been played since.
    pub(super) fn handicap_can_be_taken_back(&self) -> bool {
        let placed = self.record.node(NodeId::ROOT).setup.black.len();
        self.handicap_by_hand && placed > 0 && self.record.len() == 1
    }

    pub(super) fn take_back_handicap(&mut self) -> Result<Event, Refusal> {
        if !self.handicap_can_be_taken_back() {
            return Err(Refusal::NoSuchStep);
        }
        self.record.node_mut(NodeId::ROOT).setup.black.pop();
        self.handicap_to_place += 1;
        self.start_again();
        Ok(Event::Walked)
    }

    fn start_again(&mut self) {
        self.history = History::new(start_of(&self.record, self.rules.end.pass_stones));
    }
}

fn start_of(record: &Record, pass_stones: bool) -> Position {
    let mut position = Position::new(record.size()).with_to_play(record.first_to_move());
    advance(&mut position, record.node(NodeId::ROOT), pass_stones);
    position
}
