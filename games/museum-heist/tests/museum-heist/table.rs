//! Set-up, whose turn it is, swaps and how moves are written, by number (sections 2 and 4 to 7 of the rules).

use crate::support::{Play, characters, diagram, of_kind, with};
use engine::json::to_value;
use engine::page::Page;
use engine::{Arg, Face, Message, Mode, Seat, Turn, Viewer, Words};
use museum_heist::MuseumHeist;
use museum_heist::content::ARTWORKS;
use serde_json::{Value, json};

/// MH-2.1: two tokens a seat, and the same seven cards for all.
#[test]
fn mh_6_1_every_seat_has_seven_cards_and_two_tokens() {
    for seats in 2..=4 {
        let mut play = Play::new(&json!({"seats": seats, "first_seat": 1}));
        assert_eq!(play.position()["swaps"], json!(vec![2; seats]));
        while play.0.turn() == Turn::Chance {
            play.0.draw(0).unwrap();
        }
        let place = play.legal(0)[0].clone();
        play.act(0, place);
        for seat in 0..seats {
            assert_eq!(of_kind(&play.legal(seat), "choose"), 7);
        }
    }
}

/// MH-7.23: nine tokens are exactly enough for four seats.
#[test]
fn mh_2_3_the_artwork_of_a_round_has_its_number() {
    let before = [json!([[], []]), json!([[1], []]), json!([[1], [2]]), json!([[1, 3], [2]]), json!([[1, 3], [2, 4]])];
    for (round, won) in (1..).zip(before) {
        // Whoever holds the last artwork starts, and with two seats the other one lays the next.
        let start = usize::from(won[1].as_array().unwrap().contains(&json!(round - 1)));
        let position = with(diagram("MH-11.24").placing(), [("round", json!(round)), ("won", won), ("start_seat", json!(start))]);
        let mut play = Play::load(&position);
        let played = play.0.act(Seat::new(1 - start), &json!({"type": "place_artwork", "space": "e6"})).unwrap();
        let event = to_value(&played.events[0].event);
        assert_eq!(event["artwork"], round);
        let name = format!("museum-heist-artwork-{round}");
        let named = |arg: &Arg| matches!(arg, Arg::Message(message) if message.key == name);
        assert!(played.sentences[0].args.iter().any(|(_, arg)| named(arg)), "{:?}", played.sentences[0]);
    }
    assert_eq!(ARTWORKS, 4 * (3 - 1) + 1);
}

#[test]
fn mh_4_2_who_must_act() {
    let several = |seats: &[usize]| Turn::Seats { mode: Mode::Simultaneous, seats: seats.iter().map(|seat| Seat::new(*seat)).collect() };
    let mut play = Play::new(&json!({"seats": 3}));
    assert_eq!(play.0.turn(), Turn::Chance, "first_seat");
    play.chance(json!({"type": "first_seat", "seat": 0}));
    for _ in 0..7 {
        assert_eq!((play.0.turn(), &play.position()["phase"]), (Turn::Chance, &json!("place_pieces")));
        play.0.draw(0).unwrap();
    }
    assert_eq!(play.0.turn(), Turn::of(Seat::new(2)), "the placer is the last in turn order");
    let place = play.legal(2).last().unwrap().clone();
    play.act(2, place);
    assert_eq!(play.0.turn(), several(&[0, 1, 2]));
    play.act(1, json!({"type": "choose", "character": "guard"}));
    assert_eq!(play.0.turn(), several(&[0, 2]), "every seat whose card is missing");
    play.act(0, json!({"type": "choose", "character": "artist"}));
    play.act(2, json!({"type": "choose", "character": "granny"}));
    assert_eq!(play.0.turn(), Turn::of(Seat::new(0)));
    // Seat 1 is out by its wrong challenge, so turns go from 0 to 2.
    play.act(0, json!({"type": "swap", "a": "artist", "b": "guard"}));
    play.act(1, json!({"type": "challenge", "target": 0, "character": "tourist"}));
    assert_eq!(play.0.turn(), Turn::of(Seat::new(2)));
    play.act(2, json!({"type": "swap", "a": "artist", "b": "guard"}));
    assert_eq!(play.0.turn(), Turn::of(Seat::new(0)));
}

