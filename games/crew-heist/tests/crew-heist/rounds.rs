//! Rules of things, the environment, planning, the end and the advanced rules. Each test names the rules it is about.

use crate::support::{Heist, Position, run, sneak, tile, walk};
use engine::Seat;
use serde_json::{Value, json};

const ASIDE: &str = "2A9";

fn two(square: &str) -> Position {
    Position::seats(2).player(0, json!({"square": square})).player(1, json!({"square": ASIDE}))
}

fn emptied(position: Position) -> Position {
    let backs = [("2B1", "secure"), ("2K1", "secure"), ("2I6", "staff"), ("2B10", "staff"), ("2G11", "secure"), ("2L11", "plain")];
    let mut position = position.backs(&backs).tile("2G11", "vault");
    let tiles = position.0["tiles"].as_array_mut().unwrap();
    tiles.iter_mut().find(|tile| tile["square"] == "2G11").unwrap()["activated"] = json!(true);
    position
}

/// CH-10.1, CH-10.3, R74, R75: dropped at any time, by anybody inside; picked up by others, and by himself in the next phase.
#[test]
fn ch_10_1_dropping() {
    let position =
        emptied(two("1G9")).player(0, json!({"inventory": [{"item": "loot"}], "finished": "failed"})).player(1, json!({"square": "1G9"}));
    let mut heist = position.start();
    heist.act(0, json!({"type": "drop", "item": "loot", "square": "1G9"})).has(json!({"things": [{"item": "loot", "square": "1G9"}]}));
    heist.is(0, json!({"inventory": [], "dropped": [{"item": "loot"}]}));
    heist.act(1, json!({"type": "pick_up", "item": "loot", "square": "1G9"})).is(1, json!({"inventory": [{"item": "loot"}]}));
    let mut planning = emptied(two("1G9")).player(0, json!({"inventory": [{"item": "loot"}]})).with(json!({"phase": "planning"})).start();
    planning
        .act(0, json!({"type": "drop", "item": "loot", "square": "1G9"}))
        .act(0, json!({"type": "ready"}))
        .act(1, json!({"type": "ready"}));
    planning.is(0, json!({"misses": 0})).act(0, json!({"type": "pick_up", "item": "loot", "square": "1G9"})).is(0, json!({"misses": 0}));
}

/// CH-10.4, CH-10.6, R76: a search takes cards out of play and the loot back to the vault, one alert each.
#[test]
fn ch_10_6_a_search_finds_things() {
    let things = json!([{"item": "goggles", "square": "2F7", "owner": 0}, {"item": "trolley", "square": "2I7", "owner": 1}, {"item": "loot", "square": "2G8"}]);
    let position = emptied(Position::items(2)).player(0, json!({"square": ASIDE})).guards(&[(3, "2G7")]);
    let mut heist = position.with(json!({"things": things})).player(1, json!({"square": "2A8"})).start();
    heist.ends_quietly().has(json!({"things": [{"item": "trolley", "square": "2I7", "owner": 1}], "track": 2, "loot_out": false}));
    let vault = heist.position()["tiles"].as_array().unwrap().iter().find(|tile| tile["tile"] == "vault").cloned().unwrap();
    assert_eq!(vault["activated"], false);
    // What it takes from play is told (CH 5.7), and the state told with it has it no more.
    let searched = heist.heard("searched")[0].clone();
    assert_eq!((&searched["items"], &searched["loot"], &searched["evidence"]), (&json!(["goggles"]), &json!(1), &json!(0)));
}

/// CH-10.5, CH-15.3, R88: remote items work from where they lie; of several alike the carried one goes first.
#[test]
fn ch_10_5_items() {
    let carried = json!({"square": "1G9", "inventory": [{"item": "noisemaker", "owner": 0}]});
    let mut heist = Position::items(2).player(0, carried).player(1, json!({"square": ASIDE})).start();
    heist.act(0, json!({"type": "drop", "item": "noisemaker", "square": "1G9"})).act(0, walk("1G8")).act(0, walk("1G7"));
    heist.has(json!({"things": [{"item": "noisemaker", "square": "1G9", "owner": 0}]}));
    heist.refuses(1, json!({"type": "use", "item": "noisemaker"}), "not_carried");
    heist.act(0, json!({"type": "use", "item": "noisemaker"})).has(json!({"things": [], "decoys": ["1G9"]}));
}

