//! What swaps, landings and guesses bring, and the rulings behind them, by number: each on a worked position, through the JSON face.

use crate::support::{Play, characters, diagram, of_kind, with};
use engine::{Seat, Turn, Viewer};
use museum_heist::content::Character;
use serde_json::{Value, json};

fn moving(piece: &str, to: &str) -> Value {
    json!({"type": "move", "piece": piece, "to": to})
}

/// MH-6.28, MH-6.30, MH-7.3: with nobody else the mover collects, with one that one, with more the mover; who is out does not count.
#[test]
fn mh_6_28_to_6_30_how_many_twins() {
    for (cards, wrong, collects, how) in [
        ("ADTS", json!([]), 0, "1a"),
        ("ADAS", json!([]), 2, "1b"),
        ("AAAS", json!([]), 0, "1c"),
        ("AAAA", json!([]), 0, "1c"),
        ("AAAS", json!([{"by": 1, "of": 3, "named": "guard"}]), 2, "1b"),
        ("ADAS", json!([{"by": 2, "of": 3, "named": "guard"}]), 0, "1a"),
    ] {
        let mut play = Play::load(&with(diagram("MH-11.17").turn(&characters(cards)), [("wrong", wrong)]));
        let events = play.act_heard(0, moving("artist", "e6"), Viewer::Spectator);
        let collected = events.iter().find(|event| event["event"] == "artwork_collected").expect("the round ends");
        assert_eq!((&collected["seat"], &collected["how"]), (&json!(collects), &json!(how)), "{cards}");
    }
}

/// MH-6.31: any opponent that is in, any of the seven, even the own card or one that was named wrongly.
#[test]
fn mh_6_31_whom_and_what_a_challenge_names() {
    let position = with(diagram("MH-11.17").turn(&characters("AGN")), [("wrong", json!([{"by": 2, "of": 1, "named": "artist"}]))]);
    let play = Play::load(&position);
    let named: Vec<Value> = play.legal(0).into_iter().filter(|action| action["type"] == "challenge").collect();
    assert_eq!(named, Character::ALL.map(|card| json!({"type": "challenge", "target": 1, "character": card.id()})));
    assert_eq!(play.refused(0, json!({"type": "challenge", "target": 2, "character": "artist"})), "target_out");
    assert_eq!(play.refused(0, json!({"type": "challenge", "target": 0, "character": "artist"})), "challenge_self");
}

/// MH-7.4: who was seen through by somebody who is out is still in; MH-7.5: nobody sees the challenger's own card.
#[test]
fn mh_7_4_and_7_5_a_shown_card_is_not_turned_up() {
    let mut play = Play::load(&diagram("MH-11.17").turn(&characters("GAN")));
    play.act(0, json!({"type": "challenge", "target": 1, "character": "guard"}));
    for (seat, cards) in [json!(["guard", "artist", null]), json!([null, "artist", null]), json!([null, null, "granny"])].iter().enumerate()
    {
        assert_eq!(&play.cards_of(seat), cards);
    }
    let mut lands = Play(play.0.fork());
    let events = lands.act_heard(1, moving("artist", "e6"), Viewer::Spectator);
    assert!(events.contains(&json!({"event": "artwork_collected", "seat": 1, "artwork": 1, "how": "1a", "total": 1})));
    play.act(1, moving("tourist", "c3"));
    assert_eq!(of_kind(&play.legal(2), "challenge"), 7, "seat 1 can be challenged again, seat 0 cannot");
}

/// MH-7.6: with two seats every wrong challenge ends the round for the other; with more, when one is left.
#[test]
fn mh_6_34_the_last_one_in_collects() {
    for (cards, wrong) in [("AG", json!([])), ("AGN", json!([{"by": 2, "of": 0, "named": "guard"}]))] {
        let mut play = Play::load(&with(diagram("MH-11.17").turn(&characters(cards)), [("wrong", wrong)]));
        let events = play.act_heard(0, json!({"type": "challenge", "target": 1, "character": "tourist"}), Viewer::Spectator);
        assert!(events.contains(&json!({"event": "artwork_collected", "seat": 1, "artwork": 1, "how": "2b", "total": 1})), "{cards}");
        assert!(!events.iter().any(|event| event.get("character").is_some_and(|card| card == "guard")), "nobody else is shown it");
    }
}

/// MH-7.24: a right guess collects and puts nobody out, the winner does not lay the next artwork, and a landing turns up no other card.
#[test]
fn mh_7_24_reviews_are_not_followed() {
    let mut play = Play::load(&diagram("MH-11.17").turn(&characters("AGN")));
    let events = play.act_heard(0, json!({"type": "challenge", "target": 1, "character": "guard"}), Viewer::Spectator);
    assert!(!events.iter().any(|event| event["event"] == "seat_out"));
    assert_eq!(play.0.turn(), Turn::of(Seat::new(2)), "seat 0 won and starts; seat 2 lays");
    let mut play = Play::load(&diagram("MH-11.17").turn(&characters("AGN")));
    let events = play.act_heard(0, moving("artist", "e6"), Viewer::Spectator);
    assert_eq!(events.iter().filter(|event| event["event"] == "card_revealed").count(), 1);
}

/// MH-8.3: one more than the number of seats with more artworks; equals share a place.
#[test]
fn mh_8_3_places() {
    let won = json!([[2], [1, 3], [4]]);
    let position = with(
        diagram("MH-11.17").turn(&characters("GAN")),
        [("won", won), ("round", json!(5)), ("start_seat", json!(2)), ("turn", json!(1))],
    );
    let mut play = Play::load(&position);
    play.act(1, moving("artist", "e6"));
    let results =
        json!([{"seat": 0, "place": 2, "artworks": 1}, {"seat": 1, "place": 1, "artworks": 3}, {"seat": 2, "place": 2, "artworks": 1}]);
    assert_eq!(play.position()["results"], results);
    assert_eq!(play.0.standing().expect("the game is over").ranks.as_slice(), [2, 1, 2]);
}
