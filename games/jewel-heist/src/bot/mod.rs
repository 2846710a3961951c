//! The bot `greedy`: it weighs what lies within reach against the chance to be caught there, as a good player does (section 12 of the rules).
//!
//! One round and no more: for each card and each place it could go to, what picking up there is worth, what lies near for the next round, and in
//! how many of some guesses at the rest of the round the light falls on it. In the cooperative game the same, for what the crew still needs.

pub(crate) mod appraisal;
pub(crate) mod forecast;

use engine::{Bots, CardSet, Luck, Seat, SeatSet};

use crate::JewelHeist;
use crate::action::Action;
use crate::bot::appraisal::Appraisal;
use crate::bot::forecast::{Guess, Plan, guesses};
use crate::content::Effect;
use crate::content::cards::{HandCard, Jewelry};
use crate::content::jewels::Jewels;
use crate::floor::light::Lit;
use crate::floor::space::{Space, SpaceSet};
use crate::rules::reach::{crackable, reach_with};
use crate::rules::round::noise_of;
use crate::rules::score;
use crate::state::{Phase, Table};
use crate::view::View;

/// How many guesses are made at the rest of a round.
const GUESSES: usize = 24;
/// How many ends are looked at closely for each card.
const CLOSE_LOOKS: usize = 8;
/// What it is worth that somebody else is caught, with two seats.
const RIVAL_CAUGHT: f64 = 1.2;
/// What being sent back to the edge costs.
const SENT_BACK: f64 = 1.0;
/// What keeping gear for later is worth.
const GEAR_KEPT: f64 = 0.8;
/// What each step more leaves of what lies there.
const FAR: f64 = 0.62;

impl Bots for JewelHeist {
    type Notes = ();

    fn greedy(view: &View, _notes: &(), seat: Seat, legal: &[Action], luck: &mut impl Luck) -> Action {
        if legal.len() == 1 {
            return legal[0];
        }
        let mind = Mind::new(view, seat);
        match view.table.phase {
            Phase::Draft => best(legal, luck, |action| mind.pick_worth(action)),
            Phase::GearDraft => best(legal, luck, |action| mind.gear_worth(action)),
            Phase::Start | Phase::Place => best(legal, luck, |action| match action {
                Action::Place { at } => mind.outlook(*at),
                _ => 0.0,
            }),
            Phase::Question => best(legal, luck, |action| match action {
                Action::Question { seat } => f64::from(view.table.player(*seat).jewels.len()),
                _ => -1.0,
            }),
            Phase::Answer | Phase::Choose => mind.choose(legal, luck),
            Phase::Before => mind.act_before(legal, luck),
            Phase::Move => mind.walk(legal, luck),
            Phase::Keep => best(legal, luck, |action| match action {
                Action::Keep { card } => mind.appraisal.worth_with(mind.appraisal.owned, mind.with_card(*card)),
                _ => 0.0,
            }),
            Phase::Swap => best(legal, luck, |action| mind.swap_worth(action)),
            Phase::Mirror => best(legal, luck, |action| mind.mirror_worth(action)),
            Phase::Drop => mind.drop_least(legal, luck),
            _ => legal[luck.below(legal.len() as u64) as usize],
        }
    }
}

/// The action worth most; lots decide between those that are worth the same.
fn best(legal: &[Action], luck: &mut impl Luck, worth: impl Fn(&Action) -> f64) -> Action {
    let mut best = (f64::NEG_INFINITY, legal[0]);
    for action in legal {
        let worth = worth(action) + 1e-3 * luck.below(1 << 10) as f64 / 1024.0;
        if worth > best.0 {
            best = (worth, *action);
        }
    }
    best.1
}

/// What the bot thinks of a position before it acts.
struct Mind<'a> {
    view: &'a View,
    table: &'a Table,
    seat: Seat,
    appraisal: Appraisal,
    /// What picking up on each space would bring.
    gains: Vec<f64>,
    /// What being caught would cost.
    loss: f64,
}

impl<'a> Mind<'a> {
    fn new(view: &'a View, seat: Seat) -> Self {
        let appraisal = Appraisal::new(view, seat);
        let table = &view.table;
        Self { view, table, seat, gains: appraisal.gains(table), loss: appraisal.loss(), appraisal }
    }

    fn with_card(&self, card: Jewelry) -> CardSet {
        self.appraisal.cards.union(CardSet::only(card.number()))
    }

