//! The whole course for paper: every page with its figure, black on white.

use std::sync::Arc;

use leptos::prelude::*;

use super::arrive::arrive;
use super::library::Loaded;
use super::state::{Learn, latest};
use super::waiting::Waiting;
use crate::app::platform;
use crate::goban::{build_lesson, figure, region_of};
use crate::i18n::{LearnKey, Message};
use crate::lessons::{Chapter, ChapterEntry, Page, Session, Texts};

#[component]
pub fn Booklet() -> impl IntoView {
    let learn = Learn::get();
    let course = Memo::new(move |_| learn.library.course());
    let rules = (1..=13).map(|number| {
        let key = format!("rule.{number}");
        view! { <li>{move || learn.common(&key)}</li> }
    });
    arrive(learn);
    view! {
        <main class="paper booklet" data-screen="booklet">
            <div class="booklet-head">
                <h2 tabindex="-1" data-arrive="">{move || learn.t(LearnKey::LearnTitle)}</h2>
                <button type="button" class="button primary" data-do="print" on:click=move |_| _ = platform::window().print()>
                    {move || learn.t(LearnKey::LearnPrint)}
                </button>
            </div>
            {move || match course.get() {
                Loaded::There(course) => {
                    course.chapters.iter().map(|entry| view! { <Section entry=entry.clone()/> }).collect_view().into_any()
                }
                other => view! { <Waiting failed=other == Loaded::Failed/> }.into_any(),
            }}
            <section>
                <h3>{move || learn.t(LearnKey::LearnSummary)}</h3>
                <ol class="rules">{rules.collect_view()}</ol>
            </section>
        </main>
    }
}

#[component]
fn Section(entry: ChapterEntry) -> impl IntoView {
    let learn = Learn::get();
    let (title, file) = (format!("chapter.{}", entry.id), entry.file.clone());
    let texts = latest(move || learn.library.texts(learn.site.language(), &file));
    let chapter = Memo::new(move |_| learn.library.chapter(&entry.file));
    view! {
        <section>
            <h3>{move || learn.common(&title)}</h3>
            {move || match chapter.get() {
                Loaded::There(chapter) => figures(learn, &chapter, texts).into_any(),
                other => view! { <Waiting failed=other == Loaded::Failed/> }.into_any(),
            }}
        </section>
    }
}

fn figures(learn: Learn, chapter: &Chapter, texts: Memo<Arc<Texts>>) -> impl IntoView {
    let words = learn.words(texts);
    let figures = chapter.pages.iter().map(|page| {
        let text = |part: &str| {
            let key = format!("{}.{part}", page.id);
            move || words.with(|words| words.get(&key))
        };
        let svg = picture(learn, page);
        view! {
            <figure data-figure=page.id.clone()>
                <div inner_html=svg></div>
                <figcaption>
                    <p>{text("text")}</p>
                    <p class="task">{text("task")}</p>
                </figcaption>
            </figure>
        }
    });
    view! { <div class="figures">{figures.collect_view()}</div> }
}

fn picture(learn: Learn, page: &Page) -> String {
    let Ok(session) = Session::new(page.clone(), 0) else { return String::new() };
    let model = build_lesson(&session, session.game().ply(), None);
    let region = region_of(page, &session.board());
    let label = learn
        .say(&Message::BoardLabel { width: model.size.width().into(), height: model.size.height().into() });
    figure(&model, region, &page.shapes.arrows, &label)
}
