//! Actions and events as sentences by name; the catalogs have the words.

mod guards;

use engine::page::Page;
use engine::{Arg, Message, Seat, SeatSet, Wording, Words};

use crate::action::{Action, Clear, Target};
use crate::content::effect::Token;
use crate::content::{CharacterKind, EliteKind, EventKind, ItemKind, Kind, Skill, TileKind};
use crate::event::{Aim, Event, How, WhyFailed};
use crate::map::square::SquareId;
use crate::rules::score::{Outcome, Reason};
use crate::rules::{acts, dice::Faces, odds};
use crate::state::{Finished, Phase, State};
use crate::view::View;
use crate::{CrewHeist, draw};

macro_rules! names {
    ($($name:ident: $kind:ty, $prefix:literal;)*) => {
        $(pub(crate) fn $name(kind: $kind) -> Message {
            Message::new(format!(concat!("crew-heist-", $prefix, "-{}"), kind.id()))
        })*
    };
}

names! {
    character: CharacterKind, "character";
    tile_name: TileKind, "tile";
    item_name: ItemKind, "item";
    card_name: EventKind, "card";
    elite_name: EliteKind, "elite";
    skill_name: Skill, "skill";
    kind_name: Kind, "kind";
}

/// The name of a phase.
pub(crate) fn phase_name(phase: Phase) -> Message {
    Message::new(format!("crew-heist-phase-{}", phase_word(phase)))
}

fn text(id: SquareId) -> Arg {
    Arg::Text(id.to_string().into())
}

fn numbers(list: impl Iterator<Item = u8>) -> Arg {
    Arg::List(list.map(Arg::from).collect())
}

fn faces(faces: Faces) -> Arg {
    numbers(faces.iter())
}

fn seats(seats: impl Iterator<Item = Seat>) -> Arg {
    Arg::List(seats.map(Arg::Seat).collect())
}

fn squares(list: &[SquareId]) -> Arg {
    Arg::List(list.iter().map(|id| text(*id)).collect())
}

impl Wording for CrewHeist {
    fn action_kind(action: &Action) -> &'static str {
        action.kind()
    }

    fn describe_action(view: &View, seat: Seat, action: &Action) -> Message {
        let state = &view.state;
        let key = format!("crew-heist-action-{}", action.kind().replace('_', "-"));
        let plain = Message::new(key.clone());
        let message = match *action {
            Action::ChooseCharacter { character: kind } => plain.with("character", character(kind)),
            Action::Place { square } => plain.with("square", text(square)),
            Action::Vote { yes } => Message::new(if yes { "crew-heist-action-vote-yes" } else { "crew-heist-action-vote-no" }),
            Action::Run { to, .. } | Action::Sneak { to, .. } | Action::Walk { to } => plain.with("to", text(to)),
            Action::Distract { guard, clear, .. } => match clear {
                None => plain.with("guard", guard),
                Some(Clear::Alert) => Message::new("crew-heist-action-distract-alert").with("guard", guard),
                Some(Clear::Decoy) => Message::new("crew-heist-action-distract-decoy").with("guard", guard),
                Some(Clear::Noise(of)) => Message::new("crew-heist-action-distract-noise").with("guard", guard).with("of", of),
            },
            Action::Fight { guard, .. } | Action::Incapacitate { guard, .. } => plain.with("guard", guard),
            Action::Flip { tile } => plain.with("tile", text(tile)),
            Action::Tile { tile, action, with, .. } => describe_tile(state, tile, action, with),
            Action::Stop { x } => plain.with("x", x),
            Action::Help { seat: lead, .. } => {
                let kind = state.attempts.get(lead.index()).copied().flatten().map_or(Kind::Run, |attempt| attempt.kind);
                plain.with("lead", lead).with("kind", kind_name(kind))
            }
            Action::Roll { reroll, add } => describe_roll(state, seat, reroll, add),
            Action::PickUp { item, square, .. } | Action::Drop { item, square, .. } => {
                plain.with("item", item_name(item)).with("square", text(square))
            }
            Action::Use { item } => describe_use(state, seat, item).with("item", item_name(item)),
            Action::Power { target } => describe_power(state, seat, target),
            _ => plain,
        };
        match action.dice() {
            None => message,
            Some(dice) => {
                let need = odds::obstacle(state, seat, action).map_or(0, |(_, need)| need);
                message.with("dice", dice).with("need", need)
            }
        }
    }

    fn describe_event(event: &Event) -> Message {
        match event {
            Event::Phase { round, phase } => Message::new(format!("crew-heist-event-phase-{}", phase_word(*phase))).with("round", *round),
            Event::Character { seat, character: kind } => {
                Message::new("crew-heist-event-character").with("seat", *seat).with("character", character(*kind))
            }
            Event::Placed { seat, square } => Message::new("crew-heist-event-placed").with("seat", *seat).with("square", text(*square)),
            Event::VoteCalled { seat } => Message::new("crew-heist-event-vote-called").with("seat", *seat),
            Event::Vote { seat, yes } => {
                Message::new(if *yes { "crew-heist-event-vote-yes" } else { "crew-heist-event-vote-no" }).with("seat", *seat)
            }
            Event::VoteResult { passed } => {
                Message::new(if *passed { "crew-heist-event-vote-passed" } else { "crew-heist-event-vote-lost" })
            }
            Event::Speaker { seat, lap } => Message::new("crew-heist-event-speaker").with("seat", *seat).with("lap", *lap),
            Event::TimeUp => Message::new("crew-heist-event-time-up"),
            Event::Result { result } => {
                let key = match (result.outcome, result.reason) {
                    (Outcome::Win, _) => "crew-heist-event-win",
                    (Outcome::PartialWin, _) => "crew-heist-event-partial-win",
                    (_, Reason::Lockdown) => "crew-heist-event-loss-lockdown",
                    (_, Reason::Dawn) => "crew-heist-event-loss-dawn",
                    (_, Reason::AllCaptured) => "crew-heist-event-loss-captured",
                    _ => "crew-heist-event-loss-no-loot",
                };
                Message::new(key).with("rounds", result.rounds)
            }
            _ => describe_player_event(event).or_else(|| describe_trace(event)).unwrap_or_else(|| guards::describe_guard_event(event)),
        }
    }

    fn draw(view: &View, words: &dyn Words, page: &mut Page) {
        draw::draw(view, words, page);
    }
}