/// CH-15.3: what each item does when it is used.
#[test]
fn ch_15_3_uses() {
    let with = |item: &str, fields: Value| {
        let position = Position::items(2).player(0, json!({"square": "2G7", "inventory": [{"item": item, "owner": 0}]}));
        position.player(1, json!({"square": ASIDE})).player(0, fields)
    };
    let mut heist = with("adrenaline", json!({"misses": 5})).start();
    heist.act(0, json!({"type": "use", "item": "adrenaline"})).is(0, json!({"misses": 2, "inventory": []}));
    let mut heist = with("smoke_bomb", json!({"exposed": true})).guards(&[(3, "2G7")]).start();
    heist.act(0, json!({"type": "use", "item": "smoke_bomb"})).is(0, json!({"hidden": true, "exposed": false}));
    // Of those who were hidden already nothing is told.
    let mut heist = with("smoke_bomb", json!({})).player(1, json!({"square": "2G7", "hidden": true})).start();
    heist.act(0, json!({"type": "use", "item": "smoke_bomb"})).is(1, json!({"hidden": true}));
    assert_eq!(heist.heard("hidden"), [json!({"event": "hidden", "seat": 0})]);
    let mut heist = with("flashbang", json!({})).guards(&[(3, "2F7"), (9, "2G9")]).start();
    heist.act(0, json!({"type": "use", "item": "flashbang"}));
    assert_eq!((&heist.position()["guards"][0]["distracted"], &heist.position()["guards"][1]["distracted"]), (&json!(true), &json!(false)));
    let mut heist = with("signal_jammer", json!({"noise": "2F7"})).with(json!({"alerts": ["2G4", "2G6"]})).start();
    heist.act(0, json!({"type": "use", "item": "signal_jammer"})).has(json!({"alerts": ["2G4"]})).is(0, json!({"noise": null}));
    let mut heist = with("spoofed_radio", json!({})).alarm(4, 1).start();
    heist.act(0, json!({"type": "use", "item": "spoofed_radio"})).has(json!({"track": 3}));
    let mut heist = with("breaching_charge", json!({"square": "2G6"})).start();
    heist.act(0, json!({"type": "drop", "item": "breaching_charge", "square": "2G5"}));
    heist.refuses(0, json!({"type": "pick_up", "item": "breaching_charge", "square": "2G5"}), "dropped_this_phase");
    heist.act(0, json!({"type": "use", "item": "breaching_charge"})).has(json!({"decoys": ["2G6"], "things": []}));
    heist.act(0, walk("2G4")).is(0, json!({"square": "2G4"}));
}

/// R77: a guard's keys make Doors easier.
#[test]
fn r77_keys() {
    let mut heist =
        two("1J9").tile("1J10", "locked_door").player(0, json!({"inventory": [{"item": "incapacitated_guard", "n": 4}]})).start();
    heist.act(0, json!({"type": "tile", "tile": "1J10", "action": 0, "dice": 1}));
    assert_eq!(heist.position()["attempts"][0]["need"], 1);
}

/// CH-11.7: rescued players come onto the rescuer's square, longest captured first, and are finished.
#[test]
fn ch_11_7_rescue() {
    let backs = [("1B1", "staff"), ("1J1", "staff"), ("1A10", "plain"), ("1M11", "plain")];
    let taken = json!({"status": "captured", "square": null});
    let position = Position::seats(3).backs(&backs).tile("1B1", "holding_cell").with(json!({"captured": [2, 1]}));
    let mut heist = position.player(0, json!({"square": "1B1"})).player(1, taken.clone()).player(2, taken).start();
    heist.throws(0, tile("1B1", 0), &[4, 5]).act(0, crate::support::stop(1));
    heist.is(2, json!({"status": "in", "square": "1B1", "finished": "rescued"})).has(json!({"captured": [1]}));
}

/// CH-11.9, R57: the discard becomes the deck when a card is due from an empty one.
#[test]
fn ch_11_9_reshuffle() {
    let mut position = two(ASIDE);
    let all = position.0["decks"]["events"].clone();
    position.0["decks"]["events_discard"] = all.clone();
    position.0["decks"]["events"] = json!({});
    let mut heist = position.start();
    heist.everybody_waits();
    assert_eq!((&heist.position()["decks"]["events"], &heist.position()["decks"]["events_discard"]), (&all, &json!({})));
}

/// CH-11.12: noise leaves, alerts and evidence stay.
#[test]
fn ch_11_12_silence() {
    let position =
        two(ASIDE).with(json!({"alerts": ["1M3"], "evidence": {"1M7": 1}, "decoys": ["1A3"]})).player(0, json!({"noise": ASIDE}));
    let mut heist = position.start();
    heist.ends_quietly().has(json!({"alerts": ["1M3"], "evidence": {"1M7": 1}, "decoys": []})).is(0, json!({"noise": null}));
    assert_eq!(heist.heard("noise_removed")[0]["squares"], json!(["1A3", ASIDE]));
}

