//! Stones put on and taken off.

use super::{Cell, Chain, Content, FastBoard};
use crate::engine::Color;

impl FastBoard {
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

    pub(super) fn put(&mut self, color: Color, cell: Cell) {
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

    pub(super) fn add_open(&mut self, cell: Cell) {
        self.place[cell] = self.open.len() as u16;
        self.open.push(cell as u16);
    }

    pub(super) fn remove_open(&mut self, cell: Cell) {
        let place = usize::from(self.place[cell]);
        self.open.swap_remove(place);
        if let Some(&moved) = self.open.get(place) {
            self.place[usize::from(moved)] = place as u16;
        }
    }
}
