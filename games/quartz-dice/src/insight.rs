//! What a view implies for a choice (section 12 of the rules): the bag in odds, the dice in what they can become, and everything in money.
//!
//! The overview has what a player looks at all the time. Questions are about a choice that is half made: which dice stay, and which crystals are to move.
//! Chances that a fraction of machine words holds are exact; what the dice can become is given to the nearest millionth.

use engine::{Attempt, Insight, Odds, Refusal, Rules, Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::QuartzDice;
use crate::action::{Action, Crystals, Faces};
use crate::content::{ACCIDENT, COLOURS, CRYSTALS, Crystal, DICE, FREE_ROLLS, HELMET, ROUNDS, Tool, set_bonus, unstable, valuable};
use crate::event::Event;
use crate::odds::{Mean, mean_of_draws, mean_of_jackhammer, strength_from, strength_keeping, unstable_within};
use crate::options::Mode;
use crate::play::move_crystal;
use crate::rules::{check_pick, check_return, check_use, drawn_heap};
use crate::score::{Line, loss, worth};
use crate::state::{Phase, State};
use crate::view::View;

/// What goes with every view.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ts_rs::TS)]
pub struct Overview {
    /// Each seat, as it stands.
    pub seats: Vec<SeatInsight>,
    /// How many turns there can still be in this game, the running one included; none where rounds are not counted (QD-12.8).
    pub turns_left: Option<u32>,
    /// What the bag holds.
    pub bag: BagInsight,
    /// What the tools can do for the seat whose turn it is; empty where no dice lie.
    pub tools: Vec<ToolInsight>,
    /// The rolls that the seat whose turn it is has left.
    pub rolls: Rolls,
}

/// A seat, as it stands.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ts_rs::TS)]
pub struct SeatInsight {
    /// How it would score if the game ended now; none if it is out (QD-8.2).
    pub line: Option<Line>,
    /// That total and those of the games of a tournament before this one.
    pub sum: Option<i32>,
    /// Crystals on the cart, and in the chest.
    pub on_cart: u32,
    /// Crystals in the chest.
    pub in_chest: u32,
    /// How many crystals more than the emptiest chest it has locked away; 0: that costs it money. None where it costs nothing (QD-8.3).
    pub chest_lead: Option<u32>,
    /// Whether it has the most valuable crystals on its cart, alone or with others, and would lead the next round (QD-7.20).
    pub leads: bool,
    /// How many more unstable crystals on the cart are an accident; none where there are no accidents (QD-9.2).
    pub accident_in: Option<u8>,
    /// What its crystals of each valuable kind pay, in the order of the kinds (QD-8.2).
    pub colours: Vec<Colour>,
    /// What one more of each kind would be worth to it, in the order of the kinds: its value and the step of its set (QD-12.6).
    pub gains: Vec<i32>,
    /// What losing one of each kind would cost it; 0 where it has none (QD-12.6).
    pub losses: Vec<i32>,
}

/// What crystals of one colour pay.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ts_rs::TS)]
pub struct Colour {
    /// How many there are.
    pub count: u8,
    /// What they are worth, the set apart.
    pub worth: i32,
    /// What the set pays on top (QD-2.5).
    pub bonus: i32,
}

/// What the bag holds.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ts_rs::TS)]
pub struct BagInsight {
    /// All crystals.
    pub crystals: u32,
    /// Valuable ones.
    pub valuable: u8,
    /// For one draw, for two and so on up to five: how likely one of them at least is unstable (QD-12.1). No more than there are crystals.
    pub unstable_within: Vec<Odds>,
    /// For a Pickaxe of strength one to five: the mean worth of what it draws, sets apart (QD-12.2).
    pub pickaxe: Vec<Mean>,
    /// For a Jackhammer of strength two to five: the mean worth of what it keeps when the cheapest half goes back (QD-12.3).
    pub jackhammer: Vec<Mean>,
}

/// What a tool can do.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ts_rs::TS)]
pub struct ToolInsight {
    /// Which.
    pub tool: Tool,
    /// The fewest faces that do something (QD-5.11 to QD-5.15).
    pub least: u8,
    /// The faces it has: dice that show it, and wilds.
    pub faces: u8,
    /// The wilds among them.
    pub wilds: u8,
    /// How many crystals there are for it to draw or move.
    pub reach: u8,
    /// The most strength it can be used with as the dice lie; 0 where it cannot be used.
    pub most: u8,
    /// Why it cannot be used, as the code of a refusal; none if it can.
    pub refused: Option<&'static str>,
    /// While the seat may still roll: how likely a strength of at least one, two and so on up to five is, with all rolls that are left, at most five of them
    /// for markers, and the best keeps for just that aim (QD-12.5).
    pub chances: Vec<Odds>,
    /// The same with the next roll alone.
    pub next: Vec<Odds>,
}

/// Rolls that are left.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ts_rs::TS)]
pub struct Rolls {
    /// Free ones.
    pub free: u32,
    /// Those that a marker buys.
    pub markers: u32,
}

/// A question about a choice that is half made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ts_rs::TS)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Question {
    /// What the dice can become if exactly these stay for the next roll: `{"type":"keep","keep":["chest","chest"]}`.
    Keep {
        /// The dice that stay, in the order of QD-2.6.
        keep: Faces,
    },
    /// What everybody would have after these picks or this return: `{"type":"plan","actions":[{"type":"take","from":1,"crystal":"ruby"}]}`. Picks may be
    /// asked for before their tool is used.
    Plan {
        /// `protect`, `pass`, `take` and `return`, in their order.
        actions: Vec<Action>,
    },
}

