//! Files from a server.

use js_sys::{Reflect, Uint8Array};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{ReadableStreamDefaultReader, Response, Url};

/// Why a file could not be fetched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FetchError {
    /// No connection, or a server that lets no other page read it.
    Unreachable,
    /// The server's answer is another than the file: its HTTP status, such as 404.
    Status(u16),
    /// What was given is no address of a file.
    NoAddress,
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
    let base = super::window().location().href().unwrap_or_default();
    let url = Url::new_with_base(address, &base).map_err(|_| FetchError::NoAddress)?;
    if !matches!(&*url.protocol(), "http:" | "https:" | "file:") {
        return Err(FetchError::NoAddress);
    }
    let response: Response = JsFuture::from(super::window().fetch_with_str(address)).await?.unchecked_into();
    if !response.ok() {
        return Err(FetchError::Status(response.status()));
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
