//! The signs that lie over the board of a lesson: what was found or missed, where to look, arrows.

use leptos::prelude::*;

use super::Drawing;
use crate::goban::{Signs, arrow_path};
use crate::lessons::{MarkKind, ReplyMark};

pub(super) fn signs(drawing: Drawing, signs: Signal<Signs>) -> impl IntoView {
    let mark = move |mark: &ReplyMark| {
        let (x, y) = (drawing.geometry.x(mark.at.column), drawing.geometry.y(mark.at.row));
        let (name, path) = match mark.kind {
            MarkKind::Found => ("found", "M-5 .5-1.5 4 5.5-4"),
            MarkKind::Extra => ("extra", "M-5-5 5 5M-5 5 5-5"),
            MarkKind::Missed => ("missed", "M-6 0A6 6 0 1 1 6 0 6 6 0 1 1-6 0"),
            MarkKind::Look => ("look", "M-9.4 0A9.4 9.4 0 1 1 9.4 0 9.4 9.4 0 1 1-9.4 0"),
        };
        view! {
            <g class=format!("sign sign-{name}") data-sign=name transform=format!("translate({x:.1} {y:.1})")>
                <path class="sign-halo" d=path/>
                <path class="sign-line" d=path/>
            </g>
        }
        .into_any()
    };
    let arrow = move |path: String| {
        view! { <path class="sign-halo" d=path.clone()/><path class="arrow" d=path/> }.into_any()
    };
    view! {
        <g class="signs" aria-hidden="true">
            {move || signs.with(|signs| {
                let arrows = signs.arrows.iter().map(|&sign| arrow(arrow_path(&drawing.geometry, sign)));
                arrows.chain(signs.marks.iter().map(mark)).collect_view()
            })}
        </g>
    }
}
