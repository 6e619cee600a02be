//! The points of the board, each redrawn alone when its own value changes.

use std::sync::Arc;

use leptos::prelude::*;

use super::{Describe, Drawing, stones};
use crate::engine::{Color, Point, Shape};
use crate::goban::{CELL_HEIGHT, CELL_WIDTH, Ground, Hint, Model, PointModel};

/// The id of the element of a point.
pub fn cell_id(point: Point) -> String {
    format!("point-{point}")
}

pub(super) fn cells(drawing: Drawing, model: Signal<Arc<Model>>, describe: Describe) -> impl IntoView {
    let size = drawing.size;
    let shown: Arc<[RwSignal<PointModel>]> =
        model.with_untracked(|model| model.points.iter().cloned().map(RwSignal::new).collect());
    let region = drawing.geometry.region();
    let rows = (region.low.row..=region.high.row).rev().map(|row| {
        let cells = (region.low.column..=region.high.column)
            .map(|column| Point::new(column, row))
            .map(|point| cell(drawing, point, shown[size.index(point)], describe))
            .collect_view();
        view! { <g role="row">{cells}</g> }
    });
    let rows = rows.collect_view();

    Effect::new(move |before: Option<Arc<Model>>| {
        let model = model.get();
        if model.size != size {
            return model;
        }
        for (index, point) in model.points.iter().enumerate() {
            let unchanged = match &before {
                Some(before) => before.points.get(index) == Some(point),
                None => shown[index].with_untracked(|shown| shown == point),
            };
            if !unchanged {
                shown[index].set(point.clone());
            }
        }
        model
    });
    rows
}

fn cell(drawing: Drawing, point: Point, shown: RwSignal<PointModel>, describe: Describe) -> impl IntoView {
    let (x, y) = (drawing.geometry.x(point.column), drawing.geometry.y(point.row));
    let stone = Memo::new(move |_| shown.with(|shown| shown.stone));
    let decoration = Memo::new(move |_| {
        shown.with(|shown| PointModel { stone: shown.stone.filter(|_| is_decorated(shown)), ..shown.drawn() })
    });
    view! {
        <g
            role="gridcell"
            class="cell"
            class:dead=move || shown.with(|shown| shown.dead)
            id=cell_id(point)
            data-point=point.to_string()
            data-stone=move || stone.get().map(Color::name)
            data-dead=move || shown.with(|shown| shown.dead.then_some("true"))
            data-unsure=move || shown.with(|shown| shown.unsure.then_some("true"))
            data-hint=move || shown.with(|shown| hint_name(shown.hint))
            data-owner=move || shown.with(|shown| owner_name(shown.ground))
            aria-label=move || shown.with(|shown| describe.run(point) + &label_said(shown))
            transform=format!("translate({x:.1} {y:.1})")
        >
            <rect
                class="cell-hit"
                x={-CELL_WIDTH / 2.0}
                y={-CELL_HEIGHT / 2.0}
                width=CELL_WIDTH
                height=CELL_HEIGHT
            />
            <use href=move || stone.get().map_or("#no-stone", |color| stones::stone_ref(color, point))/>
            {move || decoration.with(decorations)}
        </g>
    }
}

/// The letters that the record writes on a point, after what else is told of it.
fn label_said(shown: &PointModel) -> String {
    match &shown.shape {
        Some(Shape::Label(text)) => format!(", {text}"),
        _ => String::new(),
    }
}

fn is_decorated(shown: &PointModel) -> bool {
    shown.last
        || shown.dead
        || shown.unsure
        || shown.hint.is_some()
        || shown.shape.is_some()
        || shown.ground != Ground::Unsaid
}

fn hint_name(hint: Option<Hint>) -> Option<&'static str> {
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

fn owner_name(ground: Ground) -> Option<&'static str> {
    match ground {
        Ground::Unsaid => None,
        Ground::Territory(color) => Some(color.name()),
        Ground::Dame => Some("dame"),
        Ground::Nobodys => Some("nobody"),
    }
}

/// What stands on a point besides its stone.
fn decorations(shown: &PointModel) -> Option<AnyView> {
    if !is_decorated(shown) {
        return None;
    }
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
    Some(view! { {ground_view(shown.ground, shown.dead)}{last}{dead}{shape}{unsure}{hint} }.into_any())
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
