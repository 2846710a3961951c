//! Positions made by hand and matches played from them through the JSON face.

#![allow(clippy::needless_pass_by_value, reason = "JSON literals read better by value")]

use crew_heist::CrewHeist;
use engine::json::to_value;
use engine::{Face, Match, Seat};
use serde_json::{Value, json};

/// A match in play, with what the last move told.
pub(crate) struct Heist {
    pub(crate) played: Box<dyn Match>,
    pub(crate) told: Vec<Value>,
}

/// Two characters and more, always in this order where a test does not say.
const CREW: [&str; 6] = ["ghost", "brick", "hawk", "velvet", "wrench", "dash"];

/// A position: options and everything else as after the set-up, in the player phase of round 1, tiles down, no guards.
pub(crate) struct Position(pub(crate) Value);

impl Position {
    /// On the tower, with these options beside.
    pub(crate) fn new(options: Value) -> Self {
        let mut all = json!({"map": "tower", "clock": "untimed", "planning": "free", "characters": "choose"});
        merge(&mut all, options);
        let mut played = Face::<CrewHeist>::shared().new_match(&all).unwrap();
        let seats = played.seats();
        for (seat, character) in CREW.iter().enumerate().take(seats) {
            played.act(Seat::new(seat), &json!({"type": "choose_character", "character": character})).unwrap();
        }
        while played.weight().is_some() {
            played.draw(0).unwrap();
        }
        for seat in 0..seats {
            let first = to_value(&played.legal(Seat::new(seat))[seat % 2]);
            played.act(Seat::new(seat), &first).unwrap();
        }
        for seat in 0..seats {
            if all["planning"] == "free" {
                played.act(Seat::new(seat), &json!({"type": "ready"})).unwrap();
            }
        }
        let mut position = to_value(&played.position());
        position["guards"] = json!([]);
        Self(position)
    }

    /// One seat on the tower.
    pub(crate) fn solo() -> Self {
        Self::new(json!({"seats": 1}))
    }

    pub(crate) fn seats(seats: u8) -> Self {
        Self::new(json!({"seats": seats}))
    }

    /// With the option `items`, and every card of the deck out of the game but those that a test puts somewhere.
    pub(crate) fn items(seats: u8) -> Self {
        let mut position = Self::new(json!({"seats": seats, "items": true}));
        position.0["decks"]["items"] = json!({});
        position.0["players"].as_array_mut().unwrap().iter_mut().for_each(|player| player["inventory"] = json!([]));
        position
    }

    /// Changes fields of a player.
    pub(crate) fn player(mut self, seat: usize, fields: Value) -> Self {
        merge(&mut self.0["players"][seat], fields);
        self
    }

    /// Changes fields of the position.
    pub(crate) fn with(mut self, fields: Value) -> Self {
        merge(&mut self.0, fields);
        self
    }

    /// Puts guards on squares.
    pub(crate) fn guards(mut self, guards: &[(u8, &str)]) -> Self {
        let form = |(n, square): &(u8, &str)| json!({"n": n, "square": square, "distracted": false, "elite": null, "extra": 0});
        self.0["guards"] = guards.iter().map(form).collect();
        self
    }

    /// The level in force and reached, and the track.
    pub(crate) fn alarm(mut self, track: u8, in_force: u8) -> Self {
        let alarm = [0, 2, 5, 9, 14, 20].iter().rposition(|first| track >= *first).unwrap();
        merge(&mut self.0, json!({"track": track, "alarm": alarm, "in_force": in_force, "reached": in_force}));
        self
    }

    /// Turns a tile up, taking it out of its deck.
    pub(crate) fn tile(mut self, square: &str, tile: &str) -> Self {
        let tiles = self.0["tiles"].as_array_mut().unwrap();
        let lying = tiles.iter_mut().find(|lying| lying["square"] == square).unwrap_or_else(|| panic!("{square}"));
        (lying["state"], lying["tile"]) = (json!("up"), json!(tile));
        let back = lying.get("back").cloned();
        let decks = &mut self.0["decks"];
        let deck = match back {
            Some(back) => &mut decks["room"][back.as_str().unwrap()],
            None if decks["hall"].get(tile).is_some() => &mut decks["hall"],
            None => &mut decks["door"],
        };
        let deck = deck.as_object_mut().unwrap();
        let left = deck.remove(tile).unwrap_or_else(|| panic!("no {tile} left")).as_u64().unwrap();
        if left > 1 {
            deck.insert(tile.to_owned(), json!(left - 1));
        }
        self
    }

    /// Gives the Room squares of one bag these backs, in the order of the bag.
    pub(crate) fn backs(mut self, backs: &[(&str, &str)]) -> Self {
        for (square, back) in backs {
            let tiles = self.0["tiles"].as_array_mut().unwrap();
            tiles.iter_mut().find(|lying| lying["square"] == *square).unwrap()["back"] = json!(back);
        }
        self
    }

    pub(crate) fn start(self) -> Heist {
        let played = Face::<CrewHeist>::shared().load(&self.0).unwrap_or_else(|refusal| panic!("{refusal} in {}", self.0));
        Heist { played, told: Vec::new() }
    }

    pub(crate) fn refused(self) -> String {
        Face::<CrewHeist>::shared().load(&self.0).map(|_| ()).unwrap_err().to_string()
    }
}

