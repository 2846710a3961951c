//! A summary as a page of text: tables that fit 80 columns, in the reader's language.

use engine::page::{Page, TextStyle};
use engine::{Message, Words};
use serde_json::Value;

use crate::interval::Estimate;
use crate::summary::{Length, ResultFigures, Summary, TeamSummary};

/// The space between two columns.
const GAP: usize = 2;

/// Draws the summary.
pub fn draw(summary: &Summary, words: &dyn Words, page: &mut Page) {
    let writer = ReportWriter { words };
    writer.heading(summary, page);
    if summary.games > 0 {
        writer.results(summary, page);
        if let Some(team) = &summary.team {
            writer.team(summary.game, team, page);
            writer.length("lab-rounds", &team.rounds, page);
        }
        if let Some(length) = &summary.length {
            writer.length("lab-length", length, page);
        }
    }
    writer.actions(summary, page);
    writer.notes(summary, page);
}

/// A number as the language of `words` writes it, with `digits` after the decimal mark.
pub fn number(words: &dyn Words, value: f64, digits: usize) -> String {
    let (decimal, group) = (words.say(&Message::new("lab-decimal-mark")), words.say(&Message::new("lab-group-mark")));
    let plain = format!("{value:.digits$}");
    let (sign, plain) = plain.strip_prefix('-').map_or(("", plain.as_str()), |rest| ("-", rest));
    let (whole, rest) = plain.split_once('.').unwrap_or((plain, ""));
    let mut written = sign.to_owned();
    for (at, digit) in whole.chars().enumerate() {
        if at > 0 && (whole.len() - at).is_multiple_of(3) {
            written.push_str(&group);
        }
        written.push(digit);
    }
    if !rest.is_empty() {
        written.push_str(&decimal);
        written.push_str(rest);
    }
    written
}

/// As many digits as the least certain of the figures deserves: two of those that its interval leaves open.
fn digits<'a>(estimates: impl Iterator<Item = &'a Estimate>, unit: f64) -> usize {
    let widest = estimates.map(|of| (of.high - of.low) / 2.0 * unit).fold(0.0, f64::max);
    if widest > 0.0 { (1.0 - widest.log10().floor()).clamp(1.0, 4.0) as usize } else { 1 }
}

/// The options as they would be typed.
fn typed(options: &Value) -> String {
    let typed =
        |(name, value): (&String, &Value)| value.as_str().map_or_else(|| format!("{name}={value}"), |word| format!("{name}={word}"));
    options.as_object().map(|options| options.iter().map(typed).collect::<Vec<_>>().join(" ")).unwrap_or_default()
}

struct ReportWriter<'a> {
    words: &'a dyn Words,
}