/// What is answered.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ts_rs::TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Answer {
    /// What the dice can become.
    Keep {
        /// How many dice would roll.
        rolling: u8,
        /// Whether a marker pays for it.
        marker: bool,
        /// For each tool how likely a strength of at least one, two and so on up to five is, with all rolls that are left.
        chances: Vec<Vec<Odds>>,
        /// The same with the next roll alone.
        next: Vec<Vec<Odds>>,
    },
    /// What everybody would have.
    Plan {
        /// The asking seat, and everybody whose money would change.
        changes: Vec<Change>,
        /// What is left on each cart, by seat and kind.
        carts: Vec<Vec<u8>>,
        /// What one more of each kind would then be worth to the asking seat.
        gains: Vec<i32>,
    },
}

/// Money before and after.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ts_rs::TS)]
pub struct Change {
    /// Whose.
    pub seat: Seat,
    /// If the game ended now.
    pub before: Line,
    /// If it ended after the plan.
    pub after: Line,
}

impl Insight for QuartzDice {
    type Overview = Overview;
    type Question = Question;
    type Answer = Answer;

    fn overview(view: &View, _viewer: Viewer) -> Overview {
        let state = &view.state;
        Overview {
            seats: Seat::all(state.seats()).map(|seat| SeatInsight::of(state, seat)).collect(),
            turns_left: turns_left(state),
            bag: BagInsight::of(state),
            tools: tools(state),
            rolls: rolls(state),
        }
    }

    fn answer(view: &View, _viewer: Viewer, question: &Question) -> Result<Answer, Refusal> {
        match question {
            Question::Keep { keep } => keeping(&view.state, *keep),
            Question::Plan { actions } => planned(&view.state, actions),
        }
    }

    fn questions(view: &View, _viewer: Viewer) -> Vec<Question> {
        let state = &view.state;
        let mut questions = vec![Question::Keep { keep: Faces::default() }, Question::Keep { keep: Faces(state.current.dice) }];
        let mut legal = Vec::new();
        QuartzDice::actions(state, state.seat, &mut legal);
        let picks = legal
            .into_iter()
            .filter(|action| matches!(action, Action::Protect { .. } | Action::Pass { .. } | Action::Take { .. } | Action::Return { .. }));
        questions.extend(picks.take(4).map(|action| Question::Plan { actions: vec![action] }));
        questions
    }

    fn luck(before: &View, event: &Event) -> Option<Attempt> {
        match *event {
            Event::Mined { seat, crystal, .. } => {
                let bag = &before.state.bag;
                let (all, good) = (u64::from(bag.len()), u64::from(valuable(bag)));
                let success = crystal.is_valuable();
                (all > 0).then(|| Attempt { seat, odds: Odds::new(good, all), success, what: "quartz-dice-luck-crystals" })
            }
            Event::Rolled { seat, kept, rolled, .. } => {
                let faces = (0..6).filter(|&face| kept.0.count(face) > 0).count() as u64;
                let dice = rolled.0.dice();
                let (cases, misses) = (6_u64.pow(dice), (6 - faces).pow(dice));
                let success = (0..6).any(|face| kept.0.count(face) > 0 && rolled.0.count(face) > 0);
                (faces > 0).then(|| Attempt { seat, odds: Odds::new(cases - misses, cases), success, what: "quartz-dice-luck-dice" })
            }
            _ => None,
        }
    }
}

