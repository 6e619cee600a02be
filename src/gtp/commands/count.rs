//! Commands about the end of the game.

use std::collections::BTreeSet;

use super::{Reply, done, names};
use crate::engine::counting::Assessment;
use crate::engine::{Color, Point};
use crate::gtp::args::Args;
use crate::gtp::session::Session;
use crate::gtp::{Failure, show};

pub fn final_score(session: &mut Session, args: &mut Args) -> Reply {
    args.end()?;
    let account = session.count().account;
    let by = account.black_lead().abs();
    Ok(match account.winner() {
        Some(Color::Black) => format!("B+{by}"),
        Some(Color::White) => format!("W+{by}"),
        None => "0".to_owned(),
    })
}

pub fn final_status_list(session: &mut Session, args: &mut Args) -> Reply {
    let status: fn(&Assessment, Point) -> bool = match args.word()? {
        "dead" => |assessment, point| assessment.dead().contains(&point),
        "seki" => |assessment, point| !assessment.dead().contains(&point) && assessment.is_seki(point),
        "alive" => |assessment, point| !assessment.dead().contains(&point) && !assessment.is_seki(point),
        _ => return Err(Failure::Syntax),
    };
    args.end()?;
    let (board, assessment) = (session.board(), session.judged_count().assessment);
    let chains = board.chains().into_iter().map(|(point, _)| point);
    let lines = chains.filter(|&point| status(&assessment, point)).map(|point| names(board.chain(point)));
    Ok(lines.collect::<Vec<_>>().join("\n"))
}

pub fn judge(session: &mut Session, args: &mut Args) -> Reply {
    args.end()?;
    let judged = session.judge();
    let line =
        |name: &str, points: BTreeSet<Point>| format!("{name} {}", names(points)).trim_end().to_owned();
    let lines = [line("dead", judged.dead), line("seki", judged.seki), line("unsure", judged.unsure)];
    Ok(lines.join("\n"))
}

pub fn mark_dead(session: &mut Session, args: &mut Args) -> Reply {
    match args.points(session.size())? {
        points if points.is_empty() => session.clear_dead(),
        points => session.mark_dead(points)?,
    }
    done()
}

pub fn territory(session: &mut Session, args: &mut Args) -> Reply {
    args.end()?;
    Ok(show::territory(session.board(), &session.count().assessment))
}
