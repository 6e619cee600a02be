//! The sandbox: a position is played on over the real one, to see what lives.

use leptos::prelude::*;

use crate::app::play::Wish;
use crate::app::state::{Highlight, NoticeKind, Page};
use crate::engine::counting::TrialVerdict;
use crate::engine::{Action, Game, Phase, Point};
use crate::goban::Capabilities;
use crate::i18n::{Key, Message, text, words};

/// A dispute that is played out.
#[derive(Clone, Debug)]
pub struct Trial {
    /// The game with the real position, as it was.
    pub real: Game,
    /// The ply from which on the trial is played.
    base: usize,
    /// What the visitor may do outside of the sandbox.
    capabilities: Capabilities,
}

/// Plays the position on in a sandbox; who has the move goes first.
pub(super) fn enter(page: Page) {
    let real = page.game.get_untracked();
    let mut tried = real.clone();
    let Ok(event) = tried.apply(Action::Resume(real.position().to_play().opponent())) else { return };
    let capabilities = page.capabilities.get_untracked();
    page.count.trial.set(Some(Trial { base: tried.ply(), real, capabilities }));
    page.capabilities.set(Capabilities { play: true, count: false, walk: true });
    page.notice.set(None);
    page.highlight.set(Highlight::default());
    page.game.set(tried);
    page.happened.set(Some(event));
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

/// What the trial has shown so far (tracked where it is asked in a view).
fn verdict(page: Page) -> TrialVerdict {
    page.count.trial.with(|trial| {
        let Some(trial) = trial else { return TrialVerdict::default() };
        let dead = trial.real.phase().marked_dead().cloned().unwrap_or_default();
        page.game.with(|game| TrialVerdict::of(trial.real.position().board(), &dead, game.position().board()))
    })
}

/// What the sandbox is for, what it has shown, and the ways out.
#[component]
pub fn TrialPanel() -> impl IntoView {
    let page = Page::get();
    let found = Memo::new(move |_| verdict(page));
    let told = move || {
        found.with(|found| {
            let list = |points: &std::collections::BTreeSet<Point>| {
                words::points_list(&points.iter().copied().collect::<Vec<_>>())
            };
            let mut told = Vec::new();
            if !found.died.is_empty() {
                told.push(page.say(&Message::TrialDied { points: &list(&found.died) }));
            }
            if !found.survived.is_empty() {
                told.push(page.say(&Message::TrialSurvived { points: &list(&found.survived) }));
            }
            if told.is_empty() { page.t(Key::TrialNone).to_owned() } else { told.join(" ") }
        })
    };
    let in_play = move || page.game.with(|game| matches!(game.phase(), Phase::Play));
    let at_start =
        move || page.count.trial.with(|t| t.as_ref().is_none_or(|t| page.game.with(|g| g.ply() <= t.base)));
    view! {
        <section class="trial" data-trial="">
            <p>{move || page.t(Key::TrialIntro)}</p>
            <p class="trial-verdict" data-verdict="">{told}</p>
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
                <button type="button" class="button" disabled=move || !in_play() on:click=move |_| page.act(Action::Pass)>
                    {move || page.t(Key::PlayPass)}
                </button>
                <button type="button" class="button" disabled=at_start on:click=move |_| page.act(Action::Back)>
                    {move || page.t(Key::PlayUndo)}
                </button>
                <button type="button" class="button quiet" data-trial-end="discard" on:click=move |_| leave(page, false)>
                    {move || page.t(Key::TrialDiscard)}
                </button>
            </div>
        </section>
    }
}
