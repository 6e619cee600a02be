//! Mounts the page.

fn main() {
    hoshi::app::mount();
}
