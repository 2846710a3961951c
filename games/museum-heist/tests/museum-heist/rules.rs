//! Rules and rulings by number, where no worked example and no law says it already.

use crate::support::{Play, characters, diagram, of_kind, with};
use engine::json::to_value;
use engine::{Seat, Turn, Viewer};
use museum_heist::board::shipped;
use museum_heist::content::Character;
use serde_json::{Value, json};

fn seat(number: usize) -> Viewer {
    Viewer::Seat(Seat::new(number))
}

fn outcomes(play: &Play) -> Vec<(Value, u64)> {
    play.0.outcomes(1_000).unwrap().iter().map(|(outcome, weight)| (to_value(outcome), *weight)).collect()
}

#[test]
fn mh_5_1_chance_says_who_starts() {
    let mut play = Play::new(&json!({"seats": 3}));
    assert_eq!(play.0.stream().unwrap().to_string(), "first_seat");
    assert_eq!(outcomes(&play), [0, 1, 2].map(|seat| (json!({"type": "first_seat", "seat": seat}), 1)));
    assert_eq!(play.chance(json!({"type": "first_seat", "seat": 2})), [json!({"event": "first_seat", "seat": 2})]);
    assert_eq!((&play.position()["phase"], &play.position()["start_seat"]), (&json!("place_pieces"), &json!(2)));
    let given = Play::new(&json!({"seats": 3, "first_seat": 2}));
    assert_eq!((&given.position()["phase"], &given.position()["start_seat"]), (&json!("place_pieces"), &json!(2)), "MH-6.4");
    assert!(given.0.opening().is_empty(), "the event is only for a draw (MH-4.5)");
}

/// MH-6.2, MH-2.1: 81 spaces for the first piece, one fewer for each that follows, passages among them.
#[test]
fn mh_5_2_chance_puts_the_pieces_anywhere() {
    let mut play = Play::new(&json!({"first_seat": 0}));
    for (placed, piece) in Character::ALL.iter().enumerate() {
        assert_eq!(play.0.stream().unwrap().to_string(), "pieces");
        let possible = outcomes(&play);
        assert_eq!((play.0.weight(), possible.len()), (Some(81 - placed as u64), 81 - placed));
        assert!(possible.iter().all(|(outcome, weight)| outcome["piece"] == piece.id() && *weight == 1));
        // Space order is by file, then rank (MH-2.4): the first piece on c3, the others in the first vacant spaces.
        let place = if placed == 0 { 20 } else { 0 };
        play.chance(possible[place].0.clone());
    }
    assert_eq!(play.position()["pieces"]["artist"], "c3");
    assert_eq!(play.position()["pieces"]["little_boy"], "a6");
    assert_eq!(play.position()["phase"], "place_artwork");
}

/// MH-6.3, MH-6.6, MH-6.9.
#[test]
fn mh_5_3_and_5_4_the_placer_lays_and_all_choose() {
    let mut play = Play::load(&diagram("MH-11.24").placing());
    assert_eq!(play.0.turn(), Turn::of(Seat::new(0)), "seat 1 starts, so seat 0 lays");
    assert_eq!(play.legal(0).len(), 29);
    let events = play.act(0, json!({"type": "place_artwork", "space": "e6"}));
    assert_eq!(events[0]["event"], json!({"event": "artwork_placed", "seat": 0, "artwork": 1, "space": "e6"}), "MH-7.19");
    for number in [0, 1] {
        assert_eq!(play.legal(number).len(), 7);
    }
    // In any order; both may choose the same.
    play.act(1, json!({"type": "choose", "character": "granny"}));
    assert_eq!(play.position()["cards"], json!([null, "granny"]));
    assert_eq!((&play.view(seat(0))["cards"], &play.view(seat(0))["chosen"]), (&json!([null, null]), &json!([false, true])));
    play.act(0, json!({"type": "choose", "character": "granny"}));
    assert_eq!((&play.position()["phase"], &play.position()["turn"]), (&json!("turn"), &json!(1)));
}

/// MH-6.10: exactly one of three things, and never none.
#[test]
fn mh_6_10_a_turn_is_a_move_a_swap_or_a_challenge() {
    let mut play = Play::load(&diagram("MH-11.1").turn(&characters("AG")));
    let legal = play.legal(0);
    assert_eq!([of_kind(&legal, "move"), of_kind(&legal, "swap"), of_kind(&legal, "challenge"), legal.len()], [22, 21, 7, 50]);
    assert_eq!(play.refused(0, json!({"type": "pass"})), "cannot_pass", "MH-7.8");
    // Any piece, whoever's character it is (MH-6.12).
    play.act(0, json!({"type": "move", "piece": "guard", "to": "h2"}));
    assert_eq!(play.position()["turn"], 1);
}

