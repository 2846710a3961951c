//! Where the cards of a hand lead, how likely each end is to be caught, and why other places are out of reach.

use engine::{Odds, Rules, Seat};
use serde::Serialize;

use crate::JewelHeist;
use crate::action::{Action, MoveWish, Wish};
use crate::content::cards::{HandCard, Kind};
use crate::content::jewels::Jewels;
use crate::content::{Effect, HAND};
use crate::floor::light::Lit;
use crate::floor::space::{SPACES, Space, SpaceSet};
use crate::rules::check;
use crate::rules::reach::{crackable, reach_with};
use crate::rules::round::noise_of;
use crate::state::{Phase, State, Table};
use crate::view::View;
use crate::words;

use super::light::Light;
use super::outlook::Supposed;

/// A card that may be chosen for this round.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ts_rs::TS)]
pub struct Playable {
    /// The card.
    pub card: HandCard,
    /// Up to how many steps it allows this seat.
    pub steps: u8,
    /// How loud it is in the hand of this seat.
    pub noise: u32,
    /// Why it would do nothing beyond a move as things stand; it may be played all the same.
    pub no_use: Option<NoUse>,
    /// Everywhere the seat could end its move with it, in reading order; staying is always possible. Empty for a call to the fence, which is no move.
    pub ends: Vec<End>,
    /// Why it does not lead to the other spaces. Only in the answer to a question about this card; an overview would grow too long with it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<Barred>>", optional)]
    pub barred: Vec<Barred>,
}

/// Why a card would do nothing beyond a move now.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ts_rs::TS)]
#[serde(rename_all = "snake_case")]
pub enum NoUse {
    /// Only the last card is left, and the fence never gives that (JH-6.26).
    Fence,
    /// The fence gives a crew nothing; the night only grows shorter (JH-9.6).
    Plain,
    /// Nothing is lit.
    Light,
}

/// A space where a move could end.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ts_rs::TS)]
pub struct End {
    /// Which space.
    pub at: Space,
    /// How likely the seat would be caught there: over the cards that may be flipped, with everybody else where they stand. Where nobody knows the
    /// noises yet the guard is supposed to hear one seat alone, this one unless another is named.
    pub caught: Odds,
    /// All that a Safecracker would take who cracks the case here, when that may be done now.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub cracked: Option<Jewels>,
}

/// A space that cannot be chosen now.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ts_rs::TS)]
pub struct Barred {
    /// Which space.
    pub at: Space,
    /// The code of the refusal: `jewel-heist-refusal-too_far` says it in words.
    pub why: &'static str,
}

/// A stack of gear that is on offer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ts_rs::TS)]
pub struct Offered {
    /// Which gear.
    pub kind: Kind,
    /// The code of the refusal if this seat cannot take it; nothing if it can.
    pub why: Option<&'static str>,
}

/// A way to turn the guard.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ts_rs::TS)]
pub struct Turning {
    /// The light as it would be; its `facing` is that of the action. With the light off it falls on nothing.
    pub light: Light,
    /// Who would stand in it and not be safe from it. With a mirror these are caught.
    pub catches: engine::SeatSet,
}

/// The cards that a seat can choose from: the six of every hand, then gear, each kind once.
pub(crate) fn cards(table: &Table, seat: Seat) -> impl Iterator<Item = HandCard> {
    let gear = table.player(seat).gear;
    HandCard::all()
        .enumerate()
        .filter(move |(place, card)| *place < HAND || card.gear().is_some_and(|kind| gear.count(kind) > 0))
        .map(|(_, card)| card)
}

/// Why a card would do nothing beyond a move.
fn no_use(table: &Table, card: HandCard) -> Option<NoUse> {
    match card.effect() {
        Some(Effect::Smoke | Effect::Blackout) => table.lit().cells.is_empty().then_some(NoUse::Light),
        Some(Effect::Fence) | None if card == HandCard::CALL_FENCE || card.effect().is_some() => {
            let plain = table.options.is_coop() && !table.options.swaps();
            if table.deck_count <= 1 { Some(NoUse::Fence) } else { plain.then_some(NoUse::Plain) }
        }
        _ => None,
    }
}

/// How likely a seat is to be caught on each space it may come to, found once for all its cards.
struct Risks {
    supposed: Supposed,
    found: [Option<Odds>; SPACES],
}

impl Risks {
    fn on(&mut self, seat: Seat, card: HandCard, end: Space) -> Odds {
        if card.effect() == Some(Effect::Disguise) {
            return Odds::new(0, 1);
        }
        let supposed = &mut self.supposed;
        *self.found[end.index()].get_or_insert_with(|| supposed.risk_on(seat, end))
    }
}

