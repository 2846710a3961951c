//! Actions and events as sentences by name; the catalogs have the words.

use engine::page::Page;
use engine::{Arg, Message, Seat, Wording, Words};

use crate::action::{Action, Theft};
use crate::content::Ability;
use crate::content::cards::{Character, HandCard, Jewelry, Kind};
use crate::content::jewels::Jewels;
use crate::event::{Event, Why, With};
use crate::floor::cell::Cell;
use crate::floor::facing::Facing;
use crate::floor::space::{Space, SpaceSet};
use crate::options::{CoopFence, Mode};
use crate::rules::reach::crackable;
use crate::rules::score::GameResult;
use crate::state::{Phase, Table};
use crate::view::View;
use crate::{JewelHeist, draw};

impl Wording for JewelHeist {
    fn action_kind(action: &Action) -> &'static str {
        match action {
            Action::Pick { .. } => "pick",
            Action::Draft { .. } => "draft",
            Action::Pass => "pass",
            Action::Place { .. } => "place",
            Action::Question { .. } => "question",
            Action::Play { .. } => "play",
            Action::Smoke { .. } => "smoke",
            Action::Alarm { .. } => "alarm",
            Action::Wire { .. } => "wire",
            Action::TurnGuard { .. } => "turn_guard",
            Action::Blame { .. } => "blame",
            Action::Move { .. } => "move",
            Action::Keep { .. } => "keep",
            Action::Swap { .. } => "swap",
            Action::Drop { .. } => "drop",
        }
    }

    fn describe_action(view: &View, seat: Seat, action: &Action) -> Message {
        let table = &view.table;
        match *action {
            Action::Pick { card } => full("jewel-heist-action-pick", card),
            Action::Keep { card } => full("jewel-heist-action-keep", card),
            Action::Swap { taken, out } => full("jewel-heist-action-swap", taken).with("out", jewelry(out)),
            Action::Draft { kind } => offered("jewel-heist-action-draft", kind),
            Action::Pass => Message::new(match table.phase {
                Phase::GearDraft => "jewel-heist-action-pass-gear",
                Phase::Question => "jewel-heist-action-pass-question",
                Phase::Swap => "jewel-heist-action-pass-swap",
                Phase::Mirror => "jewel-heist-action-pass-mirror",
                _ => "jewel-heist-action-pass-before",
            }),
            Action::Place { at } => Message::new("jewel-heist-action-place").with("at", space(at)),
            Action::Question { seat } => Message::new("jewel-heist-action-question").with("seat", seat),
            Action::Play { card } => describe_play(table, seat, card),
            Action::Smoke { at } => Message::new("jewel-heist-action-smoke").with("at", cell(at)),
            Action::Alarm { at } => Message::new("jewel-heist-action-alarm").with("at", space(at)),
            Action::Wire { at } => Message::new("jewel-heist-action-wire").with("at", cell(at)),
            Action::TurnGuard { facing: way } => Message::new("jewel-heist-action-turn").with("facing", facing(way)),
            Action::Blame { seat: blamed } => {
                Message::new("jewel-heist-action-blame").with("seat", blamed).with("noise", number(table.noise(seat)))
            }
            Action::Move { to, reach, crack, steal } => describe_move(table, seat, to, reach, crack, steal),
            Action::Drop { jewels: dropped } => Message::new("jewel-heist-action-drop").with("jewels", jewels(dropped)),
        }
    }

    fn describe_event(event: &Event) -> Message {
        match event {
            Event::Blueprint { name } => {
                Message::new("jewel-heist-event-blueprint").with("blueprint", Message::new(format!("jewel-heist-blueprint-{name}")))
            }
            Event::JewelPlaced { at, shape } => {
                Message::new("jewel-heist-event-jewel-placed").with("at", space(*at)).with("jewels", jewels(Jewels::one(*shape)))
            }
            Event::Character { seat, character: who } => Message::new("jewel-heist-event-character")
                .with("seat", *seat)
                .with("character", character(*who))
                .with("text", Message::new(format!("jewel-heist-character-text-{}", who.id()))),
            Event::JewelryDealt { seat, card: None } => Message::new("jewel-heist-event-dealt").with("seat", *seat),
            Event::JewelryDealt { card: Some(card), .. } => full("jewel-heist-event-dealt-own", *card),
            Event::JewelryShared { card } => full("jewel-heist-event-shared", *card),
            Event::Decided { seat } => Message::new("jewel-heist-event-decided").with("seat", *seat),
            Event::DraftPassed { kept: Some(card), .. } => full("jewel-heist-event-draft-passed-own", *card),
            Event::DraftPassed { pass, .. } => Message::new("jewel-heist-event-draft-passed").with("pass", *pass),
            Event::DraftDone { jewelry: Some(cards), .. } => Message::new("jewel-heist-event-draft-done-own").with("cards", list(cards)),
            Event::DraftDone { .. } => Message::new("jewel-heist-event-draft-done"),
            Event::FirstSeat { seat } => Message::new("jewel-heist-event-first-seat").with("seat", *seat),
            Event::GearOffered { kind } => offered("jewel-heist-event-gear-offered", *kind),
            Event::GearDrafted { seat, kind, cost } => {
                Message::new("jewel-heist-event-gear-drafted").with("seat", *seat).with("gear", gear(*kind)).with("cost", *cost)
            }
            Event::GearPassed { seat } => Message::new("jewel-heist-event-gear-passed").with("seat", *seat),
            Event::Placed { seat, at, why } => {
                let key = if *why == Why::Start { "jewel-heist-event-placed-start" } else { "jewel-heist-event-placed-caught" };
                Message::new(key).with("seat", *seat).with("at", space(*at))
            }
            _ => describe_round(event),
        }
    }

    fn draw(view: &View, words: &dyn Words, page: &mut Page) {
        draw::draw(view, words, page);
    }
}

