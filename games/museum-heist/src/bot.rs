//! The bot `greedy`: it keeps a belief about every opponent's card and one about what they may believe of its own, and weighs everything it can do by the
//! chance to win the round (section 12 of the rules).
//!
//! One ply and no more: what an action leads to is judged by who could land next, who would be challenged, and how near the own piece has come. Choices
//! that are about as good are drawn by lot, because a bot that always did the same could be read.
//!
//! Over 2,000 games of nothing but this bot (blind guessing is right once in seven):
//!
//! | seats | challenges | right | landings | named just before by an observer with the same belief | named among the pieces that could land then |
//! |---|---|---|---|---|---|
//! | 2 | 1849 | 58% | 9627 | 64% | 92% |
//! | 3 | 4045 | 51% | 7816 | 50% | 89% |
//! | 4 | 8925 | 52% | 7099 | 41% | 89% |

use engine::{Bots, Luck, Seat};

use crate::MuseumHeist;
use crate::action::Action;
use crate::belief::{Belief, Suspicion};
use crate::content::{CHARACTERS, Character};
use crate::event::Event;
use crate::geometry::Pieces;
use crate::notes::{Deed, Notes};
use crate::options::MOST_SEATS;
use crate::space::Space;
use crate::state::{Phase, Table};
use crate::view::View;

/// How far apart two choices may be and still be drawn by lot.
const ABOUT_AS_GOOD: f64 = 0.05;
/// What a swap token is worth.
const TOKEN: f64 = 0.04;
/// The chance to win a round from here with one opponent, by how many moves the own piece has to go.
const PROSPECTS: [f64; 6] = [0.84, 0.84, 0.62, 0.53, 0.47, 0.42];
/// What more opponents leave of that.
const CROWD: [f64; MOST_SEATS + 1] = [1.0, 1.0, 1.0, 0.8, 0.7];
/// From which belief on an opponent is thought to challenge, by the number of seats: drawn anew for every decision, so that nobody knows how much this bot
/// dares to show.
const BOLD: [(f64, f64); MOST_SEATS + 1] = [(0.1, 0.6), (0.1, 0.6), (0.1, 0.6), (0.05, 0.5), (0.05, 0.5)];
/// How much sooner if the likeliest piece could land next.
const SOONER: f64 = 0.1;
/// How surely it does so beyond that.
const BOLDER: f64 = 2.4;

impl Bots for MuseumHeist {
    type Notes = Notes;

    fn note(notes: &mut Notes, _seat: Seat, event: &Event) {
        notes.hear(event);
    }

    fn greedy(view: &View, notes: &Notes, seat: Seat, legal: &[Action], luck: &mut impl Luck) -> Action {
        let table = &view.table;
        match (table.phase, table.artwork, view.cards[seat.index()]) {
            (Phase::PlaceArtwork, ..) => best(legal, ABOUT_AS_GOOD, luck, |action| place_worth(table, action)),
            (Phase::Choose, Some(artwork), _) => choose(table, artwork, legal, luck),
            (Phase::Turn, Some(artwork), Some(own)) => {
                let mind = Mind::new(view, notes, seat, (artwork, own), lot(luck));
                best(legal, ABOUT_AS_GOOD, luck, |action| mind.worth(action))
            }
            _ => legal[luck.below(legal.len() as u64) as usize],
        }
    }
}

/// A number from 0 to 1, in steps fine enough.
fn lot(luck: &mut impl Luck) -> f64 {
    const STEPS: u64 = 1 << 20;
    luck.below(STEPS) as f64 / STEPS as f64
}

/// The action worth most, where lots of so much decide between those about as good.
fn best(legal: &[Action], lots: f64, luck: &mut impl Luck, worth: impl Fn(&Action) -> f64) -> Action {
    let mut best = (f64::NEG_INFINITY, legal[0]);
    for action in legal {
        let worth = worth(action) + lots * lot(luck);
        if worth > best.0 {
            best = (worth, *action);
        }
    }
    best.1
}

/// A good place has several pieces about equally far, so that no choice of a character is obvious (point 13).
fn place_worth(table: &Table, action: &Action) -> f64 {
    let Action::PlaceArtwork { space } = action else { return 0.0 };
    let mut distances = table.pieces.map(|piece| f64::from(piece.distance(*space)));
    distances.sort_unstable_by(f64::total_cmp);
    -(distances[3] - distances[0]) / (distances[0] + 10.0)
}

/// Near pieces, but not always the nearest (point 1): lots by the order of their distances.
fn choose(table: &Table, artwork: Space, legal: &[Action], luck: &mut impl Luck) -> Action {
    const LOTS: [u64; CHARACTERS] = [5, 6, 6, 4, 2, 1, 1];
    let distance = |character: Character| table.space_of(character).distance(artwork);
    let place = |character: Character| Character::ALL.iter().filter(|other| distance(**other) < distance(character)).count();
    let lots = |action: &Action| match action {
        Action::Choose { character } => LOTS[place(*character)],
        _ => 1,
    };
    let mut ticket = luck.below(legal.iter().map(lots).sum());
    for action in legal {
        match ticket.checked_sub(lots(action)) {
            Some(left) => ticket = left,
            None => return *action,
        }
    }
    legal[0]
}

