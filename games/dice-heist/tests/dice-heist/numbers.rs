//! The numbers a player wants to see, by number (section 12 of the rules), and the table that shows them in a terminal.

use crate::support::{Play, heist, setup};
use dice_heist::content::Museum;
use dice_heist::state::Attempt;
use dice_heist::{DiceHeist, chance_of};
use engine::page::Page;
use engine::{Arg, Bots, Face, Game, Message, Rules, Seat, Secrets, Viewer, Wording, Words};
use laws::SplitMix;
use serde_json::{Value, json};

fn heist_chance(museum: &str, dice: u8) -> f64 {
    chance_of(Attempt { museum: Museum::find(museum).unwrap(), card: None, sidekicks: dice - 1 }).value()
}

#[test]
fn dh_12_2_what_one_more_die_adds() {
    let added = |museum: &str, dice: u8| format!("{:.1}", 100.0 * (heist_chance(museum, dice + 1) - heist_chance(museum, dice)));
    assert_eq!([1, 2, 3].map(|dice| added("louvre", dice)), ["13.9", "11.6", "9.6"]);
    for (museum, security) in [("hermitage", 2), ("metropolitan", 3), ("british", 4), ("louvre", 5)] {
        for dice in 1..=10 {
            let share = f64::from(security) / 6.0;
            let more = heist_chance(museum, dice + 1) - heist_chance(museum, dice);
            assert!((more - share.powi(i32::from(dice)) * (1.0 - share)).abs() < 1e-12);
        }
    }
}

#[test]
fn dh_12_3_what_an_attempt_spends_on_average() {
    for sidekicks in 0..=3 {
        let mut play = setup(2).sidekicks(&[3, 0]).shown("B02").play();
        play.act(0, heist("british", sidekicks));
        let outcomes = play.outcomes();
        let tickets: u64 = outcomes.iter().map(|(_, weight)| weight).sum();
        let spent = |outcome: &Value| {
            let mut next = Play(play.0.fork());
            next.chance(outcome.clone());
            3 - next.position()["players"][0]["sidekicks"].as_u64().unwrap()
        };
        let mean = outcomes.iter().map(|(outcome, weight)| (weight * spent(outcome)) as f64 / tickets as f64).sum::<f64>();
        assert!((mean - sidekicks as f64 * heist_chance("british", sidekicks as u8 + 1)).abs() < 1e-12, "{sidekicks}: {mean}");
    }
}

/// The mean number of cards that are shown before somebody may act, by walking every way the deck can fall.
fn mean_shown(play: &Play) -> f64 {
    if play.position()["phase"] != "reveal" {
        return 0.0;
    }
    let outcomes = play.outcomes();
    let tickets: u64 = outcomes.iter().map(|(_, weight)| weight).sum();
    let after = |card: &Value| {
        let mut next = Play(play.0.fork());
        next.chance(card.clone());
        1.0 + mean_shown(&next)
    };
    outcomes.iter().map(|(card, weight)| *weight as f64 / tickets as f64 * after(card)).sum()
}

#[test]
fn dh_12_5_how_many_cards_a_turn_shows() {
    for (deck, cards, minor) in
        [("H01", 1, 0), ("H04 H01", 2, 1), ("H04 H05 M04 L03", 4, 3), ("H04 H05 B05 H01 L03", 5, 2), ("H04 H05 H06", 3, 3)]
    {
        let mean = mean_shown(&setup(2).phase("reveal").deck(deck).shown("L01").play());
        let expected = if cards == minor { f64::from(cards) } else { f64::from(cards + 1) / f64::from(cards - minor + 1) };
        assert!((mean - expected).abs() < 1e-12, "{deck}: {mean}, not {expected}");
    }
}

#[test]
fn dh_12_6_whether_a_museum_is_still_untouched() {
    let untouched: f64 = (0..3).map(|_| 1.0 - heist_chance("british", 1)).product();
    assert!((untouched - 8.0 / 27.0).abs() < 1e-12);
    // The dice of all who attack it count together.
    assert!(((1.0 - heist_chance("louvre", 2)) * (1.0 - heist_chance("louvre", 3)) - (1.0 - heist_chance("louvre", 5))).abs() < 1e-12);
}

