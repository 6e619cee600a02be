//! What the browser keeps between visits.

use web_sys::Storage;

/// Why something could not be kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StorageError {
    /// The browser lets this page keep nothing.
    Unavailable,
    Full,
}

fn local() -> Option<Storage> {
    super::window().local_storage().ok().flatten()
}

fn session() -> Option<Storage> {
    super::window().session_storage().ok().flatten()
}

/// What is kept under a key: this tab's own if it has one, else what the last tab left.
pub fn read(key: &str) -> Option<String> {
    of_tab(key).or_else(|| shared(key))
}

/// What all tabs keep together under a key.
pub fn shared(key: &str) -> Option<String> {
    local()?.get_item(key).ok().flatten()
}

/// Keeps a text under a key, for all tabs together.
///
/// # Errors
/// As [`write`].
pub fn share(key: &str, text: &str) -> Result<(), StorageError> {
    local().ok_or(StorageError::Unavailable)?.set_item(key, text).map_err(|_| StorageError::Full)
}

/// What this tab keeps for itself under a key, over a reload.
pub fn of_tab(key: &str) -> Option<String> {
    session()?.get_item(key).ok().flatten()
}

/// Keeps a text for this tab alone.
///
/// # Errors
/// As [`write`].
pub fn keep_in_tab(key: &str, text: &str) -> Result<(), StorageError> {
    session().ok_or(StorageError::Unavailable)?.set_item(key, text).map_err(|_| StorageError::Full)
}

/// Keeps a text under a key, for this tab and for later ones.
///
/// # Errors
/// [`StorageError`]; what was there before stays.
pub fn write(key: &str, text: &str) -> Result<(), StorageError> {
    if let Some(session) = session() {
        // A tab's own copy only keeps two tabs apart; `local` below is what must not fail. An old
        // copy would hide the newer text.
        if session.set_item(key, text).is_err() {
            let _ = session.remove_item(key);
        }
    }
    share(key, text)
}

/// Forgets a key.
pub fn remove(key: &str) {
    for storage in [session(), local()].into_iter().flatten() {
        let _ = storage.remove_item(key);
    }
}
