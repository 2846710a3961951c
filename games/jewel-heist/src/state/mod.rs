//! Everything there is to know (section 4 of the rules): a table for all to see, and cards.

pub mod form;
pub(crate) mod position;
pub mod queue;
pub(crate) mod secrets;
pub(crate) mod whole;

use engine::{CardSet, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::content::cards::{Character, GearBag, HandCard, Jewelry, Kind};
use crate::content::jewels::{Jewels, Shape};
use crate::content::{ALL_JEWELRY, Ability, Effect, KINDS, content};
use crate::floor::blueprint::Plan;
use crate::floor::cell::{Cell, CellSet};
use crate::floor::facing::Facing;
use crate::floor::light::Lit;
use crate::floor::space::{SPACES, Space, SpaceSet};
use crate::options::{MOST_SEATS, Options};
use crate::rules::guard::{self, clockwise};
use crate::state::queue::Queue;

/// The whole position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    /// What everybody sees.
    pub table: Table,
    /// The cards that may still be drawn. Nobody knows which they are.
    pub deck: CardSet,
    /// Cards just drawn from the fence that await a choice.
    pub drawn: CardSet,
    /// The jewelry cards of each seat.
    pub hands: [CardSet; MOST_SEATS],
    /// The draft pack of each seat.
    pub packs: [CardSet; MOST_SEATS],
    /// The card each seat has picked from its pack.
    pub picks: [Option<Jewelry>; MOST_SEATS],
    /// The card each seat has chosen for this round.
    pub cards: [Option<HandCard>; MOST_SEATS],
}

/// What everybody sees.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Table {
    /// What was agreed.
    pub options: Options,
    /// What the game waits for.
    pub phase: Phase,
    /// The round, from 1; 0 before it.
    pub round: u32,
    /// Who drafts gear first; none until drawn.
    pub first_seat: Option<Seat>,
    /// The lead seat of this round, which breaks ties.
    pub lead: Option<Seat>,
    /// The floor plan; none until drawn.
    pub plan: Option<Plan>,
    /// Jewels still to be placed.
    pub bag: Jewels,
    /// The slot in which the next jewel comes to lie: how many are filled, one after the other (JH-5.1).
    pub slot: u8,
    /// Jewels lying on each space.
    pub floor: [Jewels; SPACES],
    /// Where the guard stands.
    pub guard: Cell,
    /// Where he faces.
    pub facing: Facing,
    /// Whether his light is on.
    pub light: bool,
    /// Cells with smoke.
    pub smoke: CellSet,
    /// Track spaces with a trip wire.
    pub wires: CellSet,
    /// Where the alarm clock of each seat rings.
    pub alarms: [Option<Space>; MOST_SEATS],
    /// How many cards are still to be drawn.
    pub deck_count: u8,
    /// Cards out of the game, for all to see.
    pub discard: CardSet,
    /// The cards of the crew in the cooperative game.
    pub shared: CardSet,
    /// How much is left of each kind of gear; none if it is not offered.
    pub stacks: [Option<u8>; KINDS],
    /// What is open of each seat.
    pub seats: [Player; MOST_SEATS],
    /// Who is questioned this round.
    pub questioned: Option<Seat>,
    /// Who was in the round before.
    pub last_questioned: Option<Seat>,
    /// Who is still to act in this phase.
    pub queue: Queue,
    /// How many cards the seat at its turn still draws from the fence.
    pub fence_left: u8,
}

/// What is open of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Player {
    /// Who it is, if anybody.
    pub character: Option<Character>,
    /// How often the special can still be used.
    pub special_left: u8,
    /// Where the piece stands.
    pub space: Option<Space>,
    /// The jewels it owns.
    pub jewels: Jewels,
    /// Gear in hand.
    pub gear: GearBag,
    /// All gear ever taken.
    pub drafted: GearBag,
    /// Whether it takes no more gear.
    pub passed: bool,
    /// How loud it is this round, from the reveal on.
    pub noise: Option<u32>,
    /// Whether it has answered the Mastermind this round.
    pub told: bool,
    /// Whether its gear has done what it does before players move.
    pub effect_done: bool,
    /// Whether its special was used this round.
    pub special_used: bool,
}

