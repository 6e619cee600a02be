//! A page being done: the session, what was said last, and what of it is on the board by now.

use std::collections::BTreeSet;
use std::time::Duration;

use leptos::prelude::*;

use super::words::Words;
use crate::app::platform::motion;
use crate::app::site::Site;
use crate::engine::{IllegalMove, Point, Vertex};
use crate::i18n::words;
use crate::lessons::{Answer, Done, Goal, Numbers, Page, Reply, ReplyKind, ReplyMark, Session, Stage, Text};

/// Moves that answer the reader's own appear this far apart.
const STEP: Duration = Duration::from_millis(650);

/// How what is said stands to the goal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    Right,
    Wrong,
    Neutral,
}

impl Tone {
    pub fn name(self) -> &'static str {
        match self {
            Tone::Right => "right",
            Tone::Wrong => "wrong",
            Tone::Neutral => "neutral",
        }
    }
}

/// What was said last.
#[derive(Clone, Debug, PartialEq)]
pub struct Said {
    pub tone: Tone,
    text: Option<Text>,
    numbers: Numbers,
    illegal: Option<IllegalMove>,
    pub marks: Vec<ReplyMark>,
}

/// The state of a page of a lesson. It needs the site, and nothing of the page around it.
#[derive(Clone, Copy)]
pub struct Lesson {
    pub session: RwSignal<Session>,
    pub said: RwSignal<Option<Said>>,
    /// How many moves of the game are on the board by now.
    pub shown: RwSignal<usize>,
    /// The moves after this one are numbered: a wrong try and what refutes it.
    pub numbers_from: RwSignal<Option<usize>>,
    /// The stone that is being moved.
    pub held: RwSignal<Option<Point>>,
    /// Points that the reader has tapped to count them.
    pub tapped: RwSignal<BTreeSet<Point>>,
    /// The answer that was chosen last.
    pub chosen: RwSignal<Option<String>>,
    pub words: Signal<Words>,
    site: Site,
    on_solved: Callback<Done>,
}

impl Lesson {
    pub fn new(session: Session, words: Signal<Words>, on_solved: Callback<Done>) -> Lesson {
        Lesson {
            shown: RwSignal::new(session.game().ply()),
            session: RwSignal::new(session),
            said: RwSignal::new(None),
            numbers_from: RwSignal::new(None),
            held: RwSignal::new(None),
            tapped: RwSignal::default(),
            chosen: RwSignal::new(None),
            words,
            site: Site::get(),
            on_solved,
        }
    }

    /// Looks at the page (not tracked: it never changes).
    pub fn page<T>(self, look: impl FnOnce(&Page) -> T) -> T {
        self.session.with_untracked(|session| look(session.page()))
    }

    /// Where the session stands (tracked).
    pub fn stage(self) -> Stage {
        self.session.with(Session::stage)
    }

    /// A touch of a point, as the goal understands it.
    pub fn touch(self, point: Point) {
        let goal = self.page(|page| page.goal.clone());
        match goal {
            Goal::Look | Goal::Choose { .. } => {}
            Goal::Count { .. } => self.tap(point),
            Goal::Arrange { from, .. } => match self.held.get_untracked() {
                None if from.contains(point) => self.held.set(Some(point)),
                Some(held) if held == point => self.held.set(None),
                Some(held) if from.contains(point) && held != point => self.held.set(Some(point)),
                Some(from) => {
                    self.held.set(None);
                    self.answer(&Answer::Slide { from, to: point });
                }
                None => self.answer(&Answer::Slide { from: point, to: point }),
            },
            _ => self.answer(&Answer::Point(point)),
        }
    }

    /// Counting with a finger: the points that were tapped carry a mark.
    fn tap(self, point: Point) {
        if self.session.with_untracked(Session::stage) != Stage::Solved {
            self.tapped.update(|tapped| {
                if !tapped.remove(&point) {
                    tapped.insert(point);
                }
            });
        }
    }

    /// Gives an answer; the reply is said, and its moves follow one after the other.
    pub fn answer(self, answer: &Answer) {
        let mut before = 0;
        let mut reply = None;
        self.session.update(|session| {
            session.retry();
            before = session.game().ply();
            reply = Some(session.answer(answer));
        });
        let Some(reply) = reply.filter(|reply| reply.kind != ReplyKind::Ignored) else { return };
        let restarted = before > self.session.with_untracked(|session| session.game().ply());
        self.numbers_from.set((reply.kind == ReplyKind::Wrong && reply.moves.len() > 1).then_some(before));
        let end = self.session.with_untracked(|session| session.game().ply());
        let step_by_step = reply.moves.len() > 1 && !restarted && !motion::is_reduced();
        self.shown.set(if step_by_step { before + 1 } else { end });
        if step_by_step {
            self.show_next(end);
        }
        let is_right = reply.kind == ReplyKind::Right;
        self.say(reply);
        if is_right {
            self.on_solved.run(self.session.with_untracked(Session::done));
        }
    }

