//! Points as SGF spells them: two letters from the top left corner, `a` to `z`, then `A` to `Z`.

use crate::engine::{Point, Size, Vertex};

/// Why a value is no point of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum PointError {
    Malformed,
    Outside,
}

fn number(letter: u8) -> Option<u8> {
    match letter {
        b'a'..=b'z' => Some(letter - b'a'),
        b'A'..=b'Z' => Some(letter - b'A' + 26),
        _ => None,
    }
}

fn letter(number: u8) -> char {
    char::from(if number < 26 { b'a' + number } else { b'A' + (number - 26).min(25) })
}

/// Column and line from the top, both from 0, of a two-letter value; white space does not matter.
fn coordinates(raw: &str) -> Result<(u8, u8), PointError> {
    let mut letters = raw.bytes().filter(|byte| !byte.is_ascii_whitespace());
    let (Some(column), Some(line), None) = (letters.next(), letters.next(), letters.next()) else {
        return Err(PointError::Malformed);
    };
    number(column).zip(number(line)).ok_or(PointError::Malformed)
}

fn on_board(size: Size, column: u8, line: u8) -> Option<Point> {
    (column < size.width() && line < size.height()).then(|| Point::new(column, size.height() - 1 - line))
}

/// Reads a point.
pub(super) fn point(raw: &str, size: Size) -> Result<Point, PointError> {
    let (column, line) = coordinates(raw)?;
    on_board(size, column, line).ok_or(PointError::Outside)
}

/// Reads where a move is made. Nothing is a pass, and so is `tt` on boards of up to 19 lines.
///
/// Source: FF\[4\], "Move" of Go; FF\[3\] has `tt` alone.
pub(super) fn vertex(raw: &str, size: Size) -> Result<Vertex, PointError> {
    let raw = raw.trim();
    let small = size.width() <= 19 && size.height() <= 19;
    if raw.is_empty() || (small && raw == "tt") {
        return Ok(Vertex::Pass);
    }
    point(raw, size).map(Vertex::Point)
}

/// The points of a list's value: one, or all of a rectangle given by two corners, line by line.
/// Of a rectangle that leaves the board, the part on it.
///
/// Source: FF\[4\], "Compressed point lists".
pub(super) fn rectangle(raw: &str, size: Size) -> Result<Vec<Point>, PointError> {
    let Some((first, second)) = raw.split_once(':') else {
        return Ok(vec![point(raw, size)?]);
    };
    let ((column1, line1), (column2, line2)) = (coordinates(first)?, coordinates(second)?);
    let columns = column1.min(column2)..=column1.max(column2);
    let lines = line1.min(line2)..=line1.max(line2);
    let points: Vec<Point> = lines
        .flat_map(|line| columns.clone().filter_map(move |column| on_board(size, column, line)))
        .collect();
    if points.is_empty() { Err(PointError::Outside) } else { Ok(points) }
}

/// Writes a point.
pub(super) fn spell(point: Point, size: Size) -> String {
    let line = size.height().saturating_sub(1).saturating_sub(point.row);
    [letter(point.column), letter(line)].iter().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_read_back_on_the_largest_board() {
        let size = Size::new(52, 40).unwrap();
        for at in size.points() {
            assert_eq!(point(&spell(at, size), size), Ok(at));
        }
    }

    #[test]
    fn letters_count_from_the_top_left() {
        let at = |name: &str| name.parse::<Point>().unwrap();
        assert_eq!(point("aa", Size::FULL), Ok(at("A19")));
        assert_eq!(point("pd", Size::FULL), Ok(at("Q16")));
        assert_eq!(point("c   c", Size::FULL), Ok(at("C17")));
        assert_eq!(point("ta", Size::FULL), Err(PointError::Outside));
        assert_eq!(point("a1", Size::FULL), Err(PointError::Malformed));
        assert_eq!(point("AZ", Size::square(52).unwrap()), Ok(Point::new(26, 0)));
    }

    #[test]
    fn tt_is_a_pass_unless_the_board_has_that_point() {
        assert_eq!(vertex("tt", Size::FULL), Ok(Vertex::Pass));
        assert_eq!(vertex("", Size::square(25).unwrap()), Ok(Vertex::Pass));
        assert_eq!(vertex("tt", Size::square(25).unwrap()), Ok(Vertex::Point(Point::new(19, 5))));
        assert_eq!(vertex("zz", Size::FULL), Err(PointError::Outside));
    }

    #[test]
    fn rectangles_have_any_two_opposite_corners() {
        let points = rectangle("aa:cb", Size::FULL).unwrap();
        assert_eq!(points.len(), 6);
        let mut other = rectangle("ca:ab", Size::FULL).unwrap();
        other.sort_unstable();
        let mut points = points;
        points.sort_unstable();
        assert_eq!(points, other);
        assert_eq!(rectangle("ra:tb", Size::FULL).unwrap().len(), 4);
    }
}
