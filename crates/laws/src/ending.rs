//! The law of the ending: every game ends, somebody wins, and then nothing more can be done.

use engine::refusal::code;
use engine::{Face, Game, SeatSet, Standing, Turn};

use crate::legality::read_and_check;
use crate::pool::Pool;
use crate::report::json;
use crate::trial::{Trial, Walk};

impl<G: Game> Trial<G> {
    /// Every game ends within [`Trial::longest`] moves. There is a standing exactly when the game is over; it has a line, a score and a rank for
    /// every seat; ranks count from 1 and ties share the better one. Afterwards nobody has an action, nothing is left to the clock, and
    /// whatever is sent is refused as `game_over`.
    ///
    /// Gives back the moves of the longest game.
    pub fn ending(&self) -> usize {
        let pool = Pool::of(self, "the ending");
        let mut longest = 0;
        self.each_position("the ending", |walk| {
            let over = G::turn(&walk.state) == Turn::Over;
            let standing = G::standing(&walk.state);
            walk.at.holds(standing.is_some() == over, || format!("the turn is {:?}, and the standing {standing:?}", G::turn(&walk.state)));
            if let Some(standing) = standing {
                check_standing(walk, &standing);
                check_nothing_more(walk, &pool);
                longest = longest.max(walk.at.moves);
            }
        });
        longest
    }

    /// Wherever a clock runs, `time_up` is a move, leads to a position that loads, and ends that stretch of the clock. Where it is no move, it is
    /// refused as `no_clock_due` and changes nothing.
    ///
    /// Gives back how many times time was up.
    pub fn clock(&self) -> u64 {
        let mut times = 0;
        self.each_position("the clock", |walk| {
            let (at, state) = (&walk.at, &walk.state);
            let clock = G::clock(state);
            at.holds(clock.is_none() || G::takes_time_up(state), || format!("{clock:?} runs, but time cannot be up"));
            let mut played = walk.behind_face(state);
            match played.time_up() {
                Ok(_) => {
                    at.holds(G::takes_time_up(state), || "the face takes time_up where the rules do not".to_owned());
                    let after = G::load(&json(&played.position()));
                    let after = after.unwrap_or_else(|refusal| at.broken(format_args!("time_up leads to no position: {refusal}")));
                    let still = clock.is_some() && clock.map(|clock| clock.stretch) == G::clock(&after).map(|clock| clock.stretch);
                    at.holds(!still, || format!("time was up, but {clock:?} still runs"));
                    times += 1;
                }
                Err(refusal) => {
                    at.equal("the code for a clock that does not run", &refusal.code, &code::NO_CLOCK_DUE);
                    at.same("position before and after a refused time_up", &json(state), &json(&played.position()));
                }
            }
        });
        times
    }
}

fn check_standing<G: Game>(walk: &Walk<'_, G>, standing: &Standing) {
    let seats = G::seats(&walk.state);
    walk.at.equal("how many seats have a rank", &standing.ranks.seats(), &seats);
    walk.at.equal("how many seats have a score", &standing.scores.seats(), &seats);
    walk.at.equal("how many seats have a line", &G::lines(&walk.state).len(), &seats);
    let first: SeatSet = standing.ranks.iter().filter(|&(_, &rank)| rank == 1).map(|(seat, _)| seat).collect();
    walk.at.holds(!first.is_empty(), || format!("nobody has rank 1: {:?}", standing.ranks));
    let lost_together = standing.winners.is_empty() && first.len() == standing.ranks.seats();
    walk.at.holds(standing.winners == first || lost_together, || format!("{:?} win with ranks {:?}", standing.winners, standing.ranks));
    for (seat, rank) in standing.ranks.iter() {
        let better = standing.ranks.iter().filter(|(_, other)| *other < rank).count();
        walk.at
            .holds(usize::from(*rank) == better + 1, || format!("{seat:?} has rank {rank}, and {better} are better: {:?}", standing.ranks));
    }
}

fn check_nothing_more<G: Game>(walk: &mut Walk<'_, G>, pool: &Pool<G>) {
    let mut luck = walk.luck.clone();
    let (at, state) = (&walk.at, &walk.state);
    at.holds(G::clock(state).is_none() && !G::takes_time_up(state), || "a clock runs after the end".to_owned());
    let played = walk.behind_face(state);
    at.holds(played.stream().is_none() && played.outcomes(1).is_err(), || "chance is due after the end".to_owned());
    let real = pool.actions.iter().map(json);
    let sent: Vec<_> = real.chain(pool.strange_actions(&mut luck, 20)).collect();
    for seat in walk.seats() {
        at.holds(walk.trial.possible(state, seat).is_empty(), || format!("{seat:?} has actions after the end"));
        for value in &sent {
            let answer = read_and_check::<G>(state, seat, value).map(|_| ()).map_err(|refusal| refusal.code);
            at.equal(&format!("answer to {value} of {seat:?} after the end"), &answer, &Err(code::GAME_OVER));
        }
    }
    at.equal("the turn of the face after the end", &Face::<G>::shared().load(&json(state)).map(|played| played.turn()), &Ok(Turn::Over));
    walk.luck = luck;
}
