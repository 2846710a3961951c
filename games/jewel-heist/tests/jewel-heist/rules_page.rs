//! The worked examples that the rules page of the browser draws (JH-11.1): written by the rules, so that a stale drawing fails.

use std::path::Path;

use engine::{Game, Insight, Seat, Secrets, Viewer};
use jewel_heist::JewelHeist;
use serde_json::{Value, json};

struct Example {
    plan: &'static str,
    /// Where the guard stands and looks.
    at: &'static str,
    facing: [i32; 2],
    /// Who stands before him.
    thieves: &'static [&'static str],
    /// The part of the plan that is shown.
    shown: &'static str,
    /// Whether it shows where the first of them can walk.
    walks: bool,
}

const EXAMPLES: [Example; 4] = [
    Example { plan: "gallery", at: "h8", facing: [0, -1], thieves: &["e5"], shown: "-17 -17 430 490", walks: true },
    Example { plan: "gallery", at: "h8", facing: [-1, -3], thieves: &["g5", "e7"], shown: "120 -17 364 364", walks: false },
    Example { plan: "wings", at: "h8", facing: [-1, -1], thieves: &["g7", "g5"], shown: "63 103 300 300", walks: false },
    Example { plan: "gallery", at: "d2", facing: [11, 10], thieves: &["o12", "m9"], shown: "80 -17 537 537", walks: false },
];

#[test]
fn the_drawings_of_the_rules_page_are_up_to_date() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/games/jewel-heist/examples.json");
    let made: Vec<Value> = EXAMPLES
        .iter()
        .map(|&Example { plan, at, facing, thieves, shown, walks }| {
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
        "web/src/games/jewel-heist/examples.json is stale; write it anew with: WRITE=1 cargo test -p jewel-heist rules_page"
    );
}
