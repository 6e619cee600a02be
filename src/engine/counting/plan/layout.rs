//! Which points of a side stay free, so that they can be counted at a glance.

use crate::engine::{Point, Size};

/// A block of free points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rectangle {
    /// The corner nearest to A1.
    pub corner: Point,
    pub columns: u8,
    pub rows: u8,
}

impl Rectangle {
    /// Number of points: rows × columns.
    #[must_use]
    pub fn points(self) -> u32 {
        u32::from(self.columns) * u32::from(self.rows)
    }

    /// Whether a point is in it.
    #[must_use]
    pub fn contains(self, point: Point) -> bool {
        let inside = |from: u8, length: u8, at: u8| at >= from && at - from < length;
        inside(self.corner.column, self.columns, point.column)
            && inside(self.corner.row, self.rows, point.row)
    }

    /// Whether a point of this one is next to a point of the other.
    #[must_use]
    pub fn touches(self, other: Rectangle) -> bool {
        let gap = |a: u8, a_length: u8, b: u8, b_length: u8| {
            // Lines between the two; negative by as many as they share.
            let (a, b) = ((i16::from(a), i16::from(a_length)), (i16::from(b), i16::from(b_length)));
            (a.0 - b.0 - b.1).max(b.0 - a.0 - a.1)
        };
        let across = gap(self.corner.column, self.columns, other.corner.column, other.columns);
        let along = gap(self.corner.row, self.rows, other.corner.row, other.rows);
        across <= 0 && along <= 0 && (across < 0 || along < 0)
    }
}

/// How much a point of a rectangle is worth to a layout, in tenths of a point.
#[derive(Clone, Copy)]
struct Worth {
    /// A point that is free already.
    free: i32,
    /// A point from which a stone has to be moved.
    occupied: i32,
    /// Less for a point next to another rectangle.
    touching: i32,
}

/// From keeping stones where they are to moving as many as it takes.
const WORTHS: [Worth; 4] = [
    Worth { free: 10, occupied: -1000, touching: 2 },
    Worth { free: 10, occupied: -20, touching: 2 },
    Worth { free: 10, occupied: -8, touching: 2 },
    Worth { free: 10, occupied: 2, touching: 1 },
];

/// How many stones may be moved to save a rectangle.
const RECTANGLE_COST: usize = 4;

/// More for a rectangle that counts in tens, in tenths of a point.
const TENS: i32 = 25;

/// A choice of free points for one side.
#[derive(Clone, Debug)]
pub(super) struct Layout {
    rectangles: Vec<Rectangle>,
}

impl Layout {
    /// Chooses `count` points to stay free: of the `territory`, which has at least so many, and of
    /// the side's `area` where no point beside is another's. All lists go by [`Size::index`].
    pub fn new(size: Size, territory: &[bool], area: &[bool], count: usize) -> Layout {
        let is_inner = |point: Point| size.neighbours(point).all(|beside| area[size.index(beside)]);
        let usable: Vec<bool> = size
            .points()
            .map(|point| territory[size.index(point)] || area[size.index(point)] && is_inner(point))
            .collect();
        let cost = |rectangles: &Vec<Rectangle>| {
            let is_moved = |&point: &Point| {
                !territory[size.index(point)] && rectangles.iter().any(|rectangle| rectangle.contains(point))
            };
            RECTANGLE_COST * rectangles.len() + size.points().filter(is_moved).count()
        };
        let tries =
            WORTHS.map(|worth| Packing { size, territory, usable: usable.clone(), worth }.pack(count));
        Layout { rectangles: tries.into_iter().min_by_key(cost).unwrap_or_default() }
    }

    pub fn rectangles(&self) -> &[Rectangle] {
        &self.rectangles
    }

    pub fn is_free(&self, point: Point) -> bool {
        self.rectangles.iter().any(|rectangle| rectangle.contains(point))
    }
}

/// Rectangles taken one by one, the best first.
struct Packing<'a> {
    size: Size,
    territory: &'a [bool],
    usable: Vec<bool>,
    worth: Worth,
}

impl Packing<'_> {
    fn pack(mut self, count: usize) -> Vec<Rectangle> {
        let mut rectangles: Vec<Rectangle> = Vec::new();
        let mut left = count;
        while left > 0 {
            let Some(best) = self.best(left, &rectangles) else { break };
            left -= best.points() as usize;
            for point in self.size.points().filter(|&point| best.contains(point)) {
                self.usable[self.size.index(point)] = false;
            }
            rectangles.push(best);
        }
        rectangles
    }

    /// The rectangle of at most `most` points worth most.
    fn best(&self, most: usize, taken: &[Rectangle]) -> Option<Rectangle> {
        let (width, height) = (usize::from(self.size.width()), usize::from(self.size.height()));
        let worth: Vec<Option<i32>> = self.size.points().map(|point| self.worth_of(point, taken)).collect();
        let mut best: Option<(i32, Rectangle)> = None;
        for top in 0..height {
            // Worth of each column from row `top` up to the present row; `None` once it is blocked.
            let mut columns = vec![Some(0); width];
            for row in top..height {
                for (column, sum) in columns.iter_mut().enumerate() {
                    *sum = sum.zip(worth[row * width + column]).map(|(sum, worth)| sum + worth);
                }
                let rows = row - top + 1;
                for left in 0..width {
                    let mut sum = 0;
                    for (right, column) in columns.iter().enumerate().skip(left) {
                        let points = (right - left + 1) * rows;
                        let Some(worth) = column.filter(|_| points <= most) else { break };
                        sum += worth;
                        let value = sum + if points.is_multiple_of(10) { TENS } else { 0 };
                        if best.is_none_or(|(known, _)| value > known) {
                            let corner = Point::new(left as u8, top as u8);
                            let columns = (right - left + 1) as u8;
                            best = Some((value, Rectangle { corner, columns, rows: rows as u8 }));
                        }
                    }
                }
            }
        }
        best.map(|(_, rectangle)| rectangle)
    }

    fn worth_of(&self, point: Point, taken: &[Rectangle]) -> Option<i32> {
        let index = self.size.index(point);
        if !self.usable[index] {
            return None;
        }
        let beside_taken = |p: Point| taken.iter().any(|rectangle| rectangle.contains(p));
        let touching = self.size.neighbours(point).any(beside_taken);
        let worth = if self.territory[index] { self.worth.free } else { self.worth.occupied };
        Some(worth - if touching { self.worth.touching } else { 0 })
    }
}
