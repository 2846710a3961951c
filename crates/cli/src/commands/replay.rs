//! `capers replay`: a record, move by move.

mod watch;

use std::path::PathBuf;

use clap::Args;
use engine::page::{Ink, Page};
use engine::{Message, Words};

use crate::failure::{Exit, Failure};
use crate::{Context, files, score};
use watch::{Eyes, Watch};

/// What `capers replay` takes.
#[derive(Debug, Args)]
pub struct Replay {
    /// The record.
    file: PathBuf,
    /// The move to show first.
    #[arg(long)]
    at: Option<usize>,
    /// Whose eyes to see it with.
    #[arg(long)]
    eyes: Option<String>,
}

/// Steps through a record where people sit, and tells it at one go elsewhere.
///
/// # Errors
/// If the file cannot be read, or does not replay.
pub fn run(asked: &Replay, (language, screen): Context<'_>) -> Result<(), Failure> {
    let mut watch = Watch::new(files::read_record(&asked.file)?, language)?;
    if let Some(eyes) = &asked.eyes {
        watch.eyes = Eyes::read(eyes, &watch.record).ok_or_else(|| Failure::usage(watch.no_such_eyes(eyes)))?;
    }
    if let Some(at) = asked.at {
        watch.go_to(at).map_err(Failure::usage)?;
    }
    screen.page(&watch.head())?;
    screen.gap()?;
    if screen.interactive {
        return step_through(&mut watch, screen);
    }
    if asked.at.is_some() {
        screen.page(&watch.scene())?;
    } else {
        tell_all(&mut watch, screen)?;
    }
    conclude(&watch, screen)
}

/// Every move as sentences, and the result.
fn tell_all(watch: &mut Watch, screen: &mut crate::screen::Screen) -> Result<(), Failure> {
    let mut page = Page::new();
    watch.tell_opening(&mut page);
    for at in 0..watch.playable() {
        watch.tell_move(at, &mut page);
    }
    page.line();
    watch.go_to_end();
    if let Some(played) = watch.position() {
        page.lines.extend(score::page(played.as_ref(), &watch.speaker).lines);
    }
    Ok(screen.page(&page)?)
}

/// Says where the record breaks off, if it does.
fn conclude(watch: &Watch, screen: &mut crate::screen::Screen) -> Result<(), Failure> {
    match &watch.broken {
        None => Ok(()),
        Some(why) => {
            screen.gap()?;
            screen.say(Ink::Danger, &watch.speaker.say(why))?;
            Err(Failure::Told(Exit::Refused))
        }
    }
}

fn step_through(watch: &mut Watch, screen: &mut crate::screen::Screen) -> Result<(), Failure> {
    screen.page(&watch.scene())?;
    loop {
        screen.gap()?;
        let prompt = watch.speaker.say(&Message::new("cli-replay-prompt"));
        let Some(answer) = screen.ask(&prompt)? else { return conclude(watch, screen) };
        let (word, rest) = answer.split_once(' ').map_or((answer.as_str(), ""), |(word, rest)| (word, rest.trim()));
        let obeyed = match (word.to_lowercase().as_str(), rest) {
            ("" | "n", "") => watch.next(),
            ("p", "") => watch.previous(),
            ("g", number) => number.parse().map_err(|_| Message::new("cli-replay-go-where")).and_then(|at| watch.go_to(at)),
            ("v", eyes) => watch.look_with(eyes),
            ("q", "") => return conclude(watch, screen),
            _ => Err(Message::new("cli-replay-help")),
        };
        match obeyed {
            Ok(()) => screen.page(&watch.scene())?,
            Err(why) => screen.say(Ink::Plain, &watch.speaker.say(&why))?,
        }
    }
}
