//! What a record says about its game as a whole, between SGF's properties and [`GameInfo`].

use super::error::{WarningKind, Warnings};
use super::number::amount;
use super::syntax::{RawNode, RawProperty};
use super::text::{escape, unescape_line};
use super::{re, ru};
use crate::engine::rules::Scoring;
use crate::engine::{GameInfo, HalfPoints, RulesName};

/// The properties that [`GameInfo`] holds.
const IDENTS: [&str; 11] = ["PB", "BR", "PW", "WR", "HA", "KM", "RU", "RE", "DT", "EV", "PC"];

/// Whether `ident` is read into [`GameInfo`].
pub(super) fn holds(ident: &str) -> bool {
    IDENTS.contains(&ident)
}

/// Whether a node tells something about the game.
pub(super) fn stands_in(node: &RawNode) -> bool {
    node.properties.iter().any(|property| holds(&property.ident))
}

/// Reads the properties of a node. Of a property that comes twice, the first counts.
pub(super) fn read(node: &RawNode, warnings: &mut Warnings) -> GameInfo {
    let mut info = GameInfo::default();
    let rules = node.find("RU").map_or(RulesName::Unstated, |property| ru::read(&line(property)));
    for property in node.properties.iter().rev() {
        let target = match property.ident.as_str() {
            "PB" => &mut info.names.black,
            "PW" => &mut info.names.white,
            "BR" => &mut info.ranks.black,
            "WR" => &mut info.ranks.white,
            "DT" => &mut info.date,
            "EV" => &mut info.event,
            "PC" => &mut info.place,
            "HA" => {
                info.handicap = read_or_warn(property, warnings, handicap).unwrap_or(0);
                continue;
            }
            "KM" => {
                let komi = |text: &str| komi(text, &rules, is_by_fox(node));
                info.komi = read_or_warn(property, warnings, komi).unwrap_or_default();
                let written = line(property);
                if is_taken_otherwise(&written, info.komi) {
                    let kind = WarningKind::KomiTaken { written, komi: info.komi };
                    warnings.add(property.offset, kind);
                }
                continue;
            }
            "RE" => {
                info.outcome = re::read(&line(property));
                continue;
            }
            _ => continue,
        };
        *target = line(property);
    }
    info.rules = rules;
    info
}

/// Whether a node's RE tells more than [`read`] understood.
pub(super) fn result_is_unread(property: &RawProperty) -> bool {
    !property.first().trim().is_empty() && re::read(&line(property)).is_none()
}

/// The properties as they are written, in order.
pub(super) fn write(info: &GameInfo) -> Vec<(&'static str, String)> {
    let texts = [
        ("PB", info.names.black.as_str()),
        ("BR", &info.ranks.black),
        ("PW", &info.names.white),
        ("WR", &info.ranks.white),
        ("DT", &info.date),
        ("EV", &info.event),
        ("PC", &info.place),
        ("RU", ru::write(&info.rules).unwrap_or("")),
    ];
    let mut written: Vec<(&str, String)> = Vec::new();
    written.extend(texts.into_iter().filter(|(_, text)| !text.is_empty()).map(|(i, text)| (i, escape(text))));
    if info.handicap > 0 {
        written.push(("HA", info.handicap.to_string()));
    }
    written.push(("KM", spell_komi(info.komi)));
    if let Some(outcome) = info.outcome {
        written.push(("RE", re::write(outcome)));
    }
    written
}

fn line(property: &RawProperty) -> String {
    unescape_line(property.first())
}

fn read_or_warn<T>(
    property: &RawProperty,
    warnings: &mut Warnings,
    read: impl Fn(&str) -> Option<T>,
) -> Option<T> {
    let text = line(property);
    let value = read(text.trim());
    if value.is_none() && !text.trim().is_empty() {
        let kind = WarningKind::BadValue { ident: property.ident.clone(), value: text };
        warnings.add(property.offset, kind);
    }
    value
}

/// A number of stones; what follows it does not matter.
fn handicap(text: &str) -> Option<u8> {
    let digits = text.bytes().take_while(u8::is_ascii_digit).count();
    text[..digits].parse().ok()
}

/// The least number that can only be meant in hundredths. No komi has been so many points.
const HUNDREDTHS_FROM: i64 = 100;
/// The same for the Fox server, which writes half a point as 50.
const FOX_HUNDREDTHS_FROM: i64 = 25;
/// The largest komi in 子 that is taken for one, as hundredths: 4 子 are 8 points.
const ZI_UP_TO: i64 = 400;

