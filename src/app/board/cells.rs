//! The points of the board. Only what differs from before is painted.
//!
//! A page may have twenty boards of 361 points, so a point is no view of its own: one effect a board
//! compares the models, and one keeps what is told of the points.

use std::sync::Arc;

use leptos::prelude::*;
use leptos::tachys::view::{Mountable, Render};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, Node};

use super::decorations::{decorations, hint_name, is_decorated};
use super::mould::{self, Mould, made};
use super::{Describe, Drawing, stones};
use crate::engine::{Color, Point, Shape};
use crate::goban::{CELL_HEIGHT, CELL_WIDTH, Ground, Model, PointModel, Region};

const LABEL: &str = "aria-label";

/// The id of the element of a point.
pub fn cell_id(point: Point) -> String {
    format!("point-{point}")
}

pub(super) fn cells(drawing: Drawing, model: Signal<Arc<Model>>, describe: Describe) -> impl IntoView {
    view! { <g use:stand=Shown { drawing, model, describe }/> }
}

/// What the points show.
#[derive(Clone, Copy)]
struct Shown {
    drawing: Drawing,
    model: Signal<Arc<Model>>,
    describe: Describe,
}

/// Puts the points into `place` and keeps them as the model has them.
fn stand(place: Element, shown: Shown) {
    let Shown { drawing, model, describe } = shown;
    let mould = Mould::Points(drawing.size, drawing.geometry);
    // A document that makes no elements has not come this far.
    let Ok(told) = mould::cast(&place, mould, |place| untrack(|| draw_points(place, drawing, describe)))
    else {
        return;
    };
    let cells = find_cells(&place, drawing, &told);
    let cells = StoredValue::new_local(cells);
    let each = move |act: &dyn Fn(&mut Cell, &PointModel)| {
        let model = model.get_untracked();
        if model.size == drawing.size {
            cells.try_update_value(|cells| {
                for cell in cells {
                    act(cell, &model.points[drawing.size.index(cell.point)]);
                }
            });
        }
    };
    let painted = RenderEffect::new(move |_| {
        model.track();
        each(&|cell, now| {
            if cell.shown != *now {
                cell.paint(now);
                untrack(|| cell.tell(describe));
            }
        });
    });
    // What is told may change by itself, as with the language.
    let told = RenderEffect::new(move |_| each(&|cell, _| cell.tell(describe)));
    // They end with their owner, which is that of the board.
    StoredValue::new_local((painted, told));
}

/// A point as it is painted.
struct Cell {
    point: Point,
    element: Element,
    /// Its middle in the drawing.
    place: (f64, f64),
    stone: Option<Element>,
    shown: PointModel,
    told: String,
    decoration: Option<<AnyView as Render>::State>,
}

/// The points of the part that is shown, in rows from the top and each from the left.
fn rows(drawing: Drawing) -> impl Iterator<Item = impl Iterator<Item = Point>> {
    let Region { low, high } = drawing.geometry.region();
    (low.row..=high.row)
        .rev()
        .map(move |row| (low.column..=high.column).map(move |column| Point::new(column, row)))
}

/// Draws the points without anything on them. Answers with what is told of each now, which mostly
/// holds for the next board too.
fn draw_points(place: &Node, drawing: Drawing, describe: Describe) -> Result<Vec<String>, JsValue> {
    let (row, cell) = (made("g", &[("role", "row")])?, blank()?);
    let mut told = Vec::new();
    for points in rows(drawing) {
        let row = row.clone_node()?;
        for point in points {
            let cell: Element = cell.clone_node_with_deep(true)?.unchecked_into();
            let (x, y) = place_of(drawing, point);
            cell.set_attribute("id", &cell_id(point))?;
            cell.set_attribute("data-point", &point.to_string())?;
            if let Some(hit) = cell.first_element_child() {
                hit.set_attribute("x", &format!("{:.1}", x - CELL_WIDTH / 2.0))?;
                hit.set_attribute("y", &format!("{:.1}", y - CELL_HEIGHT / 2.0))?;
            }
            told.push(describe.run(point));
            put(&cell, LABEL, told.last().map(String::as_str));
            row.append_child(&cell)?;
        }
        place.append_child(&row)?;
    }
    Ok(told)
}

