//! Rulings, points and the variant, by number, where no worked example shows them (sections 2 and 5 to 9 of the rules).

use crate::support::{MUSEUMS, Play, all_cards, heist, raid, recruit, setup};
use dice_heist::content::{Card, Kind};
use engine::{Seat, Viewer};
use serde_json::{Value, json};

fn names(events: &[Value]) -> Vec<&str> {
    events.iter().map(|event| event["event"].as_str().unwrap()).collect()
}

/// A card as the table of the rules has it: millions, artifacts, or the first letter of the colour.
fn short(id: &str) -> String {
    match Card::find(id).unwrap().kind() {
        Kind::Painting(millions) => format!("${millions}"),
        Kind::Artifacts(count) => count.to_string(),
        Kind::Gem(colour) => colour.name()[..1].to_owned(),
    }
}

#[test]
fn dh_2_3_every_card_of_the_box() {
    for (museum, cards) in [
        ("hermitage", "$5 $10 $10 1 1 1 1 2 r r g g b"),
        ("metropolitan", "$10 $15 $25 1 1 1 2 2 r r g b b"),
        ("british", "$20 $35 1 1 2 2 2 r r g g b b"),
        ("louvre", "$30 $40 $50 1 2 2 2 2 r g g b b"),
    ] {
        let ids: Vec<String> = all_cards().into_iter().filter(|id| Card::find(id).unwrap().museum().id() == museum).collect();
        assert!(ids.iter().all(|id| id.starts_with(&museum[..1].to_uppercase())), "{museum}: {ids:?}");
        assert_eq!(ids.iter().map(|id| short(id)).collect::<Vec<_>>().join(" "), cards, "{museum}");
    }
}

#[test]
fn dh_5_14_the_events_of_a_turn_come_in_order() {
    let mut play = Play::new(json!({"seats": 2}));
    let opening: Vec<Value> = play.0.opening().iter().map(|heard| engine::json::to_value(&heard.event)).collect();
    assert_eq!(names(&opening), ["game_started"]);
    assert_eq!(names(&play.chance(json!({"type": "first_roll", "seat": 0, "face": 2}))), ["first_roll"]);
    let events = play.chance(json!({"type": "first_roll", "seat": 1, "face": 5}));
    assert_eq!(names(&events), ["first_roll", "first_player", "turn_started"]);
    assert_eq!(names(&play.reveal("H04")), ["revealed"]);
    assert_eq!(names(&play.reveal("L03")), ["revealed"]);
    assert_eq!(names(&play.act(1, heist("hermitage", 0))), ["attempt"]);
    assert_eq!(names(&play.roll(&[1])), ["rolled", "failed", "turn_started"]);
    // The end of the deck is told once, right after the reveal of its last card.
    let mut play = setup(2).phase("reveal").deck("H04").shown("L03").play();
    assert_eq!(names(&play.reveal("H04")), ["revealed", "deck_empty"]);
    assert_eq!(names(&play.act(0, recruit())), ["recruited", "turn_started"]);
}

/// DH-10.14 says how many may roll; nothing says how many may be held.
#[test]
fn dh_7_7_one_player_may_hold_all_ten() {
    let mut play = setup(2).sidekicks(&[9, 0]).shown("L03").play();
    let events = play.act(0, recruit());
    assert_eq!(events[0], json!({"event": "recruited", "seat": 0, "from": null, "sidekicks": 10, "supply": 0}));
}

#[test]
fn dh_7_8_nothing_random_lies_between_museum_and_dice() {
    let mut play = setup(2).sidekicks(&[2, 0]).shown("L03").play();
    assert_eq!(names(&play.act(0, heist("louvre", 2))), ["attempt"]);
    assert_eq!(play.position()["phase"], "roll");
    assert_eq!(play.position()["attempt"], json!({"kind": "heist", "museum": "louvre", "card": null, "sidekicks": 2}), "DH-4.7");
}

/// DH-3.4, DH-7.15: unless it was agreed otherwise piles lie face down, and others see how many cards they hold and no total that would tell. The log is
/// not censored, and owners may always look at their own pile.
#[test]
fn dh_7_15_a_theft_is_seen_by_all_even_where_piles_are_face_down() {
    let mut play = setup(2).shown("H04 H08 L03").play();
    play.act(0, heist("hermitage", 0));
    let played = play.0.chance(&json!({"type": "roll", "faces": [6]})).unwrap();
    let stolen = played.events.iter().find(|heard| engine::json::to_value(&heard.event)["event"] == "stolen").unwrap();
    assert_eq!(engine::json::to_value(&stolen.event)["cards"], json!(["H04", "H08"]));
    assert!(Viewer::all(2).all(|viewer| stolen.seats.includes(viewer)));
    let own = play.view(Viewer::Seat(Seat::new(0)));
    assert_eq!(own["players"][0]["artifacts"], json!(["H04", "H08"]));
    let rival = play.view(Viewer::Seat(Seat::new(1)));
    assert_eq!((&rival["players"][0]["artifacts"], &rival["players"][0]["artifact_count"]), (&Value::Null, &json!(2)));
    assert_eq!(Play::new(json!({"seats": 2})).position()["options"]["open_artifacts"], false, "DH-3.4");
    let mut open = setup(2).option("open_artifacts", true).shown("H04 H08 L03").play();
    open.act(0, heist("hermitage", 0));
    open.roll(&[6]);
    assert_eq!(open.view(Viewer::Spectator)["players"][0]["artifacts"], json!(["H04", "H08"]));
}

