//! A page of a lesson on the screen: the sentence, the board, the answer, and the way on.

use std::sync::Arc;

use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::JsCast;

use super::answers::Answers;
use super::arrive::arrive;
use super::board::{LessonBoard, LessonLids};
use super::lesson::Lesson;
use super::own;
use super::state::Learn;
use super::words::Words;
use crate::app::notices::Notices;
use crate::app::platform;
use crate::i18n::{LearnKey, LearnMessage, Message};
use crate::lessons::{Chapter, Goal, Numbers, Page, Route, Session, Stage, Text};

/// How many pages the bar of a chapter has room for.
const MOST_STEPS: usize = 40;

/// Where a page stands among others.
#[derive(Clone)]
pub struct Place {
    pub chapter: Arc<Chapter>,
    /// Of the page in the chapter, from 0.
    pub index: usize,
    /// The name of the chapter.
    pub title: Signal<String>,
    pub words: Signal<Words>,
    /// The routes of all pages of the chapter.
    pub pages: Vec<Route>,
    pub before: Option<Route>,
    pub after: Option<Route>,
    /// Whether it is a page of the course; else of a lesson that the reader has opened.
    pub of_course: bool,
}

impl Place {
    /// The page that is open. It may go on where the one before was left.
    fn page(&self, learn: Learn) -> Option<Page> {
        let page = self.chapter.pages.get(self.index)?.clone();
        let before = self.index.checked_sub(1).and_then(|before| self.chapter.pages.get(before));
        Some(learn.left.with_value(|left| {
            let left = left.as_ref().filter(|(chapter, page, _)| {
                *chapter == self.chapter.id && before.is_some_and(|before| before.id == *page)
            });
            page.after(left.map(|(.., session)| session))
        }))
    }

    /// What the reader has done of these pages (tracked).
    fn is_done(&self, learn: Learn, index: usize) -> bool {
        let progress = if self.of_course { learn.progress } else { learn.own_done };
        let page = self.chapter.pages.get(index);
        page.is_some_and(|page| progress.with(|progress| progress.done(&self.chapter.id, &page.id).is_some()))
    }
}

