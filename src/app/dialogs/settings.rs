//! The visitor's choices about the site.

use leptos::prelude::*;

use super::frame::Frame;
use crate::app::settings::{Settings, Theme};
use crate::app::site::Site;
use crate::i18n::{Key, Language};

/// Language, theme, and what the board shows.
#[component]
pub fn SettingsDialog() -> impl IntoView {
    let site = Site::get();
    view! {
        <Frame title=Key::SettingsTitle name="settings">
            <fieldset class="field">
                <legend>{move || site.t(Key::SettingsLanguage)}</legend>
                <div class="choices">
                    {Language::ALL.map(|language| view! {
                        <label class="choice" lang=language.tag()>
                            <input
                                type="radio"
                                name="language"
                                value=language.tag()
                                prop:checked=move || site.language() == language
                                on:change=move |_| site.settings.update(|settings| settings.language = Some(language))
                            />
                            <span>{language.name()}</span>
                        </label>
                    })}
                </div>
            </fieldset>
            <fieldset class="field">
                <legend>{move || site.t(Key::SettingsTheme)}</legend>
                <div class="choices">
                    {Theme::ALL.map(|theme| view! {
                        <label class="choice">
                            <input
                                type="radio"
                                name="theme"
                                value=theme.name()
                                prop:checked=move || site.settings.with(|settings| settings.theme == theme)
                                on:change=move |_| site.settings.update(|settings| settings.theme = theme)
                            />
                            <span>{move || site.t(theme_key(theme))}</span>
                        </label>
                    })}
                </div>
            </fieldset>
            <fieldset class="field">
                <legend>{move || site.t(Key::SettingsBoard)}</legend>
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
    let site = Site::get();
    let is_on = move || {
        let mut settings = site.settings.get();
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
                    site.settings.update(|settings| *of(settings) = on);
                }
            />
            <span>{move || site.t(name)}</span>
        </label>
    }
}