/// The name of a jewelry card.
pub(crate) fn jewelry(card: Jewelry) -> Message {
    Message::new(format!("jewel-heist-jewelry-{}", card.id()))
}

/// The name of gear.
pub(crate) fn gear(kind: Kind) -> Message {
    Message::new(format!("jewel-heist-gear-{}", kind.id()))
}

/// The name of a character.
pub(crate) fn character(character: Character) -> Message {
    Message::new(format!("jewel-heist-character-{}", character.id()))
}

/// The name of a card that can be chosen for a round.
pub(crate) fn hand_card(card: HandCard) -> Message {
    card.gear().map_or_else(|| Message::new(format!("jewel-heist-hand-{}", card.id())), gear)
}

pub(crate) fn facing(facing: Facing) -> Message {
    Message::new(format!("jewel-heist-facing-{}", facing.wind()))
}

/// Jewels by shape, each with its count.
pub(crate) fn jewels(jewels: Jewels) -> Arg {
    let some = |(shape, count): (crate::content::jewels::Shape, u8)| {
        Message::new(format!("jewel-heist-jewels-{}", shape.id())).with("count", count).into()
    };
    Arg::List(jewels.iter().map(some).collect())
}

fn cell(cell: Cell) -> Arg {
    cell.to_string().into()
}

fn space(space: Space) -> Arg {
    space.to_string().into()
}

fn spaces(list: &[Space]) -> Arg {
    Arg::List(list.iter().map(|one| space(*one)).collect())
}

fn number(number: impl Into<i64>) -> Arg {
    Arg::Number(number.into())
}

/// A jewelry card with all it says.
fn full(key: &'static str, card: Jewelry) -> Message {
    let facts = card.facts();
    Message::new(key).with("card", jewelry(card)).with("set", jewels(facts.set)).with("value", facts.value)
}

/// Gear with all that matters to whoever may take it.
fn offered(key: &'static str, kind: Kind) -> Message {
    let facts = kind.facts();
    let message = Message::new(key).with("gear", gear(kind)).with("cost", facts.cost).with("noise", facts.noise).with("steps", facts.steps);
    message.with("text", Message::new(format!("jewel-heist-gear-text-{}", kind.id())))
}

/// How loud a card is in the hand of a seat, as in a round.
pub(crate) fn noise(table: &Table, seat: Seat, card: HandCard) -> u32 {
    crate::rules::round::noise_of(table, seat, card)
}

/// How many steps a card gives a seat.
pub(crate) fn steps(table: &Table, seat: Seat, card: HandCard) -> u8 {
    card.steps() + u8::from(card.is_movement() && table.has(seat, Ability::Sprint))
}

