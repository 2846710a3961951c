//! Games that begin in a given position, and pairs of positions that somebody may not tell apart. The tests of the server use them too.

use engine::face::{GameFace, Match};
use engine::json::to_value;
use engine::page::Page;
use engine::{Choice, Luck, Message, Mode, OptionSpec, Refusal, Seat, SeatSet, Turn, Viewer, Words};
use fair::FastRng;
use serde_json::{Value, json};

/// A game that begins in a given position, so that two tables can begin in positions that somebody may not tell apart.
pub(crate) struct From {
    game: &'static dyn GameFace,
    position: Value,
}

impl From {
    pub(crate) fn position(game: &'static dyn GameFace, position: Value) -> &'static dyn GameFace {
        Box::leak(Box::new(Self { game, position }))
    }
}

impl GameFace for From {
    fn slug(&self) -> &'static str {
        self.game.slug()
    }
    fn title(&self) -> &'static str {
        self.game.title()
    }
    fn rules_version(&self) -> u32 {
        self.game.rules_version()
    }
    fn seats(&self) -> (u8, u8) {
        self.game.seats()
    }

    fn minutes(&self) -> u16 {
        self.game.minutes()
    }

    fn quick_start(&self) -> &'static str {
        self.game.quick_start()
    }

    fn is_race(&self) -> bool {
        self.game.is_race()
    }
    fn option_specs(&self) -> &'static [OptionSpec] {
        self.game.option_specs()
    }
    fn new_match(&self, _: &Value) -> Result<Box<dyn Match>, Refusal> {
        self.game.load(&self.position)
    }
    fn load(&self, position: &Value) -> Result<Box<dyn Match>, Refusal> {
        self.game.load(position)
    }
    fn describe_event(&self, event: &Value) -> Option<Message> {
        self.game.describe_event(event)
    }
    fn choices(&self, seat: Seat, view: &Value, actions: &[Value]) -> Option<Vec<Choice>> {
        self.game.choices(seat, view, actions)
    }
    fn draw(&self, viewer: Viewer, view: &Value, words: &dyn Words, page: &mut Page) -> bool {
        self.game.draw(viewer, view, words, page)
    }
}

/// Positions of Dice Heist with an empty deck, so that chance falls alike in both worlds, before the end, and with artifacts to hide.
pub(crate) fn late_positions(dice_heist: &dyn GameFace) -> Vec<Value> {
    let mut found = Vec::new();
    for seed in 0..40 {
        let mut played = dice_heist.new_match(&json!({"seats": 3, "open_artifacts": false, "stall_guard": 0})).unwrap();
        let mut luck = FastRng::new(seed);
        while let Some(()) = step(played.as_mut(), &mut luck) {
            let position = to_value(&played.position());
            if position["deck"].as_array().is_some_and(Vec::is_empty) && position["phase"] == "action" {
                found.push(position);
                break;
            }
        }
    }
    found
}

fn step(played: &mut dyn Match, luck: &mut FastRng) -> Option<()> {
    if let Some(weight) = played.weight() {
        played.draw(luck.below(weight)).unwrap();
        return Some(());
    }
    let seat = played.turn().seats().lowest()?;
    let legal = played.legal(seat);
    played.act(seat, &to_value(&legal[luck.below(legal.len() as u64) as usize])).unwrap();
    Some(())
}

/// DH-4.11, DH-4.12: the artifacts of the seats the viewer may not look at, dealt anew among them.
pub(crate) fn scrambled(position: &Value, viewer: Viewer, luck: &mut FastRng) -> Value {
    let mut other = position.clone();
    let hidden: Vec<usize> = (0..3).filter(|seat| !viewer.is(Seat::new(*seat))).collect();
    let pile = |seat: usize| position["players"][seat]["artifacts"].as_array().unwrap();
    let mut cards: Vec<Value> = hidden.iter().flat_map(|seat| pile(*seat).clone()).collect();
    luck.shuffle(&mut cards);
    for seat in hidden {
        let mut dealt: Vec<Value> = cards.drain(..pile(seat).len()).collect();
        dealt.sort_by_key(|card| all_cards(position).iter().position(|known| known == card));
        other["players"][seat]["artifacts"] = Value::Array(dealt);
    }
    other
}

/// Every artifact in play, in an order that does not depend on who has it.
fn all_cards(position: &Value) -> Vec<Value> {
    let mut cards: Vec<Value> = (0..3).flat_map(|seat| position["players"][seat]["artifacts"].as_array().unwrap().clone()).collect();
    cards.sort_by_key(Value::to_string);
    cards
}

/// Positions of Two Vaults in which everybody may mark a token.
pub(crate) fn hiding_positions(two_vaults: &dyn GameFace) -> Vec<Value> {
    let mut found = Vec::new();
    for seed in 0..60 {
        let mut played = two_vaults.new_match(&json!({"seats": 3})).unwrap();
        let mut luck = FastRng::new(seed);
        while let Some(()) = step(played.as_mut(), &mut luck) {
            let everybody = played.turn() == Turn::Seats { mode: Mode::Open, seats: SeatSet::first(3) };
            let may_mark = |seat: Seat| to_value(&played.legal(seat)[0])["type"] == "mark";
            if everybody && Seat::all(3).all(may_mark) {
                found.push(to_value(&played.position()));
                break;
            }
        }
    }
    found
}
