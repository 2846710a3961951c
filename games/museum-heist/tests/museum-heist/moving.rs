//! How pieces move, rule by rule and ruling by ruling, as the list of legal moves has it (MH-6.12 to MH-6.24, MH-7.9 to MH-7.18).

use crate::support::{Play, character, characters, diagram, diagrams, with};
use museum_heist::content::Character;
use serde_json::{Value, json};

fn moves(piece: &str, to: &str) -> Value {
    json!({"type": "move", "piece": character(piece).id(), "to": to})
}

/// The match at a worked position; seat 0 holds the first card and is on turn.
fn at(number: &str, cards: &str) -> Play {
    Play::load(&diagram(number).turn(&characters(cards)))
}

/// Where seat 0 may move a piece.
fn destinations(play: &Play, piece: &str) -> String {
    let legal = play.legal(0);
    let own = legal.iter().filter(|action| action["type"] == "move" && action["piece"] == character(piece).id());
    own.map(|action| action["to"].as_str().unwrap()).collect::<Vec<_>>().join(" ")
}

/// The way a move goes, as the log tells it.
fn path(number: &str, piece: &str, to: &str) -> Value {
    // Seat 0 holds the piece, so that it may land.
    let mut play = at(number, &format!("{piece}{piece}"));
    play.act(0, moves(piece, to))[0]["event"]["path"].clone()
}

#[test]
fn mh_6_13_7_9_and_7_10_only_what_is_strictly_closer() {
    // Straight ahead, on the diagonal and at a knight's offset, measured between centres: not the number of moves.
    for (number, closer) in [("MH-11.1", "d3 e3 f3"), ("MH-11.2", "b6 c5 c6"), ("MH-11.3", "d6 e6 f5 f6"), ("MH-11.4", "e6 f5 f6")] {
        assert_eq!(destinations(&at(number, "DD"), "A"), closer, "{number}");
    }
    assert_eq!(at("MH-11.1", "DD").refused(0, moves("A", "d2")), "not_closer");
    assert_eq!(at("MH-11.4", "DD").refused(0, moves("A", "d6")), "not_closer", "both at 5");
    assert_eq!(destinations(&at("MH-11.5", "DD"), "G"), "d5 e4", "a diagonal neighbour is farther than an orthogonal one");
    assert_eq!(destinations(&at("MH-11.5", "DD"), "T"), "");
}

#[test]
fn mh_6_14_and_7_12_a_step_is_alone() {
    let ahead = with(diagram("MH-11.1").turn(&characters("DD")), [("pieces/duchess", json!("e4"))]);
    let play = Play::load(&ahead);
    assert_eq!(destinations(&play, "A"), "d3 e3 f3");
    assert_eq!(play.refused(0, moves("A", "e5")), "unreachable", "no jump after a step");
    assert_eq!(play.refused(0, moves("A", "e4")), "space_occupied");
    let play = at("MH-11.6", "DD");
    assert_eq!(destinations(&play, "G"), "e6 f5");
    assert_eq!(play.refused(0, moves("G", "e7")), "unreachable", "no step after a jump");
    assert_eq!(play.refused(0, moves("G", "d6")), "unreachable", "only by a step to d4 and a jump over the granny");
    assert_eq!(path("MH-11.6", "G", "f5"), json!([["step", "f5"]]));
}

/// The artist on e5 with the duchess beside it, the artwork behind her, and all others far away.
fn beside(files: i8, ranks: i8) -> (Value, String) {
    let space = |steps: i8| format!("{}{}", char::from((b'e' as i8 + steps * files) as u8), 5 + steps * ranks);
    let far = [("pieces/tourist", "a1"), ("pieces/school_girl", "i1"), ("pieces/guard", "a9"), ("pieces/granny", "i9")];
    let mut position = with(
        diagram("MH-11.1").turn(&characters("TT")),
        [
            ("pieces/artist", json!("e5")),
            ("pieces/duchess", json!(space(1))),
            ("pieces/little_boy", json!("a4")),
            ("artwork", json!(space(3))),
        ],
    );
    for (piece, space) in far {
        position = with(position, [(piece, json!(space))]);
    }
    (position, space(2))
}

