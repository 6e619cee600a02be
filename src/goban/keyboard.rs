//! What a key means while the board has the focus.

use crate::engine::{Point, Size};

/// What a key asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KeyMeaning {
    /// The visible cursor goes to a point.
    Cursor(Point),
    /// Touch the point under the cursor.
    Touch,
    Pass,
    Back,
    Forward,
    ToStart,
    ToEnd,
}

/// What a key (by the name that browsers give it) means with the cursor on a point; `None` for
/// keys that the board leaves alone.
#[must_use]
pub fn key_meaning(key: &str, cursor: Point, size: Size) -> Option<KeyMeaning> {
    let step = |columns: i16, rows: i16| {
        let along = |from: u8, by: i16, side: u8| (i16::from(from) + by).clamp(0, i16::from(side) - 1) as u8;
        let column = along(cursor.column, columns, size.width());
        KeyMeaning::Cursor(Point::new(column, along(cursor.row, rows, size.height())))
    };
    Some(match key {
        "ArrowLeft" => step(-1, 0),
        "ArrowRight" => step(1, 0),
        "ArrowUp" => step(0, 1),
        "ArrowDown" => step(0, -1),
        "Enter" | " " => KeyMeaning::Touch,
        "p" | "P" => KeyMeaning::Pass,
        "u" | "U" | "Backspace" | "PageUp" => KeyMeaning::Back,
        "r" | "R" | "PageDown" => KeyMeaning::Forward,
        "Home" => KeyMeaning::ToStart,
        "End" => KeyMeaning::ToEnd,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_cursor_stays_on_the_board() {
        let size = Size::new(3, 2).unwrap();
        for point in size.points() {
            for key in ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"] {
                match key_meaning(key, point, size) {
                    Some(KeyMeaning::Cursor(next)) => assert!(size.contains(next)),
                    other => panic!("{key}: {other:?}"),
                }
            }
        }
    }

    #[test]
    fn keys_that_mean_nothing_are_left_alone() {
        assert_eq!(key_meaning("Tab", Point::new(0, 0), Size::FULL), None);
    }
}
