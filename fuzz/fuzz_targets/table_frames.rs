//! Any frames, from anybody at a table, are answered with frames that can be read, and the log that comes of it gives the same table again.
#![no_main]

use std::sync::Arc;

use fair::Secret;
use libfuzzer_sys::fuzz_target;
use protocol::{FromClient, Player, Settings, ToClient, Visibility};
use serde_json::json;
use table::{TableGame, Input, Output, TableStart, Table};

fuzz_target!(|text: &str| {
    let games = catalog::games();
    let table_game = TableGame { game: games[text.len() % games.len()], bots: &["greedy", "random"] };
    let player = |number: u64| Player { id: format!("p{number}"), name: format!("P{number}") };
    let plan = TableStart {
        id: "fuzz".to_owned(),
        options: json!({ "seats": 3 }),
        settings: Settings::default(),
        visibility: Visibility::Private,
        host: player(0),
        secret: Secret::from_seed(1),
        salts: Secret::from_seed(2),
        seats: Vec::new(),
    };
    let (mut table, output) = Table::open(table_game, plan, 0).expect("every game has three seats");
    let (mut log, mut said): (Vec<Arc<str>>, Vec<(u64, Arc<str>)>) = (output.append, Vec::new());
    let mut take = |output: Output| {
        log.extend(output.append);
        said.extend(output.said);
        for post in &output.send {
            assert!(matches!(ToClient::read(&post.text), Ok(Some(_))), "{}", post.text);
        }
    };
    for connection in 0..4 {
        take(table.handle(Input::Arrived { connection, player: player(connection), since: None, steps: connection % 2 == 1 }, 0));
    }
    // The first letter of a line says who speaks; longer sessions say little more and take long.
    for (time, line) in (1..).zip(text.lines().take(64)) {
        let mut letters = line.chars();
        let connection = letters.next().map_or(0, |letter| u64::from(letter) % 4);
        if let Ok(message) = FromClient::read(letters.as_str()) {
            take(table.handle(Input::Said { connection, message }, time * 700));
        }
    }
    said.retain(|(line, _)| *line >= table.first_said());
    let mut restored = Table::restore(table_game, log).expect("what a table writes it can read");
    restored.remember_said(said);
    assert_eq!(restored.durable(), table.durable());
});
