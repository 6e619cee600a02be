//! The computer's judgement of a position. Pure: randomness comes in as a seed, time as a number
//! of playouts.
//!
//! - [`Judge`] is the interface behind which judges can be exchanged;
//! - [`PlayoutJudge`] judges by what stands at the end of random playouts;
//! - [`Ownership`] is its opinion point by point, [`Suggestion`] what it makes of the chains.

mod judge;
mod ownership;
mod playout;
mod suggestion;
pub mod wire;

pub use judge::{Judge, PlayoutJudge, Progress};
pub use ownership::Ownership;
pub use suggestion::Suggestion;
