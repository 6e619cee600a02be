//! Why a command is not carried out.

use thiserror::Error;

use crate::engine::IllegalMove;

/// A failed command. It has changed nothing. Its text is what the answer says after `?`.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Failure {
    #[error("unknown command")]
    UnknownCommand,
    /// Too few arguments, too many, or not of the kind that the command takes.
    #[error("syntax error")]
    Syntax,
    /// Not the name of a point of this board.
    #[error("invalid vertex")]
    Vertex,
    #[error("unacceptable size")]
    Size,
    /// A number, but not of whole and half points.
    #[error("unacceptable komi")]
    Komi,
    #[error("board not empty")]
    BoardNotEmpty,
    #[error("invalid number of stones")]
    HandicapNumber,
    /// Points named twice, fewer than two, or so many that no room is left.
    #[error("bad vertex list")]
    HandicapPoints,
    /// Points named twice, or a chain without liberties.
    #[error("invalid position")]
    Position,
    #[error("illegal move: {}", reason(.0))]
    IllegalMove(IllegalMove),
    #[error("game too long")]
    TooLong,
    #[error("cannot undo")]
    Undo,
    #[error("cannot load file")]
    Load,
    #[error("cannot save file")]
    Save,
    #[error("unknown rules")]
    Rules,
    #[error("no stone on that vertex")]
    NoStone,
}

fn reason(illegal: &IllegalMove) -> &'static str {
    match illegal {
        IllegalMove::OffBoard => "off the board",
        IllegalMove::Occupied { .. } => "occupied",
        IllegalMove::Suicide { .. } => "suicide",
        IllegalMove::Ko { .. } => "ko",
        IllegalMove::Repetition { .. } => "superko",
    }
}
