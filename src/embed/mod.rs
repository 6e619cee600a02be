//! A board in somebody else's page: what its attributes mean, and the game that it begins with.
//! Pure; the page of the frame and the element only hand over what they were given.

mod options;
mod region;
mod start;

pub use options::{Answer, Fault, Kind, Mode, Options, Start, Theme};
pub use region::{ParseRegionError, parse_region};
pub use start::{StartError, go, start};
