//! `hoshi-gtp`: the engine for Go programs, by the Go Text Protocol, version 2.

fn main() {}
