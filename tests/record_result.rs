//! What a record says of the result, and which line it makes the main one.

use hoshi::engine::game::{Handicap, NewGame};
use hoshi::engine::rules::HandicapPlacement;
use hoshi::engine::{Action, Color, Game, NodeId, Phase, Size};
use hoshi::{saved, sgf};

fn new_game() -> Game {
    Game::new(NewGame::even(Size::square(9).unwrap())).unwrap()
}

fn opened(text: &str) -> Game {
    let mut game = Game::from_record(sgf::read_text(text).unwrap().records.remove(0));
    let end = *game.line().last().unwrap();
    game.apply(Action::GoTo(end)).unwrap();
    game
}

fn play(game: &mut Game, moves: &str) {
    for name in moves.split_whitespace() {
        let action = match name {
            "pass" => Action::Pass,
            "back" => Action::Back,
            "accept" => {
                game.apply(Action::Accept(Color::Black)).unwrap();
                Action::Accept(Color::White)
            }
            "resign" => Action::Resign(game.position().to_play()),
            point => Action::Play(point.parse().unwrap()),
        };
        game.apply(action).unwrap_or_else(|refusal| panic!("{name}: {refusal:?}"));
    }
}

#[test]
fn the_line_that_was_played_to_the_end_is_the_main_line() {
    for end in ["resign", "pass pass accept"] {
        let mut game = new_game();
        play(&mut game, "E5 C3 back G7 back C7");
        play(&mut game, end);
        let written = sgf::write(game.record());
        assert!(written.contains("RE["), "{written}");
        let main = game.record().main_line(NodeId::ROOT);
        assert_eq!(main, game.line(), "{written}");
        assert!(game.record().has_variations(), "what was taken back is kept");
        let again = saved::restore(&saved::save(&game, None)).unwrap().game;
        assert_eq!(again.phase(), game.phase());
    }
}

#[test]
fn ending_a_variation_keeps_the_result_that_the_record_tells() {
    let mut game = opened("(;SZ[9]RE[W+3.5];B[cc];W[gg];B[];W[])");
    play(&mut game, "back back E5 resign");
    assert!(sgf::write(game.record()).contains("RE[W+3.5]"));
    assert!(matches!(game.phase(), Phase::Finished(_)));
}

#[test]
fn a_recorded_result_is_shown_where_it_was_recorded_and_not_after_more_moves() {
    let mut game = opened("(;SZ[9]RE[B+R];B[cc];W[gg])");
    assert!(game.recorded_outcome().is_some());
    play(&mut game, "E5");
    assert_eq!(game.recorded_outcome(), None);
    assert!(sgf::write(game.record()).contains("RE[B+R]"), "trying a move loses nothing");
    let mut again = saved::restore(&saved::save(&game, None)).unwrap().game;
    assert_eq!(again.recorded_outcome(), None);
    play(&mut again, "back");
    assert!(again.recorded_outcome().is_some());
    play(&mut game, "E6 resign");
    assert!(sgf::write(game.record()).contains("RE[W+R]"), "the game went on to another end");
}

#[test]
fn a_result_taken_back_is_in_the_record_no_longer() {
    let mut game = new_game();
    play(&mut game, "E5 resign");
    game.apply(Action::Resume(Color::Black)).unwrap();
    assert!(!sgf::write(game.record()).contains("RE["));
}

#[test]
fn resuming_twice_alike_leads_to_the_same_place() {
    let mut game = new_game();
    play(&mut game, "E5 pass pass");
    for _ in 0..3 {
        game.apply(Action::Resume(Color::Black)).unwrap();
        game.apply(Action::Back).unwrap();
    }
    assert_eq!(game.record().node(game.cursor()).children().len(), 1);
}

#[test]
fn handicap_stones_placed_by_hand_can_be_taken_back_until_the_first_move() {
    let handicap = Handicap { stones: 2, placement: HandicapPlacement::Free };
    let mut game = Game::new(NewGame { handicap, ..NewGame::even(Size::square(9).unwrap()) }).unwrap();
    play(&mut game, "E5 C3");
    assert!(saved::restore(&saved::save(&game, None)).unwrap().game.can_go_back());
    play(&mut game, "back G7 C7");
    assert_eq!(game.position().board().get("C3".parse().unwrap()), None);
    play(&mut game, "back");
    assert_eq!(game.cursor(), NodeId::ROOT);
}

#[test]
fn stored_handicap_that_does_not_fit_is_damage() {
    let mut game = new_game();
    play(&mut game, "E5");
    let text = saved::save(&game, None).replace("\"handicap_to_place\":0", "\"handicap_to_place\":255");
    assert!(text.contains("255") && saved::restore(&text).expect("the record").repaired);
}
