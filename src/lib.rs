//! Hoshi: the game of Go in a web page.
//!
//! The floors, bottom to top; each may use those below it and none above. ARCHITECTURE.md has the
//! whole plan, and `tests/floor_plan.rs` checks it.
//!
//! - [`engine`]: Go itself, from a point to a counted game.
//! - [`sgf`]: records in and out.
//! - [`bot`]: the judge of dead stones.
//! - [`i18n`]: every text of the page, in four languages, and engine values in words.
//! - [`saved`]: a game as it is put away and taken up again.
//! - [`goban`]: what to draw of a board, and what a touch of it means. No DOM.
//! - [`embed`]: a board in somebody else's page: its attributes and how it begins.
//! - `gtp`: the engine for Go programs; native only.
//! - `app`: the page. The only floor that knows Leptos and the browser, behind the feature `app`.

pub mod bot;
pub mod embed;
pub mod engine;
pub mod goban;
#[cfg(not(target_arch = "wasm32"))]
pub mod gtp;
pub mod i18n;
pub mod lessons;
pub mod saved;
pub mod sgf;

#[cfg(feature = "app")]
pub mod app;
