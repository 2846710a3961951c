//! Puts the words of the catalogs into the definition of the command line, so that help, manual and completions speak every language.
//!
//! A command `play` has its sentence under `cli-help-play` and what is told below it (examples, exit codes) under `cli-more-play`; its argument
//! `seats` has its sentence under `cli-help-play-seats`. What the command line as a whole has, such as `--lang`, goes without `play-`.

use clap::{Arg, Command};
use engine::{Message, Words};
use words::Speaker;

use crate::screen::COLUMNS;

/// The definition with words in it.
pub fn worded(command: Command, speaker: &Speaker) -> Command {
    let say = |key: &str| speaker.say(&Message::new(key.to_owned()));
    word(command.about(say("cli-help")).after_help(say("cli-more")), "", speaker).mut_subcommands(|command| {
        let name = command.get_name().to_owned();
        let command = command.about(say(&format!("cli-help-{name}"))).after_help(say(&format!("cli-more-{name}")));
        word(command, &format!("{name}-"), speaker)
    })
}

/// Gives one command its headings, and its arguments their sentences.
fn word(command: Command, prefix: &str, speaker: &Speaker) -> Command {
    let say = |key: &str| speaker.say(&Message::new(key.to_owned()));
    let usage = say("cli-help-usage");
    command
        .max_term_width(COLUMNS)
        .help_template(format!("{{about}}\n\n{usage} {{usage}}\n\n{{all-args}}{{after-help}}"))
        .subcommand_help_heading(say("cli-help-commands"))
        .subcommand_value_name(say("cli-help-command"))
        .mut_args(|arg| {
            let heading = if arg.is_positional() { "cli-help-arguments" } else { "cli-help-options" };
            let sentence = say(&format!("cli-help-{prefix}{}", arg.get_id()));
            named(arg.help(sentence).long_help(clap::builder::Resettable::Reset).help_heading(say(heading)), speaker)
        })
}

/// Gives an argument the name of its value. What it can be and what it is by default stands in its sentence: clap would say it in English.
fn named(arg: Arg, speaker: &Speaker) -> Arg {
    if !arg.get_action().takes_values() {
        return arg;
    }
    let key = format!("cli-value-{}", arg.get_id());
    arg.hide_possible_values(true).hide_default_value(true).value_name(speaker.say(&Message::new(key)))
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;
    use words::missing;

    use crate::arguments::Arguments;

    #[test]
    fn every_command_and_every_argument_has_words() {
        let command = Arguments::command();
        let mut keys = Vec::new();
        for (prefix, command) in
            std::iter::once(("", &command)).chain(command.get_subcommands().map(|command| (command.get_name(), command)))
        {
            let part = if prefix.is_empty() { String::new() } else { format!("-{prefix}") };
            keys.extend([format!("cli-help{part}"), format!("cli-more{part}")]);
            for arg in command.get_arguments() {
                keys.push(format!("cli-help{part}-{}", arg.get_id()));
                if arg.get_action().takes_values() {
                    keys.push(format!("cli-value-{}", arg.get_id()));
                }
            }
        }
        assert_eq!(missing(keys), [""; 0]);
    }
}
