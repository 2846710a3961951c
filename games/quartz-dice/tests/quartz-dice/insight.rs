//! What a view implies for a choice (section 12 of the rules).

use crate::support::{Setup, setup};
use engine::{Chance, Game, Insight, Seat, Secrets, Viewer};
use quartz_dice::QuartzDice;
use quartz_dice::insight::Question;
use serde_json::{Value, json};

const VIEWER: Viewer = Viewer::Spectator;

fn overview(setup: Setup) -> Value {
    let state = QuartzDice::load(&setup.position()).unwrap();
    serde_json::to_value(QuartzDice::overview(&QuartzDice::view(&state, VIEWER), VIEWER)).unwrap()
}

fn ask(setup: &Setup, question: Value) -> Result<Value, &'static str> {
    let state = QuartzDice::load(&setup.clone().position()).unwrap();
    let question: Question = serde_json::from_value(question).unwrap();
    let answer = QuartzDice::answer(&QuartzDice::view(&state, VIEWER), VIEWER, &question);
    answer.map(|answer| serde_json::to_value(answer).unwrap()).map_err(|refusal| refusal.code)
}

/// QD-12.1, QD-12.2.
#[test]
fn qd_12_1_the_bag_in_odds() {
    let seen = overview(setup(3).phase("mine").round(5).bag("8 quartz, 5 unstable"));
    assert_eq!(seen["bag"]["unstable_within"][0], json!([5, 13]));
    assert_eq!(seen["bag"]["unstable_within"].as_array().unwrap().len(), 5);
    assert_eq!(seen["bag"]["pickaxe"][0], json!([8 - 15, 13]));
    assert_eq!(overview(setup(3).dice("5 helmet").bag(""))["bag"]["jackhammer"], json!([]));
}

/// QD-12.8, QD-8.3.
#[test]
fn qd_12_8_how_everybody_stands() {
    let table = setup(3).round(2).cart(0, "3 quartz, ruby, 2 unstable").chest(0, "2 quartz, amber").cart(1, "amber").chest(1, "sapphire");
    let seen = overview(table.dice("pickaxe, 4 chest"));
    assert_eq!((&seen["seats"][0]["line"]["total"], &seen["seats"][0]["chest_lead"]), (&json!(23), &json!(3)));
    assert_eq!((&seen["seats"][2]["line"]["reckless"], &seen["seats"][2]["chest_lead"]), (&json!(-5), &json!(0)));
    assert_eq!((&seen["seats"][0]["leads"], &seen["seats"][1]["leads"]), (&json!(true), &json!(false)));
    assert_eq!(seen["turns_left"], 3 + 4 * 3);
    // QD-12.6: the sixth Quartz of a colour adds 5 to its value, and losing the fifth costs 4 more.
    assert_eq!((&seen["seats"][0]["gains"][0], &seen["seats"][0]["losses"][0]), (&json!(6), &json!(5)));
    assert_eq!(seen["seats"][1]["losses"][0], 0);
}

/// QD-11.8: what the tools can do, and why not.
#[test]
fn qd_5_10_the_tools() {
    let table = setup(4).cart(1, "amber, quartz").cart(2, "2 ruby").cart(3, "2 unstable").bag("5 quartz, unstable").dice("steal, 4 helmet");
    let seen = overview(table);
    let most: Vec<&Value> = seen["tools"].as_array().unwrap().iter().map(|tool| &tool["most"]).collect();
    assert_eq!(most, [&json!(2), &json!(2), &json!(0), &json!(0), &json!(3)]);
    let refused: Vec<&Value> = seen["tools"].as_array().unwrap().iter().map(|tool| &tool["refused"]).collect();
    assert_eq!(refused, [&Value::Null, &Value::Null, &json!("nothing_to_protect"), &json!("no_unstable"), &Value::Null]);
}

