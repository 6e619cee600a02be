//! What stands where a file has still to come, or has not come.

use leptos::prelude::*;

use super::state::Learn;
use crate::i18n::{Key, LearnKey};

/// That something is being loaded; or that it failed, with a way to try again.
#[component]
pub fn Waiting(failed: bool) -> impl IntoView {
    let learn = Learn::get();
    if !failed {
        return view! { <p class="waiting soft" role="status">{move || learn.t(LearnKey::LearnLoading)}</p> }
            .into_any();
    }
    view! {
        <div class="trouble" role="alert" data-trouble="load">
            <p>{move || learn.t(LearnKey::LearnLoadFailed)}</p>
            <button type="button" class="button" data-do="load" on:click=move |_| learn.library.retry()>
                {move || learn.t(Key::CommonTryAgain)}
            </button>
        </div>
    }
    .into_any()
}
