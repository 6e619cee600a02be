//! What Hoshi is.

use leptos::prelude::*;

use super::frame::Frame;
use crate::app::site::Site;
use crate::i18n::{Key, Message};

/// A few words about the page, its version and licence.
#[component]
pub fn AboutDialog() -> impl IntoView {
    let site = Site::get();
    let version = move || site.say(&Message::AboutVersion { version: env!("CARGO_PKG_VERSION") });
    view! {
        <Frame title=Key::AboutTitle name="about">
            <p>{move || site.t(Key::AboutText)}</p>
            <p>{move || site.t(Key::AboutPrivate)}</p>
            <p class="soft">{version}" · "{move || site.t(Key::AboutLicence)}": MIT / Apache-2.0"</p>
        </Frame>
    }
}
