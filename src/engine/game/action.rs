//! What the people at the board can do, and what comes of it.

use thiserror::Error;

use crate::engine::{Color, IllegalMove, Move, NodeId, Outcome, Point, Vertex};

/// Something that someone at the board does. The only way to change a [`Game`](super::Game).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// The side to move plays; during the handicap, Black places a stone.
    Play(Point),
    Pass,
    /// `Color` gives the game up.
    Resign(Color),
    /// `Color` has used up its time.
    LoseOnTime(Color),
    /// One step back along the line.
    Back,
    /// One step forward along the line that was walked last.
    Forward,
    /// To any node of the record.
    GoTo(NodeId),
    /// While counting: marks the group on a point dead, or alive again.
    ToggleDead(Point),
    /// While counting: `Color` agrees with the marks.
    Accept(Color),
    /// While counting: `Color` no longer agrees.
    Withdraw(Color),
    /// While counting: `Color` wants to play on. In a finished game: the result is taken back.
    Resume(Color),
}

/// What an action did, for whoever shows, sounds or tells it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// A move was made or walked over.
    Moved {
        mv: Move,
        captured: Vec<Point>,
        ended: Option<Outcome>,
        cycle: Option<usize>,
    },
    HandicapPlaced {
        point: Point,
        remaining: u8,
    },
    /// The cursor went elsewhere in the record.
    Walked,
    /// The second pass (or as many as the rules ask for) was made.
    CountBegan,
    /// The stones of a group, in the order of the board.
    Marked {
        chain: Vec<Point>,
        dead: bool,
    },
    /// Stones were suggested as dead; of some more the suggestion is not sure.
    Suggested {
        dead: usize,
        unsure: usize,
    },
    Accepted(Color),
    Withdrawn(Color),
    Resumed {
        to_play: Color,
    },
    Ended(Outcome),
}

impl Event {
    pub(super) fn pass(color: Color) -> Event {
        let mv = Move { color, vertex: Vertex::Pass };
        Event::Moved { mv, captured: Vec::new(), ended: None, cycle: None }
    }
}

/// Why an action was not carried out. The game is as it was.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Refusal {
    #[error(transparent)]
    Illegal(#[from] IllegalMove),
    /// The action belongs to another phase of the game.
    #[error("not possible at this stage of the game")]
    WrongPhase,
    /// There is nothing before, after, or by that name.
    #[error("there is no such step in the record")]
    NoSuchStep,
    /// No stone stands there to be marked.
    #[error("there is no stone on that point")]
    NoStone,
    /// No play can capture these stones: they are not dead.
    #[error("these stones are alive for certain")]
    CertainlyAlive { stones: Vec<Point> },
    /// The rules want every ko closed before the count, and these points are open: play has to be
    /// resumed.
    #[error("a ko is still open")]
    OpenKos { points: Vec<Point> },
}
