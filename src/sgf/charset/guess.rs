//! What charset a text is in that says nothing about it.
//!
//! East Asian charsets are told apart by where their common characters stand: each lays them out in
//! its own rows. What fits none of them is in a charset of single bytes, Cyrillic where the bytes
//! beyond ASCII come in whole words, and Central European where they are letters that only Czech,
//! Slovak, Polish, Hungarian or Romanian would use.

/// How many pairs of bytes make a guess sure.
const SURE_PAIRS: usize = 4;
/// A pair in all rows that Korean fills is Chinese half of the time. So many are Korean.
const KOREAN_PAIRS: usize = 12;
/// Four in ten pairs of Big5 have a second byte from ASCII. Without one in so many, it is not Big5.
const BIG5_HALF_ASCII_ONE_IN: usize = 10;

/// The label of the most likely charset for bytes that are no UTF-8.
pub(super) fn guess(bytes: &[u8]) -> &'static str {
    if has_escape_sequences(bytes) {
        return "iso-2022-jp";
    }
    match best_double_byte(bytes) {
        Some((charset, _)) => charset.label,
        None => single_byte(bytes),
    }
}

/// Whether there are the escape sequences that lead into the Japanese of ISO-2022-JP.
pub(super) fn has_escape_sequences(bytes: &[u8]) -> bool {
    bytes.windows(3).any(|three| matches!(three, b"\x1b$B" | b"\x1b$@" | b"\x1b$("))
}

/// Whether a text that claims to be Western is certainly something else.
pub(super) fn is_sure(bytes: &[u8]) -> bool {
    best_double_byte(bytes).is_some_and(|(_, tally)| tally.pairs >= SURE_PAIRS)
        || matches!(single_byte(bytes), "windows-1251" | "koi8-r")
}

/// A charset of one- and two-byte characters.
struct DoubleByte {
    label: &'static str,
    /// Whether two bytes are a character.
    is_pair: fn(u8, u8) -> bool,
    /// Whether a character is one of those that texts are made of.
    is_common: fn(u8, u8) -> bool,
}

/// In the order in which they are preferred.
const DOUBLE_BYTE: [DoubleByte; 5] = [
    DoubleByte {
        label: "gb18030",
        is_pair: |lead, trail| matches!((lead, trail), (0x81..=0xfe, 0x40..=0x7e | 0x80..=0xfe)),
        is_common: |lead, trail| matches!((lead, trail), (0xa1 | 0xa3 | 0xb0..=0xd7, 0xa1..=0xfe)),
    },
    DoubleByte {
        label: "big5",
        is_pair: |lead, trail| matches!((lead, trail), (0xa1..=0xf9, 0x40..=0x7e | 0xa1..=0xfe)),
        is_common: |lead, _| matches!(lead, 0xa1 | 0xa4..=0xc6),
    },
    DoubleByte {
        label: "shift_jis",
        is_pair: |lead, trail| {
            matches!((lead, trail), (0x81..=0x9f | 0xe0..=0xfc, 0x40..=0x7e | 0x80..=0xfc))
        },
        is_common: |lead, _| matches!(lead, 0x81..=0x83 | 0x88..=0x97),
    },
    DoubleByte {
        label: "euc-jp",
        is_pair: |lead, trail| matches!((lead, trail), (0x8e | 0xa1..=0xfe, 0xa1..=0xfe)),
        is_common: |lead, trail| matches!((lead, trail), (0xa1 | 0xa4 | 0xa5 | 0xb0..=0xcf, 0xa1..=0xfe)),
    },
    DoubleByte {
        label: "euc-kr",
        is_pair: |lead, trail| matches!((lead, trail), (0xa1..=0xfe, 0xa1..=0xfe)),
        is_common: |lead, trail| matches!((lead, trail), (0xa1 | 0xb0..=0xc8, 0xa1..=0xfe)),
    },
];

#[derive(Clone, Copy)]
struct Tally {
    pairs: usize,
    /// Pairs whose second byte is ASCII.
    half_ascii: usize,
    common: usize,
    broken: usize,
}

impl Tally {
    fn of(bytes: &[u8], charset: &DoubleByte) -> Tally {
        let mut tally = Tally { pairs: 0, half_ascii: 0, common: 0, broken: 0 };
        let mut at = 0;
        while let Some(&byte) = bytes.get(at) {
            at += 1;
            match bytes.get(at) {
                _ if byte.is_ascii() => {}
                Some(&trail) if (charset.is_pair)(byte, trail) => {
                    at += 1;
                    tally.pairs += 1;
                    tally.half_ascii += usize::from(trail.is_ascii());
                    tally.common += usize::from((charset.is_common)(byte, trail));
                }
                _ => tally.broken += 1,
            }
        }
        tally
    }

