//! Points of the board and its size, with coordinates as people write them.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use thiserror::Error;

/// The longest side of a board, in lines. SGF's letters reach this far (`a` to `Z`).
pub const MAX_SIDE: u8 = 52;

/// The letters of the columns: the alphabet without I.
const LETTERS: &[u8; 25] = b"ABCDEFGHJKLMNOPQRSTUVWXYZ";

/// An intersection: `column` 0 is A, at the left; `row` 0 is 1, at the bottom.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Point {
    pub column: u8,
    pub row: u8,
}

impl Point {
    /// The point in column `column` and row `row`, both counted from 0 at A1.
    #[must_use]
    pub const fn new(column: u8, row: u8) -> Point {
        Point { column, row }
    }
}

/// The name of a column: A to Z without I, then AA, AB, … (25 letters, again without I).
///
/// ```
/// # use hoshi::engine::column_name;
/// assert_eq!(column_name(8), "J");
/// assert_eq!(column_name(25), "AA");
/// ```
#[must_use]
pub fn column_name(column: u8) -> String {
    let letter = |index: u8| char::from(LETTERS[usize::from(index % 25)]);
    match column / 25 {
        0 => letter(column).to_string(),
        rounds => [letter(rounds - 1), letter(column)].iter().collect(),
    }
}

impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", column_name(self.column), u16::from(self.row) + 1)
    }
}

/// Why a text is not the name of a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("not a point: letters without I, then a number from 1, as in D4")]
pub struct ParsePointError;

impl FromStr for Point {
    type Err = ParsePointError;

    /// Reads a name such as `D4` or `aa19`; the case of the letters does not matter.
    ///
    /// # Errors
    /// [`ParsePointError`] for anything else, and for points no board reaches ([`MAX_SIDE`]).
    fn from_str(text: &str) -> Result<Point, ParsePointError> {
        let digits = text.find(|c: char| c.is_ascii_digit()).ok_or(ParsePointError)?;
        let (letters, number) = text.split_at(digits);
        if letters.is_empty() || letters.len() > 2 || number.starts_with('0') {
            return Err(ParsePointError);
        }
        let mut column = 0usize;
        for letter in letters.bytes() {
            let index =
                LETTERS.iter().position(|&l| l == letter.to_ascii_uppercase()).ok_or(ParsePointError)?;
            column = column * 25 + index + 1;
        }
        let row: u8 = number.parse().map_err(|_| ParsePointError)?;
        match u8::try_from(column) {
            Ok(column @ 1..=MAX_SIDE) if row <= MAX_SIDE => Ok(Point::new(column - 1, row - 1)),
            _ => Err(ParsePointError),
        }
    }
}

impl Serialize for Point {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Point {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Point, D::Error> {
        let text = std::borrow::Cow::<'de, str>::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

/// The size of a board in lines, each side from 1 to [`MAX_SIDE`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "(u8, u8)", into = "(u8, u8)")]
pub struct Size {
    width: u8,
    height: u8,
}

/// Why there is no board of that size.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("a board has 1 to {MAX_SIDE} lines a side")]
pub struct SizeError;

impl Size {
    /// The usual board.
    pub const FULL: Size = Size { width: 19, height: 19 };

    /// A board of `width` × `height` lines.
    ///
    /// # Errors
    /// [`SizeError`] unless both sides are from 1 to [`MAX_SIDE`].
    pub fn new(width: u8, height: u8) -> Result<Size, SizeError> {
        let fits = 1..=MAX_SIDE;
        if fits.contains(&width) && fits.contains(&height) {
            Ok(Size { width, height })
        } else {
            Err(SizeError)
        }
    }

    /// A square board of `side` × `side` lines.
    ///
    /// # Errors
    /// As [`Size::new`].
    pub fn square(side: u8) -> Result<Size, SizeError> {
        Size::new(side, side)
    }

    /// Number of columns.
    #[must_use]
    pub fn width(self) -> u8 {
        self.width
    }

    /// Number of rows.
    #[must_use]
    pub fn height(self) -> u8 {
        self.height
    }

    /// Number of points.
    #[must_use]
    pub fn area(self) -> usize {
        usize::from(self.width) * usize::from(self.height)
    }

    /// Whether the board has this point.
    #[must_use]
    pub fn contains(self, point: Point) -> bool {
        point.column < self.width && point.row < self.height
    }

    /// The place of a point in a list of all points: row by row from A1. Inverse of [`Size::point`].
    #[must_use]
    pub fn index(self, point: Point) -> usize {
        usize::from(point.row) * usize::from(self.width) + usize::from(point.column)
    }

    /// The point at a place in the list of all points, for `index` below [`Size::area`].
    #[must_use]
    pub fn point(self, index: usize) -> Point {
        let width = usize::from(self.width);
        Point::new((index % width) as u8, (index / width) as u8)
    }

    /// All points, row by row from A1.
    pub fn points(self) -> impl DoubleEndedIterator<Item = Point> + ExactSizeIterator + Clone {
        (0..self.area()).map(move |index| self.point(index))
    }

    /// The two, three or four points next to a point (fewer on a board one line wide).
    pub fn neighbours(self, point: Point) -> impl Iterator<Item = Point> + Clone {
        let Point { column, row } = point;
        [
            (row > 0).then(|| Point::new(column, row - 1)),
            (column > 0).then(|| Point::new(column - 1, row)),
            (column + 1 < self.width).then(|| Point::new(column + 1, row)),
            (row + 1 < self.height).then(|| Point::new(column, row + 1)),
        ]
        .into_iter()
        .flatten()
    }
}

impl fmt::Display for Size {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}×{}", self.width, self.height)
    }
}

impl TryFrom<(u8, u8)> for Size {
    type Error = SizeError;

    fn try_from((width, height): (u8, u8)) -> Result<Size, SizeError> {
        Size::new(width, height)
    }
}

impl From<Size> for (u8, u8) {
    fn from(size: Size) -> (u8, u8) {
        (size.width, size.height)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn point_names_read_back_on_the_largest_board() {
        for point in Size::square(MAX_SIDE).unwrap().points() {
            assert_eq!(point.to_string().parse(), Ok(point));
        }
    }

    #[test]
    fn names_that_are_no_points_are_refused() {
        for text in ["", "I9", "A0", "A", "4", "D04", "D4x", "AAA1", "A53", "AI3", "Č4", "D-4", "D99999"] {
            assert_eq!(text.parse::<Point>(), Err(ParsePointError), "{text}");
        }
    }

    #[test]
    fn index_and_point_are_inverse() {
        let size = Size::new(7, 3).unwrap();
        for (index, point) in size.points().enumerate() {
            assert_eq!(size.index(point), index);
            assert_eq!(size.point(index), point);
        }
    }
}
