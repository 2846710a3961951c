//! Positions made up for a test, and matches played from them through the JSON face.

#![allow(clippy::needless_pass_by_value, reason = "JSON literals read better by value")]

use engine::json::to_value;
use engine::{Face, Match, Seat, Viewer};
use quartz_dice::QuartzDice;
use quartz_dice::content::{CRYSTALS, Crystal, FACES};
use serde_json::{Value, json};

/// Counts by kind, in order.
pub(crate) type Counts = [u8; 7];

/// Crystals as the rules write them: `"2 ruby, amber"`.
pub(crate) fn heap(crystals: &str) -> Counts {
    let mut counts = [0; 7];
    for part in crystals.split(',').map(str::trim).filter(|part| !part.is_empty()) {
        let (count, name) = part.split_once(' ').map_or((1, part), |(count, name)| (count.parse().unwrap(), name));
        counts[Crystal::find(name).unwrap_or_else(|| panic!("{name}")).index()] += count;
    }
    counts
}

/// Dice as the rules write them: `"2 chest, helmet"`.
pub(crate) fn dice(faces: &str) -> Vec<&'static str> {
    let mut counts = [0; 6];
    for part in faces.split(',').map(str::trim).filter(|part| !part.is_empty()) {
        let (count, name) = part.split_once(' ').map_or((1, part), |(count, name)| (count.parse().unwrap(), name));
        counts[FACES.iter().position(|face| *face == name).unwrap_or_else(|| panic!("{name}"))] += count;
    }
    FACES.iter().zip(counts).flat_map(|(face, count)| std::iter::repeat_n(*face, count)).collect()
}

/// All seven kinds as JSON.
pub(crate) fn counts(counts: Counts) -> Value {
    let mut object = json!({});
    for (facts, count) in CRYSTALS.iter().zip(counts) {
        object[facts.id] = json!(count);
    }
    object
}

/// A position in the making; what is not said is as section 11 of the rules has it, and crystals nobody mentions are in the box.
#[derive(Clone)]
pub(crate) struct Setup {
    options: Value,
    phase: &'static str,
    round: u32,
    leader: usize,
    first_leader: usize,
    game: u8,
    games: Value,
    seat: usize,
    to_play: Option<Vec<usize>>,
    bag: Counts,
    carts: Vec<Counts>,
    chests: Vec<Counts>,
    markers: Vec<u32>,
    out: Vec<Option<u8>>,
    turn: Value,
}

pub(crate) fn setup(seats: usize) -> Setup {
    Setup {
        options: json!({"seats": seats, "mode": "standard", "first_seat": null}),
        phase: "act",
        round: 1,
        leader: 0,
        first_leader: 0,
        game: 1,
        games: json!([]),
        seat: 0,
        to_play: None,
        bag: heap("5 quartz"),
        carts: vec![[0; 7]; seats],
        chests: vec![[0; 7]; seats],
        markers: vec![0; seats],
        out: vec![None; seats],
        turn: json!({"dice": [], "rolls": 0, "rolling": 0, "used": [], "wilds_left": 0, "act": null}),
    }
}

impl Setup {
    pub(crate) fn mode(mut self, mode: &str) -> Self {
        self.options["mode"] = json!(mode);
        self
    }

    pub(crate) fn phase(mut self, phase: &'static str) -> Self {
        self.phase = phase;
        self
    }

    pub(crate) fn round(mut self, round: u32) -> Self {
        self.round = round;
        self
    }

    pub(crate) fn leader(mut self, leader: usize) -> Self {
        self.leader = leader;
        self
    }

    pub(crate) fn game(mut self, game: u8, first_leader: usize, games: Value) -> Self {
        (self.game, self.first_leader, self.games) = (game, first_leader, games);
        self
    }

    pub(crate) fn acting(mut self, seat: usize) -> Self {
        self.seat = seat;
        self
    }

    pub(crate) fn waiting(mut self, seats: &[usize]) -> Self {
        self.to_play = Some(seats.to_vec());
        self
    }

    pub(crate) fn bag(mut self, crystals: &str) -> Self {
        self.bag = heap(crystals);
        self
    }

    pub(crate) fn bag_counts(mut self, counts: Counts) -> Self {
        self.bag = counts;
        self
    }

    pub(crate) fn cart(mut self, seat: usize, crystals: &str) -> Self {
        self.carts[seat] = heap(crystals);
        self
    }

