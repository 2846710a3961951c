//! The rules of a game as pages, from the little Markdown they are written in.

use engine::page::{Page, TextStyle};
use engine::{Message, Words};
use words::Speaker;

use crate::screen::COLUMNS;

/// The rules of a game: the section with this number, counted from 1, or else what it is about and a list of the sections. `None` if nobody has written
/// them down.
pub fn page(slug: &str, section: Option<usize>, speaker: &Speaker) -> Option<Page> {
    let text = words::rules(slug, speaker.language())?;
    let sections: Vec<&str> = text.split("\n## ").collect();
    let chosen = section.filter(|&number| number > 0).and_then(|number| sections.get(number));
    Some(chosen.map_or_else(|| contents(&sections, speaker), |section| typeset(&format!("## {section}"))))
}

/// What the game is about, and its sections by their numbers.
fn contents(sections: &[&str], speaker: &Speaker) -> Page {
    let mut page = typeset(sections.first().copied().unwrap_or_default());
    page.line();
    for (at, section) in sections.iter().enumerate().skip(1) {
        page.line()
            .put(TextStyle::Strong, format!("{at:>4}"))
            .put(TextStyle::Plain, format!("  {}", section.lines().next().unwrap_or_default()));
    }
    page.line();
    flow(&speaker.say(&Message::new("cli-rules-more")), "", "", &mut page);
    page
}

/// Headings, paragraphs, lists, tables and strong words; nothing else is used.
fn typeset(text: &str) -> Page {
    let mut page = Page::new();
    for block in blocks(text) {
        if block.starts_with('|') {
            table(&block, &mut page);
        } else if let Some(heading) = block.strip_prefix('#') {
            page.line();
            page.line().put(TextStyle::Strong, heading.trim_start_matches('#').trim());
        } else if let Some(item) = block.strip_prefix("- ") {
            flow(item, "  * ", "    ", &mut page);
        } else {
            flow(&block, "", "", &mut page);
        }
    }
    page
}

