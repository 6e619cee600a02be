//! Messages in ICU MessageFormat.

use hoshi::engine::Color;
use hoshi::i18n::pattern::parse;
use hoshi::i18n::{Language, Value, fill};
use proptest::prelude::*;

fn said(pattern: &str, values: &[(&str, Value<'_>)]) -> String {
    fill(Language::En, pattern, values)
}

#[test]
fn apostrophes_quote_only_what_needs_it() {
    for (pattern, expected) in [
        ("can't", "can't"),
        ("can''t", "can't"),
        ("'{'name'}'", "{name}"),
        ("'{name}'", "{name}"),
        ("'{it''s}' {name}", "{it's} Jana"),
        ("# '#'", "# '#'"),
        ("'{open", "{open"),
        ("end'", "end'"),
    ] {
        assert_eq!(said(pattern, &[("name", Value::Text("Jana"))]), expected, "{pattern}");
    }
    let quoted_hash = "{n, plural, other {'#' is #}}";
    assert_eq!(said(quoted_hash, &[("n", Value::Number(3.into()))]), "# is 3");
}

#[test]
fn the_number_sign_is_that_of_the_nearest_plural() {
    let pattern =
        "{a, plural, one {#: {b, plural, one {#} other {# of {c, select, x {#} other {-}}}}} other {many #}}";
    let values = |a: i32, b: i32| {
        [("a", Value::Number(a.into())), ("b", Value::Number(b.into())), ("c", Value::Text("x"))]
    };
    assert_eq!(said(pattern, &values(1, 1)), "1: 1");
    assert_eq!(said(pattern, &values(1, 7)), "1: 7 of 7");
    assert_eq!(said(pattern, &values(2, 1)), "many 2");
}

#[test]
fn a_choice_falls_back_to_other() {
    let pattern = "{c,select,black{B}other{W}}";
    assert_eq!(said(pattern, &[("c", Value::Color(Color::Black))]), "B");
    assert_eq!(said(pattern, &[("c", Value::Color(Color::White))]), "W");
    assert_eq!(said("{n, plural, =2 {pair} other {#}}", &[("n", Value::Number(2.into()))]), "pair");
    assert_eq!(said("{n, plural, =2 {pair} other {#}}", &[("n", Value::Number(3.into()))]), "3");
}

#[test]
fn values_are_never_read_as_messages() {
    let name = "{name} '{' # {n, plural, other {x}}";
    assert_eq!(said("{name}!", &[("name", Value::Text(name))]), format!("{name}!"));
}

#[test]
fn what_is_no_message_is_refused() {
    let deep = format!("{}x{}", "{n, plural, other {".repeat(40), "}}".repeat(40));
    for pattern in [
        "{",
        "}",
        "{}",
        "{a",
        "{a,",
        "{a, date}",
        "{a, plural}",
        "{a, plural, one}",
        "{a, plural, one {x}",
        "a}",
        &deep,
    ] {
        assert!(parse(pattern).is_err(), "{pattern}");
        assert_eq!(said(pattern, &[]), pattern);
    }
}

proptest! {
    #[test]
    fn no_text_crashes_the_reader(
        pattern in "(\\{|\\}|'|#|,| |n|plural|select|other|=1|=|č|number){0,40}",
        count in any::<i32>(),
    ) {
        for language in Language::ALL {
            let _ = fill(language, &pattern, &[("n", Value::Number(count.into()))]);
        }
    }
}
