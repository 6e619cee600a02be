//! A problem to be solved on an embedded board, or a page of a lesson.

use std::sync::Arc;

use leptos::prelude::*;

use super::exercise::{Exercise, Source};
use super::{State, listener};
use crate::app::state::Highlight;
use crate::engine::{Game, Mark, NodeId, Point, Shape};
use crate::goban::{BuildOptions, Capabilities, Model, Region, build, region_of, show_shapes};
use crate::i18n::{Key, Language, Message, words};
use crate::lessons::{self, Answer, Goal, Page, Reply, ReplyKind, Session, Stage, Text, Texts};

/// A page being done. What changes of it lives as long as somebody holds it.
pub struct Problem {
    session: ArcRwSignal<Session>,
    /// What was said to the last answer.
    said: ArcRwSignal<String>,
    /// The stone taken up, where stones are moved.
    lifted: ArcRwSignal<Option<Point>>,
    /// The texts of a lesson; a problem has none.
    texts: Option<Texts>,
    /// The signs on the first position of a record.
    signs: Vec<Mark>,
}

/// Makes a problem of a record or of a page.
///
/// # Errors
/// Why it is none, in words.
pub fn open(source: Source) -> Result<Problem, String> {
    match source {
        Source::Problem(record) => {
            let page = lessons::problem(&record, "embedded").map_err(|error| error.to_string())?;
            Problem::new(page, 0, None, record.node(NodeId::ROOT).marks.clone())
        }
        Source::Lesson { page, texts } => {
            let page: Page = serde_json::from_str(&page).map_err(|error| error.to_string())?;
            let texts = serde_json::from_str(&texts).map_err(|error| error.to_string())?;
            Problem::new(page, 1, Some(texts), Vec::new())
        }
    }
}

impl Problem {
    fn new(page: Page, seed: u64, texts: Option<Texts>, signs: Vec<Mark>) -> Result<Problem, String> {
        let session = Session::new(page, seed).map_err(|error| error.to_string())?;
        Ok(Problem {
            session: ArcRwSignal::new(session),
            said: ArcRwSignal::default(),
            lifted: ArcRwSignal::default(),
            texts,
            signs,
        })
    }

    /// The game as it stands.
    pub fn game(&self) -> Game {
        self.session.with_untracked(|session| session.game().clone())
    }

    fn goal(&self) -> Goal {
        self.session.with_untracked(|session| session.page().goal.clone())
    }

    /// A text of the page.
    fn text(&self, name: &str) -> Option<String> {
        let key = self.session.with_untracked(|session| format!("{}.{name}", session.page().id));
        self.texts.as_ref()?.get(&key).cloned()
    }

    /// Answers, and says how the answer fares.
    fn answer(&self, state: State, answer: &Answer) {
        if is_readonly(state) {
            return;
        }
        let before = state.with_game(Game::ply);
        let Some(reply) = self.session.try_update(|session| session.answer(answer)) else { return };
        state.page.game.set(self.game());
        listener::answered(state, before);
        let points = reply.marks.iter().map(|mark| mark.at).collect();
        state.page.highlight.set(Highlight { points, tried: None });
        self.said.set(self.said_of(state, &reply));
    }

    /// What a reply says. What a page says of its own goes before what the rules say.
    fn said_of(&self, state: State, reply: &Reply) -> String {
        let language = state.page.language_now();
        let of_page = match &reply.text {
            Some(Text::Plain(text)) => Some(text.clone()),
            Some(Text::Key(key)) => self.filled(language, key, reply),
            Some(Text::Common(key)) => self.filled(language, key, reply),
            None => None,
        };
        of_page.unwrap_or_else(|| match &reply.kind {
            ReplyKind::Refused(illegal) => state.with_game(|game| words::illegal(language, illegal, game)),
            _ => String::new(),
        })
    }

    fn filled(&self, language: Language, key: &str, reply: &Reply) -> Option<String> {
        let text = self.texts.as_ref()?.get(key)?;
        Some(words::lesson_text(language, text, reply.numbers))
    }

