//! Go itself.

mod board;
mod chain;
mod color;
pub mod counting;
mod diagram;
pub mod game;
pub mod handicap;
mod outcome;
mod point;
mod position;
mod record;
pub mod rules;
mod score;

pub use board::{Board, PlaceError, Placement};
pub use color::{Color, PerColor};
pub use diagram::DiagramError;
pub use game::{Action, Event, Game, Phase, Refusal};
pub use outcome::{Margin, Outcome};
pub use point::{MAX_SIDE, ParsePointError, Point, Size, SizeError, column_name};
pub use position::{IllegalMove, Move, Position, Setup, Vertex};
pub use record::{GameInfo, Mark, Node, NodeId, Property, Record, RulesName, Shape};
pub use rules::{Preset, Rules};
pub use score::{HalfPoints, ParseHalfPointsError};