fn describe_play(table: &Table, seat: Seat, card: HandCard) -> Message {
    let key = if card == HandCard::CALL_FENCE {
        let shortens = table.options.mode == Mode::Coop && table.options.coop_fence == CoopFence::Plain;
        match table.deck_count {
            0 | 1 => "jewel-heist-action-call-nothing",
            // JH-9.6: it draws nothing for anybody.
            _ if shortens => "jewel-heist-action-call-coop",
            _ => "jewel-heist-action-call",
        }
    } else if card.gear().is_some() {
        "jewel-heist-action-play-gear"
    } else {
        "jewel-heist-action-play"
    };
    let message = Message::new(key).with("card", hand_card(card)).with("steps", steps(table, seat, card));
    message.with("noise", number(noise(table, seat, card)))
}

fn describe_move(table: &Table, seat: Seat, to: Space, reach: Option<Space>, crack: bool, steal: Option<Theft>) -> Message {
    let heap = |spaces: SpaceSet| spaces.iter().fold(Jewels::EMPTY, |all, space| all.plus(table.floor[space.index()]));
    let here = heap(SpaceSet::only(to));
    let stays = table.player(seat).space == Some(to);
    if let Some(theft) = steal {
        return Message::new("jewel-heist-action-steal")
            .with("to", space(to))
            .with("seat", theft.seat)
            .with("jewels", jewels(theft.jewels));
    }
    if let Some(from) = reach {
        let both = jewels(here.plus(heap(SpaceSet::only(from))));
        return Message::new("jewel-heist-action-reach").with("to", space(to)).with("from", space(from)).with("jewels", both);
    }
    if crack {
        let all = jewels(here.plus(heap(crackable(table, to))));
        return Message::new("jewel-heist-action-crack").with("to", space(to)).with("jewels", all);
    }
    let key = match (stays, here.is_empty()) {
        (true, true) => "jewel-heist-action-stay",
        (true, false) => "jewel-heist-action-stay-take",
        (false, true) => "jewel-heist-action-move",
        (false, false) => "jewel-heist-action-move-take",
    };
    Message::new(key).with("to", space(to)).with("jewels", jewels(here))
}

fn list(cards: &[Jewelry]) -> Arg {
    Arg::List(cards.iter().map(|card| jewelry(*card).into()).collect())
}

/// What happens in a round up to the moves.
fn describe_round(event: &Event) -> Message {
    match event {
        Event::Round { round, lead, deck } => {
            Message::new("jewel-heist-event-round").with("round", number(*round)).with("seat", *lead).with("deck", *deck)
        }
        Event::Questioned { by, seat } => Message::new("jewel-heist-event-questioned").with("by", *by).with("seat", *seat),
        Event::NotQuestioned { by } => Message::new("jewel-heist-event-not-questioned").with("by", *by),
        Event::Told { seat, card: None } => Message::new("jewel-heist-event-told").with("seat", *seat),
        Event::Told { seat, card: Some(card) } => {
            Message::new("jewel-heist-event-told-own").with("seat", *seat).with("card", hand_card(*card))
        }
        Event::Revealed { cards, noise } => {
            let shown = Seat::all(cards.len()).zip(cards).zip(noise).map(|((seat, card), noise)| {
                Message::new("jewel-heist-revealed").with("seat", seat).with("card", hand_card(*card)).with("noise", number(*noise)).into()
            });
            Message::new("jewel-heist-event-revealed").with("cards", Arg::List(shown.collect()))
        }
        Event::LightOff { seat } => Message::new("jewel-heist-event-light-off").with("seat", *seat),
        Event::Smoke { seat, at } => Message::new("jewel-heist-event-smoke").with("seat", *seat).with("at", cell(*at)),
        Event::Alarm { seat, at } => Message::new("jewel-heist-event-alarm").with("seat", *seat).with("at", space(*at)),
        Event::Wire { seat, at } => Message::new("jewel-heist-event-wire").with("seat", *seat).with("at", cell(*at)),
        Event::GuardTurned { by, facing: way, with, lit } => {
            let key = if *with == With::Lookout { "jewel-heist-event-turned-lookout" } else { "jewel-heist-event-turned-mirror" };
            Message::new(key).with("seat", *by).with("facing", facing(*way)).with("lit", spaces(lit))
        }
        Event::Blamed { by, seat, noise } => {
            let loud = noise.get(seat.index()).copied().unwrap_or_default();
            Message::new("jewel-heist-event-blamed").with("by", *by).with("seat", *seat).with("noise", number(loud))
        }
        _ => describe_move_event(event),
    }
}