/// The notation of a choice of seat 0.
fn written(play: &Play, action: &Value) -> String {
    let view = play.view(Viewer::Seat(Seat::new(0)));
    let choices = Face::<MuseumHeist>::shared().choices(Seat::new(0), &view, std::slice::from_ref(action)).unwrap();
    match choices[0].words.args.iter().find(|(name, _)| name == "way") {
        Some((_, Arg::Text(way))) => way.to_string(),
        other => panic!("{action} is written {other:?}"),
    }
}

#[test]
fn mh_5_7_notation() {
    let turn = |number: &str, cards: &str| Play::load(&diagram(number).turn(&characters(cards)));
    let moves = |piece: &str, to: &str| json!({"type": "move", "piece": piece, "to": to});
    assert_eq!(written(&turn("MH-11.9", "DD"), &moves("guard", "c3")), "G d7-c7~c3");
    assert_eq!(written(&turn("MH-11.8", "DD"), &moves("artist", "g4")), "A e4>g6>e6>g4");
    assert_eq!(written(&turn("MH-11.10", "DD"), &moves("tourist", "g7")), "T c3~g7");
    assert_eq!(written(&turn("MH-11.15", "GD"), &moves("guard", "d5")), "G f9>d7>d5*");
    assert_eq!(written(&turn("MH-11.15", "DD"), &json!({"type": "swap", "a": "artist", "b": "guard"})), "A<>G");
    assert_eq!(written(&turn("MH-11.15", "DDD"), &json!({"type": "challenge", "target": 2, "character": "guard"})), "?2=G");
    let placing = Play::load(&diagram("MH-11.24").placing());
    assert_eq!(written(&placing, &json!({"type": "place_artwork", "space": "e6"})), "@e6");
    // The star is for what collects: a piece that merely blocks the artwork (MH-9.1 c) has none.
    let any = Play::load(&with(diagram("MH-11.15").turn(&characters("DD")), [("options/landing", json!("any"))]));
    assert_eq!(written(&any, &moves("guard", "d5")), "G f9>d7>d5");
}

#[test]
fn mh_6_25_and_7_20_any_two_pieces_may_be_swapped() {
    let position = with(diagram("MH-11.10").turn(&characters("TG")), [("pieces/guard", json!("g3"))]);
    let artwork = &position["artwork"];
    let legal = Play::load(&position).legal(0);
    assert_eq!(of_kind(&legal, "swap"), 21, "near or far, on passages or not, closer or not");
    for swap in legal.iter().filter(|action| action["type"] == "swap") {
        let mut play = Play::load(&position);
        let [a, b] = ["a", "b"].map(|side| swap[side].as_str().unwrap());
        let events = play.act(0, swap.clone());
        let after = play.position();
        assert_eq!((&after["pieces"][a], &after["pieces"][b]), (&position["pieces"][b], &position["pieces"][a]));
        assert_eq!((&after["swaps"], &after["turn"]), (&json!([1, 2]), &json!(1)), "a token is gone, and the turn");
        // It never collects: no piece stands on the artwork's space (MH-6.26).
        assert_eq!((events.len(), &after["artwork"], &after["round"]), (1, artwork, &json!(1)));
    }
}

/// Whatever things are called, the largest board that somebody can bring fits a terminal of 80 columns.
#[test]
fn the_widest_board_fits_80_columns() {
    struct Long;
    impl Words for Long {
        fn say(&self, _: &Message) -> String {
            "a name with far too many letters".to_owned()
        }
    }
    for files in [9, 24, 25, 26] {
        let mut play = Play::new(&json!({"seats": 4, "first_seat": 0, "board": {"id": "hall", "grid": vec![".".repeat(files); 26]}}));
        while play.0.turn() == Turn::Chance {
            play.0.draw(0).unwrap();
        }
        let place = play.legal(3).last().unwrap().clone();
        play.act(3, place);
        let mut page = Page::new();
        let viewer = Viewer::Seat(Seat::new(0));
        assert!(Face::<MuseumHeist>::shared().draw(viewer, &to_value(&play.0.view(viewer)), &Long, &mut page));
        // The head and an empty line come first; names of columns are of the catalog.
        let widest = page.plain().lines().skip(2).take(26).map(|line| line.chars().count()).max();
        assert!(widest <= Some(80), "{files} files: {widest:?}\n{}", page.plain());
    }
}
