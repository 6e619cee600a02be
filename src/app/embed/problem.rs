//! A problem to be solved on an embedded board, or a page of a lesson.

use leptos::prelude::*;

use super::{State, listener};
use crate::app::state::Highlight;
use crate::embed::Mode;
use crate::engine::{Game, NodeId, Point, Shape};
use crate::goban::{BuildOptions, Capabilities, Model, Region, build, region_of, show_shapes};
use crate::i18n::{Key, Message, words};
use crate::lessons::{Answer, Goal, Reply, ReplyKind, Session, Stage, Text};

/// What to draw of a problem: its board, with the signs of its page or of its record's beginning.
pub fn model(state: State, session: &Session) -> Model {
    let (game, page) = (session.game(), session.page());
    let asking = session.stage() == Stage::Asking && page.goal.asks_for_moves();
    let may = Capabilities { play: asking && !readonly(state), ..Capabilities::NONE };
    let mut model = build(game, BuildOptions { capabilities: may, last_move: true });
    let size = model.size;
    let board = session.board();
    for point in size.points() {
        model.points[size.index(point)].stone = board.get(point);
    }
    if game.ply() == 0 {
        state.record.with_value(|record| {
            let marks = record.iter().flat_map(|record| &record.node(NodeId::ROOT).marks);
            marks.for_each(|mark| sign(&mut model, mark.at, mark.shape.clone()));
        });
    }
    show_shapes(&mut model.points, page, size);
    let mut sign = |at: Point, shape: Shape| sign(&mut model, at, shape);
    if matches!(page.goal, Goal::Mark { .. }) {
        session.found().iter().for_each(|&point| sign(point, Shape::Circle));
    }
    if let Some(point) = state.lifted.get() {
        sign(point, Shape::Square);
    }
    model
}

fn sign(model: &mut Model, at: Point, shape: Shape) {
    if model.size.contains(at) {
        model.points[model.size.index(at)].shape = Some(shape);
    }
}

/// The part of the board to show: as the attribute has it, else as the page of the lesson has it.
pub fn region(state: State) -> Option<Region> {
    let said = state.options.with(|options| options.region);
    let of_page = || {
        state
            .session
            .with(|session| session.as_ref().map(|session| region_of(session.page(), &session.board())))
    };
    said.or_else(of_page)
}

fn readonly(state: State) -> bool {
    state.options.with_untracked(|options| options.readonly)
}

/// A touch of a point: an answer, or half of one where a stone is moved.
pub fn touch(state: State, point: Point) {
    let slides = state.session.with_untracked(|session| {
        session.as_ref().is_some_and(|session| matches!(session.page().goal, Goal::Arrange { .. }))
    });
    if !slides {
        return answer(state, &Answer::Point(point));
    }
    match state.lifted.get_untracked() {
        Some(from) => {
            state.lifted.set(None);
            if from != point {
                answer(state, &Answer::Slide { from, to: point });
            }
        }
        None => state.lifted.set(Some(point)),
    }
}

/// Answers a problem, and says how the answer fares.
pub fn answer(state: State, answer: &Answer) {
    if readonly(state) {
        return;
    }
    let mut reply = None;
    let before = state.with_game(Game::ply);
    state.session.update(|session| reply = session.as_mut().map(|session| session.answer(answer)));
    let Some(reply) = reply else { return };
    listener::answered(state, before);
    let points = reply.marks.iter().map(|mark| mark.at).collect();
    state.page.highlight.set(Highlight { points, tried: None });
    state.said.set(said(state, &reply));
}

/// What a reply says. What a page says of its own goes before what the rules say.
fn said(state: State, reply: &Reply) -> String {
    let language = state.page.language_now();
    let filled = |key: &str| {
        let fill = |text: &String| words::lesson_text(language, text, reply.numbers);
        state.texts.with_value(|texts| texts.get(key).map(fill))
    };
    let of_page = match &reply.text {
        Some(Text::Plain(text)) => Some(text.clone()),
        Some(Text::Key(key)) => filled(key),
        Some(Text::Common(key)) => filled(key),
        None => None,
    };
    of_page.unwrap_or_else(|| match &reply.kind {
        ReplyKind::Refused(illegal) => state.with_game(|game| words::illegal(language, illegal, game)),
        _ => String::new(),
    })
}

/// Takes back what was wrong.
pub fn retry(state: State) {
    change(state, Session::retry);
}

/// Starts the problem anew.
pub fn reset(state: State) {
    change(state, Session::reset);
}

fn change(state: State, change: fn(&mut Session)) {
    state.session.update(|session| session.iter_mut().for_each(change));
    state.page.highlight.set(Highlight::default());
    state.lifted.set(None);
    state.said.set(String::new());
}

fn hint(state: State) {
    let next = || {
        let mut given = None;
        state.session.update(|session| given = session.as_mut().map(Session::hint));
        given
    };
    let Some(first) = next() else { return };
    let text = match &first.text {
        Some(Text::Key(key)) => state.texts.with_value(|texts| texts.get(key).cloned()),
        _ => None,
    };
    // Where there is no text, the place comes at once.
    let hint = if text.is_none() && first.marks.is_empty() { next().unwrap_or(first) } else { first };
    let points = hint.marks.iter().map(|mark| mark.at).collect();
    state.said.set(text.unwrap_or_default());
    state.page.highlight.set(Highlight { points, tried: None });
}

