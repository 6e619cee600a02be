//! Large files: no tree is too deep or too wide, and time grows with the length.

use std::time::{Duration, Instant};

use hoshi::sgf::{self, MAX_BYTES, ReadError};

const NODES: usize = 40_000;

/// Runs with a stack that recursion over the tree would overflow.
fn on_a_small_stack(work: impl FnOnce() + Send + 'static) {
    let thread = std::thread::Builder::new().stack_size(128 << 10).spawn(work).expect("a thread");
    thread.join().expect("no panic");
}

fn assert_reads_and_writes(text: &str, nodes: usize) {
    let collection = sgf::read(text.as_bytes()).expect("a game");
    let record = &collection.records[0];
    assert_eq!(record.len(), nodes);
    let written = sgf::write(record);
    assert_eq!(sgf::read_text(&written).expect("a game").records[0], *record);
}

#[test]
fn a_deep_tree_is_read_written_and_dropped() {
    on_a_small_stack(|| {
        let text = format!("(;GM[1]{})", ";B[dd];W[ee]".repeat(NODES / 2));
        assert_reads_and_writes(&text, NODES + 1);
    });
}

#[test]
fn a_tree_that_branches_at_every_move_is_read_written_and_dropped() {
    on_a_small_stack(|| {
        let text = format!("(;GM[1]{}{})", "(;B[dd](;W[ee])".repeat(NODES / 2), ")".repeat(NODES / 2));
        assert_reads_and_writes(&text, NODES + 1);
    });
}

#[test]
fn a_wide_tree_is_read_written_and_dropped() {
    on_a_small_stack(|| {
        let text = format!("(;GM[1]{})", "(;B[dd])".repeat(NODES));
        assert_reads_and_writes(&text, NODES + 1);
    });
}

/// Files that would be slow if anything were done again for every node before or beside it.
#[test]
fn time_grows_with_the_length() {
    let big = 1 << 20;
    let texts = [
        "(".repeat(big),
        format!("(;C[{}", "\\".repeat(big)),
        format!("(;{}", "A".repeat(big)),
        format!("(;A[1]{}", "A[]".repeat(big / 3)),
        format!("(;A[1]{}", (0..big / 8).map(|n| format!("X{n}[]")).collect::<String>()),
        format!("(;A[1]){}", "(x".repeat(big / 2)),
        format!("(;A[1]{}", ")(".repeat(big / 2)),
        format!("(;A[1]{}", "x ".repeat(big / 2)),
        format!("(;A[1]{}", "CA[a](;CA[b]".repeat(big / 12)),
        format!("(;A[1]{}", "(;CA[a])(;CA[b])\u{e9}".repeat(big / 20)),
        format!("(;GM[1]{}", "(;FF[4];B[zz]".repeat(big / 14)),
        "(;CA[gbk];B[aa])\n".repeat(big / 20),
    ];
    for text in texts {
        for bytes in [text.as_bytes().to_vec(), [text.as_bytes(), b"\xb0\xa1\xff"].concat()] {
            let start = Instant::now();
            if let Ok(collection) = sgf::read(&bytes) {
                collection.records.iter().map(sgf::write).for_each(drop);
            }
            let head = String::from_utf8_lossy(&bytes[..30]).into_owned();
            assert!(start.elapsed() < Duration::from_secs(5), "{head}: {:?}", start.elapsed());
        }
    }
}

#[test]
fn what_is_too_large_is_refused() {
    let sizes = [
        " ".repeat(MAX_BYTES + 1),
        format!("(;GM[1]{})", ";".repeat(1_100_000)),
        format!("(;SZ[52]{})", ";AB[aa:ZZ]".repeat(10_000)),
        format!("(;B{})", "[aa][bb]".repeat(500_000)),
    ];
    for text in sizes {
        assert_eq!(sgf::read(text.as_bytes()), Err(ReadError::TooLarge));
    }
}
