//! Files in the world's charsets, with the right label, a wrong one or none.

use encoding_rs::Encoding;
use hoshi::engine::{NodeId, Record};
use hoshi::sgf::{self, Decode, NativeDecoder, WarningKind};

fn encode(charset: &str, text: &str) -> Vec<u8> {
    let (bytes, _, lossy) = Encoding::for_label(charset.as_bytes()).expect("a charset").encode(text);
    assert!(!lossy, "{text} in {charset}");
    bytes.into_owned()
}

fn utf_16(text: &str, to_bytes: fn(u16) -> [u8; 2]) -> Vec<u8> {
    text.encode_utf16().flat_map(to_bytes).collect()
}

#[track_caller]
fn only_record(bytes: &[u8]) -> Record {
    let mut collection = sgf::read(bytes).expect("a game");
    assert_eq!(collection.records.len(), 1);
    collection.records.remove(0)
}

/// A game whose label and bytes may disagree.
fn game(label: &str, comment: &str) -> String {
    format!("(;GM[1]FF[4]{label}C[{comment}];B[pd];W[dp])")
}

#[track_caller]
fn assert_comment(bytes: &[u8], comment: &str) {
    let record = only_record(bytes);
    assert_eq!(record.node(NodeId::ROOT).comment, comment);
    assert_eq!(record.len(), 3, "{comment}");
}

const CHINESE: &str = "这是世界围棋公开赛的最后一局，黑中盘胜。";
const TAIWANESE: &str = "這是世界圍棋公開賽的最後一局，黑中盤勝。";
const JAPANESE: &str = "これは最後の一局です。黒の中押し勝ちとなりました。";
const KOREAN: &str = "이것은 한국 바둑의 마지막 대국입니다. 흑이 불계승을 거두었습니다.";
const RUSSIAN: &str = "Последняя партия турнира: чёрные выиграли, белые сдались.";
const CZECH: &str = "Poslední partie: černý vyhrál, bílý se vzdal. Příště to bude těžší.";
const FRENCH: &str = "La dernière partie : noir gagne après l'abandon, à la fin du très long fuseki.";

const TEXTS: [(&str, &str); 11] = [
    ("gbk", CHINESE),
    ("gb18030", CHINESE),
    ("big5", TAIWANESE),
    ("shift_jis", JAPANESE),
    ("euc-jp", JAPANESE),
    ("iso-2022-jp", JAPANESE),
    ("euc-kr", KOREAN),
    ("windows-1251", RUSSIAN),
    ("koi8-r", RUSSIAN),
    ("windows-1250", CZECH),
    ("windows-1252", FRENCH),
];

#[test]
fn a_label_is_believed_where_it_fits() {
    for (charset, text) in TEXTS {
        assert_comment(&encode(charset, &game(&format!("CA[{charset}]"), text)), text);
    }
    let german = "Weiß fängt: schöner Zug für 5 €";
    assert_comment(&encode("iso-8859-15", &game("CA[iso-8859-15]", german)), german);
    assert_comment(&encode("macintosh", &game("CA[macintosh]", "Weiß fängt")), "Weiß fängt");
}

#[test]
fn without_a_label_the_charset_is_guessed() {
    for (charset, text) in TEXTS {
        assert_comment(&encode(charset, &game("", text)), text);
    }
}

#[test]
fn a_wrong_label_does_not_spoil_the_text() {
    for (charset, text) in TEXTS {
        for label in ["UTF-8", "utf8", "nonsense"] {
            assert_comment(&encode(charset, &game(&format!("CA[{label}]"), text)), text);
        }
        for label in ["gb2312", "Big5", "Shift_JIS", "windows-1251", "ISO-8859-1"] {
            assert_comment(game(&format!("CA[{label}]"), text).as_bytes(), text);
        }
    }
    for (charset, text) in [("gbk", CHINESE), ("shift_jis", JAPANESE), ("windows-1251", RUSSIAN)] {
        assert_comment(&encode(charset, &game("CA[ISO-8859-1]", text)), text);
    }
}