fn describe_tile(state: &State, id: SquareId, number: u8, with: SeatSet) -> Message {
    let lying = state.map().find(id).and_then(|square| state.tile(square)).and_then(|lying| lying.tile);
    let listed = lying.and_then(|kind| Some((kind, kind.facts().actions.get(usize::from(number))?)));
    let Some((kind, listed)) = listed else { return Message::new("crew-heist-action-flip").with("tile", text(id)) };
    let key = match (listed.x, with.is_empty()) {
        (Some(_), _) => "crew-heist-action-tile-x",
        (None, true) => "crew-heist-action-tile",
        (None, false) => "crew-heist-action-tile-with",
    };
    let message = Message::new(key).with("kind", kind_name(listed.kind)).with("tile", tile_name(kind)).with("square", text(id));
    let message = message.with("skill", skill_name(listed.skill));
    let message = if let Some(most) = listed.x { message.with("most", most) } else { message };
    if with.is_empty() { message } else { message.with("with", seats(with.iter())) }
}

fn describe_roll(state: &State, seat: Seat, reroll: crate::rules::dice::Slots, add: u8) -> Message {
    let dice = state.players.get(seat.index()).map(|player| player.dice).unwrap_or_default();
    let again = numbers(reroll.iter().filter_map(|index| dice.iter().nth(index)));
    let key = match (reroll.is_empty(), add) {
        (true, _) => "crew-heist-action-roll-add",
        (false, 0) => "crew-heist-action-roll-again",
        (false, _) => "crew-heist-action-roll-both",
    };
    let message = Message::new(key);
    // Dice that show the same are told apart by their place.
    let which = numbers(reroll.iter().map(|index| index as u8 + 1));
    let message = if reroll.is_empty() { message } else { message.with("count", reroll.len()).with("which", which).with("again", again) };
    if add == 0 { message } else { message.with("add", add) }
}

/// A thing that works where it lies says where that is.
fn describe_use(state: &State, seat: Seat, item: ItemKind) -> Message {
    let elsewhere = acts::used_on(state, seat, item).filter(|at| state.player(seat).square != Some(*at));
    let remote = |at| Message::new("crew-heist-action-use-remote").with("square", text(state.map().id(at)));
    elsewhere.map_or_else(|| Message::new("crew-heist-action-use"), remote)
}

