//! What an embedded board asks of its visitor: a problem, or a page of a lesson.
//!
//! The boards that ask nothing load nothing of it: what is behind [`Exercise`] is a part of its own.

use std::sync::Arc;

use leptos::prelude::*;
use leptos::wasm_split::{SplitLoaderError, wasm_split};

use super::{State, problem};
use crate::engine::{Game, Point, Record};
use crate::goban::{Model, Region};

/// A task on a board. Its game is the one on the board: each answer puts it there.
pub trait Exercise: Send + Sync {
    /// What to draw; read anew whenever it changes.
    fn model(&self, state: State) -> Model;
    /// The part of the board that its page shows.
    fn region(&self) -> Region;
    /// The visitor touches a point.
    fn touch(&self, state: State, point: Point);
    /// The visitor passes.
    fn pass(&self, state: State);
    /// Takes back what was wrong.
    fn retry(&self, state: State);
    /// Starts anew.
    fn reset(&self, state: State);
    /// Once it is solved, after how many wrong tries, and whether with a hint.
    fn solved(&self) -> Option<(u32, bool)>;
    /// What is asked, what was said to the last answer, and the ways on.
    fn panel(self: Arc<Self>, state: State) -> AnyView;
}

/// Where an exercise comes from.
pub enum Source {
    /// The first position of a record, and its moves as the tries.
    Problem(Record),
    /// A page of a lesson and its texts, each as JSON.
    Lesson { page: String, texts: String },
}

/// Why there is no exercise.
pub enum Fault {
    Missing,
    /// It cannot be made of what was given; why.
    Broken(String),
}

impl From<SplitLoaderError> for Fault {
    fn from(_: SplitLoaderError) -> Fault {
        Fault::Missing
    }
}

/// An exercise, and the game it begins with.
///
/// # Errors
/// [`Fault`].
#[wasm_split(exercise, wasm_split_path = leptos::wasm_split, fallible)]
pub fn open(source: Source) -> Result<(Arc<dyn Exercise>, Game), Fault> {
    let problem = problem::open(source).map_err(Fault::Broken)?;
    let game = problem.game();
    Ok((Arc::new(problem), game))
}
