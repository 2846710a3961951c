//! A referee to talk to in tests.

use engine::Luck;
use fair::FastRng;
use referee::Referee;
use serde_json::{Value, json};

/// A referee, spoken to in JSON.
pub(crate) struct Table(pub(crate) Referee);

impl Table {
    pub(crate) fn new() -> Self {
        Self(Referee::default())
    }

    /// The whole answer to a command.
    pub(crate) fn say(&mut self, command: &Value) -> Value {
        let answer = self.0.answer(command.to_string().as_bytes());
        assert!(!answer.contains('\n'));
        serde_json::from_str(&answer).unwrap()
    }

    /// What a command that must succeed answers.
    pub(crate) fn ok(&mut self, command: &Value) -> Value {
        let mut answer = self.say(command);
        assert!(answer.get("ok").is_some(), "{command} gave {answer}");
        answer["ok"].take()
    }

    /// Begins a game of Dice Heist with three seats.
    pub(crate) fn begin(&mut self, seed: Option<u64>) {
        let mut command = json!({"cmd": "new", "game": "dice-heist", "options": {"seats": 3}});
        if let Some(seed) = seed {
            command["seed"] = json!(seed);
        }
        assert_eq!(self.ok(&command), json!({}));
    }

    /// A command that moves the game on from here, with chance by weight and players by whim; none if the game is over.
    pub(crate) fn any_move(&mut self, luck: &mut FastRng) -> Option<Value> {
        let turn = self.ok(&json!({"cmd": "turn"}));
        match turn["kind"].as_str().unwrap() {
            "over" => None,
            "chance" => {
                let outcomes = self.ok(&json!({"cmd": "outcomes"}));
                let outcomes = outcomes.as_array().unwrap();
                let mut ticket = luck.below(outcomes.iter().map(|listed| listed["weight"].as_u64().unwrap()).sum());
                let drawn = outcomes.iter().find(|listed| {
                    let weight = listed["weight"].as_u64().unwrap();
                    let here = ticket < weight;
                    ticket = ticket.saturating_sub(weight);
                    here
                });
                Some(json!({"cmd": "chance", "outcome": drawn.unwrap()["outcome"]}))
            }
            _ => {
                let seats = turn["seats"].as_array().unwrap();
                let seat = &seats[luck.below(seats.len() as u64) as usize];
                let legal = self.ok(&json!({"cmd": "legal", "seat": seat}));
                let legal = legal.as_array().unwrap();
                Some(json!({"cmd": "act", "seat": seat, "action": legal[luck.below(legal.len() as u64) as usize]}))
            }
        }
    }
}
