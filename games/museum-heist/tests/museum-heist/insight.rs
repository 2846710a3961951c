//! What a view implies for a choice: ways, distances, and why not.

use crate::support::{characters, diagram, with};
use engine::{Game, Insight, Seat, Secrets, Viewer};
use museum_heist::MuseumHeist;
use museum_heist::insight::Question;
use serde_json::{Value, json};

fn seen(position: &Value, viewer: Viewer) -> museum_heist::View {
    MuseumHeist::view(&MuseumHeist::load(position).unwrap(), viewer)
}

fn overview(position: &Value, viewer: Viewer) -> Value {
    serde_json::to_value(MuseumHeist::overview(&seen(position, viewer), viewer)).unwrap()
}

fn ask(position: &Value, viewer: Viewer, question: Value) -> Result<Value, &'static str> {
    let question: Question = serde_json::from_value(question).unwrap();
    let answer = MuseumHeist::answer(&seen(position, viewer), viewer, &question);
    answer.map(|answer| serde_json::to_value(answer).unwrap()).map_err(|refusal| refusal.code)
}

const SEAT: Viewer = Viewer::Seat(Seat::new(0));

/// MH-11.5: the Guard and the Tourist can land. Seat 0 has the Duchess.
fn turn() -> Value {
    diagram("MH-11.5").turn(&characters("DGA"))
}

#[test]
fn mh_6_13_where_pieces_can_go_and_how_far_they_are() {
    let position = diagram("MH-11.1").turn(&characters("DG"));
    let seen = overview(&position, SEAT);
    assert_eq!((&seen["pieces"][0]["distance"], &seen["pieces"][0]["destinations"]), (&json!(25), &json!(["d3", "e3", "f3"])));
    assert_eq!((&seen["target"], &seen["placer"], &seen["is_in"]), (&json!(4), &json!(1), &json!([true, true])));
    let landers = |position: &Value| -> Vec<bool> {
        overview(position, SEAT)["pieces"].as_array().unwrap().iter().map(|piece| piece["lands"].as_bool().unwrap()).collect()
    };
    assert_eq!(landers(&turn()), [false, false, true, false, true, false, false]);
    let distances = ask(&position, SEAT, json!({"type": "distances"})).unwrap();
    assert_eq!(distances["distances"].as_array().unwrap().len(), 81);
    assert!(distances["distances"].as_array().unwrap().contains(&json!(["e2", 25])));
    let board = ask(&position, SEAT, json!({"type": "board"})).unwrap();
    assert_eq!((&board["files"], &board["passages"]), (&json!(9), &json!(["c3", "c7", "g3", "g7"])));
}

/// The witness paths are those of the worked examples (`diagrams.rs`); here it is enough that every destination has one.
#[test]
fn mh_5_6_every_way_has_its_path() {
    for number in ["MH-11.1", "MH-11.5", "MH-11.9"] {
        let position = diagram(number).turn(&characters("DG"));
        let pieces = overview(&position, SEAT)["pieces"].as_array().unwrap().clone();
        for piece in pieces {
            let ways = ask(&position, SEAT, json!({"type": "ways", "piece": piece["piece"]})).unwrap();
            let closer = ways["ways"].as_array().unwrap().iter().filter(|way| way["is_closer"] == true && way["to"] != position["artwork"]);
            assert!(closer.map(|way| &way["to"]).eq(piece["destinations"].as_array().unwrap()), "{number} {piece}");
            assert!(ways["ways"].as_array().unwrap().iter().all(|way| way["path"].as_array().unwrap().last().unwrap()[1] == way["to"]));
        }
    }
}

#[test]
fn why_a_piece_may_not_go_there() {
    let position = diagram("MH-11.1").turn(&characters("DG"));
    for (to, hindrance) in [
        ("d3", Value::Null),
        ("d2", json!("farther")),
        ("e4", json!("unreachable")),
        ("a1", json!("space_occupied")),
        ("j9", json!("unknown_space")),
    ] {
        let answer = ask(&position, SEAT, json!({"type": "why_not_move", "piece": "artist", "to": to})).unwrap();
        assert_eq!(answer["hindrance"], hindrance, "{to}");
    }
    let landing = |viewer: Viewer, position: &Value| {
        ask(position, viewer, json!({"type": "why_not_move", "piece": "guard", "to": position["artwork"]})).unwrap()["hindrance"].clone()
    };
    assert_eq!(landing(SEAT, &turn()), json!("artwork_not_yours"));
    assert_eq!(landing(Viewer::Seat(Seat::new(1)), &turn()), Value::Null);
    assert_eq!(landing(SEAT, &with(turn(), [("options/landing", json!("any"))])), Value::Null);
    let placing = diagram("MH-11.24").placing();
    let taken = placing["pieces"]["artist"].clone();
    assert_eq!(ask(&placing, SEAT, json!({"type": "why_not_place", "space": taken})).unwrap()["refused"], "space_occupied");
    assert_eq!(ask(&placing, SEAT, json!({"type": "ways", "piece": "guard"})), Err("wrong_phase"));
    assert_eq!(ask(&turn(), SEAT, json!({"type": "why_not_place", "space": "a2"})), Err("wrong_phase"));
}

#[test]
fn what_an_action_would_mean() {
    let meaning = |position: &Value, viewer: Viewer, action: Value| ask(position, viewer, json!({"type": "meaning", "action": action}));
    let land = json!({"type": "move", "piece": "guard", "to": turn()["artwork"]});
    let other = meaning(&turn(), SEAT, land.clone()).unwrap();
    assert_eq!((&other["lands"], &other["collects"]), (&json!("guard"), &json!(false)));
    assert_eq!(meaning(&turn(), Viewer::Seat(Seat::new(1)), land).unwrap()["collects"], true);
    let wrong = with(turn(), [("wrong", json!([{"by": 2, "of": 1, "named": "artist"}]))]);
    let challenge = |character: &str| json!({"type": "challenge", "target": 1, "character": character});
    let known = meaning(&wrong, SEAT, challenge("artist")).unwrap();
    assert_eq!((&known["is_known_wrong"], &known["ends_round"]), (&json!(true), &json!(true)));
    let open = meaning(&turn(), SEAT, challenge("artist")).unwrap();
    assert_eq!((&open["is_known_wrong"], &open["ends_round"]), (&json!(false), &json!(false)));
    let swap = meaning(&turn(), SEAT, json!({"type": "swap", "a": "artist", "b": "guard"})).unwrap();
    assert_eq!((&swap["tokens_left"], &swap["lands"]), (&json!(1), &Value::Null));
    assert_eq!(meaning(&turn(), SEAT, json!({"type": "challenge", "target": 3, "character": "guard"})), Err("unknown_seat"));
    assert_eq!(meaning(&turn(), SEAT, json!({"type": "choose", "character": "guard"})), Err("wrong_phase"));
}
