//! The table of contents, with what the reader has done.

use leptos::prelude::*;

use super::arrive::arrive;
use super::state::Learn;
use super::waiting::Waiting;
use crate::app::notices::Notices;
use crate::i18n::{LearnKey, LearnMessage};
use crate::lessons::{ChapterEntry, Course, Route};

#[component]
pub fn Contents() -> impl IntoView {
    let learn = Learn::get();
    let course = Memo::new(move |_| learn.library.course());
    arrive(learn);
    view! {
        <main class="contents">
            <Notices/>
            <div class="contents-head">
                <h2 tabindex="-1" data-arrive="">{move || learn.t(LearnKey::LearnTitle)}</h2>
                <p>{move || learn.t(LearnKey::LearnLead)}</p>
                {move || course.get().there().map(|course| view! { <GoOn course=(*course).clone()/> })}
            </div>
            {move || match course.get() {
                super::library::Loaded::There(course) => {
                    let chapters = course.chapters.iter().cloned().zip(1..);
                    let chapters = chapters.map(|(entry, number)| view! { <Entry entry number/> }).collect_view();
                    view! { <ol class="chapters">{chapters}</ol> }.into_any()
                }
                other => view! { <Waiting failed=other == super::library::Loaded::Failed/> }.into_any(),
            }}
            <nav class="also" aria-label=move || learn.t(LearnKey::LearnContents)>
                <a class="button" href=Route::Summary.to_string()>{move || learn.t(LearnKey::LearnSummary)}</a>
                <a class="button" href=Route::Booklet.to_string()>{move || learn.t(LearnKey::LearnBooklet)}</a>
                <a class="button" href=Route::Open.to_string()>{move || learn.t(LearnKey::LearnOwn)}</a>
                <a class="button" data-menu="play" href="./index.html">{move || learn.t(LearnKey::LearnToPlay)}</a>
            </nav>
        </main>
    }
}

/// The way in: to the page that was open last, or to the first one.
#[component]
fn GoOn(course: Course) -> impl IntoView {
    let learn = Learn::get();
    let first = course.chapters.first().map(|entry| (entry.id.clone(), entry.pages.first().cloned()));
    let target = move || {
        let last = learn
            .progress
            .with(|progress| progress.last().map(|(chapter, page)| (chapter.to_owned(), page.to_owned())));
        let known = last.filter(|(chapter, page)| {
            course.chapters.iter().any(|entry| entry.id == *chapter && entry.pages.contains(page))
        });
        let begins = known.is_none();
        let (chapter, page) = known.or_else(|| Some((first.clone()?.0, first.clone()?.1?)))?;
        Some((Route::Page { chapter, page }, begins))
    };
    move || {
        target().map(|(route, begins)| {
            let key = if begins { LearnKey::LearnBegin } else { LearnKey::LearnGoOn };
            view! { <a class="button primary" data-go-on="" href=route.to_string()>{move || learn.t(key)}</a> }
        })
    }
}

#[component]
fn Entry(entry: ChapterEntry, number: u32) -> impl IntoView {
    let learn = Learn::get();
    let ChapterEntry { id, pages, .. } = entry;
    let count = pages.len();
    let route = {
        let page = pages.first().cloned().unwrap_or_default();
        Route::Page { chapter: id.clone(), page }
    };
    let title = format!("chapter.{id}");
    let done = {
        let id = id.clone();
        Memo::new(move |_| {
            learn.progress.with(|progress| progress.done_of(&id, pages.iter().map(String::as_str)))
        })
    };
    let progress = move || {
        learn.say(&LearnMessage::LearnPageOf { number: &done.get().to_string(), count: &count.to_string() })
    };
    view! {
        <li>
            <a class="chapter" data-chapter=id data-done=move || done.get() class:done=move || done.get() == count href=route.to_string()>
                <span class="chapter-number" aria-hidden="true">{number}</span>
                <span class="chapter-title">{move || learn.common(&title)}</span>
                <span class="chapter-done soft">{progress}</span>
                <svg class="chapter-bar" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
                    <path class="bar-all" d="M0 2H100"/>
                    <path class="bar-done" d=move || format!("M0 2H{}", done.get() * 100 / count.max(1))/>
                </svg>
            </a>
        </li>
    }
}
