//! The course as it is delivered: every page is possible, solvable, true, and said in every language.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::Command;

use hoshi::lessons::{
    Answer, Chapter, Course, Goal, Page, ReplyKind, Session, Stage, Text, Texts, all_tries, check::check,
};

const LANGUAGES: [&str; 4] = ["cs", "en", "ru", "ro"];

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("public/lessons")
}

fn read(path: &str) -> String {
    std::fs::read_to_string(folder().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

fn course() -> Course {
    Course::from_json(&read("index.json")).unwrap()
}

fn chapters() -> Vec<(String, Chapter)> {
    let course = course();
    let files = course.chapters.into_iter().map(|entry| entry.file);
    files.map(|file| (file.clone(), Chapter::from_json(&read(&file)).expect(&file))).collect()
}

fn texts(language: &str, file: &str) -> Texts {
    serde_json::from_str(&read(&format!("texts/{language}/{file}"))).unwrap()
}

#[test]
fn every_page_is_possible_and_true() {
    for (file, _) in chapters() {
        let faults: Vec<String> = check(&read(&file)).iter().map(ToString::to_string).collect();
        assert!(faults.is_empty(), "{file}:\n{}", faults.join("\n"));
    }
}

#[test]
fn the_checker_finds_nothing_wrong_with_the_course() {
    let mut files: Vec<PathBuf> = chapters().iter().map(|(file, _)| folder().join(file)).collect();
    files.push(folder().join("index.json"));
    let run = Command::new(env!("CARGO_BIN_EXE_hoshi-lessons")).args(files).output().unwrap();
    assert!(run.status.success(), "{}", String::from_utf8_lossy(&run.stdout));
}

#[test]
fn every_page_says_something_to_every_answer_in_every_language() {
    for (file, chapter) in chapters() {
        let all = LANGUAGES.map(|language| texts(language, &file));
        for page in &chapter.pages {
            for text in replies_of(page) {
                let Text::Key(key) = &text else { continue };
                for (language, texts) in LANGUAGES.iter().zip(&all) {
                    assert!(texts.contains_key(key), "{file}: {key} in {language}");
                }
            }
        }
    }
}

/// What a page says to its tries and to every point of the board.
fn replies_of(page: &Page) -> Vec<Text> {
    let session = Session::new(page.clone(), 0).unwrap();
    let size = session.board().size();
    let mut answers: Vec<Answer> = size.points().map(Answer::Point).collect();
    if let Goal::Choose { options, .. } = &page.goal {
        answers.extend(options.iter().cloned().map(Answer::Choice));
    }
    answers.extend((0..12).map(Answer::Count));
    // Trying everything within the area of a large board again and again takes its time.
    let said = answers.iter().filter_map(|answer| session.clone().answer(answer).text);
    said.collect()
}

#[test]
fn every_wrong_try_is_answered_and_can_be_taken_back() {
    for (file, chapter) in chapters() {
        for page in &chapter.pages {
            for t in page.goal.tries() {
                for &vertex in &t.at.0 {
                    let mut session = Session::new(page.clone(), 0).unwrap();
                    let before = session.board();
                    let answer = match vertex {
                        hoshi::engine::Vertex::Point(point) => Answer::Point(point),
                        hoshi::engine::Vertex::Pass => Answer::Pass,
                    };
                    let reply = session.answer(&answer);
                    let place = format!("{file} {} {vertex}", page.id);
                    assert_eq!(reply.kind == ReplyKind::Right, t.right && t.next.is_empty(), "{place}");
                    if matches!(reply.kind, ReplyKind::Wrong | ReplyKind::Aside) {
                        assert!(reply.text.is_some(), "{place} says nothing");
                        session.retry();
                        assert_eq!(session.board(), before, "{place} is not taken back");
                    }
                }
            }
        }
    }
}

/// What answers all other wrong moves can be played after each of them, but where the move itself
/// takes its place.
#[test]
fn what_answers_all_other_moves_follows_each_of_them() {
    let mut answered = 0;
    for (file, chapter) in chapters() {
        for page in &chapter.pages {
            let Some(others) = page.goal.tries().iter().find(|t| t.others) else { continue };
            let session = Session::new(page.clone(), 0).unwrap();
            for point in session.board().size().points() {
                let reply = session.clone().answer(&Answer::Point(point));
                let vertex = hoshi::engine::Vertex::Point(point);
                let is_named = page.goal.tries().iter().any(|t| t.at.0.contains(&vertex));
                if is_named || !matches!(reply.kind, ReplyKind::Wrong | ReplyKind::Aside) {
                    continue;
                }
                let place = format!("{file} {} {point}", page.id);
                assert_eq!(reply.kind == ReplyKind::Aside, others.aside, "{place}");
                assert_eq!(reply.moves.len(), 1 + others.line.0.len(), "{place}");
                answered += 1;
            }
        }
    }
    assert!(answered > 1000, "{answered}");
}

/// Of moves that the page judges by search, those it has words for are judged by search too.
#[test]
fn words_about_life_agree_with_the_search() {
    for (file, chapter) in chapters() {
        for page in &chapter.pages {
            let mut silent = page.clone();
            match &mut silent.goal {
                Goal::Save { tries, .. } | Goal::Live { tries, .. } | Goal::Kill { tries, .. } => {
                    tries.clear()
                }
                _ => continue,
            }
            for t in page.goal.tries().iter().filter(|t| !t.refused && t.next.is_empty()) {
                for &vertex in &t.at.0 {
                    let hoshi::engine::Vertex::Point(point) = vertex else { continue };
                    let reply = Session::new(silent.clone(), 0).unwrap().answer(&Answer::Point(point));
                    let place = format!("{file} {} {vertex}", page.id);
                    assert_eq!(reply.kind == ReplyKind::Right, t.right, "{place}");
                }
            }
        }
    }
}

#[test]
fn keys_are_the_same_in_every_language() {
    let files: Vec<String> = course().chapters.into_iter().map(|entry| entry.file).collect();
    for file in files.iter().map(String::as_str).chain(["index.json"]) {
        let keys = |language: &str| texts(language, file).into_keys().collect::<BTreeSet<_>>();
        for language in LANGUAGES {
            assert_eq!(keys(language), keys("cs"), "{file} in {language}");
        }
    }
}

#[test]
fn no_text_is_left_in_another_language() {
    let files: Vec<String> = course().chapters.into_iter().map(|entry| entry.file).collect();
    for file in files.iter().map(String::as_str).chain(["index.json"]) {
        let all: BTreeMap<&str, Texts> = LANGUAGES.map(|language| (language, texts(language, file))).into();
        for (key, czech) in &all["cs"] {
            let long = czech.chars().filter(|c| c.is_alphabetic()).count() > 12;
            for language in ["en", "ru", "ro"] {
                let text = &all[language][key];
                assert!(!text.trim().is_empty(), "{file} {key} {language}");
                assert!(!long || text != czech, "{file} {key} is Czech in {language}");
            }
            let cyrillic =
                |text: &str| text.chars().any(|c| ('а'..='я').contains(&c) || ('А'..='Я').contains(&c));
            assert!(!long || cyrillic(&all["ru"][key]), "{file} {key} is not Russian");
            for language in ["cs", "en", "ro"] {
                assert!(!cyrillic(&all[language][key]), "{file} {key} has Cyrillic in {language}");
            }
        }
    }
}

#[test]
fn a_page_is_short() {
    for (file, chapter) in chapters() {
        for language in LANGUAGES {
            let texts = texts(language, &file);
            for page in &chapter.pages {
                for (part, most) in [("text", 270), ("task", 120)] {
                    let key = format!("{}.{part}", page.id);
                    let length = texts.get(&key).map_or(0, |text| text.chars().count());
                    assert!(length <= most, "{file} {key} in {language}: {length} letters, at most {most}");
                }
            }
        }
    }
}

#[test]
fn chapters_and_their_texts_are_small_files() {
    for (file, _) in chapters() {
        let lesson = read(&file).len();
        for language in LANGUAGES {
            let texts = read(&format!("texts/{language}/{file}")).len();
            assert!(lesson + texts <= 60_000, "{file} {language}: {lesson} + {texts} bytes");
        }
    }
    let first = course().chapters[0].file.clone();
    for language in LANGUAGES {
        let index = read("index.json").len() + read(&format!("texts/{language}/index.json")).len();
        let bytes = index + read(&first).len() + read(&format!("texts/{language}/{first}")).len();
        assert!(bytes <= 30_000, "the first page needs {bytes} bytes in {language}");
    }
}

#[test]
fn the_course_has_thirteen_chapters_and_ninety_pages() {
    let chapters = chapters();
    assert_eq!(chapters.len(), 13);
    let pages: usize = chapters.iter().map(|(_, chapter)| chapter.pages.len()).sum();
    assert!(pages >= 90, "{pages}");
    let tasks =
        chapters.iter().flat_map(|(_, chapter)| &chapter.pages).filter(|page| page.goal != Goal::Look);
    assert!(tasks.count() * 10 >= pages * 8, "most pages ask for something");
}

/// The figures of the Czech illustrated rules, in their order.
#[test]
fn every_figure_of_the_illustrated_rules_is_a_playable_page() {
    let figures = [
        "goban-19",
        "goban-13",
        "goban-9",
        "handicap",
        "liberties",
        "capture-corner",
        "capture-edge",
        "capture-centre",
        "capture-three",
        "suicide",
        "exception-two",
        "exception-b1",
        "exception-b2",
        "exception-b3",
        "ko-take",
        "ko-retake",
        "not-a-ko",
        "seki-1",
        "seki-2",
        "end-passed",
        "end-dame",
        "end-dead",
        "end-removed",
        "end-filled",
        "end-arranged",
        "end-counted",
    ];
    let chapters = chapters();
    for figure in figures {
        let playable = chapters
            .iter()
            .flat_map(|(_, chapter)| &chapter.pages)
            .any(|page| page.figure.as_deref() == Some(figure) && page.goal != Goal::Look);
        assert!(playable, "{figure}");
    }
    let known: BTreeSet<&str> = figures.into();
    for page in chapters.iter().flat_map(|(_, chapter)| &chapter.pages) {
        assert!(page.figure.as_deref().is_none_or(|figure| known.contains(figure)), "{:?}", page.figure);
    }
}

#[test]
fn each_of_the_thirteen_short_rules_is_taught_and_listed() {
    let taught: BTreeSet<u8> = chapters()
        .iter()
        .flat_map(|(_, chapter)| &chapter.pages)
        .flat_map(|page| page.teaches.clone())
        .collect();
    assert_eq!(taught, (1..=13).collect());
    for language in LANGUAGES {
        let texts = texts(language, "index.json");
        for rule in 1..=13 {
            assert!(texts.contains_key(&format!("rule.{rule}")), "{language} {rule}");
        }
        for entry in course().chapters {
            assert!(texts.contains_key(&format!("chapter.{}", entry.id)), "{language} {}", entry.id);
        }
    }
}

#[test]
fn every_page_can_be_done_by_its_own_right_answers() {
    for (file, chapter) in chapters() {
        for page in &chapter.pages {
            if matches!(page.goal, Goal::FirstCapture { .. }) {
                continue;
            }
            let mut session = Session::new(page.clone(), 0).unwrap();
            for _ in 0..400 {
                let Some(answer) = session.right_answer().filter(|_| session.stage() == Stage::Asking) else {
                    break;
                };
                let reply = session.answer(&answer);
                assert!(!matches!(reply.kind, ReplyKind::Wrong | ReplyKind::Ignored), "{file} {}", page.id);
            }
            assert_eq!(session.stage(), Stage::Solved, "{file} {}", page.id);
        }
    }
}

#[test]
fn pages_that_teach_by_moves_answer_some_typical_wrong_ones() {
    let pages: Vec<Page> = chapters().into_iter().flat_map(|(_, chapter)| chapter.pages).collect();
    let by_moves: Vec<&Page> = pages.iter().filter(|page| !page.goal.tries().is_empty()).collect();
    let with_wrong = by_moves
        .iter()
        .filter(|page| all_tries(page.goal.tries()).iter().any(|t| !t.right && t.next.is_empty()));
    assert!(with_wrong.count() * 10 >= by_moves.len() * 6);
}

#[test]
fn a_slip_late_in_a_sequence_costs_one_step_only() {
    let (_, ko) = chapters().into_iter().find(|(_, chapter)| chapter.id == "ko").unwrap();
    let mut session = Session::new(ko.page("fight").unwrap().clone(), 0).unwrap();
    let mut play = |name: &str| session.answer(&Answer::Point(name.parse().unwrap())).kind;
    assert_eq!(play("D2"), ReplyKind::Continue);
    assert_eq!(play("F5"), ReplyKind::Continue);
    assert_eq!(play("E8"), ReplyKind::Wrong);
    assert_eq!(play("E7"), ReplyKind::Continue);
    assert_eq!(session.moves().len(), 6);
}

#[test]
fn a_hint_of_every_page_that_asks_for_points_says_or_shows_something() {
    for (file, chapter) in chapters() {
        let words = texts("en", &file);
        for page in &chapter.pages {
            if matches!(
                page.goal,
                Goal::Look | Goal::Choose { .. } | Goal::Count { .. } | Goal::FirstCapture { .. }
            ) {
                continue;
            }
            let mut session = Session::new(page.clone(), 0).unwrap();
            session.hint();
            let says = words.contains_key(&format!("{}.hint", page.id));
            assert!(says || !session.hint().marks.is_empty(), "{file} {}", page.id);
        }
    }
}
