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

    let arrangements = PerColor::from_fn(|color| Arrangement::new(script, assessment, color));
    for color in Color::BOTH {
        arrangements[color].put_prisoners(script);
    }
    for color in Color::BOTH {
        arrangements[color].move_stones(script);
    }
    let regions = PerColor::from_fn(|color| regions(arrangements[color].layout.rectangles()));
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

/// What makes few rectangles of a side's free points.
struct Arrangement {
    color: Color,
    layout: Layout,
    /// Where prisoners go.
    prisoners: Vec<Point>,
    /// From where to where stones on the board move.
    moves: Vec<(Point, Point)>,
}

impl Arrangement {
    /// Arranges what a colour has once the dead stones are off the board.
    fn new(script: &Script, assessment: &Assessment, color: Color) -> Arrangement {
        let size = assessment.size();
        let owns = |point| assessment.get(point).is_some_and(|verdict| verdict.owner == Some(color));
        let has_movable = |point| script.board().get(point) == Some(color) && !assessment.is_seki(point);
        let territory: Vec<bool> = size.points().map(owns).collect();
        let area: Vec<bool> = size.points().map(|point| owns(point) || has_movable(point)).collect();
        let points = territory.iter().filter(|&&own| own).count();
        let to_put = points.min(script.lid(color.opponent()) as usize);
        let layout = Layout::new(size, &territory, &area, points - to_put);

        let (mut covered, mut vacated) = (Vec::new(), Vec::new());
        for point in size.points() {
            match (territory[size.index(point)], layout.is_free(point)) {
                (true, false) => covered.push(point),
                (false, true) => vacated.push(point),
                _ => {}
            }
        }
        let to_nearest = |from| Some((from, take_nearest(&mut covered, from)?));
        let moves = vacated.into_iter().filter_map(to_nearest).collect();
        Arrangement { color, layout, prisoners: covered, moves }
    }

    fn put_prisoners(&self, script: &mut Script) {
        let color = self.color;
        for &point in &self.prisoners {
            let change = Change { color, from: Place::Lid(color.opponent()), to: Place::Point(point) };
            script.push(StepKind::Prisoner { color }, vec![change]);
        }
    }

    fn move_stones(&self, script: &mut Script) {
        let color = self.color;
        for &(from, to) in &self.moves {
            let change = Change { color, from: Place::Point(from), to: Place::Point(to) };
            script.push(StepKind::Rearrange { color }, vec![change]);
        }
    }
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
