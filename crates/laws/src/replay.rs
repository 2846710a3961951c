//! The law of replay: a record gives the same game again, and a damaged one says where it is damaged.

use engine::json::{Json, to_value};
use engine::record::{FORMAT, HASH_EVERY, Move, Record, RecordError, RecordSeat, RecordedMove, Ticket, state_hash};
use engine::{AddressedEvent, Choice, Face, Game, Luck, Match, Seat, Turn, Viewer};
use serde_json::{Value, json};

use crate::luck::SplitMix;
use crate::trial::{Trial, Walk};

impl<G: Game> Trial<G> {
    /// Every game is played through the face over JSON and recorded, with a hash after every move. The record, written and read, replays to the
    /// same positions and events, also with hashes as seldom as real records have them. A move that is spoiled, in itself, in its events, its
    /// stream or its hash, is refused with its number; half a record, or one of later rules, is refused as a whole. On the way the choices that are
    /// offered are the legal actions, also where they are made of a view that was read back.
    pub fn replay(&self) {
        let games = self.only.map_or(0..self.games, |game| game..game + 1);
        for game in games {
            let mut walk = self.walk("replay", game);
            let record = play_and_record(&mut walk);
            let text = serde_json::to_string(&record).expect("a record can be written");
            let read = Record::read(&text).unwrap_or_else(|broken| walk.at.broken(format_args!("the record is not read back: {broken:?}")));
            for record in [&read, &seldom_hashed(&read)] {
                if let Err(broken) = record.replay(Face::<G>::shared()) {
                    walk.at.broken(format_args!("the record does not replay: {broken:?}"));
                }
            }
            check_headers(&walk, &read, &text);
            check_damage(&mut walk, &read);
        }
    }
}

/// Plays a random game through the face.
fn play_and_record<G: Game>(walk: &mut Walk<'_, G>) -> Record {
    let face = Face::<G>::shared();
    let opened = face.new_match(&walk.trial.options);
    let mut played = opened.unwrap_or_else(|refusal| walk.at.broken(format_args!("the options of the trial are refused: {refusal}")));
    let mut luck = SplitMix::fork(walk.trial.seed, walk.at.game);
    let mut record = Record {
        capers_record: FORMAT,
        game: face.slug().to_owned(),
        rules: face.rules_version(),
        options: played.options(),
        seats: Seat::all(played.seats())
            .map(|seat| RecordSeat { name: format!("Player {seat}"), bot: Some("random".to_owned()) })
            .collect(),
        fair: None,
        sealed_for: None,
        opening: played.opening().to_vec(),
        moves: Vec::new(),
    };
    while played.turn() != Turn::Over {
        walk.at.moves = record.moves.len();
        walk.at.holds(walk.at.moves < walk.trial.longest, || "the game has not ended after the most moves allowed (.longest)".to_owned());
        let (moved, events) = random_move(walk, played.as_mut(), &mut luck);
        record.moves.push(RecordedMove { moved, events, hash: Some(state_hash(played.as_ref())), seal: None });
    }
    record
}

type Shown = Vec<AddressedEvent<Json>>;

fn random_move<G: Game>(walk: &Walk<'_, G>, played: &mut dyn Match, luck: &mut SplitMix) -> (Move, Shown) {
    const SELDOM: u64 = 8;
    if let (Some(stream), Some(of)) = (played.stream(), played.weight()) {
        let drawn = luck.below(of);
        let fallen = played.draw(drawn).unwrap_or_else(|refusal| walk.at.broken(format_args!("ticket {drawn} is refused: {refusal}")));
        let ticket = Some(Ticket { ordinal: walk.at.moves as u64, of, drawn });
        return (Move::Chance { outcome: fallen.moved, stream: stream.to_string(), ticket }, fallen.events);
    }
    if luck.below(SELDOM) == 0
        && let Ok(up) = played.time_up()
    {
        return (Move::TimeUp, up.events);
    }
    let asked: Vec<Seat> = played.turn().seats().iter().collect();
    let seat = *luck.pick(&asked).unwrap_or_else(|| walk.at.broken("the game waits for seats, and for none of them"));
    let legal = played.legal(seat);
    if luck.below(SELDOM) == 0 {
        check_choices(walk, played, seat, &legal);
    }
    let action = luck.pick(&legal).unwrap_or_else(|| walk.at.broken(format_args!("{seat:?} owes a decision and has no action")));
    match played.act(seat, &to_value(action)) {
        Ok(done) => (Move::Action { seat, action: done.moved, nonce: None }, done.events),
        Err(refusal) => walk.at.broken(format_args!("{action} is listed for {seat:?} but refused: {refusal}")),
    }
}

