//! What playing a position on has shown about its dead stones.

use std::collections::BTreeSet;

use crate::engine::{Board, Point};

/// What a trial says of the chains of the position that it began from. Whole chains.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Verdict {
    /// Stones that were thought alive, and were captured.
    pub died: BTreeSet<Point>,
    /// Stones that were marked dead, were fought for, and still stand.
    pub survived: BTreeSet<Point>,
}

impl Verdict {
    /// Compares the position with the board at the end of the trial. `dead` are whole chains.
    #[must_use]
    pub fn of(position: &Board, dead: &BTreeSet<Point>, after: &Board) -> Verdict {
        let size = position.size();
        let changed: BTreeSet<Point> = size.points().filter(|&p| position.get(p) != after.get(p)).collect();
        let mut verdict = Verdict::default();
        for (start, color) in position.chains() {
            let chain = position.chain(start);
            let stands = chain.iter().any(|&stone| after.get(stone) == Some(color));
            if !stands && !dead.contains(&start) {
                verdict.died.extend(chain);
            } else if stands && dead.contains(&start) && !place(position, dead, &chain).is_disjoint(&changed)
            {
                verdict.survived.extend(chain);
            }
        }
        verdict
    }

    /// Whether the trial has shown nothing new.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.died.is_empty() && self.survived.is_empty()
    }

    /// The marking with the verdict brought into it.
    #[must_use]
    pub fn applied_to(&self, dead: &BTreeSet<Point>) -> BTreeSet<Point> {
        &(dead | &self.died) - &self.survived
    }
}

/// The room that a dead chain is in: empty points and dead stones connected with it.
fn place(board: &Board, dead: &BTreeSet<Point>, chain: &[Point]) -> BTreeSet<Point> {
    let mut place: BTreeSet<Point> = chain.iter().copied().collect();
    let mut next: Vec<Point> = chain.to_vec();
    while let Some(point) = next.pop() {
        for beside in board.size().neighbours(point) {
            if (board.is_empty(beside) || dead.contains(&beside)) && place.insert(beside) {
                next.push(beside);
            }
        }
    }
    place
}
