//! Whatever is wrong with JSON of strangers, people are told in plain words of both languages: never by the name of a Rust type. And an object with
//! the same key twice is refused wherever it stands.

use engine::json::{Json, read, to_value};
use engine::record::{FORMAT, Move, Record, RecordSeat, RecordedMove};
use engine::{GameFace, Luck, Match, Message, Refusal, Turn, Words};
use fair::FastRng;
use serde_json::{Value, json};
use words::{Language, Speaker};

/// How often each piece of JSON is spoiled.
const TIMES: usize = 150;

/// What the readers of Rust say, and nobody else would.
const LEAKS: &[&str] = &[
    "struct",
    "enum",
    "variant",
    "tuple",
    "newtype",
    "untagged",
    "untyped",
    "invalid type",
    "invalid value",
    "invalid length",
    "missing field",
    "unknown field",
    "duplicate field",
    "expected",
    "sequence",
    "a map",
    "boolean",
    "usize",
    "u8",
    "u16",
    "u32",
    "u64",
    "i8",
    "i16",
    "i32",
    "i64",
    "f64",
    "Option",
    "Vec",
    "String",
    "trailing",
    "at line",
    "::",
    "\0",
    "\u{fffd}",
];

fn speakers() -> [Speaker; 2] {
    [Language::English, Language::French].map(|language| Speaker::new(language, vec!["Ada".into(); 6]))
}

/// The sentence is one of the catalogs, in every language, and tells of no Rust type.
fn assert_plain(message: &Message, sent: &str) {
    for speaker in speakers() {
        let said = speaker.say(message);
        let leak = LEAKS.iter().find(|leak| said.contains(**leak));
        assert!(leak.is_none(), "{leak:?} in {said:?}, said of {sent}");
        let letters: Vec<char> = said.chars().collect();
        let camel = letters.windows(3).any(|run| run[0].is_lowercase() && run[1].is_uppercase() && run[2].is_lowercase());
        assert!(!camel, "a name of the code in {said:?}, said of {sent}");
        assert!(!said.contains("form-") && !said.contains("position-"), "no words for {said:?}");
    }
}

/// The value as text, with the first key of the object at this place written twice.
fn with_key_twice(value: &Value, at: &[usize]) -> String {
    let inner = |child: &Value, place: usize| match at.split_first() {
        Some((first, rest)) if *first == place => with_key_twice(child, rest),
        _ => child.to_string(),
    };
    match value {
        Value::Object(fields) => {
            let mut parts: Vec<String> =
                fields.iter().enumerate().map(|(place, (name, child))| format!("{}:{}", json!(name), inner(child, place))).collect();
            if at.is_empty() {
                parts.push(parts[0].clone());
            }
            format!("{{{}}}", parts.join(","))
        }
        Value::Array(items) => {
            format!("[{}]", items.iter().enumerate().map(|(place, child)| inner(child, place)).collect::<Vec<_>>().join(","))
        }
        single => single.to_string(),
    }
}

/// Every place of a value, by the numbers of the children that lead there.
fn places(value: &Value, here: &mut Vec<usize>, found: &mut Vec<Vec<usize>>) {
    found.push(here.clone());
    let children: Vec<&Value> = match value {
        Value::Object(fields) => fields.values().collect(),
        Value::Array(items) => items.iter().collect(),
        _ => Vec::new(),
    };
    for (at, child) in children.into_iter().enumerate() {
        here.push(at);
        places(child, here, found);
        here.pop();
    }
}

fn at<'v>(value: &'v mut Value, place: &[usize]) -> &'v mut Value {
    let Some((first, rest)) = place.split_first() else { return value };
    match value {
        Value::Object(fields) => at(fields.values_mut().nth(*first).unwrap(), rest),
        Value::Array(items) => at(&mut items[*first], rest),
        _ => unreachable!("only objects and lists have places inside"),
    }
}

/// JSON with one thing spoiled, as text; and whether an object of it has a key twice.
fn spoiled(value: &Value, luck: &mut FastRng) -> (String, bool) {
    let mut found = Vec::new();
    places(value, &mut Vec::new(), &mut found);
    let place = &found[luck.below(found.len() as u64) as usize];
    let mut changed = value.clone();
    let target = at(&mut changed, place);
    let is_filled = target.as_object().is_some_and(|fields| !fields.is_empty());
    match (luck.below(4), &mut *target) {
        (0, Value::Object(_)) if is_filled => return (with_key_twice(value, place), true),
        (1, Value::Object(fields)) if is_filled => {
            let name = fields.keys().nth(luck.below(fields.len() as u64) as usize).unwrap().clone();
            fields.remove(&name);
        }
        (2, Value::Object(fields)) => {
            fields.insert("colour".into(), json!("red"));
        }
        (2, Value::Array(items)) if !items.is_empty() => items.push(items[0].clone()),
        _ => {
            let others = [
                json!(null),
                json!(true),
                json!(-1),
                json!(0),
                json!(7),
                json!(1.5),
                json!(300),
                json!(70_000),
                json!(5_000_000_000_u64),
                json!(1e30),
                json!(""),
                json!("x"),
                json!([]),
                json!([[1]]),
                json!({}),
                json!({"x": 1}),
                json!([null]),
                json!(["x", 1]),
            ];
            *target = others[luck.below(others.len() as u64) as usize].clone();
        }
    }
    (changed.to_string(), false)
}

