//! Asks the judge for a first marking, when a count begins.

use leptos::prelude::*;

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
        let trying = page.count.trial.with(Option::is_some);
        let wanted = !trying && welcome();
        let question = page
            .game
            .with(|game| (wanted && game.wants_suggestion()).then(|| wire::question(game.position())));
        let known = thinking.with_value(|now| now.as_ref().map(|now| now.question.clone()));
        if known == question {
            return;
        }
        let asked = question.and_then(|question| {
            let hear = move |answer: Option<String>| {
                take(page, answer.as_deref());
                page.count.judging.set(false);
            };
            let asked = judge::ask(question.clone(), hear).ok()?;
            Some(Thinking { question, _asked: asked })
        });
        page.count.judging.set(asked.is_some());
        thinking.set_value(asked);
    });
}

/// Marks what was suggested, if it is still wanted. No answer means no suggestion.
fn take(page: Page, answer: Option<&str>) {
    let Some(suggestion) = answer.and_then(wire::read_answer) else { return };
    let mut event = None;
    page.game.maybe_update(|game| {
        event = game.suggest(&suggestion.dead, &suggestion.unsure).ok();
        event.is_some()
    });
    if event.is_some() {
        page.happened.set(event);
    }
}
