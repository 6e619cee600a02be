//! The account of a count: what each side's points are made of.

use leptos::prelude::*;

use crate::app::state::Page;
use crate::engine::counting::{Account, Items};
use crate::engine::rules::Scoring;
use crate::engine::{Color, HalfPoints};
use crate::i18n::{Key, words};

/// One line of the account.
struct Line {
    key: Key,
    value: fn(&Items) -> HalfPoints,
    /// Shown even when both sides have nothing in it.
    always: bool,
}

fn count_of(value: u32) -> HalfPoints {
    HalfPoints::points(i32::try_from(value).unwrap_or(i32::MAX))
}

const TERRITORY: Line =
    Line { key: Key::CountTerritory, value: |items| count_of(items.territory), always: true };
const STONES: Line = Line { key: Key::CountStones, value: |items| count_of(items.stones), always: true };
const DEAD: Line =
    Line { key: Key::CountDeadStones, value: |items| count_of(items.dead_stones), always: true };
const PRISONERS: Line =
    Line { key: Key::CountPrisoners, value: |items| count_of(items.prisoners), always: true };
const KOMI: Line = Line { key: Key::CountKomi, value: |items| items.komi, always: false };
const COMPENSATION: Line =
    Line { key: Key::CountCompensation, value: |items| items.compensation, always: false };

/// The lines of each way of scoring, in the order in which they are added up.
const TERRITORY_LINES: [Line; 5] = [TERRITORY, PRISONERS, DEAD, KOMI, COMPENSATION];
const AREA_LINES: [Line; 4] = [TERRITORY, STONES, KOMI, COMPENSATION];

/// The account as a table, with its total.
#[component]
pub fn AccountTable(#[prop(into)] account: Signal<Option<Account>>) -> impl IntoView {
    let page = Page::get();
    let cell = move |value: HalfPoints| view! { <td>{words::number(page.language(), value)}</td> };
    let row = move |line: &Line, items: [Items; 2]| {
        let values = items.map(|items| (line.value)(&items));
        (line.always || values.iter().any(|value| value.0 != 0))
            .then(|| view! { <tr><th scope="row">{page.t(line.key)}</th>{values.map(cell)}</tr> })
    };
    view! {
        <table class="account">
            <thead>
                <tr>
                    <td></td>
                    {Color::BOTH.map(|color| view! {
                        <th scope="col" class=format!("of-{color}")>
                            {move || words::color(page.language(), color)}
                        </th>
                    })}
                </tr>
            </thead>
            <tbody>
                {move || {
                    let account = account.get()?;
                    let items = Color::BOTH.map(|color| account.items[color]);
                    let lines: &[Line] = match account.scoring {
                        Scoring::Territory => &TERRITORY_LINES,
                        Scoring::Area => &AREA_LINES,
                    };
                    Some(lines.iter().map(|line| row(line, items)).collect_view())
                }}
            </tbody>
            <tfoot>
                <tr>
                    <th scope="row">{move || page.t(Key::CountTotal)}</th>
                    {Color::BOTH.map(|color| view! {
                        <td data-score=color.name()>
                            {move || account.get().map(|account| words::number(page.language(), account.total(color)))}
                        </td>
                    })}
                </tr>
            </tfoot>
        </table>
    }
}
