//! The count by territory: prisoners in, stones moved, free points counted.

use std::collections::BTreeSet;

use super::dame::Neutral;
use super::layout::{Layout, Rectangle};
use super::script::Script;
use super::{Change, Place, Region, StepKind, Tally, TerritoryTally};
use crate::engine::counting::{Assessment, Count, assess};
use crate::engine::rules::{Rules, Scoring, SekiPoints};
use crate::engine::{Color, PerColor, Point};

/// Writes the count by territory; also tells the neutral points that stay empty.
pub(super) fn plan(
    script: &mut Script,
    first: Color,
    count: &Count,
    rules: &Rules,
) -> (Tally, BTreeSet<Point>) {
    let assessment = &count.assessment;
    let by_area = Rules { scoring: Scoring::Area, seki: SekiPoints::Count, ..*rules };
    let by_area = assess(script.board(), assessment.dead(), &by_area);
    let mut neutral = Neutral::new(script.board(), assessment, &by_area);
    neutral.fill(script, first, assessment.dead());
    script.lift(assessment.dead().iter().copied(), |color| Place::Lid(color.opponent()));
    // What dead stones were in the way of.
    neutral.fill(script, first, &BTreeSet::new());

    let layouts = PerColor::from_fn(|color| arrange(script, assessment, color));
    let regions = PerColor::from_fn(|color| regions(layouts[color].rectangles()));
    for color in Color::BOTH {
        for region in 0..regions[color].len() {
            script.push(StepKind::CountRegion { color, region }, Vec::new());
        }
    }
    script.push(StepKind::Result, Vec::new());
    let left_over = PerColor::from_fn(|color| script.lid(color));
    let komi = PerColor::from_fn(|color| count.account.items[color].komi);
    (Tally::Territory(TerritoryTally { regions, left_over, komi }), neutral.points())
}

/// Puts the prisoners of a colour into its territory and moves its stones, so that the points that
/// stay free make few rectangles.
fn arrange(script: &mut Script, assessment: &Assessment, color: Color) -> Layout {
    let size = assessment.size();
    let captor = color.opponent();
    let is_own = |point: Point| assessment.get(point).is_some_and(|verdict| verdict.owner == Some(color));
    let territory: Vec<bool> = size.points().map(is_own).collect();
    let points = territory.iter().filter(|&&own| own).count();
    let prisoners = points.min(script.lid(captor) as usize);
    let area: Vec<bool> = size
        .points()
        .map(|point| is_own(point) || script.board().get(point) == Some(color) && !assessment.is_seki(point))
        .collect();
    let layout = Layout::new(size, &territory, &area, points - prisoners);

    let vacated: Vec<Point> =
        size.points().filter(|&p| layout.is_free(p) && !territory[size.index(p)]).collect();
    let mut covered: Vec<Point> =
        size.points().filter(|&p| territory[size.index(p)] && !layout.is_free(p)).collect();
    let moves: Vec<(Point, Point)> =
        vacated.into_iter().filter_map(|from| Some((from, take_nearest(&mut covered, from)?))).collect();
    for point in covered {
        let change = Change { color, from: Place::Lid(captor), to: Place::Point(point) };
        script.push(StepKind::Prisoner { color }, vec![change]);
    }
    for (from, to) in moves {
        let change = Change { color, from: Place::Point(from), to: Place::Point(to) };
        script.push(StepKind::Rearrange { color }, vec![change]);
    }
    layout
}

fn take_nearest(points: &mut Vec<Point>, to: Point) -> Option<Point> {
    let distance = |p: &Point| p.row.abs_diff(to.row) + p.column.abs_diff(to.column);
    let (index, _) = points.iter().enumerate().min_by_key(|(_, point)| distance(point))?;
    Some(points.swap_remove(index))
}

/// Rectangles that touch make one region; the largest region first.
fn regions(rectangles: &[Rectangle]) -> Vec<Region> {
    let mut regions: Vec<Region> = Vec::new();
    for &rectangle in rectangles {
        let touches = |region: &mut Region| region.rectangles.iter().any(|other| other.touches(rectangle));
        let mut joined = Region { rectangles: vec![rectangle] };
        for region in regions.extract_if(.., touches) {
            joined.rectangles.extend(region.rectangles);
        }
        regions.push(joined);
    }
    regions.sort_by_key(|region| std::cmp::Reverse(region.points()));
    regions
}
