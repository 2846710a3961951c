//! What a simulation found, as figures with their intervals; as JSON and as CSV.

use std::fmt::Write as _;

use engine::TeamResult;
use serde::Serialize;
use serde_json::Value;

use crate::interval::{Estimate, share};
use crate::tally::{Endings, Lengths, PlayerTally, Tally, WIN_PARTS};

/// What a simulation found. It follows from the plan alone: neither the number of threads nor the machine is in it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Summary {
    /// The slug of the game.
    pub game: &'static str,
    /// The name on its box.
    #[serde(skip)]
    pub title: &'static str,
    /// The version of its rules.
    pub rules: u32,
    /// All its options.
    pub options: Value,
    /// The seed.
    pub seed: u64,
    /// How many games were asked for.
    pub asked: u64,
    /// How many came to an end.
    pub games: u64,
    /// How many were given up because they took too many decisions; they count only among the actions.
    pub unfinished: u64,
    /// After how many decisions a game is given up.
    pub most_decisions: u32,
    /// Whether the bots moved on by one seat from game to game.
    pub rotate: bool,
    /// How each seat did.
    pub seats: Vec<SeatRow>,
    /// How each bot did, over all seats it held.
    pub bots: Vec<BotRow>,
    /// How it ended for all together; none where everybody plays for himself.
    pub team: Option<TeamSummary>,
    /// How long the games were; none if none came to an end.
    pub length: Option<Length>,
    /// The kinds of action that were chosen.
    pub actions: Vec<ActionRow>,
}

/// The result of a seat or a bot.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct ResultFigures {
    /// The games it took part in.
    pub games: u64,
    /// Its share of the wins for each seat it held: a win shared by two counts half for each. Wilson's interval, with the game as the independent trial.
    pub win_share: Option<Estimate>,
    /// Its mean score over the games in which it has one. Normal interval, with the game as the independent trial.
    pub mean_score: Option<Estimate>,
    /// The standard deviation of its score.
    pub score_deviation: Option<f64>,
}

/// How one seat did.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SeatRow {
    /// Its number.
    pub seat: u8,
    /// The bot that sat there, unless they moved.
    pub bot: Option<&'static str>,
    /// Its result.
    #[serde(flatten)]
    pub figures: ResultFigures,
}

/// How one bot did.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct BotRow {
    /// Its name.
    pub bot: &'static str,
    /// How many seats it held in each game.
    pub seats: u64,
    /// Its result.
    #[serde(flatten)]
    pub figures: ResultFigures,
    /// How many decisions it made.
    pub decisions: u64,
    /// The share of each kind of action among them, in the order of [`Summary::actions`].
    pub actions: Vec<KindShare>,
}

/// A kind of action and how often it was chosen.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct KindShare {
    /// The kind, as in the action's `type`.
    pub kind: &'static str,
    /// How often.
    pub count: u64,
    /// The share of all decisions.
    pub share: f64,
}

/// A kind of action over all bots.
pub type ActionRow = KindShare;

/// How games ended whose players win or lose together.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct TeamSummary {
    /// Each result, the best first; no row for partial wins where there were none.
    pub results: Vec<ResultRow>,
    /// After how many rounds, whatever the result.
    pub rounds: Length,
}

/// How often all together came to a result.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct ResultRow {
    /// The result.
    pub result: TeamResult,
    /// In how many games.
    pub games: u64,
    /// In what share of all games that came to an end. Wilson's interval.
    pub share: Option<Estimate>,
    /// After how many rounds on average. Normal interval.
    pub mean_rounds: Option<Estimate>,
    /// Why, the most frequent reason first.
    pub reasons: Vec<ReasonRow>,
}

/// Why games ended so.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct ReasonRow {
    /// The reason, as the game names it.
    pub why: &'static str,
    /// In how many games.
    pub games: u64,
    /// In what share of all games that came to an end. Wilson's interval.
    pub share: Option<Estimate>,
}

