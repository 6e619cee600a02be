//! The judge of dead stones in a thread of its own; `public/judge.js` talks for it.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen::prelude::wasm_bindgen;

/// The answer to a question, both as `hoshi::bot::wire` writes them.
#[cfg_attr(target_arch = "wasm32", wasm_bindgen)]
#[must_use]
pub fn judge(question: &str) -> Option<String> {
    hoshi::bot::wire::answer(question)
}

fn main() {}