/// QD-12.5, by the programme of the rules.
#[test]
fn qd_12_5_what_kept_dice_can_become() {
    let table = setup(3).phase("reroll").dice("pickaxe, 2 chest, steal, helmet").turn("rolls", 1);
    let keep = |faces: &[&str]| ask(&table, json!({"type": "keep", "keep": faces}));
    let nothing = keep(&[]).unwrap();
    // Two rolls of all five dice: 62.9% for a strength of two.
    assert_eq!((nothing["chances"][2][1][0].as_f64().unwrap() / nothing["chances"][2][1][1].as_f64().unwrap() * 1000.0).round(), 629.0);
    assert_eq!((&nothing["rolling"], &nothing["marker"]), (&json!(5), &json!(false)));
    assert_eq!(keep(&["chest", "chest"]).unwrap()["chances"][2][1], json!([1, 1]));
    assert_eq!(keep(&["helmet", "helmet"]), Err("not_your_dice"));
    let kept = keep(&["pickaxe", "chest", "chest", "steal", "helmet"]).unwrap();
    assert_eq!((&kept["rolling"], &kept["chances"][2]), (&json!(0), &json!([[1, 1], [1, 1], [0, 1], [0, 1], [0, 1]])));
    assert_eq!(ask(&setup(3).dice("5 chest"), json!({"type": "keep", "keep": []})), Err("wrong_phase"));
    assert_eq!(overview(table)["rolls"], json!({"free": 2, "markers": 0}));
}

/// QD-12.6.
#[test]
fn qd_12_6_what_a_plan_is_worth() {
    let table = setup(3).cart(0, "2 ruby, unstable").cart(1, "ruby").chest(2, "quartz").dice("3 steal, 2 chest");
    let plan = |actions: Value| ask(&table, json!({"type": "plan", "actions": actions}));
    let stolen = plan(json!([{"type": "take", "from": 1, "crystal": "ruby"}])).unwrap();
    let totals: Vec<(i64, i64, i64)> = stolen["changes"]
        .as_array()
        .unwrap()
        .iter()
        .map(|change| {
            let total = |when: &str| change[when]["total"].as_i64().unwrap();
            (change["seat"].as_i64().unwrap(), total("before"), total("after"))
        })
        .collect();
    assert_eq!(totals, [(0, 12 - 3 - 5, 18 + 3 - 3 - 5), (1, 6 - 5, -5)]);
    assert_eq!((&stolen["carts"][0][4], &stolen["gains"][4]), (&json!(3), &json!(6 + 3)));
    assert_eq!(plan(json!([{"type": "protect", "crystal": "amber"}])), Err("not_on_cart"));
    assert_eq!(plan(json!([{"type": "pass", "to": 0}])), Err("bad_target"));
    assert_eq!(plan(json!([{"type": "pass", "to": 1}, {"type": "pass", "to": 1}])), Err("no_unstable"));
    assert_eq!(plan(json!([{"type": "stop"}])), Err("wrong_phase"));
    assert_eq!(plan(json!([{"type": "return", "crystals": []}])), Err("wrong_phase"));
    assert_eq!(plan(json!(vec![json!({"type": "pass", "to": 1}); 6])), Err("wrong_phase"));
}

/// QD-11.6: half of what was drawn goes back.
#[test]
fn qd_5_17_what_a_return_leaves() {
    let drawn = json!({"name": "jackhammer", "strength": 3, "draws_left": 0, "drawn": ["quartz", "emerald", "ruby"], "picks_left": 0, "picks_made": 0});
    let table = setup(3).phase("return").dice("5 jackhammer").turn("used", json!(["jackhammer"])).turn("act", drawn);
    let plan = |actions: Value| ask(&table, json!({"type": "plan", "actions": actions}));
    let kept = plan(json!([{"type": "return", "crystals": ["quartz"]}])).unwrap();
    assert_eq!(kept["carts"][0], json!([0, 0, 1, 0, 1, 0, 0]));
    assert_eq!(plan(json!([{"type": "return", "crystals": ["amber"]}])), Err("wrong_return"));
    assert_eq!(plan(json!([{"type": "return", "crystals": ["quartz"]}, {"type": "return", "crystals": ["quartz"]}])), Err("wrong_phase"));
}

#[test]
fn what_was_left_to_luck() {
    let state = QuartzDice::load(&setup(3).phase("mine").bag("quartz, unstable").position()).unwrap();
    let before = QuartzDice::view(&state, VIEWER);
    let (mut after, mut told) = (state, Vec::<engine::AddressedEvent<quartz_dice::Event>>::new());
    let outcome = QuartzDice::outcome(&state, 1);
    QuartzDice::apply_outcome(&mut after, &outcome, &mut told);
    let luck = QuartzDice::luck(&before, &told[0].event).unwrap();
    assert_eq!((luck.seat, luck.odds, luck.success), (Seat::new(0), engine::Odds::new(1, 2), false));
}
