//! Lessons: pages that ask for one thing on a board, and the check of what the reader answers.
//!
//! - [`Chapter`] is a lesson file, [`Page`] a page of it: position, shapes, [`Goal`], and what the
//!   page claims about its board ([`Claim`]), which the engine proves;
//! - [`Session`] is a page being done: an [`Answer`] in, a [`Reply`] out, hint and retry;
//! - [`Progress`] is what a reader has done, kept by stable page ids;
//! - [`check`] finds what is wrong with a lesson file, with its line and the cure, as sentences that
//!   can be put into another language ([`told`]);
//! - `solver` answers questions of life and death, `opponent` plays the game "who captures first".
//!
//! The lessons themselves are data: `public/lessons/`. How to write one:
//! `docs/write-your-own-lesson.md`.

mod answer;
mod chapter;
pub mod check;
mod claim;
mod goal;
mod keys;
mod notation;
pub mod opponent;
mod page;
mod problem;
mod progress;
mod route;
mod session;
pub mod solver;
pub mod told;

pub use answer::{Answer, MarkKind, Numbers, Reply, ReplyKind, ReplyMark, Text};
pub use chapter::{Chapter, ChapterEntry, Course, Texts};
pub use claim::{Ban, Claim, End, dame, forbidden_points};
pub use goal::{Goal, Guess, Quantity, Tap, Try, Wanted};
pub use keys::{TITLE, TextKeys, all_tries};
pub use notation::{Arrow, Line, Points, Rect};
pub use page::{Page, Shapes, StartError, game_from};
pub use problem::{ProblemError, problem};
pub use progress::{Done, Progress};
pub use route::Route;
pub use session::{Hint, Session, Stage};