/// CH-11.4, R56, R71, R73: in a safe zone only who fought is captured.
#[test]
fn ch_11_4_released_in_a_safe_zone() {
    let held = |fought: Value| json!({"square": "1G11", "exposed": true, "caught_by": [12], "fought": fought});
    let end = |fought: Value| {
        let mut heist = two("1G11").guards(&[(12, "1G10")]).player(0, held(fought)).start();
        heist.refuses(0, json!({"type": "fight", "guard": 12, "dice": 1}), "not_same_square");
        heist.everybody_waits();
        heist.player(0)["status"].clone()
    };
    assert_eq!((end(json!([])), end(json!([12]))), (json!("in"), json!("captured")));
}

/// R56: fought has who began the Fight, not who helped with it.
#[test]
fn r56_who_helps_has_not_fought() {
    let held = || json!({"square": "1G11", "exposed": true, "caught_by": [12]});
    let mut heist = two("1G11").guards(&[(12, "1G11")]).player(0, held()).player(1, held()).start();
    heist.throws(0, json!({"type": "fight", "guard": 12}), &[1]).throws(1, json!({"type": "help", "seat": 0}), &[2]);
    heist.is(0, json!({"fought": [12]})).is(1, json!({"fought": []}));
}

/// R24, R61, R63: a patrol exposes nobody beside or behind, and goes one step.
#[test]
fn r24_only_straight_ahead() {
    let mut heist =
        Position::seats(2).guards(&[(1, "1A8")]).player(0, json!({"square": "1A5"})).player(1, json!({"square": "1B9"})).start();
    heist.ends_quietly().is(0, json!({"exposed": false})).is(1, json!({"exposed": false}));
    assert_eq!(heist.steps_of(1), ["1A9"]);
}

/// CH-13.1, CH-13.2, CH-13.3, R79: a vote brings speeches in the order of the Social skill, twice around, every round.
#[test]
fn ch_13_3_speeches() {
    let position = Position::new(json!({"seats": 3, "clock": "timed"})).with(json!({"phase": "planning"}));
    let mut heist = position.player(1, json!({"character": "velvet"})).player(0, json!({"square": ASIDE})).start();
    heist.act(0, json!({"type": "ready"})).act(0, json!({"type": "call_vote"})).act(2, json!({"type": "vote", "yes": true}));
    assert_eq!(heist.position()["planning"], json!({"timed": true, "voted": true, "vote": null, "order": [1, 2, 0], "at": 0}));
    heist.is(0, json!({"ready": false})).refuses(0, json!({"type": "spoken"}), "not_your_turn").act(1, json!({"type": "spoken"}));
    let first = heist.played.clock().unwrap();
    heist.played.time_up().unwrap();
    assert_ne!(heist.played.clock().unwrap().stretch, first.stretch);
    for seat in [0, 1, 2, 0] {
        heist.act(seat, json!({"type": "spoken"}));
    }
    assert!(heist.played.clock().is_none());
    heist.refuses(0, json!({"type": "go"}), "not_your_turn").act(1, json!({"type": "go"})).has(json!({"phase": "acting"}));
    assert_eq!(heist.played.clock().unwrap().seconds, 30);
}

/// CH 5.2: speeches have their time also where the player phase has none.
#[test]
fn ch_5_2_speeches_of_an_untimed_game() {
    for (clock, seconds) in [("timed", Some(30)), ("untimed", Some(30)), ("simulated", None)] {
        let planning = json!({"phase": "planning", "planning": {"timed": true, "order": [0, 1]}});
        let mut heist = Position::new(json!({"seats": 2, "clock": clock})).with(planning).start();
        assert_eq!(heist.played.clock().map(|clock| clock.seconds), seconds, "{clock}");
        for seat in [0, 1, 0, 1] {
            heist.act(seat, json!({"type": "spoken"}));
        }
        heist.act(0, json!({"type": "go"}));
        assert_eq!(heist.played.clock().is_some(), clock == "timed");
    }
}

