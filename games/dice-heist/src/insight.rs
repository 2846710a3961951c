//! What a view implies for a choice (section 12 of the rules): what everything is worth, how likely it is, and how it stands.
//!
//! The overview has what a player looks at all the time: what each museum needs and how likely it is emptied with how many dice, what its display is worth
//! to each seat, and how everybody would score now. A question is about one attempt: with these sidekicks, for all of a museum or for one card.

use engine::insight::Attempt as Luck;
use engine::refusal::code;
use engine::{CardSet, Insight, Odds, Refusal, Roll, Rules, Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::DiceHeist;
use crate::action::Action;
use crate::bot::{attempt_of, haul_of, plain_worth};
use crate::content::{Card, Cards, Colour, Museum, content};
use crate::event::Event;
use crate::rules::chance_of;
use crate::score::{Line, artifact_points, gem_series, lines_of, painting_millions};
use crate::state::{Attempt, Phase, SIDEKICKS, State};
use crate::view::View;

/// What goes with every view.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ts_rs::TS)]
pub struct Overview {
    /// The museums, in the order of the row.
    pub museums: Vec<MuseumInsight>,
    /// What each seat has and would score.
    pub seats: Vec<SeatInsight>,
    /// The attempt whose dice are about to roll.
    pub attempt: Option<Try>,
    /// The cards this viewer sees nowhere, by what they are (DH-7.21).
    pub unseen: Tally,
}

/// A museum.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ts_rs::TS)]
pub struct MuseumInsight {
    /// Which.
    pub museum: Museum,
    /// The lowest face that succeeds in a heist (DH-6.13).
    pub heist_needs: u8,
    /// The lowest face that succeeds in a raid (DH-9.2).
    pub raid_needs: u8,
    /// How likely a heist succeeds, by the number of sidekicks beside the thief: none first, and as many as the player with the most has (DH-12.1).
    pub heist_chances: Vec<Odds>,
    /// The same for a raid of one card; empty where raids are not part of the game.
    pub raid_chances: Vec<Odds>,
    /// What everything on display is worth to each seat (DH-12.4).
    pub worth: Vec<Worth>,
    /// How many cards of this museum this viewer sees nowhere (DH-7.21).
    pub unseen: u32,
}

/// What cards are worth to a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ts_rs::TS)]
pub struct Worth {
    /// Points at once, for artifacts and gems.
    pub points: i32,
    /// Millions of paintings, which score by who has the most and the least at the end.
    pub millions: i32,
}

/// What a seat has and would score.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ts_rs::TS)]
pub struct SeatInsight {
    /// What it has, as far as this viewer sees it.
    pub held: Tally,
    /// How it would score if the game ended now, as far as this viewer sees it (DH-12.9).
    pub line: Line,
    /// Whether it has artifacts that this viewer may not look at: artifacts and total are then a lower bound.
    pub hides: bool,
}

/// Cards by what they are.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ts_rs::TS)]
pub struct Tally {
    /// Artifact cards.
    pub artifact_cards: u32,
    /// Artifacts shown on them.
    pub artifacts: i32,
    /// Gems of each colour: red, green, blue.
    pub gems: Vec<GemTally>,
    /// Paintings.
    pub paintings: u32,
    /// Millions of all paintings together.
    pub millions: i32,
}

/// Gems of one colour.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, ts_rs::TS)]
pub struct GemTally {
    /// Which colour.
    pub colour: Colour,
    /// How many.
    pub count: u32,
    /// What that many score together (DH-6.20).
    pub points: i32,
}

/// An attempt in numbers.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ts_rs::TS)]
pub struct Try {
    /// Who tries.
    pub seat: Seat,
    /// Where.
    pub museum: Museum,
    /// The one card of a raid.
    pub card: Option<Card>,
    /// How many dice roll: the thief and the sidekicks.
    pub dice: u32,
    /// The lowest face that succeeds.
    pub needs: u8,
    /// How likely one die shows it.
    pub chance: Odds,
    /// What it would bring to whoever tries.
    pub worth: Worth,
}

/// A question about a choice that is half made.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ts_rs::TS)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Question {
    /// What an attempt with so many sidekicks is like, whoever's turn it is: `{"type":"attempt","museum":"louvre","card":null,"sidekicks":1}`.
    Attempt {
        /// Where.
        museum: Museum,
        /// The one card of a raid; none for a heist.
        card: Option<Card>,
        /// How many sidekicks go in with the thief.
        sidekicks: u8,
    },
}

/// What is answered.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ts_rs::TS)]
pub struct Answer {
    /// The attempt in numbers.
    #[serde(flatten)]
    pub attempt: Try,
    /// What one more sidekick would add to the chance, as a chance (DH-12.2); none where there is no further die.
    pub one_more: Option<Odds>,
    /// Why the asking seat may not do this now, as the code of a refusal; none if it may.
    pub refused: Option<&'static str>,
}

impl Insight for DiceHeist {
    type Overview = Overview;
    type Question = Question;
    type Answer = Answer;

    fn odds(_view: &View, _seat: Seat, action: &Action) -> Option<Odds> {
        attempt_of(action).map(chance_of)
    }

