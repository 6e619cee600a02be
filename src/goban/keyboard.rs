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

/// What a key means while the cursor does not show, as after a click: arrows along the row walk the
/// game, what would play only brings the cursor back, and up and down are left to the page.
#[must_use]
pub fn key_meaning_without_cursor(key: &str, kept: Point, size: Size) -> Option<KeyMeaning> {
    match key {
        "ArrowLeft" => Some(KeyMeaning::Back),
        "ArrowRight" => Some(KeyMeaning::Forward),
        "ArrowUp" | "ArrowDown" => None,
        "Enter" | " " => Some(KeyMeaning::Cursor(kept)),
        _ => key_meaning(key, kept, size),
    }
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
    fn nothing_is_touched_where_no_cursor_shows() {
        let kept = Point::new(2, 1);
        for key in ["Enter", " ", "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "x"] {
            let meaning = key_meaning_without_cursor(key, kept, Size::FULL);
            assert_ne!(meaning, Some(KeyMeaning::Touch), "{key}");
            if let Some(KeyMeaning::Cursor(point)) = meaning {
                assert_eq!(point, kept, "{key}");
            }
        }
    }

    #[test]
    fn keys_that_mean_nothing_are_left_alone() {
        assert_eq!(key_meaning("Tab", Point::new(0, 0), Size::FULL), None);
    }
}
