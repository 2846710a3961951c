//! What guards decide and do, as sentences by name.

use engine::{Arg, Message};

use super::{item_name, text};
use crate::content::ItemKind;
use crate::event::{Decision, Event, Task, Why};
use crate::map::square::SquareId;

fn describe_search(guard: u8, evidence: u8, items: &[ItemKind], loot: u8) -> Message {
    let key = if items.is_empty() && loot == 0 { "crew-heist-event-searched" } else { "crew-heist-event-searched-things" };
    let message = Message::new(key).with("guard", guard).with("n", evidence);
    let loot = (0..loot).map(|_| ItemKind::LOOT);
    let things: Vec<Arg> = items.iter().copied().chain(loot).map(|item| Arg::Message(item_name(item))).collect();
    if things.is_empty() { message } else { message.with("things", Arg::List(things)) }
}

/// Why a guard came, or the track rose.
pub(super) fn why_word(why: Why) -> Message {
    let id = match why {
        Why::Setup => "setup",
        Why::Count => "count",
        Why::Search => "search",
        Why::LootFound => "loot_found",
        Why::Collected => "collected",
        Why::Spotted => "spotted",
        Why::Incapacitated => "incapacitated",
        Why::Event => "event",
        Why::Tile => "tile",
        Why::Item => "item",
        Why::Power => "power",
        Why::Level => "level",
        Why::NoPost => "no_post",
    };
    Message::new(format!("crew-heist-why-{id}"))
}

/// One sentence for each decision.
pub(super) fn describe_guard_event(event: &Event) -> Message {
    match event {
        Event::Distracted { guard } => Message::new("crew-heist-event-distracted").with("guard", *guard),
        Event::StoodUp { guard } => Message::new("crew-heist-event-stood-up").with("guard", *guard),
        Event::Incapacitated { guard } => Message::new("crew-heist-event-incapacitated").with("guard", *guard),
        Event::GuardAdded { guard, square, why } => {
            Message::new("crew-heist-event-guard-added").with("guard", *guard).with("square", text(*square)).with("why", why_word(*why))
        }
        Event::GuardAction { guard, kind, target, distance, why } => describe_decision(*guard, *kind, *target, *distance, *why),
        Event::GuardMoved { guard, to, .. } => Message::new("crew-heist-event-guard-moved").with("guard", *guard).with("to", text(*to)),
        Event::Collected { guard, square, alert, noise } => {
            let key = match (alert, noise) {
                (true, 0) => "crew-heist-event-collected-alert",
                (true, _) => "crew-heist-event-collected-both",
                (false, _) => "crew-heist-event-collected-noise",
            };
            Message::new(key).with("guard", *guard).with("square", text(*square))
        }
        Event::Searched { guard, evidence, items, loot, .. } => describe_search(*guard, *evidence, items, *loot),
        Event::Spotted { guard, square, post } => {
            Message::new("crew-heist-event-spotted").with("guard", *guard).with("square", text(*square)).with("post", *post)
        }
        Event::Caught { seat, guard } => Message::new("crew-heist-event-caught").with("seat", *seat).with("guard", *guard),
        _ => Message::new("crew-heist-event-silence"),
    }
}

fn describe_decision(guard: u8, kind: Task, target: Option<SquareId>, distance: Option<u8>, why: Decision) -> Message {
    let key = match (kind, why) {
        (Task::Chase, _) => "crew-heist-guard-sees-exposed",
        (_, Decision::ClosestToken) => "crew-heist-guard-closest-token",
        (_, Decision::Level5) => "crew-heist-guard-level-5",
        (_, Decision::OnRoute) => "crew-heist-guard-on-route",
        (_, Decision::BackToRoute) => "crew-heist-guard-back-to-route",
        (_, Decision::AtStation) => "crew-heist-guard-at-station",
        (_, Decision::BackToStation) => "crew-heist-guard-back-to-station",
        (_, Decision::Blocked) => "crew-heist-guard-blocked",
        _ => "crew-heist-guard-nothing",
    };
    let message = Message::new(key).with("guard", guard);
    let aims = !matches!(why, Decision::AtStation | Decision::Blocked | Decision::Nothing);
    match target.filter(|_| aims) {
        Some(target) => message.with("target", text(target)).with("distance", distance.unwrap_or(0)),
        None => message,
    }
}
