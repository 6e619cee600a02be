//! What stands on a point besides its stone: marks, letters, whose ground it is.

use leptos::prelude::*;

use crate::engine::{Color, Shape};
use crate::goban::{Ground, Hint, PointModel};

/// Whether anything stands on a point besides its stone.
pub(super) fn is_decorated(shown: &PointModel) -> bool {
    shown.last
        || shown.dead
        || shown.unsure
        || shown.hint.is_some()
        || shown.shape.is_some()
        || shown.ground != Ground::Unsaid
}

/// The name of a hint, for styles and tests.
pub(super) fn hint_name(hint: Option<Hint>) -> Option<&'static str> {
    hint.map(|hint| match hint {
        Hint::Place(Color::Black) => "place black",
        Hint::Place(Color::White) => "place white",
        Hint::Next(Color::Black) => "next black",
        Hint::Next(Color::White) => "next white",
        Hint::Take => "take",
        Hint::Held => "held",
        Hint::Danger => "danger",
    })
}

/// What stands on a point besides its stone.
pub(super) fn decorations(shown: &PointModel) -> AnyView {
    let on = shown.stone.map_or("on-wood", |color| match color {
        Color::Black => "on-black",
        Color::White => "on-white",
    });
    let last = (shown.last && shown.shape.is_none() && !shown.dead)
        .then(|| view! { <circle class=format!("last-mark {on}") r="4.2"/> });
    let dead = shown
        .dead
        .then(|| view! { <path class=format!("dead-mark {on}") d="M-5.6-5.6 5.6 5.6M-5.6 5.6 5.6-5.6"/> });
    let unsure =
        shown.unsure.then(|| view! { <text class=format!("label unsure {on}") dy=".35em">"?"</text> });
    let hint = hint_name(shown.hint).map(|name| {
        let radius = if shown.stone.is_some() { "9.4" } else { "6.6" };
        view! { <circle class=format!("aid {name}") r=radius/> }
    });
    let shape = shown.shape.as_ref().map(|shape| shape_view(shape, on));
    view! { {ground_view(shown.ground, shown.dead)}{last}{dead}{shape}{unsure}{hint} }.into_any()
}

fn ground_view(ground: Ground, under_stone: bool) -> Option<AnyView> {
    let side = if under_stone { 5.0 } else { 7.0 };
    // Beside a dead stone there is only the corner of its cell left.
    let (x, y) = if under_stone { (5.5, 6.0) } else { (-side / 2.0, -side / 2.0) };
    match ground {
        Ground::Unsaid => None,
        Ground::Territory(color) => Some(
            view! { <rect class=format!("ground ground-{color}") x=x y=y width=side height=side rx="1"/> }
                .into_any(),
        ),
        Ground::Dame => {
            Some(view! { <path class="ground ground-dame" d="M0-4.4 4.4 0 0 4.4-4.4 0z"/> }.into_any())
        }
        Ground::Nobodys => Some(view! { <circle class="ground ground-nobody" r="3.6"/> }.into_any()),
    }
}

fn shape_view(shape: &Shape, on: &'static str) -> AnyView {
    let class = format!("shape {on}");
    match shape {
        Shape::Circle => view! { <circle class=class r="5.4"/> }.into_any(),
        Shape::Cross => view! { <path class=class d="M-4.6-4.6 4.6 4.6M-4.6 4.6 4.6-4.6"/> }.into_any(),
        Shape::Square | Shape::Selected => {
            view! { <rect class=class x="-4.6" y="-4.6" width="9.2" height="9.2"/> }.into_any()
        }
        Shape::Triangle => view! { <path class=class d="M0-6.2 5.4 3.6H-5.4z"/> }.into_any(),
        Shape::Label(text) => {
            let letters = text.chars().count();
            let text: String = text.chars().take(3).collect();
            view! {
                {(on == "on-wood").then(|| view! { <circle class="label-ground" r="7.5"/> })}
                <text class=format!("label {on}") class:long={letters > 2} dy=".35em">{text}</text>
            }
            .into_any()
        }
    }
}