/// What the game waits for (JH-5.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the phases are those of the table in the rules, by the same names")]
pub enum Phase {
    Blueprint,
    PlaceJewels,
    DealCharacters,
    DealJewelry,
    ShareJewelry,
    Draft,
    FirstSeat,
    DealGear,
    GearDraft,
    Start,
    Question,
    Answer,
    Choose,
    Before,
    Move,
    Fence,
    Keep,
    Swap,
    Flip,
    Mirror,
    Drop,
    Place,
    Over,
}

impl Phase {
    /// Whether the seat at its turn is the first of the queue (JH-4.6).
    #[inline]
    pub fn queues(self) -> bool {
        use Phase::{Before, Drop, Fence, GearDraft, Keep, Mirror, Move, Place, Start, Swap};
        matches!(self, GearDraft | Start | Before | Move | Fence | Keep | Swap | Mirror | Drop | Place)
    }

    /// Whether the cards of the round lie open: from the reveal until the round ends.
    #[inline]
    pub fn is_revealed(self) -> bool {
        use Phase::{Before, Drop, Fence, Flip, Keep, Mirror, Move, Place, Swap};
        matches!(self, Before | Move | Fence | Keep | Swap | Flip | Mirror | Drop | Place)
    }
}

impl State {
    /// The table before the first move.
    pub fn new(options: &Options) -> Self {
        let phase = if options.blueprint.is_some() { Phase::PlaceJewels } else { Phase::Blueprint };
        let bag = content().shapes.iter().zip(Shape::all());
        let table = Table {
            options: *options,
            phase,
            round: 0,
            first_seat: None,
            lead: None,
            plan: options.blueprint,
            bag: bag.fold(Jewels::EMPTY, |bag, (facts, shape)| bag.plus(Jewels::some(shape, u64::from(facts.count)))),
            slot: 0,
            floor: [Jewels::EMPTY; SPACES],
            guard: options.blueprint.map_or(Cell::at(7, 7), |plan| plan.centre()),
            facing: Facing::NORTH,
            light: false,
            smoke: CellSet::EMPTY,
            wires: CellSet::EMPTY,
            alarms: [None; MOST_SEATS],
            deck_count: ALL_JEWELRY.len() as u8,
            discard: CardSet::EMPTY,
            shared: CardSet::EMPTY,
            stacks: [None; KINDS],
            seats: [Player::default(); MOST_SEATS],
            questioned: None,
            last_questioned: None,
            queue: Queue::EMPTY,
            fence_left: 0,
        };
        let none = [CardSet::EMPTY; MOST_SEATS];
        let (picks, cards) = ([None; MOST_SEATS], [None; MOST_SEATS]);
        Self { table, deck: ALL_JEWELRY, drawn: CardSet::EMPTY, hands: none, packs: none, picks, cards }
    }

    /// The card a seat has chosen for this round.
    #[inline]
    pub fn card(&self, seat: Seat) -> Option<HandCard> {
        self.cards[seat.index()]
    }

    /// What the gear of a seat's card does.
    #[inline]
    pub fn effect(&self, seat: Seat) -> Option<Effect> {
        self.card(seat).and_then(HandCard::effect)
    }

    /// The seats that have committed to something nobody else sees yet (JH-4.3).
    pub fn decided(&self) -> SeatSet {
        let seats = self.table.all_seats();
        match self.table.phase {
            Phase::Draft => seats.filter(|seat| self.picks[seat.index()].is_some()).collect(),
            Phase::Answer | Phase::Choose => seats.filter(|seat| self.card(*seat).is_some()).collect(),
            _ => SeatSet::EMPTY,
        }
    }

