//! The JSON of decks (section 4 of the rules): how many of each kind are left.

use std::collections::BTreeMap;

use engine::pile::Bag;
use serde::{Deserialize, Serialize};

use crate::content::{Back, CharacterKind, Deck, EliteKind, EventKind, ItemKind, TileKind};
use crate::state::State;

type Counts<K> = BTreeMap<K, u8>;

#[derive(Clone, Debug, Serialize, Deserialize, ts_rs::TS)]
#[serde(deny_unknown_fields)]
#[ts(rename = "Decks")]
pub(crate) struct DecksForm {
    pub(crate) hall: Counts<TileKind>,
    pub(crate) door: Counts<TileKind>,
    pub(crate) room: RoomsForm,
    pub(crate) backs: Vec<Counts<Back>>,
    pub(crate) events: Counts<EventKind>,
    pub(crate) events_discard: Counts<EventKind>,
    pub(crate) items: Counts<ItemKind>,
    pub(crate) characters: Vec<CharacterKind>,
    pub(crate) elites: Vec<EliteKind>,
}

#[derive(Clone, Debug, Serialize, Deserialize, ts_rs::TS)]
#[serde(deny_unknown_fields)]
#[ts(rename = "Rooms")]
pub(crate) struct RoomsForm {
    pub(crate) secure: Counts<TileKind>,
    pub(crate) staff: Counts<TileKind>,
    pub(crate) plain: Counts<TileKind>,
}

fn counts<K: Ord, const N: usize>(kinds: impl Iterator<Item = (K, usize)>, bag: &Bag<N>) -> Counts<K> {
    kinds.map(|(kind, index)| (kind, bag.count(index))).filter(|(_, count)| *count > 0).collect()
}

pub(crate) fn decks(state: &State) -> DecksForm {
    let decks = &state.decks;
    let tiles = |deck: Deck, back: Option<Back>| {
        let kinds = TileKind::all().filter(|kind| kind.facts().deck == deck && kind.facts().back == back);
        counts(kinds.map(|kind| (kind, kind.index())), &decks.tiles)
    };
    let room = |back: Back| tiles(Deck::Room, Some(back));
    let bags = decks.backs.iter().flatten().take(state.map().bags.len());
    DecksForm {
        hall: tiles(Deck::Hall, None),
        door: tiles(Deck::Door, None),
        room: RoomsForm { secure: room(Back::Secure), staff: room(Back::Staff), plain: room(Back::Plain) },
        backs: bags.map(|bag| counts(Back::ALL.iter().map(|back| (*back, back.index())), bag)).collect(),
        events: counts(EventKind::all().map(|kind| (kind, kind.index())), &decks.events),
        events_discard: counts(EventKind::all().map(|kind| (kind, kind.index())), &decks.discard),
        items: counts(ItemKind::all().map(|kind| (kind, kind.index())), &decks.items),
        characters: decks.characters.iter().map(CharacterKind).collect(),
        elites: decks.elites.iter().map(EliteKind).collect(),
    }
}