    /// What was given as a number is none.
    pub fn ask_for_number(self) {
        let text = Some(Text::Common("number"));
        let (numbers, marks) = (Numbers::default(), Vec::new());
        self.tell(Said { tone: Tone::Neutral, text, numbers, illegal: None, marks }, "");
    }

    /// Puts the next move of a reply on the board, unless something else has happened meanwhile.
    fn show_next(self, end: usize) {
        let shown = self.shown.get_untracked();
        set_timeout(
            move || {
                // The reader may have left the page.
                if self.shown.try_get_untracked() == Some(shown) && shown < end {
                    self.shown.set(shown + 1);
                    self.show_next(end);
                }
            },
            STEP,
        );
    }

    fn say(self, reply: Reply) {
        let (tone, illegal) = match reply.kind {
            ReplyKind::Right => (Tone::Right, None),
            ReplyKind::Wrong => (Tone::Wrong, None),
            ReplyKind::Refused(illegal) => (Tone::Wrong, Some(illegal)),
            ReplyKind::Aside | ReplyKind::Continue | ReplyKind::Ignored => (Tone::Neutral, None),
        };
        let Reply { text, numbers, marks, .. } = reply;
        // The first move is the reader's own, where it was a move that answered.
        let own = usize::from(self.page(|page| page.goal.asks_for_moves()));
        let moves = reply.moves.iter().skip(own).map(|mv| mv.vertex).filter(|&vertex| vertex != Vertex::Pass);
        let moves: Vec<String> = moves.map(|vertex| vertex.to_string()).collect();
        self.tell(Said { tone, text, numbers, illegal, marks }, &moves.join(", "));
    }

    /// Says something, and tells it to screen readers with the moves that came with it.
    fn tell(self, said: Said, moves: &str) {
        let text = self.words.with_untracked(|words| self.text_of(&said, words));
        let voice = [moves, &text].into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(". ");
        self.site.speak(voice);
        // A move that nothing is said to leaves the sentence in sight.
        let shows = !text.is_empty() || !said.marks.is_empty();
        self.said.set(Some(said).filter(|_| shows));
    }

    /// What was said, in the language in use (tracked).
    pub fn said_text(self) -> String {
        let said = |said: &Option<Said>| {
            said.as_ref().map(|said| self.words.with(|words| self.text_of(said, words)))
        };
        self.said.with(said).unwrap_or_default()
    }

    fn text_of(self, said: &Said, words: &Words) -> String {
        let own = said.text.as_ref().and_then(|text| words.say(text, said.numbers));
        let rule = || {
            let illegal = said.illegal.as_ref()?;
            Some(self.session.with_untracked(|s| words::illegal(words.language, illegal, s.game())))
        };
        own.or_else(rule).unwrap_or_default()
    }

    /// The next hint: the page's text, then the place.
    pub fn hint(self) {
        if self.session.with_untracked(Session::stage) == Stage::Solved {
            return;
        }
        let mut hint = None;
        self.session.update(|session| {
            let has_text =
                |text: &Text| self.words.with_untracked(|w| w.say(text, Numbers::default()).is_some());
            let first = session.hint();
            let says = first.text.as_ref().is_some_and(has_text);
            hint = Some(if says || !first.marks.is_empty() { first } else { session.hint() });
        });
        self.settle();
        if let Some(hint) = hint {
            let moves: Vec<String> = hint.marks.iter().map(|mark| mark.at.to_string()).collect();
            let said = Said {
                tone: Tone::Neutral,
                text: hint.text,
                numbers: Numbers::default(),
                illegal: None,
                marks: hint.marks,
            };
            self.tell(said, &moves.join(", "));
        }
    }

    /// Takes the wrong answer back.
    pub fn retry(self) {
        self.session.update(Session::retry);
        self.said.set(None);
        self.settle();
    }

    /// Starts the page anew.
    pub fn reset(self) {
        self.session.update(Session::reset);
        self.said.set(None);
        self.tapped.update(BTreeSet::clear);
        self.chosen.set(None);
        self.settle();
    }

    /// Everything that the game has is on the board.
    fn settle(self) {
        self.numbers_from.set(None);
        self.held.set(None);
        self.shown.set(self.session.with_untracked(|session| session.game().ply()));
    }
}
