//! Actions and events as sentences by name; the catalogs have the words.

use engine::page::Page;
use engine::{Arg, Message, Seat, SeatSet, Wording, Words};

use crate::action::{Action, Crystals, Faces};
use crate::content::{Crystal, DICE, FACES, Tool};
use crate::event::{Event, FirstBy, LeaderBy, MinedBy};
use crate::score::{End, GameResult};
use crate::view::View;
use crate::{QuartzDice, draw};

impl Wording for QuartzDice {
    fn action_kind(action: &Action) -> &'static str {
        match action {
            Action::Reroll { .. } => "reroll",
            Action::Stop => "stop",
            Action::Act { .. } => "act",
            Action::EndTurn => "end_turn",
            Action::Return { .. } => "return",
            Action::Protect { .. } => "protect",
            Action::Pass { .. } => "pass",
            Action::Take { .. } => "take",
            Action::Done => "done",
            Action::ChooseLeader { .. } => "choose_leader",
        }
    }

    fn describe_action(_view: &View, _seat: Seat, action: &Action) -> Message {
        match action {
            Action::Reroll { keep, marker } => {
                let message = match (keep.0.dice() == 0, marker) {
                    (true, false) => Message::new("quartz-dice-action-reroll-all"),
                    (true, true) => Message::new("quartz-dice-action-reroll-all-marker"),
                    (false, false) => Message::new("quartz-dice-action-reroll").with("keep", faces(*keep)),
                    (false, true) => Message::new("quartz-dice-action-reroll-marker").with("keep", faces(*keep)),
                };
                message.with("dice", u32::from(DICE) - keep.0.dice())
            }
            Action::Stop => Message::new("quartz-dice-action-stop"),
            Action::Act { action, strength } => describe_act(*action, *strength),
            Action::EndTurn => Message::new("quartz-dice-action-end-turn"),
            Action::Return { crystals: returned } => Message::new("quartz-dice-action-return").with("crystals", crystals(returned)),
            Action::Protect { crystal: one } => Message::new("quartz-dice-action-protect").with("crystal", crystal(*one)),
            Action::Pass { to } => Message::new("quartz-dice-action-pass").with("to", *to),
            Action::Take { from, crystal: one } => {
                Message::new("quartz-dice-action-take").with("crystal", crystal(*one)).with("from", *from)
            }
            Action::Done => Message::new("quartz-dice-action-done"),
            Action::ChooseLeader { seat } => Message::new("quartz-dice-action-choose-leader").with("seat", *seat),
        }
    }

    fn describe_event(event: &Event) -> Message {
        match event {
            Event::GameStarted { options, game } => {
                Message::new("quartz-dice-event-game-started").with("seats", options.seats).with("game", *game)
            }
            Event::FirstLeader { seat, by } => {
                let key = match by {
                    FirstBy::Chance => "quartz-dice-event-first-leader-chance",
                    FirstBy::Option => "quartz-dice-event-first-leader-option",
                    FirstBy::Rotation => "quartz-dice-event-first-leader-rotation",
                };
                Message::new(key).with("seat", *seat)
            }
            Event::RoundStarted { round, leader, added, bag_size } => Message::new("quartz-dice-event-round-started")
                .with("round", *round)
                .with("leader", *leader)
                .with("added", *added)
                .with("bag", *bag_size),
            Event::TurnStarted { seat, round } => Message::new("quartz-dice-event-turn-started").with("seat", *seat).with("round", *round),
            Event::LeaderTie { seats: tied, chooser } => {
                Message::new("quartz-dice-event-leader-tie").with("seats", seats(*tied)).with("chooser", *chooser)
            }
            Event::NewLeader { seat, by, valuable } => {
                let key = match by {
                    LeaderBy::Most => "quartz-dice-event-new-leader-most",
                    LeaderBy::Choice => "quartz-dice-event-new-leader-choice",
                    LeaderBy::Accident => "quartz-dice-event-new-leader-accident",
                };
                Message::new(key).with("seat", *seat).with("valuable", *valuable)
            }
            Event::BagEmpty { .. } => Message::new("quartz-dice-event-bag-empty"),
            Event::GameScored { game, .. } => Message::new("quartz-dice-event-game-scored").with("game", *game),
            Event::GameOver { result } => describe_end(result),
            _ => describe_turn(event),
        }
    }

    fn draw(view: &View, words: &dyn Words, page: &mut Page) {
        draw::draw(view, words, page);
    }
}

