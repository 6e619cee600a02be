//! Handicap stones: how many, and where.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use super::{Point, Size};

/// The most stones with a customary place.
pub const MAX_FIXED: u8 = 9;
/// The most handicap stones that Black may place freely.
pub const MAX_FREE: u8 = 40;

/// The star points of a board (hoshi), row by row from A1. Boards without a custom have none.
///
/// 19×19 has nine. So have other odd boards from 15 up; odd boards from 9 to 13 have the four
/// corners and the centre (as 13×13 and 9×9 boards are made); even boards from 8 up the corners.
#[must_use]
pub fn star_points(size: Size) -> Vec<Point> {
    let (Some(columns), Some(rows)) = (star_lines(size.width()), star_lines(size.height())) else {
        return centre(size).into_iter().collect();
    };
    let full = columns.sides && rows.sides;
    let mut stars: Vec<Point> = Vec::new();
    for (row_kind, row) in rows.all() {
        for (column_kind, column) in columns.all() {
            let middles = usize::from(row_kind == Line::Middle) + usize::from(column_kind == Line::Middle);
            if middles != 1 || full {
                stars.push(Point::new(column, row));
            }
        }
    }
    stars.sort_unstable_by_key(|point| (point.row, point.column));
    stars
}

/// The customary points for `stones` handicap stones, in the order in which they are placed; `None`
/// where the board has no custom for so many.
///
/// Source: the Czech illustrated rules, §2, for 19×19; smaller boards by analogy. (9 stones need the
/// middles of the sides, so boards that mark no stars there still have a place for them.)
#[must_use]
pub fn fixed_handicap(size: Size, stones: u8) -> Option<Vec<Point>> {
    if stones == 0 {
        return Some(Vec::new());
    }
    let (columns, rows) = (star_lines(size.width())?, star_lines(size.height())?);
    let at = |column, row| Some(Point::new(column, row));
    let south_west = at(columns.low, rows.low);
    let south_east = at(columns.high, rows.low);
    let north_west = at(columns.low, rows.high);
    let north_east = at(columns.high, rows.high);
    let west = rows.middle.and_then(|row| at(columns.low, row));
    let east = rows.middle.and_then(|row| at(columns.high, row));
    let south = columns.middle.and_then(|column| at(column, rows.low));
    let north = columns.middle.and_then(|column| at(column, rows.high));
    let centre = columns.middle.zip(rows.middle).map(|(column, row)| Point::new(column, row));
    let corners = [south_west, south_east, north_west, north_east];
    let points: Vec<Option<Point>> = match stones {
        1 => vec![south_west],
        2 => vec![south_west, north_east],
        3 => vec![south_west, south_east, north_east],
        4 => corners.to_vec(),
        5 => [&corners[..], &[centre]].concat(),
        6 => vec![south_west, south_east, west, east, north_west, north_east],
        7 => vec![south_west, south_east, west, centre, east, north_west, north_east],
        8 => vec![south_west, south_east, south, west, east, north_west, north, north_east],
        9 => vec![south_west, south, south_east, west, centre, east, north_west, north, north_east],
        _ => return None,
    };
    points.into_iter().collect()
}

/// The number of stones up to which every handicap has customary places on a board.
#[must_use]
pub fn max_fixed_handicap(size: Size) -> u8 {
    (1..=MAX_FIXED).take_while(|&stones| fixed_handicap(size, stones).is_some()).last().unwrap_or(0)
}

/// The number of handicap stones beyond which a board has no room for a game: one for every nine
/// points, 40 at most.
#[must_use]
pub fn most_handicap(size: Size) -> u8 {
    u8::try_from(size.area() / 9).unwrap_or(u8::MAX).min(MAX_FREE)
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Line {
    Corner,
    Middle,
}

/// The lines on which the stars of one direction stand, counted from 0.
struct StarLines {
    low: u8,
    high: u8,
    middle: Option<u8>,
    /// Whether the middles of the sides are marked too.
    sides: bool,
}

impl StarLines {
    fn all(&self) -> impl Iterator<Item = (Line, u8)> {
        let middle = self.middle.map(|line| (Line::Middle, line));
        [Some((Line::Corner, self.low)), middle, Some((Line::Corner, self.high))].into_iter().flatten()
    }
}

/// Stars stand on the third line of small boards and on the fourth from 12 lines up.
fn star_lines(side: u8) -> Option<StarLines> {
    if side < 7 {
        return None;
    }
    let edge = if side < 12 { 2 } else { 3 };
    let middle = (side % 2 == 1 && side >= 9).then_some(side / 2);
    Some(StarLines { low: edge, high: side - 1 - edge, middle, sides: side >= 15 })
}

fn centre(size: Size) -> Option<Point> {
    let odd = size.width() % 2 == 1 && size.height() % 2 == 1;
    let wide = size.width() >= 5 && size.height() >= 5;
    (odd && wide).then(|| Point::new(size.width() / 2, size.height() / 2))
}

/// A player's grade: kyu count down to 1, dan count up from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Grade {
    Kyu(u8),
    Dan(u8),
}