/// Spoils a value again and again; `read` gives the refusal, if there is one, in words.
fn check(value: &Value, code: &str, luck: &mut FastRng, mut reads: impl FnMut(&Value) -> Option<(String, Message)>) {
    for _ in 0..TIMES {
        let (text, twice) = spoiled(value, luck);
        match reads(&read(&text).unwrap()) {
            Some((refused, message)) => {
                assert!(!twice || refused == code, "{refused} rather than {code} for a key twice in {text}");
                assert_plain(&message, &text);
            }
            None => assert!(!twice, "a key twice was taken in {text}"),
        }
    }
}

fn worded(game: &dyn GameFace, refusal: &Refusal) -> (String, Message) {
    (refusal.code.to_owned(), game.refusal_message(refusal))
}

/// A game some moves on, and its record.
fn some_way_in(game: &dyn GameFace, moves: usize, luck: &mut FastRng) -> (Box<dyn Match>, Record) {
    let seats = game.seats().0.max(2);
    let mut played = game.new_match(&json!({"seats": seats})).unwrap();
    let seats = vec![RecordSeat { name: "Ada".into(), bot: None }; usize::from(seats)];
    let mut record = Record {
        capers_record: FORMAT,
        game: game.slug().into(),
        rules: game.rules_version(),
        options: played.options(),
        seats,
        fair: None,
        sealed_for: None,
        opening: played.opening().to_vec(),
        moves: Vec::new(),
    };
    while record.moves.len() < moves {
        let (moved, events) = match played.turn() {
            Turn::Over => break,
            Turn::Chance => {
                let stream = played.stream().unwrap().to_string();
                let ticket = luck.below(played.weight().unwrap());
                let drawn = played.draw(ticket).unwrap();
                (Move::Chance { outcome: drawn.moved, stream, ticket: None }, drawn.events)
            }
            turn => {
                let seat = turn.seats().iter().find(|seat| !played.legal(*seat).is_empty()).unwrap();
                let legal = played.legal(seat);
                let acted = played.act(seat, &to_value(&legal[luck.below(legal.len() as u64) as usize])).unwrap();
                (Move::Action { seat, action: acted.moved, nonce: None }, acted.events)
            }
        };
        record.moves.push(RecordedMove { moved, events, hash: None, seal: None });
    }
    (played, record)
}

/// Whatever can be sent about a game at this point of it.
fn check_point(game: &dyn GameFace, played: &dyn Match, record: &Record, luck: &mut FastRng) {
    check(&to_value(&played.position()), "bad_position", luck, |position| Some(worded(game, &game.load(position).err()?)));
    check(&to_value(&played.options()), "bad_option", luck, |options| Some(worded(game, &game.new_match(options).err()?)));
    let record = serde_json::to_value(record).unwrap();
    check(&record, "bad_record", luck, |record| {
        let broken = Record::from_value(record).and_then(|record| record.replay(game).map(|_| ())).err()?;
        Some(worded(game, &broken.refusal()))
    });
    let sent = |moved: &Json| to_value(moved);
    match played.turn() {
        Turn::Chance => {
            let mut fork = played.fork();
            let outcome = sent(&fork.draw(0).unwrap().moved);
            check(&outcome, "bad_outcome", luck, |outcome| Some(worded(game, &played.fork().chance(outcome).err()?)));
        }
        turn => {
            for seat in turn.seats().iter() {
                let legal = played.legal(seat);
                let Some(action) = legal.get(luck.below(legal.len().max(1) as u64) as usize) else { continue };
                check(&sent(action), "malformed", luck, |action| Some(worded(game, &played.fork().act(seat, action).err()?)));
            }
        }
    }
}

#[test]
fn what_is_wrong_with_json_is_said_in_plain_words() {
    for game in catalog::games() {
        let mut luck = FastRng::new(17);
        for moves in [0, 3, 12, 40, 90, 2_000] {
            let (played, record) = some_way_in(*game, moves, &mut luck);
            check_point(*game, played.as_ref(), &record, &mut luck);
        }
    }
}
