//! Game records as files: SGF in, SGF out.
//!
//! Reading goes in three steps: `charset` turns the bytes into text, `syntax` turns the text into
//! trees of properties, `interpret` turns a tree into a [`Record`], with `step` for one node and
//! `info` for what is said about the whole game. No step calls itself, so that no tree is too deep
//! or too wide.
//!
//! [`read_text`] of what [`write()`] wrote gives the same tree, provided that no node has both a move
//! and a setup, that the root has no move, that the marks and the territory of a node are in the
//! order in which they are written, and that texts hold no control characters (names and labels no line breaks either).
//!
//! Source: the FF\[4\] specification, <https://www.red-bean.com/sgf/>.

mod charset;
mod error;
mod info;
mod interpret;
mod number;
mod point;
mod re;
mod ru;
mod scanner;
mod step;
mod syntax;
mod text;
mod write;

pub use charset::Decode;
#[cfg(not(target_arch = "wasm32"))]
pub use charset::NativeDecoder;
pub use error::{ReadError, Warning, WarningKind};

use crate::engine::{NodeId, Outcome, Record};
use error::Warnings;

/// The longest file that is read, in bytes.
pub const MAX_BYTES: usize = 8 << 20;

/// The games of a file, in its order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Collection {
    /// At least one.
    pub records: Vec<Record>,
    /// What was odd about the file and how it was taken. After the first 200, no more are told.
    pub warnings: Vec<Warning>,
}

/// Reads a file, in whatever charset it is.
///
/// ```
/// # use hoshi::sgf;
/// let games = sgf::read(b"(;GM[1]SZ[9];B[ee];W[])").unwrap();
/// assert_eq!(games.records[0].len(), 3);
/// ```
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
    if bytes.len() > MAX_BYTES {
        return Err(ReadError::TooLarge);
    }
    let (text, oddities) = charset::to_text(bytes, decoder);
    let mut collection = read_text(&text)?;
    let about_charset = oddities.into_iter().map(|kind| Warning { line: 1, kind });
    collection.warnings.splice(0..0, about_charset);
    Ok(collection)
}

/// Reads text, as from the clipboard. What it says about its charset is passed over.
///
/// # Errors
/// As [`read`].
pub fn read_text(text: &str) -> Result<Collection, ReadError> {
    if text.len() > 3 * MAX_BYTES {
        return Err(ReadError::TooLarge);
    }
    let mut warnings = Warnings::of(text);
    let nodes = syntax::parse(text, &mut warnings)?;
    if warnings.count > 0 && nodes.iter().all(|node| node.properties.is_empty()) {
        // Brackets and semicolons among other text are no record.
        return Err(ReadError::NotSgf);
    }
    let records = interpret::records(&nodes, &mut warnings)?;
    Ok(Collection { records, warnings: warnings.into_list() })
}

/// A text that the root of a record keeps as its file spells it, such as the round (`RO`) or the
/// comment on the game (`GC`); empty where there is none.
#[must_use]
pub fn root_text(record: &Record, ident: &str) -> String {
    let properties = &record.node(NodeId::ROOT).properties;
    let value = properties.iter().find(|property| property.ident == ident).and_then(|p| p.values.first());
    value.map_or_else(String::new, |raw| text::unescape(raw))
}

/// Writes a result as SGF's property RE has it: `B+3.5`.
#[must_use]
pub fn write_outcome(outcome: &Outcome) -> String {
    re::write(*outcome)
}

/// Writes a record as SGF FF\[4\], UTF-8, ending in a line break.
#[must_use]
pub fn write(record: &Record) -> String {
    write::write(record)
}
