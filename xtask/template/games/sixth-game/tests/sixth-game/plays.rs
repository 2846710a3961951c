//! Whole games where others play them: over the referee's lines and in the lab, and everything said in them has words in every language.

use engine::json::{Json, to_value};
use engine::{Face, GameFace, AddressedEvent, Luck, Message, Turn};
use lab::{SimulationPlan, SimulationProgress, simulate};
use laws::SplitMix;
use referee::Referee;
use serde_json::{Value, json};
use sixth_game::SixthGame;

static FACE: Face<SixthGame> = Face::new();

#[test]
fn the_referee_plays_a_game_of_bots_to_its_end() {
    let mut referee = Referee::new(&[&FACE]);
    let mut ask = |command: Value| -> Value {
        let answer: Value = serde_json::from_str(&referee.answer(command.to_string().as_bytes())).unwrap();
        assert!(answer.get("ok").is_some(), "{command}: {answer}");
        answer["ok"].clone()
    };
    ask(json!({"cmd": "new", "game": "sixth-game", "options": {"seats": 3}, "seed": 7}));
    loop {
        let turn = ask(json!({"cmd": "turn"}));
        if turn["kind"] == "over" {
            break;
        }
        let seat = &turn["seats"][0];
        let action = ask(json!({"cmd": "bot", "seat": seat, "bot": "greedy", "budget_ms": 0, "seed": 1}));
        ask(json!({"cmd": "act", "seat": seat, "action": action}));
    }
    assert_eq!(ask(json!({"cmd": "result"}))["scores"].as_array().unwrap().len(), 3);
}

#[test]
fn in_the_lab_the_bot_beats_chance() {
    let bots = ["greedy", "random", "random"].map(str::to_owned).to_vec();
    let plan = SimulationPlan { bots, rotate: true, seed: 7, threads: 1, ..SimulationPlan::new(600) };
    let summary = simulate::<SixthGame>(&plan, &SimulationProgress::default()).unwrap();
    assert_eq!((summary.games, summary.unfinished), (600, 0));
    let greedy = summary.bots.iter().find(|row| row.bot == "greedy").unwrap();
    assert!(greedy.figures.win_share.unwrap().low > 0.34, "{greedy:?}");
}

fn said(message: &Message) {
    assert_eq!(words::faults(message), [""; 0]);
}

#[test]
fn whatever_happens_has_words() {
    let mut played = FACE.new_match(&json!({"seats": 4})).unwrap();
    let mut luck = SplitMix::new(3);
    let told = |events: &[AddressedEvent<Json>]| {
        for heard in events {
            said(&FACE.describe_event(&to_value(&heard.event)).expect("an event of this game"));
        }
    };
    told(played.opening());
    while played.turn() != Turn::Over {
        let events = match played.weight() {
            Some(weight) => played.draw(luck.below(weight)).unwrap().events,
            None => {
                let seat = played.turn().seats().lowest().unwrap();
                played.choices(seat).iter().for_each(|choice| said(&choice.words));
                let legal = played.legal(seat);
                let action = to_value(&legal[luck.below(legal.len() as u64) as usize]);
                played.act(seat, &action).unwrap().events
            }
        };
        told(&events);
    }
    let names = ["coin", "ring", "crown", "total"].map(|part| format!("sixth-game-line-{part}"));
    let refusals = ["empty_handed", "too_many_grabs"].map(|code| format!("sixth-game-refusal-{code}"));
    assert_eq!(words::missing(names.into_iter().chain(refusals)), [""; 0]);
}
