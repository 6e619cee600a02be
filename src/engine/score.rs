//! Points and halves of points, exactly.

use std::fmt;
use std::iter::Sum;
use std::ops::{Add, AddAssign, Mul, Neg, Sub};
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use thiserror::Error;

/// A number of points, held as whole half points: komi 6.5 is 13 of them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct HalfPoints(pub i32);

impl HalfPoints {
    pub const ZERO: HalfPoints = HalfPoints(0);

    /// So many whole points.
    #[must_use]
    pub const fn points(points: i32) -> HalfPoints {
        HalfPoints(points.saturating_mul(2))
    }

    /// The whole points, rounded towards zero.
    #[must_use]
    pub const fn whole(self) -> i32 {
        self.0 / 2
    }

    /// Whether half a point is left over after the whole ones.
    #[must_use]
    pub const fn has_half(self) -> bool {
        self.0 % 2 != 0
    }

    /// The same number without its sign.
    #[must_use]
    pub const fn abs(self) -> HalfPoints {
        HalfPoints(self.0.saturating_abs())
    }
}

impl Add for HalfPoints {
    type Output = HalfPoints;
    fn add(self, other: HalfPoints) -> HalfPoints {
        HalfPoints(self.0.saturating_add(other.0))
    }
}

impl AddAssign for HalfPoints {
    fn add_assign(&mut self, other: HalfPoints) {
        *self = *self + other;
    }
}

impl Sub for HalfPoints {
    type Output = HalfPoints;
    fn sub(self, other: HalfPoints) -> HalfPoints {
        HalfPoints(self.0.saturating_sub(other.0))
    }
}

impl Neg for HalfPoints {
    type Output = HalfPoints;
    fn neg(self) -> HalfPoints {
        HalfPoints(self.0.saturating_neg())
    }
}

impl Mul<i32> for HalfPoints {
    type Output = HalfPoints;
    fn mul(self, times: i32) -> HalfPoints {
        HalfPoints(self.0.saturating_mul(times))
    }
}

impl Sum for HalfPoints {
    fn sum<I: Iterator<Item = HalfPoints>>(items: I) -> HalfPoints {
        items.fold(HalfPoints::ZERO, Add::add)
    }
}

impl fmt::Display for HalfPoints {
    /// With a decimal point, as in `6.5`, `-3` and `0.5`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0 < 0 { "-" } else { "" };
        let half = if self.has_half() { ".5" } else { "" };
        write!(f, "{sign}{}{half}", self.0.unsigned_abs() / 2)
    }
}

/// Why a text is not a number of half points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("not a number of points in steps of a half, as in 6.5")]
pub struct ParseHalfPointsError;

impl FromStr for HalfPoints {
    type Err = ParseHalfPointsError;

    /// Reads `6.5`, `6,5`, `-3`, `+0.50`: at most a few digits, a point or a comma, then a half or
    /// nothing.
    ///
    /// # Errors
    /// [`ParseHalfPointsError`] for anything else, quarters included.
    fn from_str(text: &str) -> Result<HalfPoints, ParseHalfPointsError> {
        let text = text.trim();
        let (negative, digits) = match text.strip_prefix('-') {
            Some(rest) => (true, rest),
            None => (false, text.strip_prefix('+').unwrap_or(text)),
        };
        let (whole, fraction) = digits.split_once(['.', ',']).unwrap_or((digits, ""));
        let is_number = |part: &str| part.len() <= 6 && part.bytes().all(|b| b.is_ascii_digit());
        if (whole.is_empty() && fraction.is_empty()) || !is_number(whole) {
            return Err(ParseHalfPointsError);
        }
        let halves = match fraction.trim_end_matches('0') {
            "" => 0,
            "5" => 1,
            _ => return Err(ParseHalfPointsError),
        };
        let whole: i32 =
            if whole.is_empty() { 0 } else { whole.parse().map_err(|_| ParseHalfPointsError)? };
        let value = HalfPoints(whole * 2 + halves);
        Ok(if negative { -value } else { value })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn half_points_read_as_people_write_them() {
        for (text, halves) in [("6.5", 13), ("6,5", 13), ("-3", -6), ("0.50", 1), (".5", 1), ("+7.", 14)] {
            assert_eq!(text.parse(), Ok(HalfPoints(halves)), "{text}");
        }
        for text in ["", ".", "6.25", "3.75", "x", "1e3", "99999999999", "5-", "--5"] {
            assert_eq!(text.parse::<HalfPoints>(), Err(ParseHalfPointsError), "{text}");
        }
    }

    #[test]
    fn half_points_print_and_read_back() {
        for halves in -50..50 {
            let value = HalfPoints(halves);
            assert_eq!(value.to_string().parse(), Ok(value));
        }
    }
}
