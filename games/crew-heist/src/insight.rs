//! What a view implies for a choice: what each guard will do next and why, what an attempt asks for and how likely it is, what a tile may be, what
//! the building would answer if the phase ended now, and why a thing cannot be done.
//!
//! With every view goes an [`Overview`]: what changes with every move and most players look at. Everything else is asked for ([`Question`]): the
//! map, once; the odds of a throw that is being put together; why a step is refused; the whole answer of the building.

use engine::{Attempt, Heard, Insight, Odds, Refusal, Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::action::{Action, Outcome};
use crate::content::{EventKind, Kind, Skill, TileKind};
use crate::event::{Decision, Event, Task};
pub use crate::insight_map::{MapFacts, PostFacts, SquareFacts, StepFacts};
use crate::play;
use crate::queries::Part;
use crate::rules::code::{NOT_JOINED, NOTHING_THERE, WRONG_PHASE};
use crate::square::SquareId;
use crate::state::{Lies, Pending, Phase, State, Turner};
use crate::view::View;
use crate::{CrewHeist, legal, odds, rules};

/// What goes with every view.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Overview {
    /// What each guard would do first if it were his turn now, in the order in which they act. Nothing before round 1 and after the end.
    pub guards: Vec<Intent>,
    /// What counting the tokens would give now (CH-11.1).
    pub count: Count,
    /// How far the alarm is from rising and falling.
    pub alarm: AlarmFacts,
    /// The open attempts, by leader.
    pub attempts: Vec<OpenAttempt>,
    /// What this seat could begin by throwing dice, with the odds; empty for those who play no seat.
    pub throws: Vec<Throw>,
}

/// What a guard would do first.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Intent {
    /// His number.
    pub guard: u8,
    /// What he does; nothing for a distracted guard, who stands up and does no more (CH-12.1).
    pub kind: Option<Task>,
    /// The rule by which he decides.
    pub why: Option<Decision>,
    /// Where he wants to go.
    pub target: Option<SquareId>,
    /// How many steps that is.
    pub distance: Option<u8>,
    /// The step he takes first, if he takes one.
    pub step: Option<GuardStep>,
}

/// A step of a guard.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct GuardStep {
    /// From where.
    pub from: SquareId,
    /// To where.
    pub to: SquareId,
    /// The tile or stairs he jumps over.
    pub over: Option<SquareId>,
    /// `S`, `E`, `W`, `N` or `stairs`.
    pub direction: String,
}

/// Tokens against players.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Count {
    /// Alert and noise tokens on the board.
    pub tokens: u8,
    /// The players who are not captured.
    pub players: u8,
    /// Whether an alert is added.
    pub adds: bool,
}

/// The alert track in numbers (CH-4).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct AlarmFacts {
    /// How many alerts more raise the alarm; nothing at level 5.
    pub to_rise: Option<u8>,
    /// How many alerts could be taken off before the first one of this level.
    pub removable: u8,
    /// The level that will be in force as soon as an increase takes effect; nothing if that is the present one.
    pub coming: Option<u8>,
}

/// An open attempt as it stands.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct OpenAttempt {
    /// Who leads it.
    pub lead: Seat,
    /// The hits on the table, of all who take part.
    pub hits: u8,
    /// The hits needed; of an attempt with an X those for X = 1.
    pub need: u8,
    /// The largest X there could be; nothing without an X.
    pub most_x: Option<u8>,
    /// The largest X that the hits allow now.
    pub best_x: Option<u8>,
    /// Whether the leader must stumble or give up.
    pub failing: bool,
}

/// Something that can be begun with one to four dice.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Throw {
    /// The action, with one die.
    pub action: Action,
    /// What it asks for.
    #[serde(flatten)]
    pub asks: Asks,
    /// How likely it succeeds, begun with one, two, three and four dice and gone on with one at a time.
    pub odds: Vec<Odds>,
}

/// What an attempt asks for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Asks {
    /// The skill that is rolled.
    pub skill: Skill,
    /// How many hits more are needed.
    pub need: u8,
    /// What the number is made of, those that add nothing left out; empty for a help or a roll.
    pub parts: Vec<PartOf>,
    /// After how many misses the next throw with a miss fails: the space of the skill less the marker, at least 1.
    pub margin: u8,
    /// Whether failing leaves the choice to stumble (CH-8.5).
    pub can_stumble: bool,
}

