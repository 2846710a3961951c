//! Dice: promised before anybody added anything, and checkable at the end.

use fair::{FastRng, Secret};
use protocol::{FromClient, Settings};
use serde_json::json;

use crate::hall::{ANN, BOB, CAT, EVE, Hall, dice_heist, pick, plan, two_vaults};

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

#[test]
fn there_is_no_record_before_the_end() {
    let mut hall = Hall::begun(two_vaults(), json!({"seats": 2, "rounds": 1}), Settings::default(), &[ANN, BOB]);
    assert!(hall.table.record().is_none());
    hall.play(&[ANN, BOB], |legal| legal.last().unwrap().clone());
    fair::verify_with_rules(&hall.table.record().unwrap(), two_vaults()).unwrap();
}
