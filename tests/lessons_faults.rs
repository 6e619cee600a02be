//! What the checker says, in every language: the catalogues beside the texts of the course have all of
//! it, and nothing besides.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use hoshi::i18n::lesson_texts::check_lesson;
use hoshi::lessons::Texts;

/// English is what the program has in it.
const LANGUAGES: [&str; 3] = ["cs", "ru", "ro"];
/// What errors of other floors and of JSON's reader say in the checker's sentences.
const ERRORS: [&str; 6] = [
    "src/engine/diagram.rs",
    "src/engine/point.rs",
    "src/engine/position.rs",
    "src/engine/game/action.rs",
    "src/sgf/error.rs",
    "src/lessons/page.rs",
];
const JSON: [&str; 28] = [
    "EOF while parsing an object",
    "EOF while parsing a list",
    "EOF while parsing a string",
    "EOF while parsing a value",
    "trailing comma",
    "trailing characters",
    "expected value",
    "expected ident",
    "expected `:`",
    "expected `,` or `}`",
    "expected `,` or `]`",
    "key must be a string",
    "invalid number",
    "number out of range",
    "recursion limit exceeded",
    "missing field `{0}`",
    "duplicate field `{0}`",
    "unknown field `{0}`, expected `{1}`",
    "unknown field `{0}`, expected `{1}` or `{2}`",
    "unknown field `{0}`, expected one of {1}",
    "unknown variant `{0}`, expected `{1}`",
    "unknown variant `{0}`, expected `{1}` or `{2}`",
    "unknown variant `{0}`, expected one of {1}",
    "invalid type: {0}, expected {1}",
    "invalid value: {0}, expected {1}",
    "{0} is no point; write a letter (no I) and a number, as in D4",
    "{0} is no rectangle; write two corners, as in A1:F6",
    "{0} is no arrow; write two points, as in A1>C3",
];
/// Words that stand in places of sentences.
const WORDS: [&str; 31] = [
    "black",
    "white",
    "a list",
    "braces",
    "null",
    "unit value",
    "integer `{0}`",
    "floating point `{0}`",
    "boolean `{0}`",
    "string {0}",
    "names and values in braces { }",
    "a list in brackets [ ]",
    "a text in quotes",
    "true or false",
    "a whole number from 0 to 255",
    "a whole number, not below 0",
    "a whole number",
    "a number",
    "not a grade: 1 to 30 kyu or 1 to 9 dan, as in 5k or 2d",
    "not a number of points in steps of a half, as in 6.5",
    "expected {0} before \"{1}\"",
    "no game",
    "the end",
    "less nesting",
    "a name",
    "a comma",
    "a comma or a closing brace",
    "a closing brace",
    "an opening brace",
    "a selector or a closing brace",
    "one of number, plural, select",
];

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn catalogue(language: &str) -> Texts {
    let file = root().join(format!("public/lessons/texts/{language}/faults.json"));
    serde_json::from_str(&std::fs::read_to_string(file).unwrap()).unwrap()
}

fn sources(folder: &str) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(root().join(folder)).unwrap().map(|entry| entry.unwrap().path());
    entries
        .flat_map(|path| match path.is_dir() {
            true => sources(path.strip_prefix(root()).unwrap().to_str().unwrap()),
            false => vec![path],
        })
        .collect()
}

/// The literals that follow a macro's or an attribute's opening, as they are meant.
fn literals(file: &Path, opening: &str) -> Vec<String> {
    let source = std::fs::read_to_string(file).unwrap();
    let source = source.split("#[cfg(test)]").next().unwrap();
    let after = source.split(opening).skip(1).filter_map(|rest| rest.trim_start().strip_prefix('"'));
    let literal = |rest: &str| {
        let ends = rest.char_indices().filter(|&(at, c)| c == '"' && !rest[..at].ends_with('\\'));
        let end = ends.map(|(at, _)| at).next().unwrap();
        rest[..end].replace("\\\"", "\"")
    };
    after.map(literal).collect()
}

/// A pattern of an error, with its places numbered.
fn numbered(pattern: &str) -> String {
    let mut out = String::new();
    for (number, piece) in pattern.split('{').enumerate() {
        match (number, piece.split_once('}')) {
            (0, _) | (_, None) => out.push_str(piece),
            (_, Some((_, rest))) => out.push_str(&format!("{{{}}}{rest}", number - 1)),
        }
    }
    out
}

fn all_patterns() -> BTreeSet<String> {
    let said = ["src/lessons", "src/i18n", "src/app/learn"].into_iter().flat_map(sources);
    let said = said.flat_map(|file| literals(&file, "told!("));
    let errors = ERRORS.iter().flat_map(|file| literals(&root().join(file), "#[error("));
    let others = JSON.into_iter().chain(WORDS).map(str::to_owned);
    said.chain(errors.map(|pattern| numbered(&pattern))).chain(others).collect()
}