#[test]
fn mh_6_15_and_7_13_a_jump_lands_directly_behind_in_any_direction() {
    for (files, ranks) in (-1..=1).flat_map(|files| (-1..=1).map(move |ranks| (files, ranks))).filter(|way| *way != (0, 0)) {
        let (position, behind) = beside(files, ranks);
        let mut play = Play::load(&position);
        let events = play.act(0, moves("A", &behind));
        assert_eq!(events[0]["event"]["path"], json!([["jump", behind]]), "{files} {ranks}");
        assert_eq!(play.position()["pieces"]["duchess"], position["pieces"]["duchess"], "the piece jumped over stays");
    }
    // Not over two in a row, nor over one that is not adjacent.
    let row = with(diagram("MH-11.6").turn(&characters("DD")), [("pieces/granny", json!("e6"))]);
    assert_eq!(Play::load(&row).refused(0, moves("G", "e7")), "unreachable");
    let gap = with(diagram("MH-11.1").turn(&characters("DD")), [("pieces/duchess", json!("e4"))]);
    assert_eq!(Play::load(&gap).refused(0, moves("A", "e6")), "unreachable");
    assert_eq!(at("MH-11.6", "DD").refused(0, moves("G", "c6")), "space_occupied", "the space behind must be vacant");
}

#[test]
fn mh_6_16_a_chain_turns_and_stops_where_it_likes() {
    assert_eq!(destinations(&at("MH-11.7", "DD"), "G"), "b6 c4 c6 d5 f7");
    assert_eq!(path("MH-11.7", "G", "d5"), json!([["jump", "d5"]]));
    assert_eq!(path("MH-11.7", "G", "f7"), json!([["jump", "d5"], ["jump", "f7"]]));
}

#[test]
fn mh_6_17_a_piece_may_be_jumped_over_twice() {
    // Over the duchess on f5, the tourist on f6, and the duchess again.
    assert_eq!(path("MH-11.8", "A", "g4"), json!([["jump", "g6"], ["jump", "e6"], ["jump", "g4"]]));
    assert_eq!(path("MH-11.29", "A", "e3"), json!([["jump", "c3"], ["jump", "c1"], ["jump", "e3"]]));
}

#[test]
fn mh_6_18_and_7_14_a_passage_follows_a_step_a_jump_or_nothing() {
    assert_eq!(path("MH-11.9", "G", "c3"), json!([["step", "c7"], ["passage", "c3"]]));
    assert_eq!(path("MH-11.11", "G", "c7"), json!([["jump", "e5"], ["jump", "g3"], ["passage", "c7"]]));
    assert_eq!(path("MH-11.10", "T", "g7"), json!([["passage", "g7"]]));
    assert_eq!(at("MH-11.9", "DD").refused(0, moves("G", "g3")), "space_occupied", "only to a vacant one");
    // On any turn, not only the first of a round.
    let mut play = at("MH-11.10", "DD");
    play.act(0, moves("S", "f2"));
    play.act(1, moves("S", "f3"));
    assert_eq!(destinations(&play, "T"), "c4 c7 d3 d4 g3 g7");
}

#[test]
fn mh_6_19_nothing_follows_a_passage() {
    let play = at("MH-11.12", "SS");
    assert!(destinations(&play, "D").contains("g7"));
    assert_eq!(play.refused(0, moves("D", "g9")), "unreachable", "no jump over the school girl on g8 from there");
    // Nor a step from the passage on g7.
    assert_eq!(destinations(&at("MH-11.10", "DD"), "T"), "c4 c7 d3 d4 g3 g7");
    assert_eq!(at("MH-11.10", "DD").refused(0, moves("T", "g8")), "unreachable");
}

#[test]
fn mh_6_20_and_7_15_a_passage_need_not_be_used() {
    assert_eq!(path("MH-11.9", "G", "c7"), json!([["step", "c7"]]));
    assert_eq!(path("MH-11.13", "G", "c1"), json!([["jump", "c3"], ["jump", "c1"]]), "a chain may touch it and go on");
}

