//! What goes with a view, and the box as it is drawn.

mod support;

use std::path::Path;

use crew_heist::drawing::drawing;
use engine::json::to_value;
use engine::{Seat, Viewer};
use serde_json::{Value, json};
use support::{Heist, Position};

const ME: Viewer = Viewer::Seat(Seat::new(0));

fn overview(heist: &Heist, viewer: Viewer) -> Value {
    to_value(&heist.played.overview(viewer))
}

/// Where each guard's first step would lead.
fn steps(guards: &[(u8, &str)], decoys: &[&str]) -> Vec<String> {
    let heist = Position::seats(2).guards(guards).with(json!({"decoys": decoys})).start();
    let intents = overview(&heist, Viewer::Spectator)["intents"].clone();
    intents.as_array().unwrap().iter().map(|intent| intent["to"].as_str().unwrap().to_owned()).collect()
}

/// CH-E17 to CH-E20: ways of guards, foreseen.
#[test]
fn ch_12_what_guards_would_do_is_foreseen() {
    assert_eq!(steps(&[(1, "1A9")], &["1G3"]), ["1B9"]);
    assert_eq!(steps(&[(1, "1M3")], &["1A9"]), ["1M4"]);
    assert_eq!(steps(&[(4, "1G9")], &["1G7", "1E9"]), ["1F9"]);
    assert_eq!(steps(&[(1, "1A4"), (4, "1M5"), (6, "1J3")], &["1G9"]), ["1A5", "1M7", "1J5"]);
}

/// What is foreseen of the first guard is what he does: nobody acts before him, and a quiet night changes nothing.
#[test]
fn ch_12_the_first_guard_does_what_was_foreseen() {
    let mut heist = Position::solo().guards(&[(1, "1A4"), (6, "1J3")]).start();
    let foreseen = overview(&heist, Viewer::Spectator)["intents"][0].clone();
    heist.ends_quietly();
    let steps = heist.steps_of(1);
    assert_eq!(foreseen["guard"], 1);
    assert_eq!(foreseen["to"], steps[0].as_str());
}

/// CH 5.3, CH-E13: what an action asks for, with its parts, and how likely it is with each number of dice.
#[test]
fn ch_5_3_prices_are_those_of_the_rules() {
    let position = Position::new(json!({"seats": 2, "powers": true})).guards(&[(1, "1B9")]).alarm(9, 3);
    let heist = position.player(0, json!({"square": "1A9"})).start();
    let mine = overview(&heist, ME)["mine"].clone();
    let price = |kind: &str| mine["prices"].as_array().unwrap().iter().find(|price| price["action"]["type"] == kind).cloned().unwrap();
    // Whoever distracts a guard needs one more from level 3 on.
    assert_eq!(price("distract")["need"], 4);
    assert_eq!(price("distract")["parts"], json!([{"why": "base", "n": 3}, {"why": "level", "n": 1}]));
    // Ghost's soft steps.
    assert_eq!(price("sneak")["parts"], json!([{"why": "base", "n": 2}, {"why": "own", "n": -1}]));
    let run = price("run");
    assert_eq!((run["need"].clone(), run["parts"].clone()), (json!(1), json!([])));
    // One hit with a margin of 5: 99.0 % with one die at a time.
    assert_eq!((run["odds"][0].as_u64().unwrap() + 500) / 1000, 990);
    assert!((1..4).all(|dice| run["odds"][dice].as_u64() <= run["odds"][dice - 1].as_u64()));
    assert!(overview(&heist, Viewer::Spectator)["mine"].is_null());
}

/// CH-9.11: which X the hits allow is in the overview while dice are thrown, and so is every throw.
#[test]
fn ch_9_11_the_overview_says_which_x_the_hits_allow() {
    let heist = &mut Position::solo().tile("1I3", "alarm_panel").player(0, json!({"square": "1H3"})).start();
    heist.throws(0, support::tile("1I3", 0), &[6, 4]);
    let seen = overview(heist, ME);
    assert_eq!(seen["attempts"], json!([{"lead": 0, "hits": 3, "x": {"most": 2, "now": 2}}]));
    let rolls = heist.legal(0).iter().filter(|action| action["type"] == "roll").count();
    assert_eq!(seen["mine"]["throws"].as_array().unwrap().len(), rolls);
}

/// CH-11.1, R54: tokens are counted against all players but the captured ones.
#[test]
fn ch_11_1_the_overview_counts_as_the_building_does() {
    let counted =
        |decoys: &[&str]| overview(&Position::seats(2).with(json!({"decoys": decoys})).start(), Viewer::Spectator)["count"].clone();
    assert_eq!(counted(&["1G9"]), json!({"tokens": 1, "players": 2, "adds": false}));
    assert_eq!(counted(&["1G9", "1H9"])["adds"], true);
}

/// Section 10, "Movement": why a step is refused is the refusal of the rules; a question about no square is refused as well.
#[test]
fn questions_are_answered_or_refused() {
    let heist = Position::solo().player(0, json!({"square": "1G9"})).start();
    let ask = |viewer: Viewer, question: Value| {
        heist.played.answer(viewer, &question).map(|answer| to_value(&answer)).map_err(|refusal| refusal.code)
    };
    assert_eq!(ask(ME, json!({"ask": "why", "to": "1G8", "gait": "run"})), Ok(json!({"why": null})));
    assert_eq!(ask(ME, json!({"ask": "why", "to": "2G7", "gait": "walk"})), Ok(json!({"why": "no_step"})));
    assert_eq!(ask(ME, json!({"ask": "why", "to": "9Z9", "gait": "walk"})), Err("malformed"));
    assert_eq!(ask(ME, json!({"ask": "why", "to": "1G8", "gait": "fly"})), Err("malformed"));
    assert_eq!(ask(Viewer::Spectator, json!({"ask": "why", "to": "1G8", "gait": "run"})), Err("not_your_turn"));
    let tiles = ask(ME, json!({"ask": "tile", "square": "1D3"})).unwrap();
    assert_eq!(tiles["tiles"][0], json!({"tile": "empty_stretch", "odds": [1, 5]}));
    assert_eq!(ask(ME, json!({"ask": "tile", "square": "1G9"})), Ok(json!({"tiles": []})), "no tile lies there");
}

/// The file that the browser draws the maps from is what the rules say of them.
#[test]
fn the_box_of_the_browser_is_up_to_date() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/games/crew-heist/box.json");
    let made = format!("{}\n", serde_json::to_string(&drawing()).unwrap());
    if std::env::var_os("WRITE").is_some() {
        std::fs::write(&path, &made).unwrap();
    }
    let kept = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(kept == made, "box.json is stale; write it anew with: WRITE=1 cargo test -p crew-heist --test insight box");
}
