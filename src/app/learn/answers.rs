//! The answers that are not given on the board: choices, numbers, a pass.

use leptos::prelude::*;

use super::lesson::{Lesson, Tone};
use crate::app::site::Site;
use crate::engine::Vertex;
use crate::i18n::{Key, LearnKey};
use crate::lessons::{Answer, Goal, Stage, all_tries};

/// So many letters fit on a button when three stand side by side on a phone.
const SHORT: usize = 10;

/// What a page offers beside its board.
#[component]
pub fn Answers(lesson: Lesson) -> impl IntoView {
    match lesson.page(|page| page.goal.clone()) {
        Goal::Choose { options, .. } => view! { <Choices lesson options/> }.into_any(),
        Goal::Count { .. } => view! { <NumberAnswer lesson/> }.into_any(),
        goal if passes(&goal) => view! { <PassAnswer lesson/> }.into_any(),
        _ => ().into_any(),
    }
}

/// Whether a pass is an answer that the page thinks of.
fn passes(goal: &Goal) -> bool {
    matches!(goal, Goal::FirstCapture { .. })
        || all_tries(goal.tries()).iter().any(|known| known.at.0.contains(&Vertex::Pass))
}

#[component]
fn Choices(lesson: Lesson, options: Vec<String>) -> impl IntoView {
    let site = Site::get();
    let id = lesson.page(|page| page.id.clone());
    let keys: Vec<String> = options.iter().map(|option| format!("{id}.option.{option}")).collect();
    let are_short = move || {
        let length =
            |key: &String| lesson.words.with(|words| words.get(key)).map_or(0, |text| text.chars().count());
        keys.iter().map(length).all(|length| length <= SHORT)
    };
    let choice = move |option: String| {
        let key = format!("{id}.option.{option}");
        let name = option.clone();
        let verdict = Memo::new({
            let option = option.clone();
            move |_| {
                let chosen = lesson.chosen.with(|chosen| chosen.as_ref() == Some(&option));
                let tone = lesson.said.with(|said| said.as_ref().map(|said| said.tone));
                tone.filter(|tone| chosen && *tone != Tone::Neutral).map(Tone::name)
            }
        });
        let choose = move |_| {
            lesson.chosen.set(Some(option.clone()));
            lesson.answer(&Answer::Choice(option.clone()));
        };
        view! {
            <button
                type="button"
                class="button option"
                data-choice=name
                data-verdict=move || verdict.get()
                aria-pressed=move || verdict.get().is_some().to_string()
                on:click=choose
            >
                {move || lesson.words.with(|words| words.get(&key))}
            </button>
        }
    };
    view! {
        <div class="options" class:short=are_short role="group" aria-label=move || site.t(LearnKey::LearnChoices)>
            {options.into_iter().map(choice).collect_view()}
        </div>
    }
}

#[component]
fn NumberAnswer(lesson: Lesson) -> impl IntoView {
    let site = Site::get();
    let typed = RwSignal::new(String::new());
    // What was tapped is counted along.
    Effect::new(move |_| {
        let count = lesson.tapped.with(std::collections::BTreeSet::len);
        if count > 0 {
            typed.set(count.to_string());
        }
    });
    let field = NodeRef::<leptos::html::Input>::new();
    let submit = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        match typed.get_untracked().trim().parse() {
            Ok(number) => lesson.answer(&Answer::Count(number)),
            Err(_) => {
                lesson.ask_for_number();
                if let Some(field) = field.get_untracked() {
                    field.select();
                    // It fails only for an element that cannot be focused.
                    let _ = field.focus();
                }
            }
        }
    };
    view! {
        <form class="number" on:submit=submit novalidate>
            <input
                node_ref=field
                type="text"
                inputmode="numeric"
                maxlength="4"
                autocomplete="off"
                data-answer="number"
                aria-label=move || site.t(LearnKey::LearnNumber)
                prop:value=typed
                on:input:target=move |event| typed.set(event.target().value())
            />
            <button type="submit" class="button" data-answer="check" disabled=move || lesson.stage() == Stage::Solved>
                {move || site.t(LearnKey::LearnCheck)}
            </button>
        </form>
    }
}

#[component]
fn PassAnswer(lesson: Lesson) -> impl IntoView {
    let site = Site::get();
    view! {
        <button
            type="button"
            class="button"
            data-answer="pass"
            disabled=move || lesson.stage() == Stage::Solved
            on:click=move |_| lesson.answer(&Answer::Pass)
        >
            {move || site.t(Key::PlayPass)}
        </button>
    }
}
