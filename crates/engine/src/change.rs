//! What is different between two JSON values, small enough to be sent instead of the second.
//!
//! A change is one of:
//!
//! * `[value]`: the value is replaced by this one;
//! * an object: a change for each field of an object, or place of a list, that is different. `0` instead of a change removes the field. In a list
//!   the field `#` is its new length; places beyond the old length have the form `[value]`.
//!
//! No change is `null`. Whoever applies changes needs no knowledge of what the values mean.

use serde_json::{Map, Value, json};

/// The name of the new length of a list.
const LENGTH: &str = "#";

/// What turns `before` into `after`; `None` if they are the same.
pub fn between(before: &Value, after: &Value) -> Option<Value> {
    if before == after {
        return None;
    }
    let parts = match (before, after) {
        (Value::Object(before), Value::Object(after)) => fields(before, after),
        (Value::Array(before), Value::Array(after)) if !before.is_empty() && !after.is_empty() => places(before, after),
        _ => return Some(json!([after])),
    };
    Some(Value::Object(parts))
}

fn fields(before: &Map<String, Value>, after: &Map<String, Value>) -> Map<String, Value> {
    let mut parts = Map::new();
    for (name, value) in after {
        let change = before.get(name).map_or_else(|| Some(json!([value])), |old| between(old, value));
        if let Some(change) = change {
            parts.insert(name.clone(), change);
        }
    }
    for name in before.keys().filter(|name| !after.contains_key(*name)) {
        parts.insert(name.clone(), json!(0));
    }
    parts
}

fn places(before: &[Value], after: &[Value]) -> Map<String, Value> {
    let mut parts = Map::new();
    for (place, value) in after.iter().enumerate() {
        let change = before.get(place).map_or_else(|| Some(json!([value])), |old| between(old, value));
        if let Some(change) = change {
            parts.insert(place.to_string(), change);
        }
    }
    if before.len() != after.len() {
        parts.insert(LENGTH.to_owned(), json!(after.len()));
    }
    parts
}

/// Applies a change to a value.
///
/// # Errors
/// Gives back `None` if the change does not fit the value; the value may be changed in part then.
pub fn apply(value: &mut Value, change: &Value) -> Option<()> {
    match (change, value) {
        (Value::Array(new), value) => {
            let [new] = new.as_slice() else { return None };
            *value = new.clone();
        }
        (Value::Object(parts), Value::Object(fields)) => {
            for (name, part) in parts {
                if *part == json!(0) {
                    fields.remove(name)?;
                } else {
                    apply(fields.entry(name.clone()).or_insert(Value::Null), part)?;
                }
            }
        }
        (Value::Object(parts), Value::Array(places)) => {
            if let Some(length) = parts.get(LENGTH) {
                let length = usize::try_from(length.as_u64()?).ok()?;
                // A list never grows by more places than the change has values for.
                if length > places.len() + parts.len() {
                    return None;
                }
                places.resize(length, Value::Null);
            }
            for (name, part) in parts.iter().filter(|(name, _)| *name != LENGTH) {
                apply(places.get_mut(name.parse::<usize>().ok()?)?, part)?;
            }
        }
        _ => return None,
    }
    Some(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(before: &Value, after: &Value, change: &Value) {
        assert_eq!(between(before, after).unwrap_or(Value::Null), *change, "from {before} to {after}");
        if !change.is_null() {
            let mut value = before.clone();
            apply(&mut value, change).expect("the change fits");
            assert_eq!(value, *after);
        }
    }

    #[test]
    fn a_change_says_only_what_is_different() {
        check(&json!({"a": 1, "b": [1, 2]}), &json!({"a": 1, "b": [1, 2]}), &Value::Null);
        check(&json!({"a": 1, "b": 2}), &json!({"a": 3, "b": 2}), &json!({"a": [3]}));
        check(&json!({"a": 1, "b": 2}), &json!({"b": 2, "c": null}), &json!({"a": 0, "c": [null]}));
        check(&json!([1, 2, 3]), &json!([1, 5]), &json!({"1": [5], "#": 2}));
        check(&json!([1]), &json!([1, [2], {}]), &json!({"1": [[2]], "2": [{}], "#": 3}));
        check(
            &json!({"seats": [{"noise": 0}, {"noise": 3}]}),
            &json!({"seats": [{"noise": 0}, {"noise": 4}]}),
            &json!({"seats": {"1": {"noise": [4]}}}),
        );
        check(&json!([]), &json!([1]), &json!([[1]]));
        check(&json!(null), &json!({}), &json!([{}]));
        check(&json!({"a": {}}), &json!({"a": []}), &json!({"a": [[]]}));
    }

    #[test]
    fn a_change_that_does_not_fit_is_refused() {
        for (value, change) in [
            (json!(1), json!({"a": [1]})),
            (json!({}), json!({"a": 0})),
            (json!([1]), json!({"7": [1]})),
            (json!([1]), json!({"#": 4_000_000_000_u64})),
            (json!({}), json!([1, 2])),
            (json!({}), json!("x")),
        ] {
            assert_eq!(apply(&mut value.clone(), &change), None, "{change} on {value}");
        }
    }
}
