//! What events tell, as plain objects. `embed/embed.d.ts` has their types.

use js_sys::{Array, Object, Reflect};
use wasm_bindgen::JsValue;

use crate::engine::{Color, Game, Margin, Move, Outcome, PerColor, Point, Vertex};
use crate::sgf;

/// An object of named values.
pub fn object(values: &[(&str, JsValue)]) -> JsValue {
    let object = Object::new();
    for (name, value) in values {
        // Setting a property of a fresh object cannot fail.
        let _ = Reflect::set(&object, &(*name).into(), value);
    }
    object.into()
}

fn points(points: impl IntoIterator<Item = Point>) -> JsValue {
    points.into_iter().map(|point| JsValue::from(point.to_string())).collect::<Array>().into()
}

fn per_color(values: PerColor<u32>) -> JsValue {
    object(&[("black", values[Color::Black].into()), ("white", values[Color::White].into())])
}

fn number(count: usize) -> JsValue {
    JsValue::from(u32::try_from(count).unwrap_or(u32::MAX))
}

/// What went wrong: a stable `code` for programs and a `message` for people.
pub fn error(code: &str, message: &str) -> JsValue {
    object(&[("code", code.into()), ("message", message.into())])
}

/// A move that has come onto the board.
pub fn moved(game: &Game, mv: Move, captured: &[Point], new: bool) -> JsValue {
    let point = match mv.vertex {
        Vertex::Point(point) => JsValue::from(point.to_string()),
        Vertex::Pass => JsValue::NULL,
    };
    object(&[
        ("color", mv.color.name().into()),
        ("point", point),
        ("captured", points(captured.iter().copied())),
        ("move", number(move_number(game))),
        ("new", new.into()),
    ])
}

/// What stands on the board.
pub fn position(game: &Game) -> JsValue {
    let board = game.position().board();
    let of =
        |wanted: Color| points(board.stones().filter(|&(_, color)| color == wanted).map(|(point, _)| point));
    let node = game.record().node(game.cursor());
    object(&[
        ("move", number(move_number(game))),
        ("moves", number(game.line().last().map_or(0, |&end| game.record().move_number(end)))),
        ("toPlay", super::to_play(game).name().into()),
        ("phase", game.phase().name().into()),
        ("black", of(Color::Black)),
        ("white", of(Color::White)),
        ("prisoners", per_color(game.position().prisoners())),
        ("comment", node.comment.as_str().into()),
    ])
}

fn move_number(game: &Game) -> usize {
    game.record().move_number(game.cursor())
}

/// How a game ended.
pub fn result(outcome: &Outcome) -> JsValue {
    let (winner, by, margin) = match outcome {
        Outcome::Draw => (None, "draw", None),
        Outcome::NoResult => (None, "no-result", None),
        Outcome::Win { winner, by } => match by {
            Margin::Points(points) => (Some(*winner), "points", Some(f64::from(points.0) / 2.0)),
            Margin::Resignation => (Some(*winner), "resignation", None),
            Margin::Time => (Some(*winner), "time", None),
            Margin::Forfeit => (Some(*winner), "forfeit", None),
            Margin::Unknown => (Some(*winner), "unknown", None),
        },
    };
    object(&[
        ("result", sgf::write_outcome(outcome).into()),
        ("winner", winner.map_or(JsValue::NULL, |color| color.name().into())),
        ("by", by.into()),
        ("points", margin.map_or(JsValue::NULL, JsValue::from)),
    ])
}

/// How a problem was solved.
pub fn solved(wrong_tries: u32, hint: bool) -> JsValue {
    object(&[("wrongTries", wrong_tries.into()), ("hint", hint.into())])
}
