//! Who is who: cookies, recovery links, bot tokens.

use crate::outside::client::Client;
use crate::outside::{Outside, cookie, read};
use reqwest::header::{AUTHORIZATION, COOKIE, SET_COOKIE};
use serde_json::json;
use server::Config;

#[tokio::test]
async fn a_name_is_all_it_takes_and_the_cookie_is_guarded() {
    let outside = Outside::start().await;
    let nobody = outside.get("/api/me").send().await.unwrap();
    assert_eq!(nobody.status(), 200, "a newcomer has made no mistake");
    assert!(read(nobody).await.is_null());
    let behind_a_password = outside.get("/api/me").header("authorization", "Basic ZXZlOmV2ZQ==").send().await.unwrap();
    assert!(read(behind_a_password).await.is_null(), "a proxy's password says nothing about players");
    let tables = outside.get("/api/me/tables").send().await.unwrap();
    assert_eq!((tables.status().as_u16(), &read(tables).await["code"]), (401, &json!("who_are_you")));
    let answer = outside.post("/api/me", &json!({ "name": " Ève " })).send().await.unwrap();
    let set = answer.headers()[SET_COOKIE].to_str().unwrap().to_owned();
    for part in ["HttpOnly", "SameSite=Lax", "Path=/", "Max-Age="] {
        assert!(set.contains(part), "{part} in {set}");
    }
    assert!(!set.contains("Secure"), "without HTTPS a browser would drop it");
    let cookie = cookie(&answer);
    let me = read(answer).await;
    assert_eq!(me["name"], "Ève");
    let again = read(outside.get("/api/me").header(COOKIE, &cookie).send().await.unwrap()).await;
    assert_eq!(again, me);
    let renamed = read(outside.post("/api/me", &json!({ "name": "Eve" })).header(COOKIE, &cookie).send().await.unwrap()).await;
    assert_eq!((&renamed["id"], &renamed["name"]), (&me["id"], &json!("Eve")));
}

#[tokio::test]
async fn behind_https_the_cookie_stays_there() {
    let outside = Outside::start_with(|config| Config { public_url: Some("https://capers.example".into()), ..config }).await;
    let answer = outside.post("/api/me", &json!({ "name": "Eve" })).send().await.unwrap();
    assert!(answer.headers()[SET_COOKIE].to_str().unwrap().contains("Secure"));
}

#[tokio::test]
async fn a_cookie_that_was_tampered_with_is_nobodys() {
    let outside = Outside::start().await;
    let (eve, adam) = (outside.person("Eve").await, outside.person("Adam").await);
    let forged = [
        eve.cookie.replace(&*eve.id, &adam.id),
        format!("capers_player={}", adam.id),
        format!("{}x", eve.cookie),
        "capers_player=".to_owned(),
    ];
    for forged in forged {
        let answer = outside.get("/api/me").header(COOKIE, &forged).send().await.unwrap();
        assert!(read(answer).await.is_null(), "{forged}");
        let tables = outside.get("/api/me/tables").header(COOKIE, &forged).send().await.unwrap();
        assert_eq!(tables.status(), 401, "{forged}");
        assert!(Client::connect(outside.address(), &[("cookie", &forged)]).await.is_err());
    }
}

#[tokio::test]
async fn the_cookie_survives_a_restart() {
    let outside = Outside::start().await;
    let eve = outside.person("Eve").await;
    let outside = outside.restart().await;
    assert_eq!(read(eve.sign(outside.get("/api/me")).send().await.unwrap()).await["id"], *eve.id);
}

#[tokio::test]
async fn a_recovery_link_moves_a_player_until_the_next_is_made() {
    let outside = Outside::start_with(|config| Config { public_url: Some("http://capers.example/".into()), ..config }).await;
    let eve = outside.person("Eve").await;
    let make = async || read(eve.sign(outside.post("/api/me/recovery", &json!({}))).send().await.unwrap()).await;
    let first = make().await;
    let token = first["token"].as_str().unwrap();
    assert_eq!(first["link"], format!("http://capers.example/#recover={token}"));
    let recovered = outside.post("/api/recover", &json!({ "token": token })).send().await.unwrap();
    assert_eq!(recovered.status(), 200);
    let other_device = cookie(&recovered);
    let me = read(outside.get("/api/me").header(COOKIE, other_device).send().await.unwrap()).await;
    assert_eq!(me["id"], *eve.id);

    let (void, second) = (make().await, make().await);
    assert_ne!(second["token"], first["token"]);
    for bad in [token, void["token"].as_str().unwrap(), "", "guess"] {
        let refused = outside.post("/api/recover", &json!({ "token": bad })).send().await.unwrap();
        assert_eq!((refused.status().as_u16(), read(refused).await["code"].clone()), (401, json!("bad_token")));
    }
    let file = std::fs::read(outside.folder.path().join("capers.sqlite-wal")).unwrap();
    let kept = second["token"].as_str().unwrap().as_bytes();
    assert!(!file.windows(kept.len()).any(|window| window == kept), "only the hash of a token is kept");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_strangers_bot_plays_with_its_token() {
    let outside = Outside::start().await;
    let made = outside.post("/api/bots", &json!({ "name": "Robo" })).send().await.unwrap();
    assert_eq!(made.status(), 201);
    assert!(!made.headers().contains_key(SET_COOKIE));
    let bot = read(made).await;
    let bearer = format!("Bearer {}", bot["token"].as_str().unwrap());
    let me = read(outside.get("/api/me").header(AUTHORIZATION, &bearer).send().await.unwrap()).await;
    assert_eq!(me, bot["player"]);
    let eve = outside.person("Eve").await;
    let table = outside.table(&eve, 2).await;
    let mut client = Client::connect(outside.address(), &[("authorization", &bearer)]).await.unwrap();
    client.say(json!({ "type": "hello", "protocol": 1, "client": "robo" })).await;
    assert_eq!(client.hear("welcome").await["player"], bot["player"]);
    client.watch(&table).await;
    client.say(json!({ "type": "sit", "seat": 0 })).await;
    let note = client.hear("update").await["entries"][0]["note"].clone();
    assert_eq!((&note["type"], &note["player"]["name"]), (&json!("sat"), &json!("Robo")));
    let wrong = Client::connect(outside.address(), &[("authorization", "Bearer nonsense")]).await;
    assert!(wrong.is_err());
}
