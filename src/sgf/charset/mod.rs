//! From bytes to text.

/// Something that knows the world's charsets: the browser's `TextDecoder`, or encoding_rs.
pub trait Decode {
    /// The text of `bytes` in the charset that the Encoding Standard knows by `label`, with U+FFFD
    /// for what is none; `None` when there is no such charset. A byte order mark is left out.
    ///
    /// Source: <https://encoding.spec.whatwg.org/#names-and-labels>.
    fn decode(&self, label: &str, bytes: &[u8]) -> Option<String>;
}

/// encoding_rs.
#[cfg(not(target_arch = "wasm32"))]
#[derive(Clone, Copy, Debug)]
pub struct NativeDecoder;

#[cfg(not(target_arch = "wasm32"))]
impl Decode for NativeDecoder {
    fn decode(&self, label: &str, bytes: &[u8]) -> Option<String> {
        let encoding = encoding_rs::Encoding::for_label_no_replacement(label.as_bytes())?;
        let (text, _) = encoding.decode_with_bom_removal(bytes);
        Some(text.into_owned())
    }
}
