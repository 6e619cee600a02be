//! The escapes of SGF's texts.

/// Reads a value of the type Text: `\` takes the next character as it is, and a line break after
/// it is none. Line breaks become `\n`, other white space a space.
///
/// Source: FF\[4\], "Text".
pub(super) fn unescape(raw: &str) -> String {
    let mut text = String::with_capacity(raw.len());
    let mut rest = raw.chars().peekable();
    let mut escaped = false;
    while let Some(character) = rest.next() {
        match character {
            '\\' if !escaped => {
                escaped = true;
                continue;
            }
            '\r' | '\n' => {
                let other = if character == '\r' { '\n' } else { '\r' };
                rest.next_if_eq(&other);
                if !escaped {
                    text.push('\n');
                }
            }
            '\t' | '\u{b}' | '\u{c}' | '\0' => text.push(' '),
            other => text.push(other),
        }
        escaped = false;
    }
    text
}

/// Reads a value of the type SimpleText: as [`unescape`], on one line.
pub(super) fn unescape_line(raw: &str) -> String {
    let text = unescape(raw);
    if text.contains('\n') { text.replace('\n', " ") } else { text }
}

/// Writes a text so that [`unescape`] reads it back.
pub(super) fn escape(text: &str) -> String {
    escape_all(text, &['\\', ']'])
}

/// Writes a part of a composed value, which must not hold the colon between the parts.
pub(super) fn escape_part(text: &str) -> String {
    escape_all(text, &['\\', ']', ':'])
}

fn escape_all(text: &str, special: &[char]) -> String {
    let mut escaped = String::with_capacity(text.len());
    for character in text.chars() {
        if special.contains(&character) {
            escaped.push('\\');
        }
        escaped.push(character);
    }
    escaped
}

/// Splits a raw composed value at its first colon that is not escaped.
pub(super) fn split_composed(raw: &str) -> Option<(&str, &str)> {
    let mut escaped = false;
    let colon = raw.bytes().position(|byte| {
        let found = byte == b':' && !escaped;
        escaped = byte == b'\\' && !escaped;
        found
    })?;
    Some((&raw[..colon], &raw[colon + 1..]))
}

/// Whether a raw value ends where its closing bracket will stand, and not before or after.
pub(super) fn is_well_escaped(raw: &str) -> bool {
    let mut escaped = false;
    for byte in raw.bytes() {
        match byte {
            b']' if !escaped => return false,
            b'\\' => escaped = !escaped,
            _ => escaped = false,
        }
    }
    !escaped
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn line_breaks_are_hard_or_soft() {
        assert_eq!(unescape("a\r\nb\n\rc\rd\ne"), "a\nb\nc\nd\ne");
        assert_eq!(unescape("o\\\nk o\\\r\nk o\\k"), "ok ok ok");
        assert_eq!(unescape_line("two\nlines\tand\\\n more"), "two lines and more");
    }

    #[test]
    fn escapes_read_back() {
        for text in [r"a\b]c:d[e", r"\", r"\\]", "]", ""] {
            assert_eq!(unescape(&escape(text)), text);
            assert_eq!(unescape(&escape_part(text)), text);
            assert!(is_well_escaped(&escape(text)));
        }
        assert!(!is_well_escaped(r"a]b") && !is_well_escaped(r"a\"));
    }

    #[test]
    fn the_first_bare_colon_parts_a_value() {
        assert_eq!(split_composed(r"a\:b:c:d"), Some((r"a\:b", "c:d")));
        assert_eq!(split_composed(r"a\\:b"), Some((r"a\\", "b")));
        assert_eq!(split_composed("ab"), None);
    }
}
