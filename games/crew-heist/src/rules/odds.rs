//! How likely an attempt succeeds: exactly, for somebody who throws as said and then one die at a time (CH-E13).

use std::collections::HashMap;
use std::sync::LazyLock;

use engine::{Odds, Seat};

use crate::action::Action;
use crate::content::{Deck, Kind, Skill};
use crate::rules::dice::{Slots, hits};
use crate::state::queries::Part;
use crate::state::{Lies, State};

/// A fraction that is kept reduced.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Fraction(u128, u128);

impl Fraction {
    const NONE: Self = Self(0, 1);
    const SURE: Self = Self(1, 1);

    fn new(n: u128, d: u128) -> Self {
        let (mut a, mut b) = (n, d);
        while b != 0 {
            (a, b) = (b, a % b);
        }
        Self(n / a.max(1), d / a.max(1))
    }

    fn plus(self, other: Self) -> Self {
        Self::new(self.0 * other.1 + other.0 * self.1, self.1 * other.1)
    }

    fn times(self, n: u128, d: u128) -> Self {
        Self::new(self.0 * n, self.1 * d)
    }
}

/// Dice that lie: how many show one hit, how many show two.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
struct Lying {
    singles: u8,
    doubles: u8,
}

impl Lying {
    fn with(self, face: u8) -> Self {
        match hits(face) {
            0 => self,
            1 => Self { singles: self.singles + 1, ..self },
            _ => Self { doubles: self.doubles + 1, ..self },
        }
    }
}

/// The most hits four dice can show, and the longest margin.
const MOST_HITS: u8 = 8;
const MOST_MARGIN: u8 = 7;

type Table = HashMap<(u8, Lying, u8), Fraction>;

/// One die at a time: a new one or one that shows no hit; when four show hits, one that shows a single one again.
fn go_on(need: u8, lying: Lying, margin: u8, known: &mut Table) -> Fraction {
    let Lying { singles, doubles } = lying;
    if singles + 2 * doubles >= need {
        return Fraction::SURE;
    }
    if margin == 0 || (singles == 0 && doubles == 4) {
        return Fraction::NONE;
    }
    if let Some(found) = known.get(&(need, lying, margin)) {
        return *found;
    }
    let better = |lying: Lying| (Lying { singles: lying.singles + 1, ..lying }, Lying { doubles: lying.doubles + 1, ..lying });
    let found = if singles + doubles == 4 {
        // A single hit thrown again and coming up a single hit changes nothing: only the other two faces that matter count.
        let kept = Lying { singles: singles - 1, doubles };
        let (_, two) = better(kept);
        go_on(need, kept, margin - 1, known).times(2, 3).plus(go_on(need, two, margin, known).times(1, 3))
    } else {
        let (one, two) = better(lying);
        let miss = go_on(need, lying, margin - 1, known).times(2, 5);
        miss.plus(go_on(need, one, margin, known).times(2, 5)).plus(go_on(need, two, margin, known).times(1, 5))
    };
    known.insert((need, lying, margin), found);
    found
}

/// How many of the six faces are a miss, nothing, one hit, two hits.
const FACES: [u128; 4] = [2, 1, 2, 1];

/// Throws so many dice at once, and then goes on one by one.
fn throw(need: u8, lying: Lying, margin: u8, dice: u8, known: &mut Table) -> Fraction {
    let mut sum = Fraction::NONE;
    let all = 6u128.pow(u32::from(dice));
    for misses in (0..=dice).filter(|misses| *misses == 0 || *misses < margin) {
        for singles in 0..=dice - misses {
            for doubles in 0..=dice - misses - singles {
                let counts = [misses, dice - misses - singles - doubles, singles, doubles];
                let after = Lying { singles: lying.singles + singles, doubles: lying.doubles + doubles };
                sum = sum.plus(go_on(need, after, margin - misses, known).times(ways(counts), all));
            }
        }
    }
    sum
}

/// In how many of all throws the dice show so many misses, blanks, single and double hits.
fn ways(counts: [u8; 4]) -> u128 {
    let factorial = |n: u8| (1..=u128::from(n)).product::<u128>();
    let orders = factorial(counts.iter().sum()) / counts.iter().map(|count| factorial(*count)).product::<u128>();
    orders * counts.iter().zip(FACES).map(|(count, faces)| faces.pow(u32::from(*count))).product::<u128>()
}

