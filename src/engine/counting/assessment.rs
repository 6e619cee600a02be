//! Whose each point is at the end of the game, and why.

use std::collections::BTreeSet;

use super::grid::Grid;
use super::survey::Survey;
use super::whole_chains;
use crate::engine::rules::{DeadStones, Rules};
use crate::engine::{Board, Color, Point, Size};

/// Why a point belongs to whom it belongs, or to nobody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reason {
    /// A living stone stands here.
    Stone,
    /// A dead stone stood here; the point under it is its captor's territory.
    DeadStone,
    /// Empty, and only one colour reaches it.
    Territory,
    /// Both colours reach it, or neither.
    Dame,
    /// Surrounded by one colour, whose stones live only in seki.
    Seki,
    /// An eye that its owner has to fill before the end, since the stones around it are not
    /// connected otherwise.
    FalseEye,
    /// Nearly surrounded by one colour, but the border is open: one more move decides.
    OpenBorder,
}

/// Whose a point is, and why.
///
/// `owner` is who has this point on the board under the given rules: with area scoring living
/// stones are points, with territory scoring only [`Reason::DeadStone`], [`Reason::Territory`] and
/// the like are. `None` is nobody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Verdict {
    pub owner: Option<Color>,
    pub reason: Reason,
}

/// A verdict for each point of a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Assessment {
    size: Size,
    verdicts: Vec<Verdict>,
    dead: BTreeSet<Point>,
    seki: Vec<bool>,
    eye_values: Vec<u8>,
    false_eyes: Vec<bool>,
}

impl Assessment {
    /// The board's size.
    #[must_use]
    pub fn size(&self) -> Size {
        self.size
    }

    /// The verdict on a point; `None` off the board.
    #[must_use]
    pub fn get(&self, point: Point) -> Option<Verdict> {
        self.size.contains(point).then(|| self.verdicts[self.size.index(point)])
    }

    /// Every point with its verdict, row by row from A1.
    pub fn verdicts(&self) -> impl Iterator<Item = (Point, Verdict)> + '_ {
        self.size.points().zip(self.verdicts.iter().copied())
    }

    /// The stones taken as dead: whole chains (see [`assess`]).
    #[must_use]
    pub fn dead(&self) -> &BTreeSet<Point> {
        &self.dead
    }

    /// Whether a living stone or a point around it belongs to a group that lives in seki.
    #[must_use]
    pub fn is_seki(&self, point: Point) -> bool {
        self.size.contains(point) && self.seki[self.size.index(point)]
    }

    /// How many eyes the space around an empty or dead point is worth, 0 to 2.
    #[must_use]
    pub fn eye_value(&self, point: Point) -> u8 {
        if self.size.contains(point) { self.eye_values[self.size.index(point)] } else { 0 }
    }

    /// Whether a point is an eye that does not help the stones around it to live. (Such an eye is
    /// still territory if those stones live by other means; [`Reason::FalseEye`] is not.)
    #[must_use]
    pub fn is_false_eye(&self, point: Point) -> bool {
        self.size.contains(point) && self.false_eyes[self.size.index(point)]
    }
}

/// Judges each point of a finished game, given which stones are dead.
///
/// A chain is dead as a whole: one marked stone marks all of it. Marks on empty points and off the
/// board are passed over. Where the rules let nothing be dead that still stands
/// ([`DeadStones::MustBeCaptured`]), all marks are passed over.
#[must_use]
pub fn assess(board: &Board, dead: &BTreeSet<Point>, rules: &Rules) -> Assessment {
    Judged::new(board, dead, rules).assess(rules)
}

/// A position looked at once, to be assessed under several rules.
pub(super) struct Judged {
    size: Size,
    survey: Survey,
    dead: BTreeSet<Point>,
}

impl Judged {
    /// Of `rules`, only what may be dead matters.
    pub fn new(board: &Board, dead: &BTreeSet<Point>, rules: &Rules) -> Judged {
        let dead = match rules.end.dead_stones {
            DeadStones::Agreed => whole_chains(board, dead),
            DeadStones::MustBeCaptured => BTreeSet::new(),
        };
        Judged { size: board.size(), survey: Survey::new(board, Grid::new(board, &dead)), dead }
    }

    pub fn assess(&self, rules: &Rules) -> Assessment {
        let survey = &self.survey;
        let cells = || survey.grid.board_cells();
        Assessment {
            size: self.size,
            verdicts: cells().map(|cell| survey.verdict(cell, rules)).collect(),
            seki: cells().map(|cell| survey.is_seki(cell)).collect(),
            eye_values: cells().map(|cell| survey.eye_value(cell)).collect(),
            false_eyes: cells().map(|cell| survey.is_false_eye(cell)).collect(),
            dead: self.dead.clone(),
        }
    }
}
