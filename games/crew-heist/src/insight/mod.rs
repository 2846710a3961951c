//! What a view implies for a choice: what each guard will do next and why, what an attempt asks for and how likely it is, what a tile may be, what
//! the building would answer if the phase ended now, and why a thing cannot be done.
//!
//! With every view goes an [`Overview`]: what changes with every move and most players look at. Everything else is asked for ([`Question`]): the
//! map, once; the odds of a throw that is being put together; why a step is refused; the whole answer of the building.

pub(crate) mod form;
pub(crate) mod map;

use engine::{AddressedEvent, Attempt, Chance, Insight, Odds, Refusal, Rules, Seat, Viewer, Wording};

use crate::action::{Action, Outcome};
use crate::content::Kind;
use crate::event::Event;
pub use crate::insight::form::*;
pub use crate::insight::map::{MapFacts, PostFacts, SquareFacts, StepFacts};
use crate::map::Passage;
use crate::map::square::SquareId;
use crate::play;
use crate::rules::code::{NOT_JOINED, NOTHING_THERE, WRONG_PHASE};
use crate::state::queries::Part;
use crate::state::{Lies, Pending, Phase, State, Turner};
use crate::view::View;
use crate::{
    CrewHeist, rules,
    rules::{acts, legal, odds},
};

impl Insight for CrewHeist {
    type Overview = Overview;
    type Question = Question;
    type Answer = Answer;

    fn odds(view: &View, seat: Seat, action: &Action) -> Option<Odds> {
        odds::of_action(&view.state, seat, action)
    }

    fn overview(view: &View, viewer: Viewer) -> Overview {
        let state = &view.state;
        let played = !matches!(state.phase, Phase::Characters | Phase::Setup | Phase::Placing | Phase::Over);
        let tokens = (state.alerts.len() + state.noises()) as u8;
        let first = play::FIRST_ALERT;
        let seat = viewer.seat().filter(|seat| seat.index() < state.seats());
        let (mut legal, mut unasked) = (Vec::new(), Vec::new());
        if let Some(seat) = seat {
            CrewHeist::actions(state, seat, &mut legal);
            legal::unasked(state, seat, &mut unasked);
        }
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
            throws: seat.map_or_else(Vec::new, |seat| throws(state, seat, &legal)),
            rolls: seat.map_or_else(Vec::new, |seat| rolls(state, seat, &legal)),
            unasked,
            uses: seat.map_or_else(Vec::new, |seat| uses(state, seat, &legal)),
            watching: state.guards.iter().filter(|guard| !guard.distracted).map(|guard| guard.n).collect(),
            lap: rules::lap(state),
            lifts_shut: Passage::at_level(state.in_force) == Passage::Stairs,
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
                Answer::WhyNot { code: CrewHeist::check_action(state, seat()?, action).err().map(|refusal| refusal.code) }
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
            CrewHeist::actions(state, seat, &mut actions);
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
    let mut intent = Intent {
        guard: n,
        say: CrewHeist::describe_event(&Event::StoodUp { guard: n }),
        kind: None,
        why: None,
        target: None,
        distance: None,
        step: None,
    };
    for AddressedEvent { event, .. } in play::first_action(state, n) {
        match event {
            Event::GuardAction { guard, kind, target, distance, why } if guard == n && intent.kind.is_none() => {
                intent.say = CrewHeist::describe_event(&event);
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
fn throws(state: &State, seat: Seat, legal: &[Action]) -> Vec<Throw> {
    let begins = legal.iter().copied().filter(|action| action.dice() == Some(1));
    begins
        .filter_map(|action| {
            let odds = (1..=4).filter_map(|dice| odds::of_action(state, seat, &action.with_dice(dice))).collect();
            Some(Throw { action, asks: asks(state, seat, &action)?, odds })
        })
        .collect()
}

/// What the list of legal actions lets a seat use, each with where it works.
fn uses(state: &State, seat: Seat, legal: &[Action]) -> Vec<Use> {
    let used = legal.iter().filter_map(|action| if let Action::Use { item } = action { Some(*item) } else { None });
    used.filter_map(|item| Some(Use { item, square: state.map().id(acts::used_on(state, seat, item)?) })).collect()
}

fn rolls(state: &State, seat: Seat, legal: &[Action]) -> Vec<Roll> {
    odds::of_rolls(state, seat, legal).into_iter().map(|(reroll, add, odds)| Roll { reroll, add, odds }).collect()
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
    let mut told: Vec<AddressedEvent<Event>> = Vec::new();
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
    CrewHeist::outcomes(&asked, &mut drawn);
    drawn.sort_by_key(|(_, weight)| std::cmp::Reverse(*weight));
    drawn
}
