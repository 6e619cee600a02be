//! The count at the end of the game: whose each point is and why, and the account that adds it up.
//!
//! - [`assess`] says for each point who owns it and for what [`Reason`];
//! - [`count`] turns that into two itemised [`Account`]s, territory and area;
//! - [`UnconditionalLife`] is what needs no agreement: chains that no play can capture;
//! - [`unsettled`] points out what should be played before the count;
//! - [`toggle_group`] and [`whole_chains`] are for marking dead stones.

mod account;
mod assessment;
mod barrier;
mod border;
mod eye;
mod falsity;
mod grid;
mod life;
mod marks;
mod reach;
mod space;
mod survey;
mod value;

pub use account::{Account, Count, Items, Terms, count};
pub use assessment::{Assessment, Reason, Verdict, assess};
pub use border::{Unsettled, UnsettledKind, unsettled};
pub use life::UnconditionalLife;
pub use marks::{toggle_group, whole_chains};
