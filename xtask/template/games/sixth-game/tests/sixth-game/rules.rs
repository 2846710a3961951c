//! What the rules page says, case by case.

use engine::json::{read, to_value};
use engine::{Face, GameFace, Insight, Match, Odds, Seat, Secrets, Turn, Viewer};
use serde_json::{Value, json};
use sixth_game::content::{self, Loot};
use sixth_game::insight::{Answer, Question};
use sixth_game::{Options, SixthGame, State};

fn begun() -> Box<dyn Match> {
    Face::<SixthGame>::new().new_match(&json!({"seats": 2})).unwrap()
}

fn act(played: &mut dyn Match, seat: usize, kind: &str) -> Result<(), &'static str> {
    played.act(Seat::new(seat), &json!({"type": kind})).map(drop).map_err(|refusal| refusal.code)
}

fn draw(played: &mut dyn Match, outcome: &str) {
    played.chance(&read(outcome).unwrap()).unwrap();
}

fn player(played: &dyn Match, seat: usize) -> Value {
    to_value(&played.position())["players"][seat].clone()
}

const COIN: &str = r#"{"type":"loot","kind":"coin"}"#;
const CROWN: &str = r#"{"type":"loot","kind":"crown"}"#;
const ALARM: &str = r#"{"type":"alarm"}"#;

#[test]
fn nobody_leaves_with_empty_hands() {
    let mut played = begun();
    assert_eq!(act(played.as_mut(), 0, "leave"), Err("empty_handed"));
    assert_eq!(act(played.as_mut(), 1, "grab"), Err("not_your_turn"));
    assert_eq!(act(played.as_mut(), 0, "grab"), Ok(()));
    draw(played.as_mut(), COIN);
    assert_eq!(played.turn(), Turn::of(Seat::new(1)));
}

#[test]
fn an_alarm_puts_everything_back() {
    let mut played = begun();
    for (seat, outcome) in [(0, CROWN), (1, COIN), (0, ALARM)] {
        assert_eq!(act(played.as_mut(), seat, "grab"), Ok(()));
        draw(played.as_mut(), outcome);
    }
    assert_eq!(player(played.as_ref(), 0), json!({"place": "caught", "loot": {"coin": 0, "ring": 0, "crown": 0}}));
    let position = to_value(&played.position());
    assert_eq!((&position["alarms"], &position["bag"]["crown"]), (&json!(4), &json!(4)));
}

#[test]
fn the_most_points_win_when_nobody_is_inside() {
    let mut played = begun();
    for (seat, outcome) in [(0, CROWN), (1, COIN)] {
        assert_eq!(act(played.as_mut(), seat, "grab"), Ok(()));
        draw(played.as_mut(), outcome);
    }
    assert_eq!(act(played.as_mut(), 0, "leave"), Ok(()));
    assert!(played.standing().is_none());
    assert_eq!(act(played.as_mut(), 1, "leave"), Ok(()));
    let standing = played.standing().unwrap();
    assert_eq!((standing.scores.as_slice(), standing.ranks.as_slice()), ([Some(4), Some(1)].as_slice(), [1, 2].as_slice()));
    assert_eq!(act(played.as_mut(), 1, "grab"), Err("game_over"));
}

#[test]
fn the_odds_of_several_grabs_are_multiplied() {
    let view = SixthGame::view(&State::new(Options { seats: 2, alarms: 5 }), Viewer::Spectator);
    let asked = |times| SixthGame::answer(&view, Viewer::Spectator, &Question::Grabs { times });
    assert_eq!(asked(1), Ok(Answer { safe: Odds::new(18, 23) }));
    assert_eq!(asked(2), Ok(Answer { safe: Odds::new(18 * 17, 23 * 22) }));
    assert_eq!(asked(6).unwrap_err().code, "too_many_grabs");
}

#[test]
fn a_content_file_that_is_not_whole_is_refused() {
    for (text, why) in [
        ("coin,1,8\nring,2,6\n", "2 kinds"),
        ("coin,1\nring,2,6\ncrown,4,4\n", "three cells"),
        ("ring,2,6\ncoin,1,8\ncrown,4,4\n", "where coin belongs"),
        ("coin,one,8\nring,2,6\ncrown,4,4\n", "points"),
        ("coin,1,-8\nring,2,6\ncrown,4,4\n", "copies"),
    ] {
        assert!(content::read(text).unwrap_err().contains(why), "{text}");
    }
}

#[test]
fn every_token_has_its_place_in_the_bag() {
    let all = Loot::everything();
    let mut counted = Loot::default();
    (0..all.count()).for_each(|place| *counted.of_mut(all.nth(u64::from(place))) += 1);
    assert_eq!(counted, all);
}