impl TeamSummary {
    fn of(endings: &Endings) -> Option<Self> {
        let rounds = Length::of(&endings.rounds)?;
        let all = endings.rounds.sums().count();
        let of_all = |games: u64| share(games as f64 / all as f64, all);
        let row = |(result, lengths): (TeamResult, &Lengths)| {
            let games = lengths.sums().count();
            let reasons = endings.reasons(result).into_iter().map(|(why, games)| ReasonRow { why, games, share: of_all(games) }).collect();
            ResultRow { result, games, share: of_all(games), mean_rounds: lengths.sums().estimate(), reasons }
        };
        let rows = TeamResult::ALL.into_iter().zip(&endings.by_result).map(row);
        Some(Self { results: rows.filter(|row| row.result != TeamResult::WonInPart || row.games > 0).collect(), rounds })
    }
}

/// How long games were, in decisions or in rounds.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Length {
    /// The mean, with its normal interval.
    pub mean: Estimate,
    /// The standard deviation.
    pub deviation: Option<f64>,
    /// The shortest game.
    pub shortest: u32,
    /// A twentieth of the games are no longer than this.
    pub p5: u32,
    /// A quarter.
    pub p25: u32,
    /// Half.
    pub median: u32,
    /// Three quarters.
    pub p75: u32,
    /// Nineteen of twenty.
    pub p95: u32,
    /// The longest game.
    pub longest: u32,
}

impl ResultFigures {
    fn of(fortune: &PlayerTally) -> Self {
        let won = fortune.win_parts as f64 / (WIN_PARTS * fortune.seats.max(1)) as f64;
        Self {
            games: fortune.games,
            win_share: share(won, fortune.games),
            mean_score: fortune.scores.estimate(),
            score_deviation: fortune.scores.deviation(),
        }
    }
}

impl Length {
    fn of(lengths: &Lengths) -> Option<Self> {
        let at = |percent| lengths.percentile(percent);
        Some(Self {
            mean: lengths.sums().estimate()?,
            deviation: lengths.sums().deviation(),
            shortest: at(0)?,
            p5: at(5)?,
            p25: at(25)?,
            median: at(50)?,
            p75: at(75)?,
            p95: at(95)?,
            longest: at(100)?,
        })
    }
}

/// What a summary says besides the sums.
pub(crate) struct SummaryHead {
    pub(crate) game: &'static str,
    pub(crate) title: &'static str,
    pub(crate) rules: u32,
    pub(crate) options: Value,
    pub(crate) seed: u64,
    pub(crate) asked: u64,
    pub(crate) most_decisions: u32,
    pub(crate) rotate: bool,
    /// The different bots.
    pub(crate) bots: Vec<&'static str>,
    /// Which of them sits on each seat in the first game.
    pub(crate) sitting: Vec<usize>,
}

