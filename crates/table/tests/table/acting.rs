//! Decisions: who may answer, and what repeating an answer does.

use engine::Luck;
use fair::FastRng;
use protocol::{FromClient, Phase, Settings};
use serde_json::{Value, json};
use table::Input;

use crate::hall::{ANN, BOB, CAT, EVE, Hall, dice_heist, pick, seat, two_vaults};

fn three() -> Hall {
    let options = json!({"seats": 3, "first_seat": 0});
    let mut hall = Hall::begun(dice_heist(), options, Settings::default(), &[ANN, BOB, CAT]);
    hall.arrive(EVE);
    hall
}

fn recruit() -> Value {
    json!({"type": "recruit"})
}

fn act(decision: Option<&str>, client: &str) -> FromClient {
    FromClient::Act { decision: decision.map(str::to_owned), action: recruit(), client: client.to_owned(), nonce: None }
}

#[test]
fn a_whole_game_by_persons() {
    let mut hall = Hall::begun(dice_heist(), json!({"seats": 3}), Settings::default(), &[ANN, BOB, CAT]);
    hall.arrive(EVE);
    let mut luck = FastRng::new(3);
    hall.play(&[ANN, BOB, CAT], |legal| pick(legal, &mut luck).clone());
    assert_eq!(hall.table.phase(), Phase::Over);
    let info = hall.client(EVE).info.as_ref().unwrap();
    let result = info.result.as_ref().unwrap();
    assert_eq!((result.ranks.len(), result.secret.as_str()), (3, hall.secret.as_str()));
    assert_eq!(hall.notes(EVE, "over"), 1);
    hall.refused(ANN, act(None, "late"), "game_over");
    hall.refused(ANN, FromClient::Stand, "game_over");
    hall.refused(ANN, FromClient::TakeBack, "game_over");
    for connection in [ANN, BOB, CAT] {
        assert_eq!((hall.client(connection).decision(), hall.client(connection).sight().undo), (None, false));
    }
}

#[test]
fn a_whole_game_by_bots() {
    let mut hall = Hall::open(dice_heist(), json!({"seats": 3}), Settings::default());
    hall.arrive(ANN);
    for (seat, bot) in [(0, "greedy"), (1, "random"), (2, "greedy")] {
        hall.say(ANN, FromClient::SetBot { seat, bot: Some(bot.to_owned()) });
    }
    hall.say(ANN, FromClient::Start);
    hall.think();
    assert_eq!(hall.table.phase(), Phase::Over);
    let record = hall.table.record().unwrap();
    assert_eq!(record.seats[1].bot.as_deref(), Some("random"));
    fair::verify_with_rules(&record, dice_heist()).unwrap();
}

#[test]
fn only_the_seat_that_is_asked_may_answer_and_only_what_is_asked() {
    let mut hall = three();
    let first = hall.client(ANN).decision().unwrap();
    hall.refused(EVE, act(Some(&first), "x"), "not_seated");
    hall.refused(BOB, act(Some(&first), "x"), "stale_decision");
    assert_eq!(hall.client(BOB).refusals.last().unwrap().decision, None);
    hall.refused(BOB, act(None, "x"), "not_your_turn");
    hall.refused(ANN, act(None, "x"), "stale_decision");
    assert_eq!(hall.client(ANN).refusals.last().unwrap().decision.as_deref(), Some(first.as_str()));
    let nonsense = hall.action(ANN, json!({"type": "fly"}));
    hall.refused(ANN, nonsense, "malformed");
    let mut with_newline = hall.action(ANN, recruit());
    if let FromClient::Act { nonce, .. } = &mut with_newline {
        *nonce = Some("a\nb".to_owned());
    }
    hall.refused(ANN, with_newline, "bad_entropy");
    hall.act(ANN, recruit());
    hall.refused(ANN, act(Some(&first), "y"), "stale_decision");
    assert!(hall.client(BOB).decision().is_some());
    assert_eq!(hall.client(ANN).decision(), None);
}

#[test]
fn the_same_client_id_again_gets_the_same_answer_and_nothing_else() {
    let mut hall = three();
    let message = hall.action(ANN, recruit());
    hall.say(ANN, message.clone());
    let first = hall.client(ANN).acks.clone();
    let (lines, others) = (hall.log.len(), hall.client(BOB).frames.len());
    hall.say(ANN, message.clone());
    hall.restart();
    hall.arrive(ANN);
    hall.say(ANN, message.clone());
    assert_eq!(hall.client(ANN).acks, [first[0].clone(), first[0].clone(), first[0].clone()]);
    assert_eq!((hall.log.len(), hall.client(BOB).frames.len()), (lines, others));
    // The same id of somebody else is another one.
    hall.arrive(BOB);
    hall.arrive(CAT);
    let FromClient::Act { client, .. } = message else { unreachable!() };
    let decision = hall.client(BOB).decision();
    hall.say(BOB, FromClient::Act { decision, action: recruit(), client: client.clone(), nonce: None });
    assert_eq!(hall.client(BOB).acks[0].0, client);
    assert!(hall.log.len() > lines);
}

#[test]
fn a_refused_client_id_can_be_used_again() {
    let mut hall = three();
    hall.refused(BOB, act(None, "again"), "not_your_turn");
    hall.act(ANN, recruit());
    let decision = hall.client(BOB).decision();
    hall.say(BOB, act(decision.as_deref(), "again"));
    assert_eq!(hall.client(BOB).acks.last().unwrap().0, "again");
}

