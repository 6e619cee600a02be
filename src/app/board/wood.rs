//! The board itself: wood, lines, star points, coordinates.

use std::fmt::Write;

use leptos::prelude::*;

use super::Drawing;
use crate::engine::column_name;
use crate::engine::handicap::star_points;

pub(super) fn wood(drawing: Drawing, coordinates: bool) -> impl IntoView {
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
        <g class="wood" aria-hidden="true">
            <rect class="wood-face" width=width height=height/>
            <path class="wood-grain" d=grain(width, height)/>
            <path class="lines" d=lines(drawing)/>
            {stars}
            {coordinates.then(|| names(drawing))}
        </g>
    }
}

/// The lines, as one path.
fn lines(drawing: Drawing) -> String {
    let Drawing { geometry, size, .. } = drawing;
    let region = geometry.region();
    // Where the board goes on beyond what is shown, so do its lines, as far as there is room.
    let cut = geometry.cut_inset();
    let end = |at_edge: bool, line: f64, beyond: f64| if at_edge { line } else { beyond };
    let left = end(region.low.column == 0, geometry.x(region.low.column), cut);
    let right =
        end(region.high.column + 1 == size.width(), geometry.x(region.high.column), geometry.width() - cut);
    let top = end(region.high.row + 1 == size.height(), geometry.y(region.high.row), cut);
    let bottom = end(region.low.row == 0, geometry.y(region.low.row), geometry.height() - cut);
    let mut path = String::new();
    for column in region.low.column..=region.high.column {
        let x = geometry.x(column);
        let _ = write!(path, "M{x:.1} {top:.1}V{bottom:.1}");
    }
    for row in region.low.row..=region.high.row {
        let y = geometry.y(row);
        let _ = write!(path, "M{left:.1} {y:.1}H{right:.1}");
    }
    path
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
    let region = geometry.region();
    let inset = geometry.coordinate_inset();
    let columns = (region.low.column..=region.high.column).flat_map(|column| {
        [inset, geometry.height() - inset].map(|y| (geometry.x(column), y, column_name(column)))
    });
    let rows = (region.low.row..=region.high.row).flat_map(|row| {
        [inset, geometry.width() - inset].map(|x| (x, geometry.y(row), (u16::from(row) + 1).to_string()))
    });
    columns
        .chain(rows)
        .map(|(x, y, name)| view! { <text class="coordinate" x=x y=y dy=".35em">{name}</text> })
        .collect_view()
}
