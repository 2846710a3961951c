//! Taking moves back: derived from what people have learned, never declared by a game.

use crate::face::Match;
use crate::record::{Move, RecordedMove};
use crate::seat::{Seat, Viewer};

/// Who may take back everything that happened `since` the position `before`, which led to the position `after`: `None` if nobody may.
///
/// It is offered exactly while nobody else has learned anything, no chance has fallen and no other seat has acted. So every one of the moves is
/// an action of one and the same seat, and for every other viewer, spectators included,
///
/// * no event of these moves was for their ears,
/// * their view is what it was,
/// * the game still waits for the same seats, on the same clock: both are shown to everybody.
///
/// This is meant strictly. In a simultaneous choice it is public *that* a seat has decided, so the others have learned something and the choice
/// stands; what the seat chose does not have to be known for that. Chance that only the acting seat saw is chance all the same: otherwise a
/// player could draw until the card is a good one.
///
/// What is offered tells the acting seat nothing about the others: the law of undo in `crates/laws` compares the offers of worlds that differ
/// only in what that seat may not know.
pub fn may_take_back(before: &dyn Match, after: &dyn Match, since: &[RecordedMove]) -> Option<Seat> {
    let by = only_seat(since)?;
    let others = || Viewer::all(before.seats()).filter(move |viewer| !viewer.is(by));
    let heard = since.iter().flat_map(|entry| &entry.events).any(|heard| others().any(|viewer| heard.seats.includes(viewer)));
    if heard || before.turn() != after.turn() || before.clock() != after.clock() {
        return None;
    }
    // Writing views out is the costly part, and comes last.
    others().all(|viewer| before.view(viewer).get() == after.view(viewer).get()).then_some(by)
}

/// The seat that made all of these moves, if one did.
fn only_seat(moves: &[RecordedMove]) -> Option<Seat> {
    let mut seats = moves.iter().map(|entry| match entry.moved {
        Move::Action { seat, .. } | Move::Sealed { seat, .. } => Some(seat),
        Move::Chance { .. } | Move::TimeUp => None,
    });
    let first = seats.next()??;
    seats.all(|seat| seat == Some(first)).then_some(first)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::json::to_json;

    fn entry(moved: Move) -> RecordedMove {
        RecordedMove { moved, events: Vec::new(), hash: None, seal: None }
    }

    fn action(seat: usize) -> RecordedMove {
        entry(Move::Action { seat: Seat::new(seat), action: to_json(&1), nonce: None })
    }

    #[test]
    fn only_actions_of_one_seat_can_be_taken_back() {
        let chance = || entry(Move::Chance { outcome: to_json(&1), stream: "deck".into(), ticket: None });
        assert_eq!(only_seat(&[]), None);
        assert_eq!(only_seat(&[action(1)]), Some(Seat::new(1)));
        assert_eq!(only_seat(&[action(1), action(1)]), Some(Seat::new(1)));
        assert_eq!(only_seat(&[action(1), action(0)]), None);
        assert_eq!(only_seat(&[action(1), chance()]), None);
        assert_eq!(only_seat(&[chance(), action(1)]), None);
        assert_eq!(only_seat(&[entry(Move::TimeUp)]), None);
    }
}
