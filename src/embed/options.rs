//! The attributes of an embedded board.

use crate::engine::{Color, HalfPoints, Preset, Size};
use crate::goban::{Capabilities, Region};
use crate::i18n::Language;

use super::parse_region;

/// What a board is there for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// A game for two.
    Play,
    /// A record to walk through.
    Record,
    /// A position to be solved.
    Problem,
    /// A page of the course.
    Lesson,
    /// A finished position to be counted.
    Count,
    /// A picture.
    Diagram,
}

impl Mode {
    pub const ALL: [Mode; 6] =
        [Mode::Play, Mode::Record, Mode::Problem, Mode::Lesson, Mode::Count, Mode::Diagram];

    /// As the attribute spells it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Mode::Play => "play",
            Mode::Record => "record",
            Mode::Problem => "problem",
            Mode::Lesson => "lesson",
            Mode::Count => "count",
            Mode::Diagram => "diagram",
        }
    }

    /// What a visitor may do with the game. Problems and lessons have answers instead.
    #[must_use]
    pub fn capabilities(self, readonly: bool) -> Capabilities {
        match self {
            Mode::Diagram => Capabilities::NONE,
            Mode::Play | Mode::Count if !readonly => Capabilities::ALL,
            _ => Capabilities { play: false, count: false, walk: true },
        }
    }
}

/// Where on the record a board begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Start {
    /// After so many nodes of the main line.
    At(usize),
    End,
}

/// Light or dark.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Theme {
    /// As the visitor's system says.
    #[default]
    Auto,
    Light,
    Dark,
}

/// Which game a board plays, as far as its attributes say. Another value begins another game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Kind {
    pub mode: Mode,
    pub size: Size,
    /// Number of handicap stones.
    pub handicap: u8,
    /// As the rules have it where nothing is said.
    pub komi: Option<HalfPoints>,
    /// As the record has it where nothing is said.
    pub rules: Option<Preset>,
    pub first_player: Option<Color>,
}

/// How a board is shown. Another value changes it in place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Options {
    pub kind: Kind,
    pub language: Option<Language>,
    pub theme: Theme,
    pub coordinates: bool,
    /// All of the board where nothing is said.
    pub region: Option<Region>,
    /// As the mode has it where nothing is said.
    pub start: Option<Start>,
    pub controls: bool,
    pub readonly: bool,
}

/// An attribute with a value that makes no sense, which was taken as not said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fault {
    pub attribute: &'static str,
    /// What it could say.
    pub wanted: &'static str,
}

/// Attributes with what is odd about them.
pub type Answer = (Options, Vec<Fault>);

impl Options {
    /// Reads attributes. `of` answers with the value of one, `None` where it is not there. No value
    /// is so bad that there would be no board: what makes no sense counts as not said.
    ///
    /// `has_record` tells whether there is a record to show, which decides the mode where none is said.
    #[must_use]
    pub fn read(of: impl Fn(&str) -> Option<String>, has_record: bool) -> Answer {
        let mut reader = Reader { of: &of, faults: Vec::new() };
        let default_mode = if has_record { Mode::Record } else { Mode::Play };
        let mode = reader.take("mode", MODES, mode).unwrap_or(default_mode);
        let switch =
            |reader: &mut Reader<'_>, name, default| reader.take(name, "on, off", switch).unwrap_or(default);
        let options = Options {
            kind: Kind {
                mode,
                size: size(&mut reader),
                handicap: reader.take("handicap", "0, or 2 to 9", handicap).unwrap_or(0),
                komi: reader.take("komi", "a number in halves, such as 6.5", |text| text.parse().ok()),
                rules: reader.take("rules", RULES, |text| text.to_ascii_lowercase().parse().ok()),
                first_player: reader.take("first-player", "black, white", color),
            },
            language: reader.take("lang", "cs, en, ru, ro", |text| Some(Language::from_tag(text))).flatten(),
            theme: reader.take("theme", "auto, light, dark", theme).unwrap_or_default(),
            coordinates: switch(&mut reader, "coordinates", mode != Mode::Diagram),
            region: reader.take("region", "two corners, such as A1-K10", |text| parse_region(text).ok()),
            start: reader.take("move", "a number of moves, or end", start),
            controls: switch(&mut reader, "controls", mode != Mode::Diagram),
            readonly: switch(&mut reader, "readonly", false),
        };
        (options, reader.faults)
    }
}

