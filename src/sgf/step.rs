//! What the properties of one node mean.

use std::collections::{HashMap, HashSet};

use super::error::{ReadError, WarningKind, Warnings};
use super::point::{PointError, rectangle, vertex};
use super::syntax::{RawNode, RawProperty};
use super::text::{split_composed, unescape, unescape_line};
use crate::engine::{Color, Mark, Move, Point, Property, Setup, Shape, Size};

/// How many points the lists of a file may name. A rectangle of a few letters names thousands.
/// Every move after the first in a node, for which a node is made, counts as [`POINTS_A_NODE`].
pub(super) struct PointBudget(usize);

const POINTS_A_NODE: usize = 8;

impl Default for PointBudget {
    fn default() -> Self {
        PointBudget(4_000_000)
    }
}

impl PointBudget {
    fn spend(&mut self, points: usize) -> Result<(), ReadError> {
        self.0 = self.0.checked_sub(points).ok_or(ReadError::TooLarge)?;
        Ok(())
    }
}

/// A node of a file, read. It may hold what a record spreads over several nodes.
#[derive(Default)]
pub(super) struct Step {
    pub setup: Setup,
    pub moves: Vec<Move>,
    pub name: String,
    pub comment: String,
    pub marks: Vec<Mark>,
    pub territory: Vec<(Point, Color)>,
    /// Those that are not read, and moves that are no points.
    pub properties: Vec<Property>,
}

impl Step {
    pub fn read(
        node: &RawNode,
        size: Size,
        warnings: &mut Warnings,
        budget: &mut PointBudget,
    ) -> Result<Step, ReadError> {
        let mut reader = Reader { size, warnings, budget, step: Step::default(), kept: HashMap::new() };
        let mut seen = HashSet::new();
        for property in &node.properties {
            if node.properties.len() > 1 && !seen.insert(property.ident.as_str()) {
                let kind = WarningKind::Repeated { ident: property.ident.clone() };
                reader.warnings.add(property.offset, kind);
            }
            reader.property(property)?;
        }
        Ok(reader.step)
    }
}

struct Reader<'r, 't> {
    size: Size,
    warnings: &'r mut Warnings<'t>,
    budget: &'r mut PointBudget,
    step: Step,
    /// Where in the step's properties a name stands.
    kept: HashMap<String, usize>,
}

impl Reader<'_, '_> {
    fn property(&mut self, property: &RawProperty) -> Result<(), ReadError> {
        match property.ident.as_str() {
            "B" => self.moves(property, Color::Black)?,
            "W" => self.moves(property, Color::White)?,
            "AB" => self.stones(property, |setup| &mut setup.black)?,
            "AW" => self.stones(property, |setup| &mut setup.white)?,
            "AE" => self.stones(property, |setup| &mut setup.empty)?,
            "PL" => self.turn(property),
            "N" => append(&mut self.step.name, " ", property.values.iter().map(|raw| unescape_line(raw))),
            "C" => append(&mut self.step.comment, "\n\n", property.values.iter().map(|raw| unescape(raw))),
            "CR" => self.marks(property, Shape::Circle)?,
            "SQ" => self.marks(property, Shape::Square)?,
            "TR" => self.marks(property, Shape::Triangle)?,
            "SL" => self.marks(property, Shape::Selected)?,
            // M is FF[3]'s mark without a shape.
            "MA" | "M" => self.marks(property, Shape::Cross)?,
            "TB" => self.territory(property, Color::Black)?,
            "TW" => self.territory(property, Color::White)?,
            "LB" => self.labels(property),
            "L" => self.letters(property)?,
            // About the file, not the game. The writer has its own.
            "FF" | "GM" | "CA" | "AP" => {}
            _ => self.keep(property),
        }
        Ok(())
    }

    fn keep(&mut self, property: &RawProperty) {
        let values = property.values.iter().map(|&raw| raw.to_owned());
        let kept = self.kept.get(&property.ident).and_then(|&at| self.step.properties.get_mut(at));
        match kept {
            Some(kept) => kept.values.extend(values),
            None => {
                self.kept.insert(property.ident.clone(), self.step.properties.len());
                let values = values.collect();
                self.step.properties.push(Property { ident: property.ident.clone(), values });
            }
        }
    }

