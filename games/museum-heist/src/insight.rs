//! What a view implies for a choice: where pieces can go and by which way, how far everything is, who could land, and why something cannot
//! be.
//!
//! The overview has what a player looks at all the time. Questions are about one piece, one action that is not sent yet, or earlier moments
//! of the round. Nothing here depends on a card but the asking seat's own.

use std::cmp::Ordering;

use engine::{Insight, Refusal, Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::MuseumHeist;
use crate::action::Action;
use crate::board::Board;
use crate::content::{CHARACTERS, Character};
use crate::form::PiecesForm;
use crate::geometry::Pieces;
use crate::options::Landing;
use crate::path::{Segment, reachable};
use crate::rules::check_place;
use crate::space::Space;
use crate::state::{Phase, Table};
use crate::view::View;

/// The most positions that one question may be about. A longer round is asked about in several questions.
pub const MOST_POSITIONS: usize = 64;

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
    /// The square of the distance of every space from the artwork (MH-6.13), in space order; empty where there is no artwork.
    pub distances: Vec<u32>,
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

/// A question about a choice that is half made, or about what everybody could have seen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ts_rs::TS)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Question {
    /// The board: `{"type":"board"}`. It never changes in a game.
    Board,
    /// Every way of a piece: `{"type":"ways","piece":"guard"}`.
    Ways {
        /// Which piece.
        piece: Character,
    },
    /// Where a piece may not be moved, and why: `{"type":"why_not_move","piece":"guard"}`.
    WhyNotMove {
        /// Which piece.
        piece: Character,
    },
    /// Where the artwork may not be laid, and why: `{"type":"why_not_place"}`.
    WhyNotPlace,
    /// What sending an action would mean: `{"type":"meaning","action":{…}}`.
    Meaning {
        /// What is about to be sent.
        action: Action,
    },
    /// Which pieces could get onto an artwork in one move: `{"type":"landers","artwork":"c3","positions":[{"artist":"a1",…},…]}`. It is
    /// asked about earlier moments of a round, which the view has forgotten and the log has told.
    Landers {
        /// Where the artwork lies.
        artwork: Space,
        /// Where the pieces stand, as views write it; at most [`MOST_POSITIONS`].
        positions: Vec<PiecesForm>,
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
    /// Every space a piece can get to in one move, closer or not, in space order.
    Ways {
        /// The square of its distance from the artwork where it stands.
        distance: u32,
        /// Each of them with a way there.
        ways: Vec<Way>,
    },
    /// Where a piece may not be moved.
    WhyNotMove {
        /// Each of those spaces with what stands in the way, in space order.
        hindrances: Vec<(Space, Hindrance)>,
    },
    /// Where the artwork may not be laid.
    WhyNotPlace {
        /// Each of those spaces with the code of the refusal, in space order.
        refused: Vec<(Space, &'static str)>,
    },
    /// What an action means.
    Meaning(Meaning),
    /// Which pieces could get onto the artwork.
    Landers {
        /// For each position those pieces, in character order.
        landers: Vec<Vec<Character>>,
    },
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
            distances: table.artwork.map_or_else(Vec::new, |artwork| distances(table, artwork)),
        }
    }

    fn answer(view: &View, viewer: Viewer, question: &Question) -> Result<Answer, Refusal> {
        let table = &view.table;
        Ok(match question {
            Question::Board => board(table),
            Question::Ways { piece } => ways(table, *piece)?,
            Question::WhyNotMove { piece } => why_not_move(view, viewer, *piece)?,
            Question::WhyNotPlace => why_not_place(table)?,
            Question::Meaning { action } => Answer::Meaning(meaning(view, viewer, *action)?),
            Question::Landers { artwork, positions } => landers(table, *artwork, positions)?,
        })
    }

    fn questions(view: &View, viewer: Viewer) -> Vec<Question> {
        let mut questions = vec![Question::Board, Question::WhyNotPlace];
        for piece in Character::ALL {
            questions.extend([Question::Ways { piece }, Question::WhyNotMove { piece }]);
        }
        let artwork = view.table.artwork.unwrap_or(view.table.options.board.spaces()[0]);
        questions.push(Question::Landers { artwork, positions: vec![PiecesForm::of(&view.table)] });
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

fn distances(table: &Table, artwork: Space) -> Vec<u32> {
    table.options.board.spaces().iter().map(|space| space.distance(artwork)).collect()
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

fn why_not_move(view: &View, viewer: Viewer, piece: Character) -> Result<Answer, Refusal> {
    let table = &view.table;
    let artwork = laid(table).ok_or_else(|| Refusal::new("wrong_phase"))?;
    let takes = table.options.landing == Landing::Any || own_card(view, viewer) == Some(piece);
    let spaces = table.options.board.spaces().iter();
    let hindrances = spaces.filter_map(|&to| Some((to, hindrance(table, piece, to, artwork, takes)?))).collect();
    Ok(Answer::WhyNotMove { hindrances })
}

/// What stands in the way of a move, in the order of section 10. `takes` says whether the piece may end on the artwork.
fn hindrance(table: &Table, piece: Character, to: Space, artwork: Space, takes: bool) -> Option<Hindrance> {
    let from = table.space_of(piece);
    if table.piece_on(to).is_some() {
        return Some(occupied(table, from, to));
    }
    if !table.options.board.can_reach(&table.pieces, piece, artwork, to) {
        return Some(Hindrance::Unreachable);
    }
    match to.distance(artwork).cmp(&from.distance(artwork)) {
        Ordering::Greater => Some(Hindrance::Farther),
        Ordering::Equal => Some(Hindrance::AsFar),
        Ordering::Less => (to == artwork && !takes).then_some(Hindrance::ArtworkNotYours),
    }
}

fn why_not_place(table: &Table) -> Result<Answer, Refusal> {
    if table.phase != Phase::PlaceArtwork {
        return Err(Refusal::new("wrong_phase"));
    }
    let spaces = table.options.board.spaces().iter();
    let refused = spaces.filter_map(|&space| Some((space, check_place(table, Some(space)).err()?.code))).collect();
    Ok(Answer::WhyNotPlace { refused })
}

/// Public facts and the board alone: who asks, and what lies on the table, does not matter.
fn landers(table: &Table, artwork: Space, positions: &[PiecesForm]) -> Result<Answer, Refusal> {
    let board = &table.options.board;
    if positions.len() > MOST_POSITIONS {
        return Err(Refusal::new("too_many_positions"));
    }
    if !board.has(artwork) {
        return Err(Refusal::new("unknown_space"));
    }
    let landers = positions.iter().map(|position| {
        let lands = board.survey(&standing(board, *position)?, artwork).lands;
        Ok(Character::ALL.into_iter().filter(|piece| lands[piece.index()]).collect())
    });
    Ok(Answer::Landers { landers: landers.collect::<Result<_, Refusal>>()? })
}

/// Where the pieces stand in a position that somebody sent: each on a space of its own.
fn standing(board: &Board, position: PiecesForm) -> Result<Pieces, Refusal> {
    let mut pieces = Pieces::default();
    for (place, space) in position.spaces().into_iter().enumerate() {
        let space = space.filter(|space| board.has(*space)).ok_or_else(|| Refusal::new("unknown_space"))?;
        if pieces[..place].contains(&space) {
            return Err(Refusal::new("space_occupied"));
        }
        pieces[place] = space;
    }
    Ok(pieces)
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