/// Reads a komi in points. Fox and gokifu write hundredths, of points (`650`) or of 子 (`375`, which
/// is 7.5 points): those up to 4 are 子 unless the rules count territory.
///
/// Source: KataGo's pull request 1118 and lizzieyzy-next's issue 262 collect such files.
fn komi(text: &str, rules: &RulesName, by_fox: bool) -> Option<HalfPoints> {
    let (mut amount, rest) = amount(text)?;
    if is_more_of_a_number(rest) {
        return None;
    }
    let size = amount.quarters.abs() / 4;
    if amount.whole && size >= if by_fox { FOX_HUNDREDTHS_FROM } else { HUNDREDTHS_FROM } {
        if amount.quarters % 100 != 0 {
            return None;
        }
        amount.quarters /= 100;
        let counts_territory =
            matches!(rules, RulesName::Known(preset) if preset.rules().scoring == Scoring::Territory);
        let quarter = amount.quarters % 2 != 0;
        let zi = (HUNDREDTHS_FROM..=ZI_UP_TO).contains(&size) && !counts_territory;
        amount.in_zi = quarter || zi;
    }
    i32::try_from(amount.half_points()).ok().map(HalfPoints)
}

/// Whether what follows a number makes another number of it, as in `1e9` or `6.5.3`.
fn is_more_of_a_number(rest: &str) -> bool {
    rest.split_whitespace()
        .next()
        .is_some_and(|word| rest.starts_with(word) && word.contains(|c: char| c.is_ascii_digit()))
}

/// Whether a komi was taken for something else than the number of points that it says: for
/// hundredths, or for 子 that are not called so.
fn is_taken_otherwise(text: &str, komi: HalfPoints) -> bool {
    let said = amount(text).map(|(amount, _)| amount.quarters);
    !text.contains('子') && said.is_some_and(|quarters| quarters != 2 * i64::from(komi.0))
}

fn is_by_fox(node: &RawNode) -> bool {
    node.properties.iter().any(|p| p.ident == "AP" && p.first().contains("foxwq"))
}

/// With a decimal point where [`komi`] would take a whole number for hundredths.
fn spell_komi(komi: HalfPoints) -> String {
    let large = komi.abs() >= HalfPoints::points(HUNDREDTHS_FROM as i32);
    if large && !komi.has_half() { format!("{komi}.0") } else { komi.to_string() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Preset;

    #[test]
    fn komi_is_in_points_whatever_it_was_written_in() {
        let chinese = RulesName::Known(Preset::Chinese);
        let japanese = RulesName::Known(Preset::Japanese);
        let cases = [
            ("6.5", &japanese, false, 13),
            ("5 1/2", &japanese, false, 11),
            ("5,5", &RulesName::Unstated, false, 11),
            ("-59.5", &RulesName::Unstated, false, -119),
            ("3.75", &chinese, false, 15),
            ("375", &chinese, true, 15),
            ("375", &RulesName::Unstated, false, 15),
            ("350", &chinese, false, 14),
            ("650", &japanese, true, 13),
            ("650", &chinese, true, 13),
            ("750", &chinese, false, 15),
            ("325", &japanese, false, 13),
            ("50", &japanese, true, 1),
            ("50", &japanese, false, 100),
            ("0", &chinese, true, 0),
        ];
        for (text, rules, by_fox, halves) in cases {
            assert_eq!(komi(text, rules, by_fox), Some(HalfPoints(halves)), "{text} {rules:?}");
        }
        for text in ["a lot", "1e9", "6.5.3", "0x10", "1,000,000"] {
            assert_eq!(komi(text, &japanese, false), None, "{text}");
        }
        assert_eq!(komi("6.5 (or 5.5)", &japanese, false), Some(HalfPoints(13)));
    }

    #[test]
    fn komi_that_is_not_as_written_is_told() {
        for (text, halves, told) in [
            ("6.5", 13, false),
            ("3.75", 15, true),
            ("3又3/4子", 15, false),
            ("3000", 60, true),
            ("100", 4, true),
        ] {
            assert_eq!(is_taken_otherwise(text, HalfPoints(halves)), told, "{text}");
        }
    }

    #[test]
    fn written_komi_reads_back() {
        for halves in -900..900 {
            let written = spell_komi(HalfPoints(halves));
            assert_eq!(komi(&written, &RulesName::Unstated, false), Some(HalfPoints(halves)), "{written}");
        }
    }
}
