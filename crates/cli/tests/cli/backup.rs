//! `capers backup` from outside: the real command beside a real server, and another server on what it wrote.

use std::fs;

use server::{Config, Running};

use crate::online::Server;
use crate::ran::{Folder, answers, capers, text_of};

#[test]
fn a_backup_beside_a_running_server_is_a_server_again() {
    let server = Server::start();
    let ran = server.play("ada", &["dice-heist", "--bots", "greedy", "--name", "Ada"], &answers());
    assert_eq!(ran.code, 0, "{}", ran.err);
    let data = text_of(&server.folder.file("data"));
    let copy = Folder::new();
    let file = text_of(&copy.file("capers.sqlite"));
    let ran = capers(&["backup", &file, "--data", &data, "--lang", "en"], "");
    assert_eq!((ran.code, ran.out.contains(" bytes are in ")), (0, true), "{}{}", ran.out, ran.err);
    fs::copy(server.folder.file("data/cookie.key"), copy.file("cookie.key")).unwrap();
    let again = capers(&["backup", &file, "--data", &data, "--lang", "fr"], "");
    assert_eq!(again.code, 3);
    assert!(again.err.contains("existe déjà"), "{}", again.err);

    let runtime = tokio::runtime::Runtime::new().unwrap();
    let config = Config { data: Some(copy.file("")), port: 0, ..Config::default() };
    let restored = runtime.block_on(Running::start(config)).unwrap();
    let kept = fs::read_to_string(server.folder.file("ada/capers/players.json")).unwrap();
    let known: serde_json::Value = serde_json::from_str(&kept).unwrap();
    let cookie = find_cookie(&known).unwrap_or_else(|| panic!("no cookie in {kept}"));
    let url = format!("http://{}/api/me/tables", restored.address());
    let mine = ureq::get(&url).header("cookie", &cookie).call().unwrap().body_mut().read_to_string().unwrap();
    assert!(mine.contains("\"phase\":\"over\""), "the finished game is there: {mine}");
    runtime.block_on(restored.stop());
}

fn find_cookie(value: &serde_json::Value) -> Option<String> {
    match value {
        serde_json::Value::String(text) if text.starts_with("capers_player=") => Some(text.clone()),
        serde_json::Value::Array(values) => values.iter().find_map(find_cookie),
        serde_json::Value::Object(fields) => fields.values().find_map(find_cookie),
        _ => None,
    }
}

#[test]
fn without_data_there_is_nothing_to_back_up() {
    let empty = Folder::new();
    let ran = capers(&["backup", &text_of(&empty.file("copy")), "--data", &text_of(&empty.file("nowhere")), "--lang", "en"], "");
    assert_eq!(ran.code, 3);
    assert!(ran.err.contains("There is no ") && ran.err.contains("--data"), "{}", ran.err);
    assert!(!empty.file("nowhere").exists(), "nothing is made");
}
