//! The JSON of positions (section 4 of the rules), which is also that of views.

use std::collections::BTreeMap;

use engine::{Seat, SeatSet};
use serde::{Deserialize, Serialize, Serializer};

use crate::action::Clear;
use crate::content::{Back, CharacterKind, EliteKind, ItemKind, Kind, Skill, TileKind, Uses};
use crate::map::square::{Square, SquareId};
use crate::map::{Map, SquareKind};
use crate::options::Options;
use crate::rules::score::GameResult;
use crate::state::decks::{DecksForm, decks};
use crate::state::list::SeatList;
use crate::state::{Finished, GlobalMod, Lies, Pending, Phase, State, Status, Turner, Whereabouts};

/// A position as it is written.
#[derive(Clone, Debug, Serialize, Deserialize, ts_rs::TS)]
#[serde(deny_unknown_fields)]
pub(crate) struct PositionForm<O> {
    #[ts(type = "\"crew-heist\"")]
    pub(crate) game: String,
    pub(crate) options: O,
    pub(crate) round: u32,
    pub(crate) phase: Phase,
    pub(crate) players: Vec<PlayerForm>,
    pub(crate) attempts: Vec<AttemptForm>,
    pub(crate) guards: Vec<GuardForm>,
    pub(crate) stations: Vec<StationForm>,
    pub(crate) tiles: Vec<TileForm>,
    pub(crate) decks: DecksForm,
    pub(crate) alerts: Vec<SquareId>,
    pub(crate) evidence: BTreeMap<SquareId, u8>,
    pub(crate) decoys: Vec<SquareId>,
    pub(crate) things: Vec<ThingForm>,
    pub(crate) track: u8,
    pub(crate) alarm: u8,
    pub(crate) in_force: u8,
    pub(crate) reached: u8,
    pub(crate) mods: Vec<GlobalMod>,
    pub(crate) captured: SeatList,
    pub(crate) loot_out: bool,
    pub(crate) planning: PlanningForm,
    pub(crate) environment: Option<EnvironmentForm>,
    pub(crate) pending: Vec<PendingForm>,
    pub(crate) result: Option<GameResult>,
}

#[derive(Clone, Debug, Serialize, Deserialize, ts_rs::TS)]
#[serde(deny_unknown_fields)]
#[ts(rename = "Player")]
pub(crate) struct PlayerForm {
    pub(crate) seat: Seat,
    pub(crate) character: Option<CharacterKind>,
    pub(crate) status: Status,
    pub(crate) square: Option<SquareId>,
    pub(crate) misses: u8,
    pub(crate) finished: Option<Finished>,
    pub(crate) hidden: bool,
    pub(crate) exposed: bool,
    pub(crate) caught_by: Vec<u8>,
    pub(crate) fought: Vec<u8>,
    pub(crate) noise: Option<SquareId>,
    pub(crate) inventory: Vec<CarriedForm>,
    pub(crate) dropped: Vec<DroppedForm>,
    pub(crate) dice: Vec<Option<u8>>,
    pub(crate) missed: bool,
    pub(crate) failing: bool,
    pub(crate) notice: Option<SquareId>,
    pub(crate) waiting: bool,
    pub(crate) ready: bool,
    pub(crate) placed: bool,
    pub(crate) power_used: Option<Uses>,
    pub(crate) quiet_left: u8,
    pub(crate) used: u16,
}

#[derive(Clone, Copy, Debug, Serialize, Deserialize, ts_rs::TS)]
#[serde(deny_unknown_fields)]
#[ts(rename = "Carried")]
pub(crate) struct CarriedForm {
    pub(crate) item: ItemKind,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub(crate) n: Option<u8>,
    /// Only cards have it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub(crate) owner: Option<Seat>,
}

/// A kind of thing that was dropped; whose it was says nothing.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, ts_rs::TS)]
#[serde(deny_unknown_fields)]
#[ts(rename = "Dropped")]
pub(crate) struct DroppedForm {
    pub(crate) item: ItemKind,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub(crate) n: Option<u8>,
}

#[derive(Clone, Debug, Serialize, Deserialize, ts_rs::TS)]
#[serde(deny_unknown_fields)]
#[ts(rename = "Attempt")]
pub(crate) struct AttemptForm {
    pub(crate) lead: Seat,
    pub(crate) helpers: SeatList,
    pub(crate) kind: Kind,
    pub(crate) to: Option<SquareId>,
    pub(crate) tile: Option<SquareId>,
    pub(crate) action: Option<u8>,
    pub(crate) guard: Option<u8>,
    pub(crate) with: SeatSet,
    pub(crate) clear: Option<Clear>,
    pub(crate) skill: Skill,
    pub(crate) need: u8,
}

