//! `hoshi-gtp`: the engine for Go programs, by the Go Text Protocol, version 2. See `hoshi::gtp`.

#[cfg(not(target_arch = "wasm32"))]
fn main() -> std::process::ExitCode {
    use std::process::ExitCode;

    // The input is bounded by `serve`, the output is flushed by it after each answer.
    let output = std::io::BufWriter::new(std::io::stdout().lock());
    match hoshi::gtp::serve(std::io::stdin().lock(), output) {
        Ok(()) => ExitCode::SUCCESS,
        // The program at the other end has gone: there is nobody to tell.
        Err(error) if error.kind() == std::io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("hoshi-gtp: {error}");
            ExitCode::FAILURE
        }
    }
}

/// The page has no standard input to talk over.
#[cfg(target_arch = "wasm32")]
fn main() {}