#[test]
fn names_of_charsets_that_the_standard_lacks_are_known() {
    for (label, charset, text) in [
        ("EUC-CN", "gbk", CHINESE),
        ("CP936", "gbk", CHINESE),
        ("CP949", "euc-kr", KOREAN),
        ("cp950", "big5", TAIWANESE),
        ("CP932", "shift_jis", JAPANESE),
        ("MacRoman", "macintosh", FRENCH),
    ] {
        let collection = sgf::read(&encode(charset, &game(&format!("CA[{label}]"), text))).expect("a game");
        assert_eq!(collection.records[0].node(NodeId::ROOT).comment, text, "{label}");
        assert_eq!(collection.warnings, [], "{label}");
    }
}

#[test]
fn byte_order_marks_are_believed_before_labels() {
    let text = game("CA[gbk]", JAPANESE);
    assert_comment(&[b"\xef\xbb\xbf", text.as_bytes()].concat(), JAPANESE);
    assert_comment(&[&b"\xff\xfe"[..], &utf_16(&text, u16::to_le_bytes)].concat(), JAPANESE);
    assert_comment(&[&b"\xfe\xff"[..], &utf_16(&text, u16::to_be_bytes)].concat(), JAPANESE);
}

#[test]
fn utf_16_needs_no_mark_and_no_label() {
    let text = game("", JAPANESE);
    assert_comment(&utf_16(&text, u16::to_le_bytes), JAPANESE);
    assert_comment(&utf_16(&text, u16::to_be_bytes), JAPANESE);
}

/// Characters whose second byte is a backslash or a bracket, at the end of a value too.
const HALVES: [(&str, &str, &[u8]); 6] = [
    ("shift_jis", "表", b"\x95\x5c"),
    ("shift_jis", "ソ", b"\x83\x5c"),
    ("shift_jis", "充", b"\x8f\x5b"),
    ("big5", "許功", b"\xb3\x5c\xa5\x5c"),
    ("gbk", "揮", b"\x93\x5d"),
    ("gbk", "運", b"\xdf\x5c"),
];

#[test]
fn second_bytes_that_look_like_sgf_do_not_break_the_file() {
    for (charset, text, bytes) in HALVES {
        assert_eq!(encode(charset, text), bytes);
        for comment in [text.to_owned(), format!("x{text}x{text}"), format!("{text} [1\\]")] {
            let read = comment.replace("\\]", "]");
            assert_comment(&encode(charset, &game(&format!("CA[{charset}]"), &comment)), &read);
        }
    }
}

#[test]
fn values_may_be_escaped_byte_by_byte() {
    for (charset, text, bytes) in HALVES {
        let escaped: Vec<u8> = bytes
            .iter()
            .flat_map(|&byte| if matches!(byte, b'\\' | b']') { vec![b'\\', byte] } else { vec![byte] })
            .collect();
        let start = format!("(;GM[1]FF[4]CA[{charset}]C[");
        assert_comment(&[start.as_bytes(), &escaped, b"];B[pd];W[dp])"].concat(), text);
    }
}

#[test]
fn a_broken_character_costs_no_more_than_itself() {
    let mut bytes = game("CA[UTF-8]", "čěšřžýáíé X").into_bytes();
    let place = bytes.iter().position(|&byte| byte == b'X').expect("the place");
    bytes[place] = 0xe5;
    let collection = sgf::read(&bytes).expect("a game");
    assert_eq!(collection.records[0].node(NodeId::ROOT).comment, "čěšřžýáíé \u{fffd}");
    assert!(collection.warnings.iter().any(|warning| warning.kind == WarningKind::TextDamaged));
}

#[test]
fn guesses_are_told() {
    let collection = sgf::read(&encode("gbk", &game("CA[UTF-8]", CHINESE))).expect("a game");
    let kinds: Vec<WarningKind> = collection.warnings.into_iter().map(|warning| warning.kind).collect();
    assert_eq!(kinds, [WarningKind::CharsetGuessed { label: "gb18030".into() }]);
    let collection = sgf::read(&game("CA[UTF-8]", CHINESE).into_bytes()).expect("a game");
    assert_eq!(collection.warnings, []);
}

/// A decoder may know little: what it does not know is read as well as can be.
#[test]
fn a_poor_decoder_is_enough_to_open_a_file() {
    struct Poor;
    impl Decode for Poor {
        fn decode(&self, _: &str, _: &[u8]) -> Option<String> {
            None
        }
    }
    for (charset, text) in TEXTS {
        let bytes = encode(charset, &game("", text));
        assert_eq!(sgf::read_with(&bytes, &Poor).expect("a game").records.len(), 1);
        assert!(sgf::read_with(&bytes, &NativeDecoder).is_ok());
    }
}
