//! Every law of the house, on The Heist in every number of seats, both modes and all blueprints, with the other options taking turns.

use std::cell::Cell;

use engine::{CardSet, Chance, Game, Luck, NoListener, Rules, Seat, SeatSet, Settings, Turn, Viewer};
use jewel_heist::content::cards::{HandCard, Jewelry, Kind};
use jewel_heist::options::MOST_SEATS;
use jewel_heist::state::Phase;
use jewel_heist::{Action, JewelHeist, State};
use laws::{SplitMix, Trial};
use serde_json::{Value, json};

const CHARACTERS: [&str; 10] =
    ["mastermind", "lookout", "broker", "pickpocket", "ventriloquist", "safecracker", "acrobat", "escape_artist", "runner", "cat_burglar"];

/// Two lists of six kinds that together have all ten.
const GEAR: [[&str; 6]; 2] = [
    ["hand_mirror", "smoke_screen", "fuse_cutter", "walkie_talkie", "alarm_clock", "trip_wire"],
    ["hand_mirror", "long_tongs", "grappling_hook", "guard_uniform", "felt_slippers", "trip_wire"],
];

/// Section 3: every number of seats, mode and blueprint with each other, the other options taking turns: 50 sets of options.
fn every_combination() -> Vec<Value> {
    let mut combinations = Vec::new();
    for seats in 2..=6usize {
        for mode in ["competitive", "coop"] {
            for blueprint in ["gallery", "wings", "vault", "pinwheel", "random"] {
                let turn = combinations.len();
                let some: Vec<&str> = (0..seats).map(|seat| CHARACTERS[(seat + turn) % CHARACTERS.len()]).collect();
                let characters = [json!("random"), json!(some), json!("none")][turn % 3].clone();
                let gear = [json!("random"), json!(GEAR[turn / 4 % 2]), json!(GEAR[turn / 3 % 2]), json!("none")][turn % 4].clone();
                let first_seat = [Value::Null, json!(turn % seats)][turn / 2 % 2].clone();
                let (dealt, deck, budget) = ([4, 3, 2][turn % 3], [20, 12, 4, 7][turn % 4], [4, 0, 99][turn % 3]);
                let (finish, fence) = (["deck", "covered"][turn % 2], ["plain", "swap"][turn / 2 % 2]);
                combinations.push(json!({
                    "seats": seats, "mode": mode, "blueprint": blueprint, "first_seat": first_seat, "characters": characters, "gear": gear,
                    "jewelry_dealt": dealt, "coop_deck": deck, "coop_gear_budget": budget, "coop_finish": finish, "coop_fence": fence,
                }));
            }
        }
    }
    combinations
}

/// Passing in these phases is all that the rules' list of events (JH-4.5) has no word for: the queue gets shorter in silence, and nothing secret
/// is in that.
fn passes_in_silence(before: &State, after: &State, _: Viewer) -> bool {
    let (was, is) = (&before.table, &after.table);
    let Some(seat) = was.queue.first() else { return false };
    let idle = |state: &State| (state.table.player(seat).effect_done, state.table.player(seat).special_used);
    match was.phase {
        Phase::Before => idle(before) == idle(after),
        Phase::Mirror => was.facing == is.facing,
        _ => false,
    }
}

/// Plays each combination as often as said and looks at one position in so many.
fn with_every_option(games: u64, one_position_in: u64, law: impl Fn(Trial<JewelHeist>)) {
    for (seed, options) in (1..).zip(every_combination()) {
        law(Trial::new(options).games(games).seed(seed).one_position_in(one_position_in).reveals(passes_in_silence));
    }
}

/// Whether a viewer may see the card of a seat in this round (the table of section 4).
fn sees_card(state: &State, viewer: Viewer, seat: Seat) -> bool {
    let asked = state.table.player(seat).told && state.table.mastermind().is_some_and(|by| viewer.is(by));
    viewer.is(seat) || asked || state.table.phase.is_revealed()
}

/// Another state that differs only in what this viewer may not know: which cards lie where among all it cannot see, and what others have committed to.
fn scramble(state: &State, viewer: Viewer, luck: &mut SplitMix) -> State {
    let mut other = state.clone();
    let table = &state.table;
    let over = table.phase == Phase::Over;
    let draws = table.options.is_coop() || table.queue.first().is_some_and(|seat| viewer.is(seat));
    let mut hidden: Vec<&mut CardSet> = vec![&mut other.deck];
    for (place, (hand, pack)) in other.hands.iter_mut().zip(&mut other.packs).enumerate().take(table.count()) {
        if !viewer.is(Seat::new(place)) {
            hidden.push(pack);
            if !over {
                hidden.push(hand);
            }
        }
    }
    if !draws {
        hidden.push(&mut other.drawn);
    }
    let mut cards: Vec<u8> = hidden.iter().flat_map(|pile| pile.iter()).collect();
    luck.shuffle(&mut cards);
    for pile in hidden {
        let rest = cards.split_off(pile.len() as usize);
        *pile = std::mem::replace(&mut cards, rest).into_iter().collect();
    }
    for seat in table.all_seats().filter(|seat| !viewer.is(*seat)) {
        let place = seat.index();
        if state.picks[place].is_some() {
            let pack: Vec<Jewelry> = Jewelry::of(other.packs[place]).collect();
            other.picks[place] = luck.pick(&pack).copied();
        }
        if state.cards[place].is_some() && !sees_card(state, viewer, seat) {
            let gear = table.player(seat).gear;
            let hand: Vec<HandCard> = HandCard::all().filter(|card| card.gear().is_none_or(|kind| gear.count(kind) > 0)).collect();
            other.cards[place] = luck.pick(&hand).copied();
        }
    }
    other
}

