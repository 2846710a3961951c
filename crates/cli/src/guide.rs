//! The short rules of a game as a page, from the little Markdown they are written in.

use engine::page::{Ink, Page};
use words::Language;

use crate::screen::COLUMNS;

/// The rules of a game, or `None` if nobody has written them down.
pub fn page(slug: &str, language: Language) -> Option<Page> {
    words::rules(slug, language).map(typeset)
}

/// Headings, paragraphs, lists and strong words; nothing else is used.
fn typeset(text: &str) -> Page {
    let mut page = Page::new();
    for block in blocks(text) {
        if let Some(heading) = block.strip_prefix('#') {
            page.line();
            page.line().put(Ink::Strong, heading.trim_start_matches('#').trim());
        } else if let Some(item) = block.strip_prefix("- ") {
            flow(item, "  * ", "    ", &mut page);
        } else {
            flow(&block, "", "", &mut page);
        }
    }
    page
}

/// A heading, a paragraph or an item of a list each, with its lines put together.
fn blocks(text: &str) -> Vec<String> {
    let mut blocks: Vec<String> = Vec::new();
    let mut open = false;
    for line in text.lines() {
        let starts = line.starts_with('#') || line.starts_with("- ");
        if line.trim().is_empty() {
            open = false;
        } else if open && !starts {
            let block = blocks.last_mut().expect("an open block is there");
            block.push(' ');
            block.push_str(line.trim());
        } else {
            blocks.push(line.trim().to_owned());
            open = !line.starts_with('#');
        }
    }
    blocks
}

/// Fills lines with words. What stands between `**` is strong.
fn flow(text: &str, first: &str, later: &str, page: &mut Page) {
    page.line().put(Ink::Plain, first);
    let mut column = first.chars().count();
    let mut ink = Ink::Plain;
    let mut begun = false;
    for word in text.split(' ') {
        let parts: Vec<&str> = word.split("**").collect();
        let long = parts.iter().map(|part| part.chars().count()).sum::<usize>();
        if begun && column + 1 + long > COLUMNS {
            page.line().put(Ink::Plain, later);
            column = later.chars().count();
            begun = false;
        }
        if begun {
            page.put(Ink::Plain, " ");
            column += 1;
        }
        for (at, part) in parts.iter().enumerate() {
            if at > 0 {
                ink = if ink == Ink::Strong { Ink::Plain } else { Ink::Strong };
            }
            page.put(ink, *part);
        }
        column += long;
        begun = true;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_little_markdown_is_typeset() {
        let page = typeset("# A game\n\nSteal **all\nof it**.\n\n## Turn\n\n- one\n  more\n- two\n");
        assert_eq!(page.plain(), "\nA game\nSteal all of it.\n\nTurn\n  * one more\n  * two\n");
        let strong: Vec<_> = page.lines[2].iter().filter(|span| span.ink == Ink::Strong).map(|span| span.text.as_str()).collect();
        assert_eq!(strong, ["all", "of", "it"]);
    }

    #[test]
    fn every_game_has_rules_that_fit() {
        for game in catalog::games() {
            for language in Language::ALL {
                let page = page(game.slug(), language).unwrap_or_else(|| panic!("docs/rules/{}.{language}.md is missing", game.slug()));
                assert!(page.plain().lines().all(|line| line.chars().count() <= COLUMNS));
                assert!(page.lines.len() <= 60, "two screens at most");
            }
        }
    }
}
