//! Boards as text: one row a line, the top row first; `x` Black, `o` White, `.` empty.

use std::fmt;

use thiserror::Error;

use super::{Board, Color, Point, Size};

/// Why a text diagram is not a board.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum DiagramError {
    #[error("row {row} of the diagram has {found} characters instead of {expected}")]
    Ragged { row: usize, found: usize, expected: usize },
    #[error("row {row} of the diagram holds {found:?}, which is none of x, o and .")]
    Character { row: usize, found: char },
    #[error(transparent)]
    Size(#[from] super::SizeError),
}

impl Board {
    /// Reads a diagram: `x` or `X` a black stone, `o` or `O` a white one, `.` an empty point.
    /// Blank lines and spaces are passed over.
    ///
    /// ```
    /// # use hoshi::engine::{Board, Color};
    /// let board = Board::from_diagram(". x\no .").unwrap();
    /// assert_eq!(board.get("A1".parse().unwrap()), Some(Color::White));
    /// ```
    ///
    /// # Errors
    /// [`DiagramError`], which counts rows from 1 at the top.
    pub fn from_diagram(text: &str) -> Result<Board, DiagramError> {
        let rows: Vec<Vec<char>> = text
            .lines()
            .map(|line| line.chars().filter(|c| !c.is_whitespace()).collect())
            .filter(|row: &Vec<char>| !row.is_empty())
            .collect();
        let width = rows.first().map_or(0, Vec::len);
        let side = |length: usize| u8::try_from(length).unwrap_or(u8::MAX);
        let size = Size::new(side(width), side(rows.len()))?;
        let mut board = Board::new(size);
        for (row_index, row) in rows.iter().enumerate() {
            if row.len() != width {
                return Err(DiagramError::Ragged { row: row_index + 1, found: row.len(), expected: width });
            }
            for (column, &character) in row.iter().enumerate() {
                let stone = match character {
                    'x' | 'X' => Some(Color::Black),
                    'o' | 'O' => Some(Color::White),
                    '.' => None,
                    found => return Err(DiagramError::Character { row: row_index + 1, found }),
                };
                let row_from_bottom = rows.len() - 1 - row_index;
                board.set(Point::new(column as u8, row_from_bottom as u8), stone);
            }
        }
        Ok(board)
    }
}

impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for row in (0..self.size().height()).rev() {
            for column in 0..self.size().width() {
                f.write_str(match self.get(Point::new(column, row)) {
                    Some(Color::Black) => "x",
                    Some(Color::White) => "o",
                    None => ".",
                })?;
            }
            if row > 0 {
                writeln!(f)?;
            }
        }
        Ok(())
    }
}
