//! What is counted off at the end.

use super::Rectangle;
use crate::engine::{Color, HalfPoints, PerColor};

/// A connected piece of a side's free points, cut into rectangles.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Region {
    pub rectangles: Vec<Rectangle>,
}

impl Region {
    /// Number of free points.
    #[must_use]
    pub fn points(&self) -> u32 {
        self.rectangles.iter().map(|rectangle| rectangle.points()).sum()
    }
}

/// A count by territory.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TerritoryTally {
    /// The regions of each side's free points, the largest first.
    pub regions: PerColor<Vec<Region>>,
    /// The prisoners in each side's lid for which the opponent had no territory left.
    pub left_over: PerColor<u32>,
    pub komi: PerColor<HalfPoints>,
}

impl TerritoryTally {
    /// A side's free points in all its regions.
    #[must_use]
    pub fn free_points(&self, color: Color) -> u32 {
        self.regions[color].iter().map(Region::points).sum()
    }

    /// What a side has in all.
    #[must_use]
    pub fn total(&self, color: Color) -> HalfPoints {
        let points = self.free_points(color) + self.left_over[color];
        HalfPoints::points(i32::try_from(points).unwrap_or(i32::MAX)) + self.komi[color]
    }
}

/// A count by area: one side's stones against half the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AreaTally {
    /// Whose stones are counted.
    pub color: Color,
    /// Its stones, with those that filled its territory.
    pub stones: u32,
    /// Points that are nobody's: each side has half of them.
    pub neutral: u32,
    /// Points of the board.
    pub board: u32,
    pub komi: PerColor<HalfPoints>,
    pub compensation: PerColor<HalfPoints>,
}

impl AreaTally {
    /// What the counted side has, half of the neutral points included.
    #[must_use]
    pub fn counted(&self) -> HalfPoints {
        half(2 * self.stones + self.neutral)
    }

    /// Half of the board.
    #[must_use]
    pub fn half_board(&self) -> HalfPoints {
        half(self.board)
    }
}

fn half(points: u32) -> HalfPoints {
    HalfPoints(i32::try_from(points).unwrap_or(i32::MAX))
}

/// The end of a count, by the one way or the other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Tally {
    Territory(TerritoryTally),
    Area(AreaTally),
}

impl Tally {
    /// How far Black is ahead; negative when White is.
    #[must_use]
    pub fn black_lead(&self) -> HalfPoints {
        match self {
            Tally::Territory(tally) => tally.total(Color::Black) - tally.total(Color::White),
            Tally::Area(tally) => {
                // What one side has more than half of the board, the other has less.
                let over = (tally.counted() - tally.half_board()) * 2;
                let lead = if tally.color == Color::Black { over } else { -over };
                let extra = |color| tally.komi[color] + tally.compensation[color];
                lead + extra(Color::Black) - extra(Color::White)
            }
        }
    }
}
