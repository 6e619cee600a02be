//! The clipboard.

use wasm_bindgen::JsValue;
use wasm_bindgen_futures::JsFuture;

/// Puts a text into the clipboard.
///
/// # Errors
/// Whatever the browser says when the page may not.
pub async fn write(text: &str) -> Result<(), JsValue> {
    let clipboard = super::window().navigator().clipboard();
    if clipboard.is_undefined() {
        return Err(JsValue::UNDEFINED);
    }
    JsFuture::from(clipboard.write_text(text)).await.map(|_| ())
}