/// The line of seat 0, which holds these, once seat 1 has stolen the Mona Lisa and holds all the rest.
fn line_of(held: &str) -> Value {
    let mut play = setup(2).deck("").held(0, held).shown("L03").acting(1).play();
    play.act(1, heist("louvre", 0));
    play.roll(&[6]);
    play.position()["result"]["lines"][0].clone()
}

#[test]
fn dh_8_2_the_series_of_gems() {
    let red = ["H09", "H10", "M09", "M10", "B08", "B09", "L09"];
    for (gems, points) in [0, 1, 3, 6, 10, 15, 21, 28].into_iter().enumerate() {
        let line = line_of(&red[..gems].join(" "));
        assert_eq!(line, json!({"seat": 0, "artifacts": 0, "gems": points, "paintings": 0, "bonus": -4, "total": points - 4}));
    }
}

#[test]
fn dh_8_3_all_points_of_a_game() {
    let of = |wanted: &dyn Fn(&Kind) -> bool| {
        let cards = all_cards().into_iter().filter(|id| wanted(&Card::find(id).unwrap().kind()));
        cards.collect::<Vec<_>>().join(" ")
    };
    assert_eq!(line_of(&of(&|kind| matches!(kind, Kind::Gem(_))))["gems"], 84);
    assert_eq!(line_of(&of(&|kind| matches!(kind, Kind::Artifacts(_))))["artifacts"], 30);
}

#[test]
fn dh_8_7_the_result_has_these_fields_and_no_others() {
    let mut play = setup(3).deck("").held(0, "H09").shown("L03").acting(1).play();
    play.act(1, heist("louvre", 0));
    play.roll(&[6]);
    let result = play.position()["result"].clone();
    let fields: Vec<&String> = result.as_object().unwrap().keys().collect();
    assert_eq!(fields.len(), 4, "{fields:?}");
    let lines = result["lines"].as_array().unwrap();
    for (seat, line) in lines.iter().enumerate() {
        assert_eq!(line["seat"], seat);
        // The millions are no part of the sum.
        let parts = ["artifacts", "gems", "bonus"].map(|part| line[part].as_i64().unwrap());
        assert_eq!(line["total"], parts.iter().sum::<i64>());
        assert_eq!(result["scores"][seat], line["total"]);
    }
    assert_eq!((lines.len(), &result["ranks"], &result["winners"]), (3, &json!([3, 2, 1]), &json!([2])));
}

#[test]
fn dh_9_2_a_raid_needs_a_die_as_high_as_the_security() {
    for (museum, card, security) in [("hermitage", "H04", 2), ("metropolitan", "M04", 3), ("british", "B03", 4), ("louvre", "L03", 5)] {
        for face in 1..=6 {
            let mut play = setup(2).option("targeted_raid", true).sidekicks(&[1, 0]).shown(card).play();
            let events = play.act(0, raid(card, 1));
            assert_eq!((&events[0]["museum"], &events[0]["needs"]), (&json!(museum), &json!(security)));
            assert_eq!(play.roll(&[face, 1])[0]["success"], face >= security, "{museum} with {face}");
        }
    }
}

#[test]
fn dh_9_5_recruits_and_heists_stay_as_they_are_and_a_raid_is_the_whole_turn() {
    let without = setup(2).sidekicks(&[2, 0]).shown("H04 B02 B05 L03");
    let with = without.clone().option("targeted_raid", true);
    let others: Vec<Value> = with.clone().play().legal(0).into_iter().filter(|action| action["type"] != "raid").collect();
    assert_eq!(others, without.play().legal(0));
    assert_eq!(others.len(), 1 + 3 * 3, "a recruit, and three heists on each of three museums");
    let mut play = with.play();
    play.act(0, raid("B02", 0));
    assert_eq!(play.refused(0, heist("louvre", 0)), "not_your_turn");
    play.roll(&[1]);
    assert_eq!(play.refused(0, recruit()), "not_your_turn");
    assert_eq!(play.position()["seat"], 1);
}

/// DH-9.6: with a single card on display the raid is as legal as the heist.
#[test]
fn dh_9_1_each_card_on_display_can_be_named() {
    for card in ["H09", "M03", "B05", "L03"] {
        let legal = setup(2).option("targeted_raid", true).shown(card).play().legal(0);
        let museum = MUSEUMS.into_iter().find(|museum| card.starts_with(&museum[..1].to_uppercase())).unwrap();
        assert_eq!(legal, [recruit(), heist(museum, 0), raid(card, 0)]);
    }
}
