//! How a line of play ends, and how play is taken up again.

use std::collections::BTreeSet;

use super::opened::territory;
use super::{Agreement, Ending, Event, Finish, Game, Phase, Refusal};
use crate::engine::rules::{LongCycle, OpenKos, Resumes};
use crate::engine::{Color, Margin, NodeId, Outcome, PerColor, Point, Setup, Vertex, counting};

impl Game {
    /// Whether the passes before the cursor are as many as the rules ask for.
    pub(super) fn play_is_over(&self) -> bool {
        let passes = self.passes_before_cursor();
        let last_by_white = self.last_move().is_some_and(|mv| mv.color == Color::White);
        passes >= usize::from(self.rules.end.passes) && (last_by_white || !self.rules.end.white_passes_last)
    }

    fn passes_before_cursor(&self) -> usize {
        let nodes = self.line[..=self.ply()].iter().rev().map(|&id| self.record.node(id));
        nodes
            .take_while(|node| node.setup.is_empty() && node.mv.is_some_and(|mv| mv.vertex == Vertex::Pass))
            .count()
    }

    /// Whether one more pass at the cursor would be the last.
    #[must_use]
    pub fn pass_ends_play(&self) -> bool {
        let passes = self.passes_before_cursor() + 1;
        let last_by_white = self.position().to_play() == Color::White;
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

    /// Ends the game at the cursor. A game that had no result yet was played to this end: what led
    /// here becomes the main line, and whatever was taken back on the way a variation.
    pub(super) fn finish(&mut self, finish: Finish) {
        let cursor = self.cursor();
        let outcome = finish.outcome;
        self.endings.insert(cursor, Ending::Finished(finish));
        if self.record.info.outcome.is_none() {
            self.record.promote(cursor);
            self.record.info.outcome = Some(outcome);
        } else if self.record.main_line(NodeId::ROOT).last() == Some(&cursor) {
            self.record.info.outcome = Some(outcome);
        }
    }

    /// The result at the cursor holds no longer. One that the record tells of another line stays.
    fn forget_outcome(&mut self, outcome: Outcome) {
        let on_main_line = self.record.main_line(NodeId::ROOT).contains(&self.cursor());
        if on_main_line && self.record.info.outcome == Some(outcome) {
            self.record.info.outcome = None;
        }
    }

    /// Puts right the results that their own counts do not come to, and takes back those on points
    /// that nothing was counted for; tells whether there were any.
    pub fn correct_results(&mut self) -> bool {
        let mut corrected = false;
        for node in self.endings.keys().copied().collect::<Vec<_>>() {
            let Some(Ending::Finished(finish)) = self.endings.get(&node) else { continue };
            let (stated, count) = (finish.outcome, finish.count.clone());
            let on_points = matches!(stated, Outcome::Win { by: Margin::Points(_), .. });
            let right = match &count {
                Some(agreement) => {
                    let mut there = self.clone();
                    // A node of the record is always there to go to.
                    let _ = there.go_to(node);
                    Some(Outcome::of_lead(there.count(&agreement.dead).account.black_lead()))
                }
                None if on_points => None,
                None => continue,
            };
            if right == Some(stated) {
                continue;
            }
            corrected = true;
            let of_record = self.record.info.outcome == Some(stated);
            match (right, self.endings.get_mut(&node)) {
                (Some(right), Some(Ending::Finished(finish))) => finish.outcome = right,
                _ => drop(self.endings.remove(&node)),
            }
            if of_record {
                self.record.info.outcome = right;
            }
        }
        corrected
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
        let count = self.count(&agreed.dead);
        let outcome = Outcome::of_lead(count.account.black_lead());
        let cursor = self.cursor();
        self.record.node_mut(cursor).territory = territory(&count.assessment, self.position().board());
        self.finish(Finish { outcome, count: Some(agreed), repeats_ply: None });
        Ok(Event::Ended(outcome))
    }

    pub(super) fn withdraw(&mut self, color: Color) -> Result<Event, Refusal> {
        self.agreement_mut()?.accepted[color] = false;
        Ok(Event::Withdrawn(color))
    }

    /// The passes at the cursor have just been made. Marks that were made here before are there
    /// again, but nobody has accepted them this time.
    pub(super) fn begin_count(&mut self) {
        let cursor = self.cursor();
        let agreement = match self.endings.remove(&cursor) {
            Some(Ending::Counting(agreement)) => agreement,
            Some(Ending::Finished(Finish { count, outcome, .. })) => {
                self.forget_outcome(outcome);
                count.unwrap_or_default()
            }
            None => Agreement::default(),
        };
        let agreement = Agreement { accepted: PerColor::default(), ..agreement };
        self.endings.insert(cursor, Ending::Counting(agreement));
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
                let setup = Setup { to_play: Some(to_play), ..Setup::default() };
                let child = self.record.child_by_setup(cursor, &setup);
                self.step_into(child);
                Ok(Event::Resumed { to_play })
            }
            Some(Ending::Finished(Finish { count: Some(agreement), outcome, .. })) => {
                let outcome = *outcome;
                let agreement = Agreement { accepted: PerColor::default(), ..agreement.clone() };
                self.endings.insert(cursor, Ending::Counting(agreement));
                self.record.node_mut(cursor).territory.clear();
                self.forget_outcome(outcome);
                Ok(Event::CountBegan)
            }
            Some(&Ending::Finished(Finish { outcome, .. })) => {
                self.endings.remove(&cursor);
                self.forget_outcome(outcome);
                if self.play_is_over() {
                    self.endings.insert(cursor, Ending::Counting(Agreement::default()));
                }
                Ok(Event::Resumed { to_play: self.position().to_play() })
            }
        }
    }
}
