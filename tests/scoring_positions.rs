//! Small positions in which each reason appears.

mod common;

use std::collections::BTreeSet;

use common::{picture, position, stone};
use hoshi::engine::counting::{Reason, Terms, assess, count};
use hoshi::engine::rules::{HandicapCompensation, SekiPoints};
use hoshi::engine::{Board, Color, HalfPoints, PerColor, Point, Preset, Rules};

fn lines(diagram: &str) -> Vec<String> {
    diagram.lines().map(|line| line.replace(' ', "")).filter(|line| !line.is_empty()).collect()
}

fn drawn(board: &Board, dead: &BTreeSet<Point>, rules: &Rules) -> String {
    let assessment = assess(board, dead, rules);
    picture(board.size(), |point| {
        let verdict = assessment.get(point).unwrap();
        match (verdict.reason, verdict.owner) {
            (Reason::Stone, _) => stone(board, dead, point),
            (Reason::Dame, _) => '-',
            (Reason::Seki, None) => 'S',
            (Reason::FalseEye, None) => 'F',
            (Reason::OpenBorder, _) => 'U',
            (_, Some(Color::Black)) => 'B',
            (_, Some(Color::White)) => 'W',
            (_, None) => '?',
        }
    })
}

/// Checks the verdicts on a diagram: `B` and `W` a point of Black and White, `-` dame, `S` seki,
/// `F` an eye to fill, `U` an open border.
fn verdicts_are(rules: &Rules, diagram: &str, expected: &str) {
    let (board, dead) = position(&lines(diagram));
    assert_eq!(drawn(&board, &dead, rules), lines(expected).join("\n"));
}

const CZECH: Rules = Preset::Czech.rules();

#[test]
fn surrounded_points_are_territory_and_the_points_between_are_dame() {
    verdicts_are(
        &CZECH,
        ". x . o . .
         x x . o o o
         . x . o . .",
        "B x - o W W
         x x - o o o
         B x - o W W",
    );
}

#[test]
fn points_under_dead_stones_are_territory() {
    verdicts_are(
        &CZECH,
        ". x o . b .
         x x o o o .
         . x o . . .",
        "B x o W W W
         x x o o o W
         B x o W W W",
    );
}

#[test]
fn an_eye_on_which_a_connection_hangs_is_to_be_filled() {
    let diagram = ". o o o . o o
                   o o o o o o o
                   x x x x o o .
                   . x . x x o o
                   x x x x . x o";
    verdicts_are(
        &CZECH,
        diagram,
        "W o o o W o o
         o o o o o o o
         x x x x o o W
         B x B x x o o
         x x x x F x o",
    );
    // Filling it costs nothing under area rules.
    verdicts_are(
        &Preset::Chinese.rules(),
        diagram,
        "W o o o W o o
         o o o o o o o
         x x x x o o W
         B x B x x o o
         x x x x B x o",
    );
}

/// The first seki of the Czech illustrated rules, §7: who plays at one of the two common points
/// loses his stones, White five and Black four with the one played.
const CZECH_SEKI: &str = "x x x x o o o
                          . x o o x o .
                          x x o . x o o
                          . x o . x o .";

/// The second one: White loses five stones if he plays on the common point or fills his eye, Black
/// six.
const CZECH_SEKI_WITH_EYES: &str = ". x x o o .
                                    x . x o . o
                                    x x x o o o
                                    o o o x x x
                                    . o . x . x";

#[test]
fn common_points_of_the_first_czech_seki_count_for_nobody() {
    verdicts_are(
        &CZECH,
        CZECH_SEKI,
        "x x x x o o o
         B x o o x o W
         x x o - x o o
         B x o - x o W",
    );
    let (board, dead) = position(&lines(CZECH_SEKI));
    let assessment = assess(&board, &dead, &CZECH);
    let in_seki = |name: &str| assessment.is_seki(name.parse().unwrap());
    assert!(in_seki("C1") && in_seki("E1") && !in_seki("B1") && !in_seki("F1"));
}

#[test]
fn eyes_in_the_second_czech_seki_count_for_nobody() {
    verdicts_are(
        &CZECH,
        CZECH_SEKI_WITH_EYES,
        "B x x o o W
         x B x o W o
         x x x o o o
         o o o x x x
         S o - x S x",
    );
}

#[test]
fn eyes_in_seki_count_where_the_rules_say_so() {
    let expected = "B x x o o W
                    x B x o W o
                    x x x o o o
                    o o o x x x
                    W o - x B x";
    verdicts_are(&Rules { seki: SekiPoints::Count, ..CZECH }, CZECH_SEKI_WITH_EYES, expected);
    verdicts_are(&Preset::Chinese.rules(), CZECH_SEKI_WITH_EYES, expected);
}

