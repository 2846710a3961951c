//! What a view implies for a choice: where pieces can go and by which way, how far everything is, who could land, and why something cannot be.
//!
//! The overview has what a player looks at all the time. Questions are about one piece, one space or one action that is not sent yet. Nothing here depends on
//! a card but the asking seat's own.

use engine::{Insight, Refusal, Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::MuseumHeist;
use crate::action::Action;
use crate::content::{CHARACTERS, Character};
use crate::options::Landing;
use crate::path::{Segment, reachable};
use crate::rules::check_place;
use crate::space::Space;
use crate::state::{Phase, Table};
use crate::view::View;

/// What goes with every view.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ts_rs::TS)]
pub struct Overview {
    /// How many artworks win (MH-8.1).
    pub target: u8,
    /// Who lays the artwork of this round; none until it is known who starts (MH-6.6).
    pub placer: Option<Seat>,
    /// By seat, whether it is in (MH-4.2).
    pub is_in: Vec<bool>,
    /// Whom the game waits for; nobody while chance decides.
    pub waits_for: Vec<Seat>,
    /// The pieces in character order, once all of them stand.
    pub pieces: Vec<PieceInsight>,
}

/// What a piece can do.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ts_rs::TS)]
pub struct PieceInsight {
    /// Which.
    pub piece: Character,
    /// The square of its distance from the artwork (MH-6.13); none where there is no artwork.
    pub distance: Option<u32>,
    /// Where it can go, whoever moves it, the artwork left out: that depends on no card (MH-6.24). In space order.
    pub destinations: Vec<Space>,
    /// Whether it can get onto the artwork, for whoever may move it there.
    pub lands: bool,
}

/// A question about a choice that is half made.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ts_rs::TS)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Question {
    /// The board: `{"type":"board"}`. It never changes in a game.
    Board,
    /// How far every space is from the artwork: `{"type":"distances"}`.
    Distances,
    /// Every way of a piece: `{"type":"ways","piece":"guard"}`.
    Ways {
        /// Which piece.
        piece: Character,
    },
    /// Why a piece may not be moved to a space: `{"type":"why_not_move","piece":"guard","to":"c3"}`.
    WhyNotMove {
        /// Which piece.
        piece: Character,
        /// Where to.
        to: Space,
    },
    /// Why the artwork may not be laid on a space: `{"type":"why_not_place","space":"c3"}`.
    WhyNotPlace {
        /// Where.
        space: Space,
    },
    /// What sending an action would mean: `{"type":"meaning","action":{…}}`.
    Meaning {
        /// What is about to be sent.
        action: Action,
    },
}

/// What is answered.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ts_rs::TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Answer {
    /// The board.
    Board {
        /// How many files it has.
        files: usize,
        /// How many ranks.
        ranks: usize,
        /// Its spaces, in space order.
        spaces: Vec<Space>,
        /// Its secret passages, in space order.
        passages: Vec<Space>,
    },
    /// How far every space is from the artwork.
    Distances {
        /// Each space with the square of its distance, in space order.
        distances: Vec<(Space, u32)>,
        /// The largest of them.
        farthest: u32,
    },
    /// Every space a piece can get to in one move, closer or not, in space order.
    Ways {
        /// The square of its distance from the artwork where it stands.
        distance: u32,
        /// Each of them with a way there.
        ways: Vec<Way>,
    },
    /// Why not.
    WhyNotMove {
        /// What stands in the way; none if nothing does.
        hindrance: Option<Hindrance>,
    },
    /// Why not.
    WhyNotPlace {
        /// The code of the refusal; none if it may be laid there.
        refused: Option<&'static str>,
    },
    /// What an action means.
    Meaning(Meaning),
}

/// A way to a space.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ts_rs::TS)]
#[ts(rename = "WayInsight")]
pub struct Way {
    /// Where it ends.
    pub to: Space,
    /// Its stretches: the witness path of MH-5.6.
    pub path: Vec<Segment>,
    /// The square of the distance from the artwork there.
    pub distance: u32,
    /// Whether that is closer than where the piece stands, so that it is a move (MH-6.13).
    pub is_closer: bool,
}

/// Why a piece may not be moved to a space: the first refusal of the rules that applies, in more detail.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ts_rs::TS)]
#[serde(rename_all = "snake_case")]
pub enum Hindrance {
    /// The board has no such space.
    UnknownSpace,
    /// It would have to jump onto a piece.
    JumpBlocked,
    /// A piece stands on that passage.
    PassageOccupied,
    /// A piece stands there.
    SpaceOccupied,
    /// No way leads there in one move.
    Unreachable,
    /// It is farther from the artwork.
    Farther,
    /// It is as far from the artwork.
    AsFar,
    /// Only whoever has that character may take the artwork with it.
    ArtworkNotYours,
}

