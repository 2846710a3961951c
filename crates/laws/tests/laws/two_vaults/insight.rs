//! What a view of Two Vaults implies.

use engine::refusal::code;
use engine::{Insight, Odds, Refusal, Seat, Viewer};
use serde::{Deserialize, Serialize};

use super::TwoVaults;
use super::fault::Fault;
use super::state::{Action, VALUES, Vault};
use super::view::View;

/// What the tokens of one kind are worth.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Kind {
    kind: u8,
}

impl<const FAULT: u8> Insight for TwoVaults<FAULT> {
    /// What the viewer's own tokens are worth, unmarked.
    type Overview = u32;
    type Question = Kind;
    type Answer = u32;

    fn odds(view: &View, _: Seat, action: &Action) -> Option<Odds> {
        let crowd = view
            .truth
            .0
            .filter(|_| Self::has(Fault::OddsLeak))
            .map_or(0, |truth| truth.players.iter().filter(|(_, player)| player.pick == Some(Vault::North)).count() as u64);
        match action {
            Action::Pick { vault: Vault::North } => Some(Odds::new(1, 3 + crowd)),
            Action::Pick { vault: Vault::South } => Some(Odds::new(2, 3 + crowd)),
            Action::Mark { .. } | Action::Done => None,
        }
    }

    fn overview(view: &View, viewer: Viewer) -> u32 {
        let leak = view.truth.0.filter(|_| Self::has(Fault::InsightLeak));
        let own = || (0..3).map(|kind| worth(view, viewer, kind)).sum();
        leak.map_or_else(own, |truth| truth.bag.iter().map(|count| u32::from(*count)).sum::<u32>() * 7 + u32::from(truth.bag[0]))
    }

    fn answer(view: &View, viewer: Viewer, question: &Kind) -> Result<u32, Refusal> {
        if usize::from(question.kind) < VALUES.len() { Ok(worth(view, viewer, question.kind)) } else { Err(Refusal::new(code::MALFORMED)) }
    }

    fn questions(_: &View, _: Viewer) -> Vec<Kind> {
        (0..4).map(|kind| Kind { kind }).collect()
    }
}

fn worth(view: &View, viewer: Viewer, kind: u8) -> u32 {
    let own = viewer.seat().and_then(|seat| view.players[seat].secret);
    own.map_or(0, |own| u32::from(own.tokens[usize::from(kind)]) * u32::from(VALUES[usize::from(kind)]))
}
