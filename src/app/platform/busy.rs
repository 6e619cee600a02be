//! What takes a while: until it is done the page says so to whoever looks, listens or tests.

use std::future::Future;

use leptos::task::spawn_local;

use super::document;

/// Does something that takes a while; the page is busy from now on until it is done.
pub fn spawn(act: impl Future<Output = ()> + 'static) {
    // Nothing to say it on is no reason not to do it.
    if let Some(body) = document().body() {
        let _ = body.set_attribute("aria-busy", "true");
    }
    spawn_local(async move {
        act.await;
        if let Some(body) = document().body() {
            let _ = body.remove_attribute("aria-busy");
        }
    });
}
