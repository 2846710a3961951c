//! The numbers that the browser works out for itself, as these rules give them: the client's unit tests read the same file. Run with
//! `CAPERS_GOLDEN=write` to write it anew.

use std::fs;
use std::path::Path;

use quartz_dice::content::{Heap, UNSTABLE, set_up};
use quartz_dice::odds::{mean_draw, mean_jackhammer, plain_worth, strength_from, strength_keeping, unstable_within};
use serde_json::{Value, json};

const FILE: &str = "../../web/test/fixtures/quartz-odds.json";

/// Every strength from every hand, with up to five rolls left: `[matching, helmets, rolls, wanted, lying, keeping]`.
fn strengths() -> Vec<Value> {
    let mut rows = Vec::new();
    for (matching, helmets) in (0..=5u8).flat_map(|matching| (0..=5 - matching).map(move |helmets| (matching, helmets))) {
        for (rolls, wanted) in (0..=5u32).flat_map(|rolls| (1..=5u8).map(move |wanted| (rolls, wanted))) {
            let lying = strength_from(matching, helmets, rolls, wanted);
            rows.push(json!([matching, helmets, rolls, wanted, lying, strength_keeping(matching, helmets, rolls, wanted)]));
        }
    }
    rows
}

/// Bags as they are at the start and late in a game, and what drawing from them brings.
fn bags() -> Vec<Value> {
    let first = (3..=6).map(|seats| {
        let (_, mut bag) = set_up(seats);
        bag.add(UNSTABLE, 2);
        bag
    });
    let late = [[2, 1, 0, 3, 0, 1, 6], [15, 0, 0, 0, 0, 0, 5], [0, 0, 0, 0, 1, 0, 0], [0, 0, 0, 0, 0, 0, 2]].map(Heap::new);
    let row = |bag: Heap| {
        let unstable: Vec<_> = (1..=5).map(|draws| unstable_within(&bag, draws)).map(|odds| [odds.favourable, odds.cases]).collect();
        let hammer: Vec<f64> = (2..=5).map(|strength| mean_jackhammer(&bag, &plain_worth(), strength)).collect();
        json!({"bag": bag.counts(), "unstable": unstable, "mean": mean_draw(&bag, &plain_worth()), "jackhammer": hammer})
    };
    first.chain(late).map(row).collect()
}

#[test]
fn the_browser_has_the_same_numbers() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(FILE);
    let text = format!("{}\n", json!({"strengths": strengths(), "bags": bags()}));
    if std::env::var("CAPERS_GOLDEN").is_ok_and(|mode| mode == "write") {
        fs::write(&path, &text).expect("the file of numbers can be written");
    }
    let kept = fs::read_to_string(&path).expect("the file of numbers is there");
    assert!(kept == text, "{FILE} is stale: run with CAPERS_GOLDEN=write");
}
