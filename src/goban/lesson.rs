//! From a page of a lesson, as its reader stands in it, to what is drawn of it.

use super::build::points_of;
use super::{Model, PointModel, Region};
use crate::engine::{Board, Color, Point, Position, Shape, Size, Vertex};
use crate::lessons::{Arrow, Goal, MarkKind, Page, ReplyMark, Session, Stage};

/// What lies over the board of a lesson: it changes without a stone being drawn anew.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Signs {
    pub marks: Vec<ReplyMark>,
    pub arrows: Vec<Arrow>,
}

/// The part of a board that a page shows.
#[must_use]
pub fn region_of(page: &Page, board: &Board) -> Region {
    let whole = Region::whole(board.size());
    match page.view {
        Some(view) if whole.contains(view.from) && whole.contains(view.to) => {
            Region { low: view.from, high: view.to }
        }
        _ => whole,
    }
}

/// What to draw of a session after `ply` moves of its game; the last ones are numbered from `from`.
#[must_use]
pub fn build_lesson(session: &Session, ply: usize, numbers_from: Option<usize>) -> Model {
    let game = session.game();
    let now = ply >= game.ply();
    let earlier;
    let position: &Position = if now {
        game.position()
    } else {
        earlier = game.position_at(ply);
        &earlier
    };
    let board = if now { session.board() } else { position.board().clone() };
    let size = board.size();
    let mut points = points_of(&board);
    show_shapes(&mut points, session.page(), size);
    // Signs stay where nothing has happened since the page was opened.
    let start = game.position_at(session.page().before.0.len().min(game.ply()));
    for point in size.points().filter(|&point| start.board().get(point) != board.get(point)) {
        points[size.index(point)].shape = None;
    }
    if let Some(ko) = position.ko() {
        points[size.index(ko)].ko = true;
    }
    let steps = game.line().get(1..=ply.min(game.ply())).unwrap_or_default();
    let moves: Vec<_> = steps.iter().map(|&node| game.record().node(node).mv).collect();
    if let Some(Some(Vertex::Point(last))) = moves.last().map(|mv| mv.map(|mv| mv.vertex)) {
        points[size.index(last)].last = true;
    }
    if let Some(from) = numbers_from {
        // A pass puts no stone down, and takes no number.
        let placed = moves.iter().skip(from).filter_map(|mv| match mv.map(|mv| mv.vertex) {
            Some(Vertex::Point(point)) => Some(point),
            _ => None,
        });
        for (number, point) in (1..).zip(placed) {
            if board.get(point).is_some() {
                points[size.index(point)].shape = Some(Shape::Label(number.to_string()));
            }
        }
    }
    Model {
        size,
        to_play: position.to_play(),
        phase: game.phase().name(),
        stone_in_hand: in_hand(session),
        points,
        hand_follows_ground: false,
        blocks: Vec::new(),
    }
}

/// The colour of the stone that a touch would put down; `None` where a touch puts none.
fn in_hand(session: &Session) -> Option<Color> {
    match &session.page().goal {
        _ if session.stage() == Stage::Solved => None,
        Goal::Fill { color, .. } => Some(*color),
        goal if goal.asks_for_moves() && session.stage() == Stage::Asking => {
            Some(session.game().position().to_play())
        }
        goal if goal.asks_for_moves() => Some(session.page().to_play),
        _ => None,
    }
}

/// Puts the shapes and the labels of a page on the points of its board.
pub fn show_shapes(points: &mut [PointModel], page: &Page, size: Size) {
    let shapes = &page.shapes;
    let sets = [
        (&shapes.circle, Shape::Circle),
        (&shapes.triangle, Shape::Triangle),
        (&shapes.square, Shape::Square),
        (&shapes.cross, Shape::Cross),
    ];
    for (set, shape) in sets {
        for point in set.iter().filter(|&point| size.contains(point)) {
            points[size.index(point)].shape = Some(shape.clone());
        }
    }
    for (&point, label) in shapes.labels.iter().filter(|&(&point, _)| size.contains(point)) {
        points[size.index(point)].shape = Some(Shape::Label(label.clone()));
    }
}

/// What lies over the board: what was found so far, what the reply points at, and the page's arrows.
#[must_use]
pub fn signs_of(session: &Session, reply: &[ReplyMark], held: Option<Point>) -> Signs {
    let marks_stay = matches!(session.page().goal, Goal::Mark { .. } | Goal::Count { .. });
    let found = session.found().iter().filter(|_| marks_stay);
    let mut marks: Vec<ReplyMark> = found.map(|&at| ReplyMark { at, kind: MarkKind::Found }).collect();
    for &mark in reply {
        if mark.kind != MarkKind::Found || marks_stay {
            marks.retain(|known| known.at != mark.at);
            marks.push(mark);
        }
    }
    marks.extend(held.map(|at| ReplyMark { at, kind: MarkKind::Look }));
    Signs { marks, arrows: session.page().shapes.arrows.clone() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lessons::{Answer, Chapter};

    fn session(json: &str) -> Session {
        let json = format!(r#"{{"id":"t","pages":[{json}]}}"#);
        Session::new(Chapter::from_json(&json).unwrap().pages.remove(0), 0).unwrap()
    }

    fn at(name: &str) -> Point {
        name.parse().unwrap()
    }

    const PAGE: &str = r#"{"id":"p","board":[".....",".....","o....","x....","....."],"view":"A1:C3",
        "to_play":"white","shapes":{"circle":"A1","labels":{"B2":"b"},"arrows":["A1>B2"]},
        "goal":{"capture":{"stones":"A2","tries":[{"at":"B1","line":"A1","say":"x"}]}}}"#;

    #[test]
    fn a_wrong_try_is_numbered_with_what_refutes_it() {
        let mut session = session(PAGE);
        let ply = session.game().ply();
        session.answer(&Answer::Point(at("B1")));
        let model = build_lesson(&session, session.game().ply(), Some(ply));
        let label = |point| model.point(at(point)).unwrap().shape.clone();
        assert_eq!(label("B1"), Some(Shape::Label("1".into())));
        assert_eq!(label("A1"), Some(Shape::Label("2".into())));
        let before = build_lesson(&session, ply, None);
        assert_eq!(before.point(at("B1")).unwrap().stone, None);
    }

    #[test]
    fn the_view_and_the_signs_are_the_pages() {
        let session = session(PAGE);
        let region = region_of(session.page(), &session.board());
        assert_eq!((region.low, region.high), (at("A1"), at("C3")));
        assert_eq!(signs_of(&session, &[], Some(at("A2"))).marks.len(), 1);
        assert_eq!(build_lesson(&session, 0, None).stone_in_hand, Some(Color::White));
    }

    #[test]
    fn what_was_found_stays_marked() {
        let page = r#"{"id":"p","size":5,"goal":{"mark":{"wanted":{"points":"A1 B2"}}}}"#;
        let mut session = session(page);
        session.answer(&Answer::Point(at("A1")));
        let marks = signs_of(&session, &[], None).marks;
        assert_eq!(marks, [ReplyMark { at: at("A1"), kind: MarkKind::Found }]);
    }
}
