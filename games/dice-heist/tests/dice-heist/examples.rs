//! The worked examples of the rules, by number.

use crate::support::{Play, heist, raid, recruit, recruit_from, setup};
use engine::{Seat, Viewer};
use serde_json::{Value, json};

fn sidekicks(play: &Play) -> Vec<u64> {
    play.position()["players"].as_array().unwrap().iter().map(|player| player["sidekicks"].as_u64().unwrap()).collect()
}

fn result(play: &Play) -> Value {
    play.position()["result"].clone()
}

/// Artifacts, gems, millions, bonus and total of each seat.
fn lines(play: &Play) -> Vec<[i64; 5]> {
    let lines = result(play)["lines"].clone();
    let line = |line: &Value| ["artifacts", "gems", "paintings", "bonus", "total"].map(|part| line[part].as_i64().unwrap());
    lines.as_array().unwrap().iter().map(line).collect()
}

/// The result of a game that ends with these holdings; cards left out go where they change nothing in the question.
fn final_result(seats: usize, held: &[&str]) -> dice_heist::score::GameResult {
    let loot: Vec<_> = (0..seats)
        .map(|seat| held[seat].split_whitespace().map(|id| dice_heist::content::Card::find(id).unwrap()).collect::<Vec<_>>())
        .map(|cards| {
            let mut set = engine::CardSet::EMPTY;
            for card in cards {
                set.insert(crate::support::all_cards().iter().position(|id| id == card.id()).unwrap() as u8);
            }
            set
        })
        .collect();
    dice_heist::score::result_of(&loot)
}

/// DH-5.2, DH-7.1: one die at a time; only the tied seats roll again.
#[test]
fn dh_11_1_roll_off() {
    let mut play = Play::new(json!({"seats": 4}));
    let faces = [(0, 5), (1, 6), (2, 2), (3, 6), (1, 3), (3, 3), (1, 1), (3, 4)];
    let mut events = Vec::new();
    for (seat, face) in faces {
        assert_eq!(play.outcomes().len(), 6);
        assert!(play.outcomes().iter().all(|(_, weight)| *weight == 1));
        events.extend(play.chance(json!({"type": "first_roll", "seat": seat, "face": face})));
    }
    assert_eq!(play.position()["seat"], 3);
    assert_eq!(play.position()["phase"], "reveal");
    assert_eq!(play.position()["turn"], 1);
    let ties: Vec<_> = events.iter().filter(|event| event["event"] == "first_roll_tie").collect();
    assert_eq!(ties, [&json!({"event": "first_roll_tie", "seats": [1, 3]}); 2]);
    assert_eq!(events[events.len() - 2], json!({"event": "first_player", "seat": 3, "by": "roll"}));
    assert_eq!(events[events.len() - 1], json!({"event": "turn_started", "turn": 1, "seat": 3, "deck": 52}));
}

/// DH-5.3.
#[test]
fn dh_11_2_minor_chain() {
    let mut play = setup(2).phase("reveal").deck("H04 L03 M05").play();
    assert_eq!(play.outcomes().len(), 3);
    play.reveal("H04");
    assert_eq!((play.position()["phase"].clone(), play.outcomes().len()), (json!("reveal"), 2));
    play.reveal("M05");
    assert_eq!((play.position()["phase"].clone(), play.outcomes().len()), (json!("reveal"), 1));
    let events = play.reveal("L03");
    assert_eq!(events[1], json!({"event": "deck_empty"}));
    let position = play.position();
    assert_eq!(position["museums"], json!({"hermitage": ["H04"], "metropolitan": ["M05"], "british": [], "louvre": ["L03"]}));
    assert_eq!(
        (&position["deck"], &position["phase"], &position["turn"], &position["seat"]),
        (&json!([]), &json!("action"), &json!(1), &json!(0))
    );
}

fn last_card() -> Play {
    let of = |letter: &str, but: &str| {
        let ids = crate::support::all_cards().into_iter().filter(|id| id.starts_with(letter) && id != but);
        ids.collect::<Vec<_>>().join(" ")
    };
    let mut play = setup(3)
        .phase("reveal")
        .acting(1)
        .deck("H04")
        .sidekicks(&[0, 0, 4])
        .held(0, &format!("{} {}", of("H", "H04"), of("L", "")))
        .held(1, &of("M", ""))
        .held(2, &of("B", ""))
        .play();
    play.reveal("H04");
    assert_eq!(play.position()["phase"], "action");
    assert_eq!(play.legal(1), [recruit(), heist("hermitage", 0)]);
    play.act(1, heist("hermitage", 0));
    play
}