#[derive(Clone, Debug, Serialize, Deserialize, ts_rs::TS)]
#[serde(deny_unknown_fields)]
#[ts(rename = "Guard")]
pub(crate) struct GuardForm {
    pub(crate) n: u8,
    pub(crate) square: SquareId,
    pub(crate) distracted: bool,
    pub(crate) elite: Option<EliteKind>,
    pub(crate) extra: u8,
}

#[derive(Clone, Debug, Serialize, Deserialize, ts_rs::TS)]
#[serde(deny_unknown_fields)]
#[ts(rename = "Station")]
pub(crate) struct StationForm {
    pub(crate) n: u8,
    pub(crate) tile: SquareId,
    pub(crate) home: Vec<SquareId>,
}

#[derive(Clone, Debug, Serialize, Deserialize, ts_rs::TS)]
#[serde(deny_unknown_fields)]
#[ts(rename = "TileState")]
pub(crate) struct TileForm {
    pub(crate) square: SquareId,
    pub(crate) state: Lies,
    /// Only Room squares have it; nothing until it is dealt.
    #[serde(default, skip_serializing_if = "Option::is_none", with = "present")]
    #[ts(type = "Back | null", optional)]
    pub(crate) back: Option<Option<Back>>,
    pub(crate) tile: Option<TileKind>,
    pub(crate) activated: bool,
}

/// A field that may be absent, and may be `null` where it is not.
mod present {
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    pub(super) fn serialize<T: Serialize, S: Serializer>(value: &Option<Option<T>>, serializer: S) -> Result<S::Ok, S::Error> {
        // A field that is absent is not written at all.
        value.as_ref().and_then(Option::as_ref).serialize(serializer)
    }

    pub(super) fn deserialize<'de, T: Deserialize<'de>, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Option<T>>, D::Error> {
        Option::deserialize(deserializer).map(Some)
    }
}

#[derive(Clone, Debug, Serialize, Deserialize, ts_rs::TS)]
#[serde(deny_unknown_fields)]
#[ts(rename = "Thing")]
pub(crate) struct ThingForm {
    pub(crate) item: ItemKind,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub(crate) n: Option<u8>,
    pub(crate) square: SquareId,
    /// Only cards have it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub(crate) owner: Option<Seat>,
}

#[derive(Clone, Debug, Serialize, Deserialize, ts_rs::TS)]
#[serde(deny_unknown_fields)]
#[ts(rename = "Planning")]
pub(crate) struct PlanningForm {
    pub(crate) timed: bool,
    pub(crate) voted: bool,
    pub(crate) vote: Option<VoteForm>,
    pub(crate) order: SeatList,
    pub(crate) at: u8,
}

#[derive(Clone, Debug, Serialize, Deserialize, ts_rs::TS)]
#[serde(deny_unknown_fields)]
#[ts(rename = "Vote")]
pub(crate) struct VoteForm {
    pub(crate) yes: SeatSet,
    pub(crate) no: SeatSet,
}

#[derive(Clone, Debug, Serialize, Deserialize, ts_rs::TS)]
#[serde(deny_unknown_fields)]
#[ts(rename = "Environment")]
pub(crate) struct EnvironmentForm {
    pub(crate) events_left: u8,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ts_rs::TS)]
#[serde(tag = "chance", rename_all = "snake_case", deny_unknown_fields)]
#[ts(rename = "Pending")]
pub(crate) enum PendingForm {
    Character {
        seat: Seat,
    },
    Back {
        square: SquareId,
    },
    Item {
        seat: Seat,
    },
    Elite {
        guard: u8,
    },
    Dice {
        seat: Seat,
        slots: Vec<u8>,
    },
    Tile {
        square: SquareId,
        by: Option<Seat>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        from: Option<SquareId>,
    },
    Event {},
}

impl PendingForm {
    fn of(map: &Map, due: Pending) -> Self {
        match due {
            Pending::Character(seat) => Self::Character { seat },
            Pending::Back(square) => Self::Back { square: map.id(square) },
            Pending::Item(seat) => Self::Item { seat },
            Pending::Elite(guard) => Self::Elite { guard },
            Pending::Dice(seat, slots) => Self::Dice { seat, slots: (0..4).filter(|slot| slots >> slot & 1 == 1).collect() },
            Pending::Tile(square, turner) => {
                let (by, from) = match turner {
                    Turner::Player(seat) => (Some(seat), None),
                    Turner::Reveal(from) => (None, Some(map.id(from))),
                    Turner::Nobody => (None, None),
                };
                Self::Tile { square: map.id(square), by, from }
            }
            Pending::Event => Self::Event {},
        }
    }
}

