//! A page of a lesson, and the position it begins with.

use std::collections::BTreeMap;

use serde::Deserialize;
use thiserror::Error;

use super::claim::Claim;
use super::goal::Goal;
use super::notation::{Arrow, Line, Points, Rect};
use super::session::{Session, Stage};
use crate::engine::{
    Action, Board, Color, DiagramError, Game, PerColor, Point, Preset, Record, Refusal, RulesName, Size,
    SizeError, Vertex,
};

/// A page: a board, a sentence or two, one thing asked.
///
/// Its texts are found by its id: `{id}.text` is always there, `{id}.task` where something is
/// asked; see [`Page::text_keys`](super::keys).
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Page {
    /// Stable: links and progress hold on to it. Small letters, digits and hyphens.
    pub id: String,
    /// Which figure of the Czech illustrated rules the page shows.
    pub figure: Option<String>,
    /// Which of the thirteen short rules the page teaches.
    #[serde(default)]
    pub teaches: Vec<u8>,
    /// The position as rows, the top row first: `x` Black, `o` White, `.` empty.
    pub board: Option<Vec<String>>,
    /// Instead of `board`: an empty board of so many lines a side.
    pub size: Option<u8>,
    /// Instead of `board`: an SGF text; the position is that at the end of its main line.
    pub sgf: Option<String>,
    /// Who moves first: at the beginning, or after `before`.
    #[serde(default = "black")]
    pub to_play: Color,
    /// Moves made from the position on before the reader comes, as where a ko has just been taken.
    #[serde(default)]
    pub before: Line,
    /// The rule system; the Czech rules where nothing is said.
    #[serde(default)]
    pub rules: Preset,
    /// Prisoners each side has at the beginning.
    #[serde(default)]
    pub prisoners: PerColor<u32>,
    /// Whether it goes on with the board and the prisoners as the reader left them on the page before,
    /// once that is solved; else with its own.
    #[serde(default)]
    pub continues: bool,
    /// The part of the board that is shown; all of it where nothing is said.
    pub view: Option<Rect>,
    #[serde(default)]
    pub shapes: Shapes,
    #[serde(default)]
    pub goal: Goal,
    /// What the page says about its board, for the checker to prove.
    #[serde(default)]
    pub claims: Vec<Claim>,
    /// Whether what its tries say are texts, not keys, as in a problem from a file.
    #[serde(skip)]
    pub plain_texts: bool,
    /// What is said first, in a problem from a file.
    #[serde(skip)]
    pub intro: Option<String>,
}

fn black() -> Color {
    Color::Black
}

impl Default for Page {
    /// A page without anything, which has to be given a board.
    fn default() -> Page {
        Page {
            id: String::new(),
            figure: None,
            teaches: Vec::new(),
            board: None,
            size: None,
            sgf: None,
            to_play: Color::Black,
            before: Line::default(),
            rules: Preset::default(),
            prisoners: PerColor::default(),
            continues: false,
            view: None,
            shapes: Shapes::default(),
            goal: Goal::default(),
            claims: Vec::new(),
            plain_texts: false,
            intro: None,
        }
    }
}

/// Signs on the board.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Shapes {
    pub circle: Points,
    pub triangle: Points,
    pub square: Points,
    pub cross: Points,
    /// Letters and numbers.
    pub labels: BTreeMap<Point, String>,
    pub arrows: Vec<Arrow>,
}

/// Why a page has no position.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum StartError {
    #[error("the page has no board; give it one of \"board\", \"size\" and \"sgf\"")]
    NoBoard,
    #[error("the page has several boards; leave one of \"board\", \"size\" and \"sgf\"")]
    SeveralBoards,
    #[error(transparent)]
    Diagram(#[from] DiagramError),
    #[error(transparent)]
    Size(#[from] SizeError),
    #[error("the SGF text cannot be read: {0}")]
    Sgf(String),
    #[error("the group on {0} has no liberty, which cannot be on a board")]
    NoLiberty(Point),
    #[error("move {number} of \"before\" is not possible: {refusal}")]
    Before { number: usize, refusal: Refusal },
}

impl Page {
    /// The game that the page begins with: its position, after the moves of `before`.
    ///
    /// # Errors
    /// [`StartError`] when the page has no position that could be on a board.
    pub fn start(&self) -> Result<Game, StartError> {
        let board = self.start_board()?;
        if let Some((point, _)) = board.chains().into_iter().find(|&(p, _)| board.liberties(p).is_empty()) {
            return Err(StartError::NoLiberty(point));
        }
        let moves = self.before.0.len();
        let first = if moves.is_multiple_of(2) { self.to_play } else { self.to_play.opponent() };
        let mut game = game_from(&board, first, self.rules);
        for (index, &vertex) in self.before.0.iter().enumerate() {
            game.apply(action(vertex))
                .map_err(|refusal| StartError::Before { number: index + 1, refusal })?;
        }
        Ok(game)
    }

    /// The page as it goes on from the one before, where it does.
    #[must_use]
    pub fn after(self, before: Option<&Session>) -> Page {
        let solved = before.filter(|session| self.continues && session.stage() == Stage::Solved);
        let Some(session) = solved else { return self };
        let board = Some(session.board().to_string().lines().map(str::to_owned).collect());
        Page { board, size: None, sgf: None, prisoners: session.prisoners_at(usize::MAX), ..self }
    }

    fn start_board(&self) -> Result<Board, StartError> {
        match (&self.board, self.size, &self.sgf) {
            (Some(rows), None, None) => Ok(Board::from_diagram(&rows.join("\n"))?),
            (None, Some(side), None) => Ok(Board::new(Size::square(side)?)),
            (None, None, Some(text)) => board_of_sgf(text),
            (None, None, None) => Err(StartError::NoBoard),
            _ => Err(StartError::SeveralBoards),
        }
    }
}

/// A game that begins with a position.
#[must_use]
pub fn game_from(board: &Board, to_play: Color, rules: Preset) -> Game {
    let mut record = Record::new(board.size());
    record.info.rules = RulesName::Known(rules);
    let setup = &mut record.node_mut(crate::engine::NodeId::ROOT).setup;
    for (point, color) in board.stones() {
        match color {
            Color::Black => setup.black.push(point),
            Color::White => setup.white.push(point),
        }
    }
    setup.to_play = Some(to_play);
    Game::from_record(record)
}

/// The action that makes a move.
#[must_use]
pub fn action(vertex: Vertex) -> Action {
    match vertex {
        Vertex::Point(point) => Action::Play(point),
        Vertex::Pass => Action::Pass,
    }
}

fn board_of_sgf(text: &str) -> Result<Board, StartError> {
    let games = crate::sgf::read_text(text).map_err(|error| StartError::Sgf(error.to_string()))?;
    let record = games.records.into_iter().next().ok_or_else(|| StartError::Sgf("no game".into()))?;
    let last = record.main_line(crate::engine::NodeId::ROOT).last().copied();
    let mut game = Game::from_record(record);
    if let Some(node) = last {
        game.apply(Action::GoTo(node)).map_err(|refusal| StartError::Sgf(refusal.to_string()))?;
    }
    Ok(game.position().board().clone())
}
