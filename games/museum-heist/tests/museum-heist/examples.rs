//! The worked examples of the rules that are more than a position, by number.

use crate::support::{Play, all, character, characters, diagram, of_kind, with};
use engine::{Seat, Viewer};
use serde_json::{Value, json};

fn seat(number: usize) -> Viewer {
    Viewer::Seat(Seat::new(number))
}

/// The names of events, in order.
fn names(events: &[Value]) -> Vec<&str> {
    events.iter().map(|event| event["event"].as_str().or_else(|| event["event"]["event"].as_str()).unwrap()).collect()
}

/// One row of the table of MH-11.17: who is turned up, who collects and how, when the mover lands the Artist.
fn check_landing(cards: &str, wrong: Value, mover: usize, revealed: &[usize], collected: usize, how: &str) {
    let position =
        with(diagram("MH-11.17").turn(&characters(cards)), [("wrong", wrong), ("turn", json!(mover)), ("start_seat", json!(mover))]);
    let mut play = Play::load(&position);
    let events = play.act_heard(mover, json!({"type": "move", "piece": "artist", "to": "e6"}), Viewer::Spectator);
    let turned: Vec<usize> =
        events.iter().filter(|event| event["event"] == "card_revealed").map(|event| event["seat"].as_u64().unwrap() as usize).collect();
    assert_eq!(turned, revealed, "{cards}");
    let collects = json!({"event": "artwork_collected", "seat": collected, "artwork": 1, "how": how, "total": 1});
    assert!(events.contains(&collects), "{cards}: {events:?}");
    let after = play.position();
    let seats = cards.len();
    assert_eq!(after["start_seat"], collected, "MH-6.5");
    let round = json!({"event": "round_started", "round": 2, "placer": (collected + seats - 1) % seats, "start_seat": collected});
    assert_eq!(events.last(), Some(&round), "MH-6.6");
    assert_eq!(after["pieces"]["artist"], "e6", "MH-6.7");
    let reset = [&after["artwork"], &after["turn"], &after["cards"], &after["wrong"]];
    assert_eq!(reset, [&Value::Null, &Value::Null, &json!(vec![Value::Null; seats]), &json!([])], "MH-6.36");
}

/// MH-6.27 to MH-6.30, MH-7.3, MH-7.4.
#[test]
fn mh_11_17_collecting_by_landing() {
    check_landing("AGN", json!([]), 0, &[0], 0, "1a");
    check_landing("AGA", json!([]), 0, &[0, 2], 2, "1b");
    check_landing("AAA", json!([]), 0, &[0, 1, 2], 0, "1c");
    check_landing("AAAA", json!([]), 2, &[2, 3, 0, 1], 2, "1c");
    check_landing("AA", json!([]), 1, &[1, 0], 0, "1b");
    check_landing("AADA", json!([{"by": 3, "of": 2, "named": "guard"}]), 0, &[0, 1], 1, "1b");
    check_landing("AGA", json!([{"by": 2, "of": 1, "named": "tourist"}]), 0, &[0], 0, "1a");
    // Who had to show its card to a failed challenger is still in, and so is its card (MH-7.4).
    check_landing("AGA", json!([{"by": 1, "of": 2, "named": "tourist"}]), 0, &[0, 2], 2, "1b");
    let play = Play::load(&diagram("MH-11.17").turn(&characters("GAA")));
    assert_eq!(play.refused(0, json!({"type": "move", "piece": "artist", "to": "e6"})), "artwork_not_yours");
}

#[test]
fn mh_11_18_jammed() {
    let jammed = diagram("MH-11.18");
    for (card, lands) in [("N", 0), ("B", 0), ("A", 1), ("S", 1)] {
        let cards = [character(card), character("T")];
        let play = Play::load(&jammed.turn(&cards));
        let legal = play.legal(0);
        assert_eq!([of_kind(&legal, "move"), of_kind(&legal, "swap"), of_kind(&legal, "challenge")], [lands, 21, 7], "{card}");
        let play = Play::load(&with(jammed.turn(&cards), [("swaps", json!([0, 2]))]));
        assert_eq!(play.legal(0).len(), lands + 7, "without tokens {card} must land or challenge (MH-7.8)");
    }
}

