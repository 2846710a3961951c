//! What one viewer may know (JH-4.2, JH-4.3), built from that alone: the table, and the cards this viewer may see.

use engine::json::read_form;
use engine::refusal::code;
use engine::{CardSet, Luck, Refusal, Seat, SeatSet, Secrets, Viewer};
use serde::{Serialize, Serializer};
use serde_json::Value;

use crate::content::cards::{HandCard, Jewelry, Kind};
use crate::content::{ALL_JEWELRY, HAND};
use crate::options::MOST_SEATS;
use crate::rules::score::{self, GameResult};
use crate::state::form::{Cards, Known, TableForm};
use crate::state::{Phase, State, Table};
use crate::{JewelHeist, state::position};

/// A game as one viewer sees it.
#[derive(Clone, PartialEq, Eq, Debug, ts_rs::TS)]
#[ts(as = "TableForm<crate::Options>")]
pub struct View {
    /// Whose view it is.
    pub viewer: Viewer,
    /// What everybody sees.
    pub table: Table,
    /// The jewelry cards of each seat.
    pub hands: [Cards; MOST_SEATS],
    /// The draft packs.
    pub packs: [Cards; MOST_SEATS],
    /// The own pick.
    pub picks: [Option<Jewelry>; MOST_SEATS],
    /// The cards of this round that this viewer may see.
    pub cards: [Option<HandCard>; MOST_SEATS],
    /// Cards just drawn from the fence.
    pub drawn: Cards,
    /// Who has committed to something.
    pub decided: SeatSet,
}

impl View {
    /// The jewelry cards that decide what a seat wants: its own, or those of the crew.
    pub fn wanted(&self, seat: Seat) -> CardSet {
        if self.table.options.is_coop() { self.table.shared } else { self.hands[seat.index()].seen() }
    }

    /// The cards this viewer cannot place: in the deck, or in hands and packs it does not see.
    pub fn unseen(&self) -> CardSet {
        let seen = self.hands.iter().chain(&self.packs).chain([&self.drawn]).fold(CardSet::EMPTY, |all, cards| all.union(cards.seen()));
        ALL_JEWELRY.minus(seen).minus(self.table.discard).minus(self.table.shared)
    }

    /// The result, once the game is over and all hands are shown.
    pub fn result(&self) -> Option<GameResult> {
        (self.table.phase == Phase::Over).then(|| score::result(&self.known()))
    }

    /// A state with what this viewer sees, and nothing of what it does not: enough to know what this viewer may do, and why not.
    pub(crate) fn known(&self) -> State {
        self.with_deck(CardSet::EMPTY)
    }

    /// The same with these cards in the deck.
    fn with_deck(&self, deck: CardSet) -> State {
        let (hands, packs) = (self.hands.map(Cards::seen), self.packs.map(Cards::seen));
        State { table: self.table.clone(), deck, drawn: self.drawn.seen(), hands, packs, picks: self.picks, cards: self.cards }
    }

    /// What a seat that has committed may have chosen.
    fn sample_choice(&self, seat: Seat, world: &mut State, luck: &mut impl Luck) {
        let place = seat.index();
        if self.table.phase == Phase::Draft {
            let pack = world.packs[place];
            if world.picks[place].is_none() && !pack.is_empty() {
                world.picks[place] = Some(Jewelry::new(pack.nth(luck.below(u64::from(pack.len())) as u32)));
            }
        } else if world.cards[place].is_none() {
            let gear = self.table.player(seat).gear;
            let kinds = || Kind::all().filter(|kind| gear.count(*kind) > 0);
            let number = luck.below((HAND + kinds().count()) as u64) as usize;
            let card = HandCard::all().take(HAND).chain(kinds().map(HandCard::of)).nth(number);
            world.cards[place] = card;
        }
    }
}

impl Secrets for JewelHeist {
    type View = View;

    fn view(state: &State, viewer: Viewer) -> View {
        let table = &state.table;
        let over = table.phase == Phase::Over;
        let (mut hands, mut packs) = ([Cards::Seen(CardSet::EMPTY); MOST_SEATS], [Cards::Seen(CardSet::EMPTY); MOST_SEATS]);
        let (mut picks, mut cards) = ([None; MOST_SEATS], [None; MOST_SEATS]);
        for seat in table.all_seats() {
            let place = seat.index();
            let own = viewer.sees_as(seat);
            hands[place] = Cards::to(state.hands[place], own || over);
            packs[place] = Cards::to(state.packs[place], own);
            picks[place] = state.picks[place].filter(|_| own);
            let asked = table.player(seat).told && table.mastermind().is_some_and(|by| viewer.sees_as(by));
            cards[place] = state.cards[place].filter(|_| own || asked || table.phase.is_revealed());
        }
        let draws = table.queue.first().is_some_and(|seat| viewer.sees_as(seat));
        let drawn = Cards::to(state.drawn, draws || table.options.is_coop() || state.drawn.is_empty());
        View { viewer, table: table.clone(), hands, packs, picks, cards, drawn, decided: state.decided() }
    }

    fn read_view(viewer: Viewer, view: &Value) -> Result<View, Refusal> {
        let malformed = || Refusal::new(code::MALFORMED);
        let form: TableForm<Value> = read_form(view).map_err(|_| malformed())?;
        let table = position::read_table(&form).map_err(|_| malformed())?;
        let known = position::read_known(&form).map_err(|_| malformed())?;
        let Known { hands, packs, picks, cards, drawn, decided, .. } = known;
        let decided = decided.ok_or_else(malformed)?;
        Ok(View { viewer, table, hands, packs, picks, cards, drawn, decided })
    }

    /// Unseen cards lie anywhere, and whoever has committed did so to anything.
    fn sample_world(view: &View, luck: &mut impl Luck) -> State {
        let mut unseen = view.unseen();
        let mut world = view.known();
        for place in 0..view.table.count() {
            fill(&mut world.hands[place], view.hands[place], &mut unseen, luck);
            fill(&mut world.packs[place], view.packs[place], &mut unseen, luck);
        }
        fill(&mut world.drawn, view.drawn, &mut unseen, luck);
        for seat in view.decided.iter() {
            view.sample_choice(seat, &mut world, luck);
        }
        // In the cooperative game some of these are never drawn, and which ones nobody knows.
        while !view.table.options.is_coop() && unseen.len() > u32::from(view.table.deck_count) {
            draw(&mut unseen, luck);
        }
        world.deck = unseen;
        world
    }

    /// JH-9.7: a crew says nothing from the end of a round to the reveal.
    fn is_hushed(state: &State) -> bool {
        let table = &state.table;
        table.options.is_coop() && matches!(table.phase, Phase::Question | Phase::Answer | Phase::Choose)
    }
}

/// Takes any card of a set.
fn draw(cards: &mut CardSet, luck: &mut impl Luck) -> u8 {
    let card = cards.nth(luck.below(u64::from(cards.len())) as u32);
    cards.remove(card);
    card
}

/// Fills a hand that is only counted with any cards.
fn fill(hand: &mut CardSet, known: Cards, unseen: &mut CardSet, luck: &mut impl Luck) {
    if let Cards::Count(count) = known {
        for _ in 0..count.min(unseen.len()) {
            hand.insert(draw(unseen, luck));
        }
    }
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Self { hands, packs, picks, cards, drawn, decided, .. } = *self;
        let known = Known { hands, packs, picks, cards, drawn, decided: Some(decided), deck: None };
        TableForm::of(&self.table, &known, self.result()).serialize(serializer)
    }
}