    pub(crate) fn chest(mut self, seat: usize, crystals: &str) -> Self {
        self.chests[seat] = heap(crystals);
        self
    }

    pub(crate) fn markers(mut self, seat: usize, markers: u32) -> Self {
        self.markers[seat] = markers;
        self
    }

    pub(crate) fn out(mut self, seat: usize, order: u8) -> Self {
        self.out[seat] = Some(order);
        self
    }

    /// The dice lie; in phase `act` for good, with their wilds.
    pub(crate) fn dice(mut self, faces: &str) -> Self {
        let faces = dice(faces);
        let helmets = faces.iter().filter(|face| **face == "helmet").count();
        self.turn["wilds_left"] = json!(if self.phase == "act" { helmets / 2 } else { 0 });
        self.turn["dice"] = json!(faces);
        self.turn["rolls"] = json!(3);
        self
    }

    pub(crate) fn turn(mut self, field: &str, value: impl Into<Value>) -> Self {
        self.turn[field] = value.into();
        self
    }

    pub(crate) fn position(self) -> Value {
        let seats = self.carts.len();
        let pairs_left = 6_u32.saturating_sub(self.round);
        let mut removed = [0; 7];
        for (kind, facts) in CRYSTALS.iter().enumerate() {
            let placed: u8 = self.carts.iter().chain(&self.chests).map(|heap| heap[kind]).sum();
            let beside = if kind == 6 { 2 * pairs_left as u8 } else { 0 };
            removed[kind] = facts.in_box.checked_sub(placed + beside + self.bag[kind]).expect("there are not that many");
        }
        let jackhammered = self.turn["act"]["drawn"].as_array().filter(|_| self.turn["act"]["name"] == "jackhammer");
        for crystal in jackhammered.into_iter().flatten() {
            removed[Crystal::find(crystal.as_str().unwrap()).unwrap().index()] -= 1;
        }
        let around = (0..seats).map(|step| (self.seat + step) % seats);
        let rest = around.take_while(|&seat| seat == self.seat || seat != self.leader);
        let mut to_play = self.to_play.unwrap_or_else(|| rest.filter(|&seat| self.out[seat].is_none()).collect());
        let has_turn = !["choose_leader", "over", "first_leader"].contains(&self.phase);
        if !has_turn {
            to_play.clear();
        }
        let players: Vec<Value> = (0..seats)
            .map(|seat| {
                json!({"cart": counts(self.carts[seat]), "chest": counts(self.chests[seat]), "markers": self.markers[seat],
                       "out": self.out[seat]})
            })
            .collect();
        json!({"options": self.options, "phase": self.phase, "game": self.game, "games": self.games, "round": self.round,
               "leader": self.leader, "first_leader": self.first_leader, "seat": self.seat, "to_play": to_play,
               "bag": counts(self.bag), "box": counts(removed), "pairs_left": pairs_left, "players": players,
               "turn": if has_turn { self.turn } else { Value::Null }, "result": null})
    }

    pub(crate) fn play(self) -> Play {
        let position = self.position();
        Play(Face::<QuartzDice>::shared().load(&position).unwrap_or_else(|refusal| panic!("{refusal}: {position}")))
    }
}

/// A match under test.
pub(crate) struct Play(pub(crate) Box<dyn Match>);

impl Play {
    pub(crate) fn new(options: Value) -> Self {
        Self(Face::<QuartzDice>::shared().new_match(&options).unwrap())
    }

    pub(crate) fn position(&self) -> Value {
        to_value(&self.0.position())
    }

    pub(crate) fn get(&self, pointer: &str) -> Value {
        self.position().pointer(pointer).unwrap_or_else(|| panic!("{pointer}")).clone()
    }

    pub(crate) fn cart(&self, seat: usize) -> Counts {
        read(&self.get(&format!("/players/{seat}/cart")))
    }

    pub(crate) fn chest(&self, seat: usize) -> Counts {
        read(&self.get(&format!("/players/{seat}/chest")))
    }

    pub(crate) fn bag(&self) -> Counts {
        read(&self.get("/bag"))
    }

    pub(crate) fn markers(&self, seat: usize) -> u64 {
        self.get(&format!("/players/{seat}/markers")).as_u64().unwrap()
    }

    /// The phase, and who is to act.
    pub(crate) fn at(&self) -> (String, Value) {
        (self.get("/phase").as_str().unwrap().to_owned(), self.get("/seat"))
    }

