//! From text to trees of properties, none of which means anything yet.
//!
//! Tolerant where files are wrong: text before and between the games, missing semicolons and
//! parentheses, property names in lower case (`Black[dd]`, as FF\[3\] and older allow).

use super::error::{ReadError, WarningKind, Warnings};
use super::scanner::Scanner;

/// The most nodes that are read from a file.
const MAX_NODES: usize = 1_000_000;
/// Among so many nodes a game amid other text must have said something.
const NODES_TO_SAY_SOMETHING: usize = 3;
/// What a record says early: the file's kind, the players, a position, a move, a comment.
/// Source: FF\[4\], "Property Index".
const EARLY_PROPERTIES: [&str; 25] = [
    "AB", "AE", "AP", "AW", "B", "BR", "C", "CA", "DT", "EV", "FF", "GC", "GM", "GN", "HA", "KM", "N", "PB",
    "PL", "PW", "RE", "RU", "SZ", "W", "WR",
];

/// A property with its values as the text spells them, escapes included.
#[derive(Debug)]
pub(super) struct RawProperty<'a> {
    pub ident: String,
    pub values: Vec<&'a str>,
    /// Where in the text it begins, in bytes.
    pub offset: usize,
}

impl<'a> RawProperty<'a> {
    /// The first value, or nothing.
    pub fn first(&self) -> &'a str {
        self.values.first().copied().unwrap_or("")
    }
}

/// A node; `parent` is an index into the list of all nodes, and `None` where a tree begins.
#[derive(Debug)]
pub(super) struct RawNode<'a> {
    pub parent: Option<usize>,
    pub properties: Vec<RawProperty<'a>>,
}

impl<'a> RawNode<'a> {
    pub fn find(&self, ident: &str) -> Option<&RawProperty<'a>> {
        self.properties.iter().find(|property| property.ident == ident)
    }

    /// Whether it has a property that Go programs would know.
    fn says_something(&self) -> bool {
        self.properties.iter().any(|property| EARLY_PROPERTIES.contains(&property.ident.as_str()))
    }
}

/// The trees of a text one after the other, each node before those that follow it in the game.
pub(super) fn parse<'a>(text: &'a str, warnings: &mut Warnings<'_>) -> Result<Vec<RawNode<'a>>, ReadError> {
    if text.trim_matches(|c: char| c.is_whitespace() || c == '\0' || c == '\u{feff}').is_empty() {
        return Err(ReadError::Empty);
    }
    let start = start_of_game(text).ok_or(ReadError::NotSgf)?;
    let mut parser = Parser {
        scanner: Scanner { text, at: start },
        warnings,
        nodes: Vec::new(),
        open: Vec::new(),
        current: None,
        expects_node: false,
        in_stray_text: false,
        strays: 0,
    };
    while parser.step()? {}
    parser.finish()
}

/// The place of the first `(;`, or of what looks like a game whose author forgot one of the two.
fn start_of_game(text: &str) -> Option<usize> {
    let after = |at: usize| Scanner { text, at: at + 1 };
    let begins = |at: usize| after(at).skip_space().peek() == Some(b';');
    let almost = |at: usize| after(at).skip_space().word_before_value().is_some();
    let bytes = text.as_bytes();
    (0..bytes.len())
        .find(|&at| bytes[at] == b'(' && begins(at))
        .or_else(|| (0..bytes.len()).find(|&at| matches!(bytes[at], b'(' | b';') && almost(at)))
}

struct Parser<'a, 'w, 'l> {
    scanner: Scanner<'a>,
    warnings: &'w mut Warnings<'l>,
    nodes: Vec<RawNode<'a>>,
    /// For every open parenthesis, the node before it.
    open: Vec<Option<usize>>,
    current: Option<usize>,
    /// Whether a parenthesis was opened and no node has come yet.
    expects_node: bool,
    in_stray_text: bool,
    strays: usize,
}

impl<'a> Parser<'a, '_, '_> {
    /// Takes the next piece of the text; `false` at its end.
    fn step(&mut self) -> Result<bool, ReadError> {
        self.scanner = self.scanner.skip_space();
        let Some(byte) = self.scanner.peek() else { return Ok(false) };
        match byte {
            b'(' => {
                self.scanner.at += 1;
                self.open.push(self.current);
                self.expects_node = true;
            }
            b')' => {
                self.scanner.at += 1;
                match self.open.pop() {
                    Some(before) => self.current = before,
                    None => self.stray(),
                }
                self.expects_node = false;
            }
            b';' => {
                self.scanner.at += 1;
                self.begin_node()?;
            }
            _ => return self.property().map(|()| true),
        }
        self.in_stray_text = false;
        Ok(true)
    }

    fn begin_node(&mut self) -> Result<(), ReadError> {
        if self.nodes.len() >= MAX_NODES {
            return Err(ReadError::TooLarge);
        }
        self.nodes.push(RawNode { parent: self.current, properties: Vec::new() });
        self.current = Some(self.nodes.len() - 1);
        self.expects_node = false;
        Ok(())
    }

    fn property(&mut self) -> Result<(), ReadError> {
        let offset = self.scanner.at;
        let Some(value) = self.scanner.word_before_value().filter(|_| self.is_in_game()) else {
            self.skip_stray();
            return Ok(());
        };
        let ident = ident(&self.scanner.text[offset..self.scanner.skip_word().at]);
        self.scanner = value;
        if self.expects_node || self.current.is_none() {
            self.warnings.add(offset, WarningKind::MissingSemicolon);
            self.begin_node()?;
        }
        self.begin_tree_at(&ident);
        let values = self.values();
        if let Some(node) = self.current.and_then(|current| self.nodes.get_mut(current)) {
            node.properties.push(RawProperty { ident, values, offset });
        }
        self.in_stray_text = false;
        Ok(())
    }

