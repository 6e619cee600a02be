//! What stands where a file has still to come, or has not come.

use leptos::prelude::*;

use super::state::Learn;
use crate::i18n::{Key, LearnKey};

/// That something is being loaded; or that it failed, with a way to try again.
#[component]
pub fn Waiting(
    failed: bool,
    /// Called by who will not wait any longer, where that is possible.
    #[prop(optional)]
    cancel: Option<Callback<()>>,
) -> impl IntoView {
    let learn = Learn::get();
    if !failed {
        return view! {
            <div class="waiting" aria-busy="true">
                <p class="soft" role="status">{move || learn.t(LearnKey::LearnLoading)}</p>
                {cancel.map(|cancel| view! {
                    <button type="button" class="button" data-do="cancel" on:click=move |_| cancel.run(())>
                        {move || learn.t(Key::CommonCancel)}
                    </button>
                })}
            </div>
        }
        .into_any();
    }
    let again = move |_| {
        learn.moved.set_value(true);
        learn.library.retry();
    };
    view! {
        <div class="trouble" role="alert" data-trouble="load">
            <p>{move || learn.t(LearnKey::LearnLoadFailed)}</p>
            <button type="button" class="button" data-do="load" on:click=again>
                {move || learn.t(Key::CommonTryAgain)}
            </button>
        </div>
    }
    .into_any()
}
