//! What a board begins with: made of attributes and a record before the board is there.

use std::sync::Arc;

use js_sys::{Reflect, Uint8Array};
use wasm_bindgen::{JsCast, JsValue};

use super::exercise::{self, Exercise, Source};
use super::{Listener, details};
use crate::app::platform;
use crate::app::reading::{self, Given, Unread};
use crate::embed::{Fault, Mode, Options, start};
use crate::engine::{Game, Record};
use crate::i18n::{Key, Language, text};

/// What a board begins with.
pub struct Beginning {
    pub(super) options: Options,
    pub(super) record: Option<Record>,
    pub(super) game: Game,
    pub(super) exercise: Option<Arc<dyn Exercise>>,
}

impl Beginning {
    /// Reads attributes, an object of texts, and a record: a text, an array of bytes, for a lesson an
    /// object with `page` and `texts`, or nothing. Fetches what of the program they need.
    ///
    /// # Errors
    /// An error object with `code` and `message` when there is nothing to show.
    pub async fn read(
        attributes: JsValue,
        given: JsValue,
        listener: js_sys::Function,
    ) -> Result<Beginning, JsValue> {
        let has_record = !given.is_undefined() && !given.is_null();
        let (options, faults) = Options::read(|name| attribute(&attributes, name), has_record);
        tell_faults(&Listener::new(listener), &faults);
        let language = options.language.unwrap_or_else(|| Language::pick(&platform::languages()));
        if options.kind.mode == Mode::Lesson {
            let part = |name: &str| attribute(&given, name).unwrap_or_default();
            let source = Source::Lesson { page: part("page"), texts: part("texts") };
            return Beginning::of_exercise(options, None, source, "lesson", language).await;
        }
        let record = read_record(&given, language).await?;
        match (options.kind.mode, record) {
            (Mode::Problem, None) => Err(details::error("no-problem", "")),
            (Mode::Problem, Some(record)) => {
                let source = Source::Problem(record.clone());
                Beginning::of_exercise(options, Some(record), source, "no-problem", language).await
            }
            (_, record) => Beginning::of(options, record),
        }
    }

    /// A board without an exercise.
    pub(super) fn of(options: Options, record: Option<Record>) -> Result<Beginning, JsValue> {
        let game = start(&options, record.clone())
            .map_err(|error| details::error("attribute", &error.to_string()))?;
        Ok(Beginning { options, record, game, exercise: None })
    }

    async fn of_exercise(
        options: Options,
        record: Option<Record>,
        source: Source,
        code: &str,
        language: Language,
    ) -> Result<Beginning, JsValue> {
        let (exercise, game) = exercise::open(source).await.map_err(|fault| match fault {
            exercise::Fault::Missing => missing(language),
            exercise::Fault::Broken(why) => details::error(code, &why),
        })?;
        Ok(Beginning { options, record, game, exercise: Some(exercise) })
    }
}

/// A part of the program could not be fetched.
fn missing(language: Language) -> JsValue {
    details::error("lost", text(language, Key::ErrorPartMissing))
}

/// The first game of a text or of bytes in whatever charset.
async fn read_record(given: &JsValue, language: Language) -> Result<Option<Record>, JsValue> {
    let given = if let Some(text) = given.as_string() {
        Given::Text(text)
    } else if let Some(bytes) = given.dyn_ref::<Uint8Array>() {
        Given::Bytes(bytes.to_vec())
    } else {
        return Ok(None);
    };
    match reading::read(given).await {
        Ok(collection) => Ok(collection.records.into_iter().next()),
        Err(Unread::Missing) => Err(missing(language)),
        Err(refused) => Err(details::error("record", &refused.said(language))),
    }
}

pub(super) fn attribute(attributes: &JsValue, name: &str) -> Option<String> {
    Reflect::get(attributes, &name.into()).ok()?.as_string()
}

pub(super) fn tell_faults(listener: &Listener, faults: &[Fault]) {
    for Fault { attribute, wanted } in faults {
        let message = format!("{attribute}: {wanted}");
        listener.tell("hoshi-error", &details::error("attribute", &message));
    }
}
