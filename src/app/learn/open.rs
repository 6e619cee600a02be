//! Where a reader opens a lesson or a problem of their own.

use std::sync::Arc;

use leptos::prelude::*;

use super::arrive::arrive;
use super::library::Loaded;
use super::own::{self, Found, Trouble};
use super::state::{Learn, latest};
use crate::app::file_choice::FileChoice;
use crate::i18n::{Key, Language, LearnKey, LearnMessage};
use crate::lessons::Route;
use crate::lessons::check::Fault;

/// What the checker says, in another language, beside the texts of the course.
const FAULTS: &str = "faults.json";

#[component]
pub fn OpenScreen() -> impl IntoView {
    let learn = Learn::get();
    let address = RwSignal::new(String::new());
    let submit = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let source = address.get_untracked().trim().to_owned();
        if !source.is_empty() {
            learn.go(&Route::Own { source, number: 1 });
        }
    };
    arrive(learn);
    view! {
        <main class="paper" data-screen="open">
            <h2 tabindex="-1" data-arrive="">{move || learn.t(LearnKey::LearnOwn)}</h2>
            <p>{move || learn.t(LearnKey::LearnOpenText)}</p>
            <FileChoice
                accept=".json,.sgf,application/json,application/x-go-sgf"
                name="lesson"
                hint=Signal::derive(move || learn.t(LearnKey::LearnOpenDrop))
                on_file=Callback::new(move |file| own::open(learn, file))
            />
            <form class="address" on:submit=submit>
                <label class="text-field">
                    <span>{move || learn.t(LearnKey::LearnOpenAddress)}</span>
                    <input
                        type="text"
                        inputmode="url"
                        autocomplete="off"
                        data-open="address"
                        prop:value=address
                        on:input:target=move |event| address.set(event.target().value())
                    />
                </label>
                <button type="submit" class="button" data-open="fetch">{move || learn.t(Key::CommonOpen)}</button>
            </form>
            {move || learn.own.with(|own| match &own.found {
                Found::Trouble(trouble) => Some(view! { <Told trouble=trouble.clone()/> }),
                _ => None,
            })}
        </main>
    }
}

/// Why the lesson cannot be shown, line by line where the checker says so.
#[component]
pub fn Told(trouble: Trouble) -> impl IntoView {
    let learn = Learn::get();
    let faults = match &trouble {
        Trouble::Faults(faults) => faults.clone(),
        _ => Vec::new(),
    };
    // The checker writes English; the other languages are a file that comes when it is wanted.
    let catalogue = latest(move || match learn.site.language() {
        Language::En => Loaded::There(Arc::default()),
        language => learn.library.texts(language, FAULTS),
    });
    let faults = faults.into_iter().map(|Fault { line, what }| {
        let line = line.to_string();
        let told = move || catalogue.with(|catalogue| what.translated(catalogue));
        view! { <li>{move || learn.say(&LearnMessage::LearnFaultLine { line: &line, fault: &told() })}</li> }
    });
    view! {
        <div class="trouble" role="alert" data-trouble="open">
            <p>{move || trouble.text(learn.site.language())}</p>
            <ul class="faults">{faults.collect_view()}</ul>
        </div>
    }
}
