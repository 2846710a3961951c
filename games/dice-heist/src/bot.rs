//! The bot `greedy`: one ply with exact odds, and the ideas of a good player (section 13 of the rules).

use engine::{Bots, CardSet, Luck, Seat};

use crate::DiceHeist;
use crate::action::Action;
use crate::content::{Colour, content};
use crate::rules::chance_of;
use crate::score::{artifact_points, gem_series, lines_of, painting_millions};
use crate::state::{Attempt, Phase};
use crate::view::View;

/// What a recruit is worth in points, by the number of seats, while there is much left to steal: about 2 with two players, a little over 1 with four.
const RECRUIT: [f64; 6] = [0.0, 0.0, 2.0, 1.5, 1.2, 1.1];
/// What giving up a sidekick costs, in recruits.
const SPENT: f64 = 0.75;
/// How much of what the others would gain by a card is worth denying them.
const DENIAL: f64 = 0.25;
/// Millions of paintings to the point while the race is open.
const MILLIONS_A_POINT: f64 = 15.0;

impl Bots for DiceHeist {
    type Notes = ();

    /// Chooses the action with the highest expected gain; equals are decided by luck.
    fn greedy(view: &View, _notes: &(), seat: Seat, legal: &[Action], luck: &mut impl Luck) -> Action {
        let mut best = (f64::NEG_INFINITY, legal[0]);
        let mut equals = 0;
        for action in legal {
            let gain = expected_gain(view, seat, action);
            if gain > best.0 {
                (best, equals) = ((gain, *action), 1);
            } else if gain == best.0 {
                equals += 1;
                // Each of the equals is kept with the same chance.
                if luck.below(equals) == 0 {
                    best.1 = *action;
                }
            }
        }
        best.1
    }
}

/// The attempt an action declares, if it declares one.
pub(crate) fn attempt_of(action: &Action) -> Option<Attempt> {
    match *action {
        Action::Recruit { .. } => None,
        Action::Heist { museum, sidekicks } => Some(Attempt { museum, card: None, sidekicks }),
        Action::Raid { card, sidekicks } => Some(Attempt { museum: card.museum(), card: Some(card), sidekicks }),
    }
}

/// What an attempt would bring.
pub(crate) fn haul_of(view: &View, attempt: Attempt) -> CardSet {
    attempt.card.map_or(view.display(attempt.museum), |card| CardSet::only(card.0))
}

/// What a haul is worth to a seat, paintings apart: artifacts, and for each colour the steps of its series (DH-12.4).
pub fn plain_worth(view: &View, seat: Seat, haul: CardSet) -> i32 {
    let held = view.loot[seat.index()];
    let gems: i32 = Colour::ALL
        .into_iter()
        .map(|colour| {
            let before = held.intersection(colour.cards()).len() as i32;
            let new = haul.intersection(colour.cards()).len() as i32;
            gem_series(before + new) - gem_series(before)
        })
        .sum();
    artifact_points(haul) + gems
}

fn expected_gain(view: &View, seat: Seat, action: &Action) -> f64 {
    let Some(attempt) = attempt_of(action) else {
        return recruit_worth(view, seat, action);
    };
    let haul = worth(view, seat, haul_of(view, attempt));
    // Failure is free, so only success costs the sidekicks that rolled.
    let spent = SPENT * die_worth(view) * f64::from(attempt.sidekicks);
    chance_of(attempt).value() * (haul - spent)
}

/// What one more die is worth now. Sidekicks left over at the end score nothing, so it falls as the exhibits run out.
fn die_worth(view: &View) -> f64 {
    let left = f64::from(view.deck_size);
    RECRUIT[view.seats()] * (left / 10.0).min(1.0)
}

fn recruit_worth(view: &View, seat: Seat, action: &Action) -> f64 {
    let own = f64::from(view.sidekicks[seat.index()]);
    // Each further die adds less to any chance (DH-12.2), and idle ones add nothing.
    let mut worth = die_worth(view) * 0.85_f64.powf(own);
    if matches!(action, Action::Recruit { from: Some(_) }) {
        // A die taken from a rival is one it no longer has.
        worth *= 1.3;
    }
    if view.deck_size == 0 && view.phase == Phase::Action {
        worth = last_recruit(view, seat);
    }
    worth
}

/// With the deck empty only one recruit is right: a bare thief before the Louvre, against somebody with hardly more (DH-12.8).
fn last_recruit(view: &View, seat: Seat) -> f64 {
    let hardest_only = view.shown.iter().all(|card| crate::content::Card(card).museum().security() == 5);
    let rivals = Seat::all(view.seats()).filter(|&other| other != seat);
    let strongest = rivals.map(|other| view.sidekicks[other.index()]).max().unwrap_or_default();
    if hardest_only && view.sidekicks[seat.index()] == 0 && strongest <= 1 { f64::INFINITY } else { f64::NEG_INFINITY }
}

/// What a haul is worth to a seat: its own points, what it denies the others, and the race for the paintings.
fn worth(view: &View, seat: Seat, haul: CardSet) -> f64 {
    let own = f64::from(plain_worth(view, seat, haul));
    let rivals = Seat::all(view.seats()).filter(|&other| other != seat);
    let denied = rivals.map(|other| plain_worth(view, other, haul)).max().unwrap_or_default();
    own + DENIAL * f64::from(denied) + painting_worth(view, seat, haul)
}

/// A mean of two prices: so much a million while the race is open, and the bonus that really changes hands as it closes.
fn painting_worth(view: &View, seat: Seat, haul: CardSet) -> f64 {
    let millions = painting_millions(haul);
    if millions == 0 {
        return 0.0;
    }
    let open = f64::from(painting_millions(view.unseen.union(view.shown).intersection(content().paintings))) / 250.0;
    let seats = view.seats();
    let mut after = view.loot;
    after[seat.index()] = after[seat.index()].union(haul);
    let (before, after) = (lines_of(&view.loot[..seats]), lines_of(&after[..seats]));
    let lead = |lines: &[crate::score::Line]| {
        let others: i32 = lines.iter().enumerate().filter(|&(other, _)| other != seat.index()).map(|(_, line)| line.bonus).sum();
        f64::from(lines[seat.index()].bonus) - f64::from(others) / (seats as f64 - 1.0)
    };
    open * f64::from(millions) / MILLIONS_A_POINT + (1.0 - open) * (lead(&after[..seats]) - lead(&before[..seats]))
}
