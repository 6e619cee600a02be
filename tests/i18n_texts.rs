//! What must hold for every text of every language.

use std::collections::{BTreeMap, BTreeSet};

use hoshi::i18n::pattern::{Case, ChoiceBy, Part, parse};
use hoshi::i18n::{Key, Language, LearnKey, Number, text};

type Texts = BTreeMap<String, String>;

fn texts(language: Language) -> Texts {
    let path = format!("{}/src/i18n/messages/{language}.json", env!("CARGO_MANIFEST_DIR"));
    serde_json::from_str(&std::fs::read_to_string(path).expect("a message file")).expect("texts by key")
}

/// Each text with its language and key.
fn all_texts() -> impl Iterator<Item = (Language, String, String)> {
    Language::ALL
        .into_iter()
        .flat_map(|language| texts(language).into_iter().map(move |(key, text)| (language, key, text)))
}

fn choices<'p, 'm>(parts: &'p [Part<'m>], found: &mut Vec<(ChoiceBy, &'p [Case<'m>])>) {
    for part in parts {
        if let Part::Choice { by, cases, .. } = part {
            found.push((*by, cases));
            cases.iter().for_each(|case| choices(&case.parts, found));
        }
    }
}

fn places(parts: &[Part<'_>], found: &mut BTreeSet<String>) {
    for part in parts {
        match part {
            Part::Text(_) | Part::Hash => {}
            Part::Argument { name, .. } => _ = found.insert((*name).to_owned()),
            Part::Choice { name, cases, .. } => {
                found.insert((*name).to_owned());
                cases.iter().for_each(|case| places(&case.parts, found));
            }
        }
    }
}

/// Everything that a message can say, without its values.
fn sayings(parts: &[Part<'_>]) -> Vec<String> {
    let mut said = vec![String::new()];
    for part in parts {
        let next: Vec<String> = match part {
            Part::Text(text) => vec![(*text).to_owned()],
            Part::Hash | Part::Argument { .. } => vec!["00".to_owned()],
            Part::Choice { cases, .. } => cases.iter().flat_map(|case| sayings(&case.parts)).collect(),
        };
        said = said.iter().flat_map(|start| next.iter().map(move |end| format!("{start}{end}"))).collect();
    }
    said
}

#[test]
fn every_language_has_the_same_keys_and_places() {
    let reference = texts(Language::Cs);
    for language in Language::ALL {
        let texts = texts(language);
        assert!(texts.keys().eq(reference.keys()), "{language}");
        for (key, text) in &texts {
            let of = |text: &str| {
                let mut found = BTreeSet::new();
                places(&parse(text).unwrap_or_else(|error| panic!("{language} {key}: {error}")), &mut found);
                found
            };
            assert_eq!(of(text), of(&reference[key]), "{language} {key}");
        }
    }
}

#[test]
fn every_plural_has_the_categories_of_its_language() {
    for (language, key, text) in all_texts() {
        let needed: BTreeSet<&str> = (0..400)
            .map(|halves| Number::from(hoshi::engine::HalfPoints(halves)))
            .map(|n| n.plural(language).keyword())
            .collect();
        let parts = parse(&text).expect("a readable message");
        let mut found = Vec::new();
        choices(&parts, &mut found);
        for (_, cases) in found.into_iter().filter(|(by, _)| *by == ChoiceBy::Plural) {
            let has: BTreeSet<&str> = cases
                .iter()
                .map(|case| case.selector)
                .filter(|selector| !selector.starts_with('='))
                .collect();
            assert_eq!(has, needed, "{language} {key}");
        }
    }
}

#[test]
fn every_choice_of_a_colour_is_between_black_and_the_rest() {
    for (language, key, text) in all_texts() {
        let parts = parse(&text).expect("a readable message");
        let mut found = Vec::new();
        choices(&parts, &mut found);
        for (_, cases) in found.into_iter().filter(|(by, _)| *by == ChoiceBy::Select) {
            let selectors: Vec<&str> = cases.iter().map(|case| case.selector).collect();
            assert_eq!(selectors, ["black", "other"], "{language} {key}");
        }
    }
}

/// Texts that may be the same as in English, and why.
fn may_be_english(key: &str, language: Language) -> bool {
    const EVERYWHERE: &[&str] = &[
        "app.title",       // the name after a place
        "help.key_enter",  // printed on the key
        "outcome.named",   // nothing but places
        "learn.doc_title", // the name after a place
        "common.ok",
    ];
    // Words of the game that the language has taken over as they are (see the glossary), and
    // words that happen to be spelled alike.
    const LATIN: &[&str] = &[
        "count.komi",
        "new_game.komi",
        "seat.komi",
        "play.pass",
        "count.total",
        "rules.tromp_taylor_name",
        "rules.ing_name",
    ];
    let alike = language == Language::Cs && key == "about.licence";
    alike || EVERYWHERE.contains(&key) || (language != Language::Ru && LATIN.contains(&key))
}

#[test]
fn no_text_is_left_in_english() {
    let english = texts(Language::En);
    let left = all_texts().filter(|(language, key, text)| {
        *language != Language::En && *text == english[key] && !may_be_english(key, *language)
    });
    let left: Vec<_> = left.collect();
    assert!(left.is_empty(), "{left:#?}");
}

#[test]
fn each_language_keeps_to_its_letters() {
    for (language, key, text) in all_texts() {
        for said in sayings(&parse(&text).expect("a readable message")) {
            let foreign = |c: char| match language {
                Language::Cs => c.is_alphabetic() && !c.is_ascii() && !"áčďéěíňóřšťúůýž".contains(lower(c)),
                // With commas below, not the cedillas of old fonts.
                Language::Ro => c.is_alphabetic() && !c.is_ascii() && !"ăâîșț".contains(lower(c)),
                Language::En => c.is_alphabetic() && !c.is_ascii(),
                Language::Ru => {
                    c.is_alphabetic() && !c.is_ascii() && !('а'..='я').contains(&lower(c)) && lower(c) != 'ё'
                }
            };
            assert!(!said.contains(foreign), "{language} {key}: {said}");
            for word in said.split(|c: char| !c.is_alphabetic()) {
                let mixed = word.contains(|c: char| c.is_ascii())
                    && word.contains(|c| ('а'..='ё').contains(&lower(c)));
                assert!(!mixed, "{language} {key}: Latin among Cyrillic in {word}");
            }
        }
    }
}

fn lower(c: char) -> char {
    c.to_lowercase().next().unwrap_or(c)
}

#[test]
fn texts_are_typeset() {
    for (language, key, text) in all_texts() {
        for said in sayings(&parse(&text).expect("a readable message")) {
            let wrong = ["  ", "...", "\"", "'", " - ", "\n", "\t", " ,", " .", "{", "}"];
            for wrong in wrong {
                assert!(!said.contains(wrong), "{language} {key}: {wrong:?} in {said:?}");
            }
            assert!(!said.trim().is_empty() && said == said.trim(), "{language} {key}: {said:?}");
            let quotes: String = said.chars().filter(|c| "“”„«»".contains(*c)).collect();
            let fitting = match language {
                Language::Cs => "„“",
                Language::En => "“”",
                Language::Ru => "«»",
                Language::Ro => "„”",
            };
            assert!(quotes.is_empty() || quotes == fitting, "{language} {key}: {said}");
        }
    }
}

/// How many characters a text may have, by what it is on a phone 320 px wide.
fn most_characters(key: &str) -> usize {
    let (screen, name) = key.split_once('.').expect("a key of two parts");
    match (screen, name) {
        // Two buttons beside each other, and the rows of an account.
        ("common", _) => 20,
        ("play", "pass" | "resign") => 13,
        ("play", "undo" | "redo") => 16,
        ("count", "accept" | "accepted" | "resume" | "resume_of") => 23,
        (
            "count",
            "territory" | "stones" | "dead_stones" | "prisoners" | "komi" | "compensation" | "total",
        ) => 16,
        ("new_game", "even" | "friendly" | "handicap") => 12,
        ("result", "differs") => 115,
        // A line to itself.
        ("menu" | "settings" | "result" | "game_info" | "color" | "point" | "seat", _) => 30,
        (_, "title") => 20,
        ("status", _) => 60,
        ("rules", name) if name.ends_with("_name") => 18,
        ("rules", _) => 180,
        ("about", _) => 160,
        // Sentences.
        _ => 115,
    }
}

#[test]
fn texts_fit_their_place_on_a_small_phone() {
    let mut long = Vec::new();
    for (language, key, text) in all_texts() {
        for said in sayings(&parse(&text).expect("a readable message")) {
            if said.chars().count() > most_characters(&key) {
                long.push(format!(
                    "{language} {key}: {} of {}: {said}",
                    said.chars().count(),
                    most_characters(&key)
                ));
            }
        }
    }
    assert!(long.is_empty(), "{long:#?}");
}

#[test]
fn keys_give_the_texts_of_their_language() {
    for language in Language::ALL {
        let texts = texts(language);
        for (name, key) in Key::ALL {
            assert_eq!(text(language, *key), texts[*name], "{language}");
        }
        for (name, key) in LearnKey::ALL {
            assert_eq!(text(language, *key), texts[*name], "{language}");
        }
    }
}

/// The code of a folder, all files together.
fn code(folder: &std::path::Path) -> String {
    let entries = std::fs::read_dir(folder).expect("a folder of the source");
    let paths = entries.map(|entry| entry.expect("an entry").path());
    let read = |path: std::path::PathBuf| match path.extension() {
        _ if path.is_dir() => code(&path),
        Some(extension) if extension == "rs" => std::fs::read_to_string(path).expect("code"),
        _ => String::new(),
    };
    paths.map(read).collect()
}

/// Every text weighs on the first load, so none may lie about.
#[test]
fn every_text_is_said_somewhere() {
    let code = code(&std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("src"));
    let said: BTreeSet<&str> = code.split("::").skip(1).map(first_word).collect();
    let unsaid: Vec<String> =
        texts(Language::Cs).into_keys().filter(|key| !said.contains(&*camel(key))).collect();
    assert!(unsaid.is_empty(), "{} texts: {unsaid:#?}", unsaid.len());
}

fn first_word(code: &str) -> &str {
    code.split(|c: char| !c.is_alphanumeric()).next().unwrap_or_default()
}

/// `new_game.title` as `NewGameTitle`.
fn camel(key: &str) -> String {
    let words = key.split(['.', '_']).map(|word| {
        let (first, rest) = word.split_at(1);
        first.to_uppercase() + rest
    });
    words.collect()
}