/// A page of a lesson. Another page is another component.
#[component]
pub fn PageScreen(place: Place) -> impl IntoView {
    let learn = Learn::get();
    let Some(page) = place.page(learn) else {
        return view! { <p class="trouble">{move || learn.t(LearnKey::LearnNotFound)}</p> }.into_any();
    };
    let (chapter_id, page_id) = (place.chapter.id.clone(), page.id.clone());
    let of_course = place.of_course;
    if of_course {
        learn.note(|progress| progress.note_open(&chapter_id, &page_id));
    }
    let intro = page.intro.clone();
    let shows_only = page.goal == Goal::Look;
    let on_solved = Callback::new(move |done| {
        if of_course {
            learn.note(|progress| progress.note_done(&chapter_id, &page_id, done));
        } else {
            own::note_done(learn, &chapter_id, &page_id, done);
        }
    });
    let id = page.id.clone();
    let Ok(session) = Session::new(page, 0) else {
        return view! { <p class="trouble">{move || learn.t(LearnKey::LearnNotShown)}</p> }.into_any();
    };
    let done = session.done();
    let lesson = Lesson::new(session, place.words, on_solved);
    on_cleanup({
        let (chapter, page) = (place.chapter.id.clone(), id.clone());
        move || {
            let session = lesson.session.try_get_untracked();
            learn.left.set_value(session.map(|session| (chapter, page, session)));
        }
    });
    if shows_only {
        on_solved.run(done);
    }
    let words = place.words;
    let sentence = {
        let key = Text::Key(format!("{id}.text"));
        Memo::new(move |_| match &intro {
            Some(intro) => intro.clone(),
            None => words.with(|words| words.say(&key, Numbers::default())).unwrap_or_default(),
        })
    };
    let task = {
        let key = format!("{id}.task");
        // A problem from a record says nothing but whose turn it is.
        let to_play = lesson.page(|page| page.plain_texts.then_some(page.to_play));
        Memo::new(move |_| match to_play {
            Some(color) => learn.say(&Message::StatusToPlay { color }),
            None => words.with(|words| words.get(&key)).unwrap_or_default(),
        })
    };
    let (before, after) = (place.before.clone(), place.after.clone());
    let turn = StoredValue::new((before.clone(), after.clone()));
    let on_turn = Callback::new(move |on: bool| {
        let (before, after) = turn.get_value();
        if let Some(route) = if on { after } else { before } {
            learn.go(&route);
        }
    });
    turn_by_keys(lesson, on_turn);
    tell_task(learn, sentence, task);
    arrive(learn);
    let has_reply = Memo::new(move |_| !lesson.said_text().is_empty());
    let tone = move || lesson.said.with(|said| said.as_ref().map(|said| said.tone.name()));
    let stage = move || match lesson.stage() {
        Stage::Asking => "asking",
        Stage::Failed => "failed",
        Stage::Solved => "solved",
    };
    view! {
        <main class="lesson" data-page=id data-stage=stage>
            <Steps place=place.clone()/>
            <div class="telling">
                <div class="words" class:has-reply=has_reply>
                    <p class="sentence">{sentence}</p>
                    {move || has_reply.get().then(|| view! {
                        <p class="reply" data-reply=tone>{move || lesson.said_text()}</p>
                    })}
                </div>
                <p class="task" class:reached=move || !shows_only && lesson.stage() == Stage::Solved>{task}</p>
            </div>
            <div class="board-place">
                <LessonBoard lesson on_turn/>
            </div>
            <div class="answer"><Answers lesson/><LessonLids lesson/></div>
            <Controls lesson before after shows_only/>
            <Notices/>
        </main>
    }
    .into_any()
}

/// The chapter, and where in it the page is.
#[component]
fn Steps(place: Place) -> impl IntoView {
    let learn = Learn::get();
    let (index, title, pages) = (place.index, place.title, place.pages.clone());
    let count = pages.len();
    let place = StoredValue::new(place);
    let of = move |index: usize| {
        learn.say(&LearnMessage::LearnPageOf { number: &(index + 1).to_string(), count: &count.to_string() })
    };
    let heading = move || title.get();
    // Of very many pages, those around this one.
    let first = index.saturating_sub(MOST_STEPS / 2).min(count.saturating_sub(MOST_STEPS));
    let steps = pages.into_iter().enumerate().skip(first).take(MOST_STEPS).map(|(step, route)| {
        let done = Memo::new(move |_| place.with_value(|place| place.is_done(learn, step)));
        let label = move || match done.get() {
            true => format!("{}, {}", of(step), learn.t(LearnKey::LearnDone)),
            false => of(step),
        };
        view! {
            <a
                class="step"
                class:done=done
                href=route.to_string()
                aria-label=label
                aria-current=(step == index).then_some("page")
                tabindex=if step == index { "0" } else { "-1" }
            ></a>
        }
    });
    view! {
        <nav class="steps" aria-label=move || title.get() on:keydown=walk>{steps.collect_view()}</nav>
        <div class="steps-head">
            // From here the next stop of the keyboard is the board.
            <h2 tabindex="-1" data-arrive="">{heading}</h2>
            <span class="soft" aria-hidden="true">{move || of(index)}</span>
        </div>
    }
}

/// The steps are one stop of the keyboard; the arrows walk from one to the next.
fn walk(event: web_sys::KeyboardEvent) {
    let here = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    let row = here.as_ref().and_then(|here| here.parent_element());
    let there = match &*event.key() {
        "ArrowLeft" => here.and_then(|here| here.previous_element_sibling()),
        "ArrowRight" => here.and_then(|here| here.next_element_sibling()),
        "Home" => row.and_then(|row| row.first_element_child()),
        "End" => row.and_then(|row| row.last_element_child()),
        _ => return,
    };
    // At an end it stays; the page does not turn.
    event.prevent_default();
    if let Some(there) = there.and_then(|there| there.dyn_into::<web_sys::HtmlElement>().ok()) {
        // It fails only for an element that cannot be focused.
        let _ = there.focus();
    }
}