/// The cards that a seat can choose from, with all that is to know of them, supposing that the guard hears `loudest` alone.
pub(crate) fn hand(view: &View, seat: Seat, loudest: Seat, wanted: Option<HandCard>) -> Vec<Playable> {
    let table = &view.table;
    let Some(own) = table.player(seat).space.filter(|_| table.plan.is_some()) else { return Vec::new() };
    let mut supposed = Supposed::new(view, Some(loudest));
    supposed.cards[seat.index()] = None;
    let mut risks = Risks { supposed, found: [None; SPACES] };
    let lit = table.lit();
    let playable = |card: HandCard| {
        // A cut fuse is dark before anybody moves.
        let light = if card.effect() == Some(Effect::Blackout) { Lit::default() } else { lit };
        let reach = if card == HandCard::CALL_FENCE { SpaceSet::EMPTY } else { reach_with(table, seat, card, own, &light) };
        let ends = reach.iter().map(|at| End { at, caught: risks.on(seat, card, at), cracked: None }).collect();
        let barred =
            if wanted.is_some() && card != HandCard::CALL_FENCE { not_in_reach(table, seat, card, own, &light) } else { Vec::new() };
        Playable {
            card,
            steps: words::steps(table, seat, card),
            noise: noise_of(table, seat, card),
            no_use: no_use(table, card),
            ends,
            barred,
        }
    };
    cards(table, seat).filter(|card| wanted.is_none_or(|wanted| wanted == *card)).map(playable).collect()
}

/// The spaces that a card does not lead to, each with the refusal that a move there would get (section 10).
fn not_in_reach(table: &Table, seat: Seat, card: HandCard, own: Space, light: &Lit) -> Vec<Barred> {
    let reach = reach_with(table, seat, card, own, light);
    let dark = reach_with(table, seat, card, own, &Lit::default());
    let why = |at: Space| {
        if light.spaces.contains(at) && card.effect() != Some(Effect::Disguise) {
            "lit_destination"
        } else if dark.contains(at) {
            "light_in_the_way"
        } else {
            "too_far"
        }
    };
    table.plan().spaces().minus(reach).iter().map(|at| Barred { at, why: why(at) }).collect()
}

/// All that is taken by cracking the case here; nothing if that cannot be done.
fn cracked(state: &State, seat: Seat, at: Space) -> Option<Jewels> {
    let wish = MoveWish { to: Some(at.cell()), reach: None, crack: true, steal: None };
    check::check(state, seat, Wish::Move(wish)).ok()?;
    let floor = &state.table.floor;
    Some(crackable(&state.table, at).iter().fold(floor[at.index()], |all, side| all.plus(floor[side.index()])))
}

/// Where the seat at its turn can go, once cards are turned over.
pub(crate) fn ends(view: &View, state: &State, seat: Seat) -> Vec<End> {
    if view.table.phase != Phase::Move || view.table.queue.first() != Some(seat) {
        return Vec::new();
    }
    let mut supposed = Supposed::new(view, None);
    let reach = crate::rules::reach::destinations(state, seat);
    reach.iter().map(|at| End { at, caught: supposed.risk_on(seat, at), cracked: cracked(state, seat, at) }).collect()
}

/// The spaces that the seat at its turn cannot go to, or begin on, each with the reason.
pub(crate) fn barred(state: &State, seat: Seat) -> Vec<Barred> {
    let table = &state.table;
    let asked = table.queue.first() == Some(seat) && table.plan.is_some();
    let wish = |at: Space| match table.phase {
        Phase::Move => Wish::Move(MoveWish { to: Some(at.cell()), reach: None, crack: false, steal: None }),
        _ => Wish::Place(Some(at.cell())),
    };
    if !asked || !matches!(table.phase, Phase::Move | Phase::Start | Phase::Place) {
        return Vec::new();
    }
    let refused = |at: Space| check::check(state, seat, wish(at)).err().map(|refusal| Barred { at, why: refusal.code });
    table.plan().spaces().iter().filter_map(refused).collect()
}

/// The stacks on offer while gear is drafted, for a seat that still may take some.
pub(crate) fn offered(table: &Table, seat: Seat) -> Vec<Offered> {
    if table.phase != Phase::GearDraft || table.player(seat).passed {
        return Vec::new();
    }
    let stacks = Kind::all().filter(|kind| table.stacks[kind.index()].is_some());
    stacks.map(|kind| Offered { kind, why: table.draft_bar(seat, kind) }).collect()
}

/// The ways in which the seat at its turn can turn the guard, each with the light as it would be.
pub(crate) fn turnings(view: &View, state: &State, seat: Seat) -> Vec<Turning> {
    let table = &view.table;
    if !matches!(table.phase, Phase::Before | Phase::Mirror) || table.queue.first() != Some(seat) {
        return Vec::new();
    }
    let mut legal = Vec::new();
    JewelHeist::actions(state, seat, &mut legal);
    let supposed = Supposed::new(view, None);
    let turning = |facing| {
        let lit = if table.light { table.would_light(facing) } else { Lit::default() };
        Turning { light: Light::new(&table.plan(), table.guard, facing, &lit, &table.smoke), catches: supposed.caught_by(lit.spaces) }
    };
    legal.iter().filter_map(|action| if let Action::TurnGuard { facing } = action { Some(turning(*facing)) } else { None }).collect()
}
