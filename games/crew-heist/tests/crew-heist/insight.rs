//! What a view implies: guards, odds, refusals, tiles, the answer of the building; and events of version 1 of the rules, which can still be told.

use crate::support::{Heist, Position, run, sneak, stop, tile};
use crew_heist::{Action, CrewHeist, Event, State};
use engine::{Chance, Face, Game, Insight, Luck, NoListener, Rules, Seat, Secrets, Settings, Turn, Viewer, Wording};
use laws::SplitMix;
use serde_json::{Value, json};

const ASIDE: &str = "2A9";

fn overview(heist: &Heist, seat: usize) -> Value {
    let viewer = Viewer::Seat(Seat::new(seat));
    let view = CrewHeist::read_view(viewer, &heist.position()).unwrap();
    serde_json::to_value(CrewHeist::overview(&view, viewer)).unwrap()
}

fn ask(heist: &Heist, seat: usize, question: Value) -> Value {
    let viewer = Viewer::Seat(Seat::new(seat));
    let view = CrewHeist::read_view(viewer, &heist.position()).unwrap();
    let question = serde_json::from_value(question).unwrap();
    match CrewHeist::answer(&view, viewer, &question) {
        Ok(answer) => serde_json::to_value(answer).unwrap(),
        Err(refusal) => json!(refusal.code),
    }
}

/// CH-10.5, CH-E48: a thing works where it lies, or where its carrier stands; the choice says where that is.
#[test]
fn a_remote_thing_says_where_it_works() {
    let check = |lying: Option<&str>, square: &str, key: &str| {
        let position = Position::items(2).player(0, json!({"square": "1G9"})).player(1, json!({"square": ASIDE}));
        let heist = match lying {
            Some(at) => position.with(json!({"things": [{"item": "flashbang", "square": at, "owner": 0}]})).start(),
            None => position.player(0, json!({"inventory": [{"item": "flashbang", "owner": 0}]})).start(),
        };
        assert_eq!(overview(&heist, 0)["uses"], json!([{"item": "flashbang", "square": square}]));
        assert_eq!(overview(&heist, 1)["uses"], json!([]), "it obeys whom it was dealt to");
        let viewer = Viewer::Seat(Seat::new(0));
        let view = CrewHeist::read_view(viewer, &heist.position()).unwrap();
        let action = serde_json::from_value(json!({"type": "use", "item": "flashbang"})).unwrap();
        assert_eq!(CrewHeist::describe_action(&view, Seat::new(0), &action).key, key);
    };
    check(Some("1G5"), "1G5", "crew-heist-action-use-remote");
    check(Some("1G9"), "1G9", "crew-heist-action-use");
    check(None, "1G9", "crew-heist-action-use");
}

/// CH-13.3: which speech is held, and that nobody speaks after the second.
#[test]
fn which_speech_is_held() {
    let lap = |at: u8| {
        let planning = json!({"timed": true, "voted": true, "vote": null, "order": [0, 1], "at": at});
        overview(&Position::items(2).with(json!({"phase": "planning", "planning": planning})).start(), 0)["lap"].clone()
    };
    assert_eq!([0, 1, 2, 3, 4].map(lap), [json!(1), json!(1), json!(2), json!(2), Value::Null]);
    assert_eq!(overview(&Position::solo().start(), 0)["lap"], Value::Null);
}

/// CH-E19: what the guards say they would do is what they do.
#[test]
fn guards_in_advance() {
    let position = Position::solo().player(0, json!({"square": ASIDE})).guards(&[(1, "1A4"), (4, "1M5"), (6, "1J3")]);
    let mut heist = position.with(json!({"decoys": ["1G9"]})).start();
    let guards = overview(&heist, 0)["guards"].clone();
    assert_eq!(guards[0]["step"], json!({"from": "1A4", "to": "1A5", "over": null, "direction": "S"}));
    assert_eq!((&guards[2]["kind"], &guards[2]["target"], &guards[2]["distance"]), (&json!("investigate"), &json!("1G9"), &json!(7)));
    let preview = ask(&heist, 0, json!({"ask": "preview"}));
    assert_eq!(preview["guards"], json!([{"guard": 1, "square": "1A5"}, {"guard": 4, "square": "1M7"}, {"guard": 6, "square": "1J6"}]));
    heist.ends_quietly();
    assert_eq!([1, 4, 6].map(|n| heist.guard(n)), ["1A5", "1M7", "1J6"]);
    let mut asleep = Position::solo().player(0, json!({"square": ASIDE})).guards(&[(1, "1A4")]);
    asleep.0["guards"][0]["distracted"] = json!(true);
    let asleep = overview(&asleep.start(), 0);
    assert_eq!((&asleep["guards"][0]["kind"], &asleep["watching"]), (&Value::Null, &json!([])));
}

