//! What is written reads back, and nothing that is read can make the program fail.

mod common;

use common::suite_path;
use hoshi::engine::{
    Color, GameInfo, HalfPoints, Margin, Mark, Move, Node, NodeId, Outcome, PerColor, Point, Preset,
    Property, Record, RulesName, Setup, Shape, Size, Vertex,
};
use hoshi::sgf;
use proptest::collection::vec;
use proptest::prelude::*;

/// Text in many scripts with all that SGF must escape.
fn line_of_text() -> impl Strategy<Value = String> {
    "[a-zA-Z0-9 \\[\\]\\\\:;()čř大局хд가é\u{1F600}]{0,12}"
}

fn text() -> impl Strategy<Value = String> {
    "[a-zA-Z0-9 \\n\\[\\]\\\\:;()čř大局хд가é\u{1F600}]{0,30}"
}

fn point(size: Size) -> impl Strategy<Value = Point> {
    (0..size.area()).prop_map(move |index| size.point(index))
}

fn color() -> impl Strategy<Value = Color> {
    prop::sample::select(Color::BOTH.to_vec())
}

fn mv(size: Size) -> impl Strategy<Value = Move> {
    let vertex = prop_oneof![9 => point(size).prop_map(Vertex::Point), 1 => Just(Vertex::Pass)];
    (color(), vertex).prop_map(|(color, vertex)| Move { color, vertex })
}

fn setup(size: Size) -> impl Strategy<Value = Setup> {
    let points = move || vec(point(size), 0..4);
    (points(), points(), points(), prop::option::of(color()))
        .prop_map(|(black, white, empty, to_play)| Setup { black, white, empty, to_play })
}

/// The marks of a node in the order in which they are written: by shape, labels last.
fn marks(size: Size) -> impl Strategy<Value = Vec<Mark>> {
    let shapes = [Shape::Circle, Shape::Cross, Shape::Selected, Shape::Square, Shape::Triangle];
    (vec((0..shapes.len(), point(size)), 0..5), vec((line_of_text(), point(size)), 0..3)).prop_map(
        move |(mut signs, labels)| {
            signs.sort_by_key(|&(shape, _)| shape);
            let signs = signs.into_iter().map(|(shape, at)| Mark { at, shape: shapes[shape].clone() });
            let labels = labels.into_iter().map(|(text, at)| Mark { at, shape: Shape::Label(text) });
            signs.chain(labels).collect()
        },
    )
}

/// Black's points come before White's.
fn territory(size: Size) -> impl Strategy<Value = Vec<(Point, Color)>> {
    (vec(point(size), 0..4), vec(point(size), 0..4)).prop_map(|(black, white)| {
        let of = |points: Vec<Point>, color| points.into_iter().map(move |point| (point, color));
        of(black, Color::Black).chain(of(white, Color::White)).collect()
    })
}

fn properties() -> impl Strategy<Value = Vec<Property>> {
    let ident = prop::sample::subsequence(vec!["GN", "TM", "OT", "BL", "TE", "VW", "XY", "ST"], 0..3);
    let raw = "([a-z0-9 :;()大]|\\\\[\\]\\\\:])?".prop_map(|raw: String| raw);
    (ident, vec(vec(raw, 1..3), 3)).prop_map(|(idents, values)| {
        idents
            .into_iter()
            .zip(values)
            .map(|(ident, values)| Property { ident: ident.into(), values })
            .collect()
    })
}

fn outcome() -> impl Strategy<Value = Outcome> {
    let margin = prop_oneof![
        (1..800).prop_map(|halves| Margin::Points(HalfPoints(halves))),
        Just(Margin::Resignation),
        Just(Margin::Time),
        Just(Margin::Forfeit),
        Just(Margin::Unknown),
    ];
    let win = (color(), margin).prop_map(|(winner, by)| Outcome::Win { winner, by });
    prop_oneof![4 => win, 1 => Just(Outcome::Draw), 1 => Just(Outcome::NoResult)]
}

fn info() -> impl Strategy<Value = GameInfo> {
    let rules = prop_oneof![
        Just(RulesName::Unstated),
        prop::sample::select(Preset::ALL.to_vec()).prop_map(RulesName::Known),
        "House [a-z\\]\\\\ ]{1,8}".prop_map(RulesName::Other),
    ];
    let texts = (line_of_text(), line_of_text(), line_of_text(), line_of_text(), line_of_text());
    (texts, rules, -500..500, any::<u8>(), prop::option::of(outcome())).prop_map(
        |((black, white, rank, date, event), rules, komi, handicap, outcome)| GameInfo {
            names: PerColor { black, white },
            ranks: PerColor { black: rank.clone(), white: rank },
            komi: HalfPoints(komi),
            handicap,
            rules,
            outcome,
            date,
            place: event.clone(),
            event,
        },
    )
}

/// What a node may hold: nothing, a move or a setup; and texts, marks and raw properties.
#[derive(Clone, Debug)]
struct Content {
    mv: Option<Move>,
    setup: Setup,
    texts: (String, String),
    marks: Vec<Mark>,
    territory: Vec<(Point, Color)>,
    properties: Vec<Property>,
}

fn content(size: Size) -> impl Strategy<Value = Content> {
    let action = prop_oneof![
        6 => mv(size).prop_map(|mv| (Some(mv), Setup::default())),
        1 => setup(size).prop_map(|setup| (None, setup)),
    ];
    (action, (line_of_text(), text()), marks(size), territory(size), properties()).prop_map(
        |((mv, setup), texts, marks, territory, properties)| Content {
            mv,
            setup,
            texts,
            marks,
            territory,
            properties,
        },
    )
}

