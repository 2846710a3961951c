//! What a view implies for a choice (section 13 of the rules): what is lit, where cards lead and how likely each end is to be caught, what the guard
//! could do next and why, what sets are worth, and why a thing cannot be done.
//!
//! Everything here is a pure function of a view. [`Overview`] goes with every view; a [`Question`] is about a choice that is only half made. A page
//! that draws this game needs no rule of its own:
//!
//! | to show | take |
//! |---|---|
//! | the cone with its shadows, lit cells and spaces | `overview.light`; `outline` is one closed shape |
//! | the hand: steps, noise, of no use now, reach, danger of each end | `overview.hand`; `{"type":"card","card":"walk","loudest":2}` with another seat supposed to be heard |
//! | where the seat at its turn can go, how dangerous it is, and why not elsewhere | `overview.ends`, `overview.barred` |
//! | the forecast, the ghosts of the guard and the spaces he would light | `overview.outlooks`; `{"type":"outlook","to":"e5"}` for a space that is pointed at |
//! | the cone of a Lookout, a mirror, of smoke | `overview.turnings`; `{"type":"outlook","before":{"type":"smoke","at":"h5"}}`, whose answer has the `light` |
//! | why the guard did what he did | the outlook of that many steps in the overview of the frame before `flipped`: each step and the turn with its reason |
//! | the sets and their worth; what a drop would leave | `overview.sets`; `{"type":"worth","jewels":{"oval":2}}` |
//! | the order of play, whom the game waits for, what everybody would drop | `overview.loud`, `overview.quiet`, `overview.waits_for`, `overview.drops` |
//! | whether an ability can be used now, later, or no more | `overview.abilities` |
//! | why anything else is refused | `{"type":"why","action":{…}}` |

pub mod ability;
pub mod hand;
pub mod light;
pub mod outlook;
pub mod sets;

use engine::refusal::code;
use engine::{Insight, Odds, Refusal, Rules, Seat, SeatSet, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::JewelHeist;
use crate::action::{self, Action};
use crate::content::cards::HandCard;
use crate::content::jewels::Jewels;
use crate::floor::space::Space;
use crate::rules::check;
use crate::rules::round::CRACK;
use crate::state::{Phase, State, Table};
use crate::view::View;

use ability::AbilityState;
use hand::{Barred, End, Offered, Playable, Turning};
use light::Light;
use outlook::{Outlook, Supposed};
use sets::Sets;

/// What goes with every view.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ts_rs::TS)]
pub struct Overview {
    /// The guard's light; nothing while it is off.
    pub light: Option<Light>,
    /// The seats that the game waits for; none while chance decides.
    pub waits_for: SeatSet,
    /// How many jewels each seat would drop if it were caught now, by seat.
    pub drops: Vec<u32>,
    /// All seats in loud order, as soon as their noises are known (JH-5.4).
    pub loud: Vec<Seat>,
    /// All seats in quiet order, likewise (JH-5.5).
    pub quiet: Vec<Seat>,
    /// What the guard would do, one entry for each size of card from 2 to 5, from the choice of cards to the flip. While cards are chosen he is
    /// supposed to hear the viewer alone; a spectator is told nothing then.
    pub outlooks: Vec<Outlook>,
    /// Whether each seat can use the ability of its character now, by seat; nothing for a seat without a character.
    pub abilities: Vec<Option<AbilityState>>,
    /// How likely the viewer is to be caught by these outlooks; nothing if there are none, or it has no seat.
    pub caught: Option<Odds>,
    /// The cards that the viewer can choose from, while cards are chosen.
    pub hand: Vec<Playable>,
    /// Where the viewer can end its move, when it is its turn to move.
    pub ends: Vec<End>,
    /// The spaces that the viewer cannot choose, when it is to move or to begin somewhere, with the reasons.
    pub barred: Vec<Barred>,
    /// The ways in which the viewer can turn the guard now.
    pub turnings: Vec<Turning>,
    /// The gear on offer, while it is drafted, with the reason why the viewer cannot take some.
    pub offered: Vec<Offered>,
    /// The cards this viewer sees, with what they are worth: its own, everybody's once the game is over, or the crew's.
    pub sets: Vec<Sets>,
}

/// What can be asked about a choice that is only half made. Only a seat can ask.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ts_rs::TS)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Question {
    /// Where a card of the hand would lead.
    Card {
        /// The card.
        card: HandCard,
        /// Whom the guard is supposed to hear; the asking seat if nobody is named.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        loudest: Option<Seat>,
    },
    /// What the guard would do if things were a little different from what they are.
    Outlook {
        /// Where the asking seat would stand; where it stands if no space is named.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        to: Option<Space>,
        /// The card it would play, while cards are chosen.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        card: Option<HandCard>,
        /// Whether it would crack the case there, which is louder.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        #[ts(as = "Option<bool>", optional)]
        crack: bool,
        /// Whom the guard is supposed to hear, while cards are chosen; the asking seat if nobody is named.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        loudest: Option<Seat>,
        /// What it would do first: `smoke`, `alarm`, `wire`, `turn_guard` or `blame`, if that is legal now.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        before: Option<Action>,
    },
    /// What the cards of the asking seat would be worth if it owned these jewels.
    Worth {
        /// What it would own.
        jewels: Jewels,
    },
    /// Why an action cannot be done now.
    Why {
        /// The action, as it would be sent.
        #[ts(type = "unknown")]
        action: Value,
    },
}

