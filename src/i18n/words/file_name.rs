//! What the file of a record is called.

use crate::engine::{Color, Record};
use crate::i18n::ascii::ascii;
use crate::i18n::{Key, Language, text};

/// The longest name of a player in it, in letters.
const NAME_LETTERS: usize = 40;

/// The day and the players, as far as they are known: `2026-11-30-jana-petr.sgf`. In ASCII, so that
/// it survives every file system and mail program.
#[must_use]
pub fn file_name(language: Language, record: &Record) -> String {
    let names = Color::BOTH.map(|color| shortened(&ascii(&record.info.names[color])));
    let mut parts = vec![day(&record.info.date).to_owned()];
    if names.iter().all(String::is_empty) {
        parts.push(ascii(text(language, Key::FileDefaultName)));
    }
    parts.extend(names);
    parts.retain(|part| !part.is_empty());
    format!("{}.sgf", parts.join("-"))
}

fn shortened(name: &str) -> String {
    let name: String = name.chars().take(NAME_LETTERS).collect();
    name.trim_end_matches('-').to_owned()
}

/// The first day that a date names (`2026-05-01,02` names two); nothing where it is spelt otherwise
/// than SGF asks for.
fn day(date: &str) -> &str {
    let end = date.find(|c: char| !c.is_ascii_digit() && c != '-').unwrap_or(date.len());
    let day = &date[..end];
    let lengths: Vec<usize> = day.split('-').map(str::len).collect();
    if matches!(lengths[..], [4] | [4, 2] | [4, 2, 2]) { day } else { "" }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Size;

    fn name(date: &str, black: &str, white: &str) -> String {
        let mut record = Record::new(Size::FULL);
        record.info.date = date.into();
        record.info.names.black = black.into();
        record.info.names.white = white.into();
        file_name(Language::Cs, &record)
    }

    #[test]
    fn a_file_is_named_after_the_day_and_the_players() {
        assert_eq!(name("2026-11-30", "Jana", "Petr"), "2026-11-30-jana-petr.sgf");
        assert_eq!(name("2026-11-30,12-01", " ", "Пётр"), "2026-11-30-petr.sgf");
        assert_eq!(name("yesterday", "", ""), "partie-go.sgf");
        assert_eq!(name("../../x", "王", "CON\0/\\:*"), "con.sgf");
        assert!(name("2026", &"x".repeat(500), "").len() < 60);
    }
}
