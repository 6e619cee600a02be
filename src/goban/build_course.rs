//! From a count over the board to what is drawn of it.

use super::build::ground;
use super::{Block, Ground, Hint, Model, PointModel};
use crate::engine::counting::Course;
use crate::engine::counting::course::{Lying, Stage};
use crate::engine::counting::plan::{Place, Protection, Step, StepKind, Tally};
use crate::engine::{Color, Game, Phase, Point, Shape, Size};

/// What to draw of a game that is being counted over the board.
#[must_use]
pub fn build_course(game: &Game, course: &Course) -> Model {
    let board = course.table().board();
    let size = board.size();
    let mut points: Vec<PointModel> =
        size.points().map(|point| PointModel { stone: board.get(point), ..PointModel::default() }).collect();
    let stage = course.stage();
    if !matches!(stage, Stage::Count | Stage::Result | Stage::Gather) {
        for (point, lying) in course.all_lying() {
            let model = &mut points[size.index(point)];
            model.ground = ground_now(lying);
            // Until they leave, whatever is done before.
            model.dead = matches!(lying, Lying::Dead(_));
        }
    }
    let range = course.stage_range();
    let (done, to_come) = course.steps()[range].split_at(course.done() - course.stage_range().start);
    for step in done {
        mark_done(&mut points, size, step);
    }
    for step in to_come.iter().rev() {
        mark_to_come(&mut points, size, step);
    }
    if let Some(step) = course.next() {
        mark_next(&mut points, size, step);
    }
    if let Some(held) = course.held() {
        points[size.index(held)].hint = Some(Hint::Held);
    }
    Model {
        size,
        to_play: game.position().to_play(),
        phase: if course.is_over() { Phase::name(game.phase()) } else { "counting" },
        stone_in_hand: in_hand(course),
        hand_follows_ground: stage == Stage::Prisoners,
        points,
        blocks: if matches!(stage, Stage::Count | Stage::Result) { blocks(course) } else { Vec::new() },
    }
}

/// Whose ground an empty point is on the table as it is now.
fn ground_now(lying: Lying) -> Ground {
    match lying {
        Lying::Empty(verdict) | Lying::Lifted(verdict) => ground(verdict, &PointModel::default()),
        Lying::Vacated(color) => Ground::Territory(color),
        _ => Ground::Unsaid,
    }
}

/// The colour of the stone that a hand would put down.
fn in_hand(course: &Course) -> Option<Color> {
    match course.next()?.kind {
        StepKind::Dame { color, .. } | StepKind::Protect { color, .. } | StepKind::Prisoner { color } => {
            Some(color)
        }
        _ => course.held().and_then(|held| course.table().board().get(held)),
    }
}

fn mark_done(points: &mut [PointModel], size: Size, step: &Step) {
    if let (StepKind::Dame { number, .. }, Some(point)) = (&step.kind, goal(step)) {
        points[size.index(point)].shape = Some(Shape::Label(number.to_string()));
    }
}

fn mark_to_come(points: &mut [PointModel], size: Size, step: &Step) {
    match step.kind {
        StepKind::Dame { number, .. } => {
            if let Some(point) = goal(step) {
                let model = &mut points[size.index(point)];
                model.shape = Some(Shape::Label(number.to_string()));
                model.ground = Ground::Unsaid;
            }
        }
        StepKind::Prisoner { color } | StepKind::Rearrange { color } => {
            if let Some(point) = goal(step) {
                points[size.index(point)].hint = Some(Hint::Place(color));
            }
            for stone in starts(step) {
                points[size.index(stone)].hint = Some(Hint::Take);
            }
        }
        _ => {}
    }
}

fn mark_next(points: &mut [PointModel], size: Size, step: &Step) {
    match &step.kind {
        StepKind::Dame { color, .. } | StepKind::Protect { color, .. } => {
            if let Some(point) = goal(step) {
                points[size.index(point)].hint = Some(Hint::Next(*color));
            }
            if let StepKind::Protect { reason: Protection::Atari { chain }, .. } = &step.kind {
                for &stone in chain {
                    points[size.index(stone)].hint = Some(Hint::Danger);
                }
            }
        }
        StepKind::Prisoner { color } | StepKind::Rearrange { color } => {
            if let Some(point) = goal(step) {
                points[size.index(point)].hint = Some(Hint::Next(*color));
            }
        }
        StepKind::Fill { color } => {
            for change in &step.changes {
                if let Place::Point(point) = change.to {
                    points[size.index(point)].hint = Some(Hint::Place(*color));
                }
            }
        }
        StepKind::Gather { .. } => {
            for stone in starts(step) {
                points[size.index(stone)].hint = Some(Hint::Take);
            }
        }
        _ => {}
    }
}

fn goal(step: &Step) -> Option<Point> {
    match step.changes.first()?.to {
        Place::Point(point) => Some(point),
        _ => None,
    }
}

fn starts(step: &Step) -> impl Iterator<Item = Point> + '_ {
    step.changes.iter().filter_map(|change| match change.from {
        Place::Point(point) => Some(point),
        _ => None,
    })
}

fn blocks(course: &Course) -> Vec<Block> {
    let Tally::Territory(tally) = course.plan().tally() else { return Vec::new() };
    let of_color = |color: Color| {
        let regions = tally.regions[color].iter().enumerate();
        regions.flat_map(move |(index, region)| {
            let counted = course.is_counted(color, index);
            region.rectangles.iter().map(move |&rectangle| Block { color, rectangle, counted })
        })
    };
    Color::BOTH.into_iter().flat_map(of_color).collect()
}
