//! Positions made up for the worked examples, and matches played from them through the JSON face.

#![allow(clippy::needless_pass_by_value, reason = "JSON literals read better by value")]

use engine::json::to_value;
use engine::{Face, Match, Seat, Viewer};
use jewel_heist::JewelHeist;
use serde_json::{Value, json};

/// A position as section 11 of the rules makes them: `gallery`, guard on h8 facing N, light on, no characters, round 5, lead seat 0, unless said
/// otherwise. Jewels lie nowhere and nobody owns any; all cards that are nowhere else are in the deck.
#[derive(Clone)]
pub(crate) struct Scene(pub(crate) Value);

impl Scene {
    /// Players on these spaces, everybody about to move with `tiptoe`.
    pub(crate) fn new(spaces: &str) -> Self {
        let spaces: Vec<&str> = spaces.split_whitespace().collect();
        let seats = spaces.len();
        let seat = |space: &&str| {
            json!({
                "character": null, "special_left": 0, "space": space, "jewels": {}, "jewelry": [], "pack": [], "pick": null, "gear": [],
                "drafted": [], "gear_cost": 0, "passed": true, "card": "tiptoe", "noise": 1, "told": false, "effect_done": false,
                "special_used": false,
            })
        };
        let scene = Self(json!({
            "game": "jewel-heist", "v": 2,
            "options": {
                "seats": seats, "mode": "competitive", "blueprint": "gallery", "first_seat": null, "characters": "none", "gear": "none",
                "jewelry_dealt": 4, "coop_deck": 20, "coop_gear_budget": 4, "coop_finish": "deck", "coop_fence": "plain",
            },
            "phase": "move", "round": 5, "first_seat": 0, "lead": 0, "blueprint": "gallery", "bag": {}, "jewels": {},
            "guard": {"at": "h8", "facing": [0, -1], "light": true}, "smoke": [], "wires": [], "alarms": [],
            "deck": {"count": 30, "cards": (1..=30).map(|number| format!("J{number:02}")).collect::<Vec<_>>()},
            "discard": [], "shared": [], "stacks": [], "seats": spaces.iter().map(seat).collect::<Vec<_>>(),
            "questioned": null, "last_questioned": null, "queue": (0..seats).collect::<Vec<_>>(), "drawn": [], "fence_left": 0, "result": null,
        }));
        scene.lead(0)
    }

    /// A second player in a corner, because nobody plays alone.
    pub(crate) fn pad(self) -> Self {
        let space = self.0["seats"][0]["space"].as_str().unwrap().to_owned();
        Self::new(&format!("{space} o15"))
    }

    pub(crate) fn seats(&self) -> usize {
        self.0["seats"].as_array().unwrap().len()
    }

    /// Sets fields by their paths, as `guard/at`.
    pub(crate) fn with(mut self, path: &str, value: Value) -> Self {
        *self.0.pointer_mut(&format!("/{path}")).unwrap_or_else(|| panic!("{path}")) = value;
        self
    }

    /// Sets a field of one seat.
    pub(crate) fn seat(self, seat: usize, field: &str, value: Value) -> Self {
        self.with(&format!("seats/{seat}/{field}"), value)
    }

    /// Sets a field of every seat.
    pub(crate) fn each<T: serde::Serialize>(self, field: &str, values: &[T]) -> Self {
        values.iter().enumerate().fold(self, |scene, (seat, value)| scene.seat(seat, field, json!(value)))
    }

    pub(crate) fn blueprint(self, name: &str) -> Self {
        self.with("blueprint", json!(name)).with("options/blueprint", json!(name))
    }

    pub(crate) fn guard(self, at: &str, facing: &str) -> Self {
        self.with("guard/at", json!(at)).with("guard/facing", way(facing))
    }

    pub(crate) fn dark(self) -> Self {
        self.with("guard/light", json!(false))
    }

    /// The round with this lead seat, the first seat to fit.
    pub(crate) fn round_led(self, round: usize, lead: usize) -> Self {
        let seats = self.seats();
        let first = (lead + seats - (round - 1) % seats) % seats;
        self.with("round", json!(round)).with("lead", json!(lead)).with("first_seat", json!(first))
    }