/// CH-14.4, CH-14.5, R83: dawn captures whoever is still inside; everybody has a line of his own in the result.
#[test]
fn ch_14_5_dawn() {
    let position = Position::new(json!({"seats": 2, "dawn": 5})).with(json!({"round": 5})).player(0, json!({"square": ASIDE}));
    let mut heist = position.start();
    heist.ends_quietly();
    let result = json!({"outcome": "loss", "reason": "dawn", "score": 0, "rounds": 5, "out": [], "captured": [0, 1]});
    heist.has(json!({"result": result, "phase": "over"}));
    assert!(heist.played.standing().unwrap().winners.is_empty());
    let lines = engine::json::to_value(&heist.played.lines());
    assert_eq!(lines[0], json!({"seat": 0, "status": "captured", "outcome": "loss", "score": 0}));
}

fn powered(character: &str, other: &str) -> Position {
    let position = Position::new(json!({"seats": 2, "powers": true})).player(0, json!({"square": "1C3", "character": character}));
    position.player(1, json!({"square": ASIDE, "character": other, "misses": 3}))
}

/// CH-15.1, CH-15.2: powers that act always, once a round, and once a game.
#[test]
fn ch_15_2_powers() {
    let mut heist = powered("ghost", "brick").start();
    heist.act(0, json!({"type": "sneak", "to": "1B3", "dice": 1}));
    assert_eq!(heist.position()["attempts"][0]["need"], 1);
    let mut heist = powered("queen", "brick").start();
    heist.act(0, json!({"type": "power", "target": {"seat": 1}})).is(1, json!({"misses": 1})).is(0, json!({"power_used": "round"}));
    let mut heist = powered("glitch", "brick").alarm(4, 1).start();
    heist.act(0, json!({"type": "power"})).has(json!({"track": 2})).is(0, json!({"power_used": "game"}));
    heist.ends_quietly().act(0, json!({"type": "ready"})).act(1, json!({"type": "ready"})).is(0, json!({"power_used": "game"}));
    let mut heist = powered("dash", "brick").with(json!({"phase": "planning"})).start();
    heist.act(0, json!({"type": "ready"})).act(1, json!({"type": "ready"})).is(0, json!({"quiet_left": 1}));
    heist.throws(0, run("1B3"), &[4]).is(0, json!({"noise": null, "quiet_left": 0})).throws(0, run("1A3"), &[4]);
    heist.is(0, json!({"noise": "1A3"}));
    let mut heist = powered("hawk", "brick").start();
    let targets: Vec<Value> =
        heist.legal(0).into_iter().filter(|action| action["type"] == "power").map(|action| action["target"]["tile"].clone()).collect();
    assert_eq!(targets, ["1D3", "1I3", "1C4"]);
    heist.act(0, json!({"type": "power", "target": {"tile": "1I3"}}));
    assert_eq!(heist.position()["pending"], json!([{"chance": "tile", "square": "1I3", "by": null, "from": "1C3"}]));
}

fn elite(position: Position, kind: &str) -> Position {
    let mut position = position;
    position.0["guards"][0]["elite"] = json!(kind);
    position
}

/// CH-15.4, R10: what each elite guard does.
#[test]
fn ch_15_4_elite_guards() {
    let need = |kind: &str, action: &str| {
        let mut heist = elite(two("2G7").guards(&[(3, "2G7")]).player(0, json!({"exposed": true})), kind).start();
        heist.act(0, json!({"type": action, "guard": 3, "dice": 1}));
        heist.position()["attempts"][0]["need"].clone()
    };
    assert_eq!((need("bruiser", "fight"), need("cynic", "fight"), need("cynic", "distract")), (json!(4), json!(3), json!(4)));
    let mut veteran = elite(two(ASIDE).guards(&[(1, "1A4")]), "veteran").start();
    veteran.ends_quietly();
    assert_eq!(veteran.steps_of(1), ["1A5", "1A7"]);
    let mut captain = elite(two(ASIDE).guards(&[(1, "1A4")]).with(json!({"alerts": ["1A5"]})), "captain").start();
    captain.ends_quietly().has(json!({"track": 2}));
    let hidden = json!({"square": "2G6", "hidden": true});
    let mut dogs = elite(two("2G6").guards(&[(3, "2G7")]), "dog_handler").player(0, hidden.clone()).start();
    dogs.ends_quietly().is(0, json!({"hidden": false, "exposed": true}));
    let mut plain = two("2G6").guards(&[(3, "2G7")]).player(0, hidden).start();
    plain.ends_quietly().is(0, json!({"hidden": true}));
    let mut hawkeye = elite(two(ASIDE).guards(&[(1, "1A8")]).player(0, json!({"square": "1A5"})), "hawkeye").start();
    hawkeye.ends_quietly().is(0, json!({"exposed": true}));
    let heist = begun_with_elites();
    let kinds: Vec<Value> = heist.position()["guards"].as_array().unwrap().iter().map(|guard| guard["elite"].clone()).collect();
    assert!(kinds[0].is_null() && kinds[1].is_string() && kinds[2].is_string());
}