/// What is offered is what is legal, and whoever gets view and actions over a wire offers the same.
fn check_choices<G: Game>(walk: &Walk<'_, G>, played: &dyn Match, seat: Seat, legal: &[Json]) {
    let actions: Vec<Value> = legal.iter().map(|action| to_value(action)).collect();
    let read = played.game().choices(seat, &to_value(&played.view(Viewer::Seat(seat))), &actions);
    let texts = |choices: Vec<Choice>| -> Vec<_> {
        choices.into_iter().map(|choice| (choice.action.get().to_owned(), choice.words, choice.odds)).collect()
    };
    let offered = texts(played.choices(seat));
    walk.at.equal("choices, made and read back", &Some(&offered), &read.map(texts).as_ref());
    let offered: Vec<_> = offered.iter().map(|(action, ..)| action.as_str()).collect();
    walk.at.equal("choices and legal actions", &offered, &legal.iter().map(|action| action.get()).collect());
}

/// The record with hashes only as often as real records have them.
fn seldom_hashed(record: &Record) -> Record {
    let mut seldom = record.clone();
    let last = seldom.moves.len().saturating_sub(1);
    for (number, entry) in seldom.moves.iter_mut().enumerate() {
        if (number + 1) % HASH_EVERY != 0 && number != last {
            entry.hash = None;
        }
    }
    seldom
}

fn check_headers<G: Game>(walk: &Walk<'_, G>, record: &Record, text: &str) {
    let half = text.char_indices().nth(text.chars().count() / 2).map_or(0, |(place, _)| place);
    walk.at.holds(Record::read(&text[..half]).is_err(), || "half a record is read as a whole one".to_owned());
    let later = Record { rules: record.rules + 1, ..record.clone() };
    let refused = later.replay(Face::<G>::shared()).is_err_and(|broken| broken.at.is_none());
    walk.at.holds(refused, || "a record of later rules is replayed".to_owned());
}

/// Spoils one random move in every way, each in a copy of its own.
fn check_damage<G: Game>(walk: &mut Walk<'_, G>, record: &Record) {
    if record.moves.is_empty() {
        return;
    }
    let number = walk.luck.below(record.moves.len() as u64) as usize;
    walk.at.moves = number;
    let check = |damage: &str, spoil: &dyn Fn(&mut RecordedMove)| {
        let mut spoiled = record.clone();
        spoil(&mut spoiled.moves[number]);
        match spoiled.replay(Face::<G>::shared()) {
            Err(RecordError { at: Some(at), .. }) if at == number => {}
            Err(broken) => walk.at.broken(format_args!("a record with {damage} in move {number} is refused at another place: {broken:?}")),
            Ok(_) => walk.at.broken(format_args!("a record with {damage} in move {number} replays")),
        }
    };
    check("another hash", &|entry| entry.hash = Some("0".repeat(16)));
    check("an invented event", &|entry| {
        entry.events.push(AddressedEvent { event: engine::json::to_json(&json!({"event": "invented"})), seats: engine::Audience::ALL });
    });
    check("an impossible move", &spoil_move);
    if let Some(other) = other_stream(&record.moves[number].moved) {
        check("another stream", &|entry| entry.moved = other.clone());
    }
}

fn spoil_move(entry: &mut RecordedMove) {
    let rubbish = engine::json::to_json(&json!({"type": "no such move"}));
    entry.moved = match entry.moved.clone() {
        Move::Action { seat, nonce, .. } | Move::Sealed { seat, nonce, .. } => Move::Action { seat, action: rubbish, nonce },
        Move::Chance { stream, ticket, .. } => Move::Chance { outcome: rubbish, stream, ticket },
        Move::TimeUp => Move::Chance { outcome: rubbish, stream: "none".to_owned(), ticket: None },
    };
}

fn other_stream(moved: &Move) -> Option<Move> {
    match moved.clone() {
        Move::Chance { outcome, ticket, .. } => Some(Move::Chance { outcome, stream: "another".to_owned(), ticket }),
        Move::Action { .. } | Move::Sealed { .. } | Move::TimeUp => None,
    }
}
