//! Any log is restored or refused by the number of a line; a table that is restored can be watched, left and brought back.
#![no_main]

use std::sync::Arc;

use libfuzzer_sys::fuzz_target;
use protocol::{FromClient, Player, ToClient};
use table::{TableGame, Input, Table, read_header};

fuzz_target!(|text: &str| {
    let lines: Vec<Arc<str>> = text.lines().map(Arc::from).collect();
    let Some(header) = lines.first().and_then(|first| read_header(first).ok()) else { return };
    let Some(game) = catalog::find(&header.game) else { return };
    let mut table = match Table::restore(TableGame { game, bots: &["greedy", "random"] }, lines.clone()) {
        Ok(table) => table,
        Err(damage) => return assert!(damage.line < lines.len()),
    };
    for (connection, since) in [(1, None), (2, Some(0)), (3, Some(7))] {
        let player = Player { id: header.host.id.clone(), name: header.host.name.clone() };
        for post in table.handle(Input::Arrived { connection, player, since, steps: connection == 3 }, 1_000).send {
            assert!(matches!(ToClient::read(&post.text), Ok(Some(_))), "{}", post.text);
        }
        for message in [FromClient::Start, FromClient::Rematch, FromClient::Stand, FromClient::TakeBack] {
            table.handle(Input::Said { connection, message }, 2_000);
        }
    }
    table.handle(Input::Wake, 1 << 52);
    table.record();
});
