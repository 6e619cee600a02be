//! The program of the game's page.

use wasm_bindgen::prelude::*;

fn main() {}

/// Shows the page. Called by `boot.js` when the program is there.
///
/// # Errors
/// Something that the page needs could not be fetched; nothing is shown.
#[wasm_bindgen]
pub async fn begin() -> Result<(), JsError> {
    hoshi::app::begin().await.map_err(|_| JsError::new("a part of the program is missing"))
}