impl SeatInsight {
    fn of(state: &State, seat: Seat) -> Self {
        let player = state.player(seat);
        let held = player.held();
        let line = state.lines_now()[seat.index()];
        let past: i32 = state.past[..usize::from(state.game - 1)].iter().map(|lines| i32::from(lines[seat.index()].total)).sum();
        let chest = |seat: Seat| state.player(seat).chest.len();
        let emptiest = state.still_in().iter().map(chest).min().unwrap_or_default();
        let counts_chests = player.is_in() && state.options.mode != Mode::LastShallBeFirst;
        let accidents = player.is_in() && state.options.mode == Mode::LastShallBeFirst;
        let lost = |crystal: Crystal| if held.count(crystal.index()) > 0 { loss(&held, crystal) } else { 0 };
        Self {
            line,
            sum: line.map(|line| i32::from(line.total) + past),
            on_cart: player.cart.len(),
            in_chest: player.chest.len(),
            chest_lead: counts_chests.then(|| chest(seat) - emptiest),
            leads: state.round > 0 && state.phase != Phase::Over && state.leading().0.contains(seat),
            accident_in: accidents.then(|| ACCIDENT.saturating_sub(unstable(&player.cart))),
            colours: Crystal::ALL[..COLOURS].iter().map(|crystal| Colour::of(held.count(crystal.index()), *crystal)).collect(),
            gains: Crystal::ALL.map(|crystal| worth(&held, crystal)).to_vec(),
            losses: Crystal::ALL.map(lost).to_vec(),
        }
    }
}

impl Colour {
    fn of(count: u8, crystal: Crystal) -> Self {
        Self { count, worth: i32::from(count) * CRYSTALS[crystal.index()].value, bonus: set_bonus(count) }
    }
}

impl BagInsight {
    fn of(state: &State) -> Self {
        let bag = &state.bag;
        let most = bag.len().min(u32::from(DICE));
        Self {
            crystals: bag.len(),
            valuable: valuable(bag),
            unstable_within: (1..=most).map(|draws| unstable_within(bag, draws)).collect(),
            pickaxe: (1..=most).map(|strength| mean_of_draws(bag, strength as u8)).collect(),
            jackhammer: (2..=DICE).filter(|_| most > 0).map(|strength| mean_of_jackhammer(bag, strength)).collect(),
        }
    }
}

/// How many turns there can still be.
fn turns_left(state: &State) -> Option<u32> {
    let counted = state.options.mode != Mode::LastShallBeFirst;
    let rounds_after = ROUNDS.saturating_sub(state.round.max(1));
    counted.then(|| state.to_play.len() as u32 + rounds_after * u32::from(state.options.seats))
}

fn rolls(state: &State) -> Rolls {
    let rolling = matches!(state.phase, Phase::Roll | Phase::Reroll);
    let markers = if rolling { state.player(state.seat).markers } else { 0 };
    Rolls { free: if rolling { FREE_ROLLS.saturating_sub(state.current.rolls) } else { 0 }, markers }
}

/// The rolls that chances are worked out for: more than five markers change nothing that anybody could see.
fn counted(rolls: Rolls) -> u32 {
    rolls.free + rolls.markers.min(u32::from(DICE))
}

