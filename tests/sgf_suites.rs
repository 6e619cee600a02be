//! The files of other programs' suites: each opens, or is refused for the right reason.

mod common;

use std::path::{Path, PathBuf};

use common::suite_path;
use hoshi::engine::{Color, HalfPoints, Margin, NodeId, Outcome, Preset, Record, RulesName, Shape, Vertex};
use hoshi::sgf::{self, Collection, ReadError};

fn files(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            files(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "sgf") {
            found.push(path);
        }
    }
}

/// Every SGF file of the suites.
fn all_files() -> Vec<PathBuf> {
    let mut found = Vec::new();
    for suite in ["gnugo_regression", "kgs_scored_games", "nngs_games", "sgf"] {
        if let Some(folder) = suite_path(suite) {
            files(&folder, &mut found);
        }
    }
    found
}

fn read_file(path: &str) -> Option<Result<Collection, ReadError>> {
    Some(sgf::read(&std::fs::read(suite_path(path)?).expect("a readable file")))
}

fn open(path: &str) -> Option<Collection> {
    Some(read_file(path)?.unwrap_or_else(|error| panic!("{path}: {error}")))
}

fn comments(record: &Record) -> Vec<&str> {
    let line = record.main_line(NodeId::ROOT);
    line.into_iter().map(|id| record.node(id).comment.as_str()).filter(|text| !text.is_empty()).collect()
}

#[test]
fn every_file_opens_unless_it_is_of_another_game() {
    for path in all_files() {
        let result = sgf::read(&std::fs::read(&path).expect("a readable file"));
        let other_game = path.to_string_lossy().contains("escaping");
        match result {
            Ok(collection) => {
                assert!(!other_game && !collection.records.is_empty(), "{}", path.display());
            }
            Err(error) => {
                assert!(other_game, "{}: {error}", path.display());
                assert_eq!(error, ReadError::NotGo { game: 19 });
            }
        }
    }
}

#[test]
fn writing_what_was_read_is_a_fixed_point() {
    for path in all_files() {
        let Ok(collection) = sgf::read(&std::fs::read(&path).expect("a readable file")) else { continue };
        for record in &collection.records {
            let written = sgf::write(record);
            let again = sgf::read(written.as_bytes()).expect("what was written");
            assert_eq!(again.records.len(), 1, "{}", path.display());
            assert_eq!(sgf::write(&again.records[0]), written, "{}", path.display());
            assert_eq!(again.records[0].info, record.info, "{}", path.display());
            assert_eq!(again.records[0].len(), record.len(), "{}", path.display());
        }
    }
}

#[test]
fn lines_end_soon_after_their_limit_unless_a_value_is_long() {
    for path in all_files() {
        let Ok(collection) = sgf::read(&std::fs::read(&path).expect("a readable file")) else { continue };
        for record in &collection.records {
            for line in sgf::write(record).lines().filter(|line| line.len() > 100) {
                let after_limit = line.char_indices().filter(|&(at, c)| at > 90 && c == '[').count();
                assert!(after_limit <= 1 || line.contains(' '), "{}: {line}", path.display());
            }
        }
    }
}

/// The sentence that the encoding files hold, in the languages of their charsets.
#[test]
fn charsets_that_a_file_names_are_read() {
    let expected = [
        (
            "encoding-chinese-gbk",
            "围棋是一种古老的游戏，从被遗忘的中国起源先传到东亚其他地区，然后传到整个世界。",
        ),
        (
            "encoding-cyrillic-windows",
            "Го - древняя игра, которая со времен ее забытого происхождения в Китае распространилась \
             сначала на остальную часть Восточной Азии, а затем и на весь мир.",
        ),
        (
            "encoding-japanese-iso2022jp",
            "Goは古代のゲームであり、中国での起源を忘れてから、最初に東アジアの他の地域に広がり、次に全世界に広がりました。",
        ),
        (
            "encoding-japanese-macos",
            "Goは古代のゲームであり、中国での起源を忘れてから、最初に東アジアの他の地域に広がり、次に全世界に広がりました。",
        ),
        (
            "encoding-japanese-shiftjis",
            "Goは古代のゲームであり、中国での起源を忘れてから、最初に東アジアの他の地域に広がり、次に全世界に広がりました。",
        ),
        (
            "encoding-korean-macos",
            "바둑은 중국에서 잊혀진 기원에서 처음에는 동아시아의 나머지 지역으로 퍼진 후 전 세계로 퍼진 고대 게임입니다.",
        ),
        (
            "encoding-simplifiedchinese-gb2312",
            "围棋是一种古老的游戏，从被遗忘的中国起源先传到东亚其他地区，然后传到整个世界。",
        ),
        ("encoding-western-isolatin9", "Šš Žž"),
        ("encoding-western-macosroman", "ƒ ‰ ™"),
    ];
    for (name, text) in expected {
        let Some(collection) = open(&format!("sgf/libsgfcplusplus/{name}.sgf")) else { return };
        assert_eq!(comments(&collection.records[0]).last(), Some(&text), "{name}");
        assert_eq!(collection.warnings, [], "{name}");
    }
}

