//! A game step by step, through one viewer's eyes.
//!
//! What a viewer sees is one JSON value: the view, and the overview that goes with it ([`crate::insight`]). A step is an event with its sentence and
//! what it changed in that value ([`crate::change`]). A film is a finished game as frames, one for each move and one before the first; a live
//! update has the same form, with the steps of the moves just made. Whoever shows a film needs no rules.

use std::fmt::{self, Debug};

use serde::Serialize;
use serde_json::{Value, json};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::change;
use crate::event::AddressedEvent;
use crate::face::{GameFace, Match, PlayedMove};
use crate::game::Game;
use crate::insight::Attempt;
use crate::json::{Json, to_value};
use crate::message::Message;
use crate::record::{Move, Record, RecordError, RecordSeat, Ticket};
use crate::refusal::Refusal;
use crate::seat::{Audience, Seat, Viewer};
use crate::turn::Turn;

/// The game right after each event of one move, without its types.
pub trait MoveSteps: Debug + Send + Sync {
    /// What this viewer sees right after that event of the move.
    fn seen(&self, event: usize, viewer: Viewer) -> Value;
    /// What was left to luck in that event, as this viewer sees it.
    fn luck(&self, event: usize, viewer: Viewer) -> Option<Attempt>;
}

/// The steps of a move of the game `G`.
pub(crate) struct MoveStepsOf<G: Game> {
    pub(crate) before: G::State,
    pub(crate) told: Vec<(AddressedEvent<G::Event>, G::State)>,
}

// Not derived: that would write out states for whoever formats a move.
impl<G: Game> Debug for MoveStepsOf<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("StepsOf").field("events", &self.told.len()).finish()
    }
}

impl<G: Game> MoveSteps for MoveStepsOf<G> {
    fn seen(&self, event: usize, viewer: Viewer) -> Value {
        seen::<G>(&self.told[event].1, viewer)
    }

    fn luck(&self, event: usize, viewer: Viewer) -> Option<Attempt> {
        let before = event.checked_sub(1).map_or(&self.before, |before| &self.told[before].1);
        G::luck(&G::view(before, viewer), &self.told[event].0.event)
    }
}

/// What a viewer sees of a state: `view`, and `insight` if the game has an overview.
pub(crate) fn seen<G: Game>(state: &G::State, viewer: Viewer) -> Value {
    let view = G::view(state, viewer);
    let insight = serde_json::to_value(G::overview(&view, viewer)).expect("the type can be written as JSON");
    let view = serde_json::to_value(&view).expect("the type can be written as JSON");
    if insight.is_null() { json!({ "view": view }) } else { json!({ "view": view, "insight": insight }) }
}

/// One event of a frame, as the viewer heard it.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
#[schema(as = FilmStep)]
pub struct FilmStep {
    /// The event.
    #[ts(type = "unknown")]
    #[schema(value_type = Value)]
    pub event: Json,
    /// The same in words.
    pub say: Message,
    /// What it changed in what the viewer sees; nothing if it changed nothing.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(type = "unknown", optional)]
    pub change: Option<Value>,
    /// What was left to luck in it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub luck: Option<Attempt>,
}

/// One moment of a finished game: a move, and the table after it.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
#[ts(rename = "FilmFrame")]
#[schema(as = FilmFrame)]
pub struct Frame {
    /// What the viewer heard.
    pub steps: Vec<FilmStep>,
    /// What the viewer sees after it: in the first frame that was asked for, and whenever the changes would not be shorter.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(type = "{ view: unknown, insight?: unknown }", optional)]
    pub seen: Option<Value>,
    /// What is different after the whole move from what it was after the last step; nothing if nothing is.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(type = "unknown", optional)]
    pub change: Option<Value>,
    /// The seats that the game waits for.
    #[ts(type = "number[]")]
    pub waits_for: Vec<Seat>,
    /// The seat that acted, if one did.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(type = "number", optional)]
    pub by: Option<Seat>,
    /// What was drawn, if chance decided.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub drawn: Option<Drawn>,
}

/// A draw, and what its ticket meant.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct Drawn {
    /// What was drawn from.
    pub stream: String,
    /// The ticket, where one was drawn.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub ticket: Option<Ticket>,
    /// What it meant, as far as this viewer may know it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(type = "unknown", optional)]
    #[schema(value_type = Option<Value>)]
    pub outcome: Option<Json>,
}

/// Some frames of a film, and what is known of the whole.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct FilmPage {
    /// The game.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// Whether those rules are retired: the frames then tell what was heard, and show nothing.
    pub retired: bool,
    /// Who sat where.
    pub seats: Vec<RecordSeat>,
    /// Whose eyes the reader may choose, the usual ones first.
    pub eyes: Vec<String>,
    /// Whose they are.
    pub shown: String,
    /// How many frames the film has.
    pub count: usize,
    /// The number of the first frame here.
    pub from: usize,
    /// The frames.
    pub frames: Vec<Frame>,
}

