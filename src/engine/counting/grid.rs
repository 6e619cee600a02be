//! The board as the count sees it: which stones live, which are dead, and a border all around.

use std::collections::BTreeSet;

use crate::engine::{Board, Color, Point, Size};

/// No label: see [`Components`].
pub(super) const NONE: u16 = u16::MAX;

/// What the count sees on a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Cell {
    Edge,
    Empty,
    Alive(Color),
    Dead(Color),
}

impl Cell {
    /// Whether there is room here: nothing, or a stone that will leave the board.
    pub fn is_open(self) -> bool {
        matches!(self, Cell::Empty | Cell::Dead(_))
    }
}

/// Cells row by row with one row or column of [`Cell::Edge`] on each side, so that every cell of the
/// board has all its neighbours.
#[derive(Clone, Debug)]
pub(super) struct Grid {
    size: Size,
    stride: usize,
    cells: Vec<Cell>,
}

impl Grid {
    /// Takes a board and its dead stones, which must be whole chains.
    pub fn new(board: &Board, dead: &BTreeSet<Point>) -> Grid {
        let size = board.size();
        let stride = usize::from(size.width()) + 2;
        let mut grid =
            Grid { size, stride, cells: vec![Cell::Edge; stride * (usize::from(size.height()) + 2)] };
        for point in size.points() {
            let cell = grid.cell(point);
            grid.cells[cell] = board.get(point).map_or(Cell::Empty, Cell::Alive);
        }
        for &point in dead {
            if let Some(color) = board.get(point) {
                let cell = grid.cell(point);
                grid.cells[cell] = Cell::Dead(color);
            }
        }
        grid
    }

    /// Number of cells, the border included.
    pub fn len(&self) -> usize {
        self.cells.len()
    }

    pub fn at(&self, cell: usize) -> Cell {
        self.cells[cell]
    }

    pub fn cell(&self, point: Point) -> usize {
        (usize::from(point.row) + 1) * self.stride + usize::from(point.column) + 1
    }

    pub fn point(&self, cell: usize) -> Point {
        Point::new((cell % self.stride - 1) as u8, (cell / self.stride - 1) as u8)
    }

    /// The cells of the board, in the order of [`Size::points`].
    pub fn board_cells(&self) -> impl Iterator<Item = usize> + use<> {
        let stride = self.stride;
        let (width, height) = (usize::from(self.size.width()), usize::from(self.size.height()));
        (1..=height).flat_map(move |row| (1..=width).map(move |column| row * stride + column))
    }

    /// The four neighbours of a cell of the board: below, left, right, above.
    pub fn around(&self, cell: usize) -> [usize; 4] {
        [cell - self.stride, cell - 1, cell + 1, cell + self.stride]
    }

    /// The eight cells around a cell of the board, clockwise from above; even places are neighbours.
    pub fn ring(&self, cell: usize) -> [usize; 8] {
        let (above, below) = (cell + self.stride, cell - self.stride);
        [above, above + 1, cell + 1, below + 1, below, below - 1, cell - 1, above - 1]
    }

    /// The connected parts of the cells for which `member` holds, where neighbours `a` and `b` are
    /// connected if `joined(a, b)`.
    pub fn components(
        &self,
        member: impl Fn(usize) -> bool,
        joined: impl Fn(usize, usize) -> bool,
    ) -> Components {
        self.connected(&member, &joined)
    }

    /// [`Grid::components`], one for all who ask: the page has to load it.
    fn connected(&self, member: &dyn Fn(usize) -> bool, joined: &dyn Fn(usize, usize) -> bool) -> Components {
        let mut label = vec![NONE; self.len()];
        let mut members = Vec::with_capacity(self.size.area());
        let mut starts = vec![0];
        for start in self.board_cells() {
            if label[start] != NONE || !member(start) {
                continue;
            }
            let id = (starts.len() - 1) as u16;
            let mut next = members.len();
            label[start] = id;
            members.push(start);
            while let Some(&cell) = members.get(next) {
                next += 1;
                for neighbour in self.around(cell) {
                    let is_new = label[neighbour] == NONE && self.cells[neighbour] != Cell::Edge;
                    if is_new && member(neighbour) && joined(cell, neighbour) {
                        label[neighbour] = id;
                        members.push(neighbour);
                    }
                }
            }
            starts.push(members.len());
        }
        Components { label, members, starts }
    }
}

/// A division of some cells into connected parts, numbered from 0.
#[derive(Clone, Debug)]
pub(super) struct Components {
    label: Vec<u16>,
    members: Vec<usize>,
    starts: Vec<usize>,
}

impl Components {
    /// The part a cell is in, or [`NONE`].
    pub fn label(&self, cell: usize) -> u16 {
        self.label[cell]
    }

    pub fn count(&self) -> usize {
        self.starts.len() - 1
    }

    /// The cells of a part.
    pub fn cells(&self, id: usize) -> &[usize] {
        &self.members[self.starts[id]..self.starts[id + 1]]
    }

    /// The parts one after another.
    pub fn iter(&self) -> impl Iterator<Item = &[usize]> {
        (0..self.count()).map(|id| self.cells(id))
    }
}
