//! What the screens of the lessons share: where the reader is, the files, and the progress.

use std::sync::Arc;

use leptos::ev;
use leptos::prelude::*;

use super::library::{Files, INDEX, Library, Loaded};
use super::own::Own;
use super::words::Words;
use crate::app::platform::{aside, storage};
use crate::app::site::{NoticeKind, Site};
use crate::i18n::{Filled, LearnKey, Plain, text};
use crate::lessons::{Progress, Route, Session, Texts};

const PROGRESS: &str = "hoshi.progress";

/// The state of the lessons, as every component of them finds it in the context.
#[derive(Clone, Copy)]
pub struct Learn {
    pub site: Site,
    pub route: RwSignal<Route>,
    pub library: Library,
    pub progress: RwSignal<Progress>,
    /// The lesson or problem that the reader has opened.
    pub own: RwSignal<Own>,
    /// What the reader has done of it.
    pub own_done: RwSignal<Progress>,
    /// The texts of the course, in the language in use or, until they come, in the one before.
    pub course_texts: Memo<Arc<Texts>>,
    /// The page that was left last, by the ids of chapter and page: another may go on with its board.
    pub left: StoredValue<Option<(String, String, Session)>>,
    /// Whether the reader has gone from one screen to another by now.
    pub moved: StoredValue<bool>,
}

impl Learn {
    /// Makes the state and puts it into the context.
    pub fn provide(site: Site, route: Route, files: Files) -> Learn {
        let library = Library::new(files);
        let learn = Learn {
            site,
            route: RwSignal::new(route),
            library,
            progress: RwSignal::new(load_progress(site)),
            own: RwSignal::new(Own::default()),
            own_done: RwSignal::new(Progress::default()),
            course_texts: latest(move || library.texts(site.language(), INDEX)),
            left: StoredValue::new(None),
            moved: StoredValue::new(false),
        };
        provide_context(learn);
        learn
    }

    /// The state from the context.
    ///
    /// # Panics
    /// Outside of the lessons' component tree.
    pub fn get() -> Learn {
        expect_context()
    }

    /// [`Site::t`].
    pub fn t(self, key: impl Plain) -> &'static str {
        self.site.t(key)
    }

    /// [`Site::say`].
    pub fn say(self, message: &impl Filled) -> String {
        self.site.say(message)
    }

    /// A text of the course (tracked); empty until it is there.
    pub fn common(self, key: &str) -> String {
        self.course_texts.with(|texts| texts.get(key).cloned().unwrap_or_default())
    }

    /// The texts of a chapter with those of the course, in one language.
    pub fn words(self, texts: Memo<Arc<Texts>>) -> Signal<Words> {
        let language = self.site;
        Memo::new(move |_| Words {
            language: language.language(),
            chapter: texts.get(),
            course: self.course_texts.get(),
        })
        .into()
    }

    /// Changes the progress and keeps it, with what other tabs have kept meanwhile.
    pub fn note(self, change: impl FnOnce(&mut Progress)) {
        let kept = storage::shared(PROGRESS).and_then(|kept| Progress::from_json(&kept));
        self.progress.update(|progress| {
            progress.merge(kept.unwrap_or_default());
            change(progress);
        });
        self.keep();
    }

    /// Forgets all progress.
    pub fn forget(self) {
        self.progress.set(Progress::default());
        self.keep();
    }

    fn keep(self) {
        let json = self.progress.with_untracked(Progress::to_json);
        // A browser that keeps nothing is told of on the page of the game, where there is more to lose.
        let _ = storage::share(PROGRESS, &json);
    }

    /// What another tab keeps is shown here too.
    pub fn watch_other_tabs(self) {
        let watch = window_event_listener(ev::storage, move |event| {
            if event.key().as_deref().is_none_or(|key| key == PROGRESS) {
                let kept = event.new_value().and_then(|kept| Progress::from_json(&kept));
                self.progress.set(kept.unwrap_or_default());
            }
        });
        on_cleanup(move || watch.remove());
    }

    pub fn go(self, route: &Route) {
        // Setting the fragment of one's own address cannot fail.
        let _ = crate::app::platform::window().location().set_hash(&route.to_string());
    }
}

/// The last thing that was there: what is still coming does not take it away.
pub fn latest<T: PartialEq + Default + Send + Sync + 'static>(
    load: impl Fn() -> Loaded<T> + Send + Sync + 'static,
) -> Memo<Arc<T>> {
    Memo::new(move |before: Option<&Arc<T>>| load().there().or_else(|| before.cloned()).unwrap_or_default())
}

fn load_progress(site: Site) -> Progress {
    let Some(kept) = storage::shared(PROGRESS) else { return Progress::default() };
    Progress::from_json(&kept).unwrap_or_else(|| {
        let key = aside::put(PROGRESS, &kept);
        let text = text(site.language_now(), LearnKey::LearnProgressDamaged).to_owned();
        site.notify(NoticeKind::SetAside { key, data: kept }, text);
        Progress::default()
    })
}
