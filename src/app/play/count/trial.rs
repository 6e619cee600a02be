//! The sandbox: a position is played on over the real one, to see what lives.

use leptos::prelude::*;

use crate::app::play::Wish;
use crate::app::state::{Highlight, NoticeKind, Page};
use crate::bot::Suggestion;
use crate::engine::counting::{TrialVerdict, Tried};
use crate::engine::game::MarkedBy;
use crate::engine::{Action, Game, Phase, Point};
use crate::goban::Capabilities;
use crate::i18n::{Key, Message, text, words};
use crate::saved::KeptTrial;

/// A dispute that is played out.
#[derive(Clone, Debug)]
pub struct Trial {
    /// The game with the real position, as it was.
    pub real: Game,
    /// The ply from which on the trial is played.
    pub base: usize,
    /// What the visitor may do outside of the sandbox.
    capabilities: Capabilities,
}

/// Plays the position on in a sandbox; who has the move goes first.
pub(super) fn enter(page: Page) {
    let real = page.game.get_untracked();
    let mut tried = real.clone();
    let Ok(event) = tried.apply(Action::Resume(real.position().to_play().opponent())) else { return };
    let base = tried.ply();
    page.notice.set(None);
    page.highlight.set(Highlight::default());
    page.aimed.set(None);
    take_up(page, real, KeptTrial { game: tried, base });
    page.happened.set(Some(event));
}

/// A trial is on the board, over the game that lies there.
pub(super) fn take_up(page: Page, real: Game, KeptTrial { game, base }: KeptTrial) {
    let capabilities = page.capabilities.get_untracked();
    page.count.trial.set(Some(Trial { base, real, capabilities }));
    page.capabilities.set(Capabilities::ALL);
    page.game.set(game);
}

/// Leaves the sandbox: the real position is on the board again, with the verdict marked or as it was.
pub(super) fn leave(page: Page, bring: bool) {
    let verdict = verdict(page);
    let Some(trial) = page.count.trial.get_untracked() else { return };
    let mut real = trial.real.clone();
    let mut marked = false;
    if bring && let Phase::Counting(agreement) = real.phase() {
        let dead = verdict.applied_to(&agreement.dead);
        marked = real.mark(&dead).is_ok();
    }
    forget(page);
    page.highlight.set(Highlight::default());
    page.aimed.set(None);
    page.happened.set(None);
    page.game.set(real);
    if marked {
        page.notify(NoticeKind::Done, text(page.language_now(), Key::TrialMarked).to_owned());
    }
}

/// The sandbox is gone, whatever comes onto the board.
pub(super) fn forget(page: Page) {
    if let Some(trial) = page.count.trial.get_untracked() {
        page.capabilities.set(trial.capabilities);
        page.count.trial.set(None);
    }
}

/// In a sandbox nobody walks back behind its beginning; tells whether the wish was that.
pub(super) fn carry_out(page: Page, wish: Wish) -> bool {
    let Some(base) = page.count.trial.with_untracked(|trial| trial.as_ref().map(|t| t.base)) else {
        return false;
    };
    let (ply, start) = page.game.with_untracked(|game| (game.ply(), game.line().get(base).copied()));
    match wish {
        // Where both have passed already, another pass is none.
        Wish::Pass => !is_on(page),
        Wish::Back => ply <= base,
        Wish::ToStart => {
            if let Some(start) = start {
                page.act(Action::GoTo(start));
            }
            true
        }
        _ => false,
    }
}

/// Whether the trial still goes on (tracked where it is asked in a view).
fn is_on(page: Page) -> bool {
    page.game.with(|game| matches!(game.phase(), Phase::Play))
}

fn tried(page: Page) -> Option<Tried> {
    page.count.trial.with(|trial| {
        let trial = trial.as_ref()?;
        let dead = trial.real.phase().marked_dead()?;
        Some(page.game.with(|game| game.tried_since(trial.base, dead)))
    })
}

