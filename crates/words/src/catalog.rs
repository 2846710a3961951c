//! The catalogs: all Fluent files of a language, put together once.

use std::sync::LazyLock;

use engine::{Message, Seat};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};

use crate::language::Language;
use crate::speaker::Speaker;

include!(concat!(env!("OUT_DIR"), "/catalogs.rs"));

/// The files of a language, by name without ending, with their text: what a client that speaks Fluent itself is sent.
pub const fn sources(language: Language) -> &'static [(&'static str, &'static str)] {
    match language {
        Language::English => ENGLISH,
        Language::French => FRENCH,
    }
}

/// The rules of a game, as Markdown; `None` if `docs/rules/` has none.
pub fn rules(slug: &str, language: Language) -> Option<&'static str> {
    let files = match language {
        Language::English => ENGLISH_RULES,
        Language::French => FRENCH_RULES,
    };
    files.iter().find(|(name, _)| *name == slug).map(|(_, text)| *text)
}

/// Whether there is a sentence of this name. Every language has the same names.
pub fn has(key: &str) -> bool {
    Catalog::of(Language::English).find(key).is_some()
}

/// Those of `keys` that have no sentence, each with the language that lacks it. For the tests of everybody who names sentences.
pub fn missing<K: AsRef<str>>(keys: impl IntoIterator<Item = K>) -> Vec<String> {
    let lacking = |key: K| {
        let lacks = Language::ALL.into_iter().filter(|&language| Catalog::of(language).find(key.as_ref()).is_none());
        lacks.map(|language| format!("{language}: {}", key.as_ref())).collect::<Vec<_>>()
    };
    keys.into_iter().flat_map(lacking).collect()
}

/// What is wrong with a message in any language: a sentence that is missing, or one that asks for something the message does not give. For tests.
pub fn faults(message: &Message) -> Vec<String> {
    let names: Vec<String> = Seat::all(engine::MAX_SEATS).map(|seat| format!("Player {seat}")).collect();
    let faults = |language| match Speaker::new(language, names.clone()).try_say(message) {
        Ok(_) => Vec::new(),
        Err(faults) => faults.into_iter().map(|fault| format!("{language}: {fault}")).collect(),
    };
    Language::ALL.into_iter().flat_map(faults).collect()
}

/// The sentences of one language.
pub(crate) struct Catalog(FluentBundle<FluentResource>);

impl Catalog {
    /// The one catalog of a language.
    pub(crate) fn of(language: Language) -> &'static Self {
        static ENGLISH_CATALOG: LazyLock<Catalog> = LazyLock::new(|| Catalog::read(Language::English));
        static FRENCH_CATALOG: LazyLock<Catalog> = LazyLock::new(|| Catalog::read(Language::French));
        match language {
            Language::English => &ENGLISH_CATALOG,
            Language::French => &FRENCH_CATALOG,
        }
    }

    fn read(language: Language) -> Self {
        let locale = language.code().parse().expect("our codes are language tags");
        let mut bundle = FluentBundle::new_concurrent(vec![locale]);
        // The marks would isolate text of another direction; we have none, and terminals and logs would show them.
        bundle.set_use_isolating(false);
        for (_, source) in sources(language) {
            // What can be read of a damaged file is kept, and an id that comes twice keeps its first words: the tests tell, a player never loses the rest.
            let resource = FluentResource::try_new((*source).to_owned()).unwrap_or_else(|(readable, _)| readable);
            let _ = bundle.add_resource(resource);
        }
        Self(bundle)
    }

    /// The id under which a message is found. A game's refusal without words of its own has those that every game shares.
    fn find<'k>(&self, key: &'k str) -> Option<&'k str> {
        let shared = key.find("-refusal-").map(|at| &key[at + 1..]);
        [Some(key), shared].into_iter().flatten().find(|id| self.0.get_message(id).is_some_and(|message| message.value().is_some()))
    }

    /// The sentence of a key, with the faults of filling it in; `None` if there is no such sentence.
    pub(crate) fn format(&self, key: &str, args: &FluentArgs<'_>) -> Option<(String, Vec<String>)> {
        let pattern = self.0.get_message(self.find(key)?)?.value()?;
        let mut errors = Vec::new();
        let sentence = self.0.format_pattern(pattern, Some(args), &mut errors).into_owned();
        Some((sentence, errors.iter().map(|error| format!("{key}: {error}")).collect()))
    }
}
