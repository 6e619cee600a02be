//! Hoshi: the game of Go in a web page.

pub mod engine;
pub mod goban;
#[cfg(not(target_arch = "wasm32"))]
pub mod gtp;
pub mod i18n;
pub mod saved;
pub mod sgf;

#[cfg(feature = "app")]
pub mod app;