/// The answer to a question about one moment of a film.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct FilmAnswer {
    /// Whose eyes it is for.
    pub shown: String,
    /// The answer, in the JSON of the game's insights.
    #[ts(type = "unknown")]
    #[schema(value_type = Value)]
    pub answer: Json,
}

/// Why a question about a film has no answer.
#[derive(Clone, Debug)]
pub enum Unanswered {
    /// The film has no frame of this number.
    NoSuchFrame,
    /// The rules that the game was played by are retired: nobody can say what they would answer.
    Retired,
    /// The rules refuse the question.
    Refused(Refusal),
    /// The record does not replay.
    Broken(RecordError),
}

/// Who wants to see a film.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Reader {
    /// The seat of the reader, if the reader played.
    pub own: Option<Seat>,
    /// Whether all who played have agreed that everybody may know everything.
    pub is_open: bool,
}

/// A page of the film of a record.
///
/// `reader` is who asks, and `asked` whose eyes are wanted. Eyes that are not for the reader are the usual ones.
///
/// # Errors
/// If the record does not replay.
pub fn page(record: &Record, game: &dyn GameFace, reader: Reader, asked: &str, from: usize, count: usize) -> Result<FilmPage, RecordError> {
    let (eyes, viewer) = chosen_eyes(record, game, reader, asked);
    let retired = is_retired(record, game);
    let frames = if retired { retired_frames(record, game, viewer, from, count) } else { frames(record, game, viewer, from, count)? };
    Ok(FilmPage {
        game: record.game.clone(),
        rules: record.rules,
        retired,
        seats: record.seats.clone(),
        eyes: eyes.into_iter().map(eyes_name).collect(),
        shown: eyes_name(viewer),
        count: record.moves.len() + 1,
        from,
        frames,
    })
}

/// Answers a question about the table as it was after frame `at` of a film. Without a question, tells what goes with every view.
///
/// `reader` and `asked` choose the eyes as they do for a [`page`], so nobody learns more from an answer than from the film.
///
/// # Errors
/// If the film has no such frame, its rules are retired, they refuse the question, or the record does not replay.
pub fn answer(
    record: &Record,
    game: &dyn GameFace,
    reader: Reader,
    asked: &str,
    at: usize,
    question: Option<&Value>,
) -> Result<FilmAnswer, Unanswered> {
    if at > record.moves.len() {
        return Err(Unanswered::NoSuchFrame);
    }
    if is_retired(record, game) {
        return Err(Unanswered::Retired);
    }
    let (_, viewer) = chosen_eyes(record, game, reader, asked);
    let mut played = record.begin(game).map_err(Unanswered::Broken)?;
    for number in 0..at {
        record.step(played.as_mut(), number).map_err(Unanswered::Broken)?;
    }
    let answer = question.map_or_else(|| Ok(played.overview(viewer)), |question| played.answer(viewer, question));
    Ok(FilmAnswer { shown: eyes_name(viewer), answer: answer.map_err(Unanswered::Refused)? })
}

/// Whether the rules that a game was played by are retired: then it can be told, and not played again.
pub(crate) fn is_retired(record: &Record, game: &dyn GameFace) -> bool {
    record.rules < game.rules_version()
}

/// Whose eyes a reader may choose, and those of them that were asked for: the usual ones if what was asked for is not among them.
pub(crate) fn chosen_eyes(record: &Record, game: &dyn GameFace, reader: Reader, asked: &str) -> (Vec<Viewer>, Viewer) {
    let eyes = eyes(record, game, reader);
    let chosen = eyes.iter().copied().find(|viewer| eyes_name(*viewer) == asked).unwrap_or(eyes[0]);
    (eyes, chosen)
}

/// Whose eyes a film may be seen with, the usual ones first.
///
/// Where the rules keep secrets after the end, those of the reader's own seat and a spectator's, until all have agreed to open them; else everybody's
/// and every seat's. A game that cannot be asked keeps its secrets.
fn eyes(record: &Record, game: &dyn GameFace, reader: Reader) -> Vec<Viewer> {
    let keeps = game.new_match(&to_value(&record.options)).map_or(true, |played| played.keeps_secrets());
    if keeps && !reader.is_open {
        return reader.own.into_iter().map(Viewer::Seat).chain([Viewer::Spectator]).collect();
    }
    [Viewer::Everyone, Viewer::Spectator].into_iter().chain(Seat::all(record.seats.len()).map(Viewer::Seat)).collect()
}

/// The name of a viewer in an address: `everyone`, `spectator`, or the number of a seat.
pub fn eyes_name(viewer: Viewer) -> String {
    match viewer {
        Viewer::Everyone => "everyone".to_owned(),
        Viewer::Spectator => "spectator".to_owned(),
        Viewer::Seat(seat) => seat.to_string(),
    }
}

