//! The JSON of positions and views (JH-4.1, JH-4.3). One form serves both: they differ in which cards are shown.

use std::fmt;

use engine::{CardSet, Seat, SeatSet};
use serde::de::{Error as _, MapAccess, Visitor};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::content::cards::{Character, HandCard, Jewelry, Kind, kinds_of};
use crate::content::jewels::Jewels;
use crate::floor::cell::Cell;
use crate::floor::facing::Facing;
use crate::floor::space::{SPACES, Space};
use crate::options::{MOST_SEATS, Options};
use crate::rules::score::{self, GameResult};
use crate::state::whole;
use crate::state::{Phase, Player, State, Table};

/// A position or a view as it is written. TypeScript knows views only.
#[derive(Clone, Debug, Serialize, Deserialize, ts_rs::TS)]
#[serde(deny_unknown_fields, expecting = "a position")]
pub(crate) struct TableForm<O> {
    pub(crate) game: GameName,
    #[serde(deserialize_with = "whole::small")]
    pub(crate) v: u8,
    pub(crate) options: O,
    pub(crate) phase: Phase,
    #[serde(deserialize_with = "whole::large")]
    pub(crate) round: u32,
    pub(crate) first_seat: Option<Seat>,
    pub(crate) lead: Option<Seat>,
    pub(crate) blueprint: Option<String>,
    pub(crate) bag: Jewels,
    pub(crate) jewels: Floor,
    pub(crate) guard: GuardForm,
    pub(crate) smoke: Vec<Cell>,
    pub(crate) wires: Vec<Cell>,
    pub(crate) alarms: Vec<AlarmForm>,
    pub(crate) deck: DeckForm,
    pub(crate) discard: Vec<Jewelry>,
    pub(crate) shared: Vec<Jewelry>,
    pub(crate) stacks: Vec<StackForm>,
    pub(crate) seats: Vec<SeatForm>,
    pub(crate) questioned: Option<Seat>,
    pub(crate) last_questioned: Option<Seat>,
    pub(crate) queue: Vec<Seat>,
    pub(crate) drawn: CardsForm,
    #[serde(deserialize_with = "whole::small")]
    pub(crate) fence_left: u8,
    pub(crate) result: Option<GameResult>,
}

/// The one version of positions there is.
pub(crate) const VERSION: u8 = 2;

/// The one game whose positions these are.
#[derive(Clone, Copy, Debug, Serialize, Deserialize, ts_rs::TS)]
pub(crate) enum GameName {
    #[serde(rename = "jewel-heist")]
    JewelHeist,
}

#[derive(Clone, Copy, Debug, Serialize, Deserialize, ts_rs::TS)]
#[serde(deny_unknown_fields, expecting = "a guard")]
#[ts(rename = "Guard")]
pub(crate) struct GuardForm {
    pub(crate) at: Cell,
    pub(crate) facing: Facing,
    pub(crate) light: bool,
}

#[derive(Clone, Copy, Debug, Serialize, Deserialize, ts_rs::TS)]
#[serde(deny_unknown_fields, expecting = "an alarm clock")]
#[ts(rename = "Alarm")]
pub(crate) struct AlarmForm {
    pub(crate) at: Space,
    pub(crate) seat: Seat,
}

#[derive(Clone, Debug, Serialize, Deserialize, ts_rs::TS)]
#[serde(deny_unknown_fields, expecting = "a deck")]
#[ts(rename = "Deck")]
pub(crate) struct DeckForm {
    #[serde(deserialize_with = "whole::small")]
    pub(crate) count: u8,
    /// Only in a position.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(skip)]
    pub(crate) cards: Option<Vec<Jewelry>>,
}

#[derive(Clone, Copy, Debug, Serialize, Deserialize, ts_rs::TS)]
#[serde(deny_unknown_fields, expecting = "a stack of gear")]
#[ts(rename = "Stack")]
pub(crate) struct StackForm {
    pub(crate) kind: Kind,
    #[serde(deserialize_with = "whole::small")]
    pub(crate) left: u8,
}

/// Cards that are seen, or only counted.
#[derive(Clone, Debug, Serialize, Deserialize, ts_rs::TS)]
#[serde(untagged, expecting = "cards, or their count")]
#[ts(rename = "Cards")]
pub(crate) enum CardsForm {
    Seen(Vec<Jewelry>),
    Hidden { count: u32 },
}

#[derive(Clone, Debug, Serialize, Deserialize, ts_rs::TS)]
#[serde(deny_unknown_fields, expecting = "a seat")]
#[ts(rename = "Player")]
pub(crate) struct SeatForm {
    pub(crate) character: Option<Character>,
    #[serde(deserialize_with = "whole::small")]
    pub(crate) special_left: u8,
    pub(crate) space: Option<Space>,
    pub(crate) jewels: Jewels,
    pub(crate) jewelry: CardsForm,
    pub(crate) pack: CardsForm,
    pub(crate) pick: Option<Jewelry>,
    pub(crate) gear: Vec<Kind>,
    pub(crate) drafted: Vec<Kind>,
    #[serde(deserialize_with = "whole::price")]
    pub(crate) gear_cost: i32,
    pub(crate) passed: bool,
    pub(crate) card: Option<HandCard>,
    #[serde(deserialize_with = "whole::large_or_null")]
    pub(crate) noise: Option<u32>,
    pub(crate) told: bool,
    pub(crate) effect_done: bool,
    pub(crate) special_used: bool,
    /// Only in a view.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(as = "bool", optional = false)]
    pub(crate) decided: Option<bool>,
}

