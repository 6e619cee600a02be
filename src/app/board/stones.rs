//! Stones that look like slate and shell, drawn once and used everywhere.

use leptos::prelude::*;
use web_sys::Element;

use crate::engine::{Color, Point};
use crate::goban::STONE_RADIUS;

/// The drawing of a stone off the board, as it looks on a point. Shell has a grain, and no two
/// neighbours have the same.
pub fn stone_ref(color: Color, point: Point) -> &'static str {
    match color {
        Color::Black => "#stone-black",
        Color::White => match grain_of(point) {
            0 => "#stone-white-0",
            1 => "#stone-white-1",
            2 => "#stone-white-2",
            _ => "#stone-white-3",
        },
    }
}

/// Which of the grains the shell on a point has.
fn grain_of(point: Point) -> usize {
    (usize::from(point.column) * 5 + usize::from(point.row) * 3) % GRAINS.len()
}

/// The growth lines of the shell in a stone of radius 10.8, from its middle on; the same at four angles.
const GRAINS: [&str; 4] = [
    "m-7.5-6.8q10.5 0 17.6 7.8m-19.5-5.2q11.1 .4 18.8 8.4m-19.8-5.3q10.8 .2 18.2 8.1\
     m-18.5-5q9.7 .2 16.3 7.3m-9.4-17.9q7.8-.4 12.8 5.7",
    "m-7.8 6.4q1.5-10.3 10.2-16.2m-7.9 18.5q1.9-10.9 11-17.4m-8.1 18.9q1.8-10.7 10.6-17\
     m-7.5 17.6q1.5-9.5 9.5-15.1m-19.1 6.9q.8-7.8 7.5-11.9",
    "m6.6-7.7q.3 10.5-7.2 17.8m4.5-19.6q0 11.1-7.8 19m4.7-20q.1 10.9-7.5 18.6\
     m4.3-18.7q.2 9.7-6.7 16.5m17.6-10q.6 7.8-5.3 13",
    "m10 1.7q-8.8 5.6-19 3m19.2-6.3q-9.5 5.7-20.4 3.2m19.6-6.3q-9.2 5.7-19.8 3.1\
     m18.2-5.9q-8.2 5.1-17.6 2.8m17.7 9.8q-6.4 4.6-13.8 2.2",
];

/// The colours of stones and bowls.
const COLORS: &str = "\
    <radialGradient id='stone-shadow'>\
    <stop offset='.72' stop-color='#1a0f05' stop-opacity='.62'/>\
    <stop offset='1' stop-color='#1a0f05' stop-opacity='0'/></radialGradient>\
    <radialGradient id='slate' cx='.36' cy='.3' r='.78'>\
    <stop offset='0' stop-color='#6d7074'/><stop offset='.28' stop-color='#3d3f43'/>\
    <stop offset='.68' stop-color='#222326'/><stop offset='1' stop-color='#0e0f10'/></radialGradient>\
    <radialGradient id='shell' cx='.38' cy='.32' r='.8'>\
    <stop offset='0' stop-color='#fffefb'/><stop offset='.5' stop-color='#f6f2e9'/>\
    <stop offset='.86' stop-color='#ddd6c6'/><stop offset='1' stop-color='#b9b09d'/></radialGradient>\
    <radialGradient id='shell-rim'>\
    <stop offset='.9' stop-color='#8c8370' stop-opacity='0'/>\
    <stop offset='1' stop-color='#8c8370' stop-opacity='.5'/></radialGradient>\
    <radialGradient id='bowl-wood' cx='.4' cy='.3' r='.8'>\
    <stop offset='0' stop-color='#a9683a'/><stop offset='.6' stop-color='#7c4523'/>\
    <stop offset='1' stop-color='#4b2611'/></radialGradient>\
    <radialGradient id='bowl-inside' cx='.5' cy='.6' r='.6'>\
    <stop offset='0' stop-color='#5b3015'/><stop offset='1' stop-color='#2c1508'/></radialGradient>\
    <radialGradient id='lid-inside' cx='.5' cy='.42' r='.62'>\
    <stop offset='0' stop-color='#b97a48'/><stop offset='1' stop-color='#8a5229'/></radialGradient>";

/// A stone of the board as the text of its SVG, with its middle at `x`, `y`.
///
/// It is drawn where it stands: a browser paints each thing that is moved by a `transform` by itself,
/// and with hundreds of those it takes several times as long.
pub(super) fn stone(color: Color, point: Point, x: f64, y: f64) -> String {
    drawn(color, grain_of(point), x, y)
}

fn drawn(color: Color, grain: usize, x: f64, y: f64) -> String {
    let circle = |radius: f64, by: f64, fill: &str| {
        let (x, y) = (x + by, y + 1.7 * by);
        format!("<circle cx='{x:.1}' cy='{y:.1}' r='{radius:.1}' fill='url(#{fill})'/>")
    };
    let shadow = circle(STONE_RADIUS + 1.6, 1.1, "stone-shadow");
    match color {
        Color::Black => shadow + &circle(STONE_RADIUS, 0.0, "slate"),
        Color::White => {
            let (shell, rim) = (circle(STONE_RADIUS, 0.0, "shell"), circle(STONE_RADIUS, 0.0, "shell-rim"));
            let grain = GRAINS[grain];
            format!("{shadow}{shell}<path class='shell-grain' d='M{x:.1} {y:.1}{grain}'/>{rim}")
        }
    }
}

/// What the stones and bowls of a board refer to: their colours, and the drawings of stones off the
/// board.
#[component]
pub fn StoneDefs() -> impl IntoView {
    let stand = |place: Element, ()| place.set_inner_html(&drawings());
    view! { <svg class="defs" aria-hidden="true" width="0" height="0" use:stand/> }
}

fn drawings() -> String {
    let black = drawn(Color::Black, 0, 0.0, 0.0);
    let mut drawings = format!("<defs>{COLORS}<g id='stone-black'>{black}</g>");
    for grain in 0..GRAINS.len() {
        let white = drawn(Color::White, grain, 0.0, 0.0);
        drawings += &format!("<g id='stone-white-{grain}'>{white}</g>");
    }
    drawings + "</defs>"
}
