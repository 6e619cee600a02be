//! Hoshi: the game of Go in a web page.

#[cfg(feature = "app")]
pub mod app;
pub mod engine;
#[cfg(not(target_arch = "wasm32"))]
pub mod gtp;
pub mod sgf;
