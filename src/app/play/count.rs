//! The count, and the result it ends in.

use leptos::prelude::*;

use super::account::AccountTable;
use super::why::{Overlooked, Why};
use crate::app::records;
use crate::app::state::{Dialog, Page};
use crate::engine::counting::{Account, Count};
use crate::engine::rules::{DeadStones, Resumes, Scoring};
use crate::engine::{Action, Color, Phase};
use crate::i18n::{Key, Message, words};

/// The count with the stones marked dead; `None` where nothing is counted. Made once a change of the
/// game, whatever the panel asks of it.
fn counted(page: Page) -> Memo<Option<Count>> {
    Memo::new(move |_| page.game.with(|game| game.phase().marked_dead().map(|dead| game.count(dead))))
}

/// One of the accounts of a count.
fn account_of(count: Memo<Option<Count>>, of: fn(&Count) -> Account) -> Signal<Option<Account>> {
    Signal::derive(move || count.with(|count| count.as_ref().map(of)))
}

/// Who leads, in words.
fn lead(page: Page, account: Signal<Option<Account>>) -> String {
    let Some(account) = account.get() else { return String::new() };
    match account.winner() {
        Some(color) => page.say(&Message::CountAhead { color, points: account.black_lead().abs().into() }),
        None => page.t(Key::CountEqual).to_owned(),
    }
}

/// Marking dead stones, the running account, and both sides' agreement.
#[component]
pub fn CountPanel() -> impl IntoView {
    let page = Page::get();
    let count = counted(page);
    let account = account_of(count, |count| count.account);
    let intro = move || {
        let agreed = page.game.with(|game| game.rules().end.dead_stones == DeadStones::Agreed);
        page.t(if agreed { Key::CountIntro } else { Key::CountIntroNoMarking })
    };
    view! {
        <div class="count">
            <p class="count-intro">{intro}</p>
            <Overlooked/>
            <AccountTable account/>
            <p class="count-lead" role="status">{move || lead(page, account)}</p>
            <div class="count-sides">
                {Color::BOTH.map(|color| view! { <Agreeing color/> })}
            </div>
            <p class="count-note">{move || page.t(resume_note(page))}</p>
            <Why count/>
        </div>
    }
}

fn resume_note(page: Page) -> Key {
    match page.game.with(|game| game.rules().end.resumes) {
        Resumes::OpponentOfAsker => Key::CountResumeOpponentFirst,
        Resumes::TurnGoesOn => Key::CountResumeTurnGoesOn,
    }
}

/// One side's two answers to the count: accept, or play on.
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
                disabled=accepted
                data-accept=color.name()
                on:click=move |_| page.act(Action::Accept(color))
            >
                {move || page.say(&if accepted() {
                    Message::CountAccepted { color }
                } else {
                    Message::CountAccept { color }
                })}
            </button>
            <button
                type="button"
                class="button quiet"
                data-resume=color.name()
                on:click=move |_| page.act(Action::Resume(color))
            >
                {move || page.say(&Message::CountResumeOf { color })}
            </button>
        </div>
    }
}

/// How the game ended, and what can be done now.
#[component]
pub fn ResultPanel() -> impl IntoView {
    let page = Page::get();
    let outcome = move || {
        page.game.with(|game| match game.phase() {
            Phase::Finished(finish) => {
                words::outcome_named(page.language(), &finish.outcome, &game.record().info.names)
            }
            _ => String::new(),
        })
    };
    let count = counted(page);
    let was_counted = Memo::new(move |_| count.with(Option::is_some));
    let asker = move || page.game.with(|game| game.position().to_play().opponent());
    let take_back =
        move || page.t(if was_counted.get() { Key::ResultCountAgain } else { Key::ResultTakeBack });
    view! {
        <div class="result">
            <h2 class="outcome" data-result="">{outcome}</h2>
            {move || was_counted.get().then(|| view! { <BothAccounts count/><Why count/> })}
            <Repeated/>
            <div class="actions">
                <button type="button" class="button primary" on:click=move |_| page.dialog.set(Some(Dialog::NewGame))>
                    {move || page.t(Key::MenuNewGame)}
                </button>
                <button type="button" class="button" on:click=move |_| records::save(page)>
                    {move || page.t(Key::MenuSave)}
                </button>
                <button type="button" class="button quiet" on:click=move |_| page.act(Action::Resume(asker()))>
                    {take_back}
                </button>
            </div>
        </div>
    }
}

/// The account by which the game was decided, and the other way of counting beside it.
#[component]
fn BothAccounts(count: Memo<Option<Count>>) -> impl IntoView {
    let page = Page::get();
    let other = account_of(count, |count| match count.account.scoring {
        Scoring::Territory => count.area,
        Scoring::Area => count.territory,
    });
    let name = move || match other.get().map(|other| other.scoring) {
        Some(Scoring::Territory) => page.t(Key::ResultByTerritory),
        Some(Scoring::Area) => page.t(Key::ResultByArea),
        None => "",
    };
    view! {
        <AccountTable account=account_of(count, |count| count.account)/>
        <details class="other-account">
            <summary>{name}</summary>
            <AccountTable account=other/>
            <p class="count-lead">{move || lead(page, other)}</p>
        </details>
    }
}

/// The position that came back, where that ended the game.
#[component]
fn Repeated() -> impl IntoView {
    let page = Page::get();
    let repeated = Memo::new(move |_| {
        page.game.with(|game| match game.phase() {
            Phase::Finished(finish) => finish.repeats_ply.filter(|&ply| ply < game.line().len()),
            _ => None,
        })
    });
    let show = move |_| {
        if let Some(ply) = repeated.get_untracked() {
            let node = page.game.with_untracked(|game| game.line()[ply]);
            page.act(Action::GoTo(node));
        }
    };
    move || {
        repeated.get().map(|ply| {
            view! {
                <p data-repeats=ply>
                    {move || page.game.with(|game| words::repeated(page.language(), game, ply))}
                </p>
                <button type="button" class="button" on:click=show>{move || page.t(Key::CycleShow)}</button>
            }
        })
    }
}