    fn overview(view: &View, _viewer: Viewer) -> Overview {
        let lines = lines_of(&view.loot[..view.seats()]);
        let seats = Seat::all(view.seats()).map(|seat| SeatInsight {
            held: Tally::of(view.loot[seat.index()]),
            line: lines[seat.index()],
            hides: view.hides_artifacts_of(seat),
        });
        let attempt = match view.phase {
            Phase::Roll(attempt) => Some(Try::of(view, view.seat, attempt)),
            _ => None,
        };
        Overview {
            museums: Museum::all().map(|museum| MuseumInsight::of(view, museum)).collect(),
            seats: seats.collect(),
            attempt,
            unseen: Tally::of(view.unseen),
        }
    }

    fn answer(view: &View, viewer: Viewer, question: &Question) -> Result<Answer, Refusal> {
        let Question::Attempt { museum, card, sidekicks } = *question;
        if card.is_some_and(|card| card.museum() != museum || !view.shown.contains(card.0)) {
            return Err(Refusal::new("card_not_on_display"));
        }
        if card.is_none() && view.display(museum).is_empty() {
            return Err(Refusal::new("empty_museum"));
        }
        if sidekicks > SIDEKICKS {
            return Err(Refusal::new("too_many_sidekicks"));
        }
        let seat = viewer.seat().unwrap_or(view.seat);
        let attempt = Attempt { museum, card, sidekicks };
        Ok(Answer {
            attempt: Try::of(view, seat, attempt),
            one_more: (sidekicks < SIDEKICKS).then(|| gained(attempt)),
            refused: refused(view, viewer, attempt),
        })
    }

    fn questions(view: &View, _viewer: Viewer) -> Vec<Question> {
        let cards = Cards(view.shown);
        let raids = cards.iter().map(|card| Question::Attempt { museum: card.museum(), card: Some(card), sidekicks: 0 });
        let heists = Museum::all().flat_map(|museum| [0, 2].map(|sidekicks| Question::Attempt { museum, card: None, sidekicks }));
        heists.chain(raids).collect()
    }

    fn luck(before: &View, event: &Event) -> Option<Luck> {
        match (before.phase, event) {
            (Phase::Roll(attempt), Event::Rolled { seat, success, .. }) => {
                Some(Luck { seat: *seat, odds: chance_of(attempt), success: *success, what: "dice-heist-luck" })
            }
            _ => None,
        }
    }
}

impl MuseumInsight {
    fn of(view: &View, museum: Museum) -> Self {
        let most = view.sidekicks[..view.seats()].iter().copied().max().unwrap_or_default().min(SIDEKICKS);
        let chances = |card: Option<Card>| (0..=most).map(|sidekicks| chance_of(Attempt { museum, card, sidekicks })).collect();
        let any = Cards(museum.cards()).iter().next();
        let display = view.display(museum);
        Self {
            museum,
            heist_needs: museum.security() + 1,
            raid_needs: museum.security(),
            heist_chances: chances(None),
            raid_chances: if view.options.targeted_raid { chances(any) } else { Vec::new() },
            worth: Seat::all(view.seats()).map(|seat| Worth::of(view, seat, display)).collect(),
            unseen: view.unseen.intersection(museum.cards()).len(),
        }
    }
}

impl Worth {
    fn of(view: &View, seat: Seat, haul: CardSet) -> Self {
        Self { points: plain_worth(view, seat, haul), millions: painting_millions(haul) }
    }
}

impl Tally {
    fn of(cards: CardSet) -> Self {
        let gems = Colour::ALL.into_iter().map(|colour| {
            let count = cards.intersection(colour.cards()).len();
            GemTally { colour, count, points: gem_series(count as i32) }
        });
        Self {
            artifact_cards: cards.intersection(content().artifacts).len(),
            artifacts: artifact_points(cards),
            gems: gems.collect(),
            paintings: cards.intersection(content().paintings).len(),
            millions: painting_millions(cards),
        }
    }
}

impl Try {
    fn of(view: &View, seat: Seat, attempt: Attempt) -> Self {
        let Attempt { museum, card, .. } = attempt;
        let worth = Worth::of(view, seat, haul_of(view, attempt));
        Self { seat, museum, card, dice: attempt.dice(), needs: attempt.needs(), chance: chance_of(attempt), worth }
    }
}

/// What one more die adds to the chance: all the others fail and it succeeds (DH-12.2).
fn gained(attempt: Attempt) -> Odds {
    let failing = u64::from(attempt.needs() - 1);
    Odds::new(failing.pow(attempt.dice()) * (6 - failing), Roll::tickets(attempt.dice() + 1))
}

/// Why a seat may not try this now. What the rules look at is all in the view; of the deck only whether it is empty.
fn refused(view: &View, viewer: Viewer, attempt: Attempt) -> Option<&'static str> {
    let Some(seat) = viewer.seat() else { return Some(code::NOT_YOUR_TURN) };
    let state = State {
        options: view.options,
        phase: view.phase,
        seat: view.seat,
        supply: view.supply,
        sidekicks: view.sidekicks,
        turn: view.turn,
        quiet_turns: view.quiet_turns,
        deck: if view.deck_size == 0 { CardSet::EMPTY } else { view.unseen },
        shown: view.shown,
        loot: view.loot,
    };
    let Attempt { museum, card, sidekicks } = attempt;
    let action = card.map_or(Action::Heist { museum, sidekicks }, |card| Action::Raid { card, sidekicks });
    DiceHeist::check_action(&state, seat, &action).err().map(|refusal| refusal.code)
}