#[test]
fn area_beside_territory_counts_eyes_in_seki() {
    let (board, dead) = position(&lines(CZECH_SEKI_WITH_EYES));
    let count = count(&board, &dead, &CZECH, &Terms::default());
    assert_eq!(count.territory.total(Color::Black), HalfPoints::points(2));
    assert_eq!(count.area.total(Color::Black), HalfPoints::points(7 + 2 + 5 + 1));
}

#[test]
fn an_area_with_a_gap_has_an_open_border() {
    verdicts_are(
        &CZECH,
        ". . o x . x
         . . o x x x
         . o o x . x
         . . x x x x
         x x x . x .",
        "U U o x B x
         U U o x x x
         - o o x B x
         - - x x x x
         x x x B x B",
    );
}

#[test]
fn a_bare_board_is_dame_and_a_lone_colour_owns_it() {
    verdicts_are(&CZECH, ". .\n. .", "- -\n- -");
    let wide = ". . . . . . .\n. . . x . . .\n. . . . . . .\n. . . . . . .";
    verdicts_are(&Preset::Chinese.rules(), wide, &wide.replace('.', "B"));
}

#[test]
fn a_board_of_one_line_is_counted() {
    verdicts_are(&Preset::Chinese.rules(), ". x . o .", "B x - o W");
    verdicts_are(&Preset::Chinese.rules(), ".\nx\n.\no\n.", "B\nx\n-\no\nW");
    verdicts_are(&CZECH, ".", "-");
}

#[test]
fn a_mark_means_the_whole_chain() {
    let (board, _) = position(&lines(". x o o . x\nx . x o . x\n. x o o . ."));
    let rules = Preset::Chinese.rules();
    let marked = BTreeSet::from(["F3".parse().unwrap(), "E2".parse().unwrap(), Point::new(40, 40)]);
    let assessment = assess(&board, &marked, &rules);
    let both = ["F2", "F3"].map(|name| name.parse().unwrap());
    assert_eq!(assessment.dead(), &BTreeSet::from(both));
    assert_eq!(assessment.get(both[0]).unwrap().reason, Reason::DeadStone);
    assert_eq!(assessment.get(both[0]).unwrap().owner, Some(Color::White));
    assert_eq!(assessment.get(Point::new(40, 40)), None);
}

#[test]
fn what_must_be_captured_is_alive_until_it_is() {
    let (board, dead) = position(&lines(". x o . b .\nx x o o o .\n. x o . . ."));
    let assessment = assess(&board, &dead, &Preset::TrompTaylor.rules());
    assert!(assessment.dead().is_empty());
    assert_eq!(assessment.get("E3".parse().unwrap()).unwrap().reason, Reason::Stone);
}

#[test]
fn each_item_of_the_account_is_where_it_belongs() {
    let (board, dead) = position(&lines(". x o . b .\nx x o o o .\n. x o . . ."));
    let terms =
        Terms { prisoners: PerColor { black: 3, white: 1 }, komi: HalfPoints(11), handicap_stones: 4 };
    let by_territory = count(&board, &dead, &CZECH, &terms);
    let (black, white) = (by_territory.account.items.black, by_territory.account.items.white);
    assert_eq!((black.territory, black.stones, black.dead_stones, black.prisoners), (2, 0, 0, 3));
    assert_eq!((white.territory, white.stones, white.dead_stones, white.prisoners), (7, 0, 1, 1));
    assert_eq!((black.komi, white.komi), (HalfPoints::ZERO, HalfPoints(11)));
    assert_eq!(by_territory.account.black_lead(), HalfPoints(2 * (5 - 9) - 11));
    assert_eq!(by_territory.account.winner(), Some(Color::White));

    for (compensation, points) in [
        (HandicapCompensation::None, 0),
        (HandicapCompensation::PerStone, 4),
        (HandicapCompensation::PerStoneAfterFirst, 3),
    ] {
        let mut rules = Preset::Chinese.rules();
        rules.handicap.compensation = compensation;
        let account = count(&board, &dead, &rules, &terms).account;
        let white = account.items.white;
        assert_eq!((white.territory, white.stones, white.dead_stones, white.prisoners), (7, 5, 0, 0));
        assert_eq!(white.compensation, HalfPoints::points(points));
        assert_eq!(account.total(Color::White), HalfPoints::points(12 + points) + HalfPoints(11));
        assert_eq!(account.total(Color::Black), HalfPoints::points(6));
    }
}

#[test]
fn negative_komi_is_for_black_and_equal_totals_are_a_draw() {
    let (board, dead) = position(&lines(". x o .\nx x o o\n. x o ."));
    let terms = Terms { komi: HalfPoints(-1), ..Terms::default() };
    let account = count(&board, &dead, &CZECH, &terms).account;
    assert_eq!((account.items.black.komi, account.items.white.komi), (HalfPoints(1), HalfPoints::ZERO));
    assert_eq!(account.winner(), Some(Color::Black));
    assert_eq!(count(&board, &dead, &CZECH, &Terms::default()).account.winner(), None);
}
