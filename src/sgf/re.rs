//! The result of a game: SGF's property RE.

use super::number::amount;
use crate::engine::{Color, HalfPoints, Margin, Outcome};

/// Reads a result: SGF's own forms, and what people write in its place in English, Chinese,
/// Japanese and Korean. `None` where it is unknown or tells something else.
pub(super) fn read(text: &str) -> Option<Outcome> {
    let text = text.trim().to_ascii_lowercase();
    if let Some(outcome) = without_winner(&text) {
        return Some(outcome);
    }
    let (named, rest) = color(&text)?;
    let by = margin(rest);
    let lost = ["负", "負", "敗", "패", "loses", "lost"].iter().any(|word| rest.contains(word));
    let winner = if lost { named.opponent() } else { named };
    match by {
        Margin::Points(HalfPoints(0)) => Some(Outcome::Draw),
        by => Some(Outcome::Win { winner, by }),
    }
}

fn without_winner(text: &str) -> Option<Outcome> {
    match text.trim_end_matches('.') {
        "0" | "draw" | "jigo" | "drawn" | "tie" | "=" | "和" | "和棋" | "持碁" | "ジゴ" | "빅" | "무승부" => {
            Some(Outcome::Draw)
        }
        "void" | "no result" | "annulled" | "無勝負" | "无胜负" | "ノーリザルト" => {
            Some(Outcome::NoResult)
        }
        _ => None,
    }
}

/// The side that a text begins with, and the text after it.
fn color(text: &str) -> Option<(Color, &str)> {
    use Color::{Black, White};
    let names = [("黑", Black), ("黒", Black), ("흑", Black), ("白", White), ("백", White)];
    if let Some(found) = names.iter().find_map(|&(name, color)| Some((color, text.strip_prefix(name)?))) {
        return Some(found);
    }
    let word = text.bytes().take_while(u8::is_ascii_alphabetic).count();
    match &text[..word] {
        "b" | "black" => Some((Black, &text[word..])),
        "w" | "white" => Some((White, &text[word..])),
        _ => None,
    }
}

/// What the text after the winner's name says about how it was won.
fn margin(text: &str) -> Margin {
    let has = |words: &[&str]| words.iter().any(|word| text.contains(word));
    let mut words = text.split(|c: char| !c.is_ascii_alphabetic()).filter(|word| !word.is_empty());
    let word = words.find(|word| !matches!(*word, "wins" | "win" | "won" | "by" | "on" | "loses" | "lost"));
    if has(&["中盘", "中盤", "中押", "投了", "认输", "認輸", "불계"]) {
        return Margin::Resignation;
    }
    if has(&["超时", "超時", "时间", "時間", "시간"]) {
        return Margin::Time;
    }
    if has(&["强退", "反則", "反则", "반칙", "기권"]) {
        return Margin::Forfeit;
    }
    if let Some(points) = points(text) {
        return Margin::Points(points);
    }
    match word {
        Some("r" | "res" | "resign" | "resigns" | "resigned" | "resignation") => Margin::Resignation,
        Some("t" | "time" | "timeout") => Margin::Time,
        Some("f" | "forfeit" | "default") => Margin::Forfeit,
        _ => Margin::Unknown,
    }
}

/// The first number of a text, unless it is negative or there is a comment before it.
fn points(text: &str) -> Option<HalfPoints> {
    let starts = |c: char| c.is_ascii_digit() || "½¼¾〇一二三四五六七八九十百半반.".contains(c);
    let start = text.find(|c: char| starts(c) || "({-".contains(c))?;
    let (amount, _) = amount(&text[start..])?;
    i32::try_from(amount.half_points()).ok().filter(|&halves| halves >= 0).map(HalfPoints)
}

/// Writes a result.
pub(super) fn write(outcome: Outcome) -> String {
    let Outcome::Win { winner, by } = outcome else {
        return if outcome == Outcome::Draw { "0" } else { "Void" }.to_owned();
    };
    let letter = match winner {
        Color::Black => 'B',
        Color::White => 'W',
    };
    match by {
        Margin::Points(points) => format!("{letter}+{points}"),
        Margin::Resignation => format!("{letter}+R"),
        Margin::Time => format!("{letter}+T"),
        Margin::Forfeit => format!("{letter}+F"),
        Margin::Unknown => format!("{letter}+"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn win(winner: Color, by: Margin) -> Option<Outcome> {
        Some(Outcome::Win { winner, by })
    }

    fn points(halves: i32) -> Margin {
        Margin::Points(HalfPoints(halves))
    }

    #[test]
    fn results_read_in_many_spellings() {
        use Color::{Black, White};
        let cases = [
            ("B+3.5", win(Black, points(7))),
            ("W+42.50", win(White, points(85))),
            ("W+0.5 ", win(White, points(1))),
            ("b + 12", win(Black, points(24))),
            ("B+0.75", win(Black, points(3))),
            ("W+R", win(White, Margin::Resignation)),
            ("W+Resign", win(White, Margin::Resignation)),
            ("Black wins by resignation", win(Black, Margin::Resignation)),
            ("B+R (moves beyond 70 not known)", win(Black, Margin::Resignation)),
            ("B+T", win(Black, Margin::Time)),
            ("W wins on time", win(White, Margin::Time)),
            ("B+Forfeit", win(Black, Margin::Forfeit)),
            ("B+", win(Black, Margin::Unknown)),
            ("W+?", win(White, Margin::Unknown)),
            ("black wins by 5 1/2 points", win(Black, points(11))),
            ("黑中盘胜", win(Black, Margin::Resignation)),
            ("白方超时负", win(Black, Margin::Time)),
            ("黒2目半勝", win(Black, points(5))),
            ("白半目勝ち", win(White, points(1))),
            ("黑胜3/4子", win(Black, points(3))),
            ("백 불계승", win(White, Margin::Resignation)),
            ("흑 6집반승", win(Black, points(13))),
            ("0", Some(Outcome::Draw)),
            ("Draw", Some(Outcome::Draw)),
            ("Jigo", Some(Outcome::Draw)),
            ("B+0", Some(Outcome::Draw)),
            ("Void", Some(Outcome::NoResult)),
            ("?", None),
            ("", None),
            ("john wins", None),
            ("both lost", None),
        ];
        for (text, outcome) in cases {
            assert_eq!(read(text), outcome, "{text}");
        }
    }

    #[test]
    fn written_results_read_back() {
        let margins =
            [points(1), points(26), Margin::Resignation, Margin::Time, Margin::Forfeit, Margin::Unknown];
        for winner in Color::BOTH {
            for by in margins {
                let outcome = Outcome::Win { winner, by };
                assert_eq!(read(&write(outcome)), Some(outcome));
            }
        }
        assert_eq!(read(&write(Outcome::Draw)), Some(Outcome::Draw));
        assert_eq!(read(&write(Outcome::NoResult)), Some(Outcome::NoResult));
    }
}
