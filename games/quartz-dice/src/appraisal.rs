//! What things are worth to one seat, in expected money (sections 12 and 13 of the rules): crystals, and every tool at every strength.

use engine::Seat;

use crate::content::{ACCIDENT, Crystal, DICE, Heap, ROUNDS, Tool, unstable, valuable};
use crate::odds::{mean_draw, mean_jackhammer};
use crate::options::Mode;
use crate::score::{loss, worth};
use crate::state::{MOST_SEATS, State};

/// What a reroll marker is worth while there is a turn left to use it in.
const MARKER: f64 = 0.9;
/// The chance that an opponent's turn takes the best crystal of a cart, and by how much less the next best is in danger.
const THEFT: (f64, f64) = (0.08, 0.7);
/// What ending the game is worth to whoever is ahead, and costs whoever is behind.
const LAST_WORD: f64 = 3.0;
/// What so many unstable crystals on the cart cost where three of them are an accident; each one more costs its plain price on top.
const DANGER: [f64; 4] = [0.0, 3.0, 9.0, 36.0];
/// How many more turns the others have where rounds are not counted.
const OPEN_END: f64 = 8.0;

/// What a tool is worth with up to so many faces, and how many of them are best used.
#[derive(Clone, Copy, Debug, Default)]
pub struct Use {
    /// Expected money.
    pub worth: f64,
    /// Faces used for it; 0: the tool is better left alone.
    pub strength: u8,
}

/// What every tool is worth with none to five faces.
pub type Uses = [[Use; DICE as usize + 1]; 5];

/// A state through the eyes of one seat.
#[derive(Clone, Copy, Debug)]
pub struct Appraisal<'a> {
    state: &'a State,
    seat: Seat,
    held: [Heap; MOST_SEATS],
    totals: [i32; MOST_SEATS],
    turns_of_others: f64,
}

impl<'a> Appraisal<'a> {
    /// Looks at a state from a seat.
    pub fn new(state: &'a State, seat: Seat) -> Self {
        let lines = state.lines_now();
        let totals = std::array::from_fn(|at| lines[at].map_or(0, |line| i32::from(line.total)));
        let held = std::array::from_fn(|at| state.players[at].held());
        let others = state.still_in().len() as f64 - 1.0;
        let waiting = state.to_play.len().saturating_sub(1) as f64;
        let by_rounds = if state.options.mode == Mode::LastShallBeFirst {
            OPEN_END
        } else {
            waiting + f64::from(ROUNDS - state.round.min(ROUNDS)) * others
        };
        // About two crystals leave the bag a turn, and when it is empty nobody has another.
        let turns_of_others = by_rounds.min(f64::from(state.bag.len()) / 2.0);
        Self { state, seat, held, totals, turns_of_others }
    }

    fn others(&self) -> impl Iterator<Item = Seat> + Clone {
        let seat = self.seat;
        self.state.still_in().iter().filter(move |&other| other != seat)
    }

    fn accidents(&self) -> bool {
        self.state.options.mode == Mode::LastShallBeFirst
    }

    /// What another roll may cost: a marker is worth nothing when there will be no turn to use it in.
    pub fn marker_price(&self) -> f64 {
        let last_turn = self.state.is_last_round() || self.turns_of_others < 1.0;
        if last_turn { 0.0 } else { MARKER }
    }

    /// What so many unstable crystals on the cart cost.
    fn danger(&self, crystals: u8) -> f64 {
        if !self.accidents() {
            return 3.0 * f64::from(crystals);
        }
        DANGER[usize::from(crystals.min(ACCIDENT))] + 3.0 * f64::from(crystals.saturating_sub(ACCIDENT))
    }

    /// What one more unstable crystal on the cart costs.
    fn next_danger(&self, on_cart: u8) -> f64 {
        self.danger(on_cart + 1) - self.danger(on_cart)
    }

    /// What each kind of crystal is worth when it is mined now; an unstable one brings a marker.
    pub fn mined(&self) -> [f64; 7] {
        let held = &self.held[self.seat.index()];
        let on_cart = unstable(&self.state.player(self.seat).cart);
        Crystal::ALL.map(|crystal| {
            if crystal.is_valuable() { f64::from(worth(held, crystal)) } else { self.marker_price() - self.next_danger(on_cart) }
        })
    }

