//! The sample game of the last chapters: its count is that of the Czech illustrated rules, §8.
//!
//! Source: the numbers are those of the rules' figures; the game was composed for this project.

use std::collections::BTreeSet;

use hoshi::engine::counting::plan::StepKind;
use hoshi::engine::counting::{Plan, Reason, Terms, Unsettled, UnsettledKind, unsettled};
use hoshi::engine::{Action, Color, Game, HalfPoints, Phase, Point};
use hoshi::lessons::{Chapter, Goal};

fn game() -> Game {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/public/samples/czech-rule-book-13.sgf");
    let games = hoshi::sgf::read(&std::fs::read(path).unwrap()).unwrap();
    assert!(games.warnings.is_empty(), "{:?}", games.warnings);
    let mut game = Game::from_record(games.records[0].clone());
    while game.can_go_forward() {
        game.apply(Action::Forward).unwrap();
    }
    game
}

fn dead() -> BTreeSet<Point> {
    "D5 E5 B1 L1 M1 M2 N2 F12".split(' ').map(|name| name.parse().unwrap()).collect()
}

#[test]
fn the_game_is_legal_and_ends_with_two_passes() {
    let game = game();
    assert!(game.irregular_moves().is_empty());
    assert!(matches!(game.phase(), Phase::Counting(_)));
    assert_eq!(game.ply(), 124);
}

#[test]
fn both_sides_have_taken_ten_prisoners_in_play() {
    let game = game();
    assert_eq!(game.position().prisoners().black, 10);
    assert_eq!(game.position().prisoners().white, 10);
    let captures = |color: Color| {
        let before_and_after = (1..=game.ply()).map(|ply| (game.position_at(ply - 1), game.position_at(ply)));
        before_and_after.filter(|(a, b)| a.prisoners()[color] < b.prisoners()[color]).count()
    };
    assert!(captures(Color::Black) >= 3 && captures(Color::White) >= 3);
}

#[test]
fn black_has_seventeen_prisoners_and_white_eleven_and_black_wins_by_three() {
    let game = game();
    let count = game.count(&dead());
    let (black, white) = (count.territory.items.black, count.territory.items.white);
    assert_eq!((black.prisoners, black.dead_stones, black.territory), (10, 7, 33));
    assert_eq!((white.prisoners, white.dead_stones, white.territory), (10, 1, 36));
    // Prisoners put into the opponent's territory leave 22 points free for Black, 19 for White.
    assert_eq!(black.territory - (white.prisoners + white.dead_stones), 22);
    assert_eq!(white.territory - (black.prisoners + black.dead_stones), 19);
    assert_eq!(count.territory.black_lead(), HalfPoints::points(3));
}

#[test]
fn six_neutral_points_are_to_be_filled_and_nothing_else_is_open() {
    let game = game();
    let count = game.count(&dead());
    let dame: Vec<String> = count
        .assessment
        .verdicts()
        .filter(|(point, verdict)| game.position().board().is_empty(*point) && verdict.owner.is_none())
        .map(|(point, verdict)| {
            assert_eq!(verdict.reason, Reason::Dame, "{point}");
            point.to_string()
        })
        .collect();
    assert_eq!(dame.join(" "), "G1 N7 A8 D8 H8 N8");
    assert!(unsettled(game.position().board(), &dead()).is_empty());
}

#[test]
fn filling_the_neutral_points_changes_nothing() {
    let mut game = game();
    game.apply(Action::Resume(Color::White)).unwrap();
    for point in "A8 N8 N7 D8 G1 H8".split(' ') {
        game.apply(Action::Play(point.parse().unwrap())).unwrap();
    }
    let count = game.count(&dead());
    assert_eq!(count.territory.black_lead(), HalfPoints::points(3));
    assert_eq!(count.territory.items.black.territory, 33);
}

/// What is done in the count on the board, in its order, and how often.
fn steps_of_the_count() -> Vec<(String, usize)> {
    let game = game();
    let terms = Terms { prisoners: game.position().prisoners(), ..Terms::default() };
    let plan = Plan::new(game.position(), &dead(), game.rules(), &terms);
    let mut all: Vec<(String, usize)> = Vec::new();
    for step in plan.steps() {
        let name = match &step.kind {
            StepKind::Dame { .. } => "fill-dame".to_owned(),
            StepKind::Lift { .. } => "dead".to_owned(),
            StepKind::Prisoner { color } => format!("fill-{color}"),
            StepKind::Rearrange { color } => format!("arrange-{color}"),
            StepKind::CountRegion { color, .. } => format!("count-{color}"),
            StepKind::Result => "result".to_owned(),
            other => panic!("{other:?} is no step of this game"),
        };
        let changes = step.changes.len();
        match all.last_mut() {
            Some((last, count)) if *last == name => *count += changes,
            _ => all.push((name, changes)),
        }
    }
    all
}

/// The chapter about the end of the game goes through the same steps as the count on the board, in
/// the same order and with the same numbers.
#[test]
fn the_lesson_counts_as_the_page_does() {
    let chapter = Chapter::from_json(include_str!("../public/lessons/11-end.json")).unwrap();
    let steps = steps_of_the_count();
    let names: Vec<&str> = steps.iter().map(|(name, _)| &**name).collect();
    let pages: Vec<&str> =
        chapter.pages.iter().map(|page| &*page.id).filter(|id| names.contains(id)).collect();
    assert_eq!(pages, names);
    let count = |name: &str| steps.iter().find(|(step, _)| step == name).unwrap().1;
    assert_eq!((count("fill-dame"), count("dead")), (6, 8));
    for (name, of) in [("fill-black", 11), ("fill-white", 17)] {
        let Goal::Fill { stones, .. } = chapter.page(name).unwrap().goal else { panic!("{name}") };
        assert_eq!((stones as usize, count(name)), (of, of));
    }
}

#[test]
fn a_dead_group_that_is_not_marked_is_asked_about() {
    let game = game();
    let board = game.position().board();
    for stone in ["D5", "B1", "L1", "N2", "F12"] {
        let group = board.chain(stone.parse().unwrap());
        let marked = dead().into_iter().filter(|point| !group.contains(point)).collect();
        let found = unsettled(board, &marked);
        let kinds = [UnsettledKind::Doubtful, UnsettledKind::Atari];
        let is_question = |item: &Unsettled| kinds.contains(&item.kind) && item.points == group;
        assert!(found.iter().any(is_question), "{stone}: {found:?}");
        assert!(found.iter().all(|item| item.kind != UnsettledKind::OpenBorder), "{stone}: {found:?}");
    }
}
