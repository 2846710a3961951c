//! Secrets that outlast the game (MH-4.4), over the wire and after the end: two servers in whose games a card differs that a viewer was never shown give this
//! viewer the same frames, the same film and the same record, but for the commitments, which are as long. When every person agrees, all is opened.

use crate::outside::world::{SPECTATOR, World, compare};
use crate::outside::{encoded, read};
use engine::GameFace;
use engine::record::{Move, Record};
use fair::VerifyReport;
use serde_json::{Value, json};

/// One round decides, so a game is short.
fn options() -> Value {
    json!({ "seats": 3, "target": 1 })
}

fn museum_heist() -> &'static dyn GameFace {
    catalog::find("museum-heist").unwrap()
}

/// Two worlds in which seat 1 has chosen differently and everybody else alike.
async fn chosen() -> [World; 2] {
    let mut worlds = [World::begin(museum_heist(), &options()).await, World::begin(museum_heist(), &options()).await];
    let place_artwork = worlds[0].legal(worlds[0].asked())[0].clone();
    for (world, secret) in worlds.iter_mut().zip(["guard", "granny"]) {
        world.act(world.asked(), &place_artwork).await;
        for (seat, character) in [(1, secret), (0, "artist"), (2, "tourist")] {
            world.act(seat, &json!({ "type": "choose", "character": character })).await;
        }
    }
    worlds
}

/// Moves that land nobody, until it is this seat's turn; then this action.
async fn play_until(worlds: &mut [World; 2], seat: usize, action: Value) {
    let artwork = worlds[0].sights[SPECTATOR]["view"]["artwork"].clone();
    while worlds[0].asked() != seat {
        let asked = worlds[0].asked();
        let quiet = |action: &&Value| action["type"] == "move" && action["to"] != artwork;
        let (one, other) = (worlds[0].legal(asked), worlds[1].legal(asked));
        let moved = one.iter().filter(quiet).find(|action| other.contains(action)).expect("a move that lands nobody");
        for world in worlds.iter_mut() {
            world.act(asked, moved).await;
        }
    }
    for world in worlds {
        world.act(seat, &action).await;
    }
}

/// Whoever asks: one of the people, or a stranger.
async fn fetch(world: &World, place: Option<usize>, path: &str) -> Value {
    let request = world.outside.get(&format!("/api/tables/{}/{path}", world.table));
    let request = match place {
        Some(place) => world.people[place].sign(request),
        None => request,
    };
    let answer = request.send().await.unwrap();
    assert_eq!(answer.status(), 200, "{path}");
    read(answer).await
}

/// A text in which commitments are made equal, if they are as long as commitments are.
fn without_commitments(mut record: Value) -> String {
    for entry in record["moves"].as_array_mut().unwrap() {
        if let Some(sealed) = entry.get_mut("sealed") {
            assert_eq!(sealed.as_str().unwrap().len(), 64);
            *sealed = json!("sealed");
        }
    }
    record.to_string()
}

/// What the rules answer to the question what moving the guard onto the artwork would mean: it depends on the card of whose eyes it is asked with.
async fn ask_about_guard(world: &World, place: Option<usize>, eyes: &str, at: u64) -> Value {
    let film = fetch(world, place, &format!("film?eyes=spectator&from={at}&count=1")).await;
    let artwork = &film["frames"][0]["seen"]["view"]["artwork"];
    let question = encoded(&json!({ "type": "meaning", "action": { "type": "move", "piece": "guard", "to": artwork } }).to_string());
    fetch(world, place, &format!("film/insight?eyes={eyes}&at={at}&question={question}")).await
}

/// The number of the frame after which all have chosen: eight draws and an artwork come before the three cards.
const ALL_CHOSEN: u64 = 12;

