//! The parts of a count.

use crate::engine::counting::plan::StepKind;

/// Steps that belong together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stage {
    /// Neutral points are filled, with the protective moves that this asks for.
    Dame,
    /// Dead stones leave the board.
    Dead,
    /// Prisoners fill the territory of their own colour.
    Prisoners,
    Rearrange,
    /// Free points are counted off.
    Count,
    /// By area: territory is filled.
    Fill,
    /// By area: stones are gathered in heaps.
    Gather,
    Result,
}

impl Stage {
    /// The stage that a step belongs to.
    #[must_use]
    pub fn of(kind: &StepKind) -> Stage {
        match kind {
            StepKind::Dame { .. } | StepKind::Protect { .. } => Stage::Dame,
            StepKind::Lift { .. } => Stage::Dead,
            StepKind::Prisoner { .. } => Stage::Prisoners,
            StepKind::Rearrange { .. } => Stage::Rearrange,
            StepKind::CountRegion { .. } => Stage::Count,
            StepKind::Fill { .. } => Stage::Fill,
            StepKind::Gather { .. } => Stage::Gather,
            StepKind::Result => Stage::Result,
        }
    }

    /// `"dame"`, `"dead"`, `"prisoners"`, …
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Stage::Dame => "dame",
            Stage::Dead => "dead",
            Stage::Prisoners => "prisoners",
            Stage::Rearrange => "rearrange",
            Stage::Count => "count",
            Stage::Fill => "fill",
            Stage::Gather => "gather",
            Stage::Result => "result",
        }
    }
}
