//! What one viewer may know, built from that alone.

use engine::refusal::code;
use engine::{BySeat, Luck, Refusal, Seat, Secrets, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;

use crate::SixthGame;
use crate::content::Loot;
use crate::options::Options;
use crate::state::{Phase, Place, Player, State};

/// A game as one viewer sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct View {
    /// What was agreed.
    pub options: Options,
    /// What the game waits for.
    pub phase: Phase,
    /// Whose turn it is, or was last.
    pub seat: Seat,
    /// How many tokens are in the bag, the alarms among them.
    pub tokens: u32,
    /// How many of them are alarms.
    pub alarms: u8,
    /// The loot this viewer sees nowhere: in the bag, or with others.
    pub unseen: Loot,
    /// The thieves.
    #[ts(as = "Vec<Thief>")]
    pub players: BySeat<Thief>,
}

/// What may be known of a thief.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Thief {
    /// Where the thief is.
    pub place: Place,
    /// How many tokens the thief holds.
    pub tokens: u32,
    /// Which; none where this viewer may not look.
    pub loot: Option<Loot>,
}

impl Secrets for SixthGame {
    type View = View;

    #[inline]
    fn view(state: &State, viewer: Viewer) -> View {
        let is_open = Self::all_see_alike(state);
        let mut unseen = state.bag;
        let players = BySeat::from_fn(state.players.seats(), |seat| {
            let Player { place, loot } = state.players[seat];
            let is_seen = is_open || viewer.sees_as(seat);
            if !is_seen {
                unseen.put(loot);
            }
            Thief { place, tokens: loot.count(), loot: is_seen.then_some(loot) }
        });
        let State { options, phase, seat, alarms, .. } = *state;
        View { options, phase, seat, tokens: state.tokens(), alarms, unseen, players }
    }

    /// At the end everything is shown.
    #[inline]
    fn all_see_alike(state: &State) -> bool {
        state.phase == Phase::Over
    }

    fn read_view(_viewer: Viewer, view: &Value) -> Result<View, Refusal> {
        let read: Option<View> = serde_json::from_value(view.clone()).ok();
        let fits = |view: &View| view.players.seats() == usize::from(view.options.seats) && view.seat.index() < view.players.seats();
        read.filter(fits).ok_or_else(|| Refusal::new(code::MALFORMED))
    }

    /// What others hold is dealt from what is not seen; the rest is the bag.
    fn sample_world(view: &View, luck: &mut impl Luck) -> State {
        let View { options, phase, seat, alarms, unseen: mut bag, .. } = *view;
        let players = BySeat::from_fn(view.players.seats(), |seat| {
            let Thief { place, tokens, loot } = view.players[seat];
            Player { place, loot: loot.unwrap_or_else(|| bag.deal(tokens, luck)) }
        });
        State { options, phase, seat, alarms, bag, players }
    }
}
