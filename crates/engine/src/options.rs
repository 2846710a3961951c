//! The options of a game: described once, for reading, for `games`, and for the forms of every client.

use serde::Serialize;
use serde::ser::SerializeStruct;
use serde_json::{Map, Value, json};

use crate::form::PathStep;
use crate::json::{given_twice, whole};
use crate::message::shortened;
use crate::refusal::Refusal;
use crate::seat::Seat;

/// One option of a game.
#[derive(Clone, Copy, Debug)]
pub struct OptionSpec {
    /// Its JSON name.
    pub name: &'static str,
    /// What it can be.
    pub kind: OptionKind,
    /// What it is when left out.
    pub default: OptionDefault,
}

/// What an option can be.
#[derive(Clone, Copy, Debug)]
pub enum OptionKind {
    /// A whole number in this range.
    Whole(u64, u64),
    /// `null`, or a whole number in this range.
    NullOrWhole(u64, u64),
    /// `null`, or a seat of this game.
    NullOrSeat,
    /// True or false.
    Flag,
    /// One of these words.
    Choice(&'static [&'static str]),
    /// Something the game reads itself: one of these words, or what the text describes.
    Other(&'static [&'static str], &'static str),
}

/// What an option is when left out.
#[derive(Clone, Copy, Debug)]
pub enum OptionDefault {
    /// It must be given.
    Required,
    /// `null`.
    Null,
    /// A number.
    Whole(u64),
    /// True or false.
    Flag(bool),
    /// A word.
    Word(&'static str),
}

impl OptionDefault {
    fn value(self) -> Option<Value> {
        match self {
            Self::Required => None,
            Self::Null => Some(Value::Null),
            Self::Whole(number) => Some(number.into()),
            Self::Flag(flag) => Some(flag.into()),
            Self::Word(word) => Some(word.into()),
        }
    }
}

impl OptionKind {
    fn allows(self, value: &Value, seats: u64) -> bool {
        match self {
            Self::Whole(least, most) => whole(value).is_some_and(|number| (least..=most).contains(&number)),
            Self::NullOrWhole(least, most) => value.is_null() || whole(value).is_some_and(|number| (least..=most).contains(&number)),
            Self::NullOrSeat => value.is_null() || whole(value).is_some_and(|number| number < seats),
            Self::Flag => value.is_boolean(),
            Self::Choice(words) => value.as_str().is_some_and(|word| words.contains(&word)),
            Self::Other(..) => true,
        }
    }
}

impl Serialize for OptionSpec {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let (kind, values) = match self.kind {
            OptionKind::Whole(least, most) => ("integer", json!({"min": least, "max": most})),
            OptionKind::NullOrWhole(least, most) => ("integer_or_null", json!({"min": least, "max": most})),
            OptionKind::NullOrSeat => ("seat_or_null", json!("a seat of this game")),
            OptionKind::Flag => ("boolean", json!([false, true])),
            OptionKind::Choice(words) => ("choice", json!(words)),
            OptionKind::Other(words, _) => ("other", json!(words)),
        };
        let mut spec = serializer.serialize_struct("OptionSpec", 6)?;
        spec.serialize_field("name", self.name)?;
        spec.serialize_field("type", kind)?;
        spec.serialize_field("values", &values)?;
        if let OptionKind::Other(_, form) = self.kind {
            spec.serialize_field("form", form)?;
        }
        spec.serialize_field("required", &matches!(self.default, OptionDefault::Required))?;
        spec.serialize_field("default", &self.default.value())?;
        spec.end()
    }
}

/// How much is said of a name that no option has.
const LONGEST_NAME: usize = 40;

/// Options as given, checked against their descriptions, with defaults filled in.
#[derive(Clone, Debug)]
pub struct Settings(Map<String, Value>);