/// What sending an action would mean.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, ts_rs::TS)]
pub struct Meaning {
    /// The piece that it brings onto the artwork: by a move, or by a swap with one that blocks it (MH-9.1).
    pub lands: Option<Character>,
    /// Whether that is the character of whoever asks, so that its card is turned up (MH-6.27). Otherwise the piece blocks the artwork.
    pub collects: bool,
    /// In a challenge: everybody knows already that it names the wrong character.
    pub is_known_wrong: bool,
    /// In a challenge: if it is wrong, only one seat is left in and collects the artwork (MH-6.34).
    pub ends_round: bool,
    /// In a swap: how many tokens are left afterwards.
    pub tokens_left: Option<u8>,
}

impl Insight for MuseumHeist {
    type Overview = Overview;
    type Question = Question;
    type Answer = Answer;

    fn overview(view: &View, _viewer: Viewer) -> Overview {
        let table = &view.table;
        let still_in = table.still_in();
        Overview {
            target: table.options.target(),
            placer: table.placer(),
            is_in: Seat::all(table.seats()).map(|seat| still_in.contains(seat)).collect(),
            waits_for: waits_for(view),
            pieces: pieces(table),
        }
    }

    fn answer(view: &View, viewer: Viewer, question: &Question) -> Result<Answer, Refusal> {
        let table = &view.table;
        Ok(match *question {
            Question::Board => board(table),
            Question::Distances => distances(table)?,
            Question::Ways { piece } => ways(table, piece)?,
            Question::WhyNotMove { piece, to } => Answer::WhyNotMove { hindrance: hindrance(view, viewer, piece, to)? },
            Question::WhyNotPlace { space } => {
                if table.phase != Phase::PlaceArtwork {
                    return Err(Refusal::new("wrong_phase"));
                }
                Answer::WhyNotPlace { refused: check_place(table, Some(space)).err().map(|refusal| refusal.code) }
            }
            Question::Meaning { action } => Answer::Meaning(meaning(view, viewer, action)?),
        })
    }

    fn questions(view: &View, viewer: Viewer) -> Vec<Question> {
        let board = &view.table.options.board;
        let (first, last) = (board.spaces()[0], board.spaces()[board.spaces().len() - 1]);
        let mut questions = vec![Question::Board, Question::Distances, Question::WhyNotPlace { space: first }];
        for piece in Character::ALL {
            questions.push(Question::Ways { piece });
            let spaces = [Some(first), Some(last), view.table.artwork, Some(view.table.space_of(Character::Guard))];
            questions.extend(spaces.into_iter().flatten().map(|to| Question::WhyNotMove { piece, to }));
        }
        let target = viewer.seat().unwrap_or(Seat::new(0)).next(view.table.seats());
        let (a, b) = (Character::Artist, Character::Guard);
        questions.push(Question::Meaning { action: Action::Challenge { target, character: a } });
        questions.push(Question::Meaning { action: Action::Swap { a, b } });
        questions.extend(view.table.artwork.map(|to| Question::Meaning { action: Action::Move { piece: b, to } }));
        questions
    }
}

/// Whom the game waits for (MH-4.2).
fn waits_for(view: &View) -> Vec<Seat> {
    let table = &view.table;
    match table.phase {
        Phase::PlaceArtwork => table.placer().into_iter().collect(),
        Phase::Choose => Seat::all(table.seats()).filter(|seat| !view.chosen.contains(*seat)).collect(),
        Phase::Turn => table.turn.into_iter().collect(),
        Phase::FirstSeat | Phase::PlacePieces | Phase::Over => Vec::new(),
    }
}

/// Where all pieces and the artwork lie, if they do.
fn laid(table: &Table) -> Option<Space> {
    table.artwork.filter(|_| usize::from(table.placed) == CHARACTERS)
}

fn pieces(table: &Table) -> Vec<PieceInsight> {
    if usize::from(table.placed) < CHARACTERS {
        return Vec::new();
    }
    let mut all = Character::ALL.map(|piece| PieceInsight {
        piece,
        distance: table.artwork.map(|artwork| table.space_of(piece).distance(artwork)),
        destinations: Vec::new(),
        lands: false,
    });
    if let Some(artwork) = table.artwork {
        table.options.board.each_move(&table.pieces, artwork, |piece, to| {
            let piece = &mut all[piece.index()];
            if to == artwork { piece.lands = true } else { piece.destinations.push(to) }
        });
    }
    all.to_vec()
}

