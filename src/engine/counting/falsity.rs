//! False eyes: points whose surrounding stones are connected through the point alone.

use super::eye::Eyes;
use super::grid::{Cell, Grid, NONE};
use super::reach::Reach;

/// Finds the eye points that do not help to live, or that must be filled.
///
/// A point of an eye is *false* if some group next to it reaches the point's other sides only
/// through the point: the opponent can put that group in atari, and then the point is filled. A
/// way round may lead through groups, other eyes, and other points of the same eye. Since false
/// eyes may make a ring in which each is the way round for the others, a way round counts too.
///
/// With `worth`, the value of each eye and its true points, a group that gets to an eye of some
/// worth need not connect: such false points are its territory all the same, and what is left are
/// the points that will have to be filled.
///
/// Source: the published method of lightvector/goscorer (2024).
pub(super) fn false_points(
    grid: &Grid,
    reach: &Reach,
    eyes: &Eyes,
    worth: Option<(&[u8], &[bool])>,
) -> Vec<bool> {
    let mut found = vec![false; grid.len()];
    let mut walk = Walk::new(grid, eyes, worth);
    for (id, eye) in eyes.eyes.iter().enumerate() {
        for border in &eye.borders {
            for &cell in &border.cells {
                let around = grid.around(cell);
                let within = around.iter().filter(|&&side| eyes.eye_at(side) == Some(id)).count();
                // A point with two ways on inside the eye is in its middle.
                if within > 1 || found[cell] || is_held_together(grid, eyes, id, cell) {
                    continue;
                }
                let mut sides = 0;
                for (bit, &side) in around.iter().enumerate() {
                    // A side outside the region is an open one; nothing of the group's is there.
                    let inside = reach.region(side) == eye.region && eye.region != NONE;
                    sides |= u8::from(inside) << bit;
                }
                found[cell] = !walk.encloses(id, cell, border.group, sides);
            }
        }
    }
    found
}

/// Whether the sides of a point hang together in the eight cells around it: then the longer ways
/// round need not be looked at.
fn is_held_together(grid: &Grid, eyes: &Eyes, eye: usize, cell: usize) -> bool {
    let ring = grid.ring(cell);
    let own = Cell::Alive(eyes.eyes[eye].color);
    let holds = ring.map(|side| grid.at(side) == own || eyes.eye_at(side) == Some(eye));
    let gaps = (0..8).filter(|&place| holds[place] && !holds[(place + 1) % 8]).count();
    let off_board = |&place: &usize| grid.at(ring[place]) == Cell::Edge;
    // Two sides with the edge between them do not hang together there.
    gaps <= 1 && (0..8).step_by(2).all(|place| holds[place] || off_board(&place))
}

/// A walk from group to eye to group, with its marks kept from one walk to the next.
struct Walk<'a> {
    grid: &'a Grid,
    eyes: &'a Eyes,
    worth: Option<(&'a [u8], &'a [bool])>,
    /// The number of the present walk; a mark with this number is fresh.
    round: u32,
    seen_group: Vec<u32>,
    seen_eye: Vec<u32>,
    seen_cell: Vec<u32>,
    groups: Vec<u16>,
    cells: Vec<usize>,
}

impl<'a> Walk<'a> {
    fn new(grid: &'a Grid, eyes: &'a Eyes, worth: Option<(&'a [u8], &'a [bool])>) -> Walk<'a> {
        Walk {
            grid,
            eyes,
            worth,
            round: 0,
            seen_group: vec![0; eyes.group_count()],
            seen_eye: vec![0; eyes.eyes.len()],
            seen_cell: vec![0; grid.len()],
            groups: Vec::new(),
            cells: Vec::new(),
        }
    }

    /// Whether a group comes to all the `sides` (one bit each, in the order of [`Grid::around`]) of
    /// a `point` of an eye without using the point, or to an eye of some worth.
    fn encloses(&mut self, eye: usize, point: usize, group: u16, sides: u8) -> bool {
        self.round += 1;
        self.groups.clear();
        self.visit_group(group);
        self.seen_cell[point] = self.round;
        let mut reached = 0;
        let mut next = 0;
        while let Some(&group) = self.groups.get(next) {
            next += 1;
            for &(touched, border) in self.eyes.touched_by(group) {
                if touched == eye {
                    if self.spread(eye, border) {
                        return true;
                    }
                } else if self.cross(touched) {
                    return true;
                }
            }
            for (bit, side) in self.grid.around(point).into_iter().enumerate() {
                let here = self.eyes.group_at(side) == Some(group) || self.seen_cell[side] == self.round;
                reached |= u8::from(here) << bit;
            }
            if reached & sides == sides {
                return true;
            }
        }
        false
    }

    fn visit_group(&mut self, group: u16) {
        let seen = &mut self.seen_group[usize::from(group)];
        if *seen != self.round {
            *seen = self.round;
            self.groups.push(group);
        }
    }

    /// Goes on to all groups around another eye; `true` if that eye is worth something.
    fn cross(&mut self, eye: usize) -> bool {
        if std::mem::replace(&mut self.seen_eye[eye], self.round) == self.round {
            return false;
        }
        if self.worth.is_some_and(|(values, _)| values[eye] > 0) {
            return true;
        }
        let eyes = self.eyes;
        for border in &eyes.eyes[eye].borders {
            self.visit_group(border.group);
        }
        false
    }

    /// Goes on within the eye in question, from one of its borders; `true` if it comes to a true
    /// point and the eye is worth something.
    fn spread(&mut self, eye: usize, border: usize) -> bool {
        let eyes = self.eyes;
        let is_worth = |cell: usize| self.worth.is_some_and(|(values, real)| values[eye] > 0 && real[cell]);
        self.cells.clear();
        for &cell in &eyes.eyes[eye].borders[border].cells {
            if std::mem::replace(&mut self.seen_cell[cell], self.round) != self.round {
                self.cells.push(cell);
            }
        }
        let mut next = 0;
        while let Some(&cell) = self.cells.get(next) {
            next += 1;
            if is_worth(cell) {
                return true;
            }
            for side in self.grid.around(cell) {
                if let Some(group) = eyes.group_at(side) {
                    let seen = &mut self.seen_group[usize::from(group)];
                    if *seen != self.round {
                        *seen = self.round;
                        self.groups.push(group);
                    }
                } else if eyes.eye_at(side) == Some(eye) && self.seen_cell[side] != self.round {
                    self.seen_cell[side] = self.round;
                    self.cells.push(side);
                }
            }
        }
        false
    }
}