    fn change(&self, state: State, change: fn(&mut Session)) {
        self.session.update(change);
        state.page.game.set(self.game());
        state.page.highlight.set(Highlight::default());
        self.lifted.set(None);
        self.said.set(String::new());
    }

    fn hint(&self, state: State) {
        let Some(first) = self.session.try_update(Session::hint) else { return };
        let text = match &first.text {
            Some(Text::Key(key)) => self.texts.as_ref().and_then(|texts| texts.get(key).cloned()),
            _ => None,
        };
        // Where there is no text, the place comes at once.
        let at_once = text.is_none() && first.marks.is_empty();
        let next = at_once.then(|| self.session.try_update(Session::hint)).flatten();
        let points = next.unwrap_or(first).marks.iter().map(|mark| mark.at).collect();
        self.said.set(text.unwrap_or_default());
        state.page.highlight.set(Highlight { points, tried: None });
    }

    /// What is said first: by the lesson or the record.
    fn intro(&self) -> Option<String> {
        let of_record = self.session.with_untracked(|session| session.page().intro.clone());
        of_record.or_else(|| self.text("text"))
    }

    /// What is to be done: a problem says whose turn it is.
    fn task(&self, state: State) -> Option<String> {
        if self.texts.is_some() {
            return self.text("task");
        }
        let color = self.session.with_untracked(|session| session.page().to_play);
        Some(state.page.say(&Message::StatusToPlay { color }))
    }

    /// How the problem stands, in words; a lesson says itself how an answer fares.
    fn verdict(&self, state: State) -> Option<&'static str> {
        match self.session.with(Session::stage) {
            _ if self.texts.is_some() => None,
            Stage::Asking => None,
            Stage::Failed => Some(state.page.t(Key::ProblemWrong)),
            Stage::Solved => Some(state.page.t(Key::ProblemSolved)),
        }
    }
}

impl Exercise for Problem {
    /// Its board, with the signs of its page or of its record's beginning.
    fn model(&self, state: State) -> Model {
        self.session.track();
        let session = self.session.read_untracked();
        let (game, page) = (session.game(), session.page());
        let asking = session.stage() == Stage::Asking && page.goal.asks_for_moves();
        let may = Capabilities { play: asking && !is_readonly(state), ..Capabilities::NONE };
        let mut model = build(game, BuildOptions { capabilities: may, last_move: true });
        let size = model.size;
        let board = session.board();
        for point in size.points() {
            model.points[size.index(point)].stone = board.get(point);
        }
        if game.ply() == 0 {
            self.signs.iter().for_each(|mark| sign(&mut model, mark.at, mark.shape.clone()));
        }
        show_shapes(&mut model.points, page, size);
        if matches!(page.goal, Goal::Mark { .. }) {
            session.found().iter().for_each(|&point| sign(&mut model, point, Shape::Circle));
        }
        if let Some(point) = self.lifted.get() {
            sign(&mut model, point, Shape::Square);
        }
        model
    }

    fn region(&self) -> Region {
        self.session.with_untracked(|session| region_of(session.page(), &session.board()))
    }

    /// An answer, or half of one where a stone is moved.
    fn touch(&self, state: State, point: Point) {
        if !matches!(self.goal(), Goal::Arrange { .. }) {
            return self.answer(state, &Answer::Point(point));
        }
        match self.lifted.get_untracked() {
            Some(from) => {
                self.lifted.set(None);
                if from != point {
                    self.answer(state, &Answer::Slide { from, to: point });
                }
            }
            None => self.lifted.set(Some(point)),
        }
    }

    fn pass(&self, state: State) {
        self.answer(state, &Answer::Pass);
    }

    fn retry(&self, state: State) {
        self.change(state, Session::retry);
    }

    fn reset(&self, state: State) {
        self.change(state, Session::reset);
    }

    fn solved(&self) -> Option<(u32, bool)> {
        self.session.with(|session| {
            let done = session.done();
            (session.stage() == Stage::Solved).then_some((done.wrong_tries, done.hint))
        })
    }

