//! What is on a point of the board, whose it is and why.

use crate::engine::counting::{Reason, Unsettled, UnsettledKind, Verdict};
use crate::engine::handicap::star_points;
use crate::engine::{Color, Game, Phase, Point, Vertex};
use crate::i18n::{Key, Language, Message, format, text};

/// A point as a screen reader tells it: "D4, black stone, 3 liberties, last move".
#[must_use]
pub fn point(language: Language, game: &Game, point: Point) -> String {
    let board = game.position().board();
    let mut told = vec![point.to_string()];
    match board.get(point) {
        Some(color) => {
            let count = board.liberties(point).len().into();
            told.push(format(language, &Message::ColorStone { color }));
            told.push(format(language, &Message::PointLiberties { count }));
        }
        None => told.push(text(language, Key::PointEmpty).to_owned()),
    }
    for (holds, key) in [
        (is_marked_dead(game, point), Key::PointMarkedDead),
        (is_in_doubt(game, point), Key::PointUnsure),
        (game.position().ko() == Some(point), Key::PointKo),
        (game.last_move().is_some_and(|mv| mv.vertex == Vertex::Point(point)), Key::PointLastMove),
        (star_points(board.size()).contains(&point), Key::PointStar),
    ] {
        if holds {
            told.push(text(language, key).to_owned());
        }
    }
    told.join(", ")
}

fn is_marked_dead(game: &Game, point: Point) -> bool {
    match game.phase() {
        Phase::Counting(agreement) => agreement.dead.contains(&point),
        Phase::Finished(finish) => finish.count.as_ref().is_some_and(|count| count.dead.contains(&point)),
        Phase::Handicap { .. } | Phase::Play => false,
    }
}

fn is_in_doubt(game: &Game, point: Point) -> bool {
    matches!(game.phase(), Phase::Counting(agreement) if agreement.unsure.contains(&point))
}

/// Whose a point is in the count, and why. `stone` is what stands there.
#[must_use]
pub fn reason(language: Language, verdict: Verdict, stone: Option<Color>) -> String {
    let message = match (verdict.reason, verdict.owner, stone) {
        (Reason::Stone, Some(color), _) => Message::ReasonStoneArea { color },
        (Reason::Stone, None, Some(color)) => Message::ReasonStone { color },
        (Reason::DeadStone, Some(color), _) => Message::ReasonDeadStone { color },
        (Reason::Territory, Some(color), _) => Message::ReasonTerritory { color },
        (Reason::Seki, Some(color), _) => Message::ReasonSekiCounts { color },
        (reason, ..) => return text(language, ownerless(reason)).to_owned(),
    };
    format(language, &message)
}

fn ownerless(reason: Reason) -> Key {
    match reason {
        Reason::Seki => Key::ReasonSeki,
        Reason::FalseEye => Key::ReasonFalseEye,
        Reason::OpenBorder => Key::ReasonOpenBorder,
        Reason::Dame | Reason::Stone | Reason::DeadStone | Reason::Territory => Key::ReasonDame,
    }
}

/// What should be played before the count.
#[must_use]
pub fn unsettled(language: Language, unsettled: &Unsettled) -> String {
    let color = unsettled.color;
    let stones = &*points_list(language, &unsettled.points);
    let moves = &*points_list(language, &unsettled.moves);
    let message = match unsettled.kind {
        UnsettledKind::OpenBorder => Message::CountOpenBorder { color, points: moves },
        UnsettledKind::Atari => Message::CountAtari { color, points: stones },
        UnsettledKind::Shortage => Message::CountShortage { color, points: stones },
        UnsettledKind::Doubtful => Message::CountDoubtful { color, points: stones },
        UnsettledKind::OpenArea => Message::CountOpenArea { points: stones },
    };
    format(language, &message)
}

/// Points one after the other, the first few of many: "D4, E5 and 7 more".
#[must_use]
pub fn points_list(language: Language, points: &[Point]) -> String {
    const SHOWN: usize = 6;
    let names: Vec<String> = points.iter().take(SHOWN).map(ToString::to_string).collect();
    let names = names.join(", ");
    match points.len().saturating_sub(SHOWN) {
        0 => names,
        count => format(language, &Message::CountPointsMore { points: &names, count: count.into() }),
    }
}
