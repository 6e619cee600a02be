//! Marking dead stones, and both sides' agreement.

use leptos::prelude::*;

use super::account::AccountTable;
use super::sample::{Sample, SampleName};
use super::why::{Overlooked, Why};
use super::{account_of, counted, lead, trial};
use crate::app::state::Page;
use crate::engine::game::MarkedBy;
use crate::engine::rules::{DeadStones, Resumes};
use crate::engine::{Action, Color, Event, Phase};
use crate::i18n::{Key, Message, words};

/// Marking dead stones, the running account, and both sides' agreement.
#[component]
pub fn CountPanel() -> impl IntoView {
    let page = Page::get();
    let count = counted(page);
    let account = account_of(count, |count| count.account);
    let agreed = move || page.game.with(|game| game.rules().end.dead_stones == DeadStones::Agreed);
    // What is to be done; before it, what the judge has done.
    let intro = move || page.t(if agreed() { Key::CountIntro } else { Key::CountIntroNoMarking });
    let suggested = move || match page.count.judging.get() {
        true => page.t(Key::CountJudging).to_owned(),
        false => just_marked(page)
            .unwrap_or_else(|| page.game.with(|game| words::suggested(page.language(), game))),
    };
    let marked = move || {
        let count = page.game.with(|game| game.phase().marked_dead().map_or(0, |dead| dead.len()));
        agreed().then(|| page.say(&Message::CountDeadMarked { count: count.into() }))
    };
    view! {
        <div class="count" data-marked-by=move || marked_by(page) data-judging=move || page.count.judging.get().to_string()>
            <SampleName/>
            <p class="count-intro">{intro}</p>
            // Above what comes and goes: they may not move under a finger.
            <div class="count-sides">
                {Color::BOTH.map(|color| view! { <Agreeing color/> })}
            </div>
            <p class="count-suggested">{suggested}</p>
            <Overlooked count/>
            <Why count/>
            <AccountTable account/>
            <p class="count-lead" role="status">{move || lead(page, account)}</p>
            <p class="count-note">{marked}</p>
            <Dispute/>
            <Sample/>
        </div>
    }
}

/// What a touch has just marked, and how to take that back.
fn just_marked(page: Page) -> Option<String> {
    let marked = page.happened.get().filter(|event| matches!(event, Event::Marked { .. }))?;
    let said = page.game.with(|game| words::event(page.language(), &marked, game));
    Some(format!("{said}. {}", page.t(Key::CountTapAgain)))
}

/// The account as it stands, for those who only look.
#[component]
pub fn Totals() -> impl IntoView {
    let page = Page::get();
    let count = counted(page);
    let account = account_of(count, |count| count.account);
    view! {
        <div class="count">
            <Why count/>
            <AccountTable account/>
            <p class="count-lead" role="status">{move || lead(page, account)}</p>
        </div>
    }
}

/// `"nobody"`, `"suggestion"` or `"players"`.
fn marked_by(page: Page) -> &'static str {
    page.game.with(|game| match game.phase() {
        Phase::Counting(agreement) => match agreement.marked_by {
            MarkedBy::Nobody => "nobody",
            MarkedBy::Suggestion => "suggestion",
            MarkedBy::Players => "players",
        },
        _ => "nobody",
    })
}

fn resume_note(page: Page) -> Key {
    match page.game.with(|game| game.rules().end.resumes) {
        Resumes::OpponentOfAsker => Key::CountResumeOpponentFirst,
        Resumes::TurnGoesOn => Key::CountResumeTurnGoesOn,
    }
}

/// What to do about a disagreement: play on for good, or only to try.
#[component]
fn Dispute() -> impl IntoView {
    let page = Page::get();
    let resume = move |color: Color| {
        view! {
            <button type="button" class="button quiet" data-resume=color.name() on:click=move |_| page.act(Action::Resume(color))>
                {move || page.say(&Message::CountResumeOf { color })}
            </button>
        }
    };
    let can_mark = move || page.game.with(|game| game.rules().end.dead_stones == DeadStones::Agreed);
    view! {
        <section class="dispute">
            <h2 class="minor">{move || page.t(Key::CountDispute)}</h2>
            <button type="button" class="button" data-trial-start="" class:gone=move || !can_mark() on:click=move |_| trial::enter(page)>
                {move || page.t(Key::TrialStart)}
            </button>
            {Color::BOTH.map(resume)}
            <p class="count-note">{move || page.t(resume_note(page))}</p>
        </section>
    }
}

/// One side's consent.
#[component]
fn Agreeing(color: Color) -> impl IntoView {
    let page = Page::get();
    let accepted = move || {
        page.game.with(|game| match game.phase() {
            Phase::Counting(agreement) => agreement.accepted[color],
            _ => false,
        })
    };
    view! {
        <div class=format!("count-side of-{color}")>
            <button
                type="button"
                class="button primary"
                class:accepted=accepted
                aria-pressed=move || accepted().to_string()
                data-accept=color.name()
                on:click=move |_| {
                    let has = untrack(accepted);
                    page.act(if has { Action::Withdraw(color) } else { Action::Accept(color) });
                }
            >
                {move || page.say(&Message::CountAccept { color })}
            </button>
        </div>
    }
}
