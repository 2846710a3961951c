//! The page about fair dice says what the code does: its test vectors hold, its Python is the file beside it, and that file checks records.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use engine::Seat;
use engine::record::{Seal, Ticket};
use fair::{Secret, TicketSource};
use hmac::{Hmac, KeyInit, Mac};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

fn docs() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs")
}

/// The only fenced block of this language on the page.
fn block(language: &str) -> String {
    let page = std::fs::read_to_string(docs().join("fair-dice.md")).unwrap();
    let (_, rest) = page.split_once(&format!("```{language}\n")).expect("the page has such a block");
    rest.split_once("```").expect("the block ends").0.to_owned()
}

fn vectors() -> Value {
    serde_json::from_str(&block("json")).unwrap()
}

fn text<'a>(value: &'a Value, name: &str) -> &'a str {
    value[name].as_str().unwrap()
}

#[test]
fn the_test_vectors_hold() {
    let vectors = vectors();
    let secret = Secret::from_seed(vectors["seed"].as_u64().unwrap());
    assert_eq!(secret.hex(), text(&vectors, "secret"));
    assert_eq!(secret.commitment(), text(&vectors, "commitment"));
    let entropy: Vec<String> = serde_json::from_value(vectors["entropy"].clone()).unwrap();
    let mut ticket_source = TicketSource::new(&secret, text(&vectors, "table"), &entropy).unwrap();
    for step in vectors["steps"].as_array().unwrap() {
        if let Some(nonce) = step["nonce"].as_str() {
            ticket_source.set_nonce(Seat::new(step["seat"].as_u64().unwrap() as usize), nonce).unwrap();
        } else {
            let expected: Ticket = serde_json::from_value(step["ticket"].clone()).unwrap();
            assert_eq!(ticket_source.draw(text(step, "stream"), expected.of), expected, "{step}");
        }
    }
}

/// The values on the way, computed from the words of the page and not by the crate.
#[test]
fn the_values_on_the_way_hold() {
    let vectors = vectors();
    let mac = |key: &[u8], text: &str| -> Vec<u8> {
        let mut mac = Hmac::<Sha256>::new_from_slice(key).unwrap();
        mac.update(text.as_bytes());
        mac.finalize().into_bytes().to_vec()
    };
    let hex = |bytes: &[u8]| bytes.iter().map(|byte| format!("{byte:02x}")).collect::<String>();
    let secret = Sha256::digest(b"capers/1/seed\n7");
    let key = mac(&secret, "capers/1/key\nmuseum-at-night\ncorrect horse\n\n~ 42 ~\n");
    assert_eq!(hex(&key), text(&vectors, "game_key"));
    let block = mac(&key, "capers/1/draw\nfirst_seat\n0\n0\n\n\n\n");
    assert_eq!(hex(&block), text(&vectors, "block_0_of_the_first_draw"));
}

#[test]
fn the_vector_of_a_seal_holds() {
    let vectors = vectors();
    let seal = &vectors["seal"];
    let (salt, sealed) = (text(seal, "salt").to_owned(), text(seal, "sealed").to_owned());
    let action = engine::json::to_json(&seal["action"]);
    assert_eq!(seal["action"].to_string(), text(seal, "written"));
    let at = seal["move"].as_u64().unwrap() as usize;
    let opens = |at, seat| {
        fair::seal::opens(&Seal { sealed: sealed.clone(), salt: salt.clone() }, text(&vectors, "table"), at, Seat::new(seat), &action)
    };
    assert!(opens(at, 1) && !opens(at, 0) && !opens(at + 1, 1));
    assert_eq!(fair::seal::salt(&Secret::from_seed(seal["salts_of_seed"].as_u64().unwrap()), at).hex(), salt);
}

#[test]
fn the_page_prints_the_verifier_as_it_is() {
    assert_eq!(block("python"), std::fs::read_to_string(docs().join("verify_dice.py")).unwrap());
}

/// The vectors as a record, as far as a verifier looks at one.
fn record() -> Value {
    let vectors = vectors();
    let moves = vectors["steps"].as_array().unwrap().iter().cloned().map(|mut step| {
        let what = if step.get("nonce").is_some() { "action" } else { "outcome" };
        step[what] = json!({});
        step
    });
    json!({
        "seats": [{"name": "Ada"}, {"name": "Bo", "bot": "greedy"}, {"name": "Cy"}],
        "fair": {
            "commitment": vectors["commitment"],
            "secret": vectors["secret"],
            "table": vectors["table"],
            "entropy": vectors["entropy"],
        },
        "moves": moves.collect::<Vec<_>>(),
    })
}