    pub(crate) fn view(&self, viewer: Viewer) -> Value {
        to_value(&self.0.view(viewer))
    }

    pub(crate) fn legal(&self, seat: usize) -> Vec<Value> {
        self.0.legal(Seat::new(seat)).iter().map(|action| to_value(action)).collect()
    }

    /// Acts and gives the events.
    pub(crate) fn act(&mut self, seat: usize, action: Value) -> Vec<Value> {
        let played = self.0.act(Seat::new(seat), &action).unwrap_or_else(|refusal| panic!("{action}: {refusal}"));
        played.events.iter().map(|heard| to_value(&heard.event)).collect()
    }

    /// Chance falls; gives the events.
    pub(crate) fn chance(&mut self, outcome: Value) -> Vec<Value> {
        let played = self.0.chance(&outcome).unwrap_or_else(|refusal| panic!("{outcome}: {refusal}"));
        played.events.iter().map(|heard| to_value(&heard.event)).collect()
    }

    pub(crate) fn draw(&mut self, crystal: &str) -> Vec<Value> {
        self.chance(json!({"type": "draw", "crystal": crystal}))
    }

    pub(crate) fn roll(&mut self, faces: &str) -> Vec<Value> {
        self.chance(json!({"type": "roll", "faces": dice(faces)}))
    }

    /// Tries something that must be refused, and that nothing changed; gives the code.
    pub(crate) fn refused(&mut self, seat: usize, action: Value) -> &'static str {
        let before = self.position();
        let refusal = self.0.act(Seat::new(seat), &action).map(|_| ()).expect_err(&action.to_string());
        assert_eq!(self.position(), before, "{action} was refused but changed something");
        refusal.code
    }

    pub(crate) fn outcomes(&self) -> Vec<(Value, u64)> {
        let listed = self.0.outcomes(100_000).unwrap();
        listed.iter().map(|(outcome, weight)| (to_value(outcome), *weight)).collect()
    }

    /// The weight of drawing this crystal, and of all outcomes.
    pub(crate) fn draw_weight(&self, crystal: &str) -> (u64, u64) {
        let outcomes = self.outcomes();
        let found = outcomes.iter().find(|(outcome, _)| outcome["crystal"] == crystal);
        (found.map_or(0, |(_, weight)| *weight), outcomes.iter().map(|(_, weight)| weight).sum())
    }
}

fn read(object: &Value) -> Counts {
    std::array::from_fn(|kind| object[CRYSTALS[kind].id].as_u64().unwrap() as u8)
}

pub(crate) fn reroll(keep: &str, marker: bool) -> Value {
    json!({"type": "reroll", "keep": dice(keep), "marker": marker})
}

pub(crate) fn stop() -> Value {
    json!({"type": "stop"})
}

pub(crate) fn act(tool: &str, strength: u64) -> Value {
    json!({"type": "act", "action": tool, "strength": strength})
}

/// Tools with their strengths, `"pickaxe 1 2, chest 2"`, and the end of the turn.
pub(crate) fn acts(tools: &str) -> Vec<Value> {
    let parts = tools.split(',').map(str::trim).filter(|part| !part.is_empty());
    let listed = parts.flat_map(|part| {
        let (tool, strengths) = part.split_once(' ').unwrap();
        strengths.split(' ').map(move |strength| act(tool, strength.parse().unwrap()))
    });
    listed.chain([end_turn()]).collect()
}

pub(crate) fn end_turn() -> Value {
    json!({"type": "end_turn"})
}

pub(crate) fn put_back(crystals: &[&str]) -> Value {
    json!({"type": "return", "crystals": crystals})
}

pub(crate) fn protect(crystal: &str) -> Value {
    json!({"type": "protect", "crystal": crystal})
}

pub(crate) fn pass(to: usize) -> Value {
    json!({"type": "pass", "to": to})
}

pub(crate) fn take(from: usize, crystal: &str) -> Value {
    json!({"type": "take", "from": from, "crystal": crystal})
}

pub(crate) fn done() -> Value {
    json!({"type": "done"})
}

pub(crate) fn choose_leader(seat: usize) -> Value {
    json!({"type": "choose_leader", "seat": seat})
}

/// The names of some events.
pub(crate) fn names(events: &[Value]) -> Vec<&str> {
    events.iter().map(|event| event["event"].as_str().unwrap()).collect()
}