    fn panel(self: Arc<Self>, state: State) -> AnyView {
        view! { <Panel state problem=StoredValue::new(self)/> }.into_any()
    }
}

fn is_readonly(state: State) -> bool {
    state.options.with_untracked(|options| options.readonly)
}

fn sign(model: &mut Model, at: Point, shape: Shape) {
    if model.size.contains(at) {
        model.points[model.size.index(at)].shape = Some(shape);
    }
}

/// A problem as its views hold it.
type Held = StoredValue<Arc<Problem>>;

#[component]
fn Panel(state: State, problem: Held) -> impl IntoView {
    let stage = Memo::new(move |_| problem.with_value(|problem| problem.session.with(Session::stage)));
    let said = move || problem.with_value(|problem| problem.said.get());
    let stage_name = move || match stage.get() {
        Stage::Asking => "asking",
        Stage::Failed => "failed",
        Stage::Solved => "solved",
    };
    let goal = problem.with_value(|problem| problem.goal());
    let is_look = matches!(goal, Goal::Look);
    view! {
        <div class="problem" data-stage=stage_name>
            {move || problem.with_value(|it| it.intro()).map(|text| view! { <p class="problem-text">{text}</p> })}
            {move || problem.with_value(|it| it.task(state)).map(|text| view! { <p class="status">{text}</p> })}
            {inputs(state, problem, &goal)}
            <div role="status">
                {move || problem.with_value(|it| it.verdict(state)).map(|text| view! { <p class="verdict">{text}</p> })}
                {move || Some(said()).filter(|said| !said.is_empty()).map(|said| view! { <p class="problem-said">{said}</p> })}
            </div>
            <div class="actions">
                {move || match stage.get() {
                    _ if is_look || state.options.with(|options| options.readonly) => None,
                    Stage::Asking => Some(button(state, problem, Key::ProblemHint, Problem::hint)),
                    Stage::Failed => Some(button(state, problem, Key::CommonTryAgain, Problem::retry)),
                    Stage::Solved => Some(button(state, problem, Key::ProblemAgain, Problem::reset)),
                }}
            </div>
        </div>
    }
}

fn button(state: State, problem: Held, key: Key, act: fn(&Problem, State)) -> AnyView {
    let page = state.page;
    let on_click = move |_| problem.with_value(|problem| act(problem, state));
    view! { <button type="button" class="button" on:click=on_click>{move || page.t(key)}</button> }.into_any()
}

/// What a page asks for besides touches of its board.
fn inputs(state: State, problem: Held, goal: &Goal) -> Option<AnyView> {
    match goal {
        Goal::Choose { options, .. } => Some(choices(state, problem, options.clone())),
        Goal::Count { .. } => Some(view! { <Number state problem/> }.into_any()),
        _ => None,
    }
}

fn choices(state: State, problem: Held, options: Vec<String>) -> AnyView {
    let buttons = options.into_iter().map(|option| {
        let text = problem.with_value(|problem| problem.text(&format!("option.{option}")));
        let text = text.unwrap_or_else(|| option.clone());
        let choose =
            move |_| problem.with_value(|problem| problem.answer(state, &Answer::Choice(option.clone())));
        view! { <button type="button" class="button" on:click=choose>{text}</button> }
    });
    view! { <div class="actions">{buttons.collect_view()}</div> }.into_any()
}

#[component]
fn Number(state: State, problem: Held) -> impl IntoView {
    let page = state.page;
    let node = NodeRef::<leptos::html::Input>::new();
    let give = move || {
        let text = node.get_untracked().map(|input| input.value()).unwrap_or_default();
        if let Ok(number) = text.trim().parse() {
            problem.with_value(|problem| problem.answer(state, &Answer::Count(number)));
        }
    };
    view! {
        <div class="actions">
            <input
                node_ref=node
                class="number"
                type="number"
                inputmode="numeric"
                aria-label=problem.with_value(|problem| problem.text("task"))
                on:keydown=move |event| if event.key() == "Enter" { give() }
            />
            <button type="button" class="button" on:click=move |_| give()>{move || page.t(Key::CommonOk)}</button>
        </div>
    }
}
