//! What a view implies for a choice: what guards would do, what an action asks for and how likely it is, what the hits allow, why a step is refused.

use engine::refusal::code;
use engine::{Insight, Message, Odds, Refusal, Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::action::Action;
use crate::content::{Skill, TileKind};
use crate::dice::Slots;
use crate::map::Passage;
use crate::odds::{self, Asked};
use crate::square::SquareId;
use crate::state::{Lies, Phase, State};
use crate::{CrewHeist, View, legal, play, rules, words};

/// What goes with every view.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Overview {
    /// What each guard would do first if the building answered now; nothing while it does, and before and after the heist.
    pub intents: Vec<Intent>,
    /// Every open attempt, as the view has them in order.
    pub attempts: Vec<Trying>,
    /// What the building would count now (CH-11.1).
    pub count: Count,
    /// Whether elevators are shut.
    pub lifts_shut: bool,
    /// What concerns the viewer's own seat; nothing for who only watches.
    pub mine: Option<Mine>,
}

/// What a guard would do.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Intent {
    /// The guard.
    pub guard: u8,
    /// His decision in words.
    pub say: Message,
    /// The square that he is after.
    pub goal: Option<SquareId>,
    /// Where his first step leads.
    pub to: Option<SquareId>,
}

/// How an open attempt stands.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Trying {
    /// Who leads it.
    pub lead: Seat,
    /// The hits of everybody in it.
    pub hits: u8,
    /// The largest X there can be, and the largest that the hits allow now; nothing for an attempt without X (CH-9.11).
    pub x: Option<MostX>,
}

/// How large an X can be.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct MostX {
    /// With any number of hits.
    pub most: u8,
    /// With the hits that lie; 0 for none.
    pub now: u8,
}

/// Tokens against players.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Count {
    /// Alerts, noise and decoys on the board.
    pub tokens: u8,
    /// The players they are counted against.
    pub players: u8,
    /// Whether it would cost an alert.
    pub adds: bool,
}

/// What concerns one seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Mine {
    /// What each thing that can be begun asks for. Those that differ in the number of dice only are one, with one die.
    pub prices: Vec<Price>,
    /// How likely each throw makes the attempt succeed, in millionths.
    pub throws: Vec<Throw>,
    /// What may be done although nothing is asked (R90).
    pub unasked: Vec<Action>,
}

/// What an action asks for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Price {
    /// The action with one die.
    pub action: Action,
    /// The skill that is tried.
    pub skill: Skill,
    /// How many hits are needed.
    pub need: u8,
    /// What that number is made of, where more than the plain number is in it.
    pub parts: Vec<Part>,
    /// How likely it is with one to four dice in the first throw, in millionths.
    pub odds: [u32; 4],
}

/// A part of an obstacle number.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Part {
    /// Where it comes from.
    pub why: Source,
    /// How much it adds.
    pub n: i8,
}

/// Where a part of an obstacle number comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "their sentences say what they mean")]
pub enum Source {
    Base,
    Level,
    Held,
    Own,
    Elite,
}

/// A throw that can be made.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Throw {
    /// The dice that go again.
    pub reroll: Slots,
    /// How many are new.
    pub add: u8,
    /// How likely the attempt succeeds then, in millionths.
    pub odds: u32,
}

/// What can be asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "ask", rename_all = "snake_case", deny_unknown_fields)]
pub enum Question {
    /// Why the viewer cannot step there.
    Why {
        /// The square.
        to: SquareId,
        /// How.
        gait: Gait,
    },
    /// What may lie under a tile that is face down.
    Tile {
        /// Its square.
        square: SquareId,
    },
}

/// A way to step.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the words of the rules file")]
pub enum Gait {
    Run,
    Sneak,
    Walk,
}

/// What is answered.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(untagged)]
pub enum Answer {
    /// The code with which the step would be refused; nothing if it would not be.
    Why {
        /// The code.
        why: Option<&'static str>,
    },
    /// What may lie there, the likeliest first.
    Tiles {
        /// Each kind, with its chance.
        tiles: Vec<Chance>,
    },
}

/// A tile and how likely it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Chance {
    /// The tile.
    pub tile: TileKind,
    /// Its chance.
    pub odds: Odds,
}

impl Insight for CrewHeist {
    type Overview = Overview;
    type Question = Question;
    type Answer = Answer;

    fn overview(view: &View, viewer: Viewer) -> Overview {
        let state = &view.state;
        let seat = viewer.seat().filter(|seat| seat.index() < state.seats());
        Overview {
            intents: intents(state),
            attempts: state.all_seats().filter_map(|lead| trying(state, lead)).collect(),
            count: count(state),
            lifts_shut: Passage::at_level(state.in_force) == Passage::Stairs,
            mine: seat.map(|seat| mine(state, seat)),
        }
    }

