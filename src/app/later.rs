//! Parts of the program that load when they are first wanted.
//!
//! `scripts/lib/split/wasm-bindgen` takes a program apart at its functions marked
//! `#[wasm_split(PART, wasm_split_path = leptos::wasm_split, fallible)]`: such a function, and all
//! that only functions of its part need, is no longer loaded with the page. It becomes `async`, and
//! its first call fetches the part.

use std::future::Future;
use std::pin::Pin;

use leptos::prelude::*;
use leptos::wasm_split::SplitLoaderError;

use super::site::Site;
use crate::i18n::Key;

/// A part could not be fetched. It is tried again when it is wanted again.
#[derive(Clone, Copy, Debug)]
pub struct Missing;

impl From<SplitLoaderError> for Missing {
    fn from(_: SplitLoaderError) -> Missing {
        Missing
    }
}

/// What a part shows, as a function marked `wasm_split` gives it.
pub type Shown = Result<AnyView, Missing>;

/// Shows what a part shows once it is there; until then nothing, and if it cannot come, why.
pub fn later<F>(show: impl Fn() -> F + Send + 'static) -> AnyView
where
    F: Future<Output = Shown> + Send + 'static,
{
    boxed(Box::new(move || Box::pin(show())), sorry)
}

/// As [`later`], for a part that is a screen of its own.
pub fn screen_later<F>(show: impl Fn() -> F + Send + 'static) -> AnyView
where
    F: Future<Output = Shown> + Send + 'static,
{
    let alone = |tries| view! { <main class="paper">{sorry(tries)}</main> }.into_any();
    boxed(Box::new(move || Box::pin(show())), alone)
}

type Coming = Pin<Box<dyn Future<Output = Shown> + Send>>;

fn boxed(show: Box<dyn Fn() -> Coming + Send>, sorry: fn(RwSignal<u32>) -> AnyView) -> AnyView {
    let tries = RwSignal::new(0);
    let view = move || {
        tries.track();
        let coming = show();
        Suspend::new(async move { coming.await.unwrap_or_else(|Missing| sorry(tries)) })
    };
    view.into_any()
}

fn sorry(tries: RwSignal<u32>) -> AnyView {
    let site = Site::get();
    view! {
        <div class="notice trouble missing" role="alert" data-notice="missing">
            <p>{move || site.t(Key::ErrorPartMissing)}</p>
            <button type="button" class="button small" on:click=move |_| tries.update(|tries| *tries += 1)>
                {move || site.t(Key::ErrorTryAgain)}
            </button>
        </div>
    }
    .into_any()
}
