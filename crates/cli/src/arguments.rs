//! What can be asked for. The words are in the catalogs: [`crate::help`] puts them in.

use std::ffi::OsString;

use anstream::ColorChoice;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{ArgAction, CommandFactory, FromArgMatches, Parser, Subcommand};
use words::{Language, Speaker};

use crate::Context;
use crate::commands::{backup, completions, games, man, play, referee, replay, serve, simulate, verify};
use crate::failure::Failure;
use crate::help;
use crate::screen::Screen;

/// Where the options stand that every command has: below its own.
const LAST: usize = 900;

/// The whole command line.
#[derive(Debug, Parser)]
#[command(name = "capers", version, disable_help_flag = true, disable_help_subcommand = true, disable_version_flag = true)]
#[command(arg_required_else_help = false, subcommand_required = false)]
pub struct Arguments {
    /// What to do.
    #[command(subcommand)]
    pub command: Command,
    /// The language, if it is not that of the system.
    #[arg(long, global = true, display_order = LAST, value_parser = languages())]
    pub lang: Option<Language>,
    /// Whether there is colour.
    #[arg(long, global = true, display_order = LAST, default_value = "auto", value_parser = colours())]
    pub color: ColorChoice,
    /// Shows help.
    #[arg(short, long, global = true, display_order = LAST, action = ArgAction::Help)]
    help: Option<bool>,
    /// Shows the version.
    #[arg(short = 'V', long, display_order = LAST, action = ArgAction::Version)]
    version: Option<bool>,
}

/// The commands, each with a file of its own.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Plays a game.
    Play(play::Play),
    /// Serves tables to browsers, terminals and bots.
    Serve(serve::Serve),
    /// Copies the data of a server.
    Backup(backup::Backup),
    /// Steps through a record.
    Replay(replay::Replay),
    /// Checks a record.
    Verify(verify::Verify),
    /// Plays many games between bots.
    Simulate(simulate::Simulate),
    /// Answers JSON commands.
    Referee(referee::Referee),
    /// Lists the games.
    Games(games::Games),
    /// Writes a script for a shell.
    Completions(completions::Completions),
    /// Writes the manual.
    Man(man::Man),
}

impl Command {
    /// Does it.
    ///
    /// # Errors
    /// With the sentence to say and the exit code.
    pub fn run(&self, language: Language, screen: &mut Screen) -> Result<(), Failure> {
        let context: Context<'_> = (language, screen);
        match self {
            Self::Play(asked) => play::run(asked, context),
            Self::Serve(asked) => serve::run(asked, context),
            Self::Backup(asked) => backup::run(asked, context),
            Self::Replay(asked) => replay::run(asked, context),
            Self::Verify(asked) => verify::run(asked, context),
            Self::Simulate(asked) => simulate::run(asked, context),
            Self::Referee(asked) => referee::run(asked, context),
            Self::Games(asked) => games::run(asked, context),
            Self::Completions(asked) => completions::run(asked, context),
            Self::Man(asked) => man::run(asked, context),
        }
    }
}

/// The definition of the command line, with the words of a language in it.
pub fn definition(speaker: &Speaker) -> clap::Command {
    help::worded(Arguments::command(), speaker)
}

/// Reads a command line. One without a command starts the server: that is what somebody wants who tries Capers for the first time.
///
/// # Errors
/// With what clap found wrong; also where help or the version was asked for.
pub fn read(given: &[OsString], speaker: &Speaker) -> Result<Arguments, clap::Error> {
    let mut matches = definition(speaker).try_get_matches_from(given)?;
    if matches.subcommand_name().is_none() {
        matches = definition(speaker).try_get_matches_from(given.iter().cloned().chain([OsString::from("serve")]))?;
    }
    Arguments::from_arg_matches(&matches)
}

/// The language of the answer. Found before the command line is read, because what is wrong with it must be said in some language too.
pub fn language_of(given: &[OsString], variable: impl Fn(&str) -> Option<String>) -> Language {
    let mut asked = None;
    let mut rest = given.iter().skip(1).filter_map(|argument| argument.to_str()).take_while(|argument| *argument != "--");
    while let Some(argument) = rest.next() {
        let value = if argument == "--lang" { rest.next() } else { argument.strip_prefix("--lang=") };
        asked = value.and_then(Language::from_code).or(asked);
    }
    asked.unwrap_or_else(|| Language::of_environment(variable))
}

fn languages() -> impl TypedValueParser<Value = Language> {
    let codes = Language::ALL.map(Language::code);
    PossibleValuesParser::new(codes).map(|code| Language::from_code(&code).expect("only codes of languages pass"))
}

fn colours() -> impl TypedValueParser<Value = ColorChoice> {
    PossibleValuesParser::new(["auto", "always", "never"]).map(|choice| match choice.as_str() {
        "always" => ColorChoice::Always,
        "never" => ColorChoice::Never,
        _ => ColorChoice::Auto,
    })
}

/// The slugs of the games.
pub fn game_names() -> PossibleValuesParser {
    PossibleValuesParser::new(catalog::games().iter().map(|game| game.slug()))
}

/// The names of the bots.
pub fn bot_names() -> PossibleValuesParser {
    PossibleValuesParser::new(bots::BotKind::ALL.map(bots::BotKind::name))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn language(given: &[&str], lang: &str) -> Language {
        let given: Vec<OsString> = given.iter().map(OsString::from).collect();
        language_of(&given, |name| (name == "LANG").then(|| lang.to_owned()))
    }

    #[test]
    fn the_language_is_known_before_the_rest_is_read() {
        assert_eq!(language(&["capers", "play", "--bogus", "--lang", "fr"], "en_GB"), Language::French);
        assert_eq!(language(&["capers", "--lang=en"], "fr_FR"), Language::English);
        assert_eq!(language(&["capers", "--lang", "klingon"], "fr_FR"), Language::French);
        assert_eq!(language(&["capers", "--", "--lang=fr"], ""), Language::English);
        assert_eq!(language(&[], "fr"), Language::French);
    }

    #[test]
    fn without_a_command_the_server_starts() {
        let speaker = Speaker::new(Language::English, Vec::new());
        for given in [&["capers"][..], &["capers", "--lang", "fr"], &["capers", "serve"]] {
            let given: Vec<OsString> = given.iter().map(OsString::from).collect();
            assert!(matches!(read(&given, &speaker), Ok(Arguments { command: Command::Serve(_), .. })), "{given:?}");
        }
    }

    #[test]
    fn the_definition_is_sound_in_every_language() {
        for language in Language::ALL {
            definition(&Speaker::new(language, Vec::new())).debug_assert();
        }
    }
}
