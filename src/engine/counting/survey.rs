//! Everything the count needs to know of a position, found once.

use super::eye::Eyes;
use super::falsity::false_points;
use super::grid::{Cell, Grid, NONE};
use super::reach::Reach;
use super::value::eye_values;
use super::{Reason, Verdict};
use crate::engine::rules::{Rules, Scoring, SekiPoints};
use crate::engine::{Board, Color};

/// What a position looks like to the count, whatever the rules.
pub(super) struct Survey {
    pub grid: Grid,
    reach: Reach,
    eyes: Eyes,
    values: Vec<u8>,
    /// Points that do not help to live.
    is_false: Vec<bool>,
    /// False points that must be filled, and what hangs on them.
    must_fill: Vec<bool>,
    /// Cells in an area that leads out of its region through a gap.
    leaks: Vec<bool>,
    /// For each region, whether its stones have fewer than two eyes.
    is_seki: Vec<bool>,
}

impl Survey {
    pub fn new(board: &Board, grid: Grid) -> Survey {
        let reach = Reach::new(&grid);
        let eyes = Eyes::new(&grid, &reach);
        let is_false = false_points(&grid, &reach, &eyes, None);
        let values = eye_values(board, &grid, &eyes, &is_false);
        let is_real: Vec<bool> = is_false.iter().map(|is_false| !is_false).collect();
        let unscorable = false_points(&grid, &reach, &eyes, Some((&values, &is_real)));
        let must_fill = with_throw_ins(&grid, &reach, unscorable);
        let leaks = leaks(&grid, &reach);
        let mut eyes_in_region = vec![0; reach.region_count()];
        for (eye, value) in eyes.eyes.iter().zip(&values) {
            eyes_in_region[usize::from(eye.region)] += u32::from(*value);
        }
        let is_seki = eyes_in_region.into_iter().map(|count| count < 2).collect();
        Survey { grid, reach, eyes, values, is_false, must_fill, leaks, is_seki }
    }

    /// Whether a cell is in a region whose stones have fewer than two eyes.
    pub fn is_seki(&self, cell: usize) -> bool {
        let region = self.reach.region(cell);
        region != NONE && self.is_seki[usize::from(region)]
    }

    /// The value of the eye a cell belongs to, 0 to 2; 0 outside eyes.
    pub fn eye_value(&self, cell: usize) -> u8 {
        self.eyes.eye_at(cell).map_or(0, |eye| self.values[eye])
    }

    /// Whether a cell is room that a colour alone reaches.
    pub fn is_eye_of(&self, cell: usize, color: Color) -> bool {
        self.eyes.eye_at(cell).is_some_and(|eye| self.eyes.eyes[eye].color == color)
    }

    /// Whether a cell is an eye point that does not help to live.
    pub fn is_false_eye(&self, cell: usize) -> bool {
        self.is_false[cell]
    }

    /// Whose a cell is under the given rules, and why.
    pub fn verdict(&self, cell: usize, rules: &Rules) -> Verdict {
        let reason = self.reason(cell);
        let owner = match (rules.scoring, reason) {
            (_, Reason::Dame | Reason::OpenBorder) => None,
            (_, Reason::Seki) if rules.seki == SekiPoints::None => None,
            (Scoring::Territory, Reason::Stone | Reason::FalseEye) => None,
            (Scoring::Territory, Reason::Seki) if self.must_fill[cell] => None,
            _ => self.reach.strict_owner(cell),
        };
        Verdict { owner, reason }
    }

    /// The colour that alone reaches a cell, barriers or no barriers.
    pub fn strict_owner(&self, cell: usize) -> Option<Color> {
        self.reach.strict_owner(cell)
    }

    /// Whether a colour's shape keeps the opponent from going on through an empty cell.
    pub fn is_barrier_of(&self, cell: usize, color: Color) -> bool {
        self.reach.is_barred(cell, color.opponent())
    }

    /// Why a cell belongs to whom it belongs, whatever the rules.
    pub fn reason(&self, cell: usize) -> Reason {
        let here = self.grid.at(cell);
        let region = self.reach.region(cell);
        match here {
            Cell::Alive(_) => Reason::Stone,
            _ if region == NONE => Reason::Dame,
            _ if self.leaks[cell] || self.reach.strict_owner(cell).is_none() => Reason::OpenBorder,
            _ if self.is_seki[usize::from(region)] => Reason::Seki,
            _ if self.must_fill[cell] => Reason::FalseEye,
            Cell::Dead(_) => Reason::DeadStone,
            Cell::Empty | Cell::Edge => Reason::Territory,
        }
    }
}

/// Adds to the points that must be filled those next to a dead stone on one of them: taking the
/// throw-in costs a move there.
fn with_throw_ins(grid: &Grid, reach: &Reach, unscorable: Vec<bool>) -> Vec<bool> {
    let mut must_fill = unscorable.clone();
    for cell in grid.board_cells().filter(|&cell| unscorable[cell]) {
        let Cell::Dead(color) = grid.at(cell) else { continue };
        for side in grid.around(cell) {
            let region = reach.region(side);
            let captors = region != NONE && reach.region_color(region) == color.opponent();
            must_fill[side] |= captors && grid.at(side).is_open();
        }
    }
    must_fill
}

/// Areas of empty points, and dead chains, that lie in their region only in part.
fn leaks(grid: &Grid, reach: &Reach) -> Vec<bool> {
    let mut leaks = vec![false; grid.len()];
    let areas = grid.components(|cell| grid.at(cell).is_open(), |a, b| grid.at(a) == grid.at(b));
    for area in areas.iter() {
        let region = reach.region(area[0]);
        if area.iter().any(|&cell| reach.region(cell) != region) {
            for &cell in area {
                leaks[cell] = true;
            }
        }
    }
    leaks
}
