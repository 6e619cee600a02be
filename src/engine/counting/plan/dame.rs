//! Filling the neutral points, in turn and without harm.

use std::collections::{BTreeMap, BTreeSet};

use super::script::Script;
use super::{Protection, StepKind};
use crate::engine::counting::{Assessment, Reason};
use crate::engine::{Board, Color, Point};

/// The points to be filled before the count.
pub(super) struct Neutral {
    dame: BTreeSet<Point>,
    /// Dame that nobody fills, since they are the common liberties of a seki.
    shared: BTreeSet<Point>,
    /// Points that their owner has to fill to connect its stones.
    false_eyes: BTreeMap<Point, Color>,
    filled: u32,
}

/// The move that a filled dame forces the other side to make.
struct Answer {
    point: Point,
    chain: Vec<Point>,
}

impl Neutral {
    /// The neutral points of a position. `by_area` is its assessment under area scoring, which says
    /// whose a false eye is.
    pub fn new(board: &Board, assessment: &Assessment, by_area: &Assessment) -> Neutral {
        let of_reason = |reason| {
            let points = assessment.verdicts().filter(move |(_, verdict)| verdict.reason == reason);
            points.map(|(point, _)| point)
        };
        let (shared, dame) =
            of_reason(Reason::Dame).partition(|&point| is_inside_seki(board, assessment, point));
        let owner = |point| by_area.get(point).and_then(|verdict| verdict.owner);
        let false_eyes =
            of_reason(Reason::FalseEye).filter_map(|point| Some((point, owner(point)?))).collect();
        Neutral { dame, shared, false_eyes, filled: 0 }
    }

    /// The points that are not filled.
    pub fn points(self) -> BTreeSet<Point> {
        self.dame.into_iter().chain(self.shared).chain(self.false_eyes.into_keys()).collect()
    }

    /// Fills what can be filled: dame in turn from `first` on, then what has to be connected. What
    /// stones of `dead` touch waits until they are off the board.
    pub fn fill(&mut self, script: &mut Script, first: Color, dead: &BTreeSet<Point>) {
        let mut color = first;
        let mut passed = false;
        loop {
            let passes = match self.choose(script.board(), color, dead) {
                Some((point, answer)) => {
                    self.fill_dame(script, color, point, answer);
                    false
                }
                None => true,
            };
            color = color.opponent();
            if passes && passed {
                break;
            }
            passed = passes;
        }
        self.connect(script, dead);
    }

    /// A dame that `color` can fill, at best one that asks for no answer.
    fn choose(&self, board: &Board, color: Color, dead: &BTreeSet<Point>) -> Option<(Point, Option<Answer>)> {
        let mut forcing = None;
        for &point in self.dame.iter().filter(|&&point| is_clear(board, point, dead)) {
            match self.outcome(board, color, point, dead) {
                Some(None) => return Some((point, None)),
                Some(answer) => forcing = forcing.or(Some((point, answer))),
                None => {}
            }
        }
        forcing
    }

    fn fill_dame(&mut self, script: &mut Script, color: Color, point: Point, answer: Option<Answer>) {
        self.filled += 1;
        self.dame.remove(&point);
        script.place(StepKind::Dame { color, number: self.filled }, color, point);
        if let Some(Answer { point, chain }) = answer {
            let color = color.opponent();
            let reason = Protection::Atari { chain };
            self.dame.remove(&point);
            self.false_eyes.remove(&point);
            script.place(StepKind::Protect { color, reason }, color, point);
        }
    }

    /// What comes of `color` filling a dame: `None` if stones would be lost, else the answer that
    /// the other side must give, if any.
    fn outcome(
        &self,
        board: &Board,
        color: Color,
        point: Point,
        dead: &BTreeSet<Point>,
    ) -> Option<Option<Answer>> {
        let after = quiet_move(board, color, point)?;
        let rival = color.opponent();
        let mut answer: Option<Answer> = None;
        for beside in board.size().neighbours(point) {
            if after.get(beside) != Some(rival) || dead.contains(&beside) {
                continue;
            }
            let Some(last) = after.atari(beside) else { continue };
            match &answer {
                Some(known) if known.point != last => return None,
                Some(_) => {}
                None => answer = Some(Answer { point: last, chain: after.chain(beside) }),
            }
        }
        if let Some(Answer { point: reply, .. }) = answer {
            let is_neutral = self.false_eyes.get(&reply) == Some(&rival) || self.dame.contains(&reply);
            let settled = quiet_move(&after, rival, reply).filter(|settled| {
                let mut sides = settled.size().neighbours(reply);
                !sides.any(|p| {
                    settled.get(p) == Some(color) && !dead.contains(&p) && settled.atari(p).is_some()
                })
            });
            if !is_neutral || !is_clear(board, reply, dead) || settled.is_none() {
                return None;
            }
        }
        Some(answer)
    }

    /// Lets each owner connect at its false eyes, where no dead stone is in the way.
    fn connect(&mut self, script: &mut Script, dead: &BTreeSet<Point>) {
        let size = script.board().size();
        for (point, color) in self.false_eyes.clone() {
            let board = script.board();
            if !is_clear(board, point, dead) || quiet_move(board, color, point).is_none() {
                continue;
            }
            let own = size.neighbours(point).filter(|&beside| board.get(beside) == Some(color));
            let reason = Protection::FalseEye { stones: own.collect() };
            script.place(StepKind::Protect { color, reason }, color, point);
            self.false_eyes.remove(&point);
        }
    }
}

/// Whether a point can be filled while the dead stones are on the board: it is empty, and none of
/// them touches it.
fn is_clear(board: &Board, point: Point, dead: &BTreeSet<Point>) -> bool {
    board.is_empty(point) && board.size().neighbours(point).all(|beside| !dead.contains(&beside))
}

/// The board after a move that takes nothing and does not leave its chain in atari.
fn quiet_move(board: &Board, color: Color, point: Point) -> Option<Board> {
    if !board.is_empty(point) || !board.would_capture(color, point).is_empty() {
        return None;
    }
    let mut after = board.clone();
    after.set(point, Some(color));
    (after.liberties(point).len() >= 2).then_some(after)
}

/// Whether a point is a common liberty of stones in seki: stones of both colours touch it.
fn is_inside_seki(board: &Board, assessment: &Assessment, point: Point) -> bool {
    let touches = |color| {
        let mut sides = board.size().neighbours(point);
        sides.any(|beside| board.get(beside) == Some(color) && assessment.is_seki(beside))
    };
    Color::BOTH.into_iter().all(touches)
}
