//! What a view implies for a choice: ways, distances, and why not.

use crate::support::{Play, characters, diagram, with};
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
    let board = ask(&position, SEAT, json!({"type": "board"})).unwrap();
    assert_eq!((&board["files"], &board["passages"]), (&json!(9), &json!(["c3", "c7", "g3", "g7"])));
    // The artwork lies on e7. Distances are in the order of the board's spaces.
    let at = |space: &str| board["spaces"].as_array().unwrap().iter().position(|one| one == space).unwrap();
    assert_eq!(seen["distances"].as_array().unwrap().len(), 81);
    for (space, distance) in [("e2", 25), ("d2", 26), ("e7", 0), ("a1", 52)] {
        assert_eq!(seen["distances"][at(space)], distance, "{space}");
    }
    assert_eq!(overview(&diagram("MH-11.24").placing(), SEAT)["distances"], json!([]), "no artwork lies yet");
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

/// What an answer says of a space, where it says anything.
fn said(list: &Value, space: &str) -> Option<String> {
    let found = list.as_array().unwrap().iter().find(|entry| entry[0] == space)?;
    Some(found[1].as_str().unwrap().to_owned())
}

fn hindrances(position: &Value, viewer: Viewer, piece: &str) -> Value {
    ask(position, viewer, json!({"type": "why_not_move", "piece": piece})).unwrap()["hindrances"].clone()
}

#[test]
fn why_a_piece_may_not_go_there() {
    let position = diagram("MH-11.1").turn(&characters("DG"));
    let artist = hindrances(&position, SEAT, "artist");
    for (to, hindrance) in
        [("d3", None), ("d2", Some("farther")), ("e4", Some("unreachable")), ("a1", Some("space_occupied")), ("e2", Some("space_occupied"))]
    {
        assert_eq!(said(&artist, to).as_deref(), hindrance, "{to}");
    }
    // MH-6.23 and MH-9.1: whose artwork it is, is the last thing that counts.
    let landing = |viewer: Viewer, position: &Value| said(&hindrances(position, viewer, "guard"), position["artwork"].as_str().unwrap());
    assert_eq!(landing(SEAT, &turn()).as_deref(), Some("artwork_not_yours"));
    assert_eq!(landing(Viewer::Spectator, &turn()).as_deref(), Some("artwork_not_yours"));
    assert_eq!(landing(Viewer::Seat(Seat::new(1)), &turn()), None);
    assert_eq!(landing(SEAT, &with(turn(), [("options/landing", json!("any"))])), None);
}

/// Where the other pieces stand far away, and what is in the way of the Artist then (MH-6.13 to MH-6.18).
#[test]
fn what_stands_in_the_way_is_said_in_more_detail_than_the_refusal() {
    for (artist, guard, granny, to, hindrance) in [
        ("d3", "a8", "c9", "c4", "as_far"),
        ("e3", "a8", "c9", "e2", "farther"),
        ("e2", "a8", "c9", "e4", "unreachable"),
        ("e2", "e3", "e4", "e4", "jump_blocked"),
        ("e2", "e3", "c9", "e3", "space_occupied"),
        ("e2", "a8", "e4", "e4", "space_occupied"),
        ("e4", "a8", "c9", "e5", "artwork_not_yours"),
        ("c3", "c7", "c9", "c7", "passage_occupied"),
    ] {
        let pieces = json!({
            "artist": artist, "guard": guard, "granny": granny, "duchess": "a9", "tourist": "i9", "school_girl": "i1", "little_boy": "a1",
        });
        let position = with(diagram("MH-11.1").turn(&characters("DG")), [("pieces", pieces), ("artwork", json!("e5"))]);
        assert_eq!(said(&hindrances(&position, SEAT, "artist"), to).as_deref(), Some(hindrance), "{artist} to {to}");
    }
}

/// What may be done and what stands in the way never overlap, and together they are the board.
#[test]
fn mh_6_24_every_space_is_a_destination_or_has_a_hindrance() {
    for number in ["MH-11.1", "MH-11.5", "MH-11.9"] {
        let position = diagram(number).turn(&characters("DG"));
        for piece in overview(&position, SEAT)["pieces"].as_array().unwrap() {
            let list = hindrances(&position, SEAT, piece["piece"].as_str().unwrap());
            let mut spaces: Vec<String> = list.as_array().unwrap().iter().map(|entry| entry[0].as_str().unwrap().to_owned()).collect();
            spaces.extend(piece["destinations"].as_array().unwrap().iter().map(|space| space.as_str().unwrap().to_owned()));
            if piece["lands"] == true && piece["piece"] == "duchess" {
                spaces.push(position["artwork"].as_str().unwrap().to_owned());
            }
            spaces.sort();
            let all = spaces.len();
            spaces.dedup();
            assert_eq!((all, spaces.len()), (81, 81), "{number} {piece}");
        }
    }
}

