//! Asks the judge for a first marking, when a count begins.

use leptos::prelude::*;

use super::trial;
use crate::app::platform::judge::{self, Asked};
use crate::app::state::Page;
use crate::bot::wire;

/// What the judge is thinking about.
struct Thinking {
    question: String,
    /// Dropped, it stops.
    _asked: Asked,
}

/// Has a marking suggested wherever one is welcome, and stops the judge where it no longer is.
pub fn suggest(page: Page, welcome: impl Fn() -> bool + 'static) {
    let thinking = StoredValue::new_local(None::<Thinking>);
    Effect::new(move |_| {
        let wanted = welcome();
        let question = page
            .game
            .with(|game| (wanted && game.wants_suggestion()).then(|| wire::question(game.position())));
        let known = thinking.with_value(|now| now.as_ref().map(|now| now.question.clone()));
        if known == question {
            return;
        }
        let wanted = question.is_some();
        let asked = question.and_then(|question| {
            let hear = move |answer: Option<String>| {
                take(page, answer.as_deref());
                page.count.judging.set(false);
            };
            let asked = judge::ask(question.clone(), hear).ok()?;
            Some(Thinking { question, _asked: asked })
        });
        page.count.judging.set(asked.is_some());
        if wanted && asked.is_none() {
            take(page, None);
        }
        thinking.set_value(asked);
    });
}

/// Marks what was suggested, if it is still wanted. No answer means no suggestion; a trial that has
/// ended does without.
fn take(page: Page, answer: Option<&str>) {
    let suggestion = answer.and_then(wire::read_answer);
    let Some(suggestion) = trial::suggestion(page, suggestion.as_ref()).or(suggestion) else { return };
    let mut event = None;
    page.game.maybe_update(|game| {
        event = game.suggest(&suggestion.dead, &suggestion.unsure).ok();
        event.is_some()
    });
    if event.is_some() {
        page.happened.set(event);
    }
}