    /// How many jewels a caught seat must drop (JH-6.42, JH-7.31, JH-9.4).
    pub fn must_drop(&self, seat: Seat) -> u32 {
        self.table.must_drop(seat, self.hands[seat.index()].len())
    }
}

impl Table {
    /// How many seats there are.
    #[inline]
    pub fn count(&self) -> usize {
        usize::from(self.options.seats)
    }

    /// All seats.
    #[inline]
    pub fn all_seats(&self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone + use<> {
        Seat::all(self.count())
    }

    /// What is open of a seat.
    #[inline]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.seats[seat.index()]
    }

    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.seats[seat.index()]
    }

    /// Whether a seat has a character of this ability.
    #[inline]
    pub fn has(&self, seat: Seat, ability: Ability) -> bool {
        self.player(seat).character.is_some_and(|character| character.ability() == ability)
    }

    /// The seat of the Mastermind, if one is in play.
    #[inline]
    pub fn mastermind(&self) -> Option<Seat> {
        self.all_seats().find(|seat| self.has(*seat, Ability::Question))
    }

    /// Whether a seat may use this ability, which needs a token, now.
    #[inline]
    pub(crate) fn can_use(&self, seat: Seat, ability: Ability) -> bool {
        let player = self.player(seat);
        self.has(seat, ability) && player.special_left > 0 && !player.special_used
    }

    /// How loud a seat is; silent before the reveal.
    #[inline]
    pub fn noise(&self, seat: Seat) -> u32 {
        self.player(seat).noise.unwrap_or_default()
    }

    /// The floor plan.
    ///
    /// # Panics
    /// Before it is drawn: nothing that needs one happens before.
    #[inline]
    pub fn plan(&self) -> Plan {
        self.plan.expect("the blueprint is known before anything needs it")
    }

    /// What is lit now (JH-2.40).
    #[inline]
    pub fn lit(&self) -> Lit {
        if self.light { self.would_light(self.facing) } else { Lit::default() }
    }

    /// What would be lit if the guard faced so and his light were on.
    #[inline]
    pub(crate) fn would_light(&self, facing: Facing) -> Lit {
        let plan = self.plan();
        let Some(at) = plan.track_space(self.guard) else { return Lit::default() };
        let clear = plan.light(at, facing);
        if self.smoke.is_empty() { *clear } else { clear.in_smoke(&plan, self.guard, &self.smoke) }
    }

    /// How many jewels a caught seat drops that holds so many jewelry cards; in the cooperative game the crew holds them together (JH-9.4).
    pub fn must_drop(&self, seat: Seat, cards: u32) -> u32 {
        let number = if self.options.is_coop() { self.shared.len() } else { cards };
        let number = if self.has(seat, Ability::Slip) { number.div_ceil(2) } else { number };
        number.min(self.player(seat).jewels.len())
    }

    /// How far a seat is from the guard, squared.
    #[inline]
    fn distance(&self, seat: Seat) -> u16 {
        self.player(seat).space.map_or(0, |space| space.cell().distance(self.guard))
    }

    /// The seats clockwise from the lead seat.
    #[inline]
    pub(crate) fn clockwise_from_lead(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        clockwise(self.lead.unwrap_or(Seat::new(0)), self.count())
    }

    /// Some seats in loud order (JH-5.4).
    #[inline]
    pub(crate) fn loud_order(&self, among: SeatSet) -> Queue {
        let key = |seat: Seat| (u32::MAX - self.noise(seat), self.distance(seat));
        Queue::ordered(self.clockwise_from_lead().filter(|seat| among.contains(*seat)), key)
    }

    /// All seats in quiet order (JH-5.5).
    #[inline]
    pub(crate) fn quiet_order(&self) -> Queue {
        Queue::ordered(self.clockwise_from_lead(), |seat| (self.noise(seat), u16::MAX - self.distance(seat)))
    }

    /// Everything the guard hears (JH-2.45).
    #[inline]
    pub(crate) fn noises(&self) -> guard::Noises {
        let mut noises = guard::Noises::new();
        for seat in self.clockwise_from_lead() {
            if let Some(space) = self.player(seat).space {
                noises.add(seat, self.noise(seat), space);
            }
            if let Some(space) = self.alarms[seat.index()] {
                noises.add_alarm(seat, space);
            }
        }
        noises
    }

    /// The spaces on which players stand.
    #[inline]
    pub(crate) fn occupied(&self) -> SpaceSet {
        self.all_seats().filter_map(|seat| self.player(seat).space).collect()
    }

    /// Where a piece may be placed: start spaces free of players and unlit; where a board has none of these, unlit ones (JH-7.9).
    pub(crate) fn placing(&self) -> SpaceSet {
        let lit = self.lit().spaces;
        places(self.plan().spaces(), self.plan().starts(), lit, self.occupied())
    }

    /// Whether a seat may question another (JH-7.40).
    #[inline]
    pub(crate) fn may_question(&self, by: Seat, seat: Seat) -> bool {
        by != seat && self.last_questioned != Some(seat)
    }

    /// Whether a seat can take gear of this kind, but for the order of play: what is in its way, if anything is.
    pub(crate) fn draft_bar(&self, seat: Seat, kind: Kind) -> Option<&'static str> {
        let cost = self.player(seat).drafted.cost() + i32::from(kind.facts().cost);
        match self.stacks[kind.index()] {
            None => Some("not_offered"),
            Some(0) => Some("stack_empty"),
            Some(_) if self.options.is_coop() && cost > i32::from(self.options.coop_gear_budget) => Some("over_budget"),
            Some(_) => None,
        }
    }
}

