//! The account of a game: what each side has, item by item.

use std::collections::BTreeSet;

use super::assessment::Judged;
use super::{Assessment, Reason};
use crate::engine::rules::{HandicapCompensation, Rules, Scoring, SekiPoints};
use crate::engine::{Board, Color, HalfPoints, PerColor, Point};

/// What the board does not show but the count needs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Terms {
    /// Stones each side has taken during play, pass stones handed over to it included.
    pub prisoners: PerColor<u32>,
    /// Points for White for moving second; negative when Black gets them.
    pub komi: HalfPoints,
    /// Stones that Black had on the board before the first move.
    pub handicap_stones: u32,
}

/// One side's column of the account.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Items {
    /// Points surrounded, those under dead stones included.
    pub territory: u32,
    /// Own living stones on the board; counted under area scoring only.
    pub stones: u32,
    /// The opponent's dead stones taken off the board; counted under territory scoring only.
    pub dead_stones: u32,
    /// The opponent's stones taken during play; counted under territory scoring only.
    pub prisoners: u32,
    /// Komi, for White (for Black if it is negative).
    pub komi: HalfPoints,
    /// What White gets for the handicap stones; under area scoring only.
    pub compensation: HalfPoints,
}

impl Items {
    /// The sum of the items.
    #[must_use]
    pub fn total(&self) -> HalfPoints {
        let counted = [self.territory, self.stones, self.dead_stones, self.prisoners];
        let counted = counted.into_iter().map(|n| HalfPoints::points(i32::try_from(n).unwrap_or(i32::MAX)));
        counted.sum::<HalfPoints>() + self.komi + self.compensation
    }
}

/// The account of a game under one way of scoring. Items that this way does not count are zero, so
/// that each column adds up to its total.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Account {
    pub scoring: Scoring,
    pub items: PerColor<Items>,
}

impl Account {
    /// What one side has.
    #[must_use]
    pub fn total(&self, color: Color) -> HalfPoints {
        self.items[color].total()
    }

    /// How far Black is ahead; negative when White is.
    #[must_use]
    pub fn black_lead(&self) -> HalfPoints {
        self.total(Color::Black) - self.total(Color::White)
    }

    /// The side with more; `None` for a draw (jigo).
    #[must_use]
    pub fn winner(&self) -> Option<Color> {
        match self.black_lead().0 {
            0 => None,
            lead => Some(if lead > 0 { Color::Black } else { Color::White }),
        }
    }
}

/// A game counted both ways.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Count {
    /// Point by point, under the game's own rules.
    pub assessment: Assessment,
    /// The account under the game's own way of scoring.
    pub account: Account,
    pub territory: Account,
    pub area: Account,
}

/// Counts a finished game under its rules, and the other way for comparison: by territory with
/// nothing for seki, or by area with everything. `dead` as in [`assess`](super::assess).
#[must_use]
pub fn count(board: &Board, dead: &BTreeSet<Point>, rules: &Rules, terms: &Terms) -> Count {
    let judged = Judged::new(board, dead, rules);
    let with = |scoring| {
        let seki = match scoring {
            _ if scoring == rules.scoring => rules.seki,
            Scoring::Territory => SekiPoints::None,
            Scoring::Area => SekiPoints::Count,
        };
        let rules = Rules { scoring, seki, ..*rules };
        let assessment = judged.assess(&rules);
        let account = account(board, &assessment, &rules, terms);
        (assessment, account)
    };
    let (by_territory, territory) = with(Scoring::Territory);
    let (by_area, area) = with(Scoring::Area);
    match rules.scoring {
        Scoring::Territory => Count { assessment: by_territory, account: territory, territory, area },
        Scoring::Area => Count { assessment: by_area, account: area, territory, area },
    }
}

fn account(board: &Board, assessment: &Assessment, rules: &Rules, terms: &Terms) -> Account {
    let mut items = PerColor::<Items>::default();
    for (_, verdict) in assessment.verdicts() {
        let Some(owner) = verdict.owner else { continue };
        match verdict.reason {
            Reason::Stone => items[owner].stones += 1,
            _ => items[owner].territory += 1,
        }
    }
    match rules.scoring {
        Scoring::Territory => {
            for color in Color::BOTH {
                items[color].prisoners = terms.prisoners[color];
            }
            for dead in assessment.dead().iter().filter_map(|&point| board.get(point)) {
                items[dead.opponent()].dead_stones += 1;
            }
        }
        Scoring::Area => {
            items.white.compensation = compensation(rules, terms.handicap_stones);
        }
    }
    let side = if terms.komi < HalfPoints::ZERO { Color::Black } else { Color::White };
    items[side].komi = terms.komi.abs();
    Account { scoring: rules.scoring, items }
}

fn compensation(rules: &Rules, handicap_stones: u32) -> HalfPoints {
    let stones = match rules.handicap.compensation {
        HandicapCompensation::None => 0,
        HandicapCompensation::PerStone => handicap_stones,
        HandicapCompensation::PerStoneAfterFirst => handicap_stones.saturating_sub(1),
    };
    HalfPoints::points(i32::try_from(stones).unwrap_or(i32::MAX))
}
