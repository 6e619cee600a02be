//! The program of the page of the lessons.

use wasm_bindgen::prelude::*;

fn main() {}

/// Shows the page. Called by `boot.js` when the program is there.
#[wasm_bindgen]
pub async fn begin() {
    hoshi::app::learn::begin().await;
}