/// One part of an obstacle number.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct PartOf {
    /// Where it comes from.
    pub why: Part,
    /// How much it adds.
    pub n: i8,
}

/// What can be asked.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "ask", rename_all = "snake_case", deny_unknown_fields)]
pub enum Question {
    /// The map of this game: squares, steps, sight, posts. It never changes in a game.
    Map,
    /// Which squares each guard sees, and who is safe where.
    Sight,
    /// How likely an action of the asking seat succeeds, and what it asks for; also of a `roll` that is being put together, and of a `help`.
    Odds {
        /// The action.
        action: Action,
    },
    /// Why the asking seat cannot do something now.
    WhyNot {
        /// What it would do.
        action: Action,
    },
    /// What the building would do if the phase ended now and the event did nothing.
    Preview,
    /// What a face-down tile may be.
    Tile {
        /// Its square.
        square: SquareId,
    },
    /// Which event cards may come.
    Events,
}

/// The answers, each to the question of its name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "answer", rename_all = "snake_case")]
pub enum Answer {
    /// See [`Question::Map`].
    Map(Box<MapFacts>),
    /// See [`Question::Sight`].
    Sight {
        /// Every guard who is not distracted, with the squares he sees.
        guards: Vec<Watch>,
        /// The squares on which no guard gives chase now (CH-12.11).
        safe: Vec<SquareId>,
    },
    /// See [`Question::Odds`]. Everything is nothing where nothing is thrown.
    Odds {
        /// How likely it succeeds.
        odds: Option<Odds>,
        /// What it asks for.
        asks: Option<Asks>,
    },
    /// See [`Question::WhyNot`].
    WhyNot {
        /// The code of the refusal; nothing if it can be done.
        code: Option<&'static str>,
    },
    /// See [`Question::Preview`].
    Preview {
        /// What would happen, in order, in the form of events.
        events: Vec<Event>,
        /// Where every guard would stand.
        guards: Vec<Standing>,
        /// Who would be caught, by seat.
        caught: Vec<Seat>,
        /// Who would be captured, by seat.
        captured: Vec<Seat>,
    },
    /// See [`Question::Tile`].
    Tile {
        /// Each kind of tile that may lie there, the likeliest first.
        tiles: Vec<TileOdds>,
    },
    /// See [`Question::Events`].
    Events {
        /// Each card that may come, the likeliest first.
        cards: Vec<CardOdds>,
    },
}

/// What a guard sees.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Watch {
    /// His number.
    pub guard: u8,
    /// The squares in his sight.
    pub squares: Vec<SquareId>,
}

/// Where a guard stands.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Standing {
    /// His number.
    pub guard: u8,
    /// His square.
    pub square: SquareId,
}

/// How likely a tile is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct TileOdds {
    /// Which tile.
    pub tile: TileKind,
    /// How likely.
    pub odds: Odds,
}

/// How likely an event card is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct CardOdds {
    /// Which card.
    pub card: EventKind,
    /// How likely.
    pub odds: Odds,
    /// Whether it works at the alarm level of now.
    pub matches: bool,
}

impl Insight for CrewHeist {
    type Overview = Overview;
    type Question = Question;
    type Answer = Answer;

    fn overview(view: &View, viewer: Viewer) -> Overview {
        let state = &view.state;
        let played = !matches!(state.phase, Phase::Characters | Phase::Setup | Phase::Placing | Phase::Over);
        let tokens = (state.alerts.len() + state.noises()) as u8;
        let first = play::FIRST_ALERT;
        let next = first.get(usize::from(state.alarm) + 1);
        Overview {
            guards: if played { state.guards.iter().map(|guard| intent(state, guard.n)).collect() } else { Vec::new() },
            count: Count { tokens, players: state.counted(), adds: tokens >= state.counted() },
            alarm: AlarmFacts {
                to_rise: next.map(|next| next.saturating_sub(state.track)),
                removable: state.track.saturating_sub(first[usize::from(state.alarm)]),
                coming: Some(state.alarm).filter(|alarm| *alarm > state.in_force),
            },
            attempts: state.all_seats().filter_map(|lead| open_attempt(state, lead)).collect(),
            throws: viewer.seat().filter(|seat| seat.index() < state.seats()).map_or_else(Vec::new, |seat| throws(state, seat)),
        }
    }