/// What the bot thinks of a position before it acts.
struct Mind<'a> {
    table: &'a Table,
    seat: Seat,
    artwork: Space,
    own: Character,
    /// What it believes about each opponent that is in.
    others: Vec<Opponent>,
    /// What everybody may believe about itself.
    open: Suspicion,
    /// From which belief on it expects to be challenged.
    bold: f64,
}

/// What is believed about an opponent.
struct Opponent {
    seat: Seat,
    /// How likely each card is.
    belief: Belief,
    /// The same as far as one would stake the round on it.
    evidence: Belief,
}

impl<'a> Mind<'a> {
    fn new(view: &'a View, notes: &Notes, seat: Seat, (artwork, own): (Space, Character), mood: f64) -> Self {
        let table = &view.table;
        // No card of another is known here: whoever was shown one is out and is not asked.
        let others = table.still_in().without(seat).iter().map(|other| {
            let suspicion = Suspicion::about(other, table, notes);
            Opponent { seat: other, belief: suspicion.belief(), evidence: suspicion.evidence() }
        });
        let (least, most) = BOLD[table.seats()];
        let bold = least + (most - least) * mood;
        Self { table, seat, artwork, own, others: others.collect(), open: Suspicion::about(seat, table, notes), bold }
    }

    /// The chance to win the round by this action, or after it.
    fn worth(&self, action: &Action) -> f64 {
        let mut pieces = self.table.pieces;
        match *action {
            // A right challenge wins the round and a wrong one loses it, so it is worth the chance that it is right.
            Action::Challenge { target, character } => {
                let accused = self.others.iter().find(|other| other.seat == target);
                accused.map_or(0.0, |accused| accused.evidence.of(character))
            }
            Action::Move { piece, to } => {
                pieces[piece.index()] = to;
                if piece == self.own && to == self.artwork { self.landing() } else { self.waiting(&pieces, Deed::Moved(piece, to)) }
            }
            Action::Swap { a, b } => {
                pieces.swap(a.index(), b.index());
                let lands = [a, b].contains(&self.own) && pieces[self.own.index()] == self.artwork;
                if lands { self.landing() } else { self.waiting(&pieces, Deed::Swapped(a, b)) - TOKEN }
            }
            Action::PlaceArtwork { .. } | Action::Choose { .. } => 0.0,
        }
    }

    /// The chance that nobody else in the round has the own card, or several have (MH-6.28 to MH-6.30).
    fn landing(&self) -> f64 {
        let (mut none, mut one) = (1.0, 0.0);
        for other in &self.others {
            let twin = other.belief.of(self.own);
            one = one * (1.0 - twin) + none * twin;
            none *= 1.0 - twin;
        }
        1.0 - one
    }

    /// The chance to win the round later: nobody lands before, nobody challenges rightly, and the own piece is near.
    fn waiting(&self, pieces: &Pieces, deed: Deed) -> f64 {
        let board = &self.table.options.board;
        let survey = board.survey(pieces, self.artwork);
        let mut calm = 1.0;
        for other in &self.others {
            // A twin that lands gives the artwork away (point 10).
            let lands = |card: &Character| survey.lands[card.index()] && *card != self.own;
            calm *= 1.0 - Character::ALL.iter().filter(|card| lands(card)).map(|card| other.belief.of(*card)).sum::<f64>();
        }
        let blocked = pieces.contains(&self.artwork);
        let threat = survey.lands[self.own.index()];
        let prospect = self.prospect(pieces[self.own.index()], threat, blocked);
        let later = calm * prospect;
        let open = self.open.after(board, &self.table.pieces, self.artwork, deed).belief();
        let suspect = open.likeliest();
        if suspect != self.own {
            // A challenge that misses would be a gift, but whoever counts on it is soon seen through.
            return later;
        }
        let from = if survey.lands[suspect.index()] { self.bold - SOONER } else { self.bold };
        let challenged = ((open.of(suspect) - from) * BOLDER).clamp(0.0, 0.9);
        (1.0 - challenged) * later
    }

    /// How good it looks from a space, if nothing happens before the next turn.
    fn prospect(&self, space: Space, threat: bool, blocked: bool) -> f64 {
        let steps = usize::from(space.file.abs_diff(self.artwork.file).max(space.rank.abs_diff(self.artwork.rank)));
        let steps = if threat { 1 } else { steps.max(2) };
        let crowd = CROWD[self.others.len() + 1];
        let swaps = self.table.swaps[self.seat.index()] > 0;
        let free = match (blocked, swaps) {
            (false, _) => 1.0,
            (true, true) => 0.6,
            (true, false) => 0.3,
        };
        PROSPECTS[steps.min(PROSPECTS.len() - 1)] * crowd * free
    }
}
