//! What a law says when it is broken: which game, which options, which seed, which move, and what differed.

use std::any::Any;
use std::fmt::{self, Debug, Display};
use std::panic::{AssertUnwindSafe, catch_unwind};

use engine::shortened;
use serde::Serialize;
use serde_json::Value;

/// Where a law looks: enough to come back to the same position.
#[derive(Clone, Debug)]
pub(crate) struct At {
    pub(crate) law: &'static str,
    pub(crate) slug: &'static str,
    pub(crate) options: String,
    pub(crate) seed: u64,
    pub(crate) game: u64,
    pub(crate) moves: usize,
}

impl Display for At {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { slug, options, seed, game, moves, .. } = self;
        write!(f, "{slug} with {options}, seed {seed}, game {game}, after {moves} moves")
    }
}

impl At {
    /// The law is broken.
    pub(crate) fn broken(&self, what: impl Display) -> ! {
        panic!("the law of {} is broken: {what}\n  in {self} (to see only this game: .seed({}).only({}))", self.law, self.seed, self.game)
    }

    /// The law is broken unless this holds.
    pub(crate) fn holds(&self, holds: bool, what: impl FnOnce() -> String) {
        if !holds {
            self.broken(what());
        }
    }

    /// Both must be equal, and equal as JSON.
    pub(crate) fn same<T: PartialEq + Debug + Serialize + ?Sized>(&self, what: &str, one: &T, other: &T) {
        if one != other || text(one) != text(other) {
            self.unequal(what, one, other);
        }
    }

    /// Both must be equal; their JSON only tells where they are not.
    pub(crate) fn alike<T: PartialEq + Debug + Serialize + ?Sized>(&self, what: &str, one: &T, other: &T) {
        if one != other {
            self.unequal(what, one, other);
        }
    }

    fn unequal<T: Debug + Serialize + ?Sized>(&self, what: &str, one: &T, other: &T) -> ! {
        let places = differences(&json(one), &json(other));
        if places.is_empty() {
            self.broken(format_args!("{what}: unequal, though both are {} as JSON: {one:?} and {other:?}", text(one)));
        }
        self.broken(format_args!("{what}: {places}"))
    }

    /// Both must be equal.
    pub(crate) fn equal<T: PartialEq + Debug>(&self, what: &str, one: &T, other: &T) {
        if one != other {
            self.broken(format_args!("{what}: {one:?} and {other:?}"));
        }
    }

    /// Runs something that a stranger's words go into: they may be refused, but nothing may panic.
    pub(crate) fn unharmed<T>(&self, what: &str, input: &Value, run: impl FnOnce() -> T) -> T {
        catch_unwind(AssertUnwindSafe(run))
            .unwrap_or_else(|panic| self.broken(format_args!("{what} panics on {}: {}", excerpt(input), panic_text(panic.as_ref()))))
    }
}

/// The text of a panic.
pub(crate) fn panic_text(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<String>().cloned();
    text.or_else(|| panic.downcast_ref::<&str>().map(|text| (*text).to_owned())).unwrap_or_else(|| "without a word".to_owned())
}

/// As JSON, written out: much cheaper to compare than taken apart.
fn text<T: Serialize + ?Sized>(value: &T) -> String {
    serde_json::to_string(value).expect("the type can be written as JSON")
}

/// As JSON, taken apart.
pub(crate) fn json<T: Serialize + ?Sized>(value: &T) -> Value {
    serde_json::to_value(value).expect("the type can be written as JSON")
}

/// Every place where two values differ, with what stands there: `players[1].sidekicks is 2 and 3`.
fn differences(one: &Value, other: &Value) -> String {
    let mut places = Vec::new();
    compare("", one, other, &mut |path, one, other| {
        places.push(format!("{path} is {} and {}", shown(one), shown(other)));
    });
    let more = places.len().saturating_sub(6);
    places.truncate(6);
    if more > 0 {
        places.push(format!("and {more} differences more"));
    }
    places.join("; ")
}

/// The names of every place where two values differ.
pub(crate) fn differing_places(one: &Value, other: &Value) -> Vec<String> {
    let mut places = Vec::new();
    compare("", one, other, &mut |path, _, _| places.push(path.to_owned()));
    places
}

type Differing<'a> = dyn FnMut(&str, Option<&Value>, Option<&Value>) + 'a;

fn compare(path: &str, one: &Value, other: &Value, differing: &mut Differing<'_>) {
    // Most of two positions is the same, and naming places is what costs.
    if one == other {
        return;
    }
    match (one, other) {
        (Value::Object(left), Value::Object(right)) => {
            let names = left.keys().chain(right.keys().filter(|name| !left.contains_key(*name)));
            for name in names {
                let path = if path.is_empty() { name.clone() } else { format!("{path}.{name}") };
                compare_if_there(&path, left.get(name), right.get(name), differing);
            }
        }
        (Value::Array(left), Value::Array(right)) => {
            for place in 0..left.len().max(right.len()) {
                compare_if_there(&format!("{path}[{place}]"), left.get(place), right.get(place), differing);
            }
        }
        _ => differing(if path.is_empty() { "the whole" } else { path }, Some(one), Some(other)),
    }
}

fn compare_if_there(path: &str, one: Option<&Value>, other: Option<&Value>, differing: &mut Differing<'_>) {
    match (one, other) {
        (Some(one), Some(other)) => compare(path, one, other, differing),
        _ => differing(path, one, other),
    }
}

fn shown(value: Option<&Value>) -> String {
    value.map_or_else(|| "absent".to_owned(), excerpt)
}

/// Long JSON hides what it should show.
fn excerpt(json: &Value) -> String {
    shortened(&json.to_string(), 300)
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn differences_name_the_place() {
        let one = json!({"a": [1, {"b": 2}], "c": 3});
        let other = json!({"a": [1, {"b": 4}, 5], "d": null});
        assert_eq!(differences(&one, &other), "a[1].b is 2 and 4; a[2] is absent and 5; c is 3 and absent; d is absent and null");
        assert_eq!(differing_places(&json!(1), &json!(2)), ["the whole"]);
        assert!(differing_places(&one, &one).is_empty());
    }
}