/// Runs the verifier, or says that there is no Python to run it with.
fn python(record: &Value) -> Option<Output> {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("record.json");
    std::fs::write(&file, record.to_string()).unwrap();
    match Command::new("python3").arg(docs().join("verify_dice.py")).arg(&file).output() {
        Ok(output) => Some(output),
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => {
            eprintln!("skipped: there is no python3 on this machine");
            None
        }
        Err(error) => panic!("python3 did not start: {error}"),
    }
}

/// What the verifier says about the record with `change` made at a pointer into it.
fn check(change: Option<(&str, Value)>, said: &str) {
    let good = change.is_none();
    let mut record = record();
    if let Some((pointer, to)) = change {
        *record.pointer_mut(pointer).unwrap() = to;
    }
    let Some(output) = python(&record) else { return };
    let spoken = format!("{}{}", String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    assert_eq!(spoken.trim(), said);
    assert_eq!(output.status.success(), good);
}

#[test]
fn the_verifier_accepts_a_good_record() {
    check(None, "All 8 draws follow from what was promised.");
}

/// The move of the vectors whose number the seal of the page has, as an action that was sealed.
#[test]
fn the_verifier_looks_at_seals() {
    let vectors = vectors();
    let seal = &vectors["seal"];
    let with = |change: &[(&str, &str)]| {
        let mut record = record();
        let entry = &mut record["moves"][9];
        assert_eq!(entry["seat"], 2, "the vector is for a move of its own");
        *entry = json!({"seat": seal["seat"], "action": seal["action"], "sealed": seal["sealed"], "salt": seal["salt"]});
        for (field, value) in change {
            entry[*field] = json!(value);
        }
        record["moves"].as_array_mut().unwrap().truncate(10);
        python(&record).map(|output| String::from_utf8_lossy(&[output.stdout, output.stderr].concat()).trim().to_owned())
    };
    let Some(good) = with(&[]) else { return };
    assert_eq!(good, "All 6 draws follow from what was promised.");
    let other = "0".repeat(64);
    for change in [[("salt", &*other)], [("sealed", &*other)], [("action", "guard")]] {
        assert_eq!(with(&change).unwrap(), "Move 9 is not the action that was sealed.");
    }
}

#[test]
fn the_verifier_finds_what_was_changed() {
    let differs =
        |number, drawn, of, stream| format!("Move {number} does not follow: ticket {drawn} of {of} should have been drawn from {stream}.");
    check(Some(("/fair/commitment", json!("00"))), "The secret is not the one that was promised.");
    check(Some(("/fair/table", json!("two\nlines"))), "A text of the record is too long or not printable.");
    check(Some(("/fair", Value::Null)), "Nothing was promised in this record, or the secret is not published yet.");
    check(Some(("/moves/2/ticket/drawn", json!(3))), &differs(2, 44, 47, "deck/exhibits"));
    check(Some(("/moves/2/ticket/ordinal", json!(2))), &differs(2, 44, 47, "deck/exhibits"));
    check(Some(("/moves/2/ticket", Value::Null)), "Move 2 has no ticket.");
    check(Some(("/moves/2/ticket/of", json!(0))), "Move 2 draws from nothing.");
}

/// What the derivation says after a nonce was changed is computed by the crate, not copied from the script.
#[test]
fn the_verifier_takes_nonces_into_account() {
    let vectors = vectors();
    let secret = Secret::from_hex(text(&vectors, "secret")).unwrap();
    let entropy: Vec<String> = serde_json::from_value(vectors["entropy"].clone()).unwrap();
    let mut ticket_source = TicketSource::new(&secret, text(&vectors, "table"), &entropy).unwrap();
    ticket_source.set_nonce(Seat::new(2), "other").unwrap();
    let drawn = ticket_source.draw("dice/seat-2", 7776).drawn;
    let said = format!("Move 4 does not follow: ticket {drawn} of 7776 should have been drawn from dice/seat-2.");
    check(Some(("/moves/3/nonce", json!("other"))), &said);
}
