//! Files as they are: old, careless, or by programs with habits of their own.

use hoshi::engine::{
    Action, Color, Game, HalfPoints, Margin, Move, NodeId, Outcome, Point, Preset, Record, RulesName, Shape,
    Size,
};
use hoshi::sgf::{self, ReadError, WarningKind};

#[track_caller]
fn read(text: &str) -> (Record, Vec<WarningKind>) {
    let mut collection = sgf::read_text(text).expect("a game");
    assert_eq!(collection.records.len(), 1, "{text}");
    let kinds = collection.warnings.into_iter().map(|warning| warning.kind).collect();
    (collection.records.remove(0), kinds)
}

/// The moves of the main line, as in `B Q16, W pass`.
fn moves(record: &Record) -> String {
    let line = record.main_line(NodeId::ROOT);
    let spelt =
        |Move { color, vertex }: Move| format!("{} {vertex}", if color == Color::Black { 'B' } else { 'W' });
    line.into_iter().filter_map(|id| record.node(id).mv).map(spelt).collect::<Vec<_>>().join(", ")
}

#[track_caller]
fn assert_moves(text: &str, expected: &str) {
    assert_eq!(moves(&read(text).0), expected, "{text}");
}

fn points(names: &str) -> Vec<Point> {
    names.split(' ').map(|name| name.parse().expect("a point")).collect()
}

