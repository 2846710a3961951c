//! The worked examples that the rules page of the browser draws (JH-11.1): written by the rules, so that a stale drawing fails.

use std::path::Path;

use engine::{Game, Insight, Rules, Seat, Secrets, Viewer};
use jewel_heist::JewelHeist;
use serde_json::{Value, json};

/// Where the guard stands and looks, who stands before him, the part of the plan that is shown, and whether it shows where the first of them can walk.
const EXAMPLES: [(&str, &str, [i32; 2], &[&str], &str, bool); 4] = [
    ("gallery", "h8", [0, -1], &["e5"], "-17 -17 430 490", true),
    ("gallery", "h8", [-1, -3], &["g5", "e7"], "120 -17 364 364", false),
    ("wings", "h8", [-1, -1], &["g7", "g5"], "63 103 300 300", false),
    ("gallery", "d2", [11, 10], &["o12", "m9"], "80 -17 537 537", false),
];

#[test]
fn the_drawings_of_the_rules_page_are_up_to_date() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/games/jewel-heist/examples.json");
    let made: Vec<Value> = EXAMPLES
        .iter()
        .map(|&(plan, at, facing, thieves, shown, walks)| {
            let mut position: Value = serde_json::from_str(include_str!("position.json")).unwrap();
            position["options"]["blueprint"] = json!(plan);
            position["blueprint"] = json!(plan);
            position["guard"] = json!({ "at": at, "facing": facing, "light": true });
            for (number, seat) in position["seats"].as_array_mut().unwrap().iter_mut().enumerate() {
                seat["space"] = json!(thieves.get(number).unwrap_or(&"o15"));
            }
            let viewer = Viewer::Seat(Seat::new(0));
            let overview = JewelHeist::overview(&JewelHeist::view(&JewelHeist::load(&position).unwrap(), viewer), viewer);
            let reach: Vec<_> = overview.ends.iter().filter(|_| walks).map(|end| end.at).collect();
            json!({ "plan": plan, "light": overview.light, "thieves": thieves, "reach": reach, "box": shown })
        })
        .collect();
    if std::env::var_os("WRITE").is_some() {
        std::fs::write(&path, format!("{}\n", json!(made))).unwrap();
    }
    let kept: Value = serde_json::from_str(&std::fs::read_to_string(&path).unwrap()).unwrap();
    assert!(
        kept == json!(made),
        "web/src/games/jewel-heist/examples.json is stale; write it anew with: WRITE=1 cargo test -p jewel-heist --test rules_page"
    );
}
