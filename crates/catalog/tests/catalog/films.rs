//! Every record under `records/` can be watched: with all that is seen where its rules are played, by what was told where they are retired.

use std::path::{Path, PathBuf};

use engine::film::{Frame, Reader, Unanswered, answer, frames, page, retired_frames};
use engine::json::to_value;
use engine::luck_report::{LuckKind, SeatLuck};
use engine::record::Record;
use engine::{GameFace, Refusal, Seat, Viewer, change, luck_report};
use serde_json::{Value, json};

/// The records of one kind.
fn records() -> Vec<(PathBuf, Record, &'static dyn GameFace)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../records");
    let mut found = Vec::new();
    for game in catalog::games() {
        for version in std::fs::read_dir(root.join(game.slug())).expect("every game has records") {
            for file in std::fs::read_dir(version.expect("it can be listed").path()).expect("it can be listed") {
                let path = file.expect("it can be listed").path();
                if path.extension().is_some_and(|ending| ending == "json") {
                    let text = std::fs::read_to_string(&path).expect("a record can be read");
                    found.push((path, Record::read(&text).expect("a golden record is whole"), *game));
                }
            }
        }
    }
    assert!(found.len() >= 10, "{} records", found.len());
    found
}

fn viewers(record: &Record) -> impl Iterator<Item = Viewer> {
    [Viewer::Everyone, Viewer::Spectator].into_iter().chain(Seat::all(record.seats.len()).map(Viewer::Seat))
}

/// What a client makes of frames, one after the other.
fn folded(frames: &[Frame]) -> Vec<Value> {
    let mut seen = Value::Null;
    let mut all = Vec::new();
    for frame in frames {
        if let Some(whole) = &frame.seen {
            seen = whole.clone();
        } else {
            let changes = frame.steps.iter().map(|step| &step.change).chain([&frame.change]);
            for change in changes.flatten() {
                change::apply(&mut seen, change).expect("a change fits what is seen");
            }
        }
        all.push(seen.clone());
    }
    all
}

#[test]
fn a_film_shows_what_was_seen_after_every_move() {
    let mut compared = 0;
    for (path, record, game) in records().iter().filter(|(_, record, game)| record.rules == game.rules_version()) {
        let name = path.display();
        for viewer in viewers(record) {
            let film = frames(record, *game, viewer, 0, usize::MAX / 2).unwrap_or_else(|broken| panic!("{name}: {broken:?}"));
            let shown = folded(&film);
            assert_eq!(shown.len(), record.moves.len() + 1, "{name}");
            let mut played = record.begin(*game).expect("it begins");
            assert_eq!(shown[0], played.seen(viewer), "{name}, before the first move");
            for (at, shown) in shown[1..].iter().enumerate() {
                record.step(played.as_mut(), at).expect("it replays");
                assert_eq!(*shown, played.seen(viewer), "{name}, move {at}, {viewer:?}");
                compared += 1;
            }
            let middle = record.moves.len() / 2;
            let later = folded(&frames(record, *game, viewer, middle, 7).expect("it replays"));
            assert_eq!(later, shown[middle..middle + later.len()], "{name}, a page from the middle");
        }
    }
    assert!(compared > 2_000, "{compared} moments");
}

#[test]
fn a_film_through_one_pair_of_eyes_tells_what_they_heard() {
    for (path, record, game) in records().iter().filter(|(_, record, game)| record.rules == game.rules_version()) {
        for viewer in viewers(record) {
            let film = frames(record, *game, viewer, 0, usize::MAX / 2).expect("it replays");
            for (frame, entry) in film[1..].iter().zip(&record.moves) {
                let heard = entry.events.iter().filter(|told| told.seats.includes(viewer));
                let heard: Vec<Value> = heard.map(|told| to_value(&told.event)).collect();
                let told: Vec<Value> = frame.steps.iter().map(|step| to_value(&step.event)).collect();
                assert_eq!(told, heard, "{}", path.display());
            }
        }
    }
}

/// The rules of a record may be retired: then what was told can still be read, word for word.
#[test]
fn every_event_of_every_record_has_words() {
    for (path, record, game) in records() {
        for viewer in viewers(&record) {
            let told = retired_frames(&record, game, viewer, 0, usize::MAX / 2);
            let all = std::iter::once(&record.opening).chain(record.moves.iter().map(|entry| &entry.events));
            for (at, (frame, events)) in told.iter().zip(all).enumerate() {
                let heard = events.iter().filter(|told| told.seats.includes(viewer)).count();
                assert_eq!(frame.steps.len(), heard, "{}, frame {at}: an event has no words", path.display());
            }
        }
    }
}