/// What is answered.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ts_rs::TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Answer {
    /// Where the card leads.
    Card(Playable),
    /// What the guard would do.
    Outlook {
        /// The light as it would be before he walks; nothing if it is off.
        light: Option<Light>,
        /// For each size of card.
        outlooks: Vec<Outlook>,
        /// How likely the asking seat would be caught; nothing if there are no outlooks.
        caught: Option<Odds>,
    },
    /// What the cards would be worth.
    Worth(Sets),
    /// Why it cannot be done: the code of the refusal, or nothing if it can. `jewel-heist-refusal-too_far` says it in words.
    Why {
        /// The code.
        code: Option<&'static str>,
    },
}

impl Insight for JewelHeist {
    type Overview = Overview;
    type Question = Question;
    type Answer = Answer;

    fn overview(view: &View, viewer: Viewer) -> Overview {
        let table = &view.table;
        let state = view.known();
        let seat = viewer.seat().filter(|seat| seat.index() < table.count());
        let revealed = table.phase.is_revealed();
        let order = |queue: crate::state::queue::Queue| if revealed { queue.iter().collect() } else { Vec::new() };
        let everybody = SeatSet::first(table.count());
        let outlooks = suppose(view, seat).map(|supposed| supposed.outlooks()).unwrap_or_default();
        Overview {
            light: Light::of(table),
            waits_for: waits_for(view),
            drops: table.all_seats().map(|seat| table.must_drop(seat, view.hands[seat.index()].len())).collect(),
            loud: order(table.loud_order(everybody)),
            quiet: order(table.quiet_order()),
            abilities: ability::all(&state),
            caught: seat.filter(|_| !outlooks.is_empty()).map(|seat| risk(&outlooks, seat)),
            outlooks,
            hand: seat.filter(|_| is_secret(table.phase)).map(|seat| hand::hand(view, seat, seat, None)).unwrap_or_default(),
            ends: seat.map(|seat| hand::ends(view, &state, seat)).unwrap_or_default(),
            barred: seat.map(|seat| hand::barred(&state, seat)).unwrap_or_default(),
            turnings: seat.map(|seat| hand::turnings(view, &state, seat)).unwrap_or_default(),
            offered: seat.map(|seat| hand::offered(table, seat)).unwrap_or_default(),
            sets: sets::all(view),
        }
    }

    /// Of a seat: nobody else decides anything.
    fn answer(view: &View, viewer: Viewer, question: &Question) -> Result<Answer, Refusal> {
        let refuse = |code: &'static str| Refusal::new(code);
        let table = &view.table;
        let seat = viewer.seat().filter(|seat| seat.index() < table.count()).ok_or_else(|| refuse(code::NOT_YOUR_TURN))?;
        match question {
            Question::Card { card, loudest } => {
                let loudest = known(table, loudest.unwrap_or(seat))?;
                let playable =
                    if is_secret(table.phase) { hand::hand(view, seat, loudest, Some(*card)) } else { return Err(refuse("wrong_phase")) };
                playable.into_iter().next().map(Answer::Card).ok_or_else(|| refuse("gear_not_in_hand"))
            }
            Question::Outlook { to, card, crack, loudest, before } => {
                let mut supposed = suppose(view, Some(seat)).or_else(|| mirrored(view)).ok_or_else(|| refuse("wrong_phase"))?;
                if is_secret(table.phase) {
                    supposed.loudest = Some(known(table, loudest.unwrap_or(seat))?);
                }
                suppose_before(view, seat, before.as_ref(), &mut supposed.table)?;
                suppose_move(view, seat, (*to, *card, *crack), &mut supposed)?;
                let outlooks = if table.phase == Phase::Mirror { Vec::new() } else { supposed.outlooks() };
                let caught = (!outlooks.is_empty()).then(|| risk(&outlooks, seat));
                Ok(Answer::Outlook { light: Light::of(&supposed.table), outlooks, caught })
            }
            Question::Worth { jewels } => Ok(Answer::Worth(sets::of_seat(view, seat, *jewels))),
            Question::Why { action } => {
                Ok(Answer::Why { code: action::read(&view.known(), seat, action).err().map(|refusal| refusal.code) })
            }
        }
    }

