//! Problems in SGF files, as collections of them are commonly written.

use super::goal::{Goal, Try};
use super::notation::{Line, Points};
use super::page::{Page, Shapes};
use crate::engine::{Color, NodeId, Record, Shape};

/// A problem from a record: the position of its root, and its moves as the tries.
///
/// A line is right if a comment in it says RIGHT or CORRECT (and not "incorrect"); if no comment of
/// the record does, the main line is right and the others are wrong. Comments are said as they are.
/// `None` where no move follows the root.
///
/// Source: the convention of goproblems.com and of most problem collections.
#[must_use]
pub fn problem(record: &Record, id: &str) -> Option<Page> {
    let root = record.node(NodeId::ROOT);
    let reader = ProblemReader { record, marked: nodes(record).iter().any(|&n| says_right(record, n)) };
    let tries = reader.tries(NodeId::ROOT, true, MAX_STEPS);
    if tries.is_empty() {
        return None;
    }
    Some(Page {
        id: id.to_owned(),
        board: Some(rows(record)),
        to_play: record.first_to_move(),
        rules: record.info.rules.preset(),
        shapes: shapes(record),
        goal: Goal::Play { tries },
        plain_texts: true,
        intro: Some(root.comment.clone()).filter(|comment| !comment.is_empty()),
        ..Page::default()
    })
}

/// How many moves of the reader a problem may have in a row; what goes deeper is cut.
const MAX_STEPS: usize = 60;

struct ProblemReader<'r> {
    record: &'r Record,
    /// Whether the right lines are marked by comments.
    marked: bool,
}

impl ProblemReader<'_> {
    /// The reader's moves after a node; `main` tells whether the node is on the main line.
    fn tries(&self, after: NodeId, main: bool, steps: usize) -> Vec<Try> {
        if steps == 0 {
            return Vec::new();
        }
        let children = self.record.node(after).children();
        let with_main = children.iter().enumerate().map(|(i, &child)| (child, main && i == 0));
        with_main.filter_map(|(child, main)| self.one_try(child, main, steps)).collect()
    }

    fn one_try(&self, node: NodeId, main: bool, steps: usize) -> Option<Try> {
        let mv = self.record.node(node).mv?;
        let mut t = Try { at: Line(vec![mv.vertex]), say: self.comment(node), ..Try::default() };
        let reply = self.record.node(node).children().first().copied();
        match reply.and_then(|reply| Some((reply, self.record.node(reply).mv?))) {
            Some((reply, mv)) => {
                t.line = Line(vec![mv.vertex]);
                t.next = self.tries(reply, main, steps - 1);
                t.say = t.say.or_else(|| self.comment(reply));
                t.right = t.next.is_empty() && (self.is_right(node, main) || self.is_right(reply, main));
            }
            None => t.right = self.is_right(node, main),
        }
        Some(t)
    }

    fn is_right(&self, node: NodeId, main: bool) -> bool {
        if self.marked { says_right(self.record, node) } else { main }
    }

    fn comment(&self, node: NodeId) -> Option<String> {
        let comment = self.record.node(node).comment.trim();
        (!comment.is_empty()).then(|| comment.to_owned())
    }
}

fn says_right(record: &Record, node: NodeId) -> bool {
    let comment = record.node(node).comment.to_ascii_uppercase();
    comment.contains("RIGHT") || (comment.contains("CORRECT") && !comment.contains("INCORRECT"))
}

fn nodes(record: &Record) -> Vec<NodeId> {
    let mut all = vec![NodeId::ROOT];
    let mut next = 0;
    while let Some(&node) = all.get(next) {
        all.extend(record.node(node).children());
        next += 1;
    }
    all
}

fn rows(record: &Record) -> Vec<String> {
    let mut board = crate::engine::Board::new(record.size());
    let setup = &record.node(NodeId::ROOT).setup;
    for (points, color) in [(&setup.black, Color::Black), (&setup.white, Color::White)] {
        for &point in points {
            board.set(point, Some(color));
        }
    }
    board.to_string().lines().map(str::to_owned).collect()
}

fn shapes(record: &Record) -> Shapes {
    let mut shapes = Shapes::default();
    for mark in &record.node(NodeId::ROOT).marks {
        let set: &mut Points = match &mark.shape {
            Shape::Circle | Shape::Selected => &mut shapes.circle,
            Shape::Cross => &mut shapes.cross,
            Shape::Square => &mut shapes.square,
            Shape::Triangle => &mut shapes.triangle,
            Shape::Label(text) => {
                shapes.labels.insert(mark.at, text.clone());
                continue;
            }
        };
        set.0.insert(mark.at);
    }
    shapes
}
