//! Every game answers the question `choices` with what the seat that asks may do.

use engine::json::to_value;
use engine::{Seat, Turn, Viewer};
use serde_json::{Value, json};

#[test]
fn choices_are_the_legal_actions_in_words() {
    let question = json!({"type": "choices"});
    for game in catalog::games() {
        let quick: Value = serde_json::from_str(game.quick_start()).unwrap();
        let mut played = game.new_match(&quick).unwrap();
        // Dice that decide who begins must not all fall alike.
        for ticket in 0.. {
            let Some(weight) = played.weight().filter(|_| played.turn() == Turn::Chance) else { break };
            played.draw(ticket % weight).unwrap();
        }
        let mut asked = 0;
        for seat in Seat::all(played.seats()) {
            let choices = to_value(&played.answer(Viewer::Seat(seat), &question).unwrap());
            let choices = choices.as_array().unwrap();
            let legal: Vec<Value> = played.legal(seat).iter().map(|action| to_value(action)).collect();
            assert_eq!(choices.iter().map(|choice| choice["action"].clone()).collect::<Vec<_>>(), legal, "{}", game.slug());
            assert!(choices.iter().all(|choice| choice["say"]["key"].is_string()), "{}: {choices:?}", game.slug());
            asked += choices.len();
        }
        assert!(asked > 0, "{}: somebody is asked after set-up", game.slug());
        let spectator = to_value(&played.answer(Viewer::Spectator, &question).unwrap());
        assert_eq!(spectator, json!([]), "{}: who only watches can do nothing", game.slug());
        let more = json!({"type": "choices", "of": 1});
        assert!(played.answer(Viewer::Spectator, &more).is_err(), "{}: a question with more fields is none", game.slug());
    }
}
