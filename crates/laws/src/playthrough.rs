//! Golden playthroughs: a whole game in readable text, with what every part of the interface says at every step.
//!
//! A file begins with its game, rules, options and seed; the rest follows from these. [`play`] writes it; [`replay`] reads only its moves,
//! plays them again and writes it anew. A change of the rules so becomes a readable difference, and no release can play an old game otherwise.

use std::fmt::Write as _;

use engine::json::{Json, to_value};
use engine::record::state_hash;
use engine::{AddressedEvent, GameFace, Luck, Match, Seat, Turn, Viewer};
use serde_json::Value;

use crate::luck::SplitMix;

/// After how many moves the whole position and every view are written out.
const SHOW_ALL_EVERY: usize = 12;

/// The head of a playthrough: all that is needed to play it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Head {
    /// The slug of the game.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// The options given.
    pub options: Value,
    /// What the choices were drawn from.
    pub seed: u64,
}

impl Head {
    /// Reads the first lines of a playthrough.
    ///
    /// # Errors
    /// With the line that is missing or wrong.
    pub fn read(text: &str) -> Result<Self, String> {
        let field = |name: &str| {
            let line = text.lines().take(4).find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
            line.ok_or_else(|| format!("the line “{name} …” is missing at the top"))
        };
        Ok(Self {
            game: field("game")?.to_owned(),
            rules: field("rules")?.parse().map_err(|_| "rules is no number")?,
            options: serde_json::from_str(field("options")?).map_err(|error| format!("options: {error}"))?,
            seed: field("seed")?.parse().map_err(|_| "seed is no number")?,
        })
    }
}

/// Plays a game by random choices and writes it down.
///
/// # Errors
/// If the options are refused.
pub fn play(game: &dyn GameFace, head: &Head) -> Result<String, String> {
    let mut luck = SplitMix::new(head.seed);
    write(game, head, |played| Some(choose(played, &mut luck)))
}

/// Plays the moves of a playthrough again and writes it anew.
///
/// # Errors
/// If the text is damaged, or a move of it is refused.
pub fn replay(game: &dyn GameFace, text: &str) -> Result<String, String> {
    let mut moves = text.lines().filter_map(|line| line.strip_prefix("> ")).map(Step::read);
    let mut damaged = None;
    let written = write(game, &Head::read(text)?, |_| match moves.next()? {
        Ok(step) => Some(step),
        Err(fault) => {
            damaged = Some(fault);
            None
        }
    });
    damaged.map_or(written, Err)
}

/// A move as it stands in the text: `> seat 1 {…}`, `> chance {…}`, `> time_up`.
enum Step {
    Action(Seat, Value),
    Chance(Value),
    TimeUp,
}

impl Step {
    fn read(line: &str) -> Result<Self, String> {
        let json = |text: &str| serde_json::from_str(text).map_err(|error| format!("{line}: {error}"));
        if line == "time_up" {
            Ok(Self::TimeUp)
        } else if let Some(outcome) = line.strip_prefix("chance ") {
            json(outcome).map(Self::Chance)
        } else {
            let (seat, action) =
                line.strip_prefix("seat ").and_then(|rest| rest.split_once(' ')).ok_or_else(|| format!("{line}: no move"))?;
            let seat = seat.parse().ok().and_then(|number| Seat::checked(number, engine::MAX_SEATS));
            Ok(Self::Action(seat.ok_or_else(|| format!("{line}: no such seat"))?, json(action)?))
        }
    }
}

/// Any move that is possible; a clock that runs is called in one of eight moves.
fn choose(played: &dyn Match, luck: &mut SplitMix) -> Step {
    if played.clock().is_some() && luck.below(8) == 0 {
        return Step::TimeUp;
    }
    match played.weight() {
        Some(weight) => {
            let mut fork = played.fork();
            let drawn = fork.draw(luck.below(weight)).expect("a ticket below the weight can be drawn");
            Step::Chance(to_value(&drawn.moved))
        }
        None => {
            let able: Vec<(Seat, Vec<Json>)> = played.turn().seats().iter().map(|seat| (seat, played.legal(seat))).collect();
            let (seat, legal) = &able[luck.below(able.len() as u64) as usize];
            Step::Action(*seat, to_value(&legal[luck.below(legal.len() as u64) as usize]))
        }
    }
}

