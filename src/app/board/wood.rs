//! The board itself: wood, lines, star points, coordinates.

use std::fmt::Write;

use leptos::prelude::*;
use web_sys::Element;

use super::Drawing;
use super::mould::{self, Mould};
use crate::engine::column_name;
use crate::engine::handicap::star_points;
use crate::goban::lines;

pub(super) fn wood(drawing: Drawing, coordinates: bool) -> impl IntoView {
    let stand = move |place: Element, ()| {
        let mould = Mould::Wood(drawing.size, drawing.geometry);
        mould::cast_text(&place, mould, || drawn(drawing, coordinates));
    };
    view! { <g class="wood" aria-hidden="true" use:stand/> }
}

/// The drawing, which never changes, as the text of its SVG.
fn drawn(drawing: Drawing, coordinates: bool) -> String {
    let Drawing { geometry, size, .. } = drawing;
    let (width, height) = (geometry.width(), geometry.height());
    let (grain, lines) = (grain(width, height), lines(&geometry, size));
    let mut text = format!(
        "<rect class='wood-face' width='{width}' height='{height}'/>\
         <path class='wood-grain' d='{grain}'/><path class='lines' d='{lines}'/>"
    );
    for star in star_points(size).into_iter().filter(|&star| geometry.region().contains(star)) {
        let (x, y) = (geometry.x(star.column), geometry.y(star.row));
        text += &format!("<circle class='star' cx='{x:.1}' cy='{y:.1}' r='2.3'/>");
    }
    if coordinates {
        text += &names(drawing);
    }
    text
}

/// The grain of straight-cut wood: fine lines that run the length of the board, gently uneven.
fn grain(width: f64, height: f64) -> String {
    let mut path = String::new();
    let mut x = 3.0;
    let mut number = 0u32;
    while x < width {
        // A fixed unevenness: the same board looks the same each time.
        let sway = f64::from(number * 37 % 11) / 11.0 - 0.5;
        let (first, second) = (x + sway * 5.0, x - sway * 4.0);
        let _ = write!(
            path,
            "M{x:.1} 0C{first:.1} {:.1} {second:.1} {:.1} {:.1} {height:.1}",
            height * 0.33,
            height * 0.66,
            x + sway * 2.0
        );
        x += 3.4 + f64::from(number * 53 % 7) * 0.9;
        number += 1;
    }
    path
}

fn names(drawing: Drawing) -> String {
    let geometry = drawing.geometry;
    let (low, high) = (geometry.region().low, geometry.region().high);
    let inset = geometry.coordinate_inset();
    let mut names = String::new();
    let mut put = |x: f64, y: f64, name: &str| {
        names += &format!("<text class='coordinate' x='{x:.1}' y='{y:.1}' dy='.35em'>{name}</text>");
    };
    for column in low.column..=high.column {
        let (x, name) = (geometry.x(column), column_name(column));
        put(x, geometry.height() - inset, &name);
        put(x, inset, &name);
    }
    for row in low.row..=high.row {
        let (y, name) = (geometry.y(row), (u16::from(row) + 1).to_string());
        put(inset, y, &name);
        put(geometry.width() - inset, y, &name);
    }
    names
}