    /// Points 1 and 2: sets that pay, of shapes that the cards already kept want too; small ones if there are many to share with.
    fn pick_worth(&self, action: &Action) -> f64 {
        let Action::Pick { card } = action else { return 0.0 };
        let facts = card.facts();
        let crowd = [0.0, 0.0, 0.0, 0.0, 0.8, 1.4, 2.2][self.table.count()];
        let kept = score::needs(self.appraisal.cards);
        let shared = f64::from(kept.limited_to(facts.set).len());
        f64::from(facts.bonus) - crowd * f64::from(facts.size) + 0.1 * shared
    }

    /// Point 9: one or two gear cards with a use in mind. A crew spends what it has.
    fn gear_worth(&self, action: &Action) -> f64 {
        let Action::Draft { kind } = action else { return 0.0 };
        let use_of = match kind.effect() {
            Effect::Silence => 3.2,
            Effect::Mirror => 2.6,
            Effect::Disguise => 3.4,
            Effect::Swing => 2.3,
            Effect::Tongs => 2.4,
            Effect::Fence => 1.6,
            Effect::Blackout => 1.7,
            Effect::Alarm => 1.8,
            Effect::Wire => 0.6,
            Effect::Smoke => 0.5,
        };
        let drafted = &self.table.player(self.seat).drafted;
        let many = f64::from(drafted.0.len());
        if self.table.options.is_coop() {
            return use_of - 0.3 * many * f64::from(drafted.count(*kind));
        }
        let rounds = (self.appraisal.rounds / 12.0).min(1.2);
        use_of * rounds - f64::from(kind.facts().cost) - 0.6 * many
    }

    /// How good a space is to be on: what lies there and near, less for every step.
    fn outlook(&self, from: Space) -> f64 {
        let plan = self.table.plan();
        let mut seen = SpaceSet::EMPTY;
        let (mut most, mut all, mut weight) = (0.0f64, 0.0, 1.0);
        for steps in 0..=6u8 {
            let reach = plan.walk(steps).reach(from);
            for space in reach.minus(seen).iter() {
                let gain = weight * self.gains[space.index()];
                most = most.max(gain);
                all += gain;
            }
            seen = reach;
            weight *= FAR;
        }
        most + 0.12 * all
    }

    /// The outlook from a space once it is empty itself.
    fn outlook_after(&self, end: Space) -> f64 {
        (self.outlook(end) - 1.12 * self.gains[end.index()]).max(0.0)
    }

    /// How much the next rounds count: nothing follows the last.
    fn future(&self) -> f64 {
        if self.appraisal.rounds <= 1.0 { 0.0 } else { 0.45 }
    }

    /// What being caught costs with these jewels just picked up.
    fn loss_with(&self, picked: u32, gain: f64) -> f64 {
        let owned = self.appraisal.owned.len();
        let more = if owned + picked <= self.appraisal.drops { gain } else { 0.3 * gain };
        self.loss + more + if self.appraisal.rounds <= 1.0 { 0.0 } else { SENT_BACK }
    }

    /// What a plan is worth: what it picks up, what lies near then, less the danger, plus the danger of others.
    fn plan_worth(&self, plan: &Plan, picked: Jewels, gain: f64, safety: f64, guesses: &[Guess]) -> f64 {
        let rival = if self.table.options.is_coop() { -self.loss.min(4.0) } else { RIVAL_CAUGHT / (self.table.count() - 1) as f64 };
        let mut worth = 0.0;
        for guess in guesses {
            let beaten = guess.is_beaten_to(plan.end, plan.noise);
            let lit = guess.lit_after(self.table, plan);
            let gained = if beaten { 0.0 } else { gain };
            let caught = if lit.contains(plan.end) { safety } else { 0.0 };
            worth += gained - caught * self.loss_with(if beaten { 0 } else { picked.len() }, gained);
            worth += rival * guess.others_in(lit, self.table.count());
        }
        worth / guesses.len() as f64 + self.future() * self.outlook_after(plan.end)
    }

    fn plan(&self, end: Space, noise: u32) -> Plan {
        Plan { seat: self.seat, end, noise, alarm: None, wire: None, facing: self.table.facing }
    }

    /// Chooses the card of the round by the best end it leads to.
    fn choose(&self, legal: &[Action], luck: &mut impl Luck) -> Action {
        let guesses = guesses(self.view, self.seat, GUESSES, SeatSet::EMPTY, luck);
        best(legal, luck, |action| match action {
            Action::Play { card } => self.card_worth(*card, &guesses),
            _ => 0.0,
        })
    }

