//! A board with whose turn it is, the ko and the prisoners: all that a move depends on, but for
//! the history that superko asks about.

use std::fmt;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::rules::Suicide;
use super::{Board, Color, PerColor, PlaceError, Placement, Point, Size};

/// What a move names: a point, or none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Vertex {
    Point(Point),
    Pass,
}

impl fmt::Display for Vertex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Vertex::Point(point) => point.fmt(f),
            Vertex::Pass => f.write_str("pass"),
        }
    }
}

/// A move: who, and where.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Move {
    pub color: Color,
    pub vertex: Vertex,
}

/// Stones put on or taken off outside of play, and whose turn it is then.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Setup {
    pub black: Vec<Point>,
    pub white: Vec<Point>,
    pub empty: Vec<Point>,
    pub to_play: Option<Color>,
}

impl Setup {
    /// Whether it changes nothing.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        *self == Setup::default()
    }
}

/// Which rule a move would break, with what a page needs to show it.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum IllegalMove {
    #[error("the point is not on the board")]
    OffBoard,
    #[error("the point is occupied")]
    Occupied { by: Color },
    /// `chain` would stand without a liberty: the stone to be played and those it would join.
    #[error("suicide")]
    Suicide { chain: Vec<Point> },
    /// The stone on `taker` has just taken one on the point.
    #[error("ko")]
    Ko { taker: Point },
    /// The whole board would be as it was after `ply` steps of the game (0: at its start).
    #[error("superko: the position after move {ply} would come back")]
    Repetition { ply: usize },
}

impl From<PlaceError> for IllegalMove {
    fn from(error: PlaceError) -> IllegalMove {
        match error {
            PlaceError::OffBoard => IllegalMove::OffBoard,
            PlaceError::Occupied(by) => IllegalMove::Occupied { by },
        }
    }
}

/// A position of the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    board: Board,
    to_play: Color,
    ko: Option<Point>,
    prisoners: PerColor<u32>,
}

impl Position {
    /// The empty board, Black to move.
    #[must_use]
    pub fn new(size: Size) -> Position {
        Position::from_board(Board::new(size), Color::Black)
    }

    /// A board as it stands, without ko or prisoners.
    #[must_use]
    pub fn from_board(board: Board, to_play: Color) -> Position {
        Position { board, to_play, ko: None, prisoners: PerColor::default() }
    }

    #[must_use]
    pub fn board(&self) -> &Board {
        &self.board
    }

    #[must_use]
    pub fn to_play(&self) -> Color {
        self.to_play
    }

    /// Where the side to move may not retake at once.
    #[must_use]
    pub fn ko(&self) -> Option<Point> {
        self.ko
    }

    /// How many stones each side has taken from the other.
    #[must_use]
    pub fn prisoners(&self) -> PerColor<u32> {
        self.prisoners
    }

    /// The same position with the other prisoners, as where a count begins from a diagram.
    #[must_use]
    pub fn with_prisoners(self, prisoners: PerColor<u32>) -> Position {
        Position { prisoners, ..self }
    }

    /// The same position with `color` to move. A ko is over when the turn changes hands.
    #[must_use]
    pub fn with_to_play(mut self, color: Color) -> Position {
        if color != self.to_play {
            self.ko = None;
            self.to_play = color;
        }
        self
    }

    /// Whether the side to move may play on a point, as far as the position itself can tell.
    ///
    /// # Errors
    /// The rule that forbids it; never [`IllegalMove::Repetition`].
    pub fn check(&self, point: Point, suicide: Suicide) -> Result<(), IllegalMove> {
        if !self.board.size().contains(point) {
            return Err(IllegalMove::OffBoard);
        }
        if let Some(by) = self.board.get(point) {
            return Err(IllegalMove::Occupied { by });
        }
        if self.ko == Some(point)
            && let Some(&taker) = self.board.would_capture(self.to_play, point).first()
        {
            return Err(IllegalMove::Ko { taker });
        }
        if self.board.would_be_suicide(self.to_play, point) {
            let chain = self.joined_chain(point);
            if suicide == Suicide::Forbidden || chain.len() == 1 {
                return Err(IllegalMove::Suicide { chain });
            }
        }
        Ok(())
    }

    /// Plays a stone of the side to move.
    ///
    /// # Errors
    /// As [`Position::check`]; the position is unchanged.
    pub fn play(&mut self, point: Point, suicide: Suicide) -> Result<Placement, IllegalMove> {
        self.check(point, suicide)?;
        Ok(self.place(point)?)
    }

    /// Passes the turn.
    pub fn pass(&mut self) {
        self.ko = None;
        self.to_play = self.to_play.opponent();
    }

    /// Hands `color` a prisoner that was not taken on the board: a pass stone.
    pub fn add_prisoner(&mut self, color: Color) {
        self.prisoners[color] += 1;
    }

    /// Makes a move as a record tells it, whoever's turn it is and whether or not it is legal: a
    /// stone already there is replaced, and a point outside the board counts as a pass.
    ///
    /// Source: SGF FF\[4\], "How to execute a move".
    pub fn execute(&mut self, mv: Move) -> Placement {
        self.to_play = mv.color;
        match mv.vertex {
            Vertex::Point(point) if self.board.size().contains(point) => {
                self.board.set(point, None);
                self.place(point).unwrap_or_default()
            }
            Vertex::Point(_) | Vertex::Pass => {
                self.pass();
                Placement::default()
            }
        }
    }

    /// Puts stones on and takes stones off outside of play; a ko is over then.
    pub fn set_up(&mut self, setup: &Setup) {
        if setup.is_empty() {
            return;
        }
        self.ko = None;
        let stones = |points: &[Point], stone| points.iter().map(move |&p| (p, stone)).collect::<Vec<_>>();
        let changes = [
            stones(&setup.empty, None),
            stones(&setup.black, Some(Color::Black)),
            stones(&setup.white, Some(Color::White)),
        ];
        for (point, stone) in changes.concat() {
            self.board.set(point, stone);
        }
        self.to_play = setup.to_play.unwrap_or(self.to_play);
    }

    /// The chain that a stone of the side to move on an empty point would be part of, sorted.
    fn joined_chain(&self, point: Point) -> Vec<Point> {
        let own = |&p: &Point| self.board.get(p) == Some(self.to_play);
        let neighbours = self.board.size().neighbours(point).filter(own);
        let mut chain: Vec<Point> = neighbours.flat_map(|p| self.board.chain(p)).collect();
        chain.push(point);
        chain.sort_unstable();
        chain.dedup();
        chain
    }

    fn place(&mut self, point: Point) -> Result<Placement, PlaceError> {
        let color = self.to_play;
        let placement = self.board.place(color, point)?;
        let captor = if placement.suicide { color.opponent() } else { color };
        self.prisoners[captor] += placement.captured.len() as u32;
        self.ko = match placement.captured[..] {
            [taken]
                if !placement.suicide
                    && self.board.chain_len(point) == 1
                    && self.board.atari(point) == Some(taken) =>
            {
                Some(taken)
            }
            _ => None,
        };
        self.to_play = color.opponent();
        Ok(placement)
    }
}
