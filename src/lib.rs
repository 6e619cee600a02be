//! Hoshi: the game of Go in a web page.

pub mod engine;
pub mod goban;
pub mod sgf;

#[cfg(feature = "app")]
pub mod app;
