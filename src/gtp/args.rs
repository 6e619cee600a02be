//! The arguments of a command, taken one after another.

use std::str::FromStr;

use super::Failure;
use super::line::first_word;
use crate::engine::{Color, Point, Size, Vertex};

/// What is left of a command's arguments.
#[derive(Clone, Copy, Debug)]
pub struct Args<'a> {
    rest: &'a str,
}

impl<'a> Args<'a> {
    pub fn new(text: &'a str) -> Args<'a> {
        Args { rest: text }
    }

    pub fn is_empty(&self) -> bool {
        self.rest.is_empty()
    }

    /// Takes all that is left, spaces included.
    pub fn rest(&mut self) -> &'a str {
        std::mem::take(&mut self.rest)
    }

    /// Takes a word.
    pub fn word(&mut self) -> Result<&'a str, Failure> {
        let (word, rest) = first_word(self.rest);
        self.rest = rest;
        if word.is_empty() { Err(Failure::Syntax) } else { Ok(word) }
    }

    /// Takes a number, or whatever else can be read from one word.
    pub fn parse<T: FromStr>(&mut self) -> Result<T, Failure> {
        self.word()?.parse().map_err(|_| Failure::Syntax)
    }

    /// Takes a side: `b`, `black`, `w`, `white`, in any case.
    pub fn color(&mut self) -> Result<Color, Failure> {
        match self.word()?.to_ascii_lowercase().as_str() {
            "b" | "black" => Ok(Color::Black),
            "w" | "white" => Ok(Color::White),
            _ => Err(Failure::Syntax),
        }
    }

    /// Takes a point of a board.
    pub fn point(&mut self, size: Size) -> Result<Point, Failure> {
        let point = self.word()?.parse().map_err(|_| Failure::Vertex)?;
        if size.contains(point) { Ok(point) } else { Err(Failure::Vertex) }
    }

    /// Takes a point of a board, or a pass.
    pub fn vertex(&mut self, size: Size) -> Result<Vertex, Failure> {
        let mut ahead = *self;
        if ahead.word()?.eq_ignore_ascii_case("pass") {
            *self = ahead;
            return Ok(Vertex::Pass);
        }
        self.point(size).map(Vertex::Point)
    }

    /// Takes points of a board to the end.
    pub fn points(&mut self, size: Size) -> Result<Vec<Point>, Failure> {
        let mut points = Vec::new();
        while !self.is_empty() {
            points.push(self.point(size)?);
        }
        Ok(points)
    }

    /// Makes sure that nothing is left.
    pub fn end(&self) -> Result<(), Failure> {
        if self.is_empty() { Ok(()) } else { Err(Failure::Syntax) }
    }
}
