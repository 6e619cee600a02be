//! The keys.

use leptos::prelude::*;

use super::frame::Frame;
use crate::app::site::Site;
use crate::i18n::Key;

/// What each key does, by name or by its sign.
#[component]
pub fn HelpDialog() -> impl IntoView {
    let site = Site::get();
    let named = move |key: Key| view! { <kbd>{move || site.t(key)}</kbd> }.into_any();
    let sign = move |sign: &'static str| view! { <kbd>{sign}</kbd> }.into_any();
    let rows = [
        (vec![sign("Tab")], Key::HelpTab),
        (vec![named(Key::HelpKeyArrows)], Key::HelpArrows),
        (vec![named(Key::HelpKeyEnter), named(Key::HelpKeySpace)], Key::HelpEnter),
        (vec![sign("P")], Key::HelpPass),
        (vec![sign("U")], Key::HelpUndo),
        (vec![sign("R")], Key::HelpRedo),
        (vec![sign("←"), sign("→"), named(Key::HelpKeyWheel)], Key::HelpWalk),
        (vec![sign("Home"), sign("End")], Key::HelpEnds),
        (vec![sign("Esc")], Key::HelpEscape),
    ];
    let rows = rows.map(|(keys, does)| (keys, Signal::derive(move || site.t(does)))).into();
    view! { <Frame title=Key::HelpTitle name="help"><KeyTable rows/></Frame> }
}

/// Keys, and what each does.
#[component]
pub fn KeyTable(rows: Vec<(Vec<AnyView>, Signal<&'static str>)>) -> impl IntoView {
    let site = Site::get();
    let rows =
        rows.into_iter().map(|(keys, does)| view! { <tr><td class="keys">{keys}</td><td>{does}</td></tr> });
    view! {
        <table class="help">
            <thead class="unseen">
                <tr>
                    <th scope="col">{move || site.t(Key::HelpKeys)}</th>
                    <th scope="col">{move || site.t(Key::HelpDoes)}</th>
                </tr>
            </thead>
            <tbody>{rows.collect_view()}</tbody>
        </table>
    }
}