    fn answer(view: &View, viewer: Viewer, question: &Question) -> Result<Answer, Refusal> {
        let state = &view.state;
        let seat = || viewer.seat().filter(|seat| seat.index() < state.seats()).ok_or_else(|| Refusal::new(NOTHING_THERE));
        Ok(match question {
            Question::Map => Answer::Map(Box::new(MapFacts::of(state.map()))),
            Question::Sight => sight(state),
            Question::Odds { action } => {
                let seat = seat()?;
                rules::check_known(state, action)?;
                Answer::Odds { odds: odds::of_action(state, seat, action), asks: asks(state, seat, action) }
            }
            Question::WhyNot { action } => {
                Answer::WhyNot { code: rules::check_action(state, seat()?, action).err().map(|refusal| refusal.code) }
            }
            Question::Preview => preview(state)?,
            Question::Tile { square } => tile(state, *square)?,
            Question::Events => events(state),
        })
    }

    fn questions(view: &View, viewer: Viewer) -> Vec<Question> {
        let state = &view.state;
        let mut asked = vec![Question::Sight, Question::Preview, Question::Events];
        let down = state.map().tiles.iter().find(|tile| state.tile(**tile).is_some_and(|lying| lying.lies == Lies::Down));
        asked.extend(down.map(|tile| Question::Tile { square: state.map().id(*tile) }));
        if let Some(seat) = viewer.seat().filter(|seat| seat.index() < state.seats()) {
            let mut actions = Vec::new();
            legal::actions(state, seat, &mut actions);
            asked.extend(actions.first().map(|action| Question::WhyNot { action: *action }));
            asked.extend(actions.last().map(|action| Question::Odds { action: *action }));
            asked.push(Question::WhyNot { action: Action::Stumble });
        }
        asked
    }

    /// Every throw, against its chance to bring the hits that are missing.
    fn luck(before: &View, event: &Event) -> Option<Attempt> {
        let Event::Dice { seat, faces, .. } = event else { return None };
        let (odds, success) = odds::of_throw(&before.state, *seat, *faces)?;
        Some(Attempt { seat: *seat, odds, success, what: "crew-heist-luck" })
    }
}

fn intent(state: &State, n: u8) -> Intent {
    let mut intent = Intent { guard: n, kind: None, why: None, target: None, distance: None, step: None };
    for Heard { event, .. } in play::first_action(state, n) {
        match event {
            Event::GuardAction { guard, kind, target, distance, why } if guard == n => {
                (intent.kind, intent.why, intent.target, intent.distance) = (Some(kind), Some(why), target, distance);
            }
            Event::GuardMoved { guard, from, to, direction, over } if guard == n && intent.step.is_none() => {
                intent.step = Some(GuardStep { from, to, over, direction });
            }
            _ => {}
        }
    }
    intent
}

fn open_attempt(state: &State, lead: Seat) -> Option<OpenAttempt> {
    let attempt = state.attempt(lead)?;
    let (hits, failing) = (state.hits(lead), state.player(lead).failing);
    Some(OpenAttempt { lead, hits, need: attempt.need, most_x: state.most_x(attempt), best_x: state.best_x(lead), failing })
}

/// What a seat could begin with dice, each with one die in the list of what is legal; helping others included.
fn throws(state: &State, seat: Seat) -> Vec<Throw> {
    let mut actions = Vec::new();
    legal::actions(state, seat, &mut actions);
    let begins = actions.into_iter().filter(|action| action.dice() == Some(1));
    begins
        .filter_map(|action| {
            let odds = (1..=4).filter_map(|dice| odds::of_action(state, seat, &action.with_dice(dice))).collect();
            Some(Throw { action, asks: asks(state, seat, &action)?, odds })
        })
        .collect()
}

