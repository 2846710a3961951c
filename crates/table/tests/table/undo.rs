//! Taking back: offered exactly while nobody else can have learned anything.

use protocol::{FromClient, Settings};
use serde_json::json;

use crate::acting::open_phase;
use crate::hall::{ANN, BOB, EVE, Hall, dice_heist, two_vaults};

fn undo(client: &str) -> FromClient {
    FromClient::Undo { client: client.to_owned() }
}

/// Two Vaults in its open phase, Bob being done: Ann alone may mark.
fn ann_alone() -> Hall {
    let mut hall = open_phase();
    hall.act(BOB, json!({"type": "done"}));
    hall.arrive(EVE);
    hall
}

#[test]
fn a_secret_action_can_be_taken_back_and_nobody_notices() {
    let mut hall = ann_alone();
    assert!(!hall.client(ANN).sight().undo);
    hall.refused(ANN, undo("u"), "nothing_to_undo");
    let before =
        (hall.client(ANN).sight().view.as_ref().unwrap().to_string(), hall.client(BOB).frames.len(), hall.client(EVE).frames.len());
    let decision = hall.client(ANN).decision();
    let mark = hall.client(ANN).legal()[0].clone();
    hall.act(ANN, mark.clone());
    assert!(hall.client(ANN).sight().undo);
    hall.refused(BOB, undo("u"), "nothing_to_undo");
    hall.restart();
    hall.arrive(ANN);
    assert!(hall.client(ANN).sight().undo);
    hall.arrive(BOB);
    hall.arrive(EVE);
    let quiet = (hall.client(BOB).streams.len(), hall.client(EVE).streams.len());
    hall.say(ANN, undo("u1"));
    assert_eq!(hall.client(ANN).acks.last().unwrap().0, "u1");
    assert_eq!(hall.client(ANN).sight().view.as_ref().unwrap().to_string(), before.0);
    assert_ne!(hall.client(ANN).decision(), decision, "what was answered is not asked again under the same id");
    assert_eq!((hall.client(BOB).streams.len(), hall.client(EVE).streams.len()), quiet);
    assert_eq!((hall.notes(ANN, "undone"), hall.notes(BOB, "undone")), (1, 0));
    // Once more gets the same answer, and nothing is left to take back.
    hall.say(ANN, undo("u1"));
    assert_eq!(hall.client(ANN).acks.len(), 4);
    hall.refused(ANN, undo("u2"), "nothing_to_undo");
    hall.act(ANN, mark);
    hall.restart();
}

#[test]
fn several_actions_are_taken_back_one_by_one() {
    let mut hall = ann_alone();
    let kinds: Vec<_> = (0..3).map(|kind| json!({"type": "mark", "kind": kind})).collect();
    let held = kinds.iter().find(|mark| hall.client(ANN).legal().contains(mark)).unwrap().clone();
    hall.act(ANN, held);
    hall.say(ANN, undo("a"));
    let held = kinds.iter().find(|mark| hall.client(ANN).legal().contains(mark)).unwrap().clone();
    hall.act(ANN, held);
    hall.act(ANN, json!({"type": "done"}));
    hall.refused(ANN, undo("b"), "nothing_to_undo");
    // The record has what stands, not what was taken back.
    hall.play(&[ANN, BOB], |legal| legal.last().unwrap().clone());
    let record = hall.table.record().unwrap();
    let marks = record.moves.iter().filter(|entry| serde_json::to_string(entry).unwrap().contains(r#""type":"mark""#)).count();
    assert_eq!(marks, 1);
    fair::verify_with_rules(&record, two_vaults()).unwrap();
}

/// While another seat could act in secret nothing is offered: the end of the offer would tell that it did.
#[test]
fn nothing_is_offered_while_others_may_act_too() {
    let mut hall = open_phase();
    let mark = hall.client(ANN).legal()[0].clone();
    hall.act(ANN, mark);
    assert!(!hall.client(ANN).sight().undo);
    hall.refused(ANN, undo("u"), "nothing_to_undo");
}

#[test]
fn what_others_heard_stands() {
    let mut hall = Hall::begun(dice_heist(), json!({"seats": 2, "first_seat": 0}), Settings::default(), &[ANN, BOB]);
    hall.act(ANN, json!({"type": "recruit"}));
    assert!(!hall.client(ANN).sight().undo);
    hall.refused(ANN, undo("u"), "nothing_to_undo");
    hall.refused(BOB, undo("u"), "nothing_to_undo");
    let mut hall = Hall::begun(two_vaults(), json!({"seats": 2}), Settings::default(), &[ANN, BOB]);
    hall.act(ANN, json!({"type": "pick", "vault": "north"}));
    hall.refused(ANN, undo("u"), "nothing_to_undo");
}
