//! How a line of play ends, and how play is taken up again.

use std::collections::BTreeSet;

use super::{Agreement, Ending, Event, Finish, Game, Phase, Refusal};
use crate::engine::rules::{LongCycle, OpenKos, Resumes};
use crate::engine::{Color, Margin, NodeId, Outcome, PerColor, Point, Setup, Vertex, counting};

impl Game {
    /// Whether the passes before the cursor are as many as the rules ask for.
    pub(super) fn play_is_over(&self) -> bool {
        let passes = self.line[..=self.ply()]
            .iter()
            .rev()
            .map(|&id| self.record.node(id))
            .take_while(|node| node.setup.is_empty() && node.mv.is_some_and(|mv| mv.vertex == Vertex::Pass))
            .count();
        let last_by_white = self.last_move().is_some_and(|mv| mv.color == Color::White);
        passes >= usize::from(self.rules.end.passes) && (last_by_white || !self.rules.end.white_passes_last)
    }

    /// Ends the game where the rules say that a repeated position does. Tells the outcome, and the
    /// ply whose position has come back even if that ends nothing.
    pub(super) fn end_by_cycle(&mut self) -> (Option<Outcome>, Option<usize>) {
        let outcome = match self.rules.long_cycle {
            LongCycle::Ignore => return (None, None),
            LongCycle::OfferDraw => None,
            LongCycle::Draw => Some(Outcome::Draw),
            LongCycle::NoResult | LongCycle::AnnulledAtThird => Some(Outcome::NoResult),
        };
        let repeated = if self.rules.long_cycle == LongCycle::AnnulledAtThird {
            self.history.occurrences().get(1).copied()
        } else {
            self.history.cycle()
        };
        let Some(ply) = repeated.filter(|&ply| self.position_at(ply).board() == self.position().board())
        else {
            return (None, None);
        };
        if let Some(outcome) = outcome {
            self.finish(Finish { outcome, count: None, repeats_ply: Some(ply) });
        }
        (outcome, Some(ply))
    }

    pub(super) fn lose(&mut self, loser: Color, by: Margin) -> Result<Event, Refusal> {
        if matches!(self.phase(), Phase::Finished(_)) {
            return Err(Refusal::WrongPhase);
        }
        let outcome = Outcome::Win { winner: loser.opponent(), by };
        self.finish(Finish { outcome, count: None, repeats_ply: None });
        Ok(Event::Ended(outcome))
    }

    pub(super) fn finish(&mut self, finish: Finish) {
        let cursor = self.cursor();
        self.endings.insert(cursor, Ending::Finished(finish));
        self.note_outcome();
    }

    /// The record's result is that of the main line's end.
    fn note_outcome(&mut self) {
        let main_line = self.record.main_line(NodeId::ROOT);
        let ending = main_line.iter().rev().find_map(|node| self.endings.get(node));
        match ending {
            Some(Ending::Finished(finish)) => self.record.info.outcome = Some(finish.outcome),
            Some(Ending::Counting(_)) => self.record.info.outcome = None,
            None => {}
        }
    }

    /// The kos that have to be closed before the position at the cursor may be counted with the
    /// given stones dead; none under most rules. Sorted.
    #[must_use]
    pub fn kos_to_close(&self, dead: &BTreeSet<Point>) -> Vec<Point> {
        match self.rules.end.open_kos {
            OpenKos::MayStay => Vec::new(),
            OpenKos::MustBeClosed => counting::open_kos(self.position().board(), dead),
        }
    }

    pub(super) fn accept(&mut self, color: Color) -> Result<Event, Refusal> {
        let dead = self.agreement_mut()?.dead.clone();
        let points = self.kos_to_close(&dead);
        if !points.is_empty() {
            return Err(Refusal::OpenKos { points });
        }
        let agreement = self.agreement_mut()?;
        agreement.accepted[color] = true;
        agreement.accept_marks();
        if !Color::BOTH.into_iter().all(|color| agreement.accepted[color]) {
            return Ok(Event::Accepted(color));
        }
        let agreed = agreement.clone();
        let outcome = Outcome::of_lead(self.count(&agreed.dead).account.black_lead());
        self.finish(Finish { outcome, count: Some(agreed), repeats_ply: None });
        Ok(Event::Ended(outcome))
    }

    pub(super) fn resume(&mut self, asker: Color) -> Result<Event, Refusal> {
        let cursor = self.cursor();
        match self.endings.get(&cursor) {
            None => Err(Refusal::WrongPhase),
            Some(Ending::Counting(_)) => {
                let to_play = match self.rules.end.resumes {
                    Resumes::OpponentOfAsker => asker.opponent(),
                    Resumes::TurnGoesOn => self.position().to_play(),
                };
                let child = self.record.add_child(cursor);
                self.record.node_mut(child).setup = Setup { to_play: Some(to_play), ..Setup::default() };
                self.step_into(child);
                Ok(Event::Resumed { to_play })
            }
            Some(Ending::Finished(Finish { count: Some(agreement), .. })) => {
                let agreement = Agreement { accepted: PerColor::default(), ..agreement.clone() };
                self.endings.insert(cursor, Ending::Counting(agreement));
                self.note_outcome();
                Ok(Event::CountBegan)
            }
            Some(Ending::Finished(_)) => {
                self.endings.remove(&cursor);
                self.record.info.outcome = None;
                self.note_outcome();
                if self.play_is_over() {
                    self.endings.insert(cursor, Ending::Counting(Agreement::default()));
                }
                Ok(Event::Resumed { to_play: self.position().to_play() })
            }
        }
    }
}