/// MH-6.32, MH-7.24: a right guess ends the round; its winner starts the next one, and does not lay the artwork of it.
#[test]
fn mh_11_19_challenge_right() {
    let position = with(diagram("MH-11.17").turn(&characters("AGN")), [("turn", json!(1))]);
    let mut play = Play::load(&position);
    let events = play.act(1, json!({"type": "challenge", "target": 2, "character": "granny"}));
    let expected = [
        json!({"event": "challenged", "seat": 1, "target": 2, "character": "granny", "correct": true}),
        json!({"event": "card_revealed", "seat": 2, "character": "granny"}),
        json!({"event": "artwork_collected", "seat": 1, "artwork": 1, "how": "2a", "total": 1}),
        json!({"event": "round_started", "round": 2, "placer": 0, "start_seat": 1}),
    ];
    assert_eq!(events, expected.map(all));
}

/// MH-6.33, MH-6.34, MH-7.4, MH-7.5: what was shown is for the challenger alone, and who showed it is still in.
#[test]
fn mh_11_20_and_11_21_challenges_that_fail() {
    let position = with(diagram("MH-11.17").turn(&characters("AGN")), [("turn", json!(1))]);
    let mut play = Play::load(&position);
    let events = play.act(1, json!({"type": "challenge", "target": 2, "character": "tourist"}));
    assert_eq!(events[1], json!({"event": {"event": "card_shown", "of": 2, "to": 1, "character": "granny"}, "seats": [1, 2]}));
    assert_eq!(events[2], json!({"event": {"event": "card_shown", "of": 2, "to": 1}, "seats": [0, null]}));
    assert_eq!(play.cards_of(1), json!([null, "guard", "granny"]));
    assert_eq!(play.cards_of(0), json!(["artist", null, null]));
    assert_eq!(play.cards_of(2), json!([null, null, "granny"]));
    let spectator = play.view(Viewer::Spectator);
    assert_eq!(spectator["cards"], json!([null, null, null]));
    assert_eq!((&spectator["wrong"], &spectator["turn"]), (&json!([{"by": 1, "of": 2, "named": "tourist"}]), &json!(2)));

    assert_eq!(play.refused(1, json!({"type": "move", "piece": "artist", "to": "e5"})), "you_are_out");
    assert_eq!(play.refused(2, json!({"type": "challenge", "target": 1, "character": "guard"})), "target_out");
    // Turns go 2, 0, 2, 0 now.
    for (turn, piece, to) in [(2, "tourist", "c3"), (0, "granny", "b8"), (2, "guard", "h8")] {
        assert_eq!(play.position()["turn"], turn);
        play.act(turn, json!({"type": "move", "piece": piece, "to": to}));
    }
    play.act(0, json!({"type": "move", "piece": "guard", "to": "g7"}));
    let events = play.act(2, json!({"type": "challenge", "target": 0, "character": "guard"}));
    let collects = json!({"event": "artwork_collected", "seat": 0, "artwork": 1, "how": "2b", "total": 1});
    let round = json!({"event": "round_started", "round": 2, "placer": 2, "start_seat": 0});
    assert_eq!(events[events.len() - 2..], [all(collects), all(round)]);
}

/// MH-6.34, MH-7.6.
#[test]
fn mh_11_22_two_seats_wrong_challenge() {
    let mut play = Play::load(&diagram("MH-11.17").turn(&characters("AG")));
    let events = play.act_heard(0, json!({"type": "challenge", "target": 1, "character": "tourist"}), seat(0));
    let expected = [
        json!({"event": "challenged", "seat": 0, "target": 1, "character": "tourist", "correct": false}),
        json!({"event": "card_shown", "of": 1, "to": 0, "character": "guard"}),
        json!({"event": "seat_out", "seat": 0}),
        json!({"event": "artwork_collected", "seat": 1, "artwork": 1, "how": "2b", "total": 1}),
        json!({"event": "round_started", "round": 2, "placer": 0, "start_seat": 1}),
    ];
    assert_eq!(events, expected);
    assert_eq!(play.cards_of(0), json!([null, null]), "the round is over, and with it what was shown (MH-4.4)");
}