/// A choice at the same time: what others choose does not change what is asked.
#[test]
fn a_simultaneous_decision_stands_until_it_is_answered() {
    let mut hall = Hall::begun(two_vaults(), json!({"seats": 3}), Settings::default(), &[ANN, BOB, CAT]);
    let decisions: Vec<_> = [ANN, BOB, CAT].map(|connection| hall.client(connection).decision()).to_vec();
    assert!(decisions.iter().all(Option::is_some));
    hall.act(BOB, json!({"type": "pick", "vault": "north"}));
    assert_eq!((hall.client(ANN).decision(), hall.client(BOB).decision()), (decisions[0].clone(), None));
    hall.act(ANN, json!({"type": "pick", "vault": "south"}));
    assert_eq!(hall.client(CAT).decision(), decisions[2]);
    hall.act(CAT, json!({"type": "pick", "vault": "south"}));
    assert!(hall.client(CAT).decision() != decisions[2]);
}

/// In an open phase everybody may act at any time, and an answer under way does not grow stale because of the others.
#[test]
fn an_open_decision_changes_only_when_the_seat_itself_acts() {
    let mut hall = open_phase();
    let (ann, bob) = (hall.client(ANN).decision().unwrap(), hall.client(BOB).decision().unwrap());
    let mark = |hall: &Hall, connection| hall.client(connection).legal()[0].clone();
    let action = mark(&hall, BOB);
    hall.act(BOB, action);
    assert_eq!(hall.client(ANN).decision().unwrap(), ann);
    assert_ne!(hall.client(BOB).decision().unwrap(), bob);
    hall.act(ANN, json!({"type": "done"}));
    assert!(hall.client(BOB).decision().is_some());
}

/// Two Vaults with Ann and Bob in its open phase, both with a token.
pub(crate) fn open_phase() -> Hall {
    for seed in 0..100 {
        let mut hall = Hall::with_plan(two_vaults(), crate::hall::plan(json!({"seats": 2}), Settings::default(), seed));
        hall.seat_all(&[ANN, BOB]);
        hall.say(ANN, FromClient::Start);
        for connection in [ANN, BOB] {
            hall.act(connection, json!({"type": "pick", "vault": "south"}));
        }
        if hall.client(ANN).sight().turn.is_some_and(|turn| turn.mode == engine::Mode::Open && turn.seats.len() == 2) {
            return hall;
        }
    }
    panic!("the alarm never spared both");
}

#[test]
fn bots_are_asked_once_and_late_answers_are_passed_over() {
    let mut hall = Hall::open(dice_heist(), json!({"seats": 2, "first_seat": 1}), Settings::default());
    hall.seat_all(&[ANN]);
    hall.say(ANN, FromClient::SetBot { seat: 1, bot: Some("greedy".to_owned()) });
    hall.say(ANN, FromClient::Start);
    assert_eq!(hall.bot_requests.len(), 1);
    hall.say(ANN, FromClient::Chat { text: "think!".to_owned() });
    assert_eq!(hall.bot_requests.len(), 1);
    // After a restart it is asked again.
    hall.restart();
    hall.arrive(ANN);
    assert_eq!(hall.bot_requests.len(), 1);
    let bot_request = hall.bot_requests.remove(0);
    let answer = |action: Value| Input::Decided { seat: bot_request.seat, decision: bot_request.decision.clone(), action };
    let lines = hall.log.len();
    hall.input(Input::Decided { seat: seat(0), decision: bot_request.decision.clone(), action: recruit() });
    hall.input(Input::Decided { seat: seat(7), decision: bot_request.decision.clone(), action: recruit() });
    assert_eq!(hall.log.len(), lines);
    // A bot without sense is asked again, and then made to do something legal.
    hall.input(answer(json!("nonsense")));
    assert_eq!((hall.log.len(), hall.bot_requests.len()), (lines, 1));
    hall.input(answer(json!({"type": "fly"})));
    hall.input(answer(json!(null)));
    assert!(hall.log.len() > lines);
    let lines = hall.log.len();
    hall.input(answer(recruit()));
    assert_eq!(hall.log.len(), lines);
    assert!(hall.client(ANN).decision().is_some());
}

#[test]
fn a_person_cannot_act_for_a_bot() {
    let mut hall = Hall::open(dice_heist(), json!({"seats": 2, "first_seat": 1}), Settings::default());
    hall.seat_all(&[ANN]);
    hall.say(ANN, FromClient::SetBot { seat: 1, bot: Some("random".to_owned()) });
    hall.say(ANN, FromClient::Start);
    let decision = hall.bot_requests[0].decision.clone();
    hall.refused(ANN, act(Some(&decision), "x"), "stale_decision");
}

/// Only the last thirty-two client ids of a seat are remembered: more than any client has under way.
#[test]
fn client_ids_are_forgotten_in_time() {
    let mut hall = Hall::begun(dice_heist(), json!({"seats": 2, "first_seat": 0, "stall_guard": 0}), Settings::default(), &[ANN, BOB]);
    let mut luck = FastRng::new(1);
    let mut first = None;
    for _ in 0..33 {
        let message = hall.action(ANN, recruit());
        let legal = hall.client(ANN).legal();
        let action = if legal.contains(&recruit()) { recruit() } else { legal[luck.below(legal.len() as u64) as usize].clone() };
        let FromClient::Act { decision, client, nonce, .. } = message else { unreachable!() };
        let message = FromClient::Act { decision, action, client, nonce };
        hall.say(ANN, message.clone());
        first.get_or_insert(message);
        let legal = hall.client(BOB).legal();
        hall.act(BOB, pick(&legal, &mut luck).clone());
        if hall.table.phase() == Phase::Over {
            return;
        }
    }
    hall.refused(ANN, first.unwrap(), "stale_decision");
}
