//! What to draw, one small value a point.

use crate::engine::counting::plan::Rectangle;
use crate::engine::{Color, Point, Shape, Size};

/// Whose ground a point is in the count.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Ground {
    /// Nothing is said about it.
    #[default]
    Unsaid,
    Territory(Color),
    Dame,
    /// Enclosed in a seki, or an eye that has to be filled: nobody's.
    Nobodys,
}

/// What the count over the board would do with a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hint {
    /// A stone of this colour belongs here.
    Place(Color),
    /// The same, and it is next.
    Next(Color),
    /// The stone here is to be moved or taken away.
    Take,
    /// The stone here has been picked up.
    Held,
    /// The stone here is in danger.
    Danger,
}

/// Free points of one side that are counted together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Block {
    pub color: Color,
    pub rectangle: Rectangle,
    /// Whether they have been counted off.
    pub counted: bool,
}

/// What is drawn on one point, and told of it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PointModel {
    pub stone: Option<Color>,
    /// The stone is marked dead.
    pub dead: bool,
    /// Nobody is sure whether the stone is dead.
    pub unsure: bool,
    pub hint: Option<Hint>,
    /// The stone is the last one played.
    pub last: bool,
    pub ground: Ground,
    pub shape: Option<Shape>,
    /// Number of liberties of the stone's chain. Told only, as is `ko`.
    pub liberties: u16,
    /// The point may not be played now because of ko.
    pub ko: bool,
}

impl PointModel {
    /// The point without what is only told of it.
    #[must_use]
    pub fn drawn(&self) -> PointModel {
        PointModel { liberties: 0, ko: false, ..self.clone() }
    }
}

/// A board to draw.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Model {
    pub size: Size,
    pub to_play: Color,
    /// [`Phase::name`](crate::engine::Phase::name).
    pub phase: &'static str,
    /// The colour of the stone that a click would place; `None` where it would place none.
    pub stone_in_hand: Option<Color>,
    /// Whether a click places a stone of whose territory the point is, in either hand.
    pub hand_follows_ground: bool,
    /// Each point, by [`Size::index`].
    pub points: Vec<PointModel>,
    /// Rectangles of free points, while they are counted.
    pub blocks: Vec<Block>,
}

impl Model {
    /// The colour of the stone that a click on a point would place; `None` where it would place none.
    #[must_use]
    pub fn hand_at(&self, point: Point) -> Option<Color> {
        let model = self.point(point).filter(|model| model.stone.is_none())?;
        match model.ground {
            _ if !self.hand_follows_ground => self.stone_in_hand,
            Ground::Territory(color) => Some(color),
            _ => None,
        }
    }

    /// What is drawn on a point; `None` off the board.
    #[must_use]
    pub fn point(&self, point: Point) -> Option<&PointModel> {
        self.size.contains(point).then(|| self.size.index(point)).and_then(|index| self.points.get(index))
    }
}
