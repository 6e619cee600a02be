//! Stones that look like slate and shell, drawn once and used everywhere.

use leptos::prelude::*;
use web_sys::Element;

use super::mould::{self, Mould};
use crate::engine::{Color, Point};
use crate::goban::STONE_RADIUS;

/// The drawing of a stone on a point. Shell has a grain, and no two neighbours have the same.
pub fn stone_ref(color: Color, point: Point) -> &'static str {
    match color {
        Color::Black => "#stone-black",
        Color::White => match (u16::from(point.column) * 5 + u16::from(point.row) * 3) % 4 {
            0 => "#stone-white-0",
            1 => "#stone-white-1",
            2 => "#stone-white-2",
            _ => "#stone-white-3",
        },
    }
}

/// The growth lines of the shell, as a path inside a stone of radius 10.8.
const GRAIN: &str = "M-9.6-3.2Q0-7.4 9.6-3.2M-10.3 0Q0-4.2 10.3 0M-10 3.2Q0-1 10 3.2M-8.9 6.2Q0 2.4 8.9 6.2\
                     M-7-6.3Q0-9.8 7-6.3";

/// The drawings that the stones of every board and bowl on the page refer to. Once a page.
#[component]
pub fn StoneDefs() -> impl IntoView {
    let stand = |place: Element, ()| mould::cast_view(&place, Mould::Stones, drawings);
    view! { <svg class="defs" aria-hidden="true" width="0" height="0" use:stand/> }
}

fn drawings() -> AnyView {
    let white = [(0, 24), (1, -58), (2, 112), (3, 171)].map(|(number, turn)| {
        view! {
            <g id=format!("stone-white-{number}")>
                <circle r={STONE_RADIUS + 1.6} cx="1.1" cy="1.9" fill="url(#stone-shadow)"/>
                <circle r=STONE_RADIUS fill="url(#shell)"/>
                <path class="shell-grain" d=GRAIN transform=format!("rotate({turn})")/>
                <circle r=STONE_RADIUS fill="url(#shell-rim)"/>
            </g>
        }
    });
    view! {
        <defs>
            <radialGradient id="stone-shadow">
                <stop offset=".72" stop-color="#1a0f05" stop-opacity=".62"/>
                <stop offset="1" stop-color="#1a0f05" stop-opacity="0"/>
            </radialGradient>
            <radialGradient id="slate" cx=".36" cy=".3" r=".78">
                <stop offset="0" stop-color="#6d7074"/>
                <stop offset=".28" stop-color="#3d3f43"/>
                <stop offset=".68" stop-color="#222326"/>
                <stop offset="1" stop-color="#0e0f10"/>
            </radialGradient>
            <radialGradient id="shell" cx=".38" cy=".32" r=".8">
                <stop offset="0" stop-color="#fffefb"/>
                <stop offset=".5" stop-color="#f6f2e9"/>
                <stop offset=".86" stop-color="#ddd6c6"/>
                <stop offset="1" stop-color="#b9b09d"/>
            </radialGradient>
            <radialGradient id="shell-rim">
                <stop offset=".9" stop-color="#8c8370" stop-opacity="0"/>
                <stop offset="1" stop-color="#8c8370" stop-opacity=".5"/>
            </radialGradient>
            <radialGradient id="bowl-wood" cx=".4" cy=".3" r=".8">
                <stop offset="0" stop-color="#a9683a"/>
                <stop offset=".6" stop-color="#7c4523"/>
                <stop offset="1" stop-color="#4b2611"/>
            </radialGradient>
            <radialGradient id="bowl-inside" cx=".5" cy=".6" r=".6">
                <stop offset="0" stop-color="#5b3015"/>
                <stop offset="1" stop-color="#2c1508"/>
            </radialGradient>
            <radialGradient id="lid-inside" cx=".5" cy=".42" r=".62">
                <stop offset="0" stop-color="#b97a48"/>
                <stop offset="1" stop-color="#8a5229"/>
            </radialGradient>
            <g id="stone-black">
                <circle r={STONE_RADIUS + 1.6} cx="1.1" cy="1.9" fill="url(#stone-shadow)"/>
                <circle r=STONE_RADIUS fill="url(#slate)"/>
            </g>
            {white}
        </defs>
    }
    .into_any()
}
