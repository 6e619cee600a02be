//! The whole course for paper: every page with its figure, black on white.

use std::sync::Arc;

use leptos::prelude::*;

use super::arrive::arrive;
use super::library::Loaded;
use super::state::{Learn, latest};
use super::waiting::Waiting;
use super::words::Words;
use crate::app::platform;
use crate::goban::{build_lesson, escaped, figure, region_of};
use crate::i18n::{LearnKey, Message};
use crate::lessons::{Answer, Chapter, ChapterEntry, Goal, Page, Session, Stage, Texts};

/// A solution names so many points and no more.
const MOST_ANSWERS: usize = 10;
/// So many moves, one of which is to be chosen.
const MOST_CHOICES: usize = 4;

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
                Loaded::There(chapter) => figures(learn, chapter, texts).into_any(),
                other => view! { <Waiting failed=other == Loaded::Failed/> }.into_any(),
            }}
        </section>
    }
}

/// The figures of a chapter and what is right in them. They never change but with the language, so
/// they are made as one text: a view for each of their parts is a lot of program.
fn figures(learn: Learn, chapter: Arc<Chapter>, texts: Memo<Arc<Texts>>) -> impl IntoView {
    let words = learn.words(texts);
    let all = move |part: fn(Learn, &Words, usize, &Session) -> String| {
        let chapter = chapter.clone();
        move || {
            let sessions = chapter.pages.iter().filter_map(|page| Session::new(page.clone(), 0).ok());
            words.with(|words| {
                (1..)
                    .zip(sessions)
                    .map(|(number, session)| part(learn, words, number, &session))
                    .collect::<String>()
            })
        }
    };
    view! {
        <div class="figures" inner_html=all(printed)></div>
        <h4>{move || learn.t(LearnKey::LearnSolutions)}</h4>
        <ol class="solutions" inner_html=all(solution)></ol>
    }
}

/// A text of a page, as markup.
fn text(words: &Words, page: &Page, part: &str) -> String {
    escaped(&words.get(&format!("{}.{part}", page.id)).unwrap_or_default())
}

/// A page as a figure, with what it says and asks, and what there is to choose from.
fn printed(learn: Learn, words: &Words, number: usize, session: &Session) -> String {
    let page = session.page();
    let (id, picture) = (escaped(&page.id), picture(learn, session));
    let says = text(words, page, "text");
    let on_paper = Some(text(words, page, "print")).filter(|task| !task.is_empty());
    let asks = on_paper.unwrap_or_else(|| text(words, page, "task"));
    let mut options = String::new();
    if let Goal::Choose { options: all, .. } = &page.goal {
        let items =
            all.iter().map(|option| format!("<li>{}</li>", text(words, page, &format!("option.{option}"))));
        options = format!(r#"<ol class="printed-options">{}</ol>"#, items.collect::<String>());
    }
    format!(
        r#"<figure data-figure="{id}"><div>{picture}</div><figcaption><p><b>{number}.</b> {says}</p><p class="task">{asks}</p>{options}</figcaption></figure>"#
    )
}

/// What is right, under the number of its figure.
fn solution(learn: Learn, words: &Words, number: usize, session: &Session) -> String {
    let page = session.page();
    let said = match &page.goal {
        Goal::Look | Goal::FirstCapture { .. } => return String::new(),
        Goal::Choose { right, .. } => format!("reply.{right}"),
        _ => "right".to_owned(),
    };
    format!(
        r#"<li value="{number}"><b>{}</b> {}</li>"#,
        escaped(&answers(learn, session)),
        text(words, page, &said)
    )
}

/// The right answers, as they are written on paper; none where there are too many to be of use. Where
/// several moves are right, all of them, or that there are several.
fn answers(learn: Learn, session: &Session) -> String {
    let moves = session.right_moves();
    let mut after_one = session.clone();
    after_one.right_answer().map(|answer| after_one.answer(&answer));
    let is_one_step = after_one.stage() == Stage::Solved;
    match moves.len() {
        2..=MOST_CHOICES if is_one_step => {
            return moves.iter().map(ToString::to_string).collect::<Vec<_>>().join(" / ");
        }
        2.. if is_one_step || matches!(session.page().goal, Goal::Fill { .. }) => {
            return learn.t(LearnKey::LearnSeveral).to_owned();
        }
        _ => {}
    }
    let all = session.clone().solve();
    if all.len() > MOST_ANSWERS {
        return String::new();
    }
    let told = all.into_iter().map(|answer| match answer {
        Answer::Point(point) => point.to_string(),
        Answer::Count(number) => number.to_string(),
        Answer::Slide { from, to } => format!("{from}–{to}"),
        Answer::Choice(name) => match &session.page().goal {
            Goal::Choose { options, .. } => ('a'..)
                .zip(options)
                .filter(|(_, option)| **option == name)
                .map(|(letter, _)| format!("{letter}."))
                .collect(),
            _ => name,
        },
        Answer::Pass | Answer::Marks(_) => String::new(),
    });
    told.filter(|told| !told.is_empty()).collect::<Vec<_>>().join(", ")
}

fn picture(learn: Learn, session: &Session) -> String {
    let page = session.page();
    let model = build_lesson(session, session.game().ply(), None);
    let region = region_of(page, &session.board());
    let label = learn
        .say(&Message::BoardLabel { width: model.size.width().into(), height: model.size.height().into() });
    figure(&model, region, &page.shapes.arrows, &label)
}
