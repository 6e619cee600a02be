//! Hoshi: the game of Go in a web page.

#[cfg(feature = "app")]
pub mod app;
pub mod engine;
pub mod sgf;
