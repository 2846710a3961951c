//! What a position must be to be loaded, and what the content must be to be played (section 4, CH 2.2).

use crate::support::{Position, merge};
use crew_heist::content::{Content, Sources};
use crew_heist::read_map;
use serde_json::{Value, json};

fn refused(fields: &Value, what: &str) {
    let refusal = Position::seats(2).with(fields.clone()).refused();
    assert!(refusal.contains(what), "{fields}: {refusal}");
}

#[test]
fn what_cannot_be() {
    refused(&json!({"game": "poker"}), "position-game");
    refused(&json!({"round": 0}), "position-round");
    refused(&json!({"track": 2}), "position-alarm");
    refused(&json!({"in_force": 1}), "position-alarm");
    refused(&json!({"reached": 6}), "position-alarm");
    refused(&json!({"alerts": ["1G9", "1G9"]}), "position-twice");
    refused(&json!({"alerts": ["1D3"]}), "position-standing");
    refused(&json!({"alerts": ["9Z9"]}), "position-square");
    refused(&json!({"captured": [0]}), "position-captured");
    refused(&json!({"loot_out": true}), "position-loot");
    refused(&json!({"environment": {"events_left": 1}}), "position-environment");
    refused(&json!({"pending": [{"chance": "event"}]}), "position-pending");
    refused(&json!({"phase": "over"}), "position-result");
    refused(&json!({"planning": {"voted": true}}), "position-planning");
    refused(&json!({"decks": {}}), "hall");
    refused(&json!({"extra": 1}), "bad_position");
    refused(&json!({"things": [{"item": "loot", "square": "1G9"}]}), "position-loot");
    refused(&json!({"things": [{"item": "goggles", "square": "1G9"}]}), "position-things");
}

/// Section 4, CH-10.5: every card has an owner who is a seat, and without the option `items` there is no card anywhere.
#[test]
fn cards_and_their_owners() {
    for things in [json!([{"item": "goggles"}]), json!([{"item": "goggles", "owner": 5}])] {
        let refusal = Position::items(2).player(0, json!({"inventory": things})).refused();
        assert!(refusal.contains("position-things"), "{things}: {refusal}");
    }
    let nobody = json!([{"item": "goggles", "owner": null}]);
    assert!(Position::items(2).player(0, json!({"inventory": nobody})).refused().starts_with("bad_position"));
    let owned = json!([{"item": "incapacitated_guard", "n": 4, "owner": 0}]);
    assert!(Position::items(2).player(0, json!({"inventory": owned})).refused().contains("position-things"));
    let card = json!([{"item": "goggles", "owner": 0}]);
    assert!(Position::seats(2).player(0, json!({"inventory": card})).refused().contains("position-items"));
    refused(&json!({"things": [{"item": "goggles", "square": "1G9", "owner": 0}]}), "position-items");
    let mut decks = Position::seats(2);
    decks.0["decks"]["items"] = json!({"goggles": 1});
    assert!(decks.refused().contains("position-items"));
    Position::items(2).player(0, json!({"inventory": card})).start().is(0, json!({"inventory": card}));
}

/// Section 4, CH-8.5: failing goes with a miss just thrown, for who leads a Run or Sneak alone.
#[test]
fn who_is_failing() {
    let attempt = |kind: &str, helpers: Value| {
        let (skill, need) = if kind == "run" { ("athletics", 1) } else { ("finesse", 2) };
        json!({"attempts": [{"lead": 0, "helpers": helpers, "kind": kind, "to": "1G8", "tile": null, "action": null, "guard": null,
            "with": [], "clear": null, "skill": skill, "need": need}]})
    };
    let begin = |fields: Value, open: Value| {
        let position =
            Position::seats(2).player(0, json!({"square": "1G9", "misses": 7, "dice": [1, 6]})).player(1, json!({"square": "1G9"}));
        position.with(open).player(0, fields)
    };
    begin(json!({"missed": true, "failing": true}), attempt("run", json!([]))).start();
    begin(json!({"missed": true, "failing": true}), attempt("sneak", json!([]))).start();
    let refusal = |position: Position| position.refused();
    assert!(refusal(begin(json!({"failing": true}), attempt("run", json!([])))).contains("position-failing"));
    let helped = begin(json!({"missed": true, "failing": true}), attempt("run", json!([1]))).player(1, json!({"dice": [3]}));
    assert!(refusal(helped).contains("position-failing"));
    assert!(refusal(begin(json!({"missed": true}), attempt("run", json!([])))).contains("position-attempt"));
    assert!(refusal(Position::seats(2).player(0, json!({"failing": true}))).contains("position-failing"));
}