/// MH-4.4: a secret that outlasts the game is told to its own seat alone.
#[test]
fn a_film_offers_only_the_eyes_that_may_see() {
    let keeps = |record: &Record| record.game == "museum-heist" && to_value(&record.options)["reveal_all"] == false;
    let (_, record, game) = records().into_iter().find(|(_, record, _)| keeps(record)).expect("there is one");
    let offered = |own: Option<usize>, asked: &str| {
        let shown = page(&record, game, Reader { own: own.map(Seat::new), is_open: false }, asked, 0, 1).expect("it replays");
        json!([shown.shown, shown.eyes])
    };
    for asked in ["", "everyone", "spectator", "0", "1", "7", "01"] {
        assert_eq!(offered(None, asked), json!(["spectator", ["spectator"]]), "a stranger asks for {asked:?}");
    }
    assert_eq!(offered(Some(1), ""), json!(["1", ["1", "spectator"]]));
    assert_eq!(offered(Some(1), "0"), json!(["1", ["1", "spectator"]]), "somebody else's eyes are not offered");
    assert_eq!(offered(Some(1), "spectator"), json!(["spectator", ["1", "spectator"]]));
    let (_, record, game) = records().into_iter().find(|(_, record, _)| record.game == "quartz-dice").expect("there is one");
    assert_eq!(page(&record, game, Reader::default(), "", 0, 1).expect("it replays").shown, "everyone");
}

/// What a film answers about a moment, or the refusal of the rules.
fn answered(record: &Record, game: &dyn GameFace, at: usize, question: Option<&Value>) -> Result<String, Refusal> {
    let reader = Reader { own: Some(Seat::new(0)), is_open: true };
    let found = answer(record, game, reader, "0", at, question);
    found.map(|found| found.answer.get().to_owned()).map_err(|why| match why {
        Unanswered::Refused(refusal) => refusal,
        other => panic!("{other:?}"),
    })
}

/// Whatever can be asked at the table is answered about the same moment of the film.
#[test]
fn a_film_answers_as_the_table_did() {
    let viewer = Viewer::Seat(Seat::new(0));
    let mut asked = 0;
    for (path, record, game) in records() {
        let last = record.moves.len();
        assert!(matches!(answer(&record, game, Reader::default(), "", last + 1, None), Err(Unanswered::NoSuchFrame)));
        if record.rules < game.rules_version() {
            assert!(matches!(answer(&record, game, Reader::default(), "", 0, None), Err(Unanswered::Retired)));
            continue;
        }
        let mut played = record.begin(game).expect("it replays");
        for at in 0..=last {
            if at > 0 {
                record.step(played.as_mut(), at - 1).expect("it replays");
            }
            if ![0, last / 3, last / 2, last].contains(&at) {
                continue;
            }
            assert_eq!(answered(&record, game, at, None).unwrap(), played.overview(viewer).get(), "{}", path.display());
            for question in played.questions(viewer).iter().map(|question| to_value(question)).take(3) {
                let at_table = played.answer(viewer, &question).map(|found| found.get().to_owned());
                assert_eq!(answered(&record, game, at, Some(&question)), at_table, "{}, frame {at}: {question}", path.display());
                asked += 1;
            }
        }
    }
    assert!(asked > 30, "{asked}");
}

/// The luck of a game is that of the attempts in its film, whosever eyes it is seen with.
#[test]
fn luck_is_counted_over_the_whole_film() {
    let mut counted = 0;
    for (path, record, game) in records() {
        if record.rules < game.rules_version() {
            assert_eq!(luck_report::kinds(&record, game, Viewer::Everyone).unwrap(), [], "nobody knows how likely anything was");
            continue;
        }
        let film = frames(&record, game, Viewer::Spectator, 0, usize::MAX / 2).expect("it replays");
        let attempts: Vec<_> = film.iter().flat_map(|frame| &frame.steps).filter_map(|step| step.luck).collect();
        let report = luck_report::report(&record, game, Reader::default(), "spectator").expect("it replays");
        assert_eq!(report.shown, "spectator");
        let tries: usize = report.kinds.iter().flat_map(|kind| &kind.seats).map(|luck| luck.tries).sum();
        assert_eq!(tries, attempts.len(), "{}", path.display());
        for LuckKind { what, seats } in &report.kinds {
            assert!(words::missing([*what]).is_empty(), "{what}");
            for (seat, luck) in Seat::all(record.seats.len()).zip(seats) {
                let own = attempts.iter().filter(|attempt| attempt.seat == seat && attempt.what == *what);
                let own: Vec<_> = own.map(|attempt| (attempt.odds, attempt.success)).collect();
                assert_eq!(*luck, SeatLuck::of(&own), "{}, {seat:?}", path.display());
            }
        }
        counted += tries;
    }
    assert!(counted > 100, "{counted}");
}
