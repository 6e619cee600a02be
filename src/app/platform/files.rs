//! Files in and out.

use js_sys::{Array, Uint8Array};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, BlobPropertyBag, File, HtmlAnchorElement, TextDecoder, TextDecoderOptions, Url};

use crate::sgf::Decode;

/// The bytes of a file that the visitor chose or dropped.
///
/// # Errors
/// Whatever the browser says when it cannot read the file.
pub async fn bytes(file: &File) -> Result<Vec<u8>, JsValue> {
    let buffer = JsFuture::from(file.array_buffer()).await?;
    Ok(Uint8Array::new(&buffer).to_vec())
}

/// Hands the visitor a text as a file to save.
///
/// # Errors
/// Whatever the browser says when it will not.
pub fn download(name: &str, mime_type: &str, text: &str) -> Result<(), JsValue> {
    let options = BlobPropertyBag::new();
    options.set_type(mime_type);
    let blob = Blob::new_with_str_sequence_and_options(&Array::of1(&text.into()), &options)?;
    let address = Url::create_object_url_with_blob(&blob)?;
    let link: HtmlAnchorElement = super::document().create_element("a")?.unchecked_into();
    link.set_href(&address);
    link.set_download(name);
    link.click();
    Url::revoke_object_url(&address)
}

/// Reads charsets by the browser's own decoder.
pub struct BrowserDecoder;

impl Decode for BrowserDecoder {
    fn decode(&self, label: &str, bytes: &[u8]) -> Option<String> {
        let decoder = TextDecoder::new_with_label_and_options(label, &TextDecoderOptions::new()).ok()?;
        decoder.decode_with_js_u8_array(&Uint8Array::from(bytes)).ok()
    }
}