/// Every throw from an empty table, worked out once.
static FRESH: LazyLock<Vec<Odds>> = LazyLock::new(|| {
    let mut known = Table::new();
    let mut all = Vec::new();
    for need in 1..=MOST_HITS {
        for margin in 1..=MOST_MARGIN {
            all.extend((1..=4).map(|dice| odds(throw(need, Lying::default(), margin, dice, &mut known))));
        }
    }
    all
});

fn odds(fraction: Fraction) -> Odds {
    Odds::new(fraction.0 as u64, fraction.1 as u64)
}

/// The odds of so many hits with this margin, the first throw with so many dice.
pub fn fresh(need: u8, margin: u8, dice: u8) -> Odds {
    if need > MOST_HITS {
        return Odds::new(0, 1);
    }
    let (need, margin, dice) = (usize::from(need.max(1)), usize::from(margin.clamp(1, MOST_MARGIN)), usize::from(dice.clamp(1, 4)));
    FRESH[((need - 1) * usize::from(MOST_MARGIN) + margin - 1) * 4 + dice - 1]
}

/// How far a player's marker is from failing a skill; a marker past it fails with the next miss.
pub fn margin(state: &State, seat: Seat, skill: Skill) -> u8 {
    state.space(seat, skill).saturating_sub(state.player(seat).misses).max(1)
}

/// What an action would attempt: its skill and its obstacle number.
pub fn obstacle(state: &State, seat: Seat, action: &Action) -> Option<(Skill, u8)> {
    let (skill, parts) = obstacle_parts(state, seat, action)?;
    Some((skill, parts.iter().map(|(_, n)| n).sum::<i8>().max(1) as u8))
}

/// The same, with what the number is made of.
pub fn obstacle_parts(state: &State, seat: Seat, action: &Action) -> Option<(Skill, [(Part, i8); 5])> {
    let plain =
        |base: u8, kind: Kind, skill: Skill, guard: Option<u8>| Some((skill, state.need_parts(seat, base, kind, skill, None, guard)));
    match *action {
        Action::Run { .. } => plain(1, Kind::Run, Skill::Athletics, None),
        Action::Sneak { .. } => plain(2, Kind::Sneak, Skill::Finesse, None),
        Action::Hide { .. } => plain(3, Kind::Hide, state.options.hide_skill, None),
        Action::Distract { guard, .. } => plain(3, Kind::Distract, Skill::Social, Some(guard)),
        Action::Fight { guard, .. } => plain(3, Kind::Fight, Skill::Athletics, Some(guard)),
        Action::Incapacitate { guard, .. } => plain(3, Kind::Incapacitate, Skill::Athletics, Some(guard)),
        Action::Notice { .. } => {
            let facts = state.tile(state.player(seat).notice?)?.tile?.facts();
            Some((Skill::Observation, state.need_parts(seat, facts.notice, Kind::Notice, Skill::Observation, Some(facts.deck), None)))
        }
        Action::Tile { tile, action, .. } => {
            let lying = state.tile(state.map().find(tile)?).filter(|lying| lying.lies == Lies::Up)?;
            let facts = lying.tile?.facts();
            let listed = facts.actions.get(usize::from(action))?;
            let deck: Option<Deck> = Some(facts.deck);
            Some((listed.skill, state.need_parts(seat, listed.base(), listed.kind, listed.skill, deck, None)))
        }
        _ => None,
    }
}

/// How likely an action succeeds.
pub fn of_action(state: &State, seat: Seat, action: &Action) -> Option<Odds> {
    if seat.index() >= state.seats() {
        return None;
    }
    if let Some((skill, need)) = obstacle(state, seat, action) {
        return Some(fresh(need, margin(state, seat, skill), action.dice()?));
    }
    let lead = match *action {
        Action::Help { seat: lead, .. } => lead,
        Action::Roll { .. } => state.lead_of(seat)?,
        _ => return None,
    };
    let attempt = state.attempts.get(lead.index()).copied().flatten()?;
    let others = state.hits(lead).saturating_sub(state.player(seat).dice.hits());
    let need = attempt.need.saturating_sub(others).max(1);
    let margin = margin(state, seat, attempt.skill);
    match *action {
        Action::Roll { reroll, add } => Some(roll_odds(state, seat, (need, margin), reroll, add, &mut Table::new())),
        _ => Some(fresh(need, margin, action.dice()?)),
    }
}

