//! Commands that set up a game.

use super::{Reply, done, names};
use crate::engine::{Color, HalfPoints, Point, Setup, Size};
use crate::gtp::args::Args;
use crate::gtp::session::Session;
use crate::gtp::{Failure, handicap};

pub fn boardsize(session: &mut Session, args: &mut Args) -> Reply {
    let side = args.parse()?;
    args.end()?;
    begin(session, side, side)
}

pub fn rectangular_boardsize(session: &mut Session, args: &mut Args) -> Reply {
    let (width, height) = (args.parse()?, args.parse()?);
    args.end()?;
    begin(session, width, height)
}

fn begin(session: &mut Session, width: i64, height: i64) -> Reply {
    let side = |lines: i64| u8::try_from(lines).map_err(|_| Failure::Size);
    session.begin(Size::new(side(width)?, side(height)?).map_err(|_| Failure::Size)?);
    done()
}

pub fn clear_board(session: &mut Session, args: &mut Args) -> Reply {
    args.end()?;
    session.begin(session.size());
    done()
}

/// The protocol's komi is any number; ours is of whole and half points, and 500 million at most.
pub fn komi(session: &mut Session, args: &mut Args) -> Reply {
    let points: f64 = args.parse()?;
    args.end()?;
    let half_points = points * 2.0;
    if !points.is_finite() {
        return Err(Failure::Syntax);
    }
    if half_points.fract() != 0.0 || half_points.abs() > 1e9 {
        return Err(Failure::Komi);
    }
    session.set_komi(HalfPoints(half_points as i32));
    done()
}

pub fn fixed_handicap(session: &mut Session, args: &mut Args) -> Reply {
    let stones = handicap_stones(args)?;
    place(session, handicap::fixed(session.size(), stones))
}

pub fn place_free_handicap(session: &mut Session, args: &mut Args) -> Reply {
    let stones = handicap_stones(args)?;
    place(session, handicap::free(session.size(), stones))
}

fn handicap_stones(args: &mut Args) -> Result<u8, Failure> {
    let stones: i64 = args.parse()?;
    args.end()?;
    u8::try_from(stones).map_err(|_| Failure::HandicapNumber)
}

fn place(session: &mut Session, stones: Option<Vec<Point>>) -> Reply {
    let stones = stones.ok_or(Failure::HandicapNumber)?;
    session.begin_with_handicap(stones.clone())?;
    Ok(names(stones))
}

pub fn set_free_handicap(session: &mut Session, args: &mut Args) -> Reply {
    let stones = args.points(session.size())?;
    let mut different = stones.clone();
    different.sort_unstable();
    different.dedup();
    if different.len() != stones.len() || !(2..session.size().area()).contains(&stones.len()) {
        return Err(Failure::HandicapPoints);
    }
    session.begin_with_handicap(stones)?;
    done()
}

pub fn set_position(session: &mut Session, args: &mut Args) -> Reply {
    let mut setup = Setup::default();
    while !args.is_empty() {
        let (color, point) = (args.color()?, args.point(session.size())?);
        match color {
            Color::Black => setup.black.push(point),
            Color::White => setup.white.push(point),
        }
    }
    session.begin_from(setup)?;
    done()
}

pub fn rules(session: &mut Session, args: &mut Args) -> Reply {
    if args.is_empty() {
        return Ok(session.rules().to_string());
    }
    session.set_rules(args.rest().parse().map_err(|_| Failure::Rules)?);
    done()
}