const MODES: &str = "play, record, problem, lesson, count, diagram";
const RULES: &str =
    "czech, russian, romanian, japanese, korean, chinese, aga, ing, new-zealand, tromp-taylor";

struct Reader<'a> {
    of: &'a dyn Fn(&str) -> Option<String>,
    faults: Vec<Fault>,
}

impl Reader<'_> {
    /// The value of an attribute, if it has one that makes sense.
    fn take<T>(
        &mut self,
        attribute: &'static str,
        wanted: &'static str,
        read: impl Fn(&str) -> Option<T>,
    ) -> Option<T> {
        let text = (self.of)(attribute)?;
        let value = read(text.trim());
        // An empty attribute says nothing; only a switch is on by being there.
        if value.is_none() && !text.trim().is_empty() {
            self.faults.push(Fault { attribute, wanted });
        }
        value
    }
}

fn mode(text: &str) -> Option<Mode> {
    Mode::ALL.into_iter().find(|mode| mode.name().eq_ignore_ascii_case(text))
}

/// The largest side of a board that is begun empty; records may be larger.
const MAX_NEW_SIDE: u8 = 25;

/// `size`, or `width` and `height` where they count lines (see [`lines`]).
fn size(reader: &mut Reader<'_>) -> Size {
    let side = |reader: &mut Reader<'_>, name| {
        let text = (reader.of)(name)?;
        lines(&text)
    };
    let whole = reader.take("size", "2 to 25, or two numbers such as 13x9", board_size);
    let (width, height) = (side(reader, "width"), side(reader, "height"));
    let by_sides =
        width.or(height).and_then(|one| Size::new(width.unwrap_or(one), height.unwrap_or(one)).ok());
    whole.or(by_sides).unwrap_or(Size::FULL)
}

fn board_size(text: &str) -> Option<Size> {
    let (width, height) = text.split_once(['x', 'X', '×', ':']).unwrap_or((text, text));
    Size::new(lines(width)?, lines(height)?).ok()
}

/// A number of lines. Larger numbers, and those with a unit, are lengths on the screen.
fn lines(text: &str) -> Option<u8> {
    text.trim().parse().ok().filter(|lines| (2..=MAX_NEW_SIDE).contains(lines))
}

fn handicap(text: &str) -> Option<u8> {
    text.parse().ok().filter(|stones| *stones == 0 || (2..=9).contains(stones))
}

fn color(text: &str) -> Option<Color> {
    match text.to_ascii_lowercase().as_str() {
        "black" | "b" => Some(Color::Black),
        "white" | "w" => Some(Color::White),
        _ => None,
    }
}

fn theme(text: &str) -> Option<Theme> {
    match text.to_ascii_lowercase().as_str() {
        "auto" | "system" => Some(Theme::Auto),
        "light" => Some(Theme::Light),
        "dark" => Some(Theme::Dark),
        _ => None,
    }
}

/// A switch is on by being there, unless it says otherwise.
fn switch(text: &str) -> Option<bool> {
    match text.to_ascii_lowercase().as_str() {
        "" | "on" | "true" | "yes" | "1" | "coordinates" | "controls" | "readonly" => Some(true),
        "off" | "false" | "no" | "0" | "none" => Some(false),
        _ => None,
    }
}