impl ReportWriter<'_> {
    fn say(&self, key: &'static str) -> String {
        self.words.say(&Message::new(key))
    }

    fn count(&self, count: u64) -> String {
        number(self.words, count as f64, 0)
    }

    fn percent(&self, share: f64, digits: usize) -> String {
        self.words.say(&Message::new("lab-percent").with("number", number(self.words, share * 100.0, digits)))
    }

    fn interval(&self, of: &Estimate, unit: f64, digits: usize) -> String {
        let end = |value: f64| number(self.words, value * unit, digits);
        self.words.say(&Message::new("lab-from-to").with("low", end(of.low)).with("high", end(of.high)))
    }

    fn heading(&self, summary: &Summary, page: &mut Page) {
        let heading = Message::new("lab-heading").with("game", summary.title).with("games", self.count(summary.games));
        let heading =
            heading.with("count", summary.games as i64).with("seats", summary.seats.len() as i64).with("seed", summary.seed.to_string());
        page.line().put(TextStyle::Strong, self.words.say(&heading));
        page.line().put(TextStyle::Faint, self.words.say(&Message::new("lab-options").with("options", typed(&summary.options))));
        page.line();
    }

    /// The results by seat and by bot, as two tables with the same columns.
    fn results(&self, summary: &Summary, page: &mut Page) {
        let all: Vec<&ResultFigures> =
            summary.seats.iter().map(|row| &row.figures).chain(summary.bots.iter().map(|row| &row.figures)).collect();
        let accuracy = Accuracy {
            wins: digits(all.iter().filter_map(|figures| figures.win_share.as_ref()), 100.0),
            scores: digits(all.iter().filter_map(|figures| figures.mean_score.as_ref()), 1.0),
        };
        let mut by_seat = Table::new(vec![self.say("lab-seat"), self.say("lab-bot")], self.result_heads());
        for row in &summary.seats {
            let bot = row.bot.map_or_else(|| self.say("lab-bot-moved"), str::to_owned);
            by_seat.row(vec![row.seat.to_string(), bot], self.result(&row.figures, &accuracy));
        }
        let mut by_bot = Table::new(vec![self.say("lab-bot")], [vec![self.say("lab-seats-held")], self.result_heads()].concat());
        for row in &summary.bots {
            by_bot.row(vec![row.bot.to_owned()], [vec![row.seats.to_string()], self.result(&row.figures, &accuracy)].concat());
        }
        by_seat.draw(page);
        by_bot.draw(page);
    }

    fn result_heads(&self) -> Vec<String> {
        ["lab-wins", "lab-interval", "lab-score", "lab-interval"].map(|key| self.say(key)).to_vec()
    }

    fn result(&self, figures: &ResultFigures, accuracy: &Accuracy) -> Vec<String> {
        let (wins, scores) = (figures.win_share.as_ref(), figures.mean_score.as_ref());
        vec![
            wins.map_or_else(none, |of| self.percent(of.value, accuracy.wins)),
            wins.map_or_else(none, |of| self.interval(of, 100.0, accuracy.wins)),
            scores.map_or_else(none, |of| number(self.words, of.value, accuracy.scores)),
            scores.map_or_else(none, |of| self.interval(of, 1.0, accuracy.scores)),
        ]
    }

    /// What all together made of it, and below each result why.
    fn team(&self, game: &str, team: &TeamSummary, page: &mut Page) {
        let shares = digits(team.results.iter().filter_map(|row| row.share.as_ref()), 100.0);
        let rounds = digits(team.results.iter().filter_map(|row| row.mean_rounds.as_ref()), 1.0);
        let heads =
            ["lab-games", "lab-share", "lab-team-interval", "lab-rounds-short", "lab-team-interval"].map(|key| self.say(key)).to_vec();
        let mut table = Table::new(vec![self.say("lab-team")], heads);
        let share = |of: Option<&Estimate>| {
            [of.map_or_else(none, |of| self.percent(of.value, shares)), of.map_or_else(none, |of| self.interval(of, 100.0, shares))]
        };
        for row in &team.results {
            let result = self.words.say(&Message::new(format!("lab-team-{}", row.result.name())));
            let mean = row.mean_rounds.as_ref();
            let mean = [
                mean.map_or_else(none, |of| number(self.words, of.value, rounds)),
                mean.map_or_else(none, |of| self.interval(of, 1.0, rounds)),
            ];
            table.row(vec![result], [vec![self.count(row.games)], share(row.share.as_ref()).to_vec(), mean.to_vec()].concat());
            for reason in &row.reasons {
                let why = self.words.say(&Message::new(format!("{game}-ending-{}", reason.why)));
                let figures = [vec![self.count(reason.games)], share(reason.share.as_ref()).to_vec(), vec![String::new(); 2]].concat();
                table.row(vec![format!("  {why}")], figures);
            }
        }
        table.draw(page);
    }

    fn length(&self, title: &'static str, length: &Length, page: &mut Page) {
        let exact = digits([length.mean].iter(), 1.0);
        let heads = ["lab-mean", "lab-interval", "lab-shortest"].map(|key| self.say(key)).to_vec();
        let parts = |parts: &[f64]| parts.iter().map(|&part| self.percent(part, 0)).collect::<Vec<_>>();
        let heads =
            [heads, parts(&[0.05, 0.25]), vec![self.say("lab-median")], parts(&[0.75, 0.95]), vec![self.say("lab-longest")]].concat();
        let mut table = Table::new(Vec::new(), heads);
        let mean = vec![number(self.words, length.mean.value, exact), self.interval(&length.mean, 1.0, exact)];
        let percentiles = length.percentiles().map(|(_, decisions)| self.count(u64::from(decisions))).to_vec();
        table.row(Vec::new(), [mean, percentiles].concat());
        page.line().put(TextStyle::Strong, self.say(title));
        table.draw(page);
    }

    fn actions(&self, summary: &Summary, page: &mut Page) {
        let several = summary.bots.len() > 1;
        let bots = summary.bots.iter().filter(|_| several);
        let heads = [vec![self.say("lab-all-bots")], bots.clone().map(|row| row.bot.to_owned()).collect()].concat();
        let mut table = Table::new(vec![self.say("lab-actions")], heads);
        for (at, action) in summary.actions.iter().enumerate() {
            let shares = std::iter::once(action.share).chain(bots.clone().map(|row| row.actions[at].share));
            table.row(vec![action.kind.to_owned()], shares.map(|share| self.percent(share, 1)).collect());
        }
        table.draw(page);
    }

    fn notes(&self, summary: &Summary, page: &mut Page) {
        let mut note = |message: &Message| {
            page.line().put(TextStyle::Faint, self.words.say(message));
        };
        if summary.unfinished > 0 {
            let unfinished = Message::new("lab-unfinished").with("games", self.count(summary.unfinished));
            note(&unfinished.with("most", self.count(u64::from(summary.most_decisions))));
        }
        if summary.games > 0 {
            note(&Message::new("lab-note-wins"));
        }
        if summary.bots.len() > 1 && !summary.rotate {
            note(&Message::new("lab-note-rotate"));
        }
    }
}

/// Stands where there is no figure.
fn none() -> String {
    "–".to_owned()
}

struct Accuracy {
    wins: usize,
    scores: usize,
}

/// Columns of text, the first few to the left, the others to the right.
struct Table {
    left: usize,
    rows: Vec<Vec<String>>,
}

impl Table {
    fn new(left: Vec<String>, right: Vec<String>) -> Self {
        Self { left: left.len(), rows: vec![[left, right].concat()] }
    }

    fn row(&mut self, left: Vec<String>, right: Vec<String>) {
        self.rows.push([left, right].concat());
    }

    /// Draws the table and an empty line below it.
    fn draw(&self, page: &mut Page) {
        let wide = |text: &String| text.chars().count();
        let widths: Vec<usize> =
            (0..self.rows[0].len()).map(|column| self.rows.iter().map(|row| wide(&row[column])).max().unwrap_or_default()).collect();
        for (number, row) in self.rows.iter().enumerate() {
            page.line();
            let mut end = 0;
            for (column, (text, width)) in row.iter().zip(&widths).enumerate() {
                let (begin, stretch) = (end, width + if column == 0 { 0 } else { GAP });
                end += stretch;
                page.pad_to(if column < self.left { begin + stretch - width } else { end - wide(text) });
                page.put(if number == 0 { TextStyle::Faint } else { TextStyle::Plain }, text.clone());
            }
        }
        page.line();
    }
}
