//! Actions and events as sentences by name; the catalogs have the words.

use engine::page::Page;
use engine::{Arg, Message, Seat, Wording, Words};

use crate::action::{Action, Faces};
use crate::content::{Card, Cards, Museum};
use crate::event::{Event, FirstBy};
use crate::state::AttemptKind;
use crate::view::View;
use crate::{DiceHeist, draw};

impl Wording for DiceHeist {
    fn action_kind(action: &Action) -> &'static str {
        match action {
            Action::Recruit { .. } => "recruit",
            Action::Heist { .. } => "heist",
            Action::Raid { .. } => "raid",
        }
    }

    fn describe_action(_view: &View, _seat: Seat, action: &Action) -> Message {
        match *action {
            Action::Recruit { from: None } => Message::new("dice-heist-action-recruit"),
            Action::Recruit { from: Some(from) } => Message::new("dice-heist-action-recruit-from").with("from", from),
            Action::Heist { museum: place, sidekicks } => {
                Message::new("dice-heist-action-heist").with("museum", museum(place)).with("sidekicks", sidekicks)
            }
            Action::Raid { card: target, sidekicks } => Message::new("dice-heist-action-raid")
                .with("card", card(target))
                .with("museum", museum(target.museum()))
                .with("sidekicks", sidekicks),
        }
    }

    fn describe_event(event: &Event) -> Message {
        match event {
            Event::GameStarted { options } => Message::new("dice-heist-event-game-started").with("seats", options.seats),
            Event::FirstRoll { seat, face } => Message::new("dice-heist-event-first-roll").with("seat", *seat).with("face", *face),
            Event::FirstRollTie { seats } => {
                Message::new("dice-heist-event-first-roll-tie").with("seats", Arg::List(seats.iter().map(Arg::Seat).collect()))
            }
            Event::FirstPlayer { seat, by } => {
                let key = match by {
                    FirstBy::Roll => "dice-heist-event-first-player-roll",
                    FirstBy::Option => "dice-heist-event-first-player-option",
                };
                Message::new(key).with("seat", *seat)
            }
            Event::TurnStarted { turn, seat, deck } => {
                Message::new("dice-heist-event-turn-started").with("turn", *turn).with("seat", *seat).with("deck", *deck)
            }
            Event::Revealed { card: shown, museum: place, minor, deck, .. } => {
                let key = if *minor { "dice-heist-event-revealed-minor" } else { "dice-heist-event-revealed" };
                Message::new(key).with("card", card(*shown)).with("museum", museum(*place)).with("deck", *deck)
            }
            Event::DeckEmpty => Message::new("dice-heist-event-deck-empty"),
            Event::Recruited { seat, from, sidekicks, supply } => {
                let message = match from {
                    None => Message::new("dice-heist-event-recruited"),
                    Some(from) => Message::new("dice-heist-event-recruited-from").with("from", *from),
                };
                message.with("seat", *seat).with("sidekicks", *sidekicks).with("supply", *supply)
            }
            Event::Attempt { .. } | Event::Rolled { .. } | Event::Stolen { .. } | Event::Failed { .. } => describe_attempt(event),
            Event::GameOver { result } => Message::new("dice-heist-event-game-over")
                .with("winners", Arg::List(result.winners.iter().map(Arg::Seat).collect()))
                .with("count", result.winners.len() as u32),
        }
    }

    fn draw(view: &View, words: &dyn Words, page: &mut Page) {
        draw::draw(view, words, page);
    }
}

/// The name of a museum.
pub(crate) fn museum(museum: Museum) -> Message {
    Message::new(format!("dice-heist-museum-{}", museum.id()))
}

/// The name of an exhibit.
pub(crate) fn card(card: Card) -> Message {
    Message::new(format!("dice-heist-card-{}", card.id()))
}

fn cards(cards: Cards) -> Arg {
    Arg::List(cards.iter().map(|one| card(one).into()).collect())
}

fn faces(faces: Faces) -> Arg {
    Arg::Text(faces.iter().map(|face| face.to_string()).collect::<Vec<_>>().join(" ").into())
}

fn describe_attempt(event: &Event) -> Message {
    match event {
        Event::Attempt { seat, museum: place, card: target, dice, needs, chance, .. } => {
            let message = match target {
                None => Message::new("dice-heist-event-attempt-heist"),
                Some(target) => Message::new("dice-heist-event-attempt-raid").with("card", card(*target)),
            };
            message.with("seat", *seat).with("museum", museum(*place)).with("dice", *dice).with("needs", *needs).with("chance", *chance)
        }
        Event::Rolled { seat, faces: rolled, success } => {
            let key = if *success { "dice-heist-event-rolled-success" } else { "dice-heist-event-rolled-failure" };
            Message::new(key).with("seat", *seat).with("faces", faces(*rolled))
        }
        Event::Stolen { seat, kind, museum: place, cards: haul, returned, supply } => {
            let key = match kind {
                AttemptKind::Heist => "dice-heist-event-stolen-heist",
                AttemptKind::Raid => "dice-heist-event-stolen-raid",
            };
            let message = Message::new(key).with("seat", *seat).with("museum", museum(*place)).with("cards", cards(*haul));
            message.with("returned", *returned).with("supply", *supply)
        }
        Event::Failed { seat, museum: place, kept, .. } => {
            Message::new("dice-heist-event-failed").with("seat", *seat).with("museum", museum(*place)).with("kept", *kept)
        }
        _ => unreachable!("only what an attempt brings about is described here"),
    }
}
