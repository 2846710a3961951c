//! What one viewer may know (DH-4.11, DH-4.12), built from that alone.

use engine::refusal::code;
use engine::{CardSet, Luck, Refusal, Seat, SeatSet, Secrets, Viewer};
use serde::{Serialize, Serializer};
use serde_json::Value;

use crate::DiceHeist;
use crate::content::{Cards, Museum, content};
use crate::form::{AttemptForm, Displays, FirstRollForm, PhaseName, PlayerForm, Written, seat_form};
use crate::options::Options;
use crate::position::gems_of;
use crate::state::{Attempt, MOST_SEATS, Phase, RollOff, State};

/// A game as one viewer sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ts_rs::TS)]
#[ts(as = "Written")]
pub struct View {
    /// Whose view it is.
    pub viewer: Viewer,
    /// What was agreed.
    pub options: Options,
    /// What the game waits for.
    pub phase: Phase,
    /// Whose turn it is, except while the first seat is rolled for.
    pub seat: Seat,
    /// Dice nobody has.
    pub supply: u8,
    /// Sidekicks of each seat.
    pub sidekicks: [u8; MOST_SEATS],
    /// Turns begun so far.
    pub turn: u32,
    /// Recruits in a row made with an empty deck.
    pub quiet_turns: u32,
    /// How many cards are still to come.
    pub deck_size: u32,
    /// The cards this viewer sees nowhere: the deck, and the piles it may not look at.
    pub unseen: CardSet,
    /// The cards on display.
    pub shown: CardSet,
    /// What each seat has stolen, without the artifacts this viewer may not look at.
    pub loot: [CardSet; MOST_SEATS],
    /// How many artifact cards each seat has.
    pub artifact_count: [u32; MOST_SEATS],
    /// The seats whose artifacts this viewer may not look at.
    pub face_down: SeatSet,
}

impl View {
    /// How many seats there are.
    #[inline]
    pub fn seats(&self) -> usize {
        usize::from(self.options.seats)
    }

    /// Whether a seat has artifacts that this viewer may not look at, so that its points are a lower bound.
    #[inline]
    pub fn hides_artifacts_of(&self, seat: Seat) -> bool {
        self.face_down.contains(seat) && self.artifact_count[seat.index()] > 0
    }

    /// The cards on display in a museum.
    #[inline]
    pub fn display(&self, museum: Museum) -> CardSet {
        self.shown.intersection(museum.cards())
    }
}

impl Secrets for DiceHeist {
    type View = View;

    #[inline]
    fn view(state: &State, viewer: Viewer) -> View {
        let artifacts = content().artifacts;
        let open = Self::all_see_alike(state);
        let mut view = View {
            viewer,
            options: state.options,
            phase: state.phase,
            seat: state.seat,
            supply: state.supply,
            sidekicks: state.sidekicks,
            turn: state.turn,
            quiet_turns: state.quiet_turns,
            deck_size: state.deck.len(),
            unseen: state.deck,
            shown: state.shown,
            loot: [CardSet::EMPTY; MOST_SEATS],
            artifact_count: [0; MOST_SEATS],
            face_down: SeatSet::EMPTY,
        };
        for seat in Seat::all(state.seats()) {
            let held = state.loot[seat.index()];
            let pile = held.intersection(artifacts);
            view.artifact_count[seat.index()] = pile.len();
            view.loot[seat.index()] = held.minus(artifacts);
            if open || viewer.sees_as(seat) {
                view.loot[seat.index()] = held;
            } else {
                view.unseen = view.unseen.union(pile);
                view.face_down = view.face_down.with(seat);
            }
        }
        view
    }

    /// Once everybody may look at every pile.
    #[inline]
    fn all_see_alike(state: &State) -> bool {
        state.options.open_artifacts || state.phase == Phase::Over
    }

