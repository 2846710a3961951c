//! The bot `greedy` is worth having as a team mate: it gets the loot out where `random` never does, less often with every level, frees its friends,
//! and plays as a good crew does (section 12 of the rules).

use crate::support::{Heist, Position, roll, run, stop, tile};
use crew_heist::rules::score::Outcome;
use crew_heist::{Action, CrewHeist, State};
use engine::{Bots, Chance, Game, Luck, NoListener, Rules, Seat, Secrets, Settings, Turn, Viewer};
use laws::SplitMix;
use serde_json::{Value, json};

fn play(seats: u8, level: &str, greedy: bool, seed: u64) -> State {
    let options = json!({"seats": seats, "map": "corner", "difficulty": level, "clock": "simulated", "planning": "none", "dawn": 30});
    play_with(&options, greedy, seed)
}

fn play_with(options: &Value, greedy: bool, seed: u64) -> State {
    let settings = Settings::read(CrewHeist::option_specs(), options).unwrap();
    let mut state = CrewHeist::start(&CrewHeist::read_options(&settings).unwrap(), &mut NoListener);
    let mut luck = SplitMix::new(seed);
    let mut legal: Vec<Action> = Vec::new();
    loop {
        match CrewHeist::turn(&state) {
            Turn::Over => return state,
            Turn::Chance => {
                let outcome = CrewHeist::outcome(&state, luck.below(CrewHeist::weight(&state)));
                CrewHeist::apply_outcome(&mut state, &outcome, &mut NoListener);
            }
            Turn::Seats { seats, .. } => {
                let seat = seats.lowest().unwrap();
                CrewHeist::actions(&state, seat, &mut legal);
                let view = CrewHeist::view(&state, Viewer::Seat(seat));
                let action = if greedy { CrewHeist::greedy(&view, &(), seat, &legal, &mut luck) } else { *luck.pick(&legal).unwrap() };
                CrewHeist::apply_action(&mut state, seat, &action, &mut NoListener);
            }
        }
    }
}

fn loot_out(level: &str, greedy: bool, games: u64) -> u64 {
    let won = |game: &u64| play(2, level, greedy, 11 + game).result.unwrap().outcome != Outcome::Loss;
    (0..games).filter(won).count() as u64
}

#[test]
fn greedy_gets_the_loot_out_and_random_does_not() {
    let (greedy, random) = (loot_out("first", true, 60), loot_out("first", false, 60));
    assert!(greedy >= 48 && random <= 3, "greedy {greedy}, random {random} of 60");
}

/// The games are the same ones every time, so luck has no part in this.
#[test]
fn every_level_is_harder_than_the_one_before() {
    const GAMES: u64 = 400;
    const LEVELS: [&str; 6] = ["first", "easy", "normal", "hard", "challenge", "impossible"];
    let out = std::thread::scope(|scope| {
        let playing = LEVELS.map(|level| scope.spawn(move || loot_out(level, true, GAMES)));
        playing.map(|level| level.join().unwrap())
    });
    assert!(out.windows(2).all(|pair| pair[1] < pair[0]), "{out:?} of {GAMES}");
}

/// What `greedy` does for a seat in a position.
fn choice(position: &Value, seat: usize) -> Value {
    let (seat, mut luck, mut legal) = (Seat::new(seat), SplitMix::new(1), Vec::new());
    let view = CrewHeist::read_view(Viewer::Seat(seat), position).unwrap();
    CrewHeist::actions(&CrewHeist::sample_world(&view, &mut luck), seat, &mut legal);
    serde_json::to_value(CrewHeist::greedy(&view, &(), seat, &legal, &mut luck)).unwrap()
}

/// CH-12.13: a friend who is held is freed from where his guard is seen, and whoever can do that best and is near goes there.
#[test]
fn a_friend_who_is_held_is_freed() {
    let velvet_by = |square: &str, caught_by: &[u8]| {
        let position = Position::seats(4).guards(&[(3, "2G7")]).player(0, json!({"square": "2A9"})).player(2, json!({"square": "2A8"}));
        let friend = json!({"square": "2G7", "exposed": true, "caught_by": caught_by});
        position.player(1, friend).player(3, json!({"square": square})).start().position()
    };
    let velvet_on = |square: &str| velvet_by(square, &[3]);
    assert_eq!(choice(&velvet_on("2H9"), 3)["to"], "2G9");
    let freeing = choice(&velvet_on("2G9"), 3);
    assert_eq!((&freeing["type"], &freeing["guard"]), (&json!("distract"), &json!(3)));
    // Whoever is far away goes on with the heist, as if nobody were held.
    for (square, is_near) in [("2H9", true), ("2J9", true), ("2K9", false), ("2M9", false), ("2A3", false), ("1G12", false)] {
        assert_eq!(choice(&velvet_on(square), 3) != choice(&velvet_by(square, &[]), 3), is_near, "{square}");
    }
}

/// Four pawns on the exit shut the loot in: whoever waits for it waits beside. Every game ends by itself, long before anybody would count it as lost.
#[test]
fn six_crooks_do_not_wait_for_ever() {
    for (seats, map) in [(6, "corner"), (5, "corner"), (2, "corner"), (6, "tower")] {
        let options = json!({"seats": seats, "map": map, "clock": "simulated", "planning": "none"});
        for seed in 0..20 {
            let rounds = play_with(&options, true, seed).result.unwrap().rounds;
            assert!(rounds < 60, "{seats} in the {map}, seed {seed}: {rounds} rounds");
        }
    }
}