/// What the player to move wins a last museum with, by the sidekicks of both, all dice rolled; and whether it is right to recruit first.
fn race(museum: &str) -> ([[f64; 11]; 11], [[bool; 11]; 11]) {
    let (mut wins, mut recruits) = ([[0.5; 11]; 11], [[false; 11]; 11]);
    for _ in 0..10_000 {
        for own in 0..=10 {
            for other in 0..=10 - own {
                let chance = heist_chance(museum, own as u8 + 1);
                let attempt = chance + (1.0 - chance) * (1.0 - wins[other][own]);
                let recruit = if own + other < 10 {
                    1.0 - wins[other][own + 1]
                } else if other >= own && other > 0 {
                    1.0 - wins[other - 1][own + 1]
                } else {
                    0.0
                };
                recruits[own][other] = recruit > attempt + 1e-9;
                wins[own][other] = attempt.max(recruit);
            }
        }
    }
    (wins, recruits)
}

#[test]
fn dh_12_8_the_race_for_a_last_museum() {
    for (museum, wins) in [("hermitage", "75.0"), ("metropolitan", "66.7"), ("british", "60.0"), ("louvre", "59.0")] {
        let (solved, recruits) = race(museum);
        assert_eq!(format!("{:.1}", 100.0 * solved[0][0]), wins, "{museum}");
        let right: Vec<(usize, usize)> =
            (0..=10).flat_map(|own| (0..=10 - own).map(move |other| (own, other))).filter(|&(own, other)| recruits[own][other]).collect();
        assert_eq!(right, if museum == "louvre" { vec![(0, 0), (0, 1)] } else { Vec::new() }, "{museum}");
    }
}

/// The bot plays that race as it was solved.
#[test]
fn dh_12_8_the_bot_recruits_before_the_louvre_only() {
    for (card, own, other, recruits) in
        [("L03", 0, 0, true), ("L03", 0, 1, true), ("L03", 0, 2, false), ("L03", 1, 0, false), ("B02", 0, 0, false), ("H01", 0, 1, false)]
    {
        let state = DiceHeist::load(&setup(2).deck("").sidekicks(&[own, other]).shown(card).position()).unwrap();
        let mut legal = Vec::new();
        DiceHeist::actions(&state, Seat::new(0), &mut legal);
        let view = DiceHeist::view(&state, Viewer::Seat(Seat::new(0)));
        let chosen = DiceHeist::greedy(&view, &(), Seat::new(0), &legal, &mut SplitMix::new(1));
        assert_eq!(DiceHeist::action_kind(&chosen) == "recruit", recruits, "{card}, {own} against {other}: {chosen:?}");
    }
}

/// Names sentences by their keys and numbers, which is enough to see what is drawn.
struct Numbers;

impl Words for Numbers {
    fn say(&self, message: &Message) -> String {
        if let ("dice-heist-board-money", [(_, Arg::Number(millions))]) = (message.key.as_ref(), message.args.as_slice()) {
            return format!("${millions}m");
        }
        let args = message.args.iter().map(|(name, arg)| match arg {
            Arg::Number(number) => format!(" {name}={number}"),
            Arg::Seat(seat) => format!(" {seat}"),
            _ => String::new(),
        });
        message.key.rsplit('-').next().unwrap_or_default().to_owned() + &args.collect::<String>()
    }
}

fn drawn(play: &Play, viewer: Viewer) -> String {
    let mut page = Page::new();
    assert!(Face::<DiceHeist>::shared().draw(viewer, &play.view(viewer), &Numbers, &mut page));
    page.plain()
}

#[test]
fn dh_7_21_what_is_still_to_come_is_shown_as_counts() {
    let play = setup(2).option("open_artifacts", true).deck("H01 H09 M04 L03 L13").shown("B02").play();
    let text = drawn(&play, Viewer::Spectator);
    for line in ["museums hermitage=2 metropolitan=1 british=0 louvre=2", "kinds paintings=2 artifacts=1 rubies=1 emeralds=0 sapphires=1"] {
        assert!(text.contains(line), "{line} is missing in\n{text}");
    }
}

#[test]
fn dh_12_9_the_standing_if_it_ended_now() {
    let play = setup(2).held(0, "H04 H08 H09 H10 L03").held(1, "M03 H13").shown("B02").play();
    let text = drawn(&play, Viewer::Seat(Seat::new(0)));
    let totals: Vec<&str> =
        text.lines().filter(|line| line.contains("name ")).map(|line| line.split_whitespace().last().unwrap()).collect();
    // Three artifacts, two rubies and the most paintings; one sapphire and the least, and no artifact that could lie face down.
    assert_eq!(totals, [(3 + 3 + 8).to_string(), (1 - 4).to_string()], "{text}");
    let hidden = setup(2).held(0, "H04").held(1, "M03").shown("B02").play();
    let text = drawn(&hidden, Viewer::Seat(Seat::new(1)));
    assert!(text.contains("-4+?"), "what is face down is not counted, and the total says so:\n{text}");
    assert_eq!(play.position()["result"], json!(null));
}