#[component]
fn Controls(lesson: Lesson, before: Option<Route>, after: Option<Route>, shows_only: bool) -> impl IntoView {
    let learn = Learn::get();
    let is_solved = move || lesson.stage() == Stage::Solved;
    let id = lesson.page(|page| page.id.clone());
    let has_text = move || lesson.words.with(|words| words.get(&format!("{id}.hint")).is_some());
    let has_place = lesson.page(|page| {
        !matches!(
            page.goal,
            Goal::Look | Goal::Choose { .. } | Goal::Count { .. } | Goal::FirstCapture { .. }
        )
    });
    let hints = move || (has_place || has_text()) && !is_solved();
    let is_failed = move || lesson.stage() == Stage::Failed;
    let button = move |name: &'static str, key: LearnKey, act: fn(Lesson)| {
        view! {
            <button type="button" class="button" data-do=name on:click=move |_| act(lesson)>
                {move || learn.t(key)}
            </button>
        }
    };
    let link = move |route: Option<Route>, name: &'static str, key: LearnKey| {
        let href = route.unwrap_or_default().to_string();
        view! {
            <a
                class="button"
                class:primary=move || name == "next" && is_solved()
                data-turn=name
                aria-label=move || (name == "previous").then(|| learn.t(key))
                href=href
            >
                // Where four have to stand in a row, the way back is its arrow alone.
                {(name == "previous").then(|| view! { <span class="arrow-back" aria-hidden="true">"←"</span> })}
                <span class="turn-name">{move || learn.t(key)}</span>
            </a>
        }
    };
    view! {
        <div class="controls">
            {link(before, "previous", LearnKey::LearnPrevious)}
            {(!shows_only).then(|| view! {
                {move || is_failed().then(|| button("retry", LearnKey::LearnRetry, Lesson::retry))}
                {move || is_solved().then(|| button("again", LearnKey::LearnAgain, Lesson::reset))}
                {move || hints().then(|| button("hint", LearnKey::LearnHint, Lesson::hint))}
            })}
            {link(after, "next", LearnKey::LearnNext)}
        </div>
    }
}

/// The arrows and the page keys turn the pages, wherever no field and no board has them.
fn turn_by_keys(lesson: Lesson, on_turn: Callback<bool>) {
    let keys = window_event_listener(ev::keydown, move |event| {
        if event.ctrl_key()
            || event.meta_key()
            || event.alt_key()
            || event.default_prevented()
            || in_use(&event)
        {
            return;
        }
        match &*event.key() {
            "ArrowLeft" | "PageUp" => on_turn.run(false),
            "ArrowRight" | "PageDown" => on_turn.run(true),
            "h" | "H" => lesson.hint(),
            _ => return,
        }
        event.prevent_default();
    });
    on_cleanup(move || keys.remove());
}

/// Whether a key belongs to a field, a menu or a dialog.
pub(super) fn in_use(event: &web_sys::KeyboardEvent) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    let inside =
        |names: &str| target.as_ref().is_some_and(|target| target.closest(names).ok().flatten().is_some());
    inside("input, textarea, select, dialog, details[open]")
}

/// A page begins at its top, and screen readers are told what it says and asks.
fn tell_task(learn: Learn, sentence: Memo<String>, task: Memo<String>) {
    platform::window().scroll_to_with_x_and_y(0.0, 0.0);
    Effect::new(move |_| {
        let said = format!("{} {}", sentence.get(), task.get());
        if said.trim().is_empty() {
            return;
        }
        learn.site.speak(said.trim().to_owned());
    });
}