/// What a viewer can have after the end, all of it.
async fn all_there_is(world: &World, place: Option<usize>) -> Vec<String> {
    let mut texts = vec![without_commitments(fetch(world, place, "record").await)];
    for eyes in ["", "everyone", "spectator", "0", "1", "2"] {
        let film = fetch(world, place, &format!("film?eyes={eyes}")).await;
        let count = film["count"].as_u64().unwrap();
        texts.push(film.to_string());
        texts.push(fetch(world, place, &format!("luck?eyes={eyes}")).await.to_string());
        for at in ALL_CHOSEN - 3..count {
            texts.push(fetch(world, place, &format!("film/insight?eyes={eyes}&at={at}")).await.to_string());
            let choices = encoded(r#"{"type":"choices"}"#);
            texts.push(fetch(world, place, &format!("film/insight?eyes={eyes}&at={at}&question={choices}")).await.to_string());
        }
        texts.push(ask_about_guard(world, place, eyes, ALL_CHOSEN).await.to_string());
    }
    texts
}

async fn compare_all(worlds: &[World; 2], place: Option<usize>) {
    let [one, other] = worlds;
    assert_eq!(all_there_is(one, place).await, all_there_is(other, place).await, "viewer {place:?}");
    if let Some(place) = place {
        compare(worlds, place, 0).await;
    }
}

fn checked(record: &Value) -> VerifyReport {
    fair::verify_with_rules(&Record::from_value(record).unwrap(), museum_heist()).unwrap()
}

/// The characters that a record names as chosen, by seat; nothing for one that is sealed.
fn chosen_in(record: &Value) -> [Value; 3] {
    let mut chosen = [Value::Null, Value::Null, Value::Null];
    for entry in record["moves"].as_array().unwrap() {
        if entry["action"]["type"] == "choose" {
            chosen[entry["seat"].as_u64().unwrap() as usize] = entry["action"]["character"].clone();
        }
    }
    chosen
}

fn commitments(record: &Value) -> Vec<&Value> {
    record["moves"].as_array().unwrap().iter().filter_map(|entry| entry.get("sealed")).collect()
}

// MH-4.4
#[tokio::test(flavor = "multi_thread")]
async fn a_card_that_nobody_was_shown_stays_secret_after_the_end() {
    let mut worlds = chosen().await;
    play_until(&mut worlds, 2, json!({ "type": "challenge", "target": 0, "character": "artist" })).await;
    assert!(worlds.iter().all(|world| world.sights[SPECTATOR]["view"]["phase"] == "over"));
    for place in [None, Some(0), Some(2), Some(SPECTATOR)] {
        compare_all(&worlds, place).await;
    }
    for (world, secret) in worlds.iter().zip(["guard", "granny"]) {
        let own = fetch(world, Some(1), "record").await;
        assert_eq!(chosen_in(&own), [Value::Null, json!(secret), Value::Null], "the own card, and no other");
        assert_eq!((&own["sealed_for"], own["capers_record"].as_u64()), (&json!("1"), Some(2)));
        assert_eq!(fetch(world, Some(1), "film").await["eyes"], json!(["1", "spectator"]));
        let others = fetch(world, None, "record").await;
        assert_eq!(chosen_in(&others), [Value::Null, Value::Null, Value::Null]);
        assert_eq!(others["sealed_for"], "spectator");
        assert!(
            others["moves"].as_array().unwrap().iter().all(|entry| entry.get("hash").is_none()),
            "a hash tells the card to who tries all seven"
        );
        // The dice can be checked all the same, and the rules up to the first card.
        assert_eq!(checked(&own).sealed, 2);
        let report = checked(&others);
        assert_eq!((report.sealed, report.opened, report.draws, report.by_rules), (3, 0, 8, 9));
    }
}

// MH-4.4
#[tokio::test(flavor = "multi_thread")]
async fn questions_about_a_film_are_answered_for_the_eyes_that_the_asker_may_use() {
    let mut worlds = chosen().await;
    play_until(&mut worlds, 2, json!({ "type": "challenge", "target": 0, "character": "artist" })).await;
    let mut own = Vec::new();
    for world in &worlds {
        let spectator = ask_about_guard(world, None, "spectator", ALL_CHOSEN).await;
        for (place, eyes) in [(None, "1"), (None, "everyone"), (None, ""), (Some(SPECTATOR), "1"), (Some(0), "spectator")] {
            let answer = ask_about_guard(world, place, eyes, ALL_CHOSEN).await;
            assert_eq!(answer, spectator, "{place:?} asks with the eyes of {eyes:?}");
            assert_eq!(answer["shown"], "spectator");
        }
        assert_eq!(ask_about_guard(world, Some(0), "1", ALL_CHOSEN).await["shown"], "0", "a player's own eyes are the usual ones");
        own.push(ask_about_guard(world, Some(1), "1", ALL_CHOSEN).await);
    }
    assert_eq!([&own[0]["shown"], &own[1]["shown"]], ["1", "1"]);
    assert_ne!(own[0]["answer"], own[1]["answer"], "the own card makes the difference");
}

// MH-4.4
#[tokio::test(flavor = "multi_thread")]
async fn a_card_that_one_was_shown_stays_secret_from_the_others() {
    let mut worlds = chosen().await;
    play_until(&mut worlds, 0, json!({ "type": "challenge", "target": 1, "character": "duchess" })).await;
    play_until(&mut worlds, 1, json!({ "type": "challenge", "target": 2, "character": "tourist" })).await;
    for place in [None, Some(2), Some(SPECTATOR)] {
        compare_all(&worlds, place).await;
    }
    for (world, secret) in worlds.iter().zip(["guard", "granny"]) {
        let shown = fetch(world, Some(0), "record").await;
        assert_eq!(chosen_in(&shown), [json!("artist"), Value::Null, Value::Null]);
        let told = |event: &Value| event["event"]["event"] == "card_shown" && event["event"]["character"] == secret;
        let moves = shown["moves"].as_array().unwrap();
        assert!(moves.iter().flat_map(|entry| entry["events"].as_array().unwrap()).any(told), "what a seat was shown it keeps");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_record_is_opened_when_every_person_agrees() {
    let mut worlds = chosen().await;
    for world in &mut worlds {
        world.say(0, &json!({ "type": "open_record" })).await;
        assert!(world.frames[0].iter().any(|frame| frame.contains("not_over")));
    }
    play_until(&mut worlds, 2, json!({ "type": "challenge", "target": 0, "character": "artist" })).await;
    let [mut world, _] = worlds;
    let open = json!({ "type": "open_record" });
    world.say(SPECTATOR, &open).await;
    assert!(world.frames[SPECTATOR].iter().any(|frame| frame.contains("not_seated")));
    let sealed = fetch(&world, None, "record").await;
    for seat in [0, 0, 2] {
        world.say(seat, &open).await;
    }
    assert_eq!(world.frames[SPECTATOR].iter().filter(|frame| frame.contains("opening_agreed")).count(), 2, "once for each who agrees");
    assert!(world.frames[SPECTATOR].iter().any(|frame| frame.contains(r#""sealed":{"agreed":[0,2],"open":false}"#)));
    // Who has agreed, and the salts, outlast the server.
    let mut world = world.restarted().await;
    assert_eq!(fetch(&world, None, "record").await, sealed, "the same commitments");
    assert_eq!(fetch(&world, Some(0), "film").await["eyes"], json!(["0", "spectator"]));
    world.say(1, &open).await;
    assert!(world.frames[SPECTATOR].iter().any(|frame| frame.contains(r#""sealed":{"agreed":[0,2,1],"open":true}"#)));
    let opened = fetch(&world, None, "record").await;
    assert_eq!(chosen_in(&opened), ["artist", "guard", "tourist"].map(Value::from));
    assert_eq!(commitments(&opened), commitments(&sealed), "what was committed to before");
    let report = checked(&opened);
    assert_eq!((report.sealed, report.opened, report.by_rules), (0, 3, opened["moves"].as_array().unwrap().len()));
    assert_eq!(fetch(&world, None, "film").await["eyes"], json!(["everyone", "spectator", "0", "1", "2"]));
    let film = fetch(&world, None, "film?eyes=1").await.to_string();
    assert!(film.contains("guard"));
    check_that_lies_are_found(&opened);
}

/// A card that was exchanged afterwards, or another salt, does not open the commitment.
fn check_that_lies_are_found(opened: &Value) {
    let at = opened["moves"].as_array().unwrap().iter().position(|entry| entry.get("salt").is_some()).unwrap();
    let (salt, other) = (opened["moves"][at]["salt"].clone(), "0".repeat(64));
    for (field, value) in [("salt", json!(other)), ("sealed", json!(other)), ("salt", json!("")), ("sealed", salt)] {
        let mut changed = opened.clone();
        changed["moves"][at][field] = value;
        let doubt = fair::verify(&Record::from_value(&changed).unwrap()).unwrap_err();
        assert_eq!((doubt.message().key.as_ref(), doubt.at()), ("fair-seal-differs", Some(at)));
    }
    let mut changed = opened.clone();
    changed["moves"][at]["action"]["character"] = json!("duchess");
    let record = Record::from_value(&changed).unwrap();
    assert!(matches!(record.moves[at].moved, Move::Action { .. }));
    assert_eq!(fair::verify(&record).unwrap_err().at(), Some(at));
}
