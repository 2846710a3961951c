//! Which positions can be loaded (MH-4.6).

use crate::support::{Play, characters, diagram, with};
use engine::Face;
use museum_heist::MuseumHeist;
use serde_json::{Value, json};

fn turn() -> Value {
    diagram("MH-11.5").turn(&characters("DGA"))
}

fn impossible<const N: usize>(position: Value, changes: [(&str, Value); N]) {
    let what = format!("{changes:?}");
    let refusal = Face::<MuseumHeist>::shared().load(&with(position, changes)).map(|_| ()).expect_err(&what);
    assert_eq!(refusal.code, "bad_position", "{what}");
}

fn possible<const N: usize>(position: Value, changes: [(&str, Value); N]) {
    let position = with(position, changes);
    assert_eq!(Play::load(&position).position(), position);
}

fn over() -> Value {
    with(
        turn(),
        [
            ("phase", json!("over")),
            ("turn", Value::Null),
            ("artwork", Value::Null),
            ("cards", json!([null, null, null])),
            ("round", json!(4)),
            ("start_seat", json!(1)),
            ("won", json!([[1, 2, 4], [3], []])),
            (
                "results",
                json!([
                    {"seat": 0, "place": 1, "artworks": 3},
                    {"seat": 1, "place": 2, "artworks": 1},
                    {"seat": 2, "place": 3, "artworks": 0}
                ]),
            ),
        ],
    )
}

#[test]
fn mh_4_6_well_formed() {
    for position in [json!(null), json!([]), json!({}), json!({"game": "museum-heist"})] {
        assert!(Face::<MuseumHeist>::shared().load(&position).is_err());
    }
    possible(turn(), []);
    impossible(turn(), [("game", json!("dice-heist"))]);
    impossible(turn(), [("phase", json!("action"))]);
    impossible(turn(), [("options", json!({"seats": 9}))]);
    impossible(turn(), [("cards", json!(["duchess", "guard"]))]);
    impossible(turn(), [("cards", json!(["duchess", "guard", "thief"]))]);
    impossible(turn(), [("swaps", json!([2, 2]))]);
    impossible(turn(), [("won", json!([[], []]))]);
    impossible(turn(), [("turn", json!(3))]);
    impossible(turn(), [("turn", json!(null))]);
    impossible(turn(), [("start_seat", json!(7))]);
    impossible(turn(), [("start_seat", json!(null))]);
    let mut view = turn();
    view["chosen"] = json!([true, true, true]);
    impossible(view, []);
    let mut missing = turn();
    missing.as_object_mut().unwrap().remove("results");
    impossible(missing, []);
    // Options left out take their defaults (section 3).
    let short = with(turn(), [("options", json!({"seats": 3}))]);
    assert_eq!(Play::load(&short).position(), turn());
}

#[test]
fn mh_4_6_pieces_and_artwork() {
    impossible(turn(), [("pieces/artist", json!("d4"))]);
    impossible(turn(), [("pieces/artist", json!("j1"))]);
    impossible(turn(), [("pieces/artist", json!("a99"))]);
    impossible(turn(), [("pieces/artist", Value::Null)]);
    impossible(turn(), [("artwork", Value::Null)]);
    impossible(turn(), [("artwork", json!("c3"))]);
    impossible(turn(), [("artwork", json!("d4"))]);
    impossible(turn(), [("artwork", json!("z26"))]);
    possible(turn(), [("artwork", json!("d4")), ("options/landing", json!("any"))]);
    let choosing = || with(diagram("MH-11.24").turn(&characters("DGA")), [("phase", json!("choose")), ("turn", Value::Null)]);
    possible(choosing(), [("cards", json!(["duchess", null, "artist"]))]);
    impossible(choosing(), []);
    // Nothing has moved yet, so the artwork lies apart from all pieces (MH-6.8).
    impossible(choosing(), [("cards", json!([null, null, null])), ("artwork", json!("d5"))]);
}

