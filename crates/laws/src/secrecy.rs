//! The law of secrecy: two worlds that differ only in what a viewer may not know are the same to that viewer, now and after any move.

use engine::message::{Message, Words};
use engine::page::Page;
use engine::refusal::Refusal;
use engine::{AddressedEvent, Game, Rules, Turn, Viewer};
use serde_json::Value;

use crate::film::look_into;
use crate::legality::read_and_check;
use crate::luck::SplitMix;
use crate::mutation;
use crate::pool::Pool;
use crate::report::json;
use crate::trial::{Moved, Trial, Walk, heard};

/// How much a law of secrets has looked at. A test of a game with secrets asserts that it is not zero.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Examined {
    /// How many times two different worlds were compared through the eyes of one viewer.
    pub worlds: u64,
    /// How many moves were made in both of two different worlds.
    pub moves: u64,
}

impl<G: Game> Trial<G> {
    /// `scramble` comes from the game's tests, written straight from the table of who sees what in the rules: another state that differs only in
    /// what the viewer may not know.
    ///
    /// At every position and for every viewer, spectators included, the two worlds have the same view, turn, stream, clock and standing; for a
    /// seat also the same legal actions, odds, refusals (of what is legal for others, of spoiled and of meaningless actions) and the same choice
    /// of the greedy bot. After any one move that is possible in both, what the viewer hears is the same if and only if what it sees is: so
    /// nothing leaks through an event that the view hides, and nothing appears in a view untold. Different moves of somebody else, or of chance,
    /// that lead to different states with the same view sound the same too: a secret choice is not told. A view that changes without a word is
    /// a breach by itself. Exempt are moves of which the trial says that they reveal ([`Trial::reveals`]).
    pub fn secrecy(&self, scramble: impl Fn(&G::State, Viewer, &mut SplitMix) -> G::State) -> Examined {
        let pool = Pool::of(self, "secrecy");
        let mut looked = Examined::default();
        self.each_position("secrecy", |walk| {
            check_nothing_untold(walk);
            check_secret_moves(walk);
            for viewer in walk.viewers() {
                let other = scramble(&walk.state, viewer, &mut walk.luck);
                if let Err(refusal) = G::load(&json(&other)) {
                    walk.at.broken(format_args!("the scramble for {viewer:?} gives an impossible position: {refusal}"));
                }
                if other == walk.state {
                    continue;
                }
                looked.worlds += 1;
                check_public(walk, viewer, &other);
                check_eyes(walk, viewer, &other);
                check_refusals(walk, viewer, &other, &pool);
                looked.moves += check_moves(walk, viewer, &other);
            }
        });
        looked
    }
}

/// The last move must have told something to everybody whose view it changed.
fn check_nothing_untold<G: Game>(walk: &Walk<'_, G>) {
    let Some((before, moved)) = &walk.last else { return };
    for viewer in walk.viewers() {
        let silent = heard(&walk.told, viewer).is_empty() && !(walk.trial.reveals)(before, &walk.state, viewer);
        if silent {
            let what = format!("{viewer:?} hears nothing of {}, but its view changes", moved.told());
            walk.at.same(&what, &G::view(before, viewer), &G::view(&walk.state, viewer));
        }
    }
}

/// Somebody else's moves that a viewer cannot tell apart by what it sees afterwards: it must not tell them apart by what it hears either.
///
/// Where two moves lead to one and the same state (two throws that both fail), there is no secret, and events may tell the moves apart.
fn check_secret_moves<G: Game>(walk: &mut Walk<'_, G>) {
    const MOST_OF_A_KIND: usize = 3;
    let moves = walk.next_moves(MOST_OF_A_KIND);
    let after: Vec<After<G>> = moves.iter().map(|moved| moved.after(&walk.state)).collect();
    let reveals = |place: usize, viewer: Viewer| (walk.trial.reveals)(&walk.state, &after[place].0, viewer);
    for viewer in walk.viewers() {
        for (one, other) in (0..moves.len()).flat_map(|one| (0..one).map(move |other| (one, other))) {
            let by = moves[one].by();
            let elsewhere = by != moves[other].by() || by.is_some_and(|seat| viewer.is(seat)) || after[one].0 == after[other].0;
            if elsewhere || reveals(one, viewer) || reveals(other, viewer) {
                continue;
            }
            if G::view(&after[one].0, viewer) == G::view(&after[other].0, viewer) {
                let what = format!("{viewer:?} may not know which of {} and {} it was, but hears", moves[one].told(), moves[other].told());
                walk.at.same(&what, &heard(&after[one].1, viewer), &heard(&after[other].1, viewer));
                let [one_seen, other_seen] = [one, other].map(|place| seen_steps(&moves[place], &walk.state, viewer).views);
                let what = format!("the steps that {viewer:?} sees of {} and {}", moves[one].told(), moves[other].told());
                walk.at.same(&what, &one_seen, &other_seen);
            }
        }
    }
}

/// What is shown to everybody.
fn check_public<G: Game>(walk: &Walk<'_, G>, viewer: Viewer, other: &G::State) {
    let (at, state) = (&walk.at, &walk.state);
    let what = |what: &str| format!("{what} tells {viewer:?} what it may not know");
    at.equal(&what("turn"), &G::turn(state), &G::turn(other));
    at.equal(&what("clock"), &G::clock(state), &G::clock(other));
    at.equal(&what("whether time can be up"), &G::takes_time_up(state), &G::takes_time_up(other));
    at.equal(&what("standing"), &G::standing(state), &G::standing(other));
    if G::turn(state) == Turn::Chance {
        at.equal(&what("stream"), &G::stream(state), &G::stream(other));
    }
}