/// What the trial has shown so far (tracked where it is asked in a view).
fn verdict(page: Page) -> TrialVerdict {
    let Some(tried) = tried(page) else { return TrialVerdict::default() };
    page.game.with(|game| match game.phase() {
        Phase::Counting(agreement) if agreement.marked_by == MarkedBy::Nobody => TrialVerdict::default(),
        Phase::Counting(agreement) => tried.ended(&agreement.dead),
        _ => tried.so_far(game.rules().suicide),
    })
}

/// How to mark the end of a trial, where a judge suggests this of it, or nothing; `None` outside of a
/// trial.
pub(super) fn suggestion(page: Page, of_judge: Option<&Suggestion>) -> Option<Suggestion> {
    let tried = untrack(|| tried(page))?;
    let judged = of_judge.cloned().unwrap_or_default();
    let is_touched = |stone: &Point| tried.is_touched(*stone);
    let unsure = judged.unsure.into_iter().filter(is_touched).collect();
    Some(Suggestion { dead: tried.marks(&judged.dead), unsure, seki: judged.seki })
}

/// What the sandbox is for, what it has shown, and the ways out.
#[component]
pub fn TrialPanel() -> impl IntoView {
    let page = Page::get();
    let found = Memo::new(move |_| verdict(page));
    let told = move || {
        if page.count.judging.get() {
            return page.t(Key::CountJudging).to_owned();
        }
        found.with(|found| {
            let list = |points: &std::collections::BTreeSet<Point>| {
                words::points_list(page.language(), &points.iter().copied().collect::<Vec<_>>())
            };
            let mut told = Vec::new();
            if !found.died.is_empty() {
                told.push(page.say(&Message::TrialDied { points: &list(&found.died) }));
            }
            if !found.survived.is_empty() {
                told.push(page.say(&Message::TrialSurvived { points: &list(&found.survived) }));
            }
            let nothing = if is_on(page) { Key::TrialNone } else { Key::TrialSame };
            if told.is_empty() { page.t(nothing).to_owned() } else { told.join(" ") }
        })
    };
    let intro = move || {
        let changes = page.count.judging.get() || !found.with(TrialVerdict::is_empty);
        page.t(match (is_on(page), changes) {
            (true, _) => Key::TrialIntro,
            (false, true) => Key::TrialEnded,
            // There is nothing to take over.
            (false, false) => Key::TrialEndedSame,
        })
    };
    let at_start =
        move || page.count.trial.with(|t| t.as_ref().is_none_or(|t| page.game.with(|g| g.ply() <= t.base)));
    let at_end = move || page.game.with(|game| !game.can_go_forward());
    let button = move |key: Key, action: Action, disabled: Signal<bool>| {
        view! {
            <button type="button" class="button" disabled=disabled on:click=move |_| page.act(action)>
                {move || page.t(key)}
            </button>
        }
    };
    view! {
        <section class="trial" data-trial=move || if is_on(page) { "on" } else { "ended" }>
            <p>{intro}</p>
            <p class="trial-verdict" data-verdict="" role="status">{told}</p>
            <div class="actions">
                {button(Key::PlayPass, Action::Pass, Signal::derive(move || !is_on(page)))}
                {button(Key::PlayUndo, Action::Back, Signal::derive(at_start))}
                {button(Key::PlayRedo, Action::Forward, Signal::derive(at_end))}
            </div>
            <div class="actions">
                <button
                    type="button"
                    class="button primary"
                    data-trial-end="bring"
                    disabled=move || found.with(TrialVerdict::is_empty)
                    on:click=move |_| leave(page, true)
                >
                    {move || page.t(Key::TrialBring)}
                </button>
                <button type="button" class="button quiet" data-trial-end="discard" on:click=move |_| leave(page, false)>
                    {move || page.t(Key::TrialDiscard)}
                </button>
            </div>
        </section>
    }
}
