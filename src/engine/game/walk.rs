//! Walking the record: undo, redo and review are the same steps.

use super::{Agreement, Ending, Event, Game, Refusal};
use crate::engine::{Move, NodeId, Placement};

impl Game {
    /// Whether there is a step back.
    #[must_use]
    pub fn can_go_back(&self) -> bool {
        self.ply() > 0 || self.handicap_can_be_taken_back()
    }

    /// Whether there is a step forward.
    #[must_use]
    pub fn can_go_forward(&self) -> bool {
        self.ply() + 1 < self.line.len()
    }

    pub(super) fn back(&mut self) -> Result<Event, Refusal> {
        match self.ply().checked_sub(1) {
            Some(ply) => {
                self.rewind(ply);
                Ok(Event::Walked)
            }
            None => self.take_back_handicap(),
        }
    }

    pub(super) fn forward(&mut self) -> Result<Event, Refusal> {
        let &next = self.line.get(self.ply() + 1).ok_or(Refusal::NoSuchStep)?;
        let Placement { captured, .. } = self.push(next);
        match self.node().mv {
            Some(mv) => Ok(Event::Moved { mv, captured, ended: None, cycle: None }),
            None => Ok(Event::Walked),
        }
    }

    pub(super) fn go_to(&mut self, node: NodeId) -> Result<Event, Refusal> {
        if !self.record.has(node) || self.handicap_to_place > 0 {
            return Err(Refusal::NoSuchStep);
        }
        if let Some(ply) = self.line.iter().position(|&id| id == node) {
            self.walk_to_ply(ply);
            return Ok(Event::Walked);
        }
        let path = self.record.path(node);
        let common = path.iter().zip(&self.line).take_while(|(a, b)| a == b).count();
        self.walk_to_ply(common - 1);
        self.line = path;
        self.line.extend(self.record.main_line(node).into_iter().skip(1));
        let ply = self.line.iter().position(|&id| id == node).unwrap_or(0);
        self.walk_to_ply(ply);
        Ok(Event::Walked)
    }

    fn walk_to_ply(&mut self, ply: usize) {
        if ply <= self.ply() {
            self.rewind(ply);
        }
        while self.ply() < ply {
            self.push(self.line[self.ply() + 1]);
        }
    }

    pub(super) fn rewind(&mut self, ply: usize) {
        let (record, line) = (&self.record, &self.line);
        self.history.rewind(ply, |step| record.node(line[step]), self.rules.end.pass_stones);
    }

    /// Steps to a node that follows the cursor. A second pass begins a count there.
    fn push(&mut self, next: NodeId) -> Placement {
        let placement = self.history.push(self.record.node(next), self.rules.end.pass_stones);
        let resumed = !self.record.node(next).children().is_empty();
        if !resumed && self.play_is_over() {
            self.endings.entry(next).or_insert_with(|| Ending::Counting(Agreement::default()));
        }
        placement
    }

    /// Makes a move at the cursor: walks into the continuation that is there, or begins one.
    pub(super) fn extend(&mut self, mv: Move) -> Placement {
        let child = self.record.child_by_move(self.cursor(), mv);
        self.step_into(child)
    }

    /// Steps into a child of the cursor, and makes its main continuation the line ahead.
    pub(super) fn step_into(&mut self, child: NodeId) -> Placement {
        if self.line.get(self.ply() + 1) != Some(&child) {
            self.line.truncate(self.ply() + 1);
            self.line.extend(self.record.main_line(child));
        }
        self.history.push(self.record.node(child), self.rules.end.pass_stones)
    }
}
