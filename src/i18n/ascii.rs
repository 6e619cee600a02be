//! Names in letters that every file system takes.

/// The letters and digits of a text in lower case and in ASCII, its words parted by hyphens. Letters
/// of other scripts than Latin and Cyrillic are left out.
#[must_use]
pub fn ascii(text: &str) -> String {
    let mut plain = String::new();
    for c in text.chars().map(small) {
        if c.is_ascii_alphanumeric() {
            plain.push(c);
        } else if let Some(letters) = letters(c) {
            plain.push_str(letters);
        } else if !plain.ends_with('-') && !plain.is_empty() {
            plain.push('-');
        }
    }
    plain.trim_end_matches('-').to_owned()
}

/// The small letter of a letter of the Latin and Cyrillic alphabets of Europe. The standard library's
/// knows those of all alphabets, by a table larger than all else that writes a file's name.
fn small(c: char) -> char {
    let code = u32::from(c);
    let small = match code {
        0x41..=0x5a | 0xc0..=0xd6 | 0xd8..=0xde | 0x410..=0x42f => code + 0x20,
        0x400..=0x40f => code + 0x50,
        0x130 => 0x69,
        0x178 => 0xff,
        // Capitals and small letters by turns.
        0x100..=0x12f | 0x132..=0x137 | 0x14a..=0x177 | 0x218..=0x21b | 0x490..=0x491 => code | 1,
        0x139..=0x148 | 0x179..=0x17e => code + (code & 1),
        _ => code,
    };
    char::from_u32(small).unwrap_or(c)
}

/// A letter without its marks, or in Latin letters; `None` for what is no letter of ours.
fn letters(c: char) -> Option<&'static str> {
    const LETTERS: [(&str, &str); 50] = [
        ("áàâäãåăāą", "a"),
        ("æ", "ae"),
        ("çćčĉ", "c"),
        ("ďđð", "d"),
        ("éèêëěēęė", "e"),
        ("ğĝģ", "g"),
        ("íìîïīįı", "i"),
        ("ķ", "k"),
        ("ĺľłļ", "l"),
        ("ñńňņ", "n"),
        ("óòôöõøőō", "o"),
        ("œ", "oe"),
        ("ŕřŗ", "r"),
        ("śšşșŝ", "s"),
        ("ß", "ss"),
        ("ťţțŧ", "t"),
        ("þ", "th"),
        ("úùûüůűūų", "u"),
        ("ýÿ", "y"),
        ("źžż", "z"),
        ("а", "a"),
        ("б", "b"),
        ("в", "v"),
        ("гґ", "g"),
        ("д", "d"),
        ("еёэ", "e"),
        ("є", "ye"),
        ("ж", "zh"),
        ("з", "z"),
        ("иіы", "i"),
        ("йї", "y"),
        ("к", "k"),
        ("л", "l"),
        ("м", "m"),
        ("н", "n"),
        ("о", "o"),
        ("п", "p"),
        ("р", "r"),
        ("с", "s"),
        ("т", "t"),
        ("уў", "u"),
        ("ф", "f"),
        ("х", "h"),
        ("ц", "ts"),
        ("ч", "ch"),
        ("ш", "sh"),
        ("щ", "shch"),
        ("ю", "yu"),
        ("я", "ya"),
        ("ъь'’", ""),
    ];
    if ('\u{300}'..='\u{36f}').contains(&c) {
        // An accent that stands by itself.
        return Some("");
    }
    LETTERS.iter().find(|(with, _)| with.contains(c)).map(|&(_, without)| without)
}

#[cfg(test)]
mod tests {
    use super::{ascii, letters};

    #[test]
    fn names_keep_their_letters_without_marks() {
        for (name, plain) in [
            ("Jána Nováková-Šťastná", "jana-novakova-stastna"),
            ("Пётр Щукин", "petr-shchukin"),
            ("Ștefan Țîru", "stefan-tiru"),
            ("Łukasz d’Été", "lukasz-dete"),
            ("../../etc/passwd", "etc-passwd"),
            ("e\u{301}a", "ea"),
            ("大 [5k]", "5k"),
            ("王", ""),
        ] {
            assert_eq!(ascii(name), plain, "{name}");
        }
    }

    #[test]
    fn capitals_are_written_as_their_small_letters() {
        for c in (0..0x500).filter_map(char::from_u32).filter(|c| c.is_uppercase()) {
            let lower: String = c.to_lowercase().collect();
            if lower.chars().all(|c| letters(c).is_some() || c.is_ascii_lowercase()) {
                assert_eq!(ascii(&c.to_string()), ascii(&lower), "{c}");
            }
        }
    }

    #[test]
    fn every_letter_of_the_languages_has_a_spelling() {
        for c in "áčďéěíňóřšťúůýžăâîșțабвгдеёжзийклмнопрстуфхцчшщъыьэюя".chars()
        {
            assert!(ascii(&format!("x{c}x")).len() < 8 && !ascii(&format!("x{c}x")).contains('-'), "{c}");
        }
    }
}
