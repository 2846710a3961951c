//! The position of Two Vaults, as JSON and as a value.

use engine::json::whole;
use engine::{Audience, BySeat, Refusal, Seat, SeatSet};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// What a token of each kind is worth.
pub(crate) const VALUES: [u8; 3] = [1, 2, 5];

/// How many tokens of each kind there are.
pub(crate) const TOKENS: [u8; 3] = [9, 6, 4];

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Options {
    pub(crate) seats: u8,
    pub(crate) rounds: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Vault {
    North,
    South,
}

impl Vault {
    pub(crate) const ALL: [Self; 2] = [Self::North, Self::South];
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Phase {
    /// Everybody picks a vault in secret.
    Plan,
    /// The alarm goes off in one of them.
    Alarm,
    /// Whoever picked the other one draws a secret token.
    Tips,
    /// Whoever has tokens may mark one kind in secret, until all are done or time is up.
    Hide,
    Over,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Player {
    pub(crate) pick: Option<Vault>,
    pub(crate) tokens: [u8; 3],
    /// The kind that counts double.
    pub(crate) mark: Option<u8>,
    pub(crate) done: bool,
}

impl Player {
    pub(crate) fn count(&self) -> u8 {
        self.tokens.iter().fold(0, |sum, count| sum.saturating_add(*count))
    }

    pub(crate) fn score(&self) -> i32 {
        let worth = |kind: usize| i32::from(self.tokens[kind] * VALUES[kind]);
        (0..3).map(worth).sum::<i32>() + self.mark.map_or(0, |kind| worth(usize::from(kind)))
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct State {
    pub(crate) options: Options,
    pub(crate) phase: Phase,
    pub(crate) round: u8,
    pub(crate) alarm: Option<Vault>,
    /// Who still draws a token in this round.
    pub(crate) due: SeatSet,
    pub(crate) bag: [u8; 3],
    pub(crate) players: BySeat<Player>,
    /// Always 0, but for the fault of a state that depends on something outside.
    pub(crate) noise: u8,
}

impl State {
    pub(crate) fn new(options: Options) -> Self {
        let players = BySeat::new(usize::from(options.seats));
        Self { options, phase: Phase::Plan, round: 1, alarm: None, due: SeatSet::EMPTY, bag: TOKENS, players, noise: 0 }
    }

    pub(crate) fn seats(&self) -> usize {
        self.players.seats()
    }

    /// Who still has something to hide.
    pub(crate) fn hiding(&self) -> SeatSet {
        self.players.iter().filter(|(_, player)| player.count() > 0 && !player.done).map(|(seat, _)| seat).collect()
    }

    /// Who has not picked yet.
    pub(crate) fn planning(&self) -> SeatSet {
        self.players.iter().filter(|(_, player)| player.pick.is_none()).map(|(seat, _)| seat).collect()
    }

    pub(crate) fn all_but(&self, seat: Seat) -> Audience {
        Audience::all_but(SeatSet::only(seat), self.seats())
    }

    /// Reads a position and checks what is always true.
    pub(crate) fn read(position: &Value) -> Result<Self, Refusal> {
        let state: Self = serde_json::from_value(position.clone()).map_err(|error| Refusal::bad_position(error.to_string()))?;
        match state.fault() {
            Some(what) => Err(Refusal::bad_position(what)),
            None => Ok(state),
        }
    }

    fn fault(&self) -> Option<&'static str> {
        let Options { seats, rounds } = self.options;
        let of_kind = |kind: usize| {
            let held = self.players.as_slice().iter().map(|player| u32::from(player.tokens[kind])).sum::<u32>();
            held + u32::from(self.bag[kind])
        };
        let is = |phase: Phase| self.phase == phase;
        let unheld = |player: &Player| player.mark.is_some_and(|kind| player.tokens.get(usize::from(kind)).is_none_or(|count| *count == 0));
        let drawn: u32 = self.players.as_slice().iter().map(|player| u32::from(player.count())).sum();
        let rules = [
            (!(2..=4).contains(&seats) || !(1..=4).contains(&rounds) || self.seats() != usize::from(seats), "options"),
            (self.round < 1 || self.round > rounds, "round"),
            ((0..3).any(|kind| of_kind(kind) != u32::from(TOKENS[kind])), "tokens"),
            (drawn + self.due.len() as u32 > u32::from(seats) * u32::from(self.round), "more tokens drawn than tips"),
            (self.due.iter().any(|seat| seat.index() >= self.seats()), "due"),
            (is(Phase::Tips) == self.due.is_empty(), "due"),
            (self.players.as_slice().iter().any(unheld), "mark"),
            (is(Phase::Plan) == self.planning().is_empty(), "pick"),
            (self.alarm.is_some() == (is(Phase::Plan) || is(Phase::Alarm)), "alarm"),
            (is(Phase::Hide) && self.hiding().is_empty(), "hide"),
            (!is(Phase::Hide) && self.players.as_slice().iter().any(|player| player.done), "done"),
            (self.noise != 0, "noise"),
        ];
        rules.into_iter().find(|(broken, _)| *broken).map(|(_, what)| what)
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub(crate) enum Action {
    Pick { vault: Vault },
    Mark { kind: u8 },
    Done,
}

impl Action {
    /// Reads an action strictly. A kind that no token has is for the rules to refuse.
    pub(crate) fn read(value: &Value) -> Option<Self> {
        let mut fields = engine::json::Fields::of(value).ok()?;
        let action = match fields.text("type").ok()? {
            "pick" => Self::Pick { vault: serde_json::from_value(fields.required("vault").ok()?.clone()).ok()? },
            "mark" => Self::Mark { kind: whole(fields.required("kind").ok()?)?.min(255) as u8 },
            "done" => Self::Done,
            _ => return None,
        };
        fields.nothing_more().ok().map(|()| action)
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub(crate) enum Outcome {
    Alarm { vault: Vault },
    Tip { kind: u8 },
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub(crate) enum Event {
    RoundStarted {
        round: u8,
    },
    Picked {
        seat: Seat,
        vault: Option<Vault>,
    },
    Alarm {
        vault: Vault,
        picks: BySeat<Option<Vault>>,
    },
    Tip {
        seat: Seat,
        kind: Option<u8>,
    },
    HidingStarted,
    Marked {
        kind: u8,
    },
    Done {
        seat: Seat,
    },
    TimeUp,
    GameOver {
        players: BySeat<Player>,
    },
    /// Told only by faulty variants.
    Rustle,
    /// Told only by a faulty variant: it cannot be read back.
    Forgetful {
        #[serde(skip)]
        round: u8,
    },
}
