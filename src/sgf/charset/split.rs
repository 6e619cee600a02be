//! Files in which each game names a charset of its own.

use super::label::Label;

/// The parts of a file with the charset that each names. One part, unless several are named; then
/// a part ends with a game.
pub(super) fn by_charset(bytes: &[u8]) -> Vec<(Option<Label>, &[u8])> {
    let labels = labels(bytes);
    let first = labels.first().map(|(_, label)| label);
    if labels.iter().all(|(_, label)| Some(label.name()) == first.map(Label::name)) {
        return vec![(first.cloned(), bytes)];
    }
    let mut parts = Vec::new();
    let mut begun = 0;
    while let Some(start) = next_game(bytes, begun) {
        let label = label_of_game(bytes, start, &labels);
        let end = end_of_game(bytes, start, label);
        parts.push((label.cloned(), &bytes[begun..end]));
        begun = end;
    }
    if begun < bytes.len() {
        parts.push((None, &bytes[begun..]));
    }
    parts
}

/// All that looks like `CA[label]`, with its place.
fn labels(bytes: &[u8]) -> Vec<(usize, Label)> {
    let mut labels = Vec::new();
    for (at, found) in bytes.windows(3).enumerate() {
        let is_whole_name = at == 0 || !bytes[at - 1].is_ascii_uppercase();
        if found != b"CA[" || !is_whole_name {
            continue;
        }
        let value = &bytes[at + 3..];
        let length = value.iter().take(40).take_while(|&&byte| is_label_byte(byte)).count();
        if length > 0
            && value.get(length) == Some(&b']')
            && let Ok(label) = std::str::from_utf8(&value[..length])
            && !label.trim().is_empty()
        {
            labels.push((at, Label::new(label)));
        }
    }
    labels
}

fn is_label_byte(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || b"-_.:+ ".contains(&byte)
}

/// The place of the next parenthesis with a semicolon after it.
fn next_game(bytes: &[u8], from: usize) -> Option<usize> {
    let opens = |&at: &usize| {
        let after = bytes[at + 1..].iter().find(|byte| !byte.is_ascii_whitespace());
        bytes[at] == b'(' && after == Some(&b';')
    };
    (from..bytes.len()).find(opens)
}

/// The charset named before the first variation of the game, or before the next game.
fn label_of_game<'l>(bytes: &[u8], start: usize, labels: &'l [(usize, Label)]) -> Option<&'l Label> {
    let end = next_game(bytes, start + 1).unwrap_or(bytes.len());
    let after = labels.partition_point(|&(at, _)| at < start);
    labels.get(after).filter(|&&(at, _)| at < end).map(|(_, label)| label)
}

/// The place after the parenthesis that closes the game.
fn end_of_game(bytes: &[u8], start: usize, label: Option<&Label>) -> usize {
    let is_lead = |byte| label.is_some_and(|label| label.is_lead(byte));
    let (mut depth, mut in_value, mut at) = (0usize, false, start);
    while let Some(&byte) = bytes.get(at) {
        at += 1;
        match byte {
            b'\\' if in_value => at += 1,
            b']' => in_value = false,
            _ if in_value => at += usize::from(is_lead(byte)),
            b'[' => in_value = true,
            b'(' => depth += 1,
            b')' => {
                depth = depth.saturating_sub(1);
                if depth == 0 {
                    return at;
                }
            }
            _ => {}
        }
    }
    bytes.len()
}