/// The first decision of every guard in whole games is the one foretold right before it.
#[test]
fn every_guard_does_what_he_would() {
    let options = json!({"seats": 3, "map": "corner", "difficulty": "challenge", "clock": "simulated", "planning": "none", "elite_guards": 4, "dawn": 9});
    let settings = Settings::read(CrewHeist::option_specs(), &options).unwrap();
    let mut compared = 0;
    for seed in 1..6 {
        let mut state = CrewHeist::start(&CrewHeist::read_options(&settings).unwrap(), &mut NoListener);
        let (mut luck, mut legal) = (SplitMix::new(seed), Vec::<Action>::new());
        loop {
            let mut told: Vec<(engine::AddressedEvent<Event>, State)> = Vec::new();
            match CrewHeist::turn(&state) {
                Turn::Over => break,
                Turn::Chance => {
                    let outcome = CrewHeist::outcome(&state, luck.below(CrewHeist::weight(&state)));
                    CrewHeist::apply_outcome(&mut state, &outcome, &mut told);
                }
                Turn::Seats { seats, .. } => {
                    CrewHeist::actions(&state, seats.lowest().unwrap(), &mut legal);
                    CrewHeist::apply_action(&mut state, seats.lowest().unwrap(), luck.pick(&legal).unwrap(), &mut told);
                }
            }
            // A decision is told before anything of it is done.
            for (heard, at) in &told {
                let Event::GuardAction { guard, kind, target, distance, why } = &heard.event else { continue };
                let overview = CrewHeist::overview(&CrewHeist::view(at, Viewer::Spectator), Viewer::Spectator);
                let intent = overview.guards.iter().find(|intent| intent.guard == *guard).unwrap();
                assert_eq!((intent.kind, intent.why, intent.target, intent.distance), (Some(*kind), Some(*why), *target, *distance));
                compared += 1;
            }
        }
    }
    assert!(compared > 100, "{compared}");
}

/// CH-11.1, CH-4: what counting would give, and how far the alarm is from rising.
#[test]
fn the_alarm_in_advance() {
    let position = Position::seats(3).alarm(3, 0).with(json!({"alerts": ["1M3"]})).player(2, json!({"square": null, "status": "out"}));
    let heist = position.player(0, json!({"square": ASIDE, "noise": ASIDE})).player(1, json!({"square": "2A8", "noise": "2A8"})).start();
    let overview = overview(&heist, 0);
    assert_eq!(overview["count"], json!({"tokens": 3, "players": 3, "adds": true}));
    assert_eq!(overview["alarm"], json!({"to_rise": 2, "removable": 1, "coming": 1}));
}

/// CH-E13, CH-E22, CH 5.3: the odds of everything that could be begun, with what the number is made of.
#[test]
fn odds_with_every_choice() {
    let position = Position::seats(2).alarm(9, 3).guards(&[(3, "2G7"), (11, "2G7")]);
    let position = position.player(0, json!({"square": "2G7", "exposed": true, "caught_by": [3, 11], "character": "velvet"}));
    let heist = position.player(1, json!({"square": "2G3"})).start();
    let throws = overview(&heist, 0)["throws"].clone();
    let distract = throws.as_array().unwrap().iter().find(|throw| throw["action"]["type"] == "distract").unwrap().clone();
    assert_eq!((&distract["need"], &distract["margin"], &distract["skill"]), (&json!(6), &json!(7), &json!("social")));
    assert_eq!(distract["parts"], json!([{"why": "base", "n": 3}, {"why": "level", "n": 1}, {"why": "held", "n": 2}]));
    assert_eq!(distract["odds"].as_array().unwrap().len(), 4);
    let mut heist = Position::seats(2).player(0, json!({"square": "1G9"})).player(1, json!({"square": "1G9"})).start();
    let asked = ask(&heist, 0, json!({"ask": "odds", "action": {"type": "run", "to": "1G8", "dice": 1}}));
    assert_eq!((&asked["asks"]["can_stumble"], &asked["asks"]["need"]), (&json!(true), &json!(1)));
    heist.throws(0, sneak("1G8"), &[4]);
    let helped = ask(&heist, 1, json!({"ask": "odds", "action": {"type": "help", "seat": 0, "dice": 1}}));
    assert_eq!((&helped["asks"]["need"], &helped["asks"]["parts"]), (&json!(1), &json!([])));
    let rolled = ask(&heist, 0, json!({"ask": "odds", "action": {"type": "roll", "reroll": [], "add": 1}}));
    assert!(rolled["odds"].is_object() || rolled["odds"].is_string() || rolled["odds"].is_array(), "{rolled}");
    assert_eq!(overview(&heist, 1)["attempts"][0]["hits"], 1);
}