fn begun_with_elites() -> Heist {
    let mut heist = Heist::new(json!({"seats": 1, "elite_guards": 2}));
    while heist.played.weight().is_some() {
        heist.played.draw(0).unwrap();
    }
    heist
}

/// R1, R6, R8: a Run makes noise and no alert; a Room cannot be disabled.
#[test]
fn r1_a_run_is_noise() {
    let mut heist = two("1G9").start();
    heist.throws(0, run("1G8"), &[4]).is(0, json!({"noise": "1G8"})).has(json!({"alerts": [], "track": 0}));
    let rooms = crew_heist::content::content().tiles.iter().filter(|tile| tile.back.is_some());
    assert!(rooms.into_iter().all(|tile| !tile.needs_action()));
}

/// CH 2.6: what the cards do that no other test draws.
#[test]
fn ch_11_8_cards() {
    let draw = |position: Position, card: &str| {
        let mut heist = position.start();
        heist.everybody_waits().falls(json!({"type": "event", "card": card}));
        heist
    };
    let guards = || two(ASIDE).guards(&[(1, "1A4"), (3, "2G7")]);
    assert_eq!(draw(guards(), "coffee_break").heard("distracted"), [json!({"event": "distracted", "guard": 1})]);
    assert_eq!(draw(guards(), "long_phone_call").heard("distracted"), [json!({"event": "distracted", "guard": 3})]);
    assert_eq!(draw(guards(), "staff_meeting").heard("distracted"), [json!({"event": "distracted", "guard": 3})]);
    assert_eq!(draw(guards(), "keen_rookie").steps_of(1), ["1A5", "1A7"]);
    draw(guards(), "van_outside").has(json!({"alerts": ["1M1"]}));
    draw(guards().with(json!({"evidence": {"1M7": 2}})), "cleaning_crew").has(json!({"evidence": {}}));
    assert_eq!(draw(guards().alarm(9, 3), "double_time").steps_of(1), ["1A5", "1A7"]);
    let mut echo = draw(two(ASIDE).alarm(2, 1).player(0, json!({"noise": ASIDE})), "echo");
    echo.has(json!({"alerts": [ASIDE]})).is(0, json!({"noise": null}));
    let seen = draw(two("2G3").alarm(9, 3).guards(&[(3, "2G7")]), "camera_sweep");
    assert_eq!(seen.heard("exposed")[0]["seat"], 0);
    let mut second = draw(two(ASIDE).alarm(5, 2).guards(&[(3, "2G7")]).with(json!({"evidence": {"2G3": 1}})), "second_look");
    second.has(json!({"evidence": {}, "mods": []}));
    let mut asleep = guards();
    asleep.0["guards"][0]["distracted"] = json!(true);
    assert_eq!(draw(asleep, "radio_check").heard("stood_up").len(), 1);
    let mut checked = draw(two(ASIDE).alarm(2, 1).guards(&[(1, "1A4")]).with(json!({"evidence": {"1A5": 1}})), "spot_check");
    checked.has(json!({"evidence": {}}));
}

/// CH-9.8: a tile with a lasting effect works as long as its token lies there.
#[test]
fn ch_9_9_lasting_effects() {
    let backs = [("1B1", "staff"), ("1J1", "staff"), ("1A10", "plain"), ("1M11", "plain")];
    let mut heist = two("1B1").backs(&backs).tile("1B1", "control_room").player(1, json!({"square": "1C3"})).start();
    heist.throws(0, tile("1B1", 0), &[6]);
    heist.act(1, json!({"type": "flip", "tile": "1D3"})).falls(json!({"type": "tile", "square": "1D3", "tile": "camera"}));
    heist.is(1, json!({"notice": null}));
}

/// Dice that show the same are told apart in the list of choices, and so is how many are added.
#[test]
fn every_throw_is_told_in_its_own_words() {
    let mut heist = two("1G9").start();
    heist.throws(0, sneak("1G8"), &[3, 3]);
    let mut rolls = heist.played.choices(Seat::new(0));
    rolls.retain(|choice| engine::json::to_value(&choice.action)["type"] == "roll");
    let told: std::collections::BTreeSet<String> = rolls.iter().map(|choice| format!("{:?}", choice.words)).collect();
    assert_eq!((rolls.len(), told.len()), (11, 11));
}
