//! Stones on a grid: chains, liberties, captures. Knows nothing of turns, ko or history.

use std::fmt;

use thiserror::Error;

use super::chain::Chain;
use super::{Color, Point, Size};

/// What a cell of the padded grid holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Cell {
    Empty,
    Stone(Color),
    Border,
}

/// What placing a stone did.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Placement {
    /// The stones that left the board, in no particular order.
    pub captured: Vec<Point>,
    /// Whether `captured` is the placed stone's own chain, which had no liberty left.
    pub suicide: bool,
}

/// Why a stone cannot be put on a point at all.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum PlaceError {
    #[error("the point is not on the board")]
    OffBoard,
    #[error("the point is occupied by a {0} stone")]
    Occupied(Color),
}

/// Stones on a board of any [`Size`].
///
/// Two boards are equal when they have the same size and the same stones.
#[derive(Clone)]
pub struct Board {
    size: Size,
    /// Row by row with a border of one cell all around.
    cells: Vec<Cell>,
    /// The cell whose entry in `chains` describes the chain of the stone here.
    head: Vec<u16>,
    /// The next stone of the same chain, in a ring.
    next: Vec<u16>,
    chains: Vec<Chain>,
    hash: u64,
}

impl Board {
    /// An empty board.
    #[must_use]
    pub fn new(size: Size) -> Board {
        let stride = usize::from(size.width()) + 2;
        let count = stride * (usize::from(size.height()) + 2);
        let mut board = Board {
            size,
            cells: vec![Cell::Border; count],
            head: vec![0; count],
            next: vec![0; count],
            chains: vec![Chain::default(); count],
            hash: 0,
        };
        for point in size.points() {
            let cell = board.cell(point);
            board.cells[cell] = Cell::Empty;
        }
        board
    }

    /// The board's size.
    #[must_use]
    pub fn size(&self) -> Size {
        self.size
    }

    /// A 64-bit Zobrist hash of the stones. Equal boards of one size have equal hashes; unequal
    /// ones have different hashes but for accidents, so compare the boards where it matters.
    ///
    /// Source: A. L. Zobrist, *A New Hashing Method with Application for Game Playing*, 1970.
    #[must_use]
    pub fn hash(&self) -> u64 {
        self.hash
    }

    /// The stone on a point; `None` where there is none, or no such point.
    #[must_use]
    pub fn get(&self, point: Point) -> Option<Color> {
        if !self.size.contains(point) {
            return None;
        }
        match self.cells[self.cell(point)] {
            Cell::Stone(color) => Some(color),
            Cell::Empty | Cell::Border => None,
        }
    }

    /// Whether the point is on the board and empty.
    #[must_use]
    pub fn is_empty(&self, point: Point) -> bool {
        self.size.contains(point) && self.get(point).is_none()
    }

