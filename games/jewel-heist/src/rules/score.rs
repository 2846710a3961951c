//! How a game ends and what everybody gets (section 8 of the rules, JH-9.2).

use engine::standing::ranks;
use engine::{BySeat, CardSet, Seat, SeatSet, Standing};
use serde::{Deserialize, Serialize};

use crate::content::cards::Jewelry;
use crate::content::jewels::Jewels;
use crate::options::MOST_SEATS;
use crate::state::{State, Table};

/// Which cards to complete with some jewels, and what that brings.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Use {
    /// The completed cards.
    pub cards: CardSet,
    /// What they pay.
    pub card_value: i32,
    /// What the jewels pay that no card uses.
    pub loose: i32,
}

/// The best use of jewels (JH-8.3): most money; then most cards; then the first list of ids.
///
/// Cards are taken or left one by one in the order of their ids, taken first, so that of equal uses the first list is found first; a branch is cut
/// where even all cards that are left cannot make it better. It is asked for after every pickup.
pub fn best_use(jewels: Jewels, cards: CardSet) -> Use {
    let mut search = Search::new(jewels, cards, |card| card.facts().bonus);
    search.look(0, jewels, 0, CardSet::EMPTY);
    let cards = search.best.1;
    let used = Jewelry::of(cards).fold(Jewels::EMPTY, |used, card| used.plus(card.facts().set));
    Use { cards, card_value: Jewelry::of(cards).map(|card| card.facts().value).sum(), loose: jewels.minus(used).loose() }
}

/// As many cards as can be completed at once (JH-9.7); of equally many the first list of ids.
pub fn most_covered(jewels: Jewels, cards: CardSet) -> CardSet {
    let mut search = Search::new(jewels, cards, |_| 1);
    search.look(0, jewels, 0, CardSet::EMPTY);
    search.best.1
}

/// How many cards can be completed at once at most (JH-9.7).
pub fn most_fulfilled(jewels: Jewels, cards: CardSet) -> u32 {
    most_covered(jewels, cards).len()
}

/// Whether all cards can be completed at once: without wild jewels, whether there are enough of every shape (JH-9.2).
pub fn all_fulfilled(jewels: Jewels, cards: CardSet) -> bool {
    jewels.covers(needs(cards))
}

/// What all these cards need together.
pub fn needs(cards: CardSet) -> Jewels {
    Jewelry::of(cards).fold(Jewels::EMPTY, |all, card| all.plus(card.facts().set))
}

/// The most cards that are looked at: more than there are.
const MOST: usize = 32;

struct Search {
    /// The cards that could be completed alone, by id, each with its worth.
    cards: [(Jewelry, i32); MOST],
    count: usize,
    /// What all cards from a place on are worth together.
    rest: [i32; MOST + 1],
    /// The best found: worth and cards.
    best: (i32, CardSet),
}

impl Search {
    fn new(jewels: Jewels, cards: CardSet, worth: impl Fn(Jewelry) -> i32) -> Self {
        let mut search = Self { cards: [(Jewelry::new(0), 0); MOST], count: 0, rest: [0; MOST + 1], best: (0, CardSet::EMPTY) };
        for card in Jewelry::of(cards).filter(|card| jewels.covers(card.facts().set)) {
            search.cards[search.count] = (card, worth(card));
            search.count += 1;
        }
        for place in (0..search.count).rev() {
            search.rest[place] = search.rest[place + 1] + search.cards[place].1;
        }
        search
    }

    fn look(&mut self, place: usize, left: Jewels, worth: i32, taken: CardSet) {
        if (worth, taken.len()) > (self.best.0, self.best.1.len()) {
            self.best = (worth, taken);
        }
        let most = (worth + self.rest[place], taken.len() + (self.count - place) as u32);
        if place == self.count || most <= (self.best.0, self.best.1.len()) {
            return;
        }
        let (card, bonus) = self.cards[place];
        let set = card.facts().set;
        if left.covers(set) {
            self.look(place + 1, left.minus(set), worth + bonus, taken.union(CardSet::only(card.number())));
        }
        self.look(place + 1, left, worth, taken);
    }
}

/// The result of a game (JH-8.5, JH-9.7).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ts_rs::TS)]
#[serde(tag = "mode", rename_all = "snake_case", deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are those of the rules, by the same names")]
pub enum GameResult {
    /// Everybody for himself.
    Competitive { scores: Vec<i32>, ranks: Vec<u8>, winners: SeatSet, seats: Vec<Line> },
    /// All together.
    Coop { won: bool, fulfilled: u32, scores: Vec<i32>, ranks: Vec<u8>, winners: SeatSet },
}

/// How the money of a seat adds up.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ts_rs::TS)]
#[serde(deny_unknown_fields)]
pub struct Line {
    /// The completed cards.
    pub cards: Vec<Jewelry>,
    /// What they pay.
    pub card_value: i32,
    /// What the other jewels pay.
    pub loose: i32,
    /// What the gear cost.
    pub gear_cost: i32,
    /// How many gear cards were taken.
    pub drafted: u32,
}

/// How the result of a seat adds up: its money, or what the crew fulfilled.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ts_rs::TS)]
#[serde(untagged)]
pub enum Tally {
    /// Everybody for himself.
    Money {
        /// How many cards are completed.
        cards: u32,
        /// What they pay.
        card_value: i32,
        /// What the other jewels pay.
        loose: i32,
        /// What the gear cost.
        gear_cost: i32,
        /// The sum.
        total: i32,
    },
    /// All together.
    Crew {
        /// How many cards the jewels of all cover at once.
        fulfilled: u32,
        /// Out of how many.
        shared: u32,
    },
}