/// Jewels lying on spaces, as an object keyed by cell, empty spaces left out.
#[derive(Clone, Debug, ts_rs::TS)]
#[ts(type = "Record<Cell, Jewels>")]
pub(crate) struct Floor(pub(crate) [Jewels; SPACES]);

impl Serialize for Floor {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        for (space, heap) in Space::all().zip(&self.0).filter(|(_, heap)| !heap.is_empty()) {
            map.serialize_entry(&space, heap)?;
        }
        map.end()
    }
}

impl<'de> Deserialize<'de> for Floor {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Heaps;
        impl<'de> Visitor<'de> for Heaps {
            type Value = Floor;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("jewels by cell")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Floor, A::Error> {
                let mut floor = [Jewels::EMPTY; SPACES];
                while let Some((space, heap)) = map.next_entry::<Space, Jewels>()? {
                    let here = &mut floor[space.index()];
                    if heap.is_empty() || !here.is_empty() {
                        return Err(A::Error::custom("a space is named once, and only if jewels lie there"));
                    }
                    *here = heap;
                }
                Ok(Floor(floor))
            }
        }
        deserializer.deserialize_map(Heaps)
    }
}

/// Cards of a seat, or just drawn: which they are, or only how many.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cards {
    /// These.
    Seen(CardSet),
    /// So many.
    Count(u32),
}

impl Cards {
    /// The cards if this viewer may see them, else how many there are.
    pub(crate) fn to(cards: CardSet, sees: bool) -> Self {
        if sees { Self::Seen(cards) } else { Self::Count(cards.len()) }
    }

    /// How many there are.
    pub fn len(self) -> u32 {
        match self {
            Self::Seen(cards) => cards.len(),
            Self::Count(count) => count,
        }
    }

    /// Whether there are none.
    pub fn is_empty(self) -> bool {
        self.len() == 0
    }

    /// Those that are seen.
    pub fn seen(self) -> CardSet {
        match self {
            Self::Seen(cards) => cards,
            Self::Count(_) => CardSet::EMPTY,
        }
    }

    fn form(self) -> CardsForm {
        match self {
            Self::Seen(cards) => CardsForm::Seen(Jewelry::of(cards).collect()),
            Self::Count(count) => CardsForm::Hidden { count },
        }
    }
}

/// All cards that are secret from somebody, as one viewer knows them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Known {
    pub(crate) hands: [Cards; MOST_SEATS],
    pub(crate) packs: [Cards; MOST_SEATS],
    pub(crate) picks: [Option<Jewelry>; MOST_SEATS],
    pub(crate) cards: [Option<HandCard>; MOST_SEATS],
    pub(crate) drawn: Cards,
    /// Who has committed; only in a view.
    pub(crate) decided: Option<SeatSet>,
    /// What is left to draw; only in a position.
    pub(crate) deck: Option<CardSet>,
}

fn seat_form(player: &Player, known: &Known, place: usize) -> SeatForm {
    SeatForm {
        character: player.character,
        special_left: player.special_left,
        space: player.space,
        jewels: player.jewels,
        jewelry: known.hands[place].form(),
        pack: known.packs[place].form(),
        pick: known.picks[place],
        gear: kinds_of(&player.gear.0).collect(),
        drafted: kinds_of(&player.drafted.0).collect(),
        gear_cost: player.drafted.cost(),
        passed: player.passed,
        card: known.cards[place],
        noise: player.noise,
        told: player.told,
        effect_done: player.effect_done,
        special_used: player.special_used,
        decided: known.decided.map(|decided| decided.contains(Seat::new(place))),
    }
}

impl<'a> TableForm<&'a Options> {
    /// What lies on the table, with the cards as somebody knows them.
    pub(crate) fn of(table: &'a Table, known: &Known, result: Option<GameResult>) -> Self {
        let alarm = |seat: Seat| table.alarms[seat.index()].map(|at| AlarmForm { at, seat });
        let stack = |kind: Kind| table.stacks[kind.index()].map(|left| StackForm { kind, left });
        Self {
            game: GameName::JewelHeist,
            v: VERSION,
            options: &table.options,
            phase: table.phase,
            round: table.round,
            first_seat: table.first_seat,
            lead: table.lead,
            blueprint: table.plan.map(|plan| plan.id.to_owned()),
            bag: table.bag,
            jewels: Floor(table.floor),
            guard: GuardForm { at: table.guard, facing: table.facing, light: table.light },
            smoke: table.smoke.iter().collect(),
            wires: table.wires.iter().collect(),
            alarms: table.all_seats().filter_map(alarm).collect(),
            deck: DeckForm { count: table.deck_count, cards: known.deck.map(|deck| Jewelry::of(deck).collect()) },
            discard: Jewelry::of(table.discard).collect(),
            shared: Jewelry::of(table.shared).collect(),
            stacks: Kind::all().filter_map(stack).collect(),
            seats: table.all_seats().map(|seat| seat_form(table.player(seat), known, seat.index())).collect(),
            questioned: table.questioned,
            last_questioned: table.last_questioned,
            queue: table.queue.iter().collect(),
            drawn: known.drawn.form(),
            fence_left: table.fence_left,
            result,
        }
    }
}

impl Serialize for State {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let known = Known {
            hands: self.hands.map(Cards::Seen),
            packs: self.packs.map(Cards::Seen),
            picks: self.picks,
            cards: self.cards,
            drawn: Cards::Seen(self.drawn),
            decided: None,
            deck: Some(self.deck),
        };
        let result = (self.table.phase == Phase::Over).then(|| score::result(self));
        TableForm::of(&self.table, &known, result).serialize(serializer)
    }
}
