//! The browser client as the server hands it out: compressed, kept by browsers as long as it may be, under a policy that lets in nothing strange.

use crate::outside::{Outside, read};
use reqwest::StatusCode;
use reqwest::header::{
    ACCEPT, ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_SECURITY_POLICY, CONTENT_TYPE, ETAG, IF_NONE_MATCH, VARY,
};

/// A server with a client in it. Without Node it is built without, and then nothing here would be tested.
async fn with_client() -> Outside {
    assert!(webclient::is_embedded(), "there is no client: install Node 20 or later and build again");
    Outside::start().await
}

#[tokio::test(flavor = "multi_thread")]
async fn every_page_is_the_client_and_is_asked_about_again() {
    let outside = with_client().await;
    for path in ["/", "/t/abc", "/r/abc", "/rules/dice-heist"] {
        let page = outside.get(path).header(ACCEPT_ENCODING, "gzip, br").send().await.unwrap();
        assert_eq!(page.status(), StatusCode::OK, "{path}");
        let header = |name| page.headers()[name].to_str().unwrap();
        assert_eq!((header(CONTENT_TYPE), header(CONTENT_ENCODING)), ("text/html; charset=utf-8", "br"));
        assert_eq!((header(CACHE_CONTROL), header(VARY)), ("no-cache", "accept-encoding"));
        assert!(header(CONTENT_SECURITY_POLICY).starts_with("default-src 'self';"), "no inline script, no other host");
        let again = outside.get(path).header(ACCEPT_ENCODING, "br").header(IF_NONE_MATCH, header(ETAG)).send().await.unwrap();
        assert_eq!(again.status(), StatusCode::NOT_MODIFIED);
        assert_eq!(again.headers()[ETAG], page.headers()[ETAG]);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn files_with_a_hash_in_their_name_are_kept_for_ever() {
    let outside = with_client().await;
    let page = outside.get("/").send().await.unwrap().text().await.unwrap();
    let script = page.split('"').find(|part| part.starts_with("/assets/") && part.ends_with(".js")).unwrap();
    let answer = outside.get(script).header(ACCEPT_ENCODING, "gzip").send().await.unwrap();
    assert_eq!(answer.headers()[CACHE_CONTROL], "public, max-age=31536000, immutable");
    assert_eq!(answer.headers()[CONTENT_ENCODING], "gzip");
    assert!(answer.headers()[CONTENT_TYPE].to_str().unwrap().starts_with("text/javascript"));
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_not_there_is_said_to_programs_in_json_and_to_people_in_the_client() {
    let outside = with_client().await;
    for path in ["/nowhere", "/assets/old.js", "/api/nothing"] {
        let answer = outside.get(path).send().await.unwrap();
        assert_eq!(answer.status(), StatusCode::NOT_FOUND, "{path}");
        assert_eq!(read(answer).await["code"], "no_such_place");
    }
    let person = outside.get("/nowhere").header(ACCEPT, "text/html,*/*;q=0.8").send().await.unwrap();
    assert_eq!(person.status(), StatusCode::NOT_FOUND);
    assert!(person.headers()[CONTENT_TYPE].to_str().unwrap().starts_with("text/html"));
    let posted = outside.post("/t/abc", &serde_json::json!({})).send().await.unwrap();
    assert_eq!(posted.status(), StatusCode::NOT_FOUND);
}
