//! The thirteen short rules on one page.

use leptos::prelude::*;

use super::arrive::arrive;
use super::state::Learn;
use crate::i18n::LearnKey;
use crate::lessons::Route;

/// How many rules there are.
const RULES: u32 = 13;

#[component]
pub fn Summary() -> impl IntoView {
    let learn = Learn::get();
    // The list also comes where the course was not asked for before.
    let rules = (1..=RULES).map(|number| {
        let key = format!("rule.{number}");
        view! { <li>{move || learn.common(&key)}</li> }
    });
    arrive(learn);
    view! {
        <main class="paper" data-screen="summary">
            <h2 tabindex="-1" data-arrive="">{move || learn.t(LearnKey::LearnSummary)}</h2>
            <ol class="rules">{rules.collect_view()}</ol>
            <nav class="also">
                <a class="button" href=Route::Contents.to_string()>{move || learn.t(LearnKey::LearnContents)}</a>
                <a class="button primary" href="./index.html">{move || learn.t(LearnKey::LearnToPlay)}</a>
            </nav>
        </main>
    }
}