/// DH-7.2, DH-7.12, and DH-7.18: who is neither highest nor lowest scores nothing for paintings.
#[test]
fn dh_11_3_the_chain_stops_with_the_deck_and_the_last_theft_ends_the_game() {
    let mut play = last_card();
    play.roll(&[3]);
    assert_eq!(play.position()["phase"], "over");
    assert_eq!(play.position()["seat"], 1);
    assert_eq!(lines(&play), [[14, 22, 145, 8, 44], [8, 7, 50, -4, 11], [8, 9, 55, 0, 17]]);
    assert_eq!(result(&play)["ranks"], json!([1, 3, 2]));
    assert_eq!(play.0.standing().unwrap().ranks.as_slice(), [1, 3, 2]);
}

#[test]
fn dh_11_3_a_failure_goes_on_without_a_reveal() {
    let mut play = last_card();
    play.roll(&[2]);
    assert_eq!((play.position()["seat"].clone(), play.position()["phase"].clone()), (json!(2), json!("action")));
}

/// DH-5.12, DH-6.14, DH-6.15.
#[test]
fn dh_11_4_only_rolled_sidekicks_go() {
    let mut play = setup(2).sidekicks(&[3, 3]).shown("M03 M09 M04").play();
    play.act(0, heist("metropolitan", 1));
    let events = play.roll(&[4, 1]);
    let position = play.position();
    let expected = json!({"sidekicks": 2, "artifacts": ["M04"], "gems": ["M09"], "paintings": ["M03"]});
    assert_eq!(position["players"][0], expected);
    assert_eq!((sidekicks(&play), &position["supply"], &position["museums"]["metropolitan"]), (vec![2, 3], &json!(5), &json!([])));
    assert_eq!(events[0], json!({"event": "rolled", "seat": 0, "faces": [4, 1], "success": true}));
    let stolen = json!({"event": "stolen", "seat": 0, "kind": "heist", "museum": "metropolitan", "cards": ["M03", "M04", "M09"],
                        "returned": 1, "supply": 5});
    assert_eq!(events[1], stolen);
}

/// DH-5.12, DH-6.17.
#[test]
fn dh_11_5_equal_is_failure() {
    let mut play = setup(2).sidekicks(&[2, 0]).shown("B02 B05").play();
    play.act(0, heist("british", 2));
    let events = play.roll(&[4, 4, 2]);
    assert_eq!(events[1], json!({"event": "failed", "seat": 0, "kind": "heist", "museum": "british", "kept": 2}));
    let position = play.position();
    assert_eq!((sidekicks(&play), &position["supply"], &position["seat"]), (vec![2, 0], &json!(8), &json!(1)));
    assert_eq!(position["museums"]["british"], json!(["B02", "B05"]));
}

/// DH-9.3: the named card only, even if a die beat the level outright.
#[test]
fn dh_11_6_the_same_dice_as_a_raid() {
    let start = setup(2).option("targeted_raid", true).sidekicks(&[2, 0]).shown("B02 B05");
    let mut play = start.clone().play();
    play.act(0, raid("B02", 2));
    play.roll(&[4, 4, 2]);
    let position = play.position();
    assert_eq!(position["players"][0], json!({"sidekicks": 0, "artifacts": [], "gems": [], "paintings": ["B02"]}));
    assert_eq!((&position["museums"]["british"], &position["supply"]), (&json!(["B05"]), &json!(10)));

    let mut play = start.play();
    play.act(0, raid("B02", 0));
    play.roll(&[6]);
    let position = play.position();
    assert_eq!(position["players"][0]["paintings"], json!(["B02"]));
    assert_eq!((&position["museums"]["british"], sidekicks(&play), &position["supply"]), (&json!(["B05"]), vec![2, 0], &json!(8)));
}

