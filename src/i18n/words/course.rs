//! What happens in a count over the board.

use super::{points_list, reason};
use crate::engine::counting::Course;
use crate::engine::counting::course::{Lying, Slip, Stage};
use crate::engine::counting::plan::{Place, Protection, Rectangle, Step, StepKind, Tally};
use crate::engine::{Color, Point};
use crate::i18n::{Key, Language, Message, format, text};

/// The name of a part of the count.
#[must_use]
pub fn stage_title(language: Language, stage: Stage) -> &'static str {
    text(language, keys(stage).0)
}

/// What the present part of a count is for, and what to do; nothing where all is done.
#[must_use]
pub fn stage_about(language: Language, course: &Course) -> &'static str {
    let key = match (course.stage(), course.plan().tally()) {
        (Stage::Result, _) => return "",
        (Stage::Dead, Tally::Area(_)) => Key::CourseAboutDeadArea,
        (stage, _) => keys(stage).1,
    };
    text(language, key)
}

/// What the button says that does all of a part.
#[must_use]
pub fn stage_do(language: Language, stage: Stage) -> &'static str {
    text(language, keys(stage).2)
}

fn keys(stage: Stage) -> (Key, Key, Key) {
    match stage {
        Stage::Dame => (Key::CourseTitleDame, Key::CourseAboutDame, Key::CourseDoDame),
        Stage::Dead => (Key::CourseTitleDead, Key::CourseAboutDead, Key::CourseDoDead),
        Stage::Prisoners => (Key::CourseTitlePrisoners, Key::CourseAboutPrisoners, Key::CourseDoPrisoners),
        Stage::Rearrange => (Key::CourseTitleRearrange, Key::CourseAboutRearrange, Key::CourseDoRearrange),
        Stage::Count => (Key::CourseTitleCount, Key::CourseAboutCount, Key::CourseDoCount),
        Stage::Fill => (Key::CourseTitleFill, Key::CourseAboutFill, Key::CourseDoFill),
        Stage::Gather => (Key::CourseTitleGather, Key::CourseAboutGather, Key::CourseDoGather),
        Stage::Result => (Key::CourseTitleResult, Key::CourseAboutResult, Key::CourseDoResult),
    }
}

/// What the next step of a count is.
#[must_use]
pub fn course_now(language: Language, course: &Course) -> String {
    let Some(step) = course.next() else { return text(language, Key::CourseAboutResult).to_owned() };
    let count = step.changes.len().into();
    let message = match step.kind {
        StepKind::Dame { color, number } => {
            let point = &*end(step);
            return format(language, &Message::CourseDame { color, number: number.into(), point });
        }
        StepKind::Protect { color, ref reason } => return protection(language, color, reason, &end(step)),
        StepKind::Lift { color } if step.changes.iter().any(|c| matches!(c.to, Place::Bowl(_))) => {
            return format(language, &Message::CourseLiftToBowl { color, count, point: &start(step) });
        }
        StepKind::Lift { color } => {
            return format(language, &Message::CourseLift { color, count, point: &start(step) });
        }
        StepKind::Prisoner { .. } => {
            let to_come = &course.steps()[course.done()..];
            let left = |color| {
                to_come.iter().filter(|other| other.kind == StepKind::Prisoner { color }).count().into()
            };
            Message::CoursePrisoners { black: left(Color::Black), white: left(Color::White) }
        }
        StepKind::Rearrange { color } => {
            if let Some(held) = course.held() {
                let color = course.table().board().get(held).unwrap_or(color);
                return format(language, &Message::CourseHeld { color, point: &held.to_string() });
            }
            let (from, to) = (&*start(step), &*end(step));
            return format(language, &Message::CourseRearrange { color, from, to });
        }
        StepKind::CountRegion { color, region } => return region_sum(language, course, color, region),
        StepKind::Fill { color } => Message::CourseFill { color },
        StepKind::Gather { color, heap } => Message::CourseGather { color, count, heap: heap.into() },
        StepKind::Result => return text(language, Key::CourseAboutResult).to_owned(),
    };
    format(language, &message)
}

fn protection(language: Language, color: Color, reason: &Protection, point: &str) -> String {
    match reason {
        Protection::Atari { chain } => {
            let stones = &*points_list(language, chain);
            format(language, &Message::CourseProtectAtari { color, point, stones })
        }
        Protection::FalseEye { .. } => format(language, &Message::CourseProtectFalseEye { color, point }),
    }
}

fn end(step: &Step) -> String {
    step.changes.first().map(|change| place(change.to)).unwrap_or_default()
}

fn start(step: &Step) -> String {
    step.changes.first().map(|change| place(change.from)).unwrap_or_default()
}

fn place(place: Place) -> String {
    match place {
        Place::Point(point) => point.to_string(),
        _ => String::new(),
    }
}

