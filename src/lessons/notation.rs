//! Points and moves as a teacher writes them in a lesson file.

use std::collections::BTreeSet;
use std::str::FromStr;

use serde::de::{Deserialize, Deserializer, Error};

use crate::engine::{Point, Size, Vertex};

/// A set of points: names and rectangles with spaces between, as in `A1 C3 D4:F6`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Points(pub BTreeSet<Point>);

impl Points {
    #[must_use]
    pub fn contains(&self, point: Point) -> bool {
        self.0.contains(&point)
    }

    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The points, sorted.
    pub fn iter(&self) -> impl Iterator<Item = Point> + '_ {
        self.0.iter().copied()
    }

    /// The first point that a board does not have.
    #[must_use]
    pub fn outside(&self, size: Size) -> Option<Point> {
        self.iter().find(|&point| !size.contains(point))
    }
}

impl FromStr for Points {
    type Err = String;

    fn from_str(text: &str) -> Result<Points, String> {
        let mut points = BTreeSet::new();
        for word in text.split_whitespace() {
            if word.contains(':') {
                points.extend(word.parse::<Rect>()?.points());
            } else {
                points.insert(point(word)?);
            }
        }
        Ok(Points(points))
    }
}

/// A rectangle of points, by two opposite corners: `A1:F6`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rect {
    /// The lower left corner.
    pub from: Point,
    /// The upper right corner.
    pub to: Point,
}

impl Rect {
    /// Its points, row by row.
    pub fn points(self) -> impl Iterator<Item = Point> {
        let columns =
            move |row| (self.from.column..=self.to.column).map(move |column| Point::new(column, row));
        (self.from.row..=self.to.row).flat_map(columns)
    }
}

impl FromStr for Rect {
    type Err = String;

    fn from_str(text: &str) -> Result<Rect, String> {
        let (a, b) = text
            .split_once(':')
            .ok_or_else(|| format!("{text:?} is no rectangle; write two corners, as in A1:F6"))?;
        let (a, b) = (point(a)?, point(b)?);
        Ok(Rect {
            from: Point::new(a.column.min(b.column), a.row.min(b.row)),
            to: Point::new(a.column.max(b.column), a.row.max(b.row)),
        })
    }
}

/// Moves with spaces between: `C3 D4 pass E5`; a rectangle such as `A1:C3` stands for its points.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Line(pub Vec<Vertex>);

impl FromStr for Line {
    type Err = String;

    fn from_str(text: &str) -> Result<Line, String> {
        let mut line = Vec::new();
        for word in text.split_whitespace() {
            if word.contains(':') {
                line.extend(word.parse::<Rect>()?.points().map(Vertex::Point));
            } else {
                line.push(vertex(word)?);
            }
        }
        Ok(Line(line))
    }
}

/// An arrow from one point to another: `A1>C3`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Arrow {
    pub from: Point,
    pub to: Point,
}

impl FromStr for Arrow {
    type Err = String;

    fn from_str(text: &str) -> Result<Arrow, String> {
        let (from, to) = text
            .split_once('>')
            .ok_or_else(|| format!("{text:?} is no arrow; write two points, as in A1>C3"))?;
        Ok(Arrow { from: point(from)?, to: point(to)? })
    }
}

fn point(word: &str) -> Result<Point, String> {
    word.trim()
        .parse()
        .map_err(|_| format!("{word:?} is no point; write a letter (no I) and a number, as in D4"))
}

fn vertex(word: &str) -> Result<Vertex, String> {
    if word.eq_ignore_ascii_case("pass") { Ok(Vertex::Pass) } else { point(word).map(Vertex::Point) }
}

macro_rules! deserialize_from_text {
    ($($kind:ty)*) => {$(
        impl<'de> Deserialize<'de> for $kind {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
            }
        }
    )*};
}
deserialize_from_text!(Points Rect Line Arrow);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rectangles_and_single_points_mix() {
        let points: Points = "B2:A1 C3".parse().unwrap();
        let names: Vec<String> = points.iter().map(|point| point.to_string()).collect();
        assert_eq!(names, ["A1", "A2", "B1", "B2", "C3"]);
        assert!("I9".parse::<Points>().unwrap_err().contains("D4"));
    }

    #[test]
    fn lines_may_pass() {
        let line: Line = "C3 pass".parse().unwrap();
        assert_eq!(line.0, [Vertex::Point(Point::new(2, 2)), Vertex::Pass]);
    }
}
