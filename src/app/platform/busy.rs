//! What takes a while: until it is done the page says so to whoever looks, listens or tests.

use super::document;

/// The page is busy as long as this lives.
#[must_use]
pub struct Busy(());

impl Busy {
    pub fn begin() -> Busy {
        if let Some(body) = document().body() {
            // It cannot fail for an attribute of that name.
            let _ = body.set_attribute("aria-busy", "true");
        }
        Busy(())
    }
}

impl Drop for Busy {
    fn drop(&mut self) {
        if let Some(body) = document().body() {
            let _ = body.remove_attribute("aria-busy");
        }
    }
}
