//! What is wrong with a command line, as a sentence that says what to do.

use std::ffi::OsString;
use std::process::ExitCode;

use clap::error::{ContextKind, ContextValue, ErrorKind};
use engine::{Arg, Message};
use words::Speaker;

use crate::arguments;
use crate::failure::Exit;
use crate::screen;

/// Shows the help that was asked for, or says what was asked wrongly.
pub fn tell(error: &clap::Error, given: &[OsString], speaker: &Speaker) -> ExitCode {
    match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
            // Whoever closes the pipe has read enough.
            let _ = error.print();
            ExitCode::SUCCESS
        }
        _ => {
            let hint = Message::new("cli-usage-hint").with("command", command_of(given, speaker));
            screen::complain(speaker, &Message::new("cli-usage").with("what", sentence(error)).with("hint", hint));
            ExitCode::from(Exit::Usage as u8)
        }
    }
}

/// The command whose help is worth reading.
fn command_of(given: &[OsString], speaker: &Speaker) -> String {
    let definition = arguments::definition(speaker);
    let known = given.iter().skip(1).find_map(|argument| definition.find_subcommand(argument));
    known.map_or_else(|| "capers".to_owned(), |command| format!("capers {}", command.get_name()))
}

fn sentence(error: &clap::Error) -> Message {
    let argument = texts(error, ContextKind::InvalidArg);
    let value = texts(error, ContextKind::InvalidValue);
    let named = |key: &'static str| Message::new(key).with("argument", argument.join(", "));
    match error.kind() {
        ErrorKind::InvalidValue if value.concat().is_empty() => named("cli-usage-no-value"),
        ErrorKind::InvalidValue => {
            let key = if is_game(&argument) { "cli-usage-unknown-game" } else { "cli-usage-not-among" };
            let listed = named(key).with("value", value.concat()).with("values", list(&texts(error, ContextKind::ValidValue)));
            suggesting(listed, error, ContextKind::SuggestedValue)
        }
        ErrorKind::ValueValidation => {
            let value = value.concat();
            let key = match value.as_str() {
                "0" => "cli-usage-zero",
                digits if digits.bytes().all(|digit| digit.is_ascii_digit()) && !digits.is_empty() => "cli-usage-too-large",
                _ => "cli-usage-bad-value",
            };
            named(key).with("value", value)
        }
        ErrorKind::UnknownArgument => suggesting(named("cli-usage-unknown-argument"), error, ContextKind::SuggestedArg),
        ErrorKind::InvalidSubcommand => {
            let unknown = Message::new("cli-usage-unknown-command").with("command", texts(error, ContextKind::InvalidSubcommand).concat());
            suggesting(unknown, error, ContextKind::SuggestedSubcommand)
        }
        ErrorKind::MissingRequiredArgument => named("cli-usage-missing"),
        ErrorKind::ArgumentConflict => named("cli-usage-conflict").with("other", list(&texts(error, ContextKind::PriorArg))),
        _ => Message::new("cli-usage-other"),
    }
}

/// Whether the argument at fault is a game: those are told in a sentence of their own.
fn is_game(argument: &[String]) -> bool {
    let names = words::Language::ALL.map(|language| {
        let name = engine::Words::say(&Speaker::new(language, Vec::new()), &Message::new("cli-value-game"));
        [format!("<{name}>"), format!("[{name}]")]
    });
    argument.iter().any(|argument| names.iter().flatten().any(|name| name == argument))
}

/// The sentence, with what was probably meant.
fn suggesting(sentence: Message, error: &clap::Error, kind: ContextKind) -> Message {
    let meant = texts(error, kind);
    if meant.is_empty() {
        return sentence;
    }
    Message::new("cli-usage-suggesting").with("sentence", sentence).with("meant", list(&meant))
}

/// Things of which one would do: neither "and" nor "or" is true of all such lists in all languages.
fn list(items: &[String]) -> Arg {
    items.join(", ").into()
}

fn texts(error: &clap::Error, kind: ContextKind) -> Vec<String> {
    match error.get(kind) {
        Some(ContextValue::String(text)) => vec![text.clone()],
        Some(ContextValue::Strings(texts)) => texts.clone(),
        _ => Vec::new(),
    }
}