impl Summary {
    pub(crate) fn new(heading: SummaryHead, tally: &Tally) -> Self {
        let kinds: Vec<_> = tally.kinds.iter().map(crate::tally::Kinds::counts).collect();
        let names = all_kinds(&kinds);
        let together: Vec<(&'static str, u64)> = names.iter().map(|&kind| (kind, kinds.iter().map(|of| count(of, kind)).sum())).collect();
        let bot_row = |(bot, name): (usize, &&'static str)| BotRow {
            bot: name,
            seats: heading.sitting.iter().filter(|&&sits| sits == bot).count() as u64,
            figures: ResultFigures::of(&tally.bots[bot]),
            decisions: kinds[bot].iter().map(|(_, count)| count).sum(),
            actions: shares(&names.iter().map(|&kind| (kind, count(&kinds[bot], kind))).collect::<Vec<_>>()),
        };
        let moved = heading.rotate && heading.bots.len() > 1;
        let seat_row = |(seat, fortune): (usize, &PlayerTally)| SeatRow {
            seat: seat as u8,
            bot: (!moved).then(|| heading.bots[heading.sitting[seat]]),
            figures: ResultFigures::of(fortune),
        };
        Self {
            game: heading.game,
            title: heading.title,
            rules: heading.rules,
            seed: heading.seed,
            asked: heading.asked,
            games: tally.finished,
            unfinished: tally.unfinished,
            most_decisions: heading.most_decisions,
            rotate: heading.rotate,
            seats: tally.seats.iter().enumerate().map(seat_row).collect(),
            bots: heading.bots.iter().enumerate().map(bot_row).collect(),
            team: TeamSummary::of(&tally.endings),
            length: Length::of(&tally.lengths),
            actions: shares(&together),
            options: heading.options,
        }
    }

    /// One row a figure: what it is of, its name, its value and, where it has one, its interval.
    pub fn csv(&self) -> String {
        let mut csv = Csv::new();
        for row in &self.seats {
            csv.figures("seat", &row.seat.to_string(), &row.figures);
        }
        for row in &self.bots {
            csv.figures("bot", row.bot, &row.figures);
            for action in &row.actions {
                csv.plain("bot", row.bot, &format!("share_of_{}", action.kind), action.share);
            }
        }
        if let Some(team) = &self.team {
            csv.team(team);
        }
        if let Some(length) = &self.length {
            csv.length("decisions", length);
        }
        for action in &self.actions {
            csv.plain("action", action.kind, "share", action.share);
            csv.plain("action", action.kind, "count", action.count as f64);
        }
        csv.plain("games", "finished", "count", self.games as f64);
        csv.plain("games", "unfinished", "count", self.unfinished as f64);
        csv.0
    }
}

impl Length {
    /// The percentiles by name, from the shortest game to the longest.
    pub fn percentiles(&self) -> [(&'static str, u32); 7] {
        [
            ("shortest", self.shortest),
            ("p5", self.p5),
            ("p25", self.p25),
            ("median", self.median),
            ("p75", self.p75),
            ("p95", self.p95),
            ("longest", self.longest),
        ]
    }
}

/// Every kind that anybody chose, the most frequent first.
fn all_kinds(kinds: &[Vec<(&'static str, u64)>]) -> Vec<&'static str> {
    let mut names: Vec<&'static str> = kinds.iter().flatten().map(|&(kind, _)| kind).collect();
    names.sort_unstable();
    names.dedup();
    names.sort_by_key(|kind| std::cmp::Reverse(kinds.iter().map(|of| count(of, kind)).sum::<u64>()));
    names
}

fn count(kinds: &[(&'static str, u64)], kind: &str) -> u64 {
    kinds.iter().find(|(known, _)| *known == kind).map_or(0, |&(_, count)| count)
}

fn shares(counts: &[(&'static str, u64)]) -> Vec<KindShare> {
    let all: u64 = counts.iter().map(|(_, count)| count).sum();
    counts.iter().map(|&(kind, count)| KindShare { kind, count, share: count as f64 / all.max(1) as f64 }).collect()
}

/// Rows of `group,name,figure,value,low,high`. No field of ours holds a comma or a quotation mark.
struct Csv(String);

impl Csv {
    fn new() -> Self {
        Self("group,name,figure,value,low,high\n".to_owned())
    }

    fn plain(&mut self, group: &str, name: &str, figure: &str, value: f64) {
        writeln!(self.0, "{group},{name},{figure},{value},,").expect("text takes any text");
    }

    fn estimate(&mut self, group: &str, name: &str, figure: &str, of: &Estimate) {
        writeln!(self.0, "{group},{name},{figure},{},{},{}", of.value, of.low, of.high).expect("text takes any text");
    }

    fn perhaps(&mut self, group: &str, name: &str, figure: &str, of: Option<&Estimate>) {
        if let Some(of) = of {
            self.estimate(group, name, figure, of);
        }
    }

    fn length(&mut self, name: &str, length: &Length) {
        self.estimate("length", name, "mean", &length.mean);
        for (figure, value) in length.percentiles() {
            self.plain("length", name, figure, f64::from(value));
        }
    }

    fn team(&mut self, team: &TeamSummary) {
        for row in &team.results {
            let name = row.result.name();
            self.plain("team", name, "games", row.games as f64);
            self.perhaps("team", name, "share", row.share.as_ref());
            self.perhaps("team", name, "mean_rounds", row.mean_rounds.as_ref());
            for reason in &row.reasons {
                let name = format!("{name}/{}", reason.why);
                self.plain("reason", &name, "games", reason.games as f64);
                self.perhaps("reason", &name, "share", reason.share.as_ref());
            }
        }
        self.length("rounds", &team.rounds);
    }

    fn figures(&mut self, group: &str, name: &str, figures: &ResultFigures) {
        self.plain(group, name, "games", figures.games as f64);
        for (figure, estimate) in [("win_share", &figures.win_share), ("mean_score", &figures.mean_score)] {
            if let Some(estimate) = estimate {
                self.estimate(group, name, figure, estimate);
            }
        }
        if let Some(deviation) = figures.score_deviation {
            self.plain(group, name, "score_deviation", deviation);
        }
    }
}
