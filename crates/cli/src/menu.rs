//! What can be done, numbered. Long lists are put together: what the choices of a group begin with is said once.

use engine::json::{Json, to_value};
use engine::page::{Page, TextStyle, width};
use engine::{Choice, GameFace, Match, Seat, Words};
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
    lines: Vec<MenuLine>,
}

/// One legal action, as it is shown.
struct MenuLine {
    action: Value,
    words: Vec<String>,
    odds: Option<String>,
}

impl MenuLine {
    fn new(text: &str, action: Value, odds: Option<String>) -> Self {
        Self { action, words: text.split(' ').map(str::to_owned).collect(), odds }
    }
}

impl Menu {
    /// What a seat can do now.
    pub fn of(played: &dyn Match, seat: Seat, speaker: &Speaker) -> Self {
        Self::offering(&played.choices(seat), speaker)
    }

    /// The same from what a seat sees: its view and what is legal.
    pub fn seen(game: &dyn GameFace, seat: Seat, view: &RawValue, legal: &[Json], speaker: &Speaker) -> Self {
        let actions: Vec<Value> = legal.iter().map(|action| to_value(action)).collect();
        match game.choices(seat, &to_value(view), &actions) {
            Some(choices) => Self::offering(&choices, speaker),
            // A server with other rules than ours: the actions are shown as they are written.
            None => Self { lines: actions.into_iter().map(|action| MenuLine::new(&action.to_string(), action, None)).collect() },
        }
    }

    fn offering(choices: &[Choice], speaker: &Speaker) -> Self {
        let line = |choice: &Choice| {
            let odds = choice.odds.map(|odds| speaker.percent(odds));
            MenuLine::new(&speaker.say(&choice.words), to_value(&choice.action), odds)
        };
        Self { lines: choices.iter().map(line).collect() }
    }

    /// How many choices there are.
    pub fn len(&self) -> usize {
        self.lines.len()
    }

    /// Whether there is nothing to choose.
    pub fn is_empty(&self) -> bool {
        self.lines.is_empty()
    }

    /// The action with this number, from 1.
    pub fn action(&self, number: usize) -> Option<&Value> {
        self.lines.get(number.checked_sub(1)?).map(|choice| &choice.action)
    }

    /// The choices as a page.
    pub fn page(&self) -> Page {
        let mut page = Page::new();
        let mut number = 1;
        for group in self.lines.chunk_by(|one, next| kind(&one.action) == kind(&next.action)) {
            match heading(group).filter(|_| self.lines.len() > MANY) {
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
fn heading(group: &[MenuLine]) -> Option<usize> {
    let (first, others) = group.split_first()?;
    let shared = |other: &MenuLine| first.words.iter().zip(&other.words).take_while(|(one, next)| one == next).count();
    let shared = others.iter().map(shared).min()?;
    let goes_on = group.iter().all(|choice| choice.words.len() > shared);
    (group.len() >= WORTH_A_HEADING && shared >= 2 && goes_on).then_some(shared)
}

fn one_by_one(group: &[MenuLine], first: usize, page: &mut Page) {
    for (at, choice) in group.iter().enumerate() {
        page.line().put(TextStyle::Accent, format!("{:>4}", first + at)).put(TextStyle::Plain, format!("  {}", choice.words.join(" ")));
        if let Some(odds) = &choice.odds {
            page.put(TextStyle::Plain, "  ").put(TextStyle::Yellow, odds.clone());
        }
    }
}

fn put_together(group: &[MenuLine], shared: usize, first: usize, page: &mut Page) {
    page.line().put(TextStyle::Plain, " ".repeat(MARGIN)).put(TextStyle::Strong, format!("{} …", group[0].words[..shared].join(" ")));
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

fn cell(choice: &MenuLine, shared: usize, number: usize) -> Vec<engine::page::Span> {
    let mut page = Page::new();
    page.put(TextStyle::Accent, format!("{number:>4}")).put(TextStyle::Plain, format!(" {}", choice.words[shared..].join(" ")));
    if let Some(odds) = &choice.odds {
        page.put(TextStyle::Plain, " ").put(TextStyle::Yellow, odds.clone());
    }
    page.lines.remove(0)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn menu(sidekicks: u64) -> Menu {
        let mut lines = vec![MenuLine::new("Recruit a sidekick", json!({"type": "recruit"}), None)];
        for museum in ["Louvre", "Hermitage"] {
            for number in 0..=sidekicks {
                let action = json!({"type": "heist", "museum": museum, "sidekicks": number});
                lines.push(MenuLine::new(&format!("Rob the {museum} with {number} sidekicks"), action, Some("16.7%".to_owned())));
            }
        }
        Menu { lines }
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
