//! Numbers of points as people of several countries write them.

/// An exact number of quarters, and what of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Amount {
    pub quarters: i64,
    /// Chinese 子: a stone, which is two points. Said, or seen by a quarter, which points never have.
    pub in_zi: bool,
    /// Whether it was written without a decimal point or a fraction.
    pub whole: bool,
}

impl Amount {
    /// The amount in half points.
    pub fn half_points(self) -> i64 {
        if self.in_zi { self.quarters } else { self.quarters / 2 }
    }
}

/// Reads `6.5`, `6,5`, `5 1/2`, `½`, `-3`, `3又3/4子`, `二目半`, `6집반`, `半目` at the start of a
/// text, with the rest of it. `None` where there is no number, or one that has no exact quarters.
pub(super) fn amount(text: &str) -> Option<(Amount, &str)> {
    let text = text.trim_start();
    let (negative, unsigned) = match text.strip_prefix(['-', '−']) {
        Some(rest) => (true, rest),
        None => (false, text.strip_prefix('+').unwrap_or(text)),
    };
    let (number, rest) = number(unsigned)?;
    let (unit, rest) = unit(rest);
    let half = if unit.half { 2 } else { 0 };
    let quarters = number.quarters + half;
    let in_zi = unit.zi || quarters % 2 != 0;
    let whole = number.whole && !unit.half;
    Some((Amount { quarters: if negative { -quarters } else { quarters }, in_zi, whole }, rest))
}

struct Number {
    quarters: i64,
    whole: bool,
}

impl Number {
    fn fraction(quarters: i64) -> Number {
        Number { quarters, whole: false }
    }
}

fn number(text: &str) -> Option<(Number, &str)> {
    if let Some(rest) = text.strip_prefix('半').or_else(|| text.strip_prefix('반')) {
        return Some((Number::fraction(2), rest));
    }
    if let Some((quarters, rest)) = fraction(text) {
        return Some((Number::fraction(quarters), rest));
    }
    let (whole, rest) = integer(text).or_else(|| text.starts_with('.').then_some((0, text)))?;
    if let Some(decimals) = rest.strip_prefix(['.', ',']) {
        let digits = decimals.bytes().take_while(u8::is_ascii_digit).count();
        let quarters = match decimals[..digits].trim_end_matches('0') {
            "" => 0,
            "25" => 1,
            "5" => 2,
            "75" => 3,
            _ => return None,
        };
        return Some((Number::fraction(whole * 4 + quarters), &decimals[digits..]));
    }
    let after = rest.trim_start_matches([' ', '-', '又', '\u{a0}']);
    match fraction(after) {
        Some((quarters, rest)) => Some((Number::fraction(whole * 4 + quarters), rest)),
        None => Some((Number { quarters: whole * 4, whole: true }, rest)),
    }
}

/// A fraction of one in quarters.
fn fraction(text: &str) -> Option<(i64, &str)> {
    [("1/2", 2), ("1/4", 1), ("3/4", 3), ("½", 2), ("¼", 1), ("¾", 3)]
        .iter()
        .find_map(|&(spelt, quarters)| Some((quarters, text.strip_prefix(spelt)?)))
}

fn integer(text: &str) -> Option<(i64, &str)> {
    let digits = text.bytes().take_while(u8::is_ascii_digit).count();
    match digits {
        0 => chinese_integer(text),
        1..=6 => Some((text[..digits].parse().ok()?, &text[digits..])),
        _ => None,
    }
}

/// A number below a thousand in Chinese characters, which Japanese records share.
fn chinese_integer(text: &str) -> Option<(i64, &str)> {
    let (mut total, mut digit, mut end) = (0, None, 0);
    for (at, character) in text.char_indices() {
        let value = "〇一二三四五六七八九".chars().position(|c| c == character);
        match (value, character) {
            (Some(value), _) => digit = Some(value as i64),
            (None, '十') => total += 10 * digit.take().unwrap_or(1),
            (None, '百') => total += 100 * digit.take().unwrap_or(1),
            _ => break,
        }
        end = at + character.len_utf8();
    }
    (end > 0 && total < 1000).then(|| (total + digit.unwrap_or(0), &text[end..]))
}

struct Unit {
    zi: bool,
    half: bool,
}

/// Points or stones, and the half that Chinese, Japanese and Korean say after them.
fn unit(text: &str) -> (Unit, &str) {
    let rest = text.trim_start();
    let (zi, rest) = match rest.strip_prefix('子') {
        Some(rest) => (true, rest),
        None => (false, rest.strip_prefix(['目', '点', '點', '집']).unwrap_or(rest)),
    };
    match rest.strip_prefix(['半', '반']) {
        Some(rest) => (Unit { zi, half: true }, rest),
        None => (Unit { zi, half: false }, rest),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_are_read_in_many_spellings() {
        let cases = [
            ("6.5", 13),
            ("6,50", 13),
            ("5 1/2", 11),
            ("5½ points", 11),
            ("-59.5", -119),
            (".5", 1),
            ("7", 14),
            ("3.75", 15),
            ("3又3/4子", 15),
            ("1子", 4),
            ("1/4子", 1),
            ("半目", 1),
            ("二目半", 5),
            ("6목", 12),
            ("2집반", 5),
            ("반집", 1),
            ("十二目", 24),
        ];
        for (text, halves) in cases {
            assert_eq!(amount(text).map(|(amount, _)| amount.half_points()), Some(halves), "{text}");
        }
        for text in ["", "x", "6.3", "-", "9999999", "+"] {
            assert_eq!(amount(text), None, "{text}");
        }
    }
}
