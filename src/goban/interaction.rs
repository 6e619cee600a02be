//! What a touch of the board means.

use crate::engine::{Action, Color, Game, Phase, Point};

use super::Hit;

/// What this visitor may do with the game on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Capabilities {
    /// Play stones and pass, for either side.
    pub play: bool,
    /// Mark dead stones, accept and resume.
    pub count: bool,
    /// Walk the record.
    pub walk: bool,
}

impl Capabilities {
    /// Two people at one screen.
    pub const ALL: Capabilities = Capabilities { play: true, count: true, walk: true };
    /// A picture.
    pub const NONE: Capabilities = Capabilities { play: false, count: false, walk: false };

    /// The colour of the stone that a touch would place now.
    #[must_use]
    pub fn stone_in_hand(self, game: &Game) -> Option<Color> {
        match game.phase() {
            Phase::Handicap { .. } if self.play => Some(Color::Black),
            Phase::Play if self.play => Some(game.position().to_play()),
            _ => None,
        }
    }

    /// Whether this visitor may do that.
    #[must_use]
    pub fn allows(self, action: Action) -> bool {
        match action {
            Action::Play(_) | Action::Pass | Action::Resign(_) | Action::LoseOnTime(_) => self.play,
            Action::Back | Action::Forward | Action::GoTo(_) => self.walk,
            Action::ToggleDead(_) | Action::Accept(_) | Action::Withdraw(_) | Action::Resume(_) => self.count,
        }
    }
}

/// What touching a point does, as the game stands.
#[must_use]
pub fn action_at(game: &Game, capabilities: Capabilities, point: Point) -> Option<Action> {
    let action = match game.phase() {
        // In a finished game it is refused, with the reason.
        Phase::Handicap { .. } | Phase::Play | Phase::Finished(_) => Action::Play(point),
        Phase::Counting(_) if game.position().board().get(point).is_some() => Action::ToggleDead(point),
        // An empty point is only asked about.
        Phase::Counting(_) => return None,
    };
    capabilities.allows(action).then_some(action)
}

/// How a pointer touched the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Touch {
    /// A mouse or a pen: the stone under the pointer was seen before the click.
    Hover,
    /// A finger that stayed long enough for the stone under it to be seen, or slid.
    Held,
    /// A quick tap: nothing was seen before the finger was lifted.
    Tap,
}

/// A quick tap must be this near to a point, in cells; between points it means nothing.
const TAP_REACH_CELLS: f64 = 0.42;

/// The point that a touch settles on when it ends, or `None` when it was too vague to be meant.
#[must_use]
pub fn settle(hit: Option<Hit>, touch: Touch) -> Option<Point> {
    let hit = hit?;
    match touch {
        Touch::Hover | Touch::Held => Some(hit.point),
        Touch::Tap => (hit.distance_cells <= TAP_REACH_CELLS).then_some(hit.point),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::game::NewGame;
    use crate::engine::{Refusal, Size};

    fn hit(distance_cells: f64) -> Option<Hit> {
        Some(Hit { point: Point::new(3, 3), distance_cells })
    }

    #[test]
    fn a_tap_between_points_places_nothing() {
        assert_eq!(settle(hit(0.5), Touch::Tap), None);
        assert_eq!(settle(hit(0.1), Touch::Tap), Some(Point::new(3, 3)));
        assert_eq!(settle(hit(0.5), Touch::Held), Some(Point::new(3, 3)));
        assert_eq!(settle(None, Touch::Hover), None);
    }

    #[test]
    fn a_touch_means_what_the_phase_says() {
        let mut game = Game::new(NewGame::even(Size::square(9).unwrap())).unwrap();
        let point = Point::new(4, 4);
        assert_eq!(action_at(&game, Capabilities::ALL, point), Some(Action::Play(point)));
        assert_eq!(action_at(&game, Capabilities::NONE, point), None);
        for action in [Action::Play(point), Action::Pass, Action::Pass] {
            game.apply(action).unwrap();
        }
        assert_eq!(action_at(&game, Capabilities::ALL, point), Some(Action::ToggleDead(point)));
        assert_eq!(action_at(&game, Capabilities::ALL, Point::new(0, 0)), None);
        game.apply(Action::Resign(Color::White)).unwrap();
        let touch = action_at(&game, Capabilities::ALL, point).unwrap();
        assert_eq!(game.apply(touch), Err(Refusal::WrongPhase));
    }
}