    pub(crate) fn lead(self, lead: usize) -> Self {
        let round = self.0["round"].as_u64().unwrap() as usize;
        self.round_led(round, lead)
    }

    pub(crate) fn smoke(self, cells: &[&str]) -> Self {
        self.with("smoke", json!(cells))
    }

    /// Everybody has revealed these cards, each as loud as the rules say without characters.
    pub(crate) fn revealed(self, cards: &[&str]) -> Self {
        const NOISE: [(&str, u16); 16] = [
            ("tiptoe", 1),
            ("creep", 2),
            ("walk", 4),
            ("jog", 6),
            ("dash", 8),
            ("call_fence", 3),
            ("alarm_clock", 1),
            ("felt_slippers", 0),
            ("fuse_cutter", 4),
            ("grappling_hook", 4),
            ("guard_uniform", 3),
            ("hand_mirror", 2),
            ("long_tongs", 3),
            ("smoke_screen", 5),
            ("trip_wire", 2),
            ("walkie_talkie", 5),
        ];
        let noise: Vec<u16> = cards.iter().map(|card| NOISE.iter().find(|(name, _)| name == card).unwrap().1).collect();
        self.each("card", cards).each("noise", &noise)
    }

    pub(crate) fn noise(self, noise: &[u32]) -> Self {
        self.each("noise", noise)
    }

    pub(crate) fn phase(self, phase: &str, queue: &[usize]) -> Self {
        self.with("phase", json!(phase)).with("queue", json!(queue))
    }

    /// The moment before a card is flipped.
    pub(crate) fn flipping(self) -> Self {
        self.phase("flip", &[])
    }

    /// The moment when all are to choose a card; gear of these kinds is in hand.
    pub(crate) fn choosing(self) -> Self {
        let seats = self.seats();
        self.each("card", &vec![Value::Null; seats]).each("noise", &vec![Value::Null; seats]).phase("choose", &[])
    }

    pub(crate) fn character(self, seat: usize, character: &str, special_left: usize) -> Self {
        self.seat(seat, "character", json!(character)).seat(seat, "special_left", json!(special_left))
    }

    /// Gear that a seat has drafted, all of it still in hand.
    pub(crate) fn gear(self, seat: usize, kinds: &[&str]) -> Self {
        let cost: u8 = kinds
            .iter()
            .map(|kind| match *kind {
                "guard_uniform" => 3,
                "smoke_screen" | "trip_wire" | "walkie_talkie" => 1,
                _ => 2,
            })
            .sum();
        self.seat(seat, "gear", json!(kinds)).seat(seat, "drafted", json!(kinds)).seat(seat, "gear_cost", json!(cost))
    }

    /// The jewelry cards of a seat, taken out of the deck.
    pub(crate) fn hand(self, seat: usize, cards: &str) -> Self {
        let cards: Vec<&str> = cards.split_whitespace().collect();
        let scene = self.seat(seat, "jewelry", json!(cards));
        scene.without(&cards)
    }

    fn without(mut self, cards: &[&str]) -> Self {
        let left: Vec<Value> =
            self.0["deck"]["cards"].as_array().unwrap().iter().filter(|card| !cards.contains(&card.as_str().unwrap())).cloned().collect();
        self.0["deck"] = json!({"count": left.len(), "cards": left});
        self
    }

    /// The deck has these cards; all others are out of the game.
    pub(crate) fn deck(mut self, cards: &str) -> Self {
        let cards: Vec<&str> = cards.split_whitespace().collect();
        self.0["deck"] = json!({"count": cards.len(), "cards": cards});
        self
    }

    pub(crate) fn jewels(self, jewels: Value) -> Self {
        self.with("jewels", jewels)
    }

    pub(crate) fn owns(self, seat: usize, jewels: Value) -> Self {
        self.seat(seat, "jewels", jewels)
    }

    pub(crate) fn coop(self, shared: &str) -> Self {
        let cards: Vec<&str> = shared.split_whitespace().collect();
        self.with("options/mode", json!("coop")).with("shared", json!(cards)).without(&cards)
    }

    pub(crate) fn play(&self) -> Play {
        Play::load(&self.0)
    }
}

/// A match being played.
pub(crate) struct Play(pub(crate) Box<dyn Match>);

pub(crate) fn seat(number: usize) -> Viewer {
    Viewer::Seat(Seat::new(number))
}