fn chosen(heist: &Heist, seat: usize) -> Value {
    choice(&heist.position(), seat)
}

/// Section 12, 3: runs with one die and stumbles on a miss, also on one that fails.
#[test]
fn it_stumbles_on() {
    for misses in [0, 6] {
        let position = Position::seats(2).player(0, json!({"square": "1G9", "character": "hawk", "misses": misses}));
        let mut heist = position.player(1, json!({"square": "2A9"})).start();
        heist.throws(0, run("1G8"), &[1]);
        assert_eq!(chosen(&heist, 0), json!({"type": "stumble"}), "from {misses}");
    }
}

/// Section 12, 7: an X is rolled on while the margin is 2 or more, and stopped at margin 1 or where more would do no good.
#[test]
fn it_chooses_x_by_margin() {
    let backs = [("2B1", "secure"), ("2K1", "secure"), ("2I6", "staff"), ("2B10", "staff"), ("2G11", "secure"), ("2L11", "plain")];
    let after = |track: u8, misses: u8| {
        let position = Position::seats(2).backs(&backs).tile("2B1", "server_room").alarm(track, 2);
        let mut heist = position.player(0, json!({"square": "2B1", "character": "glitch", "misses": misses})).start();
        heist.throws(0, tile("2B1", 0), &[4, 5]);
        chosen(&heist, 0)
    };
    assert_eq!(after(8, 0)["type"], "roll");
    assert_eq!(after(8, 6), stop(1));
    assert_eq!(after(6, 0), stop(1));
}

/// Section 12, 5: who stops where a guard could come by hides if there is cover.
#[test]
fn it_hides_where_it_waits() {
    let loot = json!([{"item": "loot"}]);
    let backs = [("1A1", "staff"), ("1I1", "plain"), ("1H7", "plain"), ("2B1", "secure"), ("2E1", "secure"), ("2G5", "plain")];
    let mut position = Position::new(json!({"seats": 2, "map": "corner"})).backs(&backs).tile("2B1", "vault").guards(&[(2, "1C7")]);
    let tiles = position.0["tiles"].as_array_mut().unwrap();
    tiles.iter_mut().find(|lying| lying["tile"] == "vault").unwrap()["activated"] = json!(true);
    let heist = position.player(0, json!({"square": "1D8"})).player(1, json!({"square": "2B3", "inventory": loot})).start();
    assert_eq!(chosen(&heist, 0)["type"], "hide");
}

/// R83: where everybody waits for somebody else, and has for sixty rounds, it steps anywhere rather than wait on.
#[test]
fn it_does_not_stand_still_for_ever() {
    let in_round = |round: u32| {
        let backs = [("1A1", "staff"), ("1I1", "plain"), ("1H7", "plain"), ("2B1", "secure"), ("2E1", "secure"), ("2G5", "plain")];
        let mut position = Position::new(json!({"seats": 2, "map": "corner"})).backs(&backs).tile("2B1", "vault");
        let tiles = position.0["tiles"].as_array_mut().unwrap();
        tiles.iter_mut().find(|lying| lying["tile"] == "vault").unwrap()["activated"] = json!(true);
        let carrier = json!({"square": "2B3", "inventory": [{"item": "loot"}], "waiting": true});
        let position = position.with(json!({"round": round})).player(0, json!({"square": "1D8"})).player(1, carrier);
        chosen(&position.start(), 0)["type"].clone()
    };
    assert_eq!((in_round(2), in_round(60), in_round(61)), (json!("wait"), json!("wait"), json!("run")));
}

/// CH-15.3, CH-15.1: adrenaline where the marker is far along and the way is long; a power that lowers the track where that keeps the alarm down.
#[test]
fn it_uses_things_and_powers() {
    let carried = json!([{"item": "adrenaline", "owner": 0}]);
    let position = Position::items(2).player(0, json!({"square": "1G9", "misses": 5, "inventory": carried}));
    assert_eq!(chosen(&position.player(1, json!({"square": "2A9"})).start(), 0), json!({"type": "use", "item": "adrenaline"}));
    let position =
        Position::new(json!({"seats": 2, "powers": true})).alarm(4, 1).player(0, json!({"square": "1G9", "character": "glitch"}));
    assert_eq!(chosen(&position.player(1, json!({"square": "2A9"})).start(), 0), json!({"type": "power"}));
}

/// Section 12, 13: a distracted guard is put out of action where nobody looks on, and only there.
#[test]
fn it_attacks_unseen() {
    let begin = |others: &[(u8, &str)]| {
        let mut guards = vec![(8, "1B6")];
        guards.extend(others);
        let mut position = Position::seats(2).guards(&guards).player(0, json!({"square": "1B6", "character": "dash"}));
        for guard in position.0["guards"].as_array_mut().unwrap() {
            guard["distracted"] = json!(guard["n"] == 8);
        }
        chosen(&position.player(1, json!({"square": "2A9"})).start(), 0)["type"].clone()
    };
    assert_eq!(begin(&[]), "incapacitate");
    assert_ne!(begin(&[(1, "1D7")]), "incapacitate");
}

/// Rolling on after a miss of a Sneak costs nothing as long as it could still be ended by stumbling.
#[test]
fn it_sneaks_on() {
    let position = Position::seats(2).player(0, json!({"square": "1G9"})).player(1, json!({"square": "2A9"}));
    let mut heist = position.start();
    heist.throws(0, crate::support::sneak("1G8"), &[1]);
    assert_eq!(chosen(&heist, 0), roll(&[], 2));
}
