//! Two tables that differ only in what a viewer may not know send that viewer the same frames.

use engine::face::{GameFace, Match};
use engine::json::{to_json, to_value};
use engine::page::Page;
use engine::{Game, Luck, Message, Mode, Odds, OptionSpec, Refusal, Seat, SeatSet, Turn, Viewer, Words};
use fair::FastRng;
use laws::SplitMix;
use protocol::{FromClient, Settings};
use serde_json::{Value, json};

use crate::acting::open_phase;
use crate::hall::{ANN, BOB, CAT, EVE, Hall, dice_heist, pick, plan, two_vaults};
use crate::two_vaults::fault::Fault;
use crate::two_vaults::{TwoVaults, scramble};

/// A game that begins in a given position, so that two tables can begin in positions that somebody may not tell apart.
struct From {
    game: &'static dyn GameFace,
    position: Value,
}

impl From {
    fn position(game: &'static dyn GameFace, position: Value) -> &'static dyn GameFace {
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
    fn describe_action(&self, seat: Seat, view: &Value, action: &Value) -> Option<Message> {
        self.game.describe_action(seat, view, action)
    }
    fn odds(&self, seat: Seat, view: &Value, action: &Value) -> Option<Odds> {
        self.game.odds(seat, view, action)
    }
    fn draw(&self, viewer: Viewer, view: &Value, words: &dyn Words, page: &mut Page) -> bool {
        self.game.draw(viewer, view, words, page)
    }
}

/// Positions of Dice Heist with an empty deck, so that chance falls alike in both worlds, before the end, and with artifacts to hide.
fn late_positions() -> Vec<Value> {
    let mut found = Vec::new();
    for seed in 0..40 {
        let mut played = dice_heist().new_match(&json!({"seats": 3, "open_artifacts": false, "stall_guard": 0})).unwrap();
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
fn scrambled(position: &Value, viewer: Viewer, luck: &mut FastRng) -> Value {
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

/// The frames that one connection has got.
fn frames(hall: &Hall, connection: u64) -> &[String] {
    &hall.client(connection).frames
}

fn table_of_three(game: &'static dyn GameFace, seed: u64) -> Hall {
    let mut hall = Hall::with_plan(game, plan(json!({"seats": 3}), Settings::default(), seed));
    hall.seat_all(&[ANN, BOB, CAT]);
    hall.arrive(EVE);
    hall.say(ANN, FromClient::Start);
    hall
}

#[test]
fn hidden_artifacts_do_not_show_in_any_frame() {
    let viewers = [(ANN, Viewer::Seat(Seat::new(0))), (BOB, Viewer::Seat(Seat::new(1))), (EVE, Viewer::Spectator)];
    let (mut compared, mut different) = (0, 0);
    for (seed, position) in (0..).zip(late_positions()) {
        for (connection, viewer) in viewers {
            let mut luck = FastRng::new(seed);
            let other = scrambled(&position, viewer, &mut luck);
            different += usize::from(other != position);
            let mut worlds = [position.clone(), other].map(|position| table_of_three(From::position(dice_heist(), position), seed));
            for turn in 0..40 {
                assert_eq!(frames(&worlds[0], connection), frames(&worlds[1], connection), "seed {seed}, turn {turn}, {viewer:?}");
                let Some(asked) = worlds[0].asked(&[ANN, BOB, CAT]) else { break };
                let action = pick(&worlds[0].client(asked).legal(), &mut luck).clone();
                // What a stranger tries is answered alike too.
                if asked != connection && connection != EVE {
                    let strange = FromClient::Act { decision: None, action: json!({"type": "raid"}), client: "s".to_owned(), nonce: None };
                    worlds.iter_mut().for_each(|hall| hall.say(connection, strange.clone()));
                }
                let over = worlds.each_mut().map(|hall| {
                    hall.act(asked, action.clone());
                    hall.table.phase() == protocol::Phase::Over
                });
                if over.contains(&true) {
                    break;
                }
                compared += 1;
            }
        }
    }
    assert!(compared > 300 && different > 10, "{compared} frames, {different} worlds");
}

/// What others pick before the alarm, and what they mark, is not in any frame: not its content, not its number, not its existence.
#[test]
fn secret_choices_do_not_show_in_any_frame() {
    let pick_of = |vault: &str| json!({"type": "pick", "vault": vault});
    let world = |vault: &str| {
        let mut hall = Hall::begun(two_vaults(), json!({"seats": 3}), Settings::default(), &[ANN, BOB, CAT]);
        hall.arrive(EVE);
        hall.act(BOB, pick_of(vault));
        hall.act(ANN, pick_of("north"));
        hall
    };
    let worlds = ["north", "south"].map(world);
    for connection in [ANN, CAT, EVE] {
        assert_eq!(frames(&worlds[0], connection), frames(&worlds[1], connection));
    }
    assert_ne!(frames(&worlds[0], BOB), frames(&worlds[1], BOB));
}

#[test]
fn a_secret_mark_is_not_even_an_empty_frame() {
    let mut hall = open_phase();
    hall.arrive(EVE);
    let quiet = (frames(&hall, ANN).len(), frames(&hall, EVE).len());
    let mark = hall.client(BOB).legal()[0].clone();
    hall.act(BOB, mark);
    assert_eq!((frames(&hall, ANN).len(), frames(&hall, EVE).len()), quiet);
    // Nor does it show later: the numbers of what follows are those of a world without the mark.
    let mut other = open_phase();
    other.arrive(EVE);
    for hall in [&mut hall, &mut other] {
        hall.act(BOB, json!({"type": "done"}));
        hall.say(ANN, FromClient::View);
    }
    for connection in [ANN, EVE] {
        assert_eq!(frames(&hall, connection), frames(&other, connection));
    }
}

/// Tokens and marks that others hold, from random positions on until the phase ends and they matter.
#[test]
fn hidden_tokens_do_not_show_in_any_frame() {
    type Sound = TwoVaults<{ Fault::Nothing as u8 }>;
    let (mut compared, mut luck) = (0, SplitMix::new(1));
    for (seed, position) in (0..).zip(hiding_positions()) {
        for (connection, viewer) in [(ANN, Viewer::Seat(Seat::new(0))), (EVE, Viewer::Spectator)] {
            let other = to_value(&to_json(&scramble(&Sound::load(&position).unwrap(), viewer, &mut luck)));
            let mut worlds = [position.clone(), other].map(|position| table_of_three(From::position(two_vaults(), position), seed));
            for asked in [ANN, BOB, CAT] {
                let legal = worlds[0].clients[&asked].legal();
                // Only what the viewer itself does must be the same: the others choose in secret.
                for hall in &mut worlds {
                    let own = if asked == connection { &legal } else { &hall.clients[&asked].legal() };
                    let Some(action) = own.iter().find(|action| action["type"] == "mark").cloned() else { continue };
                    hall.act(asked, action);
                }
                assert_eq!(frames(&worlds[0], connection), frames(&worlds[1], connection), "{position}");
                compared += 1;
            }
        }
    }
    assert!(compared > 60, "{compared}");
}

/// Positions of Two Vaults in which everybody may mark a token.
fn hiding_positions() -> Vec<Value> {
    let mut found = Vec::new();
    for seed in 0..60 {
        let mut played = two_vaults().new_match(&json!({"seats": 3})).unwrap();
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