    /// What some crystals are worth together on the cart, sets counted; their markers are had in any case.
    pub fn kept(&self, crystals: &Heap) -> f64 {
        let mut held = self.held[self.seat.index()];
        let mut on_cart = unstable(&self.state.player(self.seat).cart);
        let mut sum = 0.0;
        for crystal in Crystal::ALL {
            for _ in 0..crystals.count(crystal.index()) {
                if crystal.is_valuable() {
                    sum += f64::from(worth(&held, crystal));
                } else {
                    sum -= self.next_danger(on_cart);
                    on_cart += 1;
                }
                held.add(crystal.index(), 1);
            }
        }
        sum
    }

    /// How much of what another player loses counts as won: more if they are ahead of all others.
    fn share(&self, other: Seat) -> f64 {
        let most = self.others().map(|seat| self.totals[seat.index()]).max().unwrap_or_default();
        let share = 0.8 / self.others().count().max(1) as f64;
        if self.totals[other.index()] == most { 2.0 * share } else { share }
    }

    /// What stealing this crystal is worth: the own gain, and a share of the victim's loss (QD-12.6).
    pub fn theft(&self, from: Seat, crystal: Crystal) -> f64 {
        theft(self, &self.held, from, crystal)
    }

    /// What handing an unstable crystal over is worth: what it costs here, and a share of what it costs there.
    pub fn passing(&self, to: Seat) -> f64 {
        let on_cart = unstable(&self.state.player(self.seat).cart);
        self.danger(on_cart) - self.danger(on_cart.saturating_sub(1)) + self.burden(to, unstable(&self.state.player(to).cart))
    }

    fn burden(&self, to: Seat, on_cart: u8) -> f64 {
        // Whoever is handed the third one still has a turn to get rid of it (QD-9.3).
        self.share(to) * self.next_danger(on_cart).min(15.0)
    }

    /// What locking this crystal away is worth, being the best but so many of the cart: it cannot be stolen any more, an unstable one cannot blow
    /// up, and the chest is one crystal fuller.
    fn protection(&self, cart: &Heap, crystal: Crystal, place: i32, chest: u32) -> f64 {
        let safe = if crystal.is_valuable() {
            let danger = THEFT.0 * THEFT.1.powi(place);
            (1.0 - (1.0 - danger).powf(self.turns_of_others)) * f64::from(loss(&self.held[self.seat.index()], crystal))
        } else {
            let on_cart = unstable(cart);
            self.danger(on_cart) - self.danger(on_cart - 1) - 3.0
        };
        safe + self.race(chest) - self.race(chest + 1)
    }

    /// What locking this crystal away is worth now.
    pub fn protecting(&self, crystal: Crystal) -> f64 {
        let player = self.state.player(self.seat);
        self.protection(&player.cart, crystal, 0, player.chest.len())
    }

    /// What the emptiest chest will have cost on average, with so many crystals in one's own: the fewer turns are left, the surer (QD-12.8).
    fn race(&self, chest: u32) -> f64 {
        if self.accidents() {
            return 0.0;
        }
        let emptiest = self.others().map(|seat| self.state.player(seat).chest.len()).min().unwrap_or_default();
        let lead = f64::from(chest) - f64::from(emptiest);
        let sureness = 0.9 + 4.0 / (1.0 + self.turns_of_others);
        5.0 / (1.0 + ((lead - 0.5) * sureness).exp())
    }

    /// What every tool is worth now with none to five faces; tools already used are worth nothing.
    pub fn uses(&self) -> Uses {
        let mut uses = Uses::default();
        for tool in Tool::ALL {
            let most = if self.state.current.used.contains(tool) { 0 } else { self.state.most_useful(tool).min(DICE) };
            let worths = match tool {
                Tool::Pickaxe | Tool::Jackhammer => self.draws(tool),
                Tool::Chest => self.chests(),
                Tool::Transfer => self.transfers(),
                Tool::Steal => self.steals(),
            };
            let row = &mut uses[usize::from(tool.face())];
            for faces in 1..=usize::from(DICE) {
                row[faces] = row[faces - 1];
                let usable = faces >= usize::from(tool.least()) && faces <= usize::from(most);
                if usable && worths[faces] > row[faces].worth {
                    row[faces] = Use { worth: worths[faces], strength: faces as u8 };
                }
            }
        }
        uses
    }

