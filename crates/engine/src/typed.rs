//! Options as people type them, and the sentences for those that cannot be.

use serde_json::{Map, Value};

use crate::json::read;
use crate::message::{Arg, Message};
use crate::options::{OptionKind, OptionSpec};
use crate::refusal::Refusal;

/// Adds an option written as `name=value`, the value as JSON or, if it is none, as the word it is: nobody wants to quote on a command line.
///
/// # Errors
/// If it is not written so, or says something else than before.
pub fn put(options: &mut Map<String, Value>, text: &str) -> Result<(), Message> {
    let form = || Message::new("option-form").with("given", text.to_owned());
    let (name, value) = text.split_once('=').filter(|(name, _)| !name.is_empty()).ok_or_else(form)?;
    let value = read(value).unwrap_or_else(|_| Value::from(value));
    match options.insert(name.to_owned(), value.clone()) {
        Some(before) if before != value => Err(Message::new("option-twice").with("option", name.to_owned())),
        _ => Ok(()),
    }
}

/// The sentence for options that a game refuses: which ones it has, or what the one at fault can be. `None` if the refusal is about something else.
pub fn explained(title: &'static str, specs: &[OptionSpec], refusal: &Refusal) -> Option<Message> {
    let name = refusal.data.iter().find_map(|(name, arg)| match arg {
        Arg::Text(text) if name == "option" => Some(text.clone().into_owned()),
        _ => None,
    })?;
    Some(match specs.iter().find(|spec| spec.name == name) {
        Some(spec) => Message::new("option-value").with("option", name).with("values", values(spec.kind)),
        None => {
            let known = specs.iter().map(|spec| Arg::from(spec.name)).collect();
            Message::new("option-unknown").with("option", name).with("game", title).with("known", Arg::List(known))
        }
    })
}

/// What an option can be, as it is typed.
pub fn values(kind: OptionKind) -> Message {
    let range = |key: &'static str, least: u64, most: u64| Message::new(key).with("least", least as i64).with("most", most as i64);
    let words = |words: &[&'static str]| words.join(" | ");
    match kind {
        OptionKind::Whole(least, most) => range("option-whole", least, most),
        OptionKind::NullOrWhole(least, most) => range("option-null-or-whole", least, most),
        OptionKind::NullOrSeat => Message::new("option-null-or-seat"),
        OptionKind::Flag => Message::new("option-words").with("words", "true | false"),
        OptionKind::Choice(choices) => Message::new("option-words").with("words", words(choices)),
        OptionKind::Other(choices, form) => Message::new("option-other").with("words", words(choices)).with("form", form),
    }
}
