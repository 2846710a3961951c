//! The result, and how it adds up.

use std::fmt;

use engine::json::Json;
use engine::page::{Page, TextStyle};
use engine::{Match, Message, Seat, SeatSet, Words};
use serde::de::{Deserialize, Deserializer, MapAccess, Visitor};
use serde_json::Value;
use words::Speaker;

/// The result of a game that is over, as far as it is shown.
#[derive(Debug)]
pub struct Outcome<'a> {
    /// The slug of the game.
    pub game: &'a str,
    /// The rank of each seat, from 1.
    pub ranks: &'a [u8],
    /// The score of each seat; `None` for one that was eliminated.
    pub scores: &'a [Option<i32>],
    /// The seats that have won.
    pub winners: SeatSet,
    /// How each seat's score adds up.
    pub lines: &'a Json,
}

/// The result of a game that is over, as a table; nothing for one that is not.
pub fn page(played: &dyn Match, speaker: &Speaker) -> Page {
    let Some(standing) = played.standing() else { return Page::new() };
    let (game, lines) = (played.game().slug(), played.lines());
    let (ranks, scores) = (standing.ranks.as_slice(), standing.scores.as_slice());
    told(&Outcome { game, ranks, scores, winners: standing.winners, lines: &lines }, speaker)
}

/// A result as a table: a row for each seat in the order of ranks, a column for each part of the sum.
pub fn told(outcome: &Outcome<'_>, speaker: &Speaker) -> Page {
    let mut page = Page::new();
    let count = outcome.ranks.len();
    let score = |seat: Seat| outcome.scores.get(seat.index()).copied().flatten();
    let lines: Vec<Option<ScoreLine>> = serde_json::from_str(outcome.lines.get()).unwrap_or_default();
    let mut rows = vec![heading(outcome.game, lines.iter().flatten().next(), speaker)];
    let parts = rows[0].len();
    // Where several games are added up, the lines are those of the last one, and the sum needs a column of its own.
    let differs =
        |(seat, line): (Seat, &Option<ScoreLine>)| line.as_ref().and_then(ScoreLine::total).is_some_and(|total| Some(total) != score(seat));
    let summed = Seat::all(count).zip(&lines).any(differs);
    if summed {
        rows[0].push(speaker.say(&Message::new("cli-score-sum")));
    }
    let mut seats: Vec<Seat> = Seat::all(count).collect();
    seats.sort_by_key(|&seat| (outcome.ranks[seat.index()], seat));
    for seat in seats {
        let mut row = vec![outcome.ranks[seat.index()].to_string(), speaker.name(seat)];
        row.extend(lines.get(seat.index()).into_iter().flatten().flat_map(ScoreLine::parts).map(|(_, value)| shown(value)));
        row.resize(parts, shown(&Value::Null));
        if summed {
            row.push(score(seat).map_or_else(|| shown(&Value::Null), |score| score.to_string()));
        }
        rows.push(row);
    }
    draw(&rows, 1, &mut page);
    page.line();
    let verdict = if outcome.winners.is_empty() {
        Message::new("cli-all-lost")
    } else {
        Message::new("cli-winners").with("winners", engine::Arg::List(outcome.winners.iter().map(Into::into).collect()))
    };
    page.line().put(TextStyle::Strong, speaker.say(&verdict));
    page
}

/// How one seat's result adds up: what a game calls a line, with its fields in the order the game gives them.
#[derive(Debug)]
struct ScoreLine(Vec<(String, Value)>);

impl ScoreLine {
    /// The fields that are shown: the seat is told by its name.
    fn parts(&self) -> impl Iterator<Item = &(String, Value)> {
        // Whose line it is, and its place, stand before it already.
        self.0.iter().filter(|(name, _)| name != "seat" && name != "place")
    }

    /// What the line adds up to.
    fn total(&self) -> Option<i32> {
        let total = self.0.iter().find(|(name, _)| name == "total")?;
        total.1.as_i64().and_then(|total| i32::try_from(total).ok())
    }
}

// Read by hand, because a map of serde_json would sort the fields, and the order in which a sum is told matters to people.
impl<'de> Deserialize<'de> for ScoreLine {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Fields;
        impl<'de> Visitor<'de> for Fields {
            type Value = ScoreLine;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a line of a result")
            }
            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<ScoreLine, A::Error> {
                let mut fields = Vec::new();
                while let Some(field) = map.next_entry()? {
                    fields.push(field);
                }
                Ok(ScoreLine(fields))
            }
        }
        deserializer.deserialize_map(Fields)
    }
}

fn heading(slug: &str, line: Option<&ScoreLine>, speaker: &Speaker) -> Vec<String> {
    let mut row = vec![speaker.say(&Message::new("cli-score-rank")), speaker.say(&Message::new("cli-score-player"))];
    row.extend(line.into_iter().flat_map(ScoreLine::parts).map(|(name, _)| speaker.say(&Message::new(format!("{slug}-line-{name}")))));
    row
}

fn shown(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        Value::Null => "-".to_owned(),
        other => other.to_string(),
    }
}

/// Columns as wide as they must be: the one of names to the left, numbers to the right, the last column, which counts most, strong.
pub(crate) fn draw(rows: &[Vec<String>], names: usize, page: &mut Page) {
    let columns = rows.first().map_or(0, Vec::len);
    let widths: Vec<usize> = (0..columns)
        .map(|column| rows.iter().filter_map(|row| row.get(column)).map(|cell| cell.chars().count()).max().unwrap_or_default())
        .collect();
    for (at, row) in rows.iter().enumerate() {
        page.line();
        for (column, cell) in row.iter().enumerate() {
            let ink = match (at, column + 1 == columns) {
                (0, _) => TextStyle::Faint,
                (_, true) => TextStyle::Strong,
                (_, false) => TextStyle::Plain,
            };
            let width = widths[column];
            let cell = if column == names { format!("{cell:<width$}") } else { format!("{cell:>width$}") };
            page.put(TextStyle::Plain, "  ").put(ink, cell);
        }
    }
}
