//! Which points each colour reaches, and the regions that only one colour reaches.

use super::barrier::barriers;
use super::grid::{Cell, Components, Grid, NONE};
use crate::engine::{Color, PerColor};

/// Reach and regions.
///
/// A colour reaches a point if a path leads there from one of its living stones and meets no
/// living stone of the opponent. Dead stones are no obstacle.
#[derive(Clone, Debug)]
pub(super) struct Reach {
    /// Whether a colour reaches a cell, barriers or no barriers.
    strict: PerColor<Vec<bool>>,
    /// The opponent's barriers, as seen by each colour.
    barred: PerColor<Vec<bool>>,
    /// The region of a cell that one colour alone reaches, paths ending at barriers; or [`NONE`].
    region: Vec<u16>,
    region_colors: Vec<Color>,
}

impl Reach {
    pub fn new(grid: &Grid) -> Reach {
        let own = barriers(grid);
        let barred = PerColor { black: own.white, white: own.black };
        let nothing = vec![false; grid.len()];
        let strict = PerColor::from_fn(|color| reached(grid, &parts(grid, color, &nothing), color));
        let parts = PerColor::from_fn(|color| parts(grid, color, &barred[color]));
        let loose = PerColor::from_fn(|color| reached(grid, &parts[color], color));
        let mut region = vec![NONE; grid.len()];
        for cell in grid.board_cells() {
            let label = match (loose.black[cell], loose.white[cell]) {
                (true, false) => parts.black.label(cell),
                // White's regions are numbered after Black's.
                (false, true) => parts.black.count() as u16 + parts.white.label(cell),
                _ => continue,
            };
            region[cell] = label;
        }
        let mut region_colors = vec![Color::Black; parts.black.count()];
        region_colors.resize(parts.black.count() + parts.white.count(), Color::White);
        Reach { strict, barred, region, region_colors }
    }

    /// The region of a cell, or [`NONE`] for one that both colours reach, or neither.
    ///
    /// A region may be in pieces: it is all that its colour alone reaches from the same stones.
    pub fn region(&self, cell: usize) -> u16 {
        self.region[cell]
    }

    pub fn region_color(&self, region: u16) -> Color {
        self.region_colors[usize::from(region)]
    }

    pub fn region_count(&self) -> usize {
        self.region_colors.len()
    }

    /// Whether the opponent's shape keeps this colour from going on through an empty cell.
    pub fn is_barred(&self, cell: usize, color: Color) -> bool {
        self.barred[color][cell]
    }

    /// The colour that alone reaches a cell, barriers or no barriers: its owner under area scoring.
    pub fn strict_owner(&self, cell: usize) -> Option<Color> {
        match (self.strict.black[cell], self.strict.white[cell]) {
            (true, false) => Some(Color::Black),
            (false, true) => Some(Color::White),
            _ => None,
        }
    }
}

/// The parts of the board in which one colour can move about.
fn parts(grid: &Grid, color: Color, barred: &[bool]) -> Components {
    grid.components(|cell| grid.at(cell) != Cell::Alive(color.opponent()) && !barred[cell], |_, _| true)
}

/// The cells of parts with a living stone, and the barriers next to them: a path may end on one.
fn reached(grid: &Grid, parts: &Components, color: Color) -> Vec<bool> {
    let mut reached = vec![false; grid.len()];
    for part in parts.iter() {
        if !part.iter().any(|&cell| grid.at(cell) == Cell::Alive(color)) {
            continue;
        }
        for &cell in part {
            reached[cell] = true;
            for side in grid.around(cell) {
                reached[side] |= grid.at(side) == Cell::Empty;
            }
        }
    }
    reached
}
