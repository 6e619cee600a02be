//! What comments and signs of a problem's record say about its lines.

use crate::engine::{Node, NodeId, Record};

/// The words of the convention that are instructions, not comments.
const WORDS: [&str; 4] = ["RIGHT", "CHOICE", "FORCE", "NOTTHIS"];

/// How a record tells which of its lines are right.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Marking {
    /// By comments.
    Comments,
    /// By the sign of a good move (TE).
    GoodMoves,
    /// Not at all: the main line is right.
    MainLine,
}

impl Marking {
    pub fn of(record: &Record, start: NodeId) -> Marking {
        let nodes = below(record, start);
        let any = |is: fn(&Node) -> bool| nodes.iter().skip(1).any(|&node| is(record.node(node)));
        match (any(says_right), any(is_good)) {
            (true, _) => Marking::Comments,
            (false, true) => Marking::GoodMoves,
            (false, false) => Marking::MainLine,
        }
    }

    /// Whether the problem is solved at a node, whatever follows it.
    pub fn solves(self, node: &Node) -> bool {
        self == Marking::Comments && says_right(node)
    }

    /// Whether a comment behind a node says that the problem is solved there.
    pub fn solves_below(self, record: &Record, node: NodeId) -> bool {
        below(record, node).iter().any(|&node| self.solves(record.node(node)))
    }

    pub fn is_good(self, node: &Node) -> bool {
        self == Marking::GoodMoves && is_good(node)
    }

    /// Whether the end of a line is right; `good` tells whether it came through a good move.
    pub fn ends_well(self, main: bool, good: bool) -> bool {
        match self {
            Marking::Comments => false,
            Marking::GoodMoves => good,
            Marking::MainLine => main,
        }
    }
}

fn has(node: &Node, ident: &str) -> bool {
    node.properties.iter().any(|property| property.ident == ident)
}

fn is_good(node: &Node) -> bool {
    has(node, "TE")
}

/// Whether a move is marked as one that does not lead to the goal.
pub(super) fn is_bad(node: &Node) -> bool {
    has(node, "BM") || is_aside(node)
}

/// Whether a move is marked as no mistake, but not the one that is looked for.
pub(super) fn is_aside(node: &Node) -> bool {
    word(&node.comment, "NOTTHIS").is_some()
}

fn says_right(node: &Node) -> bool {
    let comment = node.comment.trim_start();
    let begins = comment.split(|c: char| !c.is_alphanumeric()).next().unwrap_or_default();
    begins.eq_ignore_ascii_case("correct")
        || ["RIGHT", "CORRECT"].iter().any(|sign| word(comment, sign).is_some())
}

/// Whether a comment from a node on names its line as one to choose among.
pub(super) fn says_choice(record: &Record, node: NodeId) -> bool {
    below(record, node).iter().any(|&node| word(&record.node(node).comment, "CHOICE").is_some())
}

/// What a comment says to the reader, without the words that are instructions.
pub(super) fn said(comment: &str) -> Option<String> {
    let mut text = comment.to_owned();
    for sign in WORDS {
        while let Some(at) = word(&text, sign) {
            let begins = text[..at].trim().is_empty();
            let rest = &text[at + sign.len()..];
            let rest = if begins { rest.trim_start_matches(|c: char| !c.is_alphanumeric()) } else { rest };
            text = format!("{}{rest}", &text[..at]);
        }
    }
    let text = text.trim();
    text.contains(char::is_alphanumeric).then(|| text.to_owned())
}

/// Where a comment has a word by itself, in capitals, and not denied ("not RIGHT").
fn word(comment: &str, sign: &str) -> Option<usize> {
    let mut places = comment.match_indices(sign).map(|(at, _)| at);
    places.find(|&at| {
        let (before, after) = (&comment[..at], &comment[at + sign.len()..]);
        let is_apart = !before.ends_with(char::is_alphanumeric) && !after.starts_with(char::is_alphanumeric);
        let last = before.split_whitespace().next_back().unwrap_or_default().to_ascii_lowercase();
        is_apart && last != "not" && !last.ends_with("n't")
    })
}

/// A node and all that follow it.
fn below(record: &Record, node: NodeId) -> Vec<NodeId> {
    let mut all = vec![node];
    let mut next = 0;
    while let Some(&node) = all.get(next) {
        all.extend(record.node(node).children());
        next += 1;
    }
    all
}
