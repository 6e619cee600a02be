//! Commands about the program itself.

use super::{COMMANDS, Reply, done, handler};
use crate::gtp::args::Args;
use crate::gtp::session::Session;

pub fn protocol_version(_: &mut Session, args: &mut Args) -> Reply {
    args.end()?;
    Ok("2".to_owned())
}

pub fn name(_: &mut Session, args: &mut Args) -> Reply {
    args.end()?;
    Ok("Hoshi".to_owned())
}

pub fn version(_: &mut Session, args: &mut Args) -> Reply {
    args.end()?;
    Ok(env!("CARGO_PKG_VERSION").to_owned())
}

pub fn list_commands(_: &mut Session, args: &mut Args) -> Reply {
    args.end()?;
    Ok(COMMANDS.map(|(name, _)| name).join("\n"))
}

pub fn known_command(_: &mut Session, args: &mut Args) -> Reply {
    let name = args.word()?;
    args.end()?;
    Ok(handler(name).is_some().to_string())
}

/// Never fails: who wants to go may go.
pub fn quit(session: &mut Session, _: &mut Args) -> Reply {
    session.is_over = true;
    done()
}