/// The things a player has dropped, read off their bits.
fn dropped(bits: u64) -> Vec<DroppedForm> {
    let kinds = (0..32).filter(|bit| bits >> bit & 1 == 1).map(|bit| DroppedForm { item: ItemKind(bit as u8), n: None });
    let bodies = (0..16).filter(|n| bits >> (32 + n) & 1 == 1).map(|n| DroppedForm { item: ItemKind::BODY, n: Some(n as u8) });
    let mut all: Vec<DroppedForm> = kinds.chain(bodies).collect();
    all.sort_unstable();
    all
}

fn player(state: &State, seat: Seat) -> PlayerForm {
    let (map, player) = (state.map(), *state.player(seat));
    let id = |square: Option<Square>| square.map(|square| map.id(square));
    PlayerForm {
        seat,
        character: player.character,
        status: player.status,
        square: id(player.square),
        misses: player.misses,
        finished: player.finished,
        hidden: player.hidden,
        exposed: player.exposed,
        caught_by: player.caught_by.iter().collect(),
        fought: player.fought.iter().collect(),
        noise: id(player.noise),
        inventory: state.carried(seat).map(|thing| CarriedForm { item: thing.item, n: thing.n, owner: thing.owner }).collect(),
        dropped: dropped(player.dropped),
        dice: player.dice.iter().map(|face| Some(face).filter(|face| *face > 0)).collect(),
        missed: player.missed,
        failing: player.failing,
        notice: id(player.notice),
        waiting: player.waiting,
        ready: player.ready,
        placed: player.placed,
        power_used: player.power_used,
        quiet_left: player.quiet_left,
        used: player.used,
    }
}

fn attempts(state: &State) -> Vec<AttemptForm> {
    let id = |square: Option<Square>| square.map(|square| state.map().id(square));
    let open = state.all_seats().filter_map(|lead| Some((lead, *state.attempt(lead)?)));
    open.map(|(lead, attempt)| AttemptForm {
        lead,
        helpers: attempt.helpers,
        kind: attempt.kind,
        to: id(attempt.to),
        tile: id(attempt.tile),
        action: attempt.action,
        guard: attempt.guard,
        with: attempt.with,
        clear: attempt.clear,
        skill: attempt.skill,
        need: attempt.need,
    })
    .collect()
}

fn tiles(state: &State) -> Vec<TileForm> {
    let map = state.map();
    let form = |(square, tile): (&Square, &crate::state::TileState)| TileForm {
        square: map.id(*square),
        state: tile.lies,
        back: (map.kind(*square) == SquareKind::Room).then_some(tile.back),
        tile: tile.tile,
        activated: tile.activated,
    };
    map.tiles.iter().zip(&state.tiles).map(form).collect()
}

fn things(state: &State) -> Vec<ThingForm> {
    let lying = state.things.iter().filter_map(|thing| match thing.place {
        Whereabouts::On(square) => Some((square, *thing)),
        Whereabouts::With(_) => None,
    });
    lying.map(|(square, thing)| ThingForm { item: thing.item, n: thing.n, square: state.map().id(square), owner: thing.owner }).collect()
}

impl Serialize for State {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let map = self.map();
        let ids = |squares: &mut dyn Iterator<Item = Square>| squares.map(|square| map.id(square)).collect::<Vec<SquareId>>();
        let guards = self.guards.iter().map(|guard| GuardForm {
            n: guard.n,
            square: map.id(guard.square),
            distracted: guard.distracted,
            elite: guard.elite,
            extra: guard.extra,
        });
        let stations = self.stations.iter().map(|station| {
            let home = ids(&mut self.home_of(station.tile).iter());
            StationForm { n: station.n, tile: map.id(station.tile), home }
        });
        let evidence = map.squares().map(|square| (map.id(square), self.evidence[square.index()])).filter(|(_, count)| *count > 0);
        let planning = &self.planning;
        PositionForm::<Options> {
            game: "crew-heist".to_owned(),
            options: self.options,
            round: self.round,
            phase: self.phase,
            players: self.all_seats().map(|seat| player(self, seat)).collect(),
            attempts: attempts(self),
            guards: guards.collect(),
            stations: stations.collect(),
            tiles: tiles(self),
            decks: decks(self),
            alerts: ids(&mut self.alerts.iter()),
            evidence: evidence.collect(),
            decoys: ids(&mut self.decoys.iter().copied()),
            things: things(self),
            track: self.track,
            alarm: self.alarm,
            in_force: self.in_force,
            reached: self.reached,
            mods: self.mods.to_vec(),
            captured: self.captured,
            loot_out: self.loot_out,
            planning: PlanningForm {
                timed: planning.timed,
                voted: planning.voted,
                vote: planning.vote.map(|(yes, no)| VoteForm { yes, no }),
                order: planning.order,
                at: planning.at,
            },
            environment: self.events_left.map(|events_left| EnvironmentForm { events_left }),
            pending: self.pending.iter().map(|due| PendingForm::of(map, *due)).collect(),
            result: self.result,
        }
        .serialize(serializer)
    }
}
