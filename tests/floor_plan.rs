//! The floor plan of ARCHITECTURE.md: a floor uses those below it and never one above, and only the
//! page knows the browser.

use std::fs;
use std::path::{Path, PathBuf};

/// The floors of `src/`, and which of the others each may use.
const FLOORS: [(&str, &[&str]); 10] = [
    ("engine", &[]),
    ("sgf", &["engine"]),
    ("bot", &["engine"]),
    ("lessons", &["engine", "sgf", "bot"]),
    ("i18n", &["engine", "sgf", "lessons"]),
    ("saved", &["engine", "sgf"]),
    ("goban", &["engine", "i18n", "lessons"]),
    ("embed", &["engine", "sgf", "lessons", "i18n", "goban"]),
    ("gtp", &["engine", "sgf", "bot"]),
    ("app", &["engine", "sgf", "bot", "lessons", "i18n", "saved", "goban", "embed"]),
];

/// What only the page may name.
const BROWSER: [&str; 5] = ["leptos", "web_sys", "js_sys", "gloo", "wasm_bindgen"];

fn sources(path: &Path) -> Vec<PathBuf> {
    if path.is_file() {
        return vec![path.to_owned()];
    }
    let Ok(entries) = fs::read_dir(path) else { return Vec::new() };
    entries.flat_map(|entry| sources(&entry.expect("a readable folder").path())).collect()
}

/// The files of a floor: a folder, or one file.
fn files_of(floor: &str) -> Vec<(PathBuf, String)> {
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut files = sources(&src.join(floor));
    files.extend(Some(src.join(format!("{floor}.rs"))).filter(|file| file.exists()));
    let rust = files.into_iter().filter(|file| file.extension().is_some_and(|end| end == "rs"));
    rust.map(|file| {
        let text = fs::read_to_string(&file).expect("a readable source");
        (file, text)
    })
    .collect()
}

/// The lines of code, without comments.
fn code(text: &str) -> impl Iterator<Item = &str> {
    text.lines().map(str::trim_start).filter(|line| !line.starts_with("//"))
}

/// Whether a line of code names a path that begins with `name::`.
fn names(line: &str, name: &str) -> bool {
    line.match_indices(&format!("{name}::"))
        .any(|(at, _)| !line[..at].ends_with(|before: char| before.is_alphanumeric() || before == '_'))
}

#[test]
fn no_floor_uses_one_above_it() {
    for (floor, below) in FLOORS {
        let above = FLOORS.map(|(other, _)| other);
        let above = above.iter().filter(|other| **other != floor && !below.contains(other));
        for (file, text) in files_of(floor) {
            for other in above.clone() {
                let bad = code(&text).find(|line| names(line, &format!("crate::{other}")));
                assert_eq!(bad, None, "{} uses {other}", file.display());
            }
        }
    }
}

#[test]
fn only_the_page_knows_the_browser() {
    for (floor, _) in FLOORS.into_iter().filter(|(floor, _)| *floor != "app") {
        for (file, text) in files_of(floor) {
            for name in BROWSER {
                let bad = code(&text).find(|line| names(line, name));
                assert_eq!(bad, None, "{} names {name}", file.display());
            }
        }
    }
}

#[test]
fn the_game_touches_no_clock_and_no_random_source() {
    for floor in ["engine", "sgf", "bot", "lessons", "goban", "saved", "embed"] {
        for (file, text) in files_of(floor) {
            for name in ["Instant", "SystemTime", "thread_rng", "getrandom"] {
                let bad = code(&text).find(|line| line.contains(name));
                assert_eq!(bad, None, "{} names {name}", file.display());
            }
        }
    }
}

/// Every module of the crate is on the plan, so that none can hide from it.
#[test]
fn every_module_has_a_floor() {
    let lib =
        fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("src/lib.rs")).expect("src/lib.rs");
    let modules = code(&lib).filter_map(|line| line.strip_prefix("pub mod ")?.strip_suffix(';'));
    let mut found = 0;
    for module in modules {
        assert!(FLOORS.iter().any(|(floor, _)| *floor == module), "{module} has no floor");
        assert!(!files_of(module).is_empty(), "{module} has no files");
        found += 1;
    }
    assert!(found >= 6, "src/lib.rs names {found} modules");
}
