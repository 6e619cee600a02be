//! The count at the end of the game: whose each point is and why, and the account that adds it up.
//!
//! - [`assess`] says for each point who owns it and for what [`Reason`];
//! - [`count`] turns that into two itemised [`Account`]s, territory and area;
//! - [`UnconditionalLife`] is what needs no agreement: chains that no play can capture;
//! - [`unsettled`] points out what should be played before the count, [`open_kos`] what some rules
//!   demand to be played;
//! - [`Plan`] is the count over the board, step by step; [`Course`] carries it out, by hand too;
//! - [`Tried`] is a position played on in a sandbox, [`TrialVerdict`] what that has shown;
//! - [`toggle_group`] and [`whole_chains`] are for marking dead stones.
//!
//! How it is done, a file a step: the board becomes a `grid` on which dead stones are no obstacle;
//! `barrier`s are gaps as good as closed; `reach` finds the regions that one colour alone reaches;
//! `eye` links their chains into groups and finds the room between them; `falsity` and `value` (on
//! the `space` of an eye) tell which of it makes eyes; a region worth fewer than two is in seki. A
//! `survey` holds all this, whatever the rules; an assessment is a survey under some rules.
//!
//! The method of regions, false eyes and eye values is that of lightvector/goscorer (David Wu, 2024,
//! MIT licence), read in its README and its commented source and written anew. It differs in that
//! barrier shapes hold in all eight positions at every edge, so that verdicts turn with the board.

mod account;
mod assessment;
mod barrier;
mod border;
pub mod course;
mod eye;
mod falsity;
mod grid;
mod kos;
mod life;
mod marks;
pub mod plan;
mod reach;
mod space;
mod survey;
mod trial;
mod value;

pub use account::{Account, Count, Items, Terms, count};
pub use assessment::{Assessment, Reason, Verdict, assess};
pub use border::{Unsettled, UnsettledKind, unsettled};
pub use course::Course;
pub use kos::open_kos;
pub use life::UnconditionalLife;
pub use marks::{toggle_group, whole_chains};
pub use plan::Plan;
pub use trial::{Tried, Verdict as TrialVerdict};
