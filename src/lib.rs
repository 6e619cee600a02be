//! Hoshi: the game of Go in a web page.

pub mod engine;
#[cfg(feature = "app")]
pub mod app;