fn tools(state: &State) -> Vec<ToolInsight> {
    if !matches!(state.phase, Phase::Roll | Phase::Reroll | Phase::Act | Phase::Draw | Phase::Return | Phase::Pick) {
        return Vec::new();
    }
    let mut now = *state;
    let may_roll = matches!(state.phase, Phase::Roll | Phase::Reroll);
    if may_roll {
        // Wilds are counted when step 3 begins; until then the helmets that lie are what they would be.
        now.current.wilds_left = state.current.dice.count(HELMET) as u8 / 2;
    }
    let of = |tool: Tool| {
        let most = now.most_strength(tool);
        let usable = most >= tool.least();
        ToolInsight {
            tool,
            least: tool.least(),
            faces: now.faces_for(tool),
            wilds: now.current.wilds_left,
            reach: now.reach(tool),
            most: if usable { most } else { 0 },
            refused: check_use(&now, tool, tool.least()).err().map(|refusal| refusal.code),
            chances: lying_chances(state, tool, counted(rolls(state))),
            next: lying_chances(state, tool, counted(rolls(state)).min(1)),
        }
    };
    Tool::ALL.map(of).to_vec()
}

/// What the dice that lie can become with so many rolls and the best keeps, while the seat may still roll.
fn lying_chances(state: &State, tool: Tool, left: u32) -> Vec<Odds> {
    if state.phase != Phase::Reroll {
        return Vec::new();
    }
    let (matching, helmets) = (state.current.dice.count(tool.face()) as u8, state.current.dice.count(HELMET) as u8);
    (1..=DICE).map(|wanted| millionths(strength_from(matching, helmets, left, wanted))).collect()
}

/// A chance to the nearest millionth.
fn millionths(chance: f64) -> Odds {
    const PARTS: u64 = 1_000_000;
    Odds::new((chance * PARTS as f64).round() as u64, PARTS)
}

fn keeping(state: &State, keep: Faces) -> Result<Answer, Refusal> {
    if state.phase != Phase::Reroll {
        return Err(Refusal::new("wrong_phase"));
    }
    if !keep.are_part_of(state.current.dice) {
        return Err(Refusal::new("not_your_dice"));
    }
    let rolling = DICE - keep.0.dice() as u8;
    let helmets = keep.0.count(HELMET) as u8;
    let left = if rolling == 0 { 0 } else { counted(rolls(state)) };
    let of = |tool: Tool, left: u32| {
        let matching = keep.0.count(tool.face()) as u8;
        (1..=DICE).map(|wanted| millionths(strength_keeping(matching, helmets, left, wanted))).collect()
    };
    let of_all = |left: u32| Tool::ALL.into_iter().map(|tool| of(tool, left)).collect();
    Ok(Answer::Keep { rolling, marker: state.marker_due(), chances: of_all(left), next: of_all(left.min(1)) })
}

/// The most actions that a plan can have: four crystals picked.
const LONGEST_PLAN: usize = DICE as usize;

fn planned(state: &State, actions: &[Action]) -> Result<Answer, Refusal> {
    if !matches!(state.phase, Phase::Act | Phase::Pick | Phase::Return) || actions.len() > LONGEST_PLAN {
        return Err(Refusal::new("wrong_phase"));
    }
    let mut after = *state;
    for action in actions {
        match action {
            Action::Return { crystals } => put_back(&mut after, crystals)?,
            _ => {
                check_pick(&after, action)?;
                move_crystal(&mut after, action);
            }
        }
    }
    let (before, then) = (state.lines_now(), after.lines_now());
    let changes = Seat::all(state.seats()).filter_map(|seat| {
        let (before, after) = (before[seat.index()]?, then[seat.index()]?);
        (seat == state.seat || before.total != after.total).then_some(Change { seat, before, after })
    });
    let held = after.player(state.seat).held();
    Ok(Answer::Plan {
        changes: changes.collect(),
        carts: after.players[..state.seats()].iter().map(|player| player.cart.counts().to_vec()).collect(),
        gains: Crystal::ALL.map(|crystal| worth(&held, crystal)).to_vec(),
    })
}

/// Half of what a Jackhammer drew goes back, the rest to the cart.
fn put_back(state: &mut State, crystals: &Crystals) -> Result<(), Refusal> {
    if state.phase != Phase::Return {
        return Err(Refusal::new("wrong_phase"));
    }
    check_return(state, crystals)?;
    let drawn = drawn_heap(state);
    let seat = state.seat;
    for crystal in Crystal::ALL {
        let kind = crystal.index();
        state.player_mut(seat).cart.add(kind, drawn.count(kind) - crystals.0.count(kind));
    }
    // What was drawn is drawn no more: a second return finds nothing.
    state.phase = Phase::Act;
    Ok(())
}