/// What is asked, what was said to the last answer, and the ways on.
#[component]
pub fn Panel(state: State) -> impl IntoView {
    let page = state.page;
    let stage = Memo::new(move |_| {
        state.session.with(|session| session.as_ref().map_or(Stage::Asking, Session::stage))
    });
    let is_lesson = Memo::new(move |_| state.options.with(|options| options.kind.mode == Mode::Lesson));
    let asked =
        Memo::new(move |_| state.session.with(|session| session.as_ref().map(|s| s.page().goal.clone())));
    let verdict = move || match stage.get() {
        // A lesson says itself how an answer fares.
        _ if is_lesson.get() => None,
        Stage::Asking => None,
        Stage::Failed => Some(page.t(Key::ProblemWrong)),
        Stage::Solved => Some(page.t(Key::ProblemSolved)),
    };
    let stage_name = move || match stage.get() {
        Stage::Asking => "asking",
        Stage::Failed => "failed",
        Stage::Solved => "solved",
    };
    view! {
        <div class="problem" data-stage=stage_name>
            <Task state/>
            {move || asked.get().map(|goal| inputs(state, &goal))}
            <div role="status">
                {move || verdict().map(|text| view! { <p class="verdict">{text}</p> })}
                {move || {
                    let said = state.said.get();
                    (!said.is_empty()).then(|| view! { <p class="problem-said">{said}</p> })
                }}
            </div>
            <div class="actions">
                {move || match (stage.get(), asked.get()) {
                    _ if state.options.with(|options| options.readonly) => None,
                    (_, Some(Goal::Look)) => None,
                    (Stage::Asking, _) => Some(button(state, Key::ProblemHint, hint)),
                    (Stage::Failed, _) => Some(button(state, Key::CommonTryAgain, retry)),
                    (Stage::Solved, _) => Some(button(state, Key::ProblemAgain, reset)),
                }}
            </div>
        </div>
    }
}

fn button(state: State, key: Key, act: fn(State)) -> AnyView {
    let page = state.page;
    view! {
        <button type="button" class="button" on:click=move |_| act(state)>{move || page.t(key)}</button>
    }
    .into_any()
}

/// What is said first: by the lesson, or by the record and whose turn it is.
#[component]
fn Task(state: State) -> impl IntoView {
    let page = state.page;
    let text = move |name: &str| {
        let id = state.session.with(|session| session.as_ref().map(|session| session.page().id.clone()));
        state.texts.with_value(|texts| texts.get(&format!("{}.{name}", id.unwrap_or_default())).cloned())
    };
    let color = move || state.session.with(|session| session.as_ref().map(|session| session.page().to_play));
    let intro = move || {
        let of_record = state.session.with(|session| session.as_ref().and_then(|s| s.page().intro.clone()));
        of_record.or_else(|| text("text"))
    };
    let task = move || {
        let lesson = state.options.with(|options| options.kind.mode == Mode::Lesson);
        match lesson {
            true => text("task"),
            false => color().map(|color| page.say(&Message::StatusToPlay { color })),
        }
    };
    view! {
        {move || intro().map(|text| view! { <p class="problem-text">{text}</p> })}
        {move || task().map(|text| view! { <p class="status">{text}</p> })}
    }
}

/// What a page asks for besides touches of its board.
fn inputs(state: State, goal: &Goal) -> Option<AnyView> {
    match goal {
        Goal::Choose { options, .. } => Some(choices(state, options.clone())),
        Goal::Count { .. } => Some(view! { <Number state/> }.into_any()),
        _ => None,
    }
}

fn choices(state: State, options: Vec<String>) -> AnyView {
    let id =
        state.session.with_untracked(|session| session.as_ref().map(|session| session.page().id.clone()));
    let id = id.unwrap_or_default();
    let buttons = options.into_iter().map(|option| {
        let key = format!("{id}.option.{option}");
        let text = state.texts.with_value(|texts| texts.get(&key).cloned()).unwrap_or_else(|| option.clone());
        view! {
            <button type="button" class="button" on:click=move |_| answer(state, &Answer::Choice(option.clone()))>
                {text}
            </button>
        }
    });
    view! { <div class="actions">{buttons.collect_view()}</div> }.into_any()
}

#[component]
fn Number(state: State) -> impl IntoView {
    let page = state.page;
    let node = NodeRef::<leptos::html::Input>::new();
    let give = move || {
        let text = node.get_untracked().map(|input| input.value()).unwrap_or_default();
        if let Ok(number) = text.trim().parse() {
            answer(state, &Answer::Count(number));
        }
    };
    let task = move || {
        let id = state.session.with(|session| session.as_ref().map(|session| session.page().id.clone()));
        let key = format!("{}.task", id.unwrap_or_default());
        state.texts.with_value(|texts| texts.get(&key).cloned())
    };
    view! {
        <div class="actions">
            <input
                node_ref=node
                class="number"
                type="number"
                inputmode="numeric"
                aria-label=task
                on:keydown=move |event| if event.key() == "Enter" { give() }
            />
            <button type="button" class="button" on:click=move |_| give()>{move || page.t(Key::CommonOk)}</button>
        </div>
    }
}