/// The name of a crystal.
pub(crate) fn crystal(crystal: Crystal) -> Message {
    Message::new(format!("quartz-dice-crystal-{}", crystal.id()))
}

/// The name of a face.
pub(crate) fn face(face: u8) -> Message {
    Message::new(format!("quartz-dice-face-{}", FACES[usize::from(face)]))
}

/// The name of a tool.
pub(crate) fn tool(tool: Tool) -> Message {
    face(tool.face())
}

fn faces(faces: Faces) -> Arg {
    Arg::List(faces.0.faces().map(|one| face(one).into()).collect())
}

fn crystals(crystals: &Crystals) -> Arg {
    Arg::List(crystals.iter().map(|one| crystal(one).into()).collect())
}

fn seats(seats: SeatSet) -> Arg {
    Arg::List(seats.iter().map(Arg::Seat).collect())
}

fn describe_act(tool: Tool, strength: u8) -> Message {
    let message = match tool {
        Tool::Pickaxe => Message::new("quartz-dice-action-pickaxe"),
        Tool::Jackhammer => Message::new("quartz-dice-action-jackhammer").with("back", tool.returns(strength)),
        Tool::Chest => Message::new("quartz-dice-action-chest"),
        Tool::Transfer => Message::new("quartz-dice-action-transfer"),
        Tool::Steal => Message::new("quartz-dice-action-steal"),
    };
    message.with("strength", strength).with("count", tool.moves(strength))
}

fn describe_end(result: &GameResult) -> Message {
    let key = match result.end {
        End::SixRounds => "quartz-dice-event-game-over-six-rounds",
        End::BagEmpty => "quartz-dice-event-game-over-bag-empty",
        End::TwoLeft => "quartz-dice-event-game-over-two-left",
    };
    Message::new(key).with("winners", seats(result.winners)).with("count", result.winners.len() as u32)
}

/// What happens within a turn.
fn describe_turn(event: &Event) -> Message {
    match event {
        Event::Mined { seat, crystal: mined, by, marker } => {
            let key = match (by, marker) {
                (MinedBy::Turn, false) => "quartz-dice-event-mined-turn",
                (MinedBy::Turn, true) => "quartz-dice-event-mined-turn-unstable",
                (_, false) => "quartz-dice-event-mined",
                (_, true) => "quartz-dice-event-mined-unstable",
            };
            Message::new(key).with("seat", *seat).with("crystal", crystal(*mined))
        }
        Event::Rolled { seat, roll, rolled, marker, .. } => {
            let key = if *marker { "quartz-dice-event-rolled-marker" } else { "quartz-dice-event-rolled" };
            Message::new(key).with("seat", *seat).with("roll", *roll).with("rolled", faces(*rolled))
        }
        Event::Stopped { seat, dice, wilds } => {
            Message::new("quartz-dice-event-stopped").with("seat", *seat).with("dice", faces(*dice)).with("wilds", *wilds)
        }
        Event::Acted { seat, action, strength, wilds } => Message::new("quartz-dice-event-acted")
            .with("seat", *seat)
            .with("tool", tool(*action))
            .with("strength", *strength)
            .with("wilds", *wilds),
        Event::Returned { seat, crystals: returned } => {
            Message::new("quartz-dice-event-returned").with("seat", *seat).with("crystals", crystals(returned))
        }
        Event::Protected { seat, crystal: one } => {
            Message::new("quartz-dice-event-protected").with("seat", *seat).with("crystal", crystal(*one))
        }
        Event::Passed { seat, to } => Message::new("quartz-dice-event-passed").with("seat", *seat).with("to", *to),
        Event::Stolen { seat, from, crystal: one } => {
            Message::new("quartz-dice-event-stolen").with("seat", *seat).with("from", *from).with("crystal", crystal(*one))
        }
        Event::TurnEnded { seat, auto } => {
            let key = if *auto { "quartz-dice-event-turn-ended-auto" } else { "quartz-dice-event-turn-ended" };
            Message::new(key).with("seat", *seat)
        }
        Event::Accident { seat, returned, left, .. } => Message::new("quartz-dice-event-accident")
            .with("seat", *seat)
            .with("crystals", returned.0.len())
            .with("left", left.len() as u32),
        _ => unreachable!("only what happens within a turn is described here"),
    }
}
