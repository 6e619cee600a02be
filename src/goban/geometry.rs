//! Where things are on the drawn board.
//!
//! Units are millimetres of a real board: cells of 22 × 23.7, a little taller than wide, and
//! stones of 22 that just do not touch in a row.

use crate::engine::{Point, Size};

/// The distance of two columns, in millimetres.
pub const CELL_WIDTH: f64 = 22.0;
/// The distance of two rows, in millimetres.
pub const CELL_HEIGHT: f64 = 23.7;
/// The radius of a stone, in millimetres.
pub const STONE_RADIUS: f64 = 10.8;
/// From the outermost lines to the edge of the wood.
const MARGIN: f64 = 15.0;
/// What coordinates need beyond that.
const COORDINATE_BAND: f64 = 11.0;

/// The part of a board that is shown: columns and rows from 0, both ends included.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Region {
    pub low: Point,
    pub high: Point,
}

impl Region {
    /// All of a board.
    #[must_use]
    pub fn whole(size: Size) -> Region {
        Region { low: Point::new(0, 0), high: Point::new(size.width() - 1, size.height() - 1) }
    }

    /// As much of the region as a board has; all of the board where they have nothing in common.
    #[must_use]
    pub fn within(self, size: Size) -> Region {
        let whole = Region::whole(size);
        let high = Point::new(self.high.column.min(whole.high.column), self.high.row.min(whole.high.row));
        if self.low.column > high.column || self.low.row > high.row {
            return whole;
        }
        Region { low: self.low, high }
    }

    /// The point of the region that is nearest to a point.
    #[must_use]
    pub fn nearest(self, point: Point) -> Point {
        Point::new(
            point.column.clamp(self.low.column, self.high.column),
            point.row.clamp(self.low.row, self.high.row),
        )
    }

    /// The point in the middle.
    #[must_use]
    pub fn middle(self) -> Point {
        let between = |low: u8, high: u8| low + (high - low).div_ceil(2);
        Point::new(between(self.low.column, self.high.column), between(self.low.row, self.high.row))
    }

    /// Whether the region shows a point.
    #[must_use]
    pub fn contains(self, point: Point) -> bool {
        (self.low.column..=self.high.column).contains(&point.column)
            && (self.low.row..=self.high.row).contains(&point.row)
    }
}

/// A point near a place on the drawing.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Hit {
    pub point: Point,
    /// How far away, where 1 is the distance of two columns.
    pub distance_cells: f64,
}

/// The drawing's measures.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Geometry {
    region: Region,
    margin: f64,
}

impl Geometry {
    /// The measures of a drawing of `region`, with or without room for coordinates.
    #[must_use]
    pub fn new(region: Region, coordinates: bool) -> Geometry {
        let band = if coordinates { COORDINATE_BAND } else { 0.0 };
        Geometry { region, margin: MARGIN + band }
    }

    #[must_use]
    pub fn region(&self) -> Region {
        self.region
    }

    /// The drawing's width, in millimetres.
    #[must_use]
    pub fn width(&self) -> f64 {
        f64::from(self.region.high.column - self.region.low.column) * CELL_WIDTH + 2.0 * self.margin
    }

    /// The drawing's height, in millimetres.
    #[must_use]
    pub fn height(&self) -> f64 {
        f64::from(self.region.high.row - self.region.low.row) * CELL_HEIGHT + 2.0 * self.margin
    }

    /// The middle of a column, from the left. Columns outside of the region go on evenly.
    #[must_use]
    pub fn x(&self, column: u8) -> f64 {
        (f64::from(column) - f64::from(self.region.low.column)) * CELL_WIDTH + self.margin
    }

    /// The middle of a row, from the top.
    #[must_use]
    pub fn y(&self, row: u8) -> f64 {
        (f64::from(self.region.high.row) - f64::from(row)) * CELL_HEIGHT + self.margin
    }

    /// How far from the edge the lines end where the board goes on beyond what is shown.
    #[must_use]
    pub fn cut_inset(&self) -> f64 {
        // Clear of the coordinates, whose middle is at three quarters of their band.
        (self.margin - MARGIN) * 1.4
    }

    /// How far from the edge the coordinates are written.
    #[must_use]
    pub fn coordinate_inset(&self) -> f64 {
        COORDINATE_BAND * 0.75
    }

    /// The shown point nearest to a place, unless the place is off the lines by more than a cell.
    #[must_use]
    pub fn nearest(&self, x: f64, y: f64) -> Option<Hit> {
        let column = f64::from(self.region.low.column) + (x - self.margin) / CELL_WIDTH;
        let row = f64::from(self.region.high.row) - (y - self.margin) / CELL_HEIGHT;
        if !column.is_finite() || !row.is_finite() {
            return None;
        }
        let clamp = |value: f64, low: u8, high: u8| value.round().clamp(low.into(), high.into());
        let (low, high) = (self.region.low, self.region.high);
        let near_column = clamp(column, low.column, high.column);
        let near_row = clamp(row, low.row, high.row);
        let distance = (column - near_column).hypot((row - near_row) * CELL_HEIGHT / CELL_WIDTH);
        (distance <= 1.0)
            .then(|| Hit { point: Point::new(near_column as u8, near_row as u8), distance_cells: distance })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_middle_of_a_point_is_nearest_to_itself() {
        let size = Size::new(13, 7).unwrap();
        for coordinates in [false, true] {
            let geometry = Geometry::new(Region::whole(size), coordinates);
            for point in size.points() {
                let hit = geometry.nearest(geometry.x(point.column), geometry.y(point.row)).unwrap();
                assert_eq!(hit.point, point);
                assert!(hit.distance_cells < 1e-9);
            }
        }
    }

    #[test]
    fn row_one_is_at_the_bottom() {
        let geometry = Geometry::new(Region::whole(Size::FULL), true);
        assert!(geometry.y(0) > geometry.y(18));
        assert!((geometry.height() - geometry.y(0) - geometry.y(18)).abs() < 1e-9);
    }

    #[test]
    fn far_off_the_lines_there_is_no_point() {
        let geometry = Geometry::new(Region::whole(Size::FULL), false);
        assert_eq!(geometry.nearest(-20.0, 100.0), None);
        assert_eq!(geometry.nearest(f64::NAN, 100.0), None);
    }

    #[test]
    fn a_region_is_cut_to_its_board() {
        let region =
            |low: &str, high: &str| Region { low: low.parse().unwrap(), high: high.parse().unwrap() };
        let nine = Size::square(9).unwrap();
        assert_eq!(region("A1", "K10").within(nine), Region::whole(nine));
        assert_eq!(region("C3", "T19").within(nine), region("C3", "J9"));
        assert_eq!(region("K10", "T19").within(nine), Region::whole(nine));
        assert_eq!(Region::whole(nine).middle(), "E5".parse().unwrap());
        assert_eq!(region("C3", "D4").nearest("J1".parse().unwrap()), "D3".parse().unwrap());
    }

    #[test]
    fn a_region_shows_only_its_points() {
        let region = Region { low: "K1".parse().unwrap(), high: "T10".parse().unwrap() };
        let geometry = Geometry::new(region, false);
        assert!(geometry.nearest(0.0, 0.0).is_some_and(|hit| hit.point.to_string() == "K10"));
        assert!(!region.contains("J5".parse().unwrap()));
    }
}
