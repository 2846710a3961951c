//! Whole simulations: that they do not depend on threads, that their sums are right, what they say to bad input.

use crew_heist::CrewHeist;
use dice_heist::DiceHeist;
use engine::page::Page;
use engine::{Message, TeamResult, Words as _};
use lab::{SimulationPlan, SimulationProgress, Summary, simulate};
use serde_json::{Value, json};
use words::{Language, Speaker};

fn plan(bots: &[&str], games: u64) -> SimulationPlan {
    SimulationPlan { bots: bots.iter().map(|bot| (*bot).to_owned()).collect(), seed: 7, threads: 1, ..SimulationPlan::new(games) }
}

fn run(plan: &SimulationPlan) -> Summary {
    simulate::<DiceHeist>(plan, &SimulationProgress::default()).expect("the plan is possible")
}

#[test]
fn the_same_seed_gives_the_same_result_on_any_number_of_threads() {
    for rotate in [false, true] {
        let one = SimulationPlan { rotate, ..plan(&["greedy", "random", "random"], 501) };
        let alone = run(&one);
        for threads in [2, 3, 8, 1000] {
            assert_eq!(run(&SimulationPlan { threads, ..one.clone() }), alone, "{threads} threads");
        }
        assert_ne!(run(&SimulationPlan { seed: 8, ..one.clone() }).seats, alone.seats, "another seed has other luck");
    }
}

#[test]
fn a_longer_run_begins_with_the_same_games() {
    // Game number i depends on the seed and on i alone, so the first hundred games of any run are the same.
    let scores = |games| run(&plan(&["random"], games)).seats[0].figures.mean_score.unwrap().value * games as f64;
    let (first, more) = (scores(100), scores(101));
    assert!((first - first.round()).abs() < 1e-6 && (-4.0..=100.0).contains(&(more - first)), "{first} {more}");
}

#[test]
fn wins_add_up_to_one_for_each_game() {
    let summary = run(&plan(&["greedy", "random", "greedy", "random"], 400));
    let by_seat: f64 = summary.seats.iter().map(|row| row.figures.win_share.unwrap().value).sum();
    let by_bot: f64 = summary.bots.iter().map(|row| row.figures.win_share.unwrap().value * row.seats as f64).sum();
    assert!((by_seat - 1.0).abs() < 1e-9 && (by_bot - 1.0).abs() < 1e-9, "{by_seat} {by_bot}");
    assert_eq!(summary.games, 400);
    assert_eq!(summary.bots.iter().map(|row| (row.bot, row.seats)).collect::<Vec<_>>(), [("greedy", 2), ("random", 2)]);
}

#[test]
fn actions_and_decisions_are_all_counted() {
    let summary = run(&plan(&["greedy", "random"], 200));
    let decisions: u64 = summary.actions.iter().map(|action| action.count).sum();
    let mean = summary.length.unwrap().mean.value;
    assert!((decisions as f64 - mean * 200.0).abs() < 1e-6, "{decisions} {mean}");
    assert_eq!(decisions, summary.bots.iter().map(|row| row.decisions).sum::<u64>());
    assert!((summary.actions.iter().map(|action| action.share).sum::<f64>() - 1.0).abs() < 1e-9);
    for row in &summary.bots {
        let kinds: Vec<&str> = row.actions.iter().map(|action| action.kind).collect();
        assert_eq!(kinds, summary.actions.iter().map(|action| action.kind).collect::<Vec<_>>(), "in the same order for every bot");
    }
}

