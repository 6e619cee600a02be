//! Files from a server.

use js_sys::{Reflect, Uint8Array};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{ReadableStreamDefaultReader, Response};

/// Why a file could not be fetched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FetchError {
    /// No connection, no such file, or a server that lets no other page read it.
    Unreachable,
    TooLarge,
}

impl From<JsValue> for FetchError {
    fn from(_: JsValue) -> FetchError {
        FetchError::Unreachable
    }
}

/// Fetches a file of at most `most_bytes`; what is longer is not read to its end.
///
/// # Errors
/// [`FetchError`].
pub async fn fetch(address: &str, most_bytes: usize) -> Result<Vec<u8>, FetchError> {
    let response: Response = JsFuture::from(super::window().fetch_with_str(address)).await?.unchecked_into();
    if !response.ok() {
        return Err(FetchError::Unreachable);
    }
    let mut bytes = Vec::new();
    let Some(body) = response.body() else { return Ok(bytes) };
    let reader: ReadableStreamDefaultReader = body.get_reader().unchecked_into();
    loop {
        let chunk = JsFuture::from(reader.read()).await?;
        if Reflect::get(&chunk, &"done".into())?.is_truthy() {
            return Ok(bytes);
        }
        let part: Uint8Array = Reflect::get(&chunk, &"value".into())?.unchecked_into();
        if bytes.len() + part.length() as usize > most_bytes {
            // Nobody waits for the end of it.
            let _ = reader.cancel();
            return Err(FetchError::TooLarge);
        }
        bytes.extend(part.to_vec());
    }
}
