//! The dialog that begins a game.

use leptos::prelude::*;

use super::frame::Frame;
use super::work_out::WorkOut;
use crate::app::state::Page;
use crate::engine::game::{Handicap, NewGame, NewGameError};
use crate::engine::handicap::{Grade, MAX_FIXED, max_fixed_handicap};
use crate::engine::rules::HandicapPlacement;
use crate::engine::{Color, Game, HalfPoints, PerColor, Preset, Size};
use crate::i18n::{Key, Message, words};

/// The sizes that have a button of their own.
const SIZES: [u8; 3] = [9, 13, 19];
/// The sides that the dialog offers.
const SIDES: std::ops::RangeInclusive<u8> = 2..=25;
/// The most handicap stones that Black may place freely.
const MAX_FREE: u8 = 40;

/// What kind of game it is to be; decides the komi that is proposed.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Even,
    Friendly,
    Handicap,
}

/// What the form holds, as the visitor has typed it.
#[derive(Clone, Copy)]
pub(super) struct Form {
    /// `None`: another size, by `width` and `height`.
    side: RwSignal<Option<u8>>,
    width: RwSignal<String>,
    height: RwSignal<String>,
    kind: RwSignal<Kind>,
    komi: RwSignal<String>,
    stones: RwSignal<String>,
    free: RwSignal<bool>,
    rules: RwSignal<Preset>,
    pub(super) names: PerColor<RwSignal<String>>,
    pub(super) ranks: PerColor<RwSignal<String>>,
}

impl Form {
    fn new(page: Page) -> Form {
        page.game.with_untracked(|game| {
            let (size, info) = (game.record().size(), &game.record().info);
            let square = (size.width() == size.height()).then(|| size.width());
            let rules = info.rules.preset();
            let language = page.settings.with_untracked(crate::app::settings::Settings::language);
            Form {
                side: RwSignal::new(square.filter(|side| SIZES.contains(side))),
                width: RwSignal::new(size.width().to_string()),
                height: RwSignal::new(size.height().to_string()),
                kind: RwSignal::new(Kind::Even),
                komi: RwSignal::new(words::number(language, rules.rules().komi.even)),
                stones: RwSignal::new("2".to_owned()),
                free: RwSignal::new(false),
                rules: RwSignal::new(rules),
                names: PerColor::from_fn(|color| RwSignal::new(info.names[color].clone())),
                ranks: PerColor::from_fn(|color| RwSignal::new(info.ranks[color].clone())),
            }
        })
    }

    /// Proposes the komi and the placement that go with the kind of game and the rules.
    fn propose(self, page: Page) {
        let rules = self.rules.get_untracked().rules();
        let komi = match self.kind.get_untracked() {
            Kind::Even => rules.komi.even,
            Kind::Friendly => rules.komi.friendly,
            Kind::Handicap => rules.komi.handicap,
        };
        self.komi.set(words::number(page.language(), komi));
        self.free.set(rules.handicap.placement == HandicapPlacement::Free);
    }

    /// Sets the handicap, as the helper works it out.
    pub(super) fn use_handicap(self, page: Page, stones: u8) {
        self.kind.set(if stones == 0 { Kind::Even } else { Kind::Handicap });
        self.propose(page);
        if stones > 0 {
            self.stones.set(stones.to_string());
        }
        let fixed = self.size().is_some_and(|size| stones <= max_fixed_handicap(size));
        if !fixed {
            self.free.set(true);
        }
    }

    /// Gives each player the other side.
    pub(super) fn swap_sides(self) {
        for fields in [self.names, self.ranks] {
            let black = fields.black.get_untracked();
            fields.black.set(fields.white.get_untracked());
            fields.white.set(black);
        }
    }

    fn size(self) -> Option<Size> {
        let side = |text: RwSignal<String>| text.with(|text| text.trim().parse().ok());
        let (width, height) = match self.side.get() {
            Some(side) => (side, side),
            None => (side(self.width)?, side(self.height)?),
        };
        let fits = SIDES.contains(&width) && SIDES.contains(&height);
        Size::new(width, height).ok().filter(|_| fits)
    }

    fn komi(self) -> Option<HalfPoints> {
        self.komi.with(|text| text.replace('−', "-").parse().ok())
    }

    fn stones(self) -> Option<u8> {
        if self.kind.get() != Kind::Handicap {
            return Some(0);
        }
        let limit = if self.free.get() { MAX_FREE } else { MAX_FIXED };
        self.stones.with(|text| text.trim().parse().ok().filter(|&stones| stones <= limit))
    }

    fn rank_is_wrong(self, color: Color) -> bool {
        self.ranks[color].with(|rank| !rank.trim().is_empty() && rank.parse::<Grade>().is_err())
    }

    /// The game that the form asks for, or what is wrong with the form.
    fn game(self) -> Result<Game, Fault> {
        let size = self.size().ok_or(Fault::Size)?;
        let komi = self.komi().ok_or(Fault::Komi)?;
        let stones = self.stones().ok_or(Fault::Stones)?;
        if let Some(color) = Color::BOTH.into_iter().find(|&color| self.rank_is_wrong(color)) {
            return Err(Fault::Rank(color));
        }
        let placement = if self.free.get() { HandicapPlacement::Free } else { HandicapPlacement::Fixed };
        let text = |signal: RwSignal<String>| signal.with(|text| text.trim().to_owned());
        Game::new(NewGame {
            size,
            rules: self.rules.get(),
            komi,
            handicap: Handicap { stones, placement },
            names: PerColor::from_fn(|color| text(self.names[color])),
            ranks: PerColor::from_fn(|color| text(self.ranks[color])),
        })
        .map_err(Fault::Game)
    }
}

/// Which part of the form cannot be used.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Fault {
    Size,
    Komi,
    Stones,
    Rank(Color),
    Game(NewGameError),
}

impl Fault {
    fn text(self, page: Page) -> String {
        let key = match self {
            Fault::Size => Key::NewGameSizeError,
            Fault::Komi => Key::NewGameKomiError,
            Fault::Stones => Key::NewGameStonesError,
            Fault::Rank(_) => Key::NewGameRankError,
            Fault::Game(error) => return words::new_game_error(page.language(), error),
        };
        page.t(key).to_owned()
    }
}

/// Board, kind of game, players, rules; then the game begins.
#[component]
pub fn NewGameDialog() -> impl IntoView {
    let page = Page::get();
    let form = Form::new(page);
    let game = Memo::new_with_compare(move |_| form.game().map(|_| ()), |_, _| true);
    let fault = move || game.get().err();
    let begin = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        if let Ok(game) = form.game() {
            page.put(game);
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
