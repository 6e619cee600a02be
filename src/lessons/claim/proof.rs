//! The proofs of claims.

use std::collections::BTreeSet;

use super::{Ban, Claim, End};
use crate::engine::handicap::{Grade, fixed_handicap, handicap_by_grades, handicap_by_loss, star_points};
use crate::engine::rules::Suicide;
use crate::engine::{Color, Game, HalfPoints, IllegalMove, Outcome, PerColor, Phase, Point, Position, Size};
use crate::lessons::notation::{Line, Points};
use crate::lessons::page::action;
use crate::lessons::solver::Question;
use crate::lessons::told::{Told, told};

impl Claim {
    /// Whether the claim is true of a game's present position; `prisoners` were taken before it
    /// began.
    ///
    /// # Errors
    /// What is true instead.
    pub fn prove(&self, game: &Game, prisoners: PerColor<u32>) -> Result<(), Told> {
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
                    told!("after these moves the board is another one")
                })
            }
            Claim::Ends { moves, outcome } => ends(&play_on(game, moves)?, *outcome),
            _ => self.prove_terms(game),
        }
    }

    fn prove_on_board(&self, position: &Position) -> Result<(), Told> {
        let board = position.board();
        match self {
            Claim::Liberties { of, are } => of.iter().try_for_each(|point| {
                equal(told!("liberties of {0}", point), board.liberties(point).len(), *are)
            }),
            Claim::Stones { of, are } => of.iter().try_for_each(|point| {
                equal(told!("stones in the chain on {0}", point), board.chain_len(point), *are)
            }),
            Claim::Connected(points) => {
                let first = points.iter().next().map(|point| board.chain(point)).unwrap_or_default();
                let outside = points.iter().find(|point| !first.contains(point));
                ensure(outside.is_none(), || told!("not one chain: {0}", names(outside)))
            }
            Claim::Takes { by, at, stones } => at.iter().try_for_each(|point| {
                let taken = taken(position, *by, point)?;
                equal(told!("stones that {0} takes on {1}", side(*by), point), taken, *stones)
            }),
            Claim::Loses { by, at, stones } => at.iter().try_for_each(|point| {
                let mut next = position.clone().with_to_play(*by);
                next.play(point, Suicide::Forbidden).map_err(|illegal| {
                    told!("{0} cannot play on {1}: {2}", side(*by), point, Told::english(illegal))
                })?;
                let answer = next.board().atari(point);
                let lost = answer.map_or(Ok(0), |answer| taken(&next, by.opponent(), answer))?;
                equal(told!("stones that {0} loses after {1}", side(*by), point), lost, *stones)
            }),
            _ => Ok(()),
        }
    }

    fn prove_moves(&self, game: &Game) -> Result<(), Told> {
        match self {
            Claim::Forbidden { by, at, because } => at.iter().try_for_each(|point| {
                let ban = ban(game, *by, point);
                ensure(ban == Some(*because), || match ban {
                    None => told!("{0} may play on {1}", side(*by), point),
                    Some(ban) => told!(
                        "{0} may not play on {1}, but for another reason: {2}",
                        side(*by),
                        point,
                        reason(ban)
                    ),
                })
            }),
            Claim::Allowed { by, at } => at.iter().try_for_each(|point| match ban(game, *by, point) {
                None => Ok(()),
                Some(ban) => Err(told!("{0} may not play on {1}: {2}", side(*by), point, reason(ban))),
            }),
            Claim::AllForbidden { by, at } => {
                let found = forbidden_points(game, *by);
                ensure(found == at.0, || told!("{0} may not play on: {1}", side(*by), names(&found)))
            }
            _ => Ok(()),
        }
    }

    fn prove_count(&self, game: &Game, prisoners: PerColor<u32>) -> Result<(), Told> {
        match self {
            Claim::Territory { dead, black, white } => {
                let account = game.count(&dead.0).territory;
                equal(told!("Black's territory"), account.items.black.territory, *black)?;
                equal(told!("White's territory"), account.items.white.territory, *white)
            }
            Claim::Score { dead, komi, black, white } => {
                let account = game.count(&dead.0).territory;
                let total = |color| account.total(color) + whole(prisoners[color]);
                equal(told!("Black's score"), total(Color::Black), *black)?;
                equal(told!("White's score"), total(Color::White) + *komi, *white)
            }
            Claim::AreaScore { dead, black, white } => {
                let account = game.count(&dead.0).area;
                equal(told!("Black's area"), account.total(Color::Black), *black)?;
                equal(told!("White's area"), account.total(Color::White), *white)
            }
            Claim::Dame { dead, at } => {
                let found = dame(game, dead);
                ensure(found == at.0, || told!("the neutral points are: {0}", names(&found)))
            }
            _ => Ok(()),
        }
    }

    /// Claims about what stands beside the board.
    fn prove_terms(&self, game: &Game) -> Result<(), Told> {
        let size = game.position().board().size();
        match self {
            Claim::Prisoners(prisoners) => {
                let found = game.position().prisoners();
                equal(told!("prisoners of Black"), found.black, prisoners.black)?;
                equal(told!("prisoners of White"), found.white, prisoners.white)
            }
            Claim::ToPlay(color) => {
                let found = game.position().to_play();
                ensure(found == *color, || told!("the side to move is {0}", side(found)))
            }
            Claim::Stars(points) => {
                let stars: BTreeSet<Point> = star_points(size).into_iter().collect();
                ensure(stars == points.0, || told!("the star points are: {0}", names(&stars)))
            }
            Claim::Handicap { stones, at } => handicap(size, *stones, at),
            Claim::HandicapByGrades { a, b, stones } => {
                let grade = |text: &str| text.parse::<Grade>().map_err(Told::english);
                equal(told!("handicap stones"), handicap_by_grades(grade(a)?, grade(b)?), *stones)
            }
            Claim::HandicapByLoss { points, stones } => {
                equal(told!("handicap stones"), handicap_by_loss(*points), *stones)
            }
            Claim::Komi(komi) => equal(told!("komi"), game.rules().komi.even, *komi),
            _ => Ok(()),
        }
    }
}