fn board(table: &Table) -> Answer {
    let board = &table.options.board;
    let (files, ranks) = board.size();
    Answer::Board { files, ranks, spaces: board.spaces().to_vec(), passages: board.passages().to_vec() }
}

fn distances(table: &Table) -> Result<Answer, Refusal> {
    let artwork = table.artwork.ok_or_else(|| Refusal::new("wrong_phase"))?;
    let distances: Vec<(Space, u32)> = table.options.board.spaces().iter().map(|space| (*space, space.distance(artwork))).collect();
    let farthest = distances.iter().map(|(_, distance)| *distance).max().unwrap_or_default();
    Ok(Answer::Distances { distances, farthest })
}

fn ways(table: &Table, piece: Character) -> Result<Answer, Refusal> {
    let artwork = laid(table).ok_or_else(|| Refusal::new("wrong_phase"))?;
    let distance = table.space_of(piece).distance(artwork);
    let found = reachable(&table.options.board, &table.pieces, piece, artwork).into_iter().map(|(to, path)| {
        let there = to.distance(artwork);
        Way { to, path, distance: there, is_closer: there < distance }
    });
    Ok(Answer::Ways { distance, ways: found.collect() })
}

/// What stands in the way of a move, in the order of section 10.
fn hindrance(view: &View, viewer: Viewer, piece: Character, to: Space) -> Result<Option<Hindrance>, Refusal> {
    let table = &view.table;
    let artwork = laid(table).ok_or_else(|| Refusal::new("wrong_phase"))?;
    let (board, from) = (&table.options.board, table.space_of(piece));
    if !board.has(to) {
        return Ok(Some(Hindrance::UnknownSpace));
    }
    if table.piece_on(to).is_some() {
        return Ok(Some(occupied(table, from, to)));
    }
    if !board.can_reach(&table.pieces, piece, artwork, to) {
        return Ok(Some(Hindrance::Unreachable));
    }
    let (before, after) = (from.distance(artwork), to.distance(artwork));
    if after >= before {
        return Ok(Some(if after == before { Hindrance::AsFar } else { Hindrance::Farther }));
    }
    let own = own_card(view, viewer) == Some(piece) || table.options.landing == Landing::Any;
    Ok((to == artwork && !own).then_some(Hindrance::ArtworkNotYours))
}

/// What is in the way where a piece stands: the end of a jump or of a passage, or simply the space.
fn occupied(table: &Table, from: Space, to: Space) -> Hindrance {
    let board = &table.options.board;
    if board.is_passage(from) && board.is_passage(to) && from != to {
        return Hindrance::PassageOccupied;
    }
    let (files, ranks) = (to.file.abs_diff(from.file), to.rank.abs_diff(from.rank));
    let two_away = files.max(ranks) == 2 && files % 2 == 0 && ranks % 2 == 0;
    let between = Space { file: from.file.midpoint(to.file), rank: from.rank.midpoint(to.rank) };
    if two_away && table.piece_on(between).is_some() { Hindrance::JumpBlocked } else { Hindrance::SpaceOccupied }
}

fn own_card(view: &View, viewer: Viewer) -> Option<Character> {
    viewer.seat().and_then(|seat| view.cards[seat.index()])
}

fn meaning(view: &View, viewer: Viewer, action: Action) -> Result<Meaning, Refusal> {
    let table = &view.table;
    let artwork = laid(table).filter(|_| table.phase == Phase::Turn).ok_or_else(|| Refusal::new("wrong_phase"))?;
    let mut meaning = Meaning::default();
    match action {
        Action::Move { piece, to } => meaning.lands = (to == artwork).then_some(piece),
        Action::Swap { a, b } => {
            let blocks = |piece: Character| table.space_of(piece) == artwork;
            meaning.lands = [(a, b), (b, a)].into_iter().find(|(on, _)| blocks(*on)).map(|(_, comes)| comes);
            let seat = viewer.seat().or(table.turn).unwrap_or(Seat::new(0));
            meaning.tokens_left = Some(table.swaps[seat.index()].saturating_sub(1));
        }
        Action::Challenge { target, character } => {
            if target.index() >= table.seats() {
                return Err(Refusal::new("unknown_seat"));
            }
            meaning.is_known_wrong = view.is_ruled_out(target, character);
            meaning.ends_round = table.still_in().len() == 2;
        }
        Action::PlaceArtwork { .. } | Action::Choose { .. } => return Err(Refusal::new("wrong_phase")),
    }
    meaning.collects = meaning.lands.is_some() && meaning.lands == own_card(view, viewer);
    Ok(meaning)
}
