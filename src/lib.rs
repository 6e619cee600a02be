//! Hoshi: the game of Go in a web page.

#[cfg(feature = "app")]
pub mod app;
pub mod bot;
pub mod engine;