impl Settings {
    /// # Errors
    /// `bad_option`, naming the first option that is unknown, missing, there twice or outside its values.
    pub fn read(specs: &[OptionSpec], given: &Value) -> Result<Self, Refusal> {
        if let Some(PathStep::Field(name)) = given_twice(given).and_then(|mut error| error.step_in()) {
            return Err(Refusal::bad_option(shortened(&name, LONGEST_NAME)));
        }
        let given = given.as_object().ok_or_else(|| Refusal::bad_option("options"))?;
        if let Some(unknown) = given.keys().find(|name| specs.iter().all(|spec| spec.name != name.as_str())) {
            return Err(Refusal::bad_option(shortened(unknown, LONGEST_NAME)));
        }
        let mut settings = Map::new();
        let mut seats = 0;
        for spec in specs {
            let value = given.get(spec.name).cloned().or_else(|| spec.default.value());
            let value = value.filter(|value| spec.kind.allows(value, seats));
            let value = value.ok_or_else(|| Refusal::bad_option(spec.name))?;
            if spec.name == "seats" {
                seats = whole(&value).unwrap_or_default();
            }
            settings.insert(spec.name.to_owned(), value);
        }
        Ok(Self(settings))
    }

    /// The option as it was given, for kinds the game reads itself.
    ///
    /// # Panics
    /// If the game describes no such option.
    pub fn value(&self, name: &str) -> &Value {
        self.0.get(name).expect("the game describes this option")
    }

    /// A number, or `None` if it is `null`.
    pub fn number_or_null(&self, name: &str) -> Option<u64> {
        whole(self.value(name))
    }

    /// A number.
    pub fn number(&self, name: &str) -> u64 {
        self.number_or_null(name).expect("the option is a number by its description")
    }

    /// How many seats the table has.
    pub fn seats(&self) -> usize {
        self.number("seats") as usize
    }

    /// A seat, or `None` if it is `null`.
    pub fn seat_or_null(&self, name: &str) -> Option<Seat> {
        self.number_or_null(name).and_then(|number| Seat::checked(number, self.seats()))
    }

    /// True or false.
    pub fn flag(&self, name: &str) -> bool {
        self.value(name).as_bool().expect("the option is a flag by its description")
    }

    /// A word.
    pub fn word(&self, name: &str) -> &str {
        self.value(name).as_str().expect("the option is a word by its description")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::json::read;

    const SPECS: &[OptionSpec] = &[
        OptionSpec { name: "seats", kind: OptionKind::Whole(2, 4), default: OptionDefault::Required },
        OptionSpec { name: "first_seat", kind: OptionKind::NullOrSeat, default: OptionDefault::Null },
        OptionSpec { name: "fast", kind: OptionKind::Flag, default: OptionDefault::Flag(true) },
        OptionSpec { name: "mode", kind: OptionKind::Choice(&["a", "b"]), default: OptionDefault::Word("a") },
    ];

    fn check(given: &Value, refused: Option<&str>) {
        let outcome = Settings::read(SPECS, given).err();
        assert_eq!(outcome, refused.map(Refusal::bad_option), "{given}");
    }

    #[test]
    fn the_option_at_fault_is_named() {
        check(&json!({"seats": 3}), None);
        check(&json!({"seats": 3, "first_seat": 2, "fast": false, "mode": "b"}), None);
        check(&json!({}), Some("seats"));
        check(&json!({"seats": 5}), Some("seats"));
        check(&json!({"seats": 1e40}), Some("seats"));
        check(&json!({"seats": "3"}), Some("seats"));
        check(&json!({"seats": 3, "first_seat": 3}), Some("first_seat"));
        check(&json!({"seats": 3, "fast": 1}), Some("fast"));
        check(&json!({"seats": 3, "mode": "c"}), Some("mode"));
        check(&json!({"seats": 3, "colour": "red"}), Some("colour"));
        check(&json!({"seats": 3, "x".repeat(1_000_000): 1}), Some(&format!("{}…", "x".repeat(39))));
        check(&json!([]), Some("options"));
        check(&read(r#"{"seats":3,"seats":3}"#).unwrap(), Some("seats"));
        check(&read(r#"{"seats":3,"mode":{"a":1,"a":1}}"#).unwrap(), Some("mode"));
    }

    #[test]
    fn what_is_left_out_takes_its_default() {
        let settings = Settings::read(SPECS, &json!({"seats": 2})).unwrap();
        assert_eq!((settings.seats(), settings.seat_or_null("first_seat")), (2, None));
        assert_eq!((settings.flag("fast"), settings.word("mode")), (true, "a"));
    }
}
