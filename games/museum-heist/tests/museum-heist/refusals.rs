//! Every refusal of section 10, and that the first of them that applies is the answer.

#![allow(clippy::needless_pass_by_value, reason = "JSON literals read better by value")]

use crate::support::{Play, characters, diagram, with};
use engine::{Face, GameFace};
use museum_heist::MuseumHeist;
use serde_json::{Value, json};

/// MH-11.5 with three seats: seat 0 holds the Duchess and is on turn, seat 2 is out.
fn with_one_out() -> Value {
    with(diagram("MH-11.5").turn(&characters("DGA")), [("wrong", json!([{"by": 2, "of": 1, "named": "tourist"}]))])
}

fn check(position: &Value, seat: usize, action: Value, code: &str) {
    let play = Play::load(position);
    assert_eq!(play.refused(seat, action.clone()), code, "{action} of {seat}");
    assert_eq!(play.position(), Play::load(position).position(), "a refusal changes nothing");
}

fn bad_option(options: Value, name: &str) {
    let game: &dyn GameFace = Face::<MuseumHeist>::shared();
    let refusal = game.new_match(&options).map(|_| ()).expect_err("the options are refused");
    assert_eq!((refusal.code, refusal.data.first().map(|(_, arg)| arg.clone())), ("bad_option", Some(name.to_owned().into())), "{options}");
}

#[test]
fn bad_options_are_named() {
    for seats in [json!(1), json!(5), json!("2"), json!(2.5), Value::Null] {
        bad_option(json!({"seats": seats}), "seats");
    }
    bad_option(json!({"seats": 3, "first_seat": 3}), "first_seat");
    bad_option(json!({"landing": "all"}), "landing");
    bad_option(json!({"reveal_all": 1}), "reveal_all");
    bad_option(json!({"colour": "red"}), "colour");
    for (seats, target) in [(2, 0), (2, 5), (3, 4), (4, 4)] {
        bad_option(json!({"seats": seats, "target": target}), "target");
    }
    let nine = vec![".........".to_owned(); 9];
    let custom = |grid: Value| json!({"board": {"id": "mine", "grid": grid}});
    bad_option(json!({"board": "gallery"}), "board");
    bad_option(json!({"board": {"id": "mine"}}), "board");
    bad_option(json!({"board": {"id": "mine", "grid": nine, "extra": 1}}), "board");
    bad_option(json!({"board": {"id": 1, "grid": nine}}), "board");
    for grid in [json!([]), json!(["..."]), json!(vec!["....x...."; 9]), json!([1, 2]), json!("..."), json!(vec![".........".repeat(4); 9])]
    {
        bad_option(custom(grid), "board");
    }
    let mut uneven = nine.clone();
    uneven[3].pop();
    bad_option(custom(json!(uneven)), "board");
    Play::new(&custom(json!(nine)));
    Play::new(&json!({}));
}

#[test]
fn refusals_before_the_rules_of_a_phase() {
    let turn = with_one_out();
    let over = with(
        diagram("MH-11.5").turn(&characters("DG")),
        [
            ("phase", json!("over")),
            ("turn", Value::Null),
            ("artwork", Value::Null),
            ("cards", json!([null, null])),
            ("options/target", json!(1)),
            ("won", json!([[1], []])),
            ("results", json!([{"seat": 0, "place": 1, "artworks": 1}, {"seat": 1, "place": 2, "artworks": 0}])),
        ],
    );
    for action in [json!({"type": "pass"}), json!(null), json!({"type": "move", "piece": "guard", "to": "e4"})] {
        check(&over, 0, action, "game_over");
    }
    for seat in 0..3 {
        check(&turn, seat, json!({"type": "pass"}), "cannot_pass");
        for malformed in [
            json!(null),
            json!([]),
            json!({"type": "dance"}),
            json!({"type": "move", "piece": "guard"}),
            json!({"type": "move", "piece": "guard", "to": "e4", "path": []}),
            json!({"type": "move", "piece": 4, "to": "e4"}),
            json!({"type": "move", "piece": "guard", "to": ["e", 4]}),
            json!({"type": "challenge", "target": -1, "character": "guard"}),
            json!({"type": "challenge", "target": 0.5, "character": "guard"}),
            json!({"type": "challenge", "target": "1", "character": "guard"}),
        ] {
            check(&turn, seat, malformed, "malformed");
        }
        check(&turn, seat, json!({"type": "choose", "character": "nobody"}), "wrong_phase");
        check(&turn, seat, json!({"type": "place_artwork", "space": "e4"}), "wrong_phase");
    }
    let moves = || json!({"type": "move", "piece": "nobody", "to": "z99"});
    check(&turn, 2, moves(), "you_are_out");
    check(&turn, 1, moves(), "not_your_turn");
    let placing = diagram("MH-11.24").placing();
    check(&placing, 1, json!({"type": "place_artwork", "space": "e6"}), "not_your_turn");
    check(&placing, 0, moves(), "wrong_phase");
    let fresh = Play::new(&json!({}));
    assert_eq!(fresh.refused(0, json!({"type": "choose", "character": "guard"})), "wrong_phase", "chance is not a seat's");
}

