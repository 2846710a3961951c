//! What must be true of the cards of a position that is loaded, those that not everybody sees (JH-4.6).

use engine::{CardSet, Refusal};

use crate::content::cards::HandCard;
use crate::rules::setup::SHARED;
use crate::state::form::{Cards, Known};
use crate::state::position::require;
use crate::state::{Phase, State, Table};

const CARDS: &str = "jewel-heist-position-cards";
const DECK: &str = "jewel-heist-position-deck";
const DRAFT: &str = "jewel-heist-position-draft";
const DRAWN: &str = "jewel-heist-position-drawn";
const CHOSEN: &str = "jewel-heist-position-chosen";
const PHASE: &str = "jewel-heist-position-phase";

/// The table with its cards, all of which a position shows.
pub(crate) fn read(table: Table, known: &Known) -> Result<State, Refusal> {
    let seats = table.count();
    let all_seen = known.hands[..seats].iter().chain(&known.packs[..seats]).chain([&known.drawn]);
    require(all_seen.copied().all(|cards| matches!(cards, Cards::Seen(_))), CARDS)?;
    let Some(deck) = known.deck else { return require(false, DECK).map(|()| unreachable!("a false requirement is refused")) };
    let (hands, packs) = (known.hands.map(Cards::seen), known.packs.map(Cards::seen));
    let state = State { table, deck, drawn: known.drawn.seen(), hands, packs, picks: known.picks, cards: known.cards };
    check_places(&state)?;
    check_mode(&state)?;
    check_deck(&state)?;
    check_draft(&state)?;
    check_fence(&state)?;
    check_chosen(&state)?;
    Ok(state)
}

/// Every card is in one place.
fn check_places(state: &State) -> Result<(), Refusal> {
    let table = &state.table;
    let piles = [state.deck, table.discard, table.shared, state.drawn];
    let mut found = CardSet::EMPTY;
    for pile in piles.into_iter().chain(state.hands).chain(state.packs) {
        require(found.intersection(pile).is_empty(), CARDS)?;
        found = found.union(pile);
    }
    Ok(())
}

/// Phases that only one way of playing has.
fn check_mode(state: &State) -> Result<(), Refusal> {
    let options = &state.table.options;
    let fits = match state.table.phase {
        Phase::DealJewelry | Phase::Draft | Phase::Keep => !options.is_coop(),
        Phase::ShareJewelry => options.is_coop(),
        Phase::Swap => options.swaps(),
        _ => true,
    };
    require(fits, PHASE)
}

/// As many cards as are counted, and enough for what is to come before the guard sets off.
fn check_deck(state: &State) -> Result<(), Refusal> {
    use Phase::{Blueprint, DealCharacters, DealJewelry, Drop, Mirror, Over, Place, PlaceJewels, ShareJewelry};
    let table = &state.table;
    let (count, there) = (u32::from(table.deck_count), state.deck.len());
    let early = matches!(table.phase, Blueprint | PlaceJewels | DealCharacters | DealJewelry | ShareJewelry);
    let exact = early || !table.options.is_coop();
    require(if exact { count == there } else { count <= there }, DECK)?;
    require(count >= 1 || matches!(table.phase, Mirror | Drop | Place | Over), DECK)?;
    if early {
        let dealt: u32 = state.packs.iter().map(|pack| pack.len()).sum();
        let wanted = u32::from(table.options.jewelry_dealt) * u32::from(table.options.seats);
        let enough = if table.options.is_coop() { there + table.shared.len() > SHARED } else { there + dealt > wanted };
        require(enough, DECK)?;
        require(table.phase != ShareJewelry || table.shared.len() < SHARED, DECK)?;
    }
    Ok(())
}

/// Packs while cards are dealt and drafted, picks while they are drafted.
fn check_draft(state: &State) -> Result<(), Refusal> {
    let table = &state.table;
    let seats = table.count();
    let (packs, picks) = (&state.packs[..seats], &state.picks[..seats]);
    let dealt = u32::from(table.options.jewelry_dealt);
    let fits = match table.phase {
        Phase::DealJewelry => packs.iter().all(|pack| pack.len() <= dealt) && packs.iter().any(|pack| pack.len() < dealt),
        Phase::Draft => packs.iter().all(|pack| pack.len() == packs[0].len()) && packs[0].len() > 1,
        _ => packs.iter().all(|pack| pack.is_empty()),
    };
    require(fits, DRAFT)?;
    let open = table.phase == Phase::Draft;
    require(if open { picks.iter().any(Option::is_none) } else { picks.iter().all(Option::is_none) }, DRAFT)?;
    let in_pack = packs.iter().zip(picks).all(|(pack, pick)| pick.is_none_or(|pick| pack.contains(pick.number())));
    require(in_pack, DRAFT)
}

/// JH-7.65.
fn check_fence(state: &State) -> Result<(), Refusal> {
    let table = &state.table;
    let left = u32::from(table.fence_left);
    let fits = match table.phase {
        Phase::Fence => (1..=2).contains(&left) && left < u32::from(table.deck_count) && state.drawn.len() + left <= 2,
        Phase::Keep | Phase::Swap => left == 0 && !state.drawn.is_empty(),
        _ => left == 0 && state.drawn.is_empty(),
    };
    require(fits, DRAWN)
}

/// Cards of the round: none before it is chosen, some while it is, all from the reveal on.
fn check_chosen(state: &State) -> Result<(), Refusal> {
    let table = &state.table;
    let cards = &state.cards[..table.count()];
    let fits = match table.phase {
        Phase::Choose => cards.iter().any(Option::is_none),
        phase if phase.is_revealed() => cards.iter().all(Option::is_some),
        _ => cards.iter().all(Option::is_none),
    };
    require(fits, CHOSEN)?;
    for seat in table.all_seats() {
        let player = table.player(seat);
        require(!player.told || state.card(seat).is_some(), "jewel-heist-position-told")?;
        // Gear leaves the hand only when it is turned over.
        let gear = state.card(seat).and_then(HandCard::gear).filter(|_| table.phase == Phase::Choose);
        require(gear.is_none_or(|kind| player.gear.count(kind) > 0), CHOSEN)?;
    }
    // Callers of the fence are not asked for a move.
    let asked = table.queue.first().and_then(|seat| state.card(seat));
    require(table.phase != Phase::Move || asked != Some(HandCard::CALL_FENCE), "jewel-heist-position-queue")
}
