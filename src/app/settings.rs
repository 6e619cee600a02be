//! What the visitor has chosen about the page, kept between visits.

use std::sync::OnceLock;

use serde::{Deserialize, Serialize};

use super::platform::{self, storage};
use crate::i18n::Language;

const KEY: &str = "hoshi.settings";

/// What the browser asks for. Every text asks for the language; the browser is asked once.
static OF_BROWSER: OnceLock<Language> = OnceLock::new();

/// Light or dark.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Theme {
    /// As the system says.
    #[default]
    System,
    Light,
    Dark,
}

impl Theme {
    pub const ALL: [Theme; 3] = [Theme::System, Theme::Light, Theme::Dark];

    /// What `<html data-theme>` says.
    pub fn name(self) -> &'static str {
        match self {
            Theme::System => "system",
            Theme::Light => "light",
            Theme::Dark => "dark",
        }
    }
}

/// The choices. Whatever is missing from stored ones is as for a first visit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// `None`: as the browser says.
    pub language: Option<Language>,
    pub theme: Theme,
    pub coordinates: bool,
    pub last_move: bool,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings { language: None, theme: Theme::System, coordinates: true, last_move: true }
    }
}

impl Settings {
    /// The stored choices. Ones that cannot be read count as none: there is nothing in them to lose.
    pub fn load() -> Settings {
        storage::read(KEY).and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default()
    }

    /// Keeps the choices; where the browser keeps nothing they last as long as the page.
    pub fn store(&self) {
        if let Ok(text) = serde_json::to_string(self) {
            let _ = storage::write(KEY, &text);
        }
    }

    /// The language to show.
    pub fn language(&self) -> Language {
        self.language.unwrap_or_else(|| *OF_BROWSER.get_or_init(|| Language::pick(&platform::languages())))
    }
}
