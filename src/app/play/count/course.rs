//! Carries the count over the board out: by hand, step by step, or by itself.

use std::time::Duration;

use leptos::prelude::*;

use super::{Drag, flight};
use crate::app::platform::motion;
use crate::app::play::Wish;
use crate::app::state::{Highlight, Page};
use crate::engine::counting::course::{Hand, Handled, Stage};
use crate::engine::counting::{Course, Plan};
use crate::engine::{Action, Game, Phase, Point};

/// How long a part of the count takes by itself, at most.
const STAGE_MS: usize = 6000;
/// So many times at most the board changes in a part.
const STAGE_TICKS: usize = 60;
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
    if plan.is_some() && !page.site.ground.is_body() {
        // Whoever has accepted below an embedded board works on the board now; see also `view`.
        let table = page.site.ground.query(".embed");
        table.inspect(|table| table.scroll_into_view());
    }
    let mut course = plan.map(Course::new);
    in_another_part(page, &mut || page.count.course.set(course.take()));
}

/// Does something that may lead into another part of the count: what was asked about a point before
/// is not asked about there.
fn in_another_part(page: Page, act: &mut dyn FnMut()) {
    let part = || page.count.course.with_untracked(|course| course.as_ref().map(Course::stage));
    let before = part();
    act();
    if part() != before && page.aimed.with_untracked(Option::is_some) {
        page.aimed.set(None);
    }
}

/// Goes to the result: all that is still to be done is done at once.
pub(super) fn skip(page: Page) {
    pause(page);
    settle(page);
    go_to(page, usize::MAX);
}

/// The position as it was when play ended.
pub(super) fn leave(page: Page) {
    pause(page);
    settle(page);
    in_another_part(page, &mut || page.count.course.set(None));
}

/// What was wrong is no longer in the way.
pub(super) fn settle(page: Page) {
    page.forget_refusal();
    if page.count.slip.with_untracked(Option::is_some) {
        page.count.slip.set(None);
    }
}

/// A stone that was picked up is laid back.
pub(super) fn lay_back(page: Page) {
    settle(page);
    let mut held = false;
    page.count.course.maybe_update(|course| {
        held = course.as_ref().is_some_and(|course| course.held().is_some());
        if let Some(course) = course {
            course.lay_back();
        }
        held
    });
    page.count.drag.update_value(|drag| {
        if held && *drag == Drag::Under {
            *drag = Drag::CalledOff;
        }
    });
}

fn go_to(page: Page, done: usize) {
    in_another_part(page, &mut || {
        page.count.course.update(|course| {
            if let Some(course) = course {
                course.go_to(done);
            }
        });
    });
}

/// One step on or back. Before the first step are the marks.
pub(super) fn step(page: Page, forward: bool) {
    pause(page);
    settle(page);
    let place =
        |course: &Option<Course>| course.as_ref().map(|course| (course.done(), course.stride(forward)));
    match (forward, page.count.course.with_untracked(place)) {
        (false, Some((0, _))) => back_to_marks(page),
        (_, Some((_, stride))) => take_steps(page, forward, stride),
        (_, None) => {}
    }
}

/// The result is taken back, and the marks can be changed.
pub(super) fn back_to_marks(page: Page) {
    leave(page);
    let asker = page.game.with_untracked(|game| game.position().to_play().opponent());
    page.act(Action::Resume(asker));
}

/// So many steps, of which the first is seen.
fn take_steps(page: Page, forward: bool, steps: usize) {
    let take = |course: &mut Course| {
        let mut taken = false;
        for _ in 0..steps {
            let Some(step) = (if forward { course.forward() } else { course.back() }) else { break };
            if !taken {
                flight::fly_step(page.site.ground, step, forward);
            }
            taken = true;
        }
        taken
    };
    in_another_part(page, &mut || {
        page.count.course.maybe_update(|course| course.as_mut().is_some_and(&take))
    });
}

/// Lets the rest of the present part, or of everything, be done. Without motion it is done at once.
pub(super) fn play(page: Page, whole: bool) {
    pause(page);
    settle(page);
    let until = page.count.course.with_untracked(|course| {
        course.as_ref().map_or(0, |c| if whole { c.steps().len() } else { c.stage_range().end })
    });
    if motion::is_reduced() && !whole {
        return go_to(page, until);
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
    // Of very many steps several are done at once, none of another part.
    let steps = page.count.course.with_untracked(|course| {
        course.as_ref().map_or(1, |c| {
            let range = c.stage_range();
            range.len().div_ceil(STAGE_TICKS).clamp(1, (range.end - c.done()).max(1)).max(c.stride(true))
        })
    });
    take_steps(page, true, steps);
    let pause_ms = page.count.course.with_untracked(|course| {
        let course = course.as_ref().filter(|c| Some(c.done()) < page.count.playing.get_untracked())?;
        let range = course.stage_range();
        let after = (STAGE_MS / range.len().clamp(1, STAGE_TICKS)).min(pace_ms(course.stage()));
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
            settle(page);
            go_to(page, 0);
        }
        Wish::ToEnd => skip(page),
        Wish::Pass => {}
    }
}

fn handle(page: Page, hand: Hand) {
    if page.count.playing.with_untracked(Option::is_some) {
        return pause(page);
    }
    let drag = page.count.drag.get_value();
    page.count.drag.set_value(Drag::None);
    let hand = match (drag, hand) {
        (Drag::CalledOff, _) => return,
        (Drag::From(from), Hand::Touch(to)) if from != to && is_free(page, to) => Hand::Carry { from, to },
        (_, hand) => hand,
    };
    let mut outcome = Ok(Handled::Nothing);
    in_another_part(page, &mut || {
        page.count.course.maybe_update(|course| {
            outcome = course.as_mut().map_or(Ok(Handled::Nothing), |course| course.handle(hand));
            if let (Ok(Handled::TakenBack), Some(step)) = (&outcome, course.as_ref().and_then(Course::next)) {
                flight::fly_step(page.site.ground, step, false);
            }
            outcome != Ok(Handled::Nothing)
        });
    });
    match outcome {
        Ok(Handled::Nothing) => {}
        Ok(_) => settle(page),
        Err(slip) => {
            page.count.slip.set(Some(slip));
            let (Hand::Touch(tried) | Hand::Carry { from: tried, .. }) = hand;
            page.highlight.set(Highlight { points: Vec::new(), tried: Some(tried) });
        }
    }
}

/// Whether no stone lies on a point of the table.
fn is_free(page: Page, point: Point) -> bool {
    page.count
        .course
        .with_untracked(|course| course.as_ref().is_some_and(|c| c.table().board().is_empty(point)))
}
