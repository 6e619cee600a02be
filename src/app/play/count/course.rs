//! Carries the count over the board out: by hand, step by step, or by itself.

use std::time::Duration;

use leptos::prelude::*;

use super::flight;
use crate::app::platform::motion;
use crate::app::play::Wish;
use crate::app::state::{Highlight, NoticeKind, Page};
use crate::engine::counting::course::{Hand, Handled, Stage};
use crate::engine::counting::{Course, Plan};
use crate::engine::{Action, Game, Phase};
use crate::i18n::words;

/// How long a part of the count takes by itself, at most.
const STAGE_MS: usize = 6000;
/// Before a part begins, there is time to read what it is about.
const READING_MS: usize = 1600;

/// The plan of a game whose count both sides have accepted.
pub(super) fn plan_of(game: &Game) -> Option<Plan> {
    match game.phase() {
        Phase::Finished(finish) => finish.count.as_ref().map(|agreed| game.plan(&agreed.dead)),
        _ => None,
    }
}

/// Begins the count over the board, if the game has been counted.
pub(super) fn begin(page: Page) {
    pause(page);
    let plan = page.game.with_untracked(plan_of);
    if plan.is_some() {
        // Whoever has accepted below the board works on the board now.
        let table = page.site.ground.query(".table, .embed");
        table.inspect(|table| table.scroll_into_view());
    }
    page.count.course.set(plan.map(Course::new));
}

/// Goes to the result: the position as it was, and the account.
pub(super) fn skip(page: Page) {
    pause(page);
    page.forget_refusal();
    page.count.course.set(None);
}

/// One step on or back. Before the first step are the marks.
pub(super) fn step(page: Page, forward: bool) {
    pause(page);
    page.forget_refusal();
    let at_start = page.count.course.with_untracked(|course| course.as_ref().is_some_and(|c| c.done() == 0));
    match (forward, at_start) {
        (false, true) => back_to_marks(page),
        _ => take_step(page, forward),
    }
}

/// The result is taken back, and the marks can be changed.
pub(super) fn back_to_marks(page: Page) {
    skip(page);
    let asker = page.game.with_untracked(|game| game.position().to_play().opponent());
    page.act(Action::Resume(asker));
}

fn take_step(page: Page, forward: bool) {
    page.count.course.maybe_update(|course| {
        let step = course.as_mut().and_then(|c| if forward { c.forward() } else { c.back() });
        step.is_some_and(|step| {
            flight::fly_step(page.site.ground, step, forward);
            true
        })
    });
}

/// Lets the rest of the present part, or of everything, be done. Without motion it is done at once.
pub(super) fn play(page: Page, whole: bool) {
    pause(page);
    page.forget_refusal();
    let until = page.count.course.with_untracked(|course| {
        course.as_ref().map_or(0, |c| if whole { c.steps().len() - 1 } else { c.stage_range().end })
    });
    if motion::is_reduced() && !whole {
        page.count.course.update(|course| {
            if let Some(course) = course {
                course.go_to(until);
            }
        });
        return;
    }
    page.count.playing.set(Some(until));
    tick(page);
}

/// The count no longer goes on by itself.
pub(super) fn pause(page: Page) {
    if let Some(timer) = page.count.timer.get_value() {
        timer.clear();
        page.count.timer.set_value(None);
    }
    if page.count.playing.with_untracked(Option::is_some) {
        page.count.playing.set(None);
    }
}

fn tick(page: Page) {
    take_step(page, true);
    let pause_ms = page.count.course.with_untracked(|course| {
        let course = course.as_ref().filter(|c| Some(c.done()) < page.count.playing.get_untracked())?;
        let range = course.stage_range();
        let after = (STAGE_MS / range.len().max(1)).min(pace_ms(course.stage()));
        Some(if range.start == course.done() { READING_MS } else { after })
    });
    match pause_ms {
        Some(ms) => {
            let timer = set_timeout_with_handle(move || tick(page), Duration::from_millis(ms as u64));
            page.count.timer.set_value(timer.ok());
        }
        None => pause(page),
    }
}

/// From one step to the next where there are few.
fn pace_ms(stage: Stage) -> usize {
    match stage {
        Stage::Dame | Stage::Rearrange => 420,
        Stage::Prisoners => 260,
        Stage::Gather => 380,
        Stage::Dead | Stage::Fill => 700,
        Stage::Count | Stage::Result => 1500,
    }
}

/// What the visitor wants with the board while it is counted.
pub(super) fn carry_out(page: Page, wish: Wish) {
    match wish {
        Wish::Touch(point) => {
            page.aimed.set(Some(point));
            handle(page, Hand::Touch(point));
        }
        Wish::Back => step(page, false),
        Wish::Forward => step(page, true),
        Wish::ToStart => {
            pause(page);
            page.count.course.update(|course| {
                if let Some(course) = course {
                    course.go_to(0);
                }
            });
        }
        Wish::ToEnd => skip(page),
        Wish::Pass => {}
    }
}

fn handle(page: Page, hand: Hand) {
    if page.count.playing.with_untracked(Option::is_some) {
        return pause(page);
    }
    let mut outcome = Ok(Handled::Nothing);
    page.count.course.maybe_update(|course| {
        outcome = course.as_mut().map_or(Ok(Handled::Nothing), |course| course.handle(hand));
        outcome != Ok(Handled::Nothing)
    });
    match outcome {
        Ok(Handled::Nothing) => {}
        Ok(_) => page.forget_refusal(),
        Err(slip) => {
            page.notify(NoticeKind::Refused, words::slip(page.language_now(), slip));
            let (Hand::Touch(tried) | Hand::Carry { to: tried, .. }) = hand;
            page.highlight.set(Highlight { points: Vec::new(), tried: Some(tried) });
        }
    }
}
