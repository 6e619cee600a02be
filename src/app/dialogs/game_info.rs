//! What the record tells about its game.

use leptos::prelude::*;

use super::frame::Frame;
use crate::app::state::Page;
use crate::engine::{Color, Record, RulesName};
use crate::i18n::{Key, Language, text, words};
use crate::sgf;

/// Event, players, rules and whatever else is known, and the comment on the whole game.
#[component]
pub fn GameInfoDialog() -> impl IntoView {
    let page = Page::get();
    let rows = move || {
        let known = page.game.with(|game| known(page.language(), game.record()));
        known
            .into_iter()
            .map(|(name, value)| view! { <div><dt>{name}</dt><dd>{value}</dd></div> })
            .collect_view()
    };
    let comment = move || {
        let comment = page.game.with(|game| sgf::root_text(game.record(), "GC"));
        (!comment.is_empty()).then(|| view! { <p class="comment" tabindex="0">{comment}</p> })
    };
    view! {
        <Frame title=Key::GameInfoTitle name="game-info">
            <dl class="known">{rows}</dl>
            {comment}
        </Frame>
    }
}

/// What is known, each with its name.
fn known(language: Language, record: &Record) -> Vec<(&'static str, String)> {
    let info = &record.info;
    let t = |key| text(language, key);
    let player = |color: Color| {
        let parts = [info.names[color].trim(), info.ranks[color].trim()];
        parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(", ")
    };
    let rules = match &info.rules {
        RulesName::Unstated => String::new(),
        rules => words::rules_name(language, rules).to_owned(),
    };
    let handicap = if info.handicap > 0 { info.handicap.to_string() } else { String::new() };
    let outcome = info.outcome.map_or_else(String::new, |outcome| words::outcome(language, &outcome));
    let mut rows = vec![
        (t(Key::GameInfoEvent), info.event.clone()),
        (t(Key::GameInfoRound), sgf::root_text(record, "RO")),
        (t(Key::GameInfoDate), info.date.clone()),
        (t(Key::GameInfoPlace), info.place.clone()),
        (words::color(language, Color::Black), player(Color::Black)),
        (words::color(language, Color::White), player(Color::White)),
        (t(Key::NewGameRules), rules),
        (t(Key::NewGameHandicap), handicap),
        (t(Key::CountKomi), words::number(language, info.komi)),
        (t(Key::GameInfoResult), outcome),
    ];
    rows.retain(|(_, value)| !value.trim().is_empty());
    rows
}
