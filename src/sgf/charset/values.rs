//! Files whose values were escaped byte by byte, after they had been put into their charset.

/// The text of a file, each value unescaped as bytes, decoded by itself, and escaped as text.
/// `None` when the decoder gives up.
pub(super) fn decode_each(bytes: &[u8], decode: impl Fn(&[u8]) -> Option<String>) -> Option<String> {
    let mut text = String::with_capacity(bytes.len());
    let mut rest = bytes;
    while let Some(open) = rest.iter().position(|&byte| byte == b'[') {
        text.push_str(&String::from_utf8_lossy(&rest[..=open]));
        let (pieces, length, closed) = unescaped(&rest[open + 1..]);
        for (nth, piece) in pieces.iter().enumerate() {
            if nth > 0 {
                text.push_str("\\:");
            }
            push_escaped(&mut text, &decoded(piece, &decode)?);
        }
        if closed {
            text.push(']');
        }
        rest = &rest[open + 1 + length..];
    }
    text.push_str(&String::from_utf8_lossy(rest));
    Some(text)
}

/// What stands in the charset of the file's structure stays as it is.
fn decoded(piece: &[u8], decode: &impl Fn(&[u8]) -> Option<String>) -> Option<String> {
    match std::str::from_utf8(piece) {
        Ok(ascii) if ascii.is_ascii() && !ascii.contains(['\0', '\u{1b}']) => Some(ascii.to_owned()),
        _ => decode(piece),
    }
}

/// The bytes of a value, parted at its escaped colons; how many bytes of the file it takes, with
/// the bracket; and whether the bracket is there.
fn unescaped(bytes: &[u8]) -> (Vec<Vec<u8>>, usize, bool) {
    let mut pieces = Vec::new();
    let mut piece = Vec::new();
    let mut at = 0;
    while let Some(&byte) = bytes.get(at) {
        at += 1;
        match (byte, bytes.get(at)) {
            (b']', _) => {
                pieces.push(piece);
                return (pieces, at, true);
            }
            (b'\\', Some(b':')) => {
                at += 1;
                pieces.push(std::mem::take(&mut piece));
            }
            (b'\\', Some(b'\n' | b'\r')) => at += line_break(&bytes[at..]),
            (b'\\', Some(&escaped)) => {
                at += 1;
                piece.push(escaped);
            }
            _ => piece.push(byte),
        }
    }
    pieces.push(piece);
    (pieces, at, false)
}

/// The length of the line break that some bytes begin with.
fn line_break(bytes: &[u8]) -> usize {
    if bytes.starts_with(b"\r\n") || bytes.starts_with(b"\n\r") { 2 } else { 1 }
}

fn push_escaped(text: &mut String, value: &str) {
    for character in value.chars() {
        if matches!(character, '\\' | ']') {
            text.push('\\');
        }
        text.push(character);
    }
}
