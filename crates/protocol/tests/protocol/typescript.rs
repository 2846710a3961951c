//! The file for TypeScript is what the types say.

use std::path::Path;

use engine::{Arg, Message, Odds, Seat};

#[test]
fn typescript_is_up_to_date() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/protocol.ts");
    let made = protocol::typescript::file();
    if std::env::var_os("WRITE").is_some() {
        std::fs::write(&path, &made).unwrap();
    }
    let kept = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(kept == made, "web/src/protocol.ts is stale; write it anew with: WRITE=1 cargo test -p protocol typescript");
}

/// The lines about sentences are written by hand.
#[test]
fn sentences_are_as_typescript_has_them() {
    let message = Message::new("k")
        .with("a", "words")
        .with("b", 3)
        .with("c", Seat::new(1))
        .with("d", Odds::new(1, 6))
        .with("e", Message::new("other"))
        .with("f", Arg::List(vec![Arg::Number(1)]));
    let json = serde_json::to_string(&message).unwrap();
    assert_eq!(
        json,
        r#"{"key":"k","args":[["a",{"text":"words"}],["b",{"number":3}],["c",{"seat":1}],["d",{"odds":[1,6]}],["e",{"message":{"key":"other"}}],["f",{"list":[{"number":1}]}]]}"#
    );
    assert_eq!(serde_json::from_str::<Message>(&json).unwrap(), message);
    // A kind of argument that TypeScript does not know would be one more here.
    match &message.args[0].1 {
        Arg::Text(_) | Arg::Number(_) | Arg::Seat(_) | Arg::Odds(_) | Arg::Message(_) | Arg::List(_) => {}
    }
}