/// Both orders of a swap are read to the one that is listed.
#[test]
fn mh_5_5_swaps_are_pairs() {
    let position = diagram("MH-11.1").turn(&characters("AG"));
    let recorded = ["artist", "guard"].map(|first| {
        let second = if first == "artist" { "guard" } else { "artist" };
        let played = Play::load(&position).0.act(Seat::new(0), &json!({"type": "swap", "a": first, "b": second})).unwrap();
        to_value(&played.moved)
    });
    assert_eq!(recorded[0], json!({"type": "swap", "a": "artist", "b": "guard"}));
    assert_eq!(recorded[0], recorded[1]);
}

/// MH-6.35: who is out keeps tokens and artworks, and plays the next round.
#[test]
fn mh_6_35_who_is_out_comes_back() {
    let mut play = Play::load(&with(diagram("MH-11.17").turn(&characters("GAN")), [("swaps", json!([1, 2, 2]))]));
    play.act(0, json!({"type": "challenge", "target": 1, "character": "guard"}));
    assert_eq!(play.legal(0), Vec::<Value>::new());
    play.act(1, json!({"type": "move", "piece": "artist", "to": "e6"}));
    assert_eq!((&play.position()["start_seat"], &play.position()["swaps"]), (&json!(1), &json!([1, 2, 2])), "MH-6.11");
    assert_eq!(play.0.turn(), Turn::of(Seat::new(0)), "seat 1 starts the next round, and seat 0 lays the artwork");
}

/// MH-6.5: the winner starts even if it was not its turn; MH-7.2, MH-7.22: twins cannot keep their cards back.
#[test]
fn mh_6_29_the_twin_collects_out_of_turn() {
    let mut play = Play::load(&diagram("MH-11.17").turn(&characters("AGA")));
    let events = play.act_heard(0, json!({"type": "move", "piece": "artist", "to": "e6"}), seat(1));
    assert_eq!(events[3]["how"], "1b");
    assert_eq!(play.position()["start_seat"], 2);
    assert_eq!(play.0.turn(), Turn::of(Seat::new(1)));
}

/// MH-8.1, section 3: 4 artworks with two seats, else 3, or what was agreed.
#[test]
fn mh_8_1_how_many_artworks_win() {
    for (seats, target, before, over) in [
        (2, Value::Null, json!([[1, 2, 3], []]), true),
        (2, Value::Null, json!([[1, 3], [2]]), false),
        (3, Value::Null, json!([[2, 3], [1], []]), true),
        (2, json!(3), json!([[1, 3], [2]]), true),
    ] {
        let cards = if seats == 2 { "AG" } else { "AGN" };
        let mut play = Play::load(&with(
            diagram("MH-11.17").turn(&characters(cards)),
            [("options/target", target), ("won", before), ("round", json!(4)), ("start_seat", json!(0))],
        ));
        play.act(0, json!({"type": "move", "piece": "artist", "to": "e6"}));
        assert_eq!(play.position()["phase"] == "over", over);
        assert_eq!(play.0.standing().is_some(), over, "MH-8.2");
    }
}

/// MH-9.2, MH-7.21: cards that were not turned up stay secret, unless it was agreed to show all.
#[test]
fn mh_9_2_all_cards_are_shown() {
    for reveal_all in [false, true] {
        let position = with(
            diagram("MH-11.17").turn(&characters("AGN")),
            [("options/reveal_all", json!(reveal_all)), ("wrong", json!([{"by": 2, "of": 1, "named": "artist"}]))],
        );
        let mut play = Play::load(&position);
        let events = play.act_heard(0, json!({"type": "move", "piece": "artist", "to": "e6"}), Viewer::Spectator);
        let shown = json!({"event": "all_cards", "cards": ["artist", "guard", "granny"]});
        assert_eq!(events.get(3) == Some(&shown), reveal_all, "after artwork_collected: {events:?}");
        assert_eq!(events.contains(&shown), reveal_all);
    }
}

/// MH-9.3, MH-2.4: a board that somebody brings, with its JSON kept.
#[test]
fn mh_9_3_other_boards() {
    let grid = vec!["P........P"; 12];
    let board = json!({"id": "long hall", "grid": grid});
    let play = Play::new(&json!({"board": board, "first_seat": 0}));
    assert_eq!(play.position()["options"]["board"], board);
    assert_eq!(play.0.weight(), Some(120));
    assert_eq!(Play::load(&play.position()).position(), play.position());
}

/// MH-2.5: on every board of the box nine spaces lie so far apart that seven pieces cannot spoil them all.
#[test]
fn mh_2_5_there_is_always_a_place() {
    for (board, files, ranks) in [(0, "adg", [2, 5, 8]), (1, "adg", [1, 4, 7]), (2, "beh", [2, 5, 8]), (3, "adg", [1, 4, 7])] {
        let board = &shipped()[board];
        for (file, rank) in files.chars().flat_map(|file| ranks.map(|rank| (file, rank))) {
            let space = crate::support::space(&format!("{file}{rank}"));
            assert!(board.has(space) && !board.is_passage(space), "{} {space}", board.id);
        }
    }
}