/// A throw with some of the dice that lie, and with new ones.
fn roll_odds(state: &State, seat: Seat, (need, margin): (u8, u8), reroll: Slots, add: u8, known: &mut Table) -> Odds {
    let kept = state.player(seat).dice.iter().enumerate().filter(|(index, _)| reroll.0 >> index & 1 == 0);
    let lying = kept.fold(Lying::default(), |lying, (_, face)| lying.with(face));
    odds(throw(need, lying, margin, (reroll.len() + add).min(4), known))
}

/// How likely an attempt succeeds after each of these rolls; other actions are passed over.
pub(crate) fn of_rolls(state: &State, seat: Seat, actions: &[Action]) -> Vec<(Slots, u8, Odds)> {
    let Some((lead, attempt)) = state.lead_of(seat).and_then(|lead| Some((lead, state.attempt(lead)?))) else { return Vec::new() };
    let others = state.hits(lead).saturating_sub(state.player(seat).dice.hits());
    let asks = (attempt.need.saturating_sub(others).max(1), margin(state, seat, attempt.skill));
    let mut known = Table::new();
    let rolls = actions.iter().filter_map(|action| if let Action::Roll { reroll, add } = *action { Some((reroll, add)) } else { None });
    rolls.map(|(reroll, add)| (reroll, add, roll_odds(state, seat, asks, reroll, add, &mut known))).collect()
}

/// How likely the throw that is due brings enough hits at once, and whether these faces do: for the luck report. Nothing where the hits are there
/// already, as an attempt with an X may have them.
pub(crate) fn of_throw(state: &State, seat: Seat, faces: crate::rules::dice::Faces) -> Option<(Odds, bool)> {
    let Some(crate::state::Pending::Dice(thrower, slots)) = state.pending.first().copied() else { return None };
    let lead = state.lead_of(seat).filter(|_| thrower == seat)?;
    let attempt = state.attempt(lead)?;
    let (lying, need) = (state.hits(lead), attempt.need);
    let (marker, space) = (state.player(seat).misses, state.space(seat, attempt.skill));
    let succeeds = |faces: crate::rules::dice::Faces| {
        let misses = faces.iter().filter(|face| *face <= 2).count() as u8;
        let fails = misses > 0 && marker + misses >= space;
        !fails && lying + faces.iter().map(hits).sum::<u8>() >= need
    };
    let (count, all) = (slots.count_ones() as u8, 6u64.pow(slots.count_ones()));
    let good = (0..all).filter(|ticket| succeeds(crate::rules::dice::Faces::from_ticket(count, *ticket))).count() as u64;
    (lying < need).then(|| (Odds::new(good, all), succeeds(faces)))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// CH-E13, every figure of it.
    #[test]
    fn ch_e13_the_odds_of_one_die_at_a_time() {
        let table = [
            [60.0, 84.0, 93.6, 97.4, 99.0, 99.6, 99.8],
            [44.0, 71.2, 85.9, 93.3, 96.9, 98.6, 99.4],
            [29.6, 57.1, 75.9, 87.2, 93.4, 96.7, 98.4],
            [20.6, 45.3, 65.7, 79.8, 88.7, 93.9, 96.8],
        ];
        let mut known = Table::new();
        let mut percent = |need: u8, margin: u8| {
            let Fraction(n, d) = go_on(need, Lying::default(), margin, &mut known);
            (n as f64 / d as f64 * 1000.0).round() / 10.0
        };
        for (need, row) in (1..).zip(table) {
            for (margin, expected) in (1..).zip(row) {
                assert_eq!(percent(need, margin), expected, "{need} hits, margin {margin}");
            }
        }
        for (need, expected) in [(5, 68.2), (6, 50.4), (7, 31.6)] {
            assert_eq!(percent(need, 4), expected, "{need} hits");
        }
    }

    /// A throw can only bring more misses than one die at a time.
    #[test]
    fn ch_6_2_one_die_at_a_time_is_never_worse() {
        for need in 1..=4 {
            for margin in 1..=MOST_MARGIN {
                let chances: Vec<f64> = (1..=4).map(|dice| fresh(need, margin, dice).value()).collect();
                assert!(chances.windows(2).all(|two| two[0] >= two[1] - 1e-12), "{need} {margin}: {chances:?}");
            }
        }
    }
}
