//! Positions made up for a test, and matches played from them through the JSON face.

#![allow(clippy::needless_pass_by_value, reason = "JSON literals read better by value")]

use std::collections::BTreeSet;

use dice_heist::DiceHeist;
use dice_heist::content::Card;
use engine::json::to_value;
use engine::{Face, Match, Seat, Viewer};
use serde_json::{Value, json};

pub(crate) const MUSEUMS: [&str; 4] = ["hermitage", "metropolitan", "british", "louvre"];

/// Every id, in order.
pub(crate) fn all_cards() -> Vec<String> {
    let cards = MUSEUMS.iter().flat_map(|museum| {
        let letter = museum[..1].to_uppercase();
        (1..=13).map(move |number| format!("{letter}{number:02}"))
    });
    cards.collect::<BTreeSet<_>>().into_iter().collect()
}

/// A position in the making. Cards nobody mentions are in the deck, or with the last seat once the deck is said (section 11 of the rules).
#[derive(Clone)]
pub(crate) struct Setup {
    pub(crate) options: Value,
    phase: &'static str,
    turn: u32,
    seat: usize,
    deck: Option<Vec<String>>,
    shown: Vec<String>,
    held: Vec<Vec<String>>,
    sidekicks: Vec<u8>,
    quiet_turns: u32,
}

pub(crate) fn setup(seats: usize) -> Setup {
    Setup {
        options: json!({"seats": seats}),
        phase: "action",
        turn: 1,
        seat: 0,
        deck: None,
        shown: Vec::new(),
        held: vec![Vec::new(); seats],
        sidekicks: vec![0; seats],
        quiet_turns: 0,
    }
}

fn ids(cards: &str) -> Vec<String> {
    cards.split_whitespace().map(str::to_owned).collect()
}

impl Setup {
    pub(crate) fn option(mut self, name: &str, value: impl Into<Value>) -> Self {
        self.options[name] = value.into();
        self
    }

    pub(crate) fn phase(mut self, phase: &'static str) -> Self {
        self.phase = phase;
        self
    }

    pub(crate) fn acting(mut self, seat: usize) -> Self {
        self.seat = seat;
        self
    }

    pub(crate) fn deck(mut self, cards: &str) -> Self {
        self.deck = Some(ids(cards));
        self
    }

    pub(crate) fn shown(mut self, cards: &str) -> Self {
        self.shown = ids(cards);
        self
    }

    pub(crate) fn held(mut self, seat: usize, cards: &str) -> Self {
        self.held[seat] = ids(cards);
        self
    }

    pub(crate) fn sidekicks(mut self, sidekicks: &[u8]) -> Self {
        self.sidekicks = sidekicks.to_vec();
        self
    }

    pub(crate) fn quiet_turns(mut self, quiet_turns: u32) -> Self {
        self.quiet_turns = quiet_turns;
        self
    }

    pub(crate) fn position(mut self) -> Value {
        let mentioned: BTreeSet<String> =
            self.held.iter().flatten().chain(&self.shown).chain(self.deck.iter().flatten()).cloned().collect();
        let rest = all_cards().into_iter().filter(|card| !mentioned.contains(card)).collect::<Vec<_>>();
        match self.deck {
            None => self.deck = Some(rest),
            Some(_) => self.held.last_mut().unwrap().extend(rest),
        }
        let mut deck = self.deck.unwrap();
        deck.sort();
        let of_type = |cards: &[String], kind: &str| {
            let mut pile: Vec<&String> = cards.iter().filter(|card| kind_of(card) == kind).collect();
            pile.sort();
            json!(pile)
        };
        let players: Vec<Value> = self
            .held
            .iter()
            .zip(&self.sidekicks)
            .map(|(held, sidekicks)| {
                json!({"sidekicks": sidekicks, "artifacts": of_type(held, "artifact"), "gems": of_type(held, "gem"),
                       "paintings": of_type(held, "painting")})
            })
            .collect();
        let mut museums = json!({});
        for museum in MUSEUMS {
            let letter = museum[..1].to_uppercase();
            let mut display: Vec<&String> = self.shown.iter().filter(|card| card.starts_with(&letter)).collect();
            display.sort();
            museums[museum] = json!(display);
        }
        let mut options = json!({"first_seat": null, "targeted_raid": false, "open_artifacts": false, "stall_guard": 3});
        for (name, value) in self.options.as_object().unwrap() {
            options[name] = value.clone();
        }
        json!({"options": options, "phase": self.phase, "turn": self.turn, "seat": self.seat, "first_roll": null, "deck": deck,
               "museums": museums, "supply": 10 - self.sidekicks.iter().sum::<u8>(), "players": players, "attempt": null,
               "quiet_turns": self.quiet_turns, "result": null})
    }

    pub(crate) fn play(self) -> Play {
        let position = self.position();
        Play(Face::<DiceHeist>::shared().load(&position).unwrap_or_else(|refusal| panic!("{refusal}: {position}")))
    }
}

fn kind_of(card: &str) -> &'static str {
    use dice_heist::content::Kind;
    match Card::find(card).unwrap().kind() {
        Kind::Painting(_) => "painting",
        Kind::Artifacts(_) => "artifact",
        Kind::Gem(_) => "gem",
    }
}

/// A match under test.
pub(crate) struct Play(pub(crate) Box<dyn Match>);

impl Play {
    pub(crate) fn new(options: Value) -> Self {
        Self(Face::<DiceHeist>::shared().new_match(&options).unwrap())
    }

    pub(crate) fn position(&self) -> Value {
        to_value(&self.0.position())
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

    pub(crate) fn reveal(&mut self, card: &str) -> Vec<Value> {
        self.chance(json!({"type": "reveal", "card": card}))
    }

    pub(crate) fn roll(&mut self, faces: &[u8]) -> Vec<Value> {
        self.chance(json!({"type": "roll", "faces": faces}))
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
}

pub(crate) fn recruit() -> Value {
    json!({"type": "recruit"})
}

pub(crate) fn recruit_from(seat: usize) -> Value {
    json!({"type": "recruit", "from": seat})
}

pub(crate) fn heist(museum: &str, sidekicks: u64) -> Value {
    json!({"type": "heist", "museum": museum, "sidekicks": sidekicks})
}

pub(crate) fn raid(card: &str, sidekicks: u64) -> Value {
    json!({"type": "raid", "card": card, "sidekicks": sidekicks})
}