fn side(color: Color) -> Told {
    Told::english(color)
}

fn reason(ban: Ban) -> Told {
    match ban {
        Ban::Occupied => told!("a stone stands there"),
        Ban::Suicide => told!("suicide"),
        Ban::Ko => told!("ko"),
        Ban::Repetition => told!("superko"),
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

fn taken(position: &Position, by: Color, point: Point) -> Result<usize, Told> {
    let mut next = position.clone().with_to_play(by);
    let placed = next.play(point, Suicide::Forbidden);
    placed
        .map(|placed| placed.captured.len())
        .map_err(|illegal| told!("{0} on {1}: {2}", side(by), point, Told::english(illegal)))
}

/// Compares whether the stones are captured with the attacker and with the defender beginning.
fn life(position: &Position, stones: &Points, area: &Points, expected: [bool; 2]) -> Result<(), Told> {
    let question = Question { stones, area };
    let defender = stones.iter().find_map(|stone| position.board().get(stone));
    let defender = defender.ok_or_else(|| told!("no stone stands there"))?;
    let too_large = |_| told!("the area is too large to try everything; name fewer points");
    for (first, expected) in [(defender.opponent(), expected[0]), (defender, expected[1])] {
        let position = position.clone().with_to_play(first);
        let line = question.capture(&position).map_err(too_large)?;
        ensure(line.is_some() == expected, || match line {
            Some(line) => told!("captured when {0} begins: {1}", side(first), names(line)),
            None => told!("not captured when {0} begins", side(first)),
        })?;
    }
    Ok(())
}

fn play_on(game: &Game, moves: &Line) -> Result<Game, Told> {
    let mut later = game.clone();
    for (index, &vertex) in moves.0.iter().enumerate() {
        later.apply(action(vertex)).map_err(|refusal| {
            told!("move {0}, {1}, is not possible: {2}", index + 1, vertex, Told::english(refusal))
        })?;
    }
    Ok(later)
}

fn ends(game: &Game, expected: End) -> Result<(), Told> {
    let found = match game.phase() {
        Phase::Counting(_) => Some(End::Counting),
        Phase::Finished(finish) => match finish.outcome {
            Outcome::Draw => Some(End::Draw),
            Outcome::NoResult => Some(End::NoResult),
            Outcome::Win { .. } => None,
        },
        Phase::Play | Phase::Handicap { .. } => None,
    };
    ensure(found == Some(expected), || match found {
        Some(End::Counting) => told!("after these moves the game is counted"),
        Some(End::Draw) => told!("after these moves the game is drawn"),
        Some(End::NoResult) => told!("after these moves the game has no result"),
        None => told!("after these moves the game goes on"),
    })
}

fn handicap(size: Size, stones: u8, at: &Points) -> Result<(), Told> {
    let places: BTreeSet<Point> = fixed_handicap(size, stones).unwrap_or_default().into_iter().collect();
    ensure(places == at.0, || told!("the customary points are: {0}", names(&places)))
}

fn whole(stones: u32) -> HalfPoints {
    HalfPoints::points(i32::try_from(stones).unwrap_or(i32::MAX))
}

fn equal<T: PartialEq + std::fmt::Display>(what: Told, found: T, claimed: T) -> Result<(), Told> {
    ensure(found == claimed, || told!("{0}: {1}, not {2}", what, found, claimed))
}

fn ensure(holds: bool, otherwise: impl FnOnce() -> Told) -> Result<(), Told> {
    if holds { Ok(()) } else { Err(otherwise()) }
}

fn names<T: ToString>(items: impl IntoIterator<Item = T>) -> String {
    items.into_iter().map(|item| item.to_string()).collect::<Vec<_>>().join(" ")
}
