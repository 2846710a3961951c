//! The JSON of positions and views (MH-4.1, MH-4.3). One form serves both: they differ in which cards are shown.

use engine::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::content::{CHARACTERS, Character};
use crate::score::{self, Place};
use crate::space::Space;
use crate::state::{Cards, Phase, State, Table, Wrong};

/// A position or a view as it is written. TypeScript knows views only.
#[derive(Clone, Debug, Serialize, Deserialize, ts_rs::TS)]
#[serde(deny_unknown_fields, expecting = "a position")]
pub(crate) struct TableForm<O> {
    pub(crate) game: GameName,
    pub(crate) options: O,
    pub(crate) phase: Phase,
    pub(crate) round: u8,
    pub(crate) start_seat: Option<Seat>,
    pub(crate) turn: Option<Seat>,
    pub(crate) pieces: PiecesForm,
    pub(crate) artwork: Option<Space>,
    pub(crate) cards: Vec<Option<Character>>,
    /// Only in a view.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(as = "Vec<bool>", optional = false)]
    pub(crate) chosen: Option<Vec<bool>>,
    pub(crate) wrong: Vec<Wrong>,
    pub(crate) swaps: Vec<u8>,
    pub(crate) won: Vec<Vec<u8>>,
    pub(crate) results: Option<Vec<Place>>,
}

/// The one game whose positions these are.
#[derive(Clone, Copy, Debug, Serialize, Deserialize, ts_rs::TS)]
pub(crate) enum GameName {
    #[serde(rename = "museum-heist")]
    MuseumHeist,
}

/// Where each piece stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ts_rs::TS)]
#[serde(deny_unknown_fields, expecting = "the spaces of the seven pieces")]
#[ts(rename = "Pieces")]
pub struct PiecesForm {
    artist: Option<Space>,
    duchess: Option<Space>,
    tourist: Option<Space>,
    school_girl: Option<Space>,
    guard: Option<Space>,
    granny: Option<Space>,
    little_boy: Option<Space>,
}

impl PiecesForm {
    /// Where the pieces stand on a table.
    pub(crate) fn of(table: &Table) -> Self {
        let space = |piece: Character| table.standing().get(piece.index()).copied();
        Self {
            artist: space(Character::Artist),
            duchess: space(Character::Duchess),
            tourist: space(Character::Tourist),
            school_girl: space(Character::SchoolGirl),
            guard: space(Character::Guard),
            granny: space(Character::Granny),
            little_boy: space(Character::LittleBoy),
        }
    }

    /// The spaces in character order.
    pub(crate) fn spaces(self) -> [Option<Space>; CHARACTERS] {
        [self.artist, self.duchess, self.tourist, self.school_girl, self.guard, self.granny, self.little_boy]
    }
}

impl<'a> TableForm<&'a crate::options::Options> {
    /// What lies on the table, with these cards and, for a view, who has chosen.
    pub(crate) fn of(table: &'a Table, cards: &Cards, chosen: Option<SeatSet>) -> Self {
        let seats = table.seats();
        let numbers = |seat: Seat| (1..).zip(&table.winners).filter(move |(_, winner)| **winner == Some(seat)).map(|(number, _)| number);
        Self {
            game: GameName::MuseumHeist,
            options: &table.options,
            phase: table.phase,
            round: table.round,
            start_seat: table.start_seat,
            turn: table.turn,
            pieces: PiecesForm::of(table),
            artwork: table.artwork,
            cards: cards[..seats].to_vec(),
            chosen: chosen.map(|chosen| Seat::all(seats).map(|seat| chosen.contains(seat)).collect()),
            wrong: table.wrong.iter().collect(),
            swaps: table.swaps[..seats].to_vec(),
            won: Seat::all(seats).map(|seat| numbers(seat).collect()).collect(),
            results: (table.phase == Phase::Over).then(|| score::places(table)),
        }
    }
}

impl Serialize for State {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        TableForm::of(&self.table, &self.cards, None).serialize(serializer)
    }
}