    fn questions(view: &View, viewer: Viewer) -> Vec<Question> {
        let table = &view.table;
        let Some(seat) = viewer.seat().filter(|seat| seat.index() < table.count()) else { return Vec::new() };
        let outlook = |to, before| Question::Outlook { to, card: None, crack: false, loudest: None, before };
        let mut questions =
            vec![Question::Worth { jewels: table.player(seat).jewels }, Question::Why { action: serde_json::json!({"type": "pass"}) }];
        if is_secret(table.phase) {
            questions.extend(hand::cards(table, seat).map(|card| Question::Card { card, loudest: None }));
            questions.push(Question::Outlook {
                to: table.player(seat).space,
                card: Some(HandCard::CALL_FENCE),
                crack: false,
                loudest: Some(Seat::new(0)),
                before: None,
            });
        }
        if is_open(table.phase) {
            questions.push(outlook(table.player(seat).space, None));
        }
        let state: State = view.known();
        if matches!(table.phase, Phase::Before | Phase::Mirror) && table.queue.first() == Some(seat) {
            let mut legal = Vec::new();
            Self::actions(&state, seat, &mut legal);
            questions.extend(legal.into_iter().filter(|action| *action != Action::Pass).map(|action| outlook(None, Some(action))));
        }
        questions
    }
}

/// While cards are chosen nobody knows the noises.
fn is_secret(phase: Phase) -> bool {
    matches!(phase, Phase::Question | Phase::Answer | Phase::Choose)
}

/// From the reveal until the guard sets off the noises are known.
fn is_open(phase: Phase) -> bool {
    matches!(phase, Phase::Before | Phase::Move | Phase::Fence | Phase::Keep | Phase::Swap | Phase::Flip)
}

/// Whom the game waits for. A view knows who has decided, also where it does not know what.
fn waits_for(view: &View) -> SeatSet {
    let table = &view.table;
    match table.phase {
        Phase::Draft | Phase::Choose => table.all_seats().filter(|seat| !view.decided.contains(*seat)).collect(),
        _ => JewelHeist::turn(&view.known()).seats(),
    }
}

/// The table as it stands, if the guard's next walk can be foreseen: with the viewer alone being heard while cards are chosen.
fn suppose(view: &View, seat: Option<Seat>) -> Option<Supposed> {
    let phase = view.table.phase;
    view.table.plan?;
    match seat {
        Some(seat) if is_secret(phase) => Some(Supposed::new(view, Some(seat))),
        _ => is_open(phase).then(|| Supposed::new(view, None)),
    }
}

/// How likely a seat is to be caught by these outlooks.
fn risk(outlooks: &[Outlook], seat: Seat) -> Odds {
    let caught = outlooks.iter().filter(|outlook| outlook.catches.contains(seat)).map(|outlook| outlook.odds);
    let (favourable, cases) = caught.fold((0, 1), |(favourable, cases), odds| {
        // All odds have the same cases before they are reduced, so this stays small.
        let sum = Odds::new(favourable * odds.cases + odds.favourable * cases, cases * odds.cases);
        (sum.favourable, sum.cases)
    });
    Odds::new(favourable, cases)
}

/// With a mirror in hand there is no walk to foresee any more, but a light.
fn mirrored(view: &View) -> Option<Supposed> {
    (view.table.phase == Phase::Mirror).then(|| Supposed::new(view, None))
}

fn known(table: &Table, seat: Seat) -> Result<Seat, Refusal> {
    if seat.index() < table.count() { Ok(seat) } else { Err(Refusal::new("unknown_seat")) }
}

/// The table after something that can be done before players move, or with a mirror.
fn suppose_before(view: &View, seat: Seat, before: Option<&Action>, table: &mut Table) -> Result<(), Refusal> {
    let Some(action) = before else { return Ok(()) };
    check::check(&view.known(), seat, (*action).into())?;
    match *action {
        Action::Smoke { at } => table.smoke.insert(at),
        Action::Alarm { at } => table.alarms[seat.index()] = Some(at),
        Action::Wire { at } => table.wires.insert(at),
        Action::TurnGuard { facing } => table.facing = facing,
        Action::Blame { seat: blamed } => {
            let noise = table.noise(seat);
            let louder = table.noise(blamed).saturating_add(noise);
            table.player_mut(seat).noise = Some(0);
            table.player_mut(blamed).noise = Some(louder);
        }
        _ => return Err(Refusal::new("wrong_phase")),
    }
    Ok(())
}

/// The table with a seat somewhere else, another card in its hand while cards are chosen, or a case cracked.
fn suppose_move(
    view: &View,
    seat: Seat,
    (to, card, crack): (Option<Space>, Option<HandCard>, bool),
    supposed: &mut Supposed,
) -> Result<(), Refusal> {
    let refuse = |code: &'static str| Err(Refusal::new(code));
    let table = &mut supposed.table;
    if let Some(to) = to {
        if !table.plan().spaces().contains(to) {
            return refuse("not_a_space");
        }
        table.player_mut(seat).space = Some(to);
    }
    if let Some(card) = card {
        if !is_secret(table.phase) {
            return refuse("wrong_phase");
        }
        if !hand::cards(&view.table, seat).any(|held| held == card) {
            return refuse("gear_not_in_hand");
        }
        supposed.cards[seat.index()] = Some(card);
    }
    if crack {
        let noise = table.noise(seat).saturating_add(CRACK);
        table.player_mut(seat).noise = Some(noise);
    }
    Ok(())
}
