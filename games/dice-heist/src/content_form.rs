//! The box as clients get it: museums, exhibits, and what the rules pay for sets.

use engine::Typescript;
use serde::Serialize;
use ts_rs::TS;

use crate::DiceHeist;
use crate::content::{CARDS, Card, Colour, Kind, Museum};
use crate::score::gem_series;
use crate::state::{Attempt, SIDEKICKS};

/// What is printed on the pieces.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(rename = "Content")]
pub struct ContentForm {
    museums: Vec<MuseumForm>,
    exhibits: Vec<ExhibitForm>,
    colours: [Colour; 3],
    /// How many sidekick dice there are.
    sidekicks: u8,
    /// What gems of one colour score, from none (DH-6.20).
    gem_points: Vec<i32>,
}

/// A museum, in the order of the row.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(rename = "MuseumFacts")]
struct MuseumForm {
    id: Museum,
    security: u8,
    /// The lowest face that succeeds in a heist (DH-6.13).
    heist_needs: u8,
}

/// An exhibit.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[ts(rename = "ExhibitFacts")]
struct ExhibitForm {
    id: Card,
    museum: Museum,
    kind: KindForm,
}

/// What an exhibit is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(rename = "Kind")]
enum KindForm {
    /// A painting worth so many millions.
    Painting { millions: u16 },
    /// So many artifacts.
    Artifact { count: u8 },
    /// A gem of this colour.
    Gem { colour: Colour },
}

impl From<Kind> for KindForm {
    fn from(kind: Kind) -> Self {
        match kind {
            Kind::Painting(millions) => Self::Painting { millions },
            Kind::Artifacts(count) => Self::Artifact { count },
            Kind::Gem(colour) => Self::Gem { colour },
        }
    }
}

impl Typescript for DiceHeist {
    type Content = ContentForm;

    fn content() -> ContentForm {
        let heist_needs = |museum| Attempt { museum, card: None, sidekicks: 0 }.needs();
        let most_gems = Colour::ALL.map(|colour| colour.cards().len()).into_iter().max().unwrap_or_default();
        ContentForm {
            museums: Museum::all().map(|id| MuseumForm { id, security: id.security(), heist_needs: heist_needs(id) }).collect(),
            exhibits: (0..CARDS as u8).map(Card).map(|id| ExhibitForm { id, museum: id.museum(), kind: id.kind().into() }).collect(),
            colours: Colour::ALL,
            sidekicks: SIDEKICKS,
            gem_points: (0..=most_gems as i32).map(gem_series).collect(),
        }
    }
}
