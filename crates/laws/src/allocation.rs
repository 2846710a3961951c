//! The law of allocation: playing on does not touch the heap.

use engine::{Game, Luck, NoListener, Seat, Turn};

use crate::luck::SplitMix;
use crate::trial::Trial;

/// What a fast caller keeps between moves.
struct Buffers<G: Game> {
    actions: Vec<G::Action>,
    seats: Vec<Seat>,
}

impl<G: Game> Trial<G> {
    /// Plays every game twice: once so that the buffers are as large as they need to be, and once while `count` counts. Listing, checking and
    /// carrying out actions, drawing and carrying out outcomes and letting time be up, with nobody listening, must not allocate once.
    ///
    /// Counting needs an allocator that counts, which belongs to the test and not to the law: `count` runs what it is handed and says how many
    /// allocations that made.
    pub fn allocation(&self, count: impl Fn(&mut dyn FnMut()) -> u64) {
        let games = self.only.map_or(0..self.games, |game| game..game + 1);
        let mut buffers = Buffers::<G> { actions: Vec::new(), seats: Vec::with_capacity(engine::MAX_SEATS) };
        for game in games {
            let walk = self.walk("allocation", game);
            self.play_fast(&mut walk.state.clone(), SplitMix::fork(self.seed, game), &mut buffers);
            let mut state = walk.state.clone();
            let mut moves = 0;
            let allocations = count(&mut || moves = self.play_fast(&mut state, SplitMix::fork(self.seed, game), &mut buffers));
            walk.at.holds(allocations == 0, || format!("{allocations} allocations in {moves} moves with buffers that were large enough"));
        }
    }

    fn play_fast(&self, state: &mut G::State, mut luck: SplitMix, buffers: &mut Buffers<G>) -> usize {
        let mut moves = 0;
        while G::turn(state) != Turn::Over && moves < self.longest {
            moves += 1;
            if G::turn(state) == Turn::Chance {
                let outcome = G::outcome(state, luck.below(G::weight(state)));
                G::apply_outcome(state, &outcome, &mut NoListener);
                continue;
            }
            if G::takes_time_up(state) && luck.below(8) == 0 {
                G::apply_time_up(state, &mut NoListener);
                continue;
            }
            buffers.seats.clear();
            buffers.seats.extend(G::turn(state).seats().iter());
            let Some(&seat) = luck.pick(&buffers.seats) else { return moves };
            G::actions(state, seat, &mut buffers.actions);
            let Some(action) = luck.pick(&buffers.actions) else { return moves };
            if G::check_action(state, seat, action).is_ok() {
                G::apply_action(state, seat, action, &mut NoListener);
            }
        }
        moves
    }
}
