//! The game for Go programs: the Go Text Protocol, version 2, over any pair of streams.
//!
//! | command | arguments | answer |
//! |---|---|---|
//! | `protocol_version` | | `2` |
//! | `name` | | `Hoshi` |
//! | `version` | | the version of this program |
//! | `list_commands` | | the commands, one a line |
//! | `known_command` | *name* | `true` or `false` |
//! | `quit` | | nothing; the session ends |
//! | `boardsize` | *lines* | nothing; a new game on a square board of 1 to 52 lines |
//! | `rectangular_boardsize` | *width* *height* | nothing; a new game on a board of any shape |
//! | `clear_board` | | nothing; a new game on the same board, with the same komi and rules |
//! | `komi` | *points* | nothing; whole and half points |
//! | `fixed_handicap` | *stones* | the points of 2 to 9 stones, as the page places them |
//! | `place_free_handicap` | *stones* | the points of the stones, which the engine chooses |
//! | `set_free_handicap` | *point* *point* … | nothing; the handicap stones are placed there |
//! | `set_position` | *colour* *point* *colour* *point* … | nothing; a new game from these stones, without history or prisoners |
//! | `play` | *colour* *vertex* | nothing |
//! | `undo` | | nothing; the last move is taken back for good |
//! | `is_legal` | *colour* *vertex* | `1` or `0` |
//! | `all_legal` | *colour* | the points where the colour may play, row by row from A1 |
//! | `captures` | *colour* | how many stones the colour has taken, pass stones included |
//! | `showboard` | | the board as text |
//! | `loadsgf` | *file* \[*move*\] | nothing; the first game of the file, before its move of that number |
//! | `printsgf` | \[*file*\] | the game as SGF, or nothing where a file is named |
//! | `final_score` | | `B+3.5`, `W+12` or `0` |
//! | `final_status_list` | `alive`, `dead` or `seki` | the points of such stones, one chain a line |
//! | `hoshi-rules` | \[*name*\] | the rules in force; with a name, nothing: those rules hold from now on |
//! | `hoshi-judge` | | what the judge thinks: three lines, `dead`, `seki` and `unsure`, each with its points |
//! | `hoshi-mark_dead` | \[*point* …\] | nothing; the chains there count as dead too; without points, none do |
//! | `hoshi-territory` | | who has which point, one row a line, the top row first |
//!
//! A *vertex* is a *point* or `pass`. Columns beyond Z are AA, AB, …; letters may be of either case.
//!
//! **Rules.** They are named as in [`Preset`](crate::engine::Preset), `czech` at first. A new name
//! leaves the komi as it is. Either colour may play at any time, and passes end nothing; ko,
//! superko and suicide are those of the rules for whoever plays. To retake a ko at once is `illegal
//! move: ko`, under superko as well.
//!
//! **The count.** `final_score`, `final_status_list` and `hoshi-territory` count the board as it
//! stands, with the marked stones dead (where the rules leave that to the players; Tromp–Taylor does not).
//! The marks are gone as soon as the board changes. Where nobody has
//! marked anything, `final_status_list` tells what the judge thinks; `hoshi-mark_dead` without points
//! says that nothing is dead. The characters of `hoshi-territory`: `X` or `O`
//! a point that scores for Black or White, be it empty or under a dead stone; `x` or `o` any other
//! stone; `.` any other empty point. Under area rules living stones score as well, and are `x` and
//! `o` all the same.
//!
//! **Files.** `loadsgf` takes komi, rules and handicap from the file; where the file names no rules
//! that we know, those in force stay. The name of a file is the rest of the line, less a last word
//! of digits, which is the number of a move; in double quotes it may be anything. (Control
//! characters and `#` never reach a command.)
//!
//! **Failures** begin as the protocol has them (`unknown command`, `syntax error`, `unacceptable
//! size`, `illegal move`, `cannot undo`, …); all are in [`Failure`].
//!
//! Sources: G. Farnebäck, *Specification of the Go Text Protocol, version 2, draft 2*, 2002;
//! `is_legal`, `all_legal`, `captures` and `printsgf` as in GNU Go, `set_position` and
//! `rectangular_boardsize` as in KataGo.

mod args;
mod commands;
mod failure;
mod handicap;
mod line;
mod session;
mod show;

pub use failure::Failure;

use std::io::{self, BufRead, Write};

use commands::Reply;
use session::Session;

/// Answers the commands of `input` until `quit` or its end.
///
/// Any bytes may come in, in lines of any length.
///
/// # Errors
/// Those of the streams.
pub fn serve(mut input: impl BufRead, mut output: impl Write) -> io::Result<()> {
    let mut session = Session::new();
    while let Some(line) = line::read(&mut input)? {
        let Some(request) = line::parse(&line) else { continue };
        let reply = if line.is_cut { Err(Failure::Syntax) } else { commands::run(&mut session, &request) };
        answer(&mut output, request.id, &reply)?;
        if session.is_over {
            break;
        }
    }
    Ok(())
}

fn answer(output: &mut impl Write, id: Option<u32>, reply: &Reply) -> io::Result<()> {
    let (sign, text) = match reply {
        Ok(text) => ('=', text.clone()),
        Err(failure) => ('?', failure.to_string()),
    };
    let id = id.map(|id| id.to_string()).unwrap_or_default();
    let text = line::response_text(&text);
    let space = if text.is_empty() { "" } else { " " };
    write!(output, "{sign}{id}{space}{text}\n\n")?;
    output.flush()
}
