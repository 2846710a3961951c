//! Numbered entries without holes, for every viewer, and catching up from any number.

use fair::FastRng;
use protocol::{FromClient, Settings, ToClient};
use serde_json::json;
use table::Input;

use crate::hall::{ANN, BOB, CAT, EVE, Hall, dice_heist, pick, player, two_vaults};

/// All that a viewer is told after `since`, page by page; nothing if it got the whole view instead.
fn events_since(hall: &mut Hall, connection: u64, since: u64) -> Option<Vec<String>> {
    let mut told = Vec::new();
    loop {
        let page = page_since(hall, connection, since + told.len() as u64)?;
        if page.is_empty() {
            return Some(told);
        }
        told.extend(page);
    }
}

/// One page of what a viewer is told after `since`; nothing if it got the whole view instead.
fn page_since(hall: &mut Hall, connection: u64, since: u64) -> Option<Vec<String>> {
    let before = hall.client(connection).frames.len();
    hall.say(connection, FromClient::Events { since });
    let frames = &hall.client(connection).frames[before..];
    assert_eq!(frames.len(), 1);
    match ToClient::read(&frames[0]).unwrap().unwrap() {
        ToClient::Update(update) => {
            assert_eq!(update.first, since + 1);
            Some(update.entries.iter().map(|entry| entry.json().get().to_owned()).collect())
        }
        ToClient::View(_) => None,
        other => panic!("{other:?}"),
    }
}

fn check(hall: &mut Hall, people: &[u64]) {
    for &connection in people {
        let streams = hall.client(connection).streams.clone();
        for since in 0..=streams.len() {
            assert_eq!(events_since(hall, connection, since as u64).unwrap(), streams[since..]);
        }
        assert_eq!(events_since(hall, connection, streams.len() as u64 + 1), None);
        assert_eq!(events_since(hall, connection, u64::MAX), None);
    }
}

#[test]
fn whoever_was_away_hears_exactly_what_was_missed() {
    let mut hall = Hall::begun(dice_heist(), json!({"seats": 3, "open_artifacts": false}), Settings::default(), &[ANN, BOB, CAT]);
    hall.arrive(EVE);
    let mut luck = FastRng::new(5);
    hall.play(&[ANN, BOB, CAT], |legal| pick(legal, &mut luck).clone());
    check(&mut hall, &[ANN, BOB, CAT, EVE]);
    hall.restart();
    for connection in [ANN, BOB, CAT, EVE] {
        hall.arrive(connection);
    }
    check(&mut hall, &[ANN, EVE]);
}

#[test]
fn streams_of_a_game_with_secrets_are_each_without_holes() {
    for seed in 0..20 {
        let mut hall = Hall::with_plan(two_vaults(), crate::hall::plan(json!({"seats": 3}), Settings::default(), seed));
        hall.seat_all(&[ANN, BOB, CAT]);
        hall.arrive(EVE);
        hall.say(ANN, FromClient::Start);
        let mut luck = FastRng::new(seed);
        hall.play(&[ANN, BOB, CAT], |legal| pick(legal, &mut luck).clone());
        check(&mut hall, &[ANN, BOB, CAT, EVE]);
        assert!(hall.client(ANN).streams.len() != hall.client(EVE).streams.len() || hall.client(ANN).streams != hall.client(EVE).streams);
    }
}

/// Somebody who comes and goes ends up with the same log as somebody who stays.
#[test]
fn coming_and_going_loses_nothing() {
    let mut hall = Hall::begun(dice_heist(), json!({"seats": 2}), Settings { away_seconds: None, ..Settings::default() }, &[ANN, BOB]);
    let (stays, flickers) = (90, 91);
    hall.input(Input::Arrived { connection: stays, player: player(EVE), since: Some(0), steps: false });
    hall.arrive(flickers);
    let mut luck = FastRng::new(8);
    for step in 0..60 {
        let Some(connection) = hall.asked(&[ANN, BOB]) else { break };
        let action = pick(&hall.client(connection).legal(), &mut luck).clone();
        match step % 5 {
            1 => hall.leave(flickers),
            4 => hall.arrive(flickers),
            _ => {}
        }
        hall.act(connection, action);
    }
    hall.arrive(flickers);
    assert_eq!(hall.client(stays).streams, hall.client(flickers).streams);
}

