//! A board for playing fast: cells of a padded grid by number, no checks, no history but the ko.

use crate::engine::{Board, Color, Point, Size};

/// A cell of the padded grid.
pub type Cell = usize;

/// What a cell holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Content {
    Empty,
    Stone(Color),
    Border,
}

/// A chain's pseudo-liberties, kept as in [`Board`]: their number, sum and sum of squares.
#[derive(Clone, Copy, Debug, Default)]
struct Chain {
    stones: u32,
    liberties: u32,
    sum: u32,
    squares: u64,
}

impl Chain {
    fn only_liberty(&self) -> Option<Cell> {
        let (count, sum) = (u64::from(self.liberties), u64::from(self.sum));
        (count > 0 && count * self.squares == sum * sum).then(|| (sum / count) as Cell)
    }
}

/// Stones on a grid with the empty cells at hand.
#[derive(Debug)]
pub struct FastBoard {
    size: Size,
    stride: usize,
    content: Vec<Content>,
    head: Vec<u16>,
    next: Vec<u16>,
    chains: Vec<Chain>,
    /// The empty cells where play may still go on, in any order.
    open: Vec<u16>,
    /// Where a cell is in `open`.
    place: Vec<u16>,
    /// Cells that are somebody's for certain: nobody plays there.
    settled: Vec<bool>,
    ko: Option<Cell>,
}

impl Clone for FastBoard {
    fn clone(&self) -> FastBoard {
        FastBoard {
            size: self.size,
            stride: self.stride,
            content: self.content.clone(),
            head: self.head.clone(),
            next: self.next.clone(),
            chains: self.chains.clone(),
            open: self.open.clone(),
            place: self.place.clone(),
            settled: self.settled.clone(),
            ko: self.ko,
        }
    }

    /// Copies into the lists that are there, without asking for memory.
    fn clone_from(&mut self, other: &FastBoard) {
        self.size = other.size;
        self.stride = other.stride;
        self.content.clone_from(&other.content);
        self.head.clone_from(&other.head);
        self.next.clone_from(&other.next);
        self.chains.clone_from(&other.chains);
        self.open.clone_from(&other.open);
        self.place.clone_from(&other.place);
        self.settled.clone_from(&other.settled);
        self.ko = other.ko;
    }
}

impl FastBoard {
    /// The same stones. Chains without liberties, as a setup may leave, stay until they are taken.
    pub fn new(board: &Board) -> FastBoard {
        let size = board.size();
        let stride = usize::from(size.width()) + 2;
        let count = stride * (usize::from(size.height()) + 2);
        let mut fast = FastBoard {
            size,
            stride,
            content: vec![Content::Border; count],
            head: vec![0; count],
            next: vec![0; count],
            chains: vec![Chain::default(); count],
            open: Vec::with_capacity(count),
            place: vec![0; count],
            settled: vec![false; count],
            ko: None,
        };
        for point in size.points() {
            let cell = fast.cell(point);
            fast.content[cell] = Content::Empty;
            fast.add_open(cell);
        }
        for (point, color) in board.stones() {
            fast.put(color, fast.cell(point));
        }
        fast
    }

    /// Number of cells, border included.
    pub fn cell_count(&self) -> usize {
        self.content.len()
    }

    pub fn cell(&self, point: Point) -> Cell {
        (usize::from(point.row) + 1) * self.stride + usize::from(point.column) + 1
    }

    /// Takes a point out of play.
    pub fn settle(&mut self, point: Point) {
        let cell = self.cell(point);
        if self.content[cell] == Content::Empty {
            self.remove_open(cell);
        }
        self.settled[cell] = true;
    }

    /// Whether nobody plays on a cell because it is somebody's for certain.
    pub fn is_settled(&self, cell: Cell) -> bool {
        self.settled[cell]
    }

    /// Whether `color` may play on an empty cell that is not settled.
    pub fn is_playable(&self, color: Color, cell: Cell) -> bool {
        !self.settled[cell] && !self.is_forbidden(color, cell)
    }

    /// The empty cells where play may go on.
    pub fn open(&self) -> &[u16] {
        &self.open
    }

    /// Exchanges two of the open cells.
    pub fn swap_open(&mut self, a: usize, b: usize) {
        self.open.swap(a, b);
        self.place[usize::from(self.open[a])] = a as u16;
        self.place[usize::from(self.open[b])] = b as u16;
    }

