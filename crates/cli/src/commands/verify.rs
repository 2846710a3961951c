//! `capers verify`: does a record follow the rules, and its dice what was promised?

use std::path::PathBuf;

use clap::Args;
use engine::json::{Json, to_value};
use engine::page::{Page, TextStyle};
use engine::record::{Move, Record, RecordError, state_hash};
use engine::{AddressedEvent, Arg, GameFace, Match, Message, Seat, Viewer, Words};
use fair::{VerifyError, VerifyReport, verify_with_rules};
use words::Speaker;

use crate::failure::{Exit, Failure};
use crate::local_game::game_of;
use crate::{Context, event_text, files};

/// What `capers verify` takes.
#[derive(Debug, Args)]
pub struct Verify {
    /// The record.
    file: PathBuf,
}

/// Checks a record and gives a verdict.
///
/// # Errors
/// If the file cannot be read, or anything in it does not follow.
pub fn run(asked: &Verify, (language, screen): Context<'_>) -> Result<(), Failure> {
    let record = files::read_record(&asked.file)?;
    let game = game_of(&record)?;
    let speaker = Speaker::new(language, record.seats.iter().map(|record_seat| record_seat.name.clone()).collect());
    let mut page = Page::new();
    let who = Arg::List(Seat::all(record.seats.len()).map(Arg::Seat).collect());
    let head = Message::new("cli-replay-head").with("who", who).with("moves", record.moves.len() as i64).with("rules", record.rules);
    page.line().put(TextStyle::Strong, game.title());
    page.line().put(TextStyle::Plain, speaker.say(&head));
    page.line();
    let rules = match record.first_sealed() {
        Some(sealed) => replay_before(&record, game, sealed),
        None => record.replay(game),
    };
    match &rules {
        Ok(played) => put(&mut page, TextStyle::Green, "cli-verify-rules", &speaker.say(&rules_kept(&record, played.as_ref())), &speaker),
        Err(broken) => {
            put(&mut page, TextStyle::Danger, "cli-verify-rules", &speaker.say(&VerifyError::Rules(broken.clone()).message()), &speaker);
            page.lines.extend(difference(&record, game, broken, &speaker).lines);
        }
    }
    let sound = put_dice(&record, game, &speaker, &mut page);
    page.line();
    let verdict = match &rules {
        Ok(_) if sound && record.first_sealed().is_some() => "cli-verify-sealed",
        Ok(_) if sound => "cli-verify-sound",
        Err(_) if sound && record.rules != game.rules_version() => "cli-verify-other-rules",
        _ => "cli-verify-damaged",
    };
    page.line().put(TextStyle::Strong, speaker.say(&Message::new(verdict)));
    screen.page(&page)?;
    if rules.is_ok() && sound { Ok(()) } else { Err(Failure::Told(Exit::Refused)) }
}

fn put(page: &mut Page, ink: TextStyle, label: &'static str, text: &str, speaker: &Speaker) {
    page.line().put(ink, speaker.say(&Message::new(label))).put(TextStyle::Plain, format!(" {text}"));
}

/// Plays the moves before the first one whose action is sealed.
fn replay_before(record: &Record, game: &dyn GameFace, sealed: usize) -> Result<Box<dyn Match>, RecordError> {
    let mut played = record.begin(game)?;
    (0..sealed).try_for_each(|at| record.step(played.as_mut(), at).map(drop))?;
    Ok(played)
}

fn rules_kept(record: &Record, played: &dyn Match) -> Message {
    if let Some(before) = record.first_sealed() {
        return Message::new("cli-verify-rules-sealed").with("moves", before as i64);
    }
    let key = if played.standing().is_some() { "cli-verify-rules-over" } else { "cli-verify-rules-running" };
    Message::new(key).with("moves", record.moves.len() as i64)
}

/// Says what is known about the dice: `false` if something is wrong with them.
fn put_dice(record: &Record, game: &dyn GameFace, speaker: &Speaker, page: &mut Page) -> bool {
    let checked = match verify_with_rules(record, game) {
        // Where the rules are broken first, the tickets are looked at by themselves: whoever looks for the damage wants to know both.
        Err(VerifyError::Rules(_)) => fair::verify(record),
        checked => checked,
    };
    if let Ok(report) = &checked {
        put_seals(report, speaker, page);
    }
    let (ink, message, sound) = match checked {
        Ok(report) => (TextStyle::Green, dice_kept(report), true),
        Err(doubt @ (VerifyError::NothingPromised | VerifyError::SecretUnpublished)) => (TextStyle::Yellow, doubt.message(), true),
        Err(doubt) => (TextStyle::Danger, doubt.message(), false),
    };
    put(page, ink, "cli-verify-dice", &speaker.say(&message), speaker);
    sound
}

