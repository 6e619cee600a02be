//! Whose each point will be, as far as anyone can tell.

use crate::engine::{Board, Color, Point, Size};

/// For each point the chance that it ends as Black's, less the chance that it ends as White's:
/// 1.0 surely Black's, −1.0 surely White's, 0.0 open or nobody's.
#[derive(Clone, Debug, PartialEq)]
pub struct Ownership {
    size: Size,
    values: Vec<f32>,
}

impl Ownership {
    /// Nothing is known of any point.
    #[must_use]
    pub fn unknown(size: Size) -> Ownership {
        Ownership { size, values: vec![0.0; size.area()] }
    }

    /// The board's size.
    #[must_use]
    pub fn size(&self) -> Size {
        self.size
    }

    /// The value of a point, from −1.0 (White's) to 1.0 (Black's); 0.0 off the board.
    #[must_use]
    pub fn get(&self, point: Point) -> f32 {
        if self.size.contains(point) { self.values[self.size.index(point)] } else { 0.0 }
    }

    /// The value of a point as `color` sees it: 1.0 surely its own.
    #[must_use]
    pub fn of(&self, color: Color, point: Point) -> f32 {
        match color {
            Color::Black => self.get(point),
            Color::White => -self.get(point),
        }
    }

    /// Sets the value of a point, cut to −1.0..=1.0; a point off the board is passed over.
    pub fn set(&mut self, point: Point, value: f32) {
        if self.size.contains(point) {
            self.values[self.size.index(point)] = value.clamp(-1.0, 1.0);
        }
    }

    /// The mean over the stones of a chain as its owner sees it: 1.0 surely alive, −1.0 surely dead.
    /// 0.0 where no stone stands.
    #[must_use]
    pub fn of_chain(&self, board: &Board, point: Point) -> f32 {
        let Some(color) = board.get(point) else { return 0.0 };
        let stones = board.chain(point);
        let sum: f32 = stones.iter().map(|&stone| self.of(color, stone)).sum();
        sum / stones.len() as f32
    }

    /// All values, row by row from A1.
    #[must_use]
    pub fn values(&self) -> &[f32] {
        &self.values
    }
}