/// Lists that stand for sets come in any order and go out in theirs; modifiers of one kind add up.
#[test]
fn lists_in_any_order() {
    let position =
        Position::seats(2).guards(&[(1, "1A7"), (2, "1M3")]).player(0, json!({"square": "1A7", "caught_by": [1], "fought": [2, 1]}));
    let lists = json!({"alerts": ["1G9", "1A3"], "decoys": ["1M7", "1G9", "1A3"], "mods": [
        {"key": "search_radius", "n": 1, "until": "round"}, {"key": "search_radius", "n": 2, "until": "round"}]});
    let mut position = position.with(lists);
    position.0["guards"].as_array_mut().unwrap().reverse();
    let mut heist = position.start();
    heist.has(
        json!({"alerts": ["1A3", "1G9"], "decoys": ["1A3", "1M7", "1G9"], "mods": [{"key": "search_radius", "n": 3, "until": "round"}]}),
    );
    heist.is(0, json!({"fought": [1, 2]}));
    assert_eq!(heist.position()["guards"][0]["n"], 1);
}

fn player_refused(fields: &Value, what: &str) {
    let refusal = Position::seats(2).player(0, fields.clone()).refused();
    assert!(refusal.contains(what), "{fields}: {refusal}");
}

#[test]
fn what_a_player_cannot_be() {
    player_refused(&json!({"square": null}), "player-square");
    player_refused(&json!({"square": "1D3"}), "position-standing");
    player_refused(&json!({"misses": 8}), "position-player");
    player_refused(&json!({"hidden": true, "exposed": true}), "position-player");
    player_refused(&json!({"caught_by": [3]}), "position-caught");
    player_refused(&json!({"dice": [4]}), "position-dice");
    player_refused(&json!({"notice": "1D3"}), "position-notice");
    player_refused(&json!({"ready": true}), "position-ready");
    player_refused(&json!({"used": 5}), "position-used");
    player_refused(&json!({"character": "brick"}), "position-characters");
    player_refused(&json!({"status": "captured", "square": null}), "position-captured");
    player_refused(&json!({"placed": false}), "player-square");
}

/// Four pawns at most on a square (CH-2.9).
#[test]
fn ch_2_9_four_pawns() {
    let mut position = Position::seats(5);
    for seat in 0..5 {
        position = position.player(seat, json!({"square": "1G9"}));
    }
    assert!(position.refused().contains("position-pawns"));
}

/// The example of section 4, as far as it goes: every field has the form of the rules file.
#[test]
fn the_json_of_the_rules_file() {
    let position = Position::new(json!({"seats": 2, "difficulty": "easy", "clock": "timed", "seconds": 30})).with(json!({"round": 3}));
    let position = position.player(0, json!({"square": "1G9", "misses": 1, "noise": "1G10"})).tile("1J10", "manned_door");
    let position =
        position.player(1, json!({"square": "1J11", "misses": 1, "inventory": [{"item": "incapacitated_guard", "n": 4}], "waiting": true}));
    let position =
        position.with(json!({"stations": [{"n": 13, "tile": "1J10", "home": ["1J9", "1J11"]}], "evidence": {"1M7": 1}, "alerts": ["1G9"]}));
    let mut heist = position.guards(&[(1, "1A7"), (13, "1J9")]).alarm(6, 1).start();
    heist.throws(0, json!({"type": "sneak", "to": "1G8"}), &[4, 1]);
    let position = heist.position();
    let fields = "seat character status square misses finished hidden exposed caught_by fought noise inventory dropped dice missed failing notice waiting \
        ready placed power_used quiet_left used";
    let given: Vec<&str> = position["players"][0].as_object().unwrap().keys().map(String::as_str).collect();
    let mut expected: Vec<&str> = fields.split_whitespace().collect();
    expected.sort_unstable();
    assert_eq!(given, expected);
    let attempt = json!({"lead": 0, "helpers": [], "kind": "sneak", "to": "1G8", "tile": null, "action": null, "guard": null, "with": [],
        "clear": null, "skill": "finesse", "need": 2});
    assert_eq!(position["attempts"], json!([attempt]));
    assert_eq!(position["guards"][0], json!({"n": 1, "square": "1A7", "distracted": false, "elite": null, "extra": 0}));
    assert_eq!(position["planning"], json!({"timed": false, "voted": false, "vote": null, "order": [], "at": 0}));
    let door = json!({"square": "1J10", "state": "up", "tile": "manned_door", "activated": false});
    assert!(position["tiles"].as_array().unwrap().contains(&door));
    assert_eq!(position["decks"]["backs"], json!([]));
    assert_eq!((&position["decks"]["characters"], &position["environment"]), (&json!([]), &Value::Null));
}

const GRID: &str = "floor 1\n+-+-+-+-+\n|. H . @|\n+-+-+ +-+\n|R D .|S|\n+-+-+-+-+\n";

