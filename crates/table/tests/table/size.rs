//! How large a live table is.

use allocation_counter::measure;
use fair::FastRng;
use protocol::Settings;
use serde_json::json;
use table::{Table, TableGame};

use crate::hall::{ANN, BOB, BOTS, CAT, Hall, dice_heist, pick};

/// Measured: see the assertion. A live table is mostly its log; asleep it is nothing at all.
#[test]
fn a_live_table_of_fifty_moves_is_small() {
    let mut hall = Hall::begun(dice_heist(), json!({"seats": 3}), Settings::default(), &[ANN, BOB, CAT]);
    let mut luck = FastRng::new(6);
    for _ in 0..50 {
        let connection = hall.asked(&[ANN, BOB, CAT]).unwrap();
        let action = pick(&hall.client(connection).legal(), &mut luck).clone();
        hall.act(connection, action);
    }
    let log: usize = hall.log.iter().map(|line| line.len()).sum();
    let lines: Vec<String> = hall.log.iter().map(|line| (**line).to_owned()).collect();
    let mut kept = None;
    let info = measure(|| {
        let table_game = TableGame { game: dice_heist(), bots: BOTS };
        kept = Some(Table::restore(table_game, lines.iter().map(|line| line.as_str().into())).unwrap());
    });
    println!("log {log} bytes, live table {} bytes", info.bytes_current);
    let live = usize::try_from(info.bytes_current).unwrap();
    assert!(live < log + 24 * 1024 && live < 100 * 1024, "a log of {log} bytes makes a table of {live}");
    drop(kept);
}
