//! Where a game stands, and what has just happened in it.

use std::collections::BTreeSet;

use super::{outcome, points_list};
use crate::engine::game::MarkedBy;
use crate::engine::rules::LongCycle;
use crate::engine::{Event, Game, Move, NodeId, Phase, Point, Vertex};
use crate::i18n::{Key, Language, Message, format, text};

/// The line above the board: whose turn it is, what is to be done, or how the game ended.
#[must_use]
pub fn status(language: Language, game: &Game) -> String {
    match game.phase() {
        Phase::Handicap { remaining } => {
            format(language, &Message::StatusHandicap { count: remaining.into() })
        }
        Phase::Play => format(language, &Message::StatusToPlay { color: game.position().to_play() }),
        Phase::Counting(_) => text(language, Key::StatusCounting).to_owned(),
        Phase::Finished(finish) => {
            let outcome = outcome(language, &finish.outcome);
            format(language, &Message::StatusFinishedWith { outcome: &outcome })
        }
    }
}

/// What an action did, as a screen reader tells it: "White D4, captures 2". `game` is the game
/// after the event.
#[must_use]
pub fn event(language: Language, event: &Event, game: &Game) -> String {
    match event {
        Event::Moved { mv, captured, ended, cycle } => {
            let mut said = moved(language, *mv, captured);
            let cycle = cycle.and_then(|ply| repeated(language, game, ply));
            let ended = || ended.map(|ended| outcome(language, &ended));
            // A repetition that ends the game says so itself.
            if let Some(sentence) = cycle.or_else(ended) {
                said.push_str(". ");
                said.push_str(&sentence);
            }
            said
        }
        Event::HandicapPlaced { point, remaining } => format(
            language,
            &Message::AnnounceHandicap { point: &point.to_string(), count: (*remaining).into() },
        ),
        Event::Walked => walked(language, game),
        Event::CountBegan => text(language, Key::AnnounceCountBegan).to_owned(),
        Event::Marked { chain, dead } => {
            let count = chain.len().into();
            let (dead_now, alive_now) =
                (Message::AnnounceMarkedDead { count }, Message::AnnounceMarkedAlive { count });
            format(language, if *dead { &dead_now } else { &alive_now })
        }
        Event::Suggested { .. } => suggested(language, game),
        Event::Accepted(color) => format(language, &Message::CountAccepted { color: *color }),
        Event::Withdrawn(color) => format(language, &Message::CountWithdrew { color: *color }),
        Event::Resumed { to_play } => format(language, &Message::CountResumed { color: *to_play }),
        Event::Ended(ended) => outcome(language, ended),
    }
}

/// What a suggestion of dead stones has come to; empty where nothing was suggested.
#[must_use]
pub fn suggested(language: Language, game: &Game) -> String {
    let Phase::Counting(agreement) = game.phase() else { return String::new() };
    if agreement.marked_by != MarkedBy::Suggestion {
        return String::new();
    }
    let marked = match &*first_stones(game, &agreement.dead) {
        [] => text(language, Key::CountNoneFound).to_owned(),
        chains => format(language, &Message::CountSuggested { points: &points_list(language, chains) }),
    };
    if agreement.unsure.is_empty() {
        return marked;
    }
    let unsure: Vec<Point> = agreement.unsure.iter().copied().collect();
    let unsure = format(language, &Message::CountUnsure { points: &points_list(language, &unsure) });
    if agreement.dead.is_empty() { unsure } else { format!("{marked} {unsure}") }
}

/// A stone of each chain of some stones.
fn first_stones(game: &Game, stones: &BTreeSet<Point>) -> Vec<Point> {
    let chains = game.position().board().chains();
    chains.into_iter().map(|(first, _)| first).filter(|first| stones.contains(first)).collect()
}

/// The number of the move that stands `ply` steps after the start of the line; 0 before the first.
#[must_use]
pub fn move_number(game: &Game, ply: usize) -> usize {
    game.record().move_number(game.line().get(ply).copied().unwrap_or(NodeId::ROOT))
}

/// What another pass would do, after a pass.
#[must_use]
pub fn passed(language: Language, game: &Game) -> Option<String> {
    let last = game.last_move().filter(|mv| mv.vertex == Vertex::Pass)?;
    let ends = matches!(game.phase(), Phase::Play) && game.pass_ends_play();
    ends.then(|| format(language, &Message::StatusPassed { color: last.color }))
}

/// The last move, to be said below whose turn it is: "White D4".
#[must_use]
pub fn lately(language: Language, game: &Game) -> String {
    let last = || game.last_move().map(|mv| moved(language, mv, &[]));
    passed(language, game).or_else(last).unwrap_or_default()
}

fn moved(language: Language, mv: Move, captured: &[Point]) -> String {
    let Move { color, vertex: Vertex::Point(played) } = mv else {
        return format(language, &Message::AnnouncePass { color: mv.color });
    };
    let point = &*played.to_string();
    let count = captured.len().into();
    let message = match captured {
        [] => Message::AnnounceMove { color, point },
        own if own.contains(&played) => Message::AnnounceSuicide { color, point, count },
        _ => Message::AnnounceCaptures { color, point, count },
    };
    format(language, &message)
}

/// What it means under the rules in force that the position after `ply` steps has come back.
#[must_use]
pub fn repeated(language: Language, game: &Game, ply: usize) -> Option<String> {
    let number = move_number(game, ply).into();
    let message = match game.rules().long_cycle {
        LongCycle::Ignore => return None,
        LongCycle::OfferDraw => Message::CycleOfferDraw { number },
        LongCycle::Draw => Message::CycleDraw { number },
        LongCycle::NoResult | LongCycle::AnnulledAtThird => Message::CycleNoResult { number },
    };
    Some(format(language, &message))
}

fn walked(language: Language, game: &Game) -> String {
    let total = game.line().last().map_or(0, |&leaf| game.record().move_number(leaf));
    let place = match game.record().move_number(game.cursor()) {
        0 => text(language, Key::RecordStart).to_owned(),
        current => format(language, &Message::RecordMoveOf { current: current.into(), total: total.into() }),
    };
    match game.last_move() {
        Some(mv) => format!("{place}: {}", moved(language, mv, &[])),
        None => place,
    }
}
