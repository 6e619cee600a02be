//! From a route to the page of a lesson: in the course, or in a lesson of the reader's own.

use leptos::prelude::*;

use super::arrive::arrive;
use super::library::Loaded;
use super::open::Told;
use super::own::{self, Found, Own, texts_of};
use super::screen::{PageScreen, Place};
use super::state::{Learn, latest};
use super::waiting::Waiting;
use crate::i18n::{LearnKey, LearnMessage};
use crate::lessons::{ChapterEntry, Course, Route};

/// A page of the course.
#[component]
pub fn CoursePage(chapter: String, page: String) -> impl IntoView {
    let learn = Learn::get();
    let course = Memo::new(move |_| learn.library.course());
    let page = StoredValue::new(page);
    move || match course.get() {
        Loaded::There(course) => match course.chapters.iter().position(|entry| entry.id == chapter) {
            Some(number) => {
                view! { <InChapter course=(*course).clone() number page=page.get_value()/> }.into_any()
            }
            None => not_found(),
        },
        other => view! { <Waiting failed=other == Loaded::Failed/> }.into_any(),
    }
}

#[component]
fn InChapter(course: Course, number: usize, page: String) -> impl IntoView {
    let learn = Learn::get();
    let entry = course.chapters[number].clone();
    let (file, texts_file) = (entry.file.clone(), entry.file.clone());
    let texts = latest(move || learn.library.texts(learn.site.language(), &texts_file));
    let chapter = Memo::new(move |_| learn.library.chapter(&file));
    // The page is made when its words are there: it is told at once, and in the right language.
    let words_failed = {
        let file = entry.file.clone();
        Memo::new(move |_| learn.library.texts(learn.site.language(), &file) == Loaded::Failed)
    };
    let are_words_there = Memo::new(move |_| texts.with(|texts| !texts.is_empty()));
    move || {
        let chapter = match chapter.get() {
            Loaded::There(chapter) if are_words_there.get() => chapter,
            other => {
                let failed = other == Loaded::Failed || words_failed.get();
                return view! { <Waiting failed/> }.into_any();
            }
        };
        let by_number = || page.parse().ok().and_then(|number: usize| number.checked_sub(1));
        let index = chapter.pages.iter().position(|known| known.id == page).or_else(by_number);
        let Some(index) = index.filter(|&index| index < chapter.pages.len()) else {
            return not_found();
        };
        let key = format!("chapter.{}", entry.id);
        let place = Place {
            chapter,
            index,
            title: Signal::derive(move || learn.common(&key)),
            words: learn.words(texts),
            pages: entry.pages.iter().map(|page| route_of(&entry, page)).collect(),
            before: neighbour(&course, number, index, false),
            after: neighbour(&course, number, index, true),
            of_course: true,
        };
        view! { <PageScreen place/> }.into_any()
    }
}

fn route_of(entry: &ChapterEntry, page: &str) -> Route {
    Route::Page { chapter: entry.id.clone(), page: page.to_owned() }
}

/// The page after one, or before it, across the chapters.
fn neighbour(course: &Course, chapter: usize, index: usize, on: bool) -> Option<Route> {
    let all = course.chapters.iter().enumerate().flat_map(|(number, entry)| {
        entry.pages.iter().enumerate().map(move |(index, page)| ((number, index), entry, page))
    });
    let mut all: Vec<_> = all.collect();
    if !on {
        all.reverse();
    }
    let next = all.into_iter().skip_while(|(at, ..)| *at != (chapter, index)).nth(1);
    next.map(|(_, entry, page)| route_of(entry, page))
}

/// A page of a lesson that the reader has opened.
#[component]
pub fn OwnPage(source: String, number: usize) -> impl IntoView {
    let learn = Learn::get();
    let source = StoredValue::new(source);
    let give_up = Callback::new(move |()| {
        learn.own.set(Own::default());
        learn.go(&Route::Open);
    });
    move || match learn.own.with(|own| own.found.clone()) {
        Found::Lesson(chapter) => {
            let route = move |number: usize| match source.get_value() {
                source if source.is_empty() => Route::File { number },
                source => Route::Own { source, number },
            };
            let count = chapter.pages.len();
            if number == count + 1 {
                return own_end(route(1), route(count));
            }
            let own_texts = chapter.clone();
            let texts = Memo::new(move |_| texts_of(&own_texts, learn.site.language()));
            let is_problem = chapter.pages.iter().all(|page| page.plain_texts);
            let title = Signal::derive(move || match is_problem {
                true => learn.say(&LearnMessage::LearnProblemTitle { number: &number.to_string() }),
                false => own::title(learn),
            });
            let place = Place {
                chapter,
                index: number - 1,
                title,
                words: learn.words(texts),
                pages: (1..=count).map(route).collect(),
                before: (number > 1).then(|| route(number - 1)),
                after: Some(route(number + 1)),
                of_course: false,
            };
            view! { <PageScreen place/> }.into_any()
        }
        Found::Trouble(trouble) => {
            arrive(learn);
            view! { <main class="paper" tabindex="-1" data-arrive=""><Told trouble/></main> }.into_any()
        }
        Found::Coming => view! { <Waiting failed=false cancel=give_up/> }.into_any(),
        Found::Nothing => {
            said("file-gone", LearnKey::LearnFileGone, vec![("open", Route::Open, LearnKey::LearnOwn)])
        }
    }
}

/// What stands behind the last page of a lesson of one's own.
fn own_end(again: Route, before: Route) -> AnyView {
    let links = vec![
        ("previous", before, LearnKey::LearnPrevious),
        ("again", again, LearnKey::LearnAgain),
        ("open", Route::Open, LearnKey::LearnOwn),
    ];
    said("own-done", LearnKey::LearnOwnDone, links)
}

fn not_found() -> AnyView {
    said("not-found", LearnKey::LearnNotFound, vec![("contents", Route::Contents, LearnKey::LearnContents)])
}

/// A screen that says one thing, and leads on.
fn said(screen: &'static str, what: LearnKey, links: Vec<(&'static str, Route, LearnKey)>) -> AnyView {
    let learn = Learn::get();
    arrive(learn);
    let link = |(name, route, key): (&'static str, Route, LearnKey)| {
        view! { <a class="button" data-go=name href=route.to_string()>{move || learn.t(key)}</a> }
    };
    view! {
        <main class="paper" data-screen=screen>
            <p class="said" role="alert" tabindex="-1" data-arrive="">{move || learn.t(what)}</p>
            <p class="ways">{links.into_iter().map(link).collect_view()}</p>
        </main>
    }
    .into_any()
}
