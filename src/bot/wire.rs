//! What is asked of a judge in another thread, and what it answers, as text.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use super::{Judge, PlayoutJudge, Suggestion};
use crate::engine::{Board, Color, Point, Position};

/// Equal positions are judged alike, whoever asks and whenever.
const SEED: u64 = 1;
/// Who does not stop between two steps takes so many playouts in one.
const PLAYOUTS_A_STEP: u32 = 64;

/// A position as text: the side to move, and the board as a diagram below it.
#[must_use]
pub fn question(position: &Position) -> String {
    format!("{}\n{}", position.to_play().name(), position.board())
}

/// A judgement that is under way, in slices.
#[derive(Clone, Debug)]
pub struct Judgement(PlayoutJudge);

impl Judgement {
    /// Begins to judge what a [`question`] asks; `None` for any other text.
    #[must_use]
    pub fn of(question: &str) -> Option<Judgement> {
        let (color, diagram) = question.split_once('\n')?;
        let to_play = Color::BOTH.into_iter().find(|side| side.name() == color)?;
        let position = Position::from_board(Board::from_diagram(diagram).ok()?, to_play);
        Some(Judgement(PlayoutJudge::new(position, SEED)))
    }

    /// Thinks on for so many playouts. Answers whether the judgement is complete.
    pub fn step(&mut self, playouts: u32) -> bool {
        self.0.step(playouts).is_complete()
    }

    /// What is thought so far, to be read by [`read_answer`].
    #[must_use]
    pub fn answer(&self) -> String {
        let suggestion = self.0.suggestion();
        let mut answer = String::new();
        for points in [&suggestion.dead, &suggestion.unsure, &suggestion.seki] {
            for point in points {
                // A String takes whatever is written.
                let _ = write!(answer, "{point} ");
            }
            answer.push('\n');
        }
        answer
    }
}

/// The judge's answer to a [`question`], to be read by [`read_answer`]; `None` for any other text.
#[must_use]
pub fn answer(question: &str) -> Option<String> {
    let mut judgement = Judgement::of(question)?;
    while !judgement.step(PLAYOUTS_A_STEP) {}
    Some(judgement.answer())
}

/// What an [`answer`] says; `None` for any other text.
#[must_use]
pub fn read_answer(answer: &str) -> Option<Suggestion> {
    let mut lines = answer.lines();
    let mut points = || -> Option<BTreeSet<Point>> {
        lines.next()?.split_whitespace().map(|name| name.parse().ok()).collect()
    };
    Some(Suggestion { dead: points()?, unsure: points()?, seki: points()? })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_says_what_the_judge_does() {
        let diagram = "...xo..\n.o.xo..\n..xxo..\n..xoo..\n..xo.x.\n.xxo...\n..xo...";
        let board = Board::from_diagram(diagram).unwrap();
        let position = Position::from_board(board, Color::White);
        let answer = answer(&question(&position)).unwrap();
        assert_eq!(read_answer(&answer), Some(PlayoutJudge::new(position, SEED).judge()));
        assert_eq!(
            read_answer(&answer).unwrap().dead,
            BTreeSet::from(["B6", "F3"].map(|name| name.parse().unwrap()))
        );
    }

    #[test]
    fn slices_of_any_length_come_to_the_same_answer() {
        let question = "white\n...xo..\n.o.xo..\n..xxo..\n..xoo..\n..xo.x.\n.xxo...\n..xo...";
        let mut judgement = Judgement::of(question).unwrap();
        let steps = (1..).find(|_| judgement.step(5)).unwrap();
        assert_eq!(steps, PlayoutJudge::PLAYOUTS.div_ceil(5));
        assert_eq!(Some(judgement.answer()), answer(question));
    }

    #[test]
    fn other_texts_are_refused() {
        for text in ["", "black", "red\n. .", "black\n. y", "black\n. .\n."] {
            assert_eq!(answer(text), None, "{text:?}");
        }
        assert_eq!(read_answer("A1\nB2"), None);
        assert_eq!(read_answer("A1\nB2 Q\n\n"), None);
    }
}
