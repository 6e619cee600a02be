//! Where handicap stones are placed for the protocol.

use crate::engine::handicap::{fixed_handicap, max_fixed_handicap};
use crate::engine::{Point, Size};

/// The points of `stones` handicap stones, at least two; `None` where the board has no custom for so
/// many. Three stones stand as on the page (the protocol's own table leaves another corner open).
pub fn fixed(size: Size, stones: u8) -> Option<Vec<Point>> {
    if stones < 2 { None } else { fixed_handicap(size, stones) }
}

/// The points of `stones` handicap stones, wherever they do some good: as many as the board has
/// customary points for, then one by one as far as may be from the others and from the edge.
/// `None` for fewer than two stones, or for as many as the board has points.
pub fn free(size: Size, stones: u8) -> Option<Vec<Point>> {
    if stones < 2 || usize::from(stones) >= size.area() {
        return None;
    }
    let customary = (2..=stones.min(max_fixed_handicap(size))).rev().find_map(|n| fixed(size, n));
    let mut placed = customary.unwrap_or_default();
    while placed.len() < usize::from(stones) {
        let open = size.points().filter(|point| !placed.contains(point));
        placed.push(open.max_by_key(|&point| (line(size, point).min(3), room(point, &placed)))?);
    }
    Some(placed)
}

/// The line that a point is on, counted from 1 at the nearest edge.
fn line(size: Size, point: Point) -> u8 {
    let Point { column, row } = point;
    1 + column.min(row).min(size.width() - 1 - column).min(size.height() - 1 - row)
}

/// The square of the distance to the nearest of the stones.
fn room(point: Point, stones: &[Point]) -> u32 {
    let square = |a: u8, b: u8| u32::from(a.abs_diff(b)).pow(2);
    let distance = |stone: &Point| square(stone.column, point.column) + square(stone.row, point.row);
    stones.iter().map(distance).min().unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn three_stones_as_on_the_page() {
        let names: Vec<String> = fixed(Size::FULL, 3).unwrap().iter().map(ToString::to_string).collect();
        assert_eq!(names, ["D4", "Q4", "Q16"]);
        assert_eq!(fixed(Size::FULL, 1), None);
        assert_eq!(fixed(Size::square(8).unwrap(), 5), None);
    }

    #[test]
    fn free_stones_have_a_point_each_on_every_board() {
        for (width, height) in [(1, 3), (1, 7), (2, 2), (4, 9), (9, 9), (19, 19), (52, 1)] {
            let size = Size::new(width, height).unwrap();
            let most = u8::try_from(size.area() - 1).unwrap_or(u8::MAX);
            for stones in 2..=most {
                let mut points = free(size, stones).unwrap();
                points.sort_unstable();
                points.dedup();
                assert_eq!(points.len(), usize::from(stones), "{size}");
                assert!(points.iter().all(|&point| size.contains(point)), "{size}");
            }
            assert_eq!(free(size, 1), None);
        }
        assert_eq!(free(Size::square(2).unwrap(), 4), None);
    }
}
