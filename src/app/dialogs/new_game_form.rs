//! What the dialog that begins a game holds, and the game that comes of it.

use leptos::prelude::*;

use crate::app::platform;
use crate::app::state::Page;
use crate::engine::game::{Handicap, NewGame, NewGameError};
use crate::engine::handicap::{MAX_FIXED, MAX_FREE, max_fixed_handicap, most_handicap};
use crate::engine::rules::HandicapPlacement;
use crate::engine::{Game, HalfPoints, PerColor, Preset, Size};
use crate::i18n::{Key, words};

/// The sizes that have a button of their own.
pub(super) const SIZES: [u8; 3] = [9, 13, 19];
/// The sides that the dialog offers.
const SIDES: std::ops::RangeInclusive<u8> = 2..=25;

/// What kind of game it is to be; decides the komi that is proposed.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    Even,
    Friendly,
    Handicap,
}

/// What the form holds, as the visitor has typed it.
#[derive(Clone, Copy)]
pub(super) struct Form {
    /// `None`: another size, by `width` and `height`.
    pub(super) side: RwSignal<Option<u8>>,
    pub(super) width: RwSignal<String>,
    pub(super) height: RwSignal<String>,
    pub(super) kind: RwSignal<Kind>,
    pub(super) komi: RwSignal<String>,
    pub(super) stones: RwSignal<String>,
    pub(super) free: RwSignal<bool>,
    pub(super) rules: RwSignal<Preset>,
    pub(super) names: PerColor<RwSignal<String>>,
    pub(super) ranks: PerColor<RwSignal<String>>,
}

impl Form {
    pub(super) fn new(page: Page) -> Form {
        page.game.with_untracked(|game| {
            let (size, info) = (game.record().size(), &game.record().info);
            let square = (size.width() == size.height()).then(|| size.width());
            let rules = info.rules.preset();
            let language = page.language_now();
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
    pub(super) fn propose(self, page: Page) {
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

    /// Whether a board of the chosen size has room for a game with so many handicap stones.
    pub(super) fn has_room_for(self, stones: u8) -> bool {
        self.size().is_none_or(|size| stones <= most_handicap(size))
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

    /// The game that the form asks for, or what is wrong with the form.
    pub(super) fn game(self) -> Result<Game, Fault> {
        let size = self.size().ok_or(Fault::Size)?;
        let komi = self.komi().ok_or(Fault::Komi)?;
        let stones = self.stones().ok_or(Fault::Stones)?;
        let placement = if self.free.get() { HandicapPlacement::Free } else { HandicapPlacement::Fixed };
        let text = |signal: RwSignal<String>| signal.with(|text| text.trim().to_owned());
        Game::new(NewGame {
            size,
            rules: self.rules.get(),
            komi,
            handicap: Handicap { stones, placement },
            names: PerColor::from_fn(|color| text(self.names[color])),
            ranks: PerColor::from_fn(|color| text(self.ranks[color])),
            date: platform::today(),
        })
        .map_err(Fault::Game)
    }
}

/// Which part of the form cannot be used.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Fault {
    Size,
    Komi,
    Stones,
    Game(NewGameError),
}

impl Fault {
    pub(super) fn text(self, page: Page) -> String {
        let key = match self {
            Fault::Size => Key::NewGameSizeError,
            Fault::Komi => Key::NewGameKomiError,
            Fault::Stones => Key::NewGameStonesError,
            Fault::Game(error) => return words::new_game_error(page.language(), error),
        };
        page.t(key).to_owned()
    }
}
