//! What a view implies for a choice: how likely the next alarm is, and what everybody is seen to hold.

use engine::insight::Attempt;
use engine::{Insight, Odds, Refusal, Seat, Viewer};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::SixthGame;
use crate::action::Action;
use crate::event::Event;
use crate::score::Line;
use crate::view::View;

/// More grabs in a row than this are not asked about.
const MOST_GRABS: u8 = 5;

/// What goes with every view.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Overview {
    /// How likely the next grab finds loot.
    pub safe: Odds,
    /// What each seat holds in points; none where this viewer may not look.
    pub held: Vec<Option<Line>>,
}

/// A question about a choice that is half made.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Question {
    /// How likely so many grabs in a row find loot, if nobody else reaches into the bag meanwhile: `{"type":"grabs","times":2}`.
    Grabs {
        /// How many.
        times: u8,
    },
}

/// What is answered.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Answer {
    /// How likely it is.
    pub safe: Odds,
}

impl Insight for SixthGame {
    type Overview = Overview;
    type Question = Question;
    type Answer = Answer;

    fn odds(view: &View, _seat: Seat, action: &Action) -> Option<Odds> {
        (*action == Action::Grab).then(|| safe(view, 1))
    }

    fn overview(view: &View, _viewer: Viewer) -> Overview {
        let held = view.players.iter().map(|(seat, thief)| thief.loot.map(|loot| Line::of(seat, loot)));
        Overview { safe: safe(view, 1), held: held.collect() }
    }

    fn answer(view: &View, _viewer: Viewer, question: &Question) -> Result<Answer, Refusal> {
        match *question {
            Question::Grabs { times } if (1..=MOST_GRABS).contains(&times) => Ok(Answer { safe: safe(view, times) }),
            Question::Grabs { .. } => Err(Refusal::new("too_many_grabs").with("most", MOST_GRABS)),
        }
    }

    fn questions(_view: &View, _viewer: Viewer) -> Vec<Question> {
        (1..=MOST_GRABS).map(|times| Question::Grabs { times }).collect()
    }

    fn luck(before: &View, event: &Event) -> Option<Attempt> {
        let (seat, success) = match *event {
            Event::Found { seat, .. } => (seat, true),
            Event::Caught { seat, .. } => (seat, false),
            _ => return None,
        };
        Some(Attempt { seat, odds: safe(before, 1), success, what: "sixth-game-luck" })
    }
}

/// How likely so many grabs in a row find no alarm.
pub(crate) fn safe(view: &View, times: u8) -> Odds {
    let (tokens, alarms) = (u64::from(view.tokens), u64::from(view.alarms));
    let (mut good, mut all) = (1, 1);
    for grab in 0..u64::from(times) {
        // A bag that has run out has no alarm in it either, and brings nothing.
        good *= tokens.saturating_sub(alarms + grab);
        all *= tokens.saturating_sub(grab).max(1);
    }
    Odds::new(good, all)
}
