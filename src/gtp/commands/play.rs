//! Commands about moves and the board.

use super::{Reply, done, names};
use crate::engine::{Move, Vertex};
use crate::gtp::args::Args;
use crate::gtp::session::Session;
use crate::gtp::{Failure, show};

pub fn play(session: &mut Session, args: &mut Args) -> Reply {
    let mv = whole_move(session, args)?;
    session.play(mv)?;
    done()
}

pub fn undo(session: &mut Session, args: &mut Args) -> Reply {
    args.end()?;
    session.undo()?;
    done()
}

pub fn is_legal(session: &mut Session, args: &mut Args) -> Reply {
    let Move { color, vertex } = whole_move(session, args)?;
    let legal = match vertex {
        Vertex::Point(point) => session.game().check_for(color, point).is_ok(),
        Vertex::Pass => true,
    };
    Ok(u8::from(legal).to_string())
}

pub fn all_legal(session: &mut Session, args: &mut Args) -> Reply {
    let color = args.color()?;
    args.end()?;
    let game = session.game();
    Ok(names(session.size().points().filter(|&point| game.check_for(color, point).is_ok())))
}

pub fn captures(session: &mut Session, args: &mut Args) -> Reply {
    let color = args.color()?;
    args.end()?;
    Ok(session.game().position().prisoners()[color].to_string())
}

pub fn showboard(session: &mut Session, args: &mut Args) -> Reply {
    args.end()?;
    Ok(show::board(session))
}

fn whole_move(session: &Session, args: &mut Args) -> Result<Move, Failure> {
    let mv = Move { color: args.color()?, vertex: args.vertex(session.size())? };
    args.end()?;
    Ok(mv)
}
