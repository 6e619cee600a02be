//! Problems in SGF files, as collections of them are commonly written.

mod signs;

use thiserror::Error;

use super::goal::{Goal, Try};
use super::notation::{Line, Points};
use super::page::{Page, Shapes, StartError};
use crate::engine::{Action, Color, Game, Node, NodeId, Point, Position, Record, Shape, Vertex};
use signs::{Marking, says_choice};

/// How many moves of the reader a problem may have in a row.
const MAX_STEPS: usize = 60;

/// Why a record is no problem.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ProblemError {
    #[error("no moves follow the first position")]
    NoMoves,
    #[error("no line of it is right; mark the last move of a right line with the comment RIGHT")]
    NoRightLine,
    #[error("the group on {0} has no liberty, which cannot be on a board; correct the first position")]
    NoLiberty(Point),
    #[error("the first position cannot be set up")]
    NoPosition,
    #[error("{0} is not possible where it is played; correct or remove the move")]
    Impossible(Vertex),
    #[error("{0} is played out of turn; the sides have to move one after the other")]
    OutOfTurn(Vertex),
    #[error("stones are put or taken off among the moves; put them into the first position")]
    SetupAmongMoves,
    #[error("a line is longer than {MAX_STEPS} moves of one side; this looks like a game")]
    TooLong,
}

/// A problem from a record: its first position, and its moves as the tries.
///
/// The comment RIGHT (a word by itself, in capitals) or "correct" says where it is solved. If no
/// comment does, the lines through a move marked TE are right; if none is, the main line. Lines
/// through a move marked BM are wrong. A move with the comment NOTTHIS, and nothing right behind it,
/// is no mistake, but not what the problem asks for. Where the opponent has several
/// replies, each stands in a try of its own, but for those from which nothing right can be reached
/// and, where the comment CHOICE names some, the others. Comments are said without those words.
///
/// Source: the conventions of goproblems.com ("Problem Construction Basics") and of SGF FF\[4\].
///
/// # Errors
/// [`ProblemError`] where the record cannot be done as a problem.
pub fn problem(record: &Record, id: &str) -> Result<Page, ProblemError> {
    let beginning = beginning(record);
    let start = *beginning.last().unwrap_or(&NodeId::ROOT);
    let reader = ProblemReader { record, marking: Marking::of(record, start) };
    let mut page = Page {
        id: id.to_owned(),
        board: Some(rows(record, start)?),
        rules: record.info.rules.preset(),
        shapes: shapes(record.node(start)),
        plain_texts: true,
        intro: intro(record, &beginning),
        to_play: reader.first_to_move(&beginning)?,
        ..Page::default()
    };
    let game = page.start().map_err(|error| match error {
        StartError::NoLiberty(point) => ProblemError::NoLiberty(point),
        _ => ProblemError::NoPosition,
    })?;
    let tries = reader.tries(start, true, false, game.position(), MAX_STEPS)?;
    if !tries.iter().any(Try::leads_to_right) {
        return Err(ProblemError::NoRightLine);
    }
    page.goal = Goal::Play { tries };
    Ok(page)
}

/// The nodes before the first move: the root, and those that only set up and comment.
fn beginning(record: &Record) -> Vec<NodeId> {
    let mut nodes = vec![NodeId::ROOT];
    let mut here = NodeId::ROOT;
    while let [only] = record.node(here).children() {
        if record.node(*only).mv.is_some() {
            break;
        }
        nodes.push(*only);
        here = *only;
    }
    nodes
}

struct ProblemReader<'r> {
    record: &'r Record,
    marking: Marking,
}

