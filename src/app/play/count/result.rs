//! How the game ended, and the accounts that say why.

use leptos::html;
use leptos::prelude::*;

use super::account::AccountTable;
use super::heaps::Heaps;
use super::sample::{Sample, SampleName};
use super::tally::TallyTable;
use super::why::Why;
use super::{account_of, counted, course, lead};
use crate::app::records;
use crate::app::state::{Dialog, Page};
use crate::engine::counting::Count;
use crate::engine::counting::plan::Tally;
use crate::engine::rules::Scoring;
use crate::engine::{Action, Color, Outcome, Phase};
use crate::i18n::{Key, Message, words};

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
    // A record's result stands as it is recorded, even where our count comes to another.
    let differs = move || {
        let ours =
            count.with(|count| count.as_ref().map(|count| Outcome::of_lead(count.account.black_lead())))?;
        let recorded = page.game.with(|game| match game.phase() {
            Phase::Finished(finish) => Some(finish.outcome),
            _ => None,
        })?;
        let outcome = words::outcome(page.language(), &ours);
        let told = || page.say(&Message::ResultDiffers { outcome: &outcome });
        (ours != recorded).then(|| view! { <p class="count-note" data-result-differs="">{told()}</p> })
    };
    let take_back =
        move || page.t(if was_counted.get() { Key::ResultCountAgain } else { Key::ResultTakeBack });
    view! {
        <div class="result">
            <SampleName/>
            <h2 class="outcome" data-result="">{outcome}</h2>
            {differs}
            // Above what is long: they are seen without scrolling.
            <div class="actions">
                <button type="button" class="button primary" on:click=move |_| page.dialog.set(Some(Dialog::NewGame))>
                    {move || page.t(Key::MenuNewGame)}
                </button>
                <button type="button" class="button" on:click=move |_| records::save(page)>
                    {move || page.t(Key::MenuSave)}
                </button>
                {move || was_counted.get().then(|| view! { <ToCourse/> })}
                <button type="button" class="button quiet" data-result-back="" on:click=move |_| {
                    course::leave(page);
                    page.act(Action::Resume(asker()));
                }>
                    {take_back}
                </button>
            </div>
            <Heaps/>
            <TallyTable/>
            <SameDifference count/>
            {move || was_counted.get().then(|| view! { <BothAccounts count/><Why count/> })}
            <Repeated/>
            {move || was_counted.get().then(|| view! { <Sample/> })}
        </div>
    }
}

/// Why both totals over the board are smaller than by arithmetic, where they are.
#[component]
fn SameDifference(count: Memo<Option<Count>>) -> impl IntoView {
    let page = Page::get();
    let points = Memo::new(move |_| {
        let account = count.with(|count| count.as_ref().map(|count| count.account))?;
        page.count.course.with(|course| match course.as_ref()?.plan().tally() {
            Tally::Territory(tally) if tally.total(Color::Black) != account.total(Color::Black) => {
                Some(account.black_lead().abs())
            }
            _ => None,
        })
    });
    move || {
        points.get().map(|points| {
            view! { <p class="count-note">{page.say(&Message::CourseSameDifference { points: points.into() })}</p> }
        })
    }
}

/// From the account to the count over the board, or back.
#[component]
fn ToCourse() -> impl IntoView {
    let page = Page::get();
    let on_board = Memo::new(move |_| page.count.course.with(Option::is_some));
    let go = move |_| if on_board.get_untracked() { course::leave(page) } else { course::begin(page) };
    view! {
        <button type="button" class="button" data-course=move || if on_board.get() { "position" } else { "again" } on:click=go>
            {move || page.t(if on_board.get() { Key::CoursePosition } else { Key::CourseAgain })}
        </button>
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
    // Opened at the lower edge, it would be out of sight.
    let other_place = NodeRef::<html::Details>::new();
    let show_other = move |_| {
        if let Some(details) = other_place.get_untracked().filter(|details| details.open()) {
            details.scroll_into_view_with_bool(false);
        }
    };
    view! {
        {move || page.count.course.with(Option::is_some).then(|| view! { <h3>{page.t(Key::CourseArithmetic)}</h3> })}
        <AccountTable account=account_of(count, |count| count.account)/>
        <details class="other-account" node_ref=other_place on:toggle=show_other>
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
