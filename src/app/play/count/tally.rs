//! What the count over the board comes to, line by line.

use leptos::prelude::*;

use crate::app::state::Page;
use crate::engine::counting::plan::{AreaTally, Tally, TerritoryTally};
use crate::engine::{Color, HalfPoints};
use crate::i18n::{Key, Message, words};

fn whole(count: u32) -> HalfPoints {
    HalfPoints::points(i32::try_from(count).unwrap_or(i32::MAX))
}

/// The sums of a count that is over.
#[component]
pub fn TallyTable() -> impl IntoView {
    let page = Page::get();
    let tally = Memo::new(move |_| {
        page.count.course.with(|course| course.as_ref().map(|course| course.plan().tally().clone()))
    });
    move || {
        tally.get().map(|tally| {
            let mut rows = match &tally {
                Tally::Territory(tally) => territory(page, tally),
                Tally::Area(tally) => area(page, tally),
            };
            let columns = matches!(tally, Tally::Territory(_)).then(|| {
                view! {
                    <thead>
                        <tr>
                            <td></td>
                            {Color::BOTH.map(|color| view! {
                                <th scope="col" class=format!("of-{color}")>{words::color(page.language(), color)}</th>
                            })}
                        </tr>
                    </thead>
                }
            });
            let total = rows.pop();
            let class = if columns.is_some() { "account tally" } else { "account tally single" };
            view! {
                <table class=class>
                    <caption>{page.t(Key::CourseOnBoard)}</caption>
                    {columns}
                    <tbody>{rows}</tbody>
                    <tfoot>{total}</tfoot>
                </table>
            }
        })
    }
}

fn row(page: Page, name: String, values: Vec<HalfPoints>) -> AnyView {
    let cells = values.into_iter().map(|value| view! { <td>{words::number(page.language(), value)}</td> });
    view! { <tr><th scope="row">{name}</th>{cells.collect_view()}</tr> }.into_any()
}

fn territory(page: Page, tally: &TerritoryTally) -> Vec<AnyView> {
    let both = |of: &dyn Fn(Color) -> HalfPoints| Color::BOTH.map(of).to_vec();
    let lines = [
        (Key::CourseFreePoints, both(&|color| whole(tally.free_points(color))), true),
        (Key::CourseLeftOver, both(&|color| whole(tally.left_over[color])), false),
        (Key::CountKomi, both(&|color| tally.komi[color]), false),
        (Key::CountTotal, both(&|color| tally.total(color)), true),
    ];
    let is_shown =
        |(_, values, always): &(Key, Vec<HalfPoints>, bool)| *always || values.iter().any(|v| v.0 != 0);
    lines
        .into_iter()
        .filter(is_shown)
        .map(|(key, values, _)| row(page, page.t(key).to_owned(), values))
        .collect()
}

fn area(page: Page, tally: &AreaTally) -> Vec<AnyView> {
    let over = tally.counted() - tally.half_board();
    let extra = |color| tally.komi[color] + tally.compensation[color];
    let stones = page.say(&Message::CourseStonesOf { color: tally.color });
    let mut rows = vec![row(page, stones, vec![whole(tally.stones)])];
    let mut line = |key, value: HalfPoints, always: bool| {
        if always || value.0 != 0 {
            rows.push(row(page, page.t(key).to_owned(), vec![value]));
        }
    };
    line(Key::CourseHalfNeutral, tally.counted() - whole(tally.stones), false);
    line(Key::CourseHalfBoard, tally.half_board(), true);
    line(Key::CourseAboveHalf, over, true);
    line(Key::CourseDoubled, over * 2, true);
    let other = tally.color.opponent();
    line(Key::CountKomi, -tally.komi[other] + tally.komi[tally.color], false);
    line(
        Key::CountCompensation,
        extra(tally.color) - extra(other) - tally.komi[tally.color] + tally.komi[other],
        false,
    );
    line(Key::CountTotal, over * 2 + extra(tally.color) - extra(other), true);
    rows
}
