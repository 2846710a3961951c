//! The law of sampling: `sample_world` gives worlds that the view could come from, that vary as the truth could, from the view alone.

use std::collections::{BTreeMap, BTreeSet};

use engine::{Game, Viewer};
use serde_json::Value;

use crate::luck::SplitMix;
use crate::report::{differing_places, json};
use crate::secrecy::Examined;
use crate::trial::{Trial, Walk};

/// How many scrambled worlds say what could be otherwise.
const SCRAMBLES: usize = 6;

/// How many sampled worlds may be needed until all of that was otherwise.
const SAMPLES: u64 = 400;

impl<G: Game> Trial<G> {
    /// At every position and for every viewer: a sampled world is a position that loads, with the same view and the same legal actions for that
    /// seat; the same luck gives the same world, whether the view comes from the true state, from a scrambled one (as in [`Trial::secrecy`]) or
    /// from its JSON; and every place of the position that scrambles often change is changed by some sample.
    pub fn sampling(&self, scramble: impl Fn(&G::State, Viewer, &mut SplitMix) -> G::State) -> Examined {
        let mut looked = Examined::default();
        self.each_position("sampling", |walk| {
            for viewer in walk.viewers() {
                let view = G::view(&walk.state, viewer);
                let seed = walk.luck.clone();
                let world = G::sample_world(&view, &mut seed.clone());
                check_world(walk, viewer, &view, &world);
                check_from_view_alone(walk, viewer, &view, &world, &seed);
                let others: Vec<G::State> = (0..SCRAMBLES).map(|_| scramble(&walk.state, viewer, &mut walk.luck)).collect();
                for other in others.iter().filter(|other| **other != walk.state) {
                    let again = G::sample_world(&G::view(other, viewer), &mut seed.clone());
                    walk.at.alike(
                        &format!("worlds sampled for {viewer:?} with the same luck from two states it may not tell apart"),
                        &world,
                        &again,
                    );
                }
                if others.iter().any(|other| *other != walk.state) {
                    looked.worlds += 1;
                    check_varies(walk, viewer, &view, &others);
                }
            }
        });
        looked
    }
}

fn check_world<G: Game>(walk: &Walk<'_, G>, viewer: Viewer, view: &G::View, world: &G::State) {
    let at = &walk.at;
    at.same(&format!("view of {viewer:?}, true and sampled"), view, &G::view(world, viewer));
    at.equal("turn, true and sampled", &G::turn(&walk.state), &G::turn(world));
    if let Some(seat) = viewer.seat() {
        let (mut legal, mut sampled) = (Vec::new(), Vec::new());
        G::actions(&walk.state, seat, &mut legal);
        G::actions(world, seat, &mut sampled);
        at.same(&format!("legal actions of {seat:?}, true and sampled"), &legal, &sampled);
    }
    match G::load(&json(world)) {
        Ok(loaded) => at.alike("sampled world, written and loaded", world, &loaded),
        Err(refusal) => at.broken(format_args!("a sampled world is no position: {refusal} in {}", json(world))),
    }
}

fn check_from_view_alone<G: Game>(walk: &Walk<'_, G>, viewer: Viewer, view: &G::View, world: &G::State, seed: &SplitMix) {
    let again = G::sample_world(view, &mut seed.clone());
    walk.at.alike("worlds sampled twice with the same luck", world, &again);
    let read = G::read_view(viewer, &json(view));
    let read = read.unwrap_or_else(|refusal| walk.at.broken(format_args!("the view of {viewer:?} is not read back: {refusal}")));
    let again = G::sample_world(&read, &mut seed.clone());
    walk.at.alike("worlds sampled with the same luck from a view and from its JSON", world, &again);
}

/// What is often otherwise in scrambled worlds must sometimes be otherwise in sampled ones.
fn check_varies<G: Game>(walk: &mut Walk<'_, G>, viewer: Viewer, view: &G::View, others: &[G::State]) {
    let truth = json(&walk.state);
    let mut often: BTreeMap<String, usize> = BTreeMap::new();
    for other in others {
        differing_places(&truth, &json(other)).into_iter().for_each(|place| *often.entry(place).or_default() += 1);
    }
    let mut fixed: BTreeSet<String> = often.into_iter().filter(|(_, times)| *times * 2 >= SCRAMBLES).map(|(place, _)| place).collect();
    let first = json(&G::sample_world(view, &mut walk.luck));
    for _ in 0..SAMPLES {
        if fixed.is_empty() {
            return;
        }
        let sampled: Value = json(&G::sample_world(view, &mut walk.luck));
        for place in differing_places(&first, &sampled) {
            fixed.remove(&place);
        }
    }
    walk.at.holds(fixed.is_empty(), || {
        format!("{viewer:?} may not know {fixed:?}, but {SAMPLES} sampled worlds have the same there; the view is {}", json(view))
    });
}
