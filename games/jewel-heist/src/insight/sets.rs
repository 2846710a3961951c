//! What jewels are worth for cards: the best use right now (JH-8.3), what a crew has covered (JH-9.2), and what every card still lacks.

use engine::{CardSet, Seat};
use serde::Serialize;

use crate::content::cards::Jewelry;
use crate::content::jewels::Jewels;
use crate::rules::score;
use crate::view::View;

/// The jewelry cards of a seat, or of the crew, with the jewels there are for them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ts_rs::TS)]
pub struct Sets {
    /// Whose cards they are; nobody's where they are the crew's.
    pub seat: Option<Seat>,
    /// The cards by id.
    pub cards: Vec<Filled>,
    /// All jewels there are for them.
    pub jewels: Jewels,
    /// What all cards need together.
    pub needs: Jewels,
    /// How many cards are complete at once.
    pub complete: u32,
    /// What the completed cards pay. Means nothing for a crew.
    pub card_value: i32,
    /// What the other jewels pay.
    pub loose: i32,
    /// What the gear cost.
    pub gear_cost: i32,
    /// What it all comes to now: `card_value + loose - gear_cost`.
    pub worth: i32,
}

/// A card with the jewels that are set aside for it: completed ones take theirs first, the others share what is left in the order of their ids.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ts_rs::TS)]
pub struct Filled {
    /// The card.
    pub card: Jewelry,
    /// Whether it is complete.
    pub complete: bool,
    /// What is there.
    pub has: Jewels,
    /// What it lacks.
    pub lacks: Jewels,
}

/// Some cards with these jewels: the best use for a seat, as many as possible for a crew.
pub(crate) fn fill(seat: Option<Seat>, jewels: Jewels, cards: CardSet, gear_cost: i32) -> Sets {
    let best = score::best_use(jewels, cards);
    let complete = if seat.is_some() { best.cards } else { score::most_covered(jewels, cards) };
    let mut left = jewels.minus(score::needs(complete));
    let filled = |card: Jewelry| {
        let set = card.facts().set;
        if complete.contains(card.number()) {
            return Filled { card, complete: true, has: set, lacks: Jewels::EMPTY };
        }
        let has = left.limited_to(set);
        left = left.minus(has);
        Filled { card, complete: false, has, lacks: set.minus(has) }
    };
    Sets {
        seat,
        cards: Jewelry::of(cards).map(filled).collect(),
        jewels,
        needs: score::needs(cards),
        complete: complete.len(),
        card_value: best.card_value,
        loose: best.loose,
        gear_cost,
        worth: best.card_value + best.loose - gear_cost,
    }
}

/// The cards of a seat, with other jewels than it owns if so supposed; in the cooperative game those of the crew, of which the seat owns a part.
pub(crate) fn of_seat(view: &View, seat: Seat, jewels: Jewels) -> Sets {
    let table = &view.table;
    let player = table.player(seat);
    if table.options.is_coop() {
        let others = score::owned(table).minus(player.jewels);
        return fill(None, others.plus(jewels), table.shared, 0);
    }
    fill(Some(seat), jewels, view.hands[seat.index()].seen(), player.drafted.cost())
}

/// All cards that this viewer sees: of every seat whose hand lies open to it, or of the crew. None where there are no cards yet.
pub(crate) fn all(view: &View) -> Vec<Sets> {
    let table = &view.table;
    if table.options.is_coop() {
        let crew = fill(None, score::owned(table), table.shared, 0);
        return if table.shared.is_empty() { Vec::new() } else { vec![crew] };
    }
    let seen = table.all_seats().filter(|seat| !view.hands[seat.index()].seen().is_empty());
    seen.map(|seat| of_seat(view, seat, table.player(seat).jewels)).collect()
}
