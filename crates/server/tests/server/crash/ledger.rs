//! What clients were told. Whatever is in here the server must stand by.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Mutex, MutexGuard, PoisonError};

use serde_json::Value;

/// An action that was acknowledged.
#[derive(Clone, Debug)]
pub(crate) struct Acknowledged {
    pub(crate) table: String,
    pub(crate) action: Value,
}

#[derive(Debug, Default)]
pub(crate) struct Told {
    /// By client id.
    pub(crate) acknowledged: BTreeMap<String, Acknowledged>,
    /// By table and player: every entry of the player's stream, from the first, as it was sent.
    pub(crate) logs: BTreeMap<(String, String), Vec<String>>,
    /// Who has acted lately.
    actors: BTreeSet<String>,
    /// By player: the last message, for whoever must find out why somebody stopped.
    last_words: BTreeMap<String, String>,
    finished: BTreeSet<String>,
}

/// What clients were told.
#[derive(Debug, Default)]
pub(crate) struct Ledger(Mutex<Told>);

impl Ledger {
    pub(crate) fn told(&self) -> MutexGuard<'_, Told> {
        // A client that found something wrong must not drown what it found in the panics of the others.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn acknowledge(&self, player: &str, client: &str, acknowledged: Acknowledged) {
        let mut told = self.told();
        told.actors.insert(player.to_owned());
        assert!(told.acknowledged.insert(client.to_owned(), acknowledged).is_none(), "{client} is acknowledged once");
    }

    /// Takes in new entries of a player's stream: `first` is the number of the first of them. None may be left out, and none may change.
    pub(crate) fn hear(&self, table: &str, player: &str, first: u64, entries: &[String]) {
        let mut told = self.told();
        let log = told.logs.entry((table.to_owned(), player.to_owned())).or_default();
        let known = log.len() as u64;
        assert!((1..=known + 1).contains(&first), "{player} at {table} has {known} entries and hears number {first} next");
        for (place, entry) in (first as usize - 1..).zip(entries) {
            match log.get(place) {
                Some(before) => assert_eq!(before, entry, "entry {} of {player} at {table} has changed", place + 1),
                None => log.push(entry.clone()),
            }
        }
    }

    /// How many entries a player has heard.
    pub(crate) fn heard(&self, table: &str, player: &str) -> u64 {
        self.told().logs.get(&(table.to_owned(), player.to_owned())).map_or(0, |log| log.len() as u64)
    }

    pub(crate) fn finish(&self, table: &str) {
        self.told().finished.insert(table.to_owned());
    }

    pub(crate) fn finished_tables(&self) -> Vec<String> {
        self.told().finished.iter().cloned().collect()
    }

    pub(crate) fn finished(&self) -> usize {
        self.told().finished.len()
    }

    pub(crate) fn acknowledged(&self) -> u64 {
        self.told().acknowledged.len() as u64
    }

    pub(crate) fn forget_who_acted(&self) {
        self.told().actors.clear();
    }

    pub(crate) fn note_last_words(&self, player: &str, words: String) {
        self.told().last_words.insert(player.to_owned(), words);
    }

    /// What those who have not acted lately last heard.
    pub(crate) fn idle(&self) -> String {
        let told = self.told();
        let idle = told.last_words.iter().filter(|(player, _)| !told.actors.contains(*player));
        idle.map(|(player, words)| format!("\n{player}: {words}")).collect()
    }

    pub(crate) fn actors(&self) -> u64 {
        self.told().actors.len() as u64
    }
}