    fn card_worth(&self, card: HandCard, guesses: &[Guess]) -> f64 {
        let Some(own) = self.table.player(self.seat).space else { return 0.0 };
        let noise = noise_of(self.table, self.seat, card);
        if card == HandCard::CALL_FENCE {
            let fence = self.appraisal.new_card(self.view.unseen(), self.table.deck_count);
            let useless = if self.table.options.is_coop() { 5.0 } else { 0.0 };
            return fence - useless + self.plan_worth(&self.plan(own, noise), Jewels::EMPTY, 0.0, 1.0, guesses);
        }
        let effect = card.effect();
        let lit = if effect == Some(Effect::Blackout) { Lit::default() } else { self.table.lit() };
        let reach = reach_with(self.table, self.seat, card, own, &lit);
        let mut ends: Vec<(f64, Space)> =
            reach.iter().map(|end| (self.gain_at(end, effect) + 0.3 * self.outlook_after(end), end)).collect();
        ends.sort_by(|one, other| other.0.total_cmp(&one.0));
        let safety = match effect {
            Some(Effect::Disguise) => 0.0,
            Some(Effect::Mirror) => 0.35,
            _ => 1.0,
        };
        let worth = |end: Space| {
            let mut plan = self.plan(end, noise);
            plan.alarm = if effect == Some(Effect::Alarm) { self.far_from(end) } else { None };
            self.plan_worth(&plan, self.table.floor[end.index()], self.gain_at(end, effect), safety, guesses)
        };
        let best = ends.iter().take(CLOSE_LOOKS).map(|(_, end)| worth(*end)).fold(f64::NEG_INFINITY, f64::max);
        let fence =
            if effect == Some(Effect::Fence) { self.appraisal.new_card(self.view.unseen(), self.table.deck_count).max(0.0) } else { 0.0 };
        best + fence - if effect.is_some() && self.appraisal.rounds > 2.0 { GEAR_KEPT } else { 0.0 }
    }

    /// What ending there brings, with long tongs also from beside.
    fn gain_at(&self, end: Space, effect: Option<Effect>) -> f64 {
        let beside = || self.table.plan().beside(end).iter().map(|space| self.gains[space.index()]).fold(0.0, f64::max);
        self.gains[end.index()] + if effect == Some(Effect::Tongs) { beside() } else { 0.0 }
    }

    /// Where an alarm clock draws the guard away from a space: to the farthest one.
    fn far_from(&self, end: Space) -> Option<Space> {
        self.table.plan().spaces().iter().max_by_key(|space| space.cell().distance(end.cell()))
    }

    /// Which seats have moved, as far as the queue tells.
    fn moved(&self) -> SeatSet {
        let waiting: SeatSet = self.table.queue.iter().collect();
        self.table.all_seats().filter(|seat| self.table.phase == Phase::Move && !waiting.contains(*seat)).collect()
    }

    /// Smoke, alarm clocks, wires, and specials: each by what the round would then be worth at the likeliest ends.
    fn act_before(&self, legal: &[Action], luck: &mut impl Luck) -> Action {
        let guesses = guesses(self.view, self.seat, GUESSES / 2, SeatSet::EMPTY, luck);
        best(legal, luck, |action| self.before_worth(*action, &guesses))
    }

    fn before_worth(&self, action: Action, guesses: &[Guess]) -> f64 {
        /// What a use of a special is worth that is kept for later.
        const TOKEN: f64 = 0.8;
        let mut table = self.table.clone();
        let (mut alarm, mut wire, mut cost) = (None, None, 0.0);
        let mut noise = table.noise(self.seat);
        let mut blamed: Option<(Seat, u32)> = None;
        match action {
            Action::Smoke { at } => table.smoke.insert(at),
            Action::Alarm { at } => alarm = Some(at),
            Action::Wire { at } => wire = Some(at),
            Action::TurnGuard { facing } => (table.facing, cost) = (facing, TOKEN),
            Action::Blame { seat } => {
                (blamed, cost) = (Some((seat, noise)), TOKEN);
                noise = 0;
            }
            _ => {}
        }
        let (Some(own), Some(card)) = (table.player(self.seat).space, self.view.cards[self.seat.index()]) else { return 0.0 };
        let end = self.likely_end(&table, card, own);
        let plan = Plan { seat: self.seat, end, noise, alarm, wire, facing: table.facing };
        let changed: Vec<Guess> = guesses
            .iter()
            .map(|guess| {
                let mut guess = *guess;
                blamed.into_iter().for_each(|(seat, noise)| guess.noise[seat.index()] = guess.noise[seat.index()].saturating_add(noise));
                guess
            })
            .collect();
        let safety = if card.effect() == Some(Effect::Disguise) { 0.0 } else { 1.0 };
        self.plan_worth(&plan, table.floor[end.index()], self.gains[end.index()], safety, &changed) - cost
    }