#[test]
fn mh_4_6_set_up() {
    let fresh = Play::new(&json!({"seats": 3})).position();
    assert_eq!((&fresh["phase"], &fresh["start_seat"], &fresh["round"]), (&json!("first_seat"), &Value::Null, &json!(1)));
    possible(fresh.clone(), []);
    impossible(fresh.clone(), [("pieces/artist", json!("a1"))]);
    impossible(fresh.clone(), [("options/first_seat", json!(1))]);
    impossible(fresh.clone(), [("round", json!(2))]);
    // The option says who starts the first round, whatever the phase, and nothing of later rounds.
    for (seat, fits) in [(0, true), (1, false), (2, false)] {
        let position = with(turn(), [("options/first_seat", json!(seat))]);
        let loaded = Face::<MuseumHeist>::shared().load(&position).map(|_| ());
        assert_eq!(loaded.map_err(|refusal| refusal.code), if fits { Ok(()) } else { Err("bad_position") });
        possible(position, [("round", json!(2)), ("won", json!([[1], [], []]))]);
    }
    let placing = with(fresh, [("phase", json!("place_pieces")), ("start_seat", json!(1))]);
    possible(placing.clone(), [("pieces/artist", json!("a1")), ("pieces/duchess", json!("a2"))]);
    impossible(placing.clone(), [("pieces/duchess", json!("a2"))]);
    impossible(placing, [("pieces", turn()["pieces"].clone())]);
}

#[test]
fn mh_4_6_rounds_and_artworks() {
    let later = |round: u8, won: Value| [("round", json!(round)), ("won", won)];
    possible(turn(), later(2, json!([[1], [], []])));
    impossible(turn(), later(2, json!([[], [1], []])));
    impossible(turn(), later(2, json!([[], [], []])));
    impossible(turn(), later(3, json!([[2], [2], []])));
    impossible(turn(), later(3, json!([[2, 3], [], []])));
    impossible(turn(), later(1, json!([[1], [], []])));
    impossible(turn(), later(4, json!([[1, 2, 3], [], []])));
    impossible(turn(), later(0, json!([[], [], []])));
    impossible(turn(), later(200, json!([[], [], []])));
    possible(over(), []);
    impossible(over(), [("round", json!(3))]);
    impossible(over(), [("results", Value::Null)]);
    impossible(over(), [("results/1/place", json!(3))]);
    impossible(over(), [("options/target", json!(2))]);
    impossible(over(), [("start_seat", json!(0))]);
    impossible(turn(), [("results", over()["results"].clone())]);
    impossible(over(), [("cards", json!(["guard", null, null]))]);
}

#[test]
fn mh_4_6_challenges_and_tokens() {
    let wrong = |by: usize, of: usize, named: &str| json!({"by": by, "of": of, "named": named});
    possible(turn(), [("wrong", json!([wrong(2, 0, "guard")]))]);
    for bad in [
        json!([wrong(2, 2, "guard")]),
        json!([wrong(2, 0, "duchess")]),
        json!([wrong(2, 0, "guard"), wrong(1, 0, "artist")]),
        json!([wrong(0, 1, "artist")]),
        json!([wrong(3, 1, "artist")]),
        json!([wrong(2, 5, "artist")]),
    ] {
        impossible(turn(), [("wrong", bad)]);
    }
    let four = diagram("MH-11.5").turn(&characters("DGAA"));
    possible(four.clone(), [("wrong", json!([wrong(2, 0, "guard"), wrong(3, 0, "artist")]))]);
    // MH-6.35: whoever is out cannot be challenged; the entries are in the order of the challenges.
    impossible(four.clone(), [("wrong", json!([wrong(2, 0, "guard"), wrong(3, 2, "guard")]))]);
    possible(four.clone(), [("wrong", json!([wrong(3, 2, "guard"), wrong(2, 0, "guard")]))]);
    impossible(four, [("wrong", json!([wrong(2, 0, "guard"), wrong(2, 0, "artist")]))]);
    possible(turn(), [("swaps", json!([0, 1, 2]))]);
    impossible(turn(), [("swaps", json!([3, 2, 2]))]);
    impossible(diagram("MH-11.5").placing(), [("wrong", json!([wrong(1, 0, "guard")]))]);
}