impl ProblemReader<'_> {
    fn node(&self, node: NodeId) -> &Node {
        self.record.node(node)
    }

    /// The side that the record names, if a move of it follows; else that of the first move.
    fn first_to_move(&self, beginning: &[NodeId]) -> Result<Color, ProblemError> {
        let start = *beginning.last().unwrap_or(&NodeId::ROOT);
        let moves = self.moves(start)?;
        let colors: Vec<Color> = moves.iter().filter_map(|&node| Some(self.node(node).mv?.color)).collect();
        let named = beginning.iter().rev().find_map(|&node| self.node(node).setup.to_play);
        let first = named.filter(|color| colors.contains(color)).or_else(|| colors.first().copied());
        first.ok_or(ProblemError::NoMoves)
    }

    /// The moves that follow a node; nodes without anything for the board are passed through.
    fn moves(&self, after: NodeId) -> Result<Vec<NodeId>, ProblemError> {
        let mut found = Vec::new();
        let mut ahead: Vec<NodeId> = self.node(after).children().iter().rev().copied().collect();
        while let Some(next) = ahead.pop() {
            let node = self.node(next);
            if node.mv.is_some() {
                found.push(next);
            } else if is_setup(node) {
                return Err(ProblemError::SetupAmongMoves);
            } else {
                ahead.extend(node.children().iter().rev());
            }
        }
        Ok(found)
    }

    /// The reader's moves after a node. `main` tells whether the node is on the main line, `good`
    /// whether a move before it is marked as good.
    fn tries(
        &self,
        after: NodeId,
        main: bool,
        good: bool,
        position: &Position,
        steps: usize,
    ) -> Result<Vec<Try>, ProblemError> {
        let mut tries = Vec::new();
        for (index, node) in self.moves(after)?.into_iter().enumerate() {
            let steps = steps.checked_sub(1).ok_or(ProblemError::TooLong)?;
            tries.extend(self.tries_at(node, main && index == 0, good, position, steps)?);
        }
        Ok(without_dead_ends(tries))
    }

    /// One move of the reader, once for each reply.
    fn tries_at(
        &self,
        node: NodeId,
        main: bool,
        good: bool,
        position: &Position,
        steps: usize,
    ) -> Result<Vec<Try>, ProblemError> {
        let (vertex, position) = self.play(node, position)?;
        let own =
            Try { at: Line(vec![vertex]), say: signs::said(&self.node(node).comment), ..Try::default() };
        let good = good || self.marking.is_good(self.node(node));
        if self.marking.solves(self.node(node)) {
            return Ok(vec![Try { right: true, ..own }]);
        }
        if signs::is_aside(self.node(node)) && !self.marking.solves_below(self.record, node) {
            return Ok(vec![Try { aside: true, ..own }]);
        }
        let main = main && !signs::is_bad(self.node(node));
        let good = good && !signs::is_bad(self.node(node));
        let replies = self.replies(node)?;
        if replies.is_empty() {
            return Ok(vec![Try { right: self.marking.ends_well(main, good), ..own }]);
        }
        let mut tries = Vec::new();
        for (index, reply) in replies {
            let main = main && index == 0;
            let (answer, position) = self.play(reply, &position)?;
            let says = [own.say.clone(), signs::said(&self.node(reply).comment)];
            let says = says.into_iter().flatten().collect::<Vec<_>>().join(" ");
            let mut t =
                Try { line: Line(vec![answer]), say: Some(says).filter(|s| !s.is_empty()), ..own.clone() };
            if self.marking.solves(self.node(reply)) {
                t.right = true;
            } else {
                t.next = self.tries(reply, main, good, &position, steps)?;
                t.right = t.next.is_empty() && self.marking.ends_well(main, good);
                t.aside = t.next.is_empty() && !t.right && signs::is_aside(self.node(reply));
            }
            tries.push(t);
        }
        Ok(tries)
    }

    /// The replies to a move, each with its number among them: all, or those that a comment names.
    fn replies(&self, node: NodeId) -> Result<Vec<(usize, NodeId)>, ProblemError> {
        let all: Vec<(usize, NodeId)> = self.moves(node)?.into_iter().enumerate().collect();
        if all.len() < 2 {
            return Ok(all);
        }
        let named: Vec<_> =
            all.iter().copied().filter(|&(_, reply)| says_choice(self.record, reply)).collect();
        Ok(if named.is_empty() { all } else { named })
    }

    fn play(&self, node: NodeId, position: &Position) -> Result<(Vertex, Position), ProblemError> {
        let mv = self.node(node).mv.ok_or(ProblemError::NoMoves)?;
        if mv.color != position.to_play() {
            return Err(ProblemError::OutOfTurn(mv.vertex));
        }
        let mut next = position.clone();
        match mv.vertex {
            Vertex::Pass => next.pass(),
            Vertex::Point(point) => {
                let suicide = self.record.info.rules.preset().rules().suicide;
                next.play(point, suicide).map_err(|_| ProblemError::Impossible(mv.vertex))?;
            }
        }
        Ok((mv.vertex, next))
    }
}

/// Of tries of the same move, those that lead to the goal; where none does, all.
fn without_dead_ends(tries: Vec<Try>) -> Vec<Try> {
    let right: Vec<Line> = tries.iter().filter(|t| t.leads_to_right()).map(|t| t.at.clone()).collect();
    tries.into_iter().filter(|t| t.leads_to_right() || !right.contains(&t.at)).collect()
}

fn is_setup(node: &Node) -> bool {
    let setup = &node.setup;
    !(setup.black.is_empty() && setup.white.is_empty() && setup.empty.is_empty())
}

fn intro(record: &Record, beginning: &[NodeId]) -> Option<String> {
    let comments = beginning.iter().map(|&node| record.node(node).comment.trim());
    let all = comments.filter(|comment| !comment.is_empty()).collect::<Vec<_>>().join("\n");
    (!all.is_empty()).then_some(all)
}

fn rows(record: &Record, start: NodeId) -> Result<Vec<String>, ProblemError> {
    let mut game = Game::from_record(record.clone());
    game.apply(Action::GoTo(start)).map_err(|_| ProblemError::NoPosition)?;
    Ok(game.position().board().to_string().lines().map(str::to_owned).collect())
}

fn shapes(node: &Node) -> Shapes {
    let mut shapes = Shapes::default();
    for mark in &node.marks {
        let set: &mut Points = match &mark.shape {
            Shape::Circle | Shape::Selected => &mut shapes.circle,
            Shape::Cross => &mut shapes.cross,
            Shape::Square => &mut shapes.square,
            Shape::Triangle => &mut shapes.triangle,
            Shape::Label(text) => {
                shapes.labels.insert(mark.at, text.clone());
                continue;
            }
        };
        set.0.insert(mark.at);
    }
    shapes
}
