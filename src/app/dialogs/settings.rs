//! The visitor's choices about the page.

use leptos::prelude::*;

use super::frame::Frame;
use crate::app::settings::{Settings, Theme};
use crate::app::state::Page;
use crate::i18n::{Key, Language};

/// Language, theme, and what the board shows.
#[component]
pub fn SettingsDialog() -> impl IntoView {
    let page = Page::get();
    view! {
        <Frame title=Key::SettingsTitle name="settings">
            <fieldset class="field">
                <legend>{move || page.t(Key::SettingsLanguage)}</legend>
                <div class="choices">
                    {Language::ALL.map(|language| view! {
                        <label class="choice" lang=language.tag()>
                            <input
                                type="radio"
                                name="language"
                                value=language.tag()
                                prop:checked=move || page.language() == language
                                on:change=move |_| page.settings.update(|settings| settings.language = Some(language))
                            />
                            <span>{language.name()}</span>
                        </label>
                    })}
                </div>
            </fieldset>
            <fieldset class="field">
                <legend>{move || page.t(Key::SettingsTheme)}</legend>
                <div class="choices">
                    {Theme::ALL.map(|theme| view! {
                        <label class="choice">
                            <input
                                type="radio"
                                name="theme"
                                value=theme.name()
                                prop:checked=move || page.settings.with(|settings| settings.theme == theme)
                                on:change=move |_| page.settings.update(|settings| settings.theme = theme)
                            />
                            <span>{move || page.t(theme_key(theme))}</span>
                        </label>
                    })}
                </div>
            </fieldset>
            <fieldset class="field">
                <legend>{move || page.t(Key::SettingsBoard)}</legend>
                <Switch name=Key::SettingsCoordinates of=|settings| &mut settings.coordinates/>
                <Switch name=Key::SettingsLastMove of=|settings| &mut settings.last_move/>
            </fieldset>
        </Frame>
    }
}

fn theme_key(theme: Theme) -> Key {
    match theme {
        Theme::System => Key::SettingsThemeSystem,
        Theme::Light => Key::SettingsThemeLight,
        Theme::Dark => Key::SettingsThemeDark,
    }
}

/// One of the settings that is on or off.
#[component]
fn Switch(name: Key, of: fn(&mut Settings) -> &mut bool) -> impl IntoView {
    let page = Page::get();
    let is_on = move || {
        let mut settings = page.settings.get();
        *of(&mut settings)
    };
    view! {
        <label class="switch">
            <input
                type="checkbox"
                role="switch"
                prop:checked=is_on
                on:change=move |event| {
                    let on = event_target_checked(&event);
                    page.settings.update(|settings| *of(settings) = on);
                }
            />
            <span>{move || page.t(name)}</span>
        </label>
    }
}
