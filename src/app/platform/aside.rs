//! What could not be read waits here until the visitor deletes it.

use super::storage;

/// Where it is kept, with a number behind it.
const ASIDE: &str = "hoshi.aside.";
/// So many at most; then the oldest goes.
const ASIDE_MAX: u32 = 9;

/// The keys of what is set aside.
pub fn keys() -> impl Iterator<Item = String> {
    (1..=ASIDE_MAX).map(|number| format!("{ASIDE}{number}"))
}

/// Moves what is kept under a key and cannot be read to where nothing overwrites it; the new key, if
/// the browser let it. The same text is not set aside twice.
pub fn put(from: &str, kept: &str) -> Option<String> {
    let known = keys().find(|key| storage::read(key).as_deref() == Some(kept));
    let key = known.or_else(|| keys().find(|key| storage::read(key).is_none()).or_else(drop_oldest));
    let key = key.filter(|key| storage::write(key, kept).is_ok());
    if key.is_some() {
        storage::remove(from);
    }
    key
}

/// Makes room among what is set aside: the others move up. The last key, which is free then.
fn drop_oldest() -> Option<String> {
    let keys: Vec<String> = keys().collect();
    for pair in keys.windows(2) {
        let moved = storage::read(&pair[1]).map(|text| storage::write(&pair[0], &text));
        if !matches!(moved, Some(Ok(()))) {
            return None;
        }
    }
    keys.last().cloned()
}