    pub fn get(&self, cell: Cell) -> Content {
        self.content[cell]
    }

    pub fn is_empty(&self, cell: Cell) -> bool {
        self.content[cell] == Content::Empty
    }

    pub fn is(&self, cell: Cell, color: Color) -> bool {
        self.content[cell] == Content::Stone(color)
    }

    /// The four cells beside a cell.
    pub fn beside(&self, cell: Cell) -> [Cell; 4] {
        [cell - self.stride, cell - 1, cell + 1, cell + self.stride]
    }

    /// The four cells touching a cell by a corner.
    pub fn corners(&self, cell: Cell) -> [Cell; 4] {
        [cell - self.stride - 1, cell - self.stride + 1, cell + self.stride - 1, cell + self.stride + 1]
    }

    /// A name for the chain of the stone on a cell: equal for the stones of one chain.
    pub fn chain(&self, cell: Cell) -> Cell {
        usize::from(self.head[cell])
    }

    /// Number of stones in the chain of the stone on a cell.
    pub fn chain_len(&self, cell: Cell) -> u32 {
        self.chains[self.chain(cell)].stones
    }

    /// The last liberty of the chain of the stone on a cell, if it has exactly one.
    pub fn atari(&self, cell: Cell) -> Option<Cell> {
        self.chains[self.chain(cell)].only_liberty()
    }