    fn read_view(viewer: Viewer, view: &Value) -> Result<View, Refusal> {
        let malformed = || Refusal::new(code::MALFORMED);
        let form: Written = serde_json::from_value(view.clone()).map_err(|_| malformed())?;
        let seats = usize::from(form.options.seats);
        if seats > MOST_SEATS || form.players.len() != seats {
            return Err(malformed());
        }
        let mut read = View {
            viewer,
            options: form.options,
            phase: read_phase(&form).ok_or_else(malformed)?,
            seat: form.seat.unwrap_or(Seat::new(0)),
            supply: form.supply,
            sidekicks: [0; MOST_SEATS],
            turn: form.turn,
            quiet_turns: form.quiet_turns,
            deck_size: form.deck_size.ok_or_else(malformed)?,
            unseen: form.unseen.ok_or_else(malformed)?.0,
            shown: form.museums.iter().fold(CardSet::EMPTY, |shown, (_, cards)| shown.union(cards)),
            loot: [CardSet::EMPTY; MOST_SEATS],
            artifact_count: [0; MOST_SEATS],
            face_down: SeatSet::EMPTY,
        };
        for (seat, player) in Seat::all(seats).zip(&form.players) {
            let at = seat.index();
            read.sidekicks[at] = player.sidekicks;
            read.artifact_count[at] = player.artifact_count.ok_or_else(malformed)?;
            read.loot[at] = player.gems.0.union(player.paintings.0).union(player.artifacts.unwrap_or_default().0);
            if player.artifacts.is_none() {
                read.face_down = read.face_down.with(seat);
            }
        }
        Ok(read)
    }

    /// The piles that lie face down are dealt from the artifacts not seen, the rest is the deck.
    fn sample_world(view: &View, luck: &mut impl Luck) -> State {
        let mut state = State {
            options: view.options,
            phase: view.phase,
            seat: view.seat,
            supply: view.supply,
            sidekicks: view.sidekicks,
            turn: view.turn,
            quiet_turns: view.quiet_turns,
            deck: view.unseen,
            shown: view.shown,
            loot: view.loot,
        };
        for seat in view.face_down.iter() {
            for _ in 0..view.artifact_count[seat.index()] {
                let left = state.deck.intersection(content().artifacts);
                let card = left.nth(luck.below(u64::from(left.len())) as u32);
                state.deck.remove(card);
                state.loot[seat.index()].insert(card);
            }
        }
        state
    }
}

fn read_phase(form: &Written) -> Option<Phase> {
    Some(match form.phase {
        PhaseName::Reveal => Phase::Reveal,
        PhaseName::Action => Phase::Action,
        PhaseName::Over => Phase::Over,
        PhaseName::Roll => {
            let AttemptForm { museum, card, sidekicks, .. } = form.attempt?;
            Phase::Roll(Attempt { museum, card, sidekicks })
        }
        PhaseName::FirstRoll => {
            let FirstRollForm { rolling, faces } = form.first_roll.as_ref()?;
            let mut roll_off = RollOff { rolling: rolling.iter().copied().collect(), faces: [0; MOST_SEATS], rolled: faces.len() as u8 };
            roll_off.faces.get_mut(..faces.len())?.copy_from_slice(faces);
            Phase::FirstRoll(roll_off)
        }
    })
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let players = Seat::all(self.seats()).map(|seat| {
            let loot = self.loot[seat.index()];
            PlayerForm {
                sidekicks: self.sidekicks[seat.index()],
                artifacts: (!self.face_down.contains(seat)).then(|| Cards(loot.intersection(content().artifacts))),
                artifact_count: Some(self.artifact_count[seat.index()]),
                gems: Cards(gems_of(loot)),
                paintings: Cards(loot.intersection(content().paintings)),
            }
        });
        Written {
            options: self.options,
            phase: self.phase.into(),
            turn: self.turn,
            seat: seat_form(self.phase, self.seat),
            first_roll: FirstRollForm::of(self.phase),
            deck: None,
            deck_size: Some(self.deck_size),
            unseen: Some(Cards(self.unseen)),
            museums: Displays::of(self.shown),
            supply: self.supply,
            players: players.collect(),
            attempt: AttemptForm::of(self.phase),
            quiet_turns: self.quiet_turns,
            result: (self.phase == Phase::Over).then(|| crate::score::result_of(&self.loot[..self.seats()])),
        }
        .serialize(serializer)
    }
}
