//! What can be done, numbered. Long lists are put together: what the choices of a group begin with is said once.

use engine::json::{Json, to_value};
use engine::page::{Ink, Page, width};
use engine::{GameFace, Match, Seat, Viewer, Words};
use serde_json::Value;
use serde_json::value::RawValue;
use words::Speaker;

use crate::screen::COLUMNS;

/// From how many choices on groups are put together.
const MANY: usize = 8;
/// Groups smaller than this are not worth a heading.
const WORTH_A_HEADING: usize = 3;
/// Where the text of a choice begins, after its number.
const MARGIN: usize = 6;

/// The legal actions of one seat, in the order of the rules.
pub struct Menu {
    choices: Vec<Choice>,
}

/// One legal action.
struct Choice {
    action: Value,
    words: Vec<String>,
    odds: Option<String>,
}

impl Menu {
    /// What a seat can do now.
    pub fn of(played: &dyn Match, seat: Seat, speaker: &Speaker) -> Self {
        Self::seen(played.game(), seat, &played.view(Viewer::Seat(seat)), &played.legal(seat), speaker)
    }

    /// The same from what a seat sees: its view and what is legal.
    pub fn seen(game: &dyn GameFace, seat: Seat, view: &RawValue, legal: &[Json], speaker: &Speaker) -> Self {
        let view = to_value(view);
        let choice = |action: &Json| {
            let action = to_value(action);
            let described = game.describe_action(seat, &view, &action);
            let text = described.map_or_else(|| action.to_string(), |message| speaker.say(&message));
            let odds = game.odds(seat, &view, &action).map(|odds| speaker.percent(odds));
            Choice { action, words: text.split(' ').map(str::to_owned).collect(), odds }
        };
        Self { choices: legal.iter().map(choice).collect() }
    }

    /// How many choices there are.
    pub fn len(&self) -> usize {
        self.choices.len()
    }

    /// Whether there is nothing to choose.
    pub fn is_empty(&self) -> bool {
        self.choices.is_empty()
    }

    /// The action with this number, from 1.
    pub fn action(&self, number: usize) -> Option<&Value> {
        self.choices.get(number.checked_sub(1)?).map(|choice| &choice.action)
    }

    /// The choices as a page.
    pub fn page(&self) -> Page {
        let mut page = Page::new();
        let mut number = 1;
        for group in self.choices.chunk_by(|one, next| kind(&one.action) == kind(&next.action)) {
            match heading(group).filter(|_| self.choices.len() > MANY) {
                Some(shared) => put_together(group, shared, number, &mut page),
                None => one_by_one(group, number, &mut page),
            }
            number += group.len();
        }
        page
    }
}

/// What the actions of a group have in common: everything but their numbers.
fn kind(action: &Value) -> Value {
    match action {
        Value::Object(fields) => {
            fields.iter().filter(|(_, value)| !value.is_number()).map(|(name, value)| (name.clone(), value.clone())).collect()
        }
        _ => action.clone(),
    }
}

/// How many words all choices of a group begin with, if that is worth saying once: at least two, and each choice goes on after them.
fn heading(group: &[Choice]) -> Option<usize> {
    let (first, others) = group.split_first()?;
    let shared = |other: &Choice| first.words.iter().zip(&other.words).take_while(|(one, next)| one == next).count();
    let shared = others.iter().map(shared).min()?;
    let goes_on = group.iter().all(|choice| choice.words.len() > shared);
    (group.len() >= WORTH_A_HEADING && shared >= 2 && goes_on).then_some(shared)
}

fn one_by_one(group: &[Choice], first: usize, page: &mut Page) {
    for (at, choice) in group.iter().enumerate() {
        page.line().put(Ink::Accent, format!("{:>4}", first + at)).put(Ink::Plain, format!("  {}", choice.words.join(" ")));
        if let Some(odds) = &choice.odds {
            page.put(Ink::Plain, "  ").put(Ink::Yellow, odds.clone());
        }
    }
}

fn put_together(group: &[Choice], shared: usize, first: usize, page: &mut Page) {
    page.line().put(Ink::Plain, " ".repeat(MARGIN)).put(Ink::Strong, format!("{} …", group[0].words[..shared].join(" ")));
    let cells: Vec<_> = group.iter().enumerate().map(|(at, choice)| cell(choice, shared, first + at)).collect();
    // The numbers are set to the right and so keep the columns apart.
    let widest = cells.iter().map(|cell| width(cell)).max().unwrap_or_default() + 1;
    let columns = ((COLUMNS + 1) / widest).max(1);
    for row in cells.chunks(columns) {
        page.line();
        for (at, spans) in row.iter().enumerate() {
            page.pad_to(at * widest);
            for span in spans {
                page.put(span.ink, span.text.clone());
            }
        }
    }
}

fn cell(choice: &Choice, shared: usize, number: usize) -> Vec<engine::page::Span> {
    let mut page = Page::new();
    page.put(Ink::Accent, format!("{number:>4}")).put(Ink::Plain, format!(" {}", choice.words[shared..].join(" ")));
    if let Some(odds) = &choice.odds {
        page.put(Ink::Plain, " ").put(Ink::Yellow, odds.clone());
    }
    page.lines.remove(0)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn menu(sidekicks: u64) -> Menu {
        let choice = |action: Value, text: &str, odds: Option<&str>| Choice {
            action,
            words: text.split(' ').map(str::to_owned).collect(),
            odds: odds.map(str::to_owned),
        };
        let mut choices = vec![choice(json!({"type": "recruit"}), "Recruit a sidekick", None)];
        for museum in ["Louvre", "Hermitage"] {
            for number in 0..=sidekicks {
                let action = json!({"type": "heist", "museum": museum, "sidekicks": number});
                choices.push(choice(action, &format!("Rob the {museum} with {number} sidekicks"), Some("16.7%")));
            }
        }
        Menu { choices }
    }

    #[test]
    fn few_choices_are_listed_one_by_one() {
        let menu = menu(1);
        assert_eq!(menu.page().plain().lines().count(), 5);
        assert_eq!(menu.page().plain().lines().nth(1), Some("   2  Rob the Louvre with 0 sidekicks  16.7%"));
        assert_eq!(menu.action(1), Some(&json!({"type": "recruit"})));
        assert_eq!((menu.action(0), menu.action(6)), (None, None));
    }

    #[test]
    fn many_choices_are_put_together() {
        let text = menu(4).page().plain();
        let expected = "   1  Recruit a sidekick
      Rob the Louvre with …
   2 0 sidekicks 16.7%    3 1 sidekicks 16.7%    4 2 sidekicks 16.7%
   5 3 sidekicks 16.7%    6 4 sidekicks 16.7%
      Rob the Hermitage with …
   7 0 sidekicks 16.7%    8 1 sidekicks 16.7%    9 2 sidekicks 16.7%
  10 3 sidekicks 16.7%   11 4 sidekicks 16.7%
";
        assert_eq!(text, expected);
    }
}