/// MH-6.8.
#[test]
fn why_an_artwork_may_not_be_laid_there() {
    let placing = diagram("MH-11.24").placing();
    let refused = ask(&placing, SEAT, json!({"type": "why_not_place"})).unwrap()["refused"].clone();
    let play = Play::load(&placing);
    let board = ask(&placing, SEAT, json!({"type": "board"})).unwrap();
    for space in board["spaces"].as_array().unwrap() {
        let action = json!({"type": "place_artwork", "space": space});
        let expected = (!play.legal(0).contains(&action)).then(|| play.refused(0, action).to_owned());
        assert_eq!(said(&refused, space.as_str().unwrap()), expected, "{space}");
    }
    assert_eq!(said(&refused, placing["pieces"]["artist"].as_str().unwrap()).as_deref(), Some("space_occupied"));
    assert_eq!(ask(&placing, SEAT, json!({"type": "ways", "piece": "guard"})), Err("wrong_phase"));
    assert_eq!(ask(&placing, SEAT, json!({"type": "why_not_move", "piece": "guard"})), Err("wrong_phase"));
    assert_eq!(ask(&turn(), SEAT, json!({"type": "why_not_place"})), Err("wrong_phase"));
}

/// MH-6.12 to MH-6.22, for positions that the view has forgotten. Who asks, and when, does not matter.
#[test]
fn which_pieces_could_land_in_earlier_positions() {
    let asked = |position: &Value, viewer: Viewer, artwork: &str, positions: Value| {
        ask(position, viewer, json!({"type": "landers", "artwork": artwork, "positions": positions}))
            .map(|answer| answer["landers"].clone())
    };
    let (now, artwork) = (turn(), turn()["artwork"].as_str().unwrap().to_owned());
    let mut later = now["pieces"].clone();
    later["guard"] = json!(artwork);
    let both = json!([now["pieces"], later]);
    let expected = Ok(json!([["tourist", "guard"], []]));
    for viewer in [SEAT, Viewer::Seat(Seat::new(1)), Viewer::Spectator] {
        assert_eq!(asked(&now, viewer, &artwork, both.clone()), expected, "{viewer:?}");
        assert_eq!(asked(&diagram("MH-11.24").placing(), viewer, &artwork, both.clone()), expected, "{viewer:?}");
    }
    assert_eq!(asked(&now, SEAT, &artwork, json!([])), Ok(json!([])));
    assert!(asked(&now, SEAT, &artwork, json!(vec![&later; 64])).is_ok());
    assert_eq!(asked(&now, SEAT, &artwork, json!(vec![&later; 65])), Err("too_many_positions"));
    for space in ["j1", "a10", "z26"] {
        assert_eq!(asked(&now, SEAT, space, both.clone()), Err("unknown_space"), "artwork on {space}");
        assert_eq!(asked(&now, SEAT, &artwork, json!([with(later.clone(), [("guard", json!(space))])])), Err("unknown_space"), "{space}");
    }
    assert_eq!(asked(&now, SEAT, &artwork, json!([with(later.clone(), [("guard", Value::Null)])])), Err("unknown_space"));
    assert_eq!(asked(&now, SEAT, &artwork, json!([{"artist": "a1"}])), Err("unknown_space"));
    let shared = with(later.clone(), [("guard", later["artist"].clone())]);
    assert_eq!(asked(&now, SEAT, &artwork, json!([shared])), Err("space_occupied"));
}

/// What is no question of this game is refused like a bad action.
#[test]
fn bad_questions_are_refused() {
    let play = Play::load(&turn());
    for question in [
        json!({"type": "distances"}),
        json!({"type": "why_not_move", "piece": "nobody"}),
        json!({"type": "why_not_move", "piece": "guard", "to": "e4"}),
        json!({"type": "landers", "artwork": "e5"}),
        json!({"type": "landers", "artwork": "A1", "positions": []}),
        json!({"type": "landers", "artwork": "e5", "positions": [{"nobody": "a1"}]}),
        json!({"type": "landers", "artwork": "e5", "positions": {}}),
    ] {
        let refused = play.0.answer(SEAT, &question).map(|_| ()).expect_err("the question is refused");
        assert_eq!(refused.code, "malformed", "{question}");
    }
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
