//! The law of serialisation: positions, views, actions and events survive being written down.

use engine::refusal::code;
use engine::{Face, Game, Turn, Viewer, hash};
use serde_json::Value;

use crate::luck::SplitMix;
use crate::mutation;
use crate::report::json;
use crate::trial::{Trial, Walk};

impl<G: Game> Trial<G> {
    /// At every position: its JSON loads to an equal state with the same JSON, hash, turn, clock, actions, outcomes and views; every view is read
    /// back equal, and is like all others where all see alike; so are actions and events; the options of a match begin the same match again.
    pub fn serialisation(&self) {
        self.check_options();
        self.each_position("serialisation", |walk| {
            let written = json(&walk.state);
            match G::load(&through_text(&written)) {
                Ok(loaded) => check_same_state(walk, &written, &loaded),
                Err(refusal) => walk.at.broken(format_args!("load refuses a position of this game: {refusal} in {written}")),
            }
            check_views(walk);
            check_actions(walk);
            check_events(walk);
        });
    }

    /// Positions a stranger might set up: real ones, spoiled in one place. Each is refused as `bad_position`, or is a position like any other, which
    /// everybody can look at and play on from. Nothing panics.
    ///
    /// Gives back how many were refused and how many were taken.
    pub fn loading(&self) -> (u64, u64) {
        let (mut refused, mut taken) = (0, 0);
        self.each_position("loading", |walk| {
            let written = json(&walk.state);
            let mut words = Vec::new();
            mutation::collect_words(&written, &mut words);
            for _ in 0..4 {
                let spoiled = mutation::one(&written, &words, &mut walk.luck);
                match walk.at.unharmed("load", &spoiled, || G::load(&spoiled)) {
                    Err(refusal) => {
                        walk.at.equal("the code for an impossible position", &refusal.code, &code::BAD_POSITION);
                        refused += 1;
                    }
                    Ok(state) => {
                        let luck = SplitMix::fork(1, taken);
                        walk.at.unharmed("a position that load takes, played on,", &spoiled, || play_on(walk, state, luck));
                        taken += 1;
                    }
                }
            }
        });
        (refused, taken)
    }

    fn check_options(&self) {
        let at = self.walk("serialisation", 0).at.clone();
        let again = |options: &Value| {
            let opened = Face::<G>::shared().new_match(options);
            opened.unwrap_or_else(|refusal| at.broken(format_args!("the options {options} are refused: {refusal}")))
        };
        let first = again(&self.options);
        let options = json(&first.options());
        let second = again(&options);
        at.same("options of a match that was begun with the options of another", &options, &json(&second.options()));
        at.same("position of a match that was begun with the options of another", &json(&first.position()), &json(&second.position()));
    }
}

/// As it comes back from a file.
fn through_text(value: &Value) -> Value {
    serde_json::from_str(&value.to_string()).expect("JSON that was just written")
}

fn check_same_state<G: Game>(walk: &Walk<'_, G>, written: &Value, loaded: &G::State) {
    let (at, state) = (&walk.at, &walk.state);
    at.same("position, written and loaded", state, loaded);
    at.equal("hash, written and loaded", &hash::of_position(written), &hash::of_position(&json(loaded)));
    at.equal("seats, written and loaded", &G::seats(state), &G::seats(loaded));
    at.equal("turn, written and loaded", &G::turn(state), &G::turn(loaded));
    at.equal("clock, written and loaded", &G::clock(state), &G::clock(loaded));
    at.equal("standing, written and loaded", &G::standing(state), &G::standing(loaded));
    let (mut one, mut other) = (Vec::new(), Vec::new());
    for seat in walk.seats() {
        G::actions(state, seat, &mut one);
        G::actions(loaded, seat, &mut other);
        at.same("actions, written and loaded", &one, &other);
    }
    if G::turn(state) == Turn::Chance {
        let (mut one, mut other) = (Vec::new(), Vec::new());
        G::outcomes(state, &mut one);
        G::outcomes(loaded, &mut other);
        at.same("outcomes, written and loaded", &one, &other);
        at.equal("stream, written and loaded", &G::stream(state), &G::stream(loaded));
    }
    for viewer in walk.viewers() {
        at.same("view, written and loaded", &G::view(state, viewer), &G::view(loaded, viewer));
    }
}

fn check_views<G: Game>(walk: &Walk<'_, G>) {
    let of_all = G::all_see_alike(&walk.state).then(|| json(&G::view(&walk.state, Viewer::Spectator)));
    for viewer in walk.viewers() {
        let view = G::view(&walk.state, viewer);
        let written = json(&view);
        if let Some(of_all) = &of_all {
            walk.at.same(&format!("view of {viewer:?} and of a spectator, where all see alike"), of_all, &written);
        }
        match G::read_view(viewer, &through_text(&written)) {
            Ok(read) => walk.at.same(&format!("view of {viewer:?}, written and read"), &view, &read),
            Err(refusal) => walk.at.broken(format_args!("the view of {viewer:?} is not read back: {refusal} in {written}")),
        }
    }
}

fn check_actions<G: Game>(walk: &Walk<'_, G>) {
    let mut actions = Vec::new();
    for seat in walk.seats() {
        G::actions(&walk.state, seat, &mut actions);
        for action in &actions {
            match serde_json::from_value::<G::Action>(json(action)) {
                Ok(read) => walk.at.same("action, written and read", action, &read),
                Err(error) => walk.at.broken(format_args!("the action {} is not read back: {error}", json(action))),
            }
        }
    }
}

fn check_events<G: Game>(walk: &Walk<'_, G>) {
    for heard in &walk.told {
        match serde_json::from_value::<G::Event>(json(&heard.event)) {
            Ok(read) => walk.at.same("event, written and read", &heard.event, &read),
            Err(error) => walk.at.broken(format_args!("the event {} is not read back: {error}", json(&heard.event))),
        }
        G::describe_event(&heard.event);
    }
}

/// Looks at a position from all sides and plays a few moves on.
fn play_on<G: Game>(walk: &Walk<'_, G>, state: G::State, luck: SplitMix) {
    let mut here = walk.trial.walk("loading", walk.at.game);
    here.state = state;
    here.luck = luck;
    for _ in 0..6 {
        for viewer in here.viewers() {
            let view = G::view(&here.state, viewer);
            G::sample_world(&view, &mut here.luck);
        }
        if G::standing(&here.state).is_some() {
            G::lines(&here.state);
        }
        let reloaded = G::load(&json(&here.state));
        here.at.holds(reloaded.is_ok(), || format!("play leads to a position that load refuses: {:?}", reloaded.err()));
        if !here.step() {
            return;
        }
    }
}
