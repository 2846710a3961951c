//! What a stranger might send instead: JSON that is almost right, and JSON that is not right at all.

use engine::Luck;
use serde_json::{Number, Value, json};

use crate::luck::SplitMix;

/// Everything that can be done to one place of a value: numbers a step aside, huge, negative, broken; other words; fields lost, added, renamed;
/// lists cut, doubled, turned round; nothing at all; another kind of thing.
fn instead(node: &Value, words: &[String], luck: &mut SplitMix) -> Vec<Value> {
    let mut others = vec![Value::Null, json!(true), json!(0), json!(""), json!([]), json!({}), json!([node]), json!({"type": node})];
    match node {
        Value::Number(number) => others.extend(other_numbers(number)),
        Value::String(text) => {
            others.extend([json!(format!("{text} ")), json!(text.to_uppercase()), json!(format!("{text}\u{0}")), json!("é".repeat(40))]);
            others.extend((0..3).filter_map(|_| luck.pick(words)).map(|word| json!(word)));
        }
        Value::Bool(flag) => others.push(json!(!flag)),
        Value::Array(list) => others.extend(other_lists(list, luck)),
        Value::Object(fields) => {
            for name in fields.keys() {
                let mut fewer = fields.clone();
                let moved = fewer.remove(name).expect("the field is there");
                others.push(Value::Object(fewer.clone()));
                fewer.insert(format!("{name}s"), moved);
                others.push(Value::Object(fewer));
            }
            for name in luck.pick(words).into_iter().chain([&"extra".to_owned()]) {
                let mut more = fields.clone();
                more.insert(name.clone(), json!(1));
                others.push(Value::Object(more));
            }
        }
        Value::Null => others.extend([json!(1), json!(-1)]),
    }
    others.retain(|other| other != node);
    others
}

fn other_numbers(number: &Number) -> Vec<Value> {
    let near = number.as_i64().unwrap_or_default();
    let mut others = vec![json!(near.wrapping_add(1)), json!(near.wrapping_sub(1)), json!(near.wrapping_neg()), json!(near as f64 + 0.5)];
    others.extend([json!(near as f64), json!(near.wrapping_add(256)), json!(near.wrapping_add(1 << 32)), json!(number.to_string())]);
    others.extend([json!(u64::MAX), json!(i64::MIN), json!(1e300), json!(-1e300), json!(255), json!(65_535)]);
    others
}

fn other_lists(list: &[Value], luck: &mut SplitMix) -> Vec<Value> {
    let backwards: Vec<Value> = list.iter().rev().cloned().collect();
    let doubled: Vec<Value> = list.iter().chain(list).cloned().collect();
    let mut others = vec![json!(backwards), json!(doubled), json!(vec![Value::Null; 300])];
    if !list.is_empty() {
        let place = luck.below(list.len() as u64) as usize;
        let mut shorter = list.to_vec();
        let lost = shorter.remove(place);
        others.push(json!(shorter));
        let longer: Vec<Value> = list.iter().cloned().chain([lost]).collect();
        others.push(json!(longer));
    }
    others
}

/// How many places a value has: itself, and every place inside.
fn places(value: &Value) -> usize {
    1 + match value {
        Value::Array(list) => list.iter().map(places).sum(),
        Value::Object(fields) => fields.values().map(places).sum(),
        _ => 0,
    }
}

/// The place with this number, counted as they are written.
fn place(value: &mut Value, number: usize) -> &mut Value {
    if number == 0 {
        return value;
    }
    let inside: Vec<&mut Value> = match value {
        Value::Array(list) => list.iter_mut().collect(),
        Value::Object(fields) => fields.values_mut().collect(),
        _ => Vec::new(),
    };
    let mut left = number - 1;
    for inner in inside {
        let here = places(inner);
        if left < here {
            return place(inner, left);
        }
        left -= here;
    }
    unreachable!("there are only as many places as were counted")
}

/// Every way to spoil one place of a value.
pub(crate) fn every(value: &Value, words: &[String], luck: &mut SplitMix) -> Vec<Value> {
    let mut spoiled = Vec::new();
    for number in 0..places(value) {
        let mut copy = value.clone();
        let node = place(&mut copy, number).clone();
        for other in instead(&node, words, luck) {
            let mut copy = value.clone();
            *place(&mut copy, number) = other;
            spoiled.push(copy);
        }
    }
    spoiled
}

/// One way to spoil one place of a value.
pub(crate) fn one(value: &Value, words: &[String], luck: &mut SplitMix) -> Value {
    let mut copy = value.clone();
    let node = place(&mut copy, luck.below(places(value) as u64) as usize);
    let others = instead(node, words, luck);
    *node = luck.pick(&others).expect("there is always something else").clone();
    copy
}

/// Any JSON, made of words that mean something here.
pub(crate) fn anything(words: &[String], luck: &mut SplitMix, depth: u32) -> Value {
    let word = |luck: &mut SplitMix| luck.pick(words).cloned().unwrap_or_default();
    match luck.below(if depth == 0 { 5 } else { 8 }) {
        0 => Value::Null,
        1 => json!(luck.below(2) == 0),
        2 => json!(luck.below(12)),
        3 => json!(luck.below(u64::MAX) as i64),
        4 => json!(word(luck)),
        5 => (0..luck.below(4)).map(|_| anything(words, luck, depth - 1)).collect(),
        _ => Value::Object((0..luck.below(5)).map(|_| (word(luck), anything(words, luck, depth - 1))).collect()),
    }
}

/// Adds every word and field name of a value.
pub(crate) fn collect_words(value: &Value, words: &mut Vec<String>) {
    match value {
        Value::String(text) => words.push(text.clone()),
        Value::Array(list) => list.iter().for_each(|inner| collect_words(inner, words)),
        Value::Object(fields) => {
            for (name, inner) in fields {
                words.push(name.clone());
                collect_words(inner, words);
            }
        }
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_place_is_spoiled_and_only_one_at_a_time() {
        let value = json!({"type": "heist", "dice": [1, 2], "deep": {"flag": true}});
        let mut luck = SplitMix::new(1);
        let spoiled = every(&value, &["word".to_owned()], &mut luck);
        assert!(spoiled.iter().all(|other| *other != value));
        for expected in [
            json!({"type": "word", "dice": [1, 2], "deep": {"flag": true}}),
            json!({"type": "heist", "dice": [1, 3], "deep": {"flag": true}}),
            json!({"type": "heist", "dice": [1, 2], "deep": {}}),
            json!({"type": "heist", "dice": [2, 1], "deep": {"flag": true}}),
            json!({"type": "heist", "deep": {"flag": true}}),
        ] {
            assert!(spoiled.contains(&expected), "{expected}");
        }
    }
}