#[test]
fn refusals_of_choosing() {
    let mut play = Play::load(&diagram("MH-11.24").placing());
    play.act(0, json!({"type": "place_artwork", "space": "e6"}));
    assert_eq!(play.refused(0, json!({"type": "choose", "character": "Guard"})), "unknown_character");
    play.act(0, json!({"type": "choose", "character": "guard"}));
    assert_eq!(play.refused(0, json!({"type": "choose", "character": "nobody"})), "already_chosen", "final once given (MH-5.4)");
    assert_eq!(play.refused(0, json!({"type": "place_artwork", "space": "e6"})), "wrong_phase");
}

/// MH-6.31.
#[test]
fn refusals_of_challenging() {
    let challenge = |target: Value, character: &str| json!({"type": "challenge", "target": target, "character": character});
    for target in [json!(3), json!(4), json!(255), json!(256), json!(u64::MAX), json!(1e300)] {
        check(&with_one_out(), 0, challenge(target, "nobody"), "unknown_seat");
    }
    check(&with_one_out(), 0, challenge(json!(0), "nobody"), "challenge_self");
    check(&with_one_out(), 0, challenge(json!(2), "nobody"), "target_out");
    check(&with_one_out(), 0, challenge(json!(1), "nobody"), "unknown_character");
    let legal = Play::load(&with_one_out()).legal(0);
    // Even the own character, and one already known to be wrong (MH-5.5).
    assert!(legal.contains(&challenge(json!(1), "duchess")) && legal.contains(&challenge(json!(1), "tourist")));
}

#[test]
fn refusals_of_swapping_and_moving() {
    let swap = |a: &str, b: &str| json!({"type": "swap", "a": a, "b": b});
    let moves = |piece: &str, to: &str| json!({"type": "move", "piece": piece, "to": to});
    check(&with(with_one_out(), [("swaps", json!([0, 2, 2]))]), 0, swap("nobody", "guard"), "no_swap_left");
    check(&with_one_out(), 0, swap("nobody", "nobody"), "unknown_character");
    check(&with_one_out(), 0, swap("guard", "guard"), "same_piece");
    check(&with_one_out(), 0, moves("nobody", "e9"), "unknown_character");
    for space in ["j1", "a10", "a0", "A1", "", "e5 "] {
        check(&with_one_out(), 0, moves("guard", space), "unknown_space");
    }
    check(&with_one_out(), 0, moves("guard", "d4"), "space_occupied");
    check(&with_one_out(), 0, moves("guard", "a1"), "space_occupied");
    check(&with_one_out(), 0, moves("guard", "i5"), "unreachable");
    check(&with_one_out(), 0, moves("guard", "d3"), "not_closer");
    check(&with_one_out(), 0, moves("guard", "e5"), "artwork_not_yours");
    check(&diagram("MH-11.29").turn(&characters("AG")), 0, moves("duchess", "b1"), "unknown_space");
}
