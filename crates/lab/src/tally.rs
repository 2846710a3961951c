//! What is added up over many games: integers only, so that the sums are the same in whatever order the games were played.

use engine::{BySeat, Ending, Seat, Standing, TeamResult};

use crate::interval::RunningSums;

/// A win is counted in this many parts, so that two to eight winners can share one without a fraction.
pub const WIN_PARTS: u64 = 840;

/// How one seat, or one bot, did.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct PlayerTally {
    /// Games in which it took part.
    pub games: u64,
    /// Seats it held in them, all together.
    pub seats: u64,
    /// What it won, in parts of a win.
    pub win_parts: u64,
    /// Its scores.
    pub scores: RunningSums,
}

impl PlayerTally {
    /// Adds a game in which it held `seats` seats.
    fn add(&mut self, game: &Taken) {
        if game.seats == 0 {
            return;
        }
        self.games += 1;
        self.seats += u64::from(game.seats);
        self.win_parts += game.win_parts;
        self.scores.add(game.scored, game.score);
    }

    fn merge(&mut self, other: &Self) {
        self.games += other.games;
        self.seats += other.seats;
        self.win_parts += other.win_parts;
        self.scores.merge(&other.scores);
    }
}

/// What somebody took from one game.
#[derive(Clone, Copy, Default)]
struct Taken {
    seats: u32,
    win_parts: u64,
    scored: u32,
    score: i64,
}

impl Taken {
    fn by_seat(standing: &Standing, seat: Seat) -> Self {
        let winners = standing.winners;
        let win_parts = if winners.contains(seat) { WIN_PARTS / winners.len() as u64 } else { 0 };
        let score = standing.scores[seat];
        Self { seats: 1, win_parts, scored: u32::from(score.is_some()), score: score.map_or(0, i64::from) }
    }

    fn add(&mut self, other: &Self) {
        self.seats += other.seats;
        self.win_parts += other.win_parts;
        self.scored += other.scored;
        self.score += other.score;
    }
}

