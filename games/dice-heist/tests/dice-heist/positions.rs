//! What `load` accepts and refuses (DH-4.10 and the fields around it).

use crate::support::setup;
use dice_heist::DiceHeist;
use engine::json::to_value;
use engine::{Arg, Face};
use serde_json::{Value, json};

fn load(position: &Value) -> Result<Value, engine::Refusal> {
    Face::<DiceHeist>::shared().load(position).map(|play| to_value(&play.position()))
}

/// Loading is refused, for this reason.
fn check(position: &Value, reason: &str) {
    let refusal = load(position).expect_err(reason);
    assert_eq!(refusal.code, "bad_position");
    match &refusal.data[0].1 {
        Arg::Message(message) => assert_eq!(message.key, format!("dice-heist-position-{reason}")),
        other => panic!("a reason is a sentence, not {other:?}"),
    }
}

/// Loading is refused because this field does not fit the form of a position.
fn check_form(position: &Value, field: &str, fault: &str) {
    let refusal = load(position).expect_err(field);
    assert_eq!(refusal.code, "bad_position");
    let Arg::Message(message) = &refusal.data[0].1 else { panic!("a reason is a sentence") };
    assert_eq!(message.key, format!("form-{fault}"), "{field}");
    assert!(format!("{message:?}").contains(&format!("{field:?}")), "{message:?} does not name {field:?}");
}

fn base() -> Value {
    setup(3).sidekicks(&[2, 1, 0]).shown("H04 H11 B07 L03").held(0, "M07 H09 M09").held(1, "M03").acting(1).position()
}

fn with(path: &str, value: Value) -> Value {
    let mut position = base();
    *position.pointer_mut(path).unwrap_or_else(|| panic!("{path}")) = value;
    position
}

#[test]
fn dh_4_1_a_position_comes_back_as_it_was() {
    let position = base();
    assert_eq!(load(&position).unwrap(), position);
}

#[test]
fn dh_4_6_lists_are_sets() {
    let shuffled = with("/museums/hermitage", json!(["H11", "H04"]));
    assert_eq!(load(&shuffled).unwrap(), base());
    let mut deck: Vec<Value> = base()["deck"].as_array().unwrap().clone();
    deck.reverse();
    assert_eq!(load(&with("/deck", json!(deck))).unwrap(), base(), "what will be drawn is stored nowhere (DH-4.13)");
    check_form(&with("/museums/hermitage", json!(["H04", "H04"])), "museums.hermitage", "unfit");
}

#[test]
fn dh_4_10_every_card_is_in_exactly_one_place() {
    check(&with("/museums/hermitage", json!(["H04"])), "card-missing");
    check(&with("/museums/louvre", json!(["L03", "H09"])), "wrong-museum");
    check(&with("/players/2/gems", json!(["H09"])), "card-twice");
    check(&with("/players/2/paintings", json!(["H09"])), "wrong-pile");
    check_form(&with("/museums/louvre", json!(["L99"])), "museums.louvre[0]", "unfit-value");
}

#[test]
fn dh_4_10_ten_sidekicks_in_all() {
    check(&with("/supply", json!(8)), "dice");
    check(&with("/players/0/sidekicks", json!(255)), "dice");
    check_form(&with("/players/0/sidekicks", json!(-1)), "players[0].sidekicks", "not");
    check_form(&with("/players/0/sidekicks", json!(256)), "players[0].sidekicks", "too-large");
}

/// DH-4.9: there is a result exactly when the game is over.
#[test]
fn dh_4_10_something_can_be_stolen() {
    check(&setup(2).position(), "nothing-to-steal");
    let first_roll = |setup: crate::support::Setup| {
        let mut position = setup.phase("first_roll").position();
        (position["turn"], position["seat"]) = (json!(0), json!(null));
        position["first_roll"] = json!({"rolling": [0, 1], "faces": []});
        position
    };
    check(&first_roll(setup(2).deck("")), "nothing-left");
    for possible in [first_roll(setup(2)), first_roll(setup(2).deck("").shown("L03"))] {
        assert_eq!(load(&possible).unwrap(), possible);
    }
    check(&setup(2).phase("reveal").deck("").shown("L03").position(), "nothing-to-reveal");
    check(&setup(2).phase("over").shown("L03").deck("").position(), "not-over");
    check(&setup(2).phase("over").deck("").position(), "result");
    check(&with("/result", json!({"lines": [], "scores": [], "ranks": [], "winners": []})), "result");
}

#[test]
fn dh_4_2_to_4_5_phase_turn_and_seat_fit() {
    check_form(&with("/phase", json!("lunch")), "phase", "not");
    check(&with("/turn", json!(0)), "turn");
    check(&with("/seat", json!(null)), "seat");
    check(&with("/seat", json!(3)), "seat");
    check_form(&with("/seat", json!(9)), "seat", "unfit-value");
    check(&with("/phase", json!("first_roll")), "first-roll");
    check(&with("/first_roll", json!({"rolling": [0, 1], "faces": []})), "first-roll");
    let mut rolling = base();
    rolling["phase"] = json!("first_roll");
    rolling["turn"] = json!(0);
    rolling["seat"] = json!(null);
    for bad in [
        json!({"rolling": [1], "faces": []}),
        json!({"rolling": [1, 0], "faces": []}),
        json!({"rolling": [0, 0], "faces": []}),
        json!({"rolling": [0, 3], "faces": []}),
        json!({"rolling": [0, 1], "faces": [7]}),
        json!({"rolling": [0, 1], "faces": [1, 2]}),
    ] {
        rolling["first_roll"] = bad;
        check(&rolling, "first-roll");
    }
    rolling["first_roll"] = json!({"rolling": [0, 2], "faces": [6]});
    assert_eq!(load(&rolling).unwrap(), rolling);
}