    /// The end it would go for with a card on a table.
    fn likely_end(&self, table: &Table, card: HandCard, own: Space) -> Space {
        if card == HandCard::CALL_FENCE {
            return own;
        }
        let reach = reach_with(table, self.seat, card, own, &table.lit());
        let worth = |end: &Space| self.gains[end.index()] + 0.3 * self.outlook_after(*end);
        reach.iter().max_by(|one, other| worth(one).total_cmp(&worth(other))).unwrap_or(own)
    }

    /// Goes where it is best to be, with or without a trick.
    fn walk(&self, legal: &[Action], luck: &mut impl Luck) -> Action {
        let guesses = guesses(self.view, self.seat, GUESSES, self.moved(), luck);
        let card = self.view.cards[self.seat.index()];
        let safety = match card.and_then(HandCard::effect) {
            Some(Effect::Disguise) => 0.0,
            Some(Effect::Mirror) => 0.35,
            _ => 1.0,
        };
        // Thefts differ only in what is taken: the ends are appraised once.
        let ends: Vec<Option<f64>> = self.ends(legal, safety, &guesses);
        best(legal, luck, |action| {
            let Action::Move { to, reach, crack, steal } = action else { return 0.0 };
            let here = self.table.floor[to.index()];
            let extra = match (reach, crack, steal) {
                (Some(from), _, _) => self.table.floor[from.index()],
                (_, true, _) => {
                    crackable(self.table, *to).iter().fold(Jewels::EMPTY, |all, space| all.plus(self.table.floor[space.index()]))
                }
                (_, _, Some(theft)) => theft.jewels,
                _ => Jewels::EMPTY,
            };
            let more = if extra.is_empty() { 0.0 } else { self.appraisal.gain(here.plus(extra)) - self.gains[to.index()] };
            // A crew does not steal from itself; a use that is kept may bring more.
            let price = match (crack, steal) {
                (true, _) => 2.5,
                (_, Some(_)) if self.table.options.is_coop() => 100.0,
                (_, Some(_)) => 3.0 - 1.5 * f64::from(u8::from(self.appraisal.rounds <= 3.0)),
                _ => 0.0,
            };
            let spoils = steal.map_or(0.0, |theft| 0.5 * f64::from(theft.jewels.loose()));
            ends[to.index()].unwrap_or_default() + more + spoils - price
        })
    }

    /// What each end of a move is worth without a trick.
    fn ends(&self, legal: &[Action], safety: f64, guesses: &[Guess]) -> Vec<Option<f64>> {
        let mut ends = vec![None; crate::floor::space::SPACES];
        for action in legal {
            if let Action::Move { to, .. } = action {
                ends[to.index()].get_or_insert_with(|| {
                    let plan = self.plan(*to, self.table.noise(self.seat));
                    self.plan_worth(&plan, self.table.floor[to.index()], self.gains[to.index()], safety, guesses)
                });
            }
        }
        ends
    }

    /// A card is exchanged for one that is nearer to being covered.
    fn swap_worth(&self, action: &Action) -> f64 {
        let Action::Swap { taken, out } = action else { return 0.0 };
        let owned = score::owned(self.table);
        let missing = |cards: CardSet| {
            let needs = score::needs(cards);
            f64::from(needs.len() - owned.limited_to(needs).len())
        };
        let mut cards = self.table.shared;
        let before = missing(cards);
        cards.remove(out.number());
        cards.insert(taken.number());
        before - missing(cards) - 0.5
    }

    /// Whom the light would fall on then.
    fn mirror_worth(&self, action: &Action) -> f64 {
        let facing = if let Action::TurnGuard { facing } = action { *facing } else { self.table.facing };
        let lit = self.table.would_light(facing).spaces;
        let in_light = |seat: Seat| {
            let safe = self.view.cards[seat.index()].and_then(HandCard::effect) == Some(Effect::Disguise);
            !safe && self.table.player(seat).space.is_some_and(|space| lit.contains(space))
        };
        let friend = if self.table.options.is_coop() { -1.0 } else { 0.3 };
        let others = self.table.all_seats().filter(|seat| *seat != self.seat && in_light(*seat));
        let others: f64 = others.map(|seat| friend * f64::from(self.table.player(seat).jewels.len())).sum();
        others - if in_light(self.seat) { self.loss_with(0, 0.0) } else { 0.0 }
    }

    /// Point 8: what no card needs.
    fn drop_least(&self, legal: &[Action], luck: &mut impl Luck) -> Action {
        let owned = self.appraisal.owned;
        let number = legal.first().map_or(0, |action| if let Action::Drop { jewels } = action { jewels.len() } else { 0 });
        let kept = self.appraisal.after_drop(owned, number);
        let dropped = Action::Drop { jewels: owned.minus(kept) };
        if legal.contains(&dropped) { dropped } else { legal[luck.below(legal.len() as u64) as usize] }
    }
}