/// The film of a record: some of its frames, the first of them being number `from`. Frame 0 is the table before the first move.
///
/// A record whose rules are retired has frames without views: what was heard, and nothing else ([`told_only`]).
///
/// # Errors
/// If the record does not replay.
pub fn frames(record: &Record, game: &dyn GameFace, viewer: Viewer, from: usize, count: usize) -> Result<Vec<Frame>, RecordError> {
    let mut played = record.begin(game)?;
    let mut made = Vec::new();
    let mut seen = Value::Null;
    if from == 0 && count > 0 {
        seen = played.seen(viewer);
        made.push(opening(record, played.as_ref(), viewer, seen.clone()));
    }
    for at in 0..record.moves.len().min(from.saturating_add(count).saturating_sub(1)) {
        let wanted = at + 1 >= from;
        if wanted && seen.is_null() {
            seen = played.seen(viewer);
        }
        let drawn = if wanted { drawn_of(&record.moves[at].moved, Some(played.as_ref())) } else { None };
        let moved = record.step(played.as_mut(), at)?;
        if wanted {
            let mut frame = frame(&record.moves[at].moved, &moved, drawn, played.as_ref(), viewer, &mut seen);
            frame.seen = made.is_empty().then(|| seen.clone());
            made.push(frame);
        }
    }
    Ok(made)
}

fn opening(record: &Record, played: &dyn Match, viewer: Viewer, seen: Value) -> Frame {
    let steps = told_only(played.game(), &record.opening, viewer);
    Frame { steps, seen: Some(seen), change: None, waits_for: waits_for(played.turn()), by: None, drawn: None }
}

/// What a viewer heard, where nothing can be said of what was seen. An event that this release has no words for is left out.
pub fn told_only(game: &dyn GameFace, events: &[AddressedEvent<Json>], viewer: Viewer) -> Vec<FilmStep> {
    let heard = events.iter().filter(|heard| heard.seats.includes(viewer));
    heard
        .filter_map(|heard| {
            let say = game.describe_event(&to_value(&heard.event))?;
            Some(FilmStep { event: heard.event.clone(), say, change: None, luck: None })
        })
        .collect()
}

/// The frames of a record whose rules are retired: what was heard at every move.
pub fn retired_frames(record: &Record, game: &dyn GameFace, viewer: Viewer, from: usize, count: usize) -> Vec<Frame> {
    let all = std::iter::once((&record.opening, None)).chain(record.moves.iter().map(|entry| (&entry.events, Some(&entry.moved))));
    all.skip(from)
        .take(count)
        .map(|(events, moved)| Frame {
            steps: told_only(game, events, viewer),
            seen: None,
            change: None,
            waits_for: Vec::new(),
            by: moved.and_then(seat_of),
            drawn: moved.and_then(|moved| drawn_of(moved, None)),
        })
        .collect()
}

fn frame(moved: &Move, played: &PlayedMove, drawn: Option<Drawn>, after: &dyn Match, viewer: Viewer, seen: &mut Value) -> Frame {
    let steps = steps(played, viewer, seen);
    let end = after.seen(viewer);
    let change = change::between(seen, &end);
    *seen = end;
    // What chance decided in secret is for those who saw it, and they have it in the event.
    let public = viewer == Viewer::Everyone || played.events.iter().all(|heard| heard.seats == Audience::ALL);
    let drawn = drawn.map(|drawn| Drawn { outcome: drawn.outcome.filter(|_| public), ..drawn });
    Frame { steps, seen: None, change, waits_for: waits_for(after.turn()), by: seat_of(moved), drawn }
}

/// The steps of a move that a viewer heard. `seen` is what the viewer sees before them, and afterwards what it sees after the last.
pub fn steps(played: &PlayedMove, viewer: Viewer, seen: &mut Value) -> Vec<FilmStep> {
    let heard = played.events.iter().enumerate().filter(|(_, heard)| heard.seats.includes(viewer));
    let mut made = Vec::new();
    for (at, heard) in heard {
        let next = played.steps.seen(at, viewer);
        let change = change::between(seen, &next);
        *seen = next;
        let (say, luck) = (played.sentences[at].clone(), played.steps.luck(at, viewer));
        made.push(FilmStep { event: heard.event.clone(), say, change, luck });
    }
    made
}

fn waits_for(turn: Turn) -> Vec<Seat> {
    turn.seats().iter().collect()
}

fn seat_of(moved: &Move) -> Option<Seat> {
    match moved {
        Move::Action { seat, .. } | Move::Sealed { seat, .. } => Some(*seat),
        Move::Chance { .. } | Move::TimeUp => None,
    }
}

/// What was drawn; what the ticket meant follows from the game as it was `before`, not from what the record says.
fn drawn_of(moved: &Move, before: Option<&dyn Match>) -> Option<Drawn> {
    match moved {
        Move::Chance { stream, ticket, .. } => {
            let outcome = ticket.and_then(|ticket| before?.meaning(ticket.drawn));
            Some(Drawn { stream: stream.clone(), ticket: *ticket, outcome })
        }
        Move::Action { .. } | Move::Sealed { .. } | Move::TimeUp => None,
    }
}