/// DH-5.6, DH-6.11, DH-7.10: the die moves at once.
#[test]
fn dh_11_7_empty_supply_and_a_tie() {
    let start = setup(3).sidekicks(&[4, 4, 2]).shown("L03");
    let mut play = start.clone().acting(2).play();
    let recruits: Vec<_> = play.legal(2).into_iter().filter(|action| action["type"] == "recruit").collect();
    assert_eq!(recruits, [recruit_from(0), recruit_from(1)]);
    let events = play.act(2, recruit_from(0));
    assert_eq!(events[0], json!({"event": "recruited", "seat": 2, "from": 0, "sidekicks": 3, "supply": 0}));
    assert_eq!((sidekicks(&play), play.position()["supply"].clone()), (vec![3, 4, 3], json!(0)));

    let mut play = start.play();
    assert_eq!(play.refused(0, recruit_from(0)), "cannot_take_from_yourself");
    assert_eq!(play.refused(0, recruit_from(2)), "not_the_most");
    assert_eq!(play.legal(0)[0], recruit_from(1));
    assert_ne!(play.legal(0)[1]["type"], "recruit");
    play.act(0, recruit_from(1));
    assert_eq!(sidekicks(&play), [5, 3, 2]);
}

#[test]
fn dh_11_8_sole_leader() {
    let start = setup(2).sidekicks(&[6, 4]).shown("L03");
    let mut play = start.clone().play();
    for action in [recruit(), json!({"type": "recruit", "from": null}), recruit_from(0), recruit_from(1), recruit_from(9)] {
        assert_eq!(play.refused(0, action), "no_sidekick_to_take");
    }
    assert_eq!(play.legal(0), (0..=6).map(|sidekicks| heist("louvre", sidekicks)).collect::<Vec<_>>());
    let mut play = start.acting(1).play();
    play.act(1, recruit_from(0));
    assert_eq!(sidekicks(&play), [5, 5]);
}

/// DH-5.4, DH-7.3, DH-9.1.
#[test]
fn dh_11_9_empty_museum_and_too_many_dice() {
    let start = setup(2).sidekicks(&[2, 1]).shown("H04 H05 L03");
    let mut play = start.clone().play();
    assert_eq!(play.legal(0).len(), 7);
    assert_eq!(play.refused(0, heist("british", 0)), "empty_museum");
    assert_eq!(play.refused(0, heist("louvre", 3)), "too_many_sidekicks");
    assert_eq!(play.refused(0, raid("L03", 0)), "raid_not_enabled");
    let mut play = start.option("targeted_raid", true).play();
    assert_eq!(play.legal(0).len(), 16);
    assert_eq!(play.refused(0, raid("B02", 0)), "card_not_on_display");
}

const SEAT_0: &str = "L03 B02 M03 H01 H04 H05 M04 B05 L05 H09 H10 M09 B08 L10 L11 M12";
const SEAT_1: &str = "L02 L01 B01 H06 M05 M06 B06 L06 L07 M10 B09 H11 H12 M11 B10 L12";

/// DH-8.2, DH-8.4, DH-8.7.
#[test]
fn dh_11_10_scoring_with_all_cards() {
    // One card is stolen last, so that the whole way to the result is walked.
    let mut play = setup(3).deck("").held(0, SEAT_0).held(1, SEAT_1).shown("L13").acting(2).play();
    play.act(2, heist("louvre", 0));
    let events = play.roll(&[6]);
    assert_eq!(lines(&play), [[7, 14, 115, 8, 29], [9, 14, 90, 0, 23], [14, 17, 45, -4, 27]]);
    let result = result(&play);
    assert_eq!((&result["scores"], &result["ranks"], &result["winners"]), (&json!([29, 23, 27]), &json!([1, 3, 2]), &json!([0])));
    assert_eq!(events.last().unwrap(), &json!({"event": "game_over", "result": result}));
}

/// DH-7.16.
#[test]
fn dh_11_11_all_tied_on_paintings() {
    let result = final_result(2, &["L03 L02 B02", "H01 H02 H03 M01 M02 M03 B01 L01"]);
    assert_eq!((result.scores, result.ranks), (vec![4, 4], vec![1, 1]));
    assert_eq!(result.winners.len(), 2);
}

/// DH-7.14, and DH-7.20: a score below zero stands.
#[test]
fn dh_11_12_no_paintings() {
    let bonus = |held: &[&str]| final_result(4, held).lines.iter().map(|line| line.bonus).collect::<Vec<_>>();
    assert_eq!(bonus(&["H02 H03 M01 M02 M03 B01 B02 L01 L02 L03", "H01", "", ""]), [8, 0, -4, -4]);
    let result = final_result(4, &["H01 H02 H03 M01 M02 M03 B01 B02 L01 L02 L03", "", "H04", "B05 B06 B07"]);
    assert_eq!(result.scores, [8, -4, -3, 2]);
}

