//! From bytes to text.
//!
//! What the bytes show counts for more than what the file says, since files often say nothing or
//! the wrong thing: a byte order mark, UTF-16 by its zeros, valid UTF-8; then the property CA; then
//! the best guess. A file in which the games name different charsets is read game by game.

mod guess;
mod label;
mod split;
mod values;

use super::error::{WarningKind, Warnings};
use super::syntax;
use label::Label;

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

/// The text of a file, and what was odd about its charset.
pub(super) fn to_text(bytes: &[u8], decoder: &impl Decode) -> (String, Vec<WarningKind>) {
    let mut reader = Reader { decoder, oddities: Vec::new() };
    let text = reader.file(bytes);
    if text.contains(char::REPLACEMENT_CHARACTER) {
        reader.note(WarningKind::TextDamaged);
    }
    (text, reader.oddities)
}

struct Reader<'d, D> {
    decoder: &'d D,
    oddities: Vec<WarningKind>,
}

impl<D: Decode> Reader<'_, D> {
    fn note(&mut self, oddity: WarningKind) {
        if !self.oddities.contains(&oddity) {
            self.oddities.push(oddity);
        }
    }

    fn decode(&self, label: &str, bytes: &[u8]) -> Option<String> {
        self.decoder.decode(label, bytes)
    }

    fn file(&mut self, bytes: &[u8]) -> String {
        let marked = [(&b"\xef\xbb\xbf"[..], "utf-8"), (b"\xfe\xff", "utf-16be"), (b"\xff\xfe", "utf-16le")];
        let by_mark = marked.iter().find(|(mark, _)| bytes.starts_with(mark)).map(|&(_, label)| label);
        if let Some(text) = by_mark.or(utf16_without_mark(bytes)).and_then(|label| self.decode(label, bytes))
        {
            return text;
        }
        split::by_charset(bytes).into_iter().map(|(label, part)| self.part(label.as_ref(), part)).collect()
    }

    /// The text of a part of a file that names at most one charset.
    fn part(&mut self, label: Option<&Label>, bytes: &[u8]) -> String {
        if let Ok(text) = std::str::from_utf8(bytes)
            && !is_rather(text, label)
        {
            return text.to_owned();
        }
        let named = label.and_then(|label| self.named(label, bytes));
        if let (Some(label), None) = (label, &named) {
            self.note(WarningKind::CharsetUnknown { label: label.as_written().to_owned() });
        }
        let guessed = guess::guess(bytes);
        let doubtful = label.is_none_or(|label| {
            (label.is_western() && guess::is_sure(bytes))
                || (!label.is_iso_2022() && guess::has_escape_sequences(bytes))
        });
        match named {
            Some(text) if !doubtful && is_mostly_sound(&text) => text,
            named => {
                self.note(WarningKind::CharsetGuessed { label: guessed.to_owned() });
                let label = Label::new(guessed);
                self.named(&label, bytes)
                    .or(named)
                    .unwrap_or_else(|| String::from_utf8_lossy(bytes).into_owned())
            }
        }
    }

    /// The text in a charset; `None` when the decoder does not know it.
    ///
    /// Some programs write a file's text and then its bytes, others escape the bytes of each value.
    /// It makes a difference where a character's second byte is a `\` or a `]`: whichever reading
    /// makes more sense is taken.
    fn named(&self, label: &Label, bytes: &[u8]) -> Option<String> {
        let whole = self.decode(label.name(), bytes)?;
        if !label.has_ascii_trail_bytes() {
            return Some(whole);
        }
        let faults = faults(&whole);
        if faults == 0 {
            return Some(whole);
        }
        let by_value = values::decode_each(bytes, |value| self.decode(label.name(), value))?;
        Some(if self::faults(&by_value) < faults { by_value } else { whole })
    }
}

/// Whether bytes that are valid UTF-8 are nevertheless something else: a charset of escape
/// sequences, or UTF-16 inside of the values.
fn is_rather(text: &str, label: Option<&Label>) -> bool {
    guess::has_escape_sequences(text.as_bytes())
        || (label.is_some_and(Label::is_utf_16) && text.contains('\0'))
}

/// UTF-16 by its first four characters, which are ASCII as SGF's are.
fn utf16_without_mark(bytes: &[u8]) -> Option<&'static str> {
    let zeros: Vec<bool> = bytes.iter().take(8).map(|&byte| byte == 0).collect();
    match zeros[..] {
        [true, false, true, false, true, false, true, false] => Some("utf-16be"),
        [false, true, false, true, false, true, false, true] => Some("utf-16le"),
        _ => None,
    }
}

/// How much in a text shows that it was not meant so: what is unreadable, what is no SGF, and
/// brackets in values, which may have swallowed the next property.
fn faults(text: &str) -> usize {
    let mut warnings = Warnings::of(text);
    let brackets = match syntax::parse(text, &mut warnings) {
        Ok(nodes) => nodes
            .iter()
            .flat_map(|node| &node.properties)
            .flat_map(|p| &p.values)
            .fold(0, |sum, raw| sum + raw.bytes().filter(|&byte| byte == b'[').count()),
        Err(_) => 1,
    };
    brackets + warnings.count + damage(text)
}

fn damage(text: &str) -> usize {
    text.chars()
        .filter(|&c| c == char::REPLACEMENT_CHARACTER || ('\u{e000}'..='\u{f8ff}').contains(&c))
        .count()
}

/// Whether most characters beyond ASCII could be read.
fn is_mostly_sound(text: &str) -> bool {
    let beyond_ascii = text.chars().filter(|c| !c.is_ascii()).count();
    damage(text) * 3 <= beyond_ascii
}