#[test]
fn utf_16_without_a_mark_is_recognised() {
    let Some(collection) = open("sgf/libsgfcplusplus/encoding-utf16-nobom.sgf") else { return };
    let texts = comments(&collection.records[0]);
    assert!(texts.iter().any(|text| text.starts_with("Το Go είναι ένα αρχαίο παιχνίδι")));
    assert!(texts.iter().any(|text| text.starts_with("圍棋是一種古老的遊戲")));
}

#[test]
fn games_of_one_file_may_have_charsets_of_their_own() {
    let Some(collection) = open("sgf/sgfc/mixed-encoding.sgf") else { return };
    let texts: Vec<&str> =
        collection.records.iter().map(|record| record.node(NodeId::ROOT).comment.as_str()).collect();
    let greeting = "hallö! DÜ! ßüper dich zu s€h€n-";
    let chinese = "Cho Chikun (Cho Chihun, Japanese: 趙 治勲, Korean: 조치훈)\n交通運輸\n指揮權";
    assert_eq!(texts, [greeting, greeting, "s¤h¤n", chinese, "Yen: \\"]);
}

#[test]
fn game_information_is_found_where_games_are_merged() {
    let Some(collection) = open("sgf/libsgfcplusplus/gameinfo.sgf") else { return };
    let info = &collection.records[0].info;
    assert_eq!(info.names.black, "A very long black player name (PB property)");
    assert_eq!(info.ranks.white, "7d*");
    assert_eq!(info.rules, RulesName::Known(Preset::Aga));
    assert_eq!((info.komi, info.handicap), (HalfPoints(1), 2));
    let by = Margin::Points(HalfPoints(35));
    assert_eq!(info.outcome, Some(Outcome::Win { winner: Color::White, by }));
}

/// The example file of the FF[4] specification.
#[test]
fn the_example_of_the_specification_means_what_it_says() {
    let Some(collection) = open("sgf/sgf_parse_crate/ff4_ex.sgf") else { return };
    assert_eq!((collection.records.len(), collection.warnings.len()), (2, 0));
    let record = &collection.records[0];
    let chapters = record.node(NodeId::ROOT).children();
    let names: Vec<&str> = chapters.iter().map(|&id| record.node(id).name.as_str()).collect();
    assert_eq!(
        names,
        [
            "Moves, comments, annotations",
            "Setup",
            "Markup",
            "Style & text type",
            "Time limits, captures & move numbers"
        ]
    );
    let last_of_first = record.node(*record.main_line(chapters[0]).last().expect("a node"));
    assert_eq!(last_of_first.mv.map(|mv| (mv.color, mv.vertex)), Some((Color::Black, Vertex::Pass)));
    let setup = &record.node(chapters[1]).setup;
    assert_eq!((setup.black.len(), setup.white.len()), (4 + 12, 4 + 8 + 4));
    let markup = record.main_line(chapters[2]);
    let count = |shape: Shape| record.node(markup[1]).marks.iter().filter(|mark| mark.shape == shape).count();
    let shapes = [Shape::Triangle, Shape::Cross, Shape::Circle, Shape::Square, Shape::Selected];
    assert_eq!(shapes.map(count), [9; 5]);
    assert_eq!(record.node(markup[2]).marks.len(), 8 + 7 + 1 + 6);
    let style = &record.node(chapters[3]).comment;
    assert_eq!(style.matches(">ok<").count(), 1 + 1 + 4);
    assert_eq!(collection.records[1].info.names.white, "W. Hite");
}

/// A file in which almost every line has a fault, as its own program repairs it.
#[test]
fn a_file_of_faults_opens() {
    let Some(collection) = open("sgf/sgfc/test.sgf") else { return };
    let first = &collection.records[0];
    assert_eq!(first.info.komi, HalfPoints(11));
    let moves: Vec<String> = first
        .main_line(NodeId::ROOT)
        .into_iter()
        .filter_map(|id| first.node(id).mv)
        .map(|mv| format!("{} {}", mv.color, mv.vertex))
        .collect();
    assert_eq!(moves, ["white C15", "black C17", "white A19"]);
    assert_eq!(comments(first)[1], "unexpected end of file -> see end of file");
}

#[test]
fn mixed_nodes_part_as_in_sgfc() {
    let Some(collection) = open("sgf/sgfc/reorder.sgf") else { return };
    let record = &collection.records[0];
    let root = record.node(NodeId::ROOT);
    assert_eq!(root.mv, None);
    assert_eq!(root.children().len(), 1);
    assert_eq!(record.node(root.children()[0]).children().len(), 3);
}
