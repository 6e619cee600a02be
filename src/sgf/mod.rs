//! Game records as files: SGF in, SGF out.
//!
//! Reading goes in three steps, a folder or a file each: `charset` turns the bytes into text,
//! `syntax` turns the text into trees of properties, `interpret` turns a tree into a
//! [`Record`](crate::engine::Record). No step calls itself, so that no tree is too deep or too wide.
//!
//! Source: the FF\[4\] specification, <https://www.red-bean.com/sgf/>.

mod charset;
mod error;

pub use charset::Decode;
#[cfg(not(target_arch = "wasm32"))]
pub use charset::NativeDecoder;
pub use error::{ReadError, Warning, WarningKind};

use crate::engine::Record;

/// The longest file that is read, in bytes.
pub const MAX_BYTES: usize = 16 << 20;

/// The games of a file, in its order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Collection {
    /// At least one.
    pub records: Vec<Record>,
    /// What was odd about the file and how it was taken, in its order.
    pub warnings: Vec<Warning>,
}

/// Reads a file, in whatever charset it is.
///
/// # Errors
/// [`ReadError`] when there is no game of Go in it that could be shown.
#[cfg(not(target_arch = "wasm32"))]
pub fn read(bytes: &[u8]) -> Result<Collection, ReadError> {
    read_with(bytes, &NativeDecoder)
}

/// Reads a file with the decoder of whoever calls: in a page, the browser's.
///
/// # Errors
/// As [`read`].
pub fn read_with(bytes: &[u8], decoder: &impl Decode) -> Result<Collection, ReadError> {
    let _ = (bytes, decoder);
    Err(ReadError::NotSgf)
}

/// Reads text, as from the clipboard. What it says about its charset is passed over.
///
/// # Errors
/// As [`read`].
pub fn read_text(text: &str) -> Result<Collection, ReadError> {
    let _ = text;
    Err(ReadError::NotSgf)
}

/// Writes a record as SGF FF\[4\], UTF-8.
#[must_use]
pub fn write(record: &Record) -> String {
    let _ = record;
    String::new()
}