fn write(game: &dyn GameFace, head: &Head, mut next: impl FnMut(&dyn Match) -> Option<Step>) -> Result<String, String> {
    if head.rules != game.rules_version() {
        return Err(format!("rules {} are not those of this release, {}", head.rules, game.rules_version()));
    }
    let mut played = game.new_match(&head.options).map_err(|refusal| refusal.to_string())?;
    let Head { game, rules, options, seed } = head;
    let mut text = format!("game {game}\nrules {rules}\noptions {options}\nseed {seed}\n\n");
    put_events(&mut text, played.opening());
    for number in 0.. {
        put_state(&mut text, played.as_ref(), number);
        if played.turn() == Turn::Over {
            break;
        }
        let step = next(played.as_ref()).ok_or_else(|| format!("the moves end before the game does, at move {number}"))?;
        let events = put_step(&mut text, played.as_mut(), step).map_err(|refusal| format!("move {number}: {refusal}"))?;
        put_events(&mut text, &events);
    }
    Ok(text)
}

/// Plays a move and writes it down.
fn put_step(text: &mut String, played: &mut dyn Match, step: Step) -> Result<Vec<AddressedEvent<Json>>, engine::Refusal> {
    let (name, moved) = match step {
        Step::Action(seat, action) => (format!("seat {seat}"), played.act(seat, &action)?),
        Step::Chance(outcome) => ("chance".to_owned(), played.chance(&outcome)?),
        Step::TimeUp => {
            text.push_str("> time_up\n");
            return played.time_up().map(|played| played.events);
        }
    };
    let _ = writeln!(text, "> {name} {}", moved.moved);
    Ok(moved.events)
}

fn put_events(text: &mut String, events: &[AddressedEvent<Json>]) {
    for AddressedEvent { event, seats } in events {
        let audience = serde_json::to_string(seats).expect("an audience can be written");
        let _ = writeln!(text, "  {}: {event}", audience.trim_matches('"'));
    }
}

/// What the game says of itself before move `number`.
fn put_state(text: &mut String, played: &dyn Match, number: usize) {
    let _ = writeln!(text, "\n# {number} {}", state_hash(played));
    if let Some(clock) = played.clock() {
        let _ = writeln!(text, "clock {} of {} s", clock.stretch, clock.seconds);
    }
    match played.turn() {
        Turn::Chance => {
            let outcomes = played.outcomes(u64::MAX).expect("chance is due");
            let stream = played.stream().expect("chance is due");
            let _ = writeln!(text, "{stream}: {} outcomes, {} tickets", outcomes.len(), played.weight().unwrap_or_default());
        }
        Turn::Seats { mode, seats } => {
            for seat in seats.iter() {
                let legal = played.legal(seat);
                let _ = writeln!(text, "seat {seat} ({mode:?}), {} actions:", legal.len());
                for action in legal {
                    let _ = writeln!(text, "  {action}");
                }
            }
        }
        Turn::Over => {
            let standing = serde_json::to_string(&played.standing()).expect("a standing can be written");
            let _ = writeln!(text, "over {standing}\nlines {}", played.lines());
        }
    }
    if number.is_multiple_of(SHOW_ALL_EVERY) || played.turn() == Turn::Over {
        let _ = writeln!(text, "position {}", played.position());
        for viewer in Viewer::all(played.seats()) {
            let name = viewer.seat().map_or("spectator".to_owned(), |seat| format!("seat {seat}"));
            let _ = writeln!(text, "view of {name} {}", played.view(viewer));
        }
    }
}
