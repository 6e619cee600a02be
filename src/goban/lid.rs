//! How prisoners lie in the lid of a bowl.

/// A stone in the lid: its centre from the lid's, in radii of the lid, and its radius.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LidStone {
    pub x: f64,
    pub y: f64,
    pub radius: f64,
}

/// The largest a prisoner is drawn, in radii of the lid.
const LARGEST: f64 = 0.3;
/// How much of the lid's radius the stones may fill.
const FILL: f64 = 0.9;
/// How many stones are drawn: no board of up to 19 lines gives more, and no number freezes the page.
const MOST_STONES: u32 = 361;
/// Cosine and sine of the golden angle, 2π(1 − 1/φ): turning by it never lets a direction fill up
/// before the others.
const GOLDEN_TURN: (f64, f64) = (-0.737_368_878_078_319_7, 0.675_490_294_261_523_8);

/// Lays `count` stones out like the seeds of a sunflower, one for each prisoner that is drawn.
///
/// Source: H. Vogel, *A better way to construct the sunflower head*, 1979.
#[must_use]
pub fn lid_layout(count: u32) -> Vec<LidStone> {
    let count = count.min(MOST_STONES);
    let count_f = f64::from(count.max(1));
    let radius = (FILL * 0.92 / count_f.sqrt()).min(LARGEST);
    let spread = (FILL - radius).min(radius * 1.15 * count_f.sqrt());
    let mut direction = (1.0, 0.0);
    (0..count)
        .map(|index| {
            let distance =
                if count == 1 { 0.0 } else { spread * ((f64::from(index) + 0.5) / count_f).sqrt() };
            let (x, y) = direction;
            direction = turned(direction);
            LidStone { x: distance * x, y: distance * y, radius }
        })
        .collect()
}

/// A direction turned by the golden angle: a product, where sines would bring their tables along.
fn turned((x, y): (f64, f64)) -> (f64, f64) {
    let (cosine, sine) = GOLDEN_TURN;
    (x * cosine - y * sine, x * sine + y * cosine)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn after_many_turns_a_direction_is_still_that_of_its_angle() {
        let mut direction = (1.0, 0.0);
        for index in 0..MOST_STONES {
            let angle = f64::from(index) * 2.399_963_229_728_653;
            assert!((direction.0 - angle.cos()).abs() + (direction.1 - angle.sin()).abs() < 1e-9);
            direction = turned(direction);
        }
    }

    #[test]
    fn every_prisoner_lies_inside_the_lid() {
        for count in 0..=MOST_STONES {
            let stones = lid_layout(count);
            assert_eq!(stones.len(), count as usize);
            assert!(stones.iter().all(|s| s.x.hypot(s.y) + s.radius <= 1.0 && s.radius > 0.0), "{count}");
        }
    }

    #[test]
    fn a_lid_draws_a_bounded_number_of_stones() {
        assert_eq!(lid_layout(u32::MAX), lid_layout(MOST_STONES));
    }
}