/// Moves, tricks and the fence.
fn describe_move_event(event: &Event) -> Message {
    match event {
        Event::Moved { seat, from, to, picked } => {
            let key = match (from == to, picked.is_empty()) {
                (true, true) => "jewel-heist-event-stayed",
                (true, false) => "jewel-heist-event-stayed-took",
                (false, true) => "jewel-heist-event-moved",
                (false, false) => "jewel-heist-event-moved-took",
            };
            Message::new(key).with("seat", *seat).with("from", space(*from)).with("to", space(*to)).with("jewels", jewels(*picked))
        }
        Event::Reached { seat, from, picked } => {
            Message::new("jewel-heist-event-reached").with("seat", *seat).with("from", spaces(from)).with("jewels", jewels(*picked))
        }
        Event::Cracked { seat, from, picked } => {
            Message::new("jewel-heist-event-cracked").with("seat", *seat).with("from", spaces(from)).with("jewels", jewels(*picked))
        }
        Event::Stole { seat, victim, jewels: taken } => {
            Message::new("jewel-heist-event-stole").with("seat", *seat).with("victim", *victim).with("jewels", jewels(*taken))
        }
        Event::Fence { seat, cards: Some(cards), .. } => {
            Message::new("jewel-heist-event-fence-own").with("seat", *seat).with("cards", list(cards))
        }
        Event::Fence { seat, cards: None, .. } => Message::new("jewel-heist-event-fence").with("seat", *seat),
        Event::FenceKept { seat, card: None } => Message::new("jewel-heist-event-fence-kept").with("seat", *seat),
        Event::FenceKept { seat, card: Some(card) } => {
            Message::new("jewel-heist-event-fence-kept-own").with("seat", *seat).with("card", jewelry(*card))
        }
        Event::FenceRefused { seat } => Message::new("jewel-heist-event-fence-refused").with("seat", *seat),
        Event::FenceSwapped { seat, taken, out } => {
            Message::new("jewel-heist-event-fence-swapped").with("seat", *seat).with("in", jewelry(*taken)).with("out", jewelry(*out))
        }
        Event::FencePassed { seat, card } => {
            Message::new("jewel-heist-event-fence-passed").with("seat", *seat).with("card", jewelry(*card))
        }
        _ => describe_night(event),
    }
}

/// The guard's part.
fn describe_night(event: &Event) -> Message {
    match event {
        Event::Flipped { card, steps } => Message::new("jewel-heist-event-flipped").with("card", jewelry(*card)).with("steps", *steps),
        Event::GuardWalked { path, wired } => {
            let key = if *wired { "jewel-heist-event-walked-wired" } else { "jewel-heist-event-walked" };
            let path: Vec<String> = path.iter().map(Cell::to_string).collect();
            Message::new(key).with("path", path.join("-"))
        }
        Event::GuardFaces { facing: way, lit } => {
            Message::new("jewel-heist-event-faces").with("facing", facing(*way)).with("lit", spaces(lit))
        }
        Event::Caught { seat, at } => Message::new("jewel-heist-event-caught").with("seat", *seat).with("at", space(*at)),
        Event::Dropped { seat, at, jewels: dropped } => {
            Message::new("jewel-heist-event-dropped").with("seat", *seat).with("at", space(*at)).with("jewels", jewels(*dropped))
        }
        Event::Over { result: GameResult::Coop { won, fulfilled, .. }, .. } => {
            let key = if *won { "jewel-heist-event-over-won" } else { "jewel-heist-event-over-lost" };
            Message::new(key).with("fulfilled", number(*fulfilled))
        }
        Event::Over { result: GameResult::Competitive { scores, winners, .. }, .. } => {
            let best = scores.iter().max().copied().unwrap_or_default();
            let winners = Arg::List(winners.iter().map(Into::into).collect());
            Message::new("jewel-heist-event-over").with("winners", winners).with("money", best)
        }
        _ => unreachable!("everything else is described before"),
    }
}
