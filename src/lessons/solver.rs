//! Whether stones can be captured, by trying everything within an area.

use std::collections::HashMap;

use super::notation::Points;
use crate::engine::rules::Suicide;
use crate::engine::{Color, Point, Position, Vertex};

/// The largest area, in points, that can be searched.
pub const MAX_AREA: usize = 12;
/// How many positions a question may look at, so that a page answers within a moment.
const MAX_POSITIONS: u32 = 40_000;

/// A question of life and death: can one of the stones be captured by play within the area?
///
/// The attacker has to make a move each time; the defender may pass. So a seki is alive. Nobody has
/// ko threats, and no position may come back.
#[derive(Clone, Copy, Debug)]
pub struct Question<'a> {
    /// Capturing any of them is a success; all of one colour.
    pub stones: &'a Points,
    /// Where either side may play.
    pub area: &'a Points,
}

/// The search gave up: the area is too large.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooLarge;

impl Question<'_> {
    /// The moves that capture when the side to move of `position` begins: the attacker's shortest
    /// way against the longest resistance. `None` when the stones live.
    ///
    /// # Errors
    /// [`TooLarge`] when the area has too many possibilities.
    pub fn capture(&self, position: &Position) -> Result<Option<Vec<Vertex>>, TooLarge> {
        let mut positions_left = MAX_POSITIONS;
        self.capture_within(position, &mut positions_left)
    }

    /// As [`Question::capture`]; the positions looked at are taken from those that are left.
    fn capture_within(
        &self,
        position: &Position,
        positions_left: &mut u32,
    ) -> Result<Option<Vec<Vertex>>, TooLarge> {
        if self.area.0.len() > MAX_AREA {
            return Err(TooLarge);
        }
        let Some(defender) = self.color(position) else { return Ok(Some(Vec::new())) };
        let mut search = Search {
            question: *self,
            defender,
            known: HashMap::new(),
            path: Vec::new(),
            positions_left,
            cut: false,
        };
        let deepest = self.area.0.len() * 3;
        for depth in 1..=deepest {
            search.known.clear();
            search.cut = false;
            if search.captured(position, depth)? {
                return search.line(position, depth).map(Some);
            }
            if !search.cut {
                return Ok(None);
            }
        }
        Ok(None)
    }

    /// A move of the side to move after which the stones live, if there is one.
    ///
    /// # Errors
    /// As [`Question::capture`].
    pub fn saving_move(&self, position: &Position) -> Result<Option<Vertex>, TooLarge> {
        let mut positions_left = MAX_POSITIONS;
        for (vertex, next) in continuations(position, self.area, true) {
            if self.color(&next).is_some() && self.capture_within(&next, &mut positions_left)?.is_none() {
                return Ok(Some(vertex));
            }
        }
        Ok(None)
    }

    /// The colour of the stones; `None` once one of them is gone.
    fn color(&self, position: &Position) -> Option<Color> {
        self.stones
            .iter()
            .map(|stone| position.board().get(stone))
            .last()
            .flatten()
            .filter(|&color| self.stones.iter().all(|stone| position.board().get(stone) == Some(color)))
    }
}

struct Search<'a> {
    question: Question<'a>,
    defender: Color,
    known: HashMap<(u64, Color, Option<Point>, usize), bool>,
    /// Hashes of the boards on the way here.
    path: Vec<u64>,
    positions_left: &'a mut u32,
    /// Whether the depth has cut off something.
    cut: bool,
}

