//! The page about the protocol shows a session as it really goes and leaves nothing out; the bot beside it plays whole games.

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;
use std::process::{Command, Output};
use std::sync::Arc;

use crate::outside::client::Client;
use crate::outside::{Outside, read};
use fair::Secret;
use serde_json::{Value, json};
use server::{Config, ServerSetup};

const PAGE: &str = include_str!("../../../../docs/protocol.md");

/// Ids, tokens and commitments are other ones each time: what the page calls them, and what they are here.
#[derive(Default)]
struct Names(BTreeMap<String, String>);

impl Names {
    /// Whether what happened is what the page says.
    fn fits(&mut self, page: &Value, real: &Value) -> bool {
        match (page, real) {
            (Value::String(anything), _) if anything == "…" => true,
            (Value::String(page), Value::String(real)) if is_name(page) && page.len() == real.len() && is_name(real) => {
                self.0.entry(page.clone()).or_insert_with(|| real.clone()) == real
            }
            (Value::Array(page), Value::Array(real)) => {
                page.len() == real.len() && page.iter().zip(real).all(|(page, real)| self.fits(page, real))
            }
            (Value::Object(page), Value::Object(real)) => {
                let more = page.contains_key("…");
                let said = page.iter().filter(|(name, _)| *name != "…");
                (more || page.len() == real.len())
                    && said.into_iter().all(|(name, page)| real.get(name).is_some_and(|real| self.fits(page, real)))
            }
            (page, real) => page == real,
        }
    }

    fn check(&mut self, line: &str, real: &Value) {
        let page: Value = serde_json::from_str(line).unwrap_or_else(|error| panic!("{error}: {line}"));
        assert!(self.fits(&page, real), "the page says\n{line}\nand the server\n{real}");
    }

    /// A line of the page with the names that things have here.
    fn translated(&self, line: &str) -> String {
        self.0.iter().fold(line.to_owned(), |line, (page, real)| line.replace(page, real))
    }
}

fn is_name(text: &str) -> bool {
    [16, 20, 40, 64].contains(&text.len()) && text.bytes().all(|letter| letter.is_ascii_lowercase() || letter.is_ascii_digit())
}

fn session() -> Vec<&'static str> {
    let (_, rest) = PAGE.split_once("```session\n").expect("the page has a session");
    let (session, _) = rest.split_once("```").expect("the session ends");
    session.lines().collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_session_goes_as_the_page_says() {
    // The dice fall as they did for the page: how many cards are shown in a turn depends on them.
    let next_table = Arc::new(|| ("ddfygtmjgd4simcapt5z".to_owned(), Secret::from_seed(1)));
    let setup = ServerSetup { next_table, ..ServerSetup::default() };
    let outside = Outside::start_equipped(setup, |config| Config { bot_pause: Config::default().bot_pause, ..config }).await;
    let mut names = Names::default();
    let (mut client, mut token, mut heard) = (None::<Client>, String::new(), 0);
    let mut answer = (0, Value::Null);
    for line in session() {
        match (line.split_at(2), &mut client) {
            (("> ", request), None) if request.starts_with("POST ") => {
                let (path, body) = request["POST ".len()..].split_once(' ').unwrap();
                let body: Value = serde_json::from_str(body).unwrap();
                let request = outside.post(path, &body).header("authorization", format!("Bearer {token}"));
                let got = request.send().await.unwrap();
                answer = (got.status().as_u16(), read(got).await);
                token = answer.1["token"].as_str().map_or(token, str::to_owned);
            }
            (("> ", "GET /ws"), None) => {
                let bearer = format!("Bearer {token}");
                client = Some(Client::connect(outside.address(), &[("authorization", &bearer)]).await.unwrap());
            }
            (("> ", frame), Some(client)) => client.say_text(&names.translated(frame)).await,
            (("< ", "101"), Some(_)) => {}
            (("< ", line), None) => {
                let (status, body) = line.split_once(' ').unwrap();
                assert_eq!(status, answer.0.to_string());
                names.check(body, &answer.1);
            }
            (("< ", frame), Some(client)) => {
                names.check(frame, &client.next().await.unwrap_or_else(|| panic!("the server closed before {frame}")));
                heard += 1;
            }
            (other, _) => panic!("{other:?} is no line of a session"),
        }
    }
    assert!(heard > 20, "only {heard} frames were compared");
    assert_eq!(names.0.len(), 4, "a player, a token, a table and a commitment");
}

