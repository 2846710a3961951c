//! The worked examples that the rules page of the browser draws: written by the rules, so that a stale drawing fails.

use std::ops::RangeInclusive;
use std::path::Path;

use crate::support::space;
use engine::{Game, Insight, Seat, Secrets, Viewer};
use museum_heist::insight::{Answer, Question};
use museum_heist::space::Space;
use museum_heist::{MuseumHeist, View};
use serde_json::{Value, json};

const VIEWER: Viewer = Viewer::Seat(Seat::new(0));

/// A part of the Gallery. Pieces that are not drawn stand far away.
struct Example {
    phase: &'static str,
    files: RangeInclusive<u8>,
    ranks: RangeInclusive<u8>,
    artwork: &'static str,
    /// In character order.
    pieces: [&'static str; 7],
    /// The ways that are drawn: a piece and where it goes.
    ways: &'static [(&'static str, &'static str)],
    /// The piece around whose distance a circle is drawn.
    around: Option<&'static str>,
}

/// Where an artwork may lie: not on a passage, nor on or next to a piece (MH-6.8).
const PLACING: Example = Example {
    phase: "place_artwork",
    files: 0..=6,
    ranks: 0..=3,
    artwork: "f3",
    pieces: ["b2", "a9", "c9", "e9", "g9", "d4", "i9"],
    ways: &[],
    around: None,
};

/// A step, two jumps in a row, and a secret passage (MH-6.14 to MH-6.18).
const MOVING: Example = Example {
    phase: "turn",
    files: 0..=8,
    ranks: 3..=7,
    artwork: "i5",
    pieces: ["a1", "b7", "f6", "d6", "c5", "e1", "i1"],
    ways: &[("guard", "d4"), ("guard", "g5"), ("duchess", "g7")],
    around: Some("guard"),
};

impl Example {
    fn shows(&self, space: Space) -> bool {
        self.files.contains(&space.file) && self.ranks.contains(&space.rank)
    }

    fn view(&self) -> View {
        let is_turn = self.phase == "turn";
        let names = ["artist", "duchess", "tourist", "school_girl", "guard", "granny", "little_boy"];
        let pieces: serde_json::Map<_, _> = names.into_iter().map(String::from).zip(self.pieces.map(Value::from)).collect();
        let card = is_turn.then_some("artist");
        let position = json!({
            "game": "museum-heist",
            "options": {"seats": 2, "first_seat": null, "board": "gallery9", "landing": "own", "reveal_all": false, "target": null},
            "phase": self.phase, "round": 1, "start_seat": 0, "turn": is_turn.then_some(0),
            "pieces": pieces, "artwork": is_turn.then_some(self.artwork), "cards": [card, card], "wrong": [],
            "swaps": [2, 2], "won": [[], []], "results": null,
        });
        MuseumHeist::view(&MuseumHeist::load(&position).unwrap(), VIEWER)
    }

    fn drawn(&self) -> Value {
        let view = self.view();
        let (table, overview) = (&view.table, MuseumHeist::overview(&view, VIEWER));
        let answer = |question: Question| MuseumHeist::answer(&view, VIEWER, &question);
        let spaces: Vec<Space> = table.options.board.spaces().iter().copied().filter(|space| self.shows(*space)).collect();
        let pieces: Vec<_> = overview.pieces.iter().map(|told| (told.piece, table.space_of(told.piece))).collect();
        let shown: Vec<_> = pieces.iter().filter(|(_, space)| self.shows(*space)).collect();
        let lit: Vec<Space> = match answer(Question::WhyNotPlace) {
            Ok(Answer::WhyNotPlace { refused }) => {
                spaces.iter().copied().filter(|space| refused.iter().all(|(there, _)| there != space)).collect()
            }
            _ => Vec::new(),
        };
        let named = |id: &str| pieces.iter().find(|(piece, _)| piece.id() == id).copied().unwrap();
        let ways: Vec<Value> = self
            .ways
            .iter()
            .map(|&(id, to)| {
                let (piece, from) = named(id);
                let Ok(Answer::Ways { ways, .. }) = answer(Question::Ways { piece }) else { panic!("{id} has ways") };
                let way = ways.into_iter().find(|way| way.to == space(to) && way.is_closer).unwrap_or_else(|| panic!("{id} to {to}"));
                json!({ "from": from, "path": way.path })
            })
            .collect();
        let distance = self.around.and_then(|id| overview.pieces[named(id).0.index()].distance);
        json!({
            "board": "gallery9", "spaces": spaces, "artwork": self.artwork, "pieces": shown, "ways": ways, "lit": lit, "distance": distance,
        })
    }
}

#[test]
fn the_drawings_of_the_rules_page_are_up_to_date() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/games/museum-heist/examples.json");
    let made = json!({ "placing": PLACING.drawn(), "moving": MOVING.drawn() });
    if std::env::var_os("WRITE").is_some() {
        std::fs::write(&path, format!("{made}\n")).unwrap();
    }
    let kept: Value = serde_json::from_str(&std::fs::read_to_string(&path).unwrap()).unwrap();
    assert!(
        kept == made,
        "web/src/games/museum-heist/examples.json is stale; write it anew with: WRITE=1 cargo test -p museum-heist rules_page"
    );
}