/// What one seat comes to.
#[derive(Clone, Copy, Default)]
struct Account {
    best: Use,
    cost: i32,
    drafted: u32,
}

impl Account {
    fn of(state: &State, seat: Seat) -> Self {
        let player = state.table.player(seat);
        let best = best_use(player.jewels, state.hands[seat.index()]);
        Self { best, cost: player.drafted.cost(), drafted: player.drafted.0.len() }
    }

    fn money(&self) -> i32 {
        self.best.card_value + self.best.loose - self.cost
    }
}

fn accounts(state: &State) -> [Account; MOST_SEATS] {
    let mut accounts = [Account::default(); MOST_SEATS];
    for seat in state.table.all_seats() {
        accounts[seat.index()] = Account::of(state, seat);
    }
    accounts
}

/// All jewels that are owned.
pub fn owned(table: &Table) -> Jewels {
    table.all_seats().fold(Jewels::EMPTY, |all, seat| all.plus(table.player(seat).jewels))
}

/// Scores and ranks.
pub(crate) fn standing(state: &State) -> Standing {
    let table = &state.table;
    let seats = table.count();
    if table.options.is_coop() {
        let jewels = owned(table);
        let fulfilled = most_fulfilled(jewels, table.shared);
        return Standing::together(seats, fulfilled as i32, fulfilled == table.shared.len());
    }
    let accounts = accounts(state);
    let money = |seat: Seat| accounts[seat.index()].money();
    // Equal totals are equal: neither cards nor gear break a tie (JH-8.4).
    Standing::ranked(BySeat::from_fn(seats, |seat| Some(money(seat))), ranks(seats, |one, other| money(one) > money(other)))
}

/// How the result of each seat adds up.
pub(crate) fn tallies(state: &State) -> Vec<Tally> {
    let table = &state.table;
    if table.options.is_coop() {
        let crew = Tally::Crew { fulfilled: most_fulfilled(owned(table), table.shared), shared: table.shared.len() };
        return vec![crew; table.count()];
    }
    let money = |seat: Seat| {
        let account = Account::of(state, seat);
        let (best, total) = (account.best, account.money());
        Tally::Money { cards: best.cards.len(), card_value: best.card_value, loose: best.loose, gear_cost: account.cost, total }
    };
    table.all_seats().map(money).collect()
}

fn line(state: &State, seat: Seat) -> Line {
    let Account { best, cost, drafted } = Account::of(state, seat);
    Line { cards: Jewelry::of(best.cards).collect(), card_value: best.card_value, loose: best.loose, gear_cost: cost, drafted }
}

/// The result of a game that is over.
pub(crate) fn result(state: &State) -> GameResult {
    let Standing { ranks, scores, winners } = standing(state);
    let scores: Vec<i32> = scores.as_slice().iter().map(|score| score.unwrap_or_default()).collect();
    let ranks = ranks.as_slice().to_vec();
    if state.table.options.is_coop() {
        let fulfilled = scores.first().map_or(0, |score| *score as u32);
        return GameResult::Coop { won: !winners.is_empty(), fulfilled, scores, ranks, winners };
    }
    GameResult::Competitive { scores, ranks, winners, seats: state.table.all_seats().map(|seat| line(state, seat)).collect() }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every subset, as the rules say it.
    fn by_brute_force(jewels: Jewels, cards: CardSet) -> CardSet {
        let list: Vec<Jewelry> = Jewelry::of(cards).collect();
        let mut best: Option<(i32, usize, Vec<Jewelry>)> = None;
        for subset in 0..1u32 << list.len() {
            let taken: Vec<Jewelry> = (0..list.len()).filter(|place| subset >> place & 1 == 1).map(|place| list[place]).collect();
            let set = taken.iter().map(|card| card.number()).collect();
            if !jewels.covers(needs(set)) {
                continue;
            }
            let found = (taken.iter().map(|card| card.facts().bonus).sum(), taken.len(), taken);
            let better = best
                .as_ref()
                .is_none_or(|best| (found.0, found.1) > (best.0, best.1) || (found.0, found.1) == (best.0, best.1) && found.2 < best.2);
            if better {
                best = Some(found);
            }
        }
        best.unwrap().2.iter().map(|card| card.number()).collect()
    }

    #[test]
    fn jh_8_3_the_search_finds_what_trying_everything_finds() {
        let mut seed = 7u64;
        let mut next = |below: u64| {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (seed >> 33) % below
        };
        for _ in 0..400 {
            let jewels = Jewels::new(std::array::from_fn(|_| next(5) as u8));
            let cards: CardSet = (0..next(10)).map(|_| next(30) as u8).collect();
            let found = best_use(jewels, cards);
            assert_eq!(found.cards, by_brute_force(jewels, cards), "{jewels:?} {cards:?}");
            assert_eq!(
                found.card_value + found.loose,
                jewels.loose() + Jewelry::of(found.cards).map(|card| card.facts().bonus).sum::<i32>()
            );
            assert_eq!(most_fulfilled(jewels, cards) == cards.len(), all_fulfilled(jewels, cards));
        }
    }
}
