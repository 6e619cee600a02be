//! A board as a picture for print: SVG, black on white.

use std::fmt::Write;

use super::{Geometry, Model, Region, STONE_RADIUS};
use crate::engine::handicap::star_points;
use crate::engine::{Color, Point, Shape, Size, column_name};
use crate::lessons::Arrow;

/// From so many lines on a picture needs more of the paper.
const LARGE: u8 = 13;

/// A picture of a part of a board, as an `<svg>` element. `label` is what it is called.
#[must_use]
pub fn figure(model: &Model, region: Region, arrows: &[Arrow], label: &str) -> String {
    let geometry = Geometry::new(region, true);
    let mut out = String::new();
    let lines_across = region.high.column - region.low.column + 1;
    let size = if lines_across < LARGE { "" } else { " figure-large" };
    let _ = write!(
        out,
        r#"<svg class="figure{size}" role="img" aria-label="{}" viewBox="0 0 {:.0} {:.0}">"#,
        escaped(label),
        geometry.width(),
        geometry.height()
    );
    let _ = write!(out, r#"<path class="figure-lines" d="{}"/>"#, lines(&geometry, model.size));
    for star in star_points(model.size).into_iter().filter(|&star| region.contains(star)) {
        let (x, y) = (geometry.x(star.column), geometry.y(star.row));
        let _ = write!(out, r#"<circle class="figure-star" cx="{x:.1}" cy="{y:.1}" r="2.6"/>"#);
    }
    coordinates(&mut out, &geometry);
    for point in model.size.points().filter(|&point| region.contains(point)) {
        draw_point(&mut out, &geometry, model, point);
    }
    for arrow in arrows {
        let _ = write!(out, r#"<path class="figure-arrow" d="{}"/>"#, arrow_path(&geometry, *arrow));
    }
    out.push_str("</svg>");
    out
}

/// The lines of a region; where the board goes on beyond it, so do they, as far as there is room.
#[must_use]
pub fn lines(geometry: &Geometry, size: Size) -> String {
    let (low, high) = (geometry.region().low, geometry.region().high);
    let cut = geometry.cut_inset();
    let end = |at_edge: bool, line: f64, beyond: f64| if at_edge { line } else { beyond };
    let left = end(low.column == 0, geometry.x(low.column), cut);
    let right = end(high.column + 1 == size.width(), geometry.x(high.column), geometry.width() - cut);
    let top = end(high.row + 1 == size.height(), geometry.y(high.row), cut);
    let bottom = end(low.row == 0, geometry.y(low.row), geometry.height() - cut);
    let mut path = String::new();
    for column in low.column..=high.column {
        let _ = write!(path, "M{:.1} {top:.1}V{bottom:.1}", geometry.x(column));
    }
    for row in low.row..=high.row {
        let _ = write!(path, "M{left:.1} {:.1}H{right:.1}", geometry.y(row));
    }
    path
}

/// An arrow from one point to another, with its head, as a path.
#[must_use]
pub fn arrow_path(geometry: &Geometry, arrow: Arrow) -> String {
    let (x1, y1) = (geometry.x(arrow.from.column), geometry.y(arrow.from.row));
    let (x2, y2) = (geometry.x(arrow.to.column), geometry.y(arrow.to.row));
    let length = (x2 - x1).hypot(y2 - y1).max(1.0);
    let (along_x, along_y) = ((x2 - x1) / length, (y2 - y1) / length);
    let head = |back: f64, aside: f64| {
        format!("{:.1} {:.1}", x2 - along_x * back - along_y * aside, y2 - along_y * back + along_x * aside)
    };
    let (left, right) = (head(7.0, 4.5), head(7.0, -4.5));
    format!("M{x1:.1} {y1:.1}L{x2:.1} {y2:.1}M{left}L{x2:.1} {y2:.1}L{right}")
}

fn coordinates(out: &mut String, geometry: &Geometry) {
    let (low, high) = (geometry.region().low, geometry.region().high);
    let inset = geometry.coordinate_inset();
    let mut name = |x: f64, y: f64, text: &str| {
        let _ = write!(out, r#"<text class="figure-name" x="{x:.1}" y="{y:.1}" dy=".35em">{text}</text>"#);
    };
    for column in low.column..=high.column {
        name(geometry.x(column), geometry.height() - inset, &column_name(column));
    }
    for row in low.row..=high.row {
        name(inset, geometry.y(row), &(u16::from(row) + 1).to_string());
    }
}

fn draw_point(out: &mut String, geometry: &Geometry, model: &Model, point: Point) {
    let Some(drawn) = model.point(point) else { return };
    let (x, y) = (geometry.x(point.column), geometry.y(point.row));
    let on = drawn.stone.map_or("wood", Color::name);
    if let Some(color) = drawn.stone {
        let _ = write!(out, r#"<circle class="figure-{color}" cx="{x:.1}" cy="{y:.1}" r="{STONE_RADIUS}"/>"#);
    }
    let Some(shape) = &drawn.shape else { return };
    let _ = write!(out, r#"<g class="figure-on-{on}" transform="translate({x:.1} {y:.1})">"#);
    match shape {
        Shape::Circle => out.push_str(r#"<circle class="figure-shape" r="5.4"/>"#),
        Shape::Cross => {
            out.push_str(r#"<path class="figure-shape" d="M-4.6-4.6 4.6 4.6M-4.6 4.6 4.6-4.6"/>"#)
        }
        Shape::Square | Shape::Selected => {
            out.push_str(r#"<path class="figure-shape" d="M-4.6-4.6H4.6V4.6H-4.6z"/>"#);
        }
        Shape::Triangle => out.push_str(r#"<path class="figure-shape" d="M0-6.2 5.4 3.6H-5.4z"/>"#),
        Shape::Label(text) => {
            if drawn.stone.is_none() {
                out.push_str(r#"<circle class="figure-ground" r="8.5"/>"#);
            }
            let text: String = text.chars().take(3).collect();
            let _ = write!(out, r#"<text class="figure-label" dy=".35em">{}</text>"#, escaped(&text));
        }
    }
    out.push_str("</g>");
}

/// A text as it may stand in markup.
#[must_use]
pub fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::goban::{build_lesson, region_of};
    use crate::lessons::{Chapter, Session};

    fn picture(page: &str) -> String {
        let json = format!(r#"{{"id":"t","pages":[{page}]}}"#);
        let page = Chapter::from_json(&json).unwrap().pages.remove(0);
        let session = Session::new(page, 0).unwrap();
        let region = region_of(session.page(), &session.board());
        figure(&build_lesson(&session, 0, None), region, &session.page().shapes.arrows, "a <b> \"c\"")
    }

    #[test]
    fn a_figure_has_its_stones_and_only_what_its_view_shows() {
        let svg = picture(r#"{"id":"p","board":["x...x",".....",".....","o....","x...."],"view":"A1:C3"}"#);
        assert_eq!(svg.matches("figure-black").count(), 1);
        assert_eq!(svg.matches("figure-white").count(), 1);
    }

    #[test]
    fn texts_of_a_lesson_cannot_become_markup() {
        let svg = picture(r#"{"id":"p","size":5,"shapes":{"labels":{"A1":"<a>"}}}"#);
        assert!(svg.contains("&lt;a>") && !svg.contains("<a>") && !svg.contains("<b>"));
    }
}