fn describe_power(state: &State, seat: Seat, target: Option<Target>) -> Message {
    let power = state.players.get(seat.index()).and_then(|player| player.character).map(|kind| power_name(&kind.facts().power.id));
    let power = power.unwrap_or_else(|| Message::new("crew-heist-power-none"));
    match target {
        None => Message::new("crew-heist-action-power").with("power", power),
        Some(Target::Seat(of)) => Message::new("crew-heist-action-power-seat").with("power", power).with("of", of),
        Some(Target::Tile(tile)) => Message::new("crew-heist-action-power-tile").with("power", power).with("tile", text(tile)),
    }
}

pub(crate) fn power_name(id: &str) -> Message {
    Message::new(format!("crew-heist-power-{id}"))
}

fn phase_word(phase: Phase) -> &'static str {
    match phase {
        Phase::Characters => "characters",
        Phase::Setup => "setup",
        Phase::Placing => "placing",
        Phase::Planning => "planning",
        Phase::Acting => "acting",
        Phase::Closing => "closing",
        Phase::Environment => "environment",
        Phase::Over => "over",
    }
}

/// What players do.
fn describe_player_event(event: &Event) -> Option<Message> {
    Some(match event {
        Event::Attempt { lead, kind, skill, need, target } => {
            let key = match target {
                None => "crew-heist-event-attempt",
                Some(Aim::Square(_)) => "crew-heist-event-attempt-square",
                Some(Aim::Guard(_)) => "crew-heist-event-attempt-guard",
            };
            let message =
                Message::new(key).with("seat", *lead).with("kind", kind_name(*kind)).with("skill", skill_name(*skill)).with("need", *need);
            match target {
                None => message,
                Some(Aim::Square(square)) => message.with("square", text(*square)),
                Some(Aim::Guard(guard)) => message.with("guard", *guard),
            }
        }
        Event::Helped { seat, lead } => Message::new("crew-heist-event-helped").with("seat", *seat).with("lead", *lead),
        Event::Dice { seat, faces: thrown, hits, misses, .. } => Message::new("crew-heist-event-dice")
            .with("seat", *seat)
            .with("faces", faces(*thrown))
            .with("hits", *hits)
            .with("misses", *misses),
        Event::Succeeded { lead, x: None, .. } => Message::new("crew-heist-event-succeeded").with("seat", *lead),
        Event::Succeeded { lead, x: Some(x), .. } => Message::new("crew-heist-event-succeeded-x").with("seat", *lead).with("x", *x),
        Event::Failing { seat } => Message::new("crew-heist-event-failing").with("seat", *seat),
        Event::Failed { seat, kind, why } => {
            let key = if *why == WhyFailed::Miss { "crew-heist-event-failed" } else { "crew-heist-event-gave-up" };
            Message::new(key).with("seat", *seat).with("kind", kind_name(*kind))
        }
        Event::Void { seats: parts, kind } => {
            Message::new("crew-heist-event-void").with("seats", seats(parts.iter().copied())).with("kind", kind_name(*kind))
        }
        Event::Moved { seat, to, how, .. } => {
            let key = match how {
                How::Run => "crew-heist-event-ran",
                How::Sneak => "crew-heist-event-sneaked",
                How::Walk => "crew-heist-event-walked",
                How::Stumble => "crew-heist-event-stumbled",
                How::Bypass => "crew-heist-event-bypassed",
                How::GroupBypass => "crew-heist-event-came-along",
            };
            Message::new(key).with("seat", *seat).with("to", text(*to))
        }
        Event::Finished { seat, why } => {
            let key = match why {
                Finished::Failed => "crew-heist-event-finished-failed",
                Finished::Elevator => "crew-heist-event-finished-elevator",
                Finished::Rescued => "crew-heist-event-finished-rescued",
            };
            Message::new(key).with("seat", *seat)
        }
        Event::Noticed { seat, square } => Message::new("crew-heist-event-noticed").with("seat", *seat).with("square", text(*square)),
        Event::Refused { seat, square } => Message::new("crew-heist-event-refused").with("seat", *seat).with("square", text(*square)),
        Event::PickedUp { seat, item, .. } => Message::new("crew-heist-event-picked-up").with("seat", *seat).with("item", item_name(*item)),
        Event::Dropped { seat, item, square } => {
            Message::new("crew-heist-event-dropped").with("seat", *seat).with("item", item_name(*item)).with("square", text(*square))
        }
        Event::Used { seat, item, .. } => Message::new("crew-heist-event-used").with("seat", *seat).with("item", item_name(*item)),
        Event::Power { seat, power, .. } => Message::new("crew-heist-event-power").with("seat", *seat).with("power", power_name(power)),
        Event::Left { seat, loot } => {
            Message::new(if *loot { "crew-heist-event-left-loot" } else { "crew-heist-event-left" }).with("seat", *seat)
        }
        Event::Exposed { seat, by } if by.is_empty() => Message::new("crew-heist-event-exposed-plain").with("seat", *seat),
        Event::Exposed { seat, by } => Message::new("crew-heist-event-exposed").with("seat", *seat).with("by", numbers(by.iter().copied())),
        Event::Unexposed { seat, .. } => Message::new("crew-heist-event-unexposed").with("seat", *seat),
        Event::Hidden { seat } => Message::new("crew-heist-event-hidden").with("seat", *seat),
        Event::Unhidden { seat } => Message::new("crew-heist-event-unhidden").with("seat", *seat),
        Event::Released { seat, .. } => Message::new("crew-heist-event-released").with("seat", *seat),
        Event::Captured { seat, square } => Message::new("crew-heist-event-captured").with("seat", *seat).with("square", text(*square)),
        Event::Rescued { seat, square } => Message::new("crew-heist-event-rescued").with("seat", *seat).with("square", text(*square)),
        _ => return None,
    })
}

