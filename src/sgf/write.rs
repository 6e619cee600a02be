//! From a record to SGF.

use super::info;
use super::point::spell;
use super::text::{escape, escape_part, is_well_escaped};
use crate::engine::{Color, Mark, Move, Node, NodeId, Point, Property, Record, Setup, Shape, Size, Vertex};

/// Where a line ends, in bytes: before the next value or node that would begin after it. A value
/// is never broken, so that lines of text stay as long as they are.
const LINE_BYTES: usize = 76;

/// Writes a record.
pub(super) fn write(record: &Record) -> String {
    let mut writer = Writer { out: String::new(), line_start: 0, size: record.size() };
    // What is still to be written, the next thing last.
    let mut todo = vec![Piece::Close, Piece::Line(NodeId::ROOT)];
    while let Some(piece) = todo.pop() {
        match piece {
            Piece::Close => writer.out.push(')'),
            Piece::Line(first) => {
                if first == NodeId::ROOT {
                    writer.out.push('(');
                    writer.root(record);
                } else {
                    writer.open_variation();
                    writer.node(record.node(first));
                }
                let mut last = first;
                while let [only] = record.node(last).children() {
                    last = *only;
                    writer.node(record.node(last));
                }
                let variations = record.node(last).children().iter().rev();
                todo.extend(variations.flat_map(|&child| [Piece::Close, Piece::Line(child)]));
            }
        }
    }
    writer.out.push('\n');
    writer.out
}

enum Piece {
    /// A variation: the nodes from this one to where the game branches.
    Line(NodeId),
    Close,
}

struct Writer {
    out: String,
    line_start: usize,
    size: Size,
}

impl Writer {
    fn root(&mut self, record: &Record) {
        let root = record.node(NodeId::ROOT);
        self.out.push(';');
        self.property("FF", &["4"]);
        self.property("GM", &["1"]);
        self.property("CA", &["UTF-8"]);
        self.property("AP", &[concat!("Hoshi:", env!("CARGO_PKG_VERSION"))]);
        let (width, height) = (self.size.width(), self.size.height());
        let size = if width == height { width.to_string() } else { format!("{width}:{height}") };
        self.property("SZ", &[size]);
        let info = info::write(&record.info);
        self.end_line();
        for (ident, value) in &info {
            self.property(ident, std::slice::from_ref(value));
        }
        self.content(root, |ident| ident == "SZ" || info.iter().any(|&(known, _)| known == ident));
        if root.children().len() == 1 {
            self.end_line();
        }
    }

    fn node(&mut self, node: &Node) {
        self.break_long_line();
        self.out.push(';');
        self.content(node, |_| false);
    }

    /// What a node holds, but for properties of names that are `written` already.
    fn content(&mut self, node: &Node, written: impl Fn(&str) -> bool) {
        if let Some(mv) = node.mv {
            self.mv(mv);
        }
        self.setup(&node.setup);
        if !node.name.is_empty() {
            self.property("N", &[escape(&node.name)]);
        }
        self.marks(&node.marks);
        self.territory(&node.territory);
        for property in node.properties.iter().filter(|property| !written(&property.ident)) {
            self.raw(property);
        }
        if !node.comment.is_empty() {
            self.property("C", &[escape(&node.comment)]);
        }
    }

    fn mv(&mut self, mv: Move) {
        let value = match mv.vertex {
            Vertex::Point(point) => spell(point, self.size),
            Vertex::Pass => String::new(),
        };
        self.property(if mv.color == Color::Black { "B" } else { "W" }, &[value]);
    }

    fn setup(&mut self, setup: &Setup) {
        self.points("AB", &setup.black);
        self.points("AW", &setup.white);
        self.points("AE", &setup.empty);
        match setup.to_play {
            Some(Color::Black) => self.property("PL", &["B"]),
            Some(Color::White) => self.property("PL", &["W"]),
            None => {}
        }
    }

    fn marks(&mut self, marks: &[Mark]) {
        let shapes = [
            ("CR", Shape::Circle),
            ("MA", Shape::Cross),
            ("SL", Shape::Selected),
            ("SQ", Shape::Square),
            ("TR", Shape::Triangle),
        ];
        for (ident, shape) in shapes {
            let points: Vec<Point> = marks.iter().filter(|mark| mark.shape == shape).map(|m| m.at).collect();
            self.points(ident, &points);
        }
        let labels: Vec<String> = marks.iter().filter_map(|mark| self.label(mark)).collect();
        self.property("LB", &labels);
    }

    fn territory(&mut self, territory: &[(Point, Color)]) {
        for (ident, color) in [("TB", Color::Black), ("TW", Color::White)] {
            let points: Vec<Point> =
                territory.iter().filter(|&&(_, owner)| owner == color).map(|&(point, _)| point).collect();
            self.points(ident, &points);
        }
    }

    fn label(&self, mark: &Mark) -> Option<String> {
        match &mark.shape {
            Shape::Label(text) => Some(format!("{}:{}", spell(mark.at, self.size), escape_part(text))),
            _ => None,
        }
    }

    fn points(&mut self, ident: &str, points: &[Point]) {
        let values: Vec<String> = points.iter().map(|&point| spell(point, self.size)).collect();
        self.property(ident, &values);
    }

    /// A property that the program keeps as it was, unless that would spoil the file.
    fn raw(&mut self, property: &Property) {
        if matches!(property.ident.as_str(), "FF" | "GM" | "CA" | "AP") {
            return;
        }
        let named = property.ident.bytes().all(|byte| matches!(byte, b'A'..=b'Z' | b'0'..=b'9' | b'_'));
        if named && !property.ident.is_empty() && property.values.iter().all(|raw| is_well_escaped(raw)) {
            self.property(&property.ident, &property.values);
        }
    }

    /// A property with its values, escaped; nothing where there are none.
    fn property(&mut self, ident: &str, values: &[impl AsRef<str>]) {
        for (nth, value) in values.iter().enumerate() {
            if !self.out.ends_with(';') {
                self.break_long_line();
            }
            if nth == 0 {
                self.out.push_str(ident);
            }
            self.out.push('[');
            self.push_value(value.as_ref());
            self.out.push(']');
        }
    }

    fn push_value(&mut self, value: &str) {
        if let Some(newline) = value.rfind('\n') {
            self.line_start = self.out.len() + newline + 1;
        }
        self.out.push_str(value);
    }

    fn open_variation(&mut self) {
        self.end_line();
        self.out.push('(');
    }

    fn break_long_line(&mut self) {
        if self.out.len() - self.line_start >= LINE_BYTES {
            self.end_line();
        }
    }

    fn end_line(&mut self) {
        if !self.out.ends_with('\n') {
            self.out.push('\n');
        }
        self.line_start = self.out.len();
    }
}
