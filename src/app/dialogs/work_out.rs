//! Works a handicap out, from the players' grades or from their last game.

use leptos::prelude::*;

use super::new_game::TextField;
use super::new_game_form::Form;
use crate::app::state::Page;
use crate::engine::Color;
use crate::engine::handicap::{Grade, handicap_by_grades, handicap_by_loss};
use crate::i18n::{Key, Message};

/// The two ways to a handicap, folded away until they are wanted.
#[component]
pub(super) fn WorkOut(form: Form) -> impl IntoView {
    let page = Page::get();
    let loss = RwSignal::new(String::new());
    let grade = move |color: Color| form.ranks[color].with(|rank| rank.parse::<Grade>().ok());
    let by_grades = Memo::new(move |_| {
        let (black, white) = (grade(Color::Black)?, grade(Color::White)?);
        Some(handicap_by_grades(black, white)).filter(|_| black <= white)
    });
    let black_is_stronger = Memo::new(move |_| {
        grade(Color::Black).zip(grade(Color::White)).is_some_and(|(black, white)| black > white)
    });
    let by_loss = move || loss.with(|loss| loss.trim().parse().ok()).map(handicap_by_loss);
    view! {
        <details class="work-out">
            <summary>{move || page.t(Key::NewGameHelper)}</summary>
            <h3>{move || page.t(Key::NewGameHelperGrades)}</h3>
            <p class="soft">{move || page.t(Key::NewGameHelperGradesHint)}</p>
            <div class="pair">
                <TextField label=Key::NewGameRankBlack name="grade-black" value=form.ranks.black short=true/>
                <TextField label=Key::NewGameRankWhite name="grade-white" value=form.ranks.white short=true/>
            </div>
            <Proposal form stones=by_grades name="grades"/>
            {move || black_is_stronger.get().then(|| view! {
                <p class="proposal">
                    <span>{move || page.t(Key::NewGameHelperWeaker)}</span>
                    <button type="button" class="button small" data-use="swap" on:click=move |_| form.swap_sides()>
                        {move || page.t(Key::NewGameSwap)}
                    </button>
                </p>
            })}
            <h3>{move || page.t(Key::NewGameHelperLoss)}</h3>
            <p class="soft">{move || page.t(Key::NewGameHelperLossHint)}</p>
            <TextField label=Key::NewGameHelperLossPoints name="loss" value=loss numeric=true/>
            <Proposal form stones=Signal::derive(by_loss) name="loss"/>
        </details>
    }
}

/// What was worked out, and a button to take it over.
#[component]
fn Proposal(form: Form, #[prop(into)] stones: Signal<Option<u8>>, name: &'static str) -> impl IntoView {
    let page = Page::get();
    move || {
        let stones = stones.get()?;
        let fits = form.has_room_for(stones);
        let count = stones.into();
        let said =
            if fits { Message::NewGameHelperResult { count } } else { Message::NewGameTooMany { count } };
        let take = fits.then(|| {
            view! {
                <button type="button" class="button small" data-use=name on:click=move |_| form.use_handicap(page, stones)>
                    {move || page.t(Key::NewGameHelperUse)}
                </button>
            }
        });
        Some(view! { <p class="proposal"><span>{page.say(&said)}</span>{take}</p> })
    }
}