/// How often each kind of action was chosen. A game has a handful of kinds, so that a list searched in order is the quickest.
#[derive(Clone, Default, Debug)]
pub struct Kinds(Vec<(&'static str, u64)>);

impl Kinds {
    /// Counts one action of this kind.
    #[inline]
    pub fn add(&mut self, kind: &'static str) {
        // The same literal nearly always has the same address; where it has not, it gets a second entry, and `counts` puts the two together.
        match self.0.iter_mut().find(|(known, _)| std::ptr::eq(*known, kind)) {
            Some((_, count)) => *count += 1,
            None => self.0.push((kind, 1)),
        }
    }

    fn merge(&mut self, other: &Self) {
        for &(kind, count) in &other.0 {
            match self.0.iter_mut().find(|(known, _)| *known == kind) {
                Some((_, sum)) => *sum += count,
                None => self.0.push((kind, count)),
            }
        }
    }

    /// Each kind with its count, by name.
    pub fn counts(&self) -> Vec<(&'static str, u64)> {
        let mut merged = Self::default();
        merged.merge(self);
        merged.0.sort_unstable();
        merged.0
    }
}

impl PartialEq for Kinds {
    fn eq(&self, other: &Self) -> bool {
        self.counts() == other.counts()
    }
}

/// How many games had each length.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Lengths {
    games: Vec<u64>,
    sums: RunningSums,
}

impl Lengths {
    #[inline]
    fn add(&mut self, decisions: u32) {
        let at = decisions as usize;
        if at >= self.games.len() {
            self.games.resize(at + 1, 0);
        }
        self.games[at] += 1;
        self.sums.add(1, i64::from(decisions));
    }

    fn merge(&mut self, other: &Self) {
        if other.games.len() > self.games.len() {
            self.games.resize(other.games.len(), 0);
        }
        for (mine, theirs) in self.games.iter_mut().zip(&other.games) {
            *mine += theirs;
        }
        self.sums.merge(&other.sums);
    }

    /// The sums of all lengths.
    pub fn sums(&self) -> &RunningSums {
        &self.sums
    }

    /// The shortest length that at least `percent` of the games do not exceed (nearest rank): 0 gives the shortest game, 100 the longest.
    pub fn percentile(&self, percent: u64) -> Option<u32> {
        let games: u64 = self.games.iter().sum();
        let rank = (games * percent).div_ceil(100).max(1);
        let mut seen = 0;
        let at = self.games.iter().position(|&here| {
            seen += here;
            here > 0 && seen >= rank
        });
        at.map(|length| length as u32)
    }
}

/// How games ended whose players win or lose together.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Endings {
    /// After how many rounds, whatever the result.
    pub rounds: Lengths,
    /// The same for each result, in the order of [`TeamResult::ALL`].
    pub by_result: [Lengths; 3],
    /// How often each result had each reason.
    reasons: Vec<((TeamResult, &'static str), u64)>,
}

impl Endings {
    /// Adds the end of one game.
    pub fn add(&mut self, ending: &Ending) {
        self.rounds.add(ending.rounds);
        self.by_result[ending.result as usize].add(ending.rounds);
        self.count((ending.result, ending.why), 1);
    }

    fn count(&mut self, reason: (TeamResult, &'static str), games: u64) {
        match self.reasons.iter_mut().find(|(known, _)| *known == reason) {
            Some((_, count)) => *count += games,
            None => self.reasons.push((reason, games)),
        }
        // In one order, whichever thread saw which reason first.
        self.reasons.sort_unstable();
    }

    fn merge(&mut self, other: &Self) {
        self.rounds.merge(&other.rounds);
        for (mine, theirs) in self.by_result.iter_mut().zip(&other.by_result) {
            mine.merge(theirs);
        }
        other.reasons.iter().for_each(|&(reason, games)| self.count(reason, games));
    }

    /// The reasons of a result with their counts, the most frequent first.
    pub fn reasons(&self, result: TeamResult) -> Vec<(&'static str, u64)> {
        let of_result = self.reasons.iter().filter(|((of, _), _)| *of == result);
        let mut reasons: Vec<_> = of_result.map(|&((_, why), games)| (why, games)).collect();
        reasons.sort_by_key(|&(why, games)| (std::cmp::Reverse(games), why));
        reasons
    }
}

/// Everything that is added up.
#[derive(Clone, PartialEq, Debug)]
pub struct Tally {
    /// Games that came to an end.
    pub finished: u64,
    /// Games that were given up because they took too long.
    pub unfinished: u64,
    /// By seat.
    pub seats: Vec<PlayerTally>,
    /// By bot.
    pub bots: Vec<PlayerTally>,
    /// The actions of each bot.
    pub kinds: Vec<Kinds>,
    /// How long the games were, in decisions.
    pub lengths: Lengths,
    /// How they ended, where players win or lose together.
    pub endings: Endings,
}

impl Tally {
    /// Nothing yet, of a table with so many seats and different bots.
    pub fn new(seats: usize, bots: usize) -> Self {
        Self {
            finished: 0,
            unfinished: 0,
            seats: vec![PlayerTally::default(); seats],
            bots: vec![PlayerTally::default(); bots],
            kinds: vec![Kinds::default(); bots],
            lengths: Lengths::default(),
            endings: Endings::default(),
        }
    }

    /// Adds a game that came to an end. `bots` says which bot sat where.
    pub fn add(&mut self, standing: &Standing, bots: &BySeat<u8>, decisions: u32) {
        self.finished += 1;
        self.lengths.add(decisions);
        let mut of_bot = [Taken::default(); engine::MAX_SEATS];
        for (seat, &bot) in bots.iter() {
            let taken = Taken::by_seat(standing, seat);
            self.seats[seat.index()].add(&taken);
            of_bot[usize::from(bot)].add(&taken);
        }
        for (sum, taken) in self.bots.iter_mut().zip(&of_bot) {
            sum.add(taken);
        }
    }

    /// Adds what somebody else has added up.
    pub fn merge(&mut self, other: &Self) {
        self.finished += other.finished;
        self.unfinished += other.unfinished;
        for (mine, theirs) in self.seats.iter_mut().zip(&other.seats) {
            mine.merge(theirs);
        }
        for (mine, theirs) in self.bots.iter_mut().zip(&other.bots) {
            mine.merge(theirs);
        }
        for (mine, theirs) in self.kinds.iter_mut().zip(&other.kinds) {
            mine.merge(theirs);
        }
        self.lengths.merge(&other.lengths);
        self.endings.merge(&other.endings);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn standing(scores: &[Option<i32>]) -> Standing {
        Standing::by_score(BySeat::from_slice(scores).unwrap())
    }

    #[test]
    fn a_shared_win_is_shared_in_equal_parts() {
        let mut tally = Tally::new(3, 2);
        let bots = BySeat::from_slice(&[0, 1, 1]).unwrap();
        tally.add(&standing(&[Some(9), Some(9), Some(8)]), &bots, 50);
        tally.add(&standing(&[Some(1), Some(5), None]), &bots, 60);
        let parts: Vec<u64> = tally.seats.iter().map(|fortune| fortune.win_parts).collect();
        assert_eq!(parts, [WIN_PARTS / 2, WIN_PARTS / 2 + WIN_PARTS, 0]);
        assert_eq!(tally.bots[0].win_parts + tally.bots[1].win_parts, 2 * WIN_PARTS);
        // A seat without a score takes part, but is not averaged.
        assert_eq!((tally.bots[1].games, tally.bots[1].seats, tally.bots[1].scores.count()), (2, 4, 3));
        assert_eq!(tally.bots[1].scores.mean(), Some(22.0 / 3.0));
    }

    #[test]
    fn every_number_of_winners_shares_a_win_without_a_rest() {
        for winners in 1..=engine::MAX_SEATS as u64 {
            assert_eq!(WIN_PARTS % winners, 0);
        }
    }

    #[test]
    fn percentiles_are_lengths_that_occurred() {
        let mut lengths = Lengths::default();
        assert_eq!(lengths.percentile(50), None);
        for length in [10, 20, 20, 30, 40] {
            lengths.add(length);
        }
        let got = [0, 20, 21, 50, 60, 61, 80, 81, 100].map(|percent| lengths.percentile(percent).unwrap());
        assert_eq!(got, [10, 10, 20, 20, 20, 30, 30, 40, 40]);
    }

    #[test]
    fn kinds_are_counted_by_what_they_say() {
        let mut kinds = Kinds::default();
        // The same word at another address, as two crates may have it.
        let other: &'static str = String::from("heist").leak();
        for kind in ["recruit", "heist", other, "recruit", "heist"] {
            kinds.add(kind);
        }
        assert_eq!(kinds.counts(), [("heist", 3), ("recruit", 2)]);
    }

    #[test]
    fn merged_tallies_are_the_tally_of_all() {
        let bots = BySeat::from_slice(&[0, 1]).unwrap();
        let (mut all, mut one, mut other) = (Tally::new(2, 2), Tally::new(2, 2), Tally::new(2, 2));
        for game in 0..50u32 {
            let ended = standing(&[Some((game * 5 % 7) as i32), Some((game * 3 % 7) as i32)]);
            let part = if game % 3 == 0 { &mut one } else { &mut other };
            for tally in [part, &mut all] {
                tally.add(&ended, &bots, 40 + game % 11);
                tally.kinds[(game % 2) as usize].add(if game % 5 == 0 { "recruit" } else { "heist" });
            }
        }
        other.merge(&one);
        assert_eq!(other, all);
    }
}