fn asks(state: &State, seat: Seat, action: &Action) -> Option<Asks> {
    if let Some((skill, parts)) = odds::obstacle_parts(state, seat, action) {
        let need = parts.iter().map(|(_, n)| n).sum::<i8>().max(1) as u8;
        let parts = parts.into_iter().filter(|(why, n)| *why == Part::Base || *n != 0).map(|(why, n)| PartOf { why, n }).collect();
        let can_stumble = matches!(action, Action::Run { .. } | Action::Sneak { .. }) && state.player(seat).misses < crate::content::TRACK;
        return Some(Asks { skill, need, parts, margin: odds::margin(state, seat, skill), can_stumble });
    }
    let lead = match *action {
        Action::Help { seat: lead, .. } => lead,
        Action::Roll { .. } => state.lead_of(seat)?,
        _ => return None,
    };
    let attempt = state.attempts.get(lead.index()).copied().flatten()?;
    let can_stumble = lead == seat && matches!(attempt.kind, Kind::Run | Kind::Sneak) && state.player(seat).misses < crate::content::TRACK;
    let margin = odds::margin(state, seat, attempt.skill);
    Some(Asks { skill: attempt.skill, need: attempt.need.saturating_sub(state.hits(lead)), parts: Vec::new(), margin, can_stumble })
}

fn sight(state: &State) -> Answer {
    let map = state.map();
    let awake = state.guards.iter().filter(|guard| !guard.distracted);
    let watch = |guard: &crate::state::Guard| Watch {
        guard: guard.n,
        squares: map.sight[guard.square.index()].iter().map(|square| map.id(square)).collect(),
    };
    let safe = map.safe.iter().filter(|square| state.is_safe_square(*square)).map(|square| map.id(square)).collect();
    Answer::Sight { guards: awake.map(watch).collect(), safe }
}

fn preview(state: &State) -> Result<Answer, Refusal> {
    rules::require(matches!(state.phase, Phase::Planning | Phase::Acting | Phase::Closing), WRONG_PHASE)?;
    let mut told: Vec<Heard<Event>> = Vec::new();
    let after = play::preview_told(state, &mut told);
    let seats = |fits: &dyn Fn(Seat) -> bool| after.all_seats().filter(|seat| fits(*seat)).collect();
    Ok(Answer::Preview {
        events: told.into_iter().map(|heard| heard.event).collect(),
        guards: after.guards.iter().map(|guard| Standing { guard: guard.n, square: after.map().id(guard.square) }).collect(),
        caught: seats(&|seat| after.player(seat).is_caught()),
        captured: seats(&|seat| state.player(seat).is_in() && !after.player(seat).is_in()),
    })
}

fn tile(state: &State, id: SquareId) -> Result<Answer, Refusal> {
    let square = state.map().find(id).ok_or_else(|| Refusal::new(NOT_JOINED))?;
    let down = state.tile(square).is_some_and(|tile| tile.lies == Lies::Down);
    rules::require(down, NOTHING_THERE)?;
    let drawn = drawn(state, Pending::Tile(square, Turner::Nobody));
    let all: u64 = drawn.iter().map(|(_, weight)| weight).sum();
    let tiles = drawn.into_iter().filter_map(|(outcome, weight)| match outcome {
        Outcome::Tile { tile, .. } => Some(TileOdds { tile, odds: Odds::new(weight, all) }),
        _ => None,
    });
    Ok(Answer::Tile { tiles: tiles.collect() })
}

fn events(state: &State) -> Answer {
    let mut due = *state;
    if due.decks.events.is_empty() {
        due.decks.events = due.decks.discard;
    }
    let drawn = drawn(&due, Pending::Event);
    let all: u64 = drawn.iter().map(|(_, weight)| weight).sum();
    let cards = drawn.into_iter().filter_map(|(outcome, weight)| match outcome {
        Outcome::Event { card } => Some(CardOdds { card, odds: Odds::new(weight, all), matches: card.facts().matches(state.alarm) }),
        _ => None,
    });
    Answer::Events { cards: cards.collect() }
}

/// How a draw could fall now, the likeliest first.
fn drawn(state: &State, due: Pending) -> Vec<(Outcome, u64)> {
    let (mut asked, mut drawn) = (*state, Vec::new());
    asked.pending = [due].into_iter().collect();
    play::outcomes(&asked, &mut drawn);
    drawn.sort_by_key(|(_, weight)| std::cmp::Reverse(*weight));
    drawn
}