/// A heading, a paragraph, an item of a list or a table each, with its lines put together; those of a table stay lines.
fn blocks(text: &str) -> Vec<String> {
    let mut blocks: Vec<String> = Vec::new();
    let mut open = false;
    for line in text.lines() {
        let starts = line.starts_with('#') || line.starts_with("- ");
        if line.trim().is_empty() {
            open = false;
        } else if open && !starts {
            let block = blocks.last_mut().expect("an open block is there");
            block.push(if line.starts_with('|') { '\n' } else { ' ' });
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
    page.line().put(TextStyle::Plain, first);
    let mut column = first.chars().count();
    let mut ink = TextStyle::Plain;
    let mut begun = false;
    for word in text.split(' ') {
        let parts: Vec<&str> = word.split("**").collect();
        let long = parts.iter().map(|part| part.chars().count()).sum::<usize>();
        if begun && column + 1 + long > COLUMNS {
            page.line().put(TextStyle::Plain, later);
            column = later.chars().count();
            begun = false;
        }
        if begun {
            page.put(TextStyle::Plain, " ");
            column += 1;
        }
        for (at, part) in parts.iter().enumerate() {
            if at > 0 {
                ink = if ink == TextStyle::Strong { TextStyle::Plain } else { TextStyle::Strong };
            }
            page.put(ink, *part);
        }
        column += long;
        begun = true;
    }
}

/// What keeps two columns of a table apart.
const GAP: &str = "  ";

/// Columns as wide as what stands in them; where that is too much for a line, the widest are folded.
fn table(block: &str, page: &mut Page) {
    let rows: Vec<Vec<&str>> = block
        .lines()
        .filter(|line| line.contains(|sign: char| !"|-: ".contains(sign)))
        .map(|line| line.trim_matches('|').split('|').map(str::trim).collect())
        .collect();
    let columns = rows.iter().map(Vec::len).max().unwrap_or_default();
    let natural = |column: usize| rows.iter().filter_map(|row| row.get(column)).map(|cell| cell.chars().count()).max().unwrap_or_default();
    let longest_word = |column: usize| {
        let words = rows.iter().filter_map(|row| row.get(column)).flat_map(|cell| cell.split(' '));
        words.map(|word| word.chars().count()).max().unwrap_or_default()
    };
    let mut widths: Vec<usize> = (0..columns).map(natural).collect();
    while widths.iter().sum::<usize>() + GAP.len() * columns.saturating_sub(1) > COLUMNS {
        // The widest gives way, but none becomes too narrow for its words as long as another can.
        let widest = (0..columns).max_by_key(|&column| (widths[column] > longest_word(column), widths[column]));
        widths[widest.expect("a table that is too wide has columns")] -= 1;
    }
    for (at, row) in rows.iter().enumerate() {
        let cells: Vec<Vec<String>> = row.iter().zip(&widths).map(|(cell, width)| folded(cell, *width)).collect();
        for line in 0..cells.iter().map(Vec::len).max().unwrap_or_default() {
            page.line();
            let mut column = 0;
            for (cell, width) in cells.iter().zip(&widths) {
                page.pad_to(column)
                    .put(if at == 0 { TextStyle::Faint } else { TextStyle::Plain }, cell.get(line).cloned().unwrap_or_default());
                column += width + GAP.len();
            }
        }
    }
}

/// The words of a cell in lines of this width; a longer word has a line of its own.
fn folded(text: &str, width: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split(' ') {
        match lines.last_mut().filter(|line| line.chars().count() + 1 + word.chars().count() <= width) {
            Some(line) => line.extend([" ", word]),
            None => lines.push(word.to_owned()),
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use words::Language;

    use super::*;

    #[test]
    fn the_little_markdown_is_typeset() {
        let page = typeset("# A game\n\nSteal **all\nof it**.\n\n## Turn\n\n- one\n  more\n- two\n");
        assert_eq!(page.plain(), "\nA game\nSteal all of it.\n\nTurn\n  * one more\n  * two\n");
        let strong: Vec<_> = page.lines[2].iter().filter(|span| span.ink == TextStyle::Strong).map(|span| span.text.as_str()).collect();
        assert_eq!(strong, ["all", "of", "it"]);
    }

    #[test]
    fn a_table_keeps_its_columns_and_folds_the_widest() {
        let page = typeset(
            "Gear:\n\n| Gear | Noise | Effect |\n|---|---|---|\n| Trip Wire | 2 | It lies there. |\n| Clock | 1 | Rings. |\n\nThat is all.",
        );
        assert_eq!(
            page.plain(),
            "Gear:\nGear       Noise  Effect\nTrip Wire  2      It lies there.\nClock      1      Rings.\nThat is all.\n"
        );
        let long = typeset(&format!("| A | B |\n|---|---|\n| Clock | {}|", "tick ".repeat(20))).plain();
        let lines: Vec<&str> = long.lines().collect();
        assert_eq!((lines.len(), lines[1].chars().count(), lines[2].trim_start()), (3, 76, "tick tick tick tick tick tick"));
        assert_eq!(lines[2].find('t'), lines[1].find('t'));
    }

    #[test]
    fn every_game_has_rules_that_fit() {
        for game in catalog::games() {
            for language in Language::ALL {
                let speaker = Speaker::new(language, Vec::new());
                let read = |section| {
                    page(game.slug(), section, &speaker).unwrap_or_else(|| panic!("docs/rules/{}.{language}.md is missing", game.slug()))
                };
                let text = words::rules(game.slug(), language).expect("the page was there");
                let sections: Vec<&str> = text.split("\n## ").skip(1).collect();
                for (at, section) in sections.iter().enumerate() {
                    let shown = read(Some(at + 1));
                    assert!(shown.plain().trim_start().starts_with(section.lines().next().unwrap_or_default()));
                    assert!(shown.plain().lines().all(|line| line.chars().count() <= COLUMNS));
                    assert!(
                        section.contains("\n|") || shown.lines.len() <= 60,
                        "two screens at most, but for tables to look things up in: {section}"
                    );
                }
                let contents = read(None);
                assert!(contents.lines.len() <= 40 && contents.plain().lines().all(|line| line.chars().count() <= COLUMNS));
                assert!(sections.iter().all(|section| contents.plain().contains(section.lines().next().unwrap_or_default())));
                assert_eq!([read(Some(0)), read(Some(sections.len() + 1))].map(|page| page.plain()), [contents.plain(), contents.plain()]);
            }
        }
    }
}
