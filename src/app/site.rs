//! What all pages of the site share: the visitor's choices, the language, and what is said to them.

use std::sync::Arc;

use leptos::prelude::*;

use super::platform::{self, ground::Ground};
use super::settings::Settings;
use crate::i18n::{Filled, Key, Language, Plain, format, text};

/// A message to the visitor that stays until it is read or overtaken.
#[derive(Clone)]
pub struct Notice {
    /// Its lines, parted by line breaks.
    pub text: String,
    pub kind: NoticeKind,
}

/// What a notice is about.
#[derive(Clone)]
pub enum NoticeKind {
    /// Something was done.
    Done,
    /// Something was not possible; the next action makes it old.
    Refused,
    /// Something was done, or has happened, that the visitor may want to answer by a button. The
    /// notice outlives whoever gave it, so `act` is no [`Callback`].
    Offer { said: Key, label: Key, act: Arc<dyn Fn() + Send + Sync> },
    /// Something is wrong and the visitor should know.
    Trouble,
    /// Stored data could not be used. It was set aside under a key, if the browser let it, and can
    /// be downloaded.
    SetAside { key: Option<String>, data: String },
}

/// The dialogs of the pages; each page knows how to show its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dialog {
    NewGame,
    Open,
    Settings,
    Resign,
    GameInfo,
    Help,
    About,
}

/// What every page has, as every component finds it in the context.
#[derive(Clone, Copy)]
pub struct Site {
    pub settings: RwSignal<Settings>,
    pub notice: RwSignal<Option<Notice>>,
    pub dialog: RwSignal<Option<Dialog>>,
    /// What the page stands on.
    pub ground: Ground,
    /// What screen readers are told.
    pub voice: RwSignal<String>,
}

impl Site {
    /// Makes the state and puts it into the context. From now on the settings are kept, and the
    /// document follows them.
    pub fn provide(settings: Settings) -> Site {
        let site = Site::provide_embedded(settings, Ground::body());
        site.keep_settings();
        site.show_on_document();
        site.follow_language();
        site
    }

    /// Makes the state of a board in somebody else's document, and puts it into the context. Whoever
    /// mounts it makes it [`follow_language`](Site::follow_language).
    pub fn provide_embedded(settings: Settings, ground: Ground) -> Site {
        let site = Site {
            settings: RwSignal::new(settings),
            notice: RwSignal::new(None),
            dialog: RwSignal::new(None),
            ground,
            voice: RwSignal::new(String::new()),
        };
        provide_context(site);
        site
    }

    /// The state from the context.
    ///
    /// # Panics
    /// Outside of a page's component tree.
    pub fn get() -> Site {
        expect_context()
    }

    /// The language in use (tracked).
    pub fn language(self) -> Language {
        self.settings.with(Settings::language)
    }

    /// The language in use at this moment (not tracked): for what is said once.
    pub fn language_now(self) -> Language {
        self.settings.with_untracked(Settings::language)
    }

    /// A text in the language in use (tracked).
    pub fn t(self, key: impl Plain) -> &'static str {
        text(self.language(), key)
    }

    /// A filled text in the language in use (tracked).
    pub fn say(self, message: &impl Filled) -> String {
        format(self.language(), message)
    }

    /// Tells the visitor something.
    pub fn notify(self, kind: NoticeKind, text: String) {
        self.notice.set(Some(Notice { text, kind }));
    }

    /// Tells screen readers something, also when it is the same once more.
    pub fn speak(self, text: String) {
        self.voice.update(|voice| {
            let again = *voice == text && !text.is_empty();
            *voice = text;
            if again {
                voice.push('\u{a0}');
            }
        });
    }

    /// What was said in another language is old.
    pub fn follow_language(self) {
        Effect::new(move |before: Option<Language>| {
            let language = self.language();
            let passing = |notice: &Notice| matches!(notice.kind, NoticeKind::Done | NoticeKind::Refused);
            if before.is_some_and(|before| before != language) {
                self.notice.maybe_update(|notice| match notice {
                    Some(said) if passing(said) => {
                        *notice = None;
                        true
                    }
                    Some(Notice { text, kind: NoticeKind::Offer { .. } }) => {
                        text.clear();
                        true
                    }
                    _ => false,
                });
            }
            language
        });
    }

    fn keep_settings(self) {
        Effect::new(move |before: Option<Settings>| {
            let settings = self.settings.get();
            if before.is_some_and(|before| before != settings) {
                settings.store();
            }
            settings
        });
    }

    /// Language and theme are the document's.
    fn show_on_document(self) {
        Effect::new(move |_| {
            let Some(root) = platform::document().document_element() else { return };
            let theme = self.settings.with(|settings| settings.theme);
            let attributes = [("lang", self.language().tag()), ("data-theme", theme.name())];
            for (name, value) in attributes {
                // Setting these two on the root element cannot fail.
                let _ = root.set_attribute(name, value);
            }
        });
    }
}