impl Grade {
    /// Grades as a ladder on which one step is one stone: 1 dan is 0, 1 kyu is −1.
    fn rung(self) -> i16 {
        match self {
            Grade::Kyu(kyu) => -i16::from(kyu),
            Grade::Dan(dan) => i16::from(dan) - 1,
        }
    }
}

/// The stronger grade is the greater.
impl Ord for Grade {
    fn cmp(&self, other: &Grade) -> std::cmp::Ordering {
        self.rung().cmp(&other.rung())
    }
}

impl PartialOrd for Grade {
    fn partial_cmp(&self, other: &Grade) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl fmt::Display for Grade {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Grade::Kyu(kyu) => write!(f, "{kyu}k"),
            Grade::Dan(dan) => write!(f, "{dan}d"),
        }
    }
}

/// Why a text is not a grade.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("not a grade: 1 to 30 kyu or 1 to 9 dan, as in 5k or 2d")]
pub struct ParseGradeError;

impl FromStr for Grade {
    type Err = ParseGradeError;

    /// Reads `5k`, `5 kyu`, `2d`, `2 dan`, in any case.
    ///
    /// # Errors
    /// [`ParseGradeError`] for anything else, and outside of 30 kyu to 9 dan.
    fn from_str(text: &str) -> Result<Grade, ParseGradeError> {
        let text = text.trim().to_ascii_lowercase();
        let split = text.find(|c: char| !c.is_ascii_digit()).ok_or(ParseGradeError)?;
        let (number, unit) = text.split_at(split);
        let number: u8 = number.parse().map_err(|_| ParseGradeError)?;
        match (unit.trim(), number) {
            ("k" | "kyu", 1..=30) => Ok(Grade::Kyu(number)),
            ("d" | "dan", 1..=9) => Ok(Grade::Dan(number)),
            _ => Err(ParseGradeError),
        }
    }
}

/// The stones that the weaker of two players gets: one for each grade between them.
///
/// Source: the Czech illustrated rules, §2.
#[must_use]
pub fn handicap_by_grades(a: Grade, b: Grade) -> u8 {
    a.rung().abs_diff(b.rung()).try_into().unwrap_or(u8::MAX)
}

/// The stones for players without grades: one for every full ten points of the last loss.
///
/// Source: the Czech illustrated rules, §2.
#[must_use]
pub fn handicap_by_loss(points: u16) -> u8 {
    (points / 10).try_into().unwrap_or(u8::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(points: Vec<Point>) -> String {
        points.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
    }

    /// The table of the Czech illustrated rules, §2.
    #[test]
    fn nineteen_lines_follow_the_table() {
        let table = [
            "D4",
            "D4 Q16",
            "D4 Q4 Q16",
            "D4 Q4 D16 Q16",
            "D4 K10 Q4 D16 Q16",
            "D4 Q4 D10 Q10 D16 Q16",
            "D4 Q4 D10 K10 Q10 D16 Q16",
            "D4 Q4 K4 D10 Q10 D16 K16 Q16",
            "D4 K4 Q4 D10 K10 Q10 D16 K16 Q16",
        ];
        for (stones, expected) in (1..).zip(table) {
            let mut placed: Vec<String> =
                fixed_handicap(Size::FULL, stones).unwrap().iter().map(ToString::to_string).collect();
            let mut expected: Vec<&str> = expected.split(' ').collect();
            placed.sort();
            expected.sort_unstable();
            assert_eq!(placed, expected);
        }
        assert_eq!(fixed_handicap(Size::FULL, 10), None);
    }

    #[test]
    fn stars_of_the_usual_boards() {
        let stars = |width, height| names(star_points(Size::new(width, height).unwrap()));
        assert_eq!(stars(19, 19), "D4 K4 Q4 D10 K10 Q10 D16 K16 Q16");
        assert_eq!(stars(13, 13), "D4 K4 G7 D10 K10");
        assert_eq!(stars(9, 9), "C3 G3 E5 C7 G7");
        assert_eq!(stars(2, 2), "");
        assert_eq!(stars(5, 5), "C3");
    }

    #[test]
    fn every_fixed_stone_has_a_point_of_its_own_on_every_board() {
        for width in 1..=25 {
            for height in 1..=25 {
                let size = Size::new(width, height).unwrap();
                for stones in 0..=max_fixed_handicap(size) {
                    let mut points = fixed_handicap(size, stones).unwrap();
                    points.sort_unstable();
                    points.dedup();
                    assert_eq!(points.len(), usize::from(stones), "{size}");
                    assert!(points.iter().all(|&point| size.contains(point)), "{size}");
                }
            }
        }
    }

    #[test]
    fn handicap_is_a_stone_a_grade_and_ten_points_a_stone() {
        let grade = |text: &str| text.parse::<Grade>().unwrap();
        assert_eq!(handicap_by_grades(grade("5k"), grade("2 Dan")), 6);
        assert_eq!(handicap_by_grades(grade("1k"), grade("1d")), 1);
        assert_eq!(handicap_by_grades(grade("20kyu"), grade("17k")), 3);
        assert_eq!(handicap_by_loss(39), 3);
        assert_eq!(handicap_by_loss(9), 0);
    }
}
