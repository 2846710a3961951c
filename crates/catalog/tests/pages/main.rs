//! The rules pages hold what the content files hold, in every language: changing a tile, a card or a board fails here until the pages follow.
//!
//! What is expected is put together from the content file, the names under `locales/` and `phrases.txt`. A table that does not fit is shown as it should be.
//!
//! A program of its own, because it names games: the check builds the other tests of the catalog with a new game alone.

mod crew;
mod others;

use engine::Message;
use serde_json::Value;
use words::{Language, Speaker};

/// A file of the project, as text.
fn file(path: &str) -> String {
    let path = format!("{}/../../{path}", env!("CARGO_MANIFEST_DIR"));
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// The lines of a content file that mean something, as words.
fn lines(path: &str, remark: char, between: fn(char) -> bool) -> Vec<Vec<String>> {
    let text = file(path);
    let said = text.lines().filter(|line| !line.trim().is_empty() && !line.starts_with(remark));
    said.map(|line| line.split(between).filter(|word| !word.is_empty()).map(str::to_owned).collect()).collect()
}

/// What stands for any text in an expected cell: the pages' own words.
const ANY: &str = "*";

/// A table of a page, without its headings, and what the page says before it in the same section.
struct Table {
    before: String,
    rows: Vec<Vec<String>>,
}

/// The rules page of a game in one language, and how it says things.
struct Page {
    slug: &'static str,
    speaker: Speaker,
    sections: Vec<String>,
    tables: Vec<Table>,
}

impl Page {
    fn new(slug: &'static str, language: Language) -> Self {
        // Where lines may break is tested where all French is.
        let text = words::rules(slug, language).expect("every game has a page").replace(['\u{a0}', '\u{202f}'], " ");
        let sections: Vec<String> = text.split("\n## ").skip(1).map(str::to_owned).collect();
        let tables = sections.iter().filter_map(|section| table(section)).collect();
        Self { slug, speaker: Speaker::new(language, Vec::new()), sections, tables }
    }

    /// The page in every language.
    fn all(slug: &'static str) -> Vec<Self> {
        Language::ALL.into_iter().map(|language| Self::new(slug, language)).collect()
    }

    /// What the game calls something.
    fn name(&self, key: &str) -> String {
        self.say(&Message::new(format!("{}-{key}", self.slug)))
    }

    fn say(&self, message: &Message) -> String {
        self.speaker.try_say(message).unwrap_or_else(|faults| panic!("{faults:?}")).replace(['\u{a0}', '\u{202f}'], " ")
    }

    /// What stands between two things that belong together, and between two that do not.
    fn marks(&self) -> (&'static str, &'static str) {
        if self.speaker.language() == Language::French { (" : ", " ; ") } else { (": ", "; ") }
    }

    /// How the page says a piece of content (`phrases.txt`).
    fn phrase(&self, content: &Value) -> String {
        let lines = include_str!("phrases.txt").lines().filter(|line| !line.starts_with(';'));
        let mut entries = lines.filter_map(|line| line.split_once(" | "));
        let found = entries.find(|(shown, _)| serde_json::from_str::<Value>(shown).expect("phrases.txt has JSON first") == *content);
        let (_, said) = found.unwrap_or_else(|| panic!("phrases.txt has no words for {content}"));
        let (english, french) = said.split_once(" | ").expect("phrases.txt has two languages");
        if self.speaker.language() == Language::French { french } else { english }.to_owned()
    }

    fn word(&self, word: &str) -> String {
        self.phrase(&Value::from(word))
    }

    /// Says that a table of the page has these rows; gives what the page says before it.
    fn expect(&self, rows: &[Vec<String>]) -> &str {
        let fits = |table: &&Table| {
            table.rows.len() == rows.len()
                && table.rows.iter().zip(rows).all(|(shown, wanted)| {
                    shown.len() == wanted.len() && shown.iter().zip(wanted).all(|(shown, wanted)| wanted == ANY || shown == wanted)
                })
        };
        let shown = || rows.iter().map(|row| format!("| {} |\n", row.join(" | "))).collect::<String>();
        let table = self.tables.iter().find(fits);
        &table
            .unwrap_or_else(|| panic!("docs/rules/{}.{}.md has no table with these rows:\n{}", self.slug, self.speaker.language(), shown()))
            .before
    }
}

/// The one table of a section, if it has one.
fn table(section: &str) -> Option<Table> {
    let (before, rest) = section.split_once("\n| ")?;
    let cells = |line: &str| line.trim_matches('|').split('|').map(|cell| cell.trim().to_owned()).collect();
    // The headings went with the first line, and the rule under them says nothing.
    let rows = rest.lines().skip(2).take_while(|line| line.starts_with('|')).map(cells).collect();
    Some(Table { before: before.to_owned(), rows })
}

/// With a capital at the beginning.
fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// Without one.
fn small(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_lowercase().chain(letters).collect())
}

/// A name as it heads a row: without its article.
fn bare(name: &str) -> String {
    const ARTICLES: [&str; 10] = ["the ", "an ", "a ", "le ", "la ", "l’", "une ", "un ", "des ", "de l’"];
    capital(ARTICLES.iter().find_map(|article| name.strip_prefix(article)).unwrap_or(name))
}

fn text(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
}

#[test]
fn every_language_tells_the_same_in_the_same_order() {
    for game in catalog::games() {
        let pages = Page::all(game.slug());
        let shape = |page: &Page| {
            page.sections.iter().map(|section| (section.matches("\n- ").count(), section.matches("\n| ").count())).collect::<Vec<_>>()
        };
        assert!(pages[0].sections.len() >= 8 && !pages[0].tables.is_empty(), "{}", game.slug());
        for page in &pages {
            assert_eq!(shape(page), shape(&pages[0]), "{} in {}", game.slug(), page.speaker.language());
        }
    }
}
