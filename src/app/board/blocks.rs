//! The rectangles of free points, while they are counted.

use std::sync::Arc;

use leptos::prelude::*;

use super::Drawing;
use crate::engine::Point;
use crate::goban::{Block, CELL_HEIGHT, CELL_WIDTH, Model};
use crate::i18n::words;

/// From the edge of a rectangle to the edge of its outermost cells.
const INSET: f64 = 1.4;

pub(super) fn blocks(drawing: Drawing, model: Signal<Arc<Model>>) -> impl IntoView {
    let shown = Memo::new(move |_| model.with(|model| model.blocks.clone()));
    view! {
        <g class="blocks" aria-hidden="true">
            {move || shown.with(|blocks| blocks.iter().map(|&block| drawn(drawing, block)).collect_view())}
        </g>
    }
}

fn drawn(drawing: Drawing, block: Block) -> AnyView {
    let (corner, geometry) = (block.rectangle.corner, drawing.geometry);
    let (columns, rows) = (f64::from(block.rectangle.columns), f64::from(block.rectangle.rows));
    let top = Point::new(corner.column, corner.row + block.rectangle.rows - 1);
    let (left, top) = (geometry.x(top.column) - CELL_WIDTH / 2.0, geometry.y(top.row) - CELL_HEIGHT / 2.0);
    let (width, height) = (columns * CELL_WIDTH, rows * CELL_HEIGHT);
    let upright = block.rectangle.rows > 1 && block.rectangle.columns == 1;
    let label = words::rectangle_sides(block.rectangle);
    let name = label.replace('\u{a0}', "");
    view! {
        <g class=format!("block of-{}", block.color) class:counted=block.counted data-block=name>
            <rect
                x=format!("{:.1}", left + INSET)
                y=format!("{:.1}", top + INSET)
                width=format!("{:.1}", width - 2.0 * INSET)
                height=format!("{:.1}", height - 2.0 * INSET)
                rx="3"
            />
            <text
                class:upright=upright
                x=format!("{:.1}", left + width / 2.0)
                y=format!("{:.1}", top + height / 2.0)
                dy=".35em"
            >
                {label}
            </text>
        </g>
    }
    .into_any()
}