    /// Whether properties can be expected: not in the text between two games.
    fn is_in_game(&self) -> bool {
        !self.open.is_empty() || self.current.is_some() || self.nodes.is_empty()
    }

    /// `FF` and `GM` stand in roots alone: a variation that begins with one is the next game of a
    /// file in which a parenthesis is missing.
    fn begin_tree_at(&mut self, ident: &str) {
        let Some(node) = self.current.and_then(|current| self.nodes.get_mut(current)) else { return };
        let opens_variation = node.parent.is_some() && self.open.last() == Some(&node.parent);
        if matches!(ident, "FF" | "GM") && node.properties.is_empty() && opens_variation {
            node.parent = None;
            self.open = vec![None];
            self.warnings.add(self.scanner.at, WarningKind::TreeUnclosed);
        }
    }

    fn values(&mut self) -> Vec<&'a str> {
        let mut values = Vec::with_capacity(1);
        let mut next = self.scanner;
        while next.peek() == Some(b'[') {
            let offset = next.at;
            let (value, closed) = next.value();
            if !closed {
                self.warnings.add(offset, WarningKind::ValueUnclosed);
            }
            values.push(value);
            self.scanner = next;
            next = next.skip_space();
        }
        values
    }

    /// Passes over what is no SGF: a word, a value without a name, or a character.
    fn skip_stray(&mut self) {
        self.stray();
        let after_word = self.scanner.skip_word();
        if self.is_in_game() && self.scanner.peek() == Some(b'[') {
            self.scanner.value();
        } else if after_word.at > self.scanner.at {
            self.scanner = after_word;
        } else {
            self.scanner.at += 1;
            while !self.scanner.text.is_char_boundary(self.scanner.at) {
                self.scanner.at += 1;
            }
        }
    }

    fn stray(&mut self) {
        if !self.in_stray_text {
            self.warnings.add(self.scanner.at, WarningKind::StrayText);
            self.in_stray_text = true;
            self.strays += 1;
        }
    }

    fn finish(self) -> Result<Vec<RawNode<'a>>, ReadError> {
        if !self.open.is_empty() {
            self.warnings.add(self.scanner.at, WarningKind::TreeUnclosed);
        }
        // Any large file has a `(;` somewhere, and perhaps a capital before a bracket.
        let says_something = self.nodes.iter().take(NODES_TO_SAY_SOMETHING).any(RawNode::says_something);
        if self.nodes.is_empty() || (!says_something && self.strays > 0) {
            return Err(ReadError::NotSgf);
        }
        Ok(self.nodes)
    }
}

/// The name of a property: its capitals and digits, or all of it where it has no capitals.
fn ident(word: &str) -> String {
    let ident: String = word.chars().filter(|c| !c.is_ascii_lowercase()).collect();
    if ident.bytes().any(|byte| byte.is_ascii_uppercase()) { ident } else { word.to_ascii_uppercase() }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The trees as nested text, and the warnings.
    fn outline(text: &str) -> (String, usize) {
        let mut warnings = Warnings::of(text);
        let nodes = parse(text, &mut warnings).unwrap();
        let line = |node: &RawNode| {
            let parent = node.parent.map_or("-".into(), |parent| parent.to_string());
            let properties: Vec<String> =
                node.properties.iter().map(|p| format!("{}={}", p.ident, p.values.join("|"))).collect();
            format!("{parent}:{}", properties.join(","))
        };
        (nodes.iter().map(line).collect::<Vec<_>>().join(" "), warnings.into_list().len())
    }

    #[test]
    fn variations_hang_on_the_node_before_their_parenthesis() {
        assert_eq!(outline("(;A[1](;B[2];C[3])(;D[4]))(;E[5])"), ("-:A=1 0:B=2 1:C=3 0:D=4 -:E=5".into(), 0));
        assert_eq!(outline("(;A[](;B[]) ;C[])").0, "-:A= 0:B= 0:C=");
    }

    #[test]
    fn text_around_games_is_passed_over() {
        assert_eq!(outline("Hello [x] (a) \n(;A[1]) bye B[2]\n(;C[3])"), ("-:A=1 -:C=3".into(), 1));
    }

    #[test]
    fn other_files_with_a_parenthesis_and_a_semicolon_are_no_records() {
        for text in ["\u{1}ELF\u{2} (;\u{3} Qx[\u{4}", "for(;a[0];){X[1]}", "let r = (;GM[1])"] {
            let refused = matches!(parse(text, &mut Warnings::of(text)), Err(ReadError::NotSgf));
            assert_eq!(refused, !text.contains("GM"), "{text}");
        }
    }

    #[test]
    fn missing_signs_are_supplied() {
        assert_eq!(outline("(A[1];B[2]").0, "-:A=1 0:B=2");
        assert_eq!(outline(";A[1];B[2]").0, "-:A=1 0:B=2");
        assert_eq!(outline("(;A[1](B[2])(C[3]))").0, "-:A=1 0:B=2 0:C=3");
        assert_eq!(outline("((;N[1]))").0, "-:N=1");
        assert_eq!(outline("(;GM[1];B[aa]\n(;GM[1];B[bb])").0, "-:GM=1 0:B=aa -:GM=1 2:B=bb");
    }

    #[test]
    fn names_are_their_capitals() {
        assert_eq!(outline("(;Black[dd]AddWhite[aa] [bb]white[cc])").0, "-:B=dd,AW=aa|bb,WHITE=cc");
    }

    #[test]
    fn a_backslash_keeps_a_bracket_in_the_value() {
        assert_eq!(outline(r"(;C[a\]b\\])").0, r"-:C=a\]b\\");
        assert_eq!(outline(r"(;C[never closed\").0, r"-:C=never closed\");
    }
}