fn start(text: &str) -> Option<Start> {
    match text {
        "end" | "last" => Some(Start::End),
        "start" | "first" => Some(Start::At(0)),
        number => number.parse().ok().map(Start::At),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(attributes: &[(&str, &str)]) -> Answer {
        let of = |name: &str| {
            let found = attributes.iter().find(|(known, _)| *known == name);
            found.map(|(_, value)| (*value).to_owned())
        };
        Options::read(of, false)
    }

    #[test]
    fn without_attributes_two_people_play_on_a_full_board() {
        let (options, faults) = read(&[]);
        assert_eq!((options.kind.mode, options.kind.size), (Mode::Play, Size::FULL));
        assert!(options.coordinates && options.controls && !options.readonly);
        assert_eq!(faults, []);
        assert_eq!(Options::read(|_| None, true).0.kind.mode, Mode::Record);
    }

    #[test]
    fn every_attribute_is_read() {
        let (options, faults) = read(&[
            ("mode", "Diagram"),
            ("size", "13x9"),
            ("handicap", "3"),
            ("komi", "0,5"),
            ("rules", "Japanese"),
            ("first-player", "white"),
            ("lang", "ro-MD"),
            ("theme", "dark"),
            ("coordinates", ""),
            ("region", "A1-F6"),
            ("move", "end"),
            ("controls", "off"),
            ("readonly", "readonly"),
        ]);
        assert_eq!(faults, []);
        let kind = Kind {
            mode: Mode::Diagram,
            size: Size::new(13, 9).unwrap(),
            handicap: 3,
            komi: Some(HalfPoints(1)),
            rules: Some(Preset::Japanese),
            first_player: Some(Color::White),
        };
        let wanted = Options {
            kind,
            language: Some(Language::Ro),
            theme: Theme::Dark,
            coordinates: true,
            region: parse_region("A1-F6").ok(),
            start: Some(Start::End),
            controls: false,
            readonly: true,
        };
        assert_eq!(options, wanted);
    }

    #[test]
    fn width_and_height_are_lines_up_to_the_largest_board_and_lengths_beyond() {
        let sizes = |width, height| read(&[("width", width), ("height", height)]).0.kind.size;
        assert_eq!(sizes("13", "9"), Size::new(13, 9).unwrap());
        for (width, height) in [("480", "320"), ("100%", ""), ("20rem", "9em")] {
            assert_eq!(sizes(width, height), Size::FULL, "{width}");
        }
    }

    #[test]
    fn what_makes_no_sense_is_told_and_counts_as_not_said() {
        for (attribute, value) in [
            ("mode", "<script>alert(1)</script>"),
            ("size", "0"),
            ("size", "9x"),
            ("size", "99999999999999999999"),
            ("handicap", "-1"),
            ("handicap", "1"),
            ("komi", "NaN"),
            ("rules", "javascript:alert(1)"),
            ("first-player", "green"),
            ("theme", "\" onload=\""),
            ("coordinates", "maybe"),
            ("region", "A1-"),
            ("move", "-3"),
            ("controls", "💥"),
            ("readonly", "maybe"),
        ] {
            let (options, faults) = read(&[(attribute, value)]);
            assert_eq!(
                faults.iter().map(|fault| fault.attribute).collect::<Vec<_>>(),
                [attribute],
                "{value}"
            );
            assert_eq!(options, read(&[]).0, "{attribute}={value}");
        }
        assert_eq!(read(&[("onclick", "alert(1)"), ("style", "x")]), read(&[]));
    }

    #[test]
    fn a_rule_list_for_developers_names_every_preset() {
        let names: Vec<String> = Preset::ALL.iter().map(ToString::to_string).collect();
        assert_eq!(RULES, names.join(", "));
    }

    #[test]
    fn who_only_reads_changes_nothing() {
        for mode in Mode::ALL {
            let may = mode.capabilities(true);
            assert!(!may.play && !may.count, "{}", mode.name());
        }
        assert_eq!(Mode::Diagram.capabilities(false), Capabilities::NONE);
        assert!(!Mode::Record.capabilities(false).play);
    }
}
