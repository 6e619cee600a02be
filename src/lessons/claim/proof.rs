//! The proofs of claims.

use std::collections::BTreeSet;

use super::{Ban, Claim, End};
use crate::engine::handicap::{Grade, fixed_handicap, handicap_by_grades, handicap_by_loss, star_points};
use crate::engine::rules::Suicide;
use crate::engine::{Color, Game, HalfPoints, IllegalMove, Outcome, PerColor, Phase, Point, Position, Size};
use crate::lessons::notation::{Line, Points};
use crate::lessons::page::action;
use crate::lessons::solver::Question;

impl Claim {
    /// Whether the claim is true of a game's present position; `prisoners` were taken before it
    /// began.
    ///
    /// # Errors
    /// A sentence that says what is true instead.
    pub fn prove(&self, game: &Game, prisoners: PerColor<u32>) -> Result<(), String> {
        match self {
            Claim::Liberties { .. }
            | Claim::Stones { .. }
            | Claim::Connected(_)
            | Claim::Takes { .. }
            | Claim::Loses { .. } => self.prove_on_board(game.position()),
            Claim::Forbidden { .. } | Claim::Allowed { .. } | Claim::AllForbidden { .. } => {
                self.prove_moves(game)
            }
            Claim::Alive { stones, area } => life(game.position(), stones, area, [false, false]),
            Claim::Dead { stones, area } => life(game.position(), stones, area, [true, true]),
            Claim::Unsettled { stones, area } => life(game.position(), stones, area, [true, false]),
            Claim::Territory { .. } | Claim::Score { .. } | Claim::AreaScore { .. } | Claim::Dame { .. } => {
                self.prove_count(game, prisoners)
            }
            Claim::After { moves, claims } => {
                let later = play_on(game, moves)?;
                claims.iter().try_for_each(|claim| claim.prove(&later, prisoners))
            }
            Claim::ComesBack(moves) => {
                let later = play_on(game, moves)?;
                ensure(later.position().board() == game.position().board(), || {
                    "after these moves the board is another one".to_owned()
                })
            }
            Claim::Ends { moves, outcome } => ends(&play_on(game, moves)?, *outcome),
            _ => self.prove_terms(game),
        }
    }

    fn prove_on_board(&self, position: &Position) -> Result<(), String> {
        let board = position.board();
        match self {
            Claim::Liberties { of, are } => of.iter().try_for_each(|point| {
                equal(&format!("liberties of {point}"), board.liberties(point).len(), *are)
            }),
            Claim::Stones { of, are } => of.iter().try_for_each(|point| {
                equal(&format!("stones in the chain on {point}"), board.chain_len(point), *are)
            }),
            Claim::Connected(points) => {
                let first = points.iter().next().map(|point| board.chain(point)).unwrap_or_default();
                let outside = points.iter().find(|point| !first.contains(point));
                ensure(outside.is_none(), || format!("not one chain: {}", names(outside)))
            }
            Claim::Takes { by, at, stones } => at.iter().try_for_each(|point| {
                let taken = taken(position, *by, point)?;
                equal(&format!("stones that {by} takes on {point}"), taken, *stones)
            }),
            Claim::Loses { by, at, stones } => at.iter().try_for_each(|point| {
                let mut next = position.clone().with_to_play(*by);
                next.play(point, Suicide::Forbidden)
                    .map_err(|illegal| format!("{by} cannot play on {point}: {illegal}"))?;
                let answer = next.board().atari(point);
                let lost = answer.map_or(Ok(0), |answer| taken(&next, by.opponent(), answer))?;
                equal(&format!("stones that {by} loses after {point}"), lost, *stones)
            }),
            _ => Ok(()),
        }
    }

    fn prove_moves(&self, game: &Game) -> Result<(), String> {
        match self {
            Claim::Forbidden { by, at, because } => at.iter().try_for_each(|point| {
                let ban = ban(game, *by, point);
                ensure(ban == Some(*because), || match ban {
                    None => format!("{by} may play on {point}"),
                    Some(ban) => format!("{by} may not play on {point}, but for another reason: {ban:?}"),
                })
            }),
            Claim::Allowed { by, at } => at.iter().try_for_each(|point| match ban(game, *by, point) {
                None => Ok(()),
                Some(ban) => Err(format!("{by} may not play on {point}: {ban:?}")),
            }),
            Claim::AllForbidden { by, at } => {
                let found = forbidden_points(game, *by);
                ensure(found == at.0, || format!("{by} may not play on: {}", names(&found)))
            }
            _ => Ok(()),
        }
    }

    fn prove_count(&self, game: &Game, prisoners: PerColor<u32>) -> Result<(), String> {
        match self {
            Claim::Territory { dead, black, white } => {
                let account = game.count(&dead.0).territory;
                equal("Black's territory", account.items.black.territory, *black)?;
                equal("White's territory", account.items.white.territory, *white)
            }
            Claim::Score { dead, komi, black, white } => {
                let account = game.count(&dead.0).territory;
                let total = |color| account.total(color) + whole(prisoners[color]);
                equal("Black's score", total(Color::Black), *black)?;
                equal("White's score", total(Color::White) + *komi, *white)
            }
            Claim::AreaScore { dead, black, white } => {
                let account = game.count(&dead.0).area;
                equal("Black's area", account.total(Color::Black), *black)?;
                equal("White's area", account.total(Color::White), *white)
            }
            Claim::Dame { dead, at } => {
                let found = dame(game, dead);
                ensure(found == at.0, || format!("the neutral points are: {}", names(&found)))
            }
            _ => Ok(()),
        }
    }