#[test]
fn a_client_without_a_number_gets_the_whole_view() {
    let mut hall = Hall::begun(dice_heist(), json!({"seats": 2}), Settings::default(), &[ANN, BOB]);
    for since in [None, Some(1_000)] {
        hall.clients.remove(&EVE);
        hall.input(Input::Arrived { connection: EVE, player: player(EVE), since, steps: false });
        let kinds: Vec<bool> = hall.client(EVE).frames.iter().map(|frame| frame.starts_with(r#"{"type":"view""#)).collect();
        assert_eq!(kinds, [false, true, false], "table, view, presence");
        assert_eq!(hall.client(EVE).sight().number, hall.client(ANN).sight().number);
    }
    hall.say(EVE, FromClient::View);
    assert!(hall.client(EVE).frames.last().unwrap().starts_with(r#"{"type":"view""#));
}

/// What is sent live and what is sent later are the same bytes: sentences are made in two ways.
#[test]
fn sentences_are_the_same_live_and_later() {
    let mut hall = Hall::begun(dice_heist(), json!({"seats": 2}), Settings::default(), &[ANN, BOB]);
    let mut luck = FastRng::new(2);
    hall.play(&[ANN, BOB], |legal| pick(legal, &mut luck).clone());
    hall.arrive(EVE);
    let later = events_since(&mut hall, EVE, 0).unwrap();
    assert_eq!(later, hall.client(ANN).streams);
    for entry in &later {
        let entry: protocol::Entry<'_> = serde_json::from_str(entry).unwrap();
        assert_eq!(words::faults(&entry.say), [""; 0]);
    }
}

fn chat(hall: &mut Hall, connection: u64, lines: usize, text: &str) {
    for _ in 0..lines {
        hall.say(connection, FromClient::Chat { text: text.to_owned() });
    }
}

#[test]
fn a_long_log_comes_in_pages() {
    let mut hall = Hall::begun(dice_heist(), json!({"seats": 2}), Settings::default(), &[ANN, BOB]);
    chat(&mut hall, ANN, 450, "short");
    let streams = hall.client(BOB).streams.clone();
    assert_eq!(page_since(&mut hall, BOB, 0).unwrap(), streams[..200], "so many at once");
    assert_eq!(page_since(&mut hall, BOB, 200).unwrap(), streams[200..400]);
    assert_eq!(page_since(&mut hall, BOB, 400).unwrap(), streams[400..]);
    chat(&mut hall, BOB, 100, &"long ".repeat(80));
    let long = streams.len() as u64;
    let page = page_since(&mut hall, ANN, long).unwrap();
    let bytes: usize = page.iter().map(String::len).sum();
    assert!(page.len() < 100 && bytes < 131_072, "{} entries of {bytes} bytes", page.len());
    assert_eq!(events_since(&mut hall, ANN, 0).unwrap(), hall.client(ANN).streams);
}

#[test]
fn who_was_away_for_more_than_a_page_gets_the_whole_view_and_fetches_the_rest() {
    let mut hall = Hall::begun(dice_heist(), json!({"seats": 2}), Settings::default(), &[ANN, BOB]);
    let back_from_a_pause = |hall: &mut Hall, missed: usize| {
        hall.leave(BOB);
        chat(hall, ANN, missed, "la");
        let before = hall.client(BOB).frames.len();
        hall.arrive(BOB);
        let frames = &hall.client(BOB).frames[before..];
        frames.iter().any(|frame| matches!(ToClient::read(frame), Ok(Some(ToClient::View(_)))))
    };
    assert!(!back_from_a_pause(&mut hall, 200), "what fits into one page is told");
    let known = hall.client(BOB).streams.len() as u64;
    assert!(back_from_a_pause(&mut hall, 201), "what does not is not");
    assert_eq!(events_since(&mut hall, BOB, known).unwrap().len(), 201);
    assert_eq!(hall.client(BOB).streams, hall.client(ANN).streams);
}
