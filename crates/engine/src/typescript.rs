//! The JSON of a game, written down for TypeScript.
//!
//! The browser client draws what the rules tell it. What they tell is typed once, here in Rust: [`file()`] writes the types of a game's views, actions, events,
//! options, insights and content for the client, and [`content`] writes the content itself, which nobody else parses.

use std::any::TypeId;
use std::collections::{BTreeMap, HashSet};

use serde::Serialize;
use ts_rs::{Config, TS, TypeVisitor};

use crate::game::Game;
use crate::insight::Insight;

/// A game that a client in TypeScript can draw.
pub trait Typescript:
    Game<View: TS + 'static, Action: TS + 'static, Event: TS + 'static, Options: TS + 'static>
    + Insight<Overview: TS + 'static, Question: TS + 'static, Answer: TS + 'static>
{
    /// What is printed on the pieces, in the form in which clients get it.
    type Content: Serialize + TS + 'static;

    /// The content of the box.
    fn content() -> Self::Content;
}

/// What the types of a file come from, and how they are written anew.
const HEAD: &str = "// Made from the rules. Do not edit; write it anew with: WRITE=1 cargo test -p catalog typescript\n";

/// The text of `web/src/games/<slug>/types.ts`.
///
/// # Panics
/// If two types of the game would have one name in TypeScript.
pub fn file<G: Typescript>() -> String {
    // Numbers are counts, all far below 2^53.
    let mut declarations = Declarations { config: Config::new().with_large_int("number"), seen: HashSet::new(), by_name: BTreeMap::new() };
    declarations.visit::<G::View>();
    declarations.visit::<G::Action>();
    declarations.visit::<G::Event>();
    declarations.visit::<G::Options>();
    declarations.visit::<G::Overview>();
    declarations.visit::<G::Question>();
    declarations.visit::<G::Answer>();
    declarations.visit::<G::Content>();
    let mut file = String::from(HEAD);
    // Sentences are part of the protocol, which has their types.
    if declarations.by_name.remove("Message").is_some() {
        declarations.by_name.remove("Arg");
        file.push_str("import type { Message } from '../../protocol.ts';\n");
    }
    for declaration in declarations.by_name.values() {
        file.push('\n');
        file.push_str(declaration);
    }
    file
}

/// The text of `web/src/games/<slug>/content.json`.
///
/// # Panics
/// If the content cannot be written as JSON.
pub fn content<G: Typescript>() -> String {
    let content = serde_json::to_value(G::content()).expect("content is JSON");
    let mut text = String::new();
    // One entry a line, so that a change of the content can be read.
    for (at, (name, value)) in content.as_object().into_iter().flatten().enumerate() {
        text.push_str(if at == 0 { "{\n" } else { ",\n" });
        match value.as_array().filter(|list| list.iter().any(serde_json::Value::is_object)) {
            None => text.push_str(&format!("  \"{name}\": {value}")),
            Some(list) => {
                let lines: Vec<String> = list.iter().map(|one| format!("    {one}")).collect();
                text.push_str(&format!("  \"{name}\": [\n{}\n  ]", lines.join(",\n")));
            }
        }
    }
    text.push_str("\n}\n");
    text
}

/// Declarations by name, each once.
struct Declarations {
    config: Config,
    seen: HashSet<TypeId>,
    by_name: BTreeMap<String, String>,
}

impl TypeVisitor for Declarations {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        if !self.seen.insert(TypeId::of::<T>()) {
            return;
        }
        T::visit_dependencies(self);
        T::visit_generics(self);
        // Numbers, lists and the like have no name of their own.
        if T::output_path().is_none() {
            return;
        }
        let declaration = declaration::<T>(&self.config);
        if let Some(other) = self.by_name.insert(T::ident(&self.config), declaration.clone()) {
            assert_eq!(other, declaration, "two types have one name in TypeScript");
        }
    }
}

fn declaration<T: TS + 'static + ?Sized>(config: &Config) -> String {
    let declared = format!("{}export {}\n", T::docs().unwrap_or_default(), T::decl(config));
    // Names that link to something in Rust are plain names in TypeScript.
    let declared = declared.replace("[`crate::", "`").replace("[`", "`").replace("`]", "`");
    let mut lines = declared.lines().map(str::trim_end).peekable();
    let mut text = String::new();
    while let Some(line) = lines.next() {
        text.push_str(line);
        // A comment of one line stands on one line.
        if line == "/**" {
            let said = lines.next().unwrap_or_default();
            match lines.next_if_eq(&" */") {
                Some(_) => text.push_str(&format!("{} */", said.trim_start_matches(" *"))),
                None => text.push_str(&format!("\n{said}")),
            }
        }
        text.push('\n');
    }
    text
}

/// Tells TypeScript that a type is written as one of some words, which are only known when the content is read: `words_for_typescript!(Museum, ids())`.
#[macro_export]
macro_rules! words_for_typescript {
    ($type:ty, $name:literal, $words:expr) => {
        impl ts_rs::TS for $type {
            type WithoutGenerics = Self;
            type OptionInnerType = Self;

            fn name(_config: &ts_rs::Config) -> String {
                $name.into()
            }

            fn inline(_config: &ts_rs::Config) -> String {
                $words.into_iter().map(|word| format!("\"{word}\"")).collect::<Vec<String>>().join(" | ")
            }

            fn decl(config: &ts_rs::Config) -> String {
                format!("type {} = {};", $name, Self::inline(config))
            }

            fn decl_concrete(config: &ts_rs::Config) -> String {
                Self::decl(config)
            }

            fn output_path() -> Option<std::path::PathBuf> {
                Some(concat!($name, ".ts").into())
            }
        }
    };
}
