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
        mould::cast_view(&place, mould, || drawn(drawing, coordinates));
    };
    view! { <g class="wood" aria-hidden="true" use:stand/> }
}

/// The drawing, which never changes.
fn drawn(drawing: Drawing, coordinates: bool) -> AnyView {
    let Drawing { geometry, size, .. } = drawing;
    let (width, height) = (geometry.width(), geometry.height());
    let stars = star_points(size)
        .into_iter()
        .filter(|&star| geometry.region().contains(star))
        .map(|star| {
            view! { <circle class="star" cx=geometry.x(star.column) cy=geometry.y(star.row) r="2.3"/> }
        })
        .collect_view();
    view! {
        <rect class="wood-face" width=width height=height/>
        <path class="wood-grain" d=grain(width, height)/>
        <path class="lines" d=lines(&geometry, size)/>
        {stars}
        {coordinates.then(|| names(drawing))}
    }
    .into_any()
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

fn names(drawing: Drawing) -> impl IntoView {
    let geometry = drawing.geometry;
    let (low, high) = (geometry.region().low, geometry.region().high);
    let inset = geometry.coordinate_inset();
    let columns = (low.column..=high.column).flat_map(|column| {
        [inset, geometry.height() - inset].map(|y| (geometry.x(column), y, column_name(column)))
    });
    let rows = (low.row..=high.row).flat_map(|row| {
        [inset, geometry.width() - inset].map(|x| (x, geometry.y(row), (u16::from(row) + 1).to_string()))
    });
    columns
        .chain(rows)
        .map(|(x, y, name)| view! { <text class="coordinate" x=x y=y dy=".35em">{name}</text> })
        .collect_view()
}