#[test]
fn replay() {
    with_every_option(1, 1, |trial| trial.replay());
}

#[test]
fn serialisation() {
    with_every_option(1, 12, |trial| trial.serialisation());
}

#[test]
fn loading() {
    let all = Cell::new((0, 0));
    with_every_option(1, 8, |trial| {
        let (refused, taken) = trial.loading();
        all.set((all.get().0 + refused, all.get().1 + taken));
    });
    assert!(all.get().0 > 1_000 && all.get().1 > 100, "{all:?}");
}

#[test]
fn legality() {
    with_every_option(1, 12, |trial| trial.legality());
}

#[test]
fn chance() {
    with_every_option(1, 4, |trial| assert!(trial.chance() > 0));
}

#[test]
fn ending() {
    with_every_option(3, 1, |trial| assert!(trial.ending() > 10));
}

#[test]
fn clock() {
    with_every_option(1, 16, |trial| assert_eq!(trial.clock(), 0));
}

#[test]
fn film() {
    let steps = Cell::new(0);
    with_every_option(1, 12, |trial| steps.set(steps.get() + trial.film()));
    assert!(steps.get() > 1_000, "{steps:?}");
}

#[test]
fn secrecy() {
    let worlds = Cell::new(0);
    with_every_option(2, 16, |trial| {
        worlds.set(worlds.get() + trial.secrecy(scramble).worlds);
    });
    assert!(worlds.get() > 2_000, "{worlds:?}");
}

/// The Mastermind's knowledge, the Broker's draws and the draft, over thousands of pairs of worlds.
#[test]
fn secrecy_of_those_who_know_more() {
    let mut worlds = 0;
    for seats in [2, 4, 6] {
        let options = json!({"seats": seats, "characters": CHARACTERS[..seats], "gear": GEAR[0], "blueprint": "gallery"});
        let trial = Trial::<JewelHeist>::new(options).games(4).seed(seats as u64).one_position_in(3).reveals(passes_in_silence);
        worlds += trial.secrecy(scramble).worlds;
    }
    assert!(worlds > 1_000, "{worlds}");
}

#[test]
fn sampling() {
    let worlds = Cell::new(0);
    with_every_option(1, 24, |trial| worlds.set(worlds.get() + trial.sampling(scramble).worlds));
    assert!(worlds.get() > 500, "{worlds:?}");
}

#[test]
fn undo() {
    with_every_option(1, 16, |trial| {
        trial.undo(scramble);
    });
}

#[test]
fn allocation() {
    // The content files are read once, by whoever needs them first.
    let _ = jewel_heist::content::content();
    with_every_option(2, 1, |trial| trial.allocation(|play| allocation_counter::measure(play).count_total));
}

/// Plays games of every combination and calls `visit` at every position.
fn each_position(mut visit: impl FnMut(&State, &mut SplitMix)) {
    for (seed, options) in (1..).zip(every_combination()) {
        let settings = Settings::read(JewelHeist::option_specs(), &options).unwrap();
        let mut state = JewelHeist::start(&JewelHeist::read_options(&settings).unwrap(), &mut NoListener);
        let (mut luck, mut actions) = (SplitMix::new(seed), Vec::new());
        loop {
            visit(&state, &mut luck);
            match JewelHeist::turn(&state) {
                Turn::Over => break,
                Turn::Chance => {
                    let outcome = JewelHeist::outcome(&state, luck.below(JewelHeist::weight(&state)));
                    JewelHeist::apply_outcome(&mut state, &outcome, &mut NoListener);
                }
                Turn::Seats { seats, .. } => {
                    let seat = seats.lowest().unwrap();
                    JewelHeist::actions(&state, seat, &mut actions);
                    let action = actions[luck.below(actions.len() as u64) as usize];
                    JewelHeist::apply_action(&mut state, seat, &action, &mut NoListener);
                }
            }
        }
    }
}

/// Ways to drop are counted, not listed, in random play; both must be the same list.
#[test]
fn counting_is_listing() {
    let mut asked = SeatSet::EMPTY;
    each_position(|state, _| {
        let (mut listed, mut scratch) = (Vec::new(), Vec::new());
        for seat in state.table.all_seats() {
            JewelHeist::actions(state, seat, &mut listed);
            let count = JewelHeist::action_count(state, seat, &mut scratch);
            let counted: Vec<Action> = (0..count).map(|index| JewelHeist::nth_action(state, seat, index, &scratch)).collect();
            assert_eq!(listed, counted);
            asked = if listed.is_empty() { asked } else { asked.with(seat) };
        }
    });
    assert_eq!(asked.len(), MOST_SEATS);
}

/// JH-4.6: in play every card is in exactly one place, every jewel is somewhere, and gear is drafted or on its stack.
#[test]
fn jh_4_6_nothing_gets_lost() {
    each_position(|state, _| {
        let table = &state.table;
        let heaps = table.floor.iter().copied().chain(table.all_seats().map(|seat| table.player(seat).jewels)).chain([table.bag]);
        assert_eq!(heaps.fold(0, |all, heap| all + heap.len()), 80);
        let piles = [state.deck, table.discard, table.shared, state.drawn].into_iter().chain(state.hands).chain(state.packs);
        assert_eq!(piles.fold(0, |all, pile| all + pile.len()), 30);
        for kind in Kind::all() {
            let drafted: u8 = table.all_seats().map(|seat| table.player(seat).drafted.count(kind)).sum();
            assert!(table.stacks[kind.index()].is_none_or(|left| left + drafted == table.options.seats));
        }
    });
}
