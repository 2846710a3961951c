//! `capers games`: which games there are, and what can be set.

use clap::Args;
use engine::page::{Page, TextStyle};
use engine::{GameFace, Message, OptionDefault, OptionSpec, Words, typed};
use words::Speaker;

use crate::Context;
use crate::arguments::game_names;
use crate::failure::Failure;

/// What `capers games` takes.
#[derive(Debug, Args)]
pub struct Games {
    /// One game, to be told more about.
    #[arg(value_parser = game_names())]
    game: Option<String>,
}

/// Lists all games, or tells about one.
///
/// # Errors
/// If nobody takes what is written.
pub fn run(asked: &Games, (language, screen): Context<'_>) -> Result<(), Failure> {
    let speaker = Speaker::new(language, Vec::new());
    let mut page = Page::new();
    match asked.game.as_deref().and_then(catalog::find) {
        Some(game) => describe(game, &speaker, &mut page),
        None => list(&speaker, &mut page),
    }
    Ok(screen.page(&page)?)
}

fn list(speaker: &Speaker, page: &mut Page) {
    for game in catalog::games() {
        head(*game, speaker, page);
        page.line();
    }
    page.line().put(TextStyle::Faint, speaker.say(&Message::new("cli-games-more")));
}

fn head(game: &dyn GameFace, speaker: &Speaker, page: &mut Page) {
    let (fewest, most) = game.seats();
    let seats = Message::new("cli-games-seats").with("fewest", fewest).with("most", most).with("rules", game.rules_version());
    page.line().put(TextStyle::Accent, game.slug()).put(TextStyle::Plain, "  ").put(TextStyle::Strong, game.title());
    page.put(TextStyle::Plain, "  ").put(TextStyle::Faint, speaker.say(&seats));
    page.line().put(TextStyle::Plain, format!("      {}", speaker.say(&Message::new(format!("{}-about", game.slug())))));
}

fn describe(game: &dyn GameFace, speaker: &Speaker, page: &mut Page) {
    head(game, speaker, page);
    page.line();
    page.line().put(TextStyle::Strong, speaker.say(&Message::new("cli-games-options")));
    for option in game.option_specs() {
        page.line().put(TextStyle::Accent, format!("  {}", option.name)).put(TextStyle::Plain, format!("  {}", allowed(option, speaker)));
        let about = Message::new(format!("{}-option-{}", game.slug(), option.name));
        page.line().put(TextStyle::Plain, format!("      {}", speaker.say(&about)));
    }
    page.line();
    page.line().put(TextStyle::Faint, speaker.say(&Message::new("cli-games-how").with("game", game.slug())));
}

/// What an option can be and what it is when left out, in words.
fn allowed(option: &OptionSpec, speaker: &Speaker) -> String {
    let default = match option.default {
        OptionDefault::Required => return speaker.say(&typed::values(option.kind)),
        OptionDefault::Null => "null".to_owned(),
        OptionDefault::Whole(number) => number.to_string(),
        OptionDefault::Flag(flag) => flag.to_string(),
        OptionDefault::Word(word) => word.to_owned(),
    };
    speaker.say(&Message::new("cli-option-default").with("values", typed::values(option.kind)).with("default", default))
}

#[cfg(test)]
mod tests {
    #[test]
    fn every_game_says_what_it_is_and_what_its_options_mean() {
        for game in catalog::games() {
            let slug = game.slug();
            let options = game.option_specs().iter().map(|option| format!("{slug}-option-{}", option.name));
            assert_eq!(words::missing(options.chain([format!("{slug}-about")])), [""; 0]);
        }
    }
}
