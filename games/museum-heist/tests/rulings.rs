//! How pieces move, what landing and guessing bring, and the rulings behind them, by number: each on a worked position, through the JSON face.

mod support;

use engine::{Seat, Turn, Viewer};
use museum_heist::content::{ARTWORKS, Character, SWAPS};
use museum_heist::path::{notation, witness};
use serde_json::{Value, json};
use support::{Play, characters, diagram, of_kind, space, with};

/// A worked position with two seats, of which the one on turn has this card.
fn holding(number: &str, card: &str) -> Play {
    Play::load(&diagram(number).turn(&characters(&format!("{card}{}", if card == "B" { "A" } else { "B" }))))
}

/// Where a piece may be moved by the seat on turn.
fn goes(play: &Play, piece: &str) -> Vec<String> {
    let legal = play.legal(0).into_iter().filter(|action| action["type"] == "move" && action["piece"] == piece);
    legal.map(|action| action["to"].as_str().unwrap().to_owned()).collect()
}

fn moving(piece: &str, to: &str) -> Value {
    json!({"type": "move", "piece": piece, "to": to})
}

/// The way a move went, as the log tells it.
fn way(play: &Play, piece: &str, to: &str) -> Value {
    let mut after = Play(play.0.fork());
    after.act(0, moving(piece, to))[0]["event"]["path"].clone()
}

/// MH-2.2, MH-2.3, MH-6.1, MH-7.23: the characters in their order, nine artworks for the longest game, two tokens and seven cards a seat.
#[test]
fn mh_2_2_and_2_3_what_is_in_the_box() {
    let ids = ["artist", "duchess", "tourist", "school_girl", "guard", "granny", "little_boy"];
    assert_eq!(Character::ALL.map(Character::id), ids);
    assert_eq!(Character::ALL.map(Character::letter), ['A', 'D', 'T', 'S', 'G', 'N', 'B']);
    let longest = [(2, 4), (3, 3), (4, 3)].map(|(seats, target): (usize, usize)| seats * (target - 1) + 1);
    assert_eq!((longest, longest.into_iter().max()), ([7, 7, 9], Some(ARTWORKS)));
    for seats in 2..=4 {
        let play = Play::new(&json!({"seats": seats, "first_seat": 0}));
        assert_eq!(play.position()["swaps"], json!(vec![SWAPS; seats]));
    }
    let mut play = Play::load(&with(diagram("MH-11.24").placing(), [("round", json!(3)), ("won", json!([[1], [2]]))]));
    let placed = play.act(0, json!({"type": "place_artwork", "space": "e6"}));
    assert_eq!(placed[0]["event"]["artwork"], 3, "the artwork of round r is number r");
    assert!([0, 1].iter().all(|seat| of_kind(&play.legal(*seat), "choose") == 7));
}

/// MH-7.9 to MH-7.11: geometric, strictly smaller, from where the piece stood when the move began.
#[test]
fn mh_6_13_closer_is_strictly_closer() {
    let straight = holding("MH-11.1", "A");
    assert_eq!(goes(&straight, "artist"), ["d3", "e3", "f3"]);
    assert_eq!(straight.refused(0, moving("artist", "d2")), "not_closer");
    assert!(goes(&holding("MH-11.3", "D"), "artist").contains(&"d6".to_owned()), "farther in files, closer in all (MH-7.9)");
    assert_eq!(holding("MH-11.4", "D").refused(0, moving("artist", "d6")), "not_closer", "equal is not closer (MH-7.10)");
    // The last jump leads from 32 to 8, but what counts is that 8 is less than the 20 of the beginning (MH-7.11).
    let detour = holding("MH-11.8", "S");
    assert_eq!(goes(&detour, "artist"), ["e3", "f3", "f4", "g4"]);
    assert_eq!(detour.refused(0, moving("artist", "e6")), "not_closer");
}

