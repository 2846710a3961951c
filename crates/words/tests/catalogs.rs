//! The catalogs of all languages: whole, alike, and well set.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use engine::record::Record;
use engine::{Message, Refusal, Seat, Words};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use words::{Language, Speaker, catalog, faults, missing};

/// The variables of every sentence of a file, by the id of the sentence.
fn sentences(source: &'static str) -> BTreeMap<&'static str, BTreeSet<&'static str>> {
    let resource = fluent_syntax::parser::parse(source).unwrap_or_else(|(_, errors)| panic!("{errors:?}"));
    let mut found = BTreeMap::new();
    for entry in &resource.body {
        let Entry::Message(message) = entry else { continue };
        let mut variables = BTreeSet::new();
        walk(message.value.as_ref().expect("a sentence has words"), &mut variables);
        assert!(found.insert(message.id.name, variables).is_none(), "{} comes twice", message.id.name);
    }
    found
}

fn walk(pattern: &Pattern<&'static str>, variables: &mut BTreeSet<&'static str>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            walk_expression(expression, variables);
        }
    }
}

fn walk_expression(expression: &Expression<&'static str>, variables: &mut BTreeSet<&'static str>) {
    let inline = match expression {
        Expression::Inline(inline) => inline,
        Expression::Select { selector, variants } => {
            variants.iter().for_each(|variant| walk(&variant.value, variables));
            selector
        }
    };
    match inline {
        InlineExpression::VariableReference { id } => {
            // The number of a seat and the length of a list come along by themselves: one language may need them where another does not.
            let name = id.name.strip_suffix("-seat").or_else(|| id.name.strip_suffix("-count")).unwrap_or(id.name);
            variables.insert(name);
        }
        InlineExpression::Placeable { expression } => walk_expression(expression, variables),
        _ => {}
    }
}

#[test]
fn every_language_has_the_same_sentences_with_the_same_variables() {
    let names = |language| catalog::sources(language).iter().map(|(name, _)| *name).collect::<Vec<_>>();
    let mut all = BTreeSet::new();
    for language in Language::ALL {
        assert_eq!(names(Language::English), names(language), "files of {language}");
        for ((name, english), (_, other)) in catalog::sources(Language::English).iter().zip(catalog::sources(language)) {
            assert_eq!(sentences(english), sentences(other), "{name}.ftl in {language}");
        }
    }
    for (name, source) in catalog::sources(Language::English) {
        for id in sentences(source).into_keys() {
            assert!(all.insert(id), "{id} of {name}.ftl is in another file too");
        }
    }
    assert!(all.contains("refusal-not_your_turn"));
}

#[test]
fn sentences_carry_no_isolation_marks() {
    for language in Language::ALL {
        let sentence = Speaker::new(language, Vec::new()).say(&Refusal::bad_option("seats").message());
        assert!(sentence.contains("seats") && !sentence.contains(['\u{2068}', '\u{2069}']), "{sentence}");
    }
}

#[test]
fn french_is_set_as_french_is() {
    for (name, source) in catalog::sources(Language::French) {
        for line in source.lines().filter(|line| !line.starts_with('#')) {
            let words = line.split_once(" = ").map_or(line, |(_, words)| words);
            assert_eq!(typography(words), None, "{name}.ftl: {line}");
        }
    }
    for entry in fs::read_dir(workspace().join("docs/rules")).unwrap() {
        let path = entry.unwrap().path();
        if path.to_string_lossy().ends_with(".fr.md") {
            // The title of a game is not translated.
            for line in fs::read_to_string(&path).unwrap().lines().skip(1) {
                assert_eq!(typography(line), None, "{}: {line}", path.display());
            }
        }
    }
    assert!(typography("Quoi ?").is_some() && typography("Quoi\u{202f}?").is_none());
    assert!(typography("l'or").is_some() && typography("«or»").is_some());
}

/// What is wrong with a French line, if anything: straight quotes, or marks without a no-break space.
fn typography(words: &str) -> Option<String> {
    const NO_BREAK: [char; 2] = ['\u{a0}', '\u{202f}'];
    let letters: Vec<char> = words.chars().collect();
    for (at, &letter) in letters.iter().enumerate() {
        let before = at.checked_sub(1).map(|at| letters[at]);
        let after = letters.get(at + 1);
        let wrong = match letter {
            '\'' => before.is_some_and(char::is_alphabetic) && after.is_some_and(|after| after.is_alphabetic()),
            '«' => !after.is_some_and(|after| NO_BREAK.contains(after)),
            '»' => !before.is_some_and(|before| NO_BREAK.contains(&before)),
            // Before a space or at the end only: elsewhere it belongs to a command, a time or a key to press.
            ';' | ':' | '!' | '?' if after.is_none_or(|after| *after == ' ') => {
                before.is_some_and(|before| before == ' ' || before.is_alphanumeric())
            }
            _ => false,
        };
        if wrong {
            return Some(letters[at.saturating_sub(10)..letters.len().min(at + 2)].iter().collect());
        }
    }
    None
}

/// The folder of the workspace.
fn workspace() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The text between `before` and the next quotation mark, wherever `before` occurs.
fn quoted<'t>(text: &'t str, before: &str) -> Vec<&'t str> {
    text.split(before).skip(1).filter_map(|rest| rest.split('"').next()).collect()
}

#[test]
fn every_shared_code_has_a_sentence() {
    let source = fs::read_to_string(workspace().join("crates/engine/src/refusal.rs")).unwrap();
    let codes = quoted(&source, ": &str = \"");
    assert!(codes.contains(&engine::refusal::code::GAME_OVER) && codes.len() >= 18, "{codes:?}");
    assert_eq!(missing(codes.iter().map(|code| format!("refusal-{code}"))), [""; 0]);
}

/// All Rust files under a folder, tests left out.
fn sources_under(folder: &Path, found: &mut Vec<String>) {
    for entry in fs::read_dir(folder).into_iter().flatten() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            sources_under(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let text = fs::read_to_string(&path).unwrap();
            found.push(text.split("#[cfg(test)]").next().unwrap_or_default().to_owned());
        }
    }
}

#[test]
fn every_sentence_named_in_the_sources_exists() {
    let mut sources = Vec::new();
    for folder in ["crates", "games"] {
        for package in fs::read_dir(workspace().join(folder)).unwrap() {
            let package = package.unwrap().path();
            // The laws are tried on toy games that nobody plays.
            if !package.ends_with("laws") {
                sources_under(&package.join("src"), &mut sources);
            }
        }
    }
    let keys: BTreeSet<&str> = sources.iter().flat_map(|source| quoted(source, "Message::new(\"")).collect();
    assert!(keys.contains("record-broken-move") && keys.contains("list-empty"), "{keys:?}");
    assert_eq!(missing(&keys), [""; 0]);
}

#[test]
fn what_is_wrong_with_a_record_can_be_said() {
    for text in ["{\"capers_record\":1,", "nonsense", "{}", "{\"capers_record\":99}", "{\"capers_record\":1}"] {
        let broken = Record::read(text).unwrap_err();
        assert_eq!(faults(&broken.clone().refusal().message()), [""; 0], "{text}");
        let broken = engine::record::RecordError { at: Some(3), ..broken };
        assert_eq!(faults(&broken.refusal().message()), [""; 0], "{text}");
    }
}

#[test]
fn what_is_missing_is_named() {
    assert_eq!(missing(["list-empty", "nowhere"]), ["en: nowhere", "fr: nowhere"]);
    let unfilled = faults(&Message::new("list-last").with("first", Seat::new(0)));
    assert_eq!(unfilled.len(), 2, "{unfilled:?}");
}
