//! Who was lucky in a finished game, as tables.

use engine::luck_report::{LuckKind, SeatLuck};
use engine::page::{Page, TextStyle};
use engine::{Message, Seat, Words, shortened};
use lab::report::number;
use words::Speaker;

use crate::score;

/// The most characters of a name: the columns beside it leave no room for more.
const LONGEST_NAME: usize = 20;

/// A table for each kind of attempt: what counts as one, and a row for each seat. Nothing if nothing was left to luck.
pub fn page(kinds: &[LuckKind], speaker: &Speaker) -> Page {
    let mut page = Page::new();
    if kinds.is_empty() {
        return page;
    }
    let say = |key: &'static str| speaker.say(&Message::new(key));
    page.line().put(TextStyle::Strong, say("luck-title"));
    for LuckKind { what, seats } in kinds {
        page.line().put(TextStyle::Plain, say(what));
        let mut rows = vec![vec![String::new(), say("luck-tries"), say("luck-successes"), say("luck-expected"), say("luck-chance")]];
        rows.extend(Seat::all(seats.len()).zip(seats).map(|(seat, luck)| row(seat, luck, speaker)));
        score::draw(&rows, 0, &mut page);
    }
    page
}

fn row(seat: Seat, luck: &SeatLuck, speaker: &Speaker) -> Vec<String> {
    let chance = if luck.tries == 0 { "-".to_owned() } else { speaker.percent_of(luck.at_least) };
    let expected = number(speaker, luck.expected, 1);
    vec![shortened(&speaker.name(seat), LONGEST_NAME), luck.tries.to_string(), luck.successes.to_string(), expected, chance]
}

#[cfg(test)]
mod tests {
    use engine::Odds;
    use words::Language;

    use super::*;

    fn told(language: Language) -> String {
        let attempts = [(Odds::new(1, 2), true), (Odds::new(1, 6), false)];
        let kind = LuckKind { what: "dice-heist-luck", seats: vec![SeatLuck::of(&attempts), SeatLuck::of(&[])] };
        page(&[kind], &Speaker::new(language, vec!["Ada".into(), "Bartholomew the Everlasting".into()])).plain()
    }

    #[test]
    fn luck_is_told_in_columns() {
        assert_eq!(page(&[], &Speaker::new(Language::English, Vec::new())).plain(), "");
        let english = told(Language::English);
        let rows: Vec<Vec<&str>> = english.lines().skip(3).map(|line| line.split_whitespace().collect()).collect();
        assert_eq!(rows, [vec!["Ada", "2", "1", "0.7", "58.3%"], vec!["Bartholomew", "the", "Eve…", "0", "0", "0.0", "-"]], "{english}");
        let french = told(Language::French);
        assert!(french.contains("0,7") && french.contains("58,3\u{202f}%"), "{french}");
        for line in english.lines().chain(french.lines()).skip(2) {
            assert!(line.chars().count() <= 80, "{line}");
        }
    }
}