    fn moves(&mut self, property: &RawProperty, color: Color) -> Result<(), ReadError> {
        let mut found = false;
        for raw in &property.values {
            match vertex(raw, self.size) {
                Ok(vertex) => {
                    found = true;
                    self.push_move(Move { color, vertex })?;
                }
                Err(error) => self.warn(property, raw, error),
            }
        }
        if !found {
            self.keep(property);
        }
        Ok(())
    }

    /// The same move twice in a node is one move.
    fn push_move(&mut self, mv: Move) -> Result<(), ReadError> {
        match self.step.moves.last() {
            Some(&last) if last == mv => return Ok(()),
            Some(_) => self.budget.spend(POINTS_A_NODE)?,
            None => {}
        }
        self.step.moves.push(mv);
        Ok(())
    }

    fn stones(
        &mut self,
        property: &RawProperty,
        list: impl FnOnce(&mut Setup) -> &mut Vec<Point>,
    ) -> Result<(), ReadError> {
        let points = self.points(property)?;
        list(&mut self.step.setup).extend(points);
        Ok(())
    }

    /// The points of a list, whose values are points and rectangles.
    fn points(&mut self, property: &RawProperty) -> Result<Vec<Point>, ReadError> {
        let mut points = Vec::with_capacity(property.values.len());
        for raw in &property.values {
            match rectangle(raw, self.size) {
                Ok(found) => {
                    self.budget.spend(found.len())?;
                    points.extend(found);
                }
                Err(error) => self.warn(property, raw, error),
            }
        }
        Ok(points)
    }

    fn marks(&mut self, property: &RawProperty, shape: Shape) -> Result<(), ReadError> {
        let points = self.points(property)?;
        self.step.marks.extend(points.into_iter().map(|at| Mark { at, shape: shape.clone() }));
        Ok(())
    }

    fn territory(&mut self, property: &RawProperty, color: Color) -> Result<(), ReadError> {
        let points = self.points(property)?;
        self.step.territory.extend(points.into_iter().map(|point| (point, color)));
        Ok(())
    }

    fn labels(&mut self, property: &RawProperty) {
        for raw in &property.values {
            let Some((at, text)) = split_composed(raw) else {
                self.warn(property, raw, PointError::Malformed);
                continue;
            };
            match super::point::point(at, self.size) {
                Ok(at) => self.step.marks.push(Mark { at, shape: Shape::Label(unescape_line(text)) }),
                Err(error) => self.warn(property, raw, error),
            }
        }
    }

    /// FF\[3\]'s L: letters on the points, in the order of the alphabet.
    fn letters(&mut self, property: &RawProperty) -> Result<(), ReadError> {
        let points = self.points(property)?;
        let lettered = points.into_iter().zip(('a'..='z').chain('A'..='Z'));
        self.step
            .marks
            .extend(lettered.map(|(at, letter)| Mark { at, shape: Shape::Label(letter.to_string()) }));
        Ok(())
    }

    /// Whose turn it is, by the first letter; 1 and 2 stand for Black and White in old files.
    fn turn(&mut self, property: &RawProperty) {
        match property.first().trim().bytes().next() {
            Some(b'B' | b'b' | b'1') => self.step.setup.to_play = Some(Color::Black),
            Some(b'W' | b'w' | b'2') => self.step.setup.to_play = Some(Color::White),
            _ => self.warn(property, property.first(), PointError::Malformed),
        }
    }

    fn warn(&mut self, property: &RawProperty, value: &str, error: PointError) {
        let (ident, value) = (property.ident.clone(), value.to_owned());
        let kind = match error {
            PointError::Malformed => WarningKind::BadValue { ident, value },
            PointError::Outside => WarningKind::OutsideBoard { ident, value },
        };
        self.warnings.add(property.offset, kind);
    }
}

/// Puts texts after a text, each set off by `between`; empty ones add nothing.
fn append(text: &mut String, between: &str, more: impl Iterator<Item = String>) {
    for part in more.filter(|part| !part.is_empty()) {
        if !text.is_empty() {
            text.push_str(between);
        }
        text.push_str(&part);
    }
}