/// CH-9.11: which X the hits allow.
#[test]
fn which_x_the_hits_allow() {
    let backs = [("2B1", "secure"), ("2K1", "secure"), ("2I6", "staff"), ("2B10", "staff"), ("2G11", "secure"), ("2L11", "plain")];
    let position = Position::seats(2).backs(&backs).tile("2B1", "server_room").alarm(7, 2);
    let mut heist = position.player(0, json!({"square": "2B1", "character": "glitch"})).start();
    heist.throws(0, tile("2B1", 0), &[6, 4]);
    let attempt = overview(&heist, 0)["attempts"][0].clone();
    assert_eq!((&attempt["most_x"], &attempt["best_x"], &attempt["hits"]), (&json!(3), &json!(2), &json!(3)));
    assert_eq!(ask(&heist, 0, json!({"ask": "why_not", "action": stop(3)}))["code"], "too_few_hits");
    assert_eq!(ask(&heist, 0, json!({"ask": "why_not", "action": stop(2)}))["code"], Value::Null);
}

/// Section 10: why a step cannot be taken, by the code of its refusal.
#[test]
fn why_not() {
    let heist = Position::seats(2).player(0, json!({"square": "1C3"})).player(1, json!({"square": ASIDE})).start();
    for (to, code) in [("1E3", json!("tile_face_down")), ("1G9", json!("no_step")), ("1B3", Value::Null)] {
        let mut action = run(to);
        action["dice"] = json!(1);
        assert_eq!(ask(&heist, 0, json!({"ask": "why_not", "action": action}))["code"], code, "{to}");
    }
    assert_eq!(ask(&heist, 0, json!({"ask": "tile", "square": "1B3"})), "nothing_there");
}

/// CH-E35: what a tile may be and which card may come.
#[test]
fn tiles_and_cards() {
    let heist = Position::solo().player(0, json!({"square": "2G9"})).start();
    let tiles = ask(&heist, 0, json!({"ask": "tile", "square": "2G10"}))["tiles"].clone();
    assert_eq!((tiles.as_array().unwrap().len(), &tiles[0]["tile"]), (12, &json!("open_door")));
    let cards = ask(&heist, 0, json!({"ask": "events"}))["cards"].clone();
    let lockdown = cards.as_array().unwrap().iter().find(|card| card["card"] == "lockdown").unwrap().clone();
    assert_eq!(lockdown["matches"], false);
}

/// CH-3.3, CH-12.11: distracted guards see nothing; a safe zone is safe while no alert lies in it.
#[test]
fn sight_and_safety() {
    let mut position = Position::solo().player(0, json!({"square": ASIDE})).guards(&[(1, "1A4"), (2, "L1")]);
    position.0["guards"][0]["distracted"] = json!(true);
    let heist = position.start();
    let sight = ask(&heist, 0, json!({"ask": "sight"}));
    assert_eq!(sight["guards"], json!([{"guard": 2, "squares": ["L1"]}]));
    assert_eq!(sight["safe"].as_array().unwrap().len(), 9);
    let alerted = Position::solo().player(0, json!({"square": ASIDE})).with(json!({"alerts": ["1G11"]})).start();
    assert_eq!(ask(&alerted, 0, json!({"ask": "sight"}))["safe"], json!([]));
}

/// The map as it is told is the map of the rules file.
#[test]
fn the_map() {
    let facts: Value = serde_json::from_str(include_str!("map_facts.json")).unwrap();
    for map in ["corner", "tower"] {
        let heist = Position::new(json!({"seats": 1, "map": map})).start();
        let told = ask(&heist, 0, json!({"ask": "map"}));
        let squares = told["squares"].as_array().unwrap();
        let seen: usize = squares.iter().map(|square| square["sight"].as_array().unwrap().len()).sum();
        assert!(facts.to_string().contains(map) && seen > 100, "{map}");
        assert_eq!(told["exit"], if map == "corner" { "1E10" } else { "1M1" });
        assert!(
            told["posts"].as_array().unwrap().iter().all(|post| post["color"] == "grey" || !post["route"].as_array().unwrap().is_empty())
        );
    }
}