#[test]
fn what_is_no_record_is_refused_by_its_kind() {
    for (bytes, error) in [
        (&b""[..], ReadError::Empty),
        (b" \r\n\t", ReadError::Empty),
        (b"\xef\xbb\xbf", ReadError::Empty),
        (b"Dear friend, no game here. (Not even; this.)", ReadError::NotSgf),
        (b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR", ReadError::NotSgf),
        (b"{\"moves\": [[3, 3]]}", ReadError::NotSgf),
        (b"()", ReadError::NotSgf),
        (b"(;GM[2]B[d6])", ReadError::NotGo { game: 2 }),
        (b"(;GM[1]SZ[53])", ReadError::BoardTooLarge { size: "53".into() }),
        (b"(;SZ[19:1000])", ReadError::BoardTooLarge { size: "19:1000".into() }),
    ] {
        assert_eq!(sgf::read(bytes), Err(error), "{}", String::from_utf8_lossy(bytes));
    }
}

#[test]
fn other_games_of_a_collection_are_left_out() {
    let collection = sgf::read_text("(;GM[1];B[aa])\n(;GM[6];B[x])\n(;SZ[99])\n(;B[bb])").expect("two games");
    let moves: Vec<String> = collection.records.iter().map(moves).collect();
    assert_eq!(moves, ["B A19", "B B18"]);
    let told: Vec<(usize, WarningKind)> = collection.warnings.into_iter().map(|w| (w.line, w.kind)).collect();
    let too_large = WarningKind::BoardTooLarge { size: "99".into() };
    assert_eq!(told, [(2, WarningKind::NotGo { game: 6 }), (3, too_large)]);
}

#[test]
fn sizes_are_read_or_nineteen() {
    for (sz, width, height) in [
        ("", 19, 19),
        ("SZ[9]", 9, 9),
        ("SZ[ 13 ]", 13, 13),
        ("SZ[9:13]", 9, 13),
        ("SZ[7x5]", 7, 5),
        ("SZ[19:19]", 19, 19),
        ("SZ[52:1]", 52, 1),
        ("SZ[-10]", 19, 19),
        ("SZ[0]", 19, 19),
        ("SZ[]", 19, 19),
        ("SZ[big]", 19, 19),
    ] {
        assert_eq!(
            read(&format!("(;GM[1]{sz})")).0.size(),
            Size::new(width, height).expect("a size"),
            "{sz}"
        );
    }
    assert!(matches!(&read("(;SZ[0])").1[..], [WarningKind::BadValue { .. }]));
}

#[test]
fn passes_are_empty_or_tt() {
    for ff in ["", "FF[1]", "FF[3]", "FF[4]"] {
        assert_moves(&format!("(;{ff};B[tt];W[];B[ ])"), "B pass, W pass, B pass");
    }
    assert_moves("(;SZ[9];B[tt])", "B pass");
    assert_moves("(;SZ[21];B[tt])", "B U2");
}

#[test]
fn old_spellings_of_names_are_understood() {
    assert_moves("(;GaMe[1]FileFormat[3];Black[dd];White[pp])", "B D16, W Q4");
    assert_moves("(;;b[dd];w[pp])", "B D16, W Q4");
    let (record, _) = read("(;PlayerBlack[Ann]KoMi[5.5]AddBlack[aa][bb])");
    assert_eq!(record.info.names.black, "Ann");
    assert_eq!(record.info.komi, HalfPoints(11));
    assert_eq!(record.node(NodeId::ROOT).setup.black, points("A19 B18"));
}

#[test]
fn old_marks_become_new_ones() {
    let (record, _) = read("(;FF[3]L[aa][bb]M[cc])");
    let marks: Vec<(Point, &Shape)> =
        record.node(NodeId::ROOT).marks.iter().map(|mark| (mark.at, &mark.shape)).collect();
    let [a, b, c] = points("A19 B18 C17")[..] else { panic!("three points") };
    let label = |text: &str| Shape::Label(text.to_owned());
    assert_eq!(marks, [(a, &label("a")), (b, &label("b")), (c, &Shape::Cross)]);
}

#[test]
fn missing_and_superfluous_signs_do_not_matter() {
    assert_moves("(;GM[1];B[dd];W[pp]", "B D16, W Q4");
    assert_moves("(GM[1];B[dd];W[pp])", "B D16, W Q4");
    assert_moves("(;GM[1]B[dd]W[pp]B[qq])", "B D16, W Q4, B R3");
    assert_moves("(;GM[1];B[dd](W[pp]))", "B D16, W Q4");
    assert_moves("((;GM[1];B[dd];W[pp]))", "B D16, W Q4");
    assert_moves("From: me\nSubject: [go] (a game)\n\n(;GM[1]\n;B [dd]\n ; W\n[pp])))\nBye", "B D16, W Q4");
    assert_moves("(;GM[1];B[dd] what, no semicolon? W[pp]", "B D16, W Q4");
    assert_moves("(;GM[1];B[dd];;;W[pp])", "B D16, W Q4");
}

#[test]
fn a_missing_parenthesis_between_games_does_not_join_them() {
    let collection = sgf::read_text("(;GM[1]FF[4];B[aa]\n(;GM[1]FF[4];B[bb])").expect("two games");
    assert_eq!(collection.records.iter().map(moves).collect::<Vec<_>>(), ["B A19", "B B18"]);
}

#[test]
fn rectangles_of_points_are_unfolded() {
    let (record, _) = read("(;SZ[5]AB[aa:bc]AW[ea][db:eb];AE[aa:ab];TR[aa:ba])");
    let line = record.main_line(NodeId::ROOT);
    let root = &record.node(NodeId::ROOT).setup;
    assert_eq!((root.black.len(), &root.white), (6, &points("E5 D4 E4")));
    assert_eq!(record.node(line[1]).setup.empty, points("A5 A4"));
    assert_eq!(record.node(line[2]).marks.len(), 2);
}

#[test]
fn points_outside_of_the_board_are_told_and_kept_where_they_are_moves() {
    let (record, warnings) = read("(;SZ[9]AB[aa][zz];B[jj]C[where?];W[ee];LB[kk:x]TR[ZZ])");
    assert_eq!(record.node(NodeId::ROOT).setup.black, points("A9"));
    assert_eq!(moves(&record), "W E5");
    let outside = warnings.iter().filter(|kind| matches!(kind, WarningKind::OutsideBoard { .. })).count();
    assert_eq!(outside, 4);
    assert!(sgf::write(&record).contains(";B[jj]C[where?]"));
}

#[test]
fn several_moves_in_a_node_become_several_nodes() {
    let (record, warnings) = read("(;GM[1];B[aa]W[bb]C[both];B[cc])");
    let line = record.main_line(NodeId::ROOT);
    assert_eq!((moves(&record).as_str(), line.len()), ("B A19, W B18, B C17", 4));
    assert_eq!(record.node(line[2]).comment, "both");
    assert_eq!(warnings, [WarningKind::Mixed]);
    assert_moves("(;GM[1];B[aa]B[aa];W[bb][bb])", "B A19, W B18");
}

#[test]
fn setup_beside_a_move_comes_before_it() {
    let (record, warnings) = read("(;GM[1];B[aa]AW[bb]AE[cc]C[x])");
    let line = record.main_line(NodeId::ROOT);
    assert_eq!(record.node(line[1]).setup.white, points("B18"));
    assert_eq!(record.node(line[1]).mv, None);
    assert_eq!((moves(&record).as_str(), record.node(line[2]).comment.as_str()), ("B A19", "x"));
    assert_eq!(warnings, [WarningKind::Mixed]);
    let (record, warnings) = read("(;GM[1];B[aa]PL[W];W[bb])");
    assert_eq!((record.len(), warnings.len()), (3, 0));
}

#[test]
fn a_move_in_the_root_becomes_the_first_move() {
    let (record, _) = read("(;GM[1]PB[Ann]C[hello]B[aa];W[bb])");
    assert_eq!(record.node(NodeId::ROOT).mv, None);
    assert_eq!(record.node(NodeId::ROOT).comment, "hello");
    assert_eq!((moves(&record).as_str(), record.first_to_move()), ("B A19, W B18", Color::Black));
}

#[test]
fn repeated_properties_are_put_together() {
    let (record, warnings) = read("(;GM[1]PB[Ann]PB[Bob]AB[aa]AB[bb];C[one]C[two]MA[aa]MA[bb]BL[1]BL[2])");
    let node = record.node(record.main_line(NodeId::ROOT)[1]);
    assert_eq!(record.info.names.black, "Ann");
    assert_eq!(record.node(NodeId::ROOT).setup.black, points("A19 B18"));
    assert_eq!((node.comment.as_str(), node.marks.len()), ("one\n\ntwo", 2));
    assert_eq!(node.properties[0].values, ["1", "2"]);
    assert_eq!(warnings.len(), 5);
}

#[test]
fn what_is_not_read_is_kept_as_it_was() {
    let text = "(;GM[1]GN[a\\]b]US[x:y]TM[1800]OT[3x30 byo-yomi]RE[john wins];B[aa]BL[1.5]XY[\\\\][];AR[aa:bb][cc:dd])";
    let written = sgf::write(&read(text).0);
    let kept = ["GN[a\\]b]", "US[x:y]", "TM[1800]", "OT[3x30 byo-yomi]", "RE[john wins]"];
    for property in kept.into_iter().chain(["B[aa]BL[1.5]XY[\\\\][]", "AR[aa:bb][cc:dd]"]) {
        assert!(written.contains(property), "{property} in {written}");
    }
}

#[test]
fn a_result_that_is_known_replaces_one_that_was_not() {
    let (mut record, _) = read("(;GM[1]RE[?];B[aa])");
    assert_eq!(record.info.outcome, None);
    assert!(sgf::write(&record).contains("RE[?]"));
    record.info.outcome = Some(Outcome::Win { winner: Color::White, by: Margin::Resignation });
    let written = sgf::write(&record);
    assert!(written.contains("RE[W+R]") && !written.contains("RE[?]"), "{written}");
}

/// The head of a game as the Fox server gives it.
#[test]
fn a_game_of_fox_has_its_komi_in_points() {
    let text = "(;GM[1]FF[4]\nSZ[19]\nGN[]\nDT[2025-01-02]\nPB[A]\nPW[B]\nBR[2段]\nWR[9段]\nKM[375]HA[0]RU[Chinese]\
                AP[GNU Go:3.8]RN[3]RE[W+R]TM[300]TC[3]TT[30]AP[foxwq]RL[0]\n;B[pp];W[dq])";
    let (record, _) = read(text);
    assert_eq!(record.info.komi, HalfPoints(15));
    assert_eq!(record.info.rules, RulesName::Known(Preset::Chinese));
    assert_eq!(record.info.ranks.white, "9段");
    assert_eq!(moves(&record), "B Q4, W D3");
    for (komi, rules, halves) in [("650", "Japanese", 13), ("0", "Chinese", 0), ("50", "Japanese", 1)] {
        let (record, _) = read(&format!("(;KM[{komi}]RU[{rules}]AP[foxwq])"));
        assert_eq!(record.info.komi, HalfPoints(halves), "{komi}");
    }
}

#[test]
fn a_handicap_that_differs_from_the_stones_is_told() {
    assert_eq!(read("(;HA[2]AB[dd][pp];W[aa])").1, []);
    assert_eq!(read("(;HA[2];AB[dd][pp];W[aa])").1, []);
    assert_eq!(read("(;HA[0];B[aa])").1, []);
    assert_eq!(read("(;HA[3]AB[dd][pp];W[aa])").1, [WarningKind::HandicapDiffers { stated: 3, placed: 2 }]);
    assert_eq!(read("(;HA[3]AB[dd][pp];W[aa])").0.info.handicap, 3);
}

#[test]
fn warnings_know_their_lines() {
    let collection = sgf::read_text("(;GM[1]\r\n;B[aa]\n;W[zz]\n;B[bb]KM[x])\nTR[]").expect("a game");
    let lines: Vec<usize> = collection.warnings.iter().map(|warning| warning.line).collect();
    assert_eq!(lines, [3, 4, 5]);
}

#[test]
fn a_game_that_was_read_can_be_played_on() {
    let (record, _) = read("(;GM[1]SZ[5]KM[0.5]RU[AGA];B[cc];W[cb];B[bb])");
    let mut game = Game::from_record(record);
    let last = *game.line().last().expect("a node");
    game.apply(Action::GoTo(last)).expect("the end");
    game.apply(Action::Play("D4".parse().expect("a point"))).expect("a legal move");
    let written = sgf::write(game.record());
    assert!(written.contains(";B[cc];W[cb];B[bb];W[db])"), "{written}");
}

#[test]
fn stray_brackets_and_semicolons_are_no_record() {
    for text in ["garbage (;;;", "(;;;", "see (;) there", "x(;"] {
        assert_eq!(sgf::read_text(text).err(), Some(ReadError::NotSgf), "{text}");
    }
    assert!(sgf::read_text("(;)").is_ok(), "an empty record is one");
    assert!(sgf::read_text("(;;;B[aa]").is_ok(), "a record that breaks off is one");
}

#[test]
fn komi_taken_otherwise_than_written_is_told() {
    let told = |komi: &str| {
        let collection = sgf::read_text(&format!("(;GM[1]KM[{komi}])")).expect("a game");
        let warnings = collection.warnings.into_iter().map(|warning| warning.kind);
        warnings.filter(|kind| matches!(kind, WarningKind::KomiTaken { .. })).count()
    };
    for (komi, warnings) in [("6.5", 0), ("7", 0), ("3000", 1), ("-3.75", 1), ("100", 1), ("0", 0)] {
        assert_eq!(told(komi), warnings, "{komi}");
    }
}

#[test]
fn komi_that_is_no_number_of_points_is_told_and_not_guessed() {
    for komi in ["1e9", "6.5.3", "0x10", "7-8"] {
        let (record, warnings) = read(&format!("(;GM[1]KM[{komi}];B[aa])"));
        assert_eq!(record.info.komi, HalfPoints(0), "{komi}");
        let is_told =
            |kind: &WarningKind| matches!(kind, WarningKind::BadValue { value, .. } if value == komi);
        assert!(warnings.iter().any(is_told), "{komi}: {warnings:?}");
    }
}