/// What the viewer sees and may do, and whatever is made of that.
fn check_eyes<G: Game>(walk: &mut Walk<'_, G>, viewer: Viewer, other: &G::State) {
    let (at, state) = (&walk.at, &walk.state);
    let what = |what: &str| format!("{what} of {viewer:?} in two worlds it may not tell apart");
    let views = [G::view(state, viewer), G::view(other, viewer)];
    at.same(&what("view"), &views[0], &views[1]);
    at.equal(&what("drawing"), &drawn::<G>(&views[0]), &drawn::<G>(&views[1]));
    at.equal(&what("insight"), &look_into::<G>(&views[0], viewer), &look_into::<G>(&views[1], viewer));
    let Some(seat) = viewer.seat() else { return };
    let (mut legal, mut other_legal) = (Vec::new(), Vec::new());
    G::actions(state, seat, &mut legal);
    G::actions(other, seat, &mut other_legal);
    at.same(&what("legal actions"), &legal, &other_legal);
    for action in &legal {
        let odds = views.each_ref().map(|view| G::odds(view, seat, action));
        at.equal(&what("odds"), &odds[0], &odds[1]);
        let words = views.each_ref().map(|view| G::describe_action(view, seat, action));
        at.equal(&what("words for an action"), &words[0], &words[1]);
    }
    if !legal.is_empty() {
        let chosen = views.each_ref().map(|view| G::greedy(view, walk.all_notes.seat(seat), seat, &legal, &mut walk.luck.clone()));
        at.equal(&what("choice of the greedy bot"), &chosen[0], &chosen[1]);
    }
}

/// Words that show everything that goes into a sentence.
struct Plain;

impl Words for Plain {
    fn say(&self, message: &Message) -> String {
        format!("{message:?}")
    }
}

fn drawn<G: Game>(view: &G::View) -> String {
    let mut page = Page::new();
    G::draw(view, &Plain, &mut page);
    page.plain()
}

/// A refusal is an answer too.
fn check_refusals<G: Game>(walk: &mut Walk<'_, G>, viewer: Viewer, other: &G::State, pool: &Pool<G>) {
    let Some(seat) = viewer.seat() else { return };
    let mut luck = walk.luck.clone();
    let mut sent = pool.strange_actions(&mut luck, 3);
    for state in [&walk.state, other] {
        let legal: Vec<G::Action> = walk.seats().flat_map(|seat| walk.trial.possible(state, seat)).collect();
        for action in luck.some(legal, 4) {
            let value = json(&action);
            sent.extend([mutation::one(&value, &pool.words, &mut luck), value]);
        }
    }
    walk.luck = luck;
    let answer = |state: &G::State, value: &Value| -> Result<(), Refusal> { read_and_check::<G>(state, seat, value).map(|_| ()) };
    for value in sent {
        let what = format!("answer to {value} of {seat:?} in two worlds it may not tell apart");
        walk.at.equal(&what, &answer(&walk.state, &value), &answer(other, &value));
    }
}

/// Makes moves in both worlds; gives back how many.
fn check_moves<G: Game>(walk: &mut Walk<'_, G>, viewer: Viewer, other: &G::State) -> u64 {
    const MOST_OF_A_KIND: usize = 2;
    let moves: Vec<Moved<G>> = walk.next_moves(MOST_OF_A_KIND).into_iter().filter(|moved| moved.possible(other)).collect();
    for moved in &moves {
        let here = moved.after(&walk.state);
        let there = moved.after(other);
        let revealed = (walk.trial.reveals)(&walk.state, &here.0, viewer) || (walk.trial.reveals)(other, &there.0, viewer);
        if !revealed {
            check_move(walk, viewer, moved, &here, &there);
            check_steps(walk, viewer, moved, other);
        }
    }
    moves.len() as u64
}

type After<G> = (<G as Rules>::State, Vec<AddressedEvent<<G as Rules>::Event>>);

/// A move that looks and sounds the same in two worlds looks the same at every step of it too.
fn check_steps<G: Game>(walk: &Walk<'_, G>, viewer: Viewer, moved: &Moved<G>, other: &G::State) {
    let [here, there] = [&walk.state, other].map(|state| seen_steps(moved, state, viewer));
    if here.events == there.events && here.after == there.after {
        let what = format!("the steps that {viewer:?} sees of {} in two worlds it could not tell apart", moved.told());
        walk.at.same(&what, &here.views, &there.views);
    }
}

/// A move as one viewer hears and sees it.
struct SeenSteps<G: Game> {
    events: Vec<G::Event>,
    /// The view right after each of them.
    views: Vec<G::View>,
    after: G::View,
}

fn seen_steps<G: Game>(moved: &Moved<G>, state: &G::State, viewer: Viewer) -> SeenSteps<G> {
    let (told, after) = moved.steps(state);
    let heard: Vec<_> = told.into_iter().filter(|(heard, _)| heard.seats.includes(viewer)).collect();
    let views = heard.iter().map(|(_, state)| G::view(state, viewer)).collect();
    SeenSteps { events: heard.into_iter().map(|(heard, _)| heard.event).collect(), views, after: G::view(&after, viewer) }
}

fn check_move<G: Game>(walk: &Walk<'_, G>, viewer: Viewer, moved: &Moved<G>, here: &After<G>, there: &After<G>) {
    let events = [heard(&here.1, viewer), heard(&there.1, viewer)];
    let views = [G::view(&here.0, viewer), G::view(&there.0, viewer)];
    let what = |what: &str| format!("{what} {viewer:?} of {} in two worlds it could not tell apart", moved.told());
    if views[0] == views[1] {
        walk.at.same(&what("the views stay the same, but not the events heard by"), &events[0], &events[1]);
    } else if events[0] == events[1] {
        walk.at.same(&what("the events are the same, but not the views afterwards for"), &views[0], &views[1]);
    }
}