/// The luck report counts throws: of two dice for one hit, without a miss that would fail, so many cases of 36 are good.
#[test]
fn luck_of_a_throw() {
    let mut heist = Position::seats(2).player(0, json!({"square": "1G9", "character": "hawk", "misses": 4})).start();
    let mut action = run("1G8");
    action["dice"] = json!(1);
    heist.act(0, action);
    let before = CrewHeist::read_view(Viewer::Spectator, &heist.position()).unwrap();
    heist.dice(0, &[4]);
    let event: Event = serde_json::from_value(heist.heard("dice")[0].clone()).unwrap();
    let luck = CrewHeist::luck(&before, &event).unwrap();
    assert_eq!((luck.odds.favourable, luck.odds.cases, luck.success), (1, 2, true));
}

/// Every event that a game by version 1 of the rules told can still be said in words, and its record says that it can only be watched.
#[test]
fn events_of_version_one() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../records/crew-heist/1");
    let game = Face::<CrewHeist>::shared();
    let (mut told, mut kinds) = (0, std::collections::BTreeSet::new());
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let text = std::fs::read_to_string(&path).unwrap();
        let mut events = Vec::new();
        if path.extension().is_some_and(|ending| ending == "json") {
            let record: Value = serde_json::from_str(&text).unwrap();
            let moves = record["moves"].as_array().unwrap().iter().map(|played| &played["events"]);
            let lists = moves.chain([&record["opening"]]);
            events.extend(lists.flat_map(|list| list.as_array().unwrap()).map(|heard| heard["event"].clone()));
            let replayed = engine::record::Record::read(&text).unwrap().replay(game).map(|_| ()).unwrap_err();
            assert!(format!("{replayed:?}").contains("record-retired-rules"), "{replayed:?}");
        } else {
            let lines = text.lines().filter_map(|line| line.trim_start().strip_prefix("all: "));
            events.extend(lines.filter_map(|line| serde_json::from_str::<Value>(line).ok()));
        }
        for event in events {
            let said = game.describe_event(&event).unwrap_or_else(|| panic!("{event} in {}", path.display()));
            assert!(said.key.starts_with("crew-heist-"), "{said:?}");
            kinds.insert(event["event"].as_str().unwrap().to_owned());
            told += 1;
        }
    }
    assert!(told > 1_000 && kinds.len() > 30, "{told} events of {} kinds", kinds.len());
}

/// CH-6.3, CH-9.11: every throw of an attempt under way has its odds, and the sum of the hits says which X they allow.
#[test]
fn every_roll_of_the_list_has_its_odds() {
    let heist = &mut Position::solo().tile("1I3", "alarm_panel").player(0, json!({"square": "1H3"})).start();
    heist.throws(0, tile("1I3", 0), &[6, 4]);
    let seen = overview(heist, 0);
    assert_eq!((&seen["attempts"][0]["hits"], &seen["attempts"][0]["best_x"]), (&json!(3), &json!(2)));
    let listed: Vec<Value> = heist.legal(0).into_iter().filter(|action| action["type"] == "roll").collect();
    let rolls = seen["rolls"].as_array().unwrap();
    assert_eq!(rolls.len(), listed.len());
    for (roll, action) in rolls.iter().zip(&listed) {
        assert_eq!((&roll["reroll"], &roll["add"]), (&action["reroll"], &action["add"]));
        assert_eq!(roll["odds"], ask(heist, 0, json!({"ask": "odds", "action": action}))["odds"], "{action}");
    }
}

/// R90: what may be done unasked goes with the view; CH-12.2: what a guard would do is also said in words.
#[test]
fn what_may_be_done_unasked_and_what_guards_would_do_in_words() {
    let backs = [("2B1", "secure"), ("2K1", "secure"), ("2I6", "staff"), ("2B10", "staff"), ("2G11", "secure"), ("2L11", "plain")];
    let mut position = Position::seats(2).guards(&[(1, "1A4")]).backs(&backs).tile("2G11", "vault");
    let tiles = position.0["tiles"].as_array_mut().unwrap();
    tiles.iter_mut().find(|tile| tile["square"] == "2G11").unwrap()["activated"] = json!(true);
    let position = position.player(0, json!({"square": "1G9", "finished": "failed"}));
    let heist = position.player(0, json!({"inventory": [{"item": "loot"}]})).start();
    let seen = overview(&heist, 0);
    assert_eq!(seen["unasked"], json!([{"type": "drop", "item": "loot", "square": "1G9"}]));
    assert_eq!(overview(&heist, 1)["unasked"], json!([]));
    assert_eq!(seen["guards"][0]["say"]["key"], "crew-heist-guard-on-route");
}
