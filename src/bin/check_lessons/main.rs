//! `hoshi-lessons`: checks lesson files, their texts, and problems in SGF.
//!
//! `cargo run --no-default-features --bin hoshi-lessons -- FILE…` prints what is wrong, as
//! `file:line: what, and the cure`, and ends with status 1 if anything is. With `--answers` it prints
//! right answers to every page instead, as JSON: a page's id, and the answers one after the other.

mod texts;

use std::path::Path;
use std::process::ExitCode;

use hoshi::i18n::lesson_texts::check_lesson;
use hoshi::lessons::check::Fault;
use hoshi::lessons::told::Told;
use hoshi::lessons::{Answer, Chapter, Course, Goal, Session, Stage, opponent, problem};

fn main() -> ExitCode {
    let mut files: Vec<String> = std::env::args().skip(1).collect();
    let answers = files.iter().position(|file| file == "--answers").map(|at| files.remove(at)).is_some();
    if files.is_empty() {
        eprintln!("usage: hoshi-lessons [--answers] FILE…");
        return ExitCode::from(2);
    }
    let mut faults = 0;
    for file in &files {
        match std::fs::read(file) {
            Err(error) => {
                eprintln!("{file}: {error}");
                faults += 1;
            }
            Ok(bytes) if answers => print_answers(&String::from_utf8_lossy(&bytes)),
            Ok(bytes) => faults += report(Path::new(file), &bytes),
        }
    }
    if faults > 0 {
        return ExitCode::FAILURE;
    }
    if !answers {
        println!("{} checked, nothing wrong", files.len());
    }
    ExitCode::SUCCESS
}

/// Prints what is wrong with a file and tells how many things are.
fn report(file: &Path, bytes: &[u8]) -> usize {
    let mut count = 0;
    let mut print = |file: &Path, faults: Vec<Fault>| {
        count += faults.len();
        for Fault { line, what } in faults {
            println!("{}:{line}: {}", file.display(), what.text());
        }
    };
    if file.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("sgf")) {
        print(file, check_problem(bytes));
        return count;
    }
    let Ok(json) = std::str::from_utf8(bytes) else {
        print(file, vec![Fault { line: 1, what: Told::english("the file is not UTF-8; save it as UTF-8") }]);
        return count;
    };
    if let Ok(course) = Course::from_json(json) {
        print(file, check_course(file, &course));
        for (texts, faults) in texts::check_course(file, &course) {
            print(&texts, faults);
        }
        return count;
    }
    print(file, check_lesson(json));
    if let Ok(chapter) = Chapter::from_json(json) {
        for (texts, faults) in texts::check(file, &chapter) {
            print(&texts, faults);
        }
    }
    count
}

fn check_problem(bytes: &[u8]) -> Vec<Fault> {
    let fault = |what: String| vec![Fault { line: 1, what: Told::english(what) }];
    let games = match hoshi::sgf::read(bytes) {
        Ok(games) => games,
        Err(error) => return fault(error.to_string()),
    };
    let faults = games.records.iter().zip(1..).filter_map(|(record, number)| {
        let error = problem(record, "problem").err()?;
        let what = Told::english(format!("game {number} of the file is no problem: {error}"));
        Some(Fault { line: 1, what })
    });
    faults.collect()
}

/// Whether the list of a course tells the truth about its files.
fn check_course(file: &Path, course: &Course) -> Vec<Fault> {
    let folder = file.parent().unwrap_or(Path::new("."));
    let mut faults = Vec::new();
    for entry in &course.chapters {
        let read = std::fs::read_to_string(folder.join(&entry.file)).ok();
        let Some(chapter) = read.and_then(|json| Chapter::from_json(&json).ok()) else {
            let what = Told::english(format!("{} is no lesson file that can be read", entry.file));
            faults.push(Fault { line: 1, what });
            continue;
        };
        let pages: Vec<String> = chapter.pages.into_iter().map(|page| page.id).collect();
        if chapter.id != entry.id || pages != entry.pages {
            let what = Told::english(format!(
                "the id or the pages listed for {} are not those of the file",
                entry.file
            ));
            faults.push(Fault { line: 1, what });
        }
    }
    faults
}

fn print_answers(json: &str) {
    let Ok(chapter) = Chapter::from_json(json) else { return };
    for page in chapter.pages {
        let id = page.id.clone();
        let answers = match Session::new(page, 0) {
            Ok(session) if matches!(session.page().goal, Goal::FirstCapture { .. }) => won_game(&session),
            Ok(mut session) => session.solve(),
            Err(_) => Vec::new(),
        };
        let answers: Vec<_> = answers.iter().map(in_json).collect();
        println!("{}", serde_json::json!({ "page": id, "answers": answers }));
    }
}

/// Moves that win the game against the small opponent, as it plays on a page just opened: its own
/// choices for the reader, with one seed after the other until they do.
fn won_game(session: &Session) -> Vec<Answer> {
    let game = |seed: u64| {
        let mut session = session.clone();
        let mut moves = Vec::new();
        while session.stage() == Stage::Asking && moves.len() < 200 {
            let choice = opponent::choose(session.game().position(), seed + moves.len() as u64);
            let answer = choice.map_or(Answer::Pass, Answer::Point);
            session.answer(&answer);
            moves.push(answer);
        }
        (session.stage() == Stage::Solved).then_some(moves)
    };
    (1..500).find_map(game).unwrap_or_default()
}

fn in_json(answer: &Answer) -> serde_json::Value {
    match answer {
        Answer::Point(point) => serde_json::json!({ "point": point }),
        Answer::Pass => serde_json::json!("pass"),
        Answer::Choice(choice) => serde_json::json!({ "choice": choice }),
        Answer::Count(number) => serde_json::json!({ "count": number }),
        Answer::Marks(points) => serde_json::json!({ "marks": points }),
        Answer::Slide { from, to } => serde_json::json!({ "from": from, "to": to }),
    }
}