/// Puts the fields of one object into another, deeply.
pub(crate) fn merge(into: &mut Value, fields: Value) {
    match (into, fields) {
        (Value::Object(into), Value::Object(fields)) => {
            for (name, value) in fields {
                let deep =
                    value.is_object() && into.get(&name).is_some_and(Value::is_object) && !["evidence", "decks"].contains(&name.as_str());
                if deep { merge(into.get_mut(&name).unwrap(), value) } else { drop(into.insert(name, value)) }
            }
        }
        (into, value) => *into = value,
    }
}

impl Heist {
    /// A game from its beginning.
    pub(crate) fn new(options: Value) -> Self {
        Self { played: Face::<CrewHeist>::shared().new_match(&options).unwrap(), told: Vec::new() }
    }

    pub(crate) fn position(&self) -> Value {
        to_value(&self.played.position())
    }

    pub(crate) fn player(&self, seat: usize) -> Value {
        self.position()["players"][seat].clone()
    }

    /// Fields of a player against those expected.
    pub(crate) fn is(&mut self, seat: usize, expected: Value) -> &mut Self {
        let player = self.player(seat);
        for (name, value) in expected.as_object().unwrap() {
            assert_eq!(player[name], *value, "{name} of seat {seat} in {player}");
        }
        self
    }

    /// Fields of the position against those expected.
    pub(crate) fn has(&mut self, expected: Value) -> &mut Self {
        let position = self.position();
        for (name, value) in expected.as_object().unwrap() {
            assert_eq!(position[name], *value, "{name}");
        }
        self
    }

    /// A seat acts.
    pub(crate) fn act(&mut self, seat: usize, action: Value) -> &mut Self {
        let played = self.played.act(Seat::new(seat), &action).unwrap_or_else(|refusal| panic!("{action} of seat {seat}: {refusal}"));
        self.told = played.events.iter().map(|heard| to_value(&heard.event)).collect();
        self
    }

    /// A seat acts and is refused; nothing has changed.
    pub(crate) fn refuses(&mut self, seat: usize, action: Value, code: &str) -> &mut Self {
        let before = self.position();
        let refusal = self.played.act(Seat::new(seat), &action).map(|_| ()).err();
        assert_eq!(refusal.map(|refusal| refusal.code), Some(code), "{action} of seat {seat}");
        assert_eq!(before, self.position());
        self
    }

    /// Chance falls so.
    pub(crate) fn falls(&mut self, outcome: Value) -> &mut Self {
        let played = self.played.chance(&outcome).unwrap_or_else(|refusal| {
            let possible = self.played.outcomes(40).map(|list| list.into_iter().map(|(one, _)| one.to_string()).collect::<Vec<_>>());
            panic!("{outcome}: {refusal}; possible: {possible:?}")
        });
        self.told = played.events.iter().map(|heard| to_value(&heard.event)).collect();
        self
    }

    /// The dice of a seat fall so.
    pub(crate) fn dice(&mut self, seat: usize, faces: &[u8]) -> &mut Self {
        self.falls(json!({"type": "dice", "seat": seat, "faces": faces}))
    }

    /// A throw with these dice, and how they fall.
    pub(crate) fn throws(&mut self, seat: usize, mut action: Value, faces: &[u8]) -> &mut Self {
        if action["type"] != "roll" {
            action["dice"] = json!(faces.len());
        }
        self.act(seat, action).dice(seat, faces)
    }

    /// Everybody waits, and a quiet night comes: the environment phase with nothing but guards.
    pub(crate) fn ends_quietly(&mut self) -> &mut Self {
        self.everybody_waits();
        self.falls(json!({"type": "event", "card": "quiet_night"}))
    }

    pub(crate) fn everybody_waits(&mut self) -> &mut Self {
        for seat in 0..self.played.seats() {
            let waits = json!({"type": "wait"});
            if self.played.legal(Seat::new(seat)).iter().any(|action| to_value(action) == waits) {
                self.act(seat, waits);
            }
        }
        self
    }

    /// Where a guard stands.
    pub(crate) fn guard(&self, n: u8) -> String {
        let guards = self.position()["guards"].clone();
        let found = guards.as_array().unwrap().iter().find(|guard| guard["n"] == n).cloned();
        found.unwrap_or_else(|| panic!("no guard {n}"))["square"].as_str().unwrap().to_owned()
    }

    /// The squares a guard stepped onto in the last move.
    pub(crate) fn steps_of(&self, n: u8) -> Vec<String> {
        let moved = self.told.iter().filter(|event| event["event"] == "guard_moved" && event["guard"] == n);
        moved.map(|event| event["to"].as_str().unwrap().to_owned()).collect()
    }

    /// Events of a kind in the last move.
    pub(crate) fn heard(&self, kind: &str) -> Vec<Value> {
        self.told.iter().filter(|event| event["event"] == kind).cloned().collect()
    }

    pub(crate) fn legal(&self, seat: usize) -> Vec<Value> {
        self.played.legal(Seat::new(seat)).iter().map(|action| to_value(action)).collect()
    }
}

pub(crate) fn run(to: &str) -> Value {
    json!({"type": "run", "to": to})
}

pub(crate) fn sneak(to: &str) -> Value {
    json!({"type": "sneak", "to": to})
}

pub(crate) fn walk(to: &str) -> Value {
    json!({"type": "walk", "to": to})
}

pub(crate) fn tile(square: &str, action: u8) -> Value {
    json!({"type": "tile", "tile": square, "action": action})
}

pub(crate) fn stop(x: u8) -> Value {
    json!({"type": "stop", "x": x})
}

pub(crate) fn roll(reroll: &[u8], add: u8) -> Value {
    json!({"type": "roll", "reroll": reroll, "add": add})
}
