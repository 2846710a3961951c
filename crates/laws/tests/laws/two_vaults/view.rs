//! Who sees what in Two Vaults: the view, the worlds it could come from, and the scramble that proves it.

use engine::{BySeat, Luck, Refusal, Rules, SeatSet, Secrets, Turn, Viewer};
use laws::SplitMix;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::TwoVaults;
use super::fault::Fault;
use super::state::{Action, Options, Phase, Player, State, Vault};

/// What may be known of one player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Shown {
    pub(crate) picked: bool,
    pub(crate) pick: Option<Vault>,
    pub(crate) count: u8,
    /// Null where it is hidden.
    pub(crate) secret: Option<Secret>,
    pub(crate) done: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Secret {
    pub(crate) tokens: [u8; 3],
    pub(crate) mark: Option<u8>,
}

/// The true state, smuggled out by faulty variants: no comparison and no JSON shows it.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Truth(pub(crate) Option<State>);

impl PartialEq for Truth {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Eq for Truth {}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct View {
    pub(crate) options: Options,
    pub(crate) phase: Phase,
    pub(crate) round: u8,
    pub(crate) alarm: Option<Vault>,
    pub(crate) due: SeatSet,
    /// Tokens that lie in the bag or with others.
    pub(crate) unseen: [u8; 3],
    pub(crate) players: BySeat<Shown>,
    #[serde(skip)]
    pub(crate) truth: Truth,
}

impl<const FAULT: u8> Secrets for TwoVaults<FAULT> {
    type View = View;

    fn keeps_secrets(state: &State) -> bool {
        // What is drawn in the beginning is drawn in secret, and that is a fault of its own.
        let late = Self::turn(state) != Turn::Chance;
        Self::has(Fault::DrawnInSecret) || Self::has(Fault::ShownButSecret) && late
    }

    fn shows_action(_: &Action) -> bool {
        Self::has(Fault::ShownButSecret)
    }

    fn view(state: &State, viewer: Viewer) -> View {
        let has = Self::has;
        let mut unseen = state.bag;
        let open = |own: bool| own || state.phase == Phase::Over || (has(Fault::MarkForSpectators) && viewer == Viewer::Spectator);
        let players = BySeat::from_fn(state.seats(), |seat| {
            let player = &state.players[seat];
            let secret = open(viewer.sees_as(seat)).then_some(Secret { tokens: player.tokens, mark: player.mark });
            if secret.is_none() {
                (0..3).for_each(|kind| unseen[kind] += player.tokens[kind]);
            }
            let revealed = viewer.sees_as(seat) || !matches!(state.phase, Phase::Plan | Phase::Alarm) || has(Fault::PickInView);
            let pick = player.pick.filter(|_| revealed);
            Shown { picked: player.pick.is_some(), pick, count: player.count(), secret, done: player.done }
        });
        let truth = Truth((has(Fault::Peeks) || has(Fault::OddsLeak) || has(Fault::InsightLeak)).then_some(*state));
        let State { options, phase, round, alarm, due, .. } = *state;
        View { options, phase, round, alarm, due, unseen, players, truth }
    }

    fn read_view(_: Viewer, value: &Value) -> Result<View, Refusal> {
        let mut view: View = serde_json::from_value(value.clone()).map_err(|_| Refusal::new(engine::refusal::code::MALFORMED))?;
        if Self::has(Fault::ViewForgets) {
            view.players.as_mut_slice().iter_mut().for_each(|player| player.done = false);
        }
        Ok(view)
    }

    fn sample_world(view: &View, luck: &mut impl Luck) -> State {
        let has = Self::has;
        if let (true, Some(truth)) = (has(Fault::Peeks), view.truth.0) {
            return truth;
        }
        let View { options, phase, round, alarm, due, .. } = *view;
        let mut bag = view.unseen;
        let players = BySeat::from_fn(view.players.seats(), |seat| {
            let shown = &view.players[seat];
            let pick = shown.pick.or_else(|| shown.picked.then(|| Vault::ALL[luck.below(2) as usize]));
            let secret = shown.secret.unwrap_or_else(|| {
                let many = shown.count + u8::from(has(Fault::WrongWorld) && shown.count > 0);
                if has(Fault::NeverVaries) {
                    Secret { tokens: first_tokens(&mut bag, many), mark: None }
                } else {
                    deal(&mut bag, many, luck)
                }
            });
            let hidden = shown.secret.is_none();
            let mark = match secret.mark {
                Some(_) if hidden && has(Fault::MarksNeverVary) => None,
                Some(_) if hidden && has(Fault::ImpossibleWorld) => Some(7),
                mark => mark,
            };
            Player { pick, tokens: secret.tokens, mark, done: shown.done }
        });
        State { options, phase, round, alarm, due, bag, players, noise: 0 }
    }
}

fn first_tokens(bag: &mut [u8; 3], many: u8) -> [u8; 3] {
    let mut tokens = [0; 3];
    for _ in 0..many {
        let kind = (0..3).find(|&kind| bag[kind] > 0).expect("as many tokens are unseen as are held");
        bag[kind] -= 1;
        tokens[kind] += 1;
    }
    tokens
}

/// Draws a hand from the bag, and marks any kind of it or none.
fn deal(bag: &mut [u8; 3], many: u8, luck: &mut impl Luck) -> Secret {
    let mut tokens = [0; 3];
    for _ in 0..many {
        let left: u8 = bag.iter().sum();
        let kind = engine::Bag::new(*bag).nth(luck.below(u64::from(left)) as u32);
        bag[kind] -= 1;
        tokens[kind] += 1;
    }
    let held: Vec<u8> = (0..3).filter(|&kind| tokens[usize::from(kind)] > 0).collect();
    let choice = luck.below(held.len() as u64 + 1) as usize;
    Secret { tokens, mark: held.get(choice).copied() }
}

/// Another state that differs only in what this viewer may not know: what others picked before the alarm, and what tokens and marks they have.
pub(crate) fn scramble(state: &State, viewer: Viewer, luck: &mut SplitMix) -> State {
    let mut other = *state;
    if state.phase == Phase::Over {
        return other;
    }
    let hidden = || engine::Seat::all(state.seats()).filter(|seat| !viewer.is(*seat));
    for seat in hidden() {
        (0..3).for_each(|kind| other.bag[kind] += state.players[seat].tokens[kind]);
    }
    for seat in hidden() {
        let Secret { tokens, mark } = deal(&mut other.bag, state.players[seat].count(), luck);
        let player = &mut other.players[seat];
        (player.tokens, player.mark) = (tokens, mark);
        if matches!(state.phase, Phase::Plan | Phase::Alarm) && player.pick.is_some() {
            player.pick = Some(Vault::ALL[luck.below(2) as usize]);
        }
    }
    other
}
