//! Go itself.

mod board;
mod color;
pub mod counting;
mod diagram;
mod point;
pub mod rules;
mod score;

pub use board::{Board, PlaceError, Placement};
pub use color::{Color, PerColor};
pub use diagram::DiagramError;
pub use point::{MAX_SIDE, ParsePointError, Point, Size, SizeError, column_name};
pub use rules::{Preset, Rules};
pub use score::{HalfPoints, ParseHalfPointsError};