/// MH-6.25: it spends a token, need not bring anything closer and ends the turn.
#[test]
fn mh_11_23_swap() {
    let mut play = Play::load(&diagram("MH-11.1").turn(&characters("AG")));
    let events = play.act(0, json!({"type": "swap", "a": "school_girl", "b": "artist"}));
    let swapped = json!({"event": "swapped", "seat": 0, "a": "artist", "b": "school_girl", "a_space": "a1", "b_space": "e2", "left": 1});
    assert_eq!(events, [all(swapped)]);
    assert_eq!((&play.position()["swaps"], &play.position()["turn"]), (&json!([1, 2]), &json!(1)));
    play.act(1, json!({"type": "swap", "a": "artist", "b": "guard"}));
    play.act(0, json!({"type": "swap", "a": "artist", "b": "guard"}));
    play.act(1, json!({"type": "move", "piece": "tourist", "to": "h8"}));
    assert_eq!(play.refused(0, json!({"type": "swap", "a": "artist", "b": "guard"})), "no_swap_left");
    assert_eq!(play.refused(0, json!({"type": "swap", "a": "artist", "b": "artist"})), "no_swap_left");
    assert_eq!(of_kind(&play.legal(0), "swap"), 0);
    let fresh = Play::load(&diagram("MH-11.1").turn(&characters("AG")));
    assert_eq!(fresh.refused(0, json!({"type": "swap", "a": "artist", "b": "artist"})), "same_piece");
}

/// The set-up of MH-11.26: chance has put the pieces as in MH-11.24.
fn round_in_full() -> Play {
    let mut play = Play::new(&json!({"seats": 3, "first_seat": 1}));
    let pieces = play_pieces();
    for (place, (piece, space)) in pieces.iter().enumerate() {
        let events = play.chance(json!({"type": "place_piece", "piece": piece, "space": space}));
        let round = json!({"event": "round_started", "round": 1, "placer": 0, "start_seat": 1});
        assert_eq!(events[0], json!({"event": "piece_placed", "piece": piece, "space": space}));
        assert_eq!(events.get(1), (place == 6).then_some(&round), "MH-7.7");
    }
    play
}

fn play_pieces() -> Vec<(&'static str, String)> {
    let diagram = diagram("MH-11.24");
    museum_heist::content::Character::ALL.iter().map(|piece| (piece.id(), diagram.pieces[piece.index()].to_string())).collect()
}

#[test]
fn mh_11_26_a_round_in_full() {
    let mut play = round_in_full();
    play.act(0, json!({"type": "place_artwork", "space": "e6"}));
    let chosen = play.act(0, json!({"type": "choose", "character": "artist"}));
    assert_eq!(chosen[0], json!({"event": {"event": "card_chosen", "seat": 0, "character": "artist"}, "seats": [0]}));
    assert_eq!(chosen[1], json!({"event": {"event": "card_chosen", "seat": 0}, "seats": [1, 2, null]}));
    assert_eq!(play.view(seat(1))["chosen"], json!([true, false, false]), "MH-4.3");
    play.act(1, json!({"type": "choose", "character": "guard"}));
    let locked = play.act(2, json!({"type": "choose", "character": "artist"}));
    assert_eq!(locked[2], all(json!({"event": "cards_locked", "start_seat": 1})));

    let counts = |play: &Play, seat: usize| ["move", "swap", "challenge"].map(|kind| of_kind(&play.legal(seat), kind));
    assert_eq!(counts(&play, 1), [30, 21, 14]);
    play.act(1, json!({"type": "move", "piece": "artist", "to": "d5"}));
    assert_eq!(counts(&play, 2), [28, 21, 14]);
    let told = play.act_heard(2, json!({"type": "challenge", "target": 0, "character": "tourist"}), seat(2));
    let expected = [
        json!({"event": "challenged", "seat": 2, "target": 0, "character": "tourist", "correct": false}),
        json!({"event": "card_shown", "of": 0, "to": 2, "character": "artist"}),
        json!({"event": "seat_out", "seat": 2}),
    ];
    assert_eq!(told, expected);
    check_position(&play);
    assert_eq!(counts(&play, 0), [28, 21, 7]);
    let told = play.act_heard(0, json!({"type": "move", "piece": "artist", "to": "e6"}), seat(2));
    let expected = [
        json!({"event": "moved", "seat": 0, "piece": "artist", "from": "d5", "to": "e6", "path": [["step", "e6"]]}),
        json!({"event": "card_revealed", "seat": 0, "character": "artist"}),
        json!({"event": "artwork_collected", "seat": 0, "artwork": 1, "how": "1a", "total": 1}),
        json!({"event": "round_started", "round": 2, "placer": 2, "start_seat": 0}),
    ];
    assert_eq!(told, expected);
    assert_eq!(play.refused(2, json!({"type": "place_artwork", "space": "e6"})), "space_occupied");
    assert_eq!(play.refused(2, json!({"type": "place_artwork", "space": "f7"})), "next_to_piece");
}