#[test]
fn bots_that_move_on_sit_everywhere_equally_often() {
    let fixed = run(&plan(&["greedy", "random", "random"], 300));
    let moved = run(&SimulationPlan { rotate: true, ..plan(&["greedy", "random", "random"], 300) });
    assert_eq!(fixed.seats.iter().map(|row| row.bot).collect::<Vec<_>>(), [Some("greedy"), Some("random"), Some("random")]);
    assert!(moved.seats.iter().all(|row| row.bot.is_none()));
    // A greedy player wins far more than its third; on one seat all that is that seat's, moved on it is spread over all three.
    let spread = |summary: &Summary| {
        let shares = summary.seats.iter().map(|row| row.figures.win_share.unwrap().value);
        shares.clone().fold(0.0, f64::max) - shares.fold(1.0, f64::min)
    };
    assert!(spread(&fixed) > 0.3 && spread(&moved) < 0.15, "{} {}", spread(&fixed), spread(&moved));
    let greedy = |summary: &Summary| summary.bots[0].figures.win_share.unwrap();
    assert!(greedy(&moved).low > 0.5, "{:?}", greedy(&moved));
}

#[test]
fn a_game_that_takes_too_long_is_given_up_and_told() {
    let summary = run(&SimulationPlan { most_decisions: 10, ..plan(&["random"], 20) });
    assert_eq!((summary.games, summary.unfinished, summary.length), (0, 20, None));
    assert!(summary.seats.iter().all(|row| row.figures.win_share.is_none() && row.figures.mean_score.is_none()));
}

#[test]
fn a_stopped_simulation_gives_what_there_is() {
    let watch = SimulationProgress::default();
    watch.stop();
    let summary = simulate::<DiceHeist>(&plan(&["random"], 1_000_000), &watch).unwrap();
    assert_eq!((summary.asked, summary.games), (1_000_000, 0));
}

#[test]
fn what_is_watched_is_what_was_played() {
    let watch = SimulationProgress::default();
    let summary = simulate::<DiceHeist>(&SimulationPlan { threads: 2, ..plan(&["random"], 300) }, &watch).unwrap();
    let decisions: u64 = summary.actions.iter().map(|action| action.count).sum();
    assert_eq!((watch.games(), watch.decisions()), (300, decisions));
}

#[test]
fn json_has_every_figure_under_its_name() {
    let mut plan = plan(&["greedy", "random"], 50);
    plan.set("targeted_raid=true").unwrap();
    let json = serde_json::to_value(run(&plan)).unwrap();
    assert_eq!(json["options"], json!({"seats": 2, "first_seat": null, "targeted_raid": true, "open_artifacts": false, "stall_guard": 3}));
    assert_eq!((&json["game"], &json["seed"], &json["asked"], &json["games"]), (&json!("dice-heist"), &json!(7), &json!(50), &json!(50)));
    for (path, kind) in [
        ("/seats/0/win_share/value", "number"),
        ("/seats/1/mean_score/low", "number"),
        ("/seats/1/bot", "string"),
        ("/bots/0/win_share/high", "number"),
        ("/bots/0/actions/0/share", "number"),
        ("/length/mean/value", "number"),
        ("/length/median", "number"),
        ("/actions/0/kind", "string"),
    ] {
        let found = json.pointer(path).unwrap_or_else(|| panic!("{path} is missing"));
        assert!(if kind == "number" { found.is_number() } else { found.is_string() }, "{path}: {found}");
    }
}

#[test]
fn csv_is_a_table_with_one_figure_a_row() {
    let csv = run(&plan(&["greedy", "random"], 50)).csv();
    let mut rows = csv.lines().map(|line| line.split(',').collect::<Vec<_>>());
    assert_eq!(rows.next().unwrap(), ["group", "name", "figure", "value", "low", "high"]);
    let rows: Vec<_> = rows.collect();
    for row in &rows {
        assert_eq!(row.len(), 6, "{row:?}");
        assert!(row[3].parse::<f64>().is_ok(), "{row:?}");
        assert_eq!(row[4].is_empty(), row[5].is_empty(), "{row:?}");
    }
    for wanted in
        [["seat", "0", "win_share"], ["seat", "1", "mean_score"], ["bot", "greedy", "win_share"], ["length", "decisions", "median"]]
    {
        assert!(rows.iter().any(|row| row[..3] == wanted), "{wanted:?}");
    }
}

