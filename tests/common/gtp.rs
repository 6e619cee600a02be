//! Talking with the built `hoshi-gtp` through its pipes.

use std::io::Write;
use std::process::{Command, Output, Stdio};

/// Sends bytes to a new process and waits for its end.
pub fn send(bytes: &[u8]) -> Output {
    let mut process = Command::new(env!("CARGO_BIN_EXE_hoshi-gtp"))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("hoshi-gtp starts");
    let mut stdin = process.stdin.take().expect("a pipe");
    let bytes = bytes.to_vec();
    // From a thread of its own: the process answers while it still reads.
    let writer = std::thread::spawn(move || {
        // It may leave before it has read all, as `quit` asks it to.
        let _ = stdin.write_all(&bytes);
    });
    let output = process.wait_with_output().expect("hoshi-gtp ends");
    writer.join().expect("the writer ends");
    output
}

/// The answers to commands, one a line of `commands`, each with its sign and without the empty line
/// after it.
pub fn answers(commands: &str) -> Vec<String> {
    let output = send(commands.as_bytes());
    assert!(output.status.success(), "hoshi-gtp failed: {}", String::from_utf8_lossy(&output.stderr));
    split(&String::from_utf8(output.stdout).expect("UTF-8"))
}

/// Takes an output apart into answers.
pub fn split(output: &str) -> Vec<String> {
    let mut answers: Vec<String> = output.split("\n\n").map(str::to_owned).collect();
    assert_eq!(answers.pop().as_deref(), Some(""), "the last answer is complete");
    answers
}

/// The answers to commands that must all succeed, without their signs.
pub fn successes(commands: &[String]) -> Vec<String> {
    let answers = answers(&commands.join("\n"));
    assert_eq!(answers.len(), commands.len());
    let text = |(command, answer): (&String, String)| match answer.strip_prefix('=') {
        Some(text) => text.strip_prefix(' ').unwrap_or(text).to_owned(),
        None => panic!("{command}: {answer}"),
    };
    commands.iter().zip(answers).map(text).collect()
}

/// Runs a transcript: lines that begin with `=` or `?` are the answers to the lines before.
pub fn holds(transcript: &str) {
    let lines: Vec<&str> = transcript.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
    let (expected, commands): (Vec<&str>, Vec<&str>) =
        lines.into_iter().partition(|line| line.starts_with(['=', '?']));
    let found = answers(&commands.join("\n"));
    for ((command, expected), found) in commands.iter().zip(&expected).zip(&found) {
        assert_eq!(found, expected, "{command}");
    }
    assert_eq!(found.len(), expected.len(), "{found:?}");
}
