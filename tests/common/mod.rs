//! What the integration tests share.
#![allow(dead_code, reason = "each test file uses a part")]

pub mod gtp;
pub mod perft;

use std::path::PathBuf;

/// A file of the suites that may stand beside the project; prints why where there are none.
pub fn suite_path(path: &str) -> Option<PathBuf> {
    let full = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../shared/suites").join(path);
    if full.exists() {
        Some(full)
    } else {
        eprintln!("skipped: the shared suite {path} is not beside this checkout");
        None
    }
}

/// A JSON file of the suites.
pub fn suite_json(path: &str) -> Option<serde_json::Value> {
    let text = std::fs::read_to_string(suite_path(path)?).expect("a readable suite");
    Some(serde_json::from_str(&text).expect("JSON"))
}

/// Reads `9x9`.
pub fn size_of(text: &str) -> (u8, u8) {
    let (width, height) = text.split_once('x').expect("width x height");
    (width.parse().expect("a width"), height.parse().expect("a height"))
}