    /// All stones with their points, row by row from A1.
    pub fn stones(&self) -> impl Iterator<Item = (Point, Color)> + '_ {
        self.size.points().filter_map(|point| Some((point, self.get(point)?)))
    }

    /// The stones of the chain on a point, sorted; empty where no stone stands.
    #[must_use]
    pub fn chain(&self, point: Point) -> Vec<Point> {
        if self.get(point).is_none() {
            return Vec::new();
        }
        let mut stones: Vec<Point> = self.ring(self.cell(point)).map(|cell| self.point(cell)).collect();
        stones.sort_unstable();
        stones
    }

    /// The liberties of the chain on a point, sorted; empty where no stone stands.
    #[must_use]
    pub fn liberties(&self, point: Point) -> Vec<Point> {
        let mut liberties: Vec<Point> = self
            .chain(point)
            .into_iter()
            .flat_map(|stone| self.size.neighbours(stone))
            .filter(|&neighbour| self.is_empty(neighbour))
            .collect();
        liberties.sort_unstable();
        liberties.dedup();
        liberties
    }

    /// Number of stones in the chain on a point; 0 where no stone stands.
    #[must_use]
    pub fn chain_len(&self, point: Point) -> usize {
        match self.get(point) {
            Some(_) => usize::from(self.chain_at(self.cell(point)).stones),
            None => 0,
        }
    }

    /// The last liberty of the chain on a point, if the chain is in atari.
    #[must_use]
    pub fn atari(&self, point: Point) -> Option<Point> {
        self.get(point)?;
        self.chain_at(self.cell(point)).only_liberty().map(|cell| self.point(cell))
    }

    /// One point of each chain on the board: its first, row by row from A1.
    #[must_use]
    pub fn chains(&self) -> Vec<(Point, Color)> {
        let mut seen = vec![false; self.cells.len()];
        self.stones()
            .filter(|&(point, _)| {
                let head = usize::from(self.head[self.cell(point)]);
                !std::mem::replace(&mut seen[head], true)
            })
            .collect()
    }

    /// The stones of the other colour that a stone of `color` on an empty `point` would capture,
    /// sorted.
    #[must_use]
    pub fn would_capture(&self, color: Color, point: Point) -> Vec<Point> {
        let mut captured: Vec<Point> = self
            .size
            .neighbours(point)
            .filter(|&p| self.get(p) == Some(color.opponent()) && self.atari(p) == Some(point))
            .flat_map(|p| self.chain(p))
            .collect();
        captured.sort_unstable();
        captured.dedup();
        captured
    }

    /// Whether a stone of `color` on the empty `point` would capture nothing and stand, with its
    /// chain, without a liberty.
    #[must_use]
    pub fn would_be_suicide(&self, color: Color, point: Point) -> bool {
        if !self.is_empty(point) {
            return false;
        }
        let cell = self.cell(point);
        self.around(cell).into_iter().all(|neighbour| match self.cells[neighbour] {
            Cell::Empty => false,
            Cell::Border => true,
            Cell::Stone(other) => {
                let in_atari = self.chain_at(neighbour).only_liberty() == Some(cell);
                (other == color) == in_atari
            }
        })
    }

    /// Puts a stone on an empty point and takes off what has no liberty then: the opponent's
    /// chains first, and only if there were none the stone's own chain.
    ///
    /// # Errors
    /// [`PlaceError`] when the point is not on the board or not empty; the board is unchanged.
    pub fn place(&mut self, color: Color, point: Point) -> Result<Placement, PlaceError> {
        if !self.size.contains(point) {
            return Err(PlaceError::OffBoard);
        }
        if let Some(there) = self.get(point) {
            return Err(PlaceError::Occupied(there));
        }
        let cell = self.cell(point);
        self.put(color, cell);
        let mut captured = Vec::new();
        for neighbour in self.around(cell) {
            if self.cells[neighbour] == Cell::Stone(color.opponent())
                && self.chain_at(neighbour).pseudo_liberties == 0
            {
                self.lift_chain(neighbour, &mut captured);
            }
        }
        let suicide = captured.is_empty() && self.chain_at(cell).pseudo_liberties == 0;
        if suicide {
            self.lift_chain(cell, &mut captured);
        }
        Ok(Placement { captured, suicide })
    }

    /// Sets what stands on a point, as when a position is set up: nothing is captured, and chains
    /// without liberties may come to be. A point outside the board is passed over.
    pub fn set(&mut self, point: Point, stone: Option<Color>) {
        if !self.size.contains(point) || self.get(point) == stone {
            return;
        }
        let cell = self.cell(point);
        if let Cell::Stone(color) = self.cells[cell] {
            // A chain may fall apart: lift all of it and put back the rest.
            let mut chain = Vec::new();
            self.lift_chain(cell, &mut chain);
            for other in chain {
                if other != point {
                    let cell = self.cell(other);
                    self.put(color, cell);
                }
            }
        }
        if let Some(color) = stone {
            self.put(color, cell);
        }
    }

    fn stride(&self) -> usize {
        usize::from(self.size.width()) + 2
    }

    fn cell(&self, point: Point) -> usize {
        (usize::from(point.row) + 1) * self.stride() + usize::from(point.column) + 1
    }

    fn point(&self, cell: usize) -> Point {
        Point::new((cell % self.stride() - 1) as u8, (cell / self.stride() - 1) as u8)
    }

    fn around(&self, cell: usize) -> [usize; 4] {
        let stride = self.stride();
        [cell - stride, cell - 1, cell + 1, cell + stride]
    }

    fn chain_at(&self, cell: usize) -> &Chain {
        &self.chains[usize::from(self.head[cell])]
    }

    fn ring(&self, start: usize) -> impl Iterator<Item = usize> + '_ {
        let step = move |&cell: &usize| Some(usize::from(self.next[cell])).filter(|&next| next != start);
        std::iter::successors(Some(start), step)
    }

    /// Puts a stone on an empty cell and joins it to its neighbours; captures nothing.
    fn put(&mut self, color: Color, cell: usize) {
        self.cells[cell] = Cell::Stone(color);
        self.hash ^= zobrist(cell, color);
        self.head[cell] = cell as u16;
        self.next[cell] = cell as u16;
        self.chains[cell] = Chain::of_one_stone();
        for neighbour in self.around(cell) {
            match self.cells[neighbour] {
                Cell::Empty => self.chains[cell].add_liberty(neighbour),
                Cell::Stone(_) => self.chains[usize::from(self.head[neighbour])].remove_liberty(cell),
                Cell::Border => {}
            }
        }
        for neighbour in self.around(cell) {
            if self.cells[neighbour] == Cell::Stone(color) {
                self.join(cell, neighbour);
            }
        }
    }

    fn join(&mut self, a: usize, b: usize) {
        let (a_head, b_head) = (usize::from(self.head[a]), usize::from(self.head[b]));
        if a_head == b_head {
            return;
        }
        let (keep, give) = if self.chains[a_head].stones >= self.chains[b_head].stones {
            (a_head, b_head)
        } else {
            (b_head, a_head)
        };
        let given = self.chains[give];
        self.chains[keep].merge(&given);
        let mut cell = give;
        loop {
            self.head[cell] = keep as u16;
            cell = usize::from(self.next[cell]);
            if cell == give {
                break;
            }
        }
        self.next.swap(keep, give);
    }

    fn lift_chain(&mut self, start: usize, lifted: &mut Vec<Point>) {
        let Cell::Stone(color) = self.cells[start] else { return };
        let mut cell = start;
        loop {
            lifted.push(self.point(cell));
            self.cells[cell] = Cell::Empty;
            self.hash ^= zobrist(cell, color);
            for neighbour in self.around(cell) {
                if let Cell::Stone(_) = self.cells[neighbour] {
                    self.chains[usize::from(self.head[neighbour])].add_liberty(cell);
                }
            }
            cell = usize::from(self.next[cell]);
            if cell == start {
                break;
            }
        }
    }
}

impl PartialEq for Board {
    fn eq(&self, other: &Board) -> bool {
        self.size == other.size && self.hash == other.hash && self.cells == other.cells
    }
}

impl Eq for Board {}

impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Board {}\n{self}", self.size)
    }
}

/// A fixed random-looking number for each cell and colour (the finaliser of SplitMix64).
fn zobrist(cell: usize, color: Color) -> u64 {
    let mut z = (cell as u64 * 2 + color as u64 + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}