/// Tiles, tokens, the track and the cards.
fn describe_trace(event: &Event) -> Option<Message> {
    Some(match event {
        Event::TileUp { square, tile, .. } => {
            Message::new("crew-heist-event-tile-up").with("square", text(*square)).with("tile", tile_name(*tile))
        }
        Event::TileRemoved { square } => Message::new("crew-heist-event-tile-removed").with("square", text(*square)),
        Event::Activated { square } => Message::new("crew-heist-event-activated").with("square", text(*square)),
        Event::Noise { seat: Some(seat), square } => {
            Message::new("crew-heist-event-noise").with("seat", *seat).with("square", text(*square))
        }
        Event::Noise { seat: None, square } => Message::new("crew-heist-event-decoy").with("square", text(*square)),
        Event::Alert { square } => Message::new("crew-heist-event-alert").with("square", text(*square)),
        Event::Evidence { square, n } => Message::new("crew-heist-event-evidence").with("square", text(*square)).with("n", *n),
        Event::Cleared { token, square, seat, n } => describe_cleared(*token, *square, *seat, *n),
        Event::Track { from, to, why } => {
            Message::new("crew-heist-event-track").with("from", *from).with("to", *to).with("why", guards::why_word(*why))
        }
        Event::Alarm { from, to, .. } => {
            Message::new(if to > from { "crew-heist-event-alarm-up" } else { "crew-heist-event-alarm-down" }).with("to", *to)
        }
        Event::InForce { to, .. } => Message::new("crew-heist-event-in-force").with("to", *to),
        Event::Count { tokens, players, added } => {
            let key = if *added { "crew-heist-event-count-added" } else { "crew-heist-event-count" };
            Message::new(key).with("tokens", *tokens).with("players", *players)
        }
        Event::EventCard { card, level, matches, .. } => {
            let key = if *matches { "crew-heist-event-card" } else { "crew-heist-event-card-idle" };
            Message::new(key).with("card", card_name(*card)).with("level", level.clone())
        }
        Event::NoiseRemoved { squares: list } if list.is_empty() => Message::new("crew-heist-event-silence"),
        Event::NoiseRemoved { squares: list } => Message::new("crew-heist-event-noise-removed").with("squares", squares(list)),
        _ => return None,
    })
}

fn describe_cleared(token: Token, square: SquareId, seat: Option<Seat>, n: u8) -> Message {
    match (token, seat) {
        (Token::Alert, _) => Message::new("crew-heist-event-cleared-alert"),
        (Token::Noise, Some(seat)) => Message::new("crew-heist-event-cleared-noise").with("seat", seat),
        (Token::Noise, None) => Message::new("crew-heist-event-cleared-decoy"),
        (Token::Evidence, _) => Message::new("crew-heist-event-cleared-evidence").with("n", n),
    }
    .with("square", text(square))
}