/// What the page puts between backquotes in the first column of its tables.
fn listed() -> BTreeSet<&'static str> {
    let first_columns = PAGE.lines().filter_map(|line| line.strip_prefix("| `")?.split_once(" |")).map(|(column, _)| column);
    first_columns.flat_map(|column| column.split(['`', ',', ' '])).filter(|word| !word.is_empty()).collect()
}

#[test]
fn every_message_note_and_code_is_on_the_page() {
    let types = protocol::typescript::file();
    let types: BTreeSet<&str> = types.split("\"type\": \"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
    assert!(types.len() > 30, "{types:?}");
    let codes = table::refusal::code::ALL.iter().chain(server::refusal::code::ALL).copied();
    let codes = codes.chain([protocol::code::BAD_MESSAGE, protocol::code::OTHER_PROTOCOL]);
    let listed = listed();
    let missing: Vec<&str> = types.into_iter().chain(codes).filter(|word| !listed.contains(word)).collect();
    assert_eq!(missing, [""; 0]);
}

#[tokio::test]
async fn every_address_is_on_the_page() {
    let outside = Outside::start().await;
    let description = read(outside.get("/api/openapi.json").send().await.unwrap()).await;
    for (path, methods) in description["paths"].as_object().unwrap() {
        for method in methods.as_object().unwrap().keys() {
            let row = format!("| `{} {path}` |", method.to_uppercase());
            assert!(PAGE.contains(&row), "{row}");
        }
    }
}

fn bot() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../docs/bot.py")
}

/// What the bot says at the end.
async fn run_bot(outside: &Outside, wanted: &[&str]) -> Output {
    let mut python = Command::new("python3");
    python.arg("-B").arg(bot()).arg(format!("http://{}", outside.address())).args(wanted);
    let ran = tokio::task::spawn_blocking(move || python.output());
    ran.await.unwrap().unwrap_or_else(|error| panic!("python3, which `cargo xtask check` installs, does not start: {error}"))
}

fn result_of(ran: &Output) -> Value {
    let (said, complained) = (String::from_utf8_lossy(&ran.stdout), String::from_utf8_lossy(&ran.stderr));
    assert!(ran.status.success() && complained.is_empty(), "{said}{complained}");
    serde_json::from_str(&said).unwrap()
}

#[test]
fn the_bot_has_sixty_lines() {
    let lines = std::fs::read_to_string(bot()).unwrap().lines().count();
    assert!(lines <= 60, "it has {lines}");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_bot_opens_a_table_of_any_game_and_plays_it_to_the_end() {
    let outside = Outside::start().await;
    for game in catalog::games() {
        // On the clock of Heist a whole game takes minutes, and as a rule a player who chooses blindly never gets to the vault.
        let options = if game.slug() == "crew-heist" { r#"{"clock":"untimed","map":"corner","planning":"none","dawn":5}"# } else { "{}" };
        let ran = run_bot(&outside, &[game.slug(), options]).await;
        let result = result_of(&ran);
        assert_eq!(result["ranks"].as_array().unwrap().len(), 3, "{}: {result}", game.slug());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_bot_joins_the_table_of_a_person() {
    let outside = Outside::start().await;
    let eve = outside.person("Eve").await;
    let table = outside.table(&eve, 2).await;
    let mut client = outside.client(&eve).await;
    client.watch(&table).await;
    client.say(json!({ "type": "sit", "seat": 0 })).await;
    let game = async {
        while client.hear("update").await["entries"][0]["note"]["player"]["name"] != "Sixty Lines" {}
        client.say(json!({ "type": "start" })).await;
        client.play(Value::Null, usize::MAX).await
    };
    let wanted = [table.as_str()];
    let (ran, acted) =
        tokio::join!(run_bot(&outside, &wanted), async { tokio::time::timeout(std::time::Duration::from_secs(60), game).await });
    assert!(acted.unwrap() > 3);
    assert_eq!(result_of(&ran)["ranks"].as_array().unwrap().len(), 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_bot_says_when_there_is_no_such_table() {
    let outside = Outside::start().await;
    let ran = run_bot(&outside, &["aaaaaaaaaaaaaaaaaaaa"]).await;
    assert!(!ran.status.success());
    assert_eq!(String::from_utf8_lossy(&ran.stderr).trim(), "There is no such table.");
}
