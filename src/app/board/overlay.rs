//! What lies over the points: the stone about to be played, the cursor, what a refusal points at.

use std::sync::Arc;

use leptos::prelude::*;

use super::{Drawing, stones};
use crate::app::state::Highlight;
use crate::engine::Point;
use crate::goban::Model;

pub(super) fn overlay(
    drawing: Drawing,
    model: Signal<Arc<Model>>,
    highlight: Signal<Highlight>,
) -> impl IntoView {
    let Drawing { geometry, aim, cursor, .. } = drawing;
    let place = move |point: Point| {
        format!("translate({:.1} {:.1})", geometry.x(point.column), geometry.y(point.row))
    };
    let ghost = Memo::new(move |_| {
        let point = aim.get().map(|aim| aim.point).or_else(|| cursor.get())?;
        let color = model.with(|model| model.hand_at(point))?;
        Some((point, color))
    });
    let crosshair = move || {
        let point = aim.get().filter(|aim| aim.finger)?.point;
        let (x, y) = (geometry.x(point.column), geometry.y(point.row));
        let path = format!("M{x:.1} 0V{:.1}M0 {y:.1}H{:.1}", geometry.height(), geometry.width());
        Some(view! { <path class="crosshair" d=path/> })
    };
    view! {
        <g class="overlay" aria-hidden="true">
            {crosshair}
            {move || ghost.get().map(|(point, color)| view! {
                <use class="ghost" href=stones::stone_ref(color, point) transform=place(point)/>
            })}
            {move || highlight.with(|highlight| {
                let rings = highlight.points.iter().filter(|&&point| Some(point) != highlight.tried);
                let rings = rings
                    .map(|&point| view! { <circle class="refusal-ring" r="9" transform=place(point)/> })
                    .collect_view();
                let tried = highlight.tried.map(|point| view! {
                    <path class="refusal-cross" d="M-6-6 6 6M-6 6 6-6" transform=place(point)/>
                });
                view! { {rings}{tried} }
            })}
            {move || cursor.get().map(|point| view! {
                <g class="cursor" transform=place(point)>
                    <rect class="cursor-halo" x="-11" y="-11.8" width="22" height="23.6" rx="3"/>
                    <rect class="cursor-frame" x="-11" y="-11.8" width="22" height="23.6" rx="3"/>
                </g>
            })}
        </g>
    }
}