#[test]
fn dh_4_7_the_attempt_fits() {
    check(&with("/phase", json!("roll")), "attempt");
    let attempt = json!({"kind": "heist", "museum": "louvre", "card": null, "sidekicks": 1});
    check(&with("/attempt", attempt.clone()), "attempt");
    let mut rolling = with("/phase", json!("roll"));
    rolling["attempt"] = attempt.clone();
    assert_eq!(load(&rolling).unwrap(), rolling);
    for (field, value) in [("sidekicks", json!(2)), ("museum", json!("metropolitan")), ("card", json!("L03")), ("kind", json!("raid"))] {
        rolling["attempt"] = attempt.clone();
        rolling["attempt"][field] = value;
        check(&rolling, "attempt");
    }
    let raid = json!({"kind": "raid", "museum": "louvre", "card": "L03", "sidekicks": 0});
    rolling["attempt"] = raid.clone();
    check(&rolling, "attempt");
    rolling["options"]["targeted_raid"] = json!(true);
    assert_eq!(load(&rolling).unwrap(), rolling);
    rolling["attempt"]["museum"] = json!("british");
    check(&rolling, "attempt");
}

#[test]
fn options_and_players_fit() {
    check(&with("/options/seats", json!(6)), "option");
    check(&with("/options/seats", json!(2)), "players");
    check(&with("/options/stall_guard", json!(21)), "option");
    check(&with("/players", json!([])), "players");
}

#[test]
fn what_is_no_position_is_refused() {
    for (position, reason) in [(json!(null), "null"), (json!([]), "length"), (json!({}), "missing field"), (json!({"deck": {}}), "deck")] {
        let refusal = load(&position).expect_err(reason);
        assert_eq!(refusal.code, "bad_position");
    }
    let mut extra = base();
    extra["weather"] = json!("rain");
    check_form(&extra, "weather", "unknown");
    let mut missing = base();
    missing.as_object_mut().unwrap().remove("supply");
    check_form(&missing, "supply", "missing");
    let mut missing = base();
    missing.as_object_mut().unwrap().remove("deck");
    check(&missing, "no-deck");
    let mut view = base();
    view["deck_size"] = json!(3);
    check(&view, "is-a-view");
    check(&with("/players/0/artifacts", json!(null)), "is-a-view");
}

#[test]
fn a_position_is_written_in_one_way_only() {
    let without = |field: &str| {
        let mut position = base();
        position.as_object_mut().unwrap().remove(field);
        position
    };
    check_form(&without("attempt"), "attempt", "missing");
    check_form(&without("first_roll"), "first_roll", "missing");
    check_form(&without("result"), "result", "missing");
    check_form(&with("/phase", json!({"action": null})), "phase", "not");
    check_form(&with("/players/0", json!([2, ["M07"], null, ["H09", "M09"], []])), "players[0]", "not");
    check_form(&with("/players/1/sidekicks", json!(256)), "players[1].sidekicks", "too-large");
    check_form(&with("/supply", json!("7")), "supply", "not");
    let mut view = base();
    view["deck_size"] = json!(null);
    check_form(&view, "deck_size", "unknown");
    assert!(!load(&json!(null)).unwrap_err().to_string().contains("struct"));
}

#[test]
fn dh_4_10_nothing_is_quiet_while_the_deck_lasts() {
    check(&with("/quiet_turns", json!(1)), "quiet-turns");
    let quiet = setup(2).deck("").shown("L03").quiet_turns(1).position();
    assert_eq!(load(&quiet).unwrap(), quiet);
}

#[test]
fn dh_4_10_counters_have_plain_bounds() {
    let last = |field: &str, count: u64| {
        let mut position = setup(2).deck("").shown("L03").option("stall_guard", 0).position();
        position[field] = json!(count);
        position
    };
    for field in ["turn", "quiet_turns"] {
        assert_eq!(load(&last(field, 1_000_000)).unwrap(), last(field, 1_000_000));
        for count in [1_000_001, u64::from(u32::MAX) + 1, u64::MAX] {
            let refusal = load(&last(field, count)).expect_err(field);
            let expected = engine::form::FormError::out_of_bounds(field, 0, 1_000_000).message();
            assert_eq!((refusal.code, &refusal.data[0].1), ("bad_position", &Arg::Message(expected)));
        }
    }
    // Play goes on beyond the bound.
    let mut play = setup(2).deck("").shown("L03").option("stall_guard", 0).quiet_turns(1_000_000).play();
    play.act(0, crate::support::recruit());
    assert_eq!(play.position()["quiet_turns"], 1_000_001);
}
