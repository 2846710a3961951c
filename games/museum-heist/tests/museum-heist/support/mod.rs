//! Worked positions read from `diagrams.txt`, and matches played from them through the JSON face.

#![allow(clippy::needless_pass_by_value, reason = "JSON literals read better by value")]

use engine::json::to_value;
use engine::{Face, Match, Seat, Viewer};
use museum_heist::MuseumHeist;
use museum_heist::content::Character;
use museum_heist::geometry::Pieces;
use museum_heist::space::Space;
use serde_json::{Value, json};

/// A worked position and what must be true of it.
pub(crate) struct Diagram {
    pub(crate) number: &'static str,
    pub(crate) board: &'static str,
    pub(crate) pieces: Pieces,
    pub(crate) artwork: Space,
    pub(crate) assertions: Vec<(&'static str, &'static str)>,
}

pub(crate) fn space(name: &str) -> Space {
    Space::find(name).unwrap_or_else(|| panic!("{name}"))
}

/// A character by its letter.
pub(crate) fn character(letter: &str) -> Character {
    Character::ALL.into_iter().find(|character| letter == character.letter().to_string()).unwrap_or_else(|| panic!("{letter}"))
}

/// Characters by their letters.
pub(crate) fn characters(letters: &str) -> Vec<Character> {
    letters.chars().map(|letter| character(&letter.to_string())).collect()
}

/// All worked positions.
pub(crate) fn diagrams() -> Vec<Diagram> {
    let text = include_str!("../diagrams.txt");
    let lines = text.lines().filter(|line| !line.starts_with(';') && !line.is_empty());
    let mut found: Vec<Diagram> = Vec::new();
    for line in lines {
        if let Some(head) = line.strip_prefix("diagram ") {
            let (number, board) = head.split_once(' ').expect("a number and a board");
            found.push(Diagram { number, board, pieces: Pieces::default(), artwork: Space::default(), assertions: Vec::new() });
            continue;
        }
        let diagram = found.last_mut().expect("a diagram begins with its number");
        match line.split_once(" = ") {
            Some(assertion) => diagram.assertions.push(assertion),
            None => read_rank(diagram, line),
        }
    }
    found
}

/// One line of a position: the number of the rank and its spaces. The line of file letters has no number.
fn read_rank(diagram: &mut Diagram, line: &str) {
    let mut signs = line.split_whitespace();
    let Ok(rank) = signs.next().unwrap_or_default().parse::<u8>() else { return };
    for (sign, file) in signs.zip(0..) {
        let here = Space { file, rank: rank - 1 };
        match sign {
            "." | "o" | "#" => {}
            "*" => diagram.artwork = here,
            letter => diagram.pieces[character(letter).index()] = here,
        }
    }
}

/// The worked position of that number.
pub(crate) fn diagram(number: &str) -> Diagram {
    diagrams().into_iter().find(|diagram| diagram.number == number).unwrap_or_else(|| panic!("{number}"))
}

impl Diagram {
    fn pieces_json(&self) -> Value {
        Character::ALL
            .iter()
            .map(|piece| (piece.id().to_owned(), json!(self.pieces[piece.index()])))
            .collect::<serde_json::Map<_, _>>()
            .into()
    }

    /// The position with these cards, seat 0 on turn in round 1.
    pub(crate) fn turn(&self, cards: &[Character]) -> Value {
        let seats = cards.len();
        json!({
            "game": "museum-heist",
            "options": {"seats": seats, "first_seat": null, "board": self.board, "landing": "own", "reveal_all": false, "target": null},
            "phase": "turn", "round": 1, "start_seat": 0, "turn": 0,
            "pieces": self.pieces_json(), "artwork": self.artwork, "cards": cards, "wrong": [],
            "swaps": vec![2; seats], "won": vec![json!([]); seats], "results": null,
        })
    }

    /// The position before the artwork is laid, seat 0 of two being the placer.
    pub(crate) fn placing(&self) -> Value {
        let mut position = self.turn(&[Character::Artist, Character::Artist]);
        for (field, value) in [
            ("phase", json!("place_artwork")),
            ("turn", Value::Null),
            ("start_seat", json!(1)),
            ("artwork", Value::Null),
            ("cards", json!([null, null])),
        ] {
            position[field] = value;
        }
        position
    }
}

/// The position with some fields changed; a field of the options by its path, as `options/landing`.
pub(crate) fn with<const N: usize>(mut position: Value, changes: [(&str, Value); N]) -> Value {
    for (path, value) in changes {
        *position.pointer_mut(&format!("/{path}")).unwrap_or_else(|| panic!("{path}")) = value;
    }
    position
}

/// A match being played.
pub(crate) struct Play(pub(crate) Box<dyn Match>);

impl Play {
    pub(crate) fn load(position: &Value) -> Self {
        Self(Face::<MuseumHeist>::shared().load(position).unwrap_or_else(|refusal| panic!("{refusal}: {position}")))
    }

    pub(crate) fn new(options: &Value) -> Self {
        Self(Face::<MuseumHeist>::shared().new_match(options).unwrap_or_else(|refusal| panic!("{refusal}: {options}")))
    }

    /// Acts and gives back every form of every event with its audience.
    pub(crate) fn act(&mut self, seat: usize, action: Value) -> Vec<Value> {
        let played = self.0.act(Seat::new(seat), &action).unwrap_or_else(|refusal| panic!("{refusal}: {action} of {seat}"));
        played.events.iter().map(|heard| serde_json::to_value(heard).unwrap()).collect()
    }

    /// Acts and gives back the events as one viewer hears them.
    pub(crate) fn act_heard(&mut self, seat: usize, action: Value, viewer: Viewer) -> Vec<Value> {
        let played = self.0.act(Seat::new(seat), &action).unwrap_or_else(|refusal| panic!("{refusal}: {action} of {seat}"));
        played.events.iter().filter(|heard| heard.seats.includes(viewer)).map(|heard| to_value(&heard.event)).collect()
    }

    pub(crate) fn chance(&mut self, outcome: Value) -> Vec<Value> {
        let played = self.0.chance(&outcome).unwrap_or_else(|refusal| panic!("{refusal}: {outcome}"));
        played.events.iter().map(|heard| to_value(&heard.event)).collect()
    }

    pub(crate) fn refused(&self, seat: usize, action: Value) -> &'static str {
        self.0.fork().act(Seat::new(seat), &action).map(|_| ()).expect_err("the action is refused").code
    }

    pub(crate) fn legal(&self, seat: usize) -> Vec<Value> {
        self.0.legal(Seat::new(seat)).iter().map(|action| to_value(action)).collect()
    }

    pub(crate) fn position(&self) -> Value {
        to_value(&self.0.position())
    }

    pub(crate) fn view(&self, viewer: Viewer) -> Value {
        to_value(&self.0.view(viewer))
    }

    /// The cards as a seat sees them.
    pub(crate) fn cards_of(&self, seat: usize) -> Value {
        self.view(Viewer::Seat(Seat::new(seat)))["cards"].clone()
    }
}

/// How many of the actions are of a kind.
pub(crate) fn of_kind(actions: &[Value], kind: &str) -> usize {
    actions.iter().filter(|action| action["type"] == kind).count()
}

pub(crate) fn all(event: Value) -> Value {
    json!({"event": event, "seats": "all"})
}