    /// Claims about what stands beside the board.
    fn prove_terms(&self, game: &Game) -> Result<(), String> {
        let size = game.position().board().size();
        match self {
            Claim::Prisoners(prisoners) => {
                let found = game.position().prisoners();
                equal("prisoners of Black", found.black, prisoners.black)?;
                equal("prisoners of White", found.white, prisoners.white)
            }
            Claim::ToPlay(color) => equal("the side to move", game.position().to_play(), *color),
            Claim::Stars(points) => {
                let stars: BTreeSet<Point> = star_points(size).into_iter().collect();
                ensure(stars == points.0, || format!("the star points are: {}", names(&stars)))
            }
            Claim::Handicap { stones, at } => handicap(size, *stones, at),
            Claim::HandicapByGrades { a, b, stones } => {
                let grade = |text: &str| text.parse::<Grade>().map_err(|error| error.to_string());
                equal("handicap stones", handicap_by_grades(grade(a)?, grade(b)?), *stones)
            }
            Claim::HandicapByLoss { points, stones } => {
                equal("handicap stones", handicap_by_loss(*points), *stones)
            }
            Claim::Komi(komi) => equal("komi", game.rules().komi.even, *komi),
            _ => Ok(()),
        }
    }
}

/// The empty points where a side may not play.
#[must_use]
pub fn forbidden_points(game: &Game, by: Color) -> BTreeSet<Point> {
    let board = game.position().board();
    board.size().points().filter(|&p| board.is_empty(p) && ban(game, by, p).is_some()).collect()
}

/// The neutral points, once some stones are taken off as dead.
#[must_use]
pub fn dame(game: &Game, dead: &Points) -> BTreeSet<Point> {
    let count = game.count(&dead.0);
    let board = game.position().board();
    let neutral = count.assessment.verdicts().filter(|(_, verdict)| verdict.owner.is_none());
    neutral.map(|(point, _)| point).filter(|&point| board.is_empty(point)).collect()
}

fn ban(game: &Game, by: Color, point: Point) -> Option<Ban> {
    let refused = if by == game.position().to_play() {
        game.check(point)
    } else {
        game.position().clone().with_to_play(by).check(point, game.rules().suicide)
    };
    match refused.err()? {
        IllegalMove::Suicide { .. } => Some(Ban::Suicide),
        IllegalMove::Ko { .. } => Some(Ban::Ko),
        IllegalMove::Repetition { .. } => Some(Ban::Repetition),
        IllegalMove::Occupied { .. } | IllegalMove::OffBoard => Some(Ban::Occupied),
    }
}

fn taken(position: &Position, by: Color, point: Point) -> Result<usize, String> {
    let mut next = position.clone().with_to_play(by);
    let placed = next.play(point, Suicide::Forbidden);
    placed.map(|placed| placed.captured.len()).map_err(|illegal| format!("{by} on {point}: {illegal}"))
}

/// Compares whether the stones are captured with the attacker and with the defender beginning.
fn life(position: &Position, stones: &Points, area: &Points, expected: [bool; 2]) -> Result<(), String> {
    let question = Question { stones, area };
    let defender = stones.iter().find_map(|stone| position.board().get(stone));
    let defender = defender.ok_or_else(|| "no stone stands there".to_owned())?;
    let too_large = |_| "the area is too large to try everything; name fewer points".to_owned();
    for (first, expected) in [(defender.opponent(), expected[0]), (defender, expected[1])] {
        let position = position.clone().with_to_play(first);
        let line = question.capture(&position).map_err(too_large)?;
        ensure(line.is_some() == expected, || match line {
            Some(line) => format!("captured when {first} begins: {}", names(line)),
            None => format!("not captured when {first} begins"),
        })?;
    }
    Ok(())
}

fn play_on(game: &Game, moves: &Line) -> Result<Game, String> {
    let mut later = game.clone();
    for (index, &vertex) in moves.0.iter().enumerate() {
        later
            .apply(action(vertex))
            .map_err(|refusal| format!("move {}, {vertex}, is not possible: {refusal}", index + 1))?;
    }
    Ok(later)
}

fn ends(game: &Game, expected: End) -> Result<(), String> {
    let found = match game.phase() {
        Phase::Counting(_) => Some(End::Counting),
        Phase::Finished(finish) => match finish.outcome {
            Outcome::Draw => Some(End::Draw),
            Outcome::NoResult => Some(End::NoResult),
            Outcome::Win { .. } => None,
        },
        Phase::Play | Phase::Handicap { .. } => None,
    };
    ensure(found == Some(expected), || format!("after these moves the game stands at: {found:?}"))
}

fn handicap(size: Size, stones: u8, at: &Points) -> Result<(), String> {
    let places: BTreeSet<Point> = fixed_handicap(size, stones).unwrap_or_default().into_iter().collect();
    ensure(places == at.0, || format!("the customary points are: {}", names(&places)))
}

fn whole(stones: u32) -> HalfPoints {
    HalfPoints::points(i32::try_from(stones).unwrap_or(i32::MAX))
}

fn equal<T: PartialEq + std::fmt::Display>(what: &str, found: T, claimed: T) -> Result<(), String> {
    ensure(found == claimed, || format!("{what}: {found}, not {claimed}"))
}

fn ensure(holds: bool, otherwise: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(otherwise()) }
}

fn names<T: ToString>(items: impl IntoIterator<Item = T>) -> String {
    items.into_iter().map(|item| item.to_string()).collect::<Vec<_>>().join(" ")
}
