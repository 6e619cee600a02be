//! Unconditional life: chains that stay on the board even if their owner only passes.

use std::collections::BTreeSet;

use super::grid::{Cell, Components, Grid, NONE};
use crate::engine::rules::Suicide;
use crate::engine::{Board, Color, Point, Size};

/// The unconditionally alive chains of a board, and the area that is theirs for certain.
///
/// A chain is unconditionally alive if it belongs to a set of chains each of which has two *vital*
/// regions: regions surrounded by chains of the set alone, with every empty point a liberty of the
/// chain. Where suicide is allowed, the opponent may empty his own points, so every point of a
/// vital region must be next to the chain.
///
/// Source: D. B. Benson, *Life in the Game of Go*, Information Sciences 10 (1976), pp. 17–29.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnconditionalLife {
    size: Size,
    owner: Vec<Option<Color>>,
    alive: Vec<bool>,
}

impl UnconditionalLife {
    /// Finds what is unconditionally alive on a board.
    #[must_use]
    pub fn of(board: &Board, suicide: Suicide) -> UnconditionalLife {
        let size = board.size();
        let grid = Grid::new(board, &BTreeSet::new());
        let mut life =
            UnconditionalLife { size, owner: vec![None; size.area()], alive: vec![false; size.area()] };
        for color in Color::BOTH {
            let side = Side::new(&grid, color, suicide);
            let alive = side.alive_chains();
            for (chain, _) in side.chains.iter().zip(&alive).filter(|&(_, &alive)| alive) {
                for &cell in chain {
                    life.alive[size.index(grid.point(cell))] = true;
                    life.owner[size.index(grid.point(cell))] = Some(color);
                }
            }
            for (id, region) in side.regions.iter().enumerate() {
                if side.is_certain(&grid, id, &alive) {
                    for &cell in region {
                        life.owner[size.index(grid.point(cell))] = Some(color);
                    }
                }
            }
        }
        life
    }

    /// Whether the stone on a point is unconditionally alive.
    #[must_use]
    pub fn is_alive(&self, point: Point) -> bool {
        self.size.contains(point) && self.alive[self.size.index(point)]
    }

    /// Who owns a point for certain: the colour of an unconditionally alive stone, or of the
    /// unconditionally alive chains around a place where the opponent cannot live.
    ///
    /// He cannot live where at most one point is not next to the chains around, since two eyes
    /// need two such points.
    #[must_use]
    pub fn owner(&self, point: Point) -> Option<Color> {
        self.size.contains(point).then(|| self.owner[self.size.index(point)]).flatten()
    }

    /// The stones of `board` that are dead for certain: those in the other colour's certain area.
    #[must_use]
    pub fn dead_stones(&self, board: &Board) -> BTreeSet<Point> {
        let dead = |&(point, color): &(Point, Color)| self.owner(point) == Some(color.opponent());
        board.stones().filter(dead).map(|(point, _)| point).collect()
    }
}

/// The board as one colour's chains and the regions between them.
struct Side {
    chains: Components,
    /// What is connected without that colour's stones.
    regions: Components,
    /// For each region, the chains next to it.
    borders: Vec<Vec<u16>>,
    /// For each region, the chains it is vital for, if only chains of the set surround it.
    vital: Vec<Vec<u16>>,
}

impl Side {
    fn new(grid: &Grid, color: Color, suicide: Suicide) -> Side {
        let chains = grid.components(|cell| grid.at(cell) == Cell::Alive(color), |_, _| true);
        let regions = grid.components(|cell| grid.at(cell) != Cell::Alive(color), |_, _| true);
        let beside = |cell: usize| {
            grid.around(cell).map(|side| chains.label(side)).into_iter().filter(|&chain| chain != NONE)
        };
        let mut borders = Vec::with_capacity(regions.count());
        let mut vital = Vec::with_capacity(regions.count());
        for region in regions.iter() {
            let mut around: Vec<u16> = region.iter().flat_map(|&cell| beside(cell)).collect();
            around.sort_unstable();
            around.dedup();
            borders.push(around);
            let counts = |&&cell: &&usize| suicide == Suicide::MultiStone || grid.at(cell) == Cell::Empty;
            let first_empty = region.iter().find(|&&cell| grid.at(cell) == Cell::Empty);
            let mut served: Vec<u16> = first_empty.map_or(Vec::new(), |&cell| beside(cell).collect());
            served.sort_unstable();
            served.dedup();
            for &cell in region.iter().filter(counts) {
                served.retain(|&chain| beside(cell).any(|other| other == chain));
            }
            vital.push(served);
        }
        Side { chains, regions, borders, vital }
    }

    /// For each chain, whether it is in the largest set of chains that have two vital regions each.
    fn alive_chains(&self) -> Vec<bool> {
        let mut alive = vec![true; self.chains.count()];
        loop {
            let mut vital_regions = vec![0; alive.len()];
            for (borders, vital) in self.borders.iter().zip(&self.vital) {
                if borders.iter().all(|&chain| alive[usize::from(chain)]) {
                    for &chain in vital {
                        vital_regions[usize::from(chain)] += 1;
                    }
                }
            }
            let before = alive.iter().filter(|&&alive| alive).count();
            for (alive, vital_regions) in alive.iter_mut().zip(vital_regions) {
                *alive &= vital_regions >= 2;
            }
            if alive.iter().filter(|&&alive| alive).count() == before {
                return alive;
            }
        }
    }

    /// Whether a region belongs to this side for certain.
    fn is_certain(&self, grid: &Grid, region: usize, alive: &[bool]) -> bool {
        let borders = &self.borders[region];
        let cells = self.regions.cells(region);
        let is_inner = |cell: usize| grid.around(cell).iter().all(|&side| self.chains.label(side) == NONE);
        !borders.is_empty()
            && borders.iter().all(|&chain| alive[usize::from(chain)])
            && cells.iter().any(|&cell| grid.at(cell) == Cell::Empty)
            && cells.iter().filter(|&&cell| is_inner(cell)).count() <= 1
    }
}
