//! Forms are read as they are written, and what is wrong with them is said in plain words.

use std::collections::BTreeMap;

use serde_json::json;

use super::*;
use crate::json::{Json, read};
use crate::seat::Seat;

#[derive(PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Phase {
    Action,
    Roll { dice: u8 },
}

#[derive(PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Form {
    phase: Phase,
    seat: Option<Seat>,
    inner: Vec<Inner>,
    by_name: BTreeMap<String, i32>,
    pair: (u8, bool),
    #[serde(deserialize_with = "bounded::<1, 40, _, _>")]
    round: u8,
    either: Either,
    tagged: Tagged,
}

#[derive(PartialEq, Debug, Serialize, Deserialize)]
struct Inner {
    dice: u8,
}

#[derive(PartialEq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
enum Either {
    Cards(Vec<String>),
    Count(u32),
}

#[derive(PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
enum Tagged {
    Go { to: u16 },
}

fn form() -> Value {
    json!({
        "phase": {"roll": {"dice": 2}}, "seat": null, "inner": [{"dice": 1}], "by_name": {"a": -1}, "pair": [1, true], "round": 1,
        "either": 3, "tagged": {"type": "go", "to": 1},
    })
}

/// Puts a value where the path leads, then reads.
fn check(path: &str, value: Value, field: &str, misfit: &WrongValue) {
    let mut changed = form();
    *changed.pointer_mut(path).unwrap() = value;
    let error = read_form::<Form>(&changed).unwrap_err();
    assert_eq!((error.field().as_str(), &error.misfit), (field, misfit), "{changed}");
}

#[test]
fn a_form_as_it_is_written_is_read() {
    assert!(read_form::<Form>(&form()).is_ok());
}

#[test]
fn the_field_and_what_belongs_there_are_told() {
    let not = WrongValue::Not;
    check("", json!([]), "", &not(ValueKind::Object));
    check("/phase", json!("sleep"), "phase", &not(ValueKind::Word(&["action", "roll"])));
    check("/phase", json!(3), "phase", &not(ValueKind::Word(&["action", "roll"])));
    check("/phase", json!({"action": null}), "phase", &not(ValueKind::Text));
    check("/phase", json!("roll"), "phase", &not(ValueKind::Object));
    check("/phase/roll", json!({"dice": "two"}), "phase.roll.dice", &not(ValueKind::Whole));
    check("/seat", json!(8), "seat", &WrongValue::Unfit(Some("8".into())));
    check("/seat", json!("0"), "seat", &not(ValueKind::Whole));
    check("/inner", json!({}), "inner", &not(ValueKind::List));
    check("/inner", json!([{"dice": 1}, [2]]), "inner[1]", &not(ValueKind::Object));
    check("/inner/0/dice", json!(300), "inner[0].dice", &WrongValue::TooLarge);
    check("/inner/0/dice", json!(1e30), "inner[0].dice", &WrongValue::TooLarge);
    check("/inner/0/dice", json!(-1), "inner[0].dice", &not(ValueKind::Whole));
    check("/inner/0/dice", json!(1.5), "inner[0].dice", &not(ValueKind::Whole));
    check("/inner/0", json!({}), "inner[0].dice", &WrongValue::Missing);
    check("/by_name/a", json!([]), "by_name.a", &not(ValueKind::Number));
    check("/pair", json!([1]), "pair", &not(ValueKind::ListOf(2)));
    check("/pair", json!([1, 1]), "pair[1]", &not(ValueKind::Flag));
    check("/either", json!({}), "either", &WrongValue::Unfit(None));
    check("/tagged", json!({"type": "stay"}), "tagged.type", &not(ValueKind::Word(&["go"])));
    check("/tagged", json!({"type": "go", "to": "x"}), "tagged", &not(ValueKind::Whole));
    check("/tagged", json!({"type": "go", "to": 70_000}), "tagged", &WrongValue::TooLarge);
}

#[test]
fn bounds_of_the_rules_are_told() {
    for outside in [json!(0), json!(41), json!(256), json!(1e30), json!(-1), json!("1"), json!(null)] {
        check("/round", outside, "round", &WrongValue::Not(ValueKind::Bounded(1, 40)));
    }
    let said = FormError::out_of_bounds("round", 1, 8).message();
    assert_eq!(said.key, "form-not");
}

#[test]
fn fields_missing_superfluous_or_twice_are_told() {
    let mut changed = form();
    changed.as_object_mut().unwrap().remove("seat");
    assert_eq!(read_form::<Form>(&changed).unwrap_err(), FormError::of_field("seat", WrongValue::Missing));
    let mut changed = form();
    changed["x"] = json!(1);
    assert_eq!(read_form::<Form>(&changed).unwrap_err(), FormError::of_field("x", WrongValue::Unknown));
    let mut changed = form();
    changed["inner"][0]["x"] = json!(1);
    assert_eq!(read_form::<Form>(&changed).unwrap_err().field(), "inner[0].x");
    let twice = read(&form().to_string().replace("\"dice\":1", "\"dice\":1,\"dice\":1")).unwrap();
    let error = read_form::<Form>(&twice).unwrap_err();
    assert_eq!((error.field().as_str(), error.misfit), ("inner[0].dice", WrongValue::Twice));
}

#[test]
fn json_inside_stays_as_it_is() {
    let value = json!({"a": [1, {"b": null}]});
    let kept: BTreeMap<String, Json> = read_as(&value).unwrap();
    assert_eq!(kept["a"].get(), r#"[1,{"b":null}]"#);
}

#[test]
fn little_is_said_of_what_is_long() {
    let long = "a".repeat(1_000_000);
    let mut changed = form();
    changed[&long] = json!(1);
    let said = format!("{:?}", read_form::<Form>(&changed).unwrap_err().message());
    assert!(said.len() < 1_000);
    assert!(read_as::<Seat>(&json!(long)).unwrap_err().to_string().len() < 1_000);
}