#[test]
fn mh_6_21_and_7_11_only_the_whole_move_must_be_closer() {
    let play = at("MH-11.11", "DD");
    assert_eq!(play.refused(0, moves("G", "g3")), "not_closer");
    assert_eq!(destinations(&play, "G"), "c7 d4 e5 g5");
    let play = at("MH-11.12", "SS");
    assert_eq!(play.refused(0, moves("D", "c3")), "not_closer");
    assert_eq!(path("MH-11.12", "D", "g7"), json!([["step", "c3"], ["passage", "g7"]]));
    // The last jump leads from 32 to 8, but what counts is that 8 is less than the 20 of the beginning.
    let detour = at("MH-11.8", "SS");
    assert_eq!(destinations(&detour, "A"), "e3 f3 f4 g4");
    assert_eq!(detour.refused(0, moves("A", "e6")), "not_closer");
    // Measured from where the piece stood: g7 is closer than the passage entered, and still not closer than d7.
    assert_eq!(at("MH-11.9", "DD").refused(0, moves("G", "g7")), "not_closer");
}

#[test]
fn mh_6_22_7_16_and_7_17_the_artwork_comes_last_and_is_no_piece() {
    // Even the seat that may land cannot bounce off it over the tourist on e5.
    assert_eq!(destinations(&at("MH-11.15", "GG"), "G"), "d5 d7 e9 f8 g8");
    assert_eq!(at("MH-11.15", "GG").refused(0, moves("G", "f5")), "unreachable");
    assert_eq!(path("MH-11.15", "G", "d5"), json!([["jump", "d7"], ["jump", "d5"]]));
    assert_eq!(destinations(&at("MH-11.16", "AA"), "A"), "c4 c6 d5");
    assert_eq!(at("MH-11.16", "AA").refused(0, moves("A", "f5")), "unreachable", "nothing jumps over it");
}

#[test]
fn mh_6_23_and_7_1_only_the_own_character_lands() {
    for card in Character::ALL {
        let cards = format!("{}T", card.letter());
        let mut play = at("MH-11.15", &cards);
        let lands = play.legal(0).contains(&moves("G", "d5"));
        assert_eq!(lands, card == Character::Guard, "{card:?}");
        if lands {
            assert_eq!(play.act(0, moves("G", "d5"))[2]["event"]["how"], "1a");
        } else {
            assert_eq!(play.refused(0, moves("G", "d5")), "artwork_not_yours", "{card:?}, whether or not the guard is anybody's");
        }
    }
}

/// Each of the three whose pieces stand beside the artwork may land its own, and nobody another's.
#[test]
fn mh_6_23_with_several_pieces_in_reach() {
    for card in Character::ALL {
        let legal = at("MH-11.14", &format!("{}{}", card.letter(), if card == Character::LittleBoy { "A" } else { "B" })).legal(0);
        let landing: Vec<&Value> = legal.iter().filter(|action| action["type"] == "move" && action["to"] == "e5").collect();
        assert_eq!(landing.len(), usize::from("TGN".contains(card.letter())), "{card:?}");
        assert!(landing.iter().all(|action| action["piece"] == card.id()));
    }
}

#[test]
fn mh_6_24_other_destinations_do_not_depend_on_cards() {
    for diagram in diagrams() {
        let away = |card: Character| {
            let play = Play::load(&diagram.turn(&[card, Character::Artist]));
            let elsewhere = |action: &Value| action["type"] == "move" && action["to"] != json!(diagram.artwork);
            play.legal(0).into_iter().filter(elsewhere).collect::<Vec<_>>()
        };
        let first = away(Character::Artist);
        assert!(Character::ALL.into_iter().all(|card| away(card) == first), "{}", diagram.number);
    }
}

#[test]
fn mh_7_18_an_artwork_keeps_away_from_even_one_piece() {
    let place = |space: &str| json!({"type": "place_artwork", "space": space});
    let play = Play::load(&diagram("MH-11.24").placing());
    // The school girl on f2 has seven neighbours and a passage beside her, nobody else being near.
    for space in ["e1", "e2", "e3", "f1", "f3", "g1", "g2"] {
        assert_eq!(play.refused(0, place(space)), "next_to_piece", "{space}");
        assert!(!play.legal(0).contains(&place(space)));
    }
    for (space, refusal) in
        [("d5", "next_to_piece"), ("b9", "next_to_piece"), ("c4", "space_occupied"), ("g3", "space_is_passage"), ("g7", "space_is_passage")]
    {
        assert_eq!(play.refused(0, place(space)), refusal, "{space}");
    }
    assert!(play.legal(0).contains(&place("f4")), "two spaces away");
}