/// A region's free points, added up: "3 × 4 + 2".
fn region_sum(language: Language, course: &Course, color: Color, region: usize) -> String {
    let Tally::Territory(tally) = course.plan().tally() else { return String::new() };
    let Some(region) = tally.regions[color].get(region) else { return String::new() };
    let terms: Vec<String> = region.rectangles.iter().map(|&rectangle| rectangle_sides(rectangle)).collect();
    let (sum, points) = (&*terms.join(" + "), region.points().into());
    if sum == region.points().to_string() {
        // Nothing was added up.
        return format(language, &Message::ResultTotalOf { color, points });
    }
    format(language, &Message::CourseCountRegion { color, sum, points })
}

/// Rows × columns; a single point is "1".
#[must_use]
pub fn rectangle_sides(rectangle: Rectangle) -> String {
    match (rectangle.rows, rectangle.columns) {
        (1, 1) => "1".to_owned(),
        (rows, columns) => format!("{rows}\u{a0}×\u{a0}{columns}"),
    }
}

/// Why a hand was wrong.
#[must_use]
pub fn slip(language: Language, slip: Slip) -> String {
    let key = match slip {
        Slip::NotYet { number } => {
            return format(language, &Message::SlipNotYet { number: number.into() });
        }
        Slip::ProtectFirst { color, point } => {
            return format(language, &Message::SlipProtectFirst { color, point: &point.to_string() });
        }
        Slip::OthersTerritory { owner } => return format(language, &Message::SlipOthersTerritory { owner }),
        Slip::NotFilled { color } => return format(language, &Message::SlipNotFilled { color }),
        Slip::NoneLeft { color } => return format(language, &Message::SlipNoneLeft { color }),
        Slip::Occupied => Key::SlipOccupied,
        Slip::NotNeutral => Key::SlipNotNeutral,
        Slip::StaysOpen => Key::SlipStaysOpen,
        Slip::Alive => Key::SlipAlive,
        Slip::NoStone => Key::SlipNoStone,
        Slip::NotTerritory => Key::SlipNotTerritory,
        Slip::Stays => Key::SlipStays,
        Slip::HoldsBorder => Key::SlipHoldsBorder,
        Slip::StaysFree => Key::SlipStaysFree,
        Slip::NotFree => Key::SlipNotFree,
        Slip::NotCounted => Key::SlipNotCounted,
    };
    text(language, key).to_owned()
}

/// A point in a count over the board, as a screen reader tells it.
#[must_use]
pub fn course_point(language: Language, course: &Course, point: Point) -> String {
    let mut told = vec![point.to_string()];
    told.push(match course.table().board().get(point) {
        Some(color) => format(language, &Message::ColorStone { color }),
        None => text(language, Key::PointEmpty).to_owned(),
    });
    let to_come = &course.steps()[course.done()..course.stage_range().end];
    let comes = to_come.iter().find(|step| step.changes.iter().any(|c| c.to == Place::Point(point)));
    let goes = to_come.iter().find(|step| step.changes.iter().any(|c| c.from == Place::Point(point)));
    match (comes.map(|step| &step.kind), goes.map(|step| &step.kind)) {
        (Some(&StepKind::Dame { number, .. }), _) => {
            told.push(format(language, &Message::PointNumber { number: number.into() }));
        }
        (Some(&(StepKind::Prisoner { color } | StepKind::Rearrange { color })), _) => {
            told.push(format(language, &Message::PointPlace { color }));
        }
        // Dead stones stand on the board while the neutral points are filled.
        _ if matches!(course.lying(point), Some(Lying::Dead(_))) => {
            told.push(text(language, Key::PointMarkedDead).to_owned());
        }
        (_, Some(_)) => told.push(text(language, Key::PointMoves).to_owned()),
        _ => {}
    }
    if let Some(color) = course.lying(point).and_then(Lying::owner) {
        told.push(format(language, &Message::PointTerritory { color }));
    }
    told.join(", ")
}

/// Whose a point is in a count over the board, and why, as the table is now.
#[must_use]
pub fn course_reason(language: Language, course: &Course, point: Point) -> Option<String> {
    let verdict = course.plan().count().assessment.get(point)?;
    let message = match course.lying(point)? {
        Lying::Living(color) | Lying::Dead(color) => return Some(reason(language, verdict, Some(color))),
        Lying::Empty(verdict) => return Some(reason(language, verdict, None)),
        Lying::Filler(color) => Message::LyingFiller { color },
        Lying::Prisoner(color) => Message::LyingPrisoner { color },
        Lying::Moved(color) => Message::LyingMoved { color },
        Lying::Filling(color) => Message::LyingFilling { color },
        Lying::Vacated(color) => Message::LyingVacated { color },
        Lying::Lifted(verdict) => match verdict.owner {
            Some(color) => Message::LyingLifted { color },
            None => return Some(reason(language, verdict, None)),
        },
        Lying::Gathered(_) => return Some(text(language, Key::LyingGathered).to_owned()),
    };
    Some(format(language, &message))
}
