//! Dice: promised before anybody added anything, and checkable at the end.

use fair::{FastRng, Secret};
use protocol::{FromClient, Settings};
use serde_json::json;
use table::{Table, TableGame};

use crate::hall::{ANN, BOB, BOTS, CAT, EVE, Hall, dice_heist, pick, plan, two_vaults};

#[test]
fn a_finished_record_verifies_and_an_unfinished_game_has_none() {
    for seed in 0..5 {
        let mut hall = Hall::with_plan(dice_heist(), plan(json!({"seats": 3}), Settings::default(), seed));
        hall.arrive(EVE);
        let promised = hall.client(EVE).info.as_ref().unwrap().commitment.clone();
        assert_eq!(promised, Secret::from_seed(seed).commitment(), "promised before anybody sat down");
        hall.seat_all(&[ANN, BOB, CAT]);
        hall.say(ANN, FromClient::Start);
        let mut luck = FastRng::new(seed);
        let mut steps = 0;
        hall.play(&[ANN, BOB, CAT], |legal| {
            steps += 1;
            pick(legal, &mut luck).clone()
        });
        let record = hall.table.record().unwrap();
        assert_eq!(record.fair.as_ref().unwrap().commitment, promised);
        let report = fair::verify_with_rules(&record, dice_heist()).unwrap();
        assert_eq!((report.seats_with_entropy, report.actions_with_nonce), (3, steps));
        assert!(report.draws > steps);
        // A restored table has the same record.
        let again = hall.restored().record().unwrap();
        assert_eq!(serde_json::to_string(&again).unwrap(), serde_json::to_string(&record).unwrap());
    }
}

/// Whoever keeps the link to a finished game keeps the game, whatever becomes of its rules.
#[test]
fn a_game_of_other_rules_still_has_its_record() {
    let mut hall = Hall::begun(dice_heist(), json!({"seats": 2}), Settings::default(), &[ANN, BOB]);
    hall.play(&[ANN, BOB], |legal| legal[0].clone());
    let older: Vec<String> = hall.log.iter().map(|line| line.replace(r#""rules":1,"#, r#""rules":0,"#)).collect();
    let table_game = TableGame { game: dice_heist(), bots: BOTS };
    let damage = Table::restore(table_game, older.iter().map(|line| line.as_str().into())).unwrap_err();
    assert_eq!((damage.line, damage.why.as_str()), (0, "the log is of dice-heist with rules 0"));
    let (record, now) = (table::record_of(&older).unwrap().unwrap(), hall.table.record().unwrap());
    assert_eq!(record.rules, 0);
    assert_eq!(serde_json::to_string(&record.moves).unwrap(), serde_json::to_string(&now.moves).unwrap());
}

#[test]
fn there_is_no_record_before_the_end() {
    let mut hall = Hall::begun(two_vaults(), json!({"seats": 2, "rounds": 1}), Settings::default(), &[ANN, BOB]);
    assert!(hall.table.record().is_none());
    hall.play(&[ANN, BOB], |legal| legal.last().unwrap().clone());
    fair::verify_with_rules(&hall.table.record().unwrap(), two_vaults()).unwrap();
}
