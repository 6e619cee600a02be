//! Whose a point is, and why; and what both sides may have overlooked when they passed.

use leptos::prelude::*;

use crate::app::state::{Highlight, Page};
use crate::engine::counting::{Count, Reason, Verdict, unsettled};
use crate::engine::rules::Scoring;
use crate::engine::{Action, Point};
use crate::i18n::{Key, Message, words};

/// The answer to "why is this (not) mine?" for the point that the visitor points at.
#[component]
pub fn Why(count: Memo<Option<Count>>) -> impl IntoView {
    let page = Page::get();
    let answer = Memo::new(move |_| {
        let point = page.aimed.get()?;
        // While the count is carried out, of the table as it is.
        let language = page.language();
        let of_course =
            page.count.course.with(|course| Some(words::course_reason(language, course.as_ref()?, point)));
        if let Some(reason) = of_course {
            return Some((point, reason?));
        }
        let verdict = count.with(|count| count.as_ref()?.assessment.get(point))?;
        let stone = page.game.with(|game| game.position().board().get(point));
        Some((point, words::reason(language, verdict, stone)))
    });
    view! {
        <p class="why" data-why=move || answer.get().map(|(point, _)| point.to_string())>
            {move || match answer.get() {
                Some((point, reason)) => view! { <b>{point.to_string()}</b>" "{reason} }.into_any(),
                None => page.t(Key::CountAskWhy).into_any(),
            }}
        </p>
    }
}

/// The neutral points that are still worth playing: under area rules each is a point.
fn worth_playing(count: &Count) -> Vec<Point> {
    if count.account.scoring != Scoring::Area {
        return Vec::new();
    }
    let is_open = |(point, verdict): &(Point, Verdict)| {
        verdict.reason == Reason::Dame && !count.assessment.is_seki(*point)
    };
    count.assessment.verdicts().filter(is_open).map(|(point, _)| point).collect()
}

/// Open borders, stones in atari, points still to be had: a list, each of which can be shown on the
/// board.
#[component]
pub fn Overlooked(count: Memo<Option<Count>>) -> impl IntoView {
    let page = Page::get();
    let found = Memo::new(move |_| {
        page.game.with(|game| {
            let dead = game.phase().marked_dead();
            dead.map(|dead| unsettled(game.position().board(), dead)).unwrap_or_default()
        })
    });
    let open = Memo::new(move |_| count.with(|count| count.as_ref().map(worth_playing).unwrap_or_default()));
    let items = move || {
        let language = page.language();
        let open = Some(open.get()).filter(|open| !open.is_empty()).map(|open| {
            let points = &*words::points_list(language, &open);
            (page.say(&Message::CountDameArePoints { points }), open)
        });
        let found = found.get().into_iter().map(|item| {
            let said = words::unsettled(language, &item);
            (said, if item.moves.is_empty() { item.points } else { item.moves })
        });
        found
            .chain(open)
            .map(|(said, points)| {
                let show = move |_| {
                    page.highlight.set(Highlight { points: points.clone(), tried: None });
                };
                view! { <li><button type="button" class="menu-item" on:click=show>{said}</button></li> }
            })
            .collect_view()
    };
    // The side whose turn it was goes on.
    let go_back = move |_| {
        let asker = page.game.with_untracked(|game| game.position().to_play().opponent());
        page.act(Action::Resume(asker));
    };
    move || {
        let (is_settled, nothing_open) = (found.with(Vec::is_empty), open.with(Vec::is_empty));
        (!is_settled || !nothing_open).then(|| {
            view! {
                <section class="overlooked">
                    <h2 class="minor">{move || page.t(Key::CountUnsettled)}</h2>
                    <ul>{items}</ul>
                    {(!nothing_open).then(|| view! {
                        <button type="button" class="button small" data-go-back="" on:click=go_back>
                            {move || page.t(Key::CountGoBack)}
                        </button>
                    })}
                </section>
            }
        })
    }
}
