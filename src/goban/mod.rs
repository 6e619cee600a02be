//! The board as people see and touch it, without a page: what to draw, where, and what a pointer
//! or a key means. Pure, so that all of it is tested in seconds; the page only paints it.

mod build;
mod build_course;
mod figure;
mod geometry;
mod interaction;
mod keyboard;
mod lesson;
mod lid;
mod model;

pub use build::{BuildOptions, build};
pub use build_course::build_course;
pub use figure::{arrow_path, escaped, figure, lines};
pub use geometry::{CELL_HEIGHT, CELL_WIDTH, Geometry, Hit, Region, STONE_RADIUS};
pub use interaction::{Capabilities, Touch, action_at, settle};
pub use keyboard::{KeyMeaning, key_meaning, key_meaning_without_cursor};
pub use lesson::{Signs, build_lesson, region_of, show_shapes, signs_of};
pub use lid::{LidStone, lid_layout};
pub use model::{Block, Ground, Hint, Model, PointModel};