/// DH-7.19, DH-8.4, DH-8.5.
#[test]
fn dh_11_13_shared_win() {
    let result = final_result(3, &["L03 H04", "M03 H09 H10 M09 L05 H05", "H01 H13 M12 M13 B12 B05"]);
    assert_eq!((result.scores, result.ranks), (vec![9, 9, 8], vec![1, 1, 3]));
    assert_eq!(serde_json::to_value(result.winners).unwrap(), json!([0, 1]));
}

#[test]
fn dh_11_14_stall_guard() {
    let mut play = setup(2).option("stall_guard", 1).deck("").shown("L03").play();
    play.act(0, recruit());
    assert_eq!(play.position()["quiet_turns"], 1);
    play.act(1, recruit());
    assert_eq!(play.position()["quiet_turns"], 2);
    assert_eq!(play.refused(0, recruit()), "stall_guard");
    assert_eq!(play.legal(0), [heist("louvre", 0), heist("louvre", 1)]);
    play.act(0, heist("louvre", 0));
    play.roll(&[2]);
    assert_eq!(play.position()["quiet_turns"], 0);
    play.act(1, recruit());
}

#[test]
fn dh_11_15_probabilities_of_a_roll() {
    let mut play = setup(2).sidekicks(&[2, 0]).shown("L03").play();
    let events = play.act(0, heist("louvre", 2));
    let outcomes = play.outcomes();
    let weight = |faces: Value| outcomes.iter().find(|(outcome, _)| outcome["faces"] == faces).unwrap().1;
    assert_eq!((outcomes.len(), outcomes.iter().map(|(_, weight)| weight).sum::<u64>()), (56, 216));
    assert_eq!((weight(json!([6, 2, 2])), weight(json!([5, 3, 1]))), (3, 6));
    let with_six = outcomes.iter().filter(|(outcome, _)| outcome["faces"][0] == 6).map(|(_, weight)| weight).sum::<u64>();
    assert_eq!(with_six, 91);
    let attempt = json!({"event": "attempt", "seat": 0, "kind": "heist", "museum": "louvre", "card": null, "dice": 3, "needs": 6,
                         "chance": [91, 216]});
    assert_eq!(events, [attempt]);
}

/// DH-3.4, DH-7.15.
#[test]
fn dh_11_16_face_down_piles() {
    let start = setup(2).option("open_artifacts", false).shown("L03").held(1, "L05");
    let one = start.clone().held(0, "B05 H04").play();
    let other = start.clone().held(0, "B05 H06").play();
    let seat = |number| Viewer::Seat(Seat::new(number));
    let view = one.view(seat(1));
    assert_eq!(view["players"][0]["artifacts"], Value::Null);
    assert_eq!(view["players"][0]["artifact_count"], 2);
    assert_eq!((&view["players"][1]["artifacts"], &view["players"][1]["artifact_count"]), (&json!(["L05"]), &json!(1)));
    let unseen = view["unseen"].as_array().unwrap();
    assert!(unseen.contains(&json!("B05")) && unseen.contains(&json!("H04")));
    assert_eq!(unseen.len() as u64, view["deck_size"].as_u64().unwrap() + 2);
    assert_eq!(view, other.view(seat(1)));
    assert_ne!(one.view(seat(0)), other.view(seat(0)));
    assert_eq!(one.view(Viewer::Spectator)["players"][1]["artifacts"], Value::Null);

    let open = start.option("open_artifacts", true).held(0, "B05 H04").play();
    let view = open.view(seat(1));
    assert_eq!(view["players"][0]["artifacts"], json!(["B05", "H04"]));
    assert_eq!(view["unseen"], open.position()["deck"]);
}

#[test]
fn dh_11_17_first_reveal() {
    let play = Play::new(json!({"seats": 2, "first_seat": 0}));
    let outcomes = play.outcomes();
    assert_eq!(outcomes.len(), 52);
    assert!(outcomes.iter().all(|(_, weight)| *weight == 1));
    let count = |wanted: &dyn Fn(dice_heist::content::Card) -> bool| {
        let card = |outcome: &Value| dice_heist::content::Card::find(outcome["card"].as_str().unwrap()).unwrap();
        outcomes.iter().filter(|(outcome, _)| wanted(card(outcome))).count()
    };
    assert_eq!(count(&|card| card.is_minor()), 10);
    assert_eq!(count(&|card| card.museum().id() == "louvre"), 13);
}