impl Play {
    pub(crate) fn load(position: &Value) -> Self {
        Self(Face::<JewelHeist>::shared().load(position).unwrap_or_else(|refusal| panic!("{refusal}: {position}")))
    }

    pub(crate) fn new(options: &Value) -> Self {
        Self(Face::<JewelHeist>::shared().new_match(options).unwrap_or_else(|refusal| panic!("{refusal}: {options}")))
    }

    /// Acts and gives back every form of every event with its audience.
    pub(crate) fn act_told(&mut self, seat: usize, action: Value) -> Vec<Value> {
        let played = self.0.act(Seat::new(seat), &action).unwrap_or_else(|refusal| panic!("{refusal}: {action} of {seat}"));
        played.events.iter().map(|heard| serde_json::to_value(heard).unwrap()).collect()
    }

    /// Acts and gives back the events, each form of them.
    pub(crate) fn act(&mut self, seat: usize, action: Value) -> Vec<Value> {
        self.act_told(seat, action).into_iter().map(|told| told["event"].clone()).collect()
    }

    pub(crate) fn play_card(&mut self, seat: usize, card: &str) -> Vec<Value> {
        self.act(seat, json!({"type": "play", "card": card}))
    }

    pub(crate) fn go(&mut self, seat: usize, to: &str) -> Vec<Value> {
        self.act(seat, json!({"type": "move", "to": to}))
    }

    pub(crate) fn chance(&mut self, outcome: Value) -> Vec<Value> {
        let played = self.0.chance(&outcome).unwrap_or_else(|refusal| panic!("{refusal}: {outcome}"));
        played.events.iter().map(|heard| to_value(&heard.event)).collect()
    }

    pub(crate) fn flip(&mut self, card: &str) -> Vec<Value> {
        self.chance(json!({"type": "flip", "card": card}))
    }

    pub(crate) fn refused(&self, seat: usize, action: Value) -> &'static str {
        self.0.fork().act(Seat::new(seat), &action).map(|_| ()).expect_err("the action is refused").code
    }

    pub(crate) fn legal(&self, seat: usize) -> Vec<Value> {
        self.0.legal(Seat::new(seat)).iter().map(|action| to_value(action)).collect()
    }

    /// A field of every legal action that has it, joined: where one can go, what one can place where.
    pub(crate) fn options(&self, seat: usize, field: &str) -> String {
        let mut found: Vec<String> = Vec::new();
        for action in self.legal(seat) {
            if let Some(text) = action[field].as_str().map(str::to_owned).filter(|text| !found.contains(text)) {
                found.push(text);
            }
        }
        found.join(" ")
    }

    pub(crate) fn outcomes(&self) -> Vec<(Value, u64)> {
        self.0.outcomes(1_000).unwrap().iter().map(|(outcome, weight)| (to_value(outcome), *weight)).collect()
    }

    pub(crate) fn position(&self) -> Value {
        to_value(&self.0.position())
    }

    pub(crate) fn at(&self, path: &str) -> Value {
        self.position().pointer(&format!("/{path}")).unwrap_or_else(|| panic!("{path}")).clone()
    }

    pub(crate) fn view(&self, viewer: Viewer) -> Value {
        to_value(&self.0.view(viewer))
    }
}

/// A facing: one of the four letters that section 11 uses, or the two numbers.
pub(crate) fn way(facing: &str) -> Value {
    match facing {
        "N" => json!([0, -1]),
        "E" => json!([1, 0]),
        "S" => json!([0, 1]),
        "W" => json!([-1, 0]),
        numbers => serde_json::from_str(numbers).unwrap_or_else(|_| panic!("{numbers}")),
    }
}

/// The first event of that name.
pub(crate) fn event(events: &[Value], name: &str) -> Value {
    events.iter().find(|event| event["event"] == name).unwrap_or_else(|| panic!("{name} in {events:?}")).clone()
}

/// Whether there is an event of that name.
pub(crate) fn has(events: &[Value], name: &str) -> bool {
    events.iter().any(|event| event["event"] == name)
}

/// A list of names, joined.
pub(crate) fn joined(list: &Value) -> String {
    list.as_array().unwrap().iter().map(|name| name.as_str().unwrap()).collect::<Vec<_>>().join(" ")
}
