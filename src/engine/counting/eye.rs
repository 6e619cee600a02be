//! Groups of chains, and the eye spaces between them.

use super::grid::{Cell, Grid, NONE};
use super::reach::Reach;
use crate::engine::Color;

/// Room inside a region, bordered by living stones of the region's colour: an eye, or several, or a
/// whole territory.
#[derive(Clone, Debug)]
pub(super) struct Eye {
    pub color: Color,
    pub region: u16,
    /// Empty cells and dead stones.
    pub cells: Vec<usize>,
    /// The groups around it, each with those of `cells` that it touches.
    pub borders: Vec<Border>,
}

/// Where a group touches an eye.
#[derive(Clone, Debug)]
pub(super) struct Border {
    pub group: u16,
    pub cells: Vec<usize>,
}

/// All eyes of a board and the groups that make them.
#[derive(Clone, Debug)]
pub(super) struct Eyes {
    pub eyes: Vec<Eye>,
    /// The eye a cell belongs to, or [`NONE`].
    eye_of: Vec<u16>,
    /// The group a living stone belongs to, or [`NONE`].
    group_of: Vec<u16>,
    /// For each group, the eyes it touches and which of the eye's borders is its own.
    touched: Vec<Vec<(usize, usize)>>,
}

impl Eyes {
    pub fn new(grid: &Grid, reach: &Reach) -> Eyes {
        let (group_of, groups) = groups(grid, reach);
        let parts = grid.components(
            |cell| reach.region(cell) != NONE && grid.at(cell).is_open(),
            |a, b| reach.region(a) == reach.region(b),
        );
        let mut touched = vec![Vec::new(); groups];
        let mut eyes = Vec::with_capacity(parts.count());
        let mut eye_of = vec![NONE; grid.len()];
        for (id, cells) in parts.iter().enumerate() {
            let region = reach.region(cells[0]);
            let borders = borders(grid, cells, &group_of);
            for (index, border) in borders.iter().enumerate() {
                touched[usize::from(border.group)].push((id, index));
            }
            for &cell in cells {
                eye_of[cell] = id as u16;
            }
            eyes.push(Eye { color: reach.region_color(region), region, cells: cells.to_vec(), borders });
        }
        Eyes { eyes, eye_of, group_of, touched }
    }

    /// The eye a cell belongs to.
    pub fn eye_at(&self, cell: usize) -> Option<usize> {
        Some(self.eye_of[cell]).filter(|&eye| eye != NONE).map(usize::from)
    }

    /// The group a living stone belongs to.
    pub fn group_at(&self, cell: usize) -> Option<u16> {
        Some(self.group_of[cell]).filter(|&group| group != NONE)
    }

    pub fn group_count(&self) -> usize {
        self.touched.len()
    }

    /// The eyes a group touches, each with the index of the group's border in it.
    pub fn touched_by(&self, group: u16) -> &[(usize, usize)] {
        &self.touched[usize::from(group)]
    }
}

/// Groups: chains of one colour that are linked through dame, so that the opponent cannot part
/// them without giving the same chance back.
fn groups(grid: &Grid, reach: &Reach) -> (Vec<u16>, usize) {
    let mut group_of = vec![NONE; grid.len()];
    let mut count = 0;
    for color in Color::BOTH {
        let links = |cell: usize| {
            grid.at(cell) == Cell::Alive(color)
                || (reach.region(cell) == NONE && !reach.is_barred(cell, color))
        };
        for part in grid.components(links, |_, _| true).iter() {
            let mut has_stone = false;
            for &cell in part.iter().filter(|&&cell| grid.at(cell) == Cell::Alive(color)) {
                group_of[cell] = count as u16;
                has_stone = true;
            }
            count += usize::from(has_stone);
        }
    }
    (group_of, count)
}

fn borders(grid: &Grid, cells: &[usize], group_of: &[u16]) -> Vec<Border> {
    let mut borders: Vec<Border> = Vec::new();
    for &cell in cells {
        for side in grid.around(cell) {
            let group = group_of[side];
            if group == NONE {
                continue;
            }
            match borders.iter_mut().find(|border| border.group == group) {
                // A cell can touch a group on several sides, which follow one another.
                Some(border) if border.cells.last() == Some(&cell) => {}
                Some(border) => border.cells.push(cell),
                None => borders.push(Border { group, cells: vec![cell] }),
            }
        }
    }
    borders
}
