//! What a view implies for a choice.

use engine::{Insight, NoQuestion, Refusal, Viewer};

use crate::{DiceHeist, View};

impl Insight for DiceHeist {
    type Overview = ();
    type Question = NoQuestion;
    type Answer = ();

    fn overview(_view: &View, _viewer: Viewer) {}

    fn answer(_view: &View, _viewer: Viewer, question: &NoQuestion) -> Result<(), Refusal> {
        match *question {}
    }
}