/// After the sixth action the position is the one of MH-4.1, and the views are those of MH-4.3.
fn check_position(play: &Play) {
    let position = json!({"game":"museum-heist",
     "options":{"seats":3,"first_seat":1,"board":"gallery9","landing":"own","reveal_all":false,"target":null},
     "phase":"turn","round":1,"start_seat":1,"turn":0,
     "pieces":{"artist":"d5","duchess":"h8","tourist":"a8","school_girl":"f2","guard":"i3","granny":"b1","little_boy":"e9"},
     "artwork":"e6","cards":["artist","guard","artist"],"wrong":[{"by":2,"of":0,"named":"tourist"}],
     "swaps":[2,2,2],"won":[[],[],[]],"results":null});
    assert_eq!(play.position(), position);
    for (number, cards) in
        [json!(["artist", null, null]), json!([null, "guard", null]), json!(["artist", null, "artist"])].iter().enumerate()
    {
        let mut expected = with(position.clone(), [("cards", cards.clone())]);
        expected["chosen"] = json!([true, true, true]);
        assert_eq!(play.view(seat(number)), expected, "MH-4.3");
    }
    assert_eq!(play.view(Viewer::Spectator)["cards"], json!([null, null, null]));
}

/// MH-8.3.
#[test]
fn mh_11_27_the_end() {
    let position = with(
        diagram("MH-11.17").turn(&characters("DGAN")),
        [("round", json!(7)), ("won", json!([[1, 4], [2], [3, 6], [5]])), ("turn", json!(2)), ("start_seat", json!(2))],
    );
    let mut play = Play::load(&position);
    let events = play.act(2, json!({"type": "move", "piece": "artist", "to": "e6"}));
    let results = json!([
        {"seat": 0, "place": 2, "artworks": 2}, {"seat": 1, "place": 3, "artworks": 1},
        {"seat": 2, "place": 1, "artworks": 3}, {"seat": 3, "place": 3, "artworks": 1},
    ]);
    assert_eq!(events.last(), Some(&all(json!({"event": "game_over", "results": results}))));
    let after = play.position();
    let expected = json!({"phase": "over", "turn": null, "artwork": null, "cards": [null, null, null, null], "wrong": [],
        "round": 7, "start_seat": 2, "results": results, "won": [[1, 4], [2], [3, 6, 7], [5]]});
    for (field, value) in expected.as_object().unwrap() {
        assert_eq!(&after[field], value, "MH-8.4: {field}");
    }
    let standing = play.0.standing().expect("the game is over");
    assert_eq!(standing.ranks.as_slice(), [2, 3, 1, 3]);
    assert_eq!(standing.scores.as_slice(), [Some(2), Some(1), Some(3), Some(1)]);
    assert_eq!(names(&events), ["moved", "card_revealed", "artwork_collected", "game_over"]);
}

#[test]
fn mh_11_30_the_blocked_artwork() {
    let any = [("options/landing", json!("any"))];
    let mut play = Play::load(&with(diagram("MH-11.5").turn(&characters("DS")), any));
    let events = play.act(0, json!({"type": "move", "piece": "guard", "to": "e5"}));
    assert_eq!(names(&events), ["moved"], "nothing is revealed");
    let moves_of = |play: &Play, seat: usize, piece: &str| {
        play.legal(seat).into_iter().filter(|action| action["type"] == "move" && action["piece"] == piece).count()
    };
    assert_eq!((moves_of(&play, 1, "guard"), moves_of(&play, 1, "tourist")), (0, 0));
    assert_eq!(play.refused(1, json!({"type": "move", "piece": "tourist", "to": "e5"})), "space_occupied");

    // Whoever does not hold the Duchess merely puts her there; whoever does collects.
    let swap = json!({"type": "swap", "a": "guard", "b": "duchess"});
    let mut other = Play(play.0.fork());
    assert_eq!(names(&other.act(1, swap.clone())), ["swapped"]);
    play.act(1, json!({"type": "move", "piece": "school_girl", "to": "b8"}));
    let events = play.act(0, swap);
    assert_eq!(names(&events), ["swapped", "card_revealed", "artwork_collected", "round_started"]);
    assert_eq!(events[2]["event"]["how"], "1a");
    // The holder of a piece that others put there wins nothing by that (MH-9.1 f), and takes it off like any other.
    assert_eq!(names(&other.act(0, json!({"type": "swap", "a": "duchess", "b": "artist"}))), ["swapped"]);
}