    /// From 0 to 1000. Broken characters count against it doubly.
    fn score(self) -> usize {
        self.common * 1000 / (self.pairs + 2 * self.broken).max(1)
    }
}

fn best_double_byte(bytes: &[u8]) -> Option<(&'static DoubleByte, Tally)> {
    let tallies = DOUBLE_BYTE.iter().map(|charset| (charset, Tally::of(bytes, charset)));
    let likely = tallies.filter(|(charset, tally)| {
        let typical = match charset.label {
            "euc-kr" => tally.pairs >= KOREAN_PAIRS,
            "big5" => tally.half_ascii * BIG5_HALF_ASCII_ONE_IN >= tally.pairs,
            _ => true,
        };
        // Accented letters among others would all be pairs with the letter that follows them.
        let beyond_accents = tally.half_ascii < tally.pairs;
        tally.score() >= 750 && typical && beyond_accents
    });
    // Korean makes good Chinese, but Chinese makes bad Korean.
    likely.max_by_key(|(charset, tally)| {
        let place = DOUBLE_BYTE.iter().position(|other| other.label == charset.label);
        let korean = charset.label == "euc-kr" && tally.score() >= 980;
        (korean, tally.score(), std::cmp::Reverse(place))
    })
}

fn single_byte(bytes: &[u8]) -> &'static str {
    let count = |wanted: fn(u8) -> bool| bytes.iter().filter(|&&byte| wanted(byte)).count();
    let letters = count(|byte| byte >= 0xc0);
    let beside_another = bytes.windows(2).filter(|pair| pair[0] >= 0xc0 && pair[1] >= 0xc0).count();
    if letters >= 4 && beside_another * 2 > letters {
        // KOI8-R has its small letters where windows-1251 has its capitals.
        return if count(|byte| byte >= 0xe0) * 2 >= letters { "windows-1251" } else { "koi8-r" };
    }
    // ě ř ň ů Č Ř Ě ý ş ţ ă Ş Ţ ź ż ť ő, against à ê ñ å ø with their capitals, and œ.
    let central = count(|byte| {
        matches!(
            byte,
            0xec | 0xf8 | 0xf2 | 0xf9 | 0xc8 | 0xd8 | 0xcc | 0xfd | 0xba | 0xfe | 0xe3 | 0xaa | 0xde
        ) || matches!(byte, 0x9a | 0x9e | 0x8a | 0x8e | 0x9d | 0x9f | 0xbf | 0xb3 | 0xb9)
    });
    let western = count(|byte| {
        matches!(byte, 0xe0 | 0xea | 0xf1 | 0xe5 | 0xc5 | 0xc0 | 0xca | 0xd1 | 0x9c | 0x92 | 0x80)
    });
    if central > western { "windows-1250" } else { "windows-1252" }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn assert_guessed(label: &str, text: &str) {
        let (bytes, _, lossy) = encoding_rs::Encoding::for_label(label.as_bytes()).unwrap().encode(text);
        assert!(!lossy, "{text}");
        assert_eq!(guess(&bytes), label, "{text}");
    }

    #[test]
    fn names_of_players_tell_their_charset() {
        assert_guessed("gb18030", "PB[古力]BR[九段]PW[柯洁]WR[9段]EV[世界围棋公开赛]");
        assert_guessed("gb18030", "PB[柯洁]");
        assert_guessed("big5", "PB[周俊勳]PW[張栩]EV[第十屆世界圍棋公開賽]");
        assert_guessed("shift_jis", "PB[依田紀基]PW[趙治勲]C[これは最後の一局です。コウになりました。]");
        assert_guessed("euc-jp", "PB[依田紀基]PW[趙治勲]C[これは最後の一局です。コウになりました。]");
        assert_guessed("euc-kr", "PB[이창호]PW[이세돌]EV[한국바둑리그 결승전 제삼국]C[흑이 이겼습니다]");
        assert_guessed("windows-1251", "PB[Иван Петров]PW[Анна]C[Хороший ход, но белые спасаются.]");
        assert_guessed("koi8-r", "PB[Иван Петров]PW[Анна]C[Хороший ход, но белые спасаются.]");
        assert_guessed("windows-1252", "PB[Müller]PW[Élise]C[Ça va très bien, señor]");
        assert_guessed("windows-1250", "PB[Tomáš Dvořák]PW[Jiří Němec]C[Černý měl tah]");
        assert_guessed("windows-1250", "PB[Ştefan]PW[Cătălin Ţăranu]");
    }
}