    fn answer(view: &View, viewer: Viewer, question: &Question) -> Result<Answer, Refusal> {
        let state = &view.state;
        let known = |id: SquareId| state.map().find(id).ok_or_else(|| Refusal::new(code::MALFORMED));
        match *question {
            Question::Why { to, gait } => {
                known(to)?;
                let seat = viewer.seat().filter(|seat| seat.index() < state.seats()).ok_or_else(|| Refusal::new(code::NOT_YOUR_TURN))?;
                let step = match gait {
                    Gait::Run => Action::Run { to, dice: 1 },
                    Gait::Sneak => Action::Sneak { to, dice: 1 },
                    Gait::Walk => Action::Walk { to },
                };
                Ok(Answer::Why { why: rules::check_action(state, seat, &step).err().map(|refusal| refusal.code) })
            }
            Question::Tile { square } => {
                let square = known(square)?;
                let down = state.tile(square).is_some_and(|tile| tile.lies == Lies::Down);
                let mut kinds: Vec<(TileKind, u64)> = TileKind::all()
                    .filter(|kind| down && play::fits_square(state.map(), state, square, *kind))
                    .map(|kind| (kind, u64::from(state.decks.tiles.count(kind.index()))))
                    .filter(|(_, left)| *left > 0)
                    .collect();
                let all = kinds.iter().map(|(_, left)| left).sum::<u64>().max(1);
                kinds.sort_by_key(|(_, left)| std::cmp::Reverse(*left));
                Ok(Answer::Tiles { tiles: kinds.into_iter().map(|(tile, left)| Chance { tile, odds: Odds::new(left, all) }).collect() })
            }
        }
    }

    fn questions(view: &View, viewer: Viewer) -> Vec<Question> {
        let state = &view.state;
        let map = state.map();
        let here = viewer.seat().filter(|seat| seat.index() < state.seats()).and_then(|seat| state.player(seat).square);
        let steps = here.map_or(&[][..], |square| &map.steps[square.index()]).iter().map(|step| map.id(step.to));
        let ways = steps.flat_map(|to| [Gait::Run, Gait::Sneak, Gait::Walk].map(|gait| Question::Why { to, gait }));
        let down = map.tiles.iter().filter(|square| state.tile(**square).is_some_and(|tile| tile.lies == Lies::Down));
        ways.chain(down.map(|square| Question::Tile { square: map.id(*square) })).collect()
    }
}

/// Guards act when the crew is done; while they do, what they do is told as it happens.
fn intents(state: &State) -> Vec<Intent> {
    if !matches!(state.phase, Phase::Placing | Phase::Planning | Phase::Acting | Phase::Closing) {
        return Vec::new();
    }
    let said = |foreseen: play::Foreseen| Intent {
        guard: foreseen.guard,
        say: words::describe_event(&foreseen.decision),
        goal: foreseen.goal,
        to: foreseen.to,
    };
    play::foresee(state).into_iter().map(said).collect()
}

fn trying(state: &State, lead: Seat) -> Option<Trying> {
    let attempt = state.attempt(lead)?;
    let x = state.most_x(attempt).map(|most| MostX { most, now: state.best_x(lead).unwrap_or(0) });
    Some(Trying { lead, hits: state.hits(lead), x })
}

fn count(state: &State) -> Count {
    let (tokens, players) = ((state.alerts.len() + state.noises()) as u8, state.counted());
    Count { tokens, players, adds: tokens >= players }
}

fn mine(state: &State, seat: Seat) -> Mine {
    let (mut actions, mut unasked) = (Vec::new(), Vec::new());
    legal::actions(state, seat, &mut actions);
    legal::unasked(state, seat, &mut unasked);
    let prices = actions.iter().filter(|action| action.dice() == Some(1)).filter_map(|action| price(state, seat, action)).collect();
    let throws = odds::of_throws(state, seat, &actions).into_iter();
    Mine { prices, throws: throws.map(|(reroll, add, odds)| Throw { reroll, add, odds: millionths(odds) }).collect(), unasked }
}

fn price(state: &State, seat: Seat, action: &Action) -> Option<Price> {
    let odds = [1, 2, 3, 4].map(|dice| odds::of_action(state, seat, &action.with_dice(dice)).map_or(0, millionths));
    if let Action::Help { seat: lead, .. } = *action {
        let attempt = state.attempt(lead)?;
        let need = attempt.need.saturating_sub(state.hits(lead)).max(1);
        return Some(Price { action: *action, skill: attempt.skill, need, parts: Vec::new(), odds });
    }
    let Asked { base, kind, skill, deck, guard } = odds::asked(state, seat, action)?;
    let found = state.need_parts(seat, base, kind, skill, deck, guard);
    let sources = [Source::Base, Source::Level, Source::Held, Source::Own, Source::Elite];
    let parts: Vec<Part> =
        sources.into_iter().zip(found).map(|(why, n)| Part { why, n }).filter(|part| part.why == Source::Base || part.n != 0).collect();
    let need = state.need(seat, base, kind, skill, deck, guard);
    Some(Price { action: *action, skill, need, parts: if parts.len() > 1 { parts } else { Vec::new() }, odds })
}

/// What may happen is never nothing, and what may fail never sure.
fn millionths(odds: Odds) -> u32 {
    let all = u128::from(odds.cases);
    let part = (u128::from(odds.favourable) * 1_000_000 / all) as u32;
    if odds.favourable == 0 || odds.favourable >= odds.cases { part } else { part.clamp(1, 999_999) }
}
