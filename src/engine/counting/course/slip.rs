//! What cannot be right when someone counts by hand.

use thiserror::Error;

use crate::engine::{Color, Point};

/// Why a hand was wrong. The count is as it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Slip {
    /// A stone stands there.
    #[error("the point is taken")]
    Occupied,
    /// The point is somebody's; only neutral points are filled.
    #[error("the point is not neutral")]
    NotNeutral,
    /// The neutral point of that number would do harm now.
    #[error("neutral point {number} has to wait")]
    NotYet { number: u32 },
    /// A protective move comes first.
    #[error("{color} has to protect at {point}")]
    ProtectFirst { color: Color, point: Point },
    /// A common liberty of a seki: whoever fills it loses stones.
    #[error("the point stays open in a seki")]
    StaysOpen,
    /// The stone is alive.
    #[error("the stone is alive")]
    Alive,
    /// No stone stands there.
    #[error("there is no stone to take")]
    NoStone,
    /// The point is nobody's territory.
    #[error("the point is not territory")]
    NotTerritory,
    /// The point is territory of this side: only its own stones go there.
    #[error("the point is {owner}'s territory")]
    OthersTerritory { owner: Color },
    /// Only this side's territory is filled.
    #[error("only {color}'s territory is filled")]
    NotFilled { color: Color },
    /// A prisoner of the other colour belongs there, and none is left.
    #[error("no prisoner of {color} is left")]
    NoneLeft { color: Color },
    /// The stone stands at the border of its area, which it holds.
    #[error("the stone holds the border")]
    HoldsBorder,
    /// The stone need not move.
    #[error("the stone stays where it is")]
    Stays,
    /// The point must stay free, to make a rectangle.
    #[error("the point stays free")]
    StaysFree,
    /// No free points are counted there.
    #[error("no free points are counted there")]
    NotFree,
    /// The other side's stones are counted, if any.
    #[error("these stones are not counted")]
    NotCounted,
}