/// CH 2.2: each map that cannot be played is refused, with what is wrong.
#[test]
fn bad_content_maps() {
    let grid = include_str!("../../content/map-corner.txt");
    let facts: Value = serde_json::from_str(include_str!("../../content/map-corner.json")).unwrap();
    assert!(read_map(grid, &facts.to_string()).is_ok());
    for (fields, what) in [
        (json!({"entrance": "1A7"}), "entrance"),
        (json!({"exit": "9Z9"}), "exit"),
        (json!({"safe_zones": ["1z"]}), "open room"),
        (json!({"stairs": []}), "stairs"),
        (json!({"elevators": []}), "elevator"),
        (json!({"back_bags": []}), "Room square"),
        (json!({"room_deck": {"secure": ["vault"]}}), "secure"),
        (json!({"posts": [{"n": 2, "color": "grey", "start": "1H4"}]}), "post"),
        (json!({"posts": [{"n": 1, "color": "red", "start": "1H4", "route": ["1G4", "1F4"]}]}), "post"),
        (json!({"posts": [{"n": 1, "color": "red", "start": "1G4", "route": ["1G4", "1F4", "1G4"]}]}), "twice"),
        (json!({"posts": [{"n": 1, "color": "red", "start": "1G4", "route": ["1G4", "1C7"]}]}), "no step"),
        (json!({"posts": [{"n": 1, "color": "grey", "start": "1D7"}]}), "no square"),
        (json!({"posts": [{"n": 1, "color": "grey", "start": "1H4"}, {"n": 2, "color": "grey", "start": "1H4"}]}), "taken"),
    ] {
        let mut other = facts.clone();
        merge(&mut other, fields.clone());
        let fault = read_map(grid, &other.to_string()).map(|_| ()).unwrap_err();
        assert!(fault.contains(what), "{fields}: {fault}");
    }
    for (from, to) in
        [("|. H . @|", "|. H|. @|"), ("|R D .|S|", "|R D #|S|"), ("floor 1", "floor 2"), ("|. H . @|", "|. ? . @|"), ("+-+", "+-")]
    {
        assert!(read_map(&GRID.replacen(from, to, 1), &facts.to_string()).is_err(), "{from} to {to}");
    }
}

/// CH 2.4 to CH 2.8: content that does not fit is refused.
#[test]
fn bad_content_files() {
    let own = Sources::OWN;
    assert!(Content::read(&own).is_ok());
    let swap = |text: &str, from: &str, to: &str| {
        assert!(text.contains(from), "{from}");
        text.replacen(from, to, 1)
    };
    let tiles = |from: &str, to: &str| Content::read(&Sources { tiles: &swap(own.tiles, from, to), ..own }).map(|_| ()).unwrap_err();
    assert!(tiles("\"id\": \"camera\"", "\"id\": \"laser_maze\"").contains("twice"));
    assert!(tiles("\"do\": \"alert\"", "\"do\": \"explode\"").contains("explode"));
    assert!(tiles("\"item\": \"disguise\"", "\"item\": \"crown\"").contains("crown"));
    assert!(
        tiles("\"kind\": \"bypass\", \"skill\": \"finesse\", \"need\": 1", "\"kind\": \"run\", \"skill\": \"finesse\", \"need\": 1")
            .contains("no action")
    );
    let characters = swap(own.characters, "\"athletics\": 7", "\"athletics\": 8");
    assert!(Content::read(&Sources { characters: &characters, ..own }).is_err());
    let events = swap(own.events, "\"level\": \"1-\"", "\"level\": \"6\"");
    assert!(Content::read(&Sources { events: &events, ..own }).unwrap_err().contains("level"));
    let items = swap(own.items, "\"id\": \"loot\"", "\"id\": \"gold\"");
    assert!(Content::read(&Sources { items: &items, ..own }).is_err());
    assert!(Content::read(&Sources { elites: "{}", ..own }).is_err());
}

/// CH 2.5 to CH 2.7: as many of each as the rules file says.
#[test]
fn counts_of_the_decks() {
    let content = crew_heist::content::content();
    let copies = |deck: crew_heist::content::Deck| {
        content.tiles.iter().filter(|tile| tile.deck == deck).map(|tile| u32::from(tile.copies)).sum::<u32>()
    };
    assert_eq!((copies(crew_heist::content::Deck::Hall), copies(crew_heist::content::Deck::Door)), (20, 22));
    assert_eq!(content.events.iter().map(|card| u32::from(card.copies)).sum::<u32>(), 34);
    assert_eq!(content.items.iter().map(|item| u32::from(item.copies)).sum::<u32>(), 16);
    assert_eq!((content.tiles.len(), content.characters.len(), content.events.len(), content.elites.len()), (39, 8, 22, 6));
}
