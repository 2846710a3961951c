//! What jewels and cards are worth to a seat before the end: what they would pay now, and the hope of completing what is begun (section 12 of the
//! rules). In the cooperative game: what the crew still needs.

use engine::{CardSet, Seat};

use crate::content::Ability;
use crate::content::cards::Jewelry;
use crate::content::jewels::{Jewels, Shape};
use crate::rules::score;
use crate::state::Table;
use crate::view::View;

/// What a jewel that the crew needs is worth to it, where money means nothing.
const NEEDED: f64 = 3.0;
/// What one that it does not need is worth: it might be stolen, swapped for, or stand in for one that is dropped.
const SPARE: f64 = 0.05;

/// How a seat values what it has and could have.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Appraisal {
    /// The jewelry cards it plays for.
    pub(crate) cards: CardSet,
    /// What it owns.
    pub(crate) owned: Jewels,
    /// What others own who play for the same cards.
    crew: Jewels,
    /// What all those cards need together.
    needs: Jewels,
    coop: bool,
    /// How many rounds there are at most, this one included.
    pub(crate) rounds: f64,
    /// How many jewels it would drop if caught.
    pub(crate) drops: u32,
}

impl Appraisal {
    pub(crate) fn new(view: &View, seat: Seat) -> Self {
        let table = &view.table;
        let cards = view.wanted(seat);
        let coop = table.options.is_coop();
        let owned = table.player(seat).jewels;
        let crew = if coop { score::owned(table).minus(owned) } else { Jewels::EMPTY };
        let mut drops = cards.len();
        if table.has(seat, Ability::Slip) {
            drops = drops.div_ceil(2);
        }
        Self { cards, owned, crew, needs: score::needs(cards), coop, rounds: f64::from(table.deck_count), drops }
    }

    /// What these jewels are worth in this seat's hands.
    pub(crate) fn worth(&self, own: Jewels) -> f64 {
        if self.coop { self.worth_to_crew(own) } else { self.worth_with(own, self.cards) }
    }

    fn worth_to_crew(&self, own: Jewels) -> f64 {
        let all = own.plus(self.crew);
        Shape::all()
            .map(|shape| {
                let (there, needed) = (f64::from(all.count(shape)), f64::from(self.needs.count(shape)));
                NEEDED * there.min(needed) + SPARE * (there - needed).max(0.0)
            })
            .sum()
    }

    /// What jewels are worth with some cards: their best use now, and for every other card the chance to complete it in time.
    pub(crate) fn worth_with(&self, own: Jewels, cards: CardSet) -> f64 {
        let best = score::best_use(own, cards);
        let mut left = own.minus(score::needs(best.cards));
        let mut worth = f64::from(best.card_value + best.loose);
        let found = (0.22 + 0.045 * self.rounds).min(0.8);
        for card in Jewelry::of(cards.minus(best.cards)) {
            let facts = card.facts();
            let there = left.limited_to(facts.set);
            let missing = facts.set.len() - there.len();
            if f64::from(missing) >= self.rounds {
                continue;
            }
            let chance = found.powi(missing as i32);
            worth += chance * f64::from(facts.bonus);
            // What is set aside for one card is not there for the next.
            if missing <= 2 {
                left = left.minus(there);
            }
        }
        worth
    }

    /// What it would bring to pick these up.
    pub(crate) fn gain(&self, jewels: Jewels) -> f64 {
        if jewels.is_empty() { 0.0 } else { self.worth(self.owned.plus(jewels)) - self.worth(self.owned) }
    }

    /// What it would bring on each space.
    pub(crate) fn gains(&self, table: &Table) -> Vec<f64> {
        table.floor.iter().map(|heap| self.gain(*heap)).collect()
    }

    /// What is left of some jewels when so many of the least useful ones are dropped.
    pub(crate) fn after_drop(&self, own: Jewels, number: u32) -> Jewels {
        let mut left = own;
        for _ in 0..number.min(own.len()) {
            let without = left.iter().map(|(shape, _)| left.minus(Jewels::one(shape)));
            let best = without.map(|rest| (self.worth(rest), rest)).reduce(|one, other| if other.0 > one.0 { other } else { one });
            left = best.map_or(left, |(_, rest)| rest);
        }
        left
    }

    /// What it would cost to be caught now.
    pub(crate) fn loss(&self) -> f64 {
        let lost = self.worth(self.owned) - self.worth(self.after_drop(self.owned, self.drops));
        // What a crew drops lies in one heap and can be fetched again.
        if self.coop { lost * 0.6 } else { lost }
    }

    /// What a new card is worth, one of these by chance: the hope it brings, less what holding one more costs when caught.
    pub(crate) fn new_card(&self, unseen: CardSet, deck: u8) -> f64 {
        if self.coop || deck <= 1 || unseen.is_empty() {
            return 0.0;
        }
        let now = self.worth_with(self.owned, self.cards);
        let with = |card: Jewelry| self.worth_with(self.owned, self.cards.union(CardSet::only(card.number())));
        let hope = Jewelry::of(unseen).map(with).sum::<f64>() / f64::from(unseen.len()) - now;
        hope - 0.25 * self.rounds.min(12.0) - 0.5
    }
}
