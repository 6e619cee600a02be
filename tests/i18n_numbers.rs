//! Numbers in words' company.

use hoshi::engine::HalfPoints;
use hoshi::i18n::{Language, Message, Number, Plural, format, words};

fn plural(language: Language, halves: i32) -> Plural {
    Number::from(HalfPoints(halves)).plural(language)
}

/// The samples of the Unicode CLDR charts, *Language Plural Rules*, as far as there are halves.
#[test]
fn plurals_follow_cldr() {
    use Plural::{Few, Many, One, Other};
    let whole = |language, numbers: &[i32], expected| {
        for &number in numbers {
            assert_eq!(plural(language, 2 * number), expected, "{language} {number}");
            assert_eq!(plural(language, -2 * number), expected, "{language} -{number}");
        }
    };
    let halves = |language, expected| {
        for half in [1, 3, 5, 9, 11, 21, 41, 203] {
            assert_eq!(plural(language, half), expected, "{language} {half} halves");
        }
    };
    whole(Language::En, &[1], One);
    whole(Language::En, &[0, 2, 3, 11, 16, 21, 100, 101, 1000], Other);
    halves(Language::En, Other);
    whole(Language::Cs, &[1], One);
    whole(Language::Cs, &[2, 3, 4], Few);
    whole(Language::Cs, &[0, 5, 11, 19, 21, 22, 100, 101, 102, 1000], Other);
    halves(Language::Cs, Many);
    whole(Language::Ru, &[1, 21, 31, 61, 81, 101, 1001], One);
    whole(Language::Ru, &[2, 3, 4, 22, 24, 32, 62, 102, 1002], Few);
    whole(Language::Ru, &[0, 5, 11, 12, 14, 19, 20, 25, 100, 111, 112, 1000], Many);
    halves(Language::Ru, Other);
    whole(Language::Ro, &[1], One);
    whole(Language::Ro, &[0, 2, 16, 19, 101, 102, 119, 1001], Few);
    whole(Language::Ro, &[20, 21, 35, 100, 120, 121, 1000], Other);
    halves(Language::Ro, Few);
}

#[test]
fn numbers_have_the_decimal_sign_of_the_language_and_a_real_minus() {
    for (halves, comma, point) in [
        (13, "6,5", "6.5"),
        (-13, "−6,5", "−6.5"),
        (1, "0,5", "0.5"),
        (-1, "−0,5", "−0.5"),
        (0, "0", "0"),
        (-6, "−3", "−3"),
        (2469, "1234,5", "1234.5"),
    ] {
        for language in Language::ALL {
            let expected = if language == Language::En { point } else { comma };
            assert_eq!(words::number(language, HalfPoints(halves)), expected, "{language}");
        }
    }
}

/// Words for 1, 2, 5, 0.5, 3.5, 20, 21, 101 points.
#[test]
fn points_take_the_right_form() {
    let halves = [2, 4, 10, 1, 7, 40, 42, 202];
    let expected: [(Language, [&str; 8]); 4] = [
        (
            Language::Cs,
            ["1 bod", "2 body", "5 bodů", "0,5 bodu", "3,5 bodu", "20 bodů", "21 bodů", "101 bodů"],
        ),
        (
            Language::En,
            [
                "1 point",
                "2 points",
                "5 points",
                "0.5 points",
                "3.5 points",
                "20 points",
                "21 points",
                "101 points",
            ],
        ),
        (
            Language::Ru,
            ["1 очко", "2 очка", "5 очков", "0,5 очка", "3,5 очка", "20 очков", "21 очко", "101 очко"],
        ),
        (
            Language::Ro,
            [
                "1 punct",
                "2 puncte",
                "5 puncte",
                "0,5 puncte",
                "3,5 puncte",
                "20 de puncte",
                "21 de puncte",
                "101 puncte",
            ],
        ),
    ];
    for (language, expected) in expected {
        assert_eq!(halves.map(|halves| words::points(language, HalfPoints(halves))), expected);
    }
}

#[test]
fn an_exact_number_comes_before_its_plural() {
    for language in Language::ALL {
        let none = format(language, &Message::CountDeadMarked { count: 0.into() });
        assert!(!none.contains('0'), "{none}");
        let ten = format(language, &Message::CountDeadMarked { count: 10.into() });
        assert!(ten.contains("10"), "{ten}");
    }
}

#[test]
fn numbers_beyond_every_board_are_still_said() {
    for language in Language::ALL {
        for count in [Number::from(usize::MAX), Number::from(i32::MIN), Number::from(HalfPoints(i32::MIN))] {
            assert!(!format(language, &Message::CommonStones { count }).is_empty());
        }
    }
}
