//! Lines of the protocol: what comes in as bytes, and what goes out as text.

use std::io::{self, BufRead};

/// The longest line that is kept, in bytes. A command that names every point of the largest board
/// with its colour has some 20,000.
const MAX_BYTES: usize = 1 << 20;

/// The largest id: the protocol's integers end there.
const MAX_ID: u32 = i32::MAX as u32;

/// A line without its comment, its control characters and the spaces before it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Line {
    text: String,
    /// Whether it was longer than what is kept.
    pub is_cut: bool,
}

/// A line taken apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Request<'a> {
    pub id: Option<u32>,
    /// Empty where nothing follows the id.
    pub command: &'a str,
    pub arguments: &'a str,
}

/// Reads the next line; `None` at the end of the input. The last line may lack its end.
pub fn read(input: &mut impl BufRead) -> io::Result<Option<Line>> {
    let mut kept = Vec::new();
    let mut line = Line::default();
    let mut in_comment = false;
    let mut came_any = false;
    loop {
        let chunk = match input.fill_buf() {
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            other => other?,
        };
        if chunk.is_empty() {
            break;
        }
        came_any = true;
        let line_end = chunk.iter().position(|&byte| byte == b'\n');
        let used = line_end.map_or(chunk.len(), |end| end + 1);
        for &byte in &chunk[..line_end.unwrap_or(used)] {
            in_comment |= byte == b'#';
            match byte {
                _ if in_comment => {}
                0..=8 | 10..=31 | 127 => {}
                b' ' | b'\t' if kept.is_empty() => {}
                _ if kept.len() == MAX_BYTES => line.is_cut = true,
                b'\t' => kept.push(b' '),
                _ => kept.push(byte),
            }
        }
        input.consume(used);
        if line_end.is_some() {
            break;
        }
    }
    line.text = String::from_utf8_lossy(&kept).into_owned();
    Ok(came_any.then_some(line))
}

/// Takes a line apart; `None` when there is nothing on it.
pub fn parse(line: &Line) -> Option<Request<'_>> {
    let text = line.text.trim_matches(' ');
    let (first, rest) = first_word(text);
    if first.is_empty() {
        return None;
    }
    let (id, (command, arguments)) = match id(first) {
        Some(id) => (Some(id), first_word(rest)),
        None => (None, (first, rest)),
    };
    Some(Request { id, command, arguments })
}

/// The first word, and what follows it less the spaces between.
pub fn first_word(text: &str) -> (&str, &str) {
    let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
    (word, rest.trim_start_matches(' '))
}

fn id(word: &str) -> Option<u32> {
    let is_number = word.bytes().all(|byte| byte.is_ascii_digit());
    word.parse().ok().filter(|&id| is_number && id <= MAX_ID)
}

/// A text as an answer may hold it: no control characters but tabs and line ends, and no empty
/// line, since an empty line ends the answer.
pub fn response_text(text: &str) -> String {
    let shown = |&c: &char| !c.is_ascii_control() || c == '\n' || c == '\t';
    let text: String = text.trim_end().chars().filter(shown).collect();
    let (first, rest) = text.split_once('\n').unwrap_or((&text, ""));
    let rest = rest.split('\n').map(|line| if line.is_empty() { " " } else { line });
    std::iter::once(first).chain(rest.filter(|_| text.contains('\n'))).collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(mut bytes: &[u8]) -> Vec<Line> {
        std::iter::from_fn(|| read(&mut bytes).unwrap()).collect()
    }

    fn texts(bytes: &[u8]) -> Vec<String> {
        lines(bytes).into_iter().map(|line| line.text).collect()
    }

    #[test]
    fn control_characters_and_comments_vanish_and_tabs_are_spaces() {
        assert_eq!(texts(b"na\x01me\r\n\tplay\tb D4 # why\x07\n\n"), ["name", "play b D4 ", ""]);
    }

    #[test]
    fn the_last_line_needs_no_end() {
        assert_eq!(texts(b"name\nquit"), ["name", "quit"]);
        assert_eq!(texts(b""), [""; 0]);
    }

    #[test]
    fn a_line_is_kept_only_so_far() {
        let mut bytes = vec![b'x'; 3 * MAX_BYTES];
        bytes.extend(b"\nname");
        let lines = lines(&bytes);
        assert_eq!(lines[0].text.len(), MAX_BYTES);
        assert!(lines[0].is_cut && !lines[1].is_cut);
        assert_eq!(lines[1].text, "name");
    }

    #[test]
    fn requests_have_an_id_only_where_a_number_stands_first() {
        let parsed = |text: &str| {
            let line = Line { text: text.to_owned(), is_cut: false };
            parse(&line).map(|r| (r.id, r.command.to_owned(), r.arguments.to_owned()))
        };
        let expect = |id, command: &str, rest: &str| Some((id, command.to_owned(), rest.to_owned()));
        assert_eq!(parsed(" 12  play  b  D4 "), expect(Some(12), "play", "b  D4"));
        assert_eq!(parsed("play b D4"), expect(None, "play", "b D4"));
        assert_eq!(parsed("5"), expect(Some(5), "", ""));
        assert_eq!(parsed("+5 name"), expect(None, "+5", "name"));
        assert_eq!(parsed("2147483648 name"), expect(None, "2147483648", "name"));
        assert_eq!(parsed("   "), None);
    }

    #[test]
    fn no_answer_holds_an_empty_line() {
        assert_eq!(response_text("a\n\n\nb\r\n\n"), "a\n \n \nb");
        assert_eq!(response_text("\na"), "\na");
        assert_eq!(response_text(""), "");
    }
}
