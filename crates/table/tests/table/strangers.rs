//! Whatever strangers send, a table answers and goes on; whatever became of a log, it is restored or refused. The bounded form of what `fuzz/` does
//! without end.

use std::sync::Arc;

use engine::Luck;
use fair::FastRng;
use protocol::{FromClient, SeatClock, Settings, ToClient};
use serde_json::json;
use table::{Input, Table, TableGame};

use crate::hall::{ANN, BOB, BOTS, CAT, EVE, Hall, dice_heist, pick, player};

/// A table in the middle of a game with clocks.
fn in_play(moves: usize) -> Hall {
    let settings =
        Settings { clock: SeatClock::Total { seconds: 60, increment: 2 }, away_seconds: Some(30), bot_pause_ms: 0, ..Settings::default() };
    let mut hall = Hall::begun(dice_heist(), json!({"seats": 3}), settings, &[ANN, BOB, CAT]);
    hall.arrive(EVE);
    let mut luck = FastRng::new(3);
    for _ in 0..moves {
        let Some(connection) = hall.asked(&[ANN, BOB, CAT]) else { break };
        let action = pick(&hall.client(connection).legal(), &mut luck).clone();
        hall.act(connection, action);
    }
    hall
}

/// What JSON is made of.
const LETTERS: &[u8] = b"0123456789\"{}[]:,-+eEnulltruefals\\ ";

/// Changes, drops, doubles or moves a few bytes.
fn spoil(text: &str, luck: &mut FastRng) -> String {
    let mut bytes = text.as_bytes().to_vec();
    for _ in 0..=luck.below(3) {
        let mut place = || luck.below(bytes.len().max(1) as u64) as usize;
        let (at, other) = (place(), place());
        match luck.below(4) {
            _ if bytes.is_empty() => break,
            0 => bytes[at] = LETTERS[luck.below(LETTERS.len() as u64) as usize],
            1 => drop(bytes.remove(at)),
            2 => bytes.insert(at, bytes[other]),
            _ => bytes.swap(at, other),
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// Frames as they should be, to be spoiled.
fn frames(hall: &mut Hall) -> Vec<String> {
    let asked = hall.asked(&[ANN, BOB, CAT]).unwrap();
    let action = hall.client(asked).legal()[0].clone();
    let mut frames = vec![hall.action(asked, action).text()];
    for message in [
        FromClient::Sit { seat: 1, entropy: Some("e".to_owned()) },
        FromClient::SetBot { seat: 2, bot: Some("greedy".to_owned()) },
        FromClient::Remove { seat: 0 },
        FromClient::Undo { client: "u".to_owned() },
        FromClient::Events { since: 3 },
        FromClient::Chat { text: "hello".to_owned() },
        FromClient::Watch { table: "t".to_owned(), since: Some(18_446_744_073_709_551_615), steps: true },
        FromClient::Hello { protocol: 1, client: "x".to_owned() },
        FromClient::Stand,
        FromClient::TakeBack,
        FromClient::Rematch,
        FromClient::OpenRecord,
        FromClient::Start,
        FromClient::View,
    ] {
        frames.push(message.text());
    }
    frames
}

#[test]
fn spoiled_frames_are_answered_and_the_log_stays_whole() {
    let mut luck = FastRng::new(11);
    let (mut read, mut refused) = (0, 0);
    for _ in 0..20 {
        let mut hall = in_play(luck.below(12) as usize);
        let frames = frames(&mut hall);
        for _ in 0..100 {
            let frame = &frames[luck.below(frames.len() as u64) as usize];
            // Most spoiled frames are no frames; those that are whole lead the table to where spoiled ones may do harm.
            let frame = if luck.below(2) == 0 { frame.clone() } else { spoil(frame, &mut luck) };
            let connection = [ANN, BOB, CAT, EVE, 77][luck.below(5) as usize];
            match FromClient::read(&frame) {
                Ok(message) => {
                    read += 1;
                    hall.input(Input::Said { connection, message });
                }
                Err(refusal) => {
                    refused += 1;
                    assert_eq!(refusal.code, "bad_message");
                }
            }
        }
        assert_eq!(hall.restored().durable(), hall.table.durable());
    }
    assert!(read > 300 && refused > 300, "{read} read, {refused} refused");
}

/// What a server does with a table it has restored.
fn use_table(mut table: Table) {
    for (connection, since) in [(ANN, None), (BOB, Some(0)), (EVE, Some(7))] {
        let arrived = Input::Arrived { connection, player: player(connection), since, steps: false };
        for deliver in table.handle(arrived, 1_000).send {
            assert!(ToClient::read(&deliver.text).unwrap().is_some(), "{}", deliver.text);
        }
        table.handle(Input::Said { connection, message: FromClient::Rematch }, 2_000);
        table.handle(Input::Said { connection, message: FromClient::Stand }, 3_000);
    }
    table.handle(Input::Wake, 1 << 52);
    table.record();
    table.summary();
}

#[test]
fn damaged_logs_are_restored_or_refused_by_the_number_of_a_line() {
    let table_game = TableGame { game: dice_heist(), bots: BOTS };
    let whole = [in_play(6).log, in_play(400).log];
    let mut luck = FastRng::new(12);
    let (mut restored, mut refused) = (0, 0);
    for _ in 0..600 {
        let mut log = whole[luck.below(2) as usize].clone();
        log.truncate(2 + luck.below(40) as usize);
        let (at, other) = (luck.below(log.len() as u64) as usize, luck.below(log.len() as u64) as usize);
        match luck.below(6) {
            0 => drop(log.remove(at)),
            1 => log.swap(at, other),
            2 => log.insert(at, Arc::clone(&log[other])),
            _ => log[at] = spoil(&log[at], &mut luck).into(),
        }
        let lines = log.len();
        match Table::restore(table_game, log) {
            Ok(table) => {
                restored += 1;
                use_table(table);
            }
            Err(damage) => {
                refused += 1;
                assert!(damage.line < lines, "{damage}");
            }
        }
    }
    assert!(restored > 20 && refused > 200, "{restored} restored, {refused} refused");
}

#[test]
fn times_and_seats_that_cannot_be_are_damage() {
    let log = in_play(3).log;
    let table_game = TableGame { game: dice_heist(), bots: BOTS };
    for line in [
        r#"{"v":1,"at":18446744073709551615,"what":{"clock_fell":{"seat":0}}}"#,
        r#"{"v":1,"at":1,"what":{"took_over":{"seat":0,"bot":"greedy","why":"away","left":18446744073709551615}}}"#,
        r#"{"v":1,"at":1,"what":{"rematch_agreed":{"seat":5}}}"#,
        r#"{"v":1,"at":1,"what":{"clock_fell":{"seat":5}}}"#,
    ] {
        let damaged = log.iter().cloned().chain([Arc::from(line)]);
        assert_eq!(Table::restore(table_game, damaged).map(drop).unwrap_err().line, log.len(), "{line}");
    }
}
