//! What the board keeps of a chain: its size and its liberties.

/// What is known of a chain, kept up to date at each placing and lifting.
///
/// Liberties are counted once for each stone that touches them (*pseudo-liberties*). With the sum
/// and the sum of squares of their cells, "exactly one real liberty" and "which" need no search:
/// by Cauchy and Schwarz, count · Σc² = (Σc)² holds only when all the c are equal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Chain {
    pub(super) stones: u16,
    pub(super) pseudo_liberties: u16,
    liberty_sum: u32,
    liberty_square_sum: u64,
}

impl Chain {
    /// A single stone whose liberties have still to be added.
    pub(super) fn of_one_stone() -> Chain {
        Chain { stones: 1, ..Chain::default() }
    }

    pub(super) fn add_liberty(&mut self, cell: usize) {
        self.pseudo_liberties += 1;
        self.liberty_sum += cell as u32;
        self.liberty_square_sum += (cell * cell) as u64;
    }

    pub(super) fn remove_liberty(&mut self, cell: usize) {
        self.pseudo_liberties -= 1;
        self.liberty_sum -= cell as u32;
        self.liberty_square_sum -= (cell * cell) as u64;
    }

    pub(super) fn merge(&mut self, other: &Chain) {
        self.stones += other.stones;
        self.pseudo_liberties += other.pseudo_liberties;
        self.liberty_sum += other.liberty_sum;
        self.liberty_square_sum += other.liberty_square_sum;
    }

    /// The cell of the only liberty, if there is exactly one.
    pub(super) fn only_liberty(&self) -> Option<usize> {
        let count = u64::from(self.pseudo_liberties);
        let sum = u64::from(self.liberty_sum);
        (count > 0 && count * self.liberty_square_sum == sum * sum).then(|| (sum / count) as usize)
    }
}
