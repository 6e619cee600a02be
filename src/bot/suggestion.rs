//! Which stones a judge takes for dead.

use std::collections::BTreeSet;

use super::Ownership;
use crate::engine::{Board, Point};

/// A marking to begin the count with. Always whole chains; a stone in none of the sets is alive.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Suggestion {
    /// The stones that would be taken off.
    pub dead: BTreeSet<Point>,
    /// Stones about which the judge will not decide; none of them is in `dead`.
    pub unsure: BTreeSet<Point>,
    /// Living stones that have no territory to live by, only the opponent's unwillingness to play.
    pub seki: BTreeSet<Point>,
}

impl Suggestion {
    /// What an ownership says of the chains of a board.
    #[must_use]
    pub fn of(board: &Board, ownership: &Ownership) -> Suggestion {
        let mut suggestion = Suggestion::default();
        for (point, _) in board.chains() {
            if ownership.of_chain(board, point) < 0.0 {
                suggestion.dead.extend(board.chain(point));
            }
        }
        suggestion
    }
}
