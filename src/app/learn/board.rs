//! The board of a lesson: shows a [`Lesson`] and takes the reader's answers on it.

use std::sync::Arc;
use std::time::Duration;

use leptos::prelude::*;

use super::lesson::Lesson;
use crate::app::board::{Goban, Wish, cell_id, stone_ref};
use crate::app::platform::ground::Ground;
use crate::app::platform::motion::{self, Flight};
use crate::app::play::bowl::LidOf;
use crate::app::site::Site;
use crate::app::state::Highlight;
use crate::engine::handicap::star_points;
use crate::engine::{Color, PerColor, Point, Shape};
use crate::goban::{Model, Signs, build_lesson, region_of, signs_of};
use crate::i18n::{Key, LearnKey, LearnMessage, Message};
use crate::lessons::{Answer, MarkKind, ReplyMark};

/// The board of a lesson. `on_turn` hears of keys that turn the page: back, or on.
#[component]
pub fn LessonBoard(lesson: Lesson, on_turn: Callback<bool>) -> impl IntoView {
    let site = Site::get();
    let model = Memo::new(move |_| {
        let (shown, from) = (lesson.shown.get(), lesson.numbers_from.get());
        Arc::new(lesson.session.with(|session| build_lesson(session, shown, from)))
    });
    let signs = Signal::derive(move || signs(lesson));
    let region = lesson.session.with_untracked(|session| region_of(session.page(), &session.board()));
    let label = Signal::derive(move || {
        let size = model.with(|model| model.size);
        site.say(&Message::BoardLabel { width: size.width().into(), height: size.height().into() })
    });
    let describe = Callback::new(move |point: Point| {
        let held = lesson.held.get();
        let mut told = model.with_untracked(|model| describe(site, model, point));
        signs.with(|signs| told.extend(signs_at(site, signs, point)));
        if held == Some(point) {
            told.push(site.t(LearnKey::LearnHeld).to_owned());
        }
        told.join(", ")
    });
    let on_wish = Callback::new(move |wish| match wish {
        Wish::Touch(point) => lesson.touch(point),
        Wish::Pass => lesson.answer(&Answer::Pass),
        Wish::Back => on_turn.run(false),
        Wish::Forward => on_turn.run(true),
        Wish::ToStart | Wish::ToEnd => {}
    });
    fly_captures(site.ground, model);
    let nothing = Signal::derive(Highlight::default);
    view! {
        <Goban
            model=model
            coordinates=Signal::derive(move || site.settings.with(|settings| settings.coordinates))
            highlight=nothing
            label
            describe
            on_wish
            on_aim=Callback::new(|_| {})
            region
            signs
        />
    }
}

fn signs(lesson: Lesson) -> Signs {
    let tapped = lesson.tapped.get();
    let tapped = tapped.into_iter().map(|at| ReplyMark { at, kind: MarkKind::Found });
    let mut marks: Vec<ReplyMark> = tapped.collect();
    lesson.said.with(|said| marks.extend(said.iter().flat_map(|said| said.marks.iter().copied())));
    lesson.session.with(|session| signs_of(session, &marks, lesson.held.get()))
}

/// A point for screen readers: its name, what stands there, and what is drawn on it.
fn describe(site: Site, model: &Model, point: Point) -> Vec<String> {
    let mut told = vec![point.to_string()];
    let Some(drawn) = model.point(point) else { return told };
    match drawn.stone {
        Some(color) => {
            told.push(site.say(&Message::ColorStone { color }));
            told.push(site.say(&Message::PointLiberties { count: u32::from(drawn.liberties).into() }));
        }
        None => told.push(site.t(Key::PointEmpty).to_owned()),
    }
    for (holds, key) in [
        (drawn.ko, Key::PointKo),
        (drawn.last, Key::PointLastMove),
        (star_points(model.size).contains(&point), Key::PointStar),
    ] {
        if holds {
            told.push(site.t(key).to_owned());
        }
    }
    match &drawn.shape {
        Some(Shape::Label(name)) => told.push(site.say(&LearnMessage::LearnLabel { name })),
        Some(_) => told.push(site.t(LearnKey::LearnShape).to_owned()),
        None => {}
    }
    told
}

fn signs_at(site: Site, signs: &Signs, point: Point) -> Option<String> {
    let mark = signs.marks.iter().find(|mark| mark.at == point)?;
    let key = match mark.kind {
        MarkKind::Found => LearnKey::LearnMarkFound,
        MarkKind::Extra => LearnKey::LearnMarkExtra,
        MarkKind::Missed => LearnKey::LearnMarkMissed,
        MarkKind::Look => LearnKey::LearnMarkLook,
    };
    Some(site.t(key).to_owned())
}

/// The two lids with the prisoners, where a page can have any.
#[component]
pub fn LessonLids(lesson: Lesson) -> impl IntoView {
    let site = Site::get();
    let possible = lesson.page(|page| page.goal.asks_for_moves() || page.prisoners != PerColor::default());
    possible.then(|| {
        let lid = move |color: Color| {
            let count = arrived(Memo::new(move |_| {
                let shown = lesson.shown.get();
                lesson.session.with(|session| session.prisoners_at(shown)[color])
            }));
            let key = if color == Color::Black { Key::ColorBlack } else { Key::ColorWhite };
            view! {
                <div class="lid-of">
                    <LidOf color count/>
                    <span class="soft" aria-hidden="true">{move || site.t(key)}</span>
                </div>
            }
        };
        view! { <div class="lids">{Color::BOTH.map(lid)}</div> }
    })
}

/// A lid's prisoners as they arrive in it: more of them only when they have flown there.
fn arrived(taken: Memo<u32>) -> Memo<u32> {
    let lying = RwSignal::new(taken.get_untracked());
    Effect::new(move |_| {
        let count = taken.get();
        if count <= lying.get_untracked() || motion::is_reduced() {
            return lying.set(count);
        }
        let arrive = move || {
            // Meanwhile they may have been taken back, or the reader may have gone.
            if taken.try_get_untracked() == Some(count) {
                lying.set(count);
            }
        };
        set_timeout(arrive, Duration::from_millis(motion::CAPTURE_MS as u64));
    });
    Memo::new(move |_| lying.get())
}

/// Stones that go from the board fly into the lid of the side that took them.
fn fly_captures(ground: Ground, model: Memo<Arc<Model>>) {
    Effect::new(move |before: Option<Arc<Model>>| {
        let model = model.get();
        let Some(before) = before.filter(|before| before.size == model.size) else { return model };
        let stone = |model: &Model, point| model.point(point).and_then(|drawn| drawn.stone);
        let gone: Vec<(Point, Color)> = model
            .size
            .points()
            .filter_map(|point| Some((point, stone(&before, point)?)))
            .filter(|&(point, _)| stone(&model, point).is_none())
            .collect();
        // A move that captures is the last one; a walk back takes stones off without one.
        let Some((mover, ..)) = model.size.points().find_map(|point| {
            let drawn = model.point(point)?;
            Some((drawn.stone?, ())).filter(|_| drawn.last && stone(&before, point).is_none())
        }) else {
            return model;
        };
        let Some(lid) = ground.find(&format!("lid-{mover}")) else { return model };
        let taken = gone.into_iter().filter(|&(_, color)| color != mover).take(motion::CAPTURE_STONES);
        let flights = taken.filter_map(|(point, color)| {
            let from = ground.find(&cell_id(point))?;
            Some(Flight { drawing: stone_ref(color, point), from, to: lid.clone(), delay_ms: 0.0 })
        });
        motion::fly(ground, flights.collect(), motion::CAPTURE_MS, |_| ());
        model
    });
}