/// The sentence for a plan that is not possible, in both languages; it must be a sentence of the catalogs and name each of `naming`.
fn refused(plan: &SimulationPlan, naming: &[&str]) {
    let message = simulate::<DiceHeist>(plan, &SimulationProgress::default()).expect_err("the plan is not possible");
    said(&message, naming);
}

fn said(message: &Message, naming: &[&str]) {
    assert_eq!(words::faults(message), [] as [String; 0]);
    for language in Language::ALL {
        let sentence = Speaker::new(language, Vec::new()).say(message);
        for name in naming {
            assert!(sentence.contains(name), "{sentence}");
        }
    }
}

#[test]
fn what_cannot_be_is_said_in_a_sentence_that_helps() {
    refused(&plan(&["genius"], 1), &["genius", "random", "greedy"]);
    refused(&plan(&["random"; 6], 1), &["seats", "2", "5"]);
    let with = |option: &str, bots: &[&str]| {
        let mut plan = plan(bots, 1);
        plan.set(option).unwrap();
        plan
    };
    refused(&with("seats=4", &["random", "greedy"]), &["4", "2"]);
    refused(&with("seats=9", &["random"]), &["seats", "2", "5"]);
    refused(&with("colour=red", &["random"]), &["colour", "seats", "first_seat", "targeted_raid"]);
    refused(&with("targeted_raid=perhaps", &["random"]), &["targeted_raid", "true", "false"]);
    refused(&with("first_seat=3", &["random"]), &["first_seat", "null"]);
    said(&plan(&[], 1).set("targeted_raid").unwrap_err(), &["targeted_raid"]);
    said(&with("seats=3", &[]).set("seats=4").unwrap_err(), &["seats"]);
}

#[test]
fn what_is_left_out_is_sensible() {
    let summary = run(&SimulationPlan { seed: 7, ..SimulationPlan::new(3) });
    assert_eq!((summary.seats.len(), summary.bots[0].bot), (3, "random"));
    let five = run(&plan(&["random"; 5], 3));
    assert_eq!((five.seats.len(), &five.options["seats"]), (5, &Value::from(5)));
}

fn report(summary: &Summary, language: Language) -> String {
    let mut page = Page::new();
    lab::report::draw(summary, &Speaker::new(language, Vec::new()), &mut page);
    page.plain()
}

#[test]
fn the_report_fits_eighty_columns_in_every_language() {
    let mut plan = plan(&["greedy", "random", "random", "random", "greedy"], 1000);
    plan.set("targeted_raid=true").unwrap();
    for (rotate, most_decisions) in [(false, 100_000), (true, 100_000), (false, 55), (false, 3)] {
        let summary = run(&SimulationPlan { rotate, most_decisions, ..plan.clone() });
        for language in Language::ALL {
            let report = report(&summary, language);
            // Sentences are broken by the screen; tables cannot be.
            for line in report.lines().filter(|line| !line.starts_with("Options") && !line.contains(". ") && !line.ends_with('.')) {
                assert!(line.chars().count() <= 80, "{line}");
            }
            assert!(!report.contains("lab-"), "a sentence is missing:\n{report}");
        }
    }
}

#[test]
fn numbers_are_written_as_the_language_does() {
    let said = |language, value, digits| lab::report::number(&Speaker::new(language, Vec::new()), value, digits);
    assert_eq!(said(Language::English, 1_234_567.891, 2), "1,234,567.89");
    assert_eq!(said(Language::French, 1_234_567.891, 2), "1\u{202f}234\u{202f}567,89");
    assert_eq!(said(Language::English, -1234.0, 0), "-1,234");
    assert_eq!(said(Language::English, -0.5, 1), "-0.5");
    assert_eq!(said(Language::English, 999.0, 0), "999");
}

