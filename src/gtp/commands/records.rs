//! Commands about files.

use std::fs::{self, File};
use std::io::{self, Read};

use super::{Reply, done};
use crate::gtp::Failure;
use crate::gtp::args::Args;
use crate::gtp::session::Session;
use crate::sgf;

pub fn loadsgf(session: &mut Session, args: &mut Args) -> Reply {
    let (name, before) = file_and_move(args.rest())?;
    let bytes = contents(name).map_err(|_| Failure::Load)?;
    let collection = sgf::read(&bytes).map_err(|_| Failure::Load)?;
    let record = collection.records.first().ok_or(Failure::Load)?;
    session.load(record, before.unwrap_or(usize::MAX))?;
    done()
}

pub fn printsgf(session: &mut Session, args: &mut Args) -> Reply {
    let text = sgf::write(session.game().record());
    if args.is_empty() {
        return Ok(text);
    }
    let (name, rest) = quoted(args.rest())?;
    if !rest.is_empty() {
        return Err(Failure::Syntax);
    }
    fs::write(name, text).map_err(|_| Failure::Save)?;
    done()
}

/// What a file holds, if that is not too much: some files have no end.
fn contents(name: &str) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    File::open(name)?.take(sgf::MAX_BYTES as u64 + 1).read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// Takes `text` apart into a file's name and, if the last word is a number, that of a move.
fn file_and_move(text: &str) -> Result<(&str, Option<usize>), Failure> {
    let (name, number) = match text.rsplit_once(' ') {
        _ if text.starts_with('"') => quoted(text)?,
        Some((name, last)) if last.bytes().all(|byte| byte.is_ascii_digit()) => (name.trim_end(), last),
        _ => (text, ""),
    };
    let number = match number {
        "" => None,
        number => Some(number.parse().map_err(|_| Failure::Syntax)?),
    };
    if name.is_empty() { Err(Failure::Syntax) } else { Ok((name, number)) }
}

/// What stands in double quotes, and what comes after; all of a text without them.
fn quoted(text: &str) -> Result<(&str, &str), Failure> {
    let Some(inner) = text.strip_prefix('"') else { return Ok((text, "")) };
    let (name, rest) = inner.rsplit_once('"').ok_or(Failure::Syntax)?;
    Ok((name, rest.trim_start()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn file_names_may_have_spaces_and_a_move_may_follow() {
        assert_eq!(file_and_move("a.sgf"), Ok(("a.sgf", None)));
        assert_eq!(file_and_move("my  game.sgf 12"), Ok(("my  game.sgf", Some(12))));
        assert_eq!(file_and_move("\"game 3\""), Ok(("game 3", None)));
        assert_eq!(file_and_move("\"game 3\" 4"), Ok(("game 3", Some(4))));
        assert_eq!(file_and_move("7"), Ok(("7", None)));
        for text in ["", "\"\"", "\"a", "\"a\" b", "a 99999999999999999999999"] {
            assert_eq!(file_and_move(text), Err(Failure::Syntax), "{text}");
        }
    }
}
