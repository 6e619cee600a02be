//! What Hoshi is.

use leptos::prelude::*;

use super::frame::Frame;
use crate::app::state::Page;
use crate::i18n::{Key, Message};

/// A few words about the page, its version and licence.
#[component]
pub fn AboutDialog() -> impl IntoView {
    let page = Page::get();
    let version = move || page.say(&Message::AboutVersion { version: env!("CARGO_PKG_VERSION") });
    view! {
        <Frame title=Key::AboutTitle name="about">
            <p>{move || page.t(Key::AboutText)}</p>
            <p>{move || page.t(Key::AboutPrivate)}</p>
            <p class="soft">{version}" · "{move || page.t(Key::AboutLicence)}": MIT / Apache-2.0"</p>
        </Frame>
    }
}
