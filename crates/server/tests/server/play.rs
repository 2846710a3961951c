//! Whole games over sockets: with people, bots, restarts in the middle, and records that check out.

use crate::outside::client::is_over;
use crate::outside::{Outside, read};
use engine::record::Record;
use reqwest::StatusCode;
use serde_json::{Value, json};

#[tokio::test(flavor = "multi_thread")]
async fn a_person_plays_a_bot_to_the_end_and_the_record_checks_out() {
    let outside = Outside::start().await;
    let eve = outside.person("Eve").await;
    let table = outside.table(&eve, 2).await;
    let mut client = outside.client(&eve).await;
    client.watch(&table).await;
    let early = outside.get(&format!("/api/tables/{table}/record")).send().await.unwrap();
    assert_eq!(early.status(), StatusCode::CONFLICT);
    client.say(json!({ "type": "sit", "seat": 0, "entropy": "roses" })).await;
    client.say(json!({ "type": "set_bot", "seat": 1, "bot": "greedy" })).await;
    client.say(json!({ "type": "start" })).await;
    let acted = client.play(Value::Null, usize::MAX).await;
    assert!(acted > 3, "only {acted} decisions");

    let record = outside.get(&format!("/api/tables/{table}/record")).send().await.unwrap();
    assert_eq!(record.status(), StatusCode::OK);
    let record = Record::read(&record.text().await.unwrap()).unwrap();
    let game = catalog::find(&record.game).unwrap();
    record.replay(game).unwrap();
    fair::verify(&record).unwrap();
    assert_eq!(record.seats[1].bot.as_deref(), Some("greedy"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_goes_on_after_a_restart_where_it_was() {
    let mut outside = Outside::start().await;
    let eve = outside.person("Eve").await;
    let table = outside.table(&eve, 2).await;
    let mut client = outside.client(&eve).await;
    client.watch(&table).await;
    client.say(json!({ "type": "sit", "seat": 1 })).await;
    client.say(json!({ "type": "set_bot", "seat": 0, "bot": "random" })).await;
    client.say(json!({ "type": "start" })).await;
    let mut sight = Value::Null;
    for _ in 0..4 {
        client.play(sight, 1).await;
        let number = client.number;
        outside = outside.restart().await;
        client = outside.client(&eve).await;
        client.number = number;
        client.say(json!({ "type": "watch", "table": table, "since": number })).await;
        let missed = client.hear("update").await;
        assert_eq!(missed["first"], number + 1, "{missed}");
        if is_over(&missed) {
            return;
        }
        sight = missed["sight"].clone();
    }
    client.play(sight, usize::MAX).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_and_a_spectator_see_the_same_game() {
    let outside = Outside::start().await;
    let (eve, adam, sue) = (outside.person("Eve").await, outside.person("Adam").await, outside.person("Sue").await);
    let table = outside.table(&eve, 2).await;
    let mut clients = Vec::new();
    for person in [&eve, &adam, &sue] {
        let mut client = outside.client(person).await;
        client.watch(&table).await;
        clients.push(client);
    }
    let [eve_client, adam_client, sue_client] = &mut clients[..] else { unreachable!("three of them") };
    eve_client.say(json!({ "type": "sit", "seat": 0 })).await;
    adam_client.say(json!({ "type": "sit", "seat": 1 })).await;
    while adam_client.hear("update").await["entries"][0]["note"]["player"]["name"] != "Adam" {}
    eve_client.say(json!({ "type": "start" })).await;
    let log = async |client: &mut crate::outside::client::Client| {
        let mut log = Vec::new();
        loop {
            let update = client.hear("update").await;
            log.extend(update["entries"].as_array().unwrap().iter().map(|entry| entry["event"].to_string()));
            if is_over(&update) {
                return log;
            }
        }
    };
    let (_, _, sues) = tokio::join!(eve_client.play(Value::Null, usize::MAX), adam_client.play(Value::Null, usize::MAX), log(sue_client));
    assert!(sues.len() > 10);
    sue_client.say(json!({ "type": "act", "action": {}, "client": "x" })).await;
    sue_client.hear_refusal("not_seated").await;
    let shown = read(outside.get("/api/tables?state=over").send().await.unwrap()).await;
    assert_eq!(shown[0]["table"]["id"], *table);
    let mine = read(adam.sign(outside.get("/api/me/tables")).send().await.unwrap()).await;
    assert_eq!(mine[0]["table"]["phase"], "over");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_same_act_twice_happens_once() {
    let outside = Outside::start().await;
    let eve = outside.person("Eve").await;
    let (_, mut client) = outside.against("greedy", &eve).await;
    let decision = loop {
        let update = client.hear("update").await;
        let decision = update["sight"]["decision"].clone();
        if decision["legal"][0].is_object() {
            break decision;
        }
    };
    let mine = read(eve.sign(outside.get("/api/me/tables")).send().await.unwrap()).await;
    assert_eq!(mine[0]["waits_for"][0]["name"], "Eve", "the lobby tells whose turn it is");
    let act = json!({ "type": "act", "decision": decision["id"], "action": decision["legal"][0], "client": "once" });
    client.say(act.clone()).await;
    let first = client.hear("ack").await;
    client.say(act).await;
    assert_eq!(client.hear("ack").await, first);
    let stale = json!({ "type": "act", "decision": decision["id"], "action": decision["legal"][0], "client": "other" });
    client.say(stale).await;
    client.hear_refusal("stale_decision").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_sleeps_when_nobody_watches_and_wakes_when_somebody_does() {
    let outside = Outside::start_with(|config| server::Config { table_idle: std::time::Duration::from_millis(50), ..config }).await;
    let eve = outside.person("Eve").await;
    let table = outside.table(&eve, 2).await;
    for round in 0..3 {
        let mut client = outside.client(&eve).await;
        let view = client.watch(&table).await;
        assert_eq!(view["number"], 1 + round, "what was said before is still known");
        client.say(json!({ "type": "chat", "text": "good night" })).await;
        client.hear("update").await;
        assert_eq!(outside.metric("capers_live_tables").await, 1.0);
        drop(client);
        while outside.metric("capers_live_tables").await > 0.0 {
            tokio::time::sleep(std::time::Duration::from_millis(10)).await;
        }
    }
    assert_eq!(outside.metric("capers_tables_loaded_total").await, 3.0);
}

#[tokio::test(flavor = "multi_thread")]
async fn who_agrees_to_a_rematch_meets_at_another_table() {
    let outside = Outside::start().await;
    let eve = outside.person("Eve").await;
    let (table, mut client) = outside.against("random", &eve).await;
    client.play(Value::Null, usize::MAX).await;
    client.say(json!({ "type": "rematch" })).await;
    let next = loop {
        let update = client.hear("update").await;
        let made = update["entries"].as_array().unwrap().iter().find_map(|entry| entry["note"]["table"].as_str());
        if let Some(next) = made {
            break next.to_owned();
        }
    };
    assert_ne!(next, table);
    client.say(json!({ "type": "watch", "table": next })).await;
    let info = client.hear("table").await;
    let seats = info.get("seats").or_else(|| info["table"].get("seats")).unwrap();
    assert_eq!((&seats[0]["bot"], &seats[1]["player"]["name"]), (&json!("random"), &json!("Eve")), "everybody one seat further");
}