/// Short games of a crew: the sun comes up soon.
fn crew(games: u64) -> Summary {
    let mut plan = plan(&["greedy"], games);
    for option in ["seats=2", "map=corner", "difficulty=first", "planning=none", "dawn=8"] {
        plan.set(option).unwrap();
    }
    simulate::<CrewHeist>(&plan, &SimulationProgress::default()).expect("the plan is possible")
}

#[test]
fn what_a_crew_made_of_its_games_is_told_with_reasons_and_rounds() {
    let summary = crew(60);
    let team = summary.team.as_ref().expect("a crew wins or loses together");
    assert_eq!(team.results.iter().map(|row| row.games).sum::<u64>(), summary.games);
    for row in &team.results {
        assert_eq!(row.reasons.iter().map(|reason| reason.games).sum::<u64>(), row.games, "{row:?}");
        let share = row.share.unwrap();
        assert!(
            (share.value - row.games as f64 / summary.games as f64).abs() < 1e-9 && share.low <= share.value && share.value <= share.high
        );
        assert_eq!(row.mean_rounds.is_some(), row.games > 0);
    }
    let lost = team.results.iter().find(|row| row.result == TeamResult::Lost).unwrap();
    assert!(lost.reasons.iter().any(|reason| reason.why == "dawn"), "{lost:?}");
    assert!(team.rounds.longest == 8 && team.rounds.shortest > 0);
    // What is won together is the share that every seat has of the wins, put together again.
    let won: u64 = team.results.iter().filter(|row| row.result != TeamResult::Lost).map(|row| row.games).sum();
    let shares: f64 = summary.seats.iter().map(|row| row.figures.win_share.unwrap().value).sum();
    assert!((shares - won as f64 / summary.games as f64).abs() < 1e-9);
    assert!(run(&plan(&["random"], 10)).team.is_none(), "in Dice Heist everybody plays for himself");
}

#[test]
fn bots_play_against_a_clock_that_is_counted_unless_another_is_named() {
    assert_eq!(crew(1).options["clock"], "simulated");
    let mut named = plan(&["greedy"], 1);
    for option in ["seats=2", "map=corner", "clock=untimed", "planning=none", "dawn=5"] {
        named.set(option).unwrap();
    }
    assert_eq!(simulate::<CrewHeist>(&named, &SimulationProgress::default()).unwrap().options["clock"], "untimed");
}

#[test]
fn a_crew_is_told_of_in_tables_json_and_csv() {
    let summary = crew(60);
    let json = serde_json::to_value(&summary).unwrap();
    assert_eq!(json["team"]["results"][0]["result"], "won");
    assert!(json["team"]["rounds"]["median"].is_u64() && json["team"]["results"][0]["share"]["low"].is_f64());
    let csv = summary.csv();
    for row in ["team,won,games,", "team,lost,share,", "team,lost,mean_rounds,", "reason,lost/dawn,games,", "length,rounds,median,"] {
        assert!(csv.lines().any(|line| line.starts_with(row)), "{row} is not in\n{csv}");
    }
    for (language, words) in [
        (Language::English, ["Together", "the sun came up", "Rounds a game"]),
        (Language::French, ["Ensemble", "le soleil s’est levé", "Manches par partie"]),
    ] {
        let told = report(&summary, language);
        assert!(words.iter().all(|words| told.contains(words)), "{told}");
        // Sentences are broken by the screen; tables cannot be.
        let mut lines = told.lines().filter(|line| !line.starts_with("Options") && !line.contains(". ") && !line.ends_with('.'));
        assert!(lines.all(|line| line.chars().count() <= 80), "{told}");
    }
}

#[test]
fn every_reason_has_words() {
    let keys = ["loot_out", "all_captured", "no_loot", "lockdown", "dawn"].map(|why| format!("crew-heist-ending-{why}"));
    let keys = keys.into_iter().chain(["all_cards", "cards_left"].map(|why| format!("jewel-heist-ending-{why}")));
    let results = TeamResult::ALL.map(|result| format!("lab-team-{}", result.name()));
    assert_eq!(words::missing(keys.chain(results)), [""; 0]);
}
