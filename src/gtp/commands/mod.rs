//! The commands, by what they are about.

mod admin;
mod count;
mod play;
mod records;
mod setup;

use super::Failure;
use super::args::Args;
use super::line::Request;
use super::session::Session;
use crate::engine::Point;

/// What a command answers: the text after `=`, or why it failed.
pub type Reply = Result<String, Failure>;

type Handler = fn(&mut Session, &mut Args) -> Reply;

/// Every command with what carries it out.
const COMMANDS: [(&str, Handler); 28] = [
    ("protocol_version", admin::protocol_version),
    ("name", admin::name),
    ("version", admin::version),
    ("list_commands", admin::list_commands),
    ("known_command", admin::known_command),
    ("quit", admin::quit),
    ("boardsize", setup::boardsize),
    ("rectangular_boardsize", setup::rectangular_boardsize),
    ("clear_board", setup::clear_board),
    ("komi", setup::komi),
    ("fixed_handicap", setup::fixed_handicap),
    ("place_free_handicap", setup::place_free_handicap),
    ("set_free_handicap", setup::set_free_handicap),
    ("set_position", setup::set_position),
    ("play", play::play),
    ("undo", play::undo),
    ("is_legal", play::is_legal),
    ("all_legal", play::all_legal),
    ("captures", play::captures),
    ("showboard", play::showboard),
    ("loadsgf", records::loadsgf),
    ("printsgf", records::printsgf),
    ("final_score", count::final_score),
    ("final_status_list", count::final_status_list),
    ("hoshi-rules", setup::rules),
    ("hoshi-judge", count::judge),
    ("hoshi-mark_dead", count::mark_dead),
    ("hoshi-territory", count::territory),
];

/// Carries out a command.
pub fn run(session: &mut Session, request: &Request) -> Reply {
    let handler = handler(request.command).ok_or(Failure::UnknownCommand)?;
    handler(session, &mut Args::new(request.arguments))
}

fn handler(command: &str) -> Option<Handler> {
    COMMANDS.iter().find(|(name, _)| *name == command).map(|&(_, handler)| handler)
}

/// The answer of a command that has nothing to say.
fn done() -> Reply {
    Ok(String::new())
}

fn names(points: impl IntoIterator<Item = Point>) -> String {
    points.into_iter().map(|point| point.to_string()).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_documentation_lists_every_command_and_no_other() {
        let table = include_str!("../mod.rs").lines().filter_map(|line| line.strip_prefix("//! | `"));
        let documented: Vec<&str> = table.filter_map(|row| row.split('`').next()).collect();
        let mut known: Vec<&str> = COMMANDS.iter().map(|&(name, _)| name).collect();
        let mut listed = documented.clone();
        known.sort_unstable();
        listed.sort_unstable();
        assert_eq!(listed, known);
    }
}
