//! The part of a board that an attribute asks for.

use thiserror::Error;

use crate::engine::Point;
use crate::goban::Region;

/// Why a text names no part of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("not a part of a board: two opposite corners, as in A1-K10")]
pub struct ParseRegionError;

/// Reads two opposite corners, in either order: `A1-K10`, `k10 – a1`, `A1:K10`.
///
/// # Errors
/// [`ParseRegionError`] for anything else.
pub fn parse_region(text: &str) -> Result<Region, ParseRegionError> {
    let mut corners = text.split(['-', '–', ':', ' ', ',']).filter(|part| !part.is_empty());
    let mut corner = || -> Result<Point, ParseRegionError> {
        corners.next().ok_or(ParseRegionError)?.parse().map_err(|_| ParseRegionError)
    };
    let (one, other) = (corner()?, corner()?);
    if corners.next().is_some() {
        return Err(ParseRegionError);
    }
    Ok(Region {
        low: Point::new(one.column.min(other.column), one.row.min(other.row)),
        high: Point::new(one.column.max(other.column), one.row.max(other.row)),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn any_two_opposite_corners_name_the_same_part() {
        let wanted = Region { low: "C3".parse().unwrap(), high: "K10".parse().unwrap() };
        for text in ["C3-K10", "k10-c3", "C10 – K3", "K3:C10", "c3,k10"] {
            assert_eq!(parse_region(text), Ok(wanted), "{text}");
        }
    }

    #[test]
    fn what_is_no_part_of_a_board_is_refused() {
        for text in ["", "-", "A1", "A1-", "A1-I9", "A1-K10-T19", "A1-A99999999999", "<b>-</b>", "all"] {
            assert_eq!(parse_region(text), Err(ParseRegionError), "{text}");
        }
    }
}