impl Search<'_> {
    fn captured(&mut self, position: &Position, depth: usize) -> Result<bool, TooLarge> {
        if self.question.color(position) != Some(self.defender) {
            return Ok(true);
        }
        if depth == 0 {
            self.cut = true;
            return Ok(false);
        }
        let key = (position.board().hash(), position.to_play(), position.ko(), depth);
        if let Some(&known) = self.known.get(&key) {
            return Ok(known);
        }
        *self.positions_left = self.positions_left.checked_sub(1).ok_or(TooLarge)?;
        let attacking = position.to_play() != self.defender;
        let mut result = !attacking;
        self.path.push(position.board().hash());
        for (vertex, next) in continuations(position, self.question.area, !attacking) {
            if vertex != Vertex::Pass && self.path.contains(&next.board().hash()) {
                continue;
            }
            if self.captured(&next, depth - 1)? == attacking {
                result = attacking;
                break;
            }
        }
        self.path.pop();
        self.known.insert(key, result);
        Ok(result)
    }

    /// The moves of a capture that [`Search::captured`] has found within `depth`.
    fn line(&mut self, position: &Position, depth: usize) -> Result<Vec<Vertex>, TooLarge> {
        let mut line = Vec::new();
        let mut here = position.clone();
        for left in (0..depth).rev() {
            if self.question.color(&here) != Some(self.defender) {
                break;
            }
            let attacking = here.to_play() != self.defender;
            let options = continuations(&here, self.question.area, !attacking);
            let mut best: Option<(usize, Vertex, Position)> = None;
            for (vertex, next) in options {
                let Some(moves) = self.shortest(&next, left)? else { continue };
                let better = match &best {
                    None => true,
                    Some((known, ..)) => (moves < *known) == attacking && moves != *known,
                };
                if better {
                    best = Some((moves, vertex, next));
                }
            }
            let Some((_, vertex, next)) = best else { break };
            line.push(vertex);
            here = next;
        }
        Ok(line)
    }

    /// The smallest depth up to `limit` within which the stones are captured.
    fn shortest(&mut self, position: &Position, limit: usize) -> Result<Option<usize>, TooLarge> {
        for depth in 0..=limit {
            if self.captured(position, depth)? {
                return Ok(Some(depth));
            }
        }
        Ok(None)
    }
}

/// The legal moves within an area and where they lead; at the end a pass, if it is wanted.
fn continuations(position: &Position, area: &Points, pass: bool) -> Vec<(Vertex, Position)> {
    let mut found = Vec::new();
    for point in area.iter() {
        let mut next = position.clone();
        if next.play(point, Suicide::Forbidden).is_ok() {
            found.push((Vertex::Point(point), next));
        }
    }
    if pass {
        let mut next = position.clone();
        next.pass();
        found.push((Vertex::Pass, next));
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Board;

    fn capture(diagram: &str, stones: &str, area: &str, first: Color) -> Option<String> {
        let position = Position::from_board(Board::from_diagram(diagram).unwrap(), first);
        let (stones, area) = (stones.parse().unwrap(), area.parse().unwrap());
        let line = Question { stones: &stones, area: &area }.capture(&position).unwrap()?;
        Some(line.iter().map(ToString::to_string).collect::<Vec<_>>().join(" "))
    }

    const THREE_IN_A_ROW: &str = "
        o o o o o .
        x x x x o .
        . . . x o .";

    #[test]
    fn three_in_a_row_live_or_die_by_the_middle() {
        assert_eq!(capture(THREE_IN_A_ROW, "D1", "A1:C1", Color::Black), None);
        let line = capture(THREE_IN_A_ROW, "D1", "A1:C1", Color::White).unwrap();
        assert!(line.starts_with("B1"), "{line}");
    }

    const TWO_EYES: &str = "
        o o o o o .
        x x x x o .
        . x . x o .";

    #[test]
    fn two_eyes_live() {
        assert_eq!(capture(TWO_EYES, "A2", "A1:C1", Color::White), None);
    }

    #[test]
    fn a_seki_lives_on_both_sides() {
        let diagram = "
            o o o o o .
            x x x x o .
            . o o x o .
            . o o x o .
            x x x x o .
            o o o o o .";
        assert_eq!(capture(diagram, "D3", "A3 A4", Color::White), None);
        assert_eq!(capture(diagram, "B3", "A3 A4", Color::Black), None);
    }
}