/// Says how many actions are sealed, or were and are opened here.
fn put_seals(report: &VerifyReport, speaker: &Speaker, page: &mut Page) {
    for (ink, key, count) in
        [(TextStyle::Yellow, "cli-verify-seals-kept", report.sealed), (TextStyle::Green, "cli-verify-seals-open", report.opened)]
    {
        if count > 0 {
            put(page, ink, "cli-verify-seals", &speaker.say(&Message::new(key).with("count", count as i64)), speaker);
        }
    }
}

fn dice_kept(report: VerifyReport) -> Message {
    Message::new("cli-verify-dice-kept")
        .with("draws", report.draws as i64)
        .with("seats", report.seats_with_entropy as i64)
        .with("nonces", report.actions_with_nonce as i64)
}

/// What the move is that does not replay, what the record says of it, and what comes of it now.
fn difference(record: &Record, game: &dyn GameFace, broken: &RecordError, speaker: &Speaker) -> Page {
    let mut page = Page::new();
    let (Some(at), Ok(mut played)) = (broken.at, record.begin(game)) else { return page };
    if (0..at).any(|before| record.step(played.as_mut(), before).is_err()) {
        return page;
    }
    let entry = &record.moves[at];
    let mut line = |key: &'static str, what: Arg| {
        page.line().put(TextStyle::Plain, format!("    {}", speaker.say(&Message::new(key).with("what", what))));
    };
    line("cli-verify-move", described(&entry.moved, played.as_ref()));
    let replayed = match &entry.moved {
        Move::Action { seat, action, .. } => played.act(*seat, &to_value(action)).map(|played| played.events),
        Move::Chance { outcome, .. } => played.chance(&to_value(outcome)).map(|played| played.events),
        Move::Sealed { .. } => return page,
        Move::TimeUp => played.time_up().map(|played| played.events),
    };
    let Ok(replayed) = replayed else { return page };
    let (recorded, now) = unlike(&entry.events, &replayed);
    if recorded.is_some() || now.is_some() {
        let told = |event: Option<&AddressedEvent<Json>>| event.map(|heard| event_text::sentence(game, &heard.event, speaker));
        let written = |event: Option<&AddressedEvent<Json>>| event.map(|heard| engine::json::to_json(heard).get().to_owned());
        // What differs may be something that the sentences do not tell; then the events are shown as they are written.
        let same = told(recorded) == told(now);
        let (recorded, now) = if same { (written(recorded), written(now)) } else { (told(recorded), told(now)) };
        let or_nothing = |text: Option<String>| text.map_or_else(|| Message::new("list-empty").into(), Arg::from);
        line("cli-verify-recorded", or_nothing(recorded));
        line("cli-verify-replayed", or_nothing(now));
    } else if let Some(hash) = &entry.hash {
        line("cli-verify-recorded", hash.clone().into());
        line("cli-verify-replayed", state_hash(played.as_ref()).into());
    }
    page
}

/// A move in words: who did what, or how chance fell.
fn described(moved: &Move, played: &dyn Match) -> Arg {
    match moved {
        Move::Action { seat, action, .. } => {
            let view = to_value(&played.view(Viewer::Seat(*seat)));
            let choice = played.game().choices(*seat, &view, &[to_value(action)]).and_then(|choices| choices.into_iter().next());
            let what = choice.map_or_else(|| Arg::from(action.get().to_owned()), |choice| choice.words.into());
            Message::new("cli-verify-action").with("seat", *seat).with("action", what).into()
        }
        Move::Sealed { seat, .. } => Message::new("cli-verify-sealed-action").with("seat", *seat).into(),
        Move::Chance { outcome, stream, .. } => {
            Message::new("cli-verify-chance").with("stream", stream.clone()).with("outcome", outcome.get().to_owned()).into()
        }
        Move::TimeUp => Message::new("cli-verify-time-up").into(),
    }
}

/// The first event of each list that the other does not have at its place.
fn unlike<'e>(
    recorded: &'e [AddressedEvent<Json>],
    now: &'e [AddressedEvent<Json>],
) -> (Option<&'e AddressedEvent<Json>>, Option<&'e AddressedEvent<Json>>) {
    let same = |one: &AddressedEvent<Json>, other: &AddressedEvent<Json>| {
        one.seats == other.seats && to_value(&one.event) == to_value(&other.event)
    };
    let at = recorded.iter().zip(now).take_while(|(one, other)| same(one, other)).count();
    (recorded.get(at), now.get(at))
}
