//! Which stones a judge takes for dead.

use std::collections::BTreeSet;

use super::Ownership;
use crate::engine::counting::assess;
use crate::engine::{Board, Color, Point, Preset};

/// A chain less likely to live than this is dead. More than an even chance is asked of it, since
/// both players passed: they saw nothing left to play for, and playouts give hopeless stones in
/// large territories too many chances.
///
/// Chosen on the 132 scored games of the tests; from 0.05 to 0.4 the same number of them comes out
/// right, but for one.
const ALIVE_FROM: f32 = 0.2;

/// So far from [`ALIVE_FROM`] a chain's fate is not decided.
const DOUBT: f32 = 0.1;

/// A dead chain needs someone to take it: a neighbour that lives with at least this value.
const CAPTOR_FROM: f32 = 0.5;

/// A marking to begin the count with. Always whole chains; a stone in neither `dead` nor `unsure`
/// is alive.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Suggestion {
    /// The stones that would be taken off.
    pub dead: BTreeSet<Point>,
    /// Stones about which the judge will not decide; none of them is in `dead`.
    pub unsure: BTreeSet<Point>,
    /// Living stones with no territory of their own to live by: neither side can take the other.
    pub seki: BTreeSet<Point>,
}

/// A chain as the suggestion weighs it.
struct Chain {
    color: Color,
    stones: Vec<Point>,
    /// From −1.0, surely dead, to 1.0, surely alive.
    life: f32,
    /// The opponent's chains that touch it.
    rivals: Vec<usize>,
}

impl Suggestion {
    /// What an ownership says of the chains of a board.
    #[must_use]
    pub fn of(board: &Board, ownership: &Ownership) -> Suggestion {
        let chains = chains(board, ownership);
        let dead = dead_chains(&chains);
        let captors = captors(board, &chains, &dead);
        let mut suggestion = Suggestion::default();
        for ((chain, &is_dead), captor) in chains.iter().zip(&dead).zip(captors) {
            let is_captor = chain.rivals.iter().any(|&rival| dead[rival]);
            let is_surely_dead = captor >= CAPTOR_FROM;
            if is_dead && is_surely_dead {
                suggestion.dead.extend(&chain.stones);
            } else if is_dead || (!is_captor && chain.life < ALIVE_FROM + DOUBT) {
                suggestion.unsure.extend(&chain.stones);
            }
        }
        let assessment = assess(board, &suggestion.dead, &Preset::default().rules());
        let living = board.stones().map(|(point, _)| point);
        let living = living.filter(|p| !suggestion.dead.contains(p) && !suggestion.unsure.contains(p));
        suggestion.seki = living.filter(|&point| assessment.is_seki(point)).collect();
        suggestion
    }
}

fn chains(board: &Board, ownership: &Ownership) -> Vec<Chain> {
    let size = board.size();
    let starts = board.chains();
    let mut label = vec![usize::MAX; size.area()];
    for (index, &(start, _)) in starts.iter().enumerate() {
        for stone in board.chain(start) {
            label[size.index(stone)] = index;
        }
    }
    let chain = |&(start, color): &(Point, Color)| {
        let stones = board.chain(start);
        let beside = stones.iter().flat_map(|&stone| size.neighbours(stone));
        let mut rivals: Vec<usize> = beside
            .filter(|&point| board.get(point) == Some(color.opponent()))
            .map(|point| label[size.index(point)])
            .collect();
        rivals.sort_unstable();
        rivals.dedup();
        Chain { color, life: ownership.of_chain(board, start), stones, rivals }
    };
    starts.iter().map(chain).collect()
}

/// For each chain whether it is dead, the most hopeless first: of two chains that touch, one lives.
fn dead_chains(chains: &[Chain]) -> Vec<bool> {
    let mut order: Vec<usize> = (0..chains.len()).collect();
    order.sort_by(|&a, &b| chains[a].life.total_cmp(&chains[b].life));
    let mut dead = vec![false; chains.len()];
    for index in order {
        let chain = &chains[index];
        dead[index] = chain.life < ALIVE_FROM && !chain.rivals.iter().any(|&rival| dead[rival]);
    }
    dead
}

/// For each chain the best life among the opponent's living chains around the place it is in: what
/// is connected with it by empty points and dead stones.
fn captors(board: &Board, chains: &[Chain], dead: &[bool]) -> Vec<f32> {
    let size = board.size();
    let mut living = vec![None; size.area()];
    for (chain, _) in chains.iter().zip(dead).filter(|&(_, &dead)| !dead) {
        for &stone in &chain.stones {
            living[size.index(stone)] = Some(chain);
        }
    }
    let best_around = |chain: &Chain| {
        let mut best = -1.0f32;
        let mut seen = vec![false; size.area()];
        let mut place = chain.stones.clone();
        while let Some(point) = place.pop() {
            for beside in size.neighbours(point) {
                match living[size.index(beside)] {
                    Some(other) if other.color != chain.color => best = best.max(other.life),
                    Some(_) => {}
                    None if !std::mem::replace(&mut seen[size.index(beside)], true) => place.push(beside),
                    None => {}
                }
            }
        }
        best
    };
    chains.iter().map(best_around).collect()
}