/// The first of these that is not nothing: start spaces free and unlit, unlit ones, unlit spaces of any kind.
fn places(spaces: SpaceSet, starts: SpaceSet, lit: SpaceSet, taken: SpaceSet) -> SpaceSet {
    let free = starts.minus(lit).minus(taken);
    let unlit = starts.minus(lit);
    [free, unlit].into_iter().find(|set| !set.is_empty()).unwrap_or(spaces.minus(lit))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn jh_7_9_where_no_start_space_is_free_and_unlit() {
        let space = |name: &str| Cell::find(name).and_then(Cell::space).unwrap();
        let set = |names: &str| names.split_whitespace().map(space).collect::<SpaceSet>();
        let (spaces, starts) = (set("a1 d1 h1 c3"), set("d1 h1"));
        assert_eq!(places(spaces, starts, set("d1"), SpaceSet::EMPTY), set("h1"));
        assert_eq!(places(spaces, starts, set("d1"), set("h1")), set("h1"));
        assert_eq!(places(spaces, starts, set("d1 h1 a1"), set("c3")), set("c3"));
    }

    #[test]
    fn jh_11_7_loud_and_quiet_orders() {
        let space = |name: &str| Cell::find(name).and_then(Cell::space);
        for (spaces, noise, lead, loud, quiet) in [
            (["c3", "m5", "g13", "e7"], [4, 4, 2, 8], 2, [3, 1, 0, 2], [2, 0, 1, 3]),
            (["g5", "i5", "g13", "e7"], [4, 4, 2, 4], 1, [1, 3, 0, 2], [2, 1, 3, 0]),
        ] {
            let settings = engine::Settings::read(crate::options::SPECS, &serde_json::json!({"blueprint": "gallery"})).unwrap();
            let mut table = State::new(&Options::from_settings(&settings).unwrap()).table;
            table.lead = Some(Seat::new(lead));
            for seat in 0..4 {
                (table.seats[seat].space, table.seats[seat].noise) = (space(spaces[seat]), Some(noise[seat]));
            }
            let order = |queue: Queue| queue.iter().map(Seat::index).collect::<Vec<_>>();
            assert_eq!((order(table.loud_order(SeatSet::first(4))), order(table.quiet_order())), (loud.to_vec(), quiet.to_vec()));
        }
    }
}