fn fill(node: &mut Node, content: Content) {
    (node.mv, node.setup) = (content.mv, content.setup);
    (node.name, node.comment) = content.texts;
    (node.marks, node.territory) = (content.marks, content.territory);
    node.properties = content.properties;
}

/// Records of any shape; each node hangs on any of those before it.
fn record() -> impl Strategy<Value = Record> {
    let size = (1u8..=52, 1u8..=52).prop_map(|(width, height)| Size::new(width, height).expect("a size"));
    size.prop_flat_map(|size| {
        let nodes = vec((any::<prop::sample::Index>(), content(size)), 0..25);
        (Just(size), info(), content(size), nodes).prop_map(|(size, info, root, nodes)| {
            let mut record = Record::new(size);
            record.info = info;
            fill(record.node_mut(NodeId::ROOT), Content { mv: None, ..root });
            let mut ids = vec![NodeId::ROOT];
            for (parent, content) in nodes {
                let id = record.add_child(*parent.get(&ids));
                fill(record.node_mut(id), content);
                ids.push(id);
            }
            record
        })
    })
}

/// The same tree with its nodes in the order in which they are written.
fn in_written_order(record: &Record) -> Record {
    let mut copy = Record::new(record.size());
    copy.info = record.info.clone();
    let mut todo = vec![(NodeId::ROOT, None)];
    while let Some((id, parent)) = todo.pop() {
        let target = parent.map_or(NodeId::ROOT, |parent| copy.add_child(parent));
        let node = record.node(id);
        let content = Content {
            mv: node.mv,
            setup: node.setup.clone(),
            texts: (node.name.clone(), node.comment.clone()),
            marks: node.marks.clone(),
            territory: node.territory.clone(),
            properties: node.properties.clone(),
        };
        fill(copy.node_mut(target), content);
        todo.extend(node.children().iter().rev().map(|&child| (child, Some(target))));
    }
    copy
}

/// A few files to spoil.
fn seeds() -> Vec<Vec<u8>> {
    let paths = [
        "sgf/sgfc/test.sgf",
        "sgf/sgfc/mixed-encoding.sgf",
        "sgf/sgf_parse_crate/ff4_ex.sgf",
        "sgf/libsgfcplusplus/gameinfo.sgf",
        "sgf/libsgfcplusplus/encoding-japanese-shiftjis.sgf",
        "sgf/libsgfcplusplus/encoding-japanese-iso2022jp.sgf",
        "sgf/libsgfcplusplus/encoding-utf16-nobom.sgf",
    ];
    let files = paths.iter().filter_map(|path| std::fs::read(suite_path(path)?).ok());
    let own = b"(;GM[1]FF[4]SZ[9]CA[Big5]KM[6.5]RE[W+R]AB[aa:cc]LB[aa:x\\:y];B[tt]W[ee](;C[\xa4\x5c])(;B[]))";
    files.chain([own.to_vec()]).collect()
}

/// Reads, and if that gives games, writes and reads again: the second writing is the first.
fn read_and_write(bytes: &[u8]) {
    let Ok(collection) = sgf::read(bytes) else { return };
    for record in collection.records {
        let written = sgf::write(&record);
        let again = sgf::read_text(&written).expect("what was written");
        assert_eq!(again.records.len(), 1);
        assert_eq!(sgf::write(&again.records[0]), written);
    }
}

/// Bytes that mean something to the reader more often than chance would have it.
fn sgf_like() -> impl Strategy<Value = Vec<u8>> {
    let piece = prop::sample::select(vec![
        "(",
        ")",
        ";",
        "[",
        "]",
        "\\",
        ":",
        "\n",
        "\r",
        " ",
        "B[aa]",
        "W[]",
        "AB",
        "[aa:zz]",
        "C[",
        "SZ[",
        "19",
        "GM[1]",
        "FF[4]",
        "CA[gbk]",
        "CA[utf-16]",
        "CA[iso-2022-jp]",
        "LB[aa:1]",
        "KM[375]",
        "RE[B+3/4]",
        "PL[w]",
        "HA[9]",
        "tt",
        "\u{1b}$B",
        "\u{1b}(B",
        "č",
        "大",
        "\0",
        "x",
        "-",
        "½",
        "十百千",
    ]);
    let bytes =
        prop_oneof![9 => piece.prop_map(|piece| piece.as_bytes().to_vec()), 1 => vec(any::<u8>(), 1..3)];
    vec(bytes, 0..60).prop_map(|pieces| pieces.concat())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(512))]

    #[test]
    fn a_written_record_reads_back_equal(record in record()) {
        let written = sgf::write(&record);
        let collection = sgf::read(written.as_bytes()).expect("a record");
        prop_assert_eq!(collection.records, vec![in_written_order(&record)]);
    }

    #[test]
    fn random_bytes_never_panic(bytes in vec(any::<u8>(), 0..400)) {
        read_and_write(&bytes);
        read_and_write(&[b"(;C[", &bytes[..]].concat());
    }

    #[test]
    fn random_pieces_of_sgf_never_panic(bytes in sgf_like()) {
        read_and_write(&bytes);
        read_and_write(&[b"(;", &bytes[..]].concat());
    }

    #[test]
    fn spoilt_files_never_panic(
        seed in any::<prop::sample::Index>(),
        changes in vec((any::<prop::sample::Index>(), any::<u8>(), 0u8..3), 1..20),
    ) {
        let mut bytes = seed.get(&seeds()).clone();
        for (place, byte, kind) in changes {
            let at = place.index(bytes.len());
            match kind {
                0 => bytes[at] = byte,
                1 => bytes.insert(at, byte),
                _ => drop(bytes.drain(at..(at + usize::from(byte % 40)).min(bytes.len() - 1).max(at))),
            }
        }
        read_and_write(&bytes);
    }
}