/// MH-7.12: a step is alone; d6 could be reached only by a step to d4 and a jump over the Granny.
#[test]
fn mh_6_14_a_step_is_alone() {
    let play = holding("MH-11.6", "D");
    assert_eq!(goes(&play, "guard"), ["e6", "f5"]);
    assert_eq!(play.refused(0, moving("guard", "d6")), "unreachable");
    assert_eq!(way(&play, "guard", "f5"), json!([["step", "f5"]]));
}

/// MH-7.13: over one adjacent piece to the space right behind it, and that piece stays; one behind which somebody stands is not jumped.
#[test]
fn mh_6_15_a_jump_lands_right_behind() {
    let mut play = holding("MH-11.6", "D");
    assert_eq!(play.refused(0, moving("guard", "e7")), "unreachable");
    assert_eq!(play.refused(0, moving("guard", "c6")), "space_occupied");
    assert_eq!(way(&play, "guard", "e6"), json!([["jump", "e6"]]));
    play.act(0, moving("guard", "e6"));
    assert_eq!(play.position()["pieces"]["school_girl"], "e5");
}

/// MH-6.17: the same piece may be jumped twice; MH-6.16: the chain may stop after any jump.
#[test]
fn mh_6_16_and_6_17_chains() {
    let play = holding("MH-11.7", "D");
    assert_eq!(way(&play, "guard", "d5"), json!([["jump", "d5"]]));
    assert_eq!(way(&play, "guard", "f7"), json!([["jump", "d5"], ["jump", "f7"]]));
    assert_eq!(way(&holding("MH-11.8", "S"), "artist", "g4"), json!([["jump", "g6"], ["jump", "e6"], ["jump", "g4"]]));
}

/// MH-6.18: after a step, after the last jump of a chain, or as the whole move of a piece that stands on a passage (MH-7.14).
#[test]
fn mh_6_18_the_three_ways_into_a_passage() {
    assert_eq!(way(&holding("MH-11.9", "D"), "guard", "c3"), json!([["step", "c7"], ["passage", "c3"]]));
    assert_eq!(way(&holding("MH-11.11", "D"), "guard", "c7"), json!([["jump", "e5"], ["jump", "g3"], ["passage", "c7"]]));
    // On any turn, not only on the first of a round.
    let mut later = holding("MH-11.10", "D");
    later.act(0, moving("duchess", "b6"));
    later.act(1, moving("artist", "b8"));
    assert_eq!(way(&later, "tourist", "g7"), json!([["passage", "g7"]]));
    assert_eq!(holding("MH-11.9", "D").refused(0, moving("guard", "g3")), "space_occupied");
}

/// MH-6.19: nothing follows a passage; MH-6.20: it may be left unused; MH-6.21, MH-7.15: the way onto it need not be closer.
#[test]
fn mh_6_19_to_6_21_passages_end_a_move() {
    let through = holding("MH-11.12", "A");
    assert_eq!(through.refused(0, moving("duchess", "g9")), "unreachable", "no jump over the School Girl from g7");
    assert_eq!(through.refused(0, moving("duchess", "c3")), "not_closer");
    assert_eq!(way(&through, "duchess", "g7"), json!([["step", "c3"], ["passage", "g7"]]));
    assert_eq!(way(&holding("MH-11.9", "D"), "guard", "c7"), json!([["step", "c7"]]), "it stops on the passage");
    assert_eq!(way(&holding("MH-11.13", "D"), "guard", "c1"), json!([["jump", "c3"], ["jump", "c1"]]), "it jumps on from the passage");
}

/// MH-7.16, MH-7.17: the artwork ends a move and is no piece to jump over.
#[test]
fn mh_6_22_the_artwork_comes_last() {
    assert_eq!(holding("MH-11.15", "G").refused(0, moving("guard", "f5")), "unreachable", "it could only be reached over d5");
    let beside = holding("MH-11.16", "A");
    assert_eq!(goes(&beside, "artist"), ["c4", "c6", "d5"]);
    assert_eq!(beside.refused(0, moving("artist", "f5")), "unreachable");
}