#[test]
fn every_language_has_all_that_the_checker_says_and_nothing_else() {
    let all = all_patterns();
    for language in LANGUAGES {
        let known: BTreeSet<String> = catalogue(language).into_keys().collect();
        let missing: Vec<_> = all.difference(&known).collect();
        assert!(missing.is_empty(), "{language} lacks {missing:#?}");
        let extra: Vec<_> = known.difference(&all).collect();
        assert!(extra.is_empty(), "{language} has besides {extra:#?}");
    }
}

#[test]
fn a_translation_has_the_places_of_its_pattern() {
    let places = |text: &str| -> BTreeSet<String> {
        let braces = text.match_indices('{').filter_map(|(at, _)| text.get(at..at + 3));
        braces.filter(|place| place.as_bytes()[1].is_ascii_digit()).map(str::to_owned).collect()
    };
    for language in LANGUAGES {
        for (pattern, text) in catalogue(language) {
            assert_eq!(places(&pattern), places(&text), "{language}: {pattern}");
        }
    }
}

/// Lessons with mistakes of many kinds.
fn broken() -> Vec<String> {
    let guide = include_str!("../docs/write-your-own-lesson.md");
    let lesson = guide.split("```json\n").nth(1).and_then(|rest| rest.split("```").next()).unwrap();
    let page = |members: &str| {
        format!(
            r#"{{"id":"a","pages":[{{"id":"b","board":[".....",".....",".....","o....","x...."],{members}}}]}}"#
        )
    };
    let changed = [
        ("\"to_play\"", "\"toplay\""),
        ("\"to_play\": \"white\",", "\"to_play\": \"white\""),
        ("\"white\"", "\"whte\""),
        ("\"at\": \"B2\"", "\"at\": \"A2\""),
        ("\"at\": \"B2\"", "\"at\": \"I9\""),
        ("\"are\": 1", "\"are\": 2"),
        ("\"first.wrong\"", "\"first.wrnog\""),
        ("\"o....\"", "\"o...\""),
        ("\"o....\"", "\"p....\""),
        ("\"o....\"", "\"xo...\""),
        ("Well done.", "a {b"),
        ("Well done.", "a {b} c"),
        ("Well done.", "{left, plural, one {#}}"),
    ];
    let members = [
        r#""before":"A2""#,
        r#""size":-1"#,
        r#""size":5"#,
        r#""goal":{"count":{"of":{"number":-5}}}"#,
        r#""goal":{"save":{"stones":"A1","area":"A1:E5"}}"#,
        r#""goal":{"save":{"stones":"A2","area":"A1"}}"#,
        r#""goal":{"choose":{"options":["yes"],"right":"no"}}"#,
        r#""goal":5"#,
        r#""claims":[{"forbidden":{"by":"white","at":"E5","because":"ko"}}]"#,
        r#""claims":[{"takes":{"by":"white","at":"A1","stones":1}}]"#,
        r#""claims":[{"to_play":"white"},{"ends":{"moves":"pass","outcome":"draw"}},{"stars":"A1"}]"#,
        r#""claims":[{"after":{"moves":"A1","claims":[]}}]"#,
        r#""view":"A1""#,
        r#""shapes":{"arrows":["A1"],"labels":{"C3":"long"}}"#,
        r#""sgf":"(;SZ[5]AB[zz])""#,
    ];
    let all = changed.into_iter().map(|(from, to)| lesson.replacen(from, to, 1));
    let all = all.chain(members.into_iter().map(page));
    all.chain(["7".to_owned(), "{".to_owned(), "{\"id\":\"a\"".to_owned(), lesson[..300].to_owned()])
        .collect()
}

#[test]
fn no_fault_is_left_in_english() {
    for language in LANGUAGES {
        let catalogue = catalogue(language);
        for lesson in broken() {
            let faults = check_lesson(&lesson);
            assert!(!faults.is_empty(), "{lesson}");
            for fault in faults {
                assert!(fault.what.is_in(&catalogue), "{language}: {}", fault.what.text());
                assert_ne!(fault.what.translated(&catalogue), fault.what.text());
            }
        }
    }
}

#[test]
fn one_mistake_hides_no_other() {
    let lesson = r#"{
  "id": "Club",
  "page": 1,
  "pages": [
    {
      "id": "a",
      "size": 5,
      "toplay": "white",
      "goal": { "caputre": { "stones": "A1" } },
      "claims": [
        { "liberties": { "of": "I9", "are": 1 } },
        { "liberty": 1 }
      ]
    },
    {
      "id": "b",
      "board": ["....."],
      "view": 5
    },
    { "id": "c", "board": ["...", "...", "x.."], "claims": [{ "liberties": { "of": "A1", "are": 3 } }] },
    { "size": 9 }
  ],
  "texts": {
    "en": { "c.text": 7, "c.hint": "{" }
  }
}"#;
    let lines: Vec<usize> = check_lesson(lesson).iter().map(|fault| fault.line).collect();
    assert_eq!(lines, [2, 3, 8, 9, 11, 12, 18, 20, 21, 24, 24], "{:#?}", check_lesson(lesson));
}