    fn draws(&self, tool: Tool) -> [f64; 6] {
        let (bag, mined) = (&self.state.bag, self.mined());
        let best_other = self.others().map(|seat| self.totals[seat.index()]).max().unwrap_or_default();
        let ahead = self.totals[self.seat.index()] > best_other;
        std::array::from_fn(|faces| {
            let strength = faces as u8;
            if tool == Tool::Jackhammer {
                return mean_jackhammer(bag, &mined, strength);
            }
            // Taking the last crystals ends the game with this turn (QD-7.1).
            let ends = if u32::from(strength) < bag.len() {
                0.0
            } else if ahead {
                LAST_WORD
            } else {
                -LAST_WORD
            };
            f64::from(strength) * mean_draw(bag, &mined) + ends
        })
    }

    fn chests(&self) -> [f64; 6] {
        let player = self.state.player(self.seat);
        let mut cart = player.cart;
        self.one_by_one(|place| {
            let there = Crystal::ALL.into_iter().filter(|crystal| cart.count(crystal.index()) > 0);
            let chest = player.chest.len() + place as u32;
            let priced = there.map(|crystal| (self.protection(&cart, crystal, place, chest), crystal));
            let (gain, crystal) = priced.max_by(|a, b| a.0.total_cmp(&b.0))?;
            cart.take(crystal.index(), 1);
            Some(gain)
        })
    }

    fn transfers(&self) -> [f64; 6] {
        let mut carts: [u8; MOST_SEATS] = std::array::from_fn(|at| unstable(&self.state.players[at].cart));
        self.one_by_one(|_| {
            let own = carts[self.seat.index()];
            let (burden, to) = self.others().map(|to| (self.burden(to, carts[to.index()]), to)).max_by(|a, b| a.0.total_cmp(&b.0))?;
            if own == 0 {
                return None;
            }
            carts[self.seat.index()] -= 1;
            carts[to.index()] += 1;
            Some(self.danger(own) - self.danger(own - 1) + burden)
        })
    }

    fn steals(&self) -> [f64; 6] {
        let mut held = self.held;
        let mut carts: [Heap; MOST_SEATS] = std::array::from_fn(|at| self.state.players[at].cart);
        self.one_by_one(|_| {
            let mut best: Option<(f64, Seat, Crystal)> = None;
            for from in self.others().filter(|from| valuable(&carts[from.index()]) > 0) {
                for crystal in Crystal::ALL.into_iter().filter(|crystal| crystal.is_valuable()) {
                    if carts[from.index()].count(crystal.index()) == 0 {
                        continue;
                    }
                    let gain = theft(self, &held, from, crystal);
                    if best.is_none_or(|(most, ..)| gain > most) {
                        best = Some((gain, from, crystal));
                    }
                }
            }
            let (gain, from, crystal) = best?;
            carts[from.index()].take(crystal.index(), 1);
            held[from.index()].take(crystal.index(), 1);
            held[self.seat.index()].add(crystal.index(), 1);
            Some(gain)
        })
    }

    /// Sums of what one crystal after the other brings: n faces move n - 1.
    fn one_by_one(&self, mut next: impl FnMut(i32) -> Option<f64>) -> [f64; 6] {
        let mut worths = [0.0; 6];
        for faces in 2..worths.len() {
            worths[faces] = worths[faces - 1] + next(faces as i32 - 2).unwrap_or_default();
        }
        worths
    }
}

fn theft(appraisal: &Appraisal<'_>, held: &[Heap; MOST_SEATS], from: Seat, crystal: Crystal) -> f64 {
    let gain = f64::from(worth(&held[appraisal.seat.index()], crystal));
    gain + appraisal.share(from) * f64::from(loss(&held[from.index()], crystal))
}
