//! Mounts the page of the lessons.

fn main() {
    hoshi::app::learn::mount();
}