    /// The stones of a chain.
    pub fn stones(&self, start: Cell) -> impl Iterator<Item = Cell> + '_ {
        let step = move |&cell: &Cell| Some(usize::from(self.next[cell])).filter(|&next| next != start);
        std::iter::successors(Some(start), step)
    }

    /// Whether a stone of `color` may not be put on an empty cell: ko, or suicide.
    pub fn is_forbidden(&self, color: Color, cell: Cell) -> bool {
        self.ko == Some(cell)
            || self.beside(cell).into_iter().all(|beside| match self.content[beside] {
                Content::Empty => false,
                Content::Border => true,
                Content::Stone(other) => (self.atari(beside) == Some(cell)) == (other == color),
            })
    }

    /// Whether a stone of `color` on an empty cell would take something.
    pub fn captures(&self, color: Color, cell: Cell) -> bool {
        self.beside(cell)
            .into_iter()
            .any(|beside| self.is(beside, color.opponent()) && self.atari(beside) == Some(cell))
    }

    /// Puts a stone on an empty cell where it is not forbidden, and takes off what it captures.
    pub fn play(&mut self, color: Color, cell: Cell) {
        let walled_in = self.beside(cell).into_iter().all(|beside| {
            matches!(self.content[beside], Content::Border) || self.is(beside, color.opponent())
        });
        self.put(color, cell);
        let mut taken = 0;
        let mut last = cell;
        for beside in self.beside(cell) {
            if self.is(beside, color.opponent()) && self.chains[self.chain(beside)].liberties == 0 {
                taken += self.chain_len(beside);
                last = beside;
                self.lift(beside);
            }
        }
        self.ko = (walled_in && taken == 1).then_some(last);
    }

    /// Ends the ban that a ko put on a cell.
    pub fn pass(&mut self) {
        self.ko = None;
    }

    /// Whose a cell is as the board stands: that of its stone, or of the only colour beside it.
    pub fn owner(&self, cell: Cell) -> Option<Color> {
        match self.content[cell] {
            Content::Stone(color) => Some(color),
            Content::Border => None,
            Content::Empty => {
                let touches = |color| self.beside(cell).into_iter().any(|beside| self.is(beside, color));
                match (touches(Color::Black), touches(Color::White)) {
                    (true, false) => Some(Color::Black),
                    (false, true) => Some(Color::White),
                    _ => None,
                }
            }
        }
    }

    /// Adds 1 for each cell that is Black's now and takes 1 for each that is White's.
    pub fn add_owners(&self, tally: &mut [i32]) {
        for point in self.size.points() {
            let cell = self.cell(point);
            tally[cell] += match self.owner(cell) {
                Some(Color::Black) => 1,
                Some(Color::White) => -1,
                None => 0,
            };
        }
    }

    fn put(&mut self, color: Color, cell: Cell) {
        self.content[cell] = Content::Stone(color);
        if !self.settled[cell] {
            self.remove_open(cell);
        }
        self.head[cell] = cell as u16;
        self.next[cell] = cell as u16;
        let mut chain = Chain { stones: 1, ..Chain::default() };
        for beside in self.beside(cell) {
            match self.content[beside] {
                Content::Empty => {
                    chain.liberties += 1;
                    chain.sum += beside as u32;
                    chain.squares += (beside * beside) as u64;
                }
                Content::Stone(_) => {
                    let touched = &mut self.chains[usize::from(self.head[beside])];
                    touched.liberties -= 1;
                    touched.sum -= cell as u32;
                    touched.squares -= (cell * cell) as u64;
                }
                Content::Border => {}
            }
        }
        self.chains[cell] = chain;
        for beside in self.beside(cell) {
            if self.is(beside, color) {
                self.join(cell, beside);
            }
        }
    }

    fn join(&mut self, a: Cell, b: Cell) {
        let (a, b) = (self.chain(a), self.chain(b));
        if a == b {
            return;
        }
        let (keep, give) = if self.chains[a].stones >= self.chains[b].stones { (a, b) } else { (b, a) };
        let given = self.chains[give];
        let kept = &mut self.chains[keep];
        kept.stones += given.stones;
        kept.liberties += given.liberties;
        kept.sum += given.sum;
        kept.squares += given.squares;
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

    fn lift(&mut self, start: Cell) {
        let mut cell = start;
        loop {
            self.content[cell] = Content::Empty;
            if !self.settled[cell] {
                self.add_open(cell);
            }
            for beside in self.beside(cell) {
                if let Content::Stone(_) = self.content[beside] {
                    let touched = &mut self.chains[usize::from(self.head[beside])];
                    touched.liberties += 1;
                    touched.sum += cell as u32;
                    touched.squares += (cell * cell) as u64;
                }
            }
            cell = usize::from(self.next[cell]);
            if cell == start {
                break;
            }
        }
    }

    fn add_open(&mut self, cell: Cell) {
        self.place[cell] = self.open.len() as u16;
        self.open.push(cell as u16);
    }

    fn remove_open(&mut self, cell: Cell) {
        let place = usize::from(self.place[cell]);
        self.open.swap_remove(place);
        if let Some(&moved) = self.open.get(place) {
            self.place[usize::from(moved)] = place as u16;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::random::Random;
    use super::*;
    use crate::engine::Position;
    use crate::engine::rules::Suicide;

    /// Plays at random on both boards and compares them after every move.
    #[test]
    fn the_fast_board_plays_like_the_engine() {
        for (seed, side) in [(1, 2), (2, 3), (3, 5), (4, 9), (5, 19)] {
            let size = Size::square(side).unwrap();
            let mut random = Random::new(seed);
            let mut position = Position::new(size);
            let mut fast = FastBoard::new(position.board());
            for _ in 0..1000 {
                let color = position.to_play();
                let legal = |&point: &Point| position.check(point, Suicide::Forbidden).is_ok();
                let moves: Vec<Point> = size.points().filter(legal).collect();
                for point in size.points().filter(|&point| position.board().is_empty(point)) {
                    assert_eq!(fast.is_forbidden(color, fast.cell(point)), !moves.contains(&point));
                }
                if moves.is_empty() || random.below(50) == 0 {
                    position.pass();
                    fast.pass();
                    continue;
                }
                let point = moves[random.below(moves.len())];
                position.play(point, Suicide::Forbidden).unwrap();
                fast.play(color, fast.cell(point));
                assert_same(&fast, position.board());
            }
        }
    }

    fn assert_same(fast: &FastBoard, board: &Board) {
        let mut empty = 0;
        for point in board.size().points() {
            let cell = fast.cell(point);
            match board.get(point) {
                None => {
                    assert!(fast.is_empty(cell));
                    empty += 1;
                }
                Some(color) => {
                    assert!(fast.is(cell, color));
                    assert_eq!(fast.chain_len(cell) as usize, board.chain_len(point));
                    assert_eq!(fast.atari(cell), board.atari(point).map(|liberty| fast.cell(liberty)));
                }
            }
        }
        assert_eq!(fast.open().len(), empty);
    }
}