/// The points as they were drawn into `place`, with what is told of them.
fn find_cells(place: &Element, drawing: Drawing, told: &[String]) -> Vec<Cell> {
    let mut cells = Vec::new();
    let mut told = told.iter();
    let mut row = place.first_element_child();
    for points in rows(drawing) {
        let mut cell = row.as_ref().and_then(Element::first_element_child);
        for point in points {
            let Some(element) = cell else { break };
            cell = element.next_element_sibling();
            let told = told.next().cloned().unwrap_or_default();
            let shown = PointModel::default();
            let place = place_of(drawing, point);
            cells.push(Cell { point, element, place, stone: None, shown, told, decoration: None });
        }
        row = row.and_then(|row| row.next_element_sibling());
    }
    cells
}

/// The middle of a point in the drawing.
fn place_of(drawing: Drawing, point: Point) -> (f64, f64) {
    (drawing.geometry.x(point.column), drawing.geometry.y(point.row))
}

/// A point that is nowhere yet: where it is touched.
fn blank() -> Result<Element, JsValue> {
    let cell = made("g", &[("role", "gridcell"), ("class", "cell")])?;
    let (width, height) = (CELL_WIDTH.to_string(), CELL_HEIGHT.to_string());
    let hit = [("class", "cell-hit"), ("width", &width), ("height", &height)];
    cell.append_child(&*made("rect", &hit)?)?;
    Ok(cell)
}

impl Cell {
    /// Paints what differs from what is shown.
    fn paint(&mut self, now: &PointModel) {
        let before = std::mem::replace(&mut self.shown, now.clone());
        for ((name, before), (_, now)) in attributes(&before).into_iter().zip(attributes(now)) {
            if before != now {
                put(&self.element, name, now);
            }
        }
        let stands = |shown: &PointModel| shown.stone.map(|color| (color, shown.dead));
        if stands(&before) != stands(now) {
            if let Some(stone) = self.stone.take() {
                stone.remove();
            }
            self.stone = stands(now).and_then(|(color, dead)| {
                let stone = self.made_stone(color, dead).ok()?;
                // Below everything else on the point.
                let hit = self.element.first_element_child()?;
                hit.after_with_node_1(&stone).ok()?;
                Some(stone)
            });
        }
        let decorated = |shown: &PointModel| is_decorated(shown).then(|| shown.drawn());
        if decorated(&before) != decorated(now) {
            if let Some(mut decoration) = self.decoration.take() {
                decoration.unmount();
            }
            self.decoration = is_decorated(now).then(|| {
                let (x, y) = self.place;
                let at = format!("translate({x:.1} {y:.1})");
                let mut decoration = view! { <g transform=at>{decorations(now)}</g> }.into_any().build();
                decoration.mount(&self.element, None);
                decoration
            });
        }
    }

    fn made_stone(&self, color: Color, dead: bool) -> Result<Element, JsValue> {
        let (x, y) = self.place;
        let stone = made("g", &[("class", "stone")])?;
        if dead {
            // Turned, and smaller, where it stands.
            let (left, up) = (-x, -y);
            let turn = format!("translate({x:.1} {y:.1}) rotate(25) scale(.78) translate({left:.1} {up:.1})");
            stone.set_attribute("transform", &turn)?;
        }
        stone.set_inner_html(&stones::stone(color, self.point, x, y));
        Ok(stone)
    }

    /// Tells a screen reader what is on the point.
    fn tell(&mut self, describe: Describe) {
        let told = describe.run(self.point) + &label_said(&self.shown);
        if told != self.told {
            put(&self.element, LABEL, Some(&told));
            self.told = told;
        }
    }
}

/// What styles and tests read of a point.
fn attributes(shown: &PointModel) -> [(&'static str, Option<&'static str>); 6] {
    [
        ("class", Some(if shown.dead { "cell dead" } else { "cell" })),
        ("data-stone", shown.stone.map(Color::name)),
        ("data-dead", shown.dead.then_some("true")),
        ("data-unsure", shown.unsure.then_some("true")),
        ("data-hint", hint_name(shown.hint)),
        ("data-owner", owner_name(shown.ground)),
    ]
}

/// Gives an element an attribute, or takes it away.
fn put(element: &Element, name: &str, value: Option<&str>) {
    // It fails for names that no element may have, and these are all written here.
    let _ = match value {
        Some(value) => element.set_attribute(name, value),
        None => element.remove_attribute(name),
    };
}

/// The letters that the record writes on a point, after what else is told of it.
fn label_said(shown: &PointModel) -> String {
    match &shown.shape {
        Some(Shape::Label(text)) => format!(", {text}"),
        _ => String::new(),
    }
}

fn owner_name(ground: Ground) -> Option<&'static str> {
    match ground {
        Ground::Unsaid => None,
        Ground::Territory(color) => Some(color.name()),
        Ground::Dame => Some("dame"),
        Ground::Nobodys => Some("nobody"),
    }
}
