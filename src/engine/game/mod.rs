//! A game: a record, a cursor in it, and the rules that say what may come next.

mod action;
mod end;
mod ending;
mod free;
mod history;
mod marking;
mod opened;
mod start;
mod walk;

pub use action::{Action, Event, Refusal};
pub use ending::{Agreement, Ending, Finish, MarkedBy, Phase};
pub use start::{Handicap, Left, NewGame, NewGameError};

use std::collections::{BTreeMap, BTreeSet};

use super::{
    IllegalMove, Margin, Move, Node, NodeId, Outcome, Placement, Point, Position, Record, Rules, Vertex,
    counting,
};
use history::History;

/// A game of Go. Changed by [`Game::apply`] alone, but for marks that come from elsewhere
/// ([`Game::suggest`], [`Game::mark`]).
#[derive(Clone, Debug)]
pub struct Game {
    rules: Rules,
    record: Record,
    /// The line of play that Back and Forward walk: from the root through the cursor to a leaf.
    line: Vec<NodeId>,
    /// The positions of the line as far as the cursor.
    history: History,
    endings: BTreeMap<NodeId, Ending>,
    /// Handicap stones that Black has still to place before the first move.
    handicap_to_place: u8,
    /// Whether Black placed them by hand, and so may take them back.
    handicap_by_hand: bool,
    /// The end of the main line to which the record's result belonged when it was opened.
    recorded_at: Option<NodeId>,
}

impl Game {
    #[must_use]
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    #[must_use]
    pub fn record(&self) -> &Record {
        &self.record
    }

    /// The position at the cursor.
    #[must_use]
    pub fn position(&self) -> &Position {
        self.history.current()
    }

    /// The node at the cursor.
    #[must_use]
    pub fn cursor(&self) -> NodeId {
        self.line[self.ply()]
    }

    /// Number of steps from the root to the cursor.
    #[must_use]
    pub fn ply(&self) -> usize {
        self.history.ply()
    }

    /// The nodes of the line being walked, from the root through the cursor to a leaf.
    #[must_use]
    pub fn line(&self) -> &[NodeId] {
        &self.line
    }

    /// The last move made, if the cursor stands on one.
    #[must_use]
    pub fn last_move(&self) -> Option<Move> {
        self.node().mv
    }

    /// The position `ply` steps after the start of the line; the present one for any later ply.
    #[must_use]
    pub fn position_at(&self, ply: usize) -> Position {
        self.history.position_at(ply, |step| self.record.node(self.line[step]), self.rules.end.pass_stones)
    }

    /// Where the game stands at the cursor.
    #[must_use]
    pub fn phase(&self) -> Phase<'_> {
        if self.handicap_to_place > 0 {
            return Phase::Handicap { remaining: self.handicap_to_place };
        }
        match self.endings.get(&self.cursor()) {
            Some(Ending::Counting(agreement)) => Phase::Counting(agreement),
            Some(Ending::Finished(finish)) => Phase::Finished(finish),
            None => Phase::Play,
        }
    }

    /// The result that the record tells, at the end of the line that it tells it of, where nothing
    /// here has ended the game yet: a record from elsewhere.
    #[must_use]
    pub fn recorded_outcome(&self) -> Option<Outcome> {
        let outcome = self.record.info.outcome?;
        let ended_here = matches!(self.phase(), Phase::Finished(_));
        (self.recorded_at == Some(self.cursor()) && !ended_here).then_some(outcome)
    }

    /// The ends of lines that a count or a result stands at.
    #[must_use]
    pub fn endings(&self) -> &BTreeMap<NodeId, Ending> {
        &self.endings
    }

    /// The count of the position at the cursor with the given stones dead.
    #[must_use]
    pub fn count(&self, dead: &BTreeSet<Point>) -> counting::Count {
        counting::count(self.position().board(), dead, &self.rules, &self.terms())
    }

    /// The count over the board of the position at the cursor, step by step.
    #[must_use]
    pub fn plan(&self, dead: &BTreeSet<Point>) -> counting::Plan {
        counting::Plan::new(self.position(), dead, &self.rules, &self.terms())
    }

    fn terms(&self) -> counting::Terms {
        counting::Terms {
            prisoners: self.position().prisoners(),
            komi: self.record.info.komi,
            handicap_stones: self.record.info.handicap.into(),
        }
    }

    /// Whether the side to move may play on a point.
    ///
    /// # Errors
    /// The rule that forbids it, superko included.
    pub fn check(&self, point: Point) -> Result<(), IllegalMove> {
        self.check_for(self.position().to_play(), point)
    }

    /// Does what someone at the board wants to do.
    ///
    /// # Errors
    /// [`Refusal`], and the game is unchanged.
    pub fn apply(&mut self, action: Action) -> Result<Event, Refusal> {
        match action {
            Action::Play(point) => self.play(point),
            Action::Pass => self.pass(),
            Action::Resign(loser) => self.lose(loser, Margin::Resignation),
            Action::LoseOnTime(loser) => self.lose(loser, Margin::Time),
            Action::Back => self.back(),
            Action::Forward => self.forward(),
            Action::GoTo(node) => self.go_to(node),
            Action::ToggleDead(point) => self.toggle_dead(point),
            Action::Accept(color) => self.accept(color),
            Action::Withdraw(color) => self.withdraw(color),
            Action::Resume(asker) => self.resume(asker),
        }
    }

    fn node(&self) -> &Node {
        self.record.node(self.cursor())
    }

    fn play(&mut self, point: Point) -> Result<Event, Refusal> {
        match self.phase() {
            Phase::Handicap { .. } => return self.place_handicap(point),
            Phase::Play => self.check(point)?,
            Phase::Counting(_) | Phase::Finished(_) => return Err(Refusal::WrongPhase),
        }
        let mv = Move { color: self.position().to_play(), vertex: Vertex::Point(point) };
        let Placement { captured, .. } = self.extend(mv);
        let (ended, cycle) = self.end_by_cycle();
        Ok(Event::Moved { mv, captured, ended, cycle })
    }

    fn pass(&mut self) -> Result<Event, Refusal> {
        if !matches!(self.phase(), Phase::Play) {
            return Err(Refusal::WrongPhase);
        }
        let color = self.position().to_play();
        self.extend(Move { color, vertex: Vertex::Pass });
        if !self.play_is_over() {
            return Ok(Event::pass(color));
        }
        self.begin_count();
        Ok(Event::CountBegan)
    }
}
