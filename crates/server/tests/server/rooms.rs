//! Around the game, over the wire: who finds a table, and what its host may do.

use crate::outside::{Outside, Person, read};
use serde_json::{Value, json};

async fn listed(outside: &Outside, path: &str, who: Option<&Person>) -> Vec<Value> {
    let request = outside.get(path);
    let request = who.into_iter().fold(request, |request, person| person.sign(request));
    let list = read(request.send().await.unwrap()).await;
    list.as_array().unwrap().iter().map(|table| table["table"]["id"].clone()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_private_table_is_found_by_its_link_alone() {
    let outside = Outside::start().await;
    let (eve, adam) = (outside.person("Eve").await, outside.person("Adam").await);
    let private = outside.table_with(&eve, json!({ "game": "dice-heist", "options": { "seats": 2 } })).await;
    let public = outside.table(&eve, 2).await;
    assert_eq!(listed(&outside, "/api/tables", Some(&eve)).await, [json!(public)], "private unless said, even for its host");
    // Whoever has the link is invited.
    let mut adams = outside.client(&adam).await;
    adams.watch(&private).await;
    adams.say(json!({ "type": "sit", "seat": 1 })).await;
    adams.hear("update").await;
    assert_eq!(listed(&outside, "/api/me/tables", Some(&adam)).await, [json!(private)], "who sits there finds it again");
    assert_eq!(listed(&outside, "/api/me/tables", Some(&eve)).await, [Value::Null; 0], "who only opened tables sits nowhere");
    assert_eq!(listed(&outside, "/api/tables", None).await, [json!(public)]);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_host_clears_seats_before_the_start_and_not_after() {
    let outside = Outside::start().await;
    let (eve, mallory) = (outside.person("Eve").await, outside.person("Mallory").await);
    let (_, mut eves, mut mallorys) = outside.two_seated(&eve, &mallory).await;
    eves.say(json!({ "type": "start" })).await;
    eves.say(json!({ "type": "remove", "seat": 1 })).await;
    eves.hear_refusal("already_started").await;

    let table = outside.table(&eve, 2).await;
    eves.watch(&table).await;
    mallorys.watch(&table).await;
    mallorys.say(json!({ "type": "sit", "seat": 1 })).await;
    while eves.hear("update").await["entries"][0]["note"]["type"] != "sat" {}
    eves.say(json!({ "type": "remove", "seat": 1 })).await;
    let note = loop {
        let note = mallorys.hear("update").await["entries"][0]["note"].clone();
        if note["type"] != "sat" {
            break note;
        }
    };
    assert_eq!((&note["type"], &note["player"]["name"]), (&json!("removed"), &json!("Mallory")));
    eves.say(json!({ "type": "set_bot", "seat": 1, "bot": "greedy" })).await;
    while eves.hear("update").await["entries"][0]["note"]["type"] != "bot_set" {}
    mallorys.say(json!({ "type": "sit", "seat": 1 })).await;
    mallorys.hear_refusal("seat_taken").await;
    mallorys.say(json!({ "type": "stand" })).await;
    mallorys.hear_refusal("not_seated").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_host_who_gets_up_leaves_the_table_to_the_next() {
    let outside = Outside::start().await;
    let (eve, adam) = (outside.person("Eve").await, outside.person("Adam").await);
    let (_, mut eves, mut adams) = outside.two_seated(&eve, &adam).await;
    eves.say(json!({ "type": "stand" })).await;
    while adams.hear("table").await["host"] != *adam.id {}
    adams.say(json!({ "type": "set_bot", "seat": 0, "bot": "greedy" })).await;
    adams.say(json!({ "type": "start" })).await;
    while adams.hear("table").await["phase"] != "playing" {}
    eves.say(json!({ "type": "start" })).await;
    eves.hear_refusal("not_host").await;
}

/// Both people must agree to another game, and its host is who was host before.
#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_waits_for_everybody_who_is_still_there() {
    let outside = Outside::start().await;
    let (eve, adam) = (outside.person("Eve").await, outside.person("Adam").await);
    let (_, mut eves, mut adams) = outside.two_seated(&eve, &adam).await;
    eves.say(json!({ "type": "rematch" })).await;
    eves.hear_refusal("not_over").await;
    eves.say(json!({ "type": "start" })).await;
    tokio::join!(eves.play(Value::Null, usize::MAX), adams.play(Value::Null, usize::MAX));
    adams.say(json!({ "type": "rematch" })).await;
    let offered = loop {
        let info = eves.hear("table").await;
        if info["rematch"].is_object() {
            break info;
        }
    };
    assert_eq!((&offered["rematch"]["agreed"], &offered["rematch"]["table"]), (&json!([1]), &Value::Null));
    eves.say(json!({ "type": "rematch" })).await;
    let next = loop {
        let info = eves.hear("table").await;
        if let Some(next) = info["rematch"]["table"].as_str() {
            break next.to_owned();
        }
    };
    eves.say(json!({ "type": "watch", "table": next })).await;
    let info = eves.hear("table").await;
    assert_eq!((&info["host"], &info["phase"], &info["visibility"]), (&json!(eve.id), &json!("waiting"), &json!("public")));
}