/// MH-7.1: only the holder lands; MH-6.24: all other destinations are the same whatever the card.
#[test]
fn mh_6_23_and_6_24_cards_matter_for_landing_alone() {
    let mut others = Vec::new();
    for card in Character::ALL {
        let play = holding("MH-11.14", &card.letter().to_string());
        let moves: Vec<Value> = play.legal(0).into_iter().filter(|action| action["type"] == "move").collect();
        let (landing, rest): (Vec<Value>, Vec<Value>) = moves.into_iter().partition(|action| action["to"] == "e5");
        assert_eq!(landing.len(), usize::from("TGN".contains(card.letter())), "{card:?}");
        assert!(landing.iter().all(|action| action["piece"] == card.id()));
        others.push(rest);
        if card != Character::Guard {
            assert_eq!(play.refused(0, moving("guard", "e5")), "artwork_not_yours", "{card:?}");
        }
    }
    assert!(others.windows(2).all(|pair| pair[0] == pair[1]));
}

/// MH-7.20: any two pieces, near or far, on passages or not, whatever the distance; MH-6.26: no swap collects.
#[test]
fn mh_6_25_and_6_26_swaps() {
    for number in ["MH-11.10", "MH-11.17"] {
        let before = holding(number, "A");
        let swaps: Vec<Value> = before.legal(0).into_iter().filter(|action| action["type"] == "swap").collect();
        assert_eq!(swaps.len(), 21);
        for swap in swaps {
            let mut after = Play(before.0.fork());
            let events = after.act(0, swap.clone());
            assert_eq!((events.len(), &events[0]["event"]["event"]), (1, &json!("swapped")), "{swap}");
            let (a, b) = (swap["a"].as_str().unwrap(), swap["b"].as_str().unwrap());
            assert_eq!(after.position()["pieces"][a], before.position()["pieces"][b]);
            assert_eq!((&after.position()["turn"], &after.position()["swaps"]), (&json!(1), &json!([1, 2])), "it ends the turn");
        }
    }
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

/// MH-7.18: not next to even one piece, not even at a corner.
#[test]
fn mh_7_18_the_artwork_touches_nobody() {
    let play = Play::load(&diagram("MH-11.24").placing());
    for (place, refusal) in [("d5", "next_to_piece"), ("b9", "next_to_piece"), ("c4", "space_occupied"), ("g7", "space_is_passage")] {
        assert_eq!(play.refused(0, json!({"type": "place_artwork", "space": place})), refusal, "{place}");
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

/// MH-4.2: who is out and whom the game waits for follow from the rest.
#[test]
fn mh_4_2_what_is_not_stored() {
    let position = with(diagram("MH-11.17").turn(&characters("AGNT")), [("wrong", json!([{"by": 1, "of": 0, "named": "guard"}]))]);
    let mut play = Play::load(&position);
    play.act(0, moving("tourist", "c3"));
    assert_eq!(play.position()["turn"], 2, "seat 1 is out and is passed over");
    let placing = Play::load(&with(diagram("MH-11.24").placing(), [("start_seat", json!(0))]));
    assert_eq!(placing.0.turn(), Turn::of(Seat::new(1)), "the placer comes before the one who starts");
}

/// MH-5.7: how people write a move.
#[test]
fn mh_5_7_notation() {
    for (number, letter, to, written) in [
        ("MH-11.9", "G", "c3", "G d7-c7~c3"),
        ("MH-11.8", "A", "g4", "A e4>g6>e6>g4"),
        ("MH-11.10", "T", "g7", "T c3~g7"),
        ("MH-11.15", "G", "d5", "G f9>d7>d5*"),
    ] {
        let diagram = diagram(number);
        let piece = support::character(letter);
        let path = witness(&museum_heist::board::shipped()[0], &diagram.pieces, piece, diagram.artwork, space(to));
        assert_eq!(notation(piece, diagram.pieces[piece.index()], &path, Some(diagram.artwork)), written);
    }
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
