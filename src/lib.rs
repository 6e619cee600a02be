//! Hoshi: the game of Go in a web page.

pub mod engine;
pub mod goban;
pub mod i18n;
pub mod lessons;
pub mod saved;
pub mod sgf;

#[cfg(feature = "app")]
pub mod app;
