//! The dialog that begins a game.

use leptos::prelude::*;

use super::frame::Frame;
use super::new_game_form::{Form, Kind, SIZES};
use super::work_out::WorkOut;
use crate::app::notices::Notices;
use crate::app::state::Page;
use crate::engine::{Color, PerColor, Preset};
use crate::i18n::{Key, Message, words};

/// Board, kind of game, players, rules; then the game begins.
#[component]
pub fn NewGameDialog() -> impl IntoView {
    let page = Page::get();
    let form = Form::new(page);
    let game = Memo::new_with_compare(move |_| form.game().map(|_| ()), |_, _| true);
    let fault = move || game.get().err();
    // What is said while the form is open is said in it: the page behind it cannot be reached.
    let is_said = RwSignal::new(false);
    Effect::new(move |before: Option<()>| {
        page.notice.track();
        if before.is_some() {
            is_said.set(true);
        }
    });
    let begin = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        if let Ok(game) = form.game() {
            page.replace(game);
            page.dialog.set(None);
        }
    };
    view! {
        <Frame title=Key::NewGameTitle name="new-game">
            <form on:submit=begin novalidate>
                <SizeField form/>
                <KindField form/>
                <PlayersField form/>
                <RulesField form/>
                {move || is_said.get().then(|| view! { <Notices/> })}
                <div class="dialog-foot">
                    <p class="fault" role="alert">{move || fault().map(|fault| fault.text(page))}</p>
                    <button type="submit" class="button primary" data-confirm="new-game" disabled=move || fault().is_some()>
                        {move || page.t(Key::NewGameStart)}
                    </button>
                </div>
            </form>
        </Frame>
    }
}

#[component]
fn SizeField(form: Form) -> impl IntoView {
    let page = Page::get();
    let choice = move |side: Option<u8>| {
        let name = move || match side {
            Some(side) => format!("{side}×{side}"),
            None => page.t(Key::NewGameSizeCustom).to_owned(),
        };
        let value = side.map_or("other".to_owned(), |side| side.to_string());
        view! {
            <label class="choice">
                <input
                    type="radio"
                    name="size"
                    value=value
                    prop:checked=move || form.side.get() == side
                    on:change=move |_| form.side.set(side)
                />
                <span>{name}</span>
            </label>
        }
    };
    view! {
        <fieldset class="field">
            <legend>{move || page.t(Key::NewGameBoard)}</legend>
            <div class="choices">
                {SIZES.map(|side| choice(Some(side)))}
                {choice(None)}
            </div>
            {move || form.side.get().is_none().then(|| view! {
                <div class="pair">
                    <TextField label=Key::NewGameWidth name="width" value=form.width numeric=true/>
                    <TextField label=Key::NewGameHeight name="height" value=form.height numeric=true/>
                </div>
            })}
        </fieldset>
    }
}

#[component]
fn KindField(form: Form) -> impl IntoView {
    let page = Page::get();
    let kinds = [
        (Kind::Even, "even", Key::NewGameEven),
        (Kind::Friendly, "friendly", Key::NewGameFriendly),
        (Kind::Handicap, "handicap", Key::NewGameHandicap),
    ];
    let hint = move || {
        page.t(match form.kind.get() {
            Kind::Even => Key::NewGameEvenHint,
            Kind::Friendly => Key::NewGameFriendlyHint,
            Kind::Handicap => Key::NewGameHandicapHint,
        })
    };
    let first_move = move || {
        page.say(&Message::NewGameFirstMove { color: form.rules.get().rules().handicap.first_to_move })
    };
    let placements =
        [(false, "fixed", Key::NewGamePlacementFixed), (true, "free", Key::NewGamePlacementFree)];
    view! {
        <fieldset class="field">
            <legend>{move || page.t(Key::NewGameKind)}</legend>
            <div class="choices">
                {kinds.map(|(kind, value, name)| view! {
                    <label class="choice">
                        <input
                            type="radio"
                            name="kind"
                            value=value
                            prop:checked=move || form.kind.get() == kind
                            on:change=move |_| { form.kind.set(kind); form.propose(page); }
                        />
                        <span>{move || page.t(name)}</span>
                    </label>
                })}
            </div>
            <p class="soft">{hint}</p>
            <div class="pair">
                <TextField label=Key::NewGameKomi name="komi" value=form.komi numeric=true/>
                {move || (form.kind.get() == Kind::Handicap).then(|| view! {
                    <TextField label=Key::NewGameStones name="stones" value=form.stones numeric=true/>
                })}
            </div>
            {move || (form.kind.get() == Kind::Handicap).then(|| view! {
                <div class="choices" role="radiogroup" aria-label=page.t(Key::NewGamePlacement)>
                    {placements.map(|(free, value, name)| view! {
                        <label class="choice">
                            <input
                                type="radio"
                                name="placement"
                                value=value
                                prop:checked=move || form.free.get() == free
                                on:change=move |_| form.free.set(free)
                            />
                            <span>{move || page.t(name)}</span>
                        </label>
                    })}
                </div>
                <p class="soft">{first_move}</p>
            })}
            <WorkOut form/>
        </fieldset>
    }
}

#[component]
fn PlayersField(form: Form) -> impl IntoView {
    let page = Page::get();
    let names = PerColor { black: Key::NewGameNameBlack, white: Key::NewGameNameWhite };
    let ranks = PerColor { black: Key::NewGameRankBlack, white: Key::NewGameRankWhite };
    view! {
        <fieldset class="field">
            <legend>{move || page.t(Key::NewGamePlayers)}</legend>
            {Color::BOTH.map(|color| view! {
                <div class="pair player">
                    <TextField label=names[color] name=if color == Color::Black { "black" } else { "white" } value=form.names[color]/>
                    <TextField
                        label=ranks[color]
                        name=if color == Color::Black { "black-rank" } else { "white-rank" }
                        value=form.ranks[color]
                        short=true
                    />
                </div>
            })}
        </fieldset>
    }
}

#[component]
fn RulesField(form: Form) -> impl IntoView {
    let page = Page::get();
    view! {
        <fieldset class="field">
            <legend>{move || page.t(Key::NewGameRules)}</legend>
            <select
                name="rules"
                aria-label=move || page.t(Key::NewGameRules)
                on:change:target=move |event| {
                    if let Ok(rules) = event.target().value().parse() {
                        form.rules.set(rules);
                        form.propose(page);
                    }
                }
            >
                {Preset::ALL.map(|preset| view! {
                    <option value=preset.id() selected=move || form.rules.get() == preset>
                        {move || words::preset_name(page.language(), preset)}
                    </option>
                })}
            </select>
            <p class="soft">{move || words::preset_about(page.language(), form.rules.get())}</p>
        </fieldset>
    }
}

/// A labelled line of text.
#[component]
pub(super) fn TextField(
    label: Key,
    name: &'static str,
    value: RwSignal<String>,
    #[prop(optional)] numeric: bool,
    #[prop(optional)] short: bool,
) -> impl IntoView {
    let page = Page::get();
    view! {
        <label class="text-field" class:short=short || numeric>
            <span>{move || page.t(label)}</span>
            <input
                type="text"
                name=name
                inputmode=numeric.then_some("decimal")
                maxlength="60"
                autocomplete="off"
                prop:value=value
                on:input:target=move |event| value.set(event.target().value())
            />
        </label>
    }
}
